"""Odium, his cards and the confrontation."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.components import Ability


class FacesOdium(Event, frozen=True):
    seat: int
    one: Ability
    other: Ability
    difficulty: int


class OdiumPassed(Event, frozen=True):
    seat: int
    result: int
    difficulty: int
    removed: int


class OdiumWithstood(Event, frozen=True):
    seat: int
    result: int
    difficulty: int


class OdiumRevealed(Event, frozen=True):
    card: str


class OdiumGained(Event, frozen=True):
    xp: int


class OdiumLost(Event, frozen=True):
    xp: int


class OathSworn(Event, frozen=True):
    seat: int
    xp: int


class OathRefused(Event, frozen=True):
    seat: int


class OdiumDefeated(Event, frozen=True):
    pass


class OdiumTriumphed(Event, frozen=True):
    xp: int


OdiumEvent = (
    FacesOdium
    | OdiumPassed
    | OdiumWithstood
    | OdiumRevealed
    | OdiumGained
    | OdiumLost
    | OathSworn
    | OathRefused
    | OdiumDefeated
    | OdiumTriumphed
)
