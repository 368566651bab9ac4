"""The kinds of plain data a game is made of. None of them holds a function or a reference to the engine."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Move(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Something a player can do. Moves are equal when their fields are, and travel as JSON."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, told to the seats that may know it."""


class Undone(Event, frozen=True):
    """A seat took something back: of this reader's events, those after number `keep` never happened."""

    seat: int
    keep: int


class Part(Struct, array_like=True, gc=False):
    """A piece of the position. New fields are only ever appended."""


class Remembering:
    """Holds what a game has found out about a piece of the position, until that changes.

    It is no field: it is neither kept nor compared, and whoever looks for it finds it anew.
    """

    __slots__ = ("remembered",)
    remembered: Any


class State(Part, Remembering):
    """The whole position of a match. `counters` says how often each stream of chance was used."""

    counters: dict[str, int]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game that a table can choose, each with its default."""


Ref = str
"""A name for something a person can point at: `market:longsword`, `die:0.2.1`. Each game has its own."""
