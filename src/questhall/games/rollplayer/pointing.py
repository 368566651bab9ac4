"""What a person can point at: every thing on the table has a name, and every move is about some of them.

A seat's own things are named without the seat: `die:strength.2`, `skill:climb`, `market:longsword`.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

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


class Refs(dict[str | int, Ref]):
    """The names of things of one kind, each made once."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __missing__(self, thing: str | int) -> Ref:
        name = self[thing] = f"{self.kind}:{thing}"
        return name


NUMBER, CARD = attrgetter("number"), attrgetter("card")
INITIATIVE, MARKET, DISCARD = Refs("initiative"), Refs("market"), Refs("discard")
BAG_AND_TOKEN = ["bag", "token"]
LYING = {
    "sheets": [*BAG_AND_TOKEN, *(f"sheet:{race}" for race in RACES)],
    "classes": [*BAG_AND_TOKEN, *(f"class:{card}" for card in CLASS)],
}
"""What else lies on the table in phases in which something is chosen from it."""


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at, in the words of `moves.touches`."""
    refs = [
        *map(INITIATIVE.__getitem__, map(NUMBER, view.initiative)),
        *map(MARKET.__getitem__, map(CARD, view.market)),
        *map(DISCARD.__getitem__, view.discard),
        *LYING.get(view.phase, BAG_AND_TOKEN),
    ]
    if view.seat is not None:
        mine = view.sheets[view.seat]
        skills = tuple([card.id for card in mine.skills])
        refs += own_things(tuple(map(len, mine.rows)), skills, tuple(mine.weapons), len(mine.starting))
    return refs


@lru_cache(4096)
def own_things(
    filled: tuple[int, ...], skills: tuple[str, ...], weapons: tuple[str, ...], starting: int
) -> tuple[Ref, ...]:
    """What lies on and around a sheet whose rows are filled so far."""
    rows = zip(ATTRIBUTES, filled, strict=True)
    dice = [f"die:{attribute}.{cell}" for attribute, dice in rows for cell in range(1, dice + 1)]
    cards = [f"skill:{skill}" for skill in skills] + [f"weapon:{weapon}" for weapon in weapons]
    return (*ROWS, *dice, *cards, *(f"starting:{die}" for die in range(starting)))


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
