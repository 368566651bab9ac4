"""Heroes with assets in the positions the tests of assets need."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.rules.bonuses import attribute, hand_limit, hero_health, speed
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.movement import move_by_dice
from questhall.games.runebound3.state import State, Who
from support.runebound3 import PLAINS, fight, hero, play, position
from support.stretch import CutIn, Played, Rigged


def in_a_fight(
    assets: str, mine: str, theirs: str = "", *, who: str = "corbin", damage: int = 0, passed: int | None = 1
) -> State:
    """A hero with these assets against Margath, who has already passed."""
    state = fight(position(hero(who, assets=assets, damage=damage), hero("mok")), "margath", mine=mine, theirs=theirs)
    assert state.fight is not None
    if passed is not None:
        state.fight.sides[passed].has_passed = True
    return state


def two_actions(table: Table[State]) -> Play[None]:
    yield from fight_on(table)
    yield from fight_on(table)


def damage_on_enemy(state: State) -> int:
    assert state.fight is not None
    return state.fight.damage


def spent(state: State, side: int) -> list[str]:
    assert state.fight is not None
    return [token.id for token in state.fight.sides[side].tokens if token.is_spent]


def surges_offered(state: State, who: Who = 0) -> list[str]:
    return [move.ability for move in combat_moves(state, who) if isinstance(move, UseSurge)]


def move_over_plains(state: State, answers: Sequence[Move | CutIn]) -> Played[State]:
    """A move action in which all three dice show plains."""

    def roll(table: Table[State]) -> Play[None]:
        yield from move_by_dice(table, 0)

    return play(state, roll, answers, Rigged(seat__0__terrain=[PLAINS] * 3))


def values_with(asset: str) -> tuple[int, ...]:
    """Corbin's body, mind, spirit, speed, health and hand limit."""
    me = hero("corbin", assets=asset)
    attributes = (attribute(me, "body"), attribute(me, "mind"), attribute(me, "spirit"))
    return (*attributes, speed(me), hero_health(me), hand_limit(me))
