"""The end of a match, for bots: how much time is left, how the villain would be faced, and when."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod

from questhall.games.runebound3.board import Hex, distances_from
from questhall.games.runebound3.bot.abilities import FIGHT_MOMENTS
from questhall.games.runebound3.bot.strength import chance, foe_health, foe_strength, strength_by_cards
from questhall.games.runebound3.bot.travel import Goal, way_to
from questhall.games.runebound3.bot.worth import GOLD, WOUND
from questhall.games.runebound3.rules.bonuses import hand_limit, hero_health, printed_on
from questhall.games.runebound3.rules.scenario import TAMALIR, VILLAIN
from questhall.games.runebound3.rules.turn import ACTION_POINTS
from questhall.games.runebound3.rules.zombies import ZOMBIE_BITES, ZOMBIE_GOLD
from questhall.games.runebound3.state import NOWHERE, Player, Scenario, State

VICTORY = 200.0
LAST_ROUND = 24
MARCH = 5 / 6
"""How many hexes Margath marches a round, on average."""
BOLD: dict[Scenario, float] = {"margath": 0.82, "corpse_king": 0.75}
RESIGNED: dict[Scenario, float] = {"margath": 0.55, "corpse_king": 0.35}
"""How sure of winning a hero must be to face the villain with much time left, and with little: Vorakesh's dead grow."""
MUCH_TIME, LITTLE_TIME = 9, 3
GROWTH = 0.03
"""How much better a hero's odds become in a round of waiting."""
FORESTALLED = 0.75
"""How much of a rival's odds is taken off what waiting promises: whoever waits may find the villain fallen."""
DETOURS = 1.3
"""Dice fail, and zombies bite: the way to the villain takes longer than it should."""
LATE = 7
"""In the last rounds things for later are worth less and less."""
WEAKER = 1.3
"""What a zombie less is worth all the match long: the villain has 1 health less."""
SAFER = 0.1
"""How much of the doubt about the last fight a zombie less takes away."""

MISSED = (2.8, 1.5, 0.5)
"""What an empty hand costs, or one or two cards: by 1,800 fights with the villains, counted in health."""


def rounds_left(state: State) -> float:
    """Until everything is lost."""
    left = float(LAST_ROUND - state.round)
    if state.scenario == "margath":
        way = distances_from(state.villain)[TAMALIR] if state.villain != NOWHERE else 6
        left = max(0.0, left) + max(0.0, (way - 1) / MARCH - 1)
    return left


def patience(state: State) -> float:
    """What things for later are still worth, from 1 to almost nothing when the end is near."""
    return max(0.1, min(1.0, rounds_left(state) / LATE))


def villain_goals(state: State, player: Player) -> Iterator[Goal]:
    """The villain, and the dead that make him stronger."""
    if is_ready(state, player):
        yield Goal(state.villain, VICTORY * villain_odds(state, player, player.damage), 1.0)
    yield from (Goal(hex, zombie_worth(state, player, hex), 1.0) for hex in dict.fromkeys(state.zombies))


def zombie_worth(state: State, player: Player, hex: Hex) -> float:
    """Gold, and a weaker villain; but whoever comes to a zombie is bitten."""
    worth = GOLD * ZOMBIE_GOLD + WEAKER
    if is_ready(state, player):
        worth += SAFER * VICTORY * (1 - villain_odds(state, player, player.damage))
    return worth - (0.0 if player.hex == hex else ZOMBIE_BITES * WOUND)


def villain_odds(state: State, player: Player, damage: float, *, full_hand: bool = False) -> float:
    """How likely a hero with so much damage is to defeat the villain, with the hand as it is or after training."""
    cards = hand_limit(player) if full_hand else len(player.hand)
    health = hero_health(player) - damage - missed_cards(player, cards)
    return villain_odds_by_cards(
        player.hero,
        tuple(player.skills),
        tuple(player.assets),
        health,
        foe_health(state, VILLAIN[state.scenario], player),
        VILLAIN[state.scenario],
    )


def missed_cards(player: Player, cards: int) -> float:
    """What it costs, in health, to have few cards; nothing to whoever has nothing to exert for in a fight."""
    if cards >= len(MISSED) or not exerts(player.hero, (*player.skills, *player.assets)):
        return 0.0
    return MISSED[cards]


@lru_cache(65536)
def exerts(hero: str, cards: tuple[str, ...]) -> bool:
    return any(each.exert for moment in ("surge", *FIGHT_MOMENTS) for each in printed_on(hero, cards, moment))


@lru_cache(65536)
def villain_odds_by_cards(
    hero: str,
    skills: tuple[str, ...],
    assets: tuple[str, ...],
    health: float,
    foe: int,
    villain: str,
) -> float:
    mine = strength_by_cards(hero, skills, assets)
    return chance(health, foe, mine, foe_strength(villain, is_veteran=True, is_villain=True))


def is_ready(state: State, player: Player) -> bool:
    """Whoever is strong enough goes; and whoever has little to gain by waiting, or much to lose to rivals.

    The less time is left, the less strong one must be, and at last everyone goes.
    """
    if state.villain == NOWHERE:
        return False
    left = rounds_left(state)
    left -= DETOURS * (way_to(player, state.villain) + 1) / ACTION_POINTS
    if left <= LITTLE_TIME:
        return True
    share = min(1.0, (left - LITTLE_TIME) / (MUCH_TIME - LITTLE_TIME))
    bold, resigned = BOLD[state.scenario], RESIGNED[state.scenario]
    odds = villain_odds(state, player, 0, full_hand=True)
    later = min(resigned + share * (bold - resigned), odds + GROWTH * (left - LITTLE_TIME))
    return odds >= later * leisure(state, player)


def leisure(state: State, player: Player) -> float:
    """What is left of a hero's patience if rivals may go first: 1 for whoever has none to fear."""
    others = [each for each in state.players if each is not player and not each.is_eliminated and each.hero]
    return prod(1 - FORESTALLED * villain_odds(state, other, other.damage) for other in others)
