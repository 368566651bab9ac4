"""Play one match of every kind of a game and keep it as a record: `python tools/make_records.py rollplayer`.

A kind is a player count, or a value of an option that is not the default. Run it after the rules of a game have
changed on purpose, raise its rules version, and say so in the changelog.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import questhall
from questhall.bots import make_bot
from questhall.bots.base import play_out
from questhall.engine import Game, list_options
from questhall.games import game_of

COUNTS = {1: "solo", 2: "two-players", 3: "three-players", 4: "four-players", 5: "five-players"}
SEED = 2026


def kinds(game: Game[Any]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Name, players and options of every kind of match."""
    for players in game.players:
        yield COUNTS[players], players, {}
    variants = [
        (option.name, value)
        for option in list_options(game.options)
        for value in option.values
        if value != option.default
    ]
    for turn, (name, value) in enumerate(variants):
        players = [count for count in game.players if count > 1][turn % (len(game.players) - 1)]
        title = name if value is True else f"{name} {value}"
        yield title.replace("_", "-").replace(" ", "-"), players, {name: value}


def record(game: Game[Any], players: int, options: dict[str, Any]) -> bytes:
    """A whole match: one bot that thinks, the others that do not, so that strange things happen too."""
    match = questhall.new(game.key, players=players, seed=SEED, options=options)
    play_out(match, {seat: make_bot("greedy" if seat == 0 else "random", seat) for seat in match.seats})
    return match.save()


def main() -> None:
    game = game_of(sys.argv[1])
    folder = Path(__file__).parents[1] / "tests" / "games" / game.key / "records"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, players, options in kinds(game):
        (folder / f"{name}.json").write_bytes(record(game, players, options) + b"\n")
        print(f"{folder.name}/{name}.json: {players} players {options or ''}")


if __name__ == "__main__":
    main()
