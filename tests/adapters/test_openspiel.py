"""A state in the manner of OpenSpiel: copied, asked and drawn anew from what a player knows."""

from __future__ import annotations

from random import Random

import pytest

from questhall.adapters.openspiel import TERMINAL, new_initial_state
from questhall.engine import QuesthallError
from questhall.games import GAMES


@pytest.mark.parametrize("key", sorted(GAMES))
def test_random_actions_lead_to_returns(key: str) -> None:
    state, rng = new_initial_state(key, 2, seed=4), Random(4)
    for _ in range(30_000):
        if state.is_terminal():
            break
        assert not state.is_chance_node()
        assert state.returns() == [0.0, 0.0]
        state.apply_action(rng.choice(state.legal_actions()))

    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert state.match.result is not None
    assert state.returns() == [float(total) for total in state.match.result.totals]


def test_a_child_leaves_its_parent_alone() -> None:
    state = new_initial_state("rollplayer", 2, seed=7)
    before = state.match.fingerprint()

    child = state.child(2)

    assert state.match.fingerprint() == before
    assert child.match.fingerprint() != before
    assert state.action_to_string(0) != state.action_to_string(2)
    assert state.legal_actions(1 - state.current_player()) == []


def test_what_is_resampled_looks_the_same_to_the_player_and_differs_in_what_he_cannot_know() -> None:
    state, rng = new_initial_state("calltoadventure", 3, seed=2), Random(1)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()

    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(8)]

    known = state.information_state_string(player)
    assert {world.information_state_string(player) for world in worlds} == {known}
    assert len({world.match.fingerprint() for world in worlds}) > 1


def test_an_action_that_is_not_there_is_refused() -> None:
    state = new_initial_state("rollplayer", 2, seed=7)

    with pytest.raises(QuesthallError, match="there is no action 99"):
        state.apply_action(99)
