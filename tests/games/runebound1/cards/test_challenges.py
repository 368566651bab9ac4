"""Challenges: tests to pass, and rewards beside gold."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.cards.adventures.margath import wake_margath
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.events.adventure import MargathWoken
from questhall.games.runebound1.events.fight import AttackRolled, RolledAgain
from questhall.games.runebound1.moves.fight import AttackWith
from questhall.games.runebound1.moves.turn import RollDice, Step, StopMoving
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.bonuses import skill_modifier
from questhall.games.runebound1.rules.final_battle import after_final_fight
from questhall.games.runebound1.rules.rewards import reward
from questhall.games.runebound1.state import Fight, State, Undefeated, Venture
from support.runebound1 import hero, hex_of, play, take_out
from support.runebound1_cards import DEFEND, against, dice, go, one_of_two, straw_man, using


def challenge(id: str) -> Challenge:
    card = ADVENTURES[id]
    assert isinstance(card, Challenge)
    return card


def rewarded(card: str, id: str = "mordrog") -> State:
    """A hero who has just beaten this challenge."""
    state = one_of_two(hero(id, "6,0", gold=0))
    take_out(state, card)
    play(state, lambda table: reward(table, 0, challenge(card)))
    return state


@pytest.mark.parametrize(
    ("card", "target", "own", "gold", "wounds", "exhaustion"),
    [
        ("broken_bridge", 14, 1, 3, 0, 2),
        ("sealed_milestone", 14, 2, 3, 0, 1),
        ("chasm_of_thuul", 16, 1, 7, 1, 1),
        ("cold_trail", 16, 4, 7, 0, 2),
        ("warded_vault", 19, 4, 11, 2, 0),
    ],
)
def test_a_challenge_to_pass_without_a_fight(
    card: str, target: int, own: int, gold: int, wounds: int, exhaustion: int
) -> None:
    """Red Scorpion has mind 4, body 1, spirit 2, and none of these skills."""
    colour = challenge(card).colour
    for short in (0, 1):
        state = one_of_two(hero("red_scorpion", "6,0", gold=0), phase="adventure")
        take_out(state, card)
        state.venture = Venture(colour, card)
        play(state, beat, [], dice(test=target - own - short))
        player = state.players[0]
        outcome = (0, wounds, exhaustion, [Undefeated(1, card, hex_of("6,0"))]) if short else (gold, 0, 0, [])
        assert (player.gold, player.wounds, player.exhaustion, state.undefeated) == outcome


def test_the_squire_joins_whoever_beats_him() -> None:
    state = rewarded("proud_squire")
    assert [ally.card for ally in state.players[0].allies] == ["proud_squire"]
    fighting = against(hero("lyssa", allies="proud_squire"))
    played = go(fighting, DEFEND, AttackWith("proud_squire"), DEFEND, attack=12)
    assert [(rolled.total, rolled.success) for rolled in played.events_of(AttackRolled)] == [(12 + 3, True)]


def test_the_griffin_joins_too_and_flies_over_hills() -> None:
    state = rewarded("captive_griffin")
    assert [ally.card for ally in state.players[0].allies] == ["captive_griffin"]
    flying = one_of_two(hero("mordrog", "3,10", allies="captive_griffin"))
    played = play(flying, beat, [RollDice(), StopMoving()], dice(move=(1, 1, 1, 1)))
    assert Step(hex_of("2,10"), 0) in played.asked[1].moves


def test_the_lantern_lets_a_hero_notice_things() -> None:
    assert rewarded("hollow_lantern").players[0].items == ["hollow_lantern"]
    assert skill_modifier(one_of_two(hero("mordrog", items="hollow_lantern")), 0, "notice") == 2


def test_the_stone_guardian_stops_a_wound_a_turn() -> None:
    assert rewarded("stone_guardian").players[0].items == ["stone_guardian"]
    state = against(hero("lyssa", items="stone_guardian"), straw_man((2, 0, 0)))
    go(state, DEFEND, using("stone_guardian"), DEFEND, DEFEND, defence=1)
    assert (state.players[0].wounds, state.players[0].face_down) == (1, ["stone_guardian"])


def test_what_vorakesh_leaves_rolls_a_die_again() -> None:
    assert rewarded("vorakesh").players[0].items == ["vorakesh"]
    state = against(hero("lyssa", items="vorakesh"))
    played = go(state, AttackWith("lyssa"), using("vorakesh"), attack=(1, 20))
    assert played.events_of(RolledAgain) == [RolledAgain(0, 1, 20)]
    assert state.players[0].face_down == ["vorakesh"]


@pytest.mark.parametrize(("phase", "own"), [(0, 4), (1, 1), (2, 1)])
def test_the_drowned_kings_crown_helps_every_attack(phase: int, own: int) -> None:
    assert rewarded("drowned_king").players[0].items == ["drowned_king"]
    state = against(hero("lyssa", items="drowned_king"))
    played = go(state, *[DEFEND] * phase, AttackWith("lyssa"), attack=5)
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [5 + own + 2]


@pytest.mark.parametrize(
    "dragon",
    [
        "dragon_of_ash",
        "dragon_of_dusk",
        "dragon_of_thorns",
        "dragon_of_mire",
        "dragon_of_embers",
        "dragon_of_rust",
        "dragon_of_frost",
        "dragon_of_storms",
    ],
)
def test_a_dragon_leaves_its_rune_and_a_third_one_wins(dragon: str) -> None:
    assert rewarded(dragon).players[0].items == [dragon]
    others = [id for id in ("dragon_of_ash", "dragon_of_dusk", "dragon_of_frost") if id != dragon][:2]
    state = one_of_two(hero("mordrog", items=" ".join(others)))
    played = play(state, lambda table: reward(table, 0, challenge(dragon)))
    assert played.over
    assert (state.winner, state.end) == (0, "three-runes")


def test_a_dragons_blood_heals_whoever_has_slain_it_and_the_allies() -> None:
    state = one_of_two(hero("mordrog", "6,0", wounds=4, exhaustion=2, allies="toll_guard:1:1 guide:2:0"))
    take_out(state, "dragon_of_rust")
    play(state, lambda table: reward(table, 0, challenge("dragon_of_rust")))
    slayer = state.players[0]
    assert (slayer.wounds, slayer.exhaustion) == (0, 2)
    assert [(ally.wounds, ally.exhaustion) for ally in slayer.allies] == [(0, 1), (0, 0)]


@pytest.mark.rule("R1-AFINAL-12")
def test_a_dragons_blood_heals_in_the_final_battle_too() -> None:
    state = one_of_two(hero("mordrog", "6,0", wounds=4), phase="final")
    take_out(state, "dragon_of_rust")
    play(state, lambda table: after_final_fight(table, Fight(0, "final", "dragon_of_rust", end="won")))
    assert (state.players[0].wounds, state.players[0].trophies) == (0, ["dragon_of_rust"])


def test_in_the_final_battle_the_skeleton_wakes_nobody() -> None:
    state = one_of_two(hero("mordrog", "6,0"), phase="final")
    play(state, lambda table: wake_margath(table, 0, "skeleton_of_margath"))
    assert state.fight is None
    assert "high_lord_margath" in state.decks["red"].cards


def test_the_skeleton_wakes_margath_from_the_deck() -> None:
    state = one_of_two(hero("mordrog", "6,0"))
    played = play(state, lambda table: reward(table, 0, challenge("skeleton_of_margath")))
    assert played.events_of(MargathWoken) == [MargathWoken(0)]
    assert state.fight is not None
    assert (state.fight.card, state.fight.boost, state.fight.no_escape) == ("high_lord_margath", 4, True)
    assert "high_lord_margath" not in state.decks["red"].cards
    go(state)
    round = go(state, DEFEND, DEFEND, DEFEND, defence=(12, 20, 16))
    assert round.topics[0] == (0, "fight.act"), "there is no way out"
    assert state.players[0].wounds == 2, "only the first roll is made with 4 more"


def test_the_skeleton_wakes_margath_from_the_track_and_else_nobody() -> None:
    state = one_of_two(hero("mordrog", "6,0"))
    take_out(state, "high_lord_margath")
    play(state, lambda table: reward(table, 0, challenge("skeleton_of_margath")))
    assert state.fight is None
    state.undefeated = [Undefeated(1, "high_lord_margath", hex_of("0,2"))]
    play(state, lambda table: reward(table, 0, challenge("skeleton_of_margath")))
    assert state.fight is not None
    assert state.undefeated == []


def test_whoever_kills_margath_has_won() -> None:
    state = against(hero("mordrog", "6,0"), "high_lord_margath", wounds=6)
    state.venture = Venture("red", "high_lord_margath")
    go(state, DEFEND, AttackWith("mordrog"), defence=20, attack=18)
    assert go(state).over
    assert (state.winner, state.end) == (0, "margath-slain")
