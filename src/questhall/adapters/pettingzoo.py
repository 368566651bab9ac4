"""The games as PettingZoo environments: agents take turns (AEC), and a mask says which actions are legal.

An action is the place of a move in the list of those offered, answers first, then cut-ins. What each of them is can be
seen in the observation: a row of numbers for every move. `questhall.adapters.features` says how rows are made.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

import questhall
from questhall.adapters.features import Row, numbers_of
from questhall.adapters.text import observation
from questhall.engine import Match, Move, QuesthallError

ACTIONS = 256
VIEW_NUMBERS = 2048
MOVE_NUMBERS = 32
LARGEST = 1e6

Observation = dict[str, Any]


class QuesthallEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A match of one game. Agents are called `seat_0`, `seat_1` and so on.

    Rewards come at the end: 1 for a sole first place, shared in a tie; what the winners get, the others lose in equal
    parts. A match lost by everybody is -1 for all, one won together 1 for all.
    """

    def __init__(self, game: str, players: int, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"questhall_{game}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.game, self.players, self.options = game, players, options
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.render_mode = "ansi"
        rows = Box(-LARGEST, LARGEST, (ACTIONS, MOVE_NUMBERS), np.float32)
        spaces: dict[str, Space[Any]] = {
            "observation": Box(-LARGEST, LARGEST, (VIEW_NUMBERS,), np.float32),
            "moves": rows,
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
        self._observation_space, self._action_space = Dict(spaces), Discrete(ACTIONS)
        self.match: Match

    def observation_space(self, agent: str) -> Dict:
        return self._observation_space

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed gives the same deal, and no seed a new one each time."""
        self.match = questhall.new(self.game, self.players, seed=seed, options=self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Make the move at this place of the list for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        moves = self.moves(agent)
        if action is None or not 0 <= action < len(moves):
            raise QuesthallError(f"action {action} of {agent}, who has {len(moves)} moves")
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.seat_of(agent), moves[action])
        if self.match.over:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do; nothing is legal for those who are not asked."""
        view = self.match.view(self.seat_of(agent))
        moves = self.moves(agent) if agent == self.agent_selection and not self.match.over else []
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[: len(moves)] = 1
        rows = np.zeros((ACTIONS, MOVE_NUMBERS), dtype=np.float32)
        for place, move in enumerate(moves):
            rows[place] = numbers_of(move, MOVE_NUMBERS)
        return {"observation": clipped(numbers_of(view, VIEW_NUMBERS)), "moves": clipped(rows), "action_mask": mask}

    def moves(self, agent: str) -> list[Move]:
        """The moves behind the actions of the agent whose turn it is."""
        seat = self.seat_of(agent)
        moves = [*self.match.asks[seat].moves, *self.match.offers[seat]]
        if len(moves) > ACTIONS:
            raise QuesthallError(f"{agent} has {len(moves)} moves, more than there are actions")
        return moves

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str:
        """What the agent whose turn it is sees and may do, as text."""
        return observation(self.match, self.seat_of(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[next(iter(self.match.asks))]

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards_of(self.match), strict=True))
        self.agent_selection = self.agents[0]


def rewards_of(match: Match) -> list[float]:
    """What the end of a match is worth to each seat."""
    result = match.result
    assert result is not None
    seats, winners = len(result.places), result.winners
    if len(winners) in (0, seats):
        return [1.0 if winners else -1.0] * seats
    loss = -1.0 / (seats - len(winners))
    return [1.0 / len(winners) if seat in winners else loss for seat in range(seats)]


def clipped(row: Row) -> Row:
    return np.clip(row, -LARGEST, LARGEST)


def env(game: str, players: int, **options: Any) -> QuesthallEnv:
    """An environment for one game, with its options by name: `env("rollplayer", 2, short_game=True)`."""
    return QuesthallEnv(game, players, **options)
