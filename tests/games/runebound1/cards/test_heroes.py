"""What the twelve heroes can do."""

from __future__ import annotations

from questhall.games.runebound1.board import TERRAIN
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EnemyWounded, EscapeRolled
from questhall.games.runebound1.moves.answers import PickDie
from questhall.games.runebound1.moves.fight import AttackWith, Escape, FightOn
from questhall.games.runebound1.moves.turn import RollDice, StayHere, Step, StopMoving
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.rewards import reward
from support.runebound1 import fight, hero, play
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using, wounds_dealt
from support.stretch import CutIn


def test_lyssa_rolls_a_movement_die_again_once_a_turn() -> None:
    state = one_of_two(hero("lyssa", "6,7"))
    answers = [RollDice(), using("lyssa"), PickDie(0, 5), StopMoving()]
    played = play(state, beat, answers, dice(move=(6, 6, 1, 2, 3)))
    assert using("lyssa") in played.asked[1].moves
    assert played.asked[2].moves == [PickDie(2, 0), PickDie(3, 1), PickDie(0, 5)], "one die of each face"
    assert using("lyssa") not in played.asked[3].moves
    assert state.players[0].used == ["lyssa"]


def test_red_scorpion_stings_before_combat_for_two_exhaustion() -> None:
    state = against(hero("red_scorpion"), phase="before")
    played = go(state, using("red_scorpion"))
    assert played.asked[0].moves == [using("red_scorpion"), DONE]
    assert (wounds_dealt(state), state.players[0].exhaustion) == (1, 2)
    assert len(played.asked) == 1, "once a turn"


def test_bogran_escapes_with_4_more_and_gets_1_gold_more() -> None:
    state = fight(one_of_two(hero("bogran_the_shadow", gold=0)), straw_man())
    played = play(state, beat, [Escape()], dice(escape=7))
    assert played.events_of(EscapeRolled) == [EscapeRolled(0, 7, 7 + 4 + 4, 15, success=True)]
    wolves = ADVENTURES["wolf_pack"]
    assert isinstance(wolves, Challenge)
    play(state, lambda table: reward(table, 0, wolves))
    assert state.players[0].gold == 3 + 1


def test_ronan_enters_forest_by_a_symbol_of_plains() -> None:
    for id, forests in (("ronan_of_the_wild", 4), ("lyssa", 0)):
        state = one_of_two(hero(id, "6,0"))
        played = play(state, beat, [RollDice(), StopMoving()], dice(move=(1, 1, 1, 1)))
        steps = [move for move in played.asked[1].moves if isinstance(move, Step)]
        assert [TERRAIN[step.hex] for step in steps].count("forest") == forests


def test_varikas_takes_the_blow_for_an_ally() -> None:
    state = against(hero("varikas_the_dead", allies="toll_guard"), straw_man((2, 0, 0)))
    played = go(state, AttackWith("toll_guard"), using("varikas_the_dead"), DONE, DEFEND, DEFEND, attack=3)
    assert played.asked[1].moves == [using("varikas_the_dead"), DONE]
    assert (state.players[0].allies[0].wounds, state.players[0].exhaustion, state.players[0].wounds) == (1, 1, 0)


def test_varikas_takes_no_blow_meant_for_himself() -> None:
    state = against(hero("varikas_the_dead"), straw_man((2, 0, 0)))
    played = go(state, AttackWith("varikas_the_dead"), attack=3)
    assert played.topics == [(0, "fight.act")]
    assert state.players[0].wounds == 2


def test_mordrog_bleeds_for_4_more_on_his_melee_attack() -> None:
    state = against(hero("mordrog"))
    mordrog, strike = using("mordrog"), AttackWith("mordrog")
    played = go(state, DEFEND, mordrog, strike, attack=6)
    assert [asked.moves for asked in played.asked] == [[DEFEND, strike], [DEFEND, strike, mordrog], [DEFEND, strike]]
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [6 + 5 + 4]
    assert (wounds_dealt(state), state.players[0].wounds) == (2, 1)


def test_silhouette_mends_a_failed_defence_after_the_roll() -> None:
    state = against(hero("silhouette"), straw_man((0, 3, 0)))
    silhouette = using("silhouette")
    played = go(state, DEFEND, DEFEND, silhouette, silhouette, DEFEND, defence=7)
    assert [asked.moves for asked in played.asked[2:4]] == [[silhouette, DONE], [silhouette, DONE]]
    assert [(rolled.total, rolled.success) for rolled in played.events_of(DefenceRolled)] == [(7 + 4 + 4, True)]
    assert (state.players[0].wounds, state.players[0].exhaustion) == (0, 2)


def test_silhouette_cannot_mend_an_attack() -> None:
    state = against(hero("silhouette"), straw_man((0, 3, 0)))
    go(state, DEFEND, AttackWith("silhouette"), attack=8)
    assert (state.players[0].wounds, state.players[0].exhaustion) == (3, 0)


def test_one_fist_hits_harder_in_melee_only() -> None:
    state = against(hero("one_fist"))
    go(state, DEFEND, AttackWith("one_fist"), using("one_fist"), attack=15)
    assert (wounds_dealt(state), state.players[0].exhaustion) == (3, 1)
    played = go(against(hero("one_fist")), AttackWith("one_fist"), attack=20)
    assert played.topics == [(0, "fight.act")]


def test_carthos_deals_2_wounds_before_combat() -> None:
    state = against(hero("mad_carthos"), phase="before")
    played = go(state, using("mad_carthos"))
    assert played.events_of(EnemyWounded)[0].amount == 2
    assert (wounds_dealt(state), state.players[0].exhaustion) == (2, 2)


def test_astarra_attacks_twice_in_a_round() -> None:
    state = against(hero("runewitch_astarra"))
    strike, again = AttackWith("runewitch_astarra"), using("runewitch_astarra")
    played = go(state, strike, DEFEND, again, strike, attack=(13, 10))
    assert [asked.moves for asked in played.asked] == [
        [DEFEND, strike],
        [DEFEND, again],
        [DEFEND, again],
        [DEFEND, strike],
    ]
    assert (wounds_dealt(state), state.players[0].exhaustion) == (1 + 2, 1)


def test_mok_pays_2_exhaustion_for_a_wound_as_often_as_he_likes() -> None:
    state = fight(one_of_two(hero("spiritspeaker_mok", wounds=3)), straw_man())
    mok = CutIn(0, using("spiritspeaker_mok"))
    played = go(state, mok, FightOn(), DEFEND, DEFEND, DEFEND)
    assert played.asked[0].offers == {0: [using("spiritspeaker_mok")]}
    assert (state.players[0].wounds, state.players[0].exhaustion) == (2, 2)


def test_mok_may_do_it_on_the_road_too_but_not_without_wounds() -> None:
    state = one_of_two(hero("spiritspeaker_mok", wounds=1))
    played = play(state, beat, [CutIn(0, using("spiritspeaker_mok")), StayHere()])
    assert [asked.offers for asked in played.asked] == [{0: [using("spiritspeaker_mok")]}, {}]
    assert (state.players[0].wounds, state.players[0].exhaustion) == (0, 2)


def test_jaes_adds_2_to_a_melee_or_magic_attack_once_a_round() -> None:
    state = against(hero("battlemage_jaes"))
    jaes, strike = using("battlemage_jaes"), AttackWith("battlemage_jaes")
    played = go(state, DEFEND, DEFEND, jaes, strike, attack=9)
    offered = [jaes in asked.moves for asked in played.asked]
    assert offered == [False, True, True, False]
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [9 + 4 + 2]
    assert (wounds_dealt(state), state.players[0].exhaustion) == (2, 1)
