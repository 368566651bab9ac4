"""The five phases of a turn, and how turns follow each other. Catalogue chapters TURN, REFRESH,

and how many movement dice it has: ADICE, AFIRST.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.board import HEX_OF, TOWN_AT
from questhall.games.runebound1.components import FIRST_DICE, NOWHERE, START
from questhall.games.runebound1.events.turn import EnteredBoard, Refreshed, TurnBegan
from questhall.games.runebound1.rules.bonuses import bonus
from questhall.games.runebound1.state import State

TOWN_DICE, OTHER_DICE = 5, 4


def begin_turn(table: Table[State]) -> None:
    """R1-TURN-02  Refresh, movement, adventure, market, experience.

    R1-MOVE-03  In the first turn the figure is put on Tamalir.
    """
    state = table.state
    seat = state.active
    player = state.players[seat]
    table.tell(TurnBegan(seat, state.round + 1))
    player.is_knocked_out = False
    player.activations = player.trades = 0
    for each in state.players:
        if each.used:
            each.used = []  # R1-CHAL-04: once a turn is once in every turn, whoever's it is
    state.rested = 0
    refresh(table, seat)
    if player.hex == NOWHERE:
        player.hex = HEX_OF[START]
        table.tell(EnteredBoard(seat, player.hex))
    state.allowance = movement_dice(state, seat)
    state.phase = "movement"


def refresh(table: Table[State], seat: int) -> None:
    """R1-REFRESH-01  All activated cards are turned face up.

    R1-REFRESH-02  Without any there is nothing to do.
    """
    player = table.state.players[seat]
    if player.face_down:
        table.tell(Refreshed(seat, len(player.face_down)))
        player.face_down = []


def movement_dice(state: State, seat: int) -> int:
    """R1-MOVE-04  Five dice in a town, four elsewhere.

    R1-ADICE-01  Five also for a hero without exhaustion, where that is played.
    R1-AFIRST-01  In the first turn by the place in turn order, where that is played.
    """
    player = state.players[seat]
    if state.options.first_turn and state.round == 0:
        places = FIRST_DICE[min(len(state.players), 4)]
        dice = places[min((seat - state.first) % len(state.players), len(places) - 1)]
    elif player.hex in TOWN_AT or (state.options.fresh and not player.exhaustion):
        dice = TOWN_DICE
    else:
        dice = OTHER_DICE
    return max(0, dice + bonus(state, seat, "dice"))


def end_turn(table: Table[State]) -> None:
    """R1-TURN-01  The left neighbour is next.

    R1-TURN-03  So it goes on until somebody has won.
    """
    state = table.state
    state.venture = None
    state.active = (state.active + 1) % len(state.players)
    if state.active == state.first:
        state.round += 1
    begin_turn(table)
