"""Windows: who may play cards and use powers before, during and after a cast. Catalogue chapter CARD.

Whether somebody is asked hangs on public things only: which side the cards in a hand are of, what the Corruption track
allows, what powers lie in the stories. Whoever then holds nothing that fits can only pass.
"""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, Play, Question, Table
from questhall.games.calltoadventure.cards.define import FATE, HELPFUL
from questhall.games.calltoadventure.components import ACTS
from questhall.games.calltoadventure.moves import Pass, PlayCard, UsePower
from questhall.games.calltoadventure.rules.backs import FEW, holders, who_fits
from questhall.games.calltoadventure.rules.playing import (
    announce,
    playable,
    take_effect,
)
from questhall.games.calltoadventure.rules.powers import (
    has_helpers,
    usable_powers,
    use_power,
)
from questhall.games.calltoadventure.state import CLOCKWISE, State

WindowMove = PlayCard | UsePower | Pass
PASS = Pass()
LAST_ACT = len(ACTS)
"""Destinies lie face up from then on."""
ANSWERS = ("card.answer", "odium.answer")
"""Windows for answers to a card: once it has taken effect they close, and the game goes on with its next moment."""


def window(table: Table[State], topic: str) -> Play[None]:
    """All who could have something to play are asked, again until all pass.

    CA-CARD-01  That is how casts and their outcome are influenced.
    CA-CARD-08  Cards wait on one another: the one played last takes effect first.
    """
    seats = who_could_act(table.state, topic)
    return ask_around(table, topic, seats) if seats or table.state.stack else NOTHING


def ask_around(table: Table[State], topic: str, seats: Sequence[int]) -> Play[None]:
    """Beginning with these seats; after each round others may have something to play."""
    state = table.state
    moves = answers_only if topic == "card.answer" else window_moves
    while True:
        answers = (yield from table.choose_each(seats, topic, moves)) if seats else {}
        for move in answers.values():
            if type(move) is not Pass:
                yield from carry_out(table, answers)
                break
        else:
            if not state.stack:
                return
            yield from take_effect(table)
            if topic in ANSWERS:
                return  # there is nothing left to answer
        if not state.stack and state.attempt is not None and state.attempt.again:
            return
        seats = who_could_act(state, topic)


def carry_out(table: Table[State], answers: dict[int, WindowMove]) -> Play[None]:
    """What the seats answered: first all cards are laid open, so that no secret is left when a power asks something."""
    powers: list[tuple[int, UsePower]] = []
    for seat, move in answers.items():
        if type(move) is PlayCard:
            announce(table, seat, move)
        elif type(move) is UsePower:
            powers.append((seat, move))
    return use_in_turn(table, powers) if powers else NOTHING


def use_in_turn(table: Table[State], powers: list[tuple[int, UsePower]]) -> Play[None]:
    for seat, move in powers:
        if move in usable_powers(table.state, seat):  # a power before it may change that
            yield from use_power(table, seat, move.card)


# Who is asked


def window_moves(state: State, seat: int) -> list[WindowMove]:
    return [*playable(state, seat), *usable_powers(state, seat), PASS]


def answers_only(state: State, seat: int) -> list[WindowMove]:
    return [*(move for move in playable(state, seat) if FATE[move.card].answers), PASS]


def who_could_act(state: State, topic: str) -> Sequence[int]:
    """Who might have something to play, for all that anybody can see; the active player first."""
    seats: Sequence[int] | None = state.remembered
    if seats is None:  # one time in three: mostly no hand has changed and no marker moved since the last window
        seats = holders(state)
    active = state.active
    if len(seats) > 1:
        seats = in_turn(state, seats)
    if seats and topic in FEW:
        seats = who_fits(state, seats, topic)
    if topic == "card.answer":
        return seats
    if active not in seats and usable_powers(state, active):
        seats = (active, *seats)
    if state.open == LAST_ACT and state.step in HELPFUL and has_helpers(state):
        return with_helpers(state, seats)
    return seats


def in_turn(state: State, seats: Sequence[int]) -> list[int]:
    return [seat for seat in CLOCKWISE[len(state.players)][state.active] if seat in seats]


def with_helpers(state: State, seats: Sequence[int]) -> list[int]:
    """These seats, and those whose destinies help in the attempts of others."""
    around = CLOCKWISE[len(state.players)][state.active]
    return [seat for seat in around if seat in seats or usable_powers(state, seat)]


# Cutting in


def offers(state: State, question: Question, seat: int) -> Sequence[PlayCard]:
    """CA-CARD-07  Cards without a condition, at any open question, in anybody's turn."""
    return playable(state, seat) if state.players[seat].hand else ()


def cut_in(table: Table[State], seat: int, move: PlayCard) -> Play[None]:
    """Such a card is played, and may be answered."""
    announce(table, seat, move)
    yield from window(table, "card.answer")
