"""What on the table a move is about."""

from __future__ import annotations

from questhall.games.calltoadventure.moves import BuyRunes
from questhall.games.calltoadventure.pointing import touches


def test_runes_are_bought_by_the_last_of_them_and_a_forged_number_points_at_nothing() -> None:
    assert touches(BuyRunes(2)) == ("rune:dark2",)
    assert touches(BuyRunes(10**18)) == ()
