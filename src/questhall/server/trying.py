"""Questions about the match that change nothing: why not, and what if."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from msgspec import Raw, json

from questhall.engine import IllegalMove, Match
from questhall.server.chronicle import Chronicle
from questhall.server.messages import Try, TryAnswer, WhyNot, WhyNotAnswer
from questhall.server.problems import Denied
from questhall.server.reading import asks, without_document

WORLDS = 3
"""In so many imagined matches moves are tried: where they come out differently, they hang on what is hidden."""
RNG = SystemRandom()
ENCODE = json.Encoder().encode


def why_not(chronicle: Chronicle, message: WhyNot) -> WhyNotAnswer:
    """Why nothing can be done with a thing now."""
    match = chronicle.match
    moves = [*(match.asks[message.seat].moves if message.seat in match.asks else ()), *match.offers[message.seat]]
    known = {ref for move in moves for ref in match.game.touches(move)}
    if message.ref not in known and message.ref not in match.game.things(match.view(message.seat)):
        raise Denied("problem-unknown-thing", 404)
    return WhyNotAnswer(message.id, message.ref, match.why_not(message.seat, message.ref))


def try_moves(chronicle: Chronicle, message: Try) -> TryAnswer:
    """Where moves would lead, in a match in which all that the seat cannot know is imagined."""
    match, seat = chronicle.match, message.seat
    if match.over:
        raise IllegalMove("the match is over")
    worlds = [match.imagine(seat, RNG) for _ in range(WORLDS)]
    chance = any([is_left_to_chance(world, seat, message.moves) for world in worlds])  # in a list: all are played
    views = [ENCODE(world.game.view(world.state, seat)) for world in worlds]
    world = worlds[0]
    chance = chance or any(view != views[0] for view in views)
    return TryAnswer(
        message.id, Raw(views[0]), asks(world, [seat], lambda seat: -1), chance, without_document(world.result)
    )


def is_left_to_chance(world: Match, seat: int, moves: list[Raw]) -> bool:
    """Play the moves; whether a die was rolled or a card drawn on the way."""
    before = world.dream
    for move in moves:
        world.play(seat, bytes(move))
    return world.dream != before


def read_move(match: Match, move: bytes) -> Any:
    """A move of this game, in the one form in which it is kept."""
    try:
        return json.decode(ENCODE(match.game.read_move(move)))
    except ValueError as error:  # msgspec's errors are among these
        raise IllegalMove(f"not a move of {match.game.key}: {error}") from None
