"""Enemies: catalogue chapters ENEMY, SPORT, and spent tokens."""

from __future__ import annotations

import pytest

from questhall.games.runebound3 import GAME
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.cards.define import ADVENTURES, ENEMIES, STORIES, Enemy, Gain
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.adventure import AdventureBegan
from questhall.games.runebound3.events.fight import FightBegan, FightEnded, Passed
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.fight import Pass, Strike
from questhall.games.runebound3.moves.turn import Adventure, AttemptStory, EngageVillain
from questhall.games.runebound3.rules.adventure import resolve
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FOE, State, Trophy
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import against, strike
from support.runebound3_matches import match_at, several
from support.runebound3_stories import lay_story
from support.stretch import Played, Rigged

STAR, BLANK = "parry", "unbowed"
TESTING = "false_envoy"
"""On engaging it asks for a test of spirit; whoever passes claims it, whoever fails loses a coin."""


@pytest.mark.rule("R3-ENEMY-01")
def test_whoever_draws_an_enemy_engages_it_at_once() -> None:
    mine = hero("corbin")
    mine.hex = next(hex for hex, deck in GEMS.items() if deck == "combat")
    state = position(mine, hero("mok", "everton"))
    state.decks["combat"] = ["ogre"]

    played = play(state, several(2), [Adventure()], Rigged(deck__combat=[0]))

    assert played.events == [AdventureBegan(0, "combat", "ogre"), FightBegan(0, "ogre", None)]
    assert state.fight is not None
    assert [side.who for side in state.fight.sides] == [0, FOE]
    match = match_at(state)
    assert "turn.act" not in [ask.topic for ask in match.asks.values()], "nothing comes in between"


@pytest.mark.rule("R3-ENEMY-01", "R3-ENEMY-03")
def test_an_enemy_that_was_drawn_and_beaten_becomes_a_trophy() -> None:
    state = position(hero("corbin", gold=0), hero("mok", "everton"))
    state.decks["combat"].remove("ogre")
    play(state, lambda table: resolve(table, 0, "ogre"))
    assert state.fight is not None
    state.fight.end, state.fight.phase = "won", "done"

    play(state, fight_on)

    assert ([trophy.card for trophy in state.players[0].trophies], state.players[0].gold) == (["ogre"], 3)


@pytest.mark.rule("R3-ENEMY-02")
@pytest.mark.parametrize(("damage", "end"), [(5, ""), (6, "won")])
def test_an_enemy_is_defeated_when_its_damage_equals_its_health(damage: int, end: str) -> None:
    """The ogre has 8 health; a blow for 2 comes on top."""
    state = against("ogre", "corbin.1:0", damage=damage)

    strike(state, 0, "corbin.1")

    assert state.fight is not None
    assert (state.fight.damage, state.fight.end) == (damage + 2, end)


def win(enemy: str, *answers: TakeOption, gold: int = 0) -> Played[State]:
    state = fight(position(hero("corbin", gold=gold), hero("mok", "everton")), enemy, phase="done")
    assert state.fight is not None
    state.fight.end = "won"
    return play(state, fight_on, answers)


@pytest.mark.rule("R3-ENEMY-03")
@pytest.mark.parametrize(("enemy", "gold"), [("ogre", 3), ("rebels", 1), ("witch", 2)])
def test_the_reward_comes_first_and_then_the_card_as_a_trophy(enemy: str, gold: int) -> None:
    played = win(enemy)

    assert played.events == [
        FightEnded(0, enemy, None, "won"),
        GoldGained(0, gold),
        TrophyClaimed(0, enemy),
    ]
    assert (played.state.players[0].gold, played.state.fight) == (gold, None)


@pytest.mark.rule("R3-ENEMY-03")
def test_of_several_rewards_the_hero_takes_one() -> None:
    state = fight(position(hero("corbin", gold=0), hero("mok", "everton")), "ash_drake", phase="done")
    assert state.fight is not None
    state.fight.end = "won"

    played = play(state, fight_on, [TakeOption(2)])

    assert played.asked[0].moves == [TakeOption(1), TakeOption(2)]
    assert (state.players[0].gold, state.players[0].tokens) == (0, 1)


@pytest.mark.rule("R3-ENEMY-03")
def test_while_the_reward_is_chosen_the_enemy_card_lies_on_the_table() -> None:
    state = fight(position(hero("corbin", gold=0), hero("mok", "everton")), "ash_drake", phase="done")
    assert state.fight is not None
    state.fight.end = "won"
    match = match_at(state)

    assert match.asks[0].topic == "reward.choose"
    assert match.state.drawn == "ash_drake"
    assert "ash_drake" in GAME.pieces(match.state)
    match.play(0, TakeOption(2))
    assert match.state.drawn == ""
    assert match.state.players[0].trophies == [Trophy("ash_drake", known=True)]


@pytest.mark.rule("R3-ENEMY-03")
@pytest.mark.parametrize("end", ["lost", "retreated"])
def test_whoever_does_not_defeat_the_enemy_gets_neither_reward_nor_trophy(end: str) -> None:
    state = fight(position(hero("corbin", gold=0), hero("mok", "everton")), "ogre", phase="done")
    assert state.fight is not None
    state.fight.end = end  # type: ignore[assignment]

    play(state, fight_on)

    mine = state.players[0]
    assert (mine.gold, mine.trophies, state.discards["combat"]) == (0, [], ["ogre"])


@pytest.mark.rule("R3-ENEMY-04")
def test_traits_change_nothing_unless_a_card_refers_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same enemy with every trait there is: the same fight."""
    ogre = ENEMIES["ogre"]
    plain = against("ogre", "corbin.1:0", "enemy.1:0", surges=1)
    offers, foes = combat_moves(plain, 0), combat_moves(plain, FOE)
    every = tuple({trait for enemy in ENEMIES.values() for trait in enemy.traits})
    marked = Enemy("ogre", "combat", None, 8, every, ogre.reward, ogre.bonuses, ogre.abilities)
    assert set(ogre.traits) < set(every)

    monkeypatch.setitem(ENEMIES, "ogre", marked)
    again = against("ogre", "corbin.1:0", "enemy.1:0", surges=1)
    assert (combat_moves(again, 0), combat_moves(again, FOE)) == (offers, foes)
    strike(again, 0, "corbin.1")
    assert again.fight is not None
    assert again.fight.damage == 2


@pytest.mark.rule("R3-ENEMY-05")
def test_after_a_failed_test_the_enemy_stays_and_the_printed_effect_happens() -> None:
    state = against(TESTING, phase="engage", skill_deck=BLANK, gold=5)

    played = play(state, fight_on, (), Rigged(deck__skills=[0]))

    assert played.events_of(attribute_tests.TestEnded) == [attribute_tests.TestEnded(0, 0)]
    assert state.fight is not None
    assert (state.fight.phase, state.fight.end, state.fight.damage) == ("cast", "", 0)
    assert (state.players[0].gold, state.discards["social"]) == (4, [])


@pytest.mark.rule("R3-ENEMY-06")
def test_an_enemy_claimed_by_an_ability_ends_the_fight_and_brings_no_reward() -> None:
    state = against(TESTING, phase="engage", skill_deck=STAR, gold=5)

    played = play(state, several(2), (), Rigged(deck__skills=[0]))

    assert played.events[-2:] == [FightEnded(0, TESTING, None, "claimed"), TrophyClaimed(0, TESTING)]
    assert ENEMIES[TESTING].reward == (Gain(gold=2),)
    assert (state.players[0].gold, state.fight) == (5, None)


@pytest.mark.rule("R3-ENEMY-07")
def test_enemies_also_come_from_story_cards_and_scenario_cards() -> None:
    state = position(hero("lissa", "ash_hills"), hero("mok"))
    lay_story(state, "rider_in_the_ash")
    state.villain = state.players[0].hex

    play(state, take_turn, [AttemptStory("rider_in_the_ash")])
    assert state.fight is not None
    story = (state.fight.enemy, state.fight.reason)
    state.fight = None
    play(state, take_turn, [EngageVillain()])

    assert story == ("ash_rider", "story")
    assert (state.fight.enemy, state.fight.reason) == ("margath", "villain")  # type: ignore[attr-defined]
    assert {"ash_rider", "margath"} <= set(ENEMIES) - set(ADVENTURES)
    assert STORIES["rider_in_the_ash"].enemy is ENEMIES["ash_rider"]


@pytest.mark.rule("R3-SPEND-02")
def test_spent_combat_tokens_do_nothing_more_in_this_combat_round_and_are_cast_again_in_the_next() -> None:
    state = against("ogre", "corbin.1:0 corbin.3:1")
    assert state.fight is not None

    play(state, lambda table: perform(table, 0, Strike(("corbin.1",), "physical", 2)))

    assert combat_moves(state, 0) == [Strike(("corbin.3",), "physical", 1), Pass()]
    state.fight.phase = "cast"
    play(state, fight_on, (), Rigged(seat__0__tokens=[0, 0, 1], enemy__tokens=[0] * 5))
    assert Strike(("corbin.1", "corbin.3"), "physical", 3) in combat_moves(state, 0)


@pytest.mark.rule("R3-SPORT-04")
@pytest.mark.parametrize("who", ["fixed", "bot"])
def test_an_enemy_played_by_the_table_fights_as_hard_as_it_can(who: str) -> None:
    """It strikes with every skull it has before it passes."""
    state = position(hero("corbin"), hero("mok", "everton"), enemy=who)
    fight(state, "ogre", theirs="enemy.1:0 enemy.2:0 enemy.4:0", turn=1)
    assert state.fight is not None
    state.fight.sides[0].has_passed = True

    played = play(state, several(2))

    assert (state.players[0].damage, [token.is_spent for token in state.fight.sides[1].tokens]) == (3, [True] * 3)
    assert played.events_of(Passed) == [Passed(None)]


@pytest.mark.rule("R3-SPORT-04")
@pytest.mark.parametrize("who", ["fixed", "bot"])
def test_an_enemy_played_by_the_table_does_nothing_that_would_help_the_hero(who: str) -> None:
    """All it could do is to make the hero recast a dash."""
    state = position(hero("corbin", assets="ancient_sword"), hero("mok", "everton"), enemy=who)
    fight(state, "ogre", mine="A03:1", theirs="enemy.2:1", turn=1)
    assert len(combat_moves(state, FOE)) == 2

    played = play(state, fight_on)

    assert played.events == [Passed(None)]
