"""What follows a challenge that is over. Catalogue chapters GOAL, WIN, FAIL, KO, AHAZ."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge, Ending, EventCard
from questhall.games.runebound1.events.adventure import ChallengeFailed, ChallengeWon, EventEnded
from questhall.games.runebound1.rules.bonuses import bonus
from questhall.games.runebound1.rules.counters import take_counter, take_from_bank
from questhall.games.runebound1.rules.decks import leave_play
from questhall.games.runebound1.rules.goals import win
from questhall.games.runebound1.rules.gold import gain_gold
from questhall.games.runebound1.rules.knock_out import be_carried_off
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.rules.track import put_on_track
from questhall.games.runebound1.state import State


def win_challenge(table: Table[State], seat: int, card: Challenge) -> Play[None]:
    """R1-GOAL-01  Whoever kills High Lord Margath has won.

    R1-WIN-06  It is all one whether a fight was won or a test passed.
    R1-AHAZ-12  A hazard brings nothing that its card promises, but Margath is dead all the same.
    """
    state = table.state
    table.tell(ChallengeWon(seat, card.id))
    if card.wins:
        win(table, seat, "margath-slain")
    is_hazard = state.venture is not None and state.venture.hazard
    state.venture, state.phase = None, "market"
    if is_hazard:
        take_from_bank(table, seat, card.colour)
        leave_play(table, card.id)
    else:
        take_counter(table, seat, state.players[seat].hex)
        yield from reward(table, seat, card)
    end_event(table, card.colour)


def reward(table: Table[State], seat: int, card: Challenge) -> Play[None]:
    """R1-WIN-02  Gold, or the card itself as an item or ally.

    R1-WIN-04  Else the card leaves play.
    """
    pay_reward(table, seat, card)
    if card.reward.item is not None or card.reward.ally is not None:
        yield from gain_card(table, seat, card.id)
    else:
        leave_play(table, card.id)
    if card.reward.effect is not None:
        yield from card.reward.effect(table, seat, card.id)


def pay_reward(table: Table[State], seat: int, card: Challenge) -> None:
    state = table.state
    if card.reward.gold:
        more = bonus(state, seat, "gold") + bonus(state, seat, f"{card.colour}_gold")
        gain_gold(table, seat, card.reward.gold + more)


def end_event(table: Table[State], ending: Ending) -> None:
    """An event that lasts until just this happens is over, and the box is empty."""
    box = table.state.event_box
    if not box:
        return
    top = ADVENTURES[box[-1]]
    assert isinstance(top, EventCard)
    if top.until == ending:
        table.tell(EventEnded(top.id))
        cards, table.state.event_box = [*box], []
        for card in cards:
            leave_play(table, card)


def fail_challenge(table: Table[State], seat: int, card: Challenge) -> Play[None]:
    """R1-FAIL-01  A challenge that was failed goes to the track,

    R1-FAIL-02  and the hero stays where he is, if he still stands.
    R1-KO-05  So does one that has knocked him out,
    R1-AKO-05  the harsh way too.
    R1-AHAZ-15  A hazard goes to the doom track instead,
    R1-AHAZ-16  after a knock-out as well.
    """
    state = table.state
    player = state.players[seat]
    table.tell(ChallengeFailed(seat, card.id))
    if state.venture is not None and state.venture.hazard:
        leave_play(table, card.id)
    else:
        put_on_track(table, card.id, player.hex)
    state.venture, state.phase = None, "market"
    if player.is_knocked_out:
        yield from be_carried_off(table, seat)
