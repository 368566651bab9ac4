"""Matches of Call to Adventure for four, played by bots up to a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable

import questhall
from questhall.bots import make_bot
from questhall.engine import Match
from questhall.games.calltoadventure.cards.define import TRAITS
from questhall.games.calltoadventure.moves import Journey, TakeTrait
from questhall.games.calltoadventure.rules.turn import within_reach

MOST_MATCHES = 80
Reached = Callable[[Match], bool]


def played_until(reached: Reached, **options: str) -> Match:
    """The first moment of the kind; the moves of seat 0 pass for those of a person."""
    for seed in range(1, MOST_MATCHES + 1):
        match = questhall.new("calltoadventure", players=4, seed=seed, options=options)
        bot = make_bot("random", seed)
        while not reached(match):
            if match.over:
                break
            seat = max(match.asks)
            match.play(seat, bot.choose(match, seat), by="ann" if seat == 0 else "bot:random")
        else:
            return match
    raise AssertionError(f"it never came in {MOST_MATCHES} matches")


def is_asked(match: Match, topic: str, *kinds: str) -> bool:
    """Seat 0 has this question, and moves of these kinds."""
    ask = match.asks.get(0)
    return ask is not None and ask.topic == topic and {type(move).__name__ for move in ask.moves} >= {*kinds}


def against_one_another(reached: Reached) -> Match:
    return played_until(reached, mode="competitive")


def in_the_contest(reached: Reached) -> Match:
    """Against Odium, who offers an oath."""
    return played_until(reached, mode="cooperative", scheme="contest_of_champions")


def answering_cards() -> Match:
    """Two cards wait to take effect, and seat 0 could play a third."""
    return against_one_another(
        lambda match: len(match.state.stack) > 1 and is_asked(match, "attempt.before", "PlayCard")
    )


def attaching_an_ally() -> Match:
    return against_one_another(lambda match: is_asked(match, "row.attach"))


def choosing_with(card: str) -> Match:
    """It is the turn of seat 0, and this card lies in the row."""
    return against_one_another(
        lambda match: is_asked(match, "turn.act") and any(slot.card == card for slot in within_reach(match.state, 0))
    )


def journeying_past_a_trait() -> tuple[Match, str]:
    """A journey could replace a trait that seat 0 cannot take: only a button at its foot stands for that."""
    match = against_one_another(lambda match: bool(passed_by(match)))
    return match, min(passed_by(match))


def passed_by(match: Match) -> set[str]:
    if not is_asked(match, "turn.act"):
        return set()
    moves = match.asks[0].moves
    taken = {move.trait for move in moves if isinstance(move, TakeTrait)}
    return {move.card for move in moves if isinstance(move, Journey)} & {*TRAITS} - taken
