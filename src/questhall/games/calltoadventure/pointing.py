"""What on the table a move is about, so that it can be pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.engine import Ref
from questhall.games.calltoadventure.cards.define import CHALLENGES
from questhall.games.calltoadventure.components import ABILITIES, FACES, MOST_DARK_RUNES
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
from questhall.games.calltoadventure.table_view import HeroView, TableView

TOUCHES: dict[type, Callable[[Any], tuple[Ref, ...]]] = {
    TryPath: lambda move: (f"path:{move.path}",),
    TakeTrait: lambda move: (f"row:{move.trait}",),
    Journey: lambda move: (f"row:{move.card}",),
    Replace: lambda move: (f"row:{move.card}",),
    Attach: lambda move: (f"row:{move.challenge}",),
    PlayCard: lambda move: (
        f"hand:{move.card}",
        *((f"hero:{move.other_seat}",) if move.other_seat is not None else ()),
    ),
    KeepCard: lambda move: (f"dealt:{move.card}",),
    PickCard: lambda move: (f"row:{move.card}", f"hand:{move.card}", f"story:{move.card}"),
    UsePower: lambda move: (f"story:{move.card}",),
    Sacrifice: lambda move: (f"story:{move.ally}",),
    BuyRunes: lambda move: (f"rune:dark{move.count}",) if 0 < move.count <= MOST_DARK_RUNES else (),
    PickRune: lambda move: (f"rune:{move.rune}",),
    PickAbilities: lambda move: (f"ability:{move.one}", f"ability:{move.other}"),
    DrawFrom: lambda move: (f"deck:{move.side}",),
    PickHero: lambda move: (f"hero:{move.seat}",),
}


def touches(move: AdventureMove) -> tuple[Ref, ...]:
    """Things of the table by which a move can be made: all that is not here is a button."""
    things = TOUCHES.get(type(move))
    return things(move) if things is not None else ()


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at."""
    refs: list[Ref] = ["deck:hero", "deck:antihero", *(f"rune:{rune}" for rune in FACES)]
    refs += [f"ability:{ability}" for ability in ABILITIES]
    refs += [f"hero:{seat}" for seat in range(len(view.heroes))]
    for row in view.rows:
        for slot in row:
            refs.append(f"row:{slot.card}")
            if slot.card in CHALLENGES:
                refs += [f"path:{slot.card}/upper", f"path:{slot.card}/lower"]
    refs += ["odium:card"] if view.odium is not None else []
    return refs if view.seat is None else refs + own_things(view.heroes[view.seat], view)


def own_things(hero: HeroView, view: TableView) -> list[Ref]:
    """The own cards, on the board, beside it and in hand; and Odium's scheme, which may offer something."""
    characters = [card for card in (hero.origin, hero.motivation, hero.destiny) if card]
    allies = [ally.id for ally in hero.allies]
    scheme = [view.odium.scheme] if view.odium is not None else []
    traits = [strip for strip in hero.story if "/" not in strip]
    refs = [f"story:{card}" for card in (*characters, *traits, *allies, *scheme)]
    refs += [f"hand:{card}" for card in dict.fromkeys(hero.hand)]
    return refs + [f"dealt:{card}" for card in hero.dealt]
