"""Cutting in: rights that hold at any moment, used inside somebody's question."""

from __future__ import annotations

import pytest

from questhall.engine import CannotUndo, IllegalMove, Move, Play, Question, Table
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny, words


def turn(table: Table[Words]) -> Play[None]:
    """Seat 0 prepares, then decides in an open question."""
    yield from say(table, 0, "ready", "steady")
    yield from say(table, 0, "go", "wait", topic="go", open=True)


def shout(table: Table[Words], seat: int, move: Say) -> Play[None]:
    """A shout is heard at once; a question mark asks the shouter for more, in an open question."""
    table.state.said.append(f"{seat}:{move.word}")
    table.tell(Heard(move.word))
    if move.word == "end":
        table.state.over = True
        table.end()
    if move.word == "what?":
        yield from say(table, seat, "this", "that", topic="what", open=True)
        table.state.said.append(f"{seat}:done")


def shouts(state: Words, question: Question, seat: int) -> list[Move]:
    """Everyone may shout each word once, at any open question."""
    return [Say(word) for word in ("hey", "what?", "end") if f"{seat}:{word}" not in state.said]


GAME = tiny(turn, offers=shouts, cut_in=shout)


def test_any_seat_may_cut_in_at_an_open_question_the_asked_one_too() -> None:
    match = match_of(GAME)
    match.play(0, Say("ready"))
    assert {seat: list(moves) for seat, moves in match.offers.items()} == {
        0: [Say("hey"), Say("what?"), Say("end")],
        1: [Say("hey"), Say("what?"), Say("end")],
    }
    match.play(0, Say("hey"))
    match.play(1, Say("hey"))
    assert match.state.said == ["ready", "0:hey", "1:hey"]
    assert list(match.asks[0].moves) == [Say("go"), Say("wait")]


def test_nobody_may_cut_in_at_a_closed_question() -> None:
    match = match_of(GAME)
    assert dict(match.offers) == {}
    assert match.offers[1] == ()
    with pytest.raises(IllegalMove):
        match.play(1, Say("hey"))


def test_nobody_may_cut_in_while_several_answer_together() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.together([0, 1], lambda seat: say_alone(table, seat))

    def say_alone(table: Table[Words], seat: int) -> Play[Move]:
        return (yield from table.choose(seat, "go", words("go", "wait"), open=True))

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    assert dict(match.offers) == {}
    with pytest.raises(IllegalMove):
        match.play(1, Say("hey"))


def test_a_seat_that_does_not_exist_has_no_offers() -> None:
    match = match_of(GAME)
    match.play(0, Say("ready"))
    with pytest.raises(KeyError):
        match.offers[2]
    with pytest.raises(IllegalMove):
        match.play(2, Say("hey"))


def test_after_a_cut_in_the_question_is_put_anew_with_a_new_number() -> None:
    match = match_of(GAME)
    match.play(0, Say("ready"))
    seen = match.at
    match.play(1, Say("hey"), at=seen)
    assert match.asks[0].topic == "go"
    assert match.at == seen + 1


def test_a_cut_in_is_journaled_as_such() -> None:
    match = match_of(GAME)
    match.play(0, Say("ready"))
    match.play(1, Say("hey"), by="auto:standing order")
    assert [(entry.kind, entry.seat, entry.move, entry.by) for entry in match.journal] == [
        ("answer", 0, Say("ready"), ""),
        ("cut in", 1, Say("hey"), "auto:standing order"),
    ]


def test_a_cut_in_into_a_cut_in_is_done_first() -> None:
    match = match_of(GAME, players=3)
    match.play(0, Say("ready"))
    match.play(1, Say("what?"))
    match.play(2, Say("what?"))
    assert list(match.asks) == [2]
    match.play(2, Say("that"))
    assert list(match.asks) == [1]
    match.play(1, Say("this"))
    assert list(match.asks) == [0]
    match.play(0, Say("go"))
    assert match.state.said == ["ready", "1:what?", "2:what?", "that", "2:done", "this", "1:done", "go"]


def test_the_game_can_end_in_a_cut_in_deep_inside_questions() -> None:
    match = match_of(GAME, players=3)
    for seat, word in [(0, "ready"), (1, "what?"), (2, "what?"), (0, "end")]:
        match.play(seat, Say(word))
    assert match.over
    assert match.state.said == ["ready", "1:what?", "2:what?", "0:end"]
    assert match.result is not None
    assert reloaded(match).over
    assert reloaded(match).save() == match.save()


def test_a_match_is_saved_in_the_middle_of_a_cut_in_into_a_cut_in() -> None:
    match = match_of(GAME, players=3)
    for seat, word in [(0, "ready"), (1, "what?"), (2, "what?")]:
        match.play(seat, Say(word))
    again = reloaded(match)
    for each in (match, again):
        for seat, word in [(2, "that"), (1, "this"), (0, "go")]:
            each.play(seat, Say(word))
    assert again.save() == match.save()


def test_a_cut_in_can_take_the_last_move_away_and_the_rules_say_what_then() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        answer = yield from table.choose(
            0,
            "go",
            lambda state, seat: [Say("go"), Say("wait")] if "1:hey" not in state.said else [],
            open=True,
            otherwise=None,
        )
        table.state.said.append(answer.word if answer is not None else "too late")
        yield from say(table, 0, "again", "enough")

    def before_the_shout(state: Words, seat: int) -> list[Say]:
        return [Say("go"), Say("wait")] if "1:hey" not in state.said else []

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    match.play(1, Say("hey"))
    assert match.state.said == ["1:hey", "too late"]


def test_what_is_offered_for_a_move_equal_to_an_answer_is_taken_as_the_answer() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "hey", "wait", open=True)

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    match.play(0, Say("hey"))
    assert match.journal[0].kind == "answer"


def test_a_cut_in_at_the_first_question_of_a_beat_is_a_beat_of_its_own() -> None:
    """However many cut in, what has to be run again to stand at the question stays as short as it was."""

    def beat(table: Table[Words]) -> Play[None]:
        runs.append(len(table.script))
        yield from say(table, 0, "go", "wait", open=True)

    def endless(state: Words, question: Question, seat: int) -> list[Move]:
        return [Say("hey")]

    runs: list[int] = []
    match = match_of(tiny(beat, offers=endless, cut_in=shout))
    for _ in range(20):
        match.play(1, Say("hey"))
    match.save()  # takes the checkpoints that were not needed before
    runs.clear()
    reloaded(match)
    assert runs == [0]


def test_what_a_cut_in_asks_still_belongs_to_its_beat() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "go", "wait", open=True)

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    match.play(1, Say("what?"))
    again = reloaded(match)
    for each in (match, again, match.clone()):
        each.play(1, Say("this"))
        assert each.state.said == ["1:what?", "this", "1:done"]
        assert list(each.asks) == [0]
    assert again.save() == match.save()


def test_an_event_told_before_the_first_question_is_not_told_again_after_a_cut_in() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        table.tell(Heard("a turn begins"))
        yield from say(table, 0, "go", "wait", open=True)

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    match.play(1, Say("hey"))
    assert match.events(None) == [Heard("a turn begins"), Heard("hey")]


def test_an_event_told_after_a_change_is_not_told_again_after_a_cut_in() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        table.state.said.append("begin")
        table.tell(Heard("a turn begins"))
        yield from say(table, 0, "go", "wait", open=True)

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    match.play(1, Say("hey"))
    assert match.events(None) == [Heard("a turn begins"), Heard("hey")]
    assert match.state.said == ["begin", "1:hey"]


def test_a_cut_in_is_undone_like_an_answer_whether_it_was_a_beat_of_its_own_or_not() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "go", "wait", open=True)
        yield from say(table, 0, "stay", "leave", open=True)

    match = match_of(tiny(beat, offers=shouts, cut_in=shout))
    before = match.fingerprint()
    match.play(1, Say("hey"))
    match.undo(1)
    assert match.fingerprint() == before
    match.play(0, Say("go"))
    before = match.fingerprint()
    match.play(1, Say("hey"))
    match.undo(1)
    assert match.fingerprint() == before
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_a_cut_in_right_after_an_undo_is_a_beat_of_its_own_loaded_or_not() -> None:
    """The line in the log that says what was undone is none of those that the beat told."""

    def open_turn(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "go", "wait", topic="go", open=True)

    match = match_of(tiny(open_turn, offers=shouts, cut_in=shout))
    match.play(0, Say("go"))
    match.undo(0)
    again = reloaded(match)

    for each in (match, again):
        each.play(0, Say("hey"))
        each.play(0, Say("wait"))

    assert [entry.number for entry in match.journal] == [entry.number for entry in again.journal]
    assert again.save() == match.save()
