"""What bots think of a position: the dice of the pool are hoped for until a card is taken, and no longer."""

from __future__ import annotations

from questhall.games.rollplayer.components import ATTRIBUTES
from questhall.games.rollplayer.evaluate import evaluate
from support.rollplayer import hero, position

WARRIOR = hero("warrior", sheet={"strength": "r6 b5", "charisma": "g1"})
FULL = hero("warrior", sheet=dict.fromkeys(ATTRIBUTES, "r3 b4 g5"))


def test_whoever_is_to_choose_hopes_for_the_best_die_of_the_pool() -> None:
    poor, rich = (position(WARRIOR, hero("druid", "elf"), pool=pool) for pool in ("b1 k1 p1", "b1 r6 p1"))
    assert evaluate(rich, 0) > evaluate(poor, 0)


def test_whoever_has_chosen_hopes_for_no_second_one() -> None:
    """A red six is left on the cards, or three ones: it is for the others."""
    poor, rich = (position(WARRIOR, hero("druid", "elf"), pool=pool, taken={0: 1}) for pool in ("- k1 p1", "- r6 p1"))
    assert evaluate(rich, 0) == evaluate(poor, 0)


def test_a_full_sheet_is_worth_what_it_is_in_the_midst_of_the_last_turn() -> None:
    turn = position(FULL, hero("druid", "elf"), pool="- k1 p1", taken={0: 1}, round=6)
    done = position(FULL, hero("druid", "elf"), pool="- k1 p1", taken={0: 1}, round=6, queue=[1])
    assert evaluate(turn, 0) == evaluate(done, 0)
