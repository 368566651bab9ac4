"""Retreating from a fight: catalogue chapter RETR, and what CBT says of it."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.events.adventure import CardDiscarded
from questhall.games.runebound3.events.fight import FightEnded, RoundCast
from questhall.games.runebound3.events.hero import AbilityUsed, DiceRolled, DieRerolled, Exerted, Moved, Suffered
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import Pass, Retreat, Stay, Strike
from questhall.games.runebound3.moves.skills import ExertCard, SpendTrophy, TakeTrophy
from questhall.games.runebound3.moves.terrain import Go, MoveTo, RerollDie
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import State
from support.runebound3 import MOUNTAINS_WATER, PLAINS, WILD, fight, hero, hex_of, position
from support.runebound3_fights import fight_until, of, spent
from support.stretch import CutIn, Rigged

HERE, LAKE, OTHER_LAKE = hex_of("12,8"), hex_of("11,8"), hex_of("11,9")
"""Hills with hills around them, and two hexes of water; no plains."""
NEAR = [LAKE, hex_of("13,8"), hex_of("11,7"), OTHER_LAKE, hex_of("12,7"), hex_of("12,9")]
LAKES: list[Move] = [MoveTo(LAKE, 0, MOUNTAINS_WATER), MoveTo(OTHER_LAKE, 0, MOUNTAINS_WATER)]
CAST = {"seat__0__tokens": [0, 0, 0], "enemy__tokens": [0, 0, 0, 0, 0]}


def after_a_round(enemy: str = "rebels", *, hand: str = "") -> State:
    """The action phase is over; Corbin stands in the wilderness."""
    state = position(hero("corbin", "12,8", hand=hand), hero("mok"), enemy="neighbour")
    return fight(state, enemy, mine="corbin.1:0!", theirs="enemy.1:0!", phase="retreat", damage=1)


@pytest.mark.rule("R3-RETR-01", "R3-CBT-18")
def test_a_hero_may_roll_one_die_and_spend_it_to_move_to_a_hex_that_matches() -> None:
    state = after_a_round()

    played = fight_until(state, None, [Retreat(), LAKES[1]], Rigged(seat__0__terrain=[MOUNTAINS_WATER]))

    assert [asked.moves for asked in played.asked] == [[Stay(), Retreat()], [*LAKES, Done()]]
    assert of(played, DiceRolled, Moved, FightEnded) == [
        DiceRolled(0, "retreat", (MOUNTAINS_WATER,)),
        Moved(0, OTHER_LAKE, MOUNTAINS_WATER),
        FightEnded(0, "rebels", None, "retreated"),
    ]
    assert (state.players[0].hex, state.rolled, state.players[0].points) == (OTHER_LAKE, None, 3)


@pytest.mark.rule("R3-RETR-01")
def test_a_wild_leads_to_any_neighbouring_hex_but_no_further() -> None:
    state = after_a_round()

    played = fight_until(state, None, [Retreat(), MoveTo(LAKE, 0, WILD)], Rigged(seat__0__terrain=[WILD]))

    assert played.asked[1].moves == [*(MoveTo(hex, 0, WILD) for hex in NEAR), Done()]


@pytest.mark.rule("R3-RETR-01")
def test_the_die_may_be_rerolled_by_exerting() -> None:
    state = after_a_round(hand="cunning")

    played = fight_until(
        state,
        None,
        [Retreat(), RerollDie(0, PLAINS), ExertCard("cunning"), LAKES[0]],
        Rigged(seat__0__terrain=[PLAINS, MOUNTAINS_WATER]),
    )

    assert played.asked[1].moves == [RerollDie(0, PLAINS), Done()]
    assert of(played, Exerted, DieRerolled) == [Exerted(0, "cunning"), DieRerolled(0, 0, MOUNTAINS_WATER)]
    assert state.players[0].hex == LAKE


@pytest.mark.rule("R3-RETR-02", "R3-CBT-19", "R3-RETR-03")
@pytest.mark.parametrize(
    ("answers", "terrain"),
    [([Stay()], []), ([Retreat(), Done()], [MOUNTAINS_WATER]), ([Retreat()], [PLAINS])],
    ids=["does not want to", "does not spend the die", "cannot spend it"],
)
def test_if_the_hero_does_not_retreat_a_new_round_begins_and_nothing_else_happens(
    answers: list[Move], terrain: list[int]
) -> None:
    state = after_a_round()
    before = state.players[0].damage, state.players[0].gold, state.players[0].points

    played = fight_until(state, "act", answers, Rigged(seat__0__terrain=terrain, **CAST))

    rolled = [DiceRolled(0, "retreat", (face,)) for face in terrain]
    assert of(played, DiceRolled, RoundCast) == [*rolled, RoundCast(2)]
    assert (state.players[0].hex, state.rolled, the_fight(state).damage) == (HERE, None, 1)
    assert (state.players[0].damage, state.players[0].gold, state.players[0].points) == before


@pytest.mark.rule("R3-RETR-03")
def test_a_hero_may_try_again_in_every_round() -> None:
    state = after_a_round()
    fight_until(state, "act", [Retreat()], Rigged(seat__0__terrain=[PLAINS], **CAST))

    moves = [Pass(), Pass(), Retreat(), LAKES[0]]
    played = fight_until(state, None, moves, Rigged(seat__0__terrain=[MOUNTAINS_WATER]))

    assert of(played, FightEnded) == [FightEnded(0, "rebels", None, "retreated")]


@pytest.mark.rule("R3-RETR-04")
def test_with_somebody_defeated_there_is_no_retreat_any_more() -> None:
    """Neither for the hero who has won, nor for the one who has lost."""
    for strike, end, hurt in [
        (Strike(("corbin.1",), "physical", 2), "won", 0),
        (Strike(("veteran",), "skull", 2), "lost", 8),
    ]:
        state = position(hero("corbin", "12,8", damage=hurt), hero("mok"), enemy="neighbour")
        turn = int(end == "lost")
        fight(state, "rebels", mine="corbin.1:0", theirs="veteran:0", damage=3, turn=turn)

        played = fight_until(state, None, [strike])

        assert played.topics == [(turn, "fight.act")]
        assert [event.end for event in of(played, FightEnded)] == [end]
        assert state.players[0].hex == HERE


@pytest.mark.rule("R3-RETR-06")
def test_an_enemy_whom_a_hero_has_fled_is_discarded_without_reward_and_without_trophy() -> None:
    state = after_a_round()
    gold = state.players[0].gold

    played = fight_until(state, None, [Retreat(), LAKES[0]], Rigged(seat__0__terrain=[MOUNTAINS_WATER]))

    assert played.events[-2:] == [FightEnded(0, "rebels", None, "retreated"), CardDiscarded("rebels")]
    assert (state.players[0].gold, state.players[0].trophies) == (gold, [])
    assert (state.discards["combat"], state.fight) == (["rebels"], None)


@pytest.mark.rule("R3-CBT-22")
def test_enemies_cannot_retreat() -> None:
    """Only the hero is asked; whoever plays the enemy is not."""
    state = after_a_round()

    played = fight_until(state, "act", [Stay()], Rigged(**CAST))

    assert played.topics == [(0, "fight.retreat")]


# Two heroes


def two_heroes() -> State:
    """A fight of two heroes from which both may retreat: another ability than Corbin's might begin one."""
    state = position(hero("mok"), hero("hawthorne", "12,8"), hero("lissa", "12,8"), active=1)
    fight(state, seat=1, rival=2, mine="hawthorne.1:0!", theirs="lissa.1:0!", phase="retreat")
    the_fight(state).reason = "story"
    return state


@pytest.mark.rule("R3-CBT-21", "R3-RETR-05", "R3-RETR-02")
def test_of_two_heroes_the_attacker_decides_first_and_if_he_retreats_the_other_cannot() -> None:
    state = two_heroes()

    played = fight_until(state, "done", [Retreat(), LAKES[0]], Rigged(seat__1__terrain=[MOUNTAINS_WATER]))

    assert played.topics == [(1, "fight.retreat"), (1, "retreat.die")]
    assert [player.hex for player in state.players[1:]] == [LAKE, HERE]
    assert the_fight(state).end == "retreated"


@pytest.mark.rule("R3-CBT-21", "R3-RETR-05")
def test_if_the_attacker_stays_the_other_hero_may_retreat() -> None:
    state = two_heroes()

    played = fight_until(state, "done", [Stay(), Retreat(), LAKES[0]], Rigged(seat__2__terrain=[MOUNTAINS_WATER]))

    assert played.topics == [(1, "fight.retreat"), (2, "fight.retreat"), (2, "retreat.die")]
    assert [player.hex for player in state.players[1:]] == [HERE, LAKE]


@pytest.mark.rule("R3-RETR-02", "R3-RETR-05")
def test_if_neither_retreats_two_heroes_go_on() -> None:
    state = two_heroes()

    played = fight_until(
        state,
        "act",
        [Retreat(), Stay()],
        Rigged(seat__1__terrain=[PLAINS], seat__1__tokens=[0, 0, 0], seat__2__tokens=[0, 0, 0]),
    )

    assert played.topics == [(1, "fight.retreat"), (2, "fight.retreat")]
    assert of(played, RoundCast) == [RoundCast(2)]


# No other way out


@pytest.mark.rule("R3-CBT-20")
def test_abilities_that_move_a_hero_are_not_offered_in_a_fight() -> None:
    """Tireless, the water strider and the coach carry their owner in the own turn, but out of no fight."""
    walker = hero("corbin", "12,8", skills="tireless water_strider", assets="post_coach griffin healers_kit")
    walker.damage, walker.hand = 1, ["cunning"]
    state = position(walker, hero("mok"), enemy="neighbour")
    fight(state, "rebels", mine="corbin.1:0 corbin.2:0", theirs="enemy.1:0")

    played = fight_until(state, "act", [Strike(("corbin.1",), "physical", 2)])

    assert played.asked[0].offers == {0: [Use("healers_kit_bandage")]}


@pytest.mark.rule("R3-CBT-20")
def test_a_trophy_gained_in_the_middle_of_a_fight_does_not_carry_thorn_away() -> None:
    """After any trophy he may exert to teleport; but not while he fights."""
    thorn = hero("thorn", "12,8", skills="curio_swap", hand="cunning", trophies="ogre")
    state = position(thorn, hero("mok"), enemy="neighbour")
    fight(state, "rebels", mine="thorn.1:1 thorn.2:1", theirs="enemy.1:0")
    state.decks["social"] = state.decks["social"][:1]

    swap: list[Move | CutIn] = [CutIn(0, Use("curio_swap_trophy")), SpendTrophy("combat"), TakeTrophy("social")]
    swap.append(Strike(("thorn.1",), "magic", 1))
    played = fight_until(state, "act", swap, Rigged(deck__social=[0]))

    assert [trophy.card for trophy in state.players[0].trophies] != ["ogre"]
    assert len(state.players[0].trophies) == 1
    assert of(played, AbilityUsed, Moved, Suffered) == [AbilityUsed(0, "curio_swap_trophy"), Suffered(None, 1)]
    assert (state.players[0].hex, state.players[0].hand, spent(state, 0)) == (HERE, ["cunning"], ["thorn.1"])


@pytest.mark.rule("R3-CBT-20")
def test_when_the_fight_is_over_the_trophy_carries_him_where_he_likes() -> None:
    state = position(hero("thorn", "12,8", hand="cunning"), hero("mok"))
    fight(state, "rebels", mine="thorn.1:1", theirs="enemy.1:0", damage=4)

    answers: list[Move] = [Strike(("thorn.1",), "magic", 1), Use("teleport"), ExertCard("cunning"), Go(LAKE), Done()]
    fight_until(state, None, answers)

    assert state.players[0].hex == LAKE
