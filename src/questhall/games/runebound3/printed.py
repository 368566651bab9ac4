"""What is printed on the board, the cards and the tokens, as facts for a screen. No rule is here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from questhall.games.runebound3.board import (
    BRIDGES,
    COLUMNS,
    GEMS,
    HEXES,
    PLACE_AT,
    RIVERS,
    ROADS,
    TERRAIN,
    Deck,
    Edge,
    Hex,
    PlaceKind,
    Terrain,
    row_and_column,
)
from questhall.games.runebound3.cards.define import (
    ASSETS,
    ENEMIES,
    HERO_ABILITIES,
    SKILLS,
    AssetKind,
    AssetSet,
    Cost,
    SkillSet,
    Trait,
)
from questhall.games.runebound3.dice import FACES, Symbol
from questhall.games.runebound3.heroes import ATTRIBUTES, HEROES, Attribute
from questhall.games.runebound3.printed_cards import (
    PrintedAbility,
    PrintedEvent,
    PrintedGain,
    PrintedQuest,
    PrintedStory,
    ability_facts,
    events,
    gain_facts,
    quests,
    stories,
)
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.scenario import VILLAIN, VILLAIN_HEX
from questhall.games.runebound3.rules.story import SLOTS
from questhall.games.runebound3.rules.time import REFRESH_SPACES, SPACES, STORY_SPACES
from questhall.games.runebound3.rules.turn import ACTION_POINTS
from questhall.games.runebound3.state import Scenario
from questhall.games.runebound3.tokens import TOKENS, CombatSymbol


class PrintedHex(Struct):
    """A hex of the board; `place` is a city, settlement, shrine or fortress, `region` a named stretch of wilderness."""

    id: Hex
    row: int
    column: int
    terrain: Terrain
    place: str = ""
    kind: PlaceKind | None = None
    region: str = ""
    gem: Deck | None = None


class PrintedFace(Struct):
    symbol: CombatSymbol
    value: int
    gold: bool


class PrintedToken(Struct):
    """A combat token with both faces."""

    id: str
    faces: list[PrintedFace]


class PrintedHero(Struct):
    id: str
    body: int
    mind: int
    spirit: int
    speed: int
    health: int
    hand: int
    gold: int
    starts_in: PlaceKind
    tokens: list[str]
    abilities: list[PrintedAbility]


class PrintedSkill(Struct):
    id: str
    set: SkillSet
    kind: Attribute
    cost: list[Cost]
    success: bool
    bonuses: dict[str, int]
    abilities: list[PrintedAbility]


class PrintedAsset(Struct):
    id: str
    set: AssetSet
    kind: AssetKind
    price: int
    token: str
    bonuses: dict[str, int]
    abilities: list[PrintedAbility]
    trade: int
    sells_in: PlaceKind | None


class PrintedEnemy(Struct):
    """An enemy of a deck, of a story card or of a scenario card; of several rewards the hero chooses one."""

    id: str
    deck: Deck
    scenario: Scenario | None
    health: int
    traits: list[Trait]
    rewards: list[PrintedGain]
    bonuses: dict[str, int]
    abilities: list[PrintedAbility]


class PrintedScenario(Struct):
    id: Scenario
    villain: str
    villain_hex: Hex


class Printed(Struct):
    """Everything in the box that somebody may want to look at."""

    columns: int
    hexes: list[PrintedHex]
    roads: list[tuple[Hex, Hex]]
    rivers: list[tuple[Hex, Hex]]
    bridges: list[tuple[Hex, Hex]]
    faces: list[list[Symbol]]
    """What each face of the terrain die shows."""
    tokens: list[PrintedToken]
    attributes: list[Attribute]
    heroes: list[PrintedHero]
    skills: list[PrintedSkill]
    assets: list[PrintedAsset]
    enemies: list[PrintedEnemy]
    events: list[PrintedEvent]
    quests: list[PrintedQuest]
    stories: list[PrintedStory]
    scenarios: list[PrintedScenario]
    spaces: int
    story_spaces: list[int]
    refresh_spaces: list[int]
    slots: int
    action_points: int


def printed() -> Printed:
    return Printed(
        columns=COLUMNS,
        hexes=hexes(),
        roads=borders(ROADS),
        rivers=borders(RIVERS),
        bridges=borders(BRIDGES),
        faces=[sorted(face) for face in FACES],
        tokens=[PrintedToken(id, [PrintedFace(*face) for face in faces]) for id, faces in TOKENS.items()],
        attributes=list(ATTRIBUTES),
        heroes=heroes(),
        skills=skills(),
        assets=assets(),
        enemies=enemies(),
        events=list(events()),
        quests=list(quests()),
        stories=list(stories()),
        scenarios=[PrintedScenario(id, villain, VILLAIN_HEX[id]) for id, villain in VILLAIN.items()],
        spaces=SPACES,
        story_spaces=list(STORY_SPACES),
        refresh_spaces=list(REFRESH_SPACES),
        slots=SLOTS,
        action_points=ACTION_POINTS,
    )


def hexes() -> list[PrintedHex]:
    regions = {hex: region for region, places in REGIONS.items() for hex in places}
    found = []
    for id in HEXES:
        row, column = row_and_column(id)
        place = PLACE_AT.get(id)
        name, kind = (place.id, place.kind) if place is not None else ("", None)
        found.append(PrintedHex(id, row, column, TERRAIN[id], name, kind, regions.get(id, ""), GEMS.get(id)))
    return found


def borders(edges: Iterable[Edge]) -> list[tuple[Hex, Hex]]:
    return sorted((min(edge), max(edge)) for edge in edges)


def plain(bonuses: Mapping[str, int]) -> dict[str, int]:
    return dict(bonuses)


def heroes() -> list[PrintedHero]:
    return [
        PrintedHero(
            *hero[:8],
            starts_in=hero.starts_in,
            tokens=hero.tokens,
            abilities=[ability_facts(each) for each in HERO_ABILITIES[hero.id]],
        )
        for hero in HEROES.values()
    ]


def skills() -> list[PrintedSkill]:
    return [
        PrintedSkill(
            card.id,
            card.set,
            card.kind,
            list(card.cost),
            card.success,
            plain(card.bonuses),
            [ability_facts(each) for each in card.abilities],
        )
        for card in SKILLS.values()
    ]


def assets() -> list[PrintedAsset]:
    return [
        PrintedAsset(
            card.id,
            card.set,
            card.kind,
            card.price,
            card.token,
            plain(card.bonuses),
            [ability_facts(each) for each in card.abilities],
            card.trade,
            card.sells_in,
        )
        for card in ASSETS.values()
    ]


def enemies() -> list[PrintedEnemy]:
    return [
        PrintedEnemy(
            card.id,
            card.deck,
            card.scenario,
            card.health,
            list(card.traits),
            [gain_facts(each) for each in card.reward],
            plain(card.bonuses),
            [ability_facts(each) for each in card.abilities],
        )
        for card in ENEMIES.values()
    ]
