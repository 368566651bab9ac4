"""The ten motivations: what they give before act I, and what goes on bringing something."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import MOTIVATIONS, PARTS, Needs, Reward, Trait, Trigger
from questhall.games.calltoadventure.cards.motivations import CARDS
from questhall.games.calltoadventure.components import ICONS, START
from questhall.games.calltoadventure.rules.gains import collect, gain_moons, gain_suns
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import missing
from questhall.games.calltoadventure.state import Player
from support.calltoadventure_characters import after, hero, play, position
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")


def test_there_are_ten() -> None:
    assert len(CARDS) == 10
    assert all(MOTIVATIONS[card.id] is PARTS[card.id] is card and not card.is_base for card in CARDS)


def test_their_story_icons() -> None:
    icons = [card.reward.icons for card in CARDS]
    assert Counter(icon for each in icons for icon in each) == {**dict.fromkeys(ICONS, 1), "villainy": 2, "radiant": 2}
    assert icons.count(()) == 2


def test_two_begin_in_the_dark_and_two_in_the_light() -> None:
    assert {card.id: card.reward.moons for card in CARDS if card.reward.moons} == {
        "haunted_by_the_past": 1,
        "thirst_for_redemption": 2,
    }
    assert sorted(card.reward.suns for card in CARDS) == [0] * 8 + [1] * 2


def test_each_gives_something_at_once_and_goes_on() -> None:
    assert all(card.reward != Reward() and card.triggers for card in CARDS)


def beginning(motivation: str) -> Player:
    """A hero with this motivation before act I, after its reward."""
    state = position(hero(motivation, xp=0))
    state.phase = "beginning"
    play(state, lambda table: collect(table, 0, PARTS[motivation].reward))
    return state.players[0]


@pytest.mark.parametrize(
    ("motivation", "space"),
    [
        ("taught_by_the_best", START),
        ("haunted_by_the_past", START + 1),
        ("thirst_for_redemption", START + 2),
        ("keeper_of_the_faith", START - 1),
        ("shield_of_others", START - 1),
        ("will_to_power", START),
    ],
)
@pytest.mark.rule("CA-TRACK-02")
def test_where_the_marker_starts(motivation: str, space: int) -> None:
    assert beginning(motivation).corruption == space


def test_nobody_but_the_best_teachers_gives_experience_at_once() -> None:
    quiet = {card.id for card in CARDS}
    assert {id: beginning(id).xp for id in quiet} == {**dict.fromkeys(quiet, 0), "taught_by_the_best": 1}


def test_an_unsettled_score_is_a_tragedy_from_the_start() -> None:
    assert story_of(beginning("unsettled_score")).tragedy == 1


@pytest.mark.parametrize(
    ("motivation", "trigger", "xp"),
    [
        ("taught_by_the_best", "trait", 1),
        ("haunted_by_the_past", "failed", 1),
        ("haunted_by_the_past", "ally lost", 1),
        ("haunted_by_the_past", "passed", 0),
        ("keeper_of_the_faith", "hero played", 1),
        ("keeper_of_the_faith", "antihero played", 0),
        ("shield_of_others", "ally won", 2),
        ("shield_of_others", "helped", 1),
        ("unsettled_score", "antihero played", 1),
        ("unsettled_score", "hero played", 0),
        ("honor_of_the_house", "set", 3),
        ("spark_in_the_storm", "chapter", 2),
    ],
)
def test_what_brings_experience(motivation: str, trigger: Trigger, xp: int) -> None:
    assert after(position(hero(motivation, xp=0)), trigger).xp == xp


def test_redemption_pays_for_every_sun_and_for_no_moon() -> None:
    state = position(hero("thirst_for_redemption", xp=0, space=4))
    play(state, lambda table: gain_suns(table, 0, 2))
    assert (state.players[0].corruption, state.players[0].xp) == (2, 4)
    play(state, lambda table: gain_moons(table, 0, 1))
    assert state.players[0].xp == 4


def test_the_will_to_power_pays_for_every_step_down_while_there_is_one() -> None:
    state = position(hero("will_to_power", xp=0, space=4))
    play(state, lambda table: gain_moons(table, 0, 3))
    assert (state.players[0].corruption, state.players[0].xp) == (6, 2)


def test_curiosity_brings_hero_cards_from_journeys() -> None:
    assert after(position(hero("insatiable_curiosity")), "journey", Rigged(deck__hero=[0])).hand == ["hero1"]


def test_the_third_icon_of_a_kind_honors_the_house() -> None:
    state = position(hero("honor_of_the_house", story="justice justice justice", xp=0))
    play(state, lambda table: collect(table, 0, Reward(icons=("justice",))))
    assert state.players[0].xp == 3


@pytest.mark.parametrize(
    ("motivation", "lacks"), [("taught_by_the_best", ["wisdom"]), ("will_to_power", ["wisdom", "wisdom"])]
)
def test_whoever_was_taught_by_the_best_may_lack_one_icon_for_a_trait(motivation: str, lacks: list[str]) -> None:
    trait = Trait(id="sage", act=2, needs=Needs(abilities=("wisdom", "wisdom")))
    assert missing(hero(motivation), trait) == lacks
