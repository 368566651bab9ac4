"""Where a hero may want to go, and what it is worth: the compass of bots.

All worths are in gold, all ways in action points; a point is worth what an average one brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from questhall.games.runebound3.board import GEMS, PLACES, TERRAIN, Deck, Hex, Terrain
from questhall.games.runebound3.bot.errands import errands
from questhall.games.runebound3.bot.market import customers, shops
from questhall.games.runebound3.bot.showdown import VICTORY, is_ready, patience, villain_goals, villain_odds
from questhall.games.runebound3.bot.strength import chance, foe_strength, strength_by_cards
from questhall.games.runebound3.bot.travel import POINT, Goal
from questhall.games.runebound3.bot.worth import BEATEN, WOUND
from questhall.games.runebound3.dice import DICE_IN_THE_BOX, FACES, matches
from questhall.games.runebound3.rules.bonuses import bonus, hero_health
from questhall.games.runebound3.rules.turn import ADVENTURE_COSTS
from questhall.games.runebound3.state import NOWHERE, Player, State

SOCIAL, EXPLORATION = 2.3, 1.9
"""What the adventures of a deck bring on average."""
SPOILS = 3.8
"""What a defeated enemy brings: a trophy, gold or lore."""
MIDDLING, MIDDLING_HEALTH = "witch", 6.0
"""An average enemy."""
HURT = 5.0
"""What a hero on the point of falling would give to be whole."""
CAREFUL = 0.5
"""How much of better odds against the villain counts before they are taken."""


def goals_of(state: State, seat: int) -> list[Goal]:
    """Everything a hero may go for."""
    player = state.players[seat]
    found = [*gems(state, player), *shops(state, player), *beds(state, player), *errands(state, seat)]
    return [*found, *customers(state, player), *villain_goals(state, player)]


def gems(state: State, player: Player) -> Iterator[Goal]:
    """Adventures that wait."""
    points = ADVENTURE_COSTS - (1 if bonus(player, "adventurer") else 0)
    worth = {deck: adventure_worth(state, player, deck) for deck in state.decks}
    yield from (Goal(hex, worth[GEMS[hex]], points) for hex in state.gems if worth[GEMS[hex]] > 0)


def adventure_worth(state: State, player: Player, deck: Deck) -> float:
    """What the next card of a deck promises; an empty deck has none."""
    if not state.decks[deck]:
        return 0.0
    if deck == "combat":
        return patience(state) * combat_worth(state, player)
    return patience(state) * (SOCIAL if deck == "social" else EXPLORATION)


def combat_worth(state: State, player: Player) -> float:
    left = hero_health(player) - player.damage
    return combat_worth_by_cards(player.hero, tuple(player.skills), tuple(player.assets), left, state.act)


@lru_cache(65536)
def combat_worth_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...], health: int, act: int) -> float:
    """What meeting an average enemy promises: the spoils, less the wounds."""
    mine, theirs = (
        strength_by_cards(hero, skills, assets),
        foe_strength(MIDDLING, is_veteran=act == 2, is_villain=False),
    )
    odds = chance(health, MIDDLING_HEALTH, mine, theirs)
    rounds = MIDDLING_HEALTH / max(0.5, mine.deals - theirs.blocks)
    wounds = min(float(health), rounds * max(0.3, theirs.deals - mine.blocks))
    return odds * SPOILS - (1 - odds) * BEATEN - WOUND * wounds


def beds(state: State, player: Player) -> Iterator[Goal]:
    """Whoever is hurt wants a roof."""
    if player.damage:
        worth = healing_worth(state, player, player.damage)
        if worth > POINT:
            yield from (Goal(place.hex, worth, 1.0) for place in PLACES)


def healing_worth(state: State, player: Player, healed: float) -> float:
    """What it is worth to be less hurt; before the villain everything."""
    health, damage = hero_health(player), player.damage
    after = max(0.0, damage - healed)
    worth = hurt_by(damage, health) - hurt_by(after, health)
    if state.villain != NOWHERE and is_ready(state, player):
        worth += VICTORY * 0.5 * (villain_odds(state, player, after) - villain_odds(state, player, damage))
    return worth


def hurt_by(damage: float, health: int) -> float:
    return HURT * (damage / health) ** 2


def rest_heals(player: Player, hex: Hex) -> float:
    """What a rest in the wilderness heals on average."""
    return fitting(TERRAIN[hex]) * DICE_IN_THE_BOX + bonus(player, "rest")


@lru_cache(16)
def fitting(terrain: Terrain) -> float:
    """How many faces of a die match a terrain."""
    return sum(matches(face, terrain) for face in range(len(FACES))) / len(FACES)
