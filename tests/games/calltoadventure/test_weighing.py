"""Chances that are asked for one by one: what a card or a power would make of the cast that lies ready."""

from __future__ import annotations

from random import Random

import pytest

from questhall.engine import IllegalMove, Match, Odds
from questhall.games.calltoadventure.moves import BuyRunes, Pass, PlayCard, TryPath, UsePower
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.state import Player
from support.calltoadventure import hero, position
from support.calltoadventure_matches import match_at

RUNES = ["core1", "core2", "core3", "constitution1"]
"""A soldier's cast for the escape."""


def before_the_cast(*heroes: Player, path: str = "escape/upper") -> Match:
    """Somebody is about to cast runes for the escape, and is asked whether to play something first."""
    match = match_at(position(*heroes, act1="escape lighteyes darkeyes buried_quarry"))
    match.play(0, TryPath(path))
    while "attempt.dark" in {ask.topic for ask in match.asks.values()}:
        match.play(0, BuyRunes(0))
    return match


def weigh(match: Match, move: object, seat: int = 0) -> list[Odds]:
    before = match.fingerprint()
    found = match.weigh(seat, move, Random(1))
    assert match.fingerprint() == before  # nothing is played
    return found


def test_a_card_is_weighed_as_if_it_had_taken_effect() -> None:
    match = before_the_cast(hero(hand="ardents_blessing stormlight"), hero("healer"))
    assert weigh(match, PlayCard("ardents_blessing", 0)) == [Odds("hand:ardents_blessing", "success", chance(RUNES, 3))]
    assert weigh(match, PlayCard("stormlight", 0)) == [Odds("hand:stormlight", "success", chance(RUNES, 3))]
    assert weigh(match, PlayCard("stormlight", 1)) == [Odds("hand:stormlight", "success", chance(RUNES, 4))]


def test_a_card_against_somebody_is_weighed_by_whoever_holds_it() -> None:
    match = before_the_cast(hero(), hero("healer", hand="stubborn_obstacle"))
    assert weigh(match, PlayCard("stubborn_obstacle", 0), 1) == [
        Odds("hand:stubborn_obstacle", "success", chance(RUNES, 5))
    ]


def test_others_who_could_answer_are_thought_to_pass() -> None:
    match = before_the_cast(hero(hand="voidlight"), hero("healer", hand="hasty_shelter"))
    assert weigh(match, PlayCard("voidlight", 0)) == [Odds("hand:voidlight", "success", chance([*RUNES, "dark1"], 4))]


def test_a_card_that_lowers_what_was_added_counts_on_the_harder_path_only() -> None:
    match = before_the_cast(hero(hand="glyphward"), hero("healer"), path="escape/lower")
    assert weigh(match, PlayCard("glyphward", 0)) == [Odds("hand:glyphward", "success", chance(RUNES, 4))]


def test_a_card_with_a_choice_to_make_has_no_single_chance() -> None:
    match = before_the_cast(hero(hand="road_through_shadesmar"), hero("healer"))
    assert weigh(match, PlayCard("road_through_shadesmar", 0)) == []


def test_a_power_is_weighed_too() -> None:
    wrath = hero(story="taken_by_the_thrill", hand="stormlight")
    match = before_the_cast(wrath, hero("healer"))
    assert weigh(match, UsePower("taken_by_the_thrill")) == [
        Odds("story:taken_by_the_thrill", "success", chance([*RUNES, "dark1"], 4))
    ]


def test_passing_and_nothing_have_no_chance_of_their_own() -> None:
    match = before_the_cast(hero(hand="stormlight"), hero("healer"))
    assert weigh(match, Pass()) == weigh(match, None) == []


def test_before_an_attempt_is_announced_there_is_nothing_to_weigh() -> None:
    match = match_at(position(hero(hand="stormlight"), hero("healer"), act1="escape"))
    assert weigh(match, PlayCard("stormlight", 0)) == []
    assert weigh(match, TryPath("escape/upper")) == []


def test_what_cannot_be_played_cannot_be_weighed() -> None:
    match = before_the_cast(hero(hand="stormlight"), hero("healer"))
    with pytest.raises(IllegalMove):
        match.weigh(0, PlayCard("honorblade", 0), Random(1))
