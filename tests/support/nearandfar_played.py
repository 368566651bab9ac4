"""Matches of Near and Far, played by bots up to the moments that tests need."""

from __future__ import annotations

from collections.abc import Iterator

import questhall
from questhall.bots import make_bot
from questhall.engine import Match

MOST_MATCHES = 40
Moment = tuple[str, str]
"""What seat 0 is asked, and a kind of move that it may make then."""


def moments(*wanted: Moment, **options: str) -> dict[Moment, Match]:
    """The first match at each of these moments; the moves of seat 0 pass for those of a person."""
    found: dict[Moment, Match] = {}
    for seed in range(1, MOST_MATCHES + 1):
        for match in positions(seed, **options):
            for moment in {*wanted} - {*found}:
                if moment in moments_of(match):
                    found[moment] = questhall.load(match.save())
        if {*wanted} == {*found}:
            return found
    raise AssertionError(f"{ {*wanted} - {*found} } never came in {MOST_MATCHES} matches")


def positions(seed: int, **options: str) -> Iterator[Match]:
    """A match for three, whenever seat 0 is asked something."""
    match = questhall.new("nearandfar", players=3, seed=seed, options=options)
    bot = make_bot("random", seed)
    while not match.over:
        if [*match.asks] == [0]:
            yield match
        seat = max(match.asks)
        match.play(seat, bot.choose(match, seat), by="ann" if seat == 0 else "bot:random")


def moments_of(match: Match) -> set[Moment]:
    """All that seat 0 may do here, what may be done at any time included."""
    moves = [*match.asks[0].moves, *match.offers.get(0, ())]
    return {(match.asks[0].topic, type(move).__name__) for move in moves}
