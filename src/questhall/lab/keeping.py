"""The contract about keeping a match: saving, loading, cloning, replaying, undoing."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import msgpack

from questhall.engine import Match
from questhall.engine.past import Point
from questhall.engine.record import read
from questhall.engine.replay import replay
from questhall.lab.trial import Trial, entries_after, random_step

STEPS_ASIDE = 6


def check_copies(trial: Trial) -> None:
    """The copies that followed since the last look have gone the same way; then new ones are made."""
    match, data = trial.match, trial.match.save()
    if trial.loaded is not None:
        trial.demand(trial.loaded.save() == data, "a loaded match goes on differently")
    if trial.cloned is not None:
        trial.demand(trial.cloned.fingerprint() == match.fingerprint(), "a clone goes on differently")
    trial.loaded, trial.cloned = trial.copy(), match.clone()
    trial.demand(trial.loaded.save() == data, "saved, loaded and saved again, a match is another file")
    trial.demand(outside(trial.loaded) == outside(match), "a loaded match looks different")
    trial.demand(trial.cloned.fingerprint() == match.fingerprint(), "a clone stands elsewhere")


def outside(match: Match) -> bytes:
    """All that anybody sees of a match, as bytes."""
    readers = (*match.seats, None)
    views = [match.view_bytes(reader) for reader in readers]
    events = [match.events(reader) for reader in readers]
    asks = [(seat, ask.topic, list(ask.moves), ask.open) for seat, ask in sorted(match.asks.items())]
    offers = [(seat, list(moves)) for seat, moves in match.offers.items()]
    return msgpack.encode((views, events, asks, offers, match.at, match.over))


def check_isolation(trial: Trial) -> None:
    """Playing in a clone, or in a clone of the clone, changes nothing in the match."""
    data, clone, rng = trial.match.save(), trial.match.clone(), Random(trial.step)
    for _ in range(STEPS_ASIDE):
        if clone.over:
            break
        clone.play(*random_step(clone, rng))
        clone = clone.clone()
    trial.demand(trial.match.save() == data, "playing in a clone changes the match")


def check_replay(trial: Trial) -> None:
    """Key and journal alone lead to the same match."""
    data = trial.match.save()
    again = replay(trial.game, read(trial.game, data))
    trial.demand(again.save() == data, "the match replayed from its journal is another one")


def check_undo(trial: Trial) -> None:
    """Undo leads back to the position before, and playing again leads forward to where it was."""
    for seat in trial.match.seats:
        point = trial.match.undo_point(seat)
        if isinstance(point, Point):
            check_undo_of(trial, seat, point)
            trial.tally.undone += 1


def check_undo_of(trial: Trial, seat: int, point: Point) -> None:
    copy = trial.copy()
    trial.demand(copy.undo_point(seat) == point, f"after a load the undo of seat {seat} leads elsewhere")
    gone = entries_after(copy, point)
    copy.undo(seat)
    before = trial.trail[-len(gone)]
    if not point.withdrawn and before is not None:
        trial.demand(copy.fingerprint() == before, f"the undo of seat {seat} does not restore the position")
    trial.demand(len(copy.journal) == len(trial.match.journal) + 1, "an undo is not a line of the journal")
    redo: list[Any] = [entry for entry in gone if entry.seat == seat] if point.withdrawn else gone
    for entry in redo:
        copy.play(entry.seat, entry.move, by=entry.by)
    trial.demand(copy.fingerprint() == trial.match.fingerprint(), f"redoing what seat {seat} undid leads elsewhere")
