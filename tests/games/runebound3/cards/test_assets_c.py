"""Set C of the assets: what its cards do."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.events.fight import Struck, TokenFlipped, TokenRecast
from questhall.games.runebound3.events.hero import Healed, Suffered
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import ChooseToken, Strike, UseSurge
from questhall.games.runebound3.moves.terrain import Go, MoveTo
from questhall.games.runebound3.moves.turn import UseAction
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import actions, take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import PLAINS, fight, hero, hex_of, play, position
from support.runebound3_assets import (
    damage_on_enemy,
    in_a_fight,
    move_over_plains,
    spent,
    surges_offered,
    two_actions,
    values_with,
)
from support.stretch import Rigged


@pytest.mark.parametrize(
    ("asset", "values"),
    [
        ("stargazers_robe", (3, 3, 0, 3, 10, 3)),
        ("mana_armor", (3, 2, 1, 3, 12, 3)),
        ("satchel", (3, 2, 0, 3, 10, 4)),
    ],
)
def test_some_assets_change_what_the_hero_card_says(asset: str, values: tuple[int, ...]) -> None:
    assert values_with(asset) == values


def test_an_hourglass_recasts_any_number_of_tokens_each_once() -> None:
    state = in_a_fight("hourglass", "C01:1 corbin.1:1 corbin.2:1 corbin.3:0!")
    answers = [UseSurge("hourglass_turn", ("C01",), 1), ChooseToken("corbin.2", "shield.1"), Done()]
    played = play(state, fight_on, answers, Rigged(seat__0__tokens=[0]))
    assert played.asked[1].moves == [ChooseToken("corbin.1", "surge.1"), ChooseToken("corbin.2", "shield.1"), Done()]
    assert played.asked[2].moves == [ChooseToken("corbin.1", "surge.1"), Done()]
    assert played.events_of(TokenRecast) == [TokenRecast(0, "corbin.2", "physical.1")]


def test_an_hourglass_needs_another_token() -> None:
    assert "hourglass_turn" in surges_offered(in_a_fight("hourglass", "C01:1 corbin.1:0"))
    assert surges_offered(in_a_fight("hourglass", "C01:1 corbin.1:0!")) == ["brutal_assault"]


def test_a_puppeteers_orb_removes_two_tokens() -> None:
    state = in_a_fight("puppeteers_orb", "C02:0", "enemy.1:0 enemy.2:0 enemy.3:0")
    answers = [
        UseSurge("puppeteers_orb_strings", ("C02",), 2),
        ChooseToken("enemy.1", "skull.1"),
        ChooseToken("enemy.3", "skull.1"),
    ]
    played = play(state, fight_on, answers)
    assert spent(played.state, 1) == ["enemy.1", "enemy.3"]


def test_a_puppeteers_orb_costs_two_surges_and_needs_a_puppet() -> None:
    assert surges_offered(in_a_fight("puppeteers_orb", "corbin.1:1", "enemy.1:0")) == ["brutal_assault"]
    assert surges_offered(in_a_fight("puppeteers_orb", "C02:0", "enemy.1:0!")) == ["brutal_assault"]


@pytest.mark.parametrize(("more", "damage"), [("", 1), (" stargazers_robe", 2)])
def test_an_apprentices_wand_deals_half_of_the_mind_rounded_up(more: str, damage: int) -> None:
    """Corbin's mind is 2."""
    state = in_a_fight(f"apprentices_wand{more}", "C03:1")
    played = play(state, fight_on, [UseSurge("apprentices_wand_recite", ("C03",), 1)])
    assert damage_on_enemy(played.state) == damage


def test_a_wand_is_no_use_to_whoever_has_no_mind() -> None:
    state = in_a_fight("apprentices_wand", "C03:1")
    state.players[0].skills = ["holy_zeal", "magical_ambition"]
    assert surges_offered(state) == ["brutal_assault"]


# R3-ENGAGE-01
@pytest.mark.parametrize(("bow", "damage"), [("short_bow", 1), ("truesight_bow", 2)])
def test_bows_shoot_on_engaging(bow: str, damage: int) -> None:
    state = position(hero(assets=bow), hero("mok"))
    played = play(fight(state, "margath", phase="engage", round=0), fight_on)
    assert played.state.fight is not None
    assert (damage_on_enemy(played.state), played.state.fight.phase) == (damage, "cast")
    assert played.events_of(Suffered) == [Suffered(None, damage)]


def test_a_shot_may_end_a_fight_before_it_begins() -> None:
    state = position(hero(assets="truesight_bow"), hero("mok", damage=8))
    played = play(fight(state, rival=1, phase="engage", round=0), fight_on)
    assert played.state.fight is not None
    assert (played.state.fight.end, played.state.fight.phase) == ("won", "done")
    assert played.state.players[1].is_defeated


# R3-ATK-02
@pytest.mark.parametrize(("bow", "damage"), [("short_bow", 1), ("truesight_bow", 2)])
def test_a_shot_on_engaging_is_no_attack(bow: str, damage: int) -> None:
    state = position(hero(assets=bow), hero("mok", assets="bramble_mail"))
    fight(state, rival=1, phase="engage", round=0)
    assert state.fight is not None
    state.fight.sides[1].marks = ["brambles"]
    assert play(state, fight_on).events_of(Suffered) == [Suffered(1, damage)]


def test_a_roaring_axe_doubles_physical_damage_in_this_round() -> None:
    state = in_a_fight("roaring_axe", "C06:1 corbin.1:0 corbin.2:0")
    played = play(
        state, two_actions, [UseSurge("roaring_axe_roar", ("C06",), 2), Strike(("corbin.1", "corbin.2"), "physical", 6)]
    )
    assert played.events_of(Struck) == [Struck(0, "physical", 6)]


def test_a_roaring_axe_does_nothing_for_magic_damage() -> None:
    state = in_a_fight("roaring_axe", "C06:1 mok.1:0")
    played = play(state, two_actions, [UseSurge("roaring_axe_roar", ("C06",), 2), Strike(("mok.1",), "magic", 2)])
    assert played.events_of(Struck) == [Struck(0, "magic", 2)]


def test_a_roaring_axe_costs_a_surge() -> None:
    assert surges_offered(in_a_fight("roaring_axe", "corbin.1:1")) == ["brutal_assault", "roaring_axe_roar"]


@pytest.mark.parametrize(
    ("skulls", "dealt"), [("enemy.1:0", 0), ("veteran:0 enemy.2:0", 0), ("veteran:0 enemy.2:0 enemy.4:0", 1)]
)
def test_a_cloak_of_dusk_takes_three_off_the_next_attack(skulls: str, dealt: int) -> None:
    state = in_a_fight("cloak_of_dusk", "C08:0", skulls, passed=None)
    played = play(state, two_actions, [UseSurge("cloak_of_dusk_fade", ("C08",), 1)])
    assert played.state.players[0].damage == dealt
    assert played.state.fight is not None
    assert played.state.fight.sides[0].marks == []


def test_a_cloak_of_dusk_fools_nobody_twice_and_nobody_without_a_surge() -> None:
    state = in_a_fight("cloak_of_dusk", "C08:0", "veteran:0", passed=None)
    assert state.fight is not None
    state.fight.turn = 1
    played = play(state, fight_on)
    assert played.state.players[0].damage == 2
    faded = in_a_fight("cloak_of_dusk", "corbin.1:0", "veteran:0", passed=0)
    assert faded.fight is not None
    faded.fight.turn, faded.fight.sides[0].marks = 1, ["faded"]
    play(faded, fight_on)
    faded.fight.sides[1].tokens[0].is_spent = False
    play(faded, fight_on)
    assert faded.players[0].damage == 2


def test_a_mantle_of_echoes_flips_up_to_two_own_tokens() -> None:
    state = in_a_fight("mantle_of_echoes", "C11:1 corbin.1:1 corbin.2:1 corbin.3:0")
    answers = [
        UseSurge("mantle_of_echoes_call", ("C11",), 1),
        ChooseToken("corbin.1", "surge.1"),
        ChooseToken("corbin.2", "shield.1"),
    ]
    played = play(state, fight_on, answers)
    assert played.asked[2].moves == [ChooseToken("corbin.2", "shield.1"), ChooseToken("corbin.3", "agility.1"), Done()]
    assert played.events_of(TokenFlipped) == [
        TokenFlipped(0, "corbin.1", "physical.2"),
        TokenFlipped(0, "corbin.2", "physical.1"),
    ]


def test_a_mantle_of_echoes_may_flip_fewer() -> None:
    state = in_a_fight("mantle_of_echoes", "C11:1 corbin.1:1 corbin.2:1")
    answers = [UseSurge("mantle_of_echoes_call", ("C11",), 1), ChooseToken("corbin.1", "surge.1"), Done()]
    assert play(state, fight_on, answers).events_of(TokenFlipped) == [TokenFlipped(0, "corbin.1", "physical.2")]
    assert surges_offered(in_a_fight("mantle_of_echoes", "C11:1")) == ["brutal_assault"]


def won_by_corbin(damage: int) -> State:
    state = position(hero(assets="bear_pelt", damage=damage), hero("mok", damage=9, defeated=True))
    state = fight(state, rival=1, phase="done")
    assert state.fight is not None
    state.fight.end = "won"
    return state


def test_a_bear_pelt_heals_two_after_a_fight_is_won() -> None:
    played = play(won_by_corbin(5), fight_on, [Use("bear_pelt_rest")], Rigged(deck__combat=[0]))
    assert played.state.players[0].damage == 3
    assert played.events_of(Healed) == [Healed(0, 2)]


def test_a_bear_pelt_may_be_left_alone_and_asks_nobody_who_is_unhurt() -> None:
    declined = play(won_by_corbin(5), fight_on, [Decline()], Rigged(deck__combat=[0]))
    assert declined.state.players[0].damage == 5
    scratched = play(won_by_corbin(1), fight_on, [Use("bear_pelt_rest")], Rigged(deck__combat=[0]))
    assert scratched.state.players[0].damage == 0
    assert play(won_by_corbin(0), fight_on, chance=Rigged(deck__combat=[0])).asked == []


def test_a_bear_pelt_also_serves_who_was_challenged_and_won() -> None:
    state = position(hero(damage=10, defeated=True), hero("mok", assets="bear_pelt", skills="pickpocket", damage=4))
    state = fight(state, rival=1, phase="done")
    assert state.fight is not None
    state.fight.end = "lost"
    played = play(state, fight_on, [Use("bear_pelt_rest")])
    assert (played.topics, played.state.players[1].damage) == ([(1, "moment.won")], 2)
    assert played.state.players[1].gold == 5, "Pickpocket works in the own turn only"


def test_a_bear_pelt_does_nothing_for_who_has_lost() -> None:
    state = won_by_corbin(9)
    assert state.fight is not None
    state.fight.end = "lost"
    assert play(state, fight_on).asked == []


def test_a_hill_goat_climbs_hills_and_mountains_once_each() -> None:
    hills, mountains, more_hills = hex_of("12,4"), hex_of("12,5"), hex_of("13,4")
    state = position(hero(at="11,3", assets="hill_goat"), hero("mok"))
    answers = [MoveTo(hills, 0, PLAINS, "hill_goat_hills"), MoveTo(mountains, 1, PLAINS, "hill_goat_mountains")]
    played = move_over_plains(state, answers)
    assert played.state.players[0].hex == mountains
    assert len(played.asked) == 2
    second = [each.hex for each in played.asked[1].moves if isinstance(each, MoveTo)]
    assert mountains in second
    assert more_hills not in second


def test_a_griffin_flies_up_to_four_hexes_whatever_lies_between() -> None:
    way = [hex_of(place) for place in ("12,5", "11,5", "11,4", "10,4")]
    state = position(hero(at="12,6", assets="griffin"), hero("mok"))
    played = play(state, take_turn, [UseAction("griffin_flight"), *map(Go, way)])
    assert (played.state.players[0].hex, played.state.players[0].points) == (way[-1], 2)


def test_a_griffin_lands_where_the_hero_likes() -> None:
    state = position(hero(at="12,6", assets="griffin"), hero("mok"))
    played = play(state, take_turn, [UseAction("griffin_flight"), Go(hex_of("12,5")), Done()])
    assert played.state.players[0].hex == hex_of("12,5")
    tired = position(hero(at="12,6", assets="griffin", points=0), hero("mok"))
    assert UseAction("griffin_flight") not in actions(tired, 0)
