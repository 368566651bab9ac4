"""What is printed on the components, as facts for a board on a screen and for the encyclopedia. No rule is here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS, Grid
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASSES, NO_LIMIT
from questhall.games.rollplayer.cards.deck import MARKET_DECK
from questhall.games.rollplayer.cards.define import Armour, MarketCard, Skill, Trait, Weapon
from questhall.games.rollplayer.components import (
    ARMOUR_COLORS,
    ARMOUR_STARS,
    ATTRIBUTES,
    BACKSTORY_STARS,
    CELLS,
    DICE,
    FACES,
    MODIFIERS,
    RACES,
    SIDES,
    ArmourKind,
    Attribute,
    Color,
    Direction,
    Race,
    Side,
)

CardKind = Literal["weapon", "armour", "skill", "trait"]


class PrintedCard(Struct):
    """A market card. Hands are those of a weapon, the set that of an armour, the arrow that of a skill or a trait."""

    id: str
    kind: CardKind
    cost: int
    dots: int
    hands: int = 0
    armour: ArmourKind | None = None
    arrow: Direction | None = None


class PrintedGoal(Struct):
    """From `low` to `high`; no `high` is a number with a plus."""

    low: int
    high: int | None
    stars: int


class PrintedClass(Struct):
    id: str
    color: Color
    ability: str
    goals: list[PrintedGoal]


class PrintedRace(Struct):
    id: Race
    modifiers: list[int]
    """One for each attribute."""


class PrintedMark(Struct):
    """The marked cell of a row, counted from 1, and the colour a die needs there."""

    color: Color
    cell: int


class PrintedBackstory(Struct):
    id: str
    marks: list[PrintedMark]


class PrintedAlignment(Struct):
    id: str
    grid: Grid


class PrintedArmour(Struct):
    """An armour set: stars for 1, 2, 3 … cards, and the class colours for which it is worth 1 star more."""

    kind: ArmourKind
    stars: list[int]
    colors: list[Color]


class Printed(Struct):
    """Everything on the box, the sheets and the cards that somebody may want to look at."""

    attributes: list[Attribute]
    cells: int
    faces: int
    dice: dict[Color, int]
    sides: list[Side]
    cards: list[PrintedCard]
    classes: list[PrintedClass]
    races: list[PrintedRace]
    backstories: list[PrintedBackstory]
    backstory_stars: list[int]
    """Stars for 0 to 6 matches."""
    alignments: list[PrintedAlignment]
    armour: list[PrintedArmour]


def printed() -> Printed:
    return Printed(
        attributes=list(ATTRIBUTES),
        cells=CELLS,
        faces=FACES,
        dice=dict(DICE),
        sides=list(SIDES),
        cards=[market_card(card) for card in MARKET_DECK],
        classes=[
            PrintedClass(
                card.id,
                card.color,
                card.ability,
                [
                    PrintedGoal(goal.low, None if goal.high == NO_LIMIT else goal.high, goal.stars)
                    for goal in card.goals
                ],
            )
            for card in CLASSES
        ],
        races=[PrintedRace(race, list(MODIFIERS[race])) for race in RACES],
        backstories=[
            PrintedBackstory(id, [PrintedMark(color, cell) for color, cell in marks])
            for id, marks in BACKSTORIES.items()
        ],
        backstory_stars=list(BACKSTORY_STARS),
        alignments=[PrintedAlignment(id, grid) for id, grid in ALIGNMENTS.items()],
        armour=[PrintedArmour(kind, list(stars), list(ARMOUR_COLORS[kind])) for kind, stars in ARMOUR_STARS.items()],
    )


def market_card(card: MarketCard) -> PrintedCard:
    match card:
        case Weapon():
            return PrintedCard(card.id, "weapon", card.cost, card.dots, hands=card.hands)
        case Armour():
            return PrintedCard(card.id, "armour", card.cost, card.dots, armour=card.kind)
        case Skill():
            return PrintedCard(card.id, "skill", card.cost, card.dots, arrow=card.arrow)
        case Trait():
            return PrintedCard(card.id, "trait", card.cost, card.dots, arrow=card.arrow)
    raise AssertionError(card)
