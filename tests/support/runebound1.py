"""Positions of Runebound's first edition in a line or two, and stretches of its play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from questhall.engine import Box, Move, Play, Table
from questhall.games.runebound1 import GAME
from questhall.games.runebound1.board import HEX_OF, hex_at
from questhall.games.runebound1.cards.box import lay_in_adventure
from questhall.games.runebound1.cards.define import (
    ADVENTURES,
    ALLIES,
    FOES,
    ITEMS,
    LAWS,
    AdventureCard,
    Bonuses,
    Challenge,
    Effect,
    Foe,
    Item,
    Reward,
    SkillTest,
)
from questhall.games.runebound1.components import Colour, Hex, Three
from questhall.games.runebound1.rules.setup import lay_out
from questhall.games.runebound1.rules.turn import movement_dice
from questhall.games.runebound1.state import NOBODY, Ally, Fight, FightPhase, FightReason, Options, Phase, Player, State
from support import stretch
from support.stretch import CutIn, Played, Rigged

ROAD_PLAINS, ROAD_PLAINS_HILLS, ROAD_HILLS, ROAD_PLAINS_RIVER, FOREST_RIVER, MOUNTAINS_SWAMP = range(6)
"""The faces of a movement die, for rigged rolls."""
NUMBERS = count()


def hex_of(place: str) -> Hex:
    """`tamalir`, or row and column: `4,9`."""
    if place in HEX_OF:
        return HEX_OF[place]
    row, column = place.split(",")
    return hex_at(int(row), int(column))


def hero(
    id: str = "mordrog",
    at: str = "tamalir",
    *,
    gold: int = 3,
    wounds: int = 0,
    exhaustion: int = 0,
    items: str = "",
    allies: str = "",
    improved: Three = (0, 0, 0),
    counters: tuple[int, int, int, int] = (0, 0, 0, 0),
    **more: Any,
) -> Player:
    """A hero: cards are named in one string; an ally may have wounds and exhaustion, `allies="squire:1:0"`."""
    return Player(
        hero=id,
        hex=hex_of(at),
        gold=gold,
        wounds=wounds,
        exhaustion=exhaustion,
        items=items.split(),
        allies=[ally(word) for word in allies.split()],
        improved=list(improved),
        counters=list(counters),
        **more,
    )


def ally(word: str) -> Ally:
    card, *numbers = word.split(":")
    return Ally(card, *map(int, numbers))


def position(
    *heroes: Player, phase: Phase = "movement", active: int = 0, round: int = 1, event: str = "", **options: bool
) -> State:
    """A table in the middle of a match, the turn of seat 0; without heroes Mordrog and Lyssa are in Tamalir.

    The basic game is played, but for the options given. Cards that heroes hold are out of the decks. The markets are
    empty.
    """
    players = list(heroes) or [hero("mordrog"), hero("lyssa")]
    state = lay_out(Box(len(players), Options(**{"advanced": False} | options)))
    state.players = players
    state.phase, state.active, state.round = phase, active, round
    for card in held(players):
        take_out(state, card)
    if event:
        take_out(state, event)
        state.event_box = [event]
    if state.options.doom:
        state.doom = [state.decks["green"].cards.pop()]
        state.is_start_unseen = True
    if players[active].hero:
        state.allowance = movement_dice(state, active)
    return state


def held(players: Sequence[Player]) -> list[str]:
    return [card for player in players for card in (*player.items, *(ally.card for ally in player.allies))]


def take_out(state: State, card: str) -> str:
    """Take a card out of whatever deck it lies in."""
    for pile in (*state.decks.values(), state.market):
        if card in pile.cards:
            pile.cards.remove(card)
    return card


def stack(state: State, colour: Colour, *cards: str) -> None:
    """The next cards of an adventure deck, the first of these on top."""
    for card in reversed(cards):
        state.decks[colour].over.append(take_out(state, card))


def foe(
    life: int = 3,
    targets: Three = (13, 13, 13),
    damage: Three = (1, 1, 1),
    *,
    colour: Colour = "green",
    gives: Bonuses | None = None,
    before: Effect | None = None,
    reward: Reward | None = None,
    wins: bool = False,
) -> str:
    """A challenge of our own, with just these numbers; its id. It is in no deck."""
    id = f"test_{next(NUMBERS)}"
    enemy = Foe(life, targets, damage, gives or {})
    return lay_in(Challenge(id, colour, foe=enemy, before=before, reward=reward or Reward(gold=2), wins=wins))


def rune() -> str:
    """A red challenge that gives itself as a dragon rune."""
    id = f"test_{next(NUMBERS)}"
    item = Item(id, "reward", rune=True)
    ITEMS[id] = item
    return lay_in(Challenge(id, "red", foe=Foe(1, (2, 2, 2), (0, 0, 0)), reward=Reward(item=item)))


def trial(test: SkillTest, *, colour: Colour = "green", fail: Effect | None = None) -> str:
    """A challenge that is a skill test; its id."""
    return lay_in(Challenge(f"test_{next(NUMBERS)}", colour, test=test, fail=fail, reward=Reward(gold=2)))


def lay_in(card: AdventureCard) -> str:
    """A card of our own, until the test is over: see `tests/games/runebound1/conftest.py`."""
    lay_in_adventure(card)
    return card.id


def clear_away() -> None:
    """Cards of our own go back."""
    for cards in (ADVENTURES, FOES, LAWS, ITEMS, ALLIES):
        for id in [id for id in cards if id.startswith("test_")]:
            del cards[id]


def fight(
    state: State,
    card: str = "",
    *,
    seat: int = 0,
    rival: int = NOBODY,
    reason: FightReason = "challenge",
    phase: FightPhase = "round",
    **more: Any,
) -> State:
    """Put a fight on the table, its next round about to begin; without a card it is between heroes."""
    why: FightReason = "hero" if rival != NOBODY else reason
    if card:
        take_out(state, card)
    state.fight = Fight(seat, why, card, rival, phase, **more)
    state.phase = "adventure" if state.phase != "final" else "final"
    return state


def play(
    state: State,
    stretch_of_play: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """Run a stretch of play with a script of answers and rigged chance; both must fit exactly."""
    return stretch.play(GAME, state, stretch_of_play, answers, chance)
