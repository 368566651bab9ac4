"""The course of a fight: who fights, casting, acting in turn. Chapters CBT, CACT, ENGAGE, VET."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.board import GEMS, Hex
from questhall.games.runebound3.events.fight import (
    FightBegan,
    FightEnded,
    Initiative,
    Passed,
    RoundCast,
    Struck,
    TokensCast,
)
from questhall.games.runebound3.events.hero import AbilityUsed, Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.fight import MakeRecast, Pass, Stay, Strike
from questhall.games.runebound3.moves.turn import Adventure, AttemptStory, EngageVillain
from questhall.games.runebound3.play import beat
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.parties import opponent, the_fight
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, hex_of, play, position
from support.runebound3_enemies import against, block, in_pool, wounds
from support.runebound3_fights import fight_until, of
from support.stretch import Rigged

FIVE = ("enemy.1", "enemy.2", "enemy.3", "enemy.4", "enemy.5")
COMBAT_GEM = next(hex for hex, deck in GEMS.items() if deck == "combat")


def facing(enemy: str, mine: str = "", theirs: str = "", **more: object) -> State:
    """Corbin against an enemy that seat 1 plays; Corbin's turn."""
    state = position(hero("corbin"), hero("mok"), enemy="neighbour")
    return fight(state, enemy, mine=mine, theirs=theirs, **more)  # type: ignore[arg-type]


# Two opponents


@pytest.mark.rule("R3-CBT-01", "R3-OPP-01", "R3-ATKR-01")
@pytest.mark.parametrize(
    ("move", "hex", "enemy"),
    [
        (Adventure(), COMBAT_GEM, "rebels"),
        (EngageVillain(), hex_of("tamalir"), "margath"),
        (AttemptStory("rider_in_the_ash"), hex_of("ash_hills"), "ash_rider"),
    ],
)
def test_the_hero_whose_turn_it_is_attacks_and_the_enemy_is_the_one_opponent(move: Move, hex: Hex, enemy: str) -> None:
    """Whatever led to the fight; another hero on the hex takes no part in it."""
    state = position(hero("mok"), hero("corbin"), active=1)
    for player in state.players:
        player.hex = hex
    state.villain, state.decks["combat"] = hex, ["rebels"]
    state.slots[0], state.solved = "rider_in_the_ash", {"rider_in_the_ash": []}

    play(state, beat, [move], Rigged(deck__combat=[0]) if isinstance(move, Adventure) else Rigged())

    assert [side.who for side in the_fight(state).sides] == [1, FOE]
    assert (opponent(state, 1), opponent(state, FOE)) == (FOE, 1)
    assert the_fight(state).enemy == enemy


@pytest.mark.rule("R3-OPP-01", "R3-ATKR-01")
def test_a_challenged_hero_is_the_opponent_of_the_challenger_who_attacks() -> None:
    state = fight(position(hero("mok"), hero("corbin"), hero("lissa"), active=1), seat=1, rival=2)

    assert (opponent(state, 1), opponent(state, 2)) == (2, 1)
    assert the_fight(state).sides[0].who == state.active


# Rounds and phases


@pytest.mark.rule("R3-CBT-03", "R3-CBT-04", "R3-CBT-19")
def test_rounds_of_cast_action_and_retreat_follow_until_somebody_is_defeated() -> None:
    state = facing("rebels", phase="engage", round=0, damage=3)
    first: list[Move] = [Pass(), Pass(), Stay()]
    second: list[Move] = [Strike(("corbin.1",), "physical", 2)]

    played = fight_until(
        state, "done", [*first, *second], Rigged(seat__0__tokens=[0, 0, 0] * 2, enemy__tokens=[0] * 10)
    )

    assert played.topics == [
        *[(0, "fight.act"), (1, "fight.act"), (0, "fight.retreat")],
        (0, "fight.act"),
    ]
    assert [event for event in played.events if not isinstance(event, TokensCast)] == [
        FightBegan(0, "rebels", None),
        *[RoundCast(1), Initiative(0, 1, 1), Passed(0), Passed(None)],
        *[RoundCast(2), Initiative(0, 1, 1), Struck(0, "physical", 2), Suffered(None, 2)],
    ]
    assert the_fight(state).end == "won"


@pytest.mark.rule("R3-ENGAGE-01")
def test_abilities_on_engaging_come_right_before_the_first_cast_and_never_again() -> None:
    state = facing("razorwing", phase="engage", round=0)

    played = fight_until(state, "cast", (), Rigged())
    played_on = fight_until(
        state, "cast", [Pass(), Pass(), Stay()], Rigged(seat__0__tokens=[0, 0, 0], enemy__tokens=[0] * 5)
    )
    again = fight_until(state, "act", (), Rigged(seat__0__tokens=[0, 0, 0], enemy__tokens=[0] * 5))

    assert played.events == [FightBegan(0, "razorwing", None), AbilityUsed(None, "razorwing_dive"), Suffered(0, 1)]
    assert isinstance(played_on.events[0], RoundCast)
    assert of(played_on, AbilityUsed) + of(again, AbilityUsed) == []
    assert wounds(state) == (1, 0)


@pytest.mark.rule("R3-CBT-07", "R3-VET-01")
@pytest.mark.parametrize(("act", "tokens"), [(1, FIVE), (2, (*FIVE, "veteran"))])
def test_an_enemy_casts_five_tokens_and_in_the_second_act_the_veterans_too(act: int, tokens: tuple[str, ...]) -> None:
    state = fight(position(act=act), "rebels", phase="cast")

    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0] * 3, enemy__tokens=[0] * len(tokens)))

    faces = ("skull.1", "skull.1", "skull.1", "skull.1", "double.1", "skull.2")
    assert of(played, TokensCast)[1] == TokensCast(None, tokens, faces[: len(tokens)])


@pytest.mark.rule("R3-VET-01")
def test_the_veteran_token_shows_2_damage_or_a_golden_surge() -> None:
    for face, shows, first in [(0, "skull.2", 0), (1, "surge.1", None)]:
        state = fight(position(act=2), "rebels", phase="cast")
        chance = Rigged(seat__0__tokens=[0, 0, 0], enemy__tokens=[0, 0, 0, 0, 0, face])

        played = fight_until(state, "act", (), chance)

        assert of(played, TokensCast)[1].shows[-1] == shows
        assert of(played, Initiative)[0].seat == first


@pytest.mark.rule("R3-CBT-08")
@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize(("scenario", "villain"), [("margath", "margath"), ("corpse_king", "vorakesh")])
def test_a_villain_casts_seven_tokens_in_any_act(act: int, scenario: str, villain: str) -> None:
    state = fight(position(act=act, scenario=scenario), villain, phase="cast", reason="villain")

    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0] * 3, enemy__tokens=[0] * 7))

    assert of(played, TokensCast)[1].tokens == (*FIVE, "veteran", villain)


# Combat actions in turn


@pytest.mark.rule("R3-CACT-02", "R3-CBT-09", "R3-CACT-01")
def test_combat_actions_alternate_until_both_have_passed() -> None:
    state = facing("ogre", "corbin.1:0 corbin.2:0 corbin.3:0", "enemy.1:0 enemy.2:0 enemy.3:0 enemy.4:0")

    played = fight_until(
        state,
        "retreat",
        [
            *[Strike(("corbin.1",), "physical", 2), Strike(("enemy.1",), "skull", 1)],
            *[MakeRecast("corbin.3", "enemy.2", "skull.1"), Strike(("enemy.4",), "skull", 1)],
            *[Strike(("corbin.2",), "physical", 1), Pass()],
        ],
        Rigged(enemy__tokens=[1]),
    )

    assert played.topics == [(0, "fight.act"), (1, "fight.act")] * 3, "then Corbin has nothing left"
    assert played.events[-2:] == [Passed(None), Passed(0)]
    assert wounds(state) == (2, 3)


@pytest.mark.rule("R3-CBT-13", "R3-CBT-14", "R3-CBT-17")
def test_whoever_passes_acts_no_more_in_this_round_and_the_other_goes_on() -> None:
    """Corbin passes with tokens left; the ogre acts again and again, until it passes too."""
    state = facing("ogre", "corbin.1:0 corbin.2:0", "enemy.1:0 enemy.2:0 enemy.3:0")
    assert combat_moves(state, 0)[-1] == Pass()

    blows = [Strike((f"enemy.{place}",), "skull", 1) for place in (1, 2, 3)]
    played = fight_until(state, "retreat", [Pass(), *blows])

    assert played.topics == [(0, "fight.act"), *[(1, "fight.act")] * 3]
    assert (wounds(state), in_pool(state, 0)) == ((3, 0), "corbin.1:0 corbin.2:0")
    fight_until(state, "act", [Stay()], Rigged(seat__0__tokens=[0] * 3, enemy__tokens=[0] * 5))
    assert fight_until(state, "act", [Strike(("corbin.1",), "physical", 2)]).topics == [(0, "fight.act")]


@pytest.mark.rule("R3-CBT-15")
def test_whoever_has_passed_may_still_spend_shields() -> None:
    state = facing("ogre", "corbin.2:1 corbin.1:0", "enemy.1:0")

    played = fight_until(state, "retreat", [Pass(), Strike(("enemy.1",), "skull", 1), block("corbin.2:1")])

    assert played.topics == [(0, "fight.act"), (1, "fight.act"), (0, "fight.block")]
    assert wounds(state) == (0, 0)


@pytest.mark.rule("R3-CBT-16")
@pytest.mark.parametrize("mine", ["", "corbin.1:0! corbin.2:0!", "corbin.2:1 A03:1 C09:0", "corbin.2:1"])
def test_whoever_has_no_combat_action_left_must_pass(mine: str) -> None:
    """Shields and dashes are none."""
    state = facing("ogre", mine, "enemy.4:1")

    assert combat_moves(state, 0) == [Pass()]
    assert fight_until(state, "retreat").events == [Passed(0), Passed(None)]


@pytest.mark.rule("R3-CBT-16")
def test_a_lone_agility_token_is_enough_to_act() -> None:
    assert combat_moves(facing("ogre", "corbin.3:0", "enemy.4:1"), 0) == [
        MakeRecast("corbin.3", "enemy.4", "dash.1"),
        Pass(),
    ]
    assert combat_moves(facing("ogre", "corbin.3:0", "enemy.4:1!"), 0) == [Pass()]


@pytest.mark.rule("R3-CACT-03")
def test_combat_actions_cost_no_action_points() -> None:
    state = facing("ogre", "corbin.1:0 corbin.2:0", "enemy.1:0", phase="act")
    state.players[0].points = 1

    fight_until(state, "retreat", [Strike(("corbin.1",), "physical", 2), Pass(), Strike(("corbin.2",), "physical", 1)])

    assert (wounds(state), state.players[0].points, state.players[1].points) == ((0, 3), 1, 3)


# The end


@pytest.mark.rule("R3-CBT-11", "R3-CBT-12", "R3-DEF-06")
def test_the_fight_ends_as_soon_as_the_enemy_is_defeated_and_its_card_is_a_trophy() -> None:
    """Nobody acts, passes or retreats any more; the reward comes first, then the card."""
    state = against("rebels", "corbin.1:0 corbin.2:0", "enemy.1:0", damage=3)
    the_fight(state).turn = 0

    played = fight_until(state, None, [Strike(("corbin.1",), "physical", 2)])

    assert played.topics == [(0, "fight.act")]
    assert played.events == [
        *[Struck(0, "physical", 2), Suffered(None, 2), FightEnded(0, "rebels", None, "won")],
        *[GoldGained(0, 1), TrophyClaimed(0, "rebels")],
    ]
    assert [trophy.card for trophy in state.players[0].trophies] == ["rebels"]
