"""The villains, story tokens and elimination: catalogue chapters VILLAIN, SCARD, LORE, ALLY, ZOMB, STOK, ELIM."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import IllegalMove, ScoreLine
from questhall.games.runebound3.board import HEXES
from questhall.games.runebound3.events.fight import FightBegan, FightEnded, Struck, TokensCast
from questhall.games.runebound3.events.hero import HeroEliminated, Suffered
from questhall.games.runebound3.events.rounds import MatchEnded, TurnBegan
from questhall.games.runebound3.events.story import TokensGained
from questhall.games.runebound3.moves.fight import Retreat, Strike
from questhall.games.runebound3.moves.turn import EndTurn, EngageVillain
from questhall.games.runebound3.play import result
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.combat import perform
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.gains import gain_tokens
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import FOE, NOWHERE, State
from questhall.games.runebound3.view import view
from support.runebound3 import HEX, fight, hero, play, position
from support.runebound3_enemies import offered_surge, strike
from support.runebound3_fights import fight_until
from support.runebound3_matches import match_at, several
from support.stretch import Played, Rigged

ENGAGE = EngageVillain()
VILLAIN = {"margath": "margath", "corpse_king": "vorakesh"}


def facing(scenario: str = "margath", *, seats: int = 2, active: int = 0, **mine: Any) -> State:
    """The second act: the hero whose turn it is stands before the villain, the others far away."""
    heroes = [hero(id, "everton") for id in ("corbin", "mok", "thorn")[:seats]]
    heroes[active] = hero(heroes[active].hero, "firmament", **mine)
    state = position(*heroes, scenario=scenario, act=2, active=active)
    state.villain = HEX["firmament"]
    return state


def fought(state: State, end: str) -> Played[State]:
    """The fight with the villain is over."""
    seat = state.active
    fight(state, VILLAIN[state.scenario], seat=seat, reason="villain", phase="done", damage=5)
    assert state.fight is not None
    state.fight.end = end  # type: ignore[assignment]
    return play(state, fight_on)


@pytest.mark.rule("R3-VILLAIN-01")
@pytest.mark.parametrize(
    ("scenario", "villain", "printed"), [("margath", "margath", 15), ("corpse_king", "vorakesh", 10)]
)
def test_the_villain_of_the_scenario_card_is_the_enemy_one_meets(scenario: str, villain: str, printed: int) -> None:
    state = facing(scenario)

    played = play(state, several(2), [ENGAGE])

    assert played.events == [FightBegan(0, villain, None)]
    assert (health(state, FOE), state.players[0].points) == (printed, 2)


@pytest.mark.rule("R3-VILLAIN-01")
def test_the_villain_is_met_only_where_it_stands() -> None:
    state = facing()
    places = []
    for hex in HEXES:
        state.players[0].hex = hex
        places += [hex] if ENGAGE in turn_moves(state, 0) else []

    assert places == [HEX["firmament"]]
    state.villain = NOWHERE
    assert not any(ENGAGE in turn_moves(state, seat) for seat in (0, 1))


@pytest.mark.rule("R3-VILLAIN-02", "R3-CBT-08")
@pytest.mark.parametrize(("scenario", "villain"), VILLAIN.items())
def test_the_villain_casts_its_own_token_besides_the_six_of_every_enemy(scenario: str, villain: str) -> None:
    state = fight(facing(scenario), villain, reason="villain", phase="cast")

    played = play(state, fight_on, (), Rigged(seat__0__tokens=[0] * 3, enemy__tokens=[0] * 7))

    enemy = next(cast.tokens for cast in played.events_of(TokensCast) if cast.seat is None)
    assert enemy == ("enemy.1", "enemy.2", "enemy.3", "enemy.4", "enemy.5", "veteran", villain)


@pytest.mark.rule("R3-VILLAIN-03")
def test_whoever_defeats_the_villain_wins_the_game() -> None:
    state = fight(facing(), "margath", mine="corbin.1:0", reason="villain", damage=13)
    strike(state, 0, "corbin.1")
    assert state.fight is not None
    state.fight.phase = "done"

    played = play(state, fight_on)

    assert played.events[-1] == MatchEnded("villain-defeated", 0)
    assert (state.phase, state.winner) == ("over", 0)
    assert (result(state).places, result(state).end) == ((1, 2), "villain-defeated")
    assert result(state).lines == ((ScoreLine("villain", 1),), (ScoreLine("villain", 0),))


@pytest.mark.rule("R3-VILLAIN-03")
def test_a_blow_that_does_not_bring_it_down_wins_nothing() -> None:
    state = fight(facing(), "margath", mine="corbin.1:0", reason="villain", damage=12)

    strike(state, 0, "corbin.1")

    assert state.fight is not None
    assert (state.fight.damage, state.fight.end, state.winner) == (14, "", None)


@pytest.mark.rule("R3-VILLAIN-04", "R3-SCARD-04")
def test_a_hero_whom_the_villain_defeats_is_eliminated_and_the_villain_heals() -> None:
    state = facing(seats=3)

    played = fought(state, "lost")

    assert played.events_of(HeroEliminated) == [HeroEliminated(0)]
    assert (view(state, 1).fight, state.villain) == (None, HEX["firmament"]), "the scenario card is turned back"
    state.active, state.players[1].hex, state.players[1].points = 1, state.villain, 3
    play(state, several(2), [ENGAGE])
    shown = view(state, 2).fight
    assert shown is not None
    assert (shown.sides[1].damage, shown.sides[1].health) == (0, 15)


@pytest.mark.rule("R3-VILLAIN-05")
def test_after_an_elimination_the_others_play_on_until_one_wins_or_all_have_lost() -> None:
    state = facing(seats=3)

    played = fought(state, "lost")
    assert (played.events_of(MatchEnded), state.phase, state.winner) == ([], "turn", None)

    later = play(state, several(2), [EndTurn()])
    assert later.events == [TurnBegan(1, 1), TurnBegan(2, 1)], "the turn of the fallen hero is over by itself"

    state.active = 1
    assert fought(state, "lost").events_of(MatchEnded) == []
    state.active = 2
    assert fought(state, "lost").events_of(MatchEnded) == [MatchEnded("all-eliminated", None)]
    assert (state.phase, result(state).end, state.winner) == ("over", "all-eliminated", None)
    assert (result(state).lost, result(state).winners) == (True, ())


@pytest.mark.rule("R3-VILLAIN-05")
def test_another_hero_may_still_win() -> None:
    state = facing(seats=2)
    fought(state, "lost")
    state.active = 1

    played = fought(state, "won")

    assert played.events_of(MatchEnded) == [MatchEnded("villain-defeated", 1)]
    assert result(state).places == (2, 1)


@pytest.mark.rule("R3-VILLAIN-06")
@pytest.mark.parametrize(
    ("enemy", "reason", "asked"), [("margath", "villain", []), ("ogre", "adventure", ["fight.retreat"])]
)
def test_nobody_is_asked_to_retreat_from_a_villain(enemy: str, reason: Any, asked: list[str]) -> None:
    match = match_at(fight(facing(), enemy, reason=reason, phase="retreat"))

    assert [ask.topic for ask in match.asks.values() if ask.topic == "fight.retreat"] == asked
    if not asked:
        with pytest.raises(IllegalMove):
            match.play(0, Retreat())
        assert match.state.fight.round == 2, "the next combat round has begun"


@pytest.mark.rule("R3-VILLAIN-07")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (5, 2)])
def test_a_villain_never_heals_above_the_health_story_tokens_have_left(damage: int, left: int) -> None:
    """Margath has 15, or 12 against three lore; he heals 3."""
    state = fight(facing(tokens=3), "margath", theirs="enemy.3:1 veteran:1", reason="villain", damage=damage, turn=1)
    move = offered_surge(state, FOE, "margath_heal", ("enemy.3", "veteran"))

    play(state, lambda table: perform(table, FOE, move))

    shown = view(state, None).fight
    assert shown is not None
    assert (shown.sides[1].damage, shown.sides[1].health) == (left, 12)


@pytest.mark.rule("R3-SCARD-01", "R3-SCARD-03")
@pytest.mark.parametrize("phase", ["heroes", "turn"])
def test_scenario_and_villain_are_open_to_everybody_from_the_beginning(phase: str) -> None:
    for scenario, villain in VILLAIN.items():
        state = position(scenario=scenario)
        state.phase = phase  # type: ignore[assignment]
        for viewer in (0, 1, None):
            shown = view(state, viewer)
            assert (shown.scenario, shown.villain, shown.fight) == (scenario, villain, None)


@pytest.mark.rule("R3-SCARD-04")
def test_while_a_hero_fights_the_villain_its_side_of_the_card_lies_up() -> None:
    state = facing()
    assert view(state, 1).fight is None

    play(state, take_turn, [ENGAGE])

    shown = view(state, 1).fight
    assert shown is not None
    assert (shown.enemy, shown.reason, shown.sides[1].health) == ("margath", "villain", 15)


@pytest.mark.rule("R3-LORE-02")
@pytest.mark.parametrize(("lore", "left"), [(0, 15), (1, 14), (3, 12), (7, 8), (8, 8), (12, 8)])
def test_margath_has_one_health_less_for_each_lore_of_his_opponent(lore: int, left: int) -> None:
    state = facing(tokens=lore)
    state.players[1].tokens = 5
    fight(state, "margath", reason="villain")

    assert health(state, FOE) == left


@pytest.mark.rule("R3-ALLY-02")
@pytest.mark.parametrize(
    ("allies", "zombies", "left"), [(0, 4, 14), (1, 4, 12), (3, 4, 8), (4, 4, 8), (1, 0, 8), (9, 9, 8)]
)
def test_vorakesh_has_two_health_less_for_each_ally_of_his_opponent(allies: int, zombies: int, left: int) -> None:
    state = facing("corpse_king", tokens=allies)
    state.zombies = [HEX["tamalir"]] * zombies
    state.players[1].tokens = 3
    fight(state, "vorakesh", reason="villain")

    assert health(state, FOE) == left


@pytest.mark.rule("R3-ZOMB-02")
@pytest.mark.parametrize("zombies", [0, 1, 5])
def test_vorakesh_has_one_health_more_for_each_zombie_on_the_board(zombies: int) -> None:
    state = facing("corpse_king")
    state.zombies = [HEX["tamalir"], HEX["everton"], HEX["forge"], HEX["forge"], HEX["firmament"]][:zombies]
    fight(state, "vorakesh", reason="villain")

    assert health(state, FOE) == 10 + zombies


@pytest.mark.rule("R3-VILLAIN-04")
def test_whoever_falls_to_the_villain_is_out_at_once_and_no_ability_helps() -> None:
    """Lissa's nine lives are for defeats, not for this."""
    state = position(hero("lissa", damage=8, hand="cunning"), hero("mok"), act=2, enemy="neighbour")
    fight(state, "margath", theirs="enemy.1:0", reason="villain", turn=1)

    played = fight_until(state, None, [Strike(("enemy.1",), "skull", 1)])

    assert played.events == [
        *[Struck(None, "skull", 1), Suffered(0, 1)],
        *[FightEnded(0, "margath", None, "lost"), HeroEliminated(0)],
    ]


@pytest.mark.rule("R3-LORE-01", "R3-ALLY-01", "R3-STOK-01")
@pytest.mark.parametrize("scenario", VILLAIN)
def test_the_scenario_says_what_a_story_token_is(scenario: str) -> None:
    state = position(scenario=scenario)

    played = play(state, lambda table: gain_tokens(table, 0, 2))

    assert played.events == [TokensGained(0, scenario, 2)]  # type: ignore[arg-type]
    assert [each.tokens for each in view(state, 1).heroes] == [2, 0]
    assert view(state, None).zombies == []
