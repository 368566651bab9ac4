"""The ranged, melee and magic phases. Catalogue chapters CHAL, COMBAT, RANGED, MELEE, MAGIC, PVP."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import OPEN, Move, Play, Table
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES
from questhall.games.runebound1.components import ATTACKS, COLOURS, Kind
from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EnemyWounded, TargetRolled
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend
from questhall.games.runebound1.rules.abilities import usable, use, window
from questhall.games.runebound1.rules.bonuses import (
    ATTACK_WORDS,
    DEFENCE_WORDS,
    against,
    damage,
    foe_of,
    kit_of,
    law,
    trained,
)
from questhall.games.runebound1.rules.harm import fell
from questhall.games.runebound1.rules.rolls import roll, succeeds
from questhall.games.runebound1.rules.wounds import wound
from questhall.games.runebound1.state import NOBODY, Fight, Roll, RollReason, State

DEFEND = Defend()
TARGET_WORDS = {colour: f"{colour}_targets" for colour in COLOURS}


def combat_phase(table: Table[State], fight: Fight) -> Play[None]:
    """R1-CHAL-06  In each phase the player attacks or defends.

    R1-PVP-02  Between heroes likewise:
    R1-PVP-05  first the defender's roll says what number is to be reached.
    """
    state, seat = table.state, fight.seat
    if fight.rival != NOBODY:
        yield from roll_target(table, fight, fight.step)
    while True:
        answer = yield from table.choose(seat, "fight.act", actions, OPEN)
        if type(answer) is not Use:
            break
        yield from use(table, seat, answer)
        if is_decided(state, fight):
            return
    if type(answer) is AttackWith:
        yield from attack(table, fight, answer.who)
    else:
        yield from defend(table, fight)


def is_decided(state: State, fight: Fight) -> bool:
    """Whether one of the two has too many wounds."""
    if state.players[fight.seat].is_knocked_out:
        return True
    if fight.rival != NOBODY:
        return state.players[fight.rival].is_knocked_out
    return fell(state, fight.wounds, foe_of(fight.card).life)


def actions(state: State, seat: int) -> Sequence[Move]:
    """R1-CHAL-07  The hero and each ally attack once a round at most.

    R1-CHAL-08  The hero defends as often as need be,
    R1-CHAL-11  and must where nobody attacks.
    R1-CHAL-09  Allies never defend.
    R1-PVP-06  The defender's allies do not act.
    """
    fight, player = state.fight, state.players[seat]
    assert fight is not None
    moves: list[Move] = [DEFEND]
    if player.hero not in fight.attacked:
        moves.append(AttackWith(player.hero))
    for ally in player.allies:
        if ally.card not in fight.attacked and ally.card not in fight.kept_out:
            moves.append(AttackWith(ally.card))
    moves += usable(state, seat, "combat")
    return moves


def target_number(state: State, fight: Fight, kind: Kind) -> int:
    """The enemy's attribute, and what cards add to it; between heroes what the defender rolled."""
    if fight.rival != NOBODY:
        return fight.target
    colour = ADVENTURES[fight.card].colour
    more = law(state, "targets") + law(state, TARGET_WORDS[colour]) if state.event_box else 0
    return foe_of(fight.card).attributes[kind] + fight.harder + more


def enemy_damage(state: State, fight: Fight, kind: Kind) -> int:
    """What a failed roll costs."""
    if fight.rival != NOBODY:
        return damage(state, fight.rival, kind)
    return foe_of(fight.card).damage[kind]


def roll_target(table: Table[State], fight: Fight, kind: Kind) -> Play[None]:
    """The defender's die, attribute and cards."""
    state, seat = table.state, fight.rival
    player = state.players[seat]
    bonuses = trained(player, kind) + kit_of(state, player).defence[kind]
    rolled = Roll(seat, player.hero, "target", kind, 0, bonuses)
    yield from roll(table, rolled)
    fight.target = rolled.die + bonuses
    table.tell(TargetRolled(seat, ATTACKS[kind], rolled.die, fight.target))


def combat_roll(state: State, fight: Fight, who: str, why: RollReason) -> Roll:
    """R1-CHAL-10  Attack and defence are the same roll.

    R1-RANGED-01  In the ranged phase a roll with mind,
    R1-MELEE-01  in the melee phase with body,
    R1-MAGIC-01  in the magic phase with spirit.
    """
    kind, seat = fight.step, fight.seat
    target = target_number(state, fight, kind)
    if who in ALLIES:
        return Roll(seat, who, why, kind, target, ALLIES[who].attributes[kind])
    return Roll(seat, who, why, kind, target, hero_bonus(state, fight, why, kind))


def hero_bonus(state: State, fight: Fight, why: RollReason, kind: Kind) -> int:
    """The attribute and all that cards, the enemy and the event in force add to a combat roll of the hero."""
    player = state.players[fight.seat]
    kit = kit_of(state, player)
    if why == "attack":
        more = kit.attack[kind] + against(fight, ATTACK_WORDS[kind], "attack")
    else:
        more = kit.defence[kind] + against(fight, DEFENCE_WORDS[kind], "defence")
    return trained(player, kind) + fight.boost + more


def attack(table: Table[State], fight: Fight, who: str) -> Play[None]:
    """R1-COMBAT-05  The target number or more succeeds.

    R1-RANGED-03  A failed ranged attack hurts whoever made it,
    R1-MELEE-03  a failed melee attack
    R1-MAGIC-03  and a failed magic attack too.
    R1-CHAL-12  The enemy itself never rolls.
    """
    state, seat, kind = table.state, fight.seat, fight.step
    rolled = combat_roll(state, fight, who, "attack")
    fight.striking = who
    fight.attacked.append(who)
    if who not in ALLIES:
        fight.boost = 0
    yield from roll(table, rolled)
    success, total = succeeds(rolled), rolled.die + rolled.bonus
    table.tell(AttackRolled(seat, who, ATTACKS[kind], rolled.die, total, rolled.target, success))
    if success:
        yield from strike(table, fight, who)
    else:
        ally = who if who in ALLIES else ""
        yield from wound(table, seat, enemy_damage(state, fight, kind), ally)
    fight.striking = ""


def strike(table: Table[State], fight: Fight, who: str) -> Play[None]:
    """R1-RANGED-02  A successful ranged attack deals the attacker's ranged damage,

    R1-MELEE-02  a melee attack the melee damage,
    R1-MAGIC-02  a magic attack the magic damage.
    """
    state, seat = table.state, fight.seat
    yield from window(table, seat, "hit")
    amount = (ALLIES[who].damage[fight.step] if who in ALLIES else damage(state, seat, fight.step)) + fight.extra
    fight.extra = 0
    if amount <= 0:
        return
    if fight.rival != NOBODY:
        yield from wound(table, fight.rival, amount)
    else:
        fight.wounds += amount
        table.tell(EnemyWounded(seat, fight.card, amount))


def defend(table: Table[State], fight: Fight) -> Play[None]:
    """R1-RANGED-04  The hero rolls; a failure costs the enemy's ranged damage,

    R1-MELEE-04  in the melee phase the melee damage,
    R1-MAGIC-04  in the magic phase the magic damage.
    R1-RANGED-05  Where the enemy deals no ranged damage, there is no roll,
    R1-MELEE-05  nor where it deals no melee damage,
    R1-MAGIC-05  nor where it deals no magic damage.
    """
    state, seat, kind = table.state, fight.seat, fight.step
    amount = enemy_damage(state, fight, kind)
    if amount <= 0:
        return
    rolled = combat_roll(state, fight, state.players[seat].hero, "defence")
    fight.boost = 0
    yield from roll(table, rolled)
    success, total = succeeds(rolled), rolled.die + rolled.bonus
    table.tell(DefenceRolled(seat, rolled.who, ATTACKS[kind], rolled.die, total, rolled.target, success))
    if not success:
        yield from wound(table, seat, amount)
