"""The adventure phase: what a hero takes on, and the cards he draws. Catalogue chapters ADV, ENC, UNDEF."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, OPEN, Move, Play, Table
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.components import COLOURS, Colour
from questhall.games.runebound1.events.adventure import CardDrawn, ChallengeResumed
from questhall.games.runebound1.moves.turn import AttackHero, Attempt, LetBe
from questhall.games.runebound1.rules.decks import draw_adventure
from questhall.games.runebound1.rules.hazards import is_in_the_wild, travel_hazard
from questhall.games.runebound1.rules.resolving import resolve
from questhall.games.runebound1.rules.track import undefeated_at
from questhall.games.runebound1.state import Fight, State, Venture

ATTEMPT, LET_BE = Attempt(), LetBe()


def adventure_phase(table: Table[State]) -> Play[None]:
    """One step of the phase: the next card of the adventure that was chosen, a travel hazard, or the choice."""
    state = table.state
    if state.venture is not None:
        return go_on(table)
    if state.options.hazards and is_in_the_wild(state, state.active):
        travel_hazard(table, state.active)
        return NOTHING
    return choose_adventure(table)


def choose_adventure(table: Table[State]) -> Play[None]:
    """R1-ADV-01  An adventure may be attempted, or not.

    R1-PVP-01  Instead of it another hero on the hex may be attacked.
    R1-MOVE-17  Where there is nothing of the kind, the phase is skipped.
    """
    state = table.state
    seat = state.active
    answer = yield from table.choose(seat, "adventure.choose", chances, OPEN, otherwise=LET_BE)
    if type(answer) is AttackHero:
        state.fight = Fight(seat, "hero", rival=answer.seat)
    elif type(answer) is Attempt:
        begin_adventure(table, seat)
    else:
        state.phase = "market"


def chances(state: State, seat: int) -> Sequence[Move]:
    """What the hex has to offer."""
    moves: list[Move] = []
    colour = colour_here(state, seat)
    if colour is not None and is_allowed(state, seat, colour):
        moves.append(ATTEMPT)
    moves += [AttackHero(other) for other in rivals(state, seat)]
    return [*moves, LET_BE] if moves else moves


def colour_here(state: State, seat: int) -> Colour | None:
    """The colour of the adventure of this hex, new or undefeated; None: there is none."""
    hex = state.players[seat].hex
    waiting = undefeated_at(state, hex)
    if waiting is not None:
        return ADVENTURES[waiting.card].colour
    return SPOTS[hex].colour if hex in SPOTS and hex in state.spots else None


def is_allowed(state: State, seat: int, colour: Colour) -> bool:
    """R1-VAR-08  Whoever has raised his life once takes on no green adventures any more,

    R1-VAR-09  twice: no yellow ones,
    R1-VAR-10  three times: no blue ones either, drawn or undefeated.
    """
    return COLOURS.index(colour) >= state.players[seat].raised


def rivals(state: State, seat: int) -> list[int]:
    """Other heroes on the hex who are in play."""
    hex = state.players[seat].hex
    return [
        other
        for other, player in enumerate(state.players)
        if player.hex == hex and other != seat and not player.is_knocked_out
    ]


def begin_adventure(table: Table[State], seat: int) -> None:
    """R1-UNDEF-02  Where an undefeated challenge waits, no card is drawn: it is taken on.

    R1-UNDEF-01  Everybody can look at it beforehand.
    """
    state = table.state
    waiting = undefeated_at(state, state.players[seat].hex)
    colour = colour_here(state, seat)
    assert colour is not None
    state.venture = Venture(colour)
    if waiting is not None:
        state.undefeated.remove(waiting)
        state.venture.card = waiting.card
        table.tell(ChallengeResumed(seat, waiting.card))


def go_on(table: Table[State]) -> Play[None]:
    """R1-ADV-02  A card of the colour is drawn and shown to everybody.

    R1-EVENT-05  After an event another one,
    R1-ENC-04  after an encounter too,
    R1-ADV-04  but after a challenge none.
    R1-AHAZ-08  A hazard is one card, whatever it is.
    """
    state = table.state
    venture, seat = state.venture, state.active
    assert venture is not None
    if not venture.card:
        card = draw_adventure(table, venture.colour) if has_challenges(state, venture.colour) else None
        if card is None:
            state.venture, state.phase = None, "market"
            return
        venture.card = card
        table.tell(CardDrawn(seat, venture.colour, card))
    yield from resolve(table, seat, venture)


def has_challenges(state: State, colour: Colour) -> bool:
    """Whether drawing can come to an end: the deck or the cards that left play have a challenge (ours)."""
    pile = state.decks[colour]
    return any(
        isinstance(ADVENTURES[card], Challenge)
        for cards in (pile.cards, pile.over, pile.under, state.discards[colour])
        for card in cards
    )
