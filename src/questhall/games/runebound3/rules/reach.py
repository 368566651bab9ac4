"""How far the dice on the table lead: for bots, who look at it often. People see the ways, too: `routes`."""

from __future__ import annotations

from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.dice import pays_for
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.terrain import unspent
from questhall.games.runebound3.state import State


def reach(state: State, seat: int) -> dict[Hex, tuple[int, ...]]:
    """Every hex the unspent dice of a move lead to, with the fewest dice that do."""
    if state.rolled is None or state.rolled.why != "move":
        return {}
    player, dice = state.players[seat], state.rolled.dice
    ford = bonus(player, "ford") > 0
    found: dict[Hex, tuple[int, ...]] = {player.hex: ()}
    ways: list[tuple[Hex, tuple[int, ...]]] = [(player.hex, ())]
    seen: set[tuple[Hex, tuple[int, ...]]] = {(player.hex, ())}
    left = unspent(state.rolled)
    for hex, spent in ways:  # grows while it is read, way by way, the shorter ones first
        for die in left:
            if die in spent:
                continue
            taken = (*spent, die)
            faces = tuple(sorted(dice[each] for each in taken))
            for near in NEIGHBOURS[hex]:
                if (near, faces) not in seen and pays_for(dice[die], hex, near, ford=ford):
                    seen.add((near, faces))
                    found.setdefault(near, taken)
                    ways.append((near, taken))
    del found[player.hex]
    return found
