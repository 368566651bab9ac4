"""How the table plays an enemy when no neighbour does: a fixed order of things, or a bot that weighs them.

R3-SPORT-04  An enemy is played at full strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from questhall.engine import Move
from questhall.games.runebound3.cards.define import ABILITIES
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.fight import (
    Block,
    ChooseToken,
    Double,
    FlipOwn,
    MakeRecast,
    SpendSurges,
    Strike,
    UseSurge,
)
from questhall.games.runebound3.schemes import SCHEMES
from questhall.games.runebound3.sizing_up import life_of, other_side, shields, sides, strength, token, worth
from questhall.games.runebound3.state import FOE, Side, State, Who

M = TypeVar("M", bound=Move)
FELLED = 100.0
"""A blow that fells the hero comes before everything."""
HELD_BACK = 0.5
"""Skulls can wait; what the hero has on the table will not."""
FIXED_ORDER = (Use, UseSurge, Double, FlipOwn, MakeRecast, Strike)


def answer_for_enemy(state: State, topic: str, moves: Sequence[M]) -> M:
    """What the enemy does."""
    if topic == "fight.act" and state.options.enemy == "fixed":
        return in_fixed_order(state, moves)
    return answer_in_fight(state, FOE, topic, moves)


def answer_in_fight(state: State, who: Who, topic: str, moves: Sequence[M]) -> M:
    """What promises most to one of the two in a fight, without looking ahead."""
    if len(moves) == 1:
        return moves[0]
    if topic == "fight.act":
        return best(state, who, moves)
    return max(moves, key=lambda move: worth_of_answer(state, who, move))


def in_fixed_order(state: State, moves: Sequence[M]) -> M:
    """First abilities, then doubles, flips and recasts that help, then everything that hurts, then nothing."""
    for kind in FIXED_ORDER:
        found = [move for move in moves if isinstance(move, kind) and gain_of(state, FOE, move) > 0]
        if found:
            return max(found, key=lambda move: gain_of(state, FOE, move))
    return moves[-1]


def best(state: State, who: Who, moves: Sequence[M]) -> M:
    """Whatever promises most right now; passing is the last of the list and worth nothing."""
    return max(moves, key=lambda move: gain_of(state, who, move) if move is not moves[-1] else 0.0)


def gain_of(state: State, who: Who, move: Move) -> float:
    """What a combat action is worth to whoever takes it."""
    mine, theirs = sides(state, who)
    match move:
        case Strike(tokens=tokens, damage=damage):
            return blow(state, theirs, damage, sum(strength(token(mine, id)) for id in tokens))
        case UseSurge(ability=id, tokens=tokens):
            return surging(state, who, id, sum(worth(token(mine, each)) for each in tokens))
        case Double(token=id):
            return strength(token(mine, id)) - 1.0
        case FlipOwn(token=id):
            return other_side(token(mine, id)) - worth(token(mine, id)) - 0.3
        case MakeRecast(token=id):
            target = token(theirs, id)
            return (worth(target) - other_side(target)) / 2 - 0.2
        case Use():
            return 3.0
    return 0.0


def blow(state: State, victim: Side, damage: int, struck: float) -> float:
    """What can wait is worth less than what cannot: skulls lie there, but the other's tokens are spent soon."""
    if victim.who == FOE:
        return struck
    return FELLED if damage - shields(victim) >= life_of(state, victim.who) else HELD_BACK * struck


def surging(state: State, who: Who, id: str, spent: float) -> float:
    """What a surge ability is worth at this moment."""
    price = ABILITIES[id].surges
    scheme = SCHEMES.get(id)
    if scheme is None or who != FOE:
        return 2.5 * max(1, price) + (spent if not price else -0.1 * spent)
    return scheme(state) - 0.1 * spent


def worth_of_answer(state: State, who: Who, move: Move) -> float:
    """What an answer to something smaller is worth: hurt the other's best token, block as much as can be."""
    mine, theirs = sides(state, who)
    match move:
        case ChooseToken(token=id) if any(each.id == id for each in theirs.tokens):
            return worth(token(theirs, id)) - other_side(token(theirs, id)) / 2
        case ChooseToken(token=id):
            return other_side(token(mine, id))
        case Block(tokens=tokens):
            return 1.0 + len(tokens)
        case SpendSurges(surges=surges):
            return 1.0 / surges
        case Use():
            return 1.0
    return 0.0
