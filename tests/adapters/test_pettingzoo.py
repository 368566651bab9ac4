"""Every game is an environment that passes PettingZoo's own tests, and its numbers say what the seat may know."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import questhall
from questhall.adapters.features import numbers_of
from questhall.adapters.pettingzoo import ACTIONS, QuesthallEnv, env, rewards_of
from questhall.bots import make_bot
from questhall.bots.base import play_out
from questhall.engine import QuesthallError
from questhall.games import GAMES

CYCLES = 60
KEYS = sorted(GAMES)


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)  # it says so of every environment with a mask but its own board games, which it excuses by name
@pytest.mark.parametrize("key", KEYS)
def test_pettingzoos_own_tests_pass(key: str) -> None:
    api_test(env(key, 2), num_cycles=CYCLES)
    seed_test(partial(env, key, 2), num_cycles=CYCLES)


def test_an_action_is_the_move_at_its_place() -> None:
    table = env("rollplayer", 2)
    table.reset(seed=7)
    twin = questhall.new("rollplayer", 2, seed=7)
    for action in (3, 1, 0):
        seat = next(iter(twin.asks))
        assert table.moves(table.agent_selection) == [*twin.asks[seat].moves, *twin.offers[seat]]
        twin.play(seat, table.moves(table.agent_selection)[action])
        table.step(action)

    assert table.match.fingerprint() == twin.fingerprint()


def test_only_whoever_is_asked_may_act_and_sees_a_row_for_each_move() -> None:
    table = env("rollplayer", 3)
    table.reset(seed=1)
    asked, other = table.agent_selection, next(a for a in table.agents if a != table.agent_selection)
    moves = table.moves(asked)

    mine, theirs = table.observe(asked), table.observe(other)

    assert mine["action_mask"].tolist() == [1] * len(moves) + [0] * (ACTIONS - len(moves))
    assert not theirs["action_mask"].any()
    assert len({row.tobytes() for row in mine["moves"][: len(moves)]}) == len(moves)
    assert not mine["moves"][len(moves) :].any()
    assert (mine["observation"] == numbers_of(table.match.view(table.seat_of(asked)), 2048)).all()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = env("rollplayer", 2)
    table.reset(seed=7)
    before = table.match.fingerprint()

    with pytest.raises(QuesthallError, match="who has 12 moves"):
        table.step(12)
    assert table.match.fingerprint() == before


def finished(key: str, players: int, seed: int, **options: object) -> QuesthallEnv:
    table = env(key, players, **options)
    table.reset(seed=seed)
    play_out(table.match, {seat: make_bot("random", seed + seat) for seat in range(players)})
    return table


def test_rewards_add_up_to_nothing_among_rivals_and_are_shared_by_friends() -> None:
    rivals = finished("rollplayer", 4, 3, short_game=True).match
    rewards = rewards_of(rivals)
    assert rivals.result is not None
    assert sum(rewards) == pytest.approx(0)
    assert {seat for seat, reward in enumerate(rewards) if reward > 0} == set(rivals.result.winners)

    friends = finished("calltoadventure", 2, 5, mode="cooperative").match
    assert friends.result is not None
    assert rewards_of(friends) == [-1.0 if friends.result.lost else 1.0] * 2


def test_a_seed_deals_the_same_and_numbers_are_the_same_everywhere() -> None:
    row = numbers_of({"gold": 3, "items": ["axe"], "none": None}, 16)

    assert np.flatnonzero(row).size == 2
    assert sorted(row[row > 0].tolist()) == [1.0, 3.0]
    assert row.tolist() == numbers_of({"gold": 3, "items": ["axe"]}, 16).tolist()
    assert int(np.argmax(row)) == 5  # of `.gold`, on every machine


def test_the_page_of_whoever_is_asked_is_rendered() -> None:
    table = env("rollplayer", 2)
    table.reset(seed=7)

    assert "12" in table.render()
