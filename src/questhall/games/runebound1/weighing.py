"""Chances that are asked for one by one: how a fight ends that is under way, that would begin now, or that waits.

They are exact where dice alone decide (`by_dice.py`). Else the fight is tried in imagined matches (`trials.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Match, Move, Odds
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.by_dice import chance_to_get_away, chance_to_win
from questhall.games.runebound1.cards.define import ADVENTURES, FOES, Challenge
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.moves.fight import Escape
from questhall.games.runebound1.moves.turn import AttackHero, Attempt, StayHere, StopMoving
from questhall.games.runebound1.rules.adventure import is_allowed
from questhall.games.runebound1.state import Fight, State
from questhall.games.runebound1.table_view import TableView
from questhall.games.runebound1.trials import TRIES, Trial, share_away, share_won

Imagine = Callable[[], Match]
SETTLED = ("fight.escape", "fight.act")
"""At these questions no card is taking effect."""
TO_STAY = (StayHere(), StopMoving())
"""After either of them the adventure of the hex may be attempted."""


def weigh(view: TableView, move: Move | None, imagine: Imagine) -> list[Odds]:
    """Of the fight under way, or of the one a move would begin; with neither, of those that wait on the track."""
    seat = view.seat
    if seat is None:
        return []
    if view.fight is not None:
        return of_the_fight(seat, move, imagine)
    if isinstance(move, AttackHero):
        return [odds_of(share_won(seat, seat, Trial((move,)), imagine), "fight", detail=str(seat), tries=TRIES)]
    if isinstance(move, Attempt):
        card = card_ahead(view, view.heroes[seat].hex)
        return [against(seat, card, "fight", str(seat), Trial((move,)), imagine)] if is_a_fight(card) else []
    return of_the_track(view, seat, imagine) if move is None else []


def odds_of(chance: float, ref: str, what: str = "win", *, detail: str, tries: int = 0) -> Odds:
    return Odds(ref, what, chance, tries=tries, detail=detail)


# The fight under way


def of_the_fight(seat: int, move: Move | None, imagine: Imagine) -> list[Odds]:
    """Victory, for whoever stays; and where one may flee, how that would end."""
    world = imagine()
    state: State = world.state
    fight = state.fight
    assert fight is not None
    topic = next(iter(world.asks.values())).topic
    whose = seat if seat in (fight.seat, fight.rival) else fight.seat
    found = []
    if move is None:
        exact = chance_to_win(state, fight) if topic in SETTLED else None
        chance = share_won(seat, whose, Trial(), imagine) if exact is None else exact
        found.append(odds_of(chance, "fight", detail=str(whose), tries=TRIES * (exact is None)))
    if topic == "fight.escape" and whose == fight.seat and isinstance(move, Escape | None):
        exact = chance_to_get_away(state, fight)
        chance = share_away(seat, imagine) if exact is None else exact
        found.append(odds_of(chance, "escape", "away", detail=str(whose), tries=TRIES * (exact is None)))
    return found


# Fights to come


def card_ahead(view: TableView, hex: Hex) -> str:
    """What waits at a hex, as far as anybody knows: an undefeated challenge, or a card that was seen on its deck."""
    for waiting in view.undefeated:
        if waiting.hex == hex:
            return waiting.card
    over = view.over[SPOTS[hex].colour] if hex in SPOTS and hex in view.spots else []
    return over[-1] if over else ""


def is_a_fight(card: str) -> bool:
    return card in FOES and isinstance(ADVENTURES[card], Challenge)


def of_the_track(view: TableView, seat: int, imagine: Imagine) -> list[Odds]:
    """Each fight that waits there, as if the hero, such as he is now, stood before it already."""
    asked = imagine().asks.get(seat)
    stay = next((move for move in TO_STAY if asked is not None and move in asked.moves), None)
    if stay is None:
        return []
    state: State = imagine().state
    waiting = [each for each in view.undefeated if is_a_fight(each.card)]
    return [
        against(seat, each.card, f"hex:{each.hex}", each.card, Trial((stay, Attempt()), each.hex), imagine)
        for each in waiting
        if is_allowed(state, seat, ADVENTURES[each.card].colour)
    ]


def against(seat: int, card: str, ref: str, detail: str, trial: Trial, imagine: Imagine) -> Odds:
    """A challenge that is known, and not yet begun."""
    exact = chance_to_win(imagine().state, Fight(seat, "challenge", card))
    chance = share_won(seat, seat, trial, imagine) if exact is None else exact
    return odds_of(chance, ref, detail=detail, tries=TRIES * (exact is None))
