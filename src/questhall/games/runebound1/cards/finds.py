"""Cards that are turned up for a hero: an offer on the road, a look into the future."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound1.cards.define import ALLIES, ITEMS
from questhall.games.runebound1.components import COLOURS
from questhall.games.runebound1.events.adventure import TopCardSeen
from questhall.games.runebound1.events.market import CardFound
from questhall.games.runebound1.moves.answers import Accept, Decline, PickDeck
from questhall.games.runebound1.rules.decks import draw_adventure, draw_market, is_empty, put_under
from questhall.games.runebound1.rules.gold import lose_gold
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.state import State

ACCEPT, DECLINE = Accept(), Decline()


def half_of(card: str) -> int:
    """Half the printed price, rounded up."""
    price = ALLIES[card].price if card in ALLIES else ITEMS[card].price
    return (price + 1) // 2


def half_price(table: Table[State], seat: int, card: str) -> Play[None]:
    """The top card of the Market deck may be bought for half its price; else it goes under the deck."""
    state = table.state
    if is_empty(state.market):
        return
    found = draw_market(table)
    state.shown.append(found)
    table.tell(CardFound(seat, found, half_of(found)))
    answer = yield from table.choose(seat, "find.buy", takings)
    state.shown.remove(found)
    if isinstance(answer, Accept):
        lose_gold(table, seat, half_of(found))
        yield from gain_card(table, seat, found)
    else:
        put_under(state, found)


def takings(state: State, seat: int) -> Sequence[Accept | Decline]:
    return [ACCEPT, DECLINE] if state.players[seat].gold >= half_of(state.shown[-1]) else [DECLINE]


def look_ahead(table: Table[State], seat: int, card: str) -> Play[None]:
    """The top card of an adventure deck is turned up for all to see, and goes back on top or under the deck."""
    state = table.state
    deck = (yield from table.choose(seat, "orb.deck", decks)).deck
    seen = draw_adventure(table, deck)
    assert seen is not None
    state.shown.append(seen)
    table.tell(TopCardSeen(seat, deck, seen))
    answer = yield from table.choose(seat, "orb.leave", lambda state, seat: [ACCEPT, DECLINE])
    state.shown.remove(seen)
    if isinstance(answer, Accept):
        state.decks[deck].over.append(seen)
    else:
        put_under(state, seen)


def decks(state: State, seat: int) -> Sequence[PickDeck]:
    return [PickDeck(colour) for colour in COLOURS if not is_empty(state.decks[colour]) or state.discards[colour]]
