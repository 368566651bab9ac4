"""The contract, asked of every game in the hall and of the teaching games, on a small fixed sample."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from questhall.engine import Game, draw_options
from questhall.games import GAMES
from questhall.lab.contract import Tally, examine, rule_ids
from teaching import campaign, draft, duel, fight, forbid

TEACHING: dict[str, Game[Any]] = {module.GAME.key: module.GAME for module in (draft, duel, fight, forbid, campaign)}
RULES = {forbid.GAME.key: forbid.RULES}
SPARSELY = 53
OPTION_SETS = 2


def tables(games: dict[str, Game[Any]]) -> list[Any]:
    return [
        pytest.param(game, players, id=f"{key}-{players}") for key, game in games.items() for players in game.players
    ]


def option_sets(game: Game[Any], players: int, seed: int) -> list[dict[str, Any]]:
    """The defaults, and some other choices at random."""
    rng = Random(seed)
    others = [draw_options(game, players, rng.choice) for _ in range(OPTION_SETS)]
    return [{}, *(others if others[0] else [])]


@pytest.mark.parametrize(("game", "players"), tables(TEACHING))
def test_the_teaching_games_keep_the_contract_at_every_decision(game: Game[Any], players: int) -> None:
    tally = examine(game, players, seed=players, rules=RULES.get(game.key, ()))
    assert tally.examined > 2
    assert tally.different > tally.imagined / 2


@pytest.mark.parametrize(("game", "players"), tables(GAMES))
def test_every_game_keeps_the_contract(
    game: Game[Any], players: int, record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]
) -> None:
    tally = Tally()
    for seed, options in enumerate(option_sets(game, players, players)):
        tally.add(examine(game, players, seed, options=options, rules=rule_ids(game), every=SPARSELY))
    assert tally.examined > 3
    assert tally.different > 0
    assert tally.pointed_at > 0
    vague = (tally.not_your_turn + tally.not_now) / tally.pointed_at
    record_property("not your turn or not now", f"{vague:.0%}")
    with capsys.disabled():
        print(f"\n{game.key}, {players} players: {tally.pointed_at} things pointed at, {vague:.0%} not now", end="")


def test_a_record_does_not_depend_on_the_order_of_hashing() -> None:
    def printed(hash_seed: str) -> str:
        here = Path(__file__).parent
        places = os.pathsep.join([str(here.parent), *sys.path])
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": places}
        run = subprocess.run(
            [sys.executable, str(here / "fingerprints.py")], env=environment, capture_output=True, text=True, check=True
        )
        return run.stdout

    first = printed("1")
    assert len(first.splitlines()) == sum(len(game.players) for game in (*GAMES.values(), *TEACHING.values()))
    assert printed("2") == first
