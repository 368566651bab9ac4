"""What dice promise to bots that explore."""

from __future__ import annotations

from random import Random

import pytest

from questhall.bots.greedy import GreedyBot
from questhall.games.runebound3.bot.evaluate import shortlist
from questhall.games.runebound3.bot.exploring import best_of, best_reroll, chance_to_find, found
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.moves.turn import AttemptQuest
from questhall.games.runebound3.odds import chance_of_dice
from questhall.games.runebound3.rules.movement import dice_moves
from questhall.games.runebound3.state import Roll, State
from support.runebound3 import MOUNTAINS_WATER, PLAINS, WILD, hero, position
from support.runebound3_matches import match_at

SWAMP = "4,5"


def exploring(*faces: int, hand: str = "") -> State:
    """Corbin tries Swamp Tales, and these dice lie on the table."""
    state = position(hero("corbin", SWAMP, quests="swamp_tales", hand=hand), hero("mok"))
    state.task, state.rolled = "swamp_tales", Roll("explore", [*faces], [False] * len(faces))
    return state


def test_dice_alone_a_card_to_exert_and_a_second_roll_are_counted() -> None:
    alone = chance_to_find(hero("mok"), ("water",))
    assert alone == chance_of_dice(("water",), 3)
    assert alone < chance_to_find(hero("mok", hand="tireless"), ("water",)) < 1
    assert chance_to_find(hero("laurel"), ("water",)) == pytest.approx(1 - (1 - alone) ** 2)


def test_a_die_that_counts_as_the_terrain_finds_it() -> None:
    assert chance_to_find(hero("mok", assets="saddled_otter"), ("water",)) == 1


def test_what_meets_the_best_outcome_is_counted_once() -> None:
    assert best_of([(1.0, 0.9), (3.0, 0.5)]) == pytest.approx(3 * 0.5 + 1 * 0.4)
    assert best_of([(1.0, 0.5), (3.0, 0.9)]) == pytest.approx(3 * 0.9)


def test_better_dice_are_worth_more() -> None:
    nothing, little, much = exploring(PLAINS, PLAINS, PLAINS), exploring(MOUNTAINS_WATER, PLAINS, PLAINS), WILD
    assert found(nothing, 0) == 0 < found(little, 0) < found(exploring(MOUNTAINS_WATER, much, PLAINS), 0)


def test_the_die_that_pays_for_nothing_is_rerolled() -> None:
    """Water lies there; with another water or a wild much more could be had, and the plains are wanted too."""
    state = exploring(MOUNTAINS_WATER, PLAINS, PLAINS, hand="tireless")
    moves = [RerollDie(0, MOUNTAINS_WATER), RerollDie(1, PLAINS), RerollDie(2, PLAINS)]
    assert best_reroll(state, 0, moves).die in (1, 2)


def test_laurel_often_rolls_again_what_finds_nothing() -> None:
    """Pathfinding costs nothing, but whoever dreams of another poor roll leaves it out."""
    poor = used = 0
    for seed in range(24):
        match = match_at(position(hero("laurel", SWAMP, quests="swamp_tales"), hero("mok")), seed)
        match.play(0, AttemptQuest("swamp_tales"))
        if match.state.rolled is not None and not any(map(is_wet, match.state.rolled.dice)):
            poor += 1
            used += GreedyBot(Random(seed)).choose(match, 0) == Use("pathfinding")
    assert 0 < poor <= 3 * used


def is_wet(face: int) -> bool:
    return face in (WILD, MOUNTAINS_WATER)


@pytest.mark.parametrize(
    ("who", "faces", "used", "again"),
    [
        ("laurel", (MOUNTAINS_WATER,) * 3, [], True),
        ("laurel", (WILD,) * 3, [], False),
        ("laurel", (MOUNTAINS_WATER,) * 3, ["pathfinding"], False),
        ("mok", (MOUNTAINS_WATER,) * 3, [], False),
    ],
)
def test_laurel_does_not_put_up_with_a_poor_roll(
    who: str, faces: tuple[int, ...], used: list[str], again: bool
) -> None:
    """On the plains mountains and water lead nowhere, and a wild leads everywhere."""
    state = position(hero(who, "8,1"), hero("corbin", "forge"))
    state.rolled, state.players[0].used = Roll("move", [*faces], [False] * 3), used
    assert (shortlist(state, 0, dice_moves(state, 0)) == [Use("pathfinding")]) is again
