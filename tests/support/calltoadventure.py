"""Positions of Call to Adventure in a line or two, and stretches of its play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Box, Move, Play, Table
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import CHALLENGES
from questhall.games.calltoadventure.components import START
from questhall.games.calltoadventure.play import beat
from questhall.games.calltoadventure.rules.setup import lay_out
from questhall.games.calltoadventure.state import AllyCard, Attempt, Options, PathName, Player, Slot, State, Step
from support import stretch
from support.stretch import CutIn, Played, Rigged

BAR, OTHER = 0, 1
"""The faces of a rune: the first one, and the one with the symbol (of a core rune a blank, or both triangles)."""


def hero(
    origin: str = "soldier",
    motivation: str = "taught_by_the_best",
    destiny: str = "edgedancer",
    *,
    story: str = "",
    allies: str = "",
    hand: str = "",
    played: str = "",
    xp: int = 3,
    corruption: int = START,
    revealed: bool = False,
) -> Player:
    """A hero: cards are named in one string, `story="scholar escape/upper"`; a sacrificed ally ends with a minus."""
    return Player(
        origin=origin,
        motivation=motivation,
        destiny=destiny,
        is_revealed=revealed,
        story=story.split(),
        allies=[AllyCard(word.rstrip("-"), word.endswith("-")) for word in allies.split()],
        hand=hand.split(),
        played=played.split(),
        xp=xp,
        corruption=corruption,
    )


def plain(**more: Any) -> Player:
    """A hero without character cards: nothing but what the test gives him counts."""
    return hero("", "", "", **more)


def position(
    *heroes: Player,
    mode: str = "competitive",
    scheme: str = "radiants_united",
    act1: str = "",
    act2: str = "",
    act3: str = "",
    opened: int = 1,
    active: int = 0,
    step: Step = "act",
    base: bool = False,
) -> State:
    """A table in the middle of a match, the turn of seat 0, with cards in the rows; `escape+sister`: with an ally.

    Whatever lies in a row, a hand or a story is taken out of its deck.
    """
    players = list(heroes) or [hero(), hero("healer", destiny="skybreaker")]
    options = Options(mode=mode, scheme=scheme, base=base)  # type: ignore[arg-type]
    state = lay_out(Box(len(players), options))
    state.players = players
    state.rows = [[slot(word) for word in row.split()] for row in (act1, act2, act3)]
    state.open = opened
    state.phase, state.step, state.active, state.first = "turn", step, active, active
    take_out(state)
    return state


def slot(word: str) -> Slot:
    card, _, ally = word.partition("+")
    return Slot(card, ally)


def decks(state: State, act1: str = "", act2: str = "", act3: str = "", heroes: str = "", antiheroes: str = "") -> None:
    """Lay decks of a few cards: chance that always says 0 then takes them in this order."""
    state.decks = [act1.split(), act2.split(), act3.split()]
    state.heroes, state.antiheroes = heroes.split(), antiheroes.split()


def row(state: State, act: int = 1) -> list[str]:
    """A row, as `position` is told of it: `escape+sister`."""
    return ["+".join(name for name in (slot.card, slot.ally) if name) for slot in state.rows[act - 1]]


def take_out(state: State) -> None:
    """Nothing lies in two places."""
    used = [name for row in state.rows for slot in row for name in (slot.card, slot.ally) if name]
    for player in state.players:
        used += [player.origin, player.motivation, player.destiny, *player.hand, *player.played]
        used += [*(strip.partition("/")[0] for strip in player.story), *(ally.id for ally in player.allies)]
    piles = [state.origins, state.motivations, state.destinies, state.heroes, state.antiheroes, *state.decks]
    for card in used:
        for pile in piles:
            if card in pile:
                pile.remove(card)
                break


def attempt(state: State, card: str, path: PathName = "upper", step: Step = "before", **more: Any) -> State:
    """Put an attempt on the table: its card must lie in a row, or be `odium`."""
    act = CHALLENGES[card].act
    abilities = more.pop("abilities", [*CHALLENGES[card].abilities])
    state.attempt = Attempt(card, act, path, abilities, **more)
    state.step = step
    return state


def play(
    state: State,
    stretch_of_play: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """Run a stretch of play with a script of answers and rigged chance; both must fit exactly."""
    return stretch.play(GAME, state, stretch_of_play, answers, chance)


def whole_turn(table: Table[State]) -> Play[None]:
    """From where the turn stands to its end, beat by beat."""
    now = table.state.turn
    while table.state.turn == now:
        yield from beat(table)
