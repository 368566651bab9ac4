"""A match as a state in the manner of OpenSpiel: actions are whole numbers, and a state can be copied and asked.

Chance is dealt inside the rules, so a state is never a chance node; `resample_from_infostate` draws anew what a player
cannot know, and chance with it. That is all that information-set search needs.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import questhall
from questhall.adapters.text import observation
from questhall.engine import Match, Move, QuesthallError
from questhall.text import Texts

TERMINAL = -4
"""What `current_player` says when the match is over, as in OpenSpiel."""


class State:
    """A position. The player to act is the first of those who are asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def current_player(self) -> int:
        return next(iter(self.match.asks), TERMINAL)

    def num_players(self) -> int:
        return len(self.match.seats)

    def is_terminal(self) -> bool:
        return self.match.over

    def is_chance_node(self) -> bool:
        return False

    def moves(self) -> list[Move]:
        """The typed moves behind the actions: answers first, then cut-ins."""
        seat = self.current_player()
        return [] if seat == TERMINAL else [*self.match.asks[seat].moves, *self.match.offers[seat]]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return []
        return list(range(len(self.moves())))

    def action_to_string(self, action: int, lang: str = "en") -> str:
        return Texts(self.match.game, lang).move(self._move(action), ())

    def apply_action(self, action: int) -> None:
        self.match.play(self.current_player(), self._move(action))

    def child(self, action: int) -> State:
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> State:
        return State(self.match.clone())

    def returns(self) -> list[float]:
        """The final scores; zeros before the end."""
        result = self.match.result
        return [0.0] * self.num_players() if result is None else [float(total) for total in result.totals]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows: equal for positions that he cannot tell apart."""
        seat = self.current_player() if player is None else player
        return self.match.view_bytes(seat).hex()

    def observation(self, player: int) -> Any:
        """The same as typed data."""
        return self.match.view(player)

    def observation_string(self, player: int, lang: str = "en") -> str:
        """The same as text, with the question and the moves."""
        return observation(self.match, player, lang)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A position that this player could not tell from the real one."""
        return State(self.match.imagine(player, Random(sampler())))

    def _move(self, action: int) -> Move:
        moves = self.moves()
        if not 0 <= action < len(moves):
            raise QuesthallError(f"there is no action {action}; there are {len(moves)}")
        return moves[action]


def new_initial_state(game: str, players: int, seed: int | None = None, **options: Any) -> State:
    """A new match: `new_initial_state("rollplayer", 2, seed=7)`."""
    return State(questhall.new(game, players, seed=seed, options=options))
