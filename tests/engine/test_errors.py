"""Mistakes in the rules: the match stands at the question before, and can be played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.engine import DeadEnd, Match, Move, Play, QuesthallError, Question, Refusal, RulesError, Table
from teaching import deadend
from teaching.deadend import OpenDoor, PullLever, Step, TurnBack
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny, words


def everything(match: Match) -> tuple[Any, ...]:
    """All that must not change when the rules break."""
    logs = [match.events(reader) for reader in (*match.seats, None)]
    return match.fingerprint(), match.journal[:], logs, match.at, match.save(), match.undo_point(0)


def test_a_question_without_a_legal_move_is_a_dead_end() -> None:
    match = match_of(deadend.GAME)
    match.play(0, Step())
    before = everything(match)
    with pytest.raises(DeadEnd, match=r"corridor\.door"):
        match.play(1, OpenDoor())
    assert everything(match) == before


def test_a_mistake_in_mid_beat_leaves_no_trace() -> None:
    """It has changed the state, used chance and told an event before it broke."""
    match = match_of(deadend.GAME)
    match.play(0, Step())
    before = everything(match)
    with pytest.raises(RulesError, match="ZeroDivisionError"):
        match.play(1, PullLever())
    assert everything(match) == before


def test_the_mistake_itself_is_the_cause_of_what_is_raised() -> None:
    match = match_of(deadend.GAME)
    with pytest.raises(RulesError) as broken:
        match.play(0, PullLever())
    assert isinstance(broken.value.__cause__, ZeroDivisionError)
    assert not isinstance(broken.value, DeadEnd)


def test_the_match_stays_usable() -> None:
    match, clean = match_of(deadend.GAME), match_of(deadend.GAME)
    for move in (Step(), OpenDoor(), PullLever(), Step(), TurnBack(), PullLever(), Step()):
        seat = min(match.asks)
        if isinstance(move, OpenDoor | PullLever):
            with pytest.raises(RulesError):
                match.play(seat, move)
        else:
            match.play(seat, move)
            clean.play(seat, move)
    assert match.save() == clean.save()
    assert reloaded(match).save() == match.save()


def test_a_mistake_after_some_closed_beats_leads_back_over_them() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        said = table.state.said
        if said and said[-1] != "fine":
            said.append("on")
            table.tell(Heard("on"))
            if len(said) > 3:
                raise KeyError("three beats later")
            return
        yield from say(table, 0, "fine", "break")

    match = match_of(tiny(beat))
    match.play(0, Say("fine"))
    before = everything(match)
    with pytest.raises(RulesError, match="three beats later"):
        match.play(0, Say("break"))
    assert everything(match) == before


def test_a_mistake_forgets_no_beat_that_could_be_undone() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        word = yield from say(table, 0, "on", "break later")
        if word == "break later":
            return
        if "break later" in table.state.said:
            raise KeyError("later")

    def later(table: Table[Words]) -> Play[None]:
        if "break later" in table.state.said:
            raise KeyError("later")
        yield from beat(table)

    match = match_of(tiny(later))
    for _ in range(70):
        match.play(0, Say("on"))
    before = everything(match)
    with pytest.raises(RulesError):
        match.play(0, Say("break later"))
    assert everything(match) == before


def test_a_mistake_in_a_cut_in_leaves_the_question_open() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "go", "wait", open=True)

    def cut_in(table: Table[Words], seat: int, move: Say) -> Play[None]:
        table.state.said.append("half")
        yield from table.choose(seat, "nothing", words())

    def offers(state: Words, question: Question, seat: int) -> list[Move]:
        return [Say("hey")]

    match = match_of(tiny(beat, offers=offers, cut_in=cut_in))
    before = everything(match)
    with pytest.raises(DeadEnd):
        match.play(1, Say("hey"))
    assert everything(match) == before
    match.play(0, Say("go"))
    assert match.state.said == ["go"]


def test_offers_that_nobody_can_run_are_a_mistake_of_the_rules() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "go", "wait", open=True)

    match = match_of(tiny(beat, offers=lambda state, question, seat: [Say("hey")]))
    with pytest.raises(RulesError, match="cannot run them"):
        match.play(1, Say("hey"))


def test_a_mistake_while_several_answer_keeps_the_answers_given() -> None:
    def count(table: Table[Words], seat: int) -> Play[int]:
        answer = yield from table.choose(seat, "count", words("1", "2", "many"))
        return int(answer.word)

    def beat(table: Table[Words]) -> Play[None]:
        counted = yield from table.together([0, 1], lambda seat: count(table, seat))
        table.state.said.append(str(counted))
        yield from say(table, 0, "yes", "no")

    match = match_of(tiny(beat))
    match.play(0, Say("1"))
    before = everything(match)
    with pytest.raises(RulesError, match="many"):
        match.play(1, Say("many"))
    assert everything(match) == before
    match.play(1, Say("2"))
    assert match.state.said == ["{0: 1, 1: 2}"]


def test_rules_that_end_the_match_without_saying_so_in_the_state_are_wrong() -> None:
    """Loaded from a save, such a match would go on."""

    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        table.end()

    match = match_of(tiny(beat))
    with pytest.raises(RulesError):
        match.play(0, Say("yes"))


@pytest.mark.parametrize("kind", [RulesError, DeadEnd])
def test_whoever_refuses_says_so_with_one_kind_of_error(kind: Callable[..., Exception]) -> None:
    assert isinstance(kind("a sentence"), QuesthallError)


def test_a_refusal_reads_as_a_reason_with_facts_and_a_rule() -> None:
    assert str(Refusal("TR-BUY-01", "too dear", {"gold": 3, "cost": 5})) == "too dear (gold 3, cost 5) · TR-BUY-01"
    assert str(Refusal("TR-BUY-01", "too dear")) == "too dear · TR-BUY-01"
