"""Looking back at a match whose cards have changed since."""

from __future__ import annotations

import pytest

import questhall
from questhall.server import review
from questhall.server.problems import Denied


def test_a_match_that_cannot_be_played_anew_says_so_instead_of_breaking() -> None:
    """The journal of one deal does not fit another, as it does not fit other cards."""
    played, other = (questhall.new("rollplayer", players=2, seed=seed) for seed in (7, 8))
    while played.question is not None and len(played.journal) < 60:
        seat, ask = next(iter(played.asks.items()))
        played.play(seat, ask.moves[-1])
    assert review.after(played.deal, played.journal, 60).fingerprint() == played.fingerprint()

    for look in (
        lambda: review.step(other.deal, played.journal, 60, None),
        lambda: review.step_of_event(other.deal, played.journal, 10_000, None),
        lambda: review.scores(other.deal, played.journal),
    ):
        with pytest.raises(Denied) as refused:
            look()
        assert (refused.value.problem, refused.value.status) == ("problem-other-cards", 409)
