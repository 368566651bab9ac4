"""`questhall simulate`: many matches of bots."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer
from msgspec import json
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.lab.balance import BalanceRow, PurchaseRow, balance, purchases
from questhall.lab.simulate import Outcome, Plan, Summary, make_plan, parse_options, timed
from questhall.lab.worth import MUST, TRAP, Estimate, WorthRow, worths

BOTS_UNNAMED = "random; with --worth greedy"


class Report(NamedTuple):
    """Everything there is to print."""

    summary: Summary
    balance: list[BalanceRow]
    purchases: list[PurchaseRow]
    worth: list[WorthRow]


def add_to(app: typer.Typer) -> None:
    @app.command(name="simulate")
    def simulate(
        game: Annotated[str, typer.Argument(help="The game, e.g. rollplayer.")],
        players: Annotated[int, typer.Option(help="Players in a match.")] = 4,
        games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
        bots: Annotated[
            str, typer.Option(help="Bots by seat, e.g. greedy,random; the last fills up.", show_default=BOTS_UNNAMED)
        ] = "",
        seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
        jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
        option: Annotated[list[str] | None, typer.Option(help="name=value, or random for all others.")] = None,
        max_rounds: Annotated[int | None, typer.Option(help="Stop a match after so many rounds.")] = None,
        balance_table: Annotated[bool, typer.Option("--balance", help="Also print heroes, races and cards.")] = False,
        worth: Annotated[bool, typer.Option("--worth", help="Find out what each card is worth to its buyer.")] = False,
        as_json: JsonFlag = False,
    ) -> None:
        """Play many matches of bots and print who won."""
        options, any_options = parse_options(option or [])
        names = tuple(name.strip() for name in (bots or ("greedy" if worth else "random")).split(","))
        wishes: dict[str, Any] = {
            "seed": seed,
            "options": options,
            "random_options": any_options,
            "max_rounds": max_rounds,
        }
        plan = make_plan(game, players, games, names, **wishes, worth=worth)
        outcomes, summary = played(plan, jobs, f"{game}, {players} players", games)
        report = Report(
            summary,
            balance(outcomes) if balance_table else [],
            purchases(outcomes) if balance_table else [],
            worths(outcomes) if worth else [],
        )
        show = print_json if as_json else print_tables
        show(report)


def played(plan: Plan, jobs: int, title: str, games: int) -> tuple[list[Outcome], Summary]:
    """All matches of a plan, with a bar that says how far it has come."""
    with progress_bar() as bar:
        task = bar.add_task(title, total=games)
        return timed(plan, jobs, lambda done: bar.advance(task, done))


def progress_bar() -> Progress:
    """On standard error, so that JSON on standard output stays clean."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def print_json(report: Report) -> None:
    document = json.decode(json.encode(report.summary))
    document |= {name: rows for name, rows in report._asdict().items() if name != "summary" and rows}
    print(json.format(json.encode(document), indent=2).decode())


def print_tables(report: Report) -> None:
    summary, rows = report.summary, report.balance
    console = Console()
    console.print(
        f"{summary.game}: {summary.games} matches of {summary.players}, {summary.decisions} decisions in "
        f"{summary.seconds:.1f} s ({summary.decisions_per_second:.0f}/s), {summary.errors} errors, "
        f"{summary.unfinished} unfinished"
    )
    table = Table("bot", "first places (ties shared)", "sole first", "share of matches", "mean score")
    for bot, wins in summary.wins.items():
        sole = summary.sole_wins[bot]
        table.add_row(bot, f"{wins:g}", str(sole), f"{sole / summary.games:.1%}", f"{summary.scores[bot]:.2f}")
    console.print(table)
    console.print("first places by seat:", ", ".join(f"{wins:.1f}" for wins in summary.seat_wins))
    for text in summary.error_texts:
        console.print(text)
    for kind in dict.fromkeys(row.kind for row in rows):
        console.print(balance_of([row for row in rows if row.kind == kind]))
    if report.purchases:
        console.print(purchases_of(report.purchases))
    if report.worth:
        console.print(worth_of(report.worth))


def balance_of(rows: list[BalanceRow]) -> Table:
    table = Table(rows[0].kind, "seats", "mean score", "first places", "taken when seen")
    for row in rows:
        taken = "" if row.taken is None else f"{row.taken:.0%}"
        score = f"{row.score:.2f} ± {row.score_interval:.2f}"
        table.add_row(row.name, str(row.seats), score, f"{row.wins:.1%} ± {row.wins_interval:.1%}", taken)
    return table


def purchases_of(rows: list[PurchaseRow]) -> Table:
    caption = "seats that could buy a card at some time; who buys differs from who does not, so scores are no verdict"
    table = Table("card", "could buy", "bought", "mean score with it", "without it", caption=caption)
    for row in rows:
        having = f"{row.score:.2f} ± {row.score_interval:.2f}"
        without = f"{row.score_without:.2f} ± {row.score_without_interval:.2f}"
        table.add_row(row.card, str(row.could), f"{row.bought / row.could:.0%}", having, without)
    return table


def worth_of(rows: list[WorthRow]) -> Table:
    caption = f"stars at the end, 95 %; a trap lies below {TRAP:+g}, a must above {MUST:+g}"
    table = Table("card", "wanted", "shunned", "bought", "difference", "worth", "where it suits", "", caption=caption)
    for row in rows:
        figures = (shown(row.meant), shown(row.worth), shown(row.suited))
        table.add_row(row.card, str(row.wanted), str(row.shunned), f"{row.bought:.0%}", *figures, row.verdict)
    return table


def shown(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.stars:+.2f} ± {estimate.interval:.2f}"
