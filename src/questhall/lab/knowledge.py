"""The contract about knowledge: nobody gets to know through the table what the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import msgpack, to_builtins

from questhall.engine import Match
from questhall.engine.past import Point
from questhall.lab.forgery import lookalikes, refusal
from questhall.lab.trial import Trial, random_step

FOLLOWED = 12


def check_knowledge(trial: Trial) -> None:
    """Two matches that differ only in what a seat cannot know give that seat equal bytes."""
    for seat in trial.match.seats:
        forged = list(lookalikes(trial, seat))
        real = picture(trial, trial.match, seat, forged)
        check_no_key(trial, seat, real)
        twins = trial.match.imagine(seat, trial.rng), trial.match.imagine(seat, trial.rng)
        for twin in twins:
            same = picture(trial, twin, seat, forged)
            wrong = [name for name in real if real[name] != same[name]]
            trial.demand(not wrong, f"what seat {seat} cannot know shows in its {', '.join(wrong)}")
            trial.demand(
                twin.clone().fingerprint() == twin.fingerprint(), "a clone of an imagined match is another one"
            )
            check_pieces(trial, twin)
        check_own_answer(trial, seat, *twins)
        trial.tally.imagined += 1
        trial.tally.different += differ(trial, *twins)


def check_own_answer(trial: Trial, seat: int, *twins: Match) -> None:
    """A seat that answers in secret, before the others have, learns nothing by it."""
    if seat not in trial.match.asks or len(trial.match.asks) == 1:
        return
    move = trial.rng.choice(trial.match.asks[seat].moves)
    pictures = []
    for twin in (trial.match, *twins):
        clone = twin.clone()
        clone.play(seat, move)
        pictures.append(picture(trial, clone, seat, []))
    trial.demand(pictures.count(pictures[0]) == len(pictures), f"seat {seat} learns something by answering in secret")


def picture(trial: Trial, match: Match, seat: int, forged: list[Any]) -> dict[str, bytes]:
    """All that a seat gets from the table, as bytes."""
    ask = match.asks.get(seat)
    things = trial.game.things(match.view(seat))
    return {
        "view": match.view_bytes(seat),
        "waiting": msgpack.encode(sorted(match.asks)),
        "asks": msgpack.encode((ask.topic, list(ask.moves), ask.open) if ask is not None else None),
        "offers": msgpack.encode(list(match.offers[seat])),
        "odds": msgpack.encode(match.odds(seat)),
        "own answers": msgpack.encode(match.answers(seat)),
        "reasons": msgpack.encode([(thing, match.why_not(seat, thing)) for thing in things]),
        "refusals": msgpack.encode([refusal(trial, match, seat, move) for move in forged]),
    }


def check_no_key(trial: Trial, seat: int, real: dict[str, bytes]) -> None:
    """The key of chance, in whatever form, is in nothing that a seat gets."""
    key = trial.match.deal.key
    shown = {**real, "events": msgpack.encode(trial.match.events(seat))}
    for name, data in shown.items():
        trial.demand(key not in data and key.hex().encode() not in data, f"the key of chance is in the {name}")


def differ(trial: Trial, one: Match, two: Match) -> bool:
    """Whether two imagined worlds are different: at once, or when played on in the same way."""
    rngs = Random(trial.step), Random(trial.step)
    for _ in range(FOLLOWED):
        if msgpack.encode(one.state) != msgpack.encode(two.state):
            return True
        if one.over or two.over or one.fingerprint() != two.fingerprint():
            break
        for match, rng in zip((one, two), rngs, strict=True):
            match.play(*random_step(match, rng))
            check_pieces(trial, match)
    return one.fingerprint() != two.fingerprint()


def check_pieces(trial: Trial, match: Match) -> None:
    """No piece is lost, none comes from nowhere."""
    trial.demand(list(trial.game.pieces(match.state)) == trial.pieces, "pieces are not conserved")


def check_sound(trial: Trial) -> None:
    """No piece is lost, and the game itself finds nothing impossible in the position."""
    check_pieces(trial, trial.match)
    if trial.game.impossible is not None:
        wrong = trial.game.impossible(trial.match.state)
        trial.demand(not wrong, wrong)


def advance_watched(trial: Trial) -> None:
    """A step after which no seat may know a piece that it did not know, unless somebody passed a gate.

    Whoever can still undo the step has passed none: then nobody may have learned anything by it.
    """
    match = trial.match
    before = {reader: pieces_seen(trial, reader) for reader in (*match.seats, None)}
    moves = len(match.journal)
    trial.advance()
    last = match.journal[-1]
    if match.over or len(match.journal) == moves or last.kind == "undo":
        return
    point = match.undo_point(last.seat, last.by)
    if isinstance(point, Point) and not point.withdrawn:
        for reader, known in before.items():
            new = pieces_seen(trial, reader) - known
            trial.demand(not new, f"{last.move} showed {sorted(new)} to seat {reader}, and no gate noticed")


def pieces_seen(trial: Trial, reader: int | None) -> set[str]:
    """The pieces whose names stand in a reader's view."""
    return set(texts(to_builtins(trial.match.view(reader)))) & set(trial.pieces)


def texts(data: Any) -> Iterator[str]:
    """All texts in data, names of fields and keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from texts(list(data))
        yield from texts(list(data.values()))
    elif isinstance(data, list | tuple):
        for item in data:
            yield from texts(item)
