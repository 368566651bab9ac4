"""Adventure counters: in the hands of heroes, in the bank, on the board. Catalogue chapters EXP, AHAZ, EVENT."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.components import COLOURS, POINTS, Colour, Hex
from questhall.games.runebound1.events.adventure import CounterTaken, NoCounterLeft, SpotsRefilled
from questhall.games.runebound1.events.market import ExperienceNoted
from questhall.games.runebound1.state import Player, State

VALUES = tuple(POINTS[colour] for colour in COLOURS)
STARRED = tuple(tuple(hex for hex, spot in SPOTS.items() if spot == (colour, True)) for colour in COLOURS)
"""The starred spots of each colour."""


def points_of(player: Player) -> int:
    """R1-EXP-02  What unspent counters are worth, and what is written down."""
    green, yellow, blue, red = player.counters
    return green + 2 * yellow + 3 * blue + 4 * red + player.noted


def take_counter(table: Table[State], seat: int, hex: Hex) -> None:
    """R1-WIN-03  The counter of the hex goes to the hero, if one lies there."""
    state = table.state
    if hex in state.spots:
        state.spots.remove(hex)
        colour = SPOTS[hex].colour
        state.players[seat].counters[COLOURS.index(colour)] += 1
        table.tell(CounterTaken(seat, colour))


def take_from_bank(table: Table[State], seat: int, colour: Colour) -> None:
    """R1-AHAZ-13  A counter of this colour from the bank, or others of the same worth.

    R1-AHAZ-14  If the bank has none, there is no experience.
    """
    state = table.state
    place = COLOURS.index(colour)
    change = change_from(state.bank, VALUES[place]) if not state.bank[place] else [int(n == place) for n in range(4)]
    if sum(value * count for value, count in zip(VALUES, change, strict=True)) < VALUES[place]:
        table.tell(NoCounterLeft(seat, colour))
        return
    move_counters(state.bank, state.players[seat].counters, change)
    table.tell(CounterTaken(seat, colour))


def change_from(bank: list[int], points: int) -> list[int]:
    """Counters of the bank worth so much, or as near to it as can be, the dearest first."""
    change = [0, 0, 0, 0]
    for place in (3, 2, 1, 0):
        change[place] = min(bank[place], points // VALUES[place])
        points -= change[place] * VALUES[place]
    return change


def move_counters(source: list[int], target: list[int], counts: list[int]) -> None:
    for place, count in enumerate(counts):
        source[place] -= count
        target[place] += count


def pay_points(table: Table[State], seat: int, points: int) -> None:
    """R1-EXP-07  Spent counters go to the bank.

    R1-EXP-08  The bank makes change,
    R1-EXP-09  and what it cannot change is written down.
    """
    player, bank = table.state.players[seat], table.state.bank
    paid = min(player.noted, points)
    player.noted -= paid
    for place in range(4):
        while player.counters[place] and paid < points:
            player.counters[place] -= 1
            bank[place] += 1
            paid += VALUES[place]
    over = paid - points
    change = change_from(bank, over)
    move_counters(bank, player.counters, change)
    noted = over - sum(value * count for value, count in zip(VALUES, change, strict=True))
    if noted:
        player.noted += noted
        table.tell(ExperienceNoted(seat, noted))


def refill(table: Table[State], colour: Colour) -> None:
    """Counters of the bank go back on the empty starred spots of this colour and of the easier ones."""
    state = table.state
    for place in range(COLOURS.index(colour) + 1):
        empty = [hex for hex in STARRED[place] if hex not in state.spots]
        back = empty[: state.bank[place]]
        if back:
            state.spots += back
            state.bank[place] -= len(back)
            table.tell(SpotsRefilled(COLOURS[place], len(back)))
