"""The rule trace: which rules of a catalogue are proved by which tests."""

from __future__ import annotations

import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import MsgspecError, Struct, json

from questhall.engine import Game, QuesthallError
from questhall.engine.catalogue import catalogue_of

TRACE_FILE = ".rules-trace.json"


class GameTrace(Struct):
    """What a run of a game's tests proved, and the hash of the files it ran on."""

    tree: str
    proved: dict[str, list[str]]
    """Rule id → the passing tests that cite it."""


class Coverage(Struct):
    """How far a game's catalogue is proved."""

    total: int
    proved: int
    waived: int
    unproved: list[str]


def checkout() -> Path | None:
    """The folder of the source checkout; None when Questhall is installed without its tests."""
    root = Path(__file__).parents[3]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def tree_hash(root: Path, key: str) -> str:
    """A hash of everything a game's rule tests depend on."""
    folders = [root / "src/questhall/engine", root / f"src/questhall/games/{key}"]
    folders += [root / "tests/support", root / f"tests/games/{key}"]
    digest = blake2b(digest_size=16)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def read_traces(root: Path) -> dict[str, GameTrace]:
    """The traces of earlier test runs; none if there is no file or it cannot be read."""
    try:
        return json.decode((root / TRACE_FILE).read_bytes(), type=dict[str, GameTrace])
    except (OSError, MsgspecError):
        return {}


def write_trace(root: Path, key: str, proved: dict[str, list[str]]) -> None:
    traces = read_traces(root)
    traces[key] = GameTrace(tree_hash(root, key), {rule: sorted(tests) for rule, tests in sorted(proved.items())})
    (root / TRACE_FILE).write_bytes(json.format(json.encode(traces), indent=1))


def trace_of(game: Game[Any]) -> GameTrace:
    """The trace that fits the files as they are; makes one by running the game's rule tests if need be."""
    root = checkout()
    if root is None:
        raise QuesthallError("the rule trace needs the source checkout with its tests")
    trace = read_traces(root).get(game.key)
    if trace is not None and trace.tree == tree_hash(root, game.key):
        return trace
    run_rule_tests(root, game)
    trace = read_traces(root).get(game.key)
    if trace is None or trace.tree != tree_hash(root, game.key):
        raise QuesthallError(f"the rule tests of {game.key} left no trace; run them with ./test")
    return trace


def run_rule_tests(root: Path, game: Game[Any]) -> None:
    print(f"running the rule tests of {game.key} …", file=sys.stderr)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--rules", f"tests/games/{game.key}"]
    subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)


def coverage(game: Game[Any], trace: GameTrace) -> Coverage:
    """Proved, waived and unproved rules of a game."""
    rules = catalogue_of(game).rule
    proved = [rule.id for rule in rules if rule.id in trace.proved]
    waived = [rule.id for rule in rules if rule.waived and rule.id not in trace.proved]
    unproved = [rule.id for rule in rules if rule.id not in trace.proved and not rule.waived]
    return Coverage(len(rules), len(proved), len(waived), unproved)
