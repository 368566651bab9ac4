"""Skill cards, and the trophies that pay for them."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.cards.define import Cost


class Learn(Move, frozen=True):
    """Learn a skill from the hand for trophies."""

    skill: str


class SpendTrophy(Move, frozen=True):
    """Pay with a trophy of this deck."""

    deck: Cost


class DiscardSkill(Move, frozen=True):
    """Discard a learned skill that is one too many, or a card of a hand that is too large."""

    skill: str


class ExertCard(Move, frozen=True):
    """Exert with this card of the hand."""

    skill: str


class TakeSkill(Move, frozen=True):
    """Take, keep or learn this skill card for nothing."""

    skill: str


class TakeTrophy(Move, frozen=True):
    """Gain a trophy from this deck."""

    deck: Cost


SkillMove = Learn | SpendTrophy | DiscardSkill | ExertCard | TakeSkill | TakeTrophy
