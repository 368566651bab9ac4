"""The greedy bot cuts in for what it can count on, not for what it happened to dream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from questhall.bots.base import bots_move, thought_of
from questhall.bots.easy import EasyBot
from questhall.bots.greedy import GreedyBot
from questhall.bots.random_bot import RandomBot
from questhall.engine import Play, Reason, Table
from questhall.engine.record import read
from questhall.engine.replay import load, replay
from teaching.tiny import Say, Words, match_of, say, tiny

BETS = 60


def ask(table: Table[Words]) -> Play[None]:
    yield from say(table, 0, "stay", "go", open=True)
    table.state.over = True


def bets(wins: Callable[[int], bool]) -> int:
    """How many of some greedy bots bet on a die, when a win is worth a star and a loss costs one."""

    def bet(table: Table[Words], seat: int, move: Say) -> Play[None]:
        table.state.said.append("won" if wins(1 + table.roll(6, "bet")) else "lost")
        yield from ()

    game = tiny(
        ask,
        offers=lambda state, question, seat: [Say("bet")] if seat == 0 and not state.said else [],
        cut_in=bet,
        evaluate=lambda state, seat, pending: state.said.count("won") - state.said.count("lost"),
    )
    return sum(GreedyBot(Random(seed)).choose(match_of(game, seed=seed), 0) == Say("bet") for seed in range(BETS))


def test_a_sure_gain_is_taken_and_a_sure_loss_is_not() -> None:
    assert bets(lambda face: True) == BETS
    assert bets(lambda face: False) == 0


def test_a_lucky_dream_does_not_decide() -> None:
    """One bot in six dreams of the only winning face."""
    assert bets(lambda face: face == 6) < BETS / 15


def test_a_good_bet_is_mostly_taken() -> None:
    assert bets(lambda face: face > 1) == pytest.approx(BETS * 5 / 6, abs=BETS / 6)


def test_a_lone_move_worth_a_look_is_taken_without_looking() -> None:
    """A match need not be played on to compare one move with nothing."""
    looked: list[str] = []

    def evaluate(state: Words, seat: int, pending: object) -> float:
        looked.extend(state.said)
        return 0.0

    game = tiny(ask, evaluate=evaluate, shortlist=lambda state, seat, moves: [Say("go")])
    assert GreedyBot(Random(1)).choose(match_of(game), 0) == Say("go")
    assert looked == []


def test_a_cut_in_that_is_not_worth_a_look_is_left_out() -> None:
    game = tiny(
        ask,
        offers=lambda state, question, seat: [Say("bet")],
        evaluate=lambda state, seat, pending: 9.0 * state.said.count("bet"),
        shortlist=lambda state, seat, moves: [move for move in moves if move.word != "bet"],
    )
    assert GreedyBot(Random(1)).choose(match_of(game), 0) != Say("bet")


def test_it_says_what_it_would_have_done_instead() -> None:
    """The reason goes into the journal with the move, and with the match into its file."""
    match = match_of(tiny(ask, evaluate=lambda state, seat, pending: state.said.count("go")))
    assert bots_move(match, {0: GreedyBot(Random(1))})
    why = Reason("glance", Say("stay"), compared=2)
    assert (match.journal[-1].move, match.journal[-1].why) == (Say("go"), why)
    assert load(match.game, match.save()).journal[-1].why == why
    assert replay(match.game, read(match.game, match.save())).journal[-1].why == why


def test_a_cut_in_is_timely_and_a_bot_that_cannot_say_says_nothing() -> None:
    def win(table: Table[Words], seat: int, move: Say) -> Play[None]:
        table.state.said.append("won")
        yield from ()

    game = tiny(
        ask,
        offers=lambda state, question, seat: [Say("bet")] if seat == 0 and not state.said else [],
        cut_in=win,
        evaluate=lambda state, seat, pending: state.said.count("won"),
    )
    cut_in = thought_of(GreedyBot(Random(1)), match_of(game), 0)
    assert (cut_in.move, cut_in.clarity) == (Say("bet"), "timely")
    assert thought_of(RandomBot(Random(1)), match_of(game), 0).reason == Reason("unsaid")


def test_an_easy_bot_admits_that_it_did_not_look() -> None:
    match = match_of(tiny(ask, evaluate=lambda state, seat, pending: state.said.count("go")))
    words = Counter(EasyBot(Random(seed)).decide(match, 0).clarity for seed in range(BETS))
    assert {*words} == {"glance", "careless"}
    assert words["careless"] == pytest.approx(BETS * 0.35, abs=BETS / 6)
