"""Where a hero may want to go, and what it is worth: the compass of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest

from questhall.games.runebound3.board import GEMS, PLACES, Hex, distances_from
from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, STORIES, Outcome, Quest
from questhall.games.runebound3.odds import chance_of_dice, chance_of_successes
from questhall.games.runebound3.rules.adventure import quest_of, rumour_hexes
from questhall.games.runebound3.rules.bonuses import at_least_zero, hero_health, speed
from questhall.games.runebound3.rules.scenario import VILLAIN
from questhall.games.runebound3.state import NOWHERE, Player, State
from questhall.games.runebound3.strength import chance, chance_to_win, hero_strength
from questhall.games.runebound3.worth import asset_worth, gain_worth

NEARER = 0.86
"""What is left of a goal's worth for each hex it is away."""
FADES = [NEARER**hexes for hexes in range(40)]
SHARES = (0.7, 0.2, 0.1)
"""Hopes are worth less than what they hope for, else nobody would ever fulfil one."""
ADVENTURE = 2.6
OTHERWISE = {"social": 0.9, "exploration": 0.8}
"""How much of that a deck without enemies is worth; combat is worth it as far as the hero is ready."""
ROUNDS = 24
VICTORY = 200.0
BOLD = 0.72
"""A hero who would win this often against the villain goes for it at once."""
LAST_ROUNDS = 5
SUCCESSES_IN_DECK, SKILLS_IN_DECK = 24, 60


def prospects(targets: Sequence[tuple[Hex, float]], hex: Hex) -> float:
    """How much a place promises to a hero with these goals: the best of them, and a little of the next."""
    if hex == NOWHERE:
        return 0.0
    far = distances_from(hex)
    best = nlargest(len(SHARES), (worth * FADES[far[there]] for there, worth in targets))
    return sum(value * share for value, share in zip(best, SHARES, strict=False))


def goals(state: State, seat: int) -> Iterator[tuple[Hex, float]]:
    player = state.players[seat]
    ready = readiness(player)
    for hex in state.gems:
        yield hex, ADVENTURE * (ready if GEMS[hex] == "combat" else OTHERWISE[GEMS[hex]])
    yield from shops(state, player)
    yield from beds(player)
    yield from errands(state, seat)
    if state.villain != NOWHERE:
        yield state.villain, villain_worth(state, player)


def readiness(player: Player) -> float:
    """How likely a middling enemy is to fall."""
    mine = hero_strength(player)
    return chance(hero_health(player) - player.damage, 5.5, mine, mine._replace(deals=2.2, blocks=0.4))


def shops(state: State, player: Player) -> Iterator[tuple[Hex, float]]:
    """A city is worth what its best affordable asset would add, or a look at what comes next."""
    for place in PLACES:
        if place.kind != "city":
            continue
        gains = [
            asset_worth(player, asset) - 0.3 * ASSETS[asset].price
            for asset in state.markets[place.id]
            if ASSETS[asset].price <= player.gold
        ]
        yield place.hex, max([0.12 * min(player.gold, 8), *gains])


def beds(player: Player) -> Iterator[tuple[Hex, float]]:
    """Whoever is hurt wants a roof."""
    hurt = player.damage / hero_health(player)
    if hurt > 0.3:
        for place in PLACES:
            yield place.hex, 4.0 * hurt * hurt


def errands(state: State, seat: int) -> Iterator[tuple[Hex, float]]:
    player = state.players[seat]
    for id in player.quests:
        worth = quest_worth(state, player, quest_of(id))
        yield from ((hex, worth) for hex in quest_of(id).hexes)
    for id in player.rumours:
        yield from ((hex, 2.2) for hexes in rumour_hexes(id) for hex in hexes)
    for id, solvers in state.solved.items():
        if seat not in solvers:
            story = STORIES[id]
            ready = chance_to_win(state, player, story.enemy.id) if story.enemy is not None else 0.6
            yield from ((hex, (gain_worth(state, story.gain) + 0.5) * ready) for hex in story.hexes)


def quest_worth(state: State, player: Player, quest: Quest) -> float:
    """The outcome that promises most, by how likely it is and what it brings besides the trophy."""
    return max(odds_of(player, quest, outcome) * (1.1 + gain_worth(state, outcome.gain)) for outcome in quest.outcomes)


def odds_of(player: Player, quest: Quest, outcome: Outcome) -> float:
    if quest.test is None:
        return chance_of_dice(outcome.needs, speed(player))
    cards = at_least_zero(player, quest.test) + 1
    return chance_of_successes(outcome.successes, cards, SUCCESSES_IN_DECK, SKILLS_IN_DECK)


def villain_worth(state: State, player: Player) -> float:
    """Whoever is strong enough goes there; when time runs out, everyone does."""
    odds = chance_to_win(state, player, VILLAIN[state.scenario], is_villain=True)
    left = ROUNDS - state.round
    if odds > BOLD or left <= LAST_ROUNDS:
        return VICTORY * odds
    return 0.0


def trophies_worth(player: Player) -> float:
    kinds = [ADVENTURES[trophy.card].deck for trophy in player.trophies]
    return 1.0 * len(kinds) + 0.15 * len(set(kinds))
