"""What balance tables hear of a match of Call to Adventure."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.moves import EndTurn, Journey, KeepCard, TakeTrait, TryPath
from support.calltoadventure import hero, position


def test_characters_and_the_end_are_told_for_every_seat() -> None:
    state = position(hero("soldier", "will_to_power", "windrunner"), hero("healer"))
    assert GAME.features is not None
    assert GAME.features(state, 0) == {
        "origin": ["soldier"],
        "motivation": ["will_to_power"],
        "destiny": ["windrunner"],
        "end": ["competitive"],
    }


def test_against_odium_the_end_names_his_scheme() -> None:
    state = position(hero(), mode="cooperative", scheme="true_desolation")
    assert GAME.features is not None
    assert GAME.features(state, 0)["end"] == ["true_desolation: odium-won"]


def test_of_nobody_there_is_nothing_to_tell() -> None:
    assert GAME.features is not None
    assert GAME.features(position(), None) == {}


@pytest.mark.parametrize(
    ("move", "card"),
    [
        (KeepCard("soldier"), "soldier"),
        (TakeTrait("scholar"), "scholar"),
        (TryPath("escape/upper"), "escape/upper"),
        (Journey("escape"), ""),
        (EndTurn(), ""),
    ],
)
def test_what_a_move_takes_is_told_to_the_lab(move: Move, card: str) -> None:
    assert GAME.buys is not None
    assert GAME.buys(move) == card
