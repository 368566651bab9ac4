"""Are the tests of a game worth their name? Break its rules and cards at random and see which breaks they notice.

python tools/break_rules.py rollplayer --sample 200 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from fnmatch import fnmatch
from pathlib import Path

from breaking.bench import Bench
from breaking.breaker import mutants_of
from breaking.mutant import Mutant, places, sample
from breaking.trial import CleanRunFailed, Trial, Verdict

ROOT = Path(__file__).resolve().parent.parent
ENOUGH = 0.9
"""The share of mutants that the tests of a complete game catch."""


def main() -> None:
    arguments = parse()
    with tempfile.TemporaryDirectory(prefix="questhall-break-") as name:
        bench = Bench.build(Path(name) / "1", arguments.root, arguments.key)
        trial = Trial(bench, arguments.deselect)
        mutants = [mutant for mutant in mutants_of(trial.sources) if fnmatch(mutant.file, arguments.only)]
        if not mutants or not trial.tests:
            sys.exit(f"Nothing to break, or no tests, for the game {arguments.key}.")
        try:
            seconds = trial.clean_run()
        except CleanRunFailed as error:
            sys.exit(f"Without any mutant the tests of {arguments.key} fail, so nothing can be learned: {error}")
        say(f"clean run: {len(trial.tests)} test files pass in {seconds:.1f} s")

        benches = [bench, *(bench.another(Path(name) / str(job)) for job in range(2, arguments.jobs + 1))]
        verdicts = judged(trial, sample(mutants, arguments.sample, arguments.seed), benches)
    report = summary(arguments, len(places(mutants)), verdicts, trial.sources)
    print_report(report)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    sys.exit(0 if report["share"] >= ENOUGH else 1)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break a game's rules at random; do its tests notice?")
    parser.add_argument("key", help="the game, e.g. rollplayer")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time (1)")
    parser.add_argument("--json", type=Path, help="write everything to this file too")
    parser.add_argument("--only", default="*", help="break only modules like this, e.g. 'rules/market.py'")
    parser.add_argument(
        "--deselect", action="append", default=[], help="leave out a test that fails anyway; repeatable"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout")
    arguments = parser.parse_args()
    arguments.root = arguments.root.resolve()
    return arguments


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def judged(trial: Trial, mutants: Sequence[Mutant], benches: Sequence[Bench]) -> list[Verdict]:
    """One line for every mutant as it is decided; the result in the order of the draw."""
    verdicts: dict[Mutant, Verdict] = {}
    for verdict in trial.verdicts(mutants, benches):
        verdicts[verdict.mutant] = verdict
        end = f"caught by {verdict.by}" if verdict.caught else "SURVIVED"
        say(f"[{len(verdicts)}/{len(mutants)}] {verdict.mutant.name}: {end} ({verdict.seconds:.1f} s)")
    return [verdicts[mutant] for mutant in mutants]


def summary(
    arguments: argparse.Namespace, every: int, verdicts: Sequence[Verdict], sources: dict[str, str]
) -> dict[str, object]: ...


if __name__ == "__main__":
    main()
