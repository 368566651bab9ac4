"""What a seat sees of the table, as data. Everybody sees the same."""

from __future__ import annotations

from msgspec import Struct

from questhall.games.runebound1.components import Colour, Hex, Town


class AllyView(Struct):
    """An ally beside a hero."""

    card: str
    wounds: int
    exhaustion: int
    life: int
    stamina: int
    attributes: list[int]
    damage: list[int]


class HeroView(Struct):
    """A hero with everything that lies beside the card; numbers as they count now, cards and events included."""

    hero: str
    hex: Hex
    came_from: Hex
    wounds: int
    life: int
    exhaustion: int
    stamina: int
    gold: int
    attributes: list[int]
    """Mind, body, spirit."""
    damage: list[int]
    """Ranged, melee, magic."""
    skills: dict[str, int]
    items: list[str]
    allies: list[AllyView]
    face_down: list[str]
    improved: list[int]
    raised: int
    counters: list[int]
    """Unspent adventure counters: green, yellow, blue, red."""
    noted: int
    points: int
    """What all that experience is worth."""
    runes: int
    level: int
    trophies: list[str]
    used: list[str]
    is_knocked_out: bool
    is_dead: bool


class RollView(Struct):
    """A roll that is about to be made, or whose die lies there and may be rolled again."""

    seat: int
    who: str
    why: str
    kind: int
    target: int
    bonus: int
    skill: str
    taken: int
    die: int


class HurtView(Struct):
    """Wounds on their way; `ally` is empty for the hero."""

    seat: int
    ally: str
    amount: int


class VentureView(Struct):
    colour: Colour
    card: str
    hazard: bool


class FightView(Struct):
    """A fight as it stands; against the seat whose round it is stands a card, or the rival's hero."""

    seat: int
    rival: int | None
    card: str
    reason: str
    phase: str
    round: int
    step: int
    wounds: int
    life: int
    """Of the enemy on the card; 0 between heroes."""
    targets: list[int]
    """The number to reach in each phase; between heroes only that of this phase is known."""
    damage: list[int]
    """What a failed roll costs in each phase."""
    attack: list[int]
    """What the hero adds to an attack in each phase."""
    defence: list[int]
    attacked: list[str]
    kept_out: list[str]
    boost: int
    extra: int
    can_escape: bool
    escape: int
    """What the hero adds to an escape test."""


class UndefeatedView(Struct):
    space: int
    card: str
    hex: Hex


class TradeView(Struct):
    seat: int
    other: int
    gives: list[str]
    takes: list[str]
    gold: int


class ReachView(Struct):
    """A hex that the dice lead to: the faces that pay for the way, and the hexes it leads over."""

    hex: Hex
    faces: list[int]
    path: list[Hex]


class TableView(Struct):
    """The table as a seat sees it."""

    seat: int | None
    phase: str
    round: int
    first: int
    active: int
    heroes: list[HeroView]
    decks: dict[Colour, int]
    under: dict[Colour, list[str]]
    """Known cards under the decks."""
    over: dict[Colour, list[str]]
    """Known cards on top of them."""
    discards: dict[Colour, list[str]]
    market: int
    market_under: list[str]
    stalls: dict[Town, list[str]]
    prices: dict[str, int]
    """What cards of the markets would cost the seat whose turn it is."""
    spots: list[Hex]
    bank: list[int]
    undefeated: list[UndefeatedView]
    event_box: list[str]
    doom: list[str]
    """Cards on the doom track; an empty name is the start card that nobody has seen."""
    doom_counters: int
    doom_limit: int
    """How many cards on the track bring a doom counter; 0: there is no doom track."""
    allowance: int
    rested: int
    dice: list[int]
    """Faces of the movement dice that are left."""
    reach: list[ReachView]
    improvement: int
    """The experience an improvement costs."""
    venture: VentureView | None
    fight: FightView | None
    roll: RollView | None
    hurt: HurtView | None
    trade: TradeView | None
    shown: list[str]
    order: list[int]
    winner: int | None
    end: str
    two_dice: bool
