"""Events of the two story decks, and how zombies walk."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.events.market import AssetRefused
from questhall.games.runebound3.events.rounds import GemsRefreshed
from questhall.games.runebound3.events.story import ZombieMoved
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.market import Refuse
from questhall.games.runebound3.moves.terrain import ChooseHex
from questhall.games.runebound3.rules.movement import enter
from questhall.games.runebound3.rules.zombies import move_zombies
from support.runebound3 import hero, hex_of, play, position
from support.runebound3_stories import damages, draw, haunted, hexes

# Events of the Rise of Margath


@pytest.mark.rule("R3-STORY-03")
def test_falling_stars_turn_gems_face_up_but_not_under_heroes() -> None:
    state = position(hero("corbin", "1,7"))
    state.gems = hexes("0,0")
    played = draw(state, "falling_stars")
    assert sorted(state.gems) == sorted(hex for hex in GEMS if hex != hex_of("1,7"))
    assert played.events_of(GemsRefreshed) == [GemsRefreshed(25)]
    assert (state.story_discard, state.slots) == (["falling_stars"], [""] * 6)


def test_fire_falls_around_the_city_the_first_player_names() -> None:
    state = position(hero("corbin", "tamalir"), hero("mok", "7,7"), hero("lissa", "8,7"), active=1)
    played = draw(state, "fire_from_above", ChooseHex(hex_of("tamalir")))
    assert played.topics == [(1, "story.city")]
    assert played.asked[0].moves == [
        ChooseHex(hex_of(city)) for city in ("tamalir", "forge", "dawnsmoor", "riverwatch")
    ]
    assert damages(state) == [2, 2, 0]


def test_panic_makes_each_hero_throw_something_out_of_a_market() -> None:
    state = position(hero("corbin"), hero("mok"), active=1, asset_deck="satchel leather_armor")
    state.markets["tamalir"], state.markets["forge"] = ["truesight_bow"], ["staff_of_light"]
    answers = [Refuse("staff_of_light"), Refuse("truesight_bow")]
    played = draw(state, "panic_in_the_markets", *answers, deck__assets=[0, 0])
    assert played.topics == [(1, "story.market"), (0, "story.market")]
    assert played.asked[0].moves == [Refuse("truesight_bow"), Refuse("staff_of_light")]
    assert (state.markets["tamalir"], state.markets["forge"]) == (["leather_armor"], ["satchel"])
    assert state.asset_discard == ["staff_of_light", "truesight_bow"]
    assert played.events_of(AssetRefused) == [AssetRefused(1, "staff_of_light"), AssetRefused(0, "truesight_bow")]


def test_without_wares_there_is_no_panic() -> None:
    assert draw(position(), "panic_in_the_markets").asked == []


# Events of the Corpse King


def test_in_the_night_march_zombies_walk_to_the_nearest_hero_and_bite() -> None:
    state = haunted(hero("corbin", "3,5"), hero("mok", "riverwatch"), zombies="8,13 10,13 11,13")
    played = draw(state, "night_march")
    assert state.zombies == hexes("10,13 11,13 11,13 3,5")
    assert played.events_of(ZombieMoved) == [
        ZombieMoved(*hexes("8,13 10,13")),
        ZombieMoved(*hexes("10,13 11,13")),
        ZombieMoved(*hexes("cursed_ruins 3,5")),
    ]
    assert damages(state) == [2, 2], "who is already there does not bite again"


def test_a_zombie_comes_two_hexes_and_no_further() -> None:
    state = haunted(hero("corbin", "11,1"), zombies="11,5")
    play(state, lambda table: move_zombies(table, 2))
    assert state.zombies == hexes("10,3")
    assert damages(state) == [0]


def test_several_zombies_that_come_to_a_hex_bite_every_hero_there_once() -> None:
    state = haunted(hero("corbin", "9,4"), hero("mok", "9,4"), zombies="8,4 10,4")
    play(state, lambda table: move_zombies(table, 1))
    assert (state.zombies, damages(state)) == (hexes("9,4 9,4"), [2, 2])


def test_of_equally_near_heroes_the_first_in_turn_order_is_hunted() -> None:
    for first, there in ((0, "8,3"), (1, "8,5")):
        state = haunted(hero("corbin", "9,2"), hero("mok", "9,6"), zombies="9,4", first=first)
        play(state, lambda table: move_zombies(table, 1))
        assert state.zombies == hexes(there)


def test_an_eliminated_hero_attracts_nobody() -> None:
    state = haunted(hero("corbin", "9,2"), hero("mok"), zombies="9,4")
    state.players[1].hex, state.players[1].is_eliminated = -1, True
    play(state, lambda table: move_zombies(table, 2))
    assert (state.zombies, damages(state)) == (hexes("9,2"), [2, 0])


def test_a_hero_who_comes_to_a_zombie_is_bitten_as_well() -> None:
    state = haunted(hero("corbin", "9,2"), zombies="9,3 9,3")
    play(state, lambda table: enter(table, 0, hex_of("9,3")))
    assert damages(state) == [2]


def test_the_first_player_sows_two_zombies_among_the_others() -> None:
    state = haunted(hero("corbin"), hero("mok"), zombies="9,4 8,13 9,4", first=1)
    played = draw(state, "seed_of_bones", ChooseHex(hex_of("8,13")), ChooseHex(hex_of("9,4")))
    assert played.topics == [(1, "story.zombie"), (1, "story.zombie")]
    assert played.asked[0].moves == [ChooseHex(hex_of("9,4")), ChooseHex(hex_of("8,13"))]
    assert state.zombies == hexes("9,4 8,13 9,4 8,13 9,4")


def test_the_first_seed_falls_in_the_cursed_ruins() -> None:
    state = haunted()
    assert draw(state, "seed_of_bones").asked == []
    assert state.zombies == hexes("cursed_ruins cursed_ruins")


def test_the_breath_of_the_grave_reaches_one_hex_far_and_the_others_pay() -> None:
    state = haunted(
        hero("corbin", "9,4", gold=2), hero("mok", "9,5", gold=2), hero("lissa", "9,6", gold=2), zombies="9,4"
    )
    draw(state, "breath_of_the_grave")
    assert (damages(state), [player.gold for player in state.players]) == ([1, 1, 0], [2, 2, 1])
    assert state.zombies == hexes("9,4")


def test_the_living_pay_in_blood_or_let_one_rise() -> None:
    state = haunted(hero("corbin", "9,4"), hero("mok", "tamalir"), hero("lissa", damage=9, defeated=True), first=1)
    played = draw(state, "toll_of_the_living", TakeOption(2), TakeOption(1))
    assert played.topics == [(1, "story.toll"), (0, "story.toll")], "the defeated one has no choice"
    assert played.asked[0].moves == [TakeOption(1), TakeOption(2)]
    assert damages(state) == [2, 0, 9]
    assert state.zombies == hexes("tamalir tamalir")
