"""The ten artifacts and runes."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.cards.define import SkillTest
from questhall.games.runebound1.components import MIND, SPIRIT
from questhall.games.runebound1.events.adventure import TopCardSeen
from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EnemyWounded, SkillTested
from questhall.games.runebound1.events.turn import DieTurned
from questhall.games.runebound1.moves.answers import Accept, Decline, PickDeck, PickDie, PickTerrain
from questhall.games.runebound1.moves.fight import AttackWith, Exert, RollTest
from questhall.games.runebound1.moves.turn import RollDice, StayHere, StopMoving
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.bonuses import stamina
from questhall.games.runebound1.rules.market import market_phase
from questhall.games.runebound1.rules.skill_tests import skill_test
from support.runebound1 import hero, play, stack
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using
from support.stretch import Rigged

CARTHOS = AttackWith("mad_carthos")


@pytest.mark.parametrize(
    ("artifact", "bonus", "wounds"),
    [("rune_of_sparks", 2, 2), ("rune_of_embers", 3, 2), ("crystal_of_tival", 4, 3), ("ring_of_the_adept", 1, 2)],
)
def test_runes_help_magic_attacks(artifact: str, bonus: int, wounds: int) -> None:
    state = against(hero("mad_carthos", items=artifact))
    played = go(state, DEFEND, DEFEND, CARTHOS, attack=15)
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [15 + 4 + bonus]
    assert [event.amount for event in played.events_of(EnemyWounded)] == [wounds]
    other = go(against(hero("mad_carthos", items=artifact)), CARTHOS, attack=14)
    assert [rolled.total for rolled in other.events_of(AttackRolled)] == [14 + 1]


def test_the_ring_of_the_adept_helps_every_roll_with_spirit_and_gives_stamina() -> None:
    state = against(hero("mad_carthos", items="ring_of_the_adept"), straw_man((0, 0, 1)))
    played = go(state, DEFEND, DEFEND, DEFEND, defence=15)
    assert [rolled.total for rolled in played.events_of(DefenceRolled)] == [15 + 4 + 1]
    assert stamina(state, 0) == 2 + 1


def test_the_rune_of_storms_deals_2_wounds_more_when_it_is_activated() -> None:
    state = against(hero("mad_carthos", items="rune_of_storms"))
    played = go(state, DEFEND, DEFEND, CARTHOS, using("rune_of_storms"), attack=15)
    assert [event.amount for event in played.events_of(EnemyWounded)] == [4]
    assert state.players[0].face_down == ["rune_of_storms"]
    melee = go(against(hero("mad_carthos", items="rune_of_storms")), DEFEND, CARTHOS, attack=20)
    assert [event.amount for event in melee.events_of(EnemyWounded)] == [1]


def test_the_rune_of_fortune_rolls_again_once_a_turn() -> None:
    state = against(hero("varikas_the_dead", items="lucky_rune"), straw_man((0, 1, 0)))
    go(state, DEFEND, AttackWith("varikas_the_dead"), using("lucky_rune"), attack=(1, 2))
    assert (state.players[0].face_down, state.players[0].items) == (["lucky_rune"], ["lucky_rune"])
    played = go(state, DEFEND, AttackWith("varikas_the_dead"), attack=1)
    assert played.topics == [(0, "fight.act")] * 2


@pytest.mark.parametrize(("answer", "over", "under"), [(Accept(), ["wolf_pack"], []), (Decline(), [], ["wolf_pack"])])
def test_the_orb_turns_up_a_card_and_leaves_it_or_not(
    answer: Accept | Decline, over: list[str], under: list[str]
) -> None:
    state = one_of_two(hero("mad_carthos", items="seers_orb"))
    stack(state, "green", "wolf_pack")
    played = play(state, beat, [using("seers_orb"), PickDeck("green"), answer, StayHere()])
    assert played.asked[1].moves == [PickDeck("green"), PickDeck("yellow"), PickDeck("blue"), PickDeck("red")]
    assert played.events_of(TopCardSeen) == [TopCardSeen(0, "green", "wolf_pack")]
    assert (state.decks["green"].over, state.decks["green"].under, state.shown) == (over, under, [])
    assert state.players[0].face_down == ["seers_orb"]


@pytest.mark.parametrize(("id", "bonus"), [("mad_carthos", 4 + 2), ("lyssa", 2)])
def test_the_orb_makes_lore_easier_or_gives_it(id: str, bonus: int) -> None:
    state = one_of_two(hero(id, items="seers_orb"))
    test = SkillTest(SPIRIT, "lore", 30)
    played = play(state, lambda table: skill_test(table, 0, test), [Exert(), RollTest()], dice(test=10))
    own = 4 if id == "mad_carthos" else 1
    assert played.events_of(SkillTested)[0].total == 10 + own + bonus


def test_without_the_orb_lyssa_knows_nothing_of_lore_and_notices_nothing() -> None:
    for skill, kind in (("lore", SPIRIT), ("notice", MIND)):
        state = one_of_two(hero("lyssa"))
        test = SkillTest(kind, skill, 30)  # type: ignore[arg-type]
        played = play(state, lambda table, test=test: skill_test(table, 0, test), [], dice(test=10))  # type: ignore[misc]
        assert played.asked == []


def test_a_seal_brings_a_gold_at_the_beginning_of_a_market_phase() -> None:
    state = one_of_two(hero("mordrog", gold=0, items="merchants_seal"), phase="market")
    state.stalls["tamalir"] = []
    play(state, market_phase, [DONE], Rigged(deck__market=[0]))
    assert state.players[0].gold == 1


def test_a_compass_turns_a_die_to_the_terrain_one_wants() -> None:
    state = one_of_two(hero("mordrog", "3,4", items="wayfarers_compass"))
    answers = [RollDice(), using("wayfarers_compass"), PickDie(0, 5), PickTerrain("forest"), StopMoving()]
    played = play(state, beat, answers, dice(move=(6, 6, 6, 1)))
    assert played.asked[2].moves == [PickDie(3, 0), PickDie(0, 5)]
    terrains = ["plains", "road", "hills", "mountains", "forest", "swamp", "river"]
    assert [move.terrain for move in played.asked[3].moves if isinstance(move, PickTerrain)] == terrains
    assert played.events_of(DieTurned) == [DieTurned(0, 5, 4)]
    assert state.players[0].face_down == ["wayfarers_compass"]


def test_boots_bring_a_die_more() -> None:
    state = one_of_two(hero("mordrog", "3,4", items="seven_league_boots"))
    played = play(state, beat, [RollDice(), StopMoving()], dice(move=(1, 1, 1, 1, 6)))
    assert len(played.asked) == 2
