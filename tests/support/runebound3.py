"""Positions of Runebound in a line or two, and stretches of its play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Box, Move, Play, Table
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.board import PLACES, Hex, hex_at
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.setup import build_decks, lay_out
from questhall.games.runebound3.rules.turn import ACTION_POINTS
from questhall.games.runebound3.state import (
    FOE,
    CombatToken,
    Fight,
    FightPhase,
    FightReason,
    Options,
    Player,
    Side,
    State,
    Trophy,
)
from support import stretch
from support.stretch import CutIn, Played, Rigged

HEX: dict[str, Hex] = {place.id: place.hex for place in PLACES} | {
    region: hexes[0] for region, hexes in REGIONS.items()
}
"""Places and the first hex of each region by name."""

WILD, MOUNTAINS_WATER, FOREST_HILLS, PLAINS_FOREST, HILLS_PLAINS, PLAINS = range(6)
"""The faces of a terrain die, for rigged rolls."""


def hex_of(place: str) -> Hex:
    """`tamalir`, `lake_of_tears`, or row and column: `4,9`."""
    if place in HEX:
        return HEX[place]
    row, column = place.split(",")
    return hex_at(int(row), int(column))


def hero(
    id: str = "corbin",
    at: str = "tamalir",
    *,
    gold: int = 5,
    damage: int = 0,
    tokens: int = 0,
    hand: str = "",
    skills: str = "",
    assets: str = "",
    trophies: str = "",
    quests: str = "",
    rumours: str = "",
    points: int = ACTION_POINTS,
    defeated: bool = False,
    delayed: bool = False,
) -> Player:
    """A hero: cards are named in one string, `hand="tireless steadfast"`; a trophy that only he knows has a star."""
    return Player(
        hero=id,
        hex=hex_of(at),
        damage=damage,
        gold=gold,
        tokens=tokens,
        hand=hand.split(),
        skills=skills.split(),
        assets=assets.split(),
        trophies=[Trophy(word.rstrip("*"), not word.endswith("*")) for word in trophies.split()],
        quests=quests.split(),
        rumours=rumours.split(),
        points=points,
        is_defeated=defeated,
        is_delayed=delayed,
    )


def position(
    *heroes: Player,
    scenario: str = "margath",
    act: int = 1,
    active: int = 0,
    skill_deck: str | None = None,
    asset_deck: str | None = None,
    enemy: str = "fixed",
    **options: Any,
) -> State:
    """A table in the middle of a match, the turn of seat 0; without heroes Corbin and Mok are in Tamalir.

    The enemy is played by the table unless `enemy="neighbour"`. A deck that is given holds exactly those cards, in
    this order, so that rigged draws can name them by number.
    """
    players = list(heroes) or [hero("corbin"), hero("mok")]
    chosen = Options(scenario=scenario, enemy=enemy, **options)  # type: ignore[arg-type]
    state = lay_out(Box(len(players), chosen))
    build_decks(state)
    state.players = players
    held = cards_held(players)
    state.skill_deck = skill_deck.split() if skill_deck is not None else left(state.skill_deck, held)
    state.asset_deck = asset_deck.split() if asset_deck is not None else left(state.asset_deck, held)
    state.decks = {deck: left(cards, held) for deck, cards in state.decks.items()}
    state.phase, state.active, state.first = "turn", active, active
    state.queue = [(active + turn) % len(players) for turn in range(len(players))]
    state.act = 1 if act == 1 else 2
    return state


def cards_held(players: Sequence[Player]) -> set[str]:
    held: set[str] = set()
    for player in players:
        held |= {*player.hand, *player.skills, *player.assets, *player.quests, *player.rumours}
        held |= {trophy.card for trophy in player.trophies}
    return held


def left(cards: Sequence[str], held: set[str]) -> list[str]:
    return [card for card in cards if card not in held]


def fight(
    state: State,
    enemy: str = "",
    *,
    mine: str = "",
    theirs: str = "",
    seat: int = 0,
    rival: int | None = None,
    damage: int = 0,
    turn: int = 0,
    reason: FightReason = "adventure",
    phase: FightPhase = "act",
    round: int = 1,
) -> State:
    """Put a fight on the table: tokens with their faces in one string, `mine="corbin.1:0 corbin.2:1"`.

    A token on a double names it: `corbin.1:0>mok.1`; a spent one ends with an exclamation mark: `corbin.1:0!`.
    The enemy's card is taken out of its deck.
    """
    foe = FOE if rival is None else rival
    sides = [Side(seat, tokens=cast(mine)), Side(foe, tokens=cast(theirs))]
    why: FightReason = "challenge" if rival is not None else reason
    state.fight = Fight(sides, why, enemy, damage=damage, round=round, phase=phase, turn=turn)
    if enemy in ADVENTURES:
        deck = state.decks[ADVENTURES[enemy].deck]
        if enemy in deck:
            deck.remove(enemy)
    return state


def cast(text: str) -> list[CombatToken]:
    return [combat_token(word) for word in text.split()]


def combat_token(word: str) -> CombatToken:
    name, _, on = word.rstrip("!").partition(">")
    id, _, face = name.partition(":")
    return CombatToken(id, int(face or 0), word.endswith("!"), on)


def play(
    state: State,
    stretch_of_play: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """Run a stretch of play with a script of answers and rigged chance; both must fit exactly."""
    return stretch.play(GAME, state, stretch_of_play, answers, chance)
