"""Asking one seat: which questions are put, and which are answered by themselves."""

from __future__ import annotations

import pytest

from questhall.engine import DeadEnd, Play, Question, Table
from teaching.tiny import Say, Words, match_of, say, tiny, words


def test_a_question_names_its_topic_and_offers_exactly_the_moves() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 1, "yes", "no", topic="tea.offer")

    match = match_of(tiny(beat))
    assert list(match.asks) == [1]
    assert match.asks[1].topic == "tea.offer"
    assert list(match.asks[1].moves) == [Say("yes"), Say("no")]


def test_a_single_move_is_taken_unasked() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "only")
        yield from say(table, 1, "yes", "no")

    match = match_of(tiny(beat))
    assert list(match.asks) == [1]
    assert match.state.said == ["only"]


def test_a_single_move_is_asked_for_when_others_cannot_see_that_it_is_single() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "only", always=True)
        table.state.over = True

    match = match_of(tiny(beat))
    assert list(match.asks[0].moves) == [Say("only")]
    assert match.state.said == []


@pytest.mark.parametrize("holder", [0, 1])
def test_a_single_move_is_asked_for_when_any_seat_may_cut_in(holder: int) -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "only", open=True)
        table.state.over = True

    def offers(state: Words, question: Question, seat: int) -> list[Say]:
        return [Say("stop")] if seat == holder else []

    match = match_of(tiny(beat, offers=offers))
    assert list(match.asks[0].moves) == [Say("only")]
    assert dict(match.offers) == {holder: [Say("stop")]}


def test_a_single_move_of_a_closed_question_is_taken_unasked_though_somebody_holds_a_right() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "only")
        yield from say(table, 0, "yes", "no", open=True)

    match = match_of(tiny(beat, offers=lambda state, question, seat: [Say("stop")]))
    assert match.state.said == ["only"]
    assert list(match.asks[0].moves) == [Say("yes"), Say("no")]


def test_a_right_not_worth_asking_for_does_not_hold_up_a_single_move() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "only", open=True)
        yield from say(table, 0, "yes", "no", open=True)

    game = tiny(beat, offers=lambda state, question, seat: [Say("stop")], holds_up=lambda state, question, seat: False)
    match = match_of(game)
    assert match.state.said == ["only"]
    assert list(match.offers) == [0, 1]


def test_without_any_move_the_answer_is_what_the_rules_say_otherwise() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        nothing = yield from table.choose(0, "say", words(), otherwise="silence")
        table.state.said.append(str(nothing))
        yield from say(table, 0, "yes", "no")

    assert match_of(tiny(beat)).state.said == ["silence"]


def test_otherwise_may_be_none() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        nothing = yield from table.choose(0, "say", words(), otherwise=None)
        assert nothing is None
        yield from say(table, 0, "yes", "no")

    assert list(match_of(tiny(beat)).asks) == [0]


@pytest.mark.parametrize("always", [False, True])
def test_without_any_move_and_without_otherwise_the_rules_are_wrong(always: bool) -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.choose(0, "tea.offer", words(), always=always)

    with pytest.raises(DeadEnd, match=r"tea\.offer"):
        match_of(tiny(beat))


def test_a_question_that_is_always_put_still_needs_a_move() -> None:
    """A question without moves could never be answered: the match would stand still for ever."""

    def beat(table: Table[Words]) -> Play[None]:
        nothing = yield from table.choose(0, "say", words(), always=True, otherwise="silence")
        table.state.said.append(str(nothing))
        yield from say(table, 0, "yes", "no")

    match = match_of(tiny(beat))
    assert match.state.said == ["silence"]
    assert list(match.asks[0].moves) == [Say("yes"), Say("no")]


def test_moves_are_computed_anew_each_time_the_question_is_put() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.choose(0, "say", lambda state, seat: [Say(f"{len(state.said)}"), Say("done")], open=True)
        table.state.over = True

    def cut_in(table: Table[Words], seat: int, move: Say) -> Play[None]:
        table.state.said.append(move.word)
        return
        yield

    match = match_of(tiny(beat, offers=lambda state, question, seat: [Say("more")], cut_in=cut_in))
    assert list(match.asks[0].moves) == [Say("0"), Say("done")]
    match.play(1, Say("more"))
    assert list(match.asks[0].moves) == [Say("1"), Say("done")]
