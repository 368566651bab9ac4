"""What on the table a move is about."""

from __future__ import annotations

from questhall.games.calltoadventure.moves import BuyRunes
from questhall.games.calltoadventure.pointing import touches


def test_a_forged_purchase_of_runes_points_at_those_there_are() -> None:
    assert touches(BuyRunes(2)) == ("rune:dark1", "rune:dark2")
    assert touches(BuyRunes(10**18)) == ("rune:dark1", "rune:dark2", "rune:dark3")
