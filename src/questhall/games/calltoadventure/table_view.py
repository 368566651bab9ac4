"""What a seat sees of the table, as data."""

from __future__ import annotations

from msgspec import Struct

from questhall.engine import ScoreLine


class AllyView(Struct):
    id: str
    is_down: bool


class HeroView(Struct):
    """A hero with everything on and around the board."""

    origin: str
    motivation: str
    destiny: str
    """Empty for those who may not see it."""
    is_revealed: bool
    dealt: list[str]
    """Character cards to choose from, and those given back: the owner's only."""
    story: list[str]
    allies: list[AllyView]
    hand: list[str]
    """The owner's only."""
    hero_cards: int
    """In hand,"""
    antihero_cards: int
    """and these."""
    played: list[str]
    xp: int
    corruption: int
    abilities: dict[str, int]
    icons: dict[str, int]
    radiant: int
    """Radiant icons until the end of the turn."""
    next_bonus: int
    turn_bonus: int
    used: list[str]
    oath: str
    has_passed: bool
    score: list[ScoreLine]
    """So far, without a destiny that the reader cannot see."""
    tale: list[list[str]]
    """At the end the hero's life, in paragraphs: messages that stand alone."""


class SlotView(Struct):
    """A card of a row and the ally under it."""

    card: str
    ally: str


class PathView(Struct):
    """A path that could be announced now, with the runes that would be cast for it."""

    challenge: str
    path: str
    difficulty: int
    runes: list[str]
    bonus: int
    dark: int
    """How many Dark runes could be bought."""
    abilities: list[str]


class AttemptView(Struct):
    """An attempt under way: before the cast the runes lie ready, after it they show their faces."""

    card: str
    act: int
    path: str
    difficulty: int
    runes: list[str]
    faces: list[int]
    sum: int
    bonus: int
    bought: int
    dark: int
    """How many Dark runes could still be bought."""
    casts: int
    marks: list[str]
    succeeded: bool


class PlayedView(Struct):
    card: str
    seat: int
    target: int
    is_cancelled: bool


class OdiumView(Struct):
    xp: int
    scheme: str
    deck: int
    revealed: list[str]
    discard: list[str]


class TableView(Struct):
    """The whole table, as one seat sees it."""

    seat: int | None
    mode: str
    phase: str
    step: str
    active: int
    first: int
    turn: int
    closer: int | None
    queue: list[int]
    heroes: list[HeroView]
    rows: list[list[SlotView]]
    face_down: list[int]
    """Cards of each row that lie face down."""
    decks: list[int]
    discards: list[list[str]]
    hero_deck: int
    antihero_deck: int
    hero_discard: list[str]
    antihero_discard: list[str]
    odium: OdiumView | None
    attempt: AttemptView | None
    paths: list[PathView]
    stack: list[PlayedView]
    found: list[str]
    is_beaten: bool
    has_base: bool
