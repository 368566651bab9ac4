"""Longer stretches of a fight in Runebound, for tests of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from questhall.engine import Event, Move, Play, Table
from questhall.games.runebound3.moves.fight import Double, FlipOwn, MakeRecast, Strike, UseSurge
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import FightPhase, State
from support.runebound3 import play
from support.stretch import CutIn, Played, Rigged

M = TypeVar("M", bound=Move)


def fight_until(
    state: State, phase: FightPhase | None, answers: Sequence[Move | CutIn] = (), chance: Rigged | None = None
) -> Played[State]:
    """Beat after beat, at least one, until the fight comes to a phase; None: until it has been put away."""

    def beats(table: Table[State]) -> Play[None]:
        while True:
            yield from fight_on(table)
            if table.state.fight is None or table.state.fight.phase == phase:
                return

    return play(state, beats, answers, chance)


def act(
    state: State, who: int, move: Move, answers: Sequence[Move] = (), chance: Rigged | None = None
) -> Played[State]:
    """One combat action that is among the offered ones."""
    assert move in combat_moves(state, who), f"{move} is not among {combat_moves(state, who)}"
    return play(state, lambda table: perform(table, who, move), answers, chance)


def offered(state: State, who: int, *kinds: type[M]) -> list[M]:
    """The combat actions of these kinds that are offered."""
    return [move for move in combat_moves(state, who) if isinstance(move, kinds)]


def flips(state: State, who: int) -> list[tuple[str, str]]:
    """Each flip by agility that is offered: what is spent, what is flipped."""
    return [(move.agility, move.token) for move in offered(state, who, FlipOwn)]


def recasts(state: State, who: int) -> list[tuple[str, str]]:
    """Each recast by agility that is offered: what is spent, what the opponent recasts."""
    return [(move.agility, move.token) for move in offered(state, who, MakeRecast)]


def doublings(state: State, who: int) -> list[tuple[str, str]]:
    """Each doubling that is offered: the double, and what is put on it."""
    return [(move.double, move.token) for move in offered(state, who, Double)]


def strikes(state: State, who: int) -> list[tuple[str, str, int]]:
    """Each attack that is offered: the tokens, the kind of damage, and how much."""
    return [(" ".join(move.tokens), move.kind, move.damage) for move in offered(state, who, Strike)]


def surges(state: State, who: int) -> list[tuple[str, str]]:
    """Each use of a surge ability that is offered: the ability, and the tokens that pay for it."""
    return [(move.ability, " ".join(move.tokens)) for move in offered(state, who, UseSurge)]


def spent(state: State, side: int) -> list[str]:
    """The tokens of a side that are out of its pool."""
    return [token.id for token in the_fight(state).sides[side].tokens if token.is_spent]


def of(played: Played[State], *kinds: type[Event]) -> list[Any]:
    """What happened, of these kinds, in its order."""
    return [event for event in played.events if isinstance(event, kinds)]


class Noted(Rigged):
    """Chance that also notes what was thrown: from which stream, and between how many results."""

    def __init__(self, **streams: Sequence[int]) -> None:
        super().__init__(**streams)
        self.throws: list[tuple[str, int]] = []

    def below(self, n: int, stream: str) -> int:
        self.throws.append((stream, n))
        return super().below(n, stream)
