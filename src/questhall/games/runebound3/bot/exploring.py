"""What terrain dice promise to a hero who explores, for bots: before the roll, and while it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.runebound3.bot.worth import TROPHY, gain_worth
from questhall.games.runebound3.cards.define import ADVENTURES, STORIES, Outcome, Quest
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.odds import after_rerolling, chance_by_rerolling, chance_of_dice
from questhall.games.runebound3.rules.bonuses import printed_on, speed
from questhall.games.runebound3.rules.terrain import conversions, the_roll
from questhall.games.runebound3.state import Player, Scenario, State

PATHFINDER = "pathfinding"
"""Whoever has it rolls all dice twice if need be."""


def chance_to_find(player: Player, needs: tuple[Symbol, ...]) -> float:
    """With the terrains a die may count as, one card to exert, and the pathfinder's second roll."""
    cards = (*player.skills, *player.assets)
    changes = tuple(each.terrain for each in printed_on(player.hero, cards, "die") if each.terrain and not each.exert)
    chance = chance_of_dice(needs, speed(player), changes, 1 if player.hand else 0)
    if any(each.id == PATHFINDER for each in printed_on(player.hero, cards, "turn")):
        chance += (1 - chance) * chance_of_dice(needs, speed(player), changes)
    return chance


def outcome_worth(scenario: Scenario, outcome: Outcome) -> float:
    """What an outcome of a quest brings, the quest as a trophy included."""
    return gain_worth(scenario, outcome.gain) + (0.0 if outcome.gain.discard else TROPHY)


def best_of(ways: Sequence[tuple[float, float]]) -> float:
    """What the best of several outcomes is worth on average, given the worth and the chance of each.

    Whatever meets the best one is counted for it alone.
    """
    worth = counted = 0.0
    for each, chance in sorted(ways, reverse=True):
        worth += each * max(0.0, chance - counted)
        counted = max(counted, chance)
    return worth


# Dice on the table


def found(state: State, seat: int) -> float:
    """What the dice of a quest or a story that is being tried promise."""
    dice, changes = tuple(sorted(the_roll(state).dice)), terrains(state, seat)
    cards = min(1, len(state.players[seat].hand))
    return best_of([(worth, chance_by_rerolling(needs, dice, changes, cards)) for worth, needs in sought(state)])


def best_reroll(state: State, seat: int, moves: Sequence[RerollDie]) -> RerollDie:
    """The die by which most can be hoped for."""
    dice, changes = the_roll(state).dice, terrains(state, seat)

    def hoped(move: RerollDie) -> float:
        faces = tuple(sorted(dice))
        place = faces.index(dice[move.die])
        return best_of([(worth, after_rerolling(needs, faces, place, changes, 0)) for worth, needs in sought(state)])

    return max(moves, key=hoped)


def sought(state: State) -> list[tuple[float, tuple[Symbol, ...]]]:
    """What may come of the task at hand, and the symbols it takes."""
    task = ADVENTURES.get(state.task)
    if isinstance(task, Quest):
        return [(outcome_worth(state.scenario, each), each.needs) for each in task.outcomes]
    story = STORIES.get(state.task)
    return [(gain_worth(state.scenario, story.gain), story.needs)] if story is not None else []


def terrains(state: State, seat: int) -> tuple[Symbol, ...]:
    helps = [ability for ability in conversions(state, seat) if not ability.exert]
    return tuple(ability.terrain for ability in helps if ability.terrain is not None)
