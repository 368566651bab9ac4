"""What follows a fight. Catalogue chapters ESC, KO, PVP, AKO, AFINAL."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound1.board import NEIGHBOURS
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge, Encounter
from questhall.games.runebound1.components import NOWHERE, Hex
from questhall.games.runebound1.events.fight import CardRobbed, Escaped, FightWon
from questhall.games.runebound1.moves.answers import Decline, PickHex
from questhall.games.runebound1.moves.fight import Rob
from questhall.games.runebound1.rules.final_battle import after_final_fight
from questhall.games.runebound1.rules.goals import look_for_runes
from questhall.games.runebound1.rules.handing import take_over
from questhall.games.runebound1.rules.knock_out import knock_out
from questhall.games.runebound1.rules.limits import class_of, keep_limit
from questhall.games.runebound1.rules.resolving import happen, put_away
from questhall.games.runebound1.rules.rewards import fail_challenge, win_challenge
from questhall.games.runebound1.rules.track import put_on_track
from questhall.games.runebound1.state import Fight, FightReason, State

DECLINE = Decline()


def after_fight(table: Table[State], fight: Fight) -> Play[None]:
    """By the reason of the fight."""
    table.state.fight = None
    return AFTER[fight.reason](table, fight)


def after_challenge(table: Table[State], fight: Fight) -> Play[None]:
    """A challenge or a hazard is won, lost or left."""
    card = ADVENTURES[fight.card]
    assert isinstance(card, Challenge)
    if fight.end == "won":
        yield from win_challenge(table, fight.seat, card)
    elif fight.end == "lost":
        yield from fail_challenge(table, fight.seat, card)
    else:
        yield from leave_it(table, fight)


def leave_it(table: Table[State], fight: Fight) -> Play[None]:
    """R1-ESC-05  Whoever escapes steps back to the hex he came from; if there is none, to any beside it.

    R1-ESC-07  The turn is over.
    """
    state = table.state
    hex = state.players[fight.seat].hex
    yield from step_back(table, fight.seat)
    put_on_track(table, fight.card, hex)
    state.venture, state.phase = None, "experience"


def step_back(table: Table[State], seat: int) -> Play[None]:
    answer = yield from table.choose(seat, "escape.hex", ways_back)
    player = table.state.players[seat]
    player.hex, player.came_from = answer.hex, NOWHERE
    table.tell(Escaped(seat, answer.hex))


def ways_back(state: State, seat: int) -> Sequence[PickHex]:
    player = state.players[seat]
    back: tuple[Hex, ...] = NEIGHBOURS[player.hex] if player.came_from == NOWHERE else (player.came_from,)
    return [*map(PickHex, back)]


def after_encounter(table: Table[State], fight: Fight) -> Play[None]:
    """An encounter that is won goes on like one that was passed; one that is left leaves play."""
    state, seat = table.state, fight.seat
    card, venture = ADVENTURES[fight.card], state.venture
    assert isinstance(card, Encounter)
    assert venture is not None
    if fight.end == "escaped":
        yield from step_back(table, seat)
        yield from put_away(table, seat, card, venture, is_kept=False)
        state.venture, state.phase = None, "experience"
        return
    if fight.end == "won":
        yield from happen(table, seat, card.success, card.id)
    yield from put_away(table, seat, card, venture, is_kept=fight.end == "won")


def after_duel(table: Table[State], fight: Fight) -> Play[None]:
    """R1-PVP-10  When heroes have fought, the turn of the one who began is over."""
    state = table.state
    state.phase = "experience"
    if fight.end == "escaped":
        yield from step_back(table, fight.seat)
        return
    winner, loser = (fight.seat, fight.rival) if fight.end == "won" else (fight.rival, fight.seat)
    table.tell(FightWon(winner, loser))
    yield from rob(table, winner, loser)
    yield from knock_out(table, loser)  # R1-PVP-09


def rob(table: Table[State], winner: int, loser: int) -> Play[None]:
    """R1-PVP-08  The winner may take one item or ally of his choice,

    R1-AKO-06  before the loser discards anything.
    R1-PVP-09  Gold and counters are lost as usual.
    """
    state = table.state
    answer = yield from table.choose(winner, "duel.rob", lambda state, seat: spoils(state, loser))
    if not isinstance(answer, Rob):
        return
    take_over(state, winner, loser, answer.card)
    table.tell(CardRobbed(winner, loser, answer.card))
    look_for_runes(table, winner)
    yield from keep_limit(table, winner, class_of(answer.card))


def spoils(state: State, loser: int) -> Sequence[Move]:
    player = state.players[loser]
    return [DECLINE, *map(Rob, player.items), *(Rob(ally.card) for ally in player.allies)]


AFTER: dict[FightReason, Callable[[Table[State], Fight], Play[None]]] = {
    "challenge": after_challenge,
    "hazard": after_challenge,
    "encounter": after_encounter,
    "hero": after_duel,
    "final": after_final_fight,
}
