"""Everything a player can do, as values."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.rollplayer.components import Attribute, Color, Direction, Race, Side


class TakeSheet(Move, frozen=True):
    """Take a character sheet and turn up one of its sides."""

    race: Race
    side: Side


class TakeClass(Move, frozen=True):
    """Play this class."""

    class_card: str


class TakeDie(Move, frozen=True):
    """Take one of the own starting dice in hand, to place it."""

    die: int
    color: Color
    value: int


class PlaceDie(Move, frozen=True):
    """Place the die in hand on the leftmost empty cell of a row."""

    row: Attribute


class LayDie(Move, frozen=True):
    """Of dice with one value, lay this colour on the lowest of their initiative cards."""

    card: int
    color: Color


class TakeCard(Move, frozen=True):
    """Choose an initiative card with its die and gold."""

    card: int


class SwapPool(Move, frozen=True):
    """Mischievous: swap the dice on two unchosen initiative cards."""

    card: int
    other: int


class Flip(Move, frozen=True):
    """Turn a die of the own sheet to its opposite face."""

    row: Attribute
    cell: int


class Swap(Move, frozen=True):
    """Pick the first of two dice that change places."""

    row: Attribute
    cell: int


class SwapWith(Move, frozen=True):
    """Pick the second one."""

    row: Attribute
    cell: int


class Adjust(Move, frozen=True):
    """Change the value of a die of the own sheet."""

    row: Attribute
    cell: int
    by: int


class Reroll(Move, frozen=True):
    """Reroll a die of the own sheet."""

    row: Attribute
    cell: int


class KeepRoll(Move, frozen=True):
    """Accept the new value."""

    value: int


class RestoreRoll(Move, frozen=True):
    """Turn the die back to its old value."""

    value: int


class StepToken(Move, frozen=True):
    """Move the own token on the alignment card."""

    direction: Direction


class StayPut(Move, frozen=True):
    """Vigilant: leave the token where it is."""


class TakeToken(Move, frozen=True):
    """Take a charisma token."""


class Perform(Move, frozen=True):
    """Perform the action of another attribute, thanks to a class ability, a skill or for gold."""

    attribute: Attribute
    gold: int = 0


class RerollPlaced(Move, frozen=True):
    """Mysterious: reroll the die just placed, and keep the result."""


class Buy(Move, frozen=True):
    """Buy a market card with gold and charisma tokens, dropping weapons that would be too many."""

    card: str
    gold: int
    tokens: int = 0
    drop: tuple[str, ...] = ()


class DiscardCard(Move, frozen=True):
    """Discard a market card and take gold instead of buying."""

    card: str


class TakeGold(Move, frozen=True):
    """Friendly market: take gold instead of buying, and leave the market as it is."""


class AddCard(Move, frozen=True):
    """Attuned: add a card of the discard pile to the market."""

    card: str


class Refresh(Move, frozen=True):
    """Turn a used skill upright."""

    skill: str


class UseSkill(Move, frozen=True):
    """Use a skill; Diplomacy names the rival's skill it copies."""

    skill: str
    copied: str = ""


class DropWeapon(Move, frozen=True):
    """Put an own weapon on the discard pile."""

    weapon: str


class FlipPool(Move, frozen=True):
    """Climb: turn the die on an unchosen initiative card to its opposite face."""

    card: int


class TurnPool(Move, frozen=True):
    """Intimidate: turn the die on an unchosen initiative card to this value."""

    card: int
    value: int


class GiveDie(Move, frozen=True):
    """Pick the own die that Search or Negotiate exchanges."""

    row: Attribute
    cell: int


class TakeFromPool(Move, frozen=True):
    """Negotiate: the die of this unchosen initiative card comes in exchange."""

    card: int


class TakeFromBag(Move, frozen=True):
    """Search: a die of this colour comes in exchange."""

    color: Color


class MoveDie(Move, frozen=True):
    """Sleight of Hand: pick the die that moves."""

    row: Attribute
    cell: int


class MoveTo(Move, frozen=True):
    """Sleight of Hand: the row it moves to."""

    row: Attribute


class Skip(Move, frozen=True):
    """Leave out something optional."""


class Done(Move, frozen=True):
    """Nothing more to do here."""


RollPlayerMove = (
    TakeSheet
    | TakeClass
    | TakeDie
    | PlaceDie
    | LayDie
    | TakeCard
    | SwapPool
    | Flip
    | Swap
    | SwapWith
    | Adjust
    | Reroll
    | KeepRoll
    | RestoreRoll
    | StepToken
    | StayPut
    | TakeToken
    | Perform
    | RerollPlaced
    | Buy
    | DiscardCard
    | TakeGold
    | AddCard
    | Refresh
    | UseSkill
    | DropWeapon
    | FlipPool
    | TurnPool
    | GiveDie
    | TakeFromPool
    | TakeFromBag
    | MoveDie
    | MoveTo
    | Skip
    | Done
)

DieMove = Flip | Swap | SwapWith | Adjust | Reroll | GiveDie | MoveDie
"""Moves about one die of the own sheet."""
