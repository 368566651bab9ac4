"""Travel hazards. Catalogue chapter AHAZ."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.board import SPOTS, TERRAIN, TOWN_AT
from questhall.games.runebound1.cards.define import ADVENTURES
from questhall.games.runebound1.components import Colour
from questhall.games.runebound1.dice import FACES
from questhall.games.runebound1.events.adventure import HazardMet, HazardRolled
from questhall.games.runebound1.rules.track import undefeated_at
from questhall.games.runebound1.state import State, Venture, heroes_at

HAZARD_DICE = (6, 6)


def is_in_the_wild(state: State, seat: int) -> bool:
    """R1-AHAZ-01  On a hex without a town, an adventure or another hero."""
    hex = state.players[seat].hex
    if hex in TOWN_AT or (hex in SPOTS and hex in state.spots):
        return False
    return undefeated_at(state, hex) is None and heroes_at(state, hex) == [seat]


def travel_hazard(table: Table[State], seat: int) -> None:
    """R1-AHAZ-02  When all abilities after moving are done with, two movement dice are rolled.

    R1-AHAZ-03  A symbol of the hex's own terrain: nothing happens.
    R1-AHAZ-04  Else they are rolled again, and their symbols are counted.
    """
    state = table.state
    terrain = TERRAIN[state.players[seat].hex]
    one, other = table.rolls(HAZARD_DICE, f"seat.{seat}.hazard")
    is_met = terrain not in FACES[one] and terrain not in FACES[other]
    table.tell(HazardRolled(seat, (one, other), is_met))
    if not is_met:
        state.phase = "market"
        return
    one, other = table.rolls(HAZARD_DICE, f"seat.{seat}.hazard")
    count = len(FACES[one]) + len(FACES[other])
    colour = hazard_colour(state, count)
    table.tell(HazardMet(seat, count, colour))
    state.venture = Venture(colour, hazard=True)


def hazard_colour(state: State, count: int) -> Colour:
    """R1-AHAZ-05  The card of the doom track on which the count ends; the start card is number 1.

    R1-AHAZ-06  After the last one the count goes on from the start.
    """
    return ADVENTURES[state.doom[(count - 1) % len(state.doom)]].colour
