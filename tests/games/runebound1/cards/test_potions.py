"""Six small things that are used once."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.events.fight import AttackRolled, Escaped, RolledAgain
from questhall.games.runebound1.events.turn import DieAdded
from questhall.games.runebound1.moves.answers import PickCharacter
from questhall.games.runebound1.moves.fight import AttackWith, Escape, FightOn
from questhall.games.runebound1.moves.turn import RollDice, StayHere, StopMoving
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.fight import fight_on
from questhall.games.runebound1.state import Venture
from support.runebound1 import fight, hero, hex_of, play
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using, wounds_dealt
from support.stretch import CutIn


def test_a_healing_potion_takes_2_wounds_off_hero_or_ally() -> None:
    for who, left in (("mordrog", (1, 3)), ("orc_axeman", (3, 1))):
        state = one_of_two(hero("mordrog", wounds=3, items="healing_potion", allies="orc_axeman:3"))
        drink = CutIn(0, using("healing_potion"))
        played = play(state, beat, [drink, PickCharacter(who), StayHere()])
        assert played.asked[1].moves == [PickCharacter("mordrog"), PickCharacter("orc_axeman")]
        assert (state.players[0].wounds, state.players[0].allies[0].wounds) == left
        assert (state.players[0].items, state.market.under) == ([], ["healing_potion"])


def test_phoenix_tears_take_all_wounds_off() -> None:
    state = one_of_two(hero("mordrog", wounds=5, items="phoenix_tears"))
    play(state, beat, [CutIn(0, using("phoenix_tears")), StayHere()])
    assert (state.players[0].wounds, state.players[0].items) == (0, [])


def test_nobody_drinks_without_need() -> None:
    state = one_of_two(hero("mordrog", items="healing_potion phoenix_tears waking_tonic"))
    assert play(state, beat, [StayHere()]).asked[0].offers == {}


@pytest.mark.parametrize(("exhaustion", "wounds", "left"), [(3, 2, 1), (3, 0, 0), (0, 1, 0)])
def test_a_tonic_takes_all_exhaustion_and_a_wound_off_the_hero(exhaustion: int, wounds: int, left: int) -> None:
    """In the middle of a fight too."""
    state = against(hero("mordrog", exhaustion=exhaustion, wounds=wounds, items="waking_tonic"))
    go(state, CutIn(0, using("waking_tonic")), DEFEND, DEFEND, DEFEND)
    assert (state.players[0].exhaustion, state.players[0].wounds, state.players[0].items) == (0, left, [])


def test_a_charm_rolls_a_failed_die_again() -> None:
    state = against(hero("varikas_the_dead", items="halfling_charm"), straw_man((0, 3, 0)))
    played = go(state, DEFEND, AttackWith("varikas_the_dead"), using("halfling_charm"), attack=(2, 11))
    assert played.asked[2].moves == [using("halfling_charm"), DONE]
    assert played.events_of(RolledAgain) == [RolledAgain(0, 2, 11)]
    assert [rolled.success for rolled in played.events_of(AttackRolled)] == [True]
    assert (wounds_dealt(state), state.players[0].wounds, state.players[0].items) == (2, 0, [])


def test_a_charm_is_not_asked_for_when_the_roll_succeeds() -> None:
    state = against(hero("varikas_the_dead", items="halfling_charm"))
    assert go(state, DEFEND, AttackWith("varikas_the_dead"), attack=11).topics == [(0, "fight.act")] * 2


def test_an_elixir_brings_two_more_dice() -> None:
    state = one_of_two(hero("mordrog", "3,4", items="quickfoot_elixir"))
    answers = [RollDice(), using("quickfoot_elixir"), StopMoving()]
    played = play(state, beat, answers, dice(move=(6, 6, 6, 6, 1, 5)))
    assert played.events_of(DieAdded) == [DieAdded(0, 0), DieAdded(0, 4)]
    assert len(played.asked[2].moves) > len(played.asked[1].moves)
    assert state.players[0].items == []


def test_smoke_powder_is_a_sure_escape() -> None:
    enemy = straw_man()
    state = fight(one_of_two(hero("mordrog", "3,4", items="smoke_powder", came_from=hex_of("3,5"))), enemy)
    state.venture = Venture("green", enemy)
    played = play(state, fight_on, [using("smoke_powder")])
    assert played.asked[0].moves == [FightOn(), Escape(), using("smoke_powder")]
    assert play(state, fight_on).events_of(Escaped) == [Escaped(0, hex_of("3,5"))]
    assert (state.players[0].items, state.fight, state.phase) == ([], None, "experience")
