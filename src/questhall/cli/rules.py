"""`questhall rules`: the trace of a catalogue, or one rule with its code and its tests."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any

import typer
from msgspec import json
from rich.console import Console
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.cli.speaking import spoken_in
from questhall.engine import Game, QuesthallError
from questhall.engine.catalogue import RULE_ID, Rule, catalogue_of, homes_of
from questhall.games import GAMES, game_of
from questhall.lab.trace import Coverage, GameTrace, checkout, coverage, trace_of
from questhall.text import LANGUAGES


def add_to(app: typer.Typer) -> None:
    @app.command(name="rules")
    def rules(
        what: Annotated[
            str | None, typer.Argument(help="A game, or a rule such as RP-MARKET-04; by default all.")
        ] = None,
        lang: Annotated[str, typer.Option(help="en or ru, for the text of a rule.")] = "en",
        as_json: JsonFlag = False,
    ) -> None:
        """Print which rules are proved by tests, or everything about one rule."""
        if lang not in LANGUAGES:
            raise QuesthallError(f"there is no language {lang!r}; there is {' and '.join(LANGUAGES)}")
        with spoken_in(lang):
            print_rules(what, lang, as_json=as_json)


def print_rules(what: str | None, lang: str, *, as_json: bool) -> None:
    """One rule, or how far a game's rules are proved."""
    if what is not None and RULE_ID.fullmatch(what.upper()):
        print_rule(what.upper(), lang, as_json=as_json)
        return
    games = [game_of(what)] if what is not None else list(GAMES.values())
    found = {game.key: (trace := trace_of(game), coverage(game, trace)) for game in games}
    if as_json:
        print(json.format(json.encode({key: cover for key, (_, cover) in found.items()}), indent=2).decode())
        return
    for game in games:
        print_trace(game, *found[game.key])


def print_trace(game: Game[Any], trace: GameTrace, cover: Coverage) -> None:
    chapters: dict[str, list[Rule]] = defaultdict(list)
    for rule in catalogue_of(game).rule:
        chapters[rule.chapter].append(rule)
    title = f"{game.key}: {cover.total} rules, {cover.proved} proved, {cover.waived} waived"
    table = Table("chapter", "rules", "proved", "waived", "unproved", title=title)
    for chapter, rules in chapters.items():
        proved = sum(rule.id in trace.proved for rule in rules)
        waived = sum(bool(rule.waived) and rule.id not in trace.proved for rule in rules)
        missing = " ".join(rule.id for rule in rules if rule.id in cover.unproved)
        table.add_row(chapter, str(len(rules)), str(proved), str(waived), missing)
    Console().print(table)


def find_rule(id: str) -> tuple[Game[Any], Rule]:
    for game in GAMES.values():
        for rule in catalogue_of(game).rule:
            if rule.id == id:
                return game, rule
    raise QuesthallError(f"no game has a rule {id}", "no-such-rule", rule=id)


def print_rule(id: str, lang: str, *, as_json: bool) -> None:
    """Text, ruling, code and tests of one rule."""
    game, rule = find_rule(id)
    homes = [f"src/questhall/games/{game.key}/{module}:{line}" for module, line in homes_of(game).get(id, [])]
    tests = trace_of(game).proved.get(id, []) if checkout() is not None else []
    if as_json:
        print(json.format(json.encode({"rule": rule, "code": homes, "tests": tests}), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/bold] ({game.title.get(lang, game.key)}, {rule.kind}, lines {rule.lines})")
    console.print(rule.words(lang))
    for heading, lines in (
        ("ruling", [rule.ruling_words(lang)] if rule.ruling else []),
        ("waived", [rule.waived] if rule.waived else []),
        ("code", homes),
        ("tests", tests),
    ):
        if lines:
            console.print(f"[bold]{heading}[/bold]")
            for line in lines:
                console.print(f"  {line}", soft_wrap=True)
