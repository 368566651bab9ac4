"""From the fields of a move or an event to the facts of a message. Grammar is in the `.ftl` files, none is here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from questhall.engine import Game
from questhall.text.messages import Messages

Facts = dict[str, str | int]
NONE = "none"
"""What an empty field becomes, so that a message can select on it."""


@cache
def vocabularies_of(game: Game[Any] | None) -> Mapping[str, str]:
    """Fields whose ids are named by another vocabulary than their own name: `skill` by `card`."""
    file = game.folder.joinpath("text", "words.toml") if game is not None else None
    return tomllib.loads(file.read_text("utf-8")) if file is not None and file.is_file() else {}


DASHES = str.maketrans("_. /", "----")


def dashed(id: str) -> str:
    """An id as it stands in a message: `sleight_of_hand`, `deck.market`, `less random`, `escape/upper` get dashes."""
    return id.translate(DASHES)


class Wording:
    """What the values in a game are called, for people with these names."""

    def __init__(self, messages: Messages, vocabularies: Mapping[str, str], names: Sequence[str]) -> None:
        self.messages = messages
        self.vocabularies = vocabularies
        self.names = names

    def sentence(self, message: str, fields: Mapping[str, Any]) -> str:
        """A message filled with fields; its attribute `each` tells of tuples that belong together, one by one."""
        facts = self.facts(fields)
        if self.messages.has(f"{message}.each"):
            lines = [self.messages.fill(f"{message}.each", self.facts(line)) for line in lines_of(fields)]
            facts["each"] = self.join("list-commas", lines)
        return self.messages.fill(message, facts)

    def facts(self, fields: Mapping[str, Any]) -> Facts:
        facts: Facts = {}
        for name, value in fields.items():
            facts |= self.fact(name, value)
        return facts

    def fact(self, name: str, value: Any) -> Facts:
        """A number stays one, an id gets its name and the attributes of that name, a seat its player.

        A number whose field has a vocabulary is an id too: a hex, the face of a die.
        """
        if isinstance(value, tuple):
            words = [str(self.fact(singular(name), each)[singular(name)]) for each in value]
            return {name: self.join("list", words), f"{name}-count": len(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if value is None or value == "":
            return {name: NONE}
        if isinstance(value, str):
            return self.named(name, value)
        if plain(name) in self.vocabularies:
            return self.named(name, str(value))
        return {name: self.player(value) if plain(name) == "seat" else int(value)}

    def named(self, field: str, id: str) -> Facts:
        word = f"{self.vocabulary(field)}-{dashed(id)}"
        more = {f"{field}-{each}": self.messages.fill(f"{word}.{each}", {}) for each in self.messages.attributes(word)}
        return {field: self.messages.fill(word, {}), **more}

    def vocabulary(self, field: str) -> str:
        """By default the field's own name."""
        return self.vocabularies.get(plain(field), dashed(plain(field)))

    def player(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.messages.fill("player", {"number": seat + 1})

    def join(self, message: str, words: Sequence[str]) -> str:
        """A list as the language writes it; how its last two words are joined is the message's attribute `last`."""
        if not words:
            return ""
        joined = words[0]
        for word in words[1:-1]:
            joined = self.messages.fill(message, {"left": joined, "right": word})
        return self.messages.fill(f"{message}.last", {"left": joined, "right": words[-1]}) if words[1:] else joined


def plain(field: str) -> str:
    """`other_row` is a row."""
    return field.removeprefix("other_")


def singular(field: str) -> str:
    """Fields that hold tuples are plurals: `cards` are named like a `card`."""
    return field.removesuffix("s")


def lines_of(fields: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    """Fields whose tuples belong together, cut into lines. Where no seat is named, there is a line for every seat."""
    tuples = {singular(name): values for name, values in fields.items() if isinstance(values, tuple)}
    others = {name: value for name, value in fields.items() if not isinstance(value, tuple)}
    for number, values in enumerate(zip(*tuples.values(), strict=True)):
        yield {"seat": number, **others, **dict(zip(tuples, values, strict=True))}
