"""The rows of story cards: opened, filled, replaced. Allies that come up are attached. Chapters ACT, ALLY, TURN."""

from __future__ import annotations

from questhall.engine import NOTHING, Play, Table
from questhall.games.calltoadventure.cards.define import ACT_OF, ALLIES, CHALLENGES
from questhall.games.calltoadventure.components import ROW_LENGTHS, Act
from questhall.games.calltoadventure.events.turn import AllyAttached, AllyLeft, CardTurnedUp, DeckShuffled, RowOpened
from questhall.games.calltoadventure.moves import Attach
from questhall.games.calltoadventure.rules.gains import happen
from questhall.games.calltoadventure.state import Slot, State

STREAMS: dict[Act, str] = {1: "deck.act1", 2: "deck.act2", 3: "deck.act3"}


def open_row(table: Table[State], act: Act) -> Play[None]:
    """The row of an act is turned face up, for everybody."""
    state = table.state
    state.open = act
    yield from fill(table, act)
    table.tell(RowOpened(act, tuple(slot.card for slot in state.rows[act - 1])))
    happen(table, state.active, "row opened")


def fill(table: Table[State], act: Act, *, shuffled: bool = False) -> Play[None]:
    """CA-TURN-03  Cards are turned up until the row is full.

    CA-ALLY-01  An ally is no card of the row: it is attached, and another card comes up.
    CA-TURN-06  An empty deck is made of its discards, once; if that is not enough, the row stays short.
    """
    state = table.state
    row, deck = state.rows[act - 1], state.decks[act - 1]
    length = ROW_LENGTHS[len(state.players)]
    while len(row) < length:
        if not deck:
            if shuffled or not state.discards[act - 1]:
                return NOTHING
            shuffled = True
            reshuffle(table, act)
        turn_up(table, deck, STREAMS[act], row, length - len(row))
        if state.found:
            return attach_and_fill(table, act, shuffled=shuffled)
    return NOTHING


def attach_and_fill(table: Table[State], act: Act, *, shuffled: bool) -> Play[None]:
    """Allies have come up: they are attached, and the row is still short by as many cards."""
    while table.state.found:
        yield from attach(table, act)
    yield from fill(table, act, shuffled=shuffled)


def reshuffle(table: Table[State], act: Act) -> None:
    state = table.state
    state.decks[act - 1] += state.discards[act - 1]
    state.discards[act - 1].clear()
    table.tell(DeckShuffled(act))


def turn_up(table: Table[State], deck: list[str], stream: str, row: list[Slot], missing: int) -> None:
    """CA-ALLY-16  All cards that are missing, at once; allies among them wait to be attached."""
    cards = [table.draw(deck, stream)] if missing == 1 else table.draws(deck, min(missing, len(deck)), stream)
    for card in cards:
        table.tell(CardTurnedUp(card))
        if card in ALLIES:
            table.state.found.append(card)
        else:
            row.append(Slot(card))


def attach(table: Table[State], act: Act) -> Play[None]:
    """CA-ALLY-14  The active player chooses the challenge.

    CA-ALLY-13  Before the first turn that is the player who will begin.
    CA-ALLY-04  Without a free one in this row the ally is discarded.
    """
    state = table.state
    answer = yield from table.choose(state.active, "row.attach", places_for_ally, otherwise=None)
    ally = state.found.pop(0)
    if answer is None:
        state.discards[act - 1].append(ally)
        table.tell(AllyLeft(ally))
        return
    slot_of(state, answer.challenge).ally = ally
    table.tell(AllyAttached(state.active, ally, answer.challenge))


def places_for_ally(state: State, seat: int) -> list[Attach]:
    """CA-ALLY-15  Cards of its own row:

    CA-ALLY-03  challenges,
    CA-ALLY-02  and only those without an ally.
    """
    row = state.rows[ALLIES[state.found[0]].act - 1]
    return [Attach(slot.card) for slot in row if slot.card in CHALLENGES and not slot.ally]


def slot_of(state: State, card: str) -> Slot:
    """Where a card lies in the row of its act."""
    for slot in state.rows[ACT_OF[card] - 1]:
        if slot.card == card:
            return slot
    raise LookupError(card)


def take(state: State, card: str) -> tuple[Act, Slot]:
    """A card leaves its row, with the ally under it."""
    act = ACT_OF[card]
    row = state.rows[act - 1]
    for place, slot in enumerate(row):
        if slot.card == card:
            del row[place]  # `remove` would compare whole slots
            return act, slot
    raise LookupError(card)


def clear(state: State, card: str) -> Act:
    """A card leaves its row for the discard pile.

    CA-JOUR-04  Its ally goes with it.
    """
    act, slot = take(state, card)
    state.discards[act - 1] += (card, slot.ally) if slot.ally else (card,)
    return act


def replace(table: Table[State], card: str) -> Play[None]:
    """A card of a row is discarded and another comes up in its row."""
    return fill(table, clear(table.state, card))
