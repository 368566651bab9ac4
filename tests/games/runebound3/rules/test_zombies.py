"""The dead that walk in the Corpse King's land: catalogue chapter ZOMB."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.events.hero import HeroDefeated, Moved, Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.story import ZombieKilled, ZombiesPlaced
from questhall.games.runebound3.moves.terrain import Go, MoveTo
from questhall.games.runebound3.moves.turn import KillZombie, RollToMove
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.movement import travel
from questhall.games.runebound3.rules.scenario import end_of_act
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.rules.zombies import near_zombies, place_zombies
from questhall.games.runebound3.state import FOE
from questhall.games.runebound3.view import view
from support.runebound3 import HEX, PLAINS, fight, hero, hex_of, play, position
from support.runebound3_stories import haunted
from support.stretch import Rigged


@pytest.mark.rule("R3-ZOMB-01", "R3-STOK-01")
def test_black_story_tokens_are_zombies_on_the_board_and_only_in_the_corpse_kings_scenario() -> None:
    state = position(scenario="corpse_king")
    played = play(state, lambda table: place_zombies(table, HEX["everton"], 2))

    assert played.events == [ZombiesPlaced(HEX["everton"], 2)]
    assert view(state, 1).zombies == [HEX["everton"]] * 2
    assert [player.tokens for player in state.players] == [0, 0], "the other side of the tokens"

    for scenario, count in (("corpse_king", 1), ("margath", 0)):
        state = position(scenario=scenario)
        assert len(play(state, end_of_act).events_of(ZombiesPlaced)) == count


@pytest.mark.rule("R3-ZOMB-03")
def test_a_killed_zombie_goes_back_to_the_bank() -> None:
    state = position(hero("corbin", "firmament", gold=0), scenario="corpse_king")
    state.zombies = [HEX["firmament"], HEX["firmament"], HEX["forge"]]

    played = play(state, take_turn, [KillZombie()])

    assert played.events == [ZombieKilled(0, HEX["firmament"]), GoldGained(0, 1)]
    assert (state.zombies, state.players[0].tokens) == ([HEX["firmament"], HEX["forge"]], 0)


@pytest.mark.rule("R3-ZOMB-02")
def test_zombies_and_allies_change_the_health_of_nobody_else() -> None:
    state = position(hero("corbin", tokens=3), scenario="corpse_king")
    state.zombies = [HEX["tamalir"]] * 3
    fight(state, "ogre")

    assert health(state, FOE) == 8


@pytest.mark.rule("R3-DEF-08")
def test_a_hero_bitten_down_by_a_zombie_on_the_way_moves_no_further() -> None:
    """Corbin has 10 health; two dice are left."""
    state = position(hero("corbin", "8,1", damage=8, hand="parry"), scenario="corpse_king")
    state.zombies = [hex_of("7,1")]

    played = play(
        state, take_turn, [RollToMove(), MoveTo(hex_of("7,1"), 0, PLAINS)], Rigged(seat__0__terrain=[PLAINS] * 3)
    )

    assert played.topics == [(0, "turn.act"), (0, "move.dice")]
    assert (state.players[0].hex, state.players[0].is_defeated, state.rolled) == (hex_of("7,1"), True, None)


@pytest.mark.rule("R3-MOVE-10", "R3-DEF-08")
def test_a_hero_who_falls_on_such_a_way_goes_no_further() -> None:
    """Two hexes, and a zombie on the first of them."""
    state = position(hero("corbin", "8,1", damage=8), scenario="corpse_king")
    state.zombies = [hex_of("7,1")]

    played = play(state, lambda table: travel(table, 0, 2), [Go(hex_of("7,1"))])

    assert played.events == [Moved(0, hex_of("7,1")), Suffered(0, 2), HeroDefeated(0)]


@pytest.mark.rule("R3-ZOMB-01")
@pytest.mark.parametrize(
    ("zombies", "near"),
    [("9,4 cursed_ruins", True), ("9,5 cursed_ruins", True), ("9,6 cursed_ruins", False), ("", False)],
)
def test_a_hero_is_near_zombies_if_one_of_them_is_on_the_hex_or_beside_it(zombies: str, near: bool) -> None:
    state = haunted(hero("corbin", "9,4"), zombies=zombies)

    assert near_zombies(state, 0) is near
