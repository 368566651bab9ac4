"""Where to go: what waits on the hexes, and how long the way is."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from questhall.games.runebound1.board import NEIGHBOURS, TERRAIN, TOWN_AT
from questhall.games.runebound1.bot.duel import victory
from questhall.games.runebound1.bot.strength import best_of, odds_against, party_of, rival_of
from questhall.games.runebound1.bot.ventures import adventures, doom_share, loss, muster
from questhall.games.runebound1.cards.conditions import InPhase
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, HEROES, ITEMS
from questhall.games.runebound1.components import ATTACKS, NOWHERE, RUNES_TO_WIN, Hex, Terrain, Town
from questhall.games.runebound1.dice import FACES
from questhall.games.runebound1.rules.bonuses import law
from questhall.games.runebound1.rules.goals import runes
from questhall.games.runebound1.rules.limits import has_room
from questhall.games.runebound1.rules.market import healing_price, price
from questhall.games.runebound1.rules.track import undefeated_at
from questhall.games.runebound1.state import State

TURNS: dict[Terrain, float] = {
    "road": 0.24,
    "plains": 0.28,
    "town": 0.24,
    "hills": 0.4,
    "river": 0.4,
    "forest": 0.6,
    "mountains": 0.6,
    "swamp": 0.6,
}
"""The part of a turn it takes to enter a hex."""
MISSED: dict[Terrain, float] = {
    terrain: (sum(terrain not in symbols for symbols in FACES) / len(FACES)) ** 2 for terrain in TURNS
}
"""The chance that two movement dice do not show the terrain: then a hazard strikes."""
LATER = 0.8
"""What the same thing is worth a turn later."""
THIRD_RUNE, SECOND_RUNE, FIRST_RUNE = 100.0, 25.0, 8.0
"""What a robbed rune is worth: the one that wins, one of two that a rival has, one that may soon be robbed back."""
HEALING = 1.2
SHOPPING, NEW_WARE = 0.9, 0.25
"""For each gold of a card that suits the hero and can be paid; for each gold that a new card may be bought with."""
HAZARD = 0.5
"""Hazards are not worth all their fright: the bank may have experience for them."""
DOOMED = 10.0
"""What a card more on the doom track costs when it is nearly full."""


@cache
def turns_to(goal: Hex) -> tuple[float, ...]:
    """How many turns it takes from each hex to this one, about."""
    far = {goal: 0.0}
    waiting = [(0.0, goal)]
    while waiting:
        turns, here = heappop(waiting)
        if turns > far[here]:
            continue
        step = turns + TURNS[TERRAIN[here]]
        for there in NEIGHBOURS[here]:
            if step < far.get(there, 99.0):
                far[there] = step
                heappush(waiting, (step, there))
    return tuple(far[hex] for hex in range(len(NEIGHBOURS)))


@cache
def nearness(goal: Hex) -> tuple[float, ...]:
    """What something there is worth from each hex, where it would be worth 1 if it were here."""
    return tuple([float(LATER**turns) for turns in turns_to(goal)])


def goals(state: State, seat: int) -> dict[Hex, float]:
    """What waits where, for this hero as he is; shortly before the final battle perhaps nothing but a market."""
    needed = muster(state, seat)
    if needed:
        return needed
    found = adventures(state, seat)
    for hex, worth in prey(state, seat).items():
        found[hex] = max(worth, found.get(hex, 0.0))
    for hex, town in TOWN_AT.items():
        found[hex] = found.get(hex, 0.0) + town_worth(state, seat, town, is_here=hex == state.players[seat].hex)
    return {hex: value for hex, value in found.items() if value > 0}


def prey(state: State, seat: int) -> dict[Hex, float]:
    """Heroes who carry runes, where they stand."""
    cost = loss(state, seat)
    found: dict[Hex, float] = {}
    for other, rival in enumerate(state.players):
        if other != seat and rival.hex != NOWHERE and not rival.is_knocked_out:
            worth = robbery(state, seat, other, cost)
            found[rival.hex] = max(worth, found.get(rival.hex, 0.0))
    return found


def robbery(state: State, seat: int, other: int, cost: float) -> float:
    """What it promises to attack another hero: a rune, which is often robbed again; but the third one is victory."""
    if not runes(state.players[other]):
        return -cost
    mine = victory(party_of(state, seat), rival_of(state, other))
    theirs = victory(party_of(state, other), rival_of(state, seat))
    odds = mine / (mine + theirs) if mine else 0.0
    if runes(state.players[seat]) == RUNES_TO_WIN - 1:
        gain = THIRD_RUNE
    else:
        gain = SECOND_RUNE if runes(state.players[other]) == RUNES_TO_WIN - 1 else FIRST_RUNE
    return odds * gain - (1 - odds) * cost


def fright(state: State, seat: int) -> float:
    """What a hazard may cost, wherever it strikes."""
    if not state.options.hazards:
        return 0.0
    party, cost = party_of(state, seat), loss(state, seat)
    colours = [ADVENTURES[card].colour for card in state.doom]
    danger = sum(1 - odds_against(state, party, colour) for colour in colours) / max(1, len(colours))
    return HAZARD * danger * cost + DOOMED * doom_share(state) ** 4


def hazard_at(state: State, hex: Hex, fright: float) -> float:
    """What it may cost to end a movement in the wild."""
    if not fright or hex in TOWN_AT or hex in state.spots or undefeated_at(state, hex) is not None:
        return 0.0
    return MISSED[TERRAIN[hex]] * fright


def town_worth(state: State, seat: int, town: Town, *, is_here: bool) -> float:
    """Healing, and what the market has for the gold in hand; who is here has seen to both already.

    The nearer the final battle, the more both are worth.
    """
    player = state.players[seat]
    if is_here or not player.gold or law(state, "closed"):
        return 0.0
    healings = player.gold // healing_price(state)
    wounds = min(player.wounds, healings) if state.options.dear_healing or not healings else player.wounds
    wares = [appeal(state, seat, card) for card in state.stalls[town] if price(state, seat, card) <= player.gold]
    hurry = 1 + doom_share(state) ** 2 if state.options.doom else 1.0
    return hurry * (HEALING * wounds + SHOPPING * max(wares, default=0.0) + NEW_WARE * min(player.gold, 10))


def appeal(state: State, seat: int, card: str) -> float:
    """What a hero would give for a card of the market: its price, if it suits him."""
    if not has_room(state, seat, card):
        return 0.0
    return (ALLIES[card].price if card in ALLIES else ITEMS[card].price) * suits(state.players[seat].hero, card)


@cache
def suits(hero: str, card: str) -> float:
    """Weapons of the kind in which the hero is at his best are for him, others are not."""
    if card in ALLIES:
        return 1.0
    kind, item = best_of(HEROES[hero].damage, HEROES[hero].attributes), ITEMS[card]
    fits = [ability.can.kind == kind for ability in item.abilities if isinstance(ability.can, InPhase)]
    fits += [word.startswith(ATTACKS[kind]) for word in item.gives if word.endswith(("_attack", "_damage"))]
    return 1.0 if all(fits) else 0.0


def outlook(found: dict[Hex, float], here: Hex) -> float:
    """The best of what waits, less the way there."""
    return max([worth * nearness(hex)[here] for hex, worth in found.items()], default=0.0)
