"""`questhall import-report`: a reported problem becomes a failing test; `questhall export`: a record for the host."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated

import typer
from msgspec import MsgspecError, json

import questhall
from questhall.cli.serve import Data, DatabaseAddress, settings_for
from questhall.engine import QuesthallError

TEST = '''"""Reported by a player: see `expected` below."""

from __future__ import annotations

from pathlib import Path

import questhall

RECORD = Path(__file__).with_name({record!r})


def test_what_a_player_expected() -> None:
    """Say here what should be true of the match after its entry {entries}, see it red, then mend the rules."""
    match = questhall.load(RECORD.read_bytes())
    assert len(match.journal) == {length}
    expected = {expected!r}
    outcome = None
    assert outcome is not None, f"write down what should be true: {{expected}}"
'''


def add_to(app: typer.Typer) -> None:
    @app.command(name="import-report")
    def import_report(
        file: Annotated[Path, typer.Argument(help="A file from the folder `reports` of the server's data.")],
        to: Annotated[Path, typer.Option(help="Where the test is written.")] = Path("tests/reports"),
        record: Annotated[
            Path | None, typer.Option(help="The whole match, if the report holds only what one seat saw.")
        ] = None,
    ) -> None:
        """Make a failing test of a reported problem."""
        print(write_test(file, to, record))

    @app.command(name="export")
    def export(
        table: Annotated[str, typer.Argument(help="The id of a table, as in its address.")],
        data: Data = None,
        database: DatabaseAddress = "",
    ) -> None:
        """Print the whole record of a match, secrets included: it belongs to the host."""
        from questhall.server.hosting import whole_record

        print(asyncio.run(whole_record(settings_for(data, database), table)).decode())


def write_test(file: Path, to: Path, record: Path | None) -> Path:
    """The record and a test that fails until somebody says what should have happened."""
    from questhall.server.reports import FORMAT, ReportFile

    try:
        report = json.decode(file.read_bytes(), type=ReportFile)
    except MsgspecError:
        raise QuesthallError(f"{file} is not a report") from None
    if report.format != FORMAT:
        raise QuesthallError(f"{file} is not a report")
    if not report.whole and record is None:
        raise QuesthallError(
            f"this report holds what one seat saw: add --record with `questhall export {report.table}`"
        )
    match = record.read_bytes() if record is not None else bytes(report.record)
    length = len(questhall.load(match).journal)
    stem = re.sub(r"\W+", "_", file.stem)
    to.mkdir(parents=True, exist_ok=True)
    kept, test = to / f"{stem}.record.json", to / f"test_{stem}.py"
    kept.write_bytes(match)
    test.write_text(
        TEST.format(record=kept.name, entries=report.entries, length=length, expected=report.expected), "utf-8"
    )
    return test
