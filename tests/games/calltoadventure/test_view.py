"""What a seat sees: the whole table but others' hands, hidden destinies, cards given back, and the decks."""

from __future__ import annotations

import pytest
from msgspec import json

from questhall.engine import ScoreLine
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import attempt, hero, position
from support.calltoadventure_matches import confronting, finished_hero

SECRETS = {"glyphward", "boon_and_curse", "skybreaker", "bridgeman", "spark_in_the_storm", "windrunner"}
"""What seat 1 knows and the others do not."""


def table(mode: str = "competitive") -> State:
    state = position(
        hero("soldier", hand="stormlight", destiny="edgedancer"),
        hero("healer", destiny="skybreaker", hand="glyphward boon_and_curse"),
        mode=mode,
        act1="escape+sister scholar",
    )
    state.players[1].dealt = ["bridgeman", "spark_in_the_storm", "windrunner"]
    return state


def words(state: State, seat: int | None) -> str:
    return json.encode(view(state, seat)).decode()


@pytest.mark.rule("CA-SETUP-08", "CA-CARD-02")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_hand_destiny_and_cards_given_back_are_the_owners_alone(mode: str) -> None:
    state = table(mode)
    assert [secret for secret in sorted(SECRETS) if secret in words(state, 1)] == sorted(SECRETS)
    for seat in (0, None):
        assert [secret for secret in SECRETS if secret in words(state, seat)] == []


def test_the_sides_of_cards_in_others_hands_are_seen() -> None:
    other = view(table(), 0).heroes[1]
    assert (other.hero_cards, other.antihero_cards, other.hand, other.dealt) == (1, 1, [], [])


def test_whoever_looks_on_sees_no_hand_at_all() -> None:
    shown = view(table(), None)
    assert [(each.hand, each.dealt, each.destiny) for each in shown.heroes] == [([], [], "")] * 2


def test_decks_are_only_counted() -> None:
    state = table("cooperative")
    state.heroes, state.antiheroes, state.decks = ["immortal_words"], ["honorblade"] * 2, [["lighteyes"], [], []]
    shown = view(state, 0)
    assert (shown.hero_deck, shown.antihero_deck, shown.decks) == (1, 2, [1, 0, 0])
    assert shown.odium is not None
    assert shown.odium.deck == 6
    for card in ("immortal_words", "honorblade", "lighteyes", "broken_oath", "the_everstorm"):
        assert card not in words(state, 0)


def test_cards_of_a_row_that_is_not_open_yet_are_only_counted() -> None:
    shown = view(table(), 0)
    assert [[(slot.card, slot.ally) for slot in row] for row in shown.rows] == [
        [("escape", "sister"), ("scholar", "")],
        [],
        [],
    ]
    assert shown.face_down == [0, 4, 4]


def test_a_destiny_nobody_has_seen_is_not_counted_for_others() -> None:
    """Two Justice icons bring a Skybreaker 4; its Radiant icon makes a second one a set."""
    state = table()
    state.players[1].story = ["night_on_the_wall/lower", "neighbour_on_trial/lower", "recruiting_day/lower"]
    own, others = view(state, 1).heroes[1].score, view(state, 0).heroes[1].score
    assert own[0] == ScoreLine("destiny", 4, "skybreaker")
    assert others[0] == ScoreLine("destiny", 0, "")
    assert ScoreLine("set", 2, "radiant") in own
    assert ScoreLine("set", 2, "radiant") not in others
    assert view(state, 1).heroes[1].icons["radiant"] == 1  # it does not work yet, for its owner neither


def test_a_destiny_face_up_and_everything_after_the_end_is_seen_by_all() -> None:
    state = table()
    state.players[1].is_revealed = True
    assert (view(state, 0).heroes[1].destiny, view(state, 0).heroes[1].is_revealed) == ("skybreaker", True)
    assert view(state, 1).heroes[0].destiny == ""
    state.phase = "over"
    assert [each.destiny for each in view(state, None).heroes] == ["edgedancer", "skybreaker"]
    assert view(state, 0).heroes[1].hand == []  # cards in hand stay hidden


def test_a_settled_attempt_shows_the_numbers_it_was_settled_by() -> None:
    """The card has left its row, and the ally that made it harder has gone with it."""
    state = attempt(table(), "escape", step="after", reached=6, needed=5, succeeded=True)
    assert state.attempt is not None
    state.attempt.runes, state.attempt.faces, state.attempt.casts = ["core1", "constitution1"], [0, 1], 1
    state.rows[0] = []
    shown = view(state, 0).attempt
    assert shown is not None
    assert (shown.difficulty, shown.sum, shown.bonus, shown.succeeded) == (5, 3, 3, True)


def test_before_the_cast_the_runes_lie_ready() -> None:
    shown = view(attempt(table(), "escape", bought=1), 1).attempt
    assert shown is not None
    assert shown.runes == ["core1", "core2", "core3", "constitution1", "dark1"]
    assert (shown.faces, shown.sum, shown.difficulty) == ([], 0, 5)


def test_paths_ahead_are_those_of_whose_turn_it_is() -> None:
    state = table()
    assert [(path.challenge, path.path, path.difficulty) for path in view(state, 1).paths] == [
        ("escape", "upper", 5),
        ("escape", "lower", 6),
    ]
    assert view(attempt(state, "escape"), 0).paths == []
    last = confronting(finished_hero(), finished_hero("healer"))
    assert {path.challenge for path in view(last, 1).paths} == {"odium"}
    assert len(view(last, 1).paths) == 15
