"""The course of a fight: engage, then rounds of cast, actions and retreat. Catalogue chapters CBT, INIT, RETR."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.events.fight import FightBegan, FightEnded, Initiative, RoundCast
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import Retreat, Stay
from questhall.games.runebound3.moves.terrain import MoveTo, RerollDie
from questhall.games.runebound3.rules.aftermath import after_fight
from questhall.games.runebound3.rules.bonuses import power
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.movement import spend_die, steps_by_dice
from questhall.games.runebound3.rules.parties import (
    decide,
    opponent,
    resolve_moment,
    seat_of,
    side_of,
    simultaneously,
    the_fight,
)
from questhall.games.runebound3.rules.pool import cast, face, pool
from questhall.games.runebound3.rules.terrain import reroll, rerolls, roll_terrain
from questhall.games.runebound3.state import FOE, Fight, FightPhase, State, Who

RETREAT, STAY, DONE = Retreat(), Stay(), Done()


def fight_on(table: Table[State]) -> Play[None]:
    """One beat of the fight: engaging, a cast, a combat action, a retreat.

    R3-CBT-03  A combat round has three phases: cast, action, retreat.
    R3-CBT-04  Rounds follow until somebody is defeated or retreats.
    R3-RETR-04  Whoever is defeated has no retreat left.
    """
    fight = the_fight(table.state)
    yield from PHASES[fight.phase](table, fight)
    if fight.end:
        fight.phase = "done"


def engage(table: Table[State], fight: Fight) -> Play[None]:
    """R3-ENGAGE-01  Abilities "on engaging" come right before the first cast.

    The active player's come first.
    """
    attacker, defender = (side.who for side in fight.sides)
    table.tell(FightBegan(attacker, fight.enemy, seat_of(defender)))
    for who in simultaneously(table.state):
        yield from resolve_moment(table, who, "engage")
    fight.phase = "cast"


def cast_phase(table: Table[State], fight: Fight) -> Play[None]:
    """Both cast at once."""
    fight.round += 1
    table.tell(RoundCast(fight.round))
    for side in fight.sides:
        side.has_passed, side.used, side.marks = False, [], []
        cast(table, side.who)
    for who in simultaneously(table.state):
        yield from resolve_moment(table, who, "cast")
    fight.turn = first_to_act(table.state, fight)
    table.tell(
        Initiative(
            seat_of(fight.sides[fight.turn].who),
            gold_symbols(table.state, fight.sides[fight.turn].who),
            gold_symbols(table.state, fight.sides[1 - fight.turn].who),
        )
    )
    fight.phase = "act"


def gold_symbols(state: State, who: Who) -> int:
    """R3-INIT-01  Only faces that are up count,

    R3-INIT-04  each as one, whatever its number,
    R3-DASH-02  gold dashes too.
    """
    return sum(face(token).gold for token in pool(side_of(state, who))) + power(state, who, "quick")


def first_to_act(state: State, fight: Fight) -> int:
    """R3-CBT-10  Whoever shows more gold symbols acts first,

    R3-INIT-02  at the start of the action phase;
    R3-INIT-03  on a tie the attacker.
    """
    attacker, defender = (gold_symbols(state, side.who) for side in fight.sides)
    return 0 if attacker >= defender else 1


def act(table: Table[State], fight: Fight) -> Play[None]:
    """One combat action.

    R3-CACT-03  It costs no action point.
    R3-CACT-02  Then it is the opponent's turn,
    R3-CBT-14  unless he has passed.
    R3-CBT-17  Then whoever has not goes on.
    R3-CBT-09  When both have, the phase is over.
    """
    who = fight.sides[fight.turn].who
    fight.again = False
    move = yield from decide(table, who, "fight.act", combat_moves)
    yield from perform(table, who, move)
    if all(side.has_passed for side in fight.sides):
        fight.phase, fight.turn = "retreat", 0
    elif not fight.again and not fight.sides[1 - fight.turn].has_passed:
        fight.turn = 1 - fight.turn


def retreat_phase(table: Table[State], fight: Fight) -> Play[None]:
    """R3-CBT-18  A hero may try to retreat.

    R3-CBT-22  Enemies cannot.
    R3-CBT-21  Of two heroes the attacker decides first,
    R3-RETR-05  and if he retreats, the fight is over.
    R3-CBT-19  If nobody does, a new combat round begins,
    R3-RETR-02  also if the die could not be spent.
    """
    for side in fight.sides:
        if not fight.end and side.who != FOE and can_retreat(table.state, side.who):
            yield from try_to_retreat(table, fight, side.who)
    fight.phase = "cast"


def can_retreat(state: State, who: Who) -> bool:
    """R3-VILLAIN-06  Nobody retreats from a villain,

    R3-GOLD-05  for what one rule forbids no other allows,
    R3-CHAL-05  and neither side from Corbin's challenge.
    """
    fight = the_fight(state)
    return fight.reason not in ("villain", "challenge") and not power(state, opponent(state, who), "no_retreat")


def try_to_retreat(table: Table[State], fight: Fight, who: Who) -> Play[None]:
    """R3-RETR-01  Roll one terrain die, which may be spent to move to a hex that matches.

    R3-RETR-03  A failed retreat costs nothing but another round.
    """
    answer = yield from table.choose(who, "fight.retreat", lambda *_: (STAY, RETREAT), open=True)
    if not isinstance(answer, Retreat):
        return
    roll_terrain(table, who, 1, "retreat")
    while True:
        step = yield from table.choose(who, "retreat.die", ways_out, open=True)
        if not isinstance(step, RerollDie):
            break
        yield from reroll(table, who, step.die)
    if isinstance(step, MoveTo):
        fight.end = "retreated"
        yield from spend_die(table, who, step)
    table.state.rolled = None


def ways_out(state: State, seat: int) -> Sequence[Move]:
    return [*steps_by_dice(state, seat), *rerolls(state, seat), DONE]


def finish(table: Table[State], fight: Fight) -> Play[None]:
    """The fight is over: say so, put it away, and let its reason say what follows."""
    attacker, defender = (side.who for side in fight.sides)
    table.tell(FightEnded(attacker, fight.enemy, seat_of(defender), fight.end))
    yield from after_fight(table, fight)


PHASES: dict[FightPhase, Callable[[Table[State], Fight], Play[None]]] = {
    "engage": engage,
    "cast": cast_phase,
    "act": act,
    "retreat": retreat_phase,
    "done": finish,
}
