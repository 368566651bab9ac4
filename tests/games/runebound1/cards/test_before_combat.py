"""What enemies do before combat: fifteen texts."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.events.fight import AllyKeptOut, SkillTested
from questhall.games.runebound1.moves.answers import PickCharacter
from questhall.games.runebound1.moves.fight import AttackWith, RollTest
from support.runebound1 import hero
from support.runebound1_cards import DEFEND, against, go

OUTCOME = tuple[int, int, int]
"""The hero's wounds and exhaustion, and what is added to the first roll."""
QUIET = (0, 0, 0)
ROLL = [RollTest()]


@pytest.mark.parametrize(
    ("card", "target", "own", "success", "failure"),
    [
        ("road_bandits", 13, 1, (0, 0, 2), QUIET),
        ("wolf_pack", 13, 3, (0, 0, 2), QUIET),
        ("lair_of_cursed_spiders", 13, 3, QUIET, (0, 1, 0)),
        ("ferrox_on_the_prowl", 15, 3, QUIET, (1, 0, 0)),
        ("vorakeshs_acolyte", 15, 1, QUIET, (0, 2, 0)),
        ("manticore", 17, 3, QUIET, (1, 0, 0)),
        ("dragon_of_dusk", 19, 3, (0, 0, 2), (1, 0, 0)),
        ("dragon_of_embers", 19, 3, QUIET, (2, 0, 0)),
    ],
)
def test_a_test_before_combat(card: str, target: int, own: int, success: OUTCOME, failure: OUTCOME) -> None:
    """Ronan has mind 3, body 3, spirit 1, and none of these skills but Track."""
    for short, outcome in ((0, success), (1, failure)):
        state = against(hero("ronan_of_the_wild", "6,0"), card, phase="before")
        answers = [] if card != "wolf_pack" else ROLL
        played = go(state, *answers, test=target - own - short)
        assert [tested.success for tested in played.events_of(SkillTested)] == [not short]
        assert state.fight is not None
        assert (state.players[0].wounds, state.players[0].exhaustion, state.fight.boost) == outcome


@pytest.mark.parametrize(
    ("card", "harder", "places"),
    [
        ("bog_shambler", ("6,0", "8,0", "5,6"), ("7,7", "2,6", "0,3")),
        ("frost_giant", ("2,6", "0,3"), ("6,0", "8,0", "7,7")),
        ("dragon_of_mire", ("8,0", "5,6"), ("6,0", "2,6", "7,7")),
    ],
)
def test_an_enemy_is_stronger_at_home(card: str, harder: tuple[str, ...], places: tuple[str, ...]) -> None:
    for place in (*harder, *places):
        state = against(hero("lyssa", place), card, phase="before")
        go(state)
        assert state.fight is not None
        assert state.fight.harder == (place in harder), place


def test_an_imp_steals_a_gold() -> None:
    state = against(hero("lyssa", gold=2), "thieving_imp", phase="before")
    go(state)
    assert state.players[0].gold == 1


def test_honour_is_a_matter_between_two() -> None:
    state = against(hero("varikas_the_dead", allies="deserter orc_axeman"), "a_matter_of_honor", phase="before")
    played = go(state)
    assert played.events_of(AllyKeptOut) == [AllyKeptOut(0, "deserter"), AllyKeptOut(0, "orc_axeman")]
    round = go(state, DEFEND, DEFEND, DEFEND, defence=20)
    assert round.asked[0].moves == [DEFEND, AttackWith("varikas_the_dead")]


@pytest.mark.parametrize(("card", "target", "own"), [("harpy_matron", 15, 3), ("sir_farrow", 17, 1)])
def test_one_ally_does_not_dare_to_fight(card: str, target: int, own: int) -> None:
    ronan = hero("ronan_of_the_wild", allies="deserter orc_axeman")
    state = against(ronan, card, phase="before")
    played = go(state, PickCharacter("orc_axeman"), test=target - own - 1)
    assert played.asked[0].moves == [PickCharacter("deserter"), PickCharacter("orc_axeman")]
    assert state.fight is not None
    assert state.fight.kept_out == ["orc_axeman"]


@pytest.mark.parametrize(("card", "target", "own"), [("harpy_matron", 15, 3), ("sir_farrow", 17, 1)])
def test_all_allies_fight_if_the_test_is_passed_and_nobody_is_scared_alone(card: str, target: int, own: int) -> None:
    for allies, short in (("deserter", 0), ("", 1)):
        state = against(hero("ronan_of_the_wild", allies=allies), card, phase="before")
        go(state, test=target - own - short)
        assert state.fight is not None
        assert state.fight.kept_out == []
