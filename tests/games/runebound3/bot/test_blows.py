"""Which combat actions and tokens bots think worth a look."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.bot.blows import combat_shortlist, token_shortlist
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import ChooseToken, FlipOwn, MakeRecast, Pass, Strike, UseSurge
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, position


def in_a_fight(mine: str, theirs: str = "enemy.1:0") -> State:
    return fight(position(hero("corbin"), hero("mok")), "ogre", mine=mine, theirs=theirs)


def chosen(*tokens: str) -> list[ChooseToken]:
    return [ChooseToken(token, "") for token in tokens]


def test_of_all_flips_and_recasts_the_one_that_changes_most_is_left() -> None:
    state = in_a_fight("corbin.3:0 corbin.1:1 corbin.2:1", "enemy.1:0 veteran:0")
    moves = combat_shortlist(state, 0, combat_moves(state, 0))
    assert [move.token for move in moves if isinstance(move, FlipOwn)] == ["corbin.1"]
    assert [move.token for move in moves if isinstance(move, MakeRecast)] == ["veteran"]


def test_two_surges_are_worth_turning_a_token_for_if_an_ability_takes_both() -> None:
    """Thorn melds minds for two surges; a double turned to magic damage would bring one point."""
    state = fight(
        position(hero("thorn"), hero("mok")), "ogre", mine="thorn.3:0 thorn.1:1 thorn.2:0", theirs="enemy.1:0"
    )
    moves = combat_shortlist(state, 0, combat_moves(state, 0))
    assert [move.token for move in moves if isinstance(move, FlipOwn)] == ["thorn.1"]


def test_a_neighbour_who_plays_the_enemy_turns_its_tokens() -> None:
    state = fight(
        position(hero("corbin"), hero("mok"), enemy="neighbour"),
        "ogre",
        mine="corbin.1:0",
        theirs="enemy.2:1 enemy.1:1",
    )
    assert state.fight is not None
    state.fight.turn = 1
    moves = combat_shortlist(state, 1, combat_moves(state, FOE))
    assert [(type(move), move.token) for move in moves if isinstance(move, FlipOwn | MakeRecast)] == [
        (FlipOwn, "enemy.1"),
        (MakeRecast, "corbin.1"),
    ]


def test_nobody_passes_who_can_strike_and_strikes_with_all() -> None:
    state = in_a_fight("corbin.1:0 corbin.2:0")
    assert combat_shortlist(state, 0, combat_moves(state, 0)) == [Strike(("corbin.1", "corbin.2"), "physical", 3)]
    assert combat_shortlist(state, 0, [Pass()]) == [Pass()]


@pytest.mark.parametrize(
    ("tokens", "villain", "smites"),
    [
        ("hawthorne.1:0 hawthorne.2:0! hawthorne.3:1", True, False),
        ("hawthorne.1:0! hawthorne.2:0! hawthorne.3:1", True, True),
        ("hawthorne.1:0! hawthorne.2:0! hawthorne.3:1", False, False),
        ("hawthorne.1:1 hawthorne.2:1! hawthorne.3:1", False, True),
        ("hawthorne.1:0! hawthorne.2:0! hawthorne.3:0!", True, False),
    ],
)
def test_the_smiting_blow_comes_after_all_others_if_it_promises_enough(
    tokens: str, villain: bool, smites: bool
) -> None:
    """A dash turns every other time; for half a point of damage a card is exerted before the villain alone."""
    state = fight(position(hero("hawthorne", hand="cunning"), hero("mok")), "margath", mine=tokens, theirs="enemy.1:0")
    assert state.fight is not None
    state.fight.reason = "villain" if villain else "adventure"
    moves = combat_shortlist(state, 0, combat_moves(state, 0))
    assert (Use("smiting_blow") in moves) == smites


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


@pytest.mark.parametrize(
    ("who", "skills", "assets", "mine", "ability"),
    [
        ("thorn", "", "", "thorn.1:0 thorn.2:1", "mind_meld"),
        ("mok", "entangling_roots", "", "mok.3:0 mok.1:0", "entangling_roots_grip"),
        ("mok", "", "puppeteers_orb", "C02:0 mok.1:0", "puppeteers_orb_strings"),
    ],
)
def test_what_spoils_or_pays_back_a_blow_comes_before_it_falls(
    who: str, skills: str, assets: str, mine: str, ability: str
) -> None:
    """Once the opponent has passed there is no blow to come, and the own ones are struck."""
    mine_first = position(hero(who, skills=skills, assets=assets), hero("corbin"))
    state = fight(mine_first, "ogre", mine=mine, theirs="enemy.1:0 veteran:0")
    moves = combat_shortlist(state, 0, combat_moves(state, 0))
    assert [move.ability for move in moves if isinstance(move, UseSurge)] == [ability]
    assert len(moves) == 1
    assert state.fight is not None
    state.fight.sides[1].has_passed = True
    assert any(isinstance(move, Strike) for move in combat_shortlist(state, 0, combat_moves(state, 0)))
