"""Deals: open and secret ones, their commitment, and what a match starts from."""

from __future__ import annotations

import pytest

from questhall.engine import Match, QuesthallError
from questhall.engine.chance import commitment
from questhall.engine.deal import make_deal
from teaching import draft
from teaching.tiny import match_of, reloaded


def test_the_same_seed_is_the_same_deal() -> None:
    assert match_of(draft.GAME, 3, 7).save() == match_of(draft.GAME, 3, 7).save()
    assert match_of(draft.GAME, 3, 7).fingerprint() != match_of(draft.GAME, 3, 8).fingerprint()


def test_a_seed_chosen_by_a_person_is_an_open_deal() -> None:
    assert make_deal(draft.GAME, 2, seed=7).open_seed == 7
    assert reloaded(match_of(draft.GAME, 2, 7)).deal.open_seed == 7


def test_without_a_seed_the_deal_is_secret_and_never_the_same() -> None:
    one, two = make_deal(draft.GAME, 2), make_deal(draft.GAME, 2)
    assert one.open_seed is None
    assert len(one.key) == 32
    assert one.key != two.key


def test_the_hash_shown_at_the_start_is_that_of_the_key_in_the_finished_record() -> None:
    match = Match(make_deal(draft.GAME, 2))
    shown = match.commitment
    while not match.over:
        seat = min(match.asks)
        match.play(seat, match.asks[seat].moves[0])
    key = reloaded(match).deal.key
    assert commitment(key) == shown == match.commitment


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_game_is_played_by_as_many_as_it_is_for(seats: int) -> None:
    with pytest.raises(QuesthallError, match=f"2, 3, 4 players, not by {seats}"):
        make_deal(draft.GAME, seats)


def test_a_deal_without_its_key_has_no_seed_either() -> None:
    deal = make_deal(draft.GAME, 2, seed=7).without_key()
    assert deal.key == b""
    assert deal.open_seed is None
