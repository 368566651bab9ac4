"""What many matches of bots are to be: which game, who sits where, which options, which seeds."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from questhall.bots import hire
from questhall.bots.greedy import GreedyBot
from questhall.engine import BadOption, QuesthallError, draw_options
from questhall.engine.deal import make_deal
from questhall.games import game_of

RANDOM = "random"
SEED_STEP = 1_000_003


class Plan(Struct, frozen=True):
    """What to play: game, players, bots by seat (rotated from match to match), options, seed."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    random_options: bool = False
    """Every option not named takes a random value in each match."""
    max_rounds: int | None = None
    """Where a rulebook knows no end: stop after this many rounds, and count the match as unfinished."""
    worth: bool = False
    """Chance makes greedy seats want or shun some cards, to find out what these are worth."""
    worth_of: tuple[str, ...] = ()
    """The cards of that experiment; empty: all."""
    closely: bool = True
    """Every question is looked through: what is asked, and which cards could be bought. A quarter of the time among
    random bots."""

    def seats(self, index: int) -> list[str]:
        """The bots of a match by seat; they rotate, so that nobody owns the good seat."""
        return [self.bots[(seat + index) % self.players] for seat in range(self.players)]


def make_plan(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...],
    *,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    random_options: bool = False,
    max_rounds: int | None = None,
    worth: bool = False,
    worth_of: tuple[str, ...] = (),
    closely: bool = True,
) -> Plan:
    """A plan that can be played: everything is checked before the first match."""
    make_deal(game_of(game), players, seed=seed, options=options)
    if len(bots) > players:
        raise QuesthallError(f"{len(bots)} bots for {players} seats")
    for name in bots:
        hire(name)
    if worth and game_of(game).buys is None:
        raise QuesthallError(f"{game} does not say which card a move buys")
    if worth and GreedyBot.name not in bots:
        raise QuesthallError("only greedy bots can set out to buy a card")
    seats = bots + (bots[-1],) * (players - len(bots))
    return Plan(
        game,
        players,
        games,
        seats,
        seed,
        options or {},
        random_options,
        max_rounds,
        worth=worth,
        worth_of=worth_of,
        closely=closely,
    )


def seed_of(plan: Plan, index: int) -> int:
    """Each match has a seed of its own."""
    return plan.seed * SEED_STEP + index


def random_options(plan: Plan, seed: int) -> dict[str, Any]:
    """Values drawn anew for every option that the plan does not fix."""
    return draw_options(game_of(plan.game), plan.players, Random(seed).choice, plan.options)


def parse_options(words: list[str]) -> tuple[dict[str, str], bool]:
    """`--option name=value` and `--option random` from a command line."""
    named = [word for word in words if word != RANDOM]
    for word in named:
        if "=" not in word:
            raise BadOption(f"an option is given as name=value, not {word!r}", "option-form", option=word)
    return dict(word.split("=", 1) for word in named), len(named) < len(words)
