"""The chances a seat sees before it, from its view alone: of every path ahead, of the cast that lies ready."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.engine import Odds, Ref
from questhall.games.calltoadventure.odds import chance, with_dark
from questhall.games.calltoadventure.table_view import AttemptView, PathView, TableView


def odds(view: TableView) -> list[Odds]:
    """Success, as runes and bonuses lie there now, and with each Dark rune that could be bought."""
    if view.attempt is not None:
        return [*of_attempt(view.attempt)] if not view.attempt.casts else []
    return [each for path in view.paths for each in of_path(path)]


def of_path(path: PathView) -> Iterator[Odds]:
    ref = f"path:{path.challenge}/{path.path}"
    if path.challenge == "odium":
        ref = f"pair:{path.abilities[0]}/{path.abilities[1]}"
    yield from by_dark_runes(ref, path.runes, path.difficulty - path.bonus, path.dark)


def of_attempt(attempt: AttemptView) -> Iterator[Odds]:
    yield from by_dark_runes("attempt", attempt.runes, attempt.difficulty - attempt.bonus, attempt.dark)


def by_dark_runes(ref: Ref, runes: list[str], needed: int, dark: int) -> Iterator[Odds]:
    yield Odds(ref, "success", chance(runes, needed))
    for count in range(1, dark + 1):
        yield Odds(ref, "dark", chance(with_dark(runes, count), needed), detail=str(count))
