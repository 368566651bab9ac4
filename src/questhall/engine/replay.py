"""Continuing a saved match, and playing a recorded one again from its first move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert, json

from questhall.engine.deal import Deal
from questhall.engine.errors import SaveError, Stop
from questhall.engine.game import Game
from questhall.engine.match import Match
from questhall.engine.options import read_options
from questhall.engine.past import Point
from questhall.engine.question import UNDO, Entry
from questhall.engine.record import Save, damaged, fields_of, read


def load(game: Game[Any], data: bytes) -> Match:
    """Continue a saved match exactly where it was.

    A file whose state has other fields than today's is replayed from its journal; if that comes out
    differently, the match is frozen and the error says which rules play it.
    """
    file = read(game, data)
    if file.fields != fields_of(game) or file.rules != game.rules_version:
        return replay_checked(game, file)
    try:
        return Match.resume(deal_of(game, file), file)
    except SaveError:
        raise
    except Exception as error:  # a file from outside may hold anything
        raise damaged(f"{type(error).__name__}: {error}") from error


def replay(game: Game[Any], file: Save[Any, Any], upto: int | None = None) -> Match:
    """Play a recorded match again from its key and journal alone: all of it, or its first entries."""
    match = Match(deal_of(game, file))
    for entry in file.journal[:upto]:
        repeat(match, entry)
    return match


def repeat(match: Match, entry: Entry[Any]) -> None:
    """Enter at another match what was entered at this one."""
    if entry.kind == UNDO:
        match.undo(entry.seat, by=entry.by)
    else:
        match.play(entry.seat, entry.move, by=entry.by, why=entry.why)


def standing(deal: Deal, journal: Sequence[Entry[Any]]) -> list[int]:
    """The entries that were not taken back, by their numbers in the journal."""
    left: list[int] = []
    match = Match(deal)
    for number, entry in enumerate(journal):
        if entry.kind == UNDO:
            take_out(left, journal, entry, match.undo_point(entry.seat, entry.by))
        else:
            left.append(number)
        repeat(match, entry)
    return left


def take_out(left: list[int], journal: Sequence[Entry[Any]], undo: Entry[Any], point: Point | Stop) -> None:
    """Strike from the standing entries what an undo took back."""
    if not isinstance(point, Point):
        raise SaveError("the journal holds an undo that was never possible")
    own = [n for n in left if journal[n].seat == undo.seat]
    if point.withdrawn:
        left.remove(own[-1])
    else:
        by_hand = (n for n in reversed(own) if not journal[n].in_the_name_of)
        last = next(n for n in by_hand if journal[n].person == undo.person)
        del left[left.index(last) :]


def replay_checked(game: Game[Any], file: Save[Any, Any]) -> Match:
    """Replay a match of older rules; what was told must come out the same."""
    try:
        match = replay(game, file)
    except Exception as error:  # today's rules were not made for this match
        raise frozen(file, str(error)) from error
    if json.encode(match.told()) != json.encode(file.log):
        raise frozen(file, "its log comes out differently")
    return match


def frozen(file: Save[Any, Any], detail: str) -> SaveError:
    sentence = f"this match was played with rules version {file.rules} of {file.game} and cannot go on here: {detail}"
    return SaveError(sentence, "older-rules", game=file.game, version=file.rules)


def deal_of(game: Game[Any], file: Save[Any, Any]) -> Deal:
    """The deal a file was played from."""
    if file.seats not in game.players:
        raise damaged(f"{file.seats} seats - at `$.seats`")
    try:
        options = read_options(game.options, file.options)
        campaign = None if game.campaign is None else convert(file.campaign, game.campaign | None)
        return Deal(game, file.seats, options, bytes.fromhex(file.key), file.open_seed, campaign, file.past_bots)
    except ValueError as error:
        raise damaged(str(error)) from None
