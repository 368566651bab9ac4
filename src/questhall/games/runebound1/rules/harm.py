"""Wounds and exhaustion, healing and recovering. Catalogue chapters WOUND, EXH, ALLY, AWOUND, AEXH.

`who` is empty for the hero, else the card of one of the allies.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.cards.define import ALLIES
from questhall.games.runebound1.events.fight import AllyDied, Exhausted, Healed, Recovered, Wounded
from questhall.games.runebound1.rules.bonuses import life, stamina
from questhall.games.runebound1.rules.decks import discard
from questhall.games.runebound1.state import Ally, Player, State

ALL = 99
"""Heal or recover everything."""


def fell(state: State, wounds: int, lives: int) -> bool:
    """R1-WOUND-02  Wounds that reach life are too many;

    R1-AWOUND-01  where heroes are tough, they must exceed it,
    R1-AWOUND-02  for enemies and allies too.
    """
    return wounds > lives if state.options.tough else wounds >= lives


def bearer_of(player: Player, who: str) -> Player | Ally | None:
    """Whose card the counters lie on; None: that ally is no longer there."""
    if not who:
        return player
    return next((ally for ally in player.allies if ally.card == who), None)


def lay_wounds(table: Table[State], seat: int, amount: int, who: str = "") -> None:
    """R1-WOUND-01  Counters from the bank, on the card;

    R1-WOUND-03  those of an ally on his own.
    A hero with too many is knocked out: whoever holds the play at that moment sees to what follows.
    """
    state = table.state
    player = state.players[seat]
    bearer = bearer_of(player, who)
    if bearer is None or amount <= 0 or player.is_knocked_out:
        return
    bearer.wounds += amount
    table.tell(Wounded(seat, who or player.hero, amount))
    if isinstance(bearer, Ally):
        if fell(state, bearer.wounds, ALLIES[who].life):
            bury(table, seat, who)
    elif fell(state, bearer.wounds, life(state, seat)):
        player.is_knocked_out = True


def bury(table: Table[State], seat: int, card: str) -> None:
    """R1-ALLY-01  A killed ally goes under the Market deck, without counters; one of an adventure deck leaves play."""
    player = table.state.players[seat]
    player.allies = [ally for ally in player.allies if ally.card != card]
    if card in player.face_down:
        player.face_down.remove(card)
    table.tell(AllyDied(seat, card))
    discard(table, card)


def exhaust(table: Table[State], seat: int, amount: int, who: str = "") -> None:
    """R1-EXH-01  Counters from the bank, on the card.

    R1-EXH-02  What exceeds stamina turns into wounds at once,
    R1-AEXH-02  however careful one may be, where the game itself demands it.
    """
    state = table.state
    player = state.players[seat]
    bearer = bearer_of(player, who)
    if bearer is None or amount <= 0 or player.is_knocked_out:
        return
    most = ALLIES[who].stamina if who else stamina(state, seat)
    kept = max(0, min(amount, most - bearer.exhaustion))
    if kept:
        bearer.exhaustion += kept
        table.tell(Exhausted(seat, who or player.hero, kept))
    lay_wounds(table, seat, amount - kept, who)


def heal(table: Table[State], seat: int, amount: int, who: str = "") -> None:
    """R1-EXH-04  Counters taken off go back to the bank."""
    player = table.state.players[seat]
    bearer = bearer_of(player, who)
    less = min(amount, bearer.wounds) if bearer is not None else 0
    if bearer is not None and less > 0:
        bearer.wounds -= less
        table.tell(Healed(seat, who or player.hero, less))


def recover(table: Table[State], seat: int, amount: int, who: str = "") -> None:
    """So much exhaustion less."""
    player = table.state.players[seat]
    bearer = bearer_of(player, who)
    less = min(amount, bearer.exhaustion) if bearer is not None else 0
    if bearer is not None and less > 0:
        bearer.exhaustion -= less
        table.tell(Recovered(seat, who or player.hero, less))
