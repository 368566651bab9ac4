"""What the server refuses, and in which words."""

from __future__ import annotations

from functools import cache

from questhall.engine import QuesthallError
from questhall.server.bodies import Problem
from questhall.server.engines import is_of_storage
from questhall.text import Texts


class Denied(QuesthallError):
    """A request that is refused: a key of the texts (`problem-…`), its facts and the HTTP status."""

    def __init__(self, problem: str, status: int = 400, **facts: str | int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.status = status
        self.facts = facts

    @property
    def sentence(self) -> str:
        return say(self.problem, **self.facts)

    @property
    def message(self) -> Problem:
        return Problem(self.problem, self.sentence, self.facts)


def say(problem: str, **facts: str | int) -> str:
    """The English sentence, for programs and logs; people get it from their browser in their language."""
    return english().say(problem, **facts)


@cache
def english() -> Texts:
    return Texts(None, "en")


def because(problem: str, error: QuesthallError) -> Denied:
    """What the engine refuses: `why` and its facts for those who speak other languages, `what` in English for all."""
    facts: dict[str, str | int] = {"what": str(error)[:300], "why": error.why or "other"}
    return Denied(problem, 400, **facts, **error.facts)


def broken_by(error: Exception) -> Denied:
    """What nobody who asked can help: the database is away, or there is a mistake of ours."""
    return Denied("problem-storage", 503) if is_of_storage(error) else Denied("problem-server", 500)


def no_table() -> Denied:
    return Denied("problem-no-such-table", 404)


def not_yours() -> Denied:
    return Denied("problem-not-your-seat", 403)


def not_now() -> Denied:
    return Denied("problem-not-now", 409)
