"""Moves from outside: what is taken for a move, and what is refused without a trace."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import IllegalMove, Match, Move, Play, StaleMove, Table
from teaching import forbid
from teaching.tiny import Count, Say, Words, match_of, say, tiny


def twice(table: Table[Words]) -> Play[None]:
    """Seat 0 says something, then seat 1, with the same words to choose from."""
    yield from say(table, 0, "yes", "no")
    yield from say(table, 1, "yes", "no")


def unchanged(match: Match) -> tuple[Any, ...]:
    return match.fingerprint(), match.save(), match.at, match.journal[:], match.events(0)


@pytest.mark.parametrize("form", [Say("no"), {"type": "Say", "word": "no"}, b'{"type":"Say","word":"no"}'])
def test_a_move_may_come_as_a_value_or_as_json(form: Any) -> None:
    match = match_of(tiny(twice))
    match.play(0, form)
    assert match.journal[0].move == Say("no")
    assert match.state.said == ["no"]


FORGED: list[Any] = [
    Say("maybe"),
    {"type": "Say", "word": "no", "extra": 1},
    {"type": "Say"},
    {"type": "Say", "word": 7},
    {"type": "Shout", "word": "no"},
    {"word": "no"},
    {1: 2},
    {},
    [],
    None,
    7,
    1.5,
    b"",
    b"{",
    b"\xff\xfe",
    "",
    "no",
    "\ud800",
    b"[" * 5000,
    object(),
]


@pytest.mark.parametrize("forged", FORGED, ids=lambda forged: repr(forged)[:18])
def test_anything_else_is_refused_and_changes_nothing(forged: Any) -> None:
    match = match_of(tiny(twice))
    before = unchanged(match)
    with pytest.raises(IllegalMove):
        match.play(0, forged)
    assert unchanged(match) == before


def test_a_move_of_another_game_is_refused() -> None:
    match = match_of(tiny(twice))
    with pytest.raises(IllegalMove):
        match.play(0, forbid.Cross())


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    match = match_of(tiny(twice))
    before = unchanged(match)
    with pytest.raises(IllegalMove):
        match.play(seat, Say("yes"))
    assert unchanged(match) == before


def test_the_engine_puts_its_own_equal_value_in_the_place_of_the_received_one() -> None:
    own = Count((1, 2))

    def beat(table: Table[Words]) -> Play[None]:
        answer = yield from table.choose(0, "count", lambda *_: [own, Count((3,))])
        assert answer is own
        table.state.over = True

    match = match_of(tiny(beat))
    lookalike = Count((True, 2.0))  # type: ignore[arg-type]  # equal in Python, but not what belongs in a record
    assert lookalike == own
    match.play(0, lookalike)
    assert match.journal[0].move is own


def test_a_late_double_click_does_not_answer_the_next_question() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "pass", "play")

    match = match_of(tiny(beat))
    seen = match.at
    match.play(0, Say("pass"), at=seen)
    with pytest.raises(StaleMove):
        match.play(0, Say("pass"), at=seen)
    assert match.state.said == ["pass"]
    match.play(0, Say("pass"), at=match.at)
    assert match.state.said == ["pass", "pass"]


def test_a_question_is_numbered_by_the_length_of_the_journal() -> None:
    match = match_of(tiny(twice))
    assert match.at == 0
    match.play(0, Say("yes"))
    assert match.at == len(match.journal) == 1


@pytest.mark.parametrize("at", [-1, 1, 99])
def test_a_move_that_names_another_question_is_stale(at: int) -> None:
    match = match_of(tiny(twice))
    with pytest.raises(StaleMove):
        match.play(0, Say("yes"), at=at)
    assert match.state.said == []


def test_a_finished_match_takes_no_moves() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        table.state.over = True

    match = match_of(tiny(beat))
    match.play(0, Say("yes"))
    assert match.over
    assert match.at == -1
    assert dict(match.asks) == {}
    with pytest.raises(IllegalMove, match="over"):
        match.play(0, Say("yes"))


def test_a_refusal_names_the_rule_that_stands_in_the_way() -> None:
    match = match_of(forbid.GAME)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, forbid.Cross())
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "TR-CROSS-01"
    assert match.why_not(0, "river") == refused.value.refusal


def test_nothing_stands_in_the_way_of_a_thing_that_a_move_touches() -> None:
    match = match_of(forbid.GAME)
    decree = match.state.row[0]
    assert match.why_not(0, f"decree:{decree}") is None
    refusal = match.why_not(1, f"decree:{decree}")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-TURN-01", "not-your-turn")


def test_moves_are_values_with_names_for_their_fields() -> None:
    assert Say("a") == Say("a")
    assert hash(Count((1, 2))) == hash(Count((1, 2)))
    assert issubclass(Say, Move)
    with pytest.raises(AttributeError):
        Say("a").word = "b"  # type: ignore[misc]
