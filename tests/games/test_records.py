"""Recorded matches: every kind of match of a game is kept, and plays again to the last word of its log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from questhall.engine import Game, list_options
from questhall.engine.record import Save, read
from questhall.engine.replay import load, replay
from questhall.games import GAMES

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))


def game_and_file(path: Path) -> tuple[Game[Any], bytes]:
    return GAMES[path.parents[1].name], path.read_bytes().rstrip()


def saves_of(game: Game[Any]) -> list[Save[Any, Any]]:
    return [read(game, path.read_bytes()) for path in RECORDS if path.parents[1].name == game.key]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_record_plays_again_word_for_word(path: Path) -> None:
    game, data = game_and_file(path)

    again = replay(game, read(game, data))

    assert again.over
    assert again.save() == data
    assert load(game, data).fingerprint() == again.fingerprint()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_playable_game_has_a_record_of_every_player_count(game: Game[Any]) -> None:
    assert game.stage == "draft" or {save.seats for save in saves_of(game)} == set(game.players)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_complete_game_has_a_record_of_every_variant_and_every_end(game: Game[Any]) -> None:
    saves = saves_of(game)
    values = {(option.name, value) for option in list_options(game.options) for value in option.values}
    results = [replay(game, save).result for save in saves]

    played = {(name, value) for save in saves for name, value in save.options.items()}
    ends = {result.end for result in results if result is not None}
    assert game.stage != "complete" or (played == values and ends == set(game.ends))
