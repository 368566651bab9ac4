"""A mutant: one place of one module, broken in one way."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

SHORT = 40


@dataclass(frozen=True)
class Mutant:
    """What stands at a place, and what will."""

    file: str
    line: int
    column: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    symbol: str
    """The function or table it belongs to."""
    is_printed: bool
    """A fact of a table or a card; else a step or a question of the rules."""

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}:{self.column} {self.kind} {short(self.before)} → {short(self.after)}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.after + source[self.end :]

    def lines(self, source: str) -> tuple[str, str]:
        """The lines it touches, before and after."""
        first = source.rfind("\n", 0, self.start) + 1
        last = source.find("\n", self.end)
        last = len(source) if last < 0 else last
        return source[first:last], source[first : self.start] + self.after + source[self.end : last]


def short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHORT else line[: SHORT - 1] + "…"


def places(mutants: Iterable[Mutant]) -> list[list[Mutant]]:
    """Mutants of one place together."""
    found: dict[tuple[str, int, int], list[Mutant]] = {}
    for mutant in mutants:
        found.setdefault((mutant.file, mutant.start, mutant.end), []).append(mutant)
    return list(found.values())


def sample(mutants: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """Every place is equally likely, then every way to break it: a number that can grow or shrink counts once."""
    rng = random.Random(seed)
    every = places(mutants)
    drawn = rng.sample(every, min(size, len(every)))
    return [rng.choice(ways) for ways in drawn]
