"""Who plays the enemy, and in which order simultaneous abilities come: R3-CBT-02 and catalogue chapter SIMUL."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.board import NEIGHBOURS, PLACES
from questhall.games.runebound3.cards.define import STORIES
from questhall.games.runebound3.events.fight import Passed, RoundCast, Struck
from questhall.games.runebound3.events.hero import AbilityUsed, Exerted, Healed, HeroDefeated, Suffered
from questhall.games.runebound3.events.market import GoldPaid
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.terrain import ChooseHex
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import against, begin, block, pick, strike, wounds
from support.runebound3_fights import fight_until, of
from support.stretch import Rigged

HEROES = ("corbin", "mok", "lissa", "thorn")

# Who plays the enemy


def party(seats: int, fighter: int = 0, out: str = "", enemy: str = "neighbour") -> State:
    """So many heroes, of whom some are eliminated; one has an ogre before him, whose turn it is to act."""
    state = position(*map(hero, HEROES[:seats]), enemy=enemy, active=fighter)
    for seat in map(int, out):
        state.players[seat].is_eliminated = True
    id = HEROES[fighter]
    return fight(state, "ogre", seat=fighter, mine=f"{id}.1:0 {id}.2:0", theirs="enemy.1:0 enemy.2:0 enemy.3:1", turn=1)


@pytest.mark.rule("R3-CBT-02")
@pytest.mark.parametrize(
    ("seats", "fighter", "out", "player"),
    [
        *[(4, 0, "", 3), (4, 1, "", 0), (4, 2, "", 1), (4, 3, "", 2), (3, 0, "", 2)],
        *[(2, 0, "", 1), (2, 1, "", 0)],
        *[(4, 0, "3", 2), (4, 0, "23", 1), (4, 2, "01", 3), (4, 1, "03", 2)],
    ],
)
def test_the_right_hand_neighbour_plays_the_enemy_or_the_next_one_who_is_left(
    seats: int, fighter: int, out: str, player: int
) -> None:
    """Turns go round to the left, so the neighbour to the right is the one whose turn came before."""
    state = party(seats, fighter, out)

    played = fight_until(state, "act", [Strike(("enemy.1",), "skull", 1)])

    assert played.topics == [(player, "fight.act")]
    assert state.players[fighter].damage == 1


@pytest.mark.rule("R3-CBT-02")
def test_all_decisions_of_the_enemy_are_the_neighbours() -> None:
    """Which token is shoved, which damage is blocked, when to pass."""
    state = position(*map(hero, HEROES[:3]), enemy="neighbour")
    fight(state, "ogre", mine="corbin.2:1 corbin.3:0 corbin.1:0", theirs="enemy.1:1 enemy.3:1", turn=1)

    answers: list[Move] = [
        *[UseSurge("ogre_shove", ("enemy.3",), 1), pick("corbin.3:0")],
        *[Strike(("corbin.1",), "physical", 2), block("enemy.1:1")],
    ]
    played = fight_until(state, "retreat", answers)

    assert played.topics == [(2, "fight.act"), (2, "token.remove"), (0, "fight.act"), (2, "fight.block")]
    assert (wounds(state), of(played, Passed)) == ((0, 1), [Passed(None), Passed(0)])


@pytest.mark.rule("R3-CBT-02")
@pytest.mark.parametrize(("seats", "out"), [(1, ""), (4, "123"), (2, "1")])
def test_if_no_neighbour_is_left_the_table_plays_the_enemy(seats: int, out: str) -> None:
    """It strikes with all the skulls there are."""
    state = party(seats, 0, out)
    fight(state, "rebels", mine="corbin.1:0", theirs="enemy.1:0 enemy.4:0", turn=1)

    played = fight_until(state, "act")

    assert (played.asked, played.events) == ([], [Struck(None, "skull", 2), Suffered(0, 2)])


@pytest.mark.rule("R3-CBT-02")
@pytest.mark.parametrize("enemy", ["bot", "fixed"])
def test_the_table_may_be_asked_to_play_all_enemies(enemy: str) -> None:
    """With skulls only both ways of the table strike with all of them."""
    state = position(*map(hero, HEROES), enemy=enemy)
    fight(state, "rebels", mine="corbin.1:0", theirs="enemy.1:0 enemy.4:0", turn=1)

    played = fight_until(state, "act")

    assert (played.asked, played.events) == ([], [Struck(None, "skull", 2), Suffered(0, 2)])


# Simultaneous abilities


@pytest.mark.rule("R3-SIMUL-01", "R3-SIMUL-02")
def test_what_an_attack_calls_up_on_both_sides_is_resolved_by_the_attacker_first() -> None:
    """Corbin strikes the dragon: his own answer to that comes before the dragon's."""
    state = against("great_dragon", "corbin.2:0 corbin.1:0", "enemy.1:1!", skills="full_confidence", hand="dicing")

    played = strike(state, 0, "corbin.2", [Use("full_confidence_press"), ExertCard("dicing")])

    assert played.topics == [(0, "moment.dealt"), (0, "hand.exert")]
    assert played.events == [
        *[Struck(0, "physical", 1), Suffered(None, 1)],
        *[Exerted(0, "dicing"), AbilityUsed(0, "full_confidence_press"), Suffered(None, 1)],
        *[AbilityUsed(None, "great_dragon_scorch"), Suffered(0, 1)],
    ]


@pytest.mark.rule("R3-SIMUL-02")
def test_so_it_is_when_the_enemy_attacks() -> None:
    """The active player's brambles sting before the orc plunders."""
    state = against("orc_marauder", "corbin.1:0", "enemy.1:0", skills="bramble_hide", gold=2)

    played = strike(state, FOE, "enemy.1")

    assert played.events == [
        *[Struck(None, "skull", 1), Suffered(0, 1)],
        *[AbilityUsed(0, "bramble_hide_prick"), Suffered(None, 1)],
        *[AbilityUsed(None, "orc_marauder_plunder"), GoldPaid(0, 1)],
    ]


@pytest.mark.rule("R3-SIMUL-02", "R3-ENGAGE-01")
@pytest.mark.parametrize("active", [0, 1])
def test_on_engaging_the_active_player_comes_first_whatever_the_seat(active: int) -> None:
    """Corbin challenges: his shot comes before the other's."""
    me, other = active, 1 - active
    heroes = [hero("corbin", assets="short_bow"), hero("mok", assets="truesight_bow")]
    state = position(heroes[me], heroes[1 - me], active=me)
    fight(state, seat=me, rival=other, phase="engage")

    played = begin(state)

    assert played.events[1:] == [
        *[AbilityUsed(me, "short_bow_shot"), Suffered(other, 1)],
        *[AbilityUsed(other, "truesight_bow_shot"), Suffered(me, 2)],
    ]


@pytest.mark.rule("R3-SIMUL-02")
def test_after_a_cast_too_the_active_player_comes_first() -> None:
    """Corbin's green blood heals before Hawthorne, whom he has challenged, stirs with the rune."""
    heroes = hero("hawthorne", skills="rune_of_chaos"), hero("corbin", skills="green_blood", damage=3)
    state = position(*heroes, active=1)
    fight(state, seat=1, rival=0, phase="cast")

    played = fight_until(
        state,
        "act",
        [Use("rune_of_chaos_stir"), Done()],
        Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0]),
    )

    assert of(played, RoundCast, AbilityUsed, Healed) == [
        RoundCast(2),
        *[AbilityUsed(1, "green_blood_heal"), Healed(1, 2)],
        AbilityUsed(0, "rune_of_chaos_stir"),
    ]


@pytest.mark.rule("R3-SIMUL-02")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_what_befalls_several_heroes_is_answered_in_turn_order(first: int, order: list[int]) -> None:
    """Fire from above defeats Lissa and Corbin, and each has an answer to that; nobody is active between rounds."""
    heroes = (
        hero("lissa", hand="cunning", damage=7),
        hero("mok"),
        hero("corbin", hand="steadfast", skills="unbowed", damage=10),
    )
    state = position(*heroes)
    state.first, state.phase, city = first, "round end", next(place.hex for place in PLACES if place.id == "tamalir")
    for player in state.players:
        player.hex = NEIGHBOURS[city][0]
    story = STORIES["fire_from_above"].drawn
    assert story is not None

    played = play(state, lambda table: story(table, first), [ChooseHex(city), Decline(), Decline()])

    assert played.topics == [(first, "story.city"), *[(seat, "moment.defeated") for seat in order]]
    assert of(played, HeroDefeated) == [HeroDefeated(seat) for seat in order]
    assert state.players[1].damage == 2


@pytest.mark.rule("R3-SIMUL-03", "R3-SIMUL-02")
@pytest.mark.parametrize("first", ["short_bow_shot", "wrath_from_above_bolt"])
def test_a_player_orders_the_own_abilities_and_resolves_all_of_them_before_the_next_player(first: str) -> None:
    """Both happen by themselves, so neither can be left out."""
    state = against("razorwing", phase="engage", assets="short_bow", skills="wrath_from_above", skill_deck="cunning")

    played = begin(state, [Use(first)], Rigged(deck__skills=[0]))

    own = ["wrath_from_above_bolt", "short_bow_shot"]
    assert sorted(played.asked[0].moves, key=repr) == [Use(each) for each in sorted(own)]
    assert [event.ability for event in of(played, AbilityUsed)] == [
        *[first, next(each for each in own if each != first)],
        "razorwing_dive",
    ]


@pytest.mark.rule("R3-SIMUL-03")
def test_declining_what_may_be_left_out_does_not_leave_out_what_happens_by_itself() -> None:
    """Retribution is a matter of choice; brambles sting anyway."""
    skills = "bramble_hide retribution"
    state = against("rebels", "corbin.1:0", "enemy.1:0", skills=skills, hand="cunning")

    played = strike(state, FOE, "enemy.1", [Decline()])

    assert played.asked[0].moves == [Use("bramble_hide_prick"), Use("retribution_repay"), Decline()]
    assert of(played, AbilityUsed) == [AbilityUsed(0, "bramble_hide_prick")]
    assert (wounds(state), state.players[0].hand) == ((1, 1), ["cunning"])
