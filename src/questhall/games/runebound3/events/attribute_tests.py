"""Attribute tests."""

from __future__ import annotations

from questhall.engine import Event


class TestBegan(Event, frozen=True):
    seat: int
    attribute: str
    skills: tuple[str, ...]


class TestExtended(Event, frozen=True):
    seat: int
    skill: str


class TestEnded(Event, frozen=True):
    seat: int
    successes: int


AttributeTestEvent = TestBegan | TestExtended | TestEnded
