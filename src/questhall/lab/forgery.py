"""Forged moves: whatever comes from outside and is not offered is refused, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import MsgspecError, json, to_builtins

from questhall.engine import IllegalMove, Match, Move
from questhall.lab.trial import Trial

NONSENSE: tuple[Any, ...] = (None, 7, [], {}, {"type": "Nonsense"}, "", "nonsense", b"{", b"\xff", b"[" * 5000)
FORGED_FROM = 4


def check_forged(trial: Trial) -> None:
    """Nonsense, changed moves, others' moves and moves of past questions, from every seat and from none."""
    match = trial.match
    data = match.save()
    for seat in (*match.seats, -1, trial.players):
        for forged in (*NONSENSE, *lookalikes(trial, seat)):
            refusal(trial, match, seat, forged)
            trial.tally.refused += 1
    for seat, ask in match.asks.items():
        refusal(trial, match, seat, ask.moves[0], at=match.at - 1)
    trial.demand(match.save() == data, "a refused move changed the match")


def refusal(trial: Trial, match: Match, seat: int, forged: Any, at: int | None = None) -> str:
    """What a seat is told when it tries; anything but a refusal breaks the contract."""
    try:
        match.play(seat, forged, at=at)
    except IllegalMove as refused:
        return str(refused)
    except Exception as error:
        raise trial.broken(f"seat {seat} tried {forged!r} and met {type(error).__name__}: {error}") from error
    raise trial.broken(f"seat {seat} was allowed {forged!r}")


def lookalikes(trial: Trial, seat: int) -> Iterator[Any]:
    """Moves that exist, or nearly, but are not the seat's now."""
    asks, offers = trial.match.asks, trial.match.offers
    mine = [*(asks[seat].moves if seat in asks else ()), *offers.get(seat, ())]
    for move in trial.seen.values():
        if move not in mine:
            yield move
    spread = mine[:: max(1, len(mine) // FORGED_FROM)] or list(trial.seen.values())[:FORGED_FROM]
    for move in spread:
        for forged in map(json.encode, changed(to_builtins(move))):
            if read(trial, forged) not in mine:
                yield forged


def changed(move: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A move as data with one thing wrong with it."""
    yield {**move, "extra": 1}
    for name, value in move.items():
        yield {other: move[other] for other in move if other != name}
        yield {**move, name: {"deep": [value]}}
        if isinstance(value, int):
            yield from ({**move, name: wrong} for wrong in (-1, value + 1, 10**12))
        else:
            yield {**move, name: "nonsense"}


def read(trial: Trial, forged: bytes) -> Move | None:
    """The move that the text stands for, if it stands for one."""
    try:
        return trial.game.read_move(forged)
    except MsgspecError:
        return None
