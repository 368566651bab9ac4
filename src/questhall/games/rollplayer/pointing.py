"""What a person can point at: every thing on the table has a name, and every move is about some of them.

A seat's own things are named without the seat: `die:strength.2`, `skill:climb`, `market:longsword`.
"""

from __future__ import annotations

from functools import lru_cache

from questhall.engine import Ref
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.components import ATTRIBUTES, RACES
from questhall.games.rollplayer.moves import (
    AddCard,
    Adjust,
    Buy,
    DiscardCard,
    DropWeapon,
    Flip,
    FlipPool,
    GiveDie,
    LayDie,
    MoveDie,
    MoveTo,
    PlaceDie,
    Refresh,
    Reroll,
    RollPlayerMove,
    StayPut,
    StepToken,
    Swap,
    SwapPool,
    SwapWith,
    TakeCard,
    TakeClass,
    TakeDie,
    TakeFromBag,
    TakeFromPool,
    TakeSheet,
    TurnPool,
    UseSkill,
)
from questhall.games.rollplayer.view import TableView

ROWS = [f"row:{attribute}" for attribute in ATTRIBUTES]


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at, in the words of `moves.touches`."""
    refs = [f"initiative:{card.number}" for card in view.initiative]
    refs += [f"market:{card.card}" for card in view.market]
    refs += [f"discard:{card}" for card in view.discard]
    refs += ["bag", "token"]
    refs += [f"sheet:{race}" for race in RACES] if view.phase == "sheets" else []
    refs += [f"class:{card}" for card in CLASS] if view.phase == "classes" else []
    if view.seat is None:
        return refs
    mine = view.sheets[view.seat]
    refs += ROWS
    refs += dice_on_sheet(tuple([len(row) for row in mine.rows]))
    refs += [f"skill:{card.id}" for card in mine.skills]
    refs += [f"weapon:{weapon}" for weapon in mine.weapons]
    refs += [f"starting:{die}" for die in range(len(mine.starting))]
    return refs


@lru_cache(4096)
def dice_on_sheet(filled: tuple[int, ...]) -> list[Ref]:
    """The dice of rows that are filled so far."""
    rows = zip(ATTRIBUTES, filled, strict=True)
    return [f"die:{attribute}.{cell}" for attribute, dice in rows for cell in range(1, dice + 1)]


def touches(move: RollPlayerMove) -> tuple[Ref, ...]:
    """What on the table a move is about; a seat's own things are named without the seat."""
    match move:
        case Flip() | Swap() | SwapWith() | Adjust() | Reroll() | GiveDie() | MoveDie():
            return (f"die:{move.row}.{move.cell}",)
        case PlaceDie() | MoveTo():
            return (f"row:{move.row}",)
        case LayDie() | TakeCard() | FlipPool() | TurnPool() | TakeFromPool():
            return (f"initiative:{move.card}",)
        case SwapPool():
            return (f"initiative:{move.card}", f"initiative:{move.other}")
        case Buy() | DiscardCard():
            return (f"market:{move.card}", f"discard:{move.card}", f"top:{move.card}")
        case AddCard():
            return (f"discard:{move.card}",)
    return touches_own_things(move)


def touches_own_things(move: RollPlayerMove) -> tuple[Ref, ...]:
    match move:
        case UseSkill() | Refresh():
            return (f"skill:{move.skill}",)
        case DropWeapon():
            return (f"weapon:{move.weapon}",)
        case StepToken() | StayPut():
            return ("token",)
        case TakeSheet():
            return (f"sheet:{move.race}",)
        case TakeClass():
            return (f"class:{move.class_card}",)
        case TakeDie():
            return (f"starting:{move.die}",)
        case TakeFromBag():
            return ("bag",)
    return ()
