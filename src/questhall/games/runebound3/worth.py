"""What cards are worth to a hero: rough figures for bots, in gold of the late game or so."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound3.cards.define import ASSETS, SKILLS, Asset, Gain, Skill
from questhall.games.runebound3.state import Player, State
from questhall.games.runebound3.strength import strength_by_cards

BONUS_WORTH = {
    "body": 0.5,
    "mind": 0.5,
    "spirit": 0.5,
    "speed": 1.1,
    "health": 1.3,
    "hand": 0.6,
    "armour": 1.6,
    "charm": 0.8,
    "guard": 2.0,
    "ward": 0.8,
    "fierce": 1.6,
    "quick": 0.5,
}
OTHER_BONUS = 0.5
DEALS, BLOCKS = 5.5, 4.0
"""What a point of damage dealt or blocked a round is worth."""
OTHER_ABILITY = 0.9
ERRANDS = ("turn", "action", "die", "trophy")
"""Moments outside fights."""
GOODS = 0.4
"""What a point of trade value is worth, before it is carried to its buyer."""


def hero_worth(player: Player) -> float:
    """What all cards that lie by a hero add up to."""
    return worth_by_cards(player.hero, tuple(player.skills), tuple(player.assets))


@lru_cache(65536)
def worth_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...]) -> float:
    strength = strength_by_cards(hero, skills, assets)
    cards: list[Skill | Asset] = [*(SKILLS[card] for card in skills), *(ASSETS[card] for card in assets)]
    bonuses = sum(BONUS_WORTH.get(word, OTHER_BONUS) * count for card in cards for word, count in card.bonuses.items())
    others = sum(ability.moment in ERRANDS for card in cards for ability in card.abilities)
    goods = sum(GOODS * ASSETS[card].trade for card in assets)
    return DEALS * strength.deals + BLOCKS * strength.blocks + bonuses + OTHER_ABILITY * others + goods


def asset_worth(player: Player, asset: str) -> float:
    """What an asset would add, in place of what it drives out."""
    return added_by(player.hero, tuple(player.skills), tuple(player.assets), asset)


@lru_cache(65536)
def added_by(hero: str, skills: tuple[str, ...], assets: tuple[str, ...], asset: str) -> float:
    kept = tuple(card for card in assets if ASSETS[card].kind != ASSETS[asset].kind)
    return worth_by_cards(hero, skills, (*kept, asset)) - worth_by_cards(hero, skills, assets)


def gain_worth(state: State, gain: Gain) -> float:
    """What a card brings."""
    worth = 0.4 * gain.gold + 2.6 * gain.tokens + 0.35 * gain.draw + 1.1 * len(gain.trophies) - 0.35 * gain.damage
    worth += 1.1 * gain.trophy + 2.0 * gain.learn + 0.25 * min(gain.heal, 4) - 0.8 * gain.delayed
    worth += 0.3 * max(0, gain.asset) - 0.3 * gain.zombies + 0.15 * gain.move
    return worth + (0.8 if gain.then is not None else 0.0)


def skill_worth(player: Player, skill: str) -> float:
    """What a skill card is worth in hand: for what it does once learned, the less the more it costs."""
    card = SKILLS[skill]
    learned = added_by_skill(player.hero, tuple(player.skills), tuple(player.assets), skill)
    return learned - 0.9 * len(card.cost) + 0.05 * card.success


@lru_cache(65536)
def added_by_skill(hero: str, skills: tuple[str, ...], assets: tuple[str, ...], skill: str) -> float:
    return worth_by_cards(hero, (*skills, skill), assets) - worth_by_cards(hero, skills, assets)
