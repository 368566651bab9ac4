"""What allies of the market can do beside fighting."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.board import TERRAIN
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.events.fight import AttackRolled, EnemyWounded
from questhall.games.runebound1.events.turn import DiceRolled
from questhall.games.runebound1.moves.answers import PickCharacter
from questhall.games.runebound1.moves.fight import AttackWith
from questhall.games.runebound1.moves.turn import RollDice, StayHere, Step, StopMoving
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.bonuses import skill_modifier
from questhall.games.runebound1.rules.rewards import reward
from support.runebound1 import hero, play
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using, wounds_dealt
from support.stretch import CutIn


@pytest.mark.parametrize(
    ("ally", "kind", "attribute", "damage"),
    [("widow_of_greyhaven", 0, 7, 3), ("prince_gardun", 1, 8, 3), ("lord_loren", 2, 8, 3), ("deserter", 1, 4, 1)],
)
def test_an_ally_fights_with_what_is_printed(ally: str, kind: int, attribute: int, damage: int) -> None:
    state = against(hero("mordrog", items="dragontooth_blade drowned_king", allies=ally))
    played = go(state, *[DEFEND] * kind, AttackWith(ally), *[DEFEND] * (2 - kind), attack=11)
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [11 + attribute]
    assert [event.amount for event in played.events_of(EnemyWounded)] == [damage]


def test_the_guide_knows_ways_through_the_forest() -> None:
    state = one_of_two(hero("mordrog", "6,0", allies="guide"))
    played = play(state, beat, [RollDice(), StopMoving()], dice(move=(1, 1, 1, 1)))
    steps = [move for move in played.asked[1].moves if isinstance(move, Step)]
    assert [TERRAIN[step.hex] for step in steps].count("forest") == 4


@pytest.mark.parametrize(("ally", "wounds"), [("burning_priest", 1), ("storm_sister", 1)])
def test_some_allies_strike_before_combat(ally: str, wounds: int) -> None:
    state = against(hero("mordrog", allies=ally), phase="before")
    played = go(state, using(ally))
    assert played.asked[0].moves == [using(ally), DONE]
    assert (wounds_dealt(state), state.players[0].allies[0].exhaustion, state.players[0].exhaustion) == (wounds, 1, 0)
    assert state.players[0].face_down == [ally]


def test_the_hedge_witch_heals_before_moving() -> None:
    state = one_of_two(hero("mordrog", wounds=2, allies="hedge_witch:2"))
    answers = [using("hedge_witch"), PickCharacter("hedge_witch"), StayHere()]
    played = play(state, beat, answers)
    assert played.asked[1].moves == [PickCharacter("mordrog"), PickCharacter("hedge_witch")]
    assert using("hedge_witch") not in played.asked[2].moves, "face down"
    assert (state.players[0].wounds, state.players[0].allies[0].wounds) == (2, 1)


def test_the_grey_healer_heals_in_the_middle_of_a_fight() -> None:
    state = against(hero("mordrog", wounds=2, allies="grey_healer"))
    played = go(state, CutIn(0, using("grey_healer")), DEFEND, DEFEND, DEFEND)
    assert [asked.offers for asked in played.asked[:2]] == [{0: [using("grey_healer")]}, {}]
    assert (state.players[0].wounds, state.players[0].allies[0].exhaustion) == (1, 1)


def test_the_shield_maiden_takes_the_blow_for_the_hero_while_she_has_breath() -> None:
    state = against(hero("mordrog", allies="shield_maiden:4"), straw_man((3, 0, 0)))
    maiden = using("shield_maiden")
    played = go(state, DEFEND, maiden, maiden, DEFEND, DEFEND, defence=1)
    assert [asked.moves for asked in played.asked[1:3]] == [[maiden, DONE], [maiden, DONE]]
    assert (state.players[0].wounds, state.players[0].allies[0].exhaustion) == (1, 2)
    assert played.topics[3] == (0, "fight.act"), "a third counter would kill her"


def test_the_burglar_finds_a_gold_more() -> None:
    state = one_of_two(hero("mordrog", gold=0, allies="halfling_burglar"))
    flock = ADVENTURES["razorwing_flock"]
    assert isinstance(flock, Challenge)
    play(state, lambda table: reward(table, 0, flock))
    assert state.players[0].gold == 3 + 1


def test_the_eagle_brings_a_movement_die_more() -> None:
    state = one_of_two(hero("mordrog", "3,4", allies="eagle_rider"))
    played = play(state, beat, [RollDice(), StopMoving()], dice(move=(1, 1, 1, 1, 1)))
    assert DiceRolled(0, (0,) * 5) in played.events


@pytest.mark.parametrize(
    ("ally", "skill", "id", "modifier"),
    [
        ("elf_warden", "track", "mordrog", 3),
        ("elf_warden", "track", "lyssa", 3 + 3),
        ("lord_loren", "diplomacy", "mordrog", 3),
        ("lord_loren", "diplomacy", "spiritspeaker_mok", 3 + 3),
    ],
)
def test_some_allies_lend_the_hero_a_skill(ally: str, skill: str, id: str, modifier: int) -> None:
    assert skill_modifier(one_of_two(hero(id, allies=ally)), 0, skill) == modifier
