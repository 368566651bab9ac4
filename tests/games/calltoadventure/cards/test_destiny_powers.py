"""What the ten Radiant orders can do, with enough Radiant icons."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.calltoadventure.cards.destinies import CARDS
from questhall.games.calltoadventure.components import LOWEST
from questhall.games.calltoadventure.events.attempt import CastAgain, RunesAdded, RuneTurned
from questhall.games.calltoadventure.moves import PickCard, PickHero, PickRune
from questhall.games.calltoadventure.rules.allies import face_up
from questhall.games.calltoadventure.rules.attempt import cast, cast_sum, pool, the_attempt
from questhall.games.calltoadventure.state import Player, State
from support.calltoadventure_characters import can_use, hero, play, plus, trying, use
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")
CAST = "core1:0 core2:1"


def knight(order: str, story: str = "", **more: Any) -> Player:
    """A hero of an order with four Radiant icons: that of the destiny and three others."""
    return hero(order, story=f"radiant radiant radiant {story}", **more)


def after_the_cast(*heroes: Player, runes: str = CAST) -> State:
    return trying(*heroes, step="during", cast=runes)


@pytest.mark.rule("CA-RAD-04")
@pytest.mark.parametrize("card", [card for card in CARDS if card.power], ids=lambda card: card.id)
def test_a_power_wakes_with_its_number_of_radiant_icons(card: Any) -> None:
    """A position in which nothing else is missing, with one icon too few and with the last one."""
    needed = card.power.radiant
    step = card.power.moment
    me = hero(card.id, story="radiant " * (needed - 2) + "justice dexterity constitution", allies="ally1", lost="ally2")
    state = trying(me, hero("soldier"), step=step, cast=CAST if step == "during" else "")
    assert not can_use(state, card.id)
    me.story.append("a radiant")
    me.story_changed()
    assert can_use(state, card.id)


@pytest.mark.rule("CA-RAD-05")
def test_radiant_icons_until_the_end_of_the_turn_wake_it_too() -> None:
    state = after_the_cast(hero("elsecaller"))
    assert not can_use(state, "elsecaller")
    state.players[0].radiant = 3
    assert can_use(state, "elsecaller")


def test_an_order_that_lies_face_down_has_no_power() -> None:
    state = after_the_cast(knight("windrunner"))
    state.players[0].is_revealed = False
    assert not can_use(state, "windrunner")


@pytest.mark.parametrize("order", ["windrunner", "elsecaller", "stoneward"])
def test_a_power_is_used_once_a_turn(order: str) -> None:
    state = after_the_cast(knight(order))
    use(state, order)
    the_attempt(state).again = False
    assert not can_use(state, order)


@pytest.mark.parametrize(("allies", "expected"), [("", 1), ("ally1", 2), ("ally1 ally2", 2)])
def test_a_windrunner_leaps_further_for_a_friend(allies: str, expected: int) -> None:
    state = after_the_cast(knight("windrunner", allies=allies))
    use(state, "windrunner")
    assert plus(state) == expected


@pytest.mark.parametrize(("story", "expected"), [("justice", 1), ("justice " * 3, 3), ("justice " * 4, 3)])
def test_a_skybreaker_is_as_strong_as_justice(story: str, expected: int) -> None:
    state = after_the_cast(knight("skybreaker", story))
    use(state, "skybreaker")
    assert plus(state) == expected


def test_a_skybreaker_without_justice_can_do_nothing() -> None:
    assert not can_use(after_the_cast(knight("skybreaker", "faith")), "skybreaker")


def test_a_dustbringer_burns_the_cast_for_a_moon() -> None:
    state = after_the_cast(knight("dustbringer", space=3))
    played = use(state, "dustbringer")
    assert (the_attempt(state).again, state.players[0].corruption) == (True, 4)
    assert CastAgain(0) in played.events


def test_a_dustbringer_on_the_lowest_space_has_nothing_left_to_burn() -> None:
    assert not can_use(after_the_cast(knight("dustbringer", space=LOWEST)), "dustbringer")


@pytest.mark.parametrize("order", ["dustbringer", "elsecaller", "stoneward", "edgedancer"])
def test_a_cast_that_is_to_be_repeated_is_left_alone(order: str) -> None:
    state = after_the_cast(knight(order))
    assert can_use(state, order)
    the_attempt(state).again = True
    assert not can_use(state, order)


def test_an_edgedancer_turns_a_rune_to_its_better_face() -> None:
    runes = "core1:0 core2:1 core3:1 wisdom1:0 wisdom3:1 dark1:0"
    state = after_the_cast(knight("edgedancer"), runes=runes)
    before = cast_sum(the_attempt(state))
    played = use(state, "edgedancer", [PickRune("wisdom3")])
    assert played.asked[0].moves == [*map(PickRune, ("core2", "core3", "wisdom1", "wisdom3"))]
    assert cast_sum(the_attempt(state)) == before + 2
    assert played.events[-1] == RuneTurned(0, "wisdom3", before + 2)


def test_an_edgedancer_needs_a_rune_that_could_lie_better() -> None:
    assert not can_use(after_the_cast(knight("edgedancer"), runes="core1:0 wisdom1:1 dark1:0"), "edgedancer")


def test_a_truthwatcher_brings_an_ally_back() -> None:
    state = trying(knight("truthwatcher", allies="ally1", lost="ally2 ally3", xp=2))
    use(state, "truthwatcher", [PickCard("ally3")])
    assert (face_up(state.players[0]), state.players[0].xp) == (["ally1", "ally3"], 1)


def test_a_truthwatcher_who_has_lost_nobody_has_nobody_to_bring_back() -> None:
    assert not can_use(trying(knight("truthwatcher", allies="ally1")), "truthwatcher")


def test_a_lightweaver_makes_another_ability_suit() -> None:
    me = knight("lightweaver", "dexterity charisma charisma wisdom")
    state = trying(me)
    played = use(state, "lightweaver", [PickRune("charisma1")])
    assert played.asked[0].moves == [PickRune("dexterity1"), PickRune("charisma1")]
    assert played.events[-1] == RunesAdded(0, ("charisma1", "charisma2"))
    assert pool(state) == ["core1", "core2", "core3", "wisdom1", "charisma1", "charisma2"]


def test_a_lightweaver_needs_an_ability_that_does_not_suit_yet() -> None:
    assert not can_use(trying(knight("lightweaver", "strength wisdom")), "lightweaver")


def test_an_elsecaller_casts_again() -> None:
    state = after_the_cast(knight("elsecaller"))
    use(state, "elsecaller")
    assert the_attempt(state).again


@pytest.mark.parametrize(("icons", "runes"), [(1, 1), (2, 2), (4, 3)])
def test_a_willshaper_builds_on_constitution(icons: int, runes: int) -> None:
    state = trying(knight("willshaper", "constitution " * icons))
    use(state, "willshaper")
    play(state, cast, (), Rigged(runes=[0] * (3 + runes)))
    assert the_attempt(state).runes[3:] == [f"constitution{number + 1}" for number in range(runes)]


def test_a_willshaper_gains_nothing_where_constitution_suits_already() -> None:
    state = trying(knight("willshaper", "constitution"))
    the_attempt(state).abilities = ["constitution", "wisdom"]
    assert not can_use(state, "willshaper")


def test_a_stoneward_lets_any_hero_cast_again() -> None:
    state = after_the_cast(hero("soldier"), knight("stoneward", xp=1))
    use(state, "stoneward", seat=1)
    assert (the_attempt(state).again, state.players[1].xp) == (True, 0)


def test_an_elsecaller_helps_nobody_else() -> None:
    assert not can_use(after_the_cast(hero("soldier"), knight("elsecaller")), "elsecaller", seat=1)


@pytest.mark.rule("CA-RUNE-17")
def test_a_bondsmith_borrows_the_suitable_runes_another_hero_has() -> None:
    state = trying(
        knight("bondsmith", "wisdom"), hero("soldier"), hero("parshendi", story="wisdom wisdom wisdom dexterity")
    )
    played = use(state, "bondsmith", [PickHero(2)])
    assert played.asked[0].moves == [PickHero(1), PickHero(2)]
    assert pool(state) == ["core1", "core2", "core3", "wisdom1", "strength1", "wisdom2", "wisdom3"]


def test_a_bondsmith_needs_somebody_with_more_of_a_suitable_ability() -> None:
    state = trying(knight("bondsmith", "wisdom strength"), hero("soldier"), hero("healer"))
    assert not can_use(state, "bondsmith")
