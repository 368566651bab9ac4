"""What is printed on the board and the cards, as facts for a screen. No rule is here."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from questhall.games.runebound1.board import HEXES, SPOTS, TERRAIN, TOWN_AT, row_and_column
from questhall.games.runebound1.cards import box as _box  # noqa: F401  (lays the cards in)
from questhall.games.runebound1.cards.define import (
    ADVENTURES,
    ALLIES,
    HEROES,
    ITEMS,
    Ability,
    AdventureCard,
    Ally,
    Challenge,
    Encounter,
    EventCard,
    Foe,
    Hero,
    Item,
    Limit,
    Moment,
    SkillTest,
)
from questhall.games.runebound1.components import (
    ATTRIBUTES,
    POINTS,
    TOWNS,
    TRACK_SPACES,
    Attribute,
    Colour,
    Hex,
    ItemClass,
    Skill,
    Terrain,
    Town,
)
from questhall.games.runebound1.dice import FACES
from questhall.games.runebound1.regions import REGION_OF


class PrintedHex(Struct):
    """A hex of the board: its terrain or town, its region, and the spot for an adventure counter on it."""

    id: Hex
    row: int
    column: int
    terrain: Terrain
    region: str
    town: Town | None = None
    spot: Colour | None = None
    starred: bool = False


class PrintedAbility(Struct):
    """What an ability costs, and at which moment it can be used."""

    id: str
    moment: Moment
    activate: bool
    exhaustion: int
    wounds: int
    gold: int
    discard: bool
    limit: Limit


class PrintedHero(Struct):
    id: str
    life: int
    stamina: int
    attributes: list[int]
    damage: list[int]
    skills: dict[Skill, int]
    abilities: list[PrintedAbility]


class PrintedItem(Struct):
    """An item of the market, or a reward under the id of its adventure card."""

    id: str
    kind: ItemClass
    price: int
    bonuses: dict[str, int]
    abilities: list[PrintedAbility]
    rune: bool


class PrintedAlly(Struct):
    id: str
    price: int
    life: int
    stamina: int
    attributes: list[int]
    damage: list[int]
    bonuses: dict[str, int]
    abilities: list[PrintedAbility]


class PrintedFoe(Struct):
    """Target numbers, life, and damage for ranged, melee and magic."""

    life: int
    attributes: list[int]
    damage: list[int]


class PrintedTest(Struct):
    attribute: Attribute
    skill: Skill
    target: int


class PrintedAdventure(Struct):
    """A card of an adventure deck; `number` is that of an event, `gold` the reward of a challenge."""

    id: str
    colour: Colour
    kind: str
    foe: PrintedFoe | None = None
    test: PrintedTest | None = None
    gold: int = 0
    number: int = 0
    kept: bool = False
    """Whoever succeeds keeps the card."""
    rune: bool = False
    wins: bool = False


class Printed(Struct):
    hexes: list[PrintedHex]
    faces: list[list[Terrain]]
    towns: list[Town]
    """The market boxes in the order of the doom track."""
    points: dict[Colour, int]
    spaces: int
    """Of the track for undefeated challenges."""
    heroes: list[PrintedHero]
    items: list[PrintedItem]
    allies: list[PrintedAlly]
    adventures: list[PrintedAdventure]


def printed() -> Printed:
    return Printed(
        hexes=[hex_facts(hex) for hex in HEXES],
        faces=[[*face] for face in FACES],
        towns=[*TOWNS],
        points=POINTS,
        spaces=TRACK_SPACES,
        heroes=[hero_facts(hero) for hero in HEROES.values()],
        items=[item_facts(item) for item in ITEMS.values()],
        allies=[ally_facts(ally) for ally in ALLIES.values()],
        adventures=[adventure_facts(card) for card in ADVENTURES.values()],
    )


def hex_facts(hex: Hex) -> PrintedHex:
    row, column = row_and_column(hex)
    spot = SPOTS.get(hex)
    colour, starred = (spot.colour, spot.starred) if spot else (None, False)
    return PrintedHex(hex, row, column, TERRAIN[hex], REGION_OF[hex], TOWN_AT.get(hex), colour, starred)


def ability_facts(abilities: Iterable[Ability]) -> list[PrintedAbility]:
    return [
        PrintedAbility(
            each.id, each.when, each.activate, each.exhaustion, each.wounds, each.gold, each.discard, each.limit
        )
        for each in abilities
    ]


def hero_facts(card: Hero) -> PrintedHero:
    facts = [*card.attributes], [*card.damage], dict(card.skills)
    return PrintedHero(card.id, card.life, card.stamina, *facts, ability_facts(card.abilities))


def item_facts(card: Item) -> PrintedItem:
    return PrintedItem(card.id, card.kind, card.price, dict(card.gives), ability_facts(card.abilities), card.rune)


def ally_facts(card: Ally) -> PrintedAlly:
    facts = [*card.attributes], [*card.damage], dict(card.gives)
    return PrintedAlly(card.id, card.price, card.life, card.stamina, *facts, ability_facts(card.abilities))


def adventure_facts(card: AdventureCard) -> PrintedAdventure:
    if isinstance(card, EventCard):
        return PrintedAdventure(card.id, card.colour, "event", number=card.number)
    if isinstance(card, Challenge):
        reward = card.reward
        facts = PrintedAdventure(
            card.id, card.colour, "challenge", foe_facts(card.foe), skill_test_facts(card.test), reward.gold
        )
        facts.kept = reward.item is not None or reward.ally is not None
        facts.rune = reward.item is not None and reward.item.rune
        facts.wins = card.wins
        return facts
    assert isinstance(card, Encounter)
    foe, test = foe_facts(card.foe), skill_test_facts(card.test)
    return PrintedAdventure(card.id, card.colour, "encounter", foe, test, kept=card.kept is not None)


def foe_facts(foe: Foe | None) -> PrintedFoe | None:
    return PrintedFoe(foe.life, [*foe.attributes], [*foe.damage]) if foe else None


def skill_test_facts(test: SkillTest | None) -> PrintedTest | None:
    return PrintedTest(ATTRIBUTES[test.attribute], test.skill, test.target) if test else None
