"""The course of an attempt, step by step. Catalogue chapters CHAL, RUNE, RETRY and ODIUM."""

from __future__ import annotations

from questhall.engine import NOTHING, Play, Table
from questhall.games.calltoadventure.components import DARK, MOST_DARK_RUNES, SIDES
from questhall.games.calltoadventure.events.attempt import Failed, Passed, RunesBought
from questhall.games.calltoadventure.events.odium import OdiumPassed, OdiumWithstood
from questhall.games.calltoadventure.moves import BuyRunes, DrawFrom
from questhall.games.calltoadventure.rules.allies import win_ally
from questhall.games.calltoadventure.rules.attempt import (
    announced,
    cast,
    difficulty,
    gifts,
    most_dark_runes,
    result,
    symbols,
    the_attempt,
)
from questhall.games.calltoadventure.rules.gains import (
    collect,
    draw_card,
    draw_cards,
    gain_moons,
    gain_xp,
    happen,
    odium_loses,
)
from questhall.games.calltoadventure.rules.odium import reveal_card
from questhall.games.calltoadventure.rules.rows import clear, fill, take
from questhall.games.calltoadventure.rules.turn import tuck
from questhall.games.calltoadventure.rules.windows import window
from questhall.games.calltoadventure.state import Attempt, State

BUYS = [*map(BuyRunes, range(MOST_DARK_RUNES + 1))]
DRAWS = [*map(DrawFrom, SIDES)]
MOONLIT = frozenset(DARK)
"""No other rune shows a moon."""


def collect_runes(table: Table[State]) -> Play[None]:
    """CA-CHAL-04  The third step of an attempt, after difficulty and path, before cards and cast.

    CA-RUNE-06  Dark runes may be had for experience.
    CA-MEMO-05  All others are taken without asking.
    """
    state = table.state
    if most_dark_runes(state.players[state.active], the_attempt(state)):
        return buy_dark_runes(table)
    state.step = "before"
    return NOTHING


def buy_dark_runes(table: Table[State]) -> Play[None]:
    state = table.state
    seat = state.active
    answer = yield from table.choose(seat, "attempt.dark", dark_runes)
    if answer.count:
        the_attempt(state).bought = answer.count
        state.players[seat].xp -= answer.count
        table.tell(RunesBought(seat, answer.count))
    state.step = "before"


def dark_runes(state: State, seat: int) -> list[BuyRunes]:
    return BUYS[: most_dark_runes(state.players[seat], the_attempt(state)) + 1]


def before(table: Table[State]) -> Play[None]:
    """CA-FAQ-03  The last moment before the cast."""
    return window(table, "attempt.before")


def cast_runes(table: Table[State]) -> Play[None]:
    """The cast, what its symbols bring at once, and the moment before its result.

    CA-RETRY-02  A repeated cast keeps all effects.
    CA-FAQ-23  Only after all this the challenge is passed or failed.
    """
    state, attempt = table.state, table.state.attempt
    assert attempt is not None
    cast(table)
    state.step = "symbols"
    yield from read_symbols(table, attempt)
    if attempt.again:
        state.step = "cast"
        return
    state.step = "during"
    yield from window(table, "attempt.during")
    state.step = "cast" if attempt.again else "result"


def read_symbols(table: Table[State], attempt: Attempt) -> Play[None]:
    """CA-FAQ-06  Cards and experience of the symbols are taken at once,

    CA-RETRY-03  in every cast, whether it is repeated or not.
    CA-CARD-03  A hero symbol is a hero card,
    CA-CARD-04  an antihero symbol an antihero card.
    CA-ODIUM-25  After the card for both triangles Odium's card takes effect, before there is a result,
    CA-RETRY-05  another one if they come up again.
    CA-ODIUM-26  It may be answered, also with the card just drawn.
    """
    state = table.state
    brought = gifts(attempt)
    if not brought:
        return NOTHING
    if "xp" in brought:
        gain_xp(table, state.active, brought.count("xp"))
    for side in SIDES:
        if side in brought:
            draw_cards(table, state.active, side, brought.count(side))
    return draw_either(table) if "either" in brought else NOTHING


def draw_either(table: Table[State]) -> Play[None]:
    state = table.state
    answer = yield from table.choose(state.active, "attempt.draw", either_side)
    draw_card(table, state.active, answer.side)
    if state.odium is not None:
        reveal_card(table)
        yield from window(table, "odium.answer")


def either_side(state: State, seat: int) -> list[DrawFrom]:
    """CA-CARD-05  A hero or an antihero card, as the player chooses."""
    return DRAWS


def settle(table: Table[State]) -> Play[None]:
    """The result.

    CA-RETRY-04  The moons of the last cast count first, and only those.
    """
    state, attempt = table.state, table.state.attempt
    assert attempt is not None
    if not MOONLIT.isdisjoint(attempt.runes):
        gain_moons(table, state.active, symbols(attempt).count("moon"))
    attempt.reached, attempt.needed = result(state), difficulty(state)
    attempt.succeeded = attempt.reached >= attempt.needed
    state.step = "after"
    if attempt.act == 0:
        settle_with_odium(table, attempt)
        return NOTHING
    return pass_challenge(table, attempt) if attempt.succeeded else fail_challenge(table, attempt)


def pass_challenge(table: Table[State], attempt: Attempt) -> Play[None]:
    """CA-CHAL-07  The card joins the story with the announced path visible.

    CA-TERM-07  That is what passing a challenge is for:
    CA-GEN-09  it brings runes and effects. An ally comes along.
    """
    state = table.state
    seat = state.active
    act, slot = take(state, attempt.card)
    strip = f"{attempt.card}/{attempt.path}"
    table.tell(Passed(seat, strip, attempt.reached, attempt.needed))
    tuck(table, seat, strip)
    collect(table, seat, announced(attempt).reward)
    if slot.ally:
        win_ally(table, seat, slot.ally)
    return fill(table, act)


def fail_challenge(table: Table[State], attempt: Attempt) -> Play[None]:
    """CA-CHAL-08  The card is discarded, and the hero gains 1 experience."""
    state = table.state
    seat = state.active
    table.tell(Failed(seat, attempt.card, attempt.reached, attempt.needed))
    act = clear(state, attempt.card)
    gain_xp(table, seat)
    happen(table, seat, "failed")
    return fill(table, act)


def settle_with_odium(table: Table[State], attempt: Attempt) -> None:
    """CA-ODIUM-22  A result as high as the difficulty passes.

    CA-ODIUM-23  What it has above that is taken from Odium's card.
    CA-ODIUM-33  The card stays where it is; whoever fails gains 1 experience as ever.
    """
    state = table.state
    seat, reached, needed = state.active, attempt.reached, attempt.needed
    if not attempt.succeeded:
        table.tell(OdiumWithstood(seat, reached, needed))
        gain_xp(table, seat)
        return
    state.players[seat].has_passed = True
    removed = odium_loses(table, reached - needed) if reached > needed else 0
    table.tell(OdiumPassed(seat, reached, needed, removed))
