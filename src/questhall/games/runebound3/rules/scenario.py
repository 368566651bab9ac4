"""What the two scenario cards say: catalogue chapters SCEN, SCARD, VILLAIN, LORE, ALLY, ZOMB."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound3.board import PLACES, Hex, step_towards
from questhall.games.runebound3.dice import FACES
from questhall.games.runebound3.events.hero import DiceRolled
from questhall.games.runebound3.events.rounds import MatchEnded
from questhall.games.runebound3.events.story import VillainMoved, VillainPlaced
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.zombies import place_zombies
from questhall.games.runebound3.state import Scenario, State

PLACE_HEX: dict[str, Hex] = {place.id: place.hex for place in PLACES}
TAMALIR = PLACE_HEX["tamalir"]
VILLAIN: dict[Scenario, str] = {"margath": "margath", "corpse_king": "vorakesh"}
"""R3-SCARD-01  Side A of the scenario card has rules, side B the villain."""
VILLAIN_HEX: dict[Scenario, Hex] = {"margath": PLACE_HEX["firmament"], "corpse_king": REGIONS["cursed_ruins"][0]}
"""Where the villain appears when the first act is over."""
MARGATH_DICE = 5
STARTING_ALLIES = 1


def starting_tokens(scenario: Scenario) -> int:
    """In the Corpse King every hero begins with an ally."""
    return STARTING_ALLIES if scenario == "corpse_king" else 0


def end_of_act(table: Table[State]) -> None:
    """The villain appears; the second act ends as the scenario card says.

    R3-ACT-04  There is no third act.
    """
    state = table.state
    if state.act == 1:
        state.villain = VILLAIN_HEX[state.scenario]
        table.tell(VillainPlaced(state.villain))
        if state.scenario == "corpse_king":
            place_zombies(table, state.villain)
    elif state.scenario == "corpse_king":
        lose_all(table, "time-is-up")


def instead_of_time(table: Table[State]) -> None:
    """R3-TIME-04  At the end of the second act the token stays; Margath marches on Tamalir instead.

    One hex for each wild on five terrain dice of the first player.
    """
    state = table.state
    faces = table.rolls([len(FACES)] * MARGATH_DICE, "villain.march")
    table.tell(DiceRolled(state.first, "ability", tuple(faces)))
    wilds = sum("wild" in FACES[face] for face in faces)
    for _ in range(wilds):
        if state.villain != TAMALIR:
            state.villain = step_towards(state.villain, TAMALIR)
    table.tell(VillainMoved(wilds, state.villain))
    if state.villain == TAMALIR:
        lose_all(table, "tamalir-fell")


def lose_all(table: Table[State], end: str) -> None:
    """Nobody wins."""
    table.state.phase = "over"
    table.tell(MatchEnded(end, None))
