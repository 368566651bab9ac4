"""What things are worth to a hero: rough figures for bots, in gold of the middle of a match."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound3.bot.strength import strength_by_cards
from questhall.games.runebound3.cards.ability import Ability, Moment
from questhall.games.runebound3.cards.define import ASSETS, SKILLS, Asset, Gain
from questhall.games.runebound3.heroes import ATTRIBUTES, HEROES
from questhall.games.runebound3.rules.bonuses import health_by_cards, sum_of
from questhall.games.runebound3.state import Player, Scenario

GOLD = 0.9
"""Gold that is not spent yet."""
TROPHY, FEWER = 1.5, 0.8
"""The first trophy, and how much less each further one is worth: skills to be learned with them must be found."""
TOKEN = {"margath": 2.3, "corpse_king": 3.4}
"""Lore takes 1 off the villain's health, an ally 2."""
WOUND, BEATEN = 0.22, 2.0
"""What a wound costs to be healed, and a lost fight besides its wounds."""
CARD = 0.3
"""A card in hand, to exert with."""
DEALS, BLOCKS, HEALTH = 4.5, 5.5, 2.3
"""A point of damage dealt or blocked a combat round, and a point of health: measured in fights with the villains."""
BONUS_WORTH = {
    "body": 0.9,
    "mind": 0.9,
    "spirit": 0.9,
    "speed": 2.0,
    "hand": 0.8,
    "ford": 0.5,
    "rest": 0.4,
    "bargain": 1.0,
    "trader": 0.7,
    "adventurer": 4.0,
    "quick": 0.5,
    "body_test": 0.5,
    "mind_test": 0.5,
    "spirit_test": 0.5,
}
"""What a card adds by lying there; what concerns fights and health is in the measures above."""
ABILITY_WORTH: dict[Moment, float] = {
    "turn": 1.2,
    "action": 0.6,
    "die": 0.9,
    "trophy": 0.6,
    "tested": 0.8,
    "won": 1.0,
    "learned": 0.8,
    "defeated": 1.0,
}
"""Abilities outside fights."""
KNOWN_WORTH = {
    "tireless_step": 3.0,
    "post_coach_drive": 2.5,
    "healing_touch_heal": 2.5,
    "healers_kit_bandage": 2.5,
    "water_strider_step": 0.9,
    "griffin_flight": 3.2,
    "another_sign_reveal": 1.5,
    "omens_of_the_road_reveal": 0.5,
    "unbowed_heal": 2.0,
    "smugglers_passage_sail": 2.2,
    "generous_offering_trophy": 1.5,
    "taming_claim": 2.5,
    "small_mercies_heal": 1.2,
    "rune_gazing_draw": 2.0,
    "travel_journal_page": 1.2,
    "hush_money_bribe": 2.0,
    "dicing_game": 1.8,
}
"""Abilities that are better or worse than others of their moment."""
GOODS = 0.5
"""What a point of trade value is worth, before it is carried to its buyer."""


def hero_worth(player: Player, later: float) -> float:
    """What all cards that lie by a hero add up to, if what helps on the way still counts for so much."""
    return worth_by_cards(player.hero, tuple(player.skills), tuple(player.assets), later)


@lru_cache(65536)
def worth_by_cards(hero: str, skills: tuple[str, ...], assets: tuple[str, ...], later: float = 1.0) -> float:
    strength, cards = strength_by_cards(hero, skills, assets), (*skills, *assets)
    fighting = DEALS * strength.deals + BLOCKS * strength.blocks + HEALTH * health_by_cards(hero, cards)
    return fighting + later * sum(map(lying_worth, cards))


@lru_cache(256)
def lying_worth(card: str) -> float:
    """What a card is worth outside fights."""
    printed = SKILLS.get(card) or ASSETS[card]
    bonuses = sum(BONUS_WORTH.get(word, 0.0) * count for word, count in printed.bonuses.items())
    goods = GOODS * printed.trade if isinstance(printed, Asset) else 0.0
    return bonuses + goods + sum(map(ability_worth, printed.abilities))


def ability_worth(ability: Ability) -> float:
    return KNOWN_WORTH.get(ability.id, ABILITY_WORTH.get(ability.moment, 0.0))


def asset_worth(player: Player, asset: str, later: float) -> float:
    """What an asset would add, in place of what it drives out."""
    return added_by(player.hero, tuple(player.skills), tuple(player.assets), asset, later)


@lru_cache(65536)
def added_by(hero: str, skills: tuple[str, ...], assets: tuple[str, ...], asset: str, later: float = 1.0) -> float:
    kept = tuple(card for card in assets if ASSETS[card].kind != ASSETS[asset].kind)
    return worth_by_cards(hero, skills, (*kept, asset), later) - worth_by_cards(hero, skills, assets, later)


def skill_worth(player: Player, skill: str, later: float) -> float:
    """What a skill would add once learned; of a learned one, what would be lost without it."""
    skills, assets = tuple(player.skills), tuple(player.assets)
    if skill in skills:
        rest = tuple(card for card in skills if card != skill)
        return worth_by_cards(player.hero, skills, assets, later) - worth_by_cards(player.hero, rest, assets, later)
    return added_by_skill(player.hero, skills, assets, skill, later)


@lru_cache(65536)
def added_by_skill(
    hero: str, skills: tuple[str, ...], assets: tuple[str, ...], skill: str, later: float = 1.0
) -> float:
    """If there are too many of a kind then, the one that is missed least goes."""
    learned, before = (*skills, skill), worth_by_cards(hero, skills, assets, later)
    kinds = [SKILLS[card].kind for card in learned]
    for name in ATTRIBUTES:
        limit = max(0, int(getattr(HEROES[hero], name)) + sum_of((*learned, *assets), name))
        if kinds.count(name) > limit:
            options = [
                worth_by_cards(hero, tuple(card for card in learned if card != gone), assets, later)
                for gone in learned
                if SKILLS[gone].kind == name
            ]
            return max(options) - before
    return worth_by_cards(hero, learned, assets, later) - before


@lru_cache(64)
def trophies_worth(count: int) -> float:
    return sum(TROPHY * FEWER**place for place in range(count))


def gain_worth(scenario: Scenario, gain: Gain) -> float:
    """What a card brings."""
    worth = GOLD * gain.gold + TOKEN[scenario] * gain.tokens + CARD * min(gain.draw, 2)
    worth += TROPHY * (len(gain.trophies) + gain.trophy) + 3.5 * gain.learn
    worth += 0.25 * min(gain.heal, 4) - 0.35 * gain.damage - 0.8 * gain.delayed
    return worth + 0.5 * max(0, gain.asset) - 0.6 * gain.zombies + 0.2 * gain.move
