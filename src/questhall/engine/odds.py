"""How likely something is, as far as a seat can know."""

from __future__ import annotations

from msgspec import Struct

from questhall.engine.values import Ref


class Odds(Struct, frozen=True):
    """A chance and what it is about. It is exact, or the share of so many imagined matches in which it came so."""

    ref: Ref
    """The thing on the table it is about."""
    what: str
    """What may come: a message of the game, `odds-<what>`."""
    chance: float
    helped: float | None = None
    """The same with all the help the seat could pay for, played as well as can be; None: there is no such help."""
    tries: int = 0
    """In so many imagined matches it was tried; 0: the chance is exact."""
    detail: str = ""
    """Which of several: the number of an outcome, a seat."""
