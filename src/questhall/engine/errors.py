"""What can go wrong, and whose fault it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class QuesthallError(Exception):
    """Anything Questhall refuses, with a sentence for a person.

    What people of other languages read too also says `why`: a text of the hall (`error-<why>`) that `facts` fill.
    """

    def __init__(self, sentence: str = "", why: str = "", **facts: str | int) -> None:
        super().__init__(sentence)
        self.why = why
        self.facts = facts


class Refusal(Struct, frozen=True):
    """Why something is not possible now: a rule, and a message of that game with its facts."""

    rule: str
    reason: str
    facts: dict[str, int | str] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason}{f' ({facts})' if facts else ''} · {self.rule}"


class IllegalMove(QuesthallError):
    """A player asked for something the table does not offer. Nothing has changed."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class StaleMove(IllegalMove):
    """The move answers a question that is no longer open (a double click, a slow line)."""


class CannotUndo(IllegalMove):
    """Undo stops here, and `stop` says at what."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop.sentence)
        self.stop = stop


class Stop(Struct, frozen=True):
    """What stops an undo: `learned` something, another seat `acted`, `nothing` left, or the match is `over`."""

    why: Literal["learned", "acted", "nothing", "over"]
    what: str = ""
    seat: int | None = None

    @property
    def sentence(self) -> str:
        sentences = {
            "learned": f"undo stops here: somebody has learned something since ({self.what})",
            "acted": f"undo stops here: seat {self.seat} has acted since",
            "nothing": "there is nothing to undo",
            "over": "the match is over",
        }
        return sentences[self.why]


class RulesError(QuesthallError):
    """A mistake in a game's rules, never the player's. The match stands at the question before."""


class DeadEnd(RulesError):
    """The rules asked a question to which there is no legal answer."""


class BadOption(QuesthallError):
    """An option that the game does not have, or a value it cannot take."""


class SaveError(QuesthallError):
    """A file that is broken, foreign, or from a version that this one cannot continue."""


class UnknownGame(QuesthallError):
    """No game of that name is in the hall."""
