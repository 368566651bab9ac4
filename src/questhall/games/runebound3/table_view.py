"""What a seat sees of the table, as data."""

from __future__ import annotations

from msgspec import Struct

from questhall.games.runebound3.board import Deck, Hex


class TrophyView(Struct):
    """A trophy; the card is empty for those who have not seen it."""

    deck: Deck
    card: str


class HeroView(Struct):
    """A hero with everything that lies beside the card."""

    hero: str
    hex: Hex
    damage: int
    health: int
    gold: int
    tokens: int
    body: int
    mind: int
    spirit: int
    speed: int
    hand_limit: int
    hand: list[str]
    """Empty names for cards one cannot see."""
    skills: list[str]
    assets: list[str]
    trophies: list[TrophyView]
    quests: list[str]
    rumours: list[str]
    points: int
    used: list[str]
    is_defeated: bool
    is_delayed: bool
    is_eliminated: bool


class RollView(Struct):
    why: str
    dice: list[int]
    spent: list[bool]


class TokenView(Struct):
    id: str
    face: int
    is_spent: bool
    on: str


class SideView(Struct):
    """One of the two in a fight; an enemy has no seat."""

    seat: int | None
    player: int | None
    """The seat that decides for it; None: the table does."""
    tokens: list[TokenView]
    has_passed: bool
    used: list[str]
    marks: list[str]
    damage: int
    health: int


class FightView(Struct):
    """A fight, attacker first."""

    enemy: str
    reason: str
    round: int
    phase: str
    turn: int
    sides: list[SideView]
    hit: int
    """Damage that is about to be suffered."""
    hit_kind: str
    struck: int | None
    """The side that will suffer it."""


class TradeView(Struct):
    seat: int
    other: int
    gives: list[str]
    takes: list[str]
    gold: int


class SlotView(Struct):
    """A story quest above the board."""

    story: str
    solved: list[int]
    token: Hex | None = None
    """Where its story quest token lies, with the number of the slot; None if any of several hexes will do."""


class ReachView(Struct):
    """A hex that the dice of a move lead to, the dice that pay for the way there, and the hexes they lead over."""

    hex: Hex
    dice: list[int]
    path: list[Hex]


class TableView(Struct):
    """The table as a seat sees it."""

    seat: int | None
    scenario: str
    villain: str
    phase: str
    round: int
    act: int
    time: int
    first: int
    active: int
    heroes: list[HeroView]
    gems: list[Hex]
    villain_hex: Hex
    zombies: list[Hex]
    markets: dict[str, list[str]]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    skill_discard: list[str]
    asset_discard: list[str]
    story_discard: list[str]
    slots: list[SlotView]
    out: list[str]
    drawn: str
    option: int
    """The option taken of the event that was drawn, counted from 1; 0: none yet."""
    task: str
    tested: str
    """The attribute of the test that is being taken."""
    revealed: list[str]
    shown: list[str]
    rolled: RollView | None
    reach: list[ReachView]
    prices: dict[str, int]
    """What this seat would pay for the assets of the markets."""
    fight: FightView | None
    trade: TradeView | None
    winner: int | None
