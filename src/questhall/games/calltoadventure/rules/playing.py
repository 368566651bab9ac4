"""Hero and antihero cards: who may play them and when, and how they take effect. Catalogue chapter CARD."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, Play, Table
from questhall.games.calltoadventure.cards import box  # noqa: F401  # the decks are laid in before tables are made of them
from questhall.games.calltoadventure.cards.define import FATE, STEPS, FateCard
from questhall.games.calltoadventure.components import PLAYS, Side
from questhall.games.calltoadventure.events.gains import CardCancelled, CardPlayed, NoEffect
from questhall.games.calltoadventure.moves import PlayCard
from questhall.games.calltoadventure.rules.gains import happen
from questhall.games.calltoadventure.state import ALL_STEPS, NOBODY, ODIUM, Played, Player, State, Step


def may_play(player: Player, side: Side) -> bool:
    """CA-TRACK-07  The space of the marker says which cards may be played: where it stands at that moment.

    CA-TERM-11  Hero cards where the hero symbol is,
    CA-TERM-10  antihero cards where the other one is, both where both are.
    """
    return side in PLAYS[player.corruption]


def fits(card: FateCard, step: Step, *, is_answer: bool) -> bool:
    """CA-CARD-06  A card may be played when it says so, a card that says nothing at any time.

    CA-FAQ-07  So a card drawn during an attempt that is for the time before it comes too late,
    CA-FAQ-08  and one that says nothing may be played at once.
    """
    if card.answers and not is_answer:
        return False
    return step != "after" if card.moment == "any" else step in STEPS[card.moment]


def cards_for(step: Step, *, is_answer: bool) -> list[dict[str, FateCard]]:
    """For each space of the track, all cards that fit into a step of a turn and may be played there."""
    cards = {id: card for id, card in FATE.items() if fits(card, step, is_answer=is_answer)}
    return [{id: card for id, card in cards.items() if card.side in sides} for sides in PLAYS]


CARDS = {step: (cards_for(step, is_answer=False), cards_for(step, is_answer=True)) for step in ALL_STEPS}
PLAYED_ON = {id: {seat: PlayCard(id, seat) for seat in range(4)} | {NOBODY: PlayCard(id)} for id in FATE}
"""Moves are frozen: one may lie in many lists."""


def playable(state: State, seat: int) -> list[PlayCard]:
    """The cards a seat may play now, each with everybody it may be played on."""
    player = state.players[seat]
    moves: list[PlayCard] = []
    if not player.hand:
        return moves
    cards = CARDS[state.step][1 if state.stack else 0][player.corruption]
    seen: list[str] = []
    for id in player.hand:
        if id in cards and id not in seen:
            seen.append(id)
            card = cards[id]
            for target in targets(state, seat, card):
                if card.can(state, seat, target):
                    moves.append(PLAYED_ON[id][target])
    return moves


def targets(state: State, seat: int, card: FateCard) -> Sequence[int]:
    """CA-CARD-09  Any hero is any of the heroes,

    CA-TERM-02  the own one included,
    CA-FAQ-32  for hero and antihero cards alike.
    CA-ODIUM-11  So players may help one another.
    CA-BASE-12  Against Odium, "you" is any hero.
    """
    if card.target == "attempt":
        return (state.active,) if state.attempt is not None else ()
    if card.target == "none":
        return (NOBODY,)
    if card.target == "hero" or state.odium is not None:
        return range(len(state.players))
    return (seat,)


def announce(table: Table[State], seat: int, move: PlayCard) -> None:
    """A card is laid open; it takes effect when nobody answers any more."""
    state = table.state
    state.players[seat].hand.remove(move.card)
    state.hands_changed()
    table.learn("card")  # everybody sees its face now
    state.stack.append(Played(move.card, seat, NOBODY if move.other_seat is None else move.other_seat))
    table.tell(CardPlayed(seat, move.card, move.other_seat))
    happen(table, seat, "hero played" if FATE[move.card].side == "hero" else "antihero played")
    if move.other_seat not in (None, seat):
        happen(table, seat, "helped")


def take_effect(table: Table[State]) -> Play[None]:
    """The cards that wait, the last one first.

    CA-CARD-10  Then each is laid beside its player's board.
    """
    stack = table.state.stack
    while stack:
        step = resolve(table, stack[-1])
        if step is not None:
            return take_effect_in_steps(table, step)
        lay_aside(table.state)
    return NOTHING


def take_effect_in_steps(table: Table[State], step: Play[None]) -> Play[None]:
    """A card that asks something, and the cards under it."""
    yield from step
    lay_aside(table.state)
    yield from take_effect(table)


def lay_aside(state: State) -> None:
    """The card that has taken effect; Odium's own go back to him at the end of the turn."""
    played = state.stack.pop()
    if played.seat != ODIUM:
        state.players[played.seat].played.append(played.card)


def resolve(table: Table[State], played: Played) -> Play[None] | None:
    """CA-ODIUM-27  A card that can do nothing any more is ignored,

    CA-FAQ-25  and no other takes its place.
    """
    card = FATE[played.card]
    if played.is_cancelled:
        table.tell(CardCancelled(card.id))
    elif not card.can(table.state, played.seat, played.target):
        table.tell(NoEffect(card.id))
    else:
        return card.effect(table, played)
    return None
