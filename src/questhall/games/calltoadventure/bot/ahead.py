"""What a turn that has only begun may bring: every main action, tried out on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from questhall.games.calltoadventure.cards.define import ACT_OF, CHALLENGES, TRAITS
from questhall.games.calltoadventure.moves import EndTurn, Journey, Replace, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.attempt import most_dark_runes
from questhall.games.calltoadventure.rules.turn import main_moves
from questhall.games.calltoadventure.state import Attempt, PathName, Player, State

Judge = Callable[[State, int], float]
PATHS = 4
"""So many paths and traits are looked at closely,"""
JOURNEYS = 1
"""and the journeys that leave the worst cards behind."""
FEWEST = 5
"""Where there is less to choose from, everything is looked at."""


def best_action(state: State, seat: int, judge: Judge) -> float:
    """The turn's main action that promises most; where there is none, things as they are."""
    return max((promise(state, seat, move, judge) for move in main_moves(state, seat)), default=judge(state, seat))


def promise(state: State, seat: int, move: Any, judge: Judge) -> float:
    """What a main action promises, with as many Dark runes as are best."""
    return max(judge(position, seat) for position in outcomes(state, seat, move))


def outcomes(state: State, seat: int, move: Any) -> Iterator[State]:
    """The positions a main action leads to, on paper: what hangs on chance is left out."""
    if isinstance(move, TakeTrait):
        yield with_player(state, seat, with_trait(state.players[seat], move.trait))
        return
    card, _, end = move.path.partition("/")
    path: PathName = "upper" if end == "upper" else "lower"
    attempt = Attempt(card, ACT_OF[card], path, [*CHALLENGES[card].abilities])
    player = state.players[seat]
    for dark in range(most_dark_runes(player, attempt) + 1):
        paid = with_player(state, seat, replace(player, xp=player.xp - dark)) if dark else state
        yield replace(paid, step="before", attempt=replace(attempt, bought=dark))


def with_trait(player: Player, trait: str) -> Player:
    card = TRAITS[trait]
    return replace(
        player,
        story=[*player.story, trait],
        xp=player.xp - card.price + card.reward.xp,
        next_bonus=player.next_bonus + card.next_turn,
    )


def with_player(state: State, seat: int, player: Player) -> State:
    players = [*state.players]
    players[seat] = player
    return replace(state, players=players)


def worth_a_look(state: State, seat: int, moves: Sequence[Any], judge: Judge) -> Sequence[Any]:
    """Of many main actions the most promising; of the journeys those away from the least promising cards."""
    if any(isinstance(move, Replace) for move in moves):  # nothing can be taken: whoever waits for that waits forever
        return [move for move in moves if not isinstance(move, EndTurn)]
    main = [move for move in moves if isinstance(move, TryPath | TakeTrait)]
    journeys = [move for move in moves if isinstance(move, Journey)]
    if len(moves) <= FEWEST or not main:
        return moves
    found = {move: promise(state, seat, move, judge) for move in main}
    best = sorted(main, key=found.__getitem__, reverse=True)[:PATHS]
    left = sorted(journeys, key=partial(best_of, found))[:JOURNEYS]
    others = [move for move in moves if not isinstance(move, TryPath | TakeTrait | Journey)]
    return [*best, *left, *others]


def best_of(found: dict[Any, float], journey: Journey) -> float:
    """What the card a journey leads away from promises; one that cannot be taken promises nothing."""
    return max((worth for move, worth in found.items() if card_of(move) == journey.card), default=float("-inf"))


def card_of(move: TryPath | TakeTrait) -> str:
    return move.trait if isinstance(move, TakeTrait) else move.path.partition("/")[0]
