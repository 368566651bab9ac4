"""The final battle: catalogue chapter AFINAL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.cards.define import HEROES
from questhall.games.runebound1.events.adventure import CardDrawn, FinalBattleBegan, HeroKilled
from questhall.games.runebound1.events.fight import KnockedOut
from questhall.games.runebound1.events.market import GoldGained
from questhall.games.runebound1.events.turn import Refreshed, Won
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend
from questhall.games.runebound1.play import beat, result
from questhall.games.runebound1.rules.final_battle import battle_order, begin_final_battle, level, red_cards
from questhall.games.runebound1.state import Player, State, Undefeated, Venture
from support.runebound1 import play
from support.runebound1_table import d20, hero, position
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")


def doomsday(*heroes: Player, red: str = "wyrm drake serpent", **more: Any) -> State:
    """The doom track is full; Ann's cleaver kills with one ranged hit."""
    players = heroes or (hero("ann", items="cleaver"), hero("bob"))
    state = position(*players, decks={"red": red}, doom="orc", advanced=True, phase="market", **more)
    state.doom_counters = 8
    return state


def at_battle(*heroes: Player, **more: Any) -> State:
    state = doomsday(*heroes, **more)
    play(state, begin_final_battle)
    return state


def beats(state: State, count: int, answers: Sequence[Move] = (), **chance: list[int]) -> Played[State]:
    def stretch_of_play(table: Any) -> Any:
        for _ in range(count):
            yield from beat(table)

    return play(state, stretch_of_play, answers, Rigged(**chance))


def one_fight(state: State, answers: Sequence[Move], card: int = 0, **chance: list[int]) -> Played[State]:
    """A card is drawn, fought in one round, and what follows."""
    return beats(state, 4, answers, deck__red=[card], **chance)


KILL: list[Move] = [AttackWith("ann")]
HIT: dict[str, Any] = d20(0, 20)


@pytest.mark.rule("R1-AFINAL-01")
def test_encounters_and_events_leave_the_red_deck() -> None:
    state = doomsday(red="wyrm omen doomsday drake")

    play(state, begin_final_battle)

    assert state.decks["red"].cards == ["wyrm", "drake"]
    assert state.discards["red"] == ["omen", "doomsday"]


@pytest.mark.rule("R1-AFINAL-02")
def test_red_cards_of_the_tracks_return_to_the_deck() -> None:
    state = doomsday(red="wyrm", track=[Undefeated(1, "drake", 5), Undefeated(2, "goblin", 9)])
    state.doom = ["orc", "tyrant"]
    state.venture = Venture("red", "serpent")

    play(state, begin_final_battle)

    assert state.decks["red"].cards == ["wyrm", "tyrant", "drake", "serpent"]
    assert (state.doom, state.undefeated, state.discards["green"]) == ([], [], ["orc", "goblin"])


@pytest.mark.rule("R1-AFINAL-03")
def test_the_red_deck_is_shuffled_whatever_was_known_about_its_order() -> None:
    state = doomsday(red="wyrm drake")
    state.decks["red"].over, state.decks["red"].under = ["serpent"], ["tyrant"]

    play(state, begin_final_battle)
    pile = state.decks["red"]
    assert (sorted(pile.cards), pile.over, pile.under) == (["drake", "serpent", "tyrant", "wyrm"], [], [])

    last = beats(state, 1, deck__red=[3])
    assert [event.card for event in last.events_of(CardDrawn)] == ["tyrant"], "any of them may come"


@pytest.mark.rule("R1-AFINAL-04")
def test_a_level_is_the_sum_of_improvements_and_not_of_items() -> None:
    assert level(hero("ann", improved=(1, 2, 3), items="sword", raised=2)) == 6


@pytest.mark.rule("R1-AFINAL-05", "R1-AFINAL-06", "R1-AFINAL-20")
def test_the_highest_level_goes_first_then_the_most_gold() -> None:
    state = doomsday(
        hero("ann", improved=(2, 2, 0), gold=5),
        hero("bob", improved=(0, 4, 0), gold=9),
        hero("cid", improved=(6, 0, 0), gold=2),
    )

    play(state, begin_final_battle)

    assert state.order == [2, 1, 0]


@pytest.mark.rule("R1-AFINAL-06")
def test_of_equals_the_one_whose_turn_it_was_goes_first() -> None:
    state = doomsday(hero("ann"), hero("bob"), hero("cid"))
    state.active = 1

    assert battle_order(state) == [1, 2, 0]


@pytest.mark.rule("R1-AFINAL-07", "R1-AFINAL-08")
def test_a_red_card_is_drawn_and_fought_without_an_escape_phase() -> None:
    state = at_battle()

    played = one_fight(state, KILL, card=1, **HIT)

    assert played.events_of(CardDrawn) == [CardDrawn(0, "red", "drake")]
    assert played.topics == [(0, "fight.act")]


@pytest.mark.rule("R1-AFINAL-09")
def test_nothing_is_refreshed_and_wounds_stay_between_the_fights() -> None:
    ann = hero("ann", items="cleaver boots", face_down="boots", wounds=1, exhaustion=1)
    state = at_battle(ann, hero("bob"))

    first = one_fight(state, [Defend(), *KILL], **d20(0, 1, 1, 1))

    assert first.events_of(Refreshed) == []
    assert (ann.face_down, ann.exhaustion) == (["boots"], 1)


@pytest.mark.rule("R1-AFINAL-09")
def test_the_wounds_of_the_first_fight_are_there_in_the_second() -> None:
    ann = hero("ann", items="cleaver", wounds=2)
    state = at_battle(ann, hero("bob"))

    one_fight(state, KILL, **HIT)
    beats(state, 2, deck__red=[0])

    assert (ann.wounds, state.fight is not None) == (2, True)


@pytest.mark.rule("R1-AFINAL-10")
def test_cards_of_the_movement_phase_are_of_no_use() -> None:
    state = at_battle(hero("ann", items="cleaver boots flag whip"), hero("bob"))

    played = one_fight(state, KILL, **HIT)

    assert played.asked[0].moves == [Defend(), AttackWith("ann"), Use("whip", "whip")]


@pytest.mark.rule("R1-AFINAL-11")
def test_who_defeats_margath_has_won() -> None:
    state = at_battle(red="tyrant wyrm")

    played = one_fight(state, KILL, **HIT)

    assert played.over
    assert played.events_of(Won) == [Won(0, "margath-slain")]
    assert result(state).places == (1, 2)


@pytest.mark.rule("R1-AFINAL-12", "R1-AFINAL-14")
def test_any_other_card_is_kept_and_the_next_one_comes() -> None:
    ann = hero("ann", items="cleaver")
    state = at_battle(ann, hero("bob"), red="wyrm dragon drake")

    played = one_fight(state, KILL, card=1, **HIT)

    assert (ann.trophies, red_cards(ann)) == (["dragon"], 1)
    assert played.events_of(GoldGained) == [GoldGained(0, 8)]
    assert ann.counters == [0, 0, 0, 0], "there is no adventure counter"
    again = beats(state, 1, deck__red=[0])
    assert again.events_of(CardDrawn) == [CardDrawn(0, "red", "wyrm")]


@pytest.mark.rule("R1-AFINAL-13")
def test_the_third_red_card_wins_and_runes_count() -> None:
    ann = hero("ann", items="cleaver wyrm drake")
    state = at_battle(ann, hero("bob"), red="serpent")

    played = one_fight(state, KILL, **HIT)

    assert played.over
    assert played.events_of(Won) == [Won(0, "final-battle-won")]


@pytest.mark.rule("R1-AFINAL-13")
def test_two_red_cards_do_not_win() -> None:
    ann = hero("ann", items="cleaver wyrm")
    state = at_battle(ann, hero("bob"), red="serpent")

    assert not one_fight(state, KILL, **HIT).over
    assert red_cards(ann) == 2


@pytest.mark.rule("R1-AFINAL-15", "R1-AFINAL-16")
def test_who_loses_is_out_of_the_game_his_card_goes_back_and_the_next_one_begins() -> None:
    state = at_battle(hero("ann", wounds=5, gold=5), hero("bob"))

    lost = one_fight(state, [Defend()], **d20(0, 1))

    assert lost.events_of(HeroKilled) == [HeroKilled(0, "wyrm")]
    assert (state.players[0].is_dead, state.players[0].hex, state.players[0].gold) == (True, -1, 5)
    assert state.decks["red"].cards == ["drake", "serpent", "wyrm"]
    following = beats(state, 1, deck__red=[2])
    assert following.events_of(CardDrawn) == [CardDrawn(1, "red", "wyrm")]


@pytest.mark.rule("R1-AFINAL-16")
def test_a_hero_who_was_knocked_out_before_the_battle_stands_up_for_it() -> None:
    ann = hero("ann", items="cleaver")
    ann.is_knocked_out = True
    state = at_battle(ann, hero("bob"))

    one_fight(state, KILL, **HIT)

    assert red_cards(ann) == 1


@pytest.mark.rule("R1-AFINAL-21")
def test_whoever_was_struck_down_as_the_last_coat_was_covered_is_knocked_out_first() -> None:
    """The harsh way all gold and the dearest card are gone, and so are wounds; then the battle begins."""
    lives = HEROES["ann"].life
    state = doomsday(hero("ann", gold=7, wounds=lives + 1, items="cleaver"), hero("bob", wounds=1))

    played = play(state, begin_final_battle)

    ann, bob = state.players
    assert (ann.wounds, ann.gold, ann.items, bob.wounds) == (0, 0, [], 1)
    assert [type(event) for event in played.events][-2:] == [KnockedOut, FinalBattleBegan]


def all_killed(*heroes: Player) -> State:
    state = at_battle(*heroes)
    for player in state.players:
        player.is_dead = True
    state.order = []
    assert beats(state, 1).over
    return state


@pytest.mark.rule("R1-AFINAL-17")
def test_when_all_are_killed_the_most_red_cards_win() -> None:
    state = all_killed(hero("ann", improved=(9, 0, 0), gold=9), hero("bob", items="wyrm"))

    assert (result(state).places, state.end) == ((2, 1), "all-killed")


@pytest.mark.rule("R1-AFINAL-18")
def test_then_the_higher_level() -> None:
    state = all_killed(hero("ann", items="wyrm", gold=9), hero("bob", items="drake", improved=(0, 1, 0)))

    assert result(state).places == (2, 1)


@pytest.mark.rule("R1-AFINAL-19")
def test_then_the_most_gold_and_whoever_is_still_equal_shares_the_victory() -> None:
    richer = all_killed(hero("ann", items="wyrm", gold=2), hero("bob", items="drake", gold=3))
    equal = all_killed(hero("ann", items="wyrm", gold=3), hero("bob", items="drake", gold=3), hero("cid"))

    assert result(richer).places == (2, 1)
    assert result(equal).places == (1, 1, 3)


def test_alone_to_be_killed_is_to_have_lost_but_among_several_somebody_wins() -> None:
    alone, together = all_killed(hero("ann")), all_killed(hero("ann"), hero("bob"))

    assert result(alone).lost
    assert not result(together).lost


def test_where_no_red_card_is_left_nobody_has_to_fight() -> None:
    state = at_battle(hero("ann", items="wyrm"), hero("bob"), red="")

    played = beats(state, 3)

    assert (played.over, played.asked, state.end) == (True, [], "all-killed")
    assert result(state).places == (1, 2)
