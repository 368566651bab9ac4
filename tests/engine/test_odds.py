"""Odds: from a seat's view alone, or tried in matches that the seat imagines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from questhall.engine import IllegalMove, Match, Odds, Play, QuesthallError, Table
from teaching.tiny import Say, Words, match_of, say, tiny

TRIES = 40


def guessing(table: Table[Words]) -> Play[None]:
    """Seat 1 has a secret number below a thousand; seat 0 bets, and a coin is tossed."""
    if not table.state.players[1].secrets:
        table.state.players[1].secrets.append(str(table.roll(1000, "secret")))
        return
    yield from say(table, 0, "bet", "pass")
    table.state.said.append(str(table.roll(2, "coin")))
    table.state.over = True


def seen(view: Any) -> Sequence[Odds]:
    said, secrets = view
    return [Odds("words", "said", len(said) / 10, detail=",".join(secrets))]


def tossed(view: Any, move: Say | None, imagine: Callable[[], Match]) -> Sequence[Odds]:
    if move != Say("bet"):
        return []
    heads = 0
    for _ in range(TRIES):
        world = imagine()
        world.play(0, move)
        heads += world.state.said[-1] == "1"
    return [Odds("coin", "heads", heads / TRIES, tries=TRIES)]


GUESSING = tiny(guessing, odds=seen, weigh=tossed)


def test_exact_odds_come_from_the_view_of_the_seat() -> None:
    match = match_of(GUESSING)
    (secret,) = match.state.players[1].secrets
    assert match.odds(0) == match.odds(None) == [Odds("words", "said", 0.0)]
    assert match.odds(1) == [Odds("words", "said", 0.0, detail=secret)]
    match.play(0, Say("pass"))
    assert match.odds(0)[0].chance == 0.2


def test_tried_odds_change_nothing_and_hang_on_the_seed_alone() -> None:
    match = match_of(GUESSING)
    before = match.save()
    (first,) = match.weigh(0, Say("bet"), Random(5))
    assert (first.tries, 0 < first.chance < 1) == (TRIES, True)
    assert match.weigh(0, {"type": "Say", "word": "bet"}, Random(5)) == [first]
    assert match.save() == before
    assert match.weigh(0, None, Random(5)) == []


def test_what_is_not_offered_is_refused() -> None:
    match = match_of(GUESSING)
    for seat, move in ((0, Say("cheat")), (1, Say("bet")), (0, {"type": "Sing"})):
        with pytest.raises(IllegalMove):
            match.weigh(seat, move, Random(1))
    with pytest.raises(QuesthallError):
        match.weigh(7, None, Random(1))


def test_a_game_that_knows_no_odds_has_none_and_a_match_that_is_over_neither() -> None:
    plain = match_of(tiny(guessing))
    assert (plain.odds(0), plain.weigh(0, Say("bet"), Random(1))) == ([], [])
    match = match_of(GUESSING)
    match.play(0, Say("bet"))
    assert match.over
    assert match.weigh(0, None, Random(1)) == []
