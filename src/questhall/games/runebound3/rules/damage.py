"""Damage in a fight: dealing, blocking, and what hangs on it. Catalogue chapters DEAL, BLOCK, SHIELD, ATK."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.events.fight import Blocked
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import Block
from questhall.games.runebound3.rules.bonuses import power
from questhall.games.runebound3.rules.health import defeat, is_out, lay_damage
from questhall.games.runebound3.rules.parties import (
    decide,
    opponent,
    resolve_moment,
    seat_of,
    side_of,
    simultaneously,
    the_fight,
)
from questhall.games.runebound3.rules.pool import spend, targets, value
from questhall.games.runebound3.rules.spending import handfuls
from questhall.games.runebound3.state import FOE, DamageKind, Fight, Hit, State, Who

TAKE_IT = Done()


def deal(
    table: Table[State],
    who: Who,
    amount: int,
    kind: DamageKind = "skull",
    *,
    is_attack: bool = True,
    is_sure: bool = False,
) -> Play[int]:
    """Damage to the opponent, of an enemy that of skulls; says how much came through.

    R3-DEAL-01  Only the opponent is dealt damage,
    R3-DEAL-02  nobody else, and nobody by himself.
    R3-DEAL-03  What needs damage to be dealt does not happen if all was blocked.
    R3-ATK-01  A combat action that deals damage is an attack, blocked or not;
    R3-ATK-02  damage of another kind of ability is none.
    """
    state = table.state
    fight = the_fight(state)
    if fight.end:
        return 0
    victim = opponent(state, who)
    hit = Hit(victim, lessened(state, victim, amount, kind, is_attack=is_attack), kind, is_attack, is_sure)
    fight.hits.append(hit)
    yield from resolve_moment(table, victim, "struck")
    yield from block(table, victim)
    hit.dealt = lay_damage(table, victim, hit.amount)
    yield from fall(table, fight, victim)
    if hit.dealt and is_attack:
        for each in simultaneously(state):
            yield from resolve_moment(table, each, "hurt" if each == victim else "dealt")
    fight.hits.remove(hit)
    return hit.dealt


def lessened(state: State, who: Who, amount: int, kind: DamageKind, *, is_attack: bool) -> int:
    """What the target's cards take off before shields.

    R3-PHYS-04  Some tell physical damage
    R3-MAGIC-04  from magic.
    """
    if not is_attack:
        return amount
    less = power(state, who, "guard")
    less += power(state, who, "armour") if kind == "physical" else 0
    less += power(state, who, "charm") if kind == "magic" else 0
    return max(0, amount - less)


def hit_on(state: State, who: Who) -> Hit | None:
    """The damage that is about to be suffered."""
    hits = the_fight(state).hits
    return hits[-1] if hits and hits[-1].target == who else None


def block(table: Table[State], who: Who) -> Play[None]:
    """R3-SHIELD-01  Each shield symbol blocks one damage, whatever its kind;

    R3-SHIELD-04  and whatever its source;
    R3-SHIELD-02  that is no combat action,
    R3-QREF-07  but happens at once,
    R3-CBT-15  and whoever has passed may do it too.
    R3-SHIELD-03  Nobody must.
    R3-SHIELD-05  Some damage cannot be blocked.
    R3-BLOCK-01  What is blocked is ignored.
    """
    state = table.state
    hit = the_fight(state).hits[-1]
    if not can_block(state, who, hit):
        return
    answer = yield from decide(table, who, "fight.block", blocks)
    if isinstance(answer, Block):
        side = side_of(state, who)
        shields = sum(value(token) for token in targets(side) if token.id in answer.tokens)
        spend(side, answer.tokens)
        blocked = min(shields, hit.amount)
        hit.amount -= blocked
        table.tell(Blocked(seat_of(who), blocked))


def can_block(state: State, who: Who, hit: Hit) -> bool:
    """R3-SHIELD-06  On engaging there is no blocking."""
    fight = the_fight(state)
    if fight.end or hit.is_sure or hit.amount <= 0 or fight.phase == "engage":
        return False
    return not power(state, opponent(state, who), "no_block") and bool(targets(side_of(state, who), ["shield"]))


def blocks(state: State, who: Who) -> Sequence[Move]:
    """Handfuls of shields; none that has a shield too many."""
    hit = the_fight(state).hits[-1]
    shields = targets(side_of(state, who), ["shield"])
    found = [Block(ids, sum(values)) for ids, values in handfuls(shields) if sum(values) - min(values) < hit.amount]
    return [*found, TAKE_IT]


def fall(table: Table[State], fight: Fight, who: Who) -> Play[None]:
    """R3-CBT-11  As soon as somebody is defeated, the fight is over,

    R3-DEF-02  be it a hero or an enemy.
    R3-DEF-07  What is more than health is ignored.
    """
    if not is_out(table.state, who) or fight.end:
        return
    fight.end = "lost" if fight.sides[0].who == who else "won"
    if who != FOE and fight.reason != "villain":
        yield from defeat(table, who)
