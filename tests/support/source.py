"""What stands in the source of the hall: its words, the reasons it refuses with, the streams of its chance."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from questhall.text.facts import dashed

HALL = Path(str(files("questhall")))
CLIENT = HALL.parents[1] / "client" / "src"
CLIENT_STRING = re.compile(r"""["'`]([A-Za-z][\w. -]*)(?=["'`]|\$\{)""")
"""A string, or the fixed beginning of a template."""


@cache
def trees_of(key: str | None) -> tuple[ast.Module, ...]:
    """The modules of one game, or those outside all games."""
    games = HALL / "games"
    if key is not None:
        modules: Iterable[Path] = (games / key).rglob("*.py")
    else:
        modules = (path for path in HALL.rglob("*.py") if games not in path.parents)
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(modules))


def nodes_of(key: str | None) -> Iterator[ast.AST]:
    for tree in trees_of(key):
        yield from ast.walk(tree)


@cache
def words_of(key: str | None) -> frozenset[str]:
    """Every string, class and field, written as in a message; the fixed beginnings of f-strings end with a dash."""
    words: set[str] = {"true", "false"}
    for node in nodes_of(key):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(dashed(node.value))
        elif isinstance(node, ast.ClassDef):
            words.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            words.add(dashed(node.target.id))
    return frozenset(words | words_of_client(key))


def words_of_client(key: str | None) -> set[str]:
    """The same of the client: every string of the hall's pages, or of a game's board."""
    folders = [CLIENT / "boards" / key] if key else [CLIENT / "lib", CLIENT / "parts", CLIENT / "pages"]
    files = (file for folder in folders for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind))
    found = {word for file in files for word in CLIENT_STRING.findall(file.read_text("utf-8"))}
    return {dashed(word) for word in found} | {word.partition(".")[0] for word in found}


def reasons_of(key: str) -> set[str]:
    """Every reason a game refuses with; one put together in an f-string stands with a star."""
    reasons: set[str] = set()
    for call in calls(key, "Refusal"):
        reason = call.args[1]
        if isinstance(reason, ast.Constant):
            reasons.add(str(reason.value))
        elif isinstance(reason, ast.JoinedStr):
            reasons.add(pattern_of(reason))
    return reasons


def last_words(key: str, *names: str) -> set[str]:
    """The strings that calls of these functions end with: streams of chance, what gold is for.

    What is put together in an f-string has a star in each gap; the seat that a stream belongs to is left out.
    """
    last = (call.args[-1] for name in names for call in calls(key, name) if call.args)
    return {OF_A_SEAT.sub("", pattern_of(word)) for word in last if isinstance(word, ast.Constant | ast.JoinedStr)}


OF_A_SEAT = re.compile(r"^seat\.\*\.")


def pattern_of(word: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(word, ast.Constant):
        return str(word.value)
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in word.values)


def calls(key: str, name: str) -> Iterator[ast.Call]:
    for node in nodes_of(key):
        if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node
