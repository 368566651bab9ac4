"""Skill cards, and the trophies that pay for them."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Deck


class TrophyClaimed(Event, frozen=True):
    seat: int
    card: str


class TrophyGained(Event, frozen=True):
    """From a deck, face down: only its owner is told the card."""

    seat: int
    deck: Deck
    card: str = ""


class TrophySpent(Event, frozen=True):
    seat: int
    card: str


class SkillsDrawn(Event, frozen=True):
    """Only their owner is told which."""

    seat: int
    count: int
    skills: tuple[str, ...] = ()


class SkillDiscarded(Event, frozen=True):
    seat: int
    skill: str


class SkillLearned(Event, frozen=True):
    seat: int
    skill: str


SkillEvent = TrophyClaimed | TrophyGained | TrophySpent | SkillsDrawn | SkillDiscarded | SkillLearned
