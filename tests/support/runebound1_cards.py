"""What tests of cards share: a fight without a way out, and dice as they fall."""

from __future__ import annotations

from typing import Any

from questhall.engine import Move
from questhall.games.runebound1.components import Three
from questhall.games.runebound1.moves.answers import Done, Use
from questhall.games.runebound1.moves.fight import Defend
from questhall.games.runebound1.rules.fight import fight_on
from questhall.games.runebound1.state import Player, State
from support.runebound1 import fight, foe, hero, play, position
from support.stretch import CutIn, Played, Rigged

DEFEND, DONE = Defend(), Done()


def dice(move: tuple[int, ...] = (), **fallen: int | tuple[int, ...]) -> Rigged:
    """What falls for seat 0, as the dice show it: movement dice, and the d20 in the order of the words, which only say
    what it is rolled for: `dice(defence=12, attack=(3, 20))`.
    """
    rolls = [(shown,) if isinstance(shown, int) else shown for shown in fallen.values()]
    return Rigged(seat__0__move=[one - 1 for one in move], seat__0__die=[one - 1 for shown in rolls for one in shown])


def straw_man(damage: Three = (0, 0, 0)) -> str:
    """An enemy that lasts: life 20, every target number 15."""
    return foe(life=20, targets=(15, 15, 15), damage=damage)


def one_of_two(player: Player, **more: Any) -> State:
    """This hero's turn; another one is far away. (Alone the advanced rules would be in force.)"""
    return position(player, hero("one_fist", "12,13"), **more)


def against(player: Player, enemy: str = "", *, phase: str = "round", **more: Any) -> State:
    """This hero in a fight, without an escape phase."""
    return fight(one_of_two(player), enemy or straw_man(), phase=phase, no_escape=True, **more)  # type: ignore[arg-type]


def go(state: State, *answers: Move | CutIn, **fallen: int | tuple[int, ...]) -> Played[State]:
    """The next stretch of the fight: before combat, or a round."""
    return play(state, fight_on, answers, dice((), **fallen))


def using(card: str) -> Use:
    return Use(card, card)


def wounds_dealt(state: State) -> int:
    assert state.fight is not None
    return state.fight.wounds
