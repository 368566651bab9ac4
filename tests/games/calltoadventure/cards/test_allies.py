"""The allies: what they are worth, what they do for their hero, what parting with them brings."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import ALLIES, CHALLENGES
from questhall.games.calltoadventure.cards.story import allies
from questhall.games.calltoadventure.events.attempt import CastAgain, ResultRaised
from questhall.games.calltoadventure.moves import Sacrifice, UsePower
from questhall.games.calltoadventure.rules.allies import face_down, face_up, must_sacrifice
from questhall.games.calltoadventure.rules.attempt import bonuses, difficulty
from questhall.games.calltoadventure.rules.casting import settle
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Attempt, State
from support.calltoadventure_story import attempt, hero, ids_of_texts, is_told, play, position, texts
from support.stretch import Played, Rigged

FAMILY = ["betrothed", "brother", "sister", "true_love"]
SPREN = ["honorspren", "windspren"]
BARS, BLANKS = (0, 0, 0), (1, 1, 1)
"""Three core runes that come to 3, and to nothing."""


def trying(ally: str, faces: tuple[int, ...] = BLANKS, *, xp: int = 3, corruption: int = 2) -> State:
    """A hero with this ally tries the first challenge of all, of difficulty 3."""
    state = position(hero(allies=ally, xp=xp, corruption=corruption))
    attempt(state, CHALLENGES["sparring_ground"], "upper", faces)
    return state


def ask_for_help(state: State, ally: str, chance: Rigged | None = None) -> Played[State]:
    assert UsePower(ally) in usable_powers(state, 0)
    return play(state, lambda table: use_power(table, 0, ally), chance=chance)


def lose_an_ally(state: State, seat: int, ally: str, chance: Rigged | None = None) -> Played[State]:
    """Another card forces it; whoever has several chooses."""
    several = len(face_up(state.players[seat])) > 1
    return play(state, lambda table: must_sacrifice(table, seat), [Sacrifice(ally)] if several else [], chance)


# The cards


@pytest.mark.rule("CA-TYPE-01")
def test_four_allies_of_act_i_and_four_of_act_ii() -> None:
    assert Counter(ally.act for ally in allies.CARDS) == {1: 4, 2: 4}
    assert {ally.id for ally in allies.CARDS if ally.act == 1} == {"sister", "brother", "betrothed", "windspren"}


def test_what_allies_are_worth_while_they_lie_face_up() -> None:
    points = {ally.id: (ally.reward.triumph, ally.reward.tragedy) for ally in allies.CARDS}
    assert {ally: worth for ally, worth in points.items() if any(worth)} == {
        "sister": (1, 0),
        "brother": (0, 1),
        "betrothed": (1, 0),
        "true_love": (2, 0),
        "child": (2, 0),
    }
    assert ALLIES["honorspren"].reward.icons == ("radiant",)
    assert ALLIES["ryshadium"].reward.abilities == ("strength",)


@pytest.mark.rule("CA-ALLY-10", "CA-ALLY-12")
def test_only_family_and_loved_ones_can_be_sacrificed_freely() -> None:
    assert sorted(ally.id for ally in allies.CARDS if ally.power and ally.power.sacrifice) == FAMILY
    assert sorted(ally.id for ally in allies.CARDS if ally.parting) == FAMILY


@pytest.mark.rule("CA-ALLY-07")
def test_spren_are_paid_with_experience() -> None:
    assert sorted(ally.id for ally in allies.CARDS if ally.power and ally.power.xp == 1) == SPREN


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_ally_has_its_texts(lang: str) -> None:
    found = texts(lang, "allies")
    assert found.keys() == ids_of_texts((), [ally.id for ally in allies.CARDS], ("text", "story", "parted"))
    told = [key for key in found if key.endswith((".story", ".parted"))]
    assert [key for key in told if not is_told(found[key])] == []


# Winning one


@pytest.mark.rule("CA-TYPE-06")
def test_betrothed_makes_a_challenge_harder_and_joins_whoever_passes_it() -> None:
    state = trying("", BARS)
    state.rows[0][0].ally = "betrothed"
    assert difficulty(state) == 4
    state.players[0].turn_bonus = 1
    play(state, settle)
    assert [ally.id for ally in state.players[0].allies] == ["betrothed"]
    assert story_of(state.players[0]).triumph == 1


def test_a_windspren_brings_experience_when_it_is_won() -> None:
    state = trying("", BARS, xp=0)
    state.rows[0][0].ally = "windspren"
    state.players[0].turn_bonus = 1
    play(state, settle)
    assert state.players[0].xp == 1


# Spren


@pytest.mark.parametrize("spren", SPREN)
def test_a_spren_adds_1_to_the_result_for_1_experience_once_a_turn(spren: str) -> None:
    state = trying(spren, xp=2)
    ask_for_help(state, spren)
    assert (state.players[0].xp, bonuses(state), usable_powers(state, 0)) == (1, 1, [])


@pytest.mark.parametrize("spren", SPREN)
def test_a_spren_does_not_help_for_nothing(spren: str) -> None:
    assert usable_powers(trying(spren, xp=0), 0) == []


def test_two_spren_help_in_one_turn() -> None:
    state = trying("windspren honorspren", xp=2)
    ask_for_help(state, "windspren")
    ask_for_help(state, "honorspren")
    assert (state.players[0].xp, bonuses(state)) == (0, 2)


# When help is of use


@pytest.mark.parametrize("ally", ["sister", "brother", "true_love", *SPREN])
def test_nobody_helps_where_the_result_is_high_enough(ally: str) -> None:
    assert usable_powers(trying(ally, BARS), 0) == []


@pytest.mark.parametrize("ally", ["sister", "brother", "true_love", *SPREN])
def test_nobody_helps_a_cast_that_is_to_be_repeated_anyway(ally: str) -> None:
    state = trying(ally)
    assert state.attempt is not None
    state.attempt.again = True
    assert usable_powers(state, 0) == []


@pytest.mark.parametrize("ally", ["sister", "brother", "true_love", *SPREN])
def test_nobody_helps_before_the_cast_or_in_the_attempts_of_others(ally: str) -> None:
    early = trying(ally, ())
    elsewhere = position(hero(), hero(allies=ally))
    attempt(elsewhere, CHALLENGES["sparring_ground"], "upper", BLANKS)
    assert usable_powers(early, 0) == usable_powers(elsewhere, 1) == []


@pytest.mark.parametrize(
    ("ally", "helps"), [("brother", True), ("true_love", True), ("windspren", True), ("sister", False)]
)
def test_against_odium_more_than_enough_is_of_use(ally: str, helps: bool) -> None:
    state = trying(ally)
    state.attempt = Attempt("odium", 0, "upper", [], plus=9, runes=["core1"], faces=[0], casts=1)
    assert (UsePower(ally) in usable_powers(state, 0)) is helps


# Parting


def test_a_sister_is_sacrificed_for_another_cast() -> None:
    state = trying("sister")
    played = ask_for_help(state, "sister")
    assert state.attempt is not None
    assert state.attempt.again
    assert played.events_of(CastAgain) == [CastAgain(0)]
    assert (face_down(state.players[0]), story_of(state.players[0]).triumph) == (["sister"], 0)


def test_a_brother_is_sacrificed_for_3_to_the_result() -> None:
    state = trying("brother")
    ask_for_help(state, "brother")
    assert (bonuses(state), story_of(state.players[0]).tragedy) == (3, 0)


def test_true_love_is_sacrificed_for_3_to_the_result_and_leads_a_space_up() -> None:
    state = trying("true_love", corruption=5)
    ask_for_help(state, "true_love")
    assert (bonuses(state), state.players[0].corruption, story_of(state.players[0]).triumph) == (3, 4, 0)


def test_a_betrothal_is_broken_off_in_the_own_turn_for_a_space_up_and_a_hero_card() -> None:
    state = position(hero(allies="betrothed", corruption=3), heroes_deck="stormlight")
    ask_for_help(state, "betrothed", Rigged(deck__hero=[0]))
    player = state.players[0]
    assert (player.corruption, player.hand, face_down(player)) == (2, ["stormlight"], ["betrothed"])


def test_a_betrothal_cannot_be_broken_off_in_the_turn_of_another() -> None:
    assert usable_powers(position(hero(), hero(allies="betrothed")), 1) == []


@pytest.mark.parametrize("ally", ["child", "ryshadium"])
def test_a_child_and_a_horse_offer_nothing_to_do(ally: str) -> None:
    assert not usable_powers(trying(ally), 0)


# By force


@pytest.mark.rule("CA-ALLY-11")
@pytest.mark.parametrize("ally", ["brother", "true_love"])
def test_a_forced_sacrifice_helps_the_attempt_of_its_hero(ally: str) -> None:
    state = trying(ally, ())
    lose_an_ally(state, 0, ally)
    assert bonuses(state) == 3


@pytest.mark.rule("CA-ALLY-11")
@pytest.mark.parametrize(("faces", "again"), [(BLANKS, True), (BARS, False), ((), False)])
def test_a_forced_sacrifice_of_a_sister_repeats_a_cast_that_falls_short(faces: tuple[int, ...], again: bool) -> None:
    state = trying("sister", faces)
    lose_an_ally(state, 0, "sister")
    assert state.attempt is not None
    assert state.attempt.again is again


@pytest.mark.rule("CA-ALLY-11")
def test_a_forced_parting_in_the_turn_of_another_still_leads_a_space_up() -> None:
    state = position(hero(), hero(allies="betrothed true_love", corruption=5), heroes_deck="stormlight")
    attempt(state, CHALLENGES["sparring_ground"], "upper", BLANKS)
    lose_an_ally(state, 1, "betrothed", Rigged(deck__hero=[0]))
    played = lose_an_ally(state, 1, "true_love")
    assert (state.players[1].corruption, state.players[1].hand) == (3, ["stormlight"])
    assert played.events_of(ResultRaised) == []


@pytest.mark.parametrize("ally", ["sister", "brother"])
def test_after_the_result_a_lost_ally_changes_nothing_any_more(ally: str) -> None:
    state = trying(ally)
    play(state, settle, chance=Rigged(deck__act1=[0]))
    played = lose_an_ally(state, 0, ally)
    assert played.events_of(CastAgain) == played.events_of(ResultRaised) == []


@pytest.mark.rule("CA-ALLY-12")
@pytest.mark.parametrize("ally", ["child", "ryshadium", *SPREN])
def test_others_are_lost_by_force_and_leave_nothing(ally: str) -> None:
    state = trying(ally)
    lose_an_ally(state, 0, ally)
    story = story_of(state.players[0])
    assert face_down(state.players[0]) == [ally]
    assert (bonuses(state), story.triumph, story.icons["radiant"], story.abilities["strength"]) == (0, 0, 0, 0)
