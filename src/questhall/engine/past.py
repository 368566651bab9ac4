"""Beats already played, as far back as somebody may still undo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from questhall.engine.errors import Stop
from questhall.engine.question import Entry, Question

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
    question: Question | None, beats: Iterable[Beat[Any]], seat: int, person: str, *, past_bots: bool
) -> Point | Stop:
    """Where this seat's undo would lead, or what stops it. `beats` begins with the newest."""
    if question is None:
        return Stop("over")
    person = person or f"seat {seat}"
    waiting: int | None = None  # somebody else has answered the open question of a group
    for back, beat in enumerate(beats):
        for i in range(len(beat.entries) - 1, -1, -1):
            entry = beat.entries[i]
            secret = back == 0 and question.group and entry.number == question.number
            if secret and entry.seat != seat:
                if not may_pass(entry, person, past_bots=past_bots):
                    waiting = entry.seat
                continue
            learned = [what for entered, what in beat.gates if entered > i]
            if learned:
                return Stop("learned", learned[-1])
            if waiting is not None and not secret:
                return Stop("acted", seat=waiting)
            if entry.seat == seat and entry.person == person:
                return Point(back, i, secret)
            if not may_pass(entry, person, past_bots=past_bots):
                return Stop("acted", seat=entry.seat)
        if beat.gates:
            return Stop("learned", beat.gates[-1][1])
    return Stop("nothing")


def may_pass(entry: Entry[Any], person: str, *, past_bots: bool) -> bool:
    """Whether somebody's undo may also take back this entry of another seat."""
    return entry.person == person or (past_bots and not entry.is_human)
