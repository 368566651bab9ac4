"""Writes down where the rules of each chapter live: the table `[chapters]` of a game's `rules.toml`, and its README's.

The homes are the lines of docstrings that begin with a rule's id. `python tools/map_chapters.py runebound3`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from questhall.engine import Game
from questhall.engine.catalogue import catalogue_of, homes_of
from questhall.games import game_of

ANYWHERE = "*"
README_ROW = re.compile(r"^\| `[\w/.]+` \| [A-Z, ]+ \|\n", re.MULTILINE)


def chapters_of(game: Game[Any]) -> dict[str, list[str]]:
    """For each chapter the modules its rules live in, in the order of the rulebook."""
    homes = homes_of(game)
    chapters: dict[str, list[str]] = {}
    for rule in catalogue_of(game).rule:
        modules = chapters.setdefault(rule.chapter, [])
        modules += [module for module, _ in homes.get(rule.id, []) if module not in modules]
    return {chapter: modules or [ANYWHERE] for chapter, modules in chapters.items()}


def modules_of(chapters: dict[str, list[str]]) -> dict[str, list[str]]:
    """For each module its chapters."""
    modules: dict[str, list[str]] = {}
    for chapter, homes in chapters.items():
        for module in homes:
            if module != ANYWHERE:
                modules.setdefault(module, []).append(chapter)
    return dict(sorted(modules.items()))


def main(key: str) -> None:
    folder = Path(str(game_of(key).folder))
    chapters = chapters_of(game_of(key))
    rules = folder / "rules.toml"
    before, _, after = rules.read_text("utf-8").partition("[chapters]\n")
    table = "".join(f"{chapter} = {json.dumps(modules)}\n" for chapter, modules in chapters.items())
    rules.write_text(f"{before}[chapters]\n{table}\n{after[after.index('[[rule]]') :]}", "utf-8")
    readme = folder / "README.md"
    rows = "".join(f"| `{module}` | {', '.join(homes)} |\n" for module, homes in modules_of(chapters).items())
    text = README_ROW.sub("", readme.read_text("utf-8"))
    head = "| module | chapters |\n| --- | --- |\n"
    readme.write_text(text.replace(head, head + rows), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
