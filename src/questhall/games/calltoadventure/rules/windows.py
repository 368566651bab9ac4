"""Windows: who may play cards and use powers before, during and after a cast. Catalogue chapter CARD.

Whether somebody is asked hangs on public things only: which side the cards in a hand are of, what the Corruption track
allows, what powers lie in the stories. Whoever then holds nothing that fits can only pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from questhall.engine import NOTHING, Play, Question, Table
from questhall.games.calltoadventure.cards.define import FATE, HELPFUL
from questhall.games.calltoadventure.components import ACTS, PLAYS, SIDES, Side
from questhall.games.calltoadventure.moves import Pass, PlayCard, UsePower
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
NARROW = frozenset(("card.answer", "attempt.after", "turn.after"))
"""Windows into which only few cards fit, or none."""
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


def ask_around(table: Table[State], topic: str, seats: list[int]) -> Play[None]:
    """Beginning with these seats; after each round others may have something to play."""
    state = table.state
    moves = answers_only if topic == "card.answer" else window_moves
    while True:
        answers: dict[int, WindowMove] = {}
        if seats:
            answers = yield from table.choose_each(seats, topic, moves)
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
    for seat, move in answers.items():
        if type(move) is PlayCard:
            announce(table, seat, move)
    for seat, move in answers.items():
        if type(move) is UsePower and move in usable_powers(table.state, seat):  # a power before it may change that
            yield from use_power(table, seat, move.card)


# Who is asked


def window_moves(state: State, seat: int) -> list[WindowMove]:
    return [*playable(state, seat), *usable_powers(state, seat), PASS]


def answers_only(state: State, seat: int) -> list[WindowMove]:
    return [*(move for move in playable(state, seat) if FATE[move.card].answers), PASS]


def who_could_act(state: State, topic: str) -> list[int]:
    """Who might have something to play, for all that anybody can see; the active player first."""
    active, players = state.active, state.players
    cards = cards_on_track(sides_that_fit(state, topic) if topic in NARROW else SIDES)
    order = CLOCKWISE[len(players)][active]
    seats: list[int] = []
    for seat in order:
        player = players[seat]
        if not cards[player.corruption].isdisjoint(player.hand):
            seats.append(seat)
    if topic != "card.answer":
        if active not in seats and usable_powers(state, active):
            seats.insert(0, active)
        if state.step in HELPFUL and state.open == LAST_ACT and has_helpers(state):
            seats = [seat for seat in order if seat in seats or usable_powers(state, seat)]
    return seats


@cache
def cards_on_track(sides: tuple[Side, ...]) -> tuple[frozenset[str], ...]:
    """For each space of the track, all cards of these sides that may be played there."""
    return tuple(frozenset(id for id, card in FATE.items() if card.side in sides and card.side in on) for on in PLAYS)


def sides_that_fit(state: State, topic: str) -> tuple[Side, ...]:
    """The sides of which a card that fits could still be in a hand: all its copies may lie open already."""
    sides: tuple[Side, ...] = ()
    for side in SIDES:
        cards, deck = fitting(side, topic), state.heroes if side == "hero" else state.antiheroes
        if not cards.isdisjoint(deck) or is_any_hidden(state, cards):  # in the deck no card lies open
            sides += (side,)
    return sides


@cache
def fitting(side: Side, topic: str) -> frozenset[str]:
    """The few cards that answer others, or follow an attempt; after a turn without one there are none."""
    cards = [card for card in FATE.values() if card.side == side and topic != "turn.after"]
    answers = topic == "card.answer"
    return frozenset(card.id for card in cards if (card.answers if answers else card.moment == "after"))


def is_any_hidden(state: State, cards: Iterable[str]) -> bool:
    """Whether of these cards, as far as they are in this match, any copy does not lie open."""
    open_cards = [*state.hero_discard, *state.antihero_discard]
    for player in state.players:
        open_cards += player.played
    for played in state.stack:
        open_cards.append(played.card)
    for id in cards:
        card = FATE[id]
        is_out = (card.is_base and not state.options.base) or (card.has_skull and state.odium is not None)
        if not is_out and open_cards.count(id) < card.copies:
            return True
    return False


# Cutting in


def offers(state: State, question: Question, seat: int) -> Sequence[PlayCard]:
    """CA-CARD-07  Cards without a condition, at any open question, in anybody's turn."""
    return playable(state, seat) if state.players[seat].hand else ()


def cut_in(table: Table[State], seat: int, move: PlayCard) -> Play[None]:
    """Such a card is played, and may be answered."""
    announce(table, seat, move)
    yield from window(table, "card.answer")
