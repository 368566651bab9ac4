"""A workbench: a private copy of the checkout, where a module is broken and a game's tests are run."""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import shutil
import signal
import sys
import time
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import CodeType

import pytest

from breaking.mutant import Mutant

COPIED = ("src", "tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*", "node_modules")
PLAIN = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist")
LONG_AGO = 1
"""The time stamp of a broken module: no compiled file has it, so none is taken for it."""
MEMORY = 4 << 30
"""Bytes that a run may take; a mutant that never stops asking for more has failed."""
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
"""If every test of a file is left out, the file notices nothing."""
FORK = get_context("fork")


class BenchBroken(Exception):
    """The bench itself failed, not the tests on it."""


@dataclass
class Outcome:
    """What a run of tests came to."""

    passed: bool
    failed: list[str] = field(default_factory=list)
    slowest: float = 0.0
    """Seconds of the processor, not of the clock: others may be at work here."""
    modules: list[str] = field(default_factory=list)
    entered: dict[str, list[str]] = field(default_factory=dict)
    """For each test file the functions of the game that it enters, `rules/market.py:buy`; of a clean run only."""
    ended: str = ""
    """How it ended, if not by passing or failing tests."""


@dataclass(frozen=True)
class Bench:
    """A copy of the checkout; one run at a time."""

    folder: Path
    root: Path
    key: str

    @classmethod
    def build(cls, folder: Path, root: Path, key: str) -> Bench:
        folder.mkdir(parents=True)
        for entry in root.iterdir():
            if entry.name not in COPIED and not entry.name.startswith("."):
                (folder / entry.name).symlink_to(entry)
            elif entry.is_dir() and entry.name in COPIED:
                shutil.copytree(entry, folder / entry.name, ignore=LEFT_OUT)
            elif entry.name in COPIED:
                shutil.copy2(entry, folder / entry.name)
        return cls(folder, root, key)

    def another(self, folder: Path) -> Bench:
        """A second bench with the same files, and what Python has compiled of them."""
        shutil.copytree(self.folder, folder, symlinks=True)
        return Bench(folder, self.root, self.key)

    @property
    def game(self) -> Path:
        return self.folder / "src" / "questhall" / "games" / self.key

    @property
    def output(self) -> Path:
        return self.folder / ".output.txt"

    @property
    def answer(self) -> Path:
        return self.folder / ".outcome.json"

    def tests(self) -> list[str]:
        folder = self.folder / "tests" / "games" / self.key
        return sorted(path.relative_to(self.folder).as_posix() for path in folder.rglob("test_*.py"))

    def break_module(self, mutant: Mutant, source: str) -> None:
        path = self.game / mutant.file
        path.write_text(mutant.applied(source), "utf-8")
        os.utime(path, (LONG_AGO, LONG_AGO))

    def mend(self, mutant: Mutant, source: str, stamp: int) -> None:
        path = self.game / mutant.file
        path.write_text(source, "utf-8")
        os.utime(path, ns=(stamp, stamp))

    def start(self, arguments: list[str], limit: float, *, compiled: bool = False) -> ForkProcess:
        """Run tests in a child of this process, which has pytest and all libraries loaded but no game."""
        self.answer.unlink(missing_ok=True)
        process = FORK.Process(target=run, args=(self, arguments, limit, compiled), daemon=True)
        process.start()
        return process

    def outcome(self, process: ForkProcess) -> Outcome:
        """What a process that has ended came to."""
        if self.answer.exists():
            return Outcome(**json.loads(self.answer.read_text("utf-8")))
        if process.exitcode == -signal.SIGVTALRM:
            return Outcome(False, ended="ran too long")
        if process.exitcode is not None and process.exitcode < 0:
            return Outcome(False, ended=f"crashed with signal {-process.exitcode}")
        raise BenchBroken(self.output.read_text("utf-8"))


def run(bench: Bench, arguments: list[str], limit: float, compiled: bool) -> None:
    """In the child: import the copy, run pytest, write the outcome down."""
    os.setpgid(0, 0)
    os.chdir(bench.folder)
    with bench.output.open("w") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, before[1]))
    turn_to(bench, compiled=compiled)
    watcher = Watcher(limit, bench.game if compiled else None)
    code = pytest.main([*PLAIN, "-c", "pyproject.toml", "--rootdir", ".", *arguments], plugins=[watcher])
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    resource.setrlimit(resource.RLIMIT_AS, before)  # a mutant that ate it all must not keep us from saying so
    ended = "could not be imported" if code in (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR) else ""
    sys.setprofile(None)
    outcome = Outcome(code in PASSED, watcher.failed, watcher.slowest, libraries(bench), watcher.entered(), ended)
    bench.answer.write_text(json.dumps(vars(outcome)), "utf-8")
    os._exit(0)


def turn_to(bench: Bench, *, compiled: bool) -> None:
    """Let this process, and those it starts, import the copy and nothing of the checkout."""
    source = bench.folder / "src"
    other = {str(bench.root / name) for name in ("src", "tests", "tools")}
    sys.path[:] = [str(source), *(path for path in sys.path if path not in other)]
    sys.dont_write_bytecode = not compiled
    for name in [name for name in os.environ if name.startswith(("PYTEST", "COV"))]:
        del os.environ[name]
    os.environ |= {"PYTHONPATH": str(source)} | ({} if compiled else {"PYTHONDONTWRITEBYTECODE": "1"})
    found = importlib.util.find_spec("questhall")
    if "questhall" in sys.modules or found is None or not Path(found.origin or "").is_relative_to(source):
        raise BenchBroken(f"questhall would come from {found and found.origin}, not from {source}")


def libraries(bench: Bench) -> list[str]:
    """What was imported besides our own modules: worth loading once before the next run."""
    found = ((name, getattr(module, "__file__", None)) for name, module in list(sys.modules.items()))
    return [name for name, file in found if file and not Path(file).is_relative_to(bench.folder)]


class Watcher:
    """Notes which tests fail, and stops a test that uses far more of the processor than it should.

    If it is told where the game is, it also notes which functions of the game each test file enters.
    """

    def __init__(self, limit: float, game: Path | None = None) -> None:
        self.limit = limit
        self.failed: list[str] = []
        self.slowest = 0.0
        self.began = 0.0
        self.game = game
        self.codes: dict[str, set[CodeType]] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.limit)
        self.began = time.process_time()
        if self.game is not None:
            codes = self.codes.setdefault(nodeid.partition("::")[0], set())
            sys.setprofile(lambda frame, event, _: codes.add(frame.f_code) if event == "call" else None)

    def entered(self) -> dict[str, list[str]]:
        return {test: sorted({*filter(None, map(self.name_of, codes))}) for test, codes in self.codes.items()}

    def name_of(self, code: CodeType) -> str:
        """The file and what it defines on its first level, as a mutant names its place; empty if not of the game."""
        path = Path(code.co_filename)
        if self.game is None or not path.is_relative_to(self.game):
            return ""
        return f"{path.relative_to(self.game).as_posix()}:{code.co_qualname.partition('.')[0]}"

    def pytest_runtest_logfinish(self) -> None:
        self.slowest = max(self.slowest, time.process_time() - self.began)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
