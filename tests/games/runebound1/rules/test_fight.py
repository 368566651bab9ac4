"""Fights with challenges: catalogue chapters CHAL, ESC, RANGED, MELEE, MAGIC, WIN, KO."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.events.fight import AttackRolled, EnemyWounded, KnockedOut, Wounded
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, FightOn
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.state import Venture
from support.runebound1 import fight, foe, hero, hex_of, play, position
from support.stretch import Rigged

ESCAPE, FIGHT_ON, DEFEND = Escape(), FightOn(), Defend()


@pytest.mark.rule("R1-CHAL-05", "R1-CHAL-11")
def test_a_round_has_an_escape_phase_and_three_combat_phases() -> None:
    state = fight(position(hero("silhouette"), hero("lyssa")), foe(life=9))
    strike = AttackWith("silhouette")
    played = play(state, beat, [FIGHT_ON, DEFEND, strike], Rigged(seat__0__die=[19, 19, 19]))
    assert [(asked.topic, asked.moves) for asked in played.asked] == [
        ("fight.escape", [FIGHT_ON, ESCAPE]),
        ("fight.act", [DEFEND, strike]),
        ("fight.act", [DEFEND, strike]),
    ]
    assert state.fight is not None
    assert (state.fight.round, state.fight.wounds) == (1, 2)


@pytest.mark.rule("R1-RANGED-07")
def test_a_ranged_attack_hurts_one_of_the_two() -> None:
    """Mind 2, damage 1 against mind 13, damage 2: an 11 hurts the enemy, a 10 the hero."""
    outcomes = []
    for die in (11, 10):
        state = fight(position(hero("silhouette"), hero("lyssa")), foe(life=1, damage=(2, 0, 0)))
        script = [FIGHT_ON, AttackWith("silhouette")]
        played = play(state, beat, script, Rigged(seat__0__die=[die - 1]))
        rolled = played.events_of(AttackRolled)[0]
        assert (rolled.total, rolled.target, rolled.success) == (die + 2, 13, die == 11)
        outcomes.append((len(played.events_of(EnemyWounded)), [event.amount for event in played.events_of(Wounded)]))
    assert outcomes == [(1, []), (0, [2])]


@pytest.mark.rule("R1-ESC-04", "R1-ESC-09")
def test_an_escape_can_be_tried_again_for_a_wound() -> None:
    state = position(hero("ronan_of_the_wild", "3,4", came_from=hex_of("3,5")), hero("lyssa"))
    enemy = foe(targets=(14, 14, 14))
    fight(state, enemy)
    state.venture = Venture("green", enemy)
    played = play(state, beat, [ESCAPE, ESCAPE], Rigged(seat__0__die=[9, 10]))
    assert [asked.topic for asked in played.asked] == ["fight.escape", "fight.escape"]
    assert state.players[0].wounds == 1
    play(state, beat)
    assert state.players[0].hex == hex_of("3,5")
    assert [(waiting.space, waiting.card, waiting.hex) for waiting in state.undefeated] == [(1, enemy, hex_of("3,4"))]
    assert (state.fight, state.phase) == (None, "experience")


@pytest.mark.rule("R1-KO-08", "R1-KO-05", "R1-KO-07")
def test_a_knocked_out_hero_loses_half_his_gold_and_all_counters() -> None:
    state = position(hero("lyssa", "4,4", gold=7, wounds=4, exhaustion=2, counters=(2, 1, 0, 0)), hero("mordrog"))
    enemy = foe(damage=(1, 1, 1))
    fight(state, enemy)
    state.venture = Venture("green", enemy)
    play(state, beat, [FIGHT_ON, DEFEND], Rigged(seat__0__die=[0]))
    played = play(state, beat)
    player = state.players[0]
    assert played.events_of(KnockedOut) == [KnockedOut(0, 3, 4, hex_of("greyhaven"))]
    assert (player.gold, player.counters, player.wounds, player.exhaustion) == (4, [0, 0, 0, 0], 0, 0)
    assert [waiting.hex for waiting in state.undefeated] == [hex_of("4,4")]
    assert (state.phase, state.bank) == ("experience", [2, 1, 0, 0])
