"""The hero deck: what its twelve cards do."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import FATE
from questhall.games.calltoadventure.cards.heroes import CARDS
from questhall.games.calltoadventure.events.attempt import ResultRaised, RuneTurned
from questhall.games.calltoadventure.events.gains import CardCancelled, NoEffect
from questhall.games.calltoadventure.events.turn import Replaced
from questhall.games.calltoadventure.moves import PickRune, Replace
from questhall.games.calltoadventure.rules.attempt import cast, pool
from questhall.games.calltoadventure.rules.story import radiants
from questhall.games.calltoadventure.state import NOBODY, ODIUM, Played
from support import stretch
from support.calltoadventure_fate import (
    after,
    before,
    during,
    hero,
    lay_in_made_up_cards,
    margin,
    odium_plays,
    offered,
    position,
    use,
)
from support.stretch import Rigged


@pytest.fixture(autouse=True)
def made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in_made_up_cards(monkeypatch)


@pytest.mark.rule("CA-COMP-04")
def test_the_deck_has_24_cards() -> None:
    assert sum(card.copies for card in CARDS) == 24
    assert {(card.side, card.copies, card.has_skull, card.is_base) for card in CARDS} == {("hero", 2, False, False)}


@pytest.mark.rule("CA-FAQ-05")
def test_seven_cards_of_this_edition_have_no_timing_condition() -> None:
    unconditional = {card.id for card in FATE.values() if card.moment == "any"}
    assert unconditional == {
        "immortal_words",
        "embrace_the_thrill",
        "honorblade",
        "hasty_shelter",
        "voidlight",
        "stormlight",
        "chasm_duty",
    }


def test_timing_of_the_others() -> None:
    moments = [card.moment for card in CARDS]
    assert {moment: moments.count(moment) for moment in moments} == {"any": 4, "before": 4, "during": 3, "after": 1}


# Immortal Words


@pytest.mark.rule("CA-RAD-05")
def test_immortal_words_are_two_radiant_icons_until_the_end_of_the_turn() -> None:
    state = position()
    assert offered(state, "immortal_words") == [0, 1]

    use(state, "immortal_words", 1)

    assert [radiants(player) for player in state.players] == [0, 2]


@pytest.mark.rule("CA-FAQ-08")
def test_immortal_words_drawn_in_the_cast_help_on_a_path_with_a_radiant_icon() -> None:
    state = during(path="lower")

    use(state, "immortal_words", 0)

    assert margin(state) == (4, 6)
    assert radiants(state.players[0]) == 2


def test_immortal_words_do_not_raise_the_result_on_another_path_or_for_another_hero() -> None:
    on_another_path, for_another_hero = during(path="upper"), during(path="lower")

    use(on_another_path, "immortal_words", 0)
    use(for_another_hero, "immortal_words", 1)

    assert margin(on_another_path) == (3, 5)
    assert margin(for_another_hero) == (3, 6)


# Stormlight


def test_stormlight_is_a_radiant_icon_and_one_more_in_any_attempt_of_the_turn() -> None:
    state = position()

    played = use(state, "stormlight", 0)

    assert radiants(state.players[0]) == 1
    assert state.players[0].turn_bonus == 1
    assert played.events_of(ResultRaised) == [ResultRaised(0, 1)]


def test_stormlight_helps_after_the_cast_too() -> None:
    state = during()

    use(state, "stormlight", 0, seat=1)

    assert margin(state) == (4, 5)


def test_stormlight_for_somebody_whose_turn_it_is_not_is_an_icon_only() -> None:
    state = during()

    use(state, "stormlight", 1)

    assert margin(state) == (3, 5)
    assert [(player.turn_bonus, player.radiant) for player in state.players] == [(0, 0), (0, 1)]


# Hasty Shelter


@pytest.mark.rule("CA-FAQ-24")
def test_hasty_shelter_lets_the_everstorm_be_ignored() -> None:
    state = during(scheme="radiants_united")
    state.stack.append(Played("the_everstorm", ODIUM, 0))

    played = use(state, "hasty_shelter", None)

    assert played.events_of(CardCancelled) == [CardCancelled("the_everstorm")]
    assert margin(state) == (3, 5)


def test_hasty_shelter_can_only_be_played_while_an_antihero_card_waits() -> None:
    state = during()
    assert offered(state, "hasty_shelter") == []
    state.stack.append(Played("stormlight", 1, 0))
    assert offered(state, "hasty_shelter") == []
    state.stack.append(Played("the_everstorm", 1, 0, is_cancelled=True))
    assert offered(state, "hasty_shelter") == []
    state.stack.append(Played("the_everstorm", 1, 0))
    assert offered(state, "hasty_shelter") == [None]


def test_hasty_shelter_stops_the_card_that_would_take_effect_next() -> None:
    state = during()
    state.stack += [Played("the_everstorm", 1, 0), Played("unmade_influence", 1, 0)]

    use(state, "hasty_shelter", None)

    assert margin(state) == (3, 7)
    assert state.players[1].played == ["unmade_influence", "the_everstorm"]


def test_a_second_shelter_against_the_same_card_does_nothing() -> None:
    state = during()
    state.stack += [Played("the_everstorm", 1, 0), Played("hasty_shelter", 1, NOBODY)]

    played = use(state, "hasty_shelter", None)

    assert played.events_of(NoEffect) == [NoEffect("hasty_shelter")]
    assert played.events_of(CardCancelled) == [CardCancelled("the_everstorm")]


# Chasm Duty


def test_chasm_duty_replaces_a_card_of_a_row_and_finds_experience() -> None:
    state = position()
    state.decks[0] = ["new_trial"]

    played = use(state, "chasm_duty", None, seat=1, answers=[Replace("other_trial")], chance=Rigged(deck__act1=[0, 0]))

    assert played.asked[0].moves == [Replace("trial"), Replace("other_trial"), Replace("radiant_trial")]
    assert played.topics == [(1, "card.replace")]
    assert played.events_of(Replaced) == [Replaced(1, "other_trial")]
    assert "new_trial" in [slot.card for slot in state.rows[0]]
    assert [player.xp for player in state.players] == [3, 4]


def test_chasm_duty_leaves_the_challenge_that_is_being_attempted() -> None:
    state = during()
    state.decks[0] = ["new_trial", "newer_trial"]

    played = use(state, "chasm_duty", None, answers=[Replace("radiant_trial")], chance=Rigged(deck__act1=[0, 0]))

    assert played.asked[0].moves == [Replace("other_trial"), Replace("radiant_trial")]
    assert [slot.card for slot in state.rows[0]] == ["trial", "other_trial", "new_trial", "newer_trial"]


def test_chasm_duty_needs_a_card_to_replace() -> None:
    state = during()
    state.rows[0] = state.rows[0][:1]
    assert offered(state, "chasm_duty") == []


@pytest.mark.rule("CA-CARD-02")
def test_a_card_is_hidden_until_it_is_played() -> None:
    played = use(during(), "shoulder_to_shoulder", seat=1)
    assert played.gates == ["card"]


# Before an attempt


@pytest.mark.rule("CA-FAQ-03", "CA-FAQ-07")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.moment == "before"])
def test_cards_for_the_time_before_an_attempt_cannot_be_played_after_the_cast(card: str) -> None:
    assert offered(before(ally="friend"), card, seat=1) == [0]
    assert offered(during(ally="friend"), card) == []
    assert offered(position(), card) == []


@pytest.mark.parametrize(("path", "plus"), [("upper", 1), ("lower", 2)])
def test_words_of_an_ideal_are_worth_more_on_a_path_with_a_radiant_icon(path: str, plus: int) -> None:
    state = before(path=path)

    use(state, "words_of_an_ideal")

    assert margin(state)[0] == plus


def test_morning_kata_adds_a_rune_of_a_suitable_ability() -> None:
    state = before()

    played = use(state, "morning_kata", seat=1, answers=[PickRune("intelligence2")])

    assert played.topics == [(1, "card.add")]
    assert played.asked[0].moves == [PickRune("strength3"), PickRune("intelligence2")]
    assert pool(state) == [
        *("core1", "core2", "core3"),
        *("strength1", "strength2"),
        *("intelligence1", "intelligence2"),
    ]


def test_two_mornings_of_kata_add_two_runes() -> None:
    state = before(added=["strength3", "intelligence2"])

    use(state, "morning_kata")

    assert pool(state)[-3:] == ["strength3", "intelligence2", "intelligence3"]


def test_morning_kata_has_nothing_to_add_when_all_runes_are_there() -> None:
    state = before(added=["strength3", "intelligence2", "intelligence3"])
    assert offered(state, "morning_kata") == []


def test_an_ardents_blessing_is_a_sun_and_one_more() -> None:
    state = before()

    use(state, "ardents_blessing", seat=1)

    assert margin(state)[0] == 1
    assert [player.corruption for player in state.players] == [1, 2]


@pytest.mark.parametrize(
    ("path", "ally", "harder", "left"),
    [("lower", "", 0, 5), ("upper", "friend", 0, 5), ("lower", "friend", 0, 5), ("lower", "friend", 2, 7)],
)
def test_a_glyphward_takes_off_up_to_two_of_what_was_added(path: str, ally: str, harder: int, left: int) -> None:
    state = before(path=path, ally=ally, harder=harder)

    use(state, "glyphward")

    assert margin(state)[1] == left


def test_a_glyphward_does_not_touch_the_printed_number() -> None:
    assert offered(before(), "glyphward") == []
    assert offered(before(harder=-1), "glyphward") == []


# During an attempt


@pytest.mark.rule("CA-FAQ-04")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.moment == "during"])
def test_cards_for_an_attempt_can_be_played_after_the_cast(card: str) -> None:
    assert offered(during(), card, seat=1) == [0]
    assert offered(before(), card) == []
    assert offered(after(), card) == []


@pytest.mark.rule("CA-RETRY-01")
def test_the_whisper_of_a_spren_repeats_the_cast() -> None:
    state = during()

    use(state, "whisper_of_a_spren", seat=1)
    assert state.attempt is not None
    assert state.attempt.again
    assert offered(state, "whisper_of_a_spren") == []

    stretch.play(GAME, state, cast, chance=Rigged(runes=[0, 0, 0, 1, 1, 0]))
    assert margin(state) == (8, 5)


def test_shoulder_to_shoulder_is_two_more() -> None:
    state = during()

    use(state, "shoulder_to_shoulder", seat=1)

    assert margin(state) == (5, 5)


def test_a_borrowed_shardplate_turns_over_a_rune_that_is_worth_nothing() -> None:
    state = during(cast="core1:1 core3:1 strength1:0 strength3:1")

    played = use(state, "borrowed_shardplate", seat=1, answers=[PickRune("strength3")])

    assert played.topics == [(1, "card.turn")]
    assert played.asked[0].moves == [PickRune("core1"), PickRune("core3"), PickRune("strength3")]
    assert played.events_of(RuneTurned) == [RuneTurned(0, "strength3", 3)]
    assert margin(state) == (3, 5)
    assert state.players[0].xp == 3


def test_a_borrowed_shardplate_is_no_use_when_every_rune_counts() -> None:
    assert offered(during(cast="core1:0 strength1:0"), "borrowed_shardplate") == []
    assert offered(during(again=True), "borrowed_shardplate") == []


# After an attempt


@pytest.mark.parametrize(("succeeded", "xp", "space"), [(True, 4, 1), (False, 5, 2)])
def test_a_fireside_tale_lifts_after_a_victory_and_teaches_after_a_defeat(succeeded: bool, xp: int, space: int) -> None:
    state = after(succeeded=succeeded)

    use(state, "fireside_tale", 0, seat=1)

    assert (state.players[0].xp, state.players[0].corruption) == (xp, space)
    assert (state.players[1].xp, state.players[1].corruption) == (3, 2)


def test_a_fireside_tale_needs_an_attempt_that_is_over() -> None:
    assert offered(after(), "fireside_tale") == [0]
    assert offered(position(at="after"), "fireside_tale") == []
    assert offered(during(), "fireside_tale") == []


@pytest.mark.rule("CA-TRACK-10")
def test_a_hero_deep_in_corruption_plays_no_hero_cards() -> None:
    state = during(hero(corruption=5), hero())
    assert offered(state, "stormlight", 0) == []
    assert offered(state, "stormlight", 1) == [0, 1]


def test_against_odium_hero_cards_help_as_in_any_attempt() -> None:
    state = before(card="odium", scheme="radiants_united")

    use(state, "words_of_an_ideal")
    odium_plays(state, "the_everstorm")

    assert margin(state) == (2, 11)
