"""A fight: what comes before it, its rounds, its end. Catalogue chapters CHAL, ESC, PVP, AHAZ, AFINAL."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.engine import OPEN, Move, Play, Table
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.components import ESCAPE_WOUND, KINDS, MIND
from questhall.games.runebound1.events.fight import EscapeRolled, FightBegan, RoundBegan
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.fight import Escape, FightOn
from questhall.games.runebound1.rules.abilities import forget_uses, usable, use, window
from questhall.games.runebound1.rules.aftermath import after_fight
from questhall.games.runebound1.rules.bonuses import against, attribute, bonus
from questhall.games.runebound1.rules.combat import combat_phase, is_decided, roll_target, target_number
from questhall.games.runebound1.rules.rolls import roll, succeeds
from questhall.games.runebound1.rules.wounds import wound
from questhall.games.runebound1.state import NOBODY, Fight, FightPhase, Roll, State

ESCAPE, FIGHT_ON = Escape(), FightOn()


def fight_on(table: Table[State]) -> Play[None]:
    """One stretch of the fight: what comes before it, a round, or the end."""
    fight = table.state.fight
    assert fight is not None
    return STRETCHES[fight.phase](table, fight)


def before_combat(table: Table[State], fight: Fight) -> Play[None]:
    """R1-CHAL-02  The challenge's own text comes first.

    R1-CHAL-03  Then the player uses his before-combat cards.
    R1-PVP-03  Between heroes the defender uses his first.
    R1-AHAZ-09  Against a hazard no such card is used,
    R1-AHAZ-10  and its own text is ignored.
    """
    table.tell(FightBegan(fight.seat, fight.card, None if fight.rival == NOBODY else fight.rival))
    forget_uses(table.state, fight.seat, "fight")
    if not is_on_the_way(table.state):
        card = ADVENTURES.get(fight.card)
        if isinstance(card, Challenge) and card.before is not None:
            yield from card.before(table, fight.seat, card.id)
        for seat in (fight.rival, fight.seat):
            if seat != NOBODY and not is_decided(table.state, fight):
                table.state.players[seat].activations = 0
                yield from window(table, seat, "before combat")
    fight.phase = "end" if is_decided(table.state, fight) else "round"


def is_on_the_way(state: State) -> bool:
    """Whether the enemy is a travel hazard: a challenge, or an encounter that comes to blows."""
    return state.venture is not None and state.venture.hazard


def combat_round(table: Table[State], fight: Fight) -> Play[None]:
    """R1-CHAL-05  Escape, ranged, melee, magic.

    R1-RANGED-06  After the ranged phase comes the melee phase,
    R1-MELEE-06  then the magic phase,
    R1-MAGIC-06  then a new round, as long as both stand.
    R1-WIN-01  An enemy with too many wounds is destroyed in the middle of a round,
    R1-KO-01  a hero knocked out likewise.
    R1-PVP-07  Between heroes the roles change after each round.
    """
    state = table.state
    begin_round(table, fight)
    if can_escape(state, fight):
        yield from escape_phase(table, fight)
    for kind in KINDS:
        if fight.end or is_decided(state, fight):
            break
        fight.step = kind
        yield from combat_phase(table, fight)
    if fight.end or is_decided(state, fight):
        fight.phase = "end"
    elif fight.rival != NOBODY:
        fight.seat, fight.rival = fight.rival, fight.seat


def begin_round(table: Table[State], fight: Fight) -> None:
    fight.round += 1
    fight.attacked, fight.extra, fight.step, fight.target = [], 0, 0, 0
    for seat in (fight.seat, fight.rival):
        if seat != NOBODY:
            table.state.players[seat].activations = 0
            forget_uses(table.state, seat, "round")
    table.tell(RoundBegan(fight.seat, fight.round))


def can_escape(state: State, fight: Fight) -> bool:
    """R1-AHAZ-11  Not from a hazard,

    R1-AFINAL-08  not in the final battle.
    R1-PVP-04  Between heroes only the attacker of the round may.
    """
    if fight.reason == "final" or is_on_the_way(state):
        return False
    return not (fight.no_escape or against(fight, "no_escape"))


def escape_phase(table: Table[State], fight: Fight) -> Play[None]:
    """R1-ESC-01  Whoever does not want to go on may try to escape,

    R1-ESC-04  as often as he likes, each failure for a wound.
    """
    seat = fight.seat
    while not (fight.end or is_decided(table.state, fight)):
        answer = yield from table.choose(seat, "fight.escape", ways_out, OPEN)
        if type(answer) is Escape:
            yield from try_to_escape(table, fight)
        elif type(answer) is Use:
            yield from use(table, seat, answer)
        else:
            return


def ways_out(state: State, seat: int) -> Sequence[Move]:
    return [FIGHT_ON, ESCAPE, *usable(state, seat, "escape")]


def escape_bonus(state: State, fight: Fight) -> int:
    """What the hero adds to an escape test."""
    return attribute(state, fight.seat, MIND) + bonus(state, fight.seat, "escape") + fight.boost


def try_to_escape(table: Table[State], fight: Fight) -> Play[None]:
    """R1-ESC-02  The die plus mind, against the enemy's mind.

    R1-ESC-03  A failure costs one wound, whoever the enemy is.
    """
    state, seat = table.state, fight.seat
    if fight.rival != NOBODY:
        yield from roll_target(table, fight, MIND)
    target = target_number(state, fight, MIND)
    rolled = Roll(seat, state.players[seat].hero, "escape", MIND, target, escape_bonus(state, fight))
    fight.boost = 0
    yield from roll(table, rolled)
    success, fight.target = succeeds(rolled), 0  # what was to be reached holds for this try
    table.tell(EscapeRolled(seat, rolled.die, rolled.die + rolled.bonus, rolled.target, success))
    if success:
        fight.end = "escaped"
    else:
        yield from wound(table, seat, ESCAPE_WOUND)


def finish(table: Table[State], fight: Fight) -> Play[None]:
    """The fight is over: its reason says what follows."""
    if not fight.end:
        fight.end = "lost" if table.state.players[fight.seat].is_knocked_out else "won"
    for seat in (fight.seat, fight.rival):
        if seat != NOBODY:
            table.state.players[seat].activations = 0
    return after_fight(table, fight)


STRETCHES: dict[FightPhase, Callable[[Table[State], Fight], Play[None]]] = {
    "before": before_combat,
    "round": combat_round,
    "end": finish,
}
