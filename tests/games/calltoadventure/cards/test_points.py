"""Triumph and Tragedy on the paths of all challenges: they grow from act to act, and neither outweighs the other."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.cards.define import CHALLENGES
from support.calltoadventure_story import paths_of


@pytest.mark.parametrize(
    ("act", "is_base", "triumph", "tragedy"),
    [(1, False, 12, 10), (2, False, 34, 21), (3, False, 59, 67), (1, True, 3, 6), (2, True, 23, 21), (3, True, 24, 26)],
)
def test_points_of_an_act(act: int, is_base: bool, triumph: int, tragedy: int) -> None:
    cards = [card for card in CHALLENGES.values() if card.act == act and card.is_base == is_base]
    rewards = [path.reward for path in paths_of(cards)]
    assert (sum(reward.triumph for reward in rewards), sum(reward.tragedy for reward in rewards)) == (triumph, tragedy)
