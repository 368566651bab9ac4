"""How good a position looks to a seat: its story, the attempt under way, rivals or Odium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.games.calltoadventure.bot.ahead import best_action, worth_a_look
from questhall.games.calltoadventure.bot.drawing import better_side
from questhall.games.calltoadventure.bot.dry import foresee
from questhall.games.calltoadventure.bot.odium import against_odium
from questhall.games.calltoadventure.bot.success import expected_moons, success
from questhall.games.calltoadventure.bot.worth import reward_worth, track_worth, worth
from questhall.games.calltoadventure.moves import DrawFrom
from questhall.games.calltoadventure.rules.attempt import announced, has_ally
from questhall.games.calltoadventure.rules.rows import slot_of
from questhall.games.calltoadventure.rules.windows import PASS
from questhall.games.calltoadventure.state import State

RIVALRY = 0.3
"""How much a point of a rival counts against one."""
PROGRESS = 1.5
"""What a card in the story is worth by itself: the race goes on."""
FAILURE = -0.5
"""The experience for a failure, less the turn that was lost: stories would never end otherwise."""

WORTH_PLAYING = 0.05
"""A card must improve the position by this much."""
WORTH_SPENDING = 0.5
"""Against Odium by this much: there are few, the last cast needs them, and several heroes are asked at once."""


def evaluate(state: State, seat: int, moves: Sequence[Any]) -> float:
    """Points, so far and to come; against Odium what the heroes as a whole may hope for."""
    state = foresee(state, seat, moves)
    if is_to_act(state, seat):
        return best_action(state, seat, judge) - rivals(state, seat)
    return judge(state, seat) - rivals(state, seat)


def is_to_act(state: State, seat: int) -> bool:
    return state.phase == "turn" and state.step == "act" and state.active == seat


def judge(state: State, seat: int) -> float:
    """What a seat has before it, with the attempt that is under way."""
    own = worth(state, seat, knows_destiny=True) + attempt_worth(state, seat)
    return own if state.odium is None else against_odium(state, seat, own)


def rivals_of(state: State, seat: int) -> list[int]:
    """All the others, but nobody where all play against Odium."""
    return [other for other in range(len(state.players)) if other != seat] if state.odium is None else []


def rivals(state: State, seat: int) -> float:
    """What the others have, where everybody plays against everybody."""
    others = rivals_of(state, seat)
    if not others:
        return 0.0
    points = sum(worth(state, other, knows_destiny=False) + attempt_worth(state, other) for other in others)
    return RIVALRY * points / len(others)


def shortlist(state: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
    """Which moves are worth a closer look: of a turn the most promising, of a window the best one."""
    if is_to_act(state, seat):
        return worth_a_look(state, seat, moves, judge)
    if isinstance(moves[0], DrawFrom) and state.odium is not None:
        return [better_side(state, seat, moves)]
    return [best_answer(state, seat, moves)] if PASS in moves else moves


def best_answer(state: State, seat: int, moves: Sequence[Any]) -> Any:
    """What to play in a window, on paper: whoever passes might see a cast in a dream, and its luck must not decide."""
    pass_by = evaluate(state, seat, ())
    found = [(evaluate(state, seat, (move,)), place) for place, move in enumerate(moves) if move != PASS]
    best, place = max(found, default=(pass_by, 0))
    least = WORTH_PLAYING if state.odium is None else WORTH_SPENDING
    return moves[place] if best > pass_by + least else PASS


def attempt_worth(state: State, seat: int) -> float:
    """What the attempt under way promises its hero."""
    attempt = state.attempt
    if attempt is None or seat != state.active or attempt.act == 0 or state.step in ("after", "end"):
        return 0.0
    player = state.players[seat]
    ally = slot_of(state, attempt.card).ally if has_ally(state, attempt) else ""
    gain = PROGRESS + reward_worth(state, seat, announced(attempt).reward, ally)
    good = success(state)
    return good * gain + (1.0 - good) * FAILURE + track_worth(player, round(expected_moons(state)))
