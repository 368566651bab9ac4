"""Words that cards of several decks share: what a visit brings, and what is counted at the end of the game."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.nearandfar.cards.define import ADVENTURERS, Effect, Points
from questhall.games.nearandfar.components import Tribe
from questhall.games.nearandfar.events.gains import CoinTakenFrom
from questhall.games.nearandfar.rules.gains import change_reputation, gain_coins, gain_food, gain_gems
from questhall.games.nearandfar.state import State

# Gains


def coins(count: int) -> Effect:
    def gain(table: Table[State], seat: int) -> None:
        gain_coins(table, seat, count)

    return gain


def gems(count: int) -> Effect:
    def gain(table: Table[State], seat: int) -> None:
        gain_gems(table, seat, count)

    return gain


def food(count: int) -> Effect:
    def gain(table: Table[State], seat: int) -> None:
        gain_food(table, seat, count)

    return gain


def reputation(steps: int) -> Effect:
    def gain(table: Table[State], seat: int) -> None:
        change_reputation(table, seat, steps)

    return gain


def coin_of_each_opponent_here(table: Table[State], seat: int) -> None:
    """NF-ARTC-10  Each opponent in the building pays a coin, if he has one."""
    here = table.state.players[seat]
    for opponent, player in enumerate(table.state.players):
        if opponent != seat and player.place == here.place and player.coins:
            player.coins -= 1
            here.coins += 1
            table.tell(CoinTakenFrom(seat, opponent))


# Things to count


def adventurers(tribe: Tribe) -> Points:
    """Those of a tribe, in team and reserve; neither its chief nor its tokens."""

    def count(state: State, seat: int) -> int:
        player = state.players[seat]
        return sum(
            member in ADVENTURERS and ADVENTURERS[member].tribe == tribe for member in (*player.team, *player.reserve)
        )

    return count


def coins_and_gems(state: State, seat: int) -> int:
    return state.players[seat].coins + state.players[seat].gems


def food_left(state: State, seat: int) -> int:
    return state.players[seat].food


def enemies_defeated(state: State, seat: int) -> int:
    """Threats, and on the last map bosses."""
    return len(state.players[seat].threats) + len(state.players[seat].bosses)


def map_camps(state: State, seat: int) -> int:
    return sum(owner == seat for owner in state.camps.values())


def mine_camps(state: State, seat: int) -> int:
    return sum(owner == seat for owner in state.mine.values())


# Points for them


def one_for_each(number: int, of: Points) -> Points:
    """A point for every full so many."""

    def points(state: State, seat: int) -> int:
        return of(state, seat) // number

    return points


def for_the_most(points_alone: int, of: Points) -> Points:
    """Whoever alone has the most: a tie gives nothing."""

    def points(state: State, seat: int) -> int:
        others = (of(state, other) for other in range(len(state.players)) if other != seat)
        return points_alone if of(state, seat) > max(others) else 0

    return points
