"""The position on the table: plain data, and questions that have one answer."""

from __future__ import annotations

from typing import Literal

from questhall.engine import Options as EngineOptions
from questhall.engine import Part
from questhall.engine import State as EngineState
from questhall.games.runebound3.board import Deck, Hex
from questhall.games.runebound3.heroes import Attribute

Phase = Literal["heroes", "places", "abilities", "turn", "round end", "over"]
Scenario = Literal["margath", "corpse_king"]
FightPhase = Literal["engage", "cast", "act", "retreat", "done"]
FightReason = Literal["adventure", "story", "villain", "challenge"]
FightEnd = Literal["", "won", "lost", "retreated", "claimed"]
RollReason = Literal["move", "explore", "rest", "retreat", "ability"]
DamageKind = Literal["physical", "magic", "skull"]
Act = Literal[1, 2]

Who = int
"""Somebody in a fight or with abilities: the seat of a hero, or FOE."""
FOE: Who = -1
"""The enemy on a card; there is never more than one."""
NOWHERE: Hex = -1


class Options(EngineOptions, frozen=True):
    """What a table may choose."""

    scenario: Literal["margath", "corpse_king", "random"] = "random"
    """The players choose one scenario,

    or leave it to chance.
    """
    heroes: Literal["chosen", "dealt"] = "chosen"
    enemy: Literal["neighbour", "bot", "fixed"] = "neighbour"


class Trophy(Part):
    """An adventure card face down beside a hero. Whoever saw it being claimed knows it; its owner knows it anyway."""

    card: str
    known: bool


class Player(Part):
    """A hero with everything on and around the hero card."""

    hero: str = ""
    hex: Hex = NOWHERE
    damage: int = 0
    gold: int = 0
    tokens: int = 0
    """White story tokens: lore or allies, as the scenario calls them."""
    hand: list[str] = []
    skills: list[str] = []
    """Learned ones, face up."""
    assets: list[str] = []
    trophies: list[Trophy] = []
    quests: list[str] = []
    rumours: list[str] = []
    points: int = 0
    """Action points left in this turn."""
    used: list[str] = []
    """Abilities used in this turn that cannot be used twice in one."""
    challenged: list[int] = []
    """Seats this hero has challenged already."""
    is_defeated: bool = False
    is_delayed: bool = False
    is_eliminated: bool = False
    trades: int = 0
    """Exchanges proposed in this turn."""


class Roll(Part):
    """Terrain dice on the table: their faces, and which of them are spent."""

    why: RollReason
    dice: list[int]
    spent: list[bool]


class CombatToken(Part):
    """A cast token: the face it shows, whether it is spent, and the double it lies on."""

    id: str
    face: int = 0
    is_spent: bool = False
    on: str = ""


class Side(Part):
    """One of the two in a fight."""

    who: Who
    tokens: list[CombatToken] = []
    has_passed: bool = False
    used: list[str] = []
    """Abilities used in this combat round."""
    used_up: list[str] = []
    """Abilities that can be used once a fight, and were."""
    marks: list[str] = []
    """What cards have laid on this side until the end of the combat round."""


class Hit(Part):
    """Damage on its way to a hero or an enemy."""

    target: Who
    amount: int
    kind: DamageKind
    is_attack: bool
    is_sure: bool
    """It cannot be blocked."""
    dealt: int = 0
    """What came through."""


class Fight(Part):
    """A fight: the attacker is the first side.

    R3-CBT-01  There are exactly two opponents.
    R3-ATKR-01  The attacker is the active player; an enemy never is.
    """

    sides: list[Side]
    reason: FightReason
    enemy: str = ""
    """The card of the enemy; empty if two heroes fight."""
    source: str = ""
    """The story card that led to the fight."""
    damage: int = 0
    """On the enemy's card."""
    round: int = 0
    phase: FightPhase = "engage"
    turn: int = 0
    """Which side acts next."""
    x: int = 0
    """Surges spent on the ability being used."""
    is_cancelled: bool = False
    """What is about to happen will not."""
    again: bool = False
    """The side that acted acts once more."""
    hits: list[Hit] = []
    """Damage being dealt, the newest last: a blow may be answered by a blow."""
    end: FightEnd = ""
    """How it ended for the attacker."""


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
    scenario: Scenario
    decks: dict[Deck, list[str]]
    """Adventure cards face down: the next one is a random one of these."""
    discards: dict[Deck, list[str]]
    """Face up, the last one on top."""
    skill_deck: list[str]
    asset_deck: list[str]
    story_deck: list[str]
    markets: dict[str, list[str]]
    """By city."""
    gems: list[Hex]
    """Adventure gems that lie face up."""
    skill_discard: list[str] = []
    asset_discard: list[str] = []
    story_discard: list[str] = []
    slots: list[str] = []
    """The story quests above the board, one for each slot; empty where none lies."""
    solved: dict[str, list[int]] = {}
    """The story quests that lie there, the oldest first, and the seats that have solved each."""
    out: list[str] = []
    """Cards that are out of the game."""
    phase: Phase = "heroes"
    queue: list[int] = []
    """Seats still to act in a step of set-up, or to take their turn in this round; the first of them acts."""
    first: int = 0
    active: int = 0
    round: int = 0
    """Rounds played to the end."""
    time: int = 0
    """The space of the time token, counted from 0."""
    act: Act = 1
    villain: Hex = NOWHERE
    zombies: list[Hex] = []
    drawn: str = ""
    """The adventure or story card being resolved."""
    task: str = ""
    """The quest, rumour or story quest being tried, or the enemy whose reward is being chosen."""
    rolled: Roll | None = None
    revealed: list[str] = []
    """Skill cards turned over for a test."""
    shown: list[str] = []
    """Cards laid open for somebody to choose from."""
    fight: Fight | None = None
    trade: Trade | None = None
    winner: int | None = None
    option: int = 0
    """The option taken of the event being resolved, counted from 1."""
    tested: Attribute | Literal[""] = ""
    """The attribute of the test that is being taken."""


def in_turn_order(state: State) -> list[int]:
    """R3-ORDER-01  From the first player on, clockwise; eliminated heroes have left."""
    seats = len(state.players)
    order = ((state.first + turn) % seats for turn in range(seats))
    return [seat for seat in order if not state.players[seat].is_eliminated]


def heroes_at(state: State, hex: Hex) -> list[int]:
    """R3-HEX-02  Any number of heroes may be on one hex."""
    return [seat for seat, player in enumerate(state.players) if player.hex == hex]
