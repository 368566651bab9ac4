"""The rule catalogue of a game: every rule with its id, its text in both languages, its ruling and its home."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, convert

from questhall.engine.errors import QuesthallError
from questhall.engine.game import Game

RULE_ID = re.compile(r"[A-Z][A-Z0-9]-[A-Z]+-\d+")
HOMELESS = ("component", "example")
"""Kinds of rules that tests prove, but no single line of code enforces."""


class Rule(Struct, frozen=True):
    """One rule of the rulebook, in our words."""

    id: str
    kind: str
    text: str
    text_ru: str
    lines: str
    ruling: str = ""
    ruling_ru: str = ""
    waived: str = ""
    """Why no test proves it: software cannot do it, or a player cannot notice it."""

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]

    def words(self, lang: str) -> str:
        return self.text_ru if lang == "ru" else self.text

    def ruling_words(self, lang: str) -> str:
        return self.ruling_ru if lang == "ru" else self.ruling

    @property
    def needs_home(self) -> bool:
        return self.kind not in HOMELESS and not self.waived


class Catalogue(Struct, frozen=True):
    """All rules of a game, in the order of its rulebook."""

    game: str
    title: dict[str, str]
    rulebook: str
    chapters: dict[str, list[str]]
    """Where the rules of a chapter live in the code; a star means: with the rule they clarify."""
    rule: list[Rule]

    def find(self, id: str) -> Rule:
        for rule in self.rule:
            if rule.id == id:
                return rule
        raise QuesthallError(f"{self.game} has no rule {id}")


@cache
def catalogue_of(game: Game[Any]) -> Catalogue:
    return convert(tomllib.loads(game.folder.joinpath("rules.toml").read_text("utf-8")), Catalogue)


HOME = re.compile(rf'^\s*(?:""")?({RULE_ID.pattern})  \S', re.MULTILINE)


def homes_of(game: Game[Any]) -> dict[str, list[tuple[str, int]]]:
    """For every rule id the docstring lines that begin with it: file within the game's folder, line."""
    homes: dict[str, list[tuple[str, int]]] = {}
    for module in sorted(modules_of(game)):
        text = game.folder.joinpath(module).read_text("utf-8")
        for found in HOME.finditer(text):
            line = text.count("\n", 0, found.start(1)) + 1
            homes.setdefault(found.group(1), []).append((module, line))
    return homes


def modules_of(game: Game[Any]) -> list[str]:
    """The Python files of a game, relative to its folder."""
    return modules_in(game.folder, "")


def modules_in(folder: Traversable, path: str) -> list[str]:
    found: list[str] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += modules_in(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append(path + entry.name)
    return found
