"""What is printed on boards, maps, tokens and cards, as facts for a screen. No rule and no story is here."""

from __future__ import annotations

from msgspec import Struct

from questhall.games.nearandfar.atlas.define import MAPS, MapSheet
from questhall.games.nearandfar.cards.define import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    KEEPSAKES,
    TALENTS,
    THREATS,
    TREASURES,
    Card,
)
from questhall.games.nearandfar.components import (
    CAMP_SLOTS,
    LONG_STORIES,
    MINE_COLUMN_PAYS,
    MINE_RENOWN,
    MINE_ROW_PAYS,
    MINE_SKILL,
    TRADE_VALUE,
    Good,
    Icons,
    TradeGood,
    Tribe,
)
from questhall.games.nearandfar.rules.icons import PET_ICONS


class PrintedAdventurer(Struct):
    id: str
    tribe: str
    price: int
    icons: dict[str, int]


class PrintedCard(Struct):
    id: str
    kind: str
    icons: dict[str, int]
    avoids: str
    name: str = ""
    """Copies of a treasure share it."""
    points: int = 0
    coins: int = 0
    gems: int = 0
    food: int = 0
    tokens: dict[Tribe, int] = {}
    reputation: int = 0
    has_need: bool = False


class PrintedThreat(Struct):
    id: str
    strength: int
    points: int


class PrintedSpot(Struct):
    kind: str
    x: int
    y: int
    book: str
    named: bool
    water: bool
    mammoths: bool


class PrintedPath(Struct):
    a: int
    b: int
    symbol: str


class PrintedMap(Struct):
    number: int
    id: str
    spots: list[PrintedSpot]
    paths: list[PrintedPath]
    routes: dict[TradeGood, tuple[int, int]]


class Printed(Struct):
    adventurers: list[PrintedAdventurer]
    pet: dict[str, int]
    cards: list[PrintedCard]
    threats: list[PrintedThreat]
    bosses: list[PrintedThreat]
    talents: dict[str, int]
    long_stories: list[str]
    """Characters for games of two (NF-SETUP-21)."""
    maps: list[PrintedMap]
    trade: dict[Good, int]
    slots: list[str]
    mine: list[int]
    mine_columns: list[str]
    mine_rows: list[list[str]]
    mine_renown: list[int]


def shown(icons: Icons) -> dict[str, int]:
    """The symbols that are there."""
    return {name: count for name, count in icons._asdict().items() if count}


def printed() -> Printed:
    return Printed(
        adventurers=[PrintedAdventurer(one.id, one.tribe, one.price, shown(one.icons)) for one in ADVENTURERS.values()],
        pet=shown(PET_ICONS),
        cards=[*printed_artifacts(), *printed_others()],
        threats=[PrintedThreat(one.id, one.strength, one.points) for one in THREATS.values()],
        bosses=[PrintedThreat(one.id, one.strength, one.points) for one in BOSSES.values()],
        talents={talent.id: talent.price for talent in TALENTS.values()},
        long_stories=[*LONG_STORIES],
        maps=[*map(printed_map, MAPS.values())],
        trade=dict(TRADE_VALUE),
        slots=[mineral or "" for mineral in CAMP_SLOTS],
        mine=[*MINE_SKILL],
        mine_columns=[*MINE_COLUMN_PAYS],
        mine_rows=[[*row] for row in MINE_ROW_PAYS],
        mine_renown=[*MINE_RENOWN],
    )


def printed_artifacts() -> list[PrintedCard]:
    return [
        PrintedCard(
            id=card.id,
            kind="special" if card.special else "ordinary",
            icons=shown(card.icons),
            avoids=card.avoids,
            points=card.points,
            coins=card.cost.coins,
            gems=card.cost.gems,
            food=card.cost.food,
            tokens=dict(card.cost.tokens),
            reputation=card.reputation,
            has_need=card.needs is not None,
        )
        for card in ARTIFACTS.values()
    ]


def printed_others() -> list[PrintedCard]:
    def plain(card: Card, kind: str, name: str = "") -> PrintedCard:
        return PrintedCard(card.id, kind, shown(card.icons), card.avoids, name)

    treasures = [plain(card, "treasure", card.name) for card in TREASURES.values()]
    return [*treasures, *(plain(card, "keepsake") for card in KEEPSAKES.values())]


def printed_map(sheet: MapSheet) -> PrintedMap:
    spots = [PrintedSpot(s.kind, s.x, s.y, s.book, s.named, s.water, s.mammoths) for s in sheet.spots]
    paths = [PrintedPath(path.a, path.b, path.symbol) for path in sheet.paths]
    return PrintedMap(sheet.number, sheet.id, spots, paths, dict(sheet.routes))
