"""The storybook: files of passages, English and Russian side by side, opened when somebody comes to them.

A file is a list of `[[passages]]` with `[[passages.choices]]`; the fields are those of `define.py`, and any other is an
error. Lines may be broken anywhere; an empty line begins a paragraph.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, ValidationError, convert

from questhall.games.nearandfar.story.define import Passage

PAGES = files("questhall.games.nearandfar.story") / "pages"
ARCADE_FILE = "arcade.toml"
KEY_LINE = re.compile(r'^key = "([^"\n]*)"$', re.MULTILINE)
PARAGRAPHS = re.compile(r"\n[ \t]*\n")


class Pages(Struct, forbid_unknown_fields=True):
    """What stands in one file."""

    passages: list[Passage]


class BookError(Exception):
    """A file of the storybook that cannot be read as one; the message names file and place."""


class Book(Mapping[str, Passage]):
    """Passages by key. A file is read when one of its passages is first asked for, and then kept."""

    def __init__(self, folder: Traversable, belongs: Callable[[str], bool] = lambda name: True) -> None:
        self.folder = folder
        self.belongs = belongs
        self.read: dict[str, dict[str, Passage]] = {}

    @cached_property
    def file_of(self) -> dict[str, str]:
        """In which file each passage stands, found without reading more than the lines with the keys."""
        found: dict[str, str] = {}
        names = sorted(file.name for file in self.folder.iterdir() if file.name.endswith(".toml"))
        for name in filter(self.belongs, names):
            for key in KEY_LINE.findall((self.folder / name).read_text("utf-8")):
                if key in found:
                    raise BookError(f"{name}: passage {key} stands in {found[key]} already")
                found[key] = name
        return found

    def __getitem__(self, key: str) -> Passage:
        name = self.file_of[key]
        if name not in self.read:
            self.read[name] = {passage.key: passage for passage in read_file(self.folder / name)}
        return self.read[name][key]

    def __contains__(self, key: object) -> bool:
        return key in self.file_of

    def __iter__(self) -> Iterator[str]:
        return iter(self.file_of)

    def __len__(self) -> int:
        return len(self.file_of)


def read_file(file: Traversable) -> list[Passage]:
    """Every passage of a file, or an error that says where it went wrong."""
    text = file.read_text("utf-8")
    try:
        pages = convert(reflowed(tomllib.loads(text)), Pages)
    except (tomllib.TOMLDecodeError, ValidationError) as problem:
        raise BookError(f"{file.name}: {problem}") from problem
    keys = [passage.key for passage in pages.passages]
    if keys != KEY_LINE.findall(text):
        raise BookError(f'{file.name}: a line `key = "…"` must stand by itself in every passage, and nowhere else')
    return pages.passages


def reflowed(value: Any) -> Any:
    """The same with line breaks as spaces; an empty line stays, as the end of a paragraph."""
    match value:
        case str():
            return "\n\n".join(" ".join(part.split()) for part in PARAGRAPHS.split(value.strip()))
        case list():
            return [reflowed(part) for part in value]
        case dict():
            return {key: reflowed(part) for key, part in value.items()}
    return value


PASSAGES = Book(PAGES, lambda name: name != ARCADE_FILE)
"""The storybook by key."""
ARCADE = Book(PAGES, lambda name: name == ARCADE_FILE)
"""The arcade deck by id."""
