"""What cards in a story let their heroes do: catalogue chapters RAD and TURN."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import HELPERS, SCHEMES, Power
from questhall.games.calltoadventure.events.gains import PowerUsed
from questhall.games.calltoadventure.moves import UsePower
from questhall.games.calltoadventure.rules.allies import sacrifice
from questhall.games.calltoadventure.rules.gains import lose_xp
from questhall.games.calltoadventure.rules.story import Powers, by_step, radiants, story_of
from questhall.games.calltoadventure.state import Scheme, State, Step

NO_RADIANT_POWERS = "no radiant powers"
"""A mark on an attempt."""


def powers_of(state: State, seat: int) -> Iterator[tuple[str, Power]]:
    """What the cards in a story, and Odium's scheme, let their hero do."""
    yield from story_of(state.players[seat]).works.powers
    if state.odium is not None and (power := SCHEMES[state.odium.scheme].power) is not None:
        yield state.odium.scheme, power


def usable_powers(state: State, seat: int) -> list[UsePower]:
    """Those whose moment has come. In the attempts of others only destinies help."""
    player = state.players[seat]
    if seat == state.active:
        powers = story_of(player).works.own.get(state.step, ())
        if state.odium is not None and SCHEMES[state.odium.scheme].power is not None:
            powers += scheme_powers(state.odium.scheme, state.step)
    elif player.is_revealed and player.destiny in HELPERS:
        powers = story_of(player).works.helping.get(state.step, ())
    else:
        return []
    return [use(card) for card, power in powers if is_usable(state, seat, card, power)] if powers else []


def has_helpers(state: State) -> bool:
    return not HELPERS.isdisjoint([player.destiny for player in state.players])


@cache
def use(card: str) -> UsePower:
    return UsePower(card)


@cache
def scheme_powers(scheme: Scheme, step: Step) -> Powers:
    """What every hero may do in the own turn while this scheme is on the table."""
    power = SCHEMES[scheme].power
    return by_step(((scheme, power),)).get(step, ()) if power is not None else ()


def is_usable(state: State, seat: int, card: str, power: Power) -> bool:
    """CA-RAD-04  Powers of the Radiant orders ask for Radiant icons; others for experience, a first time."""
    player = state.players[seat]
    if power.xp > player.xp or card in player.used or card in player.used_up:
        return False
    if power.radiant and (radiants(player) < power.radiant or is_barred(state)):
        return False
    return power.can(state, seat)


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
