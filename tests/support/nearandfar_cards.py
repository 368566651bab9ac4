"""What a card of Near and Far does for the player of seat 0, with nothing else around it."""

from __future__ import annotations

from typing import Any

from questhall.engine import Move
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.cards.define import Card, Effect
from questhall.games.nearandfar.state import Options, Player, State
from support import stretch
from support.stretch import Played, Rigged


def position(*players: Player) -> State:
    """A table with these players and nothing in its decks."""
    return State(
        counters={},
        options=Options(),
        map=1,
        players=[*players],
        ordinary=[],
        special=[],
        treasures=[],
        bag=[],
        arcade=[],
        birds=0,
        threats=[],
        phase="turn",
    )


def play(state: State, effect: Effect, *answers: Move, chance: Rigged | None = None) -> Played[State]:
    """An effect for seat 0 of a position, with these answers to its questions."""
    return stretch.play(GAME, state, lambda table: effect(table, 0), answers, chance)


def worked(effect: Effect | None, *answers: Move) -> Player:
    """What a player with nothing has after an effect, with these answers to its questions."""
    assert effect is not None
    return play(position(Player(), Player()), effect, *answers).state.players[0]


def visited(card: Card, building: Any, *answers: Move) -> Player:
    return worked(card.on_visit[building], *answers)


def camped(card: Card, *answers: Move) -> Player:
    return worked(card.on_camp, *answers)


def points(card: Card, *players: Player) -> int:
    """What the first of these players scores for it."""
    assert card.at_end is not None
    return card.at_end(position(*players), 0)
