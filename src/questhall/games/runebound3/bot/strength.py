"""How strong somebody is in a fight: a rough measure for bots, in damage a combat round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from questhall.games.runebound3.cards.define import ASSETS, ENEMIES, HERO_ABILITIES, SKILLS, Ability, Moment
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.rules.bonuses import hero_health, printed_on_enemy
from questhall.games.runebound3.state import Player, State
from questhall.games.runebound3.tokens import ENEMY_TOKENS, TOKENS, CombatSymbol

DAMAGE: tuple[CombatSymbol, ...] = ("physical", "magic", "skull")
SURGE_HITS = 1.0
"""Damage that a surge symbol does where an ability waits for it."""
IDLE_SURGE = 0.1
NIMBLE = 0.8
"""What an agility symbol turns or spoils."""
DOUBLE = 1.2
"""What a double adds to the token that is put on it."""
SHIELD = 0.85
"""How much of a shield finds something to block."""
INSTANT = 0.2
"""Damage a round that an ability besides surges is worth, if nothing else is known about it."""
KNOWN = {
    "retribution_repay": 1.0,
    "parry_attack": 0.7,
    "green_blood_heal": 0.7,
    "bramble_hide_prick": 0.5,
    "truesight_bow_shot": 0.5,
    "marksmanship_shot": 0.4,
    "wrath_from_above_bolt": 0.4,
    "ambidexterity_flip": 0.35,
    "miracle_survive": 0.35,
    "hush_money_bribe": 0.0,
}
"""Of some abilities more is known: from two thousand fights of heroes with random cards against the villains."""
EDGE = {"corbin": 0.4, "lissa": 0.5, "thorn": -0.6}
"""So much more or less than their tokens promise some heroes deal."""
GUARD = 2.0
"""How often a round an attack is suffered that such a bonus changes."""
ARMOUR = 0.1
"""Villains and most enemies deal skulls, which no armour or charm keeps off."""
VETERAN = 0.5
"""What the gold symbol of the veteran token adds: the enemy strikes first more often."""
FIGHT_MOMENTS: tuple[Moment, ...] = (
    "engage",
    "combat action",
    "acted",
    "dealt",
    "cast",
    "struck",
    "hurt",
    "cancel",
)
STEEPNESS, HEAD_START = 1.9, 0.45
"""Standard deviations into odds: the hero strikes first more often than not, and much of a villain's cast is wasted."""


class Strength(NamedTuple):
    """What somebody deals and blocks in an average combat round, and how far a round strays from that."""

    deals: float
    blocks: float
    swing: float = 1.3


@lru_cache(4096)
def strength_of(tokens: tuple[str, ...], surge_abilities: int) -> Strength:
    deals = blocks = surges = spread = 0.0
    for id in tokens:
        for face in TOKENS[id]:
            if face.symbol in DAMAGE:
                deals += face.value / 2
                spread += face.value * face.value / 4
            elif face.symbol == "shield":
                blocks += SHIELD * face.value / 2
            elif face.symbol == "surge":
                surges += face.value / 2
            elif face.symbol == "agility":
                deals += NIMBLE / 2
            elif face.symbol == "double":
                deals += DOUBLE / 2
                spread += DOUBLE / 2
    used = min(surges, 1.0 * surge_abilities)
    deals += SURGE_HITS * used + IDLE_SURGE * (surges - used)
    return Strength(deals, blocks, sqrt(spread + used / 2 + 0.2))


def hero_strength(player: Player) -> Strength:
    return strength_by_cards(player.hero, tuple(player.skills), tuple(player.assets))


class Adds(NamedTuple):
    """What a card adds to its owner's fights besides its token."""

    surges: int
    """Surge abilities."""
    deals: float
    blocks: float


@lru_cache(256)
def added_in_fights(card: str) -> Adds:
    printed = SKILLS.get(card) or ASSETS[card]
    bonuses = printed.bonuses
    return Adds(
        surge_abilities(printed.abilities),
        instants(printed.abilities),
        GUARD * bonuses.get("guard", 0) + ARMOUR * (bonuses.get("armour", 0) + bonuses.get("charm", 0)),
    )


def surge_abilities(abilities: Sequence[Ability]) -> int:
    return sum(ability.moment == "surge" for ability in abilities)


def instants(abilities: Sequence[Ability]) -> float:
    """What abilities besides surges deal a round."""
    return sum(KNOWN.get(ability.id, INSTANT) for ability in abilities if ability.moment in FIGHT_MOMENTS)


@lru_cache(65536)
def strength_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...]) -> Strength:
    tokens = HEROES[hero].tokens + [ASSETS[card].token for card in assets if ASSETS[card].token]
    own = HERO_ABILITIES.get(hero, ())
    adds = [added_in_fights(card) for card in (*skills, *assets)]
    plain = strength_of(tuple(tokens), surge_abilities(own) + sum(each.surges for each in adds))
    deals = plain.deals + EDGE.get(hero, 0.0) + instants(own) + sum(each.deals for each in adds)
    return Strength(deals, plain.blocks + sum(each.blocks for each in adds), plain.swing)


@lru_cache(4096)
def foe_strength(enemy: str, *, is_veteran: bool, is_villain: bool) -> Strength:
    tokens = list(ENEMY_TOKENS)
    if is_villain or is_veteran:
        tokens.append("veteran")
    if is_villain:
        tokens.append(enemy)
    plain = strength_of(tuple(tokens), len(printed_on_enemy(enemy, "surge")))
    return plain._replace(deals=plain.deals + (VETERAN if is_veteran and not is_villain else 0.0))


def enemy_strength(state: State, enemy: str, *, is_villain: bool) -> Strength:
    return foe_strength(enemy, is_veteran=state.act == 2, is_villain=is_villain)


def foe_health(state: State, enemy: str, player: Player) -> int:
    """As `enemy_health`, for a fight that has not begun."""
    card = ENEMIES[enemy]
    raised = card.health + card.bonuses.get("health_per_zombie", 0) * len(state.zombies)
    health = raised + card.bonuses.get("health_per_token", 0) * player.tokens
    return max(health, min(raised, card.bonuses.get("health_floor", 1)))


def chance_to_win(
    state: State,
    player: Player,
    enemy: str,
    *,
    is_villain: bool = False,
    damage: int = 0,
) -> float:
    """From how many rounds the hero lasts, and how many it takes."""
    mine, theirs = (
        hero_strength(player),
        enemy_strength(state, enemy, is_villain=is_villain),
    )
    return chance(
        hero_health(player) - player.damage,
        foe_health(state, enemy, player) - damage,
        mine,
        theirs,
    )


def chance(my_health: float, their_health: float, mine: Strength, theirs: Strength) -> float:
    """Two races against each other: each side's rounds to go, with the spread that so many casts have."""
    if their_health <= 0:
        return 1.0
    if my_health <= 0:
        return 0.0
    hits, suffers = (
        max(0.4, mine.deals - theirs.blocks),
        max(0.4, theirs.deals - mine.blocks),
    )
    takes, lasts = their_health / hits, my_health / suffers
    spread = takes * (mine.swing / hits) ** 2 + lasts * (theirs.swing / suffers) ** 2 + 0.15
    lead = (lasts - takes) / sqrt(spread)
    return 1 / (1 + exp(-STEEPNESS * (lead + HEAD_START)))
