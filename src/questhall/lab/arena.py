"""Matches of bots that are kept in a file: begun today, gone on with tomorrow, counted whenever one looks.

The first line of the file is the plan, every other one a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from msgspec import DecodeError, ValidationError, json
from msgspec.structs import replace

from questhall.engine import QuesthallError
from questhall.lab.plan import Plan
from questhall.lab.simulate import Outcome, play_match

WRITE = json.Encoder().encode
READ_PLAN = json.Decoder(Plan).decode
READ_OUTCOME = json.Decoder(Outcome).decode


def read_arena(file: Path) -> tuple[Plan, list[Outcome]]:
    """The plan of a file and the matches played so far. A last line that was cut off does not count."""
    lines = file.read_bytes().split(b"\n")
    try:
        plan = READ_PLAN(lines[0])
        return plan, [READ_OUTCOME(line) for line in lines[1:-1] if line]
    except (DecodeError, ValidationError) as error:
        raise QuesthallError(f"{file} is not a file of the arena: {error}") from None


def open_arena(file: Path, plan: Plan) -> list[Outcome]:
    """Begin a file, or go on with one of the same plan; a longer plan makes it longer."""
    if not file.exists():
        file.write_bytes(WRITE(plan) + b"\n")
        return []
    kept, outcomes = read_arena(file)
    if replace(kept, games=plan.games) != plan:
        raise QuesthallError(f"{file} was begun with another plan: {WRITE(kept).decode()}")
    mend(file)
    return [outcome for outcome in outcomes if outcome.index < plan.games]


def mend(file: Path) -> None:
    """Drop a line that was being written when somebody pulled the plug."""
    whole = file.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        file.write_bytes(whole[:end])


def go_on(plan: Plan, file: Path, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Outcome]:
    """Play the matches that are missing, each kept as soon as it is over. All of them, by number."""
    outcomes = open_arena(file, plan)
    progress(len(outcomes))
    missing = sorted({*range(plan.games)} - {outcome.index for outcome in outcomes})
    with file.open("ab") as kept:
        for outcome in played(plan, missing, jobs):
            kept.write(WRITE(outcome) + b"\n")
            kept.flush()
            outcomes.append(outcome)
            progress(1)
    return sorted(outcomes, key=lambda outcome: outcome.index)


def played(plan: Plan, indices: list[int], jobs: int) -> Iterator[Outcome]:
    """The matches of these numbers, as they come in."""
    if jobs <= 1:
        yield from (play_match(plan, index) for index in indices)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = [pool.submit(play_match, plan, index) for index in indices]
        try:
            yield from (match.result() for match in as_completed(running))
        finally:
            for match in running:
                match.cancel()
