"""Skill tests. Catalogue chapter TEST."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import OPEN, Move, Play, Table
from questhall.games.runebound1.cards.define import SkillTest
from questhall.games.runebound1.components import ATTRIBUTES
from questhall.games.runebound1.events.fight import SkillTested
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.fight import Exert, RollTest
from questhall.games.runebound1.rules.abilities import can_take, usable, use
from questhall.games.runebound1.rules.bonuses import attribute, bonus, skill_modifier
from questhall.games.runebound1.rules.harm import exhaust
from questhall.games.runebound1.rules.rolls import roll, succeeds, the_roll
from questhall.games.runebound1.state import Roll, State

EXERT, ROLL_TEST = Exert(), RollTest()


def skill_test(table: Table[State], seat: int, test: SkillTest) -> Play[bool]:
    """R1-TEST-02  The die plus the attribute; the target number or more succeeds.

    R1-TEST-04  What a skill or a card adds is settled before the die is rolled.
    R1-TEST-05  Allies neither test nor help.
    """
    state = table.state
    hero, kind = state.players[seat].hero, test.attribute
    bonuses = attribute(state, seat, kind) + bonus(state, seat, "test")
    state.roll = rolled = Roll(seat, hero, "test", kind, test.target, bonuses, test.skill)
    while True:
        answer = yield from table.choose(seat, "test.roll", helps, OPEN)
        if isinstance(answer, Exert):
            rolled.taken += 1
            rolled.bonus += skill_modifier(state, seat, test.skill)
            exhaust(table, seat, 1)
        elif isinstance(answer, Use):
            yield from use(table, seat, answer)
        else:
            break
    state.roll = None
    yield from roll(table, rolled)
    success, total = succeeds(rolled), rolled.die + rolled.bonus
    table.tell(SkillTested(seat, ATTRIBUTES[kind], test.skill, rolled.die, total, test.target, success))
    return success


def helps(state: State, seat: int) -> Sequence[Move]:
    """R1-TEST-03  A hero with the skill may take exhaustion, any number: each counter adds the modifier."""
    moves: list[Move] = [ROLL_TEST]
    if skill_modifier(state, seat, the_roll(state).skill) > 0 and can_take(state, seat, "", 1):
        moves.append(EXERT)
    return moves + usable(state, seat, "test")
