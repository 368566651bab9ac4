"""What the next card of an adventure deck promises: the cards that may still be in it, weighed one by one."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.bot.errands import option_worth, quest_worth
from questhall.games.runebound3.bot.showdown import patience
from questhall.games.runebound3.bot.strength import chance, foe_strength, strength_by_cards
from questhall.games.runebound3.bot.worth import BEATEN, TROPHY, WOUND, gain_worth
from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, SKILLS, Asset, Enemy, Event, Quest, Skill
from questhall.games.runebound3.heroes import ATTRIBUTES
from questhall.games.runebound3.rules.bonuses import hero_health
from questhall.games.runebound3.state import Act, Player, Scenario, State

ERRAND, AT_LEAST = 1.5, 0.5
"""The action points it takes to carry a quest to its place, and what holding it is worth anyway."""
EXPERIENCE = 0.7
"""Added so that bots adventure about as often as they did when a deck had one figure; not proved to be better."""

HELPFUL = {"speed", *ATTRIBUTES, *(f"{name}_test" for name in ATTRIBUTES)}
"""What cards add that matters in a test or on a quest."""


class Adventurer(NamedTuple):
    """What matters of a hero who meets a card."""

    hero: str
    skills: tuple[str, ...]
    assets: tuple[str, ...]
    tokens: int
    has_hand: bool
    health: int


def adventure_worth(state: State, player: Player, deck: Deck) -> float:
    """What an adventure promises; an empty deck has none."""
    return patience(state) * deck_worth(state, player, deck)


def deck_worth(state: State, player: Player, deck: Deck) -> float:
    cards = tuple(state.decks[deck])
    if not cards:
        return 0.0
    hurt = player.damage if deck == "combat" else 0  # few of the others fight
    lies_by = player.hero, tuple(player.skills), tuple(player.assets)
    who = Adventurer(*lies_by, player.tokens, bool(player.hand), hero_health(player) - hurt)
    return average_of(cards, state.scenario, state.act, who)


@lru_cache(16384)
def average_of(cards: tuple[str, ...], scenario: Scenario, act: Act, who: Adventurer) -> float:
    """Every card of a deck is as likely to come.

    Only of enemies it matters in which act they come, how hale the hero is, what tokens he has, and most of his cards.
    """
    anybody = who._replace(tokens=0, health=0, skills=of_use(who.skills), assets=of_use(who.assets))
    return EXPERIENCE + fmean(
        worth_by_cards(card, scenario, act, who)
        if isinstance(ADVENTURES[card], Enemy)
        else worth_by_cards(card, scenario, 1, anybody)
        for card in cards
    )


@lru_cache(4096)
def of_use(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those that count in a test or on a quest."""
    return tuple(card for card in cards if helps_along(SKILLS.get(card) or ASSETS[card]))


def helps_along(card: Skill | Asset) -> bool:
    return any(word in HELPFUL for word in card.bonuses) or any(each.moment == "die" for each in card.abilities)


@lru_cache(65536)
def worth_by_cards(card: str, scenario: Scenario, act: Act, who: Adventurer) -> float:
    hand = ["a card"] if who.has_hand else []
    player = Player(who.hero, skills=list(who.skills), assets=list(who.assets), tokens=who.tokens, hand=hand)
    return card_worth(scenario, act, player, card, who.health)


def card_worth(scenario: Scenario, act: Act, player: Player, id: str, health: int) -> float:
    """What it is worth to a hero to meet a card."""
    match ADVENTURES[id]:
        case Event(options=options):
            return max(option_worth(scenario, player, option) for option in options)
        case Quest() as quest:
            return max(AT_LEAST, quest_worth(scenario, player, quest) - ERRAND)
        case Enemy() as enemy:
            return enemy_worth(scenario, act, player, enemy, health)
    raise ValueError(id)


def enemy_worth(scenario: Scenario, act: Act, player: Player, enemy: Enemy, health: int) -> float:
    """The spoils, less the wounds, and what a lost fight costs."""
    mine = strength_by_cards(player.hero, tuple(player.skills), tuple(player.assets))
    theirs = foe_strength(enemy.id, is_veteran=act == 2, is_villain=False)
    foe = max(1, enemy.health + enemy.bonuses.get("health_per_token", 0) * player.tokens)
    odds = chance(health, foe, mine, theirs)
    rounds = foe / max(0.5, mine.deals - theirs.blocks)
    wounds = min(float(health), rounds * max(0.3, theirs.deals - mine.blocks))
    return odds * spoils(scenario, enemy) - (1 - odds) * BEATEN - WOUND * wounds


def spoils(scenario: Scenario, enemy: Enemy) -> float:
    """The best reward, and the trophy."""
    return TROPHY + max((gain_worth(scenario, gain) for gain in enemy.reward), default=0.0)
