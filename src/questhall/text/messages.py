"""The messages of one language: read once from the `.ftl` files of the hall and of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from questhall.engine import Game, QuesthallError

LANGUAGES = ("en", "ru")


class MissingText(QuesthallError, LookupError):
    """A message that no file of the language has, or one that does not fit its facts."""


def files_of(game: Game[Any] | None, lang: str) -> Iterator[Traversable]:
    """Every `.ftl` file of a language: the hall's own, then the game's."""
    folders = [files("questhall.text").joinpath(lang)]
    if game is not None:
        folders.append(game.folder.joinpath("text", lang))
    for folder in folders:
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def messages_of(game: Game[Any] | None, lang: str) -> Messages:
    """Reading the files takes a moment, so they are read once."""
    if lang not in LANGUAGES:
        raise QuesthallError(f"there is no language {lang!r}; there is {' and '.join(LANGUAGES)}")
    return Messages(lang, files_of(game, lang))


class Messages:
    """Finds a message (`gold`) or its attribute (`row-strength.short`) and fills in the facts."""

    def __init__(self, lang: str, sources: Iterator[Traversable]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in sources:
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None

    def attributes(self, message: str) -> list[str]:
        return list(self._bundle.get_message(message).attributes) if self._bundle.has_message(message) else []

    def fill(self, message: str, facts: Mapping[str, str | int]) -> str:
        """The finished sentence."""
        pattern = self._pattern(message)
        if pattern is None:
            raise MissingText(f"there is no text {message!r} in language {self.lang}")
        sentence, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise MissingText(f"text {message!r} in language {self.lang}: {errors[0]}")
        return str(sentence)

    def _pattern(self, message: str) -> Any:
        id, _, attribute = message.partition(".")
        if not self._bundle.has_message(id):
            return None
        found = self._bundle.get_message(id)
        return found.attributes.get(attribute) if attribute else found.value
