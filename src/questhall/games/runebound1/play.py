"""The whole game on one page: set up, turns of five phases, fights, the final battle."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Play, Result, ScoreLine, Table
from questhall.games.runebound1.rules.adventure import adventure_phase
from questhall.games.runebound1.rules.decks import is_doomed
from questhall.games.runebound1.rules.experience import experience_phase
from questhall.games.runebound1.rules.fight import fight_on
from questhall.games.runebound1.rules.final_battle import begin_final_battle, final_fight, level, red_cards, standing
from questhall.games.runebound1.rules.market import market_phase
from questhall.games.runebound1.rules.movement import movement_phase
from questhall.games.runebound1.rules.setup import set_up
from questhall.games.runebound1.state import Phase, Player, State

ENDS = ("three-runes", "margath-slain", "final-battle-won", "all-killed")


def beat(table: Table[State]) -> Play[None]:
    """One beat: the set-up, a phase or a step of one, a stretch of a fight.

    R1-AMODE-02  The doom track changes nothing about the goals; only when it is full the final battle comes.
    """
    state = table.state
    if is_doomed(state):
        return begin_final_battle(table)
    if state.fight is not None:
        return fight_on(table)
    return STEPS[state.phase](table)


STEPS: dict[Phase, Callable[[Table[State]], Play[None]]] = {
    "setup": set_up,
    "movement": movement_phase,
    "adventure": adventure_phase,
    "market": market_phase,
    "experience": experience_phase,
    "final": final_fight,
}


def result(state: State) -> Result:
    """Who has won; what heroes have achieved is counted beside it, for those who want to compare."""
    ranks = [rank(state, seat) for seat in range(len(state.players))]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    lines = tuple(map(achievements, state.players))
    totals = tuple(sum(line.stars for line in each) for each in lines)
    return Result(places, totals, lines, state.end, lost=state.end == "all-killed" and len(places) == 1)


def achievements(player: Player) -> tuple[ScoreLine, ...]:
    return (ScoreLine("red-cards", red_cards(player)), ScoreLine("level", level(player)))


def rank(state: State, seat: int) -> tuple[int, int, int, int]:
    """The winner first; when all are killed, by red cards, level and gold; all others share the last place."""
    if state.winner is not None:
        return (int(state.winner == seat), 0, 0, 0)
    return (0, *standing(state.players[seat]))
