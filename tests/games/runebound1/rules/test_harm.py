"""Wounds and exhaustion: catalogue chapters WOUND, EXH, ALLY, AWOUND, AEXH."""

from __future__ import annotations

import pytest

from questhall.engine import Table
from questhall.games.runebound1.events.fight import AllyDied, Exhausted, Healed, Recovered, Wounded
from questhall.games.runebound1.rules.abilities import can_take
from questhall.games.runebound1.rules.harm import exhaust, fell, heal, lay_wounds, recover
from questhall.games.runebound1.state import Ally, State
from support.runebound1 import play
from support.runebound1_table import hero, position

pytestmark = pytest.mark.usefixtures("plain_cards")


@pytest.mark.rule("R1-WOUND-01")
def test_wounds_are_laid_on_the_hero_card() -> None:
    state = position(hero("ann", wounds=1), hero("bob"))

    played = play(state, lambda table: lay_wounds(table, 0, 2))

    assert [player.wounds for player in state.players] == [3, 0]
    assert played.events == [Wounded(0, "ann", 2)]
    assert not state.players[0].is_knocked_out, "three of five"


@pytest.mark.rule("R1-WOUND-02")
@pytest.mark.parametrize(("wounds", "is_out"), [(4, False), (5, True), (6, True)])
def test_a_hero_whose_wounds_reach_life_is_knocked_out(wounds: int, is_out: bool) -> None:
    state = position(hero("ann"), hero("bob"))

    play(state, lambda table: lay_wounds(table, 0, wounds))

    assert state.players[0].is_knocked_out is is_out


@pytest.mark.rule("R1-WOUND-03")
def test_counters_of_an_ally_lie_on_his_own_card() -> None:
    state = position(hero("ann", allies="guard scout"), hero("bob"))

    def both(table: Table[State]) -> None:
        lay_wounds(table, 0, 2, "guard")
        exhaust(table, 0, 1, "scout")

    play(state, both)

    assert state.players[0].allies == [Ally("guard", wounds=2), Ally("scout", exhaustion=1)]
    assert (state.players[0].wounds, state.players[0].exhaustion) == (0, 0)


@pytest.mark.rule("R1-EXH-01")
def test_exhaustion_is_laid_on_the_hero_card() -> None:
    state = position(hero("ann", exhaustion=1), hero("bob"))

    played = play(state, lambda table: exhaust(table, 0, 2))

    assert [player.exhaustion for player in state.players] == [3, 0]
    assert played.events == [Exhausted(0, "ann", 2)]


@pytest.mark.rule("R1-EXH-02", "R1-EXH-03")
def test_exhaustion_above_stamina_turns_into_wounds() -> None:
    state = position(hero("ann", exhaustion=2), hero("bob"))

    played = play(state, lambda table: exhaust(table, 0, 3))

    assert (state.players[0].exhaustion, state.players[0].wounds) == (3, 2)
    assert played.events == [Exhausted(0, "ann", 1), Wounded(0, "ann", 2)]


@pytest.mark.rule("R1-EXH-02")
def test_the_stamina_of_an_ally_is_his_own() -> None:
    state = position(hero("ann", allies="guard:0/1"), hero("bob"))

    play(state, lambda table: exhaust(table, 0, 3, "guard"))

    assert state.players[0].allies == [Ally("guard", wounds=2, exhaustion=2)]


@pytest.mark.rule("R1-EXH-04")
def test_what_is_healed_or_rested_off_leaves_the_card() -> None:
    state = position(hero("ann", wounds=3, exhaustion=2, allies="guard:2/1"), hero("bob"))

    def rest(table: Table[State]) -> None:
        heal(table, 0, 2)
        recover(table, 0, 9)
        heal(table, 0, 9, "guard")

    played = play(state, rest)

    assert (state.players[0].wounds, state.players[0].exhaustion) == (1, 0)
    assert state.players[0].allies == [Ally("guard", exhaustion=1)]
    assert played.events == [Healed(0, "ann", 2), Recovered(0, "ann", 2), Healed(0, "guard", 2)]


@pytest.mark.rule("R1-ALLY-01")
def test_an_ally_whose_wounds_reach_his_life_dies_and_goes_under_the_market_deck() -> None:
    state = position(hero("ann", allies="guard:2/1 scout"), hero("bob"), market="ring cloak")
    state.players[0].face_down = ["guard"]

    played = play(state, lambda table: lay_wounds(table, 0, 1, "guard"))

    assert [ally.card for ally in state.players[0].allies] == ["scout"]
    assert (state.market.cards, state.market.under) == (["ring", "cloak"], ["guard"])
    assert state.players[0].face_down == []
    assert played.events == [Wounded(0, "guard", 1), AllyDied(0, "guard")]


@pytest.mark.rule("R1-ALLY-01")
def test_an_ally_one_wound_short_of_his_life_lives() -> None:
    state = position(hero("ann", allies="guard:1"), hero("bob"))

    play(state, lambda table: lay_wounds(table, 0, 1, "guard"))

    assert state.players[0].allies == [Ally("guard", wounds=2)]


@pytest.mark.rule("R1-AWOUND-01", "R1-WOUND-02")
@pytest.mark.parametrize(("wounds", "is_out"), [(5, False), (6, True)])
def test_in_the_advanced_game_wounds_must_exceed_the_life_of_a_hero(wounds: int, is_out: bool) -> None:
    state = position(hero("ann"), hero("bob"), advanced=True)

    play(state, lambda table: lay_wounds(table, 0, wounds))

    assert state.players[0].is_knocked_out is is_out


@pytest.mark.rule("R1-AWOUND-02")
def test_in_the_advanced_game_wounds_must_exceed_the_life_of_an_ally() -> None:
    state = position(hero("ann", allies="guard:2"), hero("bob"), advanced=True)

    play(state, lambda table: lay_wounds(table, 0, 1, "guard"))
    assert state.players[0].allies == [Ally("guard", wounds=3)]

    play(state, lambda table: lay_wounds(table, 0, 1, "guard"))
    assert state.players[0].allies == []


@pytest.mark.rule("R1-AWOUND-03", "R1-AWOUND-02")
def test_an_enemy_with_life_3_dies_of_3_wounds_or_of_4() -> None:
    basic, advanced = position(), position(advanced=True)
    assert [fell(basic, wounds, 3) for wounds in (2, 3, 4)] == [False, True, True]
    assert [fell(advanced, wounds, 3) for wounds in (2, 3, 4)] == [False, False, True]


@pytest.mark.rule("R1-AEXH-01")
def test_in_the_advanced_game_nobody_chooses_exhaustion_that_would_wound() -> None:
    basic = position(hero("ann", exhaustion=2, allies="guard:0/1"), hero("bob"))
    assert [can_take(basic, 0, who, 2) for who in ("", "guard")] == [True, True]

    advanced = position(hero("ann", exhaustion=2, allies="guard:0/1"), hero("bob"), advanced=True)
    assert [can_take(advanced, 0, who, 2) for who in ("", "guard")] == [False, False]
    assert [can_take(advanced, 0, who, 1) for who in ("", "guard")] == [True, True]


@pytest.mark.rule("R1-AEXH-02")
def test_in_the_advanced_game_exhaustion_that_is_forced_still_wounds() -> None:
    state = position(hero("ann", exhaustion=2), hero("bob"), advanced=True)

    play(state, lambda table: exhaust(table, 0, 3))

    assert (state.players[0].exhaustion, state.players[0].wounds) == (3, 2)


def test_nobody_may_choose_what_would_fell_him() -> None:
    state = position(hero("ann", wounds=4, exhaustion=3, allies="guard:2/2"), hero("bob"))

    assert [can_take(state, 0, who, 1) for who in ("", "guard")] == [False, False]
    assert [can_take(state, 0, who, 0, wounds=1) for who in ("", "guard")] == [False, False]
    state.players[0].wounds = state.players[0].allies[0].wounds = 1
    assert [can_take(state, 0, who, 1) for who in ("", "guard")] == [True, True]
    assert [can_take(state, 0, who, 0, wounds=1) for who in ("", "guard")] == [True, True]


def test_a_hero_who_is_knocked_out_takes_nothing_more() -> None:
    state = position(hero("ann", wounds=2, allies="guard"), hero("bob"))
    state.players[0].is_knocked_out = True

    def more(table: Table[State]) -> None:
        lay_wounds(table, 0, 1)
        exhaust(table, 0, 1)
        lay_wounds(table, 0, 1, "mage")

    assert play(state, more).events == []
    assert (state.players[0].wounds, state.players[0].exhaustion) == (2, 0)
