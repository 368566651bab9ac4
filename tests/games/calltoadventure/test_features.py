"""What balance tables hear of a match of Call to Adventure."""

from __future__ import annotations

from questhall.games.calltoadventure import GAME
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
