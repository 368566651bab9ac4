"""Damage, health, and what happens when somebody falls: catalogue chapters DEF, DMG, HEALTH."""

from __future__ import annotations

import pytest

from questhall.engine import Event, Move
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.events.adventure import CardDiscarded
from questhall.games.runebound3.events.fight import FightEnded, Struck, SurgeUsed
from questhall.games.runebound3.events.hero import AbilityUsed, Exerted, Healed, HeroDefeated, HeroStands, Suffered
from questhall.games.runebound3.events.skills import SkillLearned, TrophySpent
from questhall.games.runebound3.moves.answers import Decline, Use
from questhall.games.runebound3.moves.fight import Strike
from questhall.games.runebound3.moves.skills import ExertCard, Learn
from questhall.games.runebound3.moves.turn import EndTurn, Rest, UseAction
from questhall.games.runebound3.play import beat
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import against, begin, strike, surge, wounds
from support.runebound3_fights import fight_until, of

# Damage and health


@pytest.mark.rule("R3-DMG-01", "R3-DEF-01", "R3-HEALTH-01")
@pytest.mark.parametrize(("before", "falls"), [(7, False), (8, True)])
def test_a_hero_is_defeated_by_as_much_damage_as_health(before: int, falls: bool) -> None:
    """Corbin has 10 health."""
    state = position(hero("corbin", damage=before), hero("mok"))

    played = play(state, lambda table: suffer(table, 0, 2))

    assert played.events == [Suffered(0, 2), *([HeroDefeated(0)] if falls else [])]
    assert (state.players[0].damage, state.players[0].is_defeated) == (before + 2, falls)
    assert (state.players[1].damage, state.players[1].is_defeated) == (0, False)


@pytest.mark.rule("R3-DMG-01", "R3-DEF-01", "R3-HEALTH-01")
@pytest.mark.parametrize(("before", "end"), [(5, ""), (6, "won")])
def test_so_is_an_enemy(before: int, end: str) -> None:
    """The ogre has 8; the damage lies on its card."""
    state = against("ogre", "corbin.1:0", "enemy.1:0", damage=before)

    strike(state, 0, "corbin.1")

    assert (the_fight(state).damage, the_fight(state).end) == (before + 2, end)


@pytest.mark.rule("R3-DMG-02", "R3-DEF-07")
def test_damage_beyond_health_is_ignored() -> None:
    outside = position(hero("corbin", damage=9), hero("mok"))
    assert play(outside, lambda table: suffer(table, 0, 5)).events == [Suffered(0, 1), HeroDefeated(0)]

    fighting = against("ogre", "corbin.1:0", "veteran:0", damage=7)
    fighting.players[0].damage = 9
    assert strike(fighting, FOE, "veteran").events == [Struck(None, "skull", 2), Suffered(0, 1), HeroDefeated(0)]
    enemy = against("ogre", "corbin.1:0", "veteran:0", damage=7)
    assert strike(enemy, 0, "corbin.1").events == [Struck(0, "physical", 2), Suffered(None, 1)]

    assert (outside.players[0].damage, fighting.players[0].damage, the_fight(enemy).damage) == (10, 10, 8)


@pytest.mark.rule("R3-HEALTH-02")
def test_cards_that_say_plus_x_health_raise_it_by_x() -> None:
    """Chain mail +1, mana armour +2, steadfast +3; a hybrid has 1 more for each lore of its opponent."""
    worth = []
    for assets, skills in [("", ""), ("chain_mail", ""), ("chain_mail mana_armor", ""), ("mana_armor", "steadfast")]:
        state = position(hero("corbin", assets=assets, skills=skills), hero("mok"))
        worth.append(health(state, 0))
    assert worth == [10, 11, 13, 15]

    hybrid = [fight(position(hero("corbin", tokens=lore), hero("mok")), "dragon_hybrid") for lore in (0, 1, 4)]
    assert [health(state, FOE) for state in hybrid] == [6, 7, 10]


@pytest.mark.rule("R3-HEALTH-02", "R3-DEF-01")
def test_a_hero_with_more_health_stands_more_damage() -> None:
    state = position(hero("corbin", assets="chain_mail", damage=9), hero("mok"))
    play(state, lambda table: suffer(table, 0, 1))
    assert not state.players[0].is_defeated

    play(state, lambda table: suffer(table, 0, 1))

    assert (state.players[0].damage, state.players[0].is_defeated) == (11, True)


# When somebody falls


@pytest.mark.rule("R3-DEF-02", "R3-CBT-11", "R3-DEF-05")
def test_when_the_hero_falls_the_fight_is_over_at_once_and_the_card_is_discarded() -> None:
    """Both still had tokens, and neither had passed."""
    state = against("rebels", "corbin.1:0 corbin.2:1!", "enemy.1:0 enemy.2:0", damage=4)
    state.players[0].damage = 9
    gold = state.players[0].gold

    played = fight_until(state, None, [Strike(("enemy.1",), "skull", 1)])

    assert played.topics == [(1, "fight.act")]
    assert played.events == [
        *[Struck(None, "skull", 1), Suffered(0, 1), HeroDefeated(0)],
        *[FightEnded(0, "rebels", None, "lost"), CardDiscarded("rebels")],
    ]
    assert (state.players[0].trophies, state.players[0].gold) == ([], gold)
    assert (state.discards["combat"], state.fight) == (["rebels"], None)


@pytest.mark.rule("R3-DEF-03", "R3-DEF-04")
@pytest.mark.parametrize(("damage", "scorched"), [(4, False), (3, True)])
def test_example_the_great_dragon_does_not_scorch_whoever_has_just_defeated_it(damage: int, scorched: bool) -> None:
    state = against("great_dragon", "corbin.2:0", "enemy.4:1", damage=damage)

    played = strike(state, 0, "corbin.2")

    scorch: list[Event] = [AbilityUsed(None, "great_dragon_scorch"), Suffered(0, 1)] if scorched else []
    assert played.events == [Struck(0, "physical", 1), Suffered(None, 1), *scorch]
    assert state.players[0].damage == int(scorched)


@pytest.mark.rule("R3-DEF-03")
def test_on_engaging_a_defeated_enemy_does_nothing_any_more() -> None:
    """The bow comes first, for it is the active player's; the razorwing does not dive."""
    state = against("razorwing", phase="engage", damage=3, assets="truesight_bow")

    played = begin(state)

    assert of(played, AbilityUsed, Suffered) == [AbilityUsed(0, "truesight_bow_shot"), Suffered(None, 2)]
    assert the_fight(state).end == "won"


@pytest.mark.rule("R3-DEF-03")
def test_the_rest_of_an_ability_does_not_happen_when_its_damage_has_defeated_somebody() -> None:
    """The knight's drain kills Corbin, and the knight does not heal."""
    state = against("death_knight", surges=1, damage=3)
    state.players[0].damage = 9

    played = surge(state, "death_knight_drain")

    assert played.events == [SurgeUsed(None, "death_knight_drain", 1), Suffered(0, 1), HeroDefeated(0)]
    assert wounds(state) == (10, 3)


@pytest.mark.rule("R3-DEF-03")
def test_nor_does_the_ability_whose_user_is_burnt_to_death_by_spell_ward() -> None:
    state = against("rebels", surges=2, damage=4, skills="spell_ward")

    played = surge(state, "rebels_volley", 2)

    assert of(played, Suffered) == [Suffered(None, 1)]
    assert (wounds(state), the_fight(state).end) == ((0, 5), "won")


@pytest.mark.rule("R3-DEF-03")
def test_what_hangs_on_an_attack_does_not_happen_to_or_by_the_fallen() -> None:
    """The orc plunders nobody who lies, and brambles do not sting from below."""
    state = against("orc_marauder", "corbin.2:0", "enemy.1:0", skills="bramble_hide", gold=3)
    state.players[0].damage = 9

    played = strike(state, FOE, "enemy.1")

    assert played.events == [Struck(None, "skull", 1), Suffered(0, 1), HeroDefeated(0)]
    assert (state.players[0].gold, the_fight(state).damage) == (3, 0)


@pytest.mark.rule("R3-DEF-02", "R3-DEF-11")
@pytest.mark.parametrize("uses", [True, False])
def test_lissa_may_answer_her_defeat_but_the_fight_is_lost(uses: bool) -> None:
    state = position(hero("lissa", damage=8, hand="cunning"), hero("mok"), enemy="neighbour")
    fight(state, "rebels", mine="lissa.1:0", theirs="enemy.1:0", turn=1)

    answers: list[Move] = [Use("nine_lives"), ExertCard("cunning")] if uses else [Decline()]
    played = fight_until(state, None, [Strike(("enemy.1",), "skull", 1), *answers])

    risen = [Exerted(0, "cunning"), AbilityUsed(0, "nine_lives"), Healed(0, 9), HeroStands(0)] if uses else []
    assert played.events[2:] == [
        *[HeroDefeated(0), *risen],
        *[FightEnded(0, "rebels", None, "lost"), CardDiscarded("rebels")],
    ]
    assert (state.players[0].is_defeated, state.players[0].damage) == (not uses, 0 if uses else 9)


# A defeated hero


def defeated_corbin(**more: str) -> State:
    """Corbin lies on a hex with a gem, a quest and the villain; Mok stands by."""
    combat = next(hex for hex, deck in GEMS.items() if deck == "combat")
    state = position(hero("corbin", damage=10, defeated=True, **more), hero("mok"))  # type: ignore[arg-type]
    for player in state.players:
        player.hex = combat
    state.villain = combat
    return state


@pytest.mark.rule("R3-DEF-08", "R3-DEF-09")
def test_a_defeated_hero_can_do_nothing_but_rest_and_so_engages_nobody() -> None:
    """No adventure, no villain, no challenge, no step, no point spent on nothing."""
    state = defeated_corbin()

    played = play(state, take_turn, [EndTurn()])

    assert played.asked[0].moves == [Rest(), EndTurn()]
    standing = defeated_corbin()
    standing.players[0].is_defeated, standing.players[0].damage = False, 0
    assert UseAction("bounty") in play(standing, take_turn, [EndTurn()]).asked[0].moves


@pytest.mark.rule("R3-DEF-08")
def test_without_points_a_defeated_hero_does_not_even_rest() -> None:
    state = defeated_corbin()
    state.players[0].points = 0

    assert play(state, take_turn, [EndTurn()]).asked[0].moves == [EndTurn()]


@pytest.mark.rule("R3-DEF-11", "R3-DEF-12")
def test_a_defeated_hero_may_learn_and_with_more_health_is_defeated_no_longer() -> None:
    """Steadfast gives 3 health: the damage stays, and Corbin stands."""
    state = defeated_corbin(hand="steadfast cunning", trophies="ogre rebels witch orc_marauder")

    played = play(state, beat, [Learn("steadfast")])

    assert played.asked[0].moves == [Rest(), Learn("cunning"), Learn("steadfast"), EndTurn()]
    assert [event for event in played.events if not isinstance(event, TrophySpent)] == [
        SkillLearned(0, "steadfast"),
        HeroStands(0),
    ]
    assert (state.players[0].damage, state.players[0].is_defeated) == (10, False)
    assert UseAction("bounty") in play(state, take_turn, [EndTurn()]).asked[0].moves


@pytest.mark.rule("R3-DEF-12")
def test_a_skill_without_health_leaves_the_hero_defeated() -> None:
    state = defeated_corbin(hand="cunning", trophies="ogre rebels witch")

    play(state, beat, [Learn("cunning")])

    assert state.players[0].is_defeated
    assert play(state, take_turn, [EndTurn()]).asked[0].moves == [Rest(), EndTurn()]


@pytest.mark.rule("R3-DEF-11")
def test_a_defeated_hero_may_use_abilities() -> None:
    """The healer's kit, once per turn, by exerting; and what is healed ends the defeat."""
    state = position(hero("corbin", damage=10, defeated=True, hand="cunning", assets="healers_kit"), hero("mok"))

    played = play(state, take_turn, [EndTurn()])

    assert played.asked[0].offers[0][0] == Use("healers_kit_bandage")


@pytest.mark.rule("R3-DEF-10")
def test_nobody_can_challenge_a_defeated_hero() -> None:
    state = position(hero("corbin"), hero("mok", damage=9, defeated=True))
    assert UseAction("bounty") not in play(state, take_turn, [EndTurn()]).asked[0].moves

    other = position(hero("corbin"), hero("mok", damage=9, defeated=True), hero("lissa"))
    play(other, take_turn, [UseAction("bounty")])

    assert [side.who for side in the_fight(other).sides] == [0, 2]
