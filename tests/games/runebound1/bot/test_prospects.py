"""Who is likely to win: chances add up, deeds count for more than hopes, and the third rune is the end."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.runebound1.bot.prospects import OF_MORE, OF_TWO, fallen, merit, prospects, stretch_of, traits
from questhall.games.runebound1.state import State
from support.runebound1 import fight, foe, hero, position, rune

RIVALS = ("lyssa", "runewitch_astarra", "one_fist")


def table(**mine: Any) -> State:
    return position(hero("mordrog", **mine), hero("lyssa"), doom=True)


def test_the_chances_of_all_are_a_hundred() -> None:
    state = position(hero("mordrog", gold=20), hero("lyssa", wounds=2), hero("runewitch_astarra"))
    assert sum(prospects(state, seat) for seat in range(3)) == pytest.approx(100)


def test_the_weights_are_those_of_the_traits() -> None:
    assert [*OF_TWO] == [*OF_MORE] == [*traits(table(), 0)]


def test_an_early_rune_is_a_lead_against_one_rival_and_a_danger_among_three() -> None:
    """Late it decides everywhere: whoever is nearly through has no time to lose it."""

    def gain(players: int, doom_counters: int) -> float:
        rivals = [hero(each) for each in RIVALS[: players - 1]]
        states = [position(one, *rivals, doom=True) for one in (hero("mordrog", items=rune()), hero("mordrog"))]
        for state in states:
            state.doom_counters = doom_counters
        return merit(states[0], 0) - merit(states[1], 0)

    assert gain(2, 0) > 0.2 > 0 > gain(4, 0)
    assert gain(4, 7) > gain(2, 7) > 0


@pytest.mark.parametrize("better", [{"gold": 13}, {"improved": (0, 2, 0)}, {"counters": (2, 0, 0, 0)}])
def test_whoever_has_more_is_likelier_to_win(better: dict[str, Any]) -> None:
    assert prospects(table(**better), 0) > prospects(table(), 0)


def test_a_wound_makes_it_less_likely_and_a_rune_more() -> None:
    assert prospects(table(wounds=3), 0) < prospects(table(), 0) < prospects(table(items=rune()), 0)


def test_a_fight_is_worth_what_may_come_of_it() -> None:
    easy, hard = foe(1, (2, 2, 2)), foe(9, (21, 21, 21), (3, 3, 3))
    chances = [prospects(fight(table(counters=(3, 0, 0, 0)), card), 0) for card in (hard, easy)]
    assert chances[0] < prospects(table(counters=(3, 0, 0, 0)), 0) < chances[1]


def test_the_third_rune_wins() -> None:
    """So does the dragon lord himself, with none."""
    held = " ".join([rune(), rune()])
    assert prospects(fight(table(items=held), rune()), 0) > 99
    assert prospects(fight(table(), foe(1, (2, 2, 2), wins=True)), 0) > 99
    assert prospects(fight(table(items=held), foe(1, (2, 2, 2))), 0) < 95


def test_the_harsh_way_a_fight_that_is_lost_costs_all_gold_and_the_dearest_card() -> None:
    def fear(harsh: bool, **mine: Any) -> float:
        state = position(hero("mordrog", **mine), hero("lyssa"), doom=True, harsh=harsh)
        return prospects(state, 0) - prospects(fight(state, foe(9, (21, 21, 21), (3, 3, 3))), 0)

    assert fear(True, gold=0) == pytest.approx(fear(False, gold=0), abs=0.2)
    assert fear(True, gold=9) > fear(False, gold=9) + 1
    assert fear(True, gold=0, items="chain_mail") > fear(False, gold=0, items="chain_mail") + 2
    cheap_too = fear(True, gold=0, items="leather_jerkin chain_mail") - fear(True, gold=0, items="chain_mail")
    assert abs(cheap_too) < 1, "the cheaper one stays"


def test_an_ally_who_may_fall_is_reckoned_by_what_the_hero_is_without_him() -> None:
    state = fight(table(allies="village_hunter"), foe())
    assert state.fight is not None
    alone = merit(table(), 0) - merit(state, 0)
    assert alone < 0
    assert [fallen(state, state.fight, (gone,)) for gone in (0.0, 0.5, 1.0)] == pytest.approx([0, alone / 2, alone])
    away = fight(table(allies="village_hunter"), foe(), kept_out=["village_hunter"])
    assert away.fight is not None
    assert fallen(away, away.fight, ()) == 0


def test_a_turn_is_a_stretch_and_so_is_a_round_of_a_fight() -> None:
    card = foe()
    told = [
        stretch_of(table()),
        stretch_of(position(hero("mordrog"), hero("lyssa"), active=1)),
        stretch_of(fight(table(), card, round=1)),
        stretch_of(fight(table(), card, round=2)),
    ]
    assert len(set(told)) == len(told)
    assert stretch_of(fight(table(), rival=1, round=1)) == stretch_of(table())
