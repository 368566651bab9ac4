"""Beats already played, as far back as somebody may still undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from questhall.engine.errors import Stop
from questhall.engine.question import ALONE, ANSWER, Entry, Question

M = TypeVar("M")

KEPT_BEATS = 64


class Beat(Struct, Generic[M], array_like=True):
    """The stretch between two checkpoints: the state at its start, and what was entered since."""

    checkpoint: bytes
    dream: int | None = None
    """The generator of an imagined match at the start of the beat; None in a real one."""
    entries: list[Entry[M]] = []
    marks: list[int] = []
    """How many lines the log had before each entry."""
    gates: list[tuple[int, str]] = []
    """What somebody learned in it, and after how many entries."""
    results: list[int] = []
    """What chance has given in it: a re-run needs no key."""
    cut_first: bool = False
    """It began with a cut-in at a question put before anything had changed: that cut-in is the whole beat."""


class Point(Struct, frozen=True):
    """Where an undo leads: before entry `entry` of the beat `back` beats ago."""

    back: int
    entry: int
    withdrawn: bool = False
    """Only an answer given in secret is taken back; the others' stay."""


def undo_point(
    question: Question | None, beats: Sequence[Beat[Any]], seat: int, person: str, *, past_bots: bool
) -> Point | Stop:
    """Where this seat's undo would lead, or what stops it. `beats` begins with the newest."""
    if question is None:
        return Stop("over")
    own = answers_of(question, beats[0], seat) if question.group else []
    if own and not beats[0].entries[own[-1]].by.startswith(ALONE):  # that one would only be given again
        return Point(0, own[-1], withdrawn=True)
    person = person or f"seat {seat}"
    for back, beat in enumerate(beats):
        found = undo_within(beat, back, seat, person, past_bots=past_bots)
        if found is not None:
            return found
    return Stop("nothing")


def undo_within(beat: Beat[Any], back: int, seat: int, person: str, *, past_bots: bool) -> Point | Stop | None:
    """The same within one beat; None if there is nothing of the seat's in it and nothing that stops."""
    gates = beat.gates  # in the order of the entries, so that the last one stops first
    for i in range(len(beat.entries) - 1, -1, -1):
        if gates and gates[-1][0] > i:
            break
        entry = beat.entries[i]
        if entry.seat == seat and entry.person == person and not entry.in_the_name_of:
            return Point(back, i)
        if not may_pass(entry, person, past_bots=past_bots):
            return Stop("acted", seat=entry.seat)
    return Stop("learned", gates[-1][1]) if gates else None


def answers_of(question: Question, beat: Beat[Any], seat: int) -> list[int]:
    """Where in the beat a seat answered the open question of a group. Given in secret, the last may be withdrawn."""
    own: list[int] = []
    for i in range(len(beat.entries) - 1, -1, -1):
        entry = beat.entries[i]
        if entry.number != question.number:
            break
        if entry.seat == seat and entry.kind == ANSWER:
            own.append(i)
    return own[::-1]


def may_pass(entry: Entry[Any], person: str, *, past_bots: bool) -> bool:
    """Whether somebody's undo may also take back this entry of another seat."""
    return entry.person == person or (past_bots and not entry.is_human and not entry.in_the_name_of)
