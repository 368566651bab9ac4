"""Which combat actions and tokens bots think worth a look."""

from __future__ import annotations

from questhall.games.runebound3.bot.blows import combat_shortlist, token_shortlist
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import ChooseToken, FlipOwn, MakeRecast, Pass, Strike
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.state import State
from support.runebound3 import fight, hero, position


def in_a_fight(mine: str, theirs: str = "enemy.1:0") -> State:
    return fight(position(hero("corbin"), hero("mok")), "ogre", mine=mine, theirs=theirs)


def chosen(*tokens: str) -> list[ChooseToken]:
    return [ChooseToken(token, "") for token in tokens]


def test_of_all_flips_and_recasts_the_one_that_changes_most_is_left() -> None:
    state = in_a_fight("corbin.3:0 corbin.1:1 corbin.2:1", "enemy.1:0 veteran:0")
    moves = combat_shortlist(combat_moves(state, 0))
    assert [move.token for move in moves if isinstance(move, FlipOwn)] == ["corbin.1"]
    assert [move.token for move in moves if isinstance(move, MakeRecast)] == ["veteran"]


def test_nobody_passes_who_can_strike_and_strikes_with_all() -> None:
    moves = combat_shortlist(combat_moves(in_a_fight("corbin.1:0 corbin.2:0"), 0))
    assert moves == [Strike(("corbin.1", "corbin.2"), "physical", 3)]
    assert combat_shortlist([Pass()]) == [Pass()]


def test_the_spent_token_with_the_best_faces_comes_back() -> None:
    state = in_a_fight("corbin.1:1! corbin.2:0! corbin.3:0!")
    assert token_shortlist(state, 0, chosen("corbin.3", "corbin.1", "corbin.2")) == chosen("corbin.1")


def test_good_faces_are_left_alone() -> None:
    state = in_a_fight("corbin.1:0 corbin.2:1")
    assert token_shortlist(state, 0, [*chosen("corbin.1", "corbin.2"), Done()]) == chosen("corbin.2")
    assert token_shortlist(state, 0, [*chosen("corbin.1"), Done()]) == [Done()]


def test_of_the_opponents_tokens_that_may_be_cast_anew_the_best_is() -> None:
    state = in_a_fight("corbin.1:0", "enemy.1:1 veteran:0 enemy.4:1")
    moves = [ChooseToken("enemy.1", "shield.1"), ChooseToken("veteran", "skull.2"), ChooseToken("enemy.4", "dash.1")]
    assert token_shortlist(state, 0, [*moves, Done()]) == moves[1:2]
    assert token_shortlist(state, 0, [moves[2], Done()]) == [Done()]


def test_the_opponents_tokens_are_all_worth_a_look() -> None:
    moves = chosen("enemy.1")
    assert token_shortlist(in_a_fight("corbin.1:0"), 0, moves) == moves
