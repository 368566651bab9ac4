"""Damage outside fights, healing, defeat. Catalogue chapters DMG, HEAL, DEF, DELAY."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.events.hero import Healed, HeroDefeated, HeroDelayed, HeroStands, Suffered
from questhall.games.runebound3.rules.bonuses import health, hero_health
from questhall.games.runebound3.rules.parties import resolve_moment, seat_of, the_fight
from questhall.games.runebound3.state import FOE, State, Who


def damage_on(state: State, who: Who) -> int:
    return the_fight(state).damage if who == FOE else state.players[who].damage


def lay_damage(table: Table[State], who: Who, amount: int) -> int:
    """Lay damage tokens on a card, and say how many fitted.

    R3-DMG-01  Damage lies on the card of whoever suffers it.
    R3-DMG-02  No more than health: what is too much is ignored.
    """
    state = table.state
    laid = min(amount, health(state, who) - damage_on(state, who))
    if laid <= 0:
        return 0
    if who == FOE:
        the_fight(state).damage += laid
    else:
        state.players[who].damage += laid
    table.tell(Suffered(seat_of(who), laid))
    return laid


def is_out(state: State, who: Who) -> bool:
    """R3-DEF-01  Defeated is whoever has as much damage as health,

    R3-ENEMY-02  enemies as well as heroes.
    """
    return damage_on(state, who) >= health(state, who)


def suffer(table: Table[State], seat: int, amount: int) -> Play[None]:
    """Damage outside a fight.

    R3-DMG-04  Shields do not help against it,
    R3-SHIELD-07  not even if some are left from a fight.
    """
    if table.state.players[seat].is_defeated:
        return
    lay_damage(table, seat, amount)
    if is_out(table.state, seat):
        yield from defeat(table, seat)


def defeat(table: Table[State], seat: int) -> Play[None]:
    """The hero falls; some have an answer to that."""
    player = table.state.players[seat]
    player.is_defeated = True
    table.tell(HeroDefeated(seat))
    yield from resolve_moment(table, seat, "defeated")


def heal(table: Table[State], who: Who, amount: int) -> None:
    """R3-HEAL-01  Take so much damage off the card, and no more than lies there.

    R3-REST-09  A defeated hero who heals anything is defeated no longer.
    """
    state = table.state
    healed = min(amount, damage_on(state, who))
    if healed <= 0:
        return
    if who == FOE:
        the_fight(state).damage -= healed
    else:
        state.players[who].damage -= healed
    table.tell(Healed(seat_of(who), healed))
    if who != FOE:
        rise(table, who)


def rise(table: Table[State], seat: int) -> None:
    """R3-DEF-12  Health above the damage ends a defeat, wherever it comes from."""
    player = table.state.players[seat]
    if player.is_defeated:
        player.is_defeated = False
        table.tell(HeroStands(seat))


def follow_health(table: Table[State], seat: int) -> Play[None]:
    """Cards that came or went have changed a hero's health."""
    player = table.state.players[seat]
    limit = hero_health(player)
    if player.damage >= limit:
        player.damage = limit
        if not player.is_defeated and table.state.fight is None:
            yield from defeat(table, seat)
    else:
        rise(table, seat)


def delay(table: Table[State], seat: int) -> None:
    """The figure is laid on its side."""
    player = table.state.players[seat]
    if not player.is_delayed:
        player.is_delayed = True
        table.tell(HeroDelayed(seat))
