"""Terrain dice and exploring with them: catalogue chapters EXPL, DICE, CITY, LIMIT."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.dice import Symbol, matches
from questhall.games.runebound3.events.adventure import OutcomeTaken, QuestFailed
from questhall.games.runebound3.events.hero import DiceRolled, Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.moves.terrain import MoveTo, TakeOutcome
from questhall.games.runebound3.moves.turn import AttemptQuest, RollToMove
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.terrain import can_pay, roll_terrain
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import (
    FOREST_HILLS,
    HILLS_PLAINS,
    MOUNTAINS_WATER,
    PLAINS,
    PLAINS_FOREST,
    WILD,
    fight,
    hero,
    play,
    position,
)
from support.stretch import Played, Rigged

DONE = Done()


def explore(quest: str, place: str, faces: Sequence[int], *answers: Move, **more: str) -> Played[State]:
    """Try a quest on its hex; whoever has a card in hand is asked even if nothing was found."""
    state = position(hero("corbin", place, gold=0, quests=quest, hand="parry", **more))  # type: ignore[arg-type]
    return play(state, take_turn, [AttemptQuest(quest), *(answers or [DONE])], Rigged(seat__0__terrain=faces))


def outcomes(quest: str, place: str, *faces: int) -> list[int]:
    """The outcomes that these dice can pay for."""
    moves = explore(quest, place, faces).asked[1].moves
    assert moves[-1] == DONE
    return [move.outcome for move in moves if isinstance(move, TakeOutcome)]


@pytest.mark.rule("R3-EXPL-01", "R3-DICE-02")
@pytest.mark.parametrize(("assets", "dice"), [("", 3), ("traders_attire", 4), ("thoroughbred_stallion", 5)])
def test_to_explore_a_hero_rolls_as_many_dice_as_the_speed_says(assets: str, dice: int) -> None:
    played = explore("spring_festival", "bright_dale", [PLAINS] * dice, DONE, assets=assets)

    assert played.events == [DiceRolled(0, "explore", (PLAINS,) * dice), QuestFailed(0, "spring_festival")]
    assert played.state.rolled is None


@pytest.mark.rule("R3-EXPL-01")
def test_the_card_that_tells_to_explore_says_what_comes_of_it() -> None:
    """At Madness Pass plains and mountains bring a coin, hills and mountains three."""
    faces = [HILLS_PLAINS, MOUNTAINS_WATER, FOREST_HILLS]

    for outcome, gold in [(1, 1), (2, 3)]:
        played = explore("narrow_ledge", "madness_pass", faces, TakeOutcome(outcome))

        assert played.asked[1].moves[:2] == [TakeOutcome(1), TakeOutcome(2)]
        assert played.events == [
            DiceRolled(0, "explore", tuple(faces)),
            OutcomeTaken(0, "narrow_ledge", outcome),
            TrophyClaimed(0, "narrow_ledge"),
            GoldGained(0, gold),
        ]
        assert played.state.players[0].hex == position(hero("corbin", "madness_pass")).players[0].hex


@pytest.mark.rule("R3-EXPL-02", "R3-DICE-03")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([HILLS_PLAINS, MOUNTAINS_WATER, MOUNTAINS_WATER], [1]),
        ([HILLS_PLAINS, PLAINS, FOREST_HILLS], [1, 3]),
        ([HILLS_PLAINS, PLAINS, MOUNTAINS_WATER], [1, 2, 3]),
        ([FOREST_HILLS, FOREST_HILLS, MOUNTAINS_WATER], []),
        ([PLAINS_FOREST, PLAINS_FOREST, PLAINS_FOREST], [1]),
    ],
)
def test_of_a_die_that_shows_two_terrains_only_one_is_spent(faces: list[int], expected: list[int]) -> None:
    """The festival asks for plains; for plains, plains and water; for plains and hills."""
    assert outcomes("spring_festival", "bright_dale", *faces) == expected


@pytest.mark.rule("R3-EXPL-03", "R3-DICE-04")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ([WILD, MOUNTAINS_WATER, PLAINS], [1, 2, 3]),
        ([WILD, PLAINS, PLAINS], [1]),
        ([WILD, WILD, PLAINS], [1, 2, 3]),
        ([MOUNTAINS_WATER, MOUNTAINS_WATER, PLAINS], [1, 3]),
        ([MOUNTAINS_WATER] * 3, [1]),
    ],
)
def test_a_wild_is_any_terrain_but_where_a_wild_is_asked_for_it_must_be_one(
    faces: list[int], expected: list[int]
) -> None:
    """The swamp asks for water; for water and a wild; for water, water and plains."""
    assert outcomes("swamp_tales", "blackwing_swamp", *faces) == expected


def rock_slide(table: Table[State]) -> Play[None]:
    """Explore: suffer 3 damage if you roll mountains."""
    faces = roll_terrain(table, 0, 3, "explore").dice
    if any(matches(face, "mountains") for face in faces):
        yield from suffer(table, 0, 3)


@pytest.mark.rule("R3-DICE-05", "R3-DICE-06")
@pytest.mark.parametrize(
    ("faces", "damage"),
    [([WILD, PLAINS, PLAINS], 3), ([MOUNTAINS_WATER, PLAINS, PLAINS], 3), ([PLAINS, FOREST_HILLS, HILLS_PLAINS], 0)],
)
def test_example_a_wild_counts_as_mountains_also_when_that_hurts(faces: list[int], damage: int) -> None:
    state = position(hero("corbin", "8,1", hand="parry"))

    played = play(state, rock_slide, [], Rigged(seat__0__terrain=faces))

    assert played.asked == [], "nobody may refuse"
    assert played.events_of(Suffered) == ([Suffered(0, 3)] if damage else [])


@pytest.mark.rule("R3-CITY-03")
@pytest.mark.parametrize(("place", "damage"), [("tamalir", 3), ("8,1", 1), ("2,2", 1), ("2,0", 2)])
def test_example_in_a_city_every_die_of_stalk_prey_deals_damage(place: str, damage: int) -> None:
    """Outside only the dice that match: one on the plains, one in the mountains, two in the forest."""
    state = position(hero("lissa", place))
    fight(state, "ogre", mine="lissa.3:1", theirs="enemy.4:1")
    faces = [PLAINS_FOREST, MOUNTAINS_WATER, FOREST_HILLS]

    played = play(state, fight_on, [UseSurge("stalk_prey", ("lissa.3",), 1)], Rigged(seat__0__terrain=faces))

    assert played.events_of(Suffered) == [Suffered(None, damage)]


@pytest.mark.rule("R3-LIMIT-02")
def test_there_are_never_too_few_dice_in_the_box() -> None:
    """A hero in a trader's attire on a stallion with a long stride rolls seven."""
    mine = hero("corbin", "8,1", assets="traders_attire thoroughbred_stallion", skills="long_stride")
    faces = (PLAINS, WILD, PLAINS, FOREST_HILLS, MOUNTAINS_WATER, HILLS_PLAINS, PLAINS_FOREST)

    played = play(position(mine), take_turn, [RollToMove(), DONE], Rigged(seat__0__terrain=faces))

    assert played.events == [DiceRolled(0, "move", faces)]
    steps = [move for move in played.asked[1].moves if isinstance(move, MoveTo)]
    assert {move.die for move in steps} == {0, 1, 4, 5, 6}, "two of the seven show what others show or lead nowhere"


@pytest.mark.rule("R3-QUEST-10")
@pytest.mark.parametrize(
    ("needs", "paid"),
    [
        (("hills", "mountains"), True),
        (("mountains", "hills"), True),
        (("hills", "hills"), False),
        (("hills", "plains"), True),
        (("hills", "mountains", "plains"), False),
    ],
)
def test_each_card_that_changes_a_die_changes_one(needs: tuple[Symbol, ...], paid: bool) -> None:
    """Two dice show plains; the goat climbs hills once and mountains once."""
    assert can_pay((PLAINS, PLAINS), needs, ("hills", "mountains")) is paid
