"""The position on the table: plain data, and questions that have one answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from typing import Literal, NamedTuple

from questhall.engine import Options as EngineOptions
from questhall.engine import Part
from questhall.engine import State as EngineState
from questhall.games.rollplayer.components import (
    CELLS,
    CENTRE,
    SHEET_CELLS,
    SHORT_GAME_MORE_DICE,
    STARTING_DICE_BEYOND_PLAYERS,
    Color,
)

DIE = attrgetter("die")

Phase = Literal[
    "start",
    "sheets",
    "classes",
    "deal",
    "placing",
    "roll",
    "dice",
    "before market",
    "market",
    "cleanup",
    "final",
    "over",
]


class Options(EngineOptions, frozen=True):
    """The variants of the rulebook."""

    classes: Literal["drawn", "chosen"] = "drawn"
    setup: Literal["random", "less random"] = "random"
    market_deck: Literal["ranked", "mixed"] = "ranked"
    friendly_market: bool = False
    short_game: bool = False


class Die(Part):
    """A die with its colour and the value it shows."""

    color: Color
    value: int


class InitiativeCard(Part):
    """A card of the row in the middle: the gold and the die on it, and who took it this round."""

    number: int
    gold: int = 0
    die: Die | None = None
    holder: int | None = None


class SkillCard(Part):
    """An owned skill, upright or turned sideways."""

    id: str
    exhausted: bool = False


class Player(Part):
    """A character sheet with everything on and around it."""

    rows: list[list[Die]]
    race: str = ""
    side: str = ""
    class_card: str = ""
    backstory: str = ""
    alignment: str = ""
    token: tuple[int, int] = CENTRE
    """Row (0 good, 2 evil) and column (0 lawful, 2 chaotic) on the alignment card.

    RP-ALIGN-04  It starts on the centre cell.
    """
    gold: int = 0
    charisma: int = 0
    weapons: list[str] = []
    armour: list[str] = []
    skills: list[SkillCard] = []
    traits: list[str] = []
    starting: list[Die] = []
    """Starting dice not yet placed."""
    held: Die | None = None
    """The die of the chosen initiative card, until it is placed."""
    placed_row: int | None = None
    """The row that the drafted die of this round went to."""
    ability_used: bool = False
    """Whether a once-a-round class ability was used."""


class Rerolling(NamedTuple):
    """A seat is being asked whether to reroll a die: this one, or any of its sheet."""

    seat: int
    die: Die | None = None


class State(EngineState):
    """The whole table."""

    options: Options
    players: list[Player]
    bag: dict[Color, int]
    deck: list[str]
    """The upper part of the market deck: the next card is a random one of these."""
    lower_deck: list[str]
    """Cards below it, drawn only when the upper part is used up."""
    discard: list[str]
    trash: list[str]
    market: list[str]
    initiative: list[InitiativeCard]
    phase: Phase = "start"
    queue: list[int] = []
    """Seats that still have a turn in this phase."""
    start: int = 0
    round: int = 0
    aside: list[Color] = []
    """Dice out of the bag: drawn to determine classes, or the enemy die of the solo game."""
    top: str = ""
    """The card turned over by Open Lock."""
    market_done: bool = False
    """The seat whose market turn it is has bought or discarded."""
    new_skill: str = ""
    """The skill it has just bought."""

    def __post_init__(self) -> None:
        self.remembered = None

    @property
    def rerolling(self) -> Rerolling | None:
        """Who may reroll what just now. It is no field: a beat that is run anew comes to the same question again."""
        found: Rerolling | None = self.remembered
        return found

    @rerolling.setter
    def rerolling(self, asked: Rerolling | None) -> None:
        self.remembered = asked

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def rounds(self) -> int:
        """RP-ROUND-02  12, 11 or 10 rounds with 2, 3 or 4 players: one die a round until all 18 cells are full.

        RP-VAR-12  10, 9 or 8 in the short game.
        RP-SOLO-35  12 in the solo game.
        """
        return SHEET_CELLS - starting_dice(len(self.players), self.options.short_game)

    @property
    def starting_dice(self) -> int:
        """RP-SHEET-10  Dice a player starts with; the rounds fill the other cells, so that in the end all are full."""
        return starting_dice(len(self.players), self.options.short_game)

    @property
    def counted_players(self) -> int:
        """Players for all numbers of set-up and round.

        RP-SOLO-01  The solo game is laid out for two, with a few changes.
        """
        return counted_players(len(self.players))


@cache
def starting_dice(seats: int, short_game: bool) -> int:
    return counted_players(seats) + STARTING_DICE_BEYOND_PLAYERS + (SHORT_GAME_MORE_DICE if short_game else 0)


def counted_players(seats: int) -> int:
    return max(2, seats)


def clockwise(state: State) -> list[int]:
    """All seats, beginning with the start player."""
    seats = len(state.players)
    return [*range(state.start, seats), *range(state.start)]


def dice_of(player: Player) -> Iterator[tuple[int, int, Die]]:
    """Every die on a sheet with its row and cell, cells counted from 0."""
    for row, dice in enumerate(player.rows):
        for cell, die in enumerate(dice):
            yield row, cell, die


def open_rows(player: Player) -> list[int]:
    """Rows with an empty cell."""
    return [row for row, dice in enumerate(player.rows) if len(dice) < CELLS]


def row_total(player: Player, row: int) -> int:
    """The sum of the values in a row, as the dice show them."""
    return sum([die.value for die in player.rows[row]])


def unchosen(state: State) -> list[InitiativeCard]:
    """Initiative cards still in the middle: who takes one takes its die off."""
    return [*filter(DIE, state.initiative)]


def bag_count(state: State) -> int:
    return sum(state.bag.values())


def skill_of(player: Player, skill: str) -> SkillCard | None:
    return next((card for card in player.skills if card.id == skill), None)
