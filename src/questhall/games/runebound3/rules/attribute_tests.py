"""Tests of body, mind and spirit: catalogue chapter TEST."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.events.attribute_tests import TestBegan, TestEnded, TestExtended
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.rules.bonuses import attribute, bonus
from questhall.games.runebound3.rules.exerting import cards_to_exert, discard_from_hand, take_from_skill_deck
from questhall.games.runebound3.rules.parties import resolve_moment
from questhall.games.runebound3.state import State

DONE = Done()


def take_test(table: Table[State], seat: int, name: Attribute, modifier: int = 0) -> Play[int]:
    """A test in three steps; says how many successes it brought.

    R3-TEST-01  Use the attribute, exert, apply the result.
    R3-TEST-02  As many cards are revealed as the attribute says, changed by the modifier,
    R3-TEST-03  no more and no fewer.
    R3-TEST-06  With zero or less none is, and only exerting helps.
    R3-TEST-08  Each symbol of success on a revealed card is a success.
    R3-TEST-12  Then all of them are discarded.
    """
    state = table.state
    player = state.players[seat]
    count = max(0, attribute(player, name) + modifier + bonus(player, f"{name}_test"))
    state.tested = name
    state.revealed = take_from_skill_deck(table, count)
    table.tell(TestBegan(seat, name, tuple(state.revealed)))
    yield from resolve_moment(table, seat, "tested")
    yield from exert_for_more(table, seat)
    successes = successes_in(state.revealed)
    state.skill_discard += state.revealed
    state.revealed, state.tested = [], ""
    table.tell(TestEnded(seat, successes))
    return successes


def exert_for_more(table: Table[State], seat: int) -> Play[None]:
    """R3-TEST-04  A hero may exert to reveal one more card, again and again.

    R3-EXERT-03  Each exertion reveals one.
    R3-TEST-05  After each he may stop,
    R3-TEST-07  and he may go on although he has a success.
    """
    state = table.state
    while state.players[seat].hand:
        answer = yield from table.choose(seat, "test.exert", exert_or_stop, open=True)
        if not isinstance(answer, ExertCard):
            return
        discard_from_hand(table, seat, answer.skill)
        reveal_one_more(table, seat)


def reveal_one_more(table: Table[State], seat: int) -> None:
    for card in take_from_skill_deck(table, 1):
        table.state.revealed.append(card)
        table.tell(TestExtended(seat, card))


def exert_or_stop(state: State, seat: int) -> Sequence[Move]:
    return [DONE, *cards_to_exert(state, seat)]


def successes_in(cards: Sequence[str]) -> int:
    return sum(SKILLS[card].success for card in cards)
