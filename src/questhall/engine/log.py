"""The log of a match: told once, read by each seat as far as it may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from questhall.engine.values import Event, Undone

E = TypeVar("E")


class Told(Struct, Generic[E], array_like=True, frozen=True):
    """An event, who is told it as it is (None: everyone), and what the others are told instead."""

    event: E
    only: tuple[int, ...] | None = None
    mask: E | None = None

    def face(self, reader: int | None) -> E | None:
        """What a reader is told; a spectator (None) is told what everyone is."""
        if self.only is None or reader in self.only:
            return self.event
        return self.mask


NOT_PLAIN = frozenset((Told, Undone))
"""Lines that readers see differently."""


class Log:
    """Everything told, in order. Only appended to: an undo is a line of it."""

    __slots__ = ("_faces", "_plain", "lines")

    def __init__(self, lines: Iterable[Told[Any]] = ()) -> None:
        self.lines: list[Event | Told[Any]] = [line.event if line.only is None else line for line in lines]
        self._plain: int | None = 0
        """So many lines are known to be the same for everybody; None as soon as one of them is not."""
        self._faces: dict[int | None, tuple[list[int], list[Event]]] = {}
        """For each reader, how many events he had before each line, and those events."""

    def __len__(self) -> int:
        return len(self.lines)

    def told(self, since: int = 0) -> list[Told[Any]]:
        """All lines in one form, for a save; or those from one on."""
        return [line if isinstance(line, Told) else Told(line) for line in self.lines[since:]]

    def forget(self, keep: int) -> None:
        """Drop what was told by rules that broke: nobody has read it yet."""
        del self.lines[keep:]

    def undo(self, seat: int, keep: int) -> None:
        """Note that everything after the first `keep` lines never happened."""
        self.lines.append(Undone(seat, keep))

    def read(self, reader: int | None, since: int = 0) -> list[Event]:
        """The events of one reader, numbered from 0, beginning with number `since`."""
        if self._is_plain():  # then nothing is kept for each reader
            return self.lines[since:]  # type: ignore[return-value]  # none of them is a Told
        known, faces = self._faces.setdefault(reader, ([], []))
        new = self.lines[len(known) :]
        if NOT_PLAIN.isdisjoint(map(type, new)):  # as nearly always: everybody is told everything
            known += range(len(faces), len(faces) + len(new))
            faces += new  # type: ignore[arg-type]  # none of them is a Told
            return faces[since:]
        for line in new:
            known.append(len(faces))
            event: Event | None = line.face(reader) if isinstance(line, Told) else line
            if isinstance(event, Undone):  # it names a line of the whole log; a reader counts his own
                event = Undone(event.seat, known[event.keep])
            if event is not None:
                faces.append(event)
        return faces[since:]

    def _is_plain(self) -> bool:
        """Whether everybody was told everything up to now. What was looked through once is not looked through again."""
        if self._plain is not None:
            is_plain = NOT_PLAIN.isdisjoint(map(type, self.lines[self._plain :]))
            self._plain = len(self.lines) if is_plain else None
        return self._plain is not None
