"""Act I: what the deck holds, and the cards the rulebook speaks of."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import CHALLENGES, TRAITS, Challenge
from questhall.games.calltoadventure.cards.story import act1
from questhall.games.calltoadventure.components import ABILITIES
from questhall.games.calltoadventure.moves import BuyRunes, EndTurn, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.attempt import bonuses, cast, difficulty, pool
from questhall.games.calltoadventure.rules.casting import collect_runes, dark_runes, settle
from questhall.games.calltoadventure.rules.ending import end_turn
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import act, begin_turn, main_moves
from support.calltoadventure_story import (
    ALL_PAIRS,
    abilities_on,
    attempt,
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
from support.stretch import Rigged

DECK = act1.CHALLENGES
REWARDS = [path.reward for path in paths_of(DECK)]
BAR, OTHER = 0, 1
"""The faces of core and ordinary runes."""


# The deck


def test_the_deck_is_fifteen_challenges_and_eight_traits_of_act_i() -> None:
    assert (len(DECK), len(act1.TRAITS), len(act1.CARDS)) == (15, 8, 23)
    assert {card.act for card in act1.CARDS} == {1}
    assert len({card.id for card in act1.CARDS}) == 23


def test_each_pair_of_abilities_suits_one_challenge() -> None:
    assert sorted(tuple(sorted(card.abilities)) for card in DECK) == ALL_PAIRS


def test_difficulties() -> None:
    assert Counter(card.difficulty for card in DECK) == {3: 2, 4: 8, 5: 5}


def test_five_challenges_have_a_harder_path_and_it_is_the_lower_one() -> None:
    assert [card.upper.harder for card in DECK].count(True) == 0
    assert [card.lower.harder for card in DECK].count(True) == 5


def test_story_icons_on_paths() -> None:
    others = dict.fromkeys(("faith", "justice", "magic", "nobility", "villainy"), 2)
    assert icons_on(REWARDS) == {"radiant": 3, **others}


@pytest.mark.parametrize(("what", "count"), [("moons", 3), ("suns", 2), ("hero", 4), ("antihero", 4), ("xp", 3)])
def test_symbols_on_paths(what: str, count: int) -> None:
    assert showing(what, DECK) == count


def test_every_path_teaches_an_ability_and_each_ability_is_taught_five_times() -> None:
    assert all(len(reward.abilities) == 1 for reward in REWARDS)
    assert abilities_on(REWARDS) == dict.fromkeys(ABILITIES, 5)


def test_two_thirds_of_the_abilities_are_those_that_suit() -> None:
    assert sum(map(suitable, DECK)) == 20


def test_points_on_paths() -> None:
    """What upper paths give in Tragedy and lower ones in Triumph, card by card as they lie in the deck."""
    assert [card.upper.reward.tragedy for card in DECK] == [0, 1, 0, 0, 1, 1, 0, 0, 0, 2, 2, 1, 1, 1, 0]
    assert [card.lower.reward.triumph for card in DECK] == [0, 2, 1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 1, 0, 2]


def test_symbols_come_one_at_a_time_and_experience_twice_at_most() -> None:
    assert max(max(reward.moons, reward.suns, reward.hero, reward.antihero) for reward in REWARDS) == 1
    assert [reward.xp for reward in REWARDS if reward.xp] == [1, 1, 2]


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_upper_paths_lean_to_tragedy_and_lower_ones_to_triumph(card: Challenge) -> None:
    assert not any(map(card.upper.reward.gives, ("triumph", "hero", "suns", "radiant")))
    assert not any(map(card.lower.reward.gives, ("tragedy", "antihero", "moons", "villainy")))


def test_a_third_of_the_traits_asks_for_nothing_and_one_has_a_price() -> None:
    asking = {card.id: card.needs.abilities for card in act1.TRAITS if card.needs.abilities}
    assert asking == {
        "scholar": ("intelligence",),
        "officer": ("strength",),
        "burned_prayers": ("wisdom",),
        "light_fingers": ("dexterity",),
        "weathered_by_storms": ("constitution",),
    }
    assert {card.id: card.price for card in act1.TRAITS if card.price} == {"officer": 1}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_path_has_its_texts(lang: str) -> None:
    found = texts(lang, "act1")
    assert found.keys() == ids_of_texts(DECK, [card.id for card in act1.TRAITS], ("text", "story"))
    assert [key for key, line in found.items() if key.endswith(".story") and not is_told(line)] == []


# Cards the rulebook names


@pytest.mark.rule("CA-TYPE-03", "CA-TYPE-05")
def test_cards_named_in_the_rulebook_are_of_act_i() -> None:
    assert TRAITS["officer"].act == TRAITS["lighteyes"].act == 1
    assert CHALLENGES["encounter_with_a_shardbearer"].act == CHALLENGES["escape"].act == 1


@pytest.mark.rule("CA-EX-02")
@pytest.mark.parametrize("path", ["upper", "lower"])
def test_the_same_runes_are_cast_on_both_paths_of_the_surgeons_table(path: str) -> None:
    state = position(hero("light_fingers scholar travelling_players/lower"))
    attempt(state, CHALLENGES["surgeons_table"], path)
    assert pool(state) == ["core1", "core2", "core3", "dexterity1", "intelligence1", "intelligence2"]
    assert difficulty(state) == 4


def test_training_as_a_surgeon_brings_an_ability_icon_and_a_story_icon() -> None:
    state = position(hero("light_fingers scholar"), row="surgeons_table")
    play(state, act, [TryPath("surgeons_table/lower")])
    play(state, collect_runes, [BuyRunes(0)])
    play(state, cast, chance=Rigged(runes=[BAR, BAR, BAR, BAR, OTHER]))
    play(state, settle)
    player = state.players[0]
    assert player.story == ["light_fingers", "scholar", "surgeons_table/lower"]
    assert story_of(player).abilities["intelligence"] == 2
    assert story_of(player).icons["faith"] == 1


@pytest.mark.rule("CA-RAD-07")
@pytest.mark.parametrize(("path", "most"), [("upper", 3), ("lower", 0)])
def test_dark_runes_help_against_the_shardbearer_only_on_the_upper_path(path: str, most: int) -> None:
    state = position(hero(xp=3))
    attempt(state, CHALLENGES["encounter_with_a_shardbearer"], path)
    assert dark_runes(state, 0) == [BuyRunes(count) for count in range(most + 1)]


# Traits


def test_officer_asks_for_strength_and_for_experience() -> None:
    strong = "sparring_ground/upper"
    offers = {
        name: TakeTrait("officer") in main_moves(position(player, row="officer"), 0)
        for name, player in {
            "strong": hero(strong, xp=1),
            "poor": hero(strong, xp=0),
            "weak": hero("scholar", xp=1),
        }.items()
    }
    assert offers == {"strong": True, "poor": False, "weak": False}


def test_officer_is_paid_for_and_brings_charisma_and_nobility() -> None:
    state = position(hero("sparring_ground/upper", xp=3), row="officer")
    play(state, act, [TakeTrait("officer")])
    story = story_of(state.players[0])
    assert (state.players[0].xp, story.abilities["charisma"], story.icons["nobility"]) == (2, 1, 1)


def test_an_old_grudge_leads_a_space_down_and_brings_villainy_and_an_antihero_card() -> None:
    state = position(hero(), row="old_grudge")
    state.antiheroes = ["voidlight"]
    play(state, act, [TakeTrait("old_grudge")], Rigged(deck__antihero=[0]))
    player = state.players[0]
    assert (player.corruption, player.hand, story_of(player).icons["villainy"]) == (3, ["voidlight"], 1)


@pytest.mark.rule("CA-FAQ-16")
@pytest.mark.parametrize("trait", ["lighteyes", "darkeyes"])
def test_a_bonus_for_the_next_turn_counts_then_and_not_before(trait: str) -> None:
    state = position(hero(), row=f"{trait} escape")
    play(state, act, [TakeTrait(trait)])
    assert (state.players[0].turn_bonus, state.players[0].next_bonus) == (0, 2)
    play(state, end_turn)

    state.active = 0
    play(state, begin_turn)
    play(state, act, [TryPath("escape/upper")])
    assert bonuses(state) == 2


@pytest.mark.rule("CA-FAQ-17")
def test_a_bonus_that_was_not_used_is_lost_when_the_next_turn_ends() -> None:
    state = position(hero(), row="lighteyes")
    play(state, act, [TakeTrait("lighteyes")])
    play(state, end_turn)
    state.active = 0
    play(state, begin_turn)
    play(state, act, [EndTurn()])
    assert state.players[0].turn_bonus == 2
    play(state, end_turn)
    assert (state.players[0].turn_bonus, state.players[0].next_bonus) == (0, 0)


def test_darkeyes_brings_experience_and_no_icon() -> None:
    state = position(hero(xp=1), row="darkeyes")
    play(state, act, [TakeTrait("darkeyes")])
    story = story_of(state.players[0])
    assert state.players[0].xp == 3
    assert not any((*story.icons.values(), *story.abilities.values()))
