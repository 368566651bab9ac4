"""Act III: what the deck holds, the challenge of the rulebook's example, and what its traits do."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import CHALLENGES, STRIPS, Challenge, Path, Reward
from questhall.games.calltoadventure.cards.story import act3
from questhall.games.calltoadventure.components import LOWEST, START
from questhall.games.calltoadventure.moves import BuyRunes, TakeTrait, TryPath, UsePower
from questhall.games.calltoadventure.rules.attempt import bonuses, cast, difficulty, pool, raise_difficulty, result
from questhall.games.calltoadventure.rules.casting import collect_runes, dark_runes, settle
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import act, main_moves
from questhall.games.calltoadventure.state import Player
from support.calltoadventure_story import (
    ALL_PAIRS,
    attempt,
    icons_on,
    ids_of_texts,
    is_told,
    paths_of,
    play,
    position,
    showing,
    texts,
)
from support.stretch import Rigged

DECK = act3.CHALLENGES
PATHS = paths_of(DECK)
REWARDS = [path.reward for path in PATHS]
BAR, OTHER = 0, 1
"""The faces of core and ordinary runes."""
PLAIN = {
    "two strength": Reward(("strength",) * 2),
    "two constitution": Reward(("constitution",) * 2),
    "two charisma": Reward(("charisma",) * 2),
    "two radiant": Reward(icons=("radiant",) * 2),
}
"""Strips that stand for what a hero has gone through before."""
every_challenge = pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)


@pytest.fixture(autouse=True)
def _plain_strips(monkeypatch: pytest.MonkeyPatch) -> None:
    for strip, reward in PLAIN.items():
        monkeypatch.setitem(STRIPS, strip, reward)


def hero(*story: str, xp: int = 3, corruption: int = START) -> Player:
    return Player(story=[*story], xp=xp, corruption=corruption)


def worth(reward: Reward) -> float:
    """In points: an icon is worth two of them, a card one and a half."""
    icons_and_points = 2 * len(reward.icons) + reward.triumph + reward.tragedy
    return icons_and_points + 1.5 * (reward.hero + reward.antihero) + reward.xp + reward.suns - reward.moons


def is_grey(card: Challenge) -> bool:
    """Its upper path brings some Triumph, or its lower one some Tragedy."""
    return bool(card.upper.reward.triumph or card.lower.reward.tragedy)


# The deck


def test_the_deck_is_fifteen_challenges_and_five_traits_of_act_iii() -> None:
    assert (len(DECK), len(act3.TRAITS), len(act3.CARDS)) == (15, 5, 20)
    assert {card.act for card in act3.CARDS} == {3}
    assert len({card.id for card in act3.CARDS}) == 20


def test_each_pair_of_abilities_suits_one_challenge() -> None:
    assert sorted(tuple(sorted(card.abilities)) for card in DECK) == ALL_PAIRS


def test_difficulties() -> None:
    assert Counter(card.difficulty for card in DECK) == {6: 3, 7: 6, 8: 4, 9: 2}


def test_ten_challenges_have_one_harder_path_and_it_is_the_better_one() -> None:
    harder = [card for card in DECK if card.upper.harder or card.lower.harder]
    assert len(harder) == 10
    for card in harder:
        better, other = sorted((card.upper, card.lower), key=lambda path: path.harder, reverse=True)
        assert (better.harder, other.harder) == (True, False)
        assert worth(better.reward) > worth(other.reward), card.id


def test_story_icons_on_paths() -> None:
    others = dict.fromkeys(("faith", "justice", "magic", "nobility", "villainy"), 3)
    assert icons_on(REWARDS) == {"radiant": 8, **others}
    assert max(len(reward.icons) for reward in REWARDS) == 1


@pytest.mark.parametrize(("what", "count"), [("moons", 4), ("suns", 3), ("hero", 2), ("antihero", 2), ("xp", 2)])
def test_symbols_on_paths(what: str, count: int) -> None:
    assert showing(what, DECK) == count


@every_challenge
def test_the_harder_a_path_the_more_it_is_worth(card: Challenge) -> None:
    for path in (card.upper, card.lower):
        fair = card.difficulty + path.harder - 2
        more = 1 if path.harder or fair == 4 else 0.5
        assert fair - 0.5 <= worth(path.reward) <= fair + more


def test_a_radiant_path_is_never_a_dark_one() -> None:
    assert [reward for reward in REWARDS if reward.gives("radiant") and reward.gives("moons")] == []


@every_challenge
def test_upper_paths_lean_to_the_dark_and_lower_ones_to_the_light(card: Challenge) -> None:
    assert not any(map(card.upper.reward.gives, ("hero", "suns", "radiant")))
    assert not any(map(card.lower.reward.gives, ("antihero", "moons", "villainy")))


def test_a_quarter_of_the_challenges_is_grey() -> None:
    assert sum(map(is_grey, DECK)) == 4


def test_what_traits_ask_for() -> None:
    needs = {
        card.id: (card.needs.abilities or card.needs.icons or card.needs.track, card.price) for card in act3.TRAITS
    }
    assert needs == {
        "marshal_of_the_coalition": (("strength", "constitution", "charisma"), 0),
        "nahel_bond": (("radiant", "radiant"), 0),
        "taken_by_the_thrill": ((4, 6), 0),
        "reader_of_dead_scripts": (None, 1),
        "old_guard": (None, 0),
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_path_has_its_texts(lang: str) -> None:
    found = texts(lang, "act3")
    assert found.keys() == ids_of_texts(DECK, [card.id for card in act3.TRAITS], ("text", "story"))
    assert [key for key, line in found.items() if key.endswith(".story") and not is_told(line)] == []


# The challenge of the rulebook's example


@pytest.mark.rule("CA-EX-04", "CA-EX-05")
def test_both_paths_at_the_walls_give_what_the_rulebook_says() -> None:
    card = CHALLENGES["thunderclast_at_the_walls"]
    assert (card.difficulty, card.abilities) == (7, ("strength", "constitution"))
    assert card.upper == Path(Reward(icons=("justice",), tragedy=3))
    assert card.lower == Path(Reward(icons=("radiant",), triumph=4), harder=True)


@pytest.mark.rule("CA-EX-06")
@pytest.mark.parametrize(("path", "needed"), [("upper", 7), ("lower", 8)])
def test_a_cast_of_8_is_enough_at_the_walls_on_either_path(path: str, needed: int) -> None:
    state = position(hero("two strength", "two constitution"), row="thunderclast_at_the_walls", act=3)
    play(state, act, [TryPath(f"thunderclast_at_the_walls/{path}")])
    play(state, collect_runes, [BuyRunes(0)] if path == "upper" else [])
    assert len(pool(state)) == 7
    play(state, cast, chance=Rigged(runes=[BAR, BAR, OTHER, BAR, OTHER, BAR, OTHER]))
    assert (result(state), difficulty(state)) == (8, needed)
    play(state, settle)
    assert state.players[0].story[-1] == f"thunderclast_at_the_walls/{path}"


# Traits


@pytest.mark.parametrize(
    ("trait", "worthy", "unworthy"),
    [
        ("marshal_of_the_coalition", hero("two strength", "two constitution", "two charisma"), hero("two strength")),
        ("nahel_bond", hero("two radiant"), hero("odiums_offer/lower")),
        ("taken_by_the_thrill", hero(corruption=4), hero(corruption=3)),
        ("reader_of_dead_scripts", hero(xp=1), hero(xp=0)),
    ],
)
def test_who_may_take_a_trait(trait: str, worthy: Player, unworthy: Player) -> None:
    offered = [main_moves(position(player, row=trait, act=3), 0) for player in (worthy, unworthy)]
    assert offered == [[TakeTrait(trait)], []]


@pytest.mark.parametrize(
    ("trait", "icon", "triumph", "tragedy"),
    [
        ("marshal_of_the_coalition", "nobility", 2, 0),
        ("nahel_bond", "radiant", 2, 0),
        ("taken_by_the_thrill", "villainy", 0, 1),
        ("reader_of_dead_scripts", "magic", 2, 0),
        ("old_guard", "", 1, 1),
    ],
)
def test_what_a_trait_brings(trait: str, icon: str, triumph: int, tragedy: int) -> None:
    story = story_of(hero(trait))
    assert (story.triumph, story.tragedy) == (triumph, tragedy)
    assert {kind: count for kind, count in story.icons.items() if count} == ({icon: 1} if icon else {})


def test_dead_scripts_are_paid_for() -> None:
    state = position(hero(xp=3), row="reader_of_dead_scripts", act=3)
    play(state, act, [TakeTrait("reader_of_dead_scripts")])
    assert (state.players[0].xp, state.players[0].story) == (2, ["reader_of_dead_scripts"])


def test_the_thrill_adds_a_dark_rune_once_a_turn_even_on_the_lowest_space() -> None:
    state = position(hero("taken_by_the_thrill", xp=2, corruption=LOWEST))
    attempt(state, CHALLENGES["leaderless_warcamps"], "upper")
    assert dark_runes(state, 0) == [BuyRunes(0)]
    assert usable_powers(state, 0) == [UsePower("taken_by_the_thrill")]
    play(state, lambda table: use_power(table, 0, "taken_by_the_thrill"))
    assert pool(state) == ["core1", "core2", "core3", "dark1"]
    assert state.players[0].xp == 2
    assert usable_powers(state, 0) == []


@pytest.mark.rule("CA-RAD-08")
def test_the_thrill_is_of_no_use_on_a_radiant_path_nor_with_all_dark_runes_in_the_cast() -> None:
    state = position(hero("taken_by_the_thrill", corruption=4))
    attempt(state, CHALLENGES["last_line"], "lower")
    assert usable_powers(state, 0) == []

    attempt(state, CHALLENGES["leaderless_warcamps"], "upper").bought = 3
    assert usable_powers(state, 0) == []


@pytest.mark.parametrize(
    ("challenge", "path", "plus"),
    [
        ("leaderless_warcamps", "lower", 0),
        ("leaderless_warcamps", "upper", 1),
        ("war_engine", "upper", 1),
        ("odium", "upper", 1),
    ],
)
def test_the_old_guard_is_better_from_difficulty_8_on(challenge: str, path: str, plus: int) -> None:
    state = position(hero("old_guard"))
    attempt(state, CHALLENGES[challenge], path)
    assert bonuses(state) == plus


def test_the_old_guard_rises_to_a_difficulty_that_a_card_has_raised() -> None:
    state = position(hero("old_guard"))
    attempt(state, CHALLENGES["leaderless_warcamps"], "lower")
    play(state, lambda table: raise_difficulty(table, 1))
    assert (difficulty(state), bonuses(state)) == (8, 1)
