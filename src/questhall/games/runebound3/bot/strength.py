"""How strong somebody is in a fight: a rough measure for bots, in damage a combat round."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from questhall.games.runebound3.bot.abilities import FIGHT_MOMENTS, Fighter, done_besides, done_by_surges
from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.cards.define import ASSETS, ENEMIES, HERO_ABILITIES, SKILLS
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
EDGE = {"laurel": 0.2, "lissa": 0.5, "hawthorne": 0.1, "mok": -0.15, "thorn": -0.75, "margath": 0.7, "vorakesh": 0.7}
"""So much more or less than their tokens promise heroes and villains deal, by 4,392 fights of theirs."""
GUARD = 1.6
"""How often a round an attack is suffered that such a bonus changes."""
ARMOUR = 0.1
"""Villains and most enemies deal skulls, which no armour or charm keeps off."""
VETERAN = 0.5
"""What the gold symbol of the veteran token adds: the enemy strikes first more often."""
STEEPNESS, HEAD_START = 2.8, 0.35
"""Standard deviations into odds: the hero strikes first more often than not, and much of a villain's cast is wasted."""


class Strength(NamedTuple):
    """What somebody deals and blocks in an average combat round, and how far a round strays from that."""

    deals: float
    blocks: float
    swing: float = 1.3


class Casts(NamedTuple):
    """What tokens show in an average cast."""

    deals: float
    """Damage, and what agility and doubles bring."""
    blocks: float
    surges: float
    spread: float
    physical: float
    magic: float


@lru_cache(4096)
def casts_of(tokens: tuple[str, ...]) -> Casts:
    shown: dict[str, float] = dict.fromkeys((*DAMAGE, "shield", "surge", "agility", "double"), 0.0)
    spread = 0.0
    for face in (face for id in tokens for face in TOKENS[id] if face.symbol in shown):
        shown[face.symbol] += face.value / 2
        spread += face.value * face.value / 4 if face.symbol in DAMAGE else 0.0
    deals = sum(shown[kind] for kind in DAMAGE) + NIMBLE * shown["agility"] + DOUBLE * shown["double"]
    spread += DOUBLE * shown["double"]
    return Casts(deals, SHIELD * shown["shield"], shown["surge"], spread, shown["physical"], shown["magic"])


def hero_strength(player: Player) -> Strength:
    return strength_by_cards(player.hero, tuple(player.skills), tuple(player.assets))


class Adds(NamedTuple):
    """What a card adds to a fight besides its token."""

    surging: tuple[Ability, ...]
    besides: tuple[Ability, ...]
    mind: int
    spirit: int
    blocks: float


@lru_cache(256)
def added_by_card(card: str) -> Adds:
    printed = SKILLS.get(card) or ASSETS[card]
    words = printed.bonuses
    return Adds(
        tuple(each for each in printed.abilities if each.moment == "surge"),
        tuple(each for each in printed.abilities if each.moment in FIGHT_MOMENTS),
        words.get("mind", 0),
        words.get("spirit", 0),
        GUARD * words.get("guard", 0) + ARMOUR * (words.get("armour", 0) + words.get("charm", 0)),
    )


@lru_cache(65536)
def strength_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...]) -> Strength:
    printed, own = HEROES[hero], HERO_ABILITIES.get(hero, ())
    casts = casts_of((*printed.tokens, *(token for card in assets if (token := ASSETS[card].token))))
    adds = [added_by_card(card) for card in (*skills, *assets)]
    mind, spirit = printed.mind + sum(each.mind for each in adds), printed.spirit + sum(each.spirit for each in adds)
    fighter = Fighter(casts.physical, casts.magic, mind, spirit)
    surging = [each for each in own if each.moment == "surge"] + [each for add in adds for each in add.surging]
    deals = casts.deals + EDGE.get(hero, 0.0) + done_by_surges(casts.surges, surging, fighter, IDLE_SURGE)
    deals += done_besides([*own, *(each for add in adds for each in add.besides)], fighter)
    return Strength(deals, casts.blocks + sum(each.blocks for each in adds), swing_of(casts, len(surging)))


def swing_of(casts: Casts, surge_abilities: int) -> float:
    return sqrt(casts.spread + min(casts.surges, float(surge_abilities)) / 2 + 0.2)


@lru_cache(4096)
def foe_strength(enemy: str, *, is_veteran: bool, is_villain: bool) -> Strength:
    tokens = list(ENEMY_TOKENS)
    if is_villain or is_veteran:
        tokens.append("veteran")
    if is_villain:
        tokens.append(enemy)
    casts, surging = casts_of(tuple(tokens)), len(printed_on_enemy(enemy, "surge"))
    used = min(casts.surges, float(surging))
    deals = casts.deals + SURGE_HITS * used + IDLE_SURGE * (casts.surges - used)
    deals += EDGE.get(enemy, 0.0) + (VETERAN if is_veteran and not is_villain else 0.0)
    return Strength(deals, casts.blocks, swing_of(casts, surging))


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
