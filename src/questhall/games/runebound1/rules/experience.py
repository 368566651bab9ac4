"""Experience, and the end of the turn. Catalogue chapters EXP, AXP, VAR."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from questhall.engine import NOTHING, OPEN, Move, Play, Table
from questhall.games.runebound1.components import ATTRIBUTES, IMPROVEMENT_COSTS, LIFE_RAISES, Attribute
from questhall.games.runebound1.events.market import Improved, LifeRaised
from questhall.games.runebound1.moves.turn import EndTurn, Improve, ImproveTwo, RaiseLife, RaiseLifeAnd
from questhall.games.runebound1.rules.counters import pay_points, points_of
from questhall.games.runebound1.rules.harm import ALL, heal, recover
from questhall.games.runebound1.rules.rewards import end_event
from questhall.games.runebound1.rules.turn import end_turn
from questhall.games.runebound1.state import State

END_TURN, RAISE_LIFE = EndTurn(), RaiseLife()
SINGLE: tuple[Move, ...] = tuple(map(Improve, ATTRIBUTES))
"""R1-EXP-12  Any attribute, also the same again."""
PAIRS: tuple[Move, ...] = tuple(ImproveTwo(*pair) for pair in combinations(ATTRIBUTES, 2))
"""R1-AXP-03  Two different ones."""
LIFE_AND: tuple[Move, ...] = tuple(map(RaiseLifeAnd, ATTRIBUTES))


def experience_phase(table: Table[State]) -> Play[None]:
    """R1-EXP-01  Adventure counters may be spent on improvements,

    R1-EXP-14  at the end of every turn, in a town or not, also of one that ended early.
    """
    state = table.state
    if points_of(state.players[state.active]) >= cost(state):
        return spend(table)
    end_turn(table)
    return NOTHING


def spend(table: Table[State]) -> Play[None]:
    """As long as there is enough for an improvement, and the player wants one."""
    state = table.state
    seat = state.active
    while points_of(state.players[seat]) >= cost(state):
        answer = yield from table.choose(seat, "experience.spend", improvements, OPEN)
        if isinstance(answer, EndTurn):
            break
        pay_points(table, seat, cost(state))
        improve(table, seat, answer)
        end_event(table, "improvement")
    end_turn(table)


def cost(state: State) -> int:
    return IMPROVEMENT_COSTS[len(state.players)]


def improvements(state: State, seat: int) -> Sequence[Move]:
    """R1-AXP-01  One improvement for the price, or where that is played two;

    R1-AXP-02  there a single one cannot be had.
    R1-VAR-06  Where that is played, life may be raised instead of an attribute,
    R1-VAR-07  at most three times.
    """
    can_raise = state.options.life and state.players[seat].raised < LIFE_RAISES
    if state.options.pairs:
        return [END_TURN, *PAIRS, *(LIFE_AND if can_raise else ())]
    return [END_TURN, *SINGLE, *((RAISE_LIFE,) if can_raise else ())]


def improve(table: Table[State], seat: int, move: Move) -> None:
    """R1-AXP-04  Improvements in pairs heal the hero, and rest him."""
    match move:
        case Improve(attribute=attribute):
            raise_attribute(table, seat, attribute)
        case ImproveTwo(attribute=attribute, other_attribute=other):
            raise_attribute(table, seat, attribute)
            raise_attribute(table, seat, other)
        case RaiseLifeAnd(attribute=attribute):
            raise_life(table, seat)
            raise_attribute(table, seat, attribute)
        case RaiseLife():
            raise_life(table, seat)
    if table.state.options.pairs:
        heal(table, seat, ALL)
        recover(table, seat, ALL)


def raise_attribute(table: Table[State], seat: int, attribute: Attribute) -> None:
    """R1-EXP-10  +1 to the attribute.

    R1-EXP-11  The counter is turned or changed for the next one,
    R1-EXP-13  without any limit.
    """
    improved = table.state.players[seat].improved
    kind = ATTRIBUTES.index(attribute)
    improved[kind] += 1
    table.tell(Improved(seat, attribute, improved[kind]))


def raise_life(table: Table[State], seat: int) -> None:
    player = table.state.players[seat]
    player.raised += 1
    table.tell(LifeRaised(seat, player.raised))
