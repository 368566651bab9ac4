"""Are the tests of a game worth their name? Break its rules and cards at random and see which breaks they notice.

Usage: python tools/break_rules.py rollplayer --sample 200 --seed 1 --jobs 2. How to read it: docs/mutation.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import NoReturn

from breaking.bench import Bench
from breaking.breaker import mutants_of
from breaking.mutant import Mutant, places, sample
from breaking.report import Report
from breaking.trial import CleanRunFailed, Trial, Verdict

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    arguments = parse()
    with tempfile.TemporaryDirectory(prefix="questhall-break-") as name:
        report = broken(arguments, Path(name).resolve())
    print(*report.page(), sep="\n")
    if arguments.json:
        arguments.json.write_text(json.dumps(report.as_json(), indent=2, ensure_ascii=False) + "\n", "utf-8")
    sys.exit(0 if report.is_enough else 1)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break a game's rules at random: do its tests notice?")
    parser.add_argument("key", help="the game, e.g. rollplayer")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time (1)")
    parser.add_argument("--json", type=Path, help="write everything to this file too")
    parser.add_argument("--only", default="*", help="break only modules named like this, e.g. 'rules/*'")
    parser.add_argument("--deselect", action="append", default=[], help="leave out a test that fails; repeatable")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout (this one)")
    arguments = parser.parse_args()
    arguments.root = arguments.root.resolve()
    return arguments


def broken(arguments: argparse.Namespace, folder: Path) -> Report:
    """Draw the mutants, see that the tests pass without them, and try each."""
    bench = Bench.build(folder / "bench1", arguments.root, arguments.key)
    trial = Trial(bench, arguments.deselect)
    mutants = [mutant for mutant in mutants_of(trial.sources) if fnmatch(mutant.file, arguments.only)]
    if not mutants or not trial.tests:
        stop(f"There is nothing to break in {arguments.key}, or it has no tests.")
    try:
        seconds = trial.clean_run()
    except CleanRunFailed as error:
        stop(f"Without any mutant the tests of {arguments.key} fail, so a mutant would show nothing: {error}.")
    say(f"clean run: {len(trial.tests)} test files pass in {seconds:.1f} s")

    benches = [bench, *(bench.another(folder / f"bench{job}") for job in range(2, arguments.jobs + 1))]
    verdicts = judged(trial, sample(mutants, arguments.sample, arguments.seed), benches)
    return Report(arguments.key, arguments.seed, len(places(mutants)), verdicts, trial.sources, arguments.deselect)


def judged(trial: Trial, mutants: Sequence[Mutant], benches: Sequence[Bench]) -> list[Verdict]:
    """One line for every mutant as it is decided; the result in the order of the draw."""
    verdicts: dict[Mutant, Verdict] = {}
    for verdict in trial.verdicts(mutants, benches):
        verdicts[verdict.mutant] = verdict
        end = f"caught: {verdict.by}" if verdict.caught else "SURVIVED"
        say(f"[{len(verdicts)}/{len(mutants)}] {verdict.mutant.name}: {end} ({verdict.seconds:.1f} s)")
    return [verdicts[mutant] for mutant in mutants]


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def stop(sentence: str) -> NoReturn:
    say(sentence)
    sys.exit(2)


if __name__ == "__main__":
    main()
