"""Hearts and rolls: first the die, then as many hearts as one likes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.nearandfar.events.journey import FightRaised
from questhall.games.nearandfar.moves import Claim, ReturnAnimal, SpendHearts, UseTreasure
from questhall.games.nearandfar.rules.hearts import raise_roll, roll_die
from questhall.games.nearandfar.state import Fight, Player, State
from support.nearandfar import dice, on_the_map, play, player, position
from support.stretch import CutIn, Played


def rolling(one: Player, fight: Fight) -> State:
    state = position(one, player("grear", place="farm", team="cat_1"))
    state.turn.fight = fight
    return state


def raised(state: State, answers: Sequence[Move | CutIn]) -> tuple[Played[State], bool]:
    """The decision after a roll, and whether what was wanted is reached."""
    results: list[bool] = []

    def run(table: Table[State]) -> Play[None]:
        results.append((yield from raise_roll(table, 0)))

    return play(state, run, answers), results[0]


@pytest.mark.rule("NF-HEART-02", "NF-HEART-03", "NF-HEART-04")
def test_example_vera_rolls_4_spends_8_hearts_and_has_12() -> None:
    state = rolling(on_the_map(2, team="", hearts=8), Fight("threat", 4, 0, 12, threat=12))
    played, has_won = raised(state, [SpendHearts(8)])
    assert has_won
    assert played.asked[0].moves == [SpendHearts(hearts) for hearts in range(9)]
    assert played.events_of(FightRaised) == [FightRaised(0, 12)]
    assert state.players[0].hearts == 0


@pytest.mark.rule("NF-HEART-03")
def test_no_heart_has_to_be_spent() -> None:
    state = rolling(on_the_map(2, hearts=8), Fight("threat", 4, 0, 5, threat=5))
    played, has_won = raised(state, [SpendHearts(0)])
    assert not has_won
    assert (state.players[0].hearts, played.events) == (8, [])


@pytest.mark.rule("NF-HEART-02")
@pytest.mark.parametrize("why", ["duel", "threat", "quest"])
def test_every_roll_can_be_raised_in_town_too(why: str) -> None:
    state = rolling(player(place="mine", hearts=1), Fight(why, 3, 0, 4))  # type: ignore[arg-type]
    assert raised(state, [SpendHearts(1)])[1]


@pytest.mark.rule("NF-TAL-15")
def test_meditation_spends_food_as_hearts() -> None:
    state = rolling(on_the_map(2, hearts=1, food=2, talents="meditation"), Fight("quest", 3, 0, 6, is_skill=True))
    played, has_won = raised(state, [SpendHearts(3, 2)])
    assert has_won
    mixes = {(move.hearts, move.food) for move in played.asked[0].moves if isinstance(move, SpendHearts)}
    assert mixes == {(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2)}
    assert (state.players[0].hearts, state.players[0].food) == (0, 0)


@pytest.mark.rule("NF-COMP-01")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_six_faces(face: int) -> None:
    results: list[int] = []

    def run(table: Table[State]) -> None:
        results.append(roll_die(table))

    play(position(), run, chance=dice(face))
    assert results == [face]


@pytest.mark.rule("NF-TREC-07")
def test_one_bomb_helps_in_a_combat_check_and_none_in_a_skill_check() -> None:
    bags = "bird:fire_bomb_1 bird:clever_tonic_1 bird:clever_tonic_2"
    combat = rolling(on_the_map(2, animals=bags), Fight("quest", 3, 0, 6))
    assert raised(combat, [UseTreasure("fire_bomb_1")])[1]
    skill = rolling(on_the_map(2, animals=bags), Fight("quest", 3, 0, 9, is_skill=True))
    played, has_won = raised(skill, [UseTreasure("clever_tonic_1"), UseTreasure("clever_tonic_2")])
    assert has_won
    assert played.asked[0].moves == [SpendHearts(0), UseTreasure("clever_tonic_1"), UseTreasure("clever_tonic_2")]


@pytest.mark.rule("NF-ART-01")
def test_an_artifact_claimed_after_the_roll_counts_for_it() -> None:
    one = on_the_map(2, hand="bear_charm", coins=3, gems=2, food=1, tokens="nomads")
    state = rolling(one, Fight("threat", 3, 0, 4, threat=4))
    played, has_won = raised(state, [CutIn(0, Claim("bear_charm")), SpendHearts(0)])
    assert has_won
    assert played.asked[0].offers == {0: [Claim("bear_charm")]}
    assert one.artifacts == ["bear_charm"]


@pytest.mark.rule("NF-TAL-24")
def test_a_breeder_turns_birds_into_hearts_in_the_middle_of_a_roll() -> None:
    one = on_the_map(2, hearts=0, animals="bird bird", talents="pack_bird_breeding", hand="bear_charm", coins=9)
    one.tokens = {"lizardfolk": 0, "nomads": 0, "mystics": 0, "outlaws": 0}
    state = rolling(one, Fight("threat", 1, 0, 5, threat=5))
    one.hearts = 1
    cuts = [CutIn(0, ReturnAnimal(1)), CutIn(0, ReturnAnimal(0))]
    _, has_won = raised(state, [*cuts, SpendHearts(4)])
    assert has_won
    assert (one.animals, one.hearts, state.birds) == ([], 1, 6)


def test_smelling_salts_give_hearts_at_any_moment() -> None:
    one = on_the_map(2, hearts=1, animals="bird:smelling_salts_1")
    state = rolling(one, Fight("threat", 1, 0, 5, threat=5))
    _, has_won = raised(state, [CutIn(0, UseTreasure("smelling_salts_1")), SpendHearts(4)])
    assert has_won
    assert one.animals[0].treasure == ""
