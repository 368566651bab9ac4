"""What a drawn adventure card does. Catalogue chapters CHAL, ENC, EVENT, FAIL, AEVENT."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge, Effect, Encounter, EventCard
from questhall.games.runebound1.events.adventure import EventBegan, EventIgnored
from questhall.games.runebound1.rules.counters import refill
from questhall.games.runebound1.rules.decks import leave_play
from questhall.games.runebound1.rules.knock_out import be_carried_off
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.rules.rewards import fail_challenge, win_challenge
from questhall.games.runebound1.rules.skill_tests import skill_test
from questhall.games.runebound1.state import Fight, State, Venture


def resolve(table: Table[State], seat: int, venture: Venture) -> Play[None]:
    """R1-ADV-03  A fight to win or a test to pass; events and encounters come first."""
    card = ADVENTURES[venture.card]
    if isinstance(card, EventCard):
        yield from event(table, seat, card)
        next_card(table.state, venture)
        if table.state.players[seat].is_knocked_out:
            yield from be_carried_off(table, seat)
    elif isinstance(card, Encounter):
        yield from encounter(table, seat, card, venture)
    else:
        assert isinstance(card, Challenge)
        yield from challenge(table, seat, card, venture)


def next_card(state: State, venture: Venture) -> None:
    """The card is done with: another one is drawn, unless it was a hazard."""
    venture.card = ""
    if venture.hazard:
        state.venture, state.phase = None, "market"


# Events


def event(table: Table[State], seat: int, card: EventCard) -> Play[None]:
    """R1-EVENT-02  Into the box if it is empty, and its effect starts at once.

    R1-EVENT-03  On top of another with a lower number: only the top one is in force.
    R1-EVENT-04  Else it is discarded without any effect.
    """
    state = table.state
    if not comes_into_force(state, card):
        table.tell(EventIgnored(card.id))
        leave_play(table, card.id)
        return
    state.event_box.append(card.id)
    table.tell(EventBegan(card.id))
    refill(table, card.colour)
    if card.drawn is not None:
        yield from card.drawn(table, seat, card.id)


def comes_into_force(state: State, card: EventCard) -> bool:
    """R1-AEVENT-01  Where that is played, an equal number is enough."""
    if not state.event_box:
        return True
    top = ADVENTURES[state.event_box[-1]]
    assert isinstance(top, EventCard)
    return card.number > top.number or (card.number == top.number and state.options.equal_events)


# Encounters


def encounter(table: Table[State], seat: int, card: Encounter, venture: Venture) -> Play[None]:
    """R1-ENC-02  It must be carried out.

    R1-ENC-03  Then the card is kept or leaves play.
    R1-ENC-05  The counter of the hex is not won by it.
    """
    state = table.state
    if card.meet is not None:
        yield from card.meet(table, seat, card.id)
    if state.players[seat].is_knocked_out:
        yield from put_away(table, seat, card, venture, is_kept=False)
        return
    if card.foe is not None:
        state.fight = Fight(seat, "encounter", card.id)
        return
    passed = card.test is None or (yield from skill_test(table, seat, card.test))
    yield from happen(table, seat, card.success if passed else card.failure, card.id)
    yield from put_away(table, seat, card, venture, is_kept=passed)


def put_away(table: Table[State], seat: int, card: Encounter, venture: Venture, *, is_kept: bool) -> Play[None]:
    """Keep the card or let it go; a hero whom it has knocked out meets nothing more.

    R1-ENC-06  It never goes to the track of undefeated challenges.
    """
    state = table.state
    if state.players[seat].is_knocked_out:
        yield from be_carried_off(table, seat)
        leave_play(table, card.id)
        return
    next_card(state, venture)
    if is_kept and card.kept is not None:
        yield from gain_card(table, seat, card.id)
    else:
        leave_play(table, card.id)


def happen(table: Table[State], seat: int, effect: Effect | None, card: str) -> Play[None]:
    if effect is not None:
        yield from effect(table, seat, card)


# Challenges


def challenge(table: Table[State], seat: int, card: Challenge, venture: Venture) -> Play[None]:
    """A fight, or a test that is passed or failed.

    R1-AHAZ-07  A hazard likewise.
    """
    state = table.state
    if card.foe is not None:
        state.fight = Fight(seat, "hazard" if venture.hazard else "challenge", card.id)
        return
    assert card.test is not None
    passed = yield from skill_test(table, seat, card.test)
    if passed:
        yield from win_challenge(table, seat, card)
        return
    yield from happen(table, seat, card.fail, card.id)
    yield from fail_challenge(table, seat, card)
