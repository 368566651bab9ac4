"""Who may cut in now, computed when somebody looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from questhall.engine.values import Move

if TYPE_CHECKING:
    from questhall.engine.match import Match


class Offers(Mapping[int, Sequence[Move]]):
    """The cut-ins open to each seat; a seat's are computed when looked at."""

    __slots__ = ("_match",)

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getitem__(self, seat: int) -> Sequence[Move]:
        question = self._match.question
        if seat not in self._match.seats:
            raise KeyError(seat)
        if question is None or not question.open:
            return ()
        return self._match.game.offers(self._match.state, question, seat)

    def __iter__(self) -> Iterator[int]:
        """The seats that may cut in now."""
        return (seat for seat in self._match.seats if self[seat])

    def __len__(self) -> int:
        return sum(1 for _ in self)
