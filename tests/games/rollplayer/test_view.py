"""What a seat sees: the table as it lies, not as it lay or will lie."""

from __future__ import annotations

from random import Random

import questhall
from questhall.engine.record import read
from questhall.engine.replay import replay
from questhall.games import GAMES


def test_a_view_shows_what_lies_there_now_however_often_somebody_has_looked_before() -> None:
    """Sheets are counted once for all readers: what is bought later must not show on an earlier sheet."""
    game = GAMES["rollplayer"]
    rng = Random(3)
    match = questhall.new("rollplayer", players=3, seed=3)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
        for reader in (0, 1, None):
            for sheet, player in zip(match.view(reader).sheets, match.state.players, strict=True):
                assert (sheet.weapons, sheet.armour, sheet.traits) == (player.weapons, player.armour, player.traits)
                assert [card.id for card in sheet.skills] == [card.id for card in player.skills]
                assert [[die.value for die in row] for row in sheet.rows] == [
                    [die.value for die in row] for row in player.rows
                ]
                assert (sheet.gold, sheet.charisma, sheet.token) == (player.gold, player.charisma, player.token)
    earlier = replay(game, read(game, match.save()), 40)
    assert all(not sheet.weapons + sheet.armour + sheet.traits for sheet in earlier.view(0).sheets)
