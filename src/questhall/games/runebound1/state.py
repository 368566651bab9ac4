"""The position on the table: plain data, and questions that have one answer."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from questhall.engine import Options as EngineOptions
from questhall.engine import Part
from questhall.engine import State as EngineState
from questhall.games.runebound1.components import NOWHERE, Colour, Hex, Kind, Town

Phase = Literal["setup", "movement", "adventure", "market", "experience", "final", "over"]
FightReason = Literal["challenge", "encounter", "hazard", "final", "hero"]
FightPhase = Literal["before", "round", "end"]
FightEnd = Literal["", "won", "lost", "escaped"]
RollReason = Literal["attack", "defence", "escape", "test", "target"]
NOBODY = -1


class Options(EngineOptions, frozen=True):
    """What a table may choose: `advanced` is all of the supplement at once, each block of it can be had alone.

    R1-AMODE-01  The advanced rules come on top of the basic ones.
    R1-VAR-11  The five variants go with either game, in any combination.
    """

    advanced: bool = True
    doom: bool = False
    """The doom track; when it is full, the final battle. Without it a match may go on for ever."""
    hazards: bool = False
    """Travel hazards. They need the doom track, and bring it with them."""
    first_turn: bool = False
    """Fewer movement dice for the first players in their first turn."""
    tough: bool = False
    """Wounds must exceed life."""
    careful: bool = False
    """Nobody may choose exhaustion that would turn into wounds."""
    few_activations: bool = False
    """One activated card for each phase and combat round."""
    fresh: bool = False
    """A fifth movement die for a hero without exhaustion."""
    harsh: bool = False
    """A knock-out costs all gold and the dearest card."""
    equal_events: bool = False
    """An event of the same number comes into play too."""
    dear_healing: bool = False
    """A gold for each wound, or for all exhaustion."""
    pairs: bool = False
    """Improvements come two at a time."""
    two_dice: bool = False
    """Two ten-sided dice instead of one with twenty sides."""
    trade: bool = False
    """Heroes on one hex trade in the market phase."""
    tight: bool = False
    """One weapon, one armour, one artifact."""
    upkeep: bool = False
    """Allies want to be paid."""
    life: bool = False
    """Life may be raised instead of an attribute."""


class Pile(Part):
    """A deck face down. What is shuffled has no order, its next card is a random one; known cards may lie above it, the

    next one last, and below it, the next one first.
    """

    cards: list[str] = []
    under: list[str] = []
    over: list[str] = []


class Ally(Part):
    """An ally of a hero, with the counters on the card."""

    card: str
    wounds: int = 0
    exhaustion: int = 0


class Player(Part):
    """A hero with everything on and around the hero card."""

    hero: str = ""
    hex: Hex = NOWHERE
    """Nowhere before the own first turn, and out of the game after a lost final battle."""
    came_from: Hex = NOWHERE
    """Where an escape leads back to."""
    wounds: int = 0
    exhaustion: int = 0
    gold: int = 0
    items: list[str] = []
    """Market items, and reward cards that are kept: runes too."""
    allies: list[Ally] = []
    face_down: list[str] = []
    """Activated cards, of whatever kind."""
    improved: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Experience counters: mind, body, spirit."""
    raised: int = 0
    """How often life was raised instead."""
    counters: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Unspent adventure counters by colour."""
    noted: int = 0
    """Experience written down for want of change."""
    used: list[str] = []
    """Abilities with a limit used in this turn, fight or combat round."""
    activations: int = 0
    """Cards activated in this phase or combat round."""
    trades: int = 0
    """Exchanges proposed in this turn."""
    trophies: list[str] = []
    """Red cards won in the final battle."""
    is_knocked_out: bool = False
    """Until the own next turn."""
    is_dead: bool = False
    """Killed in the final battle."""


class Dice(Part):
    """Movement dice on the table: their faces; a die that is used is taken away."""

    faces: list[int]
    hazard: bool = False


class Roll(Part):
    """A roll of the twenty-sided die, from its announcement to its result."""

    seat: int
    who: str
    """The card of the hero or ally who rolls."""
    why: RollReason
    kind: Kind
    target: int
    bonus: int = 0
    """All modifiers, the attribute included."""
    skill: str = ""
    taken: int = 0
    """Exhaustion taken for the skill."""
    die: int = 0
    """What fell; 0 before."""


class Hurt(Part):
    """Wounds on their way to a hero (`ally` empty) or one of the allies."""

    seat: int
    ally: str
    amount: int


class Venture(Part):
    """An adventure being attempted: the deck it is drawn from, and the card being resolved."""

    colour: Colour
    card: str = ""
    hazard: bool = False


class Fight(Part):
    """A fight. `seat` acts in this round; against him stands a card, or between heroes the `rival`."""

    seat: int
    reason: FightReason
    card: str = ""
    rival: int = NOBODY
    phase: FightPhase = "before"
    round: int = 0
    step: Kind = 0
    """The kind of the phase under way: ranged, melee, magic."""
    wounds: int = 0
    """On the enemy's card."""
    striking: str = ""
    """Who attacks in this phase."""
    attacked: list[str] = []
    """Who has attacked in this round: cards of heroes and allies."""
    boost: int = 0
    """What cards add to the next roll of `seat`'s hero."""
    harder: int = 0
    """What cards add to the enemy's target numbers for the whole fight."""
    extra: int = 0
    """What cards add to the damage of the next successful attack."""
    target: int = 0
    """Between heroes: what the defender rolled for this phase or this escape; 0 before."""
    no_escape: bool = False
    kept_out: list[str] = []
    """Allies who cannot fight in this one."""
    end: FightEnd = ""
    """How it ended for `seat`."""


class Undefeated(Part):
    """A challenge on its track: the number of the space, and the hex where the counter of that number lies."""

    space: int
    card: str
    hex: Hex


class Trade(Part):
    """What one hero offers another on the same hex, and what he wants for it."""

    seat: int
    other: int
    gives: list[str] = []
    takes: list[str] = []
    gold: int = 0
    """Gold given; negative is gold wanted."""


class State(EngineState):
    """The whole table."""

    options: Options
    players: list[Player]
    decks: dict[Colour, Pile]
    discards: dict[Colour, list[str]]
    """Adventure cards that have left play, the last one on top."""
    market: Pile
    stalls: dict[Town, list[str]]
    """The market boxes."""
    spots: list[Hex]
    """Hexes with an adventure counter; the board says of which colour."""
    bank: list[int]
    """Adventure counters in the bank, by colour."""
    undefeated: list[Undefeated] = []
    """The oldest first."""
    event_box: list[str] = []
    """The last one is in force."""
    doom: list[str] = []
    """Cards on the doom track, from Tamalir on."""
    is_start_unseen: bool = False
    """Nobody knows the first card of the doom track."""
    doom_counters: int = 0
    phase: Phase = "setup"
    first: int = 0
    active: int = 0
    round: int = 0
    """Rounds played to the end."""
    dice: Dice | None = None
    allowance: int = 0
    """Movement dice of this turn, as far as they are not given up."""
    rested: int = 0
    """Movement dice given up in this turn."""
    venture: Venture | None = None
    fight: Fight | None = None
    roll: Roll | None = None
    hurt: Hurt | None = None
    trade: Trade | None = None
    shown: list[str] = []
    """Cards laid open for somebody to choose from."""
    winner: int | None = None
    order: list[int] = []
    """Seats still to enter the final battle; the first of them fights."""
    end: str = ""
    """Which way the match ended."""


def active_player(state: State) -> Player:
    """The hero whose turn it is."""
    return state.players[state.active]


def heroes_at(state: State, hex: Hex) -> list[int]:
    """Any number of heroes may stand on one hex."""  # R1-MOVE-12
    return [seat for seat, player in enumerate(state.players) if player.hex == hex]
