"""What a person can point at: every thing on the table has a name, and every move is about some of them.

`hex:47`, `item:lightning_mace`, `ally:guide`, `hero:wizard` (the own hero card), `market:guide`, `die:3` (a face),
`seat:1`, `deck:red`, `spot` (the adventure of the own hex), `attribute:mind`, `ability:wizard`, `enemy`. A seat's own
things are named without the seat.
"""

from __future__ import annotations

from questhall.engine import Move, Ref
from questhall.games.runebound1.board import HEXES
from questhall.games.runebound1.cards.define import ALLIES, HEROES
from questhall.games.runebound1.components import ATTRIBUTES, COLOURS
from questhall.games.runebound1.moves.answers import (
    PickCard,
    PickCharacter,
    PickDeck,
    PickDie,
    PickHex,
    PickTerrain,
    Use,
)
from questhall.games.runebound1.moves.fight import AttackWith, Escape, Rob
from questhall.games.runebound1.moves.market import (
    Buy,
    Drop,
    GiveCard,
    Heal,
    Hire,
    LetGo,
    PayWages,
    ProposeTrade,
    Refresh,
    Sell,
    WantCard,
)
from questhall.games.runebound1.moves.turn import (
    AttackHero,
    Attempt,
    Improve,
    ImproveTwo,
    RaiseLifeAnd,
    Rest,
    RollDice,
    Step,
    StepAside,
)
from questhall.games.runebound1.table_view import HeroView, TableView

POINTS_AT: dict[type[Move], tuple[tuple[str, str], ...]] = {
    Step: (("hex", "hex"), ("die", "face")),
    StepAside: (("hex", "hex"),),
    PickHex: (("hex", "hex"),),
    PickDie: (("die", "face"),),
    PickDeck: (("deck", "deck"),),
    PickTerrain: (("terrain", "terrain"),),
    AttackHero: (("seat", "seat"),),
    ProposeTrade: (("seat", "seat"),),
    Buy: (("market", "card"),),
    Hire: (("market", "card"),),
    WantCard: (("market", "card"),),
    Rob: (("market", "card"),),
    Improve: (("attribute", "attribute"),),
    ImproveTwo: (("attribute", "attribute"), ("attribute", "other_attribute")),
    RaiseLifeAnd: (("attribute", "attribute"),),
}
"""For each move the kinds of things it is about, and the fields that name them."""
OWN_CARD: dict[type[Move], str] = {
    Use: "card",
    PickCard: "card",
    PickCharacter: "who",
    Rest: "who",
    AttackWith: "who",
    Heal: "who",
    Refresh: "who",
    Sell: "card",
    Drop: "card",
    PayWages: "card",
    LetGo: "card",
    GiveCard: "card",
}
"""Moves that name an own card: hero, ally or item."""
ALSO_AT: dict[type[Move], Ref] = {Attempt: "spot", RollDice: "dice", Escape: "enemy"}
"""Moves that have a button, and a thing on the table too."""

ON_THE_TABLE: tuple[Ref, ...] = (*(f"hex:{hex}" for hex in HEXES), *(f"deck:{colour}" for colour in COLOURS))


def touches(move: Move) -> tuple[Ref, ...]:
    """What on the table a move is about."""
    kind = type(move)
    if kind in ALSO_AT:
        return (ALSO_AT[kind],)
    if kind in OWN_CARD:
        return (own_card(getattr(move, OWN_CARD[kind])),)
    return tuple(f"{name}:{getattr(move, field)}" for name, field in POINTS_AT.get(kind, ()))


def own_card(card: str) -> Ref:
    if card in HEROES:
        return f"hero:{card}"
    return f"ally:{card}" if card in ALLIES else f"item:{card}"


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at."""
    refs = [*ON_THE_TABLE, *(f"market:{card}" for stall in view.stalls.values() for card in stall)]
    refs += [f"die:{face}" for face in dict.fromkeys(view.dice)]
    if view.fight is not None:
        refs.append("enemy")
    if view.seat is None:
        return refs
    refs += [f"seat:{seat}" for seat in range(len(view.heroes)) if seat != view.seat]
    refs += [f"attribute:{name}" for name in ATTRIBUTES]
    others = [hero for seat, hero in enumerate(view.heroes) if seat != view.seat]
    if view.trade is not None or view.fight is not None:
        refs += [f"market:{card}" for hero in others for card in cards_of(hero)]
    return refs + own_things(view.heroes[view.seat])


def cards_of(hero: HeroView) -> list[str]:
    return [*hero.items, *(ally.card for ally in hero.allies)]


def own_things(hero: HeroView) -> list[Ref]:
    refs: list[Ref] = ["spot", "dice"]
    refs += [own_card(card) for card in (hero.hero, *cards_of(hero)) if card]
    return refs
