"""Combat actions: catalogue chapters CACT, PHYS, MAGIC, SKULL, AGIL, DOUBLE, SURGEAB."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.ability import Ability, X
from questhall.games.runebound3.events.fight import Cancelled, Passed, Struck, SurgeUsed, TokenDoubled
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.fight import Double, FlipOwn, MakeRecast, Pass, Strike, UseSurge
from questhall.games.runebound3.rules.bonuses import abilities, ability_of, power
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.parties import (
    can_use,
    note_use,
    opponent,
    resolve_moment,
    seat_of,
    side_of,
    the_fight,
    use,
)
from questhall.games.runebound3.rules.pool import (
    back,
    covered,
    face,
    find,
    flip,
    recast,
    shows,
    spend,
    targets,
    value,
)
from questhall.games.runebound3.rules.spending import handfuls, unlike
from questhall.games.runebound3.state import CombatToken, DamageKind, Side, State, Who

PASS = Pass()
KINDS: tuple[DamageKind, ...] = ("physical", "magic", "skull")


def combat_moves(state: State, who: Who) -> Sequence[Move]:
    """R3-CACT-01  Each symbol has a combat action of its own,

    R3-DASH-01  except dashes.
    R3-CACT-04  Cards may grant others.
    R3-CACT-07  All are aimed at the two who fight.
    R3-CBT-13  Whoever wants none may pass,
    R3-GOLD-07  also with surges left: their abilities are optional.
    R3-CBT-16  and who has none left must.
    """
    side = side_of(state, who)
    mine = targets(side)
    return [
        *strikes(state, who, mine),
        *surges(state, who, mine),
        *agility(state, who, mine),
        *doubles(side, mine),
        *(Use(each.id) for each in abilities(state, who, "combat action") if can_use(state, who, each)),
        PASS,
    ]


def strikes(state: State, who: Who, mine: Sequence[CombatToken]) -> list[Move]:
    """R3-PHYS-01  Any number of physical damage symbols,

    R3-MAGIC-01  or of magic ones,
    R3-MAGIC-03  but never both in one combat action,
    R3-PHYS-03  whichever comes first;
    R3-SKULL-01  an enemy spends skulls.
    R3-PHYS-02  Not all of them need be spent,
    R3-MAGIC-02  of magic,
    R3-SKULL-02  or of skulls.
    R3-QREF-01  Physical
    R3-QREF-02  and magic damage are on heroes' tokens only,
    R3-QREF-03  skulls on enemies' only.
    """
    found: list[Move] = []
    for kind in KINDS:
        tokens = [token for token in mine if face(token).symbol == kind]
        if tokens:
            found += [Strike(ids, kind, might(state, who, kind, values)) for ids, values in handfuls(tokens)]
    return found


def might(state: State, who: Who, kind: DamageKind, values: Sequence[int]) -> int:
    """The damage of an attack with tokens worth this much: cards may double it."""
    return int(sum(values) * 2 ** side_of(state, who).marks.count(f"double_{kind}"))


def surges(state: State, who: Who, mine: Sequence[CombatToken]) -> list[Move]:
    """R3-SURGE-01  Surges are spent on surge abilities,

    R3-QREF-06  each once a combat round.
    R3-SURGEAB-03  More than the price may be spent, for nothing.
    """
    tokens = [token for token in mine if face(token).symbol == "surge"]
    if not tokens or cannot_surge(state, who):
        return []
    usable = [ability for ability in abilities(state, who, "surge") if can_use(state, who, ability)]
    paid = list(handfuls(tokens)) if usable else []
    return [
        UseSurge(each.id, ids, sum(values)) for each in usable for ids, values in paid if sum(values) >= each.surges
    ]


def cannot_surge(state: State, who: Who) -> bool:
    """R3-GOLD-04  A card that says "cannot" is obeyed whatever another card allows."""
    return bool(power(state, opponent(state, who), "no_surges")) or "no_surges" in side_of(state, who).marks


def agility(state: State, who: Who, mine: Sequence[CombatToken]) -> list[Move]:
    """R3-AGIL-01  Flip an own token, or make the opponent recast one.

    R3-QREF-05  Neither may be spent.
    R3-AGIL-02  One agility symbol at a time,
    R3-AGIL-03  also from a double.
    """
    tokens = [token for token in mine if face(token).symbol == "agility"]
    found: list[Move] = []
    theirs = targets(side_of(state, opponent(state, who)))
    for token in unlike(tokens):
        found += [FlipOwn(token.id, each.id, shows(each), back(each)) for each in mine if each.id != token.id]
        found += [MakeRecast(token.id, each.id, shows(each)) for each in theirs]
    return found


def doubles(side: Side, mine: Sequence[CombatToken]) -> list[Move]:
    """R3-DOUBLE-01  An own token is put on a double.

    R3-QREF-04  It is one that is not spent.
    R3-DOUBLE-04  Never more than one: a stack is two tokens high.
    """
    under = covered(side)
    free = unlike([token for token in mine if face(token).symbol == "double" and not token.on])
    others = [token for token in mine if not token.on and token.id not in under]
    return [Double(each.id, token.id, shows(token)) for each in free for token in others if token.id != each.id]


# Performing them


def perform(table: Table[State], who: Who, move: Move) -> Play[None]:
    """One combat action."""
    side = side_of(table.state, who)
    match move:
        case Pass():
            side.has_passed = True
            table.tell(Passed(seat_of(who)))
            return
        case Strike(tokens=tokens):
            yield from strike(table, who, tokens)
        case UseSurge(ability=id, tokens=tokens):
            yield from use_surge(table, who, ability_of(id), tokens)
        case FlipOwn(agility=id, token=token):
            spend(side, [id])
            flip(table, who, token)
        case MakeRecast(agility=id, token=token):
            spend(side, [id])
            recast(table, opponent(table.state, who), token)
        case Double(double=double, token=token):
            upper = find(side, token)
            upper.on = double
            table.tell(TokenDoubled(seat_of(who), token, double, shows(upper)))
        case Use(ability=id):
            yield from use(table, who, ability_of(id))
    yield from resolve_moment(table, who, "acted")


def strike(table: Table[State], who: Who, ids: tuple[str, ...]) -> Play[None]:
    """An attack."""
    side = side_of(table.state, who)
    tokens = [find(side, id) for id in ids]
    kind = face(tokens[0]).symbol
    assert kind in KINDS
    amount = might(table.state, who, kind, [value(token) for token in tokens])
    spend(side, ids)
    table.tell(Struck(seat_of(who), kind, amount))
    yield from deal(table, who, amount, kind)


def use_surge(table: Table[State], who: Who, ability: Ability, ids: tuple[str, ...]) -> Play[None]:
    """R3-SURGEAB-04  The price is paid before the effect.

    R3-CANCEL-03  What cancels an ability is used just before it would happen.
    R3-CANCEL-04  What was paid stays paid.
    R3-X-01  X is what was spent.
    """
    fight, side = the_fight(table.state), side_of(table.state, who)
    spent = sum(value(find(side, id)) for id in ids)
    spend(side, ids)
    note_use(table.state, who, ability)
    table.tell(SurgeUsed(seat_of(who), ability.id, spent))
    yield from resolve_moment(table, opponent(table.state, who), "cancel")
    if fight.end:
        return
    if fight.is_cancelled:
        fight.is_cancelled = False
        table.tell(Cancelled(seat_of(who), ability.id))
        return
    fight.x = spent if ability.surges == X else ability.surges
    yield from ability.effect(table, who)
