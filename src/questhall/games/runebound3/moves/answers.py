"""Answers that fit many questions."""

from __future__ import annotations

from questhall.engine import Move


class Accept(Move, frozen=True):
    """Agree."""


class Decline(Move, frozen=True):
    """Say no, or leave an effect out."""


class Done(Move, frozen=True):
    """That is all."""


class TakeOption(Move, frozen=True):
    """Take an option of an event, or one of several rewards, counted from 1."""

    option: int


class Use(Move, frozen=True):
    """Use an ability at its moment."""

    ability: str


AnswerMove = Accept | Decline | Done | TakeOption | Use
