"""Odium: his cards, the oath, the confrontation. Catalogue chapters ODIUM and SCHEME."""

from __future__ import annotations

from itertools import combinations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.components import ABILITIES
from questhall.games.calltoadventure.events.odium import (
    FacesOdium,
    OathRefused,
    OathSworn,
    OdiumDefeated,
    OdiumRevealed,
    OdiumTriumphed,
)
from questhall.games.calltoadventure.events.turn import TurnBegan
from questhall.games.calltoadventure.moves import PickAbilities, StayTrue, Swear
from questhall.games.calltoadventure.rules.attempt import difficulty
from questhall.games.calltoadventure.rules.gains import odium_loses
from questhall.games.calltoadventure.state import ODIUM, Attempt, Played, State

PAIRS = tuple(PickAbilities(one, other) for one, other in combinations(ABILITIES, 2))
OATH = (Swear(), StayTrue())
WAGES = 3
"""CA-SCHEME-04  Experience from Odium's card for an oath."""


def reveal_card(table: Table[State]) -> None:
    """CA-ODIUM-24  The top card of his deck waits to take effect on the active hero; it may be answered.

    CA-ODIUM-09  An empty deck is made of its discards.
    """
    odium = table.state.odium
    assert odium is not None
    if not odium.deck:
        odium.deck += odium.discard
        odium.discard.clear()
    if odium.deck:
        card = table.draw(odium.deck, "deck.odium")
        odium.revealed.append(card)
        table.state.stack.append(Played(card, ODIUM, table.state.active))
        table.tell(OdiumRevealed(card))


def offer_oath(table: Table[State]) -> Play[None]:
    """CA-SCHEME-03  In the Contest of Champions each hero declares at the start of act III whom he serves."""
    state = table.state
    player = state.players[state.active]
    if state.odium is None or state.odium.scheme != "contest_of_champions" or player.oath:
        return
    answer = yield from table.choose(state.active, "odium.oath", lambda *_: OATH)
    if isinstance(answer, Swear):
        player.oath = "sworn"
        wages = odium_loses(table, WAGES)
        player.xp += wages
        table.tell(OathSworn(state.active, wages))
    else:
        player.oath = "refused"
        table.tell(OathRefused(state.active))


def face_odium(table: Table[State]) -> Play[None]:
    """CA-ODIUM-15  In the last turn only,

    CA-ODIUM-16  and then it must be.
    CA-ODIUM-19  With the runes of any two abilities.
    """
    state = table.state
    seat = state.active = state.queue[0]
    player = state.players[seat]
    answer = yield from table.choose(seat, "odium.abilities", lambda *_: PAIRS)
    player.turn_bonus, player.next_bonus = player.next_bonus, 0
    table.tell(TurnBegan(seat))
    state.attempt = Attempt("odium", 0, "upper", [answer.one, answer.other])
    table.tell(FacesOdium(seat, answer.one, answer.other, difficulty(state)))
    state.step = "before"


def decide(table: Table[State]) -> None:
    """CA-ODIUM-29  Beaten, if everybody has passed and no experience is left.

    CA-ODIUM-13  That was the heroes' task;
    CA-ODIUM-30  if one of them fails, Odium wins.
    """
    state = table.state
    assert state.odium is not None
    loyal = [player for player in state.players if player.oath != "sworn"]
    state.is_beaten = bool(loyal) and all(player.has_passed for player in loyal) and not state.odium.xp
    table.tell(OdiumDefeated() if state.is_beaten else OdiumTriumphed(state.odium.xp))
