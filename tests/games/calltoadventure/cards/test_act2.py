"""Act II: what the deck holds, and its traits."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import Challenge
from questhall.games.calltoadventure.cards.story import act2
from questhall.games.calltoadventure.components import ABILITIES
from questhall.games.calltoadventure.moves import TakeTrait, TryPath
from questhall.games.calltoadventure.rules.attempt import bonuses
from questhall.games.calltoadventure.rules.ending import end_turn
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import act, begin_turn, main_moves
from support.calltoadventure_story import (
    ALL_PAIRS,
    abilities_on,
    hero,
    icons_on,
    ids_of_texts,
    is_told,
    paths_of,
    play,
    position,
    showing,
    suitable,
    texts,
)

DECK = act2.CHALLENGES
REWARDS = [path.reward for path in paths_of(DECK)]


# The deck


def test_the_deck_is_fifteen_challenges_and_six_traits_of_act_ii() -> None:
    assert (len(DECK), len(act2.TRAITS), len(act2.CARDS)) == (15, 6, 21)
    assert {card.act for card in act2.CARDS} == {2}
    assert len({card.id for card in act2.CARDS}) == 21


def test_each_pair_of_abilities_suits_one_challenge() -> None:
    assert sorted(tuple(sorted(card.abilities)) for card in DECK) == ALL_PAIRS


def test_difficulties() -> None:
    assert Counter(card.difficulty for card in DECK) == {5: 4, 6: 7, 7: 4}


def test_eight_challenges_have_a_harder_path_and_it_is_the_lower_one() -> None:
    assert [card.upper.harder for card in DECK].count(True) == 0
    assert [card.lower.harder for card in DECK].count(True) == 8


def test_story_icons_on_paths() -> None:
    others = dict.fromkeys(("faith", "justice", "magic", "nobility", "villainy"), 3)
    assert icons_on(REWARDS) == {"radiant": 7, **others}


@pytest.mark.parametrize(("what", "count"), [("moons", 5), ("suns", 3), ("hero", 4), ("antihero", 4), ("xp", 3)])
def test_symbols_on_paths(what: str, count: int) -> None:
    assert showing(what, DECK) == count


def test_each_ability_is_taught_three_times_and_two_thirds_of_them_suit() -> None:
    assert abilities_on(REWARDS) == dict.fromkeys(ABILITIES, 3)
    assert sum(map(suitable, DECK)) == 12


def test_a_path_without_an_ability_has_a_story_icon_and_two_or_three_points() -> None:
    others = [reward for reward in REWARDS if not reward.abilities]
    assert len(others) == 12
    assert all(len(reward.icons) == 1 and reward.triumph + reward.tragedy in (2, 3) for reward in others)


def test_points_on_paths() -> None:
    """What upper paths give in Tragedy and lower ones in Triumph, card by card as they lie in the deck."""
    assert [card.upper.reward.tragedy for card in DECK] == [0, 1, 2, 3, 1, 2, 1, 3, 0, 2, 2, 1, 2, 0, 1]
    assert [card.lower.reward.triumph for card in DECK] == [3, 2, 2, 1, 2, 3, 2, 3, 3, 1, 2, 3, 1, 3, 3]


def test_symbols_come_one_at_a_time() -> None:
    counts = [(reward.moons, reward.suns, reward.hero, reward.antihero, reward.xp) for reward in REWARDS]
    assert max(map(max, counts)) == 1


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_upper_paths_lean_to_tragedy_and_lower_ones_to_triumph(card: Challenge) -> None:
    assert not any(map(card.upper.reward.gives, ("triumph", "hero", "suns", "radiant")))
    assert not any(map(card.lower.reward.gives, ("tragedy", "antihero", "moons", "villainy")))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_path_has_its_texts(lang: str) -> None:
    found = texts(lang, "act2")
    assert found.keys() == ids_of_texts(DECK, [card.id for card in act2.TRAITS], ("text", "story"))
    assert [key for key, line in found.items() if key.endswith(".story") and not is_told(line)] == []


# Traits


STRONG, STRONGER = "sparring_ground/upper", "sparring_ground/upper buried_quarry/upper"
CLEVER, CLEVERER = "scholar", "scholar surgeons_table/lower"


@pytest.mark.parametrize(
    ("trait", "story", "xp", "is_offered"),
    [
        ("boon_of_the_nightwatcher", "", 0, True),
        ("scars_of_the_plains", "", 0, True),
        ("first_spear", STRONG, 0, False),
        ("first_spear", STRONGER, 0, True),
        ("stormwarden", CLEVER, 0, False),
        ("stormwarden", CLEVERER, 0, True),
        ("welcome_at_court", "burned_prayers", 1, False),
        ("welcome_at_court", "lighteyes", 0, False),
        ("welcome_at_court", "lighteyes", 1, True),
        ("first_words", "lighteyes", 0, False),
        ("first_words", "burned_prayers", 0, True),
    ],
)
def test_what_a_trait_asks_for(trait: str, story: str, xp: int, is_offered: bool) -> None:
    state = position(hero(story, xp=xp), row=trait, act=2)
    assert (TakeTrait(trait) in main_moves(state, 0)) is is_offered


@pytest.mark.rule("CA-FAQ-16")
def test_the_nightwatcher_takes_a_space_of_the_track_and_gives_magic_and_a_bonus_for_the_next_turn() -> None:
    state = position(hero(), row="boon_of_the_nightwatcher oathgate", act=2)
    play(state, act, [TakeTrait("boon_of_the_nightwatcher")])
    player = state.players[0]
    assert (player.corruption, player.turn_bonus, story_of(player).icons["magic"]) == (3, 0, 1)
    play(state, end_turn)

    state.active = 0
    play(state, begin_turn)
    play(state, act, [TryPath("oathgate/upper")])
    assert bonuses(state) == 3


def test_the_plains_leave_constitution_tragedy_and_a_space_less_on_the_track() -> None:
    state = position(hero(), row="scars_of_the_plains", act=2)
    play(state, act, [TakeTrait("scars_of_the_plains")])
    story = story_of(state.players[0])
    assert (state.players[0].corruption, story.abilities["constitution"], story.tragedy) == (3, 1, 1)


@pytest.mark.parametrize(
    ("trait", "story", "left", "ability", "icon"),
    [
        ("first_spear", STRONGER, 3, "dexterity", "justice"),
        ("stormwarden", CLEVERER, 3, "wisdom", "magic"),
        ("welcome_at_court", "officer", 2, "charisma", "nobility"),
    ],
)
def test_a_trait_with_conditions_brings_an_ability_and_a_story_icon(
    trait: str, story: str, left: int, ability: str, icon: str
) -> None:
    state = position(hero(story, xp=3), row=trait, act=2)
    before = story_of(state.players[0])
    play(state, act, [TakeTrait(trait)])
    after = story_of(state.players[0])
    assert Counter(after.abilities) - Counter(before.abilities) == {ability: 1}
    assert Counter(after.icons) - Counter(before.icons) == {icon: 1}
    assert state.players[0].xp == left
