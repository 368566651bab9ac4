"""The dead that walk in the Corpse King's scenario: catalogue chapter ZOMB."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.board import Hex, distances_from, step_towards
from questhall.games.runebound3.events.story import ZombieKilled, ZombieMoved, ZombiesPlaced
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.state import State, in_turn_order

ZOMBIE_GOLD = 1
ZOMBIE_BITES = 2


def place_zombies(table: Table[State], hex: Hex, count: int = 1) -> None:
    """R3-ZOMB-01  Black story tokens on the board."""
    table.state.zombies += [hex] * count
    table.tell(ZombiesPlaced(hex, count))


def remove_zombie(table: Table[State], seat: int, hex: Hex) -> None:
    """R3-ZOMB-03  Back to the bank."""
    table.state.zombies.remove(hex)
    table.tell(ZombieKilled(seat, hex))


def kill_zombie(table: Table[State], seat: int) -> None:
    """An action on its hex: it is gone, and there is gold in it."""
    remove_zombie(table, seat, table.state.players[seat].hex)
    gain_gold(table, seat, ZOMBIE_GOLD)


def change_zombies(table: Table[State], seat: int, count: int) -> None:
    """Put some where the hero stands, or take the nearest ones off the board."""
    state = table.state
    here = state.players[seat].hex
    if count > 0:
        place_zombies(table, here, count)
    for _ in range(min(-count, len(state.zombies))):
        far = distances_from(here)
        remove_zombie(table, seat, min(state.zombies, key=lambda hex: (far[hex], hex)))


def bite(table: Table[State], seat: int) -> Play[None]:
    """A hero has come to zombies, or zombies have come to a hero, however many."""
    yield from suffer(table, seat, ZOMBIE_BITES)


def move_zombies(table: Table[State], steps: int) -> Play[None]:
    """Every zombie walks to the nearest hero; then those heroes are bitten to whom one has come, in turn order."""
    state = table.state
    arrivals = []
    for number, start in enumerate(state.zombies):
        end = state.zombies[number] = walk(state, start, steps)
        if end != start:
            table.tell(ZombieMoved(start, end))
            arrivals.append(end)
    for seat in in_turn_order(state):
        if state.players[seat].hex in arrivals:
            yield from bite(table, seat)


def walk(state: State, hex: Hex, steps: int) -> Hex:
    """Where a zombie gets in so many steps."""
    goal = prey(state, hex)
    for _ in range(min(steps, distances_from(goal)[hex])):
        hex = step_towards(hex, goal)
    return hex


def prey(state: State, hex: Hex) -> Hex:
    """Where the nearest hero is; of equals the first in turn order."""
    far = distances_from(hex)
    return min((state.players[seat].hex for seat in in_turn_order(state)), key=far.__getitem__)


def near_zombies(state: State, seat: int) -> bool:
    """Whether a hero stands on a zombie's hex or beside it."""
    far = distances_from(state.players[seat].hex)
    return any(far[hex] <= 1 for hex in state.zombies)
