"""Moving over the board: catalogue chapters MOVE, ROAD, RIVER."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.dice import pays_as, pays_for
from questhall.games.runebound3.events.hero import Moved
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import Go, MoveTo, RerollDie
from questhall.games.runebound3.rules.bonuses import ability_of, bonus, speed
from questhall.games.runebound3.rules.exerting import exert
from questhall.games.runebound3.rules.parties import note_use
from questhall.games.runebound3.rules.terrain import conversions, reroll, rerolls, roll_terrain, the_roll, unspent
from questhall.games.runebound3.rules.zombies import bite
from questhall.games.runebound3.state import State

DONE = Done()


def enter(table: Table[State], seat: int, hex: Hex, face: int | None = None) -> Play[None]:
    """Stand on another hex, and bear what waits there: in the Corpse King's land a zombie bites."""
    state = table.state
    state.players[seat].hex = hex
    table.tell(Moved(seat, hex, face))
    if hex in state.zombies:
        yield from bite(table, seat)


def move_by_dice(table: Table[State], seat: int) -> Play[None]:
    """R3-MOVE-01  Roll terrain dice equal to speed,

    then spend them one at a time, a hex for each.
    R3-MOVE-03  Whoever has rolled moves by these dice only.
    R3-MOVE-04  Any number of them, none included.
    R3-MOVE-06  No other action comes in between.
    """
    state = table.state
    player = state.players[seat]
    roll_terrain(table, seat, speed(player), "move")
    while not player.is_defeated and unspent(the_roll(state)):
        answer = yield from table.choose(seat, "move.dice", dice_moves, open=True)
        if isinstance(answer, MoveTo):
            yield from spend_die(table, seat, answer)
        elif isinstance(answer, RerollDie):
            yield from reroll(table, seat, answer.die)
        else:
            break
    state.rolled = None


def dice_moves(state: State, seat: int) -> Sequence[Move]:
    return [*steps_by_dice(state, seat), *rerolls(state, seat), DONE]


def steps_by_dice(state: State, seat: int) -> list[MoveTo]:
    """Neighbouring hexes, and the dice that lead there; of dice that show the same one is enough."""
    player, roll = state.players[seat], the_roll(state)
    faces: dict[int, int] = {}
    for die in unspent(roll):
        faces.setdefault(roll.dice[die], die)
    ford = bonus(player, "ford") > 0
    moves = [
        MoveTo(hex, die, face)
        for hex in NEIGHBOURS[player.hex]
        for face, die in faces.items()
        if pays_for(face, player.hex, hex, ford=ford)
    ]
    paid = {(move.hex, move.die) for move in moves}
    for ability in conversions(state, seat):
        moves += [
            MoveTo(hex, die, face, ability.id)
            for hex in NEIGHBOURS[player.hex]
            for face, die in faces.items()
            if (hex, die) not in paid
            and ability.terrain is not None
            and pays_as(ability.terrain, player.hex, hex, ford=ford)
        ]
    return moves


def spend_die(table: Table[State], seat: int, move: MoveTo) -> Play[None]:
    """R3-MOVE-05  One die, one hex."""
    state = table.state
    if move.ability:
        ability = ability_of(move.ability)
        note_use(state, seat, ability)
        if ability.exert:
            yield from exert(table, seat)
    the_roll(state).spent[move.die] = True
    yield from enter(table, seat, move.hex, move.face)


def travel(table: Table[State], seat: int, hexes: int) -> Play[None]:
    """R3-MOVE-10  An ability moves a hero without a move action: up to so many hexes, whatever the terrain."""
    player = table.state.players[seat]
    for _ in range(hexes):
        if player.is_defeated:
            return
        answer = yield from table.choose(
            seat, "move.go", lambda state, seat: [*map(Go, NEIGHBOURS[state.players[seat].hex]), DONE]
        )
        if not isinstance(answer, Go):
            return
        yield from enter(table, seat, answer.hex)
