"""Answers that fit many questions, and choices that cards ask for."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound1.components import Colour, Hex, Terrain


class Use(Move, frozen=True):
    """Use an ability of an own card."""

    card: str
    ability: str


class Accept(Move, frozen=True):
    """Agree."""


class Decline(Move, frozen=True):
    """Say no."""


class Done(Move, frozen=True):
    """That is all."""


class PickCard(Move, frozen=True):
    """The card an effect is about: one's own, one of a market, one laid open."""

    card: str


class PickCharacter(Move, frozen=True):
    """The hero or ally an effect is about, by the card."""

    who: str


class PickHex(Move, frozen=True):
    """The hex an effect is about."""

    hex: Hex


class PickDie(Move, frozen=True):
    """The movement die an effect is about, by its place on the table; its face for those who read the move."""

    die: int
    face: int


class PickDeck(Move, frozen=True):
    """The adventure deck an effect is about."""

    deck: Colour


class PickTerrain(Move, frozen=True):
    """The terrain an effect is about."""

    terrain: Terrain


AnswerMove = Use | Accept | Decline | Done | PickCard | PickCharacter | PickHex | PickDie | PickDeck | PickTerrain
