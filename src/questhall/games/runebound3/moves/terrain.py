"""Terrain dice, and ways over the board."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.board import Hex


class MoveTo(Move, frozen=True):
    """Spend a die to move to a neighbouring hex; `ability` is what lets the die count as it must."""

    hex: Hex
    die: int
    face: int
    ability: str = ""


class Go(Move, frozen=True):
    """Move to a hex, as an ability lets one."""

    hex: Hex


class RerollDie(Move, frozen=True):
    """Exert to reroll a terrain die."""

    die: int
    face: int


class TakeOutcome(Move, frozen=True):
    """Take an outcome of a quest, counted from 1."""

    outcome: int


class ChooseDie(Move, frozen=True):
    """The terrain die an effect is about."""

    die: int
    face: int


class ChooseHex(Move, frozen=True):
    """The hex an effect is about."""

    hex: Hex


TerrainMove = MoveTo | Go | RerollDie | TakeOutcome | ChooseDie | ChooseHex
