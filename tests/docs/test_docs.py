"""The pages are true: examples run, links and paths lead somewhere, commands can be typed, identifiers exist."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from contextlib import suppress
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, DocTestParser, DocTestRunner
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import typer
from typer.main import get_group

from questhall.cli import MODULES, make_app
from questhall.engine import Game
from questhall.engine.catalogue import catalogue_of, modules_of
from questhall.games import GAMES

ROOT = Path(__file__).parents[2]
BUILT = {"build", "dist", "node_modules"}
FENCE = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
REPOSITORY_PATH = re.compile(r"(?:src|tests|docs|tools)/[\w./-]*")
HALL = {"questhall", "./questhall", ".venv/bin/questhall"}
"""The ways to type the command."""


def pages() -> list[str]:
    """Every page of the repository, by its path."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(str(page) for page in found if not any(part.startswith(".") or part in BUILT for part in page.parts))


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def prose_of(page: str) -> str:
    """A page without its code blocks."""
    return FENCE.sub("", text_of(page))


def blocks_of(page: str, *languages: str) -> list[str]:
    """The code blocks of a page in one of these languages."""
    return [dedent(block) for _, language, block in FENCE.findall(text_of(page)) if language in languages]


def examples_of(page: str) -> str:
    """A page of which only the Python sessions are left, each on its own line, so that a failure names the line."""
    text, kept, end = text_of(page), "", 0
    for fence in FENCE.finditer(text):
        is_session = fence[2] == "python" and ">>>" in fence[3]
        kept += "\n" * text.count("\n", end, fence.start(3))
        kept += dedent(fence[3]) if is_session else "\n" * fence[3].count("\n")
        end = fence.end(3)
    return kept


def targets_of(page: str) -> Iterator[Path]:
    """The files a page links to."""
    for link in LINK.findall(SPAN.sub("", prose_of(page))):
        path = link.partition("#")[0]
        if path and ":" not in path:
            yield (ROOT / page).parent / path


def commands_of(page: str) -> list[list[str]]:
    """Every `questhall …` on a page, as the words after it; in running text `questhall replay` is only a name."""
    lines = [line for block in blocks_of(page, "sh", "console") for line in block.splitlines()]
    lines += [f"{span} --help" if span.count(" ") == 1 else span for span in SPAN.findall(prose_of(page))]
    parts = [part for line in lines for part in re.split(r"&&|[|;>]", line.removeprefix("$ ")) if "…" not in part]
    typed = [shlex.split(part, comments=True) for part in parts if part.split()[:1] and part.split()[0] in HALL]
    return [words[1:] for words in typed]


every_page = pytest.mark.parametrize("page", pages())
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize("page", [page for page in pages() if ">>>" in examples_of(page)])
def test_the_examples_of_a_page_run(page: str) -> None:
    said: list[str] = []
    session = DocTestParser().get_doctest(examples_of(page), {}, page, str(ROOT / page), 0)
    result = DocTestRunner(optionflags=ELLIPSIS | NORMALIZE_WHITESPACE).run(session, out=said.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/bots.md"])
def test_the_pages_for_programmers_have_examples(page: str) -> None:
    assert ">>>" in examples_of(page)


@every_page
def test_python_that_is_only_shown_can_be_read(page: str) -> None:
    shown = [block for block in blocks_of(page, "python") if ">>>" not in block]
    assert [block for block in shown if not is_python(block)] == []


def is_python(block: str) -> bool:
    try:
        ast.parse(block)
    except SyntaxError:
        return False
    return True


@every_page
def test_every_link_leads_to_a_file(page: str) -> None:
    assert [str(target) for target in targets_of(page) if not target.exists()] == []


@pytest.mark.parametrize("page", [page for page in pages() if page != "README.md"])
def test_every_page_is_linked_from_another(page: str) -> None:
    linked = {target.resolve() for other in pages() if other != page for target in targets_of(other)}
    assert (ROOT / page).resolve() in linked


@every_page
def test_every_path_that_is_named_exists(page: str) -> None:
    named = [span for span in SPAN.findall(prose_of(page)) if REPOSITORY_PATH.fullmatch(span)]
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(
    ("page", "words"),
    [pytest.param(page, words, id=f"{page}: {' '.join(words)}") for page in pages() for words in commands_of(page)],
)
def test_every_command_can_be_typed(page: str, words: list[str]) -> None:
    hall = get_group(make_app(*MODULES))
    with suppress(typer.Exit):  # --help
        context = hall.make_context("questhall", list(words))
        if words:
            command = hall.get_command(context, words[0])
            assert command is not None, f"there is no command {words[0]}"
            command.make_context(words[0], words[1:])


@every_game
def test_every_identifier_in_the_glossary_stands_in_the_code(game: Game[Any]) -> None:
    source = "\n".join(game.folder.joinpath(module).read_text("utf-8") for module in modules_of(game))
    [chapter] = re.findall(rf"^## [^\n]*`{game.key}`\n(.*?)(?=^## |\Z)", text_of("docs/glossary.md"), re.M | re.S)
    rows = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.startswith("| ")]
    assert {len(row) for row in rows} == {3}
    names = [name for row in rows for name in SPAN.findall(row[2])]
    assert len(names) > 50
    assert [name for name in names if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", source)] == []


@every_game
def test_the_readme_of_a_game_leads_from_chapters_to_modules_as_the_catalogue_does(game: Game[Any]) -> None:
    readme = game.folder.joinpath("README.md").read_text("utf-8")
    table = {
        module: chapters.split(", ")
        for module, chapters in re.findall(r"^\| `([\w/.]+)` \| ([A-Z, ]+) \|", readme, re.M)
    }
    homes: dict[str, list[str]] = {}
    for chapter, modules in catalogue_of(game).chapters.items():
        for module in modules:
            if module != "*":
                homes.setdefault(module, []).append(chapter)
    assert table == homes
