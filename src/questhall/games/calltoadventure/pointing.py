"""What on the table a move is about, so that it can be pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.engine import Ref
from questhall.games.calltoadventure.moves import (
    AdventureMove,
    Attach,
    BuyRunes,
    DrawFrom,
    Journey,
    KeepCard,
    PickAbilities,
    PickCard,
    PickHero,
    PickRune,
    PlayCard,
    Replace,
    Sacrifice,
    TakeTrait,
    TryPath,
    UsePower,
)

TOUCHES: dict[type, Callable[[Any], tuple[Ref, ...]]] = {
    TryPath: lambda move: (f"path:{move.challenge}/{move.path}",),
    TakeTrait: lambda move: (f"row:{move.trait}",),
    Journey: lambda move: (f"row:{move.card}",),
    Replace: lambda move: (f"row:{move.card}",),
    Attach: lambda move: (f"row:{move.challenge}",),
    PlayCard: lambda move: (f"hand:{move.card}", *((f"hero:{move.target}",) if move.target >= 0 else ())),
    KeepCard: lambda move: (f"dealt:{move.card}",),
    PickCard: lambda move: (f"shown:{move.card}",),
    UsePower: lambda move: (f"story:{move.card}",),
    Sacrifice: lambda move: (f"story:{move.ally}",),
    BuyRunes: lambda move: tuple(f"rune:dark{number + 1}" for number in range(move.count)),
    PickRune: lambda move: (f"rune:{move.rune}",),
    PickAbilities: lambda move: (f"ability:{move.one}", f"ability:{move.other}"),
    DrawFrom: lambda move: (f"deck:{move.side}",),
    PickHero: lambda move: (f"hero:{move.hero}",),
}


def touches(move: AdventureMove) -> tuple[Ref, ...]:
    """Things of the table by which a move can be made: all that is not here is a button."""
    things = TOUCHES.get(type(move))
    return things(move) if things is not None else ()
