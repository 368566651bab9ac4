"""Set A of the assets: what its cards do."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.events.attribute_tests import TestBegan as Began
from questhall.games.runebound3.events.fight import Blocked, Struck, TokenRemoved
from questhall.games.runebound3.events.hero import Healed, HeroStands
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.fight import ChooseToken, Pass, Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.turn import EndTurn
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import hero, play, position
from support.runebound3_assets import damage_on_enemy, in_a_fight, spent, surges_offered, two_actions, values_with
from support.stretch import CutIn, Rigged

SKILL, OTHER_SKILL = list(SKILLS)[:2]


@pytest.mark.parametrize(
    ("asset", "values"),
    [
        ("", (3, 2, 0, 3, 10, 3)),
        ("serrated_axe", (4, 2, 0, 3, 10, 3)),
        ("monks_habit", (3, 2, 1, 3, 10, 3)),
        ("traders_attire", (3, 2, 0, 4, 10, 3)),
        ("chain_mail", (3, 2, 0, 3, 11, 3)),
        ("fine_doublet", (3, 3, 1, 3, 10, 3)),
        ("thoroughbred_stallion", (3, 2, 0, 5, 10, 3)),
        ("pack_mule", (3, 2, 0, 4, 10, 3)),
        ("alchemists_belt", (3, 2, 0, 3, 10, 3)),
    ],
)
def test_some_assets_change_what_the_hero_card_says(asset: str, values: tuple[int, ...]) -> None:
    assert values_with(asset) == values


# R3-SHIELD-05
def test_the_flare_of_a_firestone_cannot_be_blocked() -> None:
    state = in_a_fight("firestone", "A02:1", "enemy.1:1")
    played = play(state, fight_on, [UseSurge("firestone_flare", ("A02",), 1)])
    assert damage_on_enemy(played.state) == 1
    assert (spent(played.state, 0), spent(played.state, 1)) == (["A02"], [])
    assert not played.events_of(Blocked)


# R3-X-01
def test_a_rune_rod_deals_as_much_as_was_spent() -> None:
    state = in_a_fight("rune_rod", "A05:0 corbin.1:1")
    played = play(state, fight_on, [UseSurge("rune_rod_discharge", ("A05", "corbin.1"), 3)])
    assert damage_on_enemy(played.state) == 3
    assert spent(played.state, 0) == ["A05", "corbin.1"]


def test_a_rune_rod_may_hold_surges_back() -> None:
    state = in_a_fight("rune_rod", "A05:0 corbin.1:1")
    played = play(state, fight_on, [UseSurge("rune_rod_discharge", ("corbin.1",), 1)])
    assert damage_on_enemy(played.state) == 1


def test_a_shieldbreaker_removes_a_shield_agility_or_double_and_strikes() -> None:
    """What is left of the stance blocks the blow."""
    state = in_a_fight("shieldbreaker", "A06:1", "enemy.1:1 enemy.2:1 enemy.3:0 enemy.4:1 enemy.5:0")
    answers = [UseSurge("shieldbreaker_break", ("A06",), 1), ChooseToken("enemy.5", "double.1")]
    played = play(state, fight_on, answers)
    assert played.asked[1].moves == [
        ChooseToken("enemy.1", "shield.1"),
        ChooseToken("enemy.2", "agility.1"),
        ChooseToken("enemy.5", "double.1"),
    ]
    assert spent(played.state, 1) == ["enemy.1", "enemy.5"]
    assert played.events_of(TokenRemoved) == [TokenRemoved(None, "enemy.5", "double.1")]
    assert played.events_of(Blocked) == [Blocked(None, 1)]


def test_a_shieldbreaker_needs_something_to_break() -> None:
    assert surges_offered(in_a_fight("shieldbreaker", "A06:1", "enemy.1:0 enemy.3:1 enemy.4:1")) == ["brutal_assault"]
    assert surges_offered(in_a_fight("shieldbreaker", "A06:1", "enemy.1:1!")) == ["brutal_assault"]


# R3-ATK-01
def test_an_ember_sceptre_attacks_for_two_magic_damage() -> None:
    state = in_a_fight("ember_sceptre", "A07:1", "enemy.1:1")
    played = play(state, fight_on, [UseSurge("ember_sceptre_scorch", ("A07",), 1)])
    assert damage_on_enemy(played.state) == 1
    assert played.events_of(Blocked) == [Blocked(None, 1)]


def test_a_battle_robe_doubles_magic_damage_in_this_round() -> None:
    state = in_a_fight("battle_robe", "A11:1 thorn.2:1 thorn.3:1", who="thorn")
    answers = [UseSurge("battle_robe_trance", ("A11",), 2), Strike(("thorn.2", "thorn.3"), "magic", 4)]
    played = play(state, two_actions, answers)
    assert damage_on_enemy(played.state) == 4
    assert played.events_of(Struck) == [Struck(0, "magic", 4)]


def test_a_battle_robe_does_nothing_for_physical_damage_or_for_later_rounds() -> None:
    state = in_a_fight("battle_robe", "A11:1 corbin.1:0")
    played = play(
        state, two_actions, [UseSurge("battle_robe_trance", ("A11",), 2), Strike(("corbin.1",), "physical", 2)]
    )
    assert played.events_of(Struck) == [Struck(0, "physical", 2)]
    again = in_a_fight("battle_robe", "A11:1")
    assert again.fight is not None
    again.fight.sides[0].marks, again.fight.phase = ["double_magic"], "cast"
    tokens = Rigged(seat__0__tokens=[0, 0, 0, 0], enemy__tokens=[1] * 5)
    played = play(again, two_actions, [Strike(("A11",), "magic", 1)], tokens)
    assert played.events_of(Struck) == [Struck(0, "magic", 1)]


def test_a_battle_robe_costs_two_surges() -> None:
    assert surges_offered(in_a_fight("battle_robe", "thorn.1:1 corbin.1:1")) == ["brutal_assault"]


# R3-TEST-02
@pytest.mark.parametrize(("name", "cards"), [("body", 4), ("mind", 3), ("spirit", 1)])
def test_an_alchemists_belt_reveals_one_more_card_in_every_test(name: str, cards: int) -> None:
    state = position(hero("corbin", assets="alchemists_belt"), hero("mok"))

    def brew(table: Table[State]) -> Play[None]:
        yield from take_test(table, 0, name)  # type: ignore[arg-type]

    played = play(state, brew, chance=Rigged(deck__skills=[0] * cards))
    assert [len(event.skills) for event in played.events_of(Began)] == [cards]


BANDAGE = Use("healers_kit_bandage")


# R3-EXERT-02, R3-OPT-01
def test_a_healers_kit_heals_two_damage_for_exerting_once_per_turn() -> None:
    state = position(hero("corbin", assets="healers_kit", damage=5, hand=f"{SKILL} {OTHER_SKILL}"), hero("mok"))
    played = play(state, take_turn, [CutIn(0, BANDAGE), ExertCard(SKILL), EndTurn()])
    corbin = played.state.players[0]
    assert (corbin.damage, corbin.hand) == (3, [OTHER_SKILL])
    assert played.events_of(Healed) == [Healed(0, 2)]
    assert [asked.offers for asked in played.asked if asked.topic == "turn.act"][1] == {
        seat: [move for move in moves if move != BANDAGE]
        for seat, moves in played.asked[0].offers.items()
        if [move for move in moves if move != BANDAGE]
    }


@pytest.mark.parametrize(
    ("damage", "hand", "active"),
    [(0, SKILL, 0), (5, "", 0), (5, SKILL, 1)],
    ids=["unhurt", "empty hand", "not my turn"],
)
def test_a_healers_kit_is_not_always_of_use(damage: int, hand: str, active: int) -> None:
    state = position(hero("corbin", assets="healers_kit", damage=damage, hand=hand), hero("mok"), active=active)
    played = play(state, take_turn, [EndTurn()])
    assert BANDAGE not in played.asked[0].offers.get(0, [])


# R3-DEF-11
def test_a_healers_kit_brings_a_defeated_hero_to_his_feet() -> None:
    state = position(hero("corbin", assets="healers_kit", damage=10, hand=SKILL, defeated=True), hero("mok"))
    played = play(state, take_turn, [CutIn(0, BANDAGE), ExertCard(SKILL), EndTurn()])
    assert (played.state.players[0].damage, played.state.players[0].is_defeated) == (8, False)
    assert played.events_of(HeroStands) == [HeroStands(0)]


# R3-OPT-02
def test_a_healers_kit_helps_in_the_middle_of_a_fight() -> None:
    state = in_a_fight("healers_kit", "corbin.1:0", damage=1)
    state.players[0].hand = [SKILL]
    played = play(state, fight_on, [CutIn(0, BANDAGE), ExertCard(SKILL), Pass()])
    assert state.players[0].damage == 0
    assert played.topics == [(0, "fight.act"), (0, "hand.exert"), (0, "fight.act")]
