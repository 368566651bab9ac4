"""Set B of the assets: what its cards do."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.events.fight import Blocked, TokenFlipped, TokenRecast
from questhall.games.runebound3.events.hero import Healed, Suffered
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Pass, Strike, UseSurge
from questhall.games.runebound3.moves.terrain import Go, MoveTo
from questhall.games.runebound3.moves.turn import EndTurn, Rest
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import fight_on, gold_symbols
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FOE
from support.runebound3 import PLAINS, fight, hero, hex_of, play, position
from support.runebound3_assets import (
    damage_on_enemy,
    in_a_fight,
    move_over_plains,
    surges_offered,
    two_actions,
    values_with,
)
from support.stretch import CutIn, Rigged


@pytest.mark.parametrize(
    ("asset", "values"),
    [
        ("clawed_glove", (4, 2, 0, 3, 10, 3)),
        ("staff_of_light", (3, 2, 1, 3, 10, 3)),
        ("spiked_armor", (4, 2, 0, 3, 11, 3)),
        ("ring_of_power", (3, 2, 0, 3, 11, 3)),
        ("elven_armor", (4, 3, 1, 3, 11, 4)),
        ("saddled_otter", (3, 2, 0, 3, 10, 3)),
    ],
)
def test_some_assets_change_what_the_hero_card_says(asset: str, values: tuple[int, ...]) -> None:
    assert values_with(asset) == values


def test_bolas_keep_the_opponent_from_using_surge_abilities() -> None:
    state = in_a_fight("bolas", "B02:0", "enemy.3:1 margath:1", passed=None)
    assert "margath_heal" in surges_offered(state, FOE)
    played = play(state, fight_on, [UseSurge("bolas_entangle", ("B02",), 1)])
    assert surges_offered(played.state, FOE) == []


def test_bolas_are_thrown_once_and_bind_nobody_else() -> None:
    state = in_a_fight("bolas", "B02:0 corbin.1:1")
    state.players[0].assets.append("fencing_blade")
    played = play(state, fight_on, [UseSurge("bolas_entangle", ("B02",), 1)])
    assert surges_offered(played.state) == ["brutal_assault", "fencing_blade_riposte"]
    bound = in_a_fight("bolas", "B02:0")
    assert bound.fight is not None
    bound.fight.sides[1].marks = ["no_surges"]
    assert surges_offered(bound) == ["brutal_assault"]


def test_a_woodcutters_axe_leads_through_the_forest_once_per_turn() -> None:
    wood, deeper = hex_of("6,2"), hex_of("6,3")
    state = position(hero(at="6,1", assets="woodcutters_axe"), hero("mok"))
    played = move_over_plains(state, [MoveTo(wood, 0, PLAINS, "woodcutters_axe_path"), Done()])
    assert played.state.players[0].hex == wood
    assert [each for each in played.asked[1].moves if isinstance(each, MoveTo) and each.hex == deeper] == []
    without = move_over_plains(position(hero(at="6,1"), hero("mok")), [Done()])
    assert [each for each in without.asked[0].moves if isinstance(each, MoveTo) and each.hex == wood] == []


# R3-INIT-01
def test_an_ash_spear_counts_for_initiative_whatever_it_shows() -> None:
    assert gold_symbols(in_a_fight("ash_spear", "B05:0 corbin.2:0"), 0) == 2
    assert gold_symbols(in_a_fight("ash_spear", "B05:1"), 0) == 2
    assert gold_symbols(in_a_fight("", "B05:0 corbin.2:0"), 0) == 1


# R3-SURGEAB-05
def test_a_fencing_blade_recasts_a_spent_token_even_its_own() -> None:
    state = in_a_fight("fencing_blade", "B06:1 corbin.1:0! corbin.2:0")
    answers = [UseSurge("fencing_blade_riposte", ("B06",), 1), ChooseToken("B06", "surge.1")]
    played = play(state, fight_on, answers, Rigged(seat__0__tokens=[0]))
    assert played.asked[1].moves == [ChooseToken("B06", "surge.1"), ChooseToken("corbin.1", "physical.2"), Done()]
    assert played.events_of(TokenRecast) == [TokenRecast(0, "B06", "physical.1")]
    assert Strike(("B06", "corbin.2"), "physical", 2) in combat_moves(played.state, 0)
    assert surges_offered(played.state) == []


def test_a_fencing_blade_may_leave_spent_tokens_alone() -> None:
    state = in_a_fight("fencing_blade", "B06:1")
    played = play(state, fight_on, [UseSurge("fencing_blade_riposte", ("B06",), 1), Done()])
    assert not played.events_of(TokenRecast)


def test_a_staff_of_light_flips_a_token_of_the_opponent() -> None:
    state = in_a_fight("staff_of_light", "B07:1 corbin.1:0", "enemy.1:0 enemy.2:0! enemy.4:1")
    played = play(state, fight_on, [UseSurge("staff_of_light_dazzle", ("B07",), 1), ChooseToken("enemy.1", "skull.1")])
    assert played.asked[1].moves == [ChooseToken("enemy.1", "skull.1"), ChooseToken("enemy.4", "dash.1")]
    assert played.events_of(TokenFlipped) == [TokenFlipped(None, "enemy.1", "shield.1")]


def test_a_staff_of_light_needs_a_token_to_shine_upon() -> None:
    assert "staff_of_light_dazzle" not in surges_offered(in_a_fight("staff_of_light", "B07:1", "enemy.2:0!"))


@pytest.mark.parametrize(("damage", "blow"), [(3, 1), (5, 1), (6, 2), (9, 3)])
def test_a_blade_of_valour_strikes_harder_in_wounded_hands(damage: int, blow: int) -> None:
    state = in_a_fight("blade_of_valour", "corbin.1:1", damage=damage)
    played = play(state, fight_on, [UseSurge("blade_of_valour_stand", ("corbin.1",), 1)])
    assert damage_on_enemy(played.state) == blow


def test_a_blade_of_valour_does_nothing_more_for_the_unhurt() -> None:
    assert surges_offered(in_a_fight("blade_of_valour", "corbin.1:1", damage=2)) == ["brutal_assault"]


# R3-ATK-02
def test_bramble_mail_answers_every_attack_that_comes_through() -> None:
    state = in_a_fight("bramble_mail", "B09:1", "enemy.1:0 enemy.2:0", passed=None)
    played = play(state, two_actions, [UseSurge("bramble_mail_bristle", ("B09",), 1)])
    assert (played.state.players[0].damage, damage_on_enemy(played.state)) == (2, 1)
    assert played.events_of(Suffered) == [Suffered(0, 2), Suffered(None, 1)]


def test_bramble_mail_does_not_sting_who_is_blocked() -> None:
    state = in_a_fight("bramble_mail", "B09:1 corbin.2:1", "enemy.1:0", passed=None)
    answers = [UseSurge("bramble_mail_bristle", ("B09",), 1), Block(("corbin.2",), 1)]
    played = play(state, two_actions, answers)
    assert played.events_of(Blocked) == [Blocked(0, 1)]
    assert not played.events_of(Suffered)


# R3-ATK-02
def test_thorns_are_no_attack_and_are_not_answered_by_thorns() -> None:
    state = position(hero(assets="bramble_mail"), hero("mok"))
    state.players[1].assets = ["bramble_mail"]
    fight(state, rival=1, mine="corbin.1:0")
    assert state.fight is not None
    for side in state.fight.sides:
        side.marks = ["brambles"]
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert played.events_of(Suffered) == [Suffered(1, 2), Suffered(0, 1)]


def test_bramble_mail_does_not_sting_by_itself() -> None:
    state = in_a_fight("bramble_mail", "B09:1", "enemy.1:0", passed=None)
    played = play(state, two_actions, [Pass()])
    assert (played.state.players[0].damage, damage_on_enemy(played.state)) == (1, 0)


# R3-X-01
def test_lifeward_plate_heals_as_much_as_was_spent() -> None:
    state = in_a_fight("lifeward_plate", "B11:1 corbin.1:1", damage=5)
    played = play(state, fight_on, [UseSurge("lifeward_plate_breath", ("B11", "corbin.1"), 2)])
    assert played.state.players[0].damage == 3
    assert played.events_of(Healed) == [Healed(0, 2)]


def test_lifeward_plate_needs_a_wound() -> None:
    assert "lifeward_plate_breath" in surges_offered(in_a_fight("lifeward_plate", "B11:1", damage=1))
    assert surges_offered(in_a_fight("lifeward_plate", "B11:1")) == ["brutal_assault"]


@pytest.mark.parametrize(("assets", "healed"), [("", []), ("camp_kettle", [Healed(0, 3)])])
def test_a_camp_kettle_heals_three_more_in_the_wilderness(assets: str, healed: list[Healed]) -> None:
    state = position(hero(at="lake_of_tears", assets=assets, damage=5), hero("mok"))
    played = play(state, take_turn, [Rest()], Rigged(seat__0__terrain=[PLAINS] * 5))
    assert played.events_of(Healed) == healed


def test_a_saddled_otter_crosses_rivers_as_if_they_were_not_there() -> None:
    bank = hex_of("9,2")
    played = move_over_plains(
        position(hero(at="8,3", assets="saddled_otter"), hero("mok")), [MoveTo(bank, 0, PLAINS), Done()]
    )
    assert played.state.players[0].hex == bank
    without = move_over_plains(position(hero(at="8,3"), hero("mok")), [Done()])
    assert [each for each in without.asked[0].moves if isinstance(each, MoveTo) and each.hex == bank] == []


def test_a_saddled_otter_swims_once_per_turn() -> None:
    lake, pond = hex_of("5,4"), hex_of("5,5")
    state = position(hero(at="5,3", assets="saddled_otter"), hero("mok"))
    played = move_over_plains(state, [MoveTo(lake, 0, PLAINS, "saddled_otter_swim"), Done()])
    assert played.state.players[0].hex == lake
    assert [each for each in played.asked[1].moves if isinstance(each, MoveTo) and each.hex == pond] == []


DRIVE = Use("post_coach_drive")


# R3-MOVE-10, R3-ROAD-04
def test_a_post_coach_drives_up_to_three_hexes_along_the_road() -> None:
    first, second, third = hex_of("6,6"), hex_of("7,6"), hex_of("7,7")
    state = position(hero(at="tamalir", assets="post_coach"), hero("mok"))
    played = play(state, take_turn, [CutIn(0, DRIVE), Go(first), Go(second), Go(third), EndTurn()])
    assert (played.state.players[0].hex, played.topics[1:4]) == (third, [(0, "move.go")] * 3)
    assert sorted(each.hex for each in played.asked[1].moves if isinstance(each, Go)) == [hex_of("4,6"), first]
    assert played.asked[1].moves[-1] == Done()
    assert DRIVE not in played.asked[4].offers.get(0, [])


def test_a_post_coach_stops_where_the_hero_likes() -> None:
    state = position(hero(at="tamalir", assets="post_coach"), hero("mok"))
    played = play(state, take_turn, [CutIn(0, DRIVE), Go(hex_of("6,6")), Done(), EndTurn()])
    assert played.state.players[0].hex == hex_of("6,6")


def test_a_post_coach_needs_a_road_and_no_fight() -> None:
    beside = position(hero(at="5,7", assets="post_coach"), hero("mok"))
    assert DRIVE not in play(beside, take_turn, [EndTurn()]).asked[0].offers.get(0, [])
    state = in_a_fight("post_coach", "corbin.1:0")
    assert DRIVE not in play(state, fight_on, [Pass()]).asked[0].offers.get(0, [])


# R3-DEF-11
def test_a_post_coach_takes_a_defeated_hero() -> None:
    state = position(hero(at="6,6", assets="post_coach", damage=10, defeated=True), hero("mok"))
    played = play(state, take_turn, [CutIn(0, DRIVE), Go(hex_of("tamalir")), Done(), EndTurn()])
    assert played.state.players[0].hex == hex_of("tamalir")


# R3-OPT-03
def test_a_post_coach_drives_between_two_dice() -> None:
    state = position(hero(at="4,6", assets="post_coach"), hero("mok"))
    west = hex_of("6,5")
    there, off = MoveTo(hex_of("tamalir"), 0, PLAINS), MoveTo(west, 1, PLAINS)
    played = move_over_plains(state, [there, CutIn(0, DRIVE), Go(hex_of("6,6")), Done(), off, Done()])
    assert played.state.players[0].hex == west
