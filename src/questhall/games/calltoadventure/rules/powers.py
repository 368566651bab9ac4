"""What cards in a story let their heroes do: catalogue chapters RAD and TURN."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards import box  # noqa: F401  # the decks are laid in before tables are made of them
from questhall.games.calltoadventure.cards.define import HELPERS, SCHEMES, Power, always
from questhall.games.calltoadventure.events.gains import PowerUsed
from questhall.games.calltoadventure.moves import UsePower
from questhall.games.calltoadventure.rules.allies import sacrifice
from questhall.games.calltoadventure.rules.attempt import NO_RADIANT_POWERS
from questhall.games.calltoadventure.rules.gains import lose_xp
from questhall.games.calltoadventure.rules.story import by_step, radiants, story_of
from questhall.games.calltoadventure.state import State

SCHEME_POWERS = {id: by_step(((id, card.power),)) for id, card in SCHEMES.items() if card.power is not None}
"""What every hero may do in each step of the own turn while this scheme is on the table; most offer nothing."""


def powers_of(state: State, seat: int) -> Iterator[tuple[str, Power]]:
    """What the cards in a story, and Odium's scheme, let their hero do."""
    yield from story_of(state.players[seat]).works.powers
    if state.odium is not None and (power := SCHEMES[state.odium.scheme].power) is not None:
        yield state.odium.scheme, power


def usable_powers(state: State, seat: int) -> list[UsePower]:
    """Those whose moment has come. In the attempts of others only destinies help."""
    player = state.players[seat]
    if seat == state.active:
        powers = (player.remembered or story_of(player)).works.own[state.step]
        if state.odium is not None and state.odium.scheme in SCHEME_POWERS:
            powers += SCHEME_POWERS[state.odium.scheme][state.step]
    elif player.is_revealed and player.destiny in HELPERS:
        powers = story_of(player).works.helping[state.step]
    else:
        powers = ()
    moves: list[UsePower] = []
    if not powers:  # as four times in five
        return moves
    for card, power in powers:
        if is_usable(state, seat, card, power):
            moves.append(UsePower(card))
    return moves


def has_helpers(state: State) -> bool:
    """Whether a destiny that helps others lies face up."""
    for player in state.players:  # noqa: SIM110  # a generator would cost more than the loop
        if player.is_revealed and player.destiny in HELPERS:
            return True
    return False


def is_usable(state: State, seat: int, card: str, power: Power) -> bool:
    """CA-RAD-04  Powers of the Radiant orders ask for Radiant icons; others for experience, a first time."""
    player = state.players[seat]
    if power.xp > player.xp or card in player.used or card in player.used_up:
        return False
    if power.radiant and (radiants(player) < power.radiant or is_barred(state)):
        return False
    return power.can is always or power.can(state, seat)


def is_barred(state: State) -> bool:
    return state.attempt is not None and NO_RADIANT_POWERS in state.attempt.marks


def use_power(table: Table[State], seat: int, card: str) -> Play[None]:
    """Pay for it, note that it was used, and do what it says.

    CA-ALLY-07  The price may be experience, or the ally itself.
    """
    player = table.state.players[seat]
    power = dict(powers_of(table.state, seat))[card]
    table.tell(PowerUsed(seat, card))
    lose_xp(table, seat, power.xp)
    if power.limit:
        (player.used if power.limit == "turn" else player.used_up).append(card)
    if power.sacrifice:
        yield from sacrifice(table, seat, card)
        return
    step = power.effect(table, seat)
    if step is not None:
        yield from step
