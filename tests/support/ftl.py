"""The message files themselves, read without formatting anything."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from questhall.engine import Game
from questhall.text.messages import files_of


@cache
def entries_of(game: Game[Any] | None, lang: str) -> tuple[ast.EntryType, ...]:
    """Everything in the files of the hall, and of a game if one is named."""
    return tuple(entry for file in files_of(game, lang) for entry in FluentParser().parse(file.read_text("utf-8")).body)


def messages_in(game: Game[Any] | None, lang: str) -> list[ast.Message]:
    return [entry for entry in entries_of(game, lang) if isinstance(entry, ast.Message)]


def own_messages(game: Game[Any], lang: str) -> set[str]:
    """The ids of a game's messages, without those of the hall."""
    hall = {message.id.name for message in messages_in(None, lang)}
    return {message.id.name for message in messages_in(game, lang)} - hall


def shape(message: ast.Message) -> tuple[str, ...]:
    """Its id and its attributes."""
    return (message.id.name, *sorted(attribute.id.name for attribute in message.attributes))


class References(Visitor):
    """Which messages a message quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def quoted_in(game: Game[Any] | None, lang: str) -> set[str]:
    references = References()
    for message in messages_in(game, lang):
        references.visit(message)
    return references.found
