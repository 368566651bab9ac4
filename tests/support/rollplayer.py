"""Positions of Roll Player in a line or two, and stretches of its play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Box, Move, Play, Table
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.components import ATTRIBUTES, DICE, Color
from questhall.games.rollplayer.rules.setup import lay_out
from questhall.games.rollplayer.state import Die, InitiativeCard, Options, Player, SkillCard, State
from support import stretch
from support.stretch import CutIn, Played, Rigged

COLOR: dict[str, Color] = {
    "g": "green",
    "b": "blue",
    "r": "red",
    "p": "purple",
    "k": "black",
    "w": "white",
    "y": "gold",
}
"""One letter a colour; gold is y (yellow), black is k."""

TABLE_CLASSES = ("warrior", "druid", "wizard", "bard")
TABLE_RACES = ("human", "elf", "dwarf", "orc")


def die(text: str) -> Die:
    """`r5` is a red die showing 5."""
    return Die(COLOR[text[0]], int(text[1]))


def row(text: str) -> list[Die]:
    """`r5 y6` are two dice of a row, left to right."""
    return [die(word) for word in text.split()]


def hero(
    class_card: str = "warrior",
    race: str = "human",
    *,
    sheet: dict[str, str] | None = None,
    gold: int = 5,
    charisma: int = 0,
    token: tuple[int, int] = (1, 1),
    weapons: str = "",
    armour: str = "",
    skills: str = "",
    traits: str = "",
    backstory: str = "hunter",
    alignment: str = "hermit",
) -> Player:
    """A character sheet: `sheet={"strength": "r5 y6"}`; used skills have a star: `skills="climb pickpocket*"`.

    The token is (row, column): (0, 1) is neutral good, (1, 0) lawful neutral, (2, 2) chaotic evil.
    """
    return Player(
        rows=[row((sheet or {}).get(attribute, "")) for attribute in ATTRIBUTES],
        race=race,
        side="female",
        class_card=class_card,
        backstory=backstory,
        alignment=alignment,
        token=token,
        gold=gold,
        charisma=charisma,
        weapons=weapons.split(),
        armour=armour.split(),
        skills=[SkillCard(word.rstrip("*"), word.endswith("*")) for word in skills.split()],
        traits=traits.split(),
    )


def position(
    *heroes: Player,
    phase: str = "dice",
    market: str = "",
    discard: str = "",
    deck: str = "",
    pool: str = "",
    taken: dict[int, int] | None = None,
    start: int = 0,
    round: int = 1,
    queue: Sequence[int] | None = None,
    **options: Any,
) -> State:
    """A table in the middle of a match; without heroes two default ones sit there.

    `pool="r1 y4 p6"` lays dice on the initiative cards 1, 2, 3 (`-` leaves a card empty); `taken={0: 2}` means seat 0
    holds card 2 (whose die is gone). `market="longsword climb"`; cards not named lie in the deck unless `deck` says so.
    Dice on the table are missing from the bag. Gold lies on the middle initiative cards that nobody holds.
    """
    players = list(heroes) or [hero("warrior"), hero("druid", "elf")]
    state = lay_out(Box(len(players), Options(**options)))
    state.players = players
    state.phase = phase  # type: ignore[assignment]
    state.start, state.round = start, round
    state.queue = list(queue) if queue is not None else [(start + turn) % len(players) for turn in range(len(players))]
    state.market, state.discard = market.split(), discard.split()
    owned = [card for player in players for card in [*player.weapons, *player.armour, *player.traits]]
    owned += [skill.id for player in players for skill in player.skills]
    away = [*owned, *state.market, *state.discard]
    state.deck = deck.split() if deck else [card for card in state.deck if card not in away]
    lay_initiative(state, pool, taken or {})
    take_from_bag(state)
    return state


def lay_initiative(state: State, pool: str, taken: dict[int, int]) -> None:
    for card, word in zip(state.initiative, pool.split(), strict=False):
        card.die = None if word == "-" else die(word)
    for card in state.initiative[1:-1]:
        card.gold = 1
    for seat, number in taken.items():
        state.initiative[number - 1] = InitiativeCard(number, holder=seat)


def take_from_bag(state: State) -> None:
    dice = [each.color for player in state.players for dice in player.rows for each in dice]
    dice += [card.die.color for card in state.initiative if card.die is not None]
    for color in dice:
        state.bag[color] -= 1
    assert all(0 <= count <= DICE[color] for color, count in state.bag.items()), "more dice of a colour than there are"


def play(
    state: State,
    rules: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    **chance: Sequence[int],
) -> Played[State]:
    """Drive a stretch of the rules: `play(state, lambda table: market_turn(table, 0), [Buy("climb", 3)])`.

    Chance is rigged by stream, `__` for a dot: `dice=[4]` makes the next die show 5, `bag=[0]` draws the first die
    of the bag in the order green, blue, red, purple, black, white, gold; `deck__market=[2]` draws the third card.
    """
    return stretch.play(GAME, state, rules, answers, Rigged(**chance))


def from_bag(state: State, color: Color) -> int:
    """The chance result that draws this colour from the bag as it is now: `bag=[from_bag(state, "white")]`."""
    before = 0
    for each, count in state.bag.items():
        if each == color:
            assert count, f"no {color} die in the bag"
            return before
        before += count
    raise AssertionError(color)


def faces(state: State, seat: int, attribute: str) -> str:
    """A row as text: `r5 y6`."""
    letters = {color: letter for letter, color in COLOR.items()}
    return " ".join(
        f"{letters[each.color]}{each.value}" for each in state.players[seat].rows[ATTRIBUTES.index(attribute)]
    )


def pool(state: State) -> str:
    """The dice on the initiative cards as text, `-` for an empty card."""
    letters = {color: letter for letter, color in COLOR.items()}
    return " ".join(f"{letters[card.die.color]}{card.die.value}" if card.die else "-" for card in state.initiative)
