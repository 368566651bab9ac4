"""The movement phase: catalogue chapters MOVE, ADICE, AFIRST."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.board import NEIGHBOURS
from questhall.games.runebound1.moves.turn import Rest, RollDice, StayHere, Step, StepAside, StopMoving
from questhall.games.runebound1.play import beat
from support.runebound1 import MOUNTAINS_SWAMP, ROAD_PLAINS, hero, hex_of, play, position
from support.stretch import Rigged

ROLL, STAY, STOP = RollDice(), StayHere(), StopMoving()


@pytest.mark.rule("R1-MOVE-18", "R1-MOVE-16")
def test_a_hero_in_a_town_rests_with_two_dice_and_rolls_three() -> None:
    state = position(hero("mordrog", exhaustion=2), hero("lyssa", "forge"))
    rest = Rest("mordrog")
    chance = Rigged(seat__0__move=[MOUNTAINS_SWAMP] * 3)
    played = play(state, beat, [rest, rest, ROLL], chance)
    aside = [*map(StepAside, NEIGHBOURS[hex_of("tamalir")])]
    assert [asked.moves for asked in played.asked] == [
        [ROLL, rest, *aside, STAY],
        [ROLL, rest, STAY],
        [ROLL, STAY],
    ]
    assert state.players[0].exhaustion == 0


@pytest.mark.rule("R1-MOVE-06", "R1-MOVE-07", "R1-MOVE-19")
def test_a_die_leads_one_hex_by_one_of_its_symbols() -> None:
    """From the plains at 4,4: roads and plains beside it, and the town, but not the river."""
    state = position(hero("mordrog", "4,4"), hero("lyssa", "forge"))
    chance = Rigged(seat__0__move=[ROAD_PLAINS, MOUNTAINS_SWAMP, MOUNTAINS_SWAMP, MOUNTAINS_SWAMP])
    greyhaven = Step(hex_of("greyhaven"), ROAD_PLAINS)
    played = play(state, beat, [ROLL, greyhaven], chance)
    ways = ["3,4", "5,4", "3,3", "3,5", "4,5"]
    by_road_or_plains = [Step(hex, ROAD_PLAINS) for hex in NEIGHBOURS[hex_of("4,4")] if hex in map(hex_of, ways)]
    assert played.asked[1].moves == [STOP, *by_road_or_plains, Step(hex_of("greyhaven"), MOUNTAINS_SWAMP)]
    assert (state.players[0].hex, state.players[0].came_from) == (hex_of("greyhaven"), hex_of("4,4"))
