"""Longer stretches of Roll Player: beats up to a phase, a real match from a position, random matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import questhall
from questhall.engine import Match, Play, Table
from questhall.engine.deal import make_deal
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.state import Player, State
from support.rollplayer import COLOR, TABLE_CLASSES, TABLE_RACES, hero


def party(players: int) -> list[Player]:
    """That many heroes of different classes and races."""
    return [hero(TABLE_CLASSES[seat], TABLE_RACES[seat]) for seat in range(players)]


def until(phase: str) -> Callable[[Table[State]], Play[None]]:
    """Beat after beat, as a match runs them, until dice, market, cleanup or final begins: `until("market")`."""

    def beats(table: Table[State]) -> Play[None]:
        before = ""
        while table.state.phase != phase or before in ("", phase):
            before = table.state.phase
            yield from beat(table)

    return beats


def draws(state: State, letters: str) -> list[int]:
    """The chance results that draw these colours one after another: `bag=draws(state, "gryp")`."""
    bag = dict(state.bag)
    results: list[int] = []
    for letter in letters:
        colors = list(bag)
        results.append(sum(bag[color] for color in colors[: colors.index(COLOR[letter])]))
        bag[COLOR[letter]] -= 1
    return results


def match_at(state: State, seed: int = 1) -> Match:
    """A real match that begins in this position."""
    game = replace(GAME, setup=lambda box: state)
    return Match(make_deal(game, len(state.players), seed=seed, options=state.options))


def random_match(players: int, seed: int, cut_ins: float = 0.3) -> Iterator[Match]:
    """A whole match of random answers and cut-ins: shown at every question, and once more when it is over."""
    match, rng = questhall.new("rollplayer", players=players, seed=seed), Random(seed)
    while not match.over:
        yield match
        seat, ask = next(iter(match.asks.items()))
        moves = ask.moves
        if match.offers and rng.random() < cut_ins:
            seat, moves = rng.choice(sorted(match.offers.items()))
        match.play(seat, rng.choice(moves))
    yield match


def finished_match(players: int, seed: int) -> Match:
    """A random match, played to its end."""
    *_, match = random_match(players, seed)
    return match
