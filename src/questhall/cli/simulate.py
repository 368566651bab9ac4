"""`questhall simulate`: many matches of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from msgspec import json
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.engine import QuesthallError
from questhall.lab.balance import BalanceRow, PurchaseRow, SourceRow, balance, purchases, sources
from questhall.lab.plan import Plan, make_plan, parse_options
from questhall.lab.simulate import Engine, Outcome
from questhall.lab.summary import Summary, timed
from questhall.lab.sweep import sweep, values_of
from questhall.lab.worth import Estimate, Limits, WorthRow, limits_for, worths

BOTS_UNNAMED = "random; with --worth greedy"


class Report(NamedTuple):
    """Everything there is to print."""

    summary: Summary
    sources: list[SourceRow]
    balance: list[BalanceRow]
    purchases: list[PurchaseRow]
    worth: list[WorthRow]
    limits: Limits


class Labour(NamedTuple):
    """How many play at once, and where."""

    jobs: int
    engine: Engine


class Files(NamedTuple):
    """Where tables and the report go, if anywhere."""

    seats: Path | None
    cards: Path | None
    report: Path | None


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
        engine: Annotated[
            Engine, typer.Option(help="Play in processes of this machine, or on a cluster of Ray.")
        ] = Engine.PROCESSES,
        option: Annotated[list[str] | None, typer.Option(help="name=value, or random for all others.")] = None,
        max_rounds: Annotated[int | None, typer.Option(help="Stop a match after so many rounds.")] = None,
        balance_table: Annotated[
            bool, typer.Option("--balance", help="Also print what winners scored, heroes, races and cards.")
        ] = False,
        worth: Annotated[bool, typer.Option("--worth", help="Find out what each card is worth to its buyer.")] = False,
        cards: Annotated[str, typer.Option(help="With --worth: of these cards only, e.g. climb,search.")] = "",
        sweep_option: Annotated[
            str, typer.Option("--sweep", help="Play the same deals with every value of this option, and compare.")
        ] = "",
        out: Annotated[Path | None, typer.Option(help="Write a row for every seat: a .parquet or .csv file.")] = None,
        cards_out: Annotated[Path | None, typer.Option(help="Likewise for every card that could be bought.")] = None,
        report_file: Annotated[
            Path | None, typer.Option("--report", help="Write a page with drawings (.html).")
        ] = None,
        as_json: JsonFlag = False,
    ) -> None:
        """Play many matches of bots and print who won."""
        options, any_options = parse_options(option or [])
        names = named(bots or ("greedy" if worth else "random"))
        wishes: dict[str, Any] = {
            "seed": seed,
            "options": options,
            "random_options": any_options,
            "max_rounds": max_rounds,
        }
        files = Files(out, cards_out, report_file)
        closely = balance_table or files.cards is not None or files.report is not None
        plan = make_plan(game, players, games, names, **wishes, worth=worth, worth_of=named(cards), closely=closely)
        if sweep_option:
            show_sweep(plan, sweep_option, Labour(jobs, engine), as_json)
            return
        outcomes, summary = played(plan, Labour(jobs, engine), f"{game}, {players} players")
        write_files(plan, outcomes, files)
        report = Report(
            summary,
            sources(outcomes) if balance_table else [],
            balance(outcomes) if balance_table else [],
            purchases(outcomes) if balance_table else [],
            worths(outcomes) if worth else [],
            limits_for(outcomes),
        )
        show = print_json if as_json else print_tables
        show(report)


def named(words: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(word.strip() for word in words.split(",") if word.strip())


def write_files(plan: Plan, outcomes: list[Outcome], files: Files) -> None:
    """What is wanted on disk. Tables and drawings need libraries that nothing else does: the extra `lab`."""
    if not any(files):
        return
    try:
        from questhall.lab.frames import cards_frame, seats_frame, write_frame
        from questhall.lab.report import report
    except ImportError as error:
        raise QuesthallError(
            f"tables and reports need more libraries: pip install 'questhall[lab]' ({error})"
        ) from None
    if files.seats is not None:
        write_frame(seats_frame(outcomes), files.seats)
    if files.cards is not None:
        write_frame(cards_frame(outcomes), files.cards)
    if files.report is not None:
        files.report.write_text(report(plan, outcomes), "utf-8")


def show_sweep(plan: Plan, option: str, labour: Labour, as_json: bool) -> None:
    """What an option changes, deal by deal."""
    with progress_bar() as bar:
        task = bar.add_task(f"{plan.game}, {option}", total=plan.games * len(values_of(plan.game, option)))
        rows = sweep(plan, option, labour.jobs, lambda done: bar.advance(task, done), labour.engine)
    if as_json:
        document = {"game": plan.game, "players": plan.players, "games": plan.games, "option": option, "sweep": rows}
        print(json.format(json.encode(document), indent=2).decode())
        return
    caption = "changes deal by deal against the first value, 95 %"
    table = Table(
        option, "mean score", "change", "decisions", "change", "first seat wins", "unfinished", caption=caption
    )
    for row in rows:
        score = f"{row.score_change:+.2f} ± {row.score_interval:.2f}"
        length = f"{row.decisions_change:+.1f} ± {row.decisions_interval:.1f}"
        figures = (f"{row.score:.2f}", score, f"{row.decisions:.0f}", length)
        table.add_row(row.value, *figures, f"{row.first_seat:.1%}", str(row.unfinished))
    Console().print(table)


def played(plan: Plan, labour: Labour, title: str) -> tuple[list[Outcome], Summary]:
    """All matches of a plan, with a bar that says how far it has come."""
    with progress_bar() as bar:
        task = bar.add_task(title, total=plan.games)
        return timed(plan, labour.jobs, lambda done: bar.advance(task, done), labour.engine)


def progress_bar() -> Progress:
    """On standard error, so that JSON on standard output stays clean."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def print_json(report: Report) -> None:
    document = json.decode(json.encode(report.summary))
    tables = {"sources", "balance", "purchases", "worth"}
    document |= {name: rows for name, rows in report._asdict().items() if name in tables and rows}
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
    ends = [f"{end} {count} ({count / summary.games:.1%})" for end, count in summary.ends.items()]
    console.print(f"ways it ended: {', '.join(ends)}; the game beat everybody in {summary.lost}")
    for text in summary.error_texts:
        console.print(text)
    if report.sources:
        console.print(sources_of(report.sources))
    for kind in dict.fromkeys(row.kind for row in rows):
        console.print(balance_of([row for row in rows if row.kind == kind]))
    if report.purchases:
        console.print(purchases_of(report.purchases))
    if report.worth:
        console.print(worth_of(report.worth, report.limits))


def sources_of(rows: list[SourceRow]) -> Table:
    table = Table("what winners scored", "winners", "everybody")
    for row in rows:
        table.add_row(row.what, f"{row.winners:.1f} ± {row.winners_interval:.1f}", f"{row.everybody:.1f}")
    return table


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


def worth_of(rows: list[WorthRow], limits: Limits) -> Table:
    caption = f"score at the end, 95 %; a trap lies below {limits.trap:+g}, a must above {limits.must:+g}"
    table = Table("card", "wanted", "shunned", "bought", "difference", "worth", "where it suits", "", caption=caption)
    for row in rows:
        figures = (shown(row.meant), shown(row.worth), shown(row.suited))
        table.add_row(row.card, str(row.wanted), str(row.shunned), f"{row.bought:.0%}", *figures, row.verdict)
    return table


def shown(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.stars:+.2f} ± {estimate.interval:.2f}"
