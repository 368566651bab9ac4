"""How the table's bot plays enemies: it does what helps at the moment, and what cannot wait first."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.cards.define import ABILITIES, ENEMIES
from questhall.games.runebound3.foe import answer_for_enemy
from questhall.games.runebound3.moves.answers import Decline
from questhall.games.runebound3.moves.fight import SpendSurges, Strike, UseSurge
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.schemes import SCHEMES
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, position

SURGES = {each.id for enemy in ENEMIES.values() for each in enemy.abilities if each.moment == "surge"}


def before(enemy: str, mine: str, theirs: str, *, damage: int = 0, hurt: int = 0) -> State:
    """A fight in which it is the enemy's turn."""
    state = position(hero("corbin", damage=hurt), hero("mok", "everton"), enemy="bot")
    reason = "villain" if enemy in ("margath", "vorakesh") else "adventure"
    return fight(state, enemy, mine=mine, theirs=theirs, damage=damage, turn=1, reason=reason)  # type: ignore[arg-type]


def answer(state: State) -> Move:
    return answer_for_enemy(state, "fight.act", combat_moves(state, FOE))


def ability(move: Move) -> str:
    return move.ability if isinstance(move, UseSurge) else type(move).__name__


def test_schemes_are_about_surge_abilities_of_enemies() -> None:
    assert {*SCHEMES} <= SURGES <= {*ABILITIES}


def test_a_blow_that_fells_the_hero_comes_first() -> None:
    assert isinstance(answer(before("margath", "corbin.1:0", "enemy.1:0 enemy.3:1", hurt=9)), Strike)


def test_the_heros_best_token_is_turned_before_he_strikes_with_it() -> None:
    assert ability(answer(before("margath", "corbin.1:0", "enemy.1:0 enemy.3:1"))) == "margath_flip"


def test_nobody_heals_who_is_not_hurt() -> None:
    surges = "enemy.3:1 margath:1"
    assert ability(answer(before("margath", "corbin.1:0!", surges))) != "margath_heal"
    assert ability(answer(before("margath", "corbin.1:0!", surges, damage=3))) == "margath_heal"


def test_skulls_are_doubled_before_they_are_spent() -> None:
    surges = "enemy.3:1 margath:1 veteran:1"
    assert ability(answer(before("margath", "corbin.1:0!", f"{surges} enemy.1:0 enemy.2:0"))) == "margath_double"
    assert ability(answer(before("margath", "corbin.1:0!", f"{surges} enemy.1:0! enemy.2:0!"))) != "margath_double"


@pytest.mark.parametrize(("mine", "first"), [("corbin.1:0 corbin.3:1", True), ("corbin.1:1! corbin.2:1", False)])
def test_all_tokens_are_turned_where_the_hero_loses_by_it(mine: str, first: bool) -> None:
    move = answer(before("vorakesh", mine, "vorakesh:0 enemy.1:0"))
    assert (ability(move) == "vorakesh_flip") == first


def test_no_more_surges_than_needed_are_spent_to_cancel() -> None:
    moves = [SpendSurges(("vorakesh", "enemy.3"), 3), SpendSurges(("enemy.3",), 1), Decline()]
    state = before("vorakesh", "corbin.1:1!", "vorakesh:0 enemy.3:1")
    assert answer_for_enemy(state, "corbin.cancel", moves) == moves[1]
