"""The movement phase. Catalogue chapter MOVE."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import OPEN, Move, Play, Table
from questhall.games.runebound1.board import HEXES, NEIGHBOURS, TERRAIN
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.dice import FACES, matches
from questhall.games.runebound1.events.turn import DiceRolled, Moved, Rested
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.turn import Rest, RollDice, StayHere, Step, StepAside, StopMoving
from questhall.games.runebound1.rules.abilities import usable, use, window
from questhall.games.runebound1.rules.bonuses import bonus, kit_of, law
from questhall.games.runebound1.rules.harm import exhaust, recover
from questhall.games.runebound1.rules.knock_out import be_carried_off
from questhall.games.runebound1.state import Dice, Player, State

ROLL_DICE, STAY_HERE, STOP_MOVING = RollDice(), StayHere(), StopMoving()
STEPS_ASIDE: tuple[tuple[StepAside, ...], ...] = tuple(tuple(map(StepAside, near)) for near in NEIGHBOURS)
"""R1-MOVE-15  One hex without dice: any neighbour, whatever its terrain."""
STEPS: tuple[tuple[tuple[Step, ...], ...], ...] = tuple(
    tuple(tuple(Step(there, face) for there in NEIGHBOURS[here] if matches(face, TERRAIN[there])) for face in range(6))
    for here in HEXES
)
"""For each hex and each face of a die where it leads.

R1-MOVE-06  To a neighbouring hex whose terrain is among its symbols.
"""
TOLLS = tuple(f"{terrain}_toll" for terrain in TERRAIN)
"""By which word an event makes it tiring to enter each hex."""
PLAINS_FACES = tuple(face for face, symbols in enumerate(FACES) if "plains" in symbols)


def movement_phase(table: Table[State]) -> Play[None]:
    """R1-MOVE-01  The hero may move.

    R1-MOVE-02  Allies go with him: they have no place of their own.
    """
    state = table.state
    seat = state.active
    player = state.players[seat]
    answer = yield from prepare(table, seat)
    if type(answer) is RollDice:
        yield from move_by_dice(table, seat)
    elif type(answer) is StepAside:
        enter(table, seat, answer.hex)
    if player.is_knocked_out:
        yield from be_carried_off(table, seat)
        return
    yield from window(table, seat, "after moving")
    state.phase, player.activations = "adventure", 0


def prepare(table: Table[State], seat: int) -> Play[Move]:
    """R1-MOVE-13  Before rolling a player may rest, for each die given up once.

    R1-MOVE-14  For all of them, if he wants: then none is rolled.
    """
    state = table.state
    while True:
        answer: Move = yield from table.choose(seat, "move.prepare", preparations, OPEN)
        if type(answer) is Rest:
            rest(table, seat, answer.who)
        elif type(answer) is Use:
            yield from use(table, seat, answer)
            if state.players[seat].is_knocked_out:
                return STAY_HERE
        else:
            return answer


def preparations(state: State, seat: int) -> Sequence[Move]:
    """R1-MOVE-16  Whoever has rested cannot take the step without dice."""
    player = state.players[seat]
    moves: list[Move] = []
    if state.allowance > 0:
        moves.append(ROLL_DICE)
        if player.exhaustion or player.allies:
            moves += rests(state, seat)
    if not state.rested:
        moves += STEPS_ASIDE[player.hex]
        moves += usable(state, seat, "before moving")
    moves.append(STAY_HERE)
    return moves


def rests(state: State, seat: int) -> list[Rest]:
    """The hero and allies who have exhaustion to lose."""
    player = state.players[seat]
    tired = [player.hero] if player.exhaustion else []
    tired += [ally.card for ally in player.allies if ally.exhaustion]
    return [Rest(who) for who in tired] if tired and not law(state, "no_rest") else []


def rest(table: Table[State], seat: int, who: str) -> None:
    player = table.state.players[seat]
    table.state.rested += 1
    table.state.allowance -= 1
    table.tell(Rested(seat, who))
    recover(table, seat, 1 + bonus(table.state, seat, "rest"), "" if who == player.hero else who)


def move_by_dice(table: Table[State], seat: int) -> Play[None]:
    """R1-MOVE-07  One die, one hex.

    R1-MOVE-08  In any order, hex by hex.
    R1-MOVE-09  Not all need be used,
    R1-MOVE-10  and what is left is lost.
    """
    state = table.state
    player = state.players[seat]
    roll_dice(table, seat, state.allowance)
    while state.dice is not None and state.dice.faces and not player.is_knocked_out:
        answer = yield from table.choose(seat, "move.step", steps, OPEN)
        if type(answer) is Step:
            state.dice.faces.remove(answer.face)
            enter(table, seat, answer.hex, answer.face)
        elif type(answer) is Use:
            yield from use(table, seat, answer)
        else:
            break
    state.dice = None


def roll_dice(table: Table[State], seat: int, count: int) -> None:
    """Movement dice lie on the table until the movement is over."""
    faces = table.rolls((6,) * count, f"seat.{seat}.move")
    table.state.dice = Dice(faces)
    table.tell(DiceRolled(seat, tuple(faces)))


def steps(state: State, seat: int) -> Sequence[Move]:
    """Where the dice lead; of dice that show the same one is enough.

    R1-MOVE-12  Adventures and other heroes are no hindrance.
    """
    player, dice = state.players[seat], state.dice
    assert dice is not None
    ways = STEPS[player.hex]
    moves: list[Move] = [STOP_MOVING]
    for face in dict.fromkeys(dice.faces):
        moves += ways[face]
    moves += easy_steps(state, player)
    moves += usable(state, seat, "dice")
    return moves


def easy_steps(state: State, player: Player) -> list[Step]:
    """Terrains that somebody knows how to cross like plains."""
    assert state.dice is not None
    easy = kit_of(state, player).easy
    if not easy:
        return []
    near = [hex for hex in NEIGHBOURS[player.hex] if TERRAIN[hex] in easy]
    faces = [face for face in dict.fromkeys(state.dice.faces) if face in PLAINS_FACES]
    return [Step(hex, face) for hex in near for face in faces if not matches(face, TERRAIN[hex])]


def enter(table: Table[State], seat: int, hex: Hex, face: int | None = None) -> None:
    """Stand on another hex; an event may make that tiring."""
    state = table.state
    player = state.players[seat]
    player.came_from, player.hex = player.hex, hex
    table.tell(Moved(seat, hex, face))
    if state.event_box:
        exhaust(table, seat, law(state, TOLLS[hex]))
