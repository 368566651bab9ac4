"""What cards do with movement dice that lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.cards.define import Effect
from questhall.games.runebound1.cards.effects import Amount
from questhall.games.runebound1.components import TERRAINS
from questhall.games.runebound1.dice import FACES, Face
from questhall.games.runebound1.events.turn import DieAdded, DieRerolled, DieTurned
from questhall.games.runebound1.moves.answers import PickDie, PickTerrain
from questhall.games.runebound1.state import Dice, State


def the_dice(state: State) -> Dice:
    """Those that are not used yet."""
    assert state.dice is not None
    return state.dice


def has_dice(state: State, seat: int, card: str) -> bool:
    return state.dice is not None and bool(state.dice.faces) and not state.dice.hazard


def dice_to_pick(state: State, seat: int) -> Sequence[PickDie]:
    """One of each face: dice that show the same are alike."""
    faces = the_dice(state).faces
    return [PickDie(faces.index(face), face) for face in sorted(set(faces))]


def fall(table: Table[State], seat: int) -> Face:
    return table.roll(len(FACES), f"seat.{seat}.move")


def reroll_die(table: Table[State], seat: int, card: str) -> Play[None]:
    """One die is rolled again."""
    answer = yield from table.choose(seat, "dice.reroll", dice_to_pick)
    faces = the_dice(table.state).faces
    faces[answer.die] = fall(table, seat)
    table.tell(DieRerolled(seat, answer.face, faces[answer.die]))


def turn_die(table: Table[State], seat: int, card: str) -> Play[None]:
    """One die is turned to a face that shows the terrain the player wants."""
    answer = yield from table.choose(seat, "dice.turn", dice_to_pick)
    wanted = yield from table.choose(seat, "dice.terrain", lambda state, seat: [*map(PickTerrain, TERRAINS)])
    face = next(face for face, symbols in enumerate(FACES) if wanted.terrain in symbols)
    the_dice(table.state).faces[answer.die] = face
    table.tell(DieTurned(seat, answer.face, face))


def more_dice(count: int) -> Effect:
    """So many more dice are rolled, beside those that lie there."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        for _ in range(count):
            face = fall(table, seat)
            the_dice(table.state).faces.append(face)
            table.tell(DieAdded(seat, face))
        return NOTHING

    return Amount("dice", count, happen)
