"""Two heroes with a few dice, and the action of a row as seat 0 meets it."""

from __future__ import annotations

from typing import Any

from questhall.engine import Move
from questhall.games.rollplayer.components import ATTRIBUTES, Attribute
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.state import State
from support.rollplayer import hero, play, position
from support.stretch import Played

SHEET = {"strength": "r1 b2", "dexterity": "g6", "charisma": "w3"}
CELLS: list[tuple[Attribute, int]] = [("strength", 1), ("strength", 2), ("dexterity", 1), ("charisma", 1)]


def two_heroes(**mine: Any) -> State:
    """Seat 0 and a rival whose dice must stay out of it."""
    mine.setdefault("sheet", SHEET)
    return position(hero("ranger", **mine), hero("rogue", "elf", sheet={"strength": "p2 p5"}))


def act(state: State, attribute: Attribute, *answers: Move, **chance: list[int]) -> Played[State]:
    """The action of the row, as seat 0 meets it after placing a die there."""
    row = ATTRIBUTES.index(attribute)
    return play(state, lambda table: attribute_action(table, 0, row), answers, **chance)
