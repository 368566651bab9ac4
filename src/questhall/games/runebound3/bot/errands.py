"""What quests, rumours and stories are worth to a hero, for bots."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.runebound3.bot.exploring import best_of, chance_to_find, outcome_worth
from questhall.games.runebound3.bot.showdown import patience
from questhall.games.runebound3.bot.strength import chance_to_win
from questhall.games.runebound3.bot.travel import Goal
from questhall.games.runebound3.bot.worth import BEATEN, GOLD, WOUND, gain_worth
from questhall.games.runebound3.cards.define import (
    ADVENTURES,
    STORIES,
    Event,
    Option,
    Outcome,
    Quest,
    Rumour,
    StoryCard,
)
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.odds import chance_of_successes
from questhall.games.runebound3.rules.adventure import quest_of
from questhall.games.runebound3.rules.bonuses import attribute, bonus
from questhall.games.runebound3.state import Player, Scenario, State

SUCCESSES_IN_DECK, SKILLS_IN_DECK = 24, 60
SCARS = 3 * WOUND
"""What a fight costs even if it is won."""
LATER = 0.75
"""A rumour must be carried to its place."""


def errands(state: State, seat: int) -> Iterator[Goal]:
    """Quests, rumours and stories."""
    player = state.players[seat]
    later = patience(state)
    for id in player.quests:
        worth = later * quest_worth(state.scenario, player, quest_of(id))
        yield from (Goal(hex, worth, 1.0) for hex in quest_of(id).hexes)
    for id in player.rumours:
        rumour = rumour_of(id)
        worth = later * rumour_worth(state.scenario, player, rumour)
        yield from (Goal(hex, worth, 1.0) for hex in rumour.hexes)
    for id, solvers in state.solved.items():
        if seat not in solvers:
            worth = story_worth(state, player, STORIES[id])
            yield from (Goal(hex, worth, 1.0) for hex in STORIES[id].hexes)


def rumour_of(id: str) -> Rumour:
    card = ADVENTURES[id]
    assert isinstance(card, Event)
    return next(option.rumour for option in card.options if option.rumour is not None)


def quest_worth(scenario: Scenario, player: Player, quest: Quest) -> float:
    """What may come of it, by how likely each outcome is and what it brings."""
    return best_of([(outcome_worth(scenario, each), odds_of(player, quest, each)) for each in quest.outcomes])


def odds_of(player: Player, quest: Quest, outcome: Outcome) -> float:
    if quest.test is None:
        return chance_to_find(player, outcome.needs)
    return odds_of_test(player, quest.test, outcome.successes)


def odds_of_test(player: Player, name: Attribute, successes: int = 1, modifier: int = 0) -> float:
    """With one card of the hand to help."""
    cards = max(0, attribute(player, name) + modifier + bonus(player, f"{name}_test")) + (1 if player.hand else 0)
    return chance_of_successes(successes, cards, SUCCESSES_IN_DECK, SKILLS_IN_DECK)


def rumour_worth(scenario: Scenario, player: Player, rumour: Rumour) -> float:
    odds = odds_of_test(player, rumour.test) if rumour.test is not None else 1.0
    return odds * gain_worth(scenario, rumour.gain) + (1 - odds) * gain_worth(scenario, rumour.fail)


def option_worth(scenario: Scenario, player: Player, option: Option) -> float:
    """What an option of an event promises."""
    if option.rumour is not None:
        return LATER * rumour_worth(scenario, player, option.rumour)
    if option.price > player.gold:
        return gain_worth(scenario, option.fail)
    odds = odds_of_test(player, option.test, 1, option.modifier) if option.test is not None else 1.0
    won, lost = gain_worth(scenario, option.gain), gain_worth(scenario, option.fail)
    return odds * won + (1 - odds) * lost - GOLD * option.price


def story_worth(state: State, player: Player, story: StoryCard) -> float:
    scenario = state.scenario
    if story.enemy is not None:
        odds = chance_to_win(state, player, story.enemy.id)
        return odds * gain_worth(scenario, story.gain) - (1 - odds) * BEATEN - SCARS
    odds = 1.0
    if story.needs:
        odds = chance_to_find(player, story.needs)
    elif story.test is not None:
        odds = odds_of_test(player, story.test, story.successes)
    return odds * gain_worth(scenario, story.gain) + (1 - odds) * gain_worth(scenario, story.fail)
