"""The trial: every mutant meets the tests of its game, those most likely to notice it first."""

from __future__ import annotations

import importlib
import os
import signal
import sys
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import entry_points, packages_distributions
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path

from breaking.bench import Bench, Outcome
from breaking.mutant import Mutant

PARTS = ("rules/**/*.py", "cards/**/*.py", "components.py", "board.py", "dice.py", "tokens.py", "play.py", "state.py")
FIRST = 6
"""Test files of the first try; only a mutant that survives them meets the others."""
FEWEST_SECONDS = 3.0
SLOWER = 20
"""A test may take so many times the seconds of the slowest one before it counts as endless."""
PATIENCE = 600.0
"""Seconds after which a run that uses no processor is given up."""


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was caught, and by what."""

    mutant: Mutant
    caught: bool
    by: str
    seconds: float


class CleanRunFailed(Exception):
    """Without any mutant the tests do not pass, so nothing can be learned from a mutant."""


def sources(game: Path) -> dict[str, str]:
    """The modules that hold rules and printed facts."""
    files = sorted(path for part in PARTS for path in game.glob(part))
    return {path.relative_to(game).as_posix(): path.read_text("utf-8") for path in files}


@dataclass
class Run:
    """A mutant on a bench, and the tests it has yet to meet."""

    bench: Bench
    mutant: Mutant
    left: deque[list[str]]
    process: ForkProcess
    began: float
    stamp: int


class Trial:
    """All mutants of a sample, on as many benches as there are jobs."""

    def __init__(self, bench: Bench, deselected: Sequence[str] = ()) -> None:
        self.bench = bench
        self.options = ["-x", *(f"--deselect={test}" for test in deselected)]
        self.sources = sources(bench.game)
        self.tests = {test: (bench.folder / test).read_text("utf-8") for test in bench.tests()}
        self.notices: defaultdict[str, set[str]] = defaultdict(set)
        """Test files that have caught a mutant of a module."""
        self.entered: dict[str, list[str]] = {}
        """The functions that each test file enters."""
        self.limit = FEWEST_SECONDS

    def clean_run(self) -> float:
        """All tests without a mutant: they must pass, and show how long a test takes and which libraries are used."""
        began = time.monotonic()
        process = self.bench.start([*self.options[1:], *self.tests], PATIENCE, compiled=True)
        process.join()
        outcome = self.bench.outcome(process)
        if not outcome.passed:
            raise CleanRunFailed(", ".join(outcome.failed) or outcome.ended)
        self.limit = max(FEWEST_SECONDS, SLOWER * outcome.slowest)
        self.entered = outcome.entered
        load(outcome.modules)
        return time.monotonic() - began

    def verdicts(self, mutants: Sequence[Mutant], benches: Sequence[Bench]) -> Iterator[Verdict]:
        waiting, free, running = deque(mutants), list(benches), list[Run]()
        while waiting or running:
            while waiting and free:
                running.append(self.begin(free.pop(), waiting.popleft()))
            wait([run.process.sentinel for run in running], timeout=1.0)
            for run in [run for run in running if has_ended(run)]:
                verdict = self.go_on(run)
                if verdict is not None:
                    running.remove(run)
                    free.append(run.bench)
                    yield verdict

    def begin(self, bench: Bench, mutant: Mutant) -> Run:
        source = self.sources[mutant.file]
        compile(mutant.applied(source), mutant.file, "exec")  # a mutant that is no Python would prove nothing
        stamp = (bench.game / mutant.file).stat().st_mtime_ns
        bench.break_module(mutant, source)
        ordered = self.likely_first(mutant)
        left = deque(files for files in (ordered[:FIRST], ordered[FIRST:]) if files)
        return Run(bench, mutant, left, self.meet(bench, left.popleft()), time.monotonic(), stamp)

    def meet(self, bench: Bench, files: list[str]) -> ForkProcess:
        return bench.start([*self.options, *files], self.limit)

    def go_on(self, run: Run) -> Verdict | None:
        """A survivor meets the next tests; one caught, or caught by none, is done."""
        run.process.join()
        outcome = run.bench.outcome(run.process)
        if outcome.passed and run.left:
            run.process = self.meet(run.bench, run.left.popleft())
            return None
        run.bench.mend(run.mutant, self.sources[run.mutant.file], run.stamp)
        self.notices[run.mutant.file].update(test.partition("::")[0] for test in outcome.failed)
        by = reason(outcome)
        return Verdict(run.mutant, not outcome.passed, by, round(time.monotonic() - run.began, 2))

    def likely_first(self, mutant: Mutant) -> list[str]:
        """Test files by how likely they notice.

        They enter the broken function, caught a neighbour, bear the module's name, name the function.
        """
        stem, noticed = Path(mutant.file).stem, self.notices[mutant.file]
        broken = f"{mutant.file}:{mutant.symbol}"

        def promise(test: str) -> int:
            hint = 2 * (stem in Path(test).stem) + 2 * (test in noticed) + 3 * (mutant.symbol in self.tests[test])
            return hint + 8 * (broken in self.entered.get(test, ()))

        return sorted(self.tests, key=lambda test: (-promise(test), test))


def has_ended(run: Run) -> bool:
    if run.process.is_alive() and time.monotonic() - run.began > PATIENCE:
        with suppress(ProcessLookupError):
            os.killpg(run.process.pid or 0, signal.SIGKILL)
        run.process.join()
    return not run.process.is_alive()


def reason(outcome: Outcome) -> str:
    return (outcome.failed or [outcome.ended])[0]


def load(modules: Sequence[str]) -> None:
    """Import libraries once, so that no child has to; pytest wants to load its plugins itself."""
    plugins = {entry.dist.name for entry in entry_points(group="pytest11") if entry.dist is not None}
    packages = packages_distributions()
    for name in modules:
        if name not in sys.modules and plugins.isdisjoint(packages.get(name.partition(".")[0], ())):
            with suppress(ImportError):
                importlib.import_module(name)
