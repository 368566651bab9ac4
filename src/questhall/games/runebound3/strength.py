"""How strong somebody is in a fight: a rough measure for bots, in damage a combat round."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from questhall.games.runebound3.cards.define import ASSETS, ENEMIES
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.rules.bonuses import hero_health, printed_on, printed_on_enemy
from questhall.games.runebound3.state import Player, State
from questhall.games.runebound3.tokens import ENEMY_TOKENS, TOKENS, CombatSymbol

DAMAGE: tuple[CombatSymbol, ...] = ("physical", "magic", "skull")
SURGE_HITS = 1.1
"""Damage that a surge symbol does where an ability waits for it."""
IDLE_SURGE = 0.15
NIMBLE = 0.8
"""What an agility symbol turns or spoils."""
DOUBLE = 0.9
INSTANT = 0.5
"""Damage a round that an ability besides surges is worth."""


class Strength(NamedTuple):
    """What somebody deals and blocks in an average combat round."""

    deals: float
    blocks: float


@lru_cache(4096)
def strength_of(tokens: tuple[str, ...], surge_abilities: int) -> Strength:
    deals = blocks = surges = 0.0
    for id in tokens:
        for face in TOKENS[id]:
            if face.symbol in DAMAGE:
                deals += face.value / 2
            elif face.symbol == "shield":
                blocks += face.value / 2
            elif face.symbol == "surge":
                surges += face.value / 2
            elif face.symbol == "agility":
                deals += NIMBLE / 2
            elif face.symbol == "double":
                deals += DOUBLE / 2
    used = min(surges, float(surge_abilities))
    return Strength(deals + SURGE_HITS * used + IDLE_SURGE * (surges - used), 0.8 * blocks)


def hero_strength(player: Player) -> Strength:
    return strength_by_cards(player.hero, tuple(player.skills), tuple(player.assets))


@lru_cache(65536)
def strength_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...]) -> Strength:
    tokens = HEROES[hero].tokens + [ASSETS[card].token for card in assets if ASSETS[card].token]
    cards = (*skills, *assets)
    surges = len(printed_on(hero, cards, "surge"))
    others = sum(len(printed_on(hero, cards, moment)) for moment in ("engage", "combat action", "dealt", "cast"))
    guards = sum(len(printed_on(hero, cards, moment)) for moment in ("struck", "hurt", "cancel"))
    plain = strength_of(tuple(tokens), surges)
    return Strength(plain.deals + INSTANT * others, plain.blocks + INSTANT * guards)


def enemy_strength(state: State, enemy: str, *, is_villain: bool) -> Strength:
    tokens = list(ENEMY_TOKENS)
    if is_villain or state.act == 2:
        tokens.append("veteran")
    if is_villain:
        tokens.append(enemy)
    return strength_of(tuple(tokens), len(printed_on_enemy(enemy, "surge")))


def foe_health(state: State, enemy: str, player: Player) -> int:
    """As `enemy_health`, for a fight that has not begun."""
    card = ENEMIES[enemy]
    raised = card.health + card.bonuses.get("health_per_zombie", 0) * len(state.zombies)
    health = raised + card.bonuses.get("health_per_token", 0) * player.tokens
    return max(health, min(raised, card.bonuses.get("health_floor", 1)))


def chance_to_win(state: State, player: Player, enemy: str, *, is_villain: bool = False, damage: int = 0) -> float:
    """From how many rounds the hero lasts, and how many it takes."""
    mine, theirs = hero_strength(player), enemy_strength(state, enemy, is_villain=is_villain)
    return chance(hero_health(player) - player.damage, foe_health(state, enemy, player) - damage, mine, theirs)


def chance(my_health: float, their_health: float, mine: Strength, theirs: Strength) -> float:
    lasts = max(0.0, my_health) / max(0.4, theirs.deals - mine.blocks)
    takes = max(0.0, their_health) / max(0.4, mine.deals - theirs.blocks)
    if their_health <= 0:
        return 1.0
    return 1 / (1 + exp(-2.2 * (lasts - takes) / max(1.0, min(lasts, takes))))
