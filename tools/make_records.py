"""Play one match of every kind of a game and keep it as a record: `python tools/make_records.py rollplayer`.

A kind is a player count, a value of an option that is not the default, or a way to end that none of those reached.
`python tools/make_records.py runebound1 counts` keeps to the player counts: for a game that is not complete yet.
Run it after the rules of a game have changed on purpose, raise its rules version, and say so in the changelog.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain, islice, product
from pathlib import Path
from typing import Any

import questhall
from questhall.bots import make_bot
from questhall.bots.base import play_out
from questhall.engine import Game, Match, list_options
from questhall.games import game_of

COUNTS = {1: "solo", 2: "two-players", 3: "three-players", 4: "four-players", 5: "five-players", 6: "six-players"}
SEED = 2026
TRIES = 100
"""Deals after which a way to end is given up."""
MOST_OF_A_CAMPAIGN = 12


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


def play(
    game: Game[Any],
    players: int,
    options: dict[str, Any],
    seed: int = SEED,
    first: str = "greedy",
    campaign: Any = None,
) -> Match:
    """A whole match: one bot that thinks, the others that do not, so that strange things happen too.

    Where nobody need ever win, all think.
    """
    match = questhall.new(game.key, players=players, seed=seed, options=options, campaign=campaign)
    others = "greedy" if game.endless(match.deal.options) else "random"
    play_out(match, {seat: make_bot(others if seat else first, seat) for seat in match.seats})
    return match


def match_with_end(game: Game[Any], end: str) -> Match:
    """The first match that ends like this: later ones of campaigns, then all player counts and many deals."""
    for match in chain(campaign_matches(game), many_matches(game)):
        if match.result is not None and match.result.end == end:
            return match
    sys.exit(f"No match in {TRIES} deals ended like this: {end}")


def campaign_matches(game: Game[Any]) -> Iterator[Match]:
    """The matches of a campaign one after the other, where a game has such."""
    if game.campaign is None:
        return
    for _, players, options in kinds(game):
        document = None
        for number in range(MOST_OF_A_CAMPAIGN):
            match = play(game, players, options, SEED + number, campaign=document)
            document = match.result.campaign if match.result is not None else None
            if document is None:
                break
            yield match


def many_matches(game: Game[Any]) -> Iterator[Match]:
    """With one bot that thinks, and with none."""
    for seed in range(SEED, SEED + TRIES):
        for players, first in product(game.players, ("random", "greedy")):
            yield play(game, players, {}, seed, first)


def main() -> None:
    game = game_of(sys.argv[1])
    folder = Path(__file__).parents[1] / "tests" / "games" / game.key / "records"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    only_counts = sys.argv[2:] == ["counts"]
    ends = set() if only_counts else set(game.ends)
    for name, players, options in islice(kinds(game), len(game.players) if only_counts else None):
        match = play(game, players, options)
        keep(folder / f"{name}.json", match)
        ends -= {match.result.end} if match.result is not None else set()
    for end in sorted(ends):
        keep(folder / f"{end.replace(' ', '-')}.json", match_with_end(game, end))


def keep(file: Path, match: Match) -> None:
    file.write_bytes(match.save() + b"\n")
    print(f"{file.parent.name}/{file.name}: {len(match.seats)} players, {match.result.end if match.result else ''}")


if __name__ == "__main__":
    main()
