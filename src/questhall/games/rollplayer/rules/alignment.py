"""The token on the alignment card: where it can go, and what moves it."""

from __future__ import annotations

from functools import cache

from questhall.engine import NOTHING, Move, Play, Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.components import DIRECTIONS, Direction
from questhall.games.rollplayer.events import TokenMoved, TokenStayed
from questhall.games.rollplayer.moves import StayPut, StepToken
from questhall.games.rollplayer.state import Player, State

STEP: dict[Direction, StepToken] = {direction: StepToken(direction) for direction in DIRECTIONS}


def can_step(player: Player, direction: Direction) -> bool:
    """Whether the token stays on the 3x3 grid."""
    return STEP[direction] in steps_from(player.token)


def steps(player: Player) -> list[Move]:
    """The steps open to a token."""
    return [*steps_from(player.token)]


@cache
def steps_from(cell: tuple[int, int]) -> tuple[StepToken, ...]:
    """Up, down, left or right, never diagonally and never off the grid."""
    row, column = cell
    return tuple(
        STEP[direction]
        for direction, (down, right) in DIRECTIONS.items()
        if 0 <= row + down <= 2 and 0 <= column + right <= 2
    )


def step_token(table: Table[State], seat: int, direction: Direction) -> None:
    """RP-CARD-03  Exactly 1 cell in the direction of the arrow."""
    player = table.state.players[seat]
    down, right = DIRECTIONS[direction]
    player.token = (player.token[0] + down, player.token[1] + right)
    table.tell(TokenMoved(seat, direction))


def follow_arrow(table: Table[State], seat: int, direction: Direction) -> Play[None]:
    """A trait or a skill moves the token, if it can. A vigilant Paladin may leave it where it is."""
    player = table.state.players[seat]
    if not can_step(player, direction):
        table.tell(TokenStayed(seat))
        return NOTHING
    if has_ability(player, "vigilant"):
        return vigilant(table, seat, direction)
    step_token(table, seat, direction)
    return NOTHING


def vigilant(table: Table[State], seat: int, direction: Direction) -> Play[None]:
    answer = yield from table.choose(seat, "class.vigilant", lambda *_: (STEP[direction], StayPut()))
    if isinstance(answer, StayPut):
        table.tell(TokenStayed(seat))
    else:
        step_token(table, seat, direction)
