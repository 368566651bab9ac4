"""Where a hero may want to go, and what it is worth: the compass of bots.

All worths are in gold, all ways in action points; a point is worth what an average one brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from questhall.games.runebound3.board import GEMS, PLACES, TERRAIN, Hex, Terrain
from questhall.games.runebound3.bot.decks import adventure_worth
from questhall.games.runebound3.bot.errands import errands
from questhall.games.runebound3.bot.market import customers, shops
from questhall.games.runebound3.bot.showdown import VICTORY, is_ready, villain_goals, villain_odds
from questhall.games.runebound3.bot.strength import chance, hero_strength
from questhall.games.runebound3.bot.travel import POINT, Goal
from questhall.games.runebound3.cards.define import HERO_ABILITIES
from questhall.games.runebound3.dice import DICE_IN_THE_BOX, FACES, matches
from questhall.games.runebound3.rules.bonuses import bonus, hero_health
from questhall.games.runebound3.rules.turn import ADVENTURE_COSTS
from questhall.games.runebound3.state import NOWHERE, Player, State

HURT = 5.0
"""What a hero on the point of falling would give to be whole."""
CHALLENGE, CHALLENGED = "bounty", 6.0
"""What it costs to lose a challenge: wounds, time, and what the rival gains."""


def goals_of(state: State, seat: int) -> list[Goal]:
    """Everything a hero may go for."""
    player = state.players[seat]
    found = [*gems(state, player), *shops(state, player), *beds(state, player), *errands(state, seat)]
    found += customers(state, player)
    for hex, danger in challengers(state, seat):
        found = [goal._replace(worth=goal.worth - danger) if goal.hex == hex else goal for goal in found]
    return [*found, *villain_goals(state, player)]


def challengers(state: State, seat: int) -> Iterator[tuple[Hex, float]]:
    """Where a rival stands who may challenge the hero, and what that threatens to cost."""
    player = state.players[seat]
    for rival in state.players:
        if rival is player or seat in rival.challenged or rival.is_defeated or rival.is_eliminated:
            continue
        if any(each.id == CHALLENGE for each in HERO_ABILITIES.get(rival.hero, ())):
            yield rival.hex, CHALLENGED * odds_between(rival, player)


def odds_between(one: Player, other: Player) -> float:
    """How likely a hero is to defeat another."""
    mine, theirs = (hero_health(each) - each.damage for each in (one, other))
    return chance(mine, theirs, hero_strength(one), hero_strength(other))


def gems(state: State, player: Player) -> Iterator[Goal]:
    """Adventures that wait."""
    points = ADVENTURE_COSTS - (1 if bonus(player, "adventurer") else 0)
    worth = {deck: adventure_worth(state, player, deck) for deck in state.decks}
    yield from (Goal(hex, worth[GEMS[hex]], points) for hex in state.gems if worth[GEMS[hex]] > 0)


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


def refilling_worth(state: State, player: Player) -> float:
    """What a full hand is worth to whoever is about to face the villain."""
    if state.villain == NOWHERE or not is_ready(state, player):
        return 0.0
    damage = player.damage
    return VICTORY * 0.5 * (villain_odds(state, player, damage, full_hand=True) - villain_odds(state, player, damage))


def hurt_by(damage: float, health: int) -> float:
    return HURT * (damage / health) ** 2


def rest_heals(player: Player, hex: Hex) -> float:
    """What a rest in the wilderness heals on average."""
    return fitting(TERRAIN[hex]) * DICE_IN_THE_BOX + bonus(player, "rest")


@lru_cache(16)
def fitting(terrain: Terrain) -> float:
    """How many faces of a die match a terrain."""
    return sum(matches(face, terrain) for face in range(len(FACES))) / len(FACES)
