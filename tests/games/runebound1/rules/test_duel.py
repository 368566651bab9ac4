"""Heroes who fight each other: catalogue chapter PVP.

Ann has life 5, mind 2, body 3, spirit 1 and deals 1, 2, 1; Bob has life 4, mind 3, body 1, spirit 4 and deals 1, 1, 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import HEX_OF, hex_at
from questhall.games.runebound1.events.adventure import CounterTaken
from questhall.games.runebound1.events.fight import (
    AttackRolled,
    CardRobbed,
    EscapeRolled,
    FightBegan,
    FightWon,
    KnockedOut,
    RoundBegan,
    TargetRolled,
    Wounded,
)
from questhall.games.runebound1.events.turn import CardUsed
from questhall.games.runebound1.moves.answers import Decline, Done, PickHex, Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, FightOn, Rob
from questhall.games.runebound1.moves.market import Drop
from questhall.games.runebound1.moves.turn import AttackHero, Attempt, LetBe
from questhall.games.runebound1.rules.abilities import usable
from questhall.games.runebound1.rules.adventure import chances, choose_adventure
from questhall.games.runebound1.rules.combat import combat_phase
from questhall.games.runebound1.rules.fight import before_combat, combat_round
from questhall.games.runebound1.rules.turn import begin_turn
from questhall.games.runebound1.state import Ally, Fight, Player, State
from support.runebound1 import fight, play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

ROAD = hex_at(6, 7)
TAMALIR = HEX_OF["tamalir"]


def meeting(ann: Player | None = None, bob: Player | None = None, **more: Any) -> State:
    return position(ann or hero("ann", ROAD), bob or hero("bob", ROAD), phase="adventure", **more)


def duel(ann: Player | None = None, bob: Player | None = None, **more: Any) -> State:
    """Ann has attacked Bob."""
    state = meeting(ann, bob)
    return fight(state, rival=1, **more)


def the_fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def one_round(state: State, answers: Sequence[Move], **dice: list[int]) -> Played[State]:
    return play(state, lambda table: combat_round(table, the_fight(state)), answers, Rigged(**dice))


def finish_off(state: State, answers: Sequence[Move]) -> Played[State]:
    """Bob has one life left; Ann hits him with a ranged attack."""
    dice = d20(1, 1) | d20(0, 20)
    return play(state, until("experience"), [FightOn(), AttackWith("ann"), *answers], Rigged(**dice))


@pytest.mark.rule("R1-PVP-01")
def test_another_hero_on_the_hex_may_be_attacked_instead_of_an_adventure() -> None:
    here = spot("green")
    state = position(hero("ann", here), hero("bob", here), hero("cid", here), phase="adventure")

    assert chances(state, 0) == [Attempt(), AttackHero(1), AttackHero(2), LetBe()]
    played = play(state, choose_adventure, [AttackHero(2)])

    assert (the_fight(state).seat, the_fight(state).rival, the_fight(state).reason) == (0, 2, "hero")
    assert (state.venture, played.topics) == (None, [(0, "adventure.choose")])


@pytest.mark.rule("R1-PVP-01", "R1-MOVE-17")
def test_a_hero_alone_on_open_land_has_nobody_to_attack_and_one_not_yet_in_play_is_safe() -> None:
    assert chances(meeting(bob=hero("bob", "forge")), 0) == []
    assert chances(meeting(bob=hero("bob", -1)), 0) == []
    assert chances(meeting(), 0) == [AttackHero(1), LetBe()], "where there is neither adventure nor town"


@pytest.mark.rule("R1-PVP-02")
def test_a_duel_has_rounds_of_four_phases_like_any_fight() -> None:
    state = duel()

    played = one_round(
        state,
        [FightOn(), Defend(), Defend(), Defend()],
        **d20(1, 1, 1, 1),
        **d20(0, 20, 20, 20),
    )

    assert played.topics == [(0, "fight.escape"), *[(0, "fight.act")] * 3]
    assert [event.kind for event in played.events_of(TargetRolled)] == ["ranged", "melee", "magic"]


@pytest.mark.rule("R1-PVP-03")
def test_the_defender_uses_his_before_combat_cards_first() -> None:
    state = duel(hero("ann", ROAD, items="horn"), hero("bob", ROAD, items="drum"), phase="before")

    played = play(
        state, lambda table: before_combat(table, the_fight(state)), [Use("drum", "drum"), Use("horn", "horn")]
    )

    assert played.events[0] == FightBegan(0, "", 1)
    assert played.topics == [(1, "moment.before_combat"), (0, "moment.before_combat")]
    assert [event.card for event in played.events_of(CardUsed)] == ["drum", "horn"]


@pytest.mark.rule("R1-PVP-04")
def test_only_the_attacker_of_the_round_may_escape_against_a_roll_of_the_defender() -> None:
    state = duel(hero("ann", ROAD, came_from=TAMALIR))

    played = play(state, until("experience"), [Escape()], Rigged(**d20(1, 10), **d20(0, 11)))

    assert played.topics == [(0, "fight.escape")], "Bob is not asked"
    assert played.events_of(EscapeRolled) == [EscapeRolled(0, 11, 13, 13, True)]
    assert (state.players[0].hex, state.players[1].hex) == (TAMALIR, ROAD)
    assert state.undefeated == []


@pytest.mark.rule("R1-PVP-05", "R1-PVP-11")
def test_the_defenders_roll_is_the_number_to_reach() -> None:
    state = duel(hero("cid", ROAD), hero("ann", ROAD), step=1)

    played = play(
        state,
        lambda table: combat_phase(table, the_fight(state)),
        [AttackWith("cid")],
        Rigged(**d20(1, 8), **d20(0, 6)),
    )

    assert played.events_of(TargetRolled) == [TargetRolled(1, "melee", 8, 11)]
    assert played.events_of(AttackRolled) == [AttackRolled(0, "cid", "melee", 6, 11, 11, True)]
    assert played.events.index(played.events_of(TargetRolled)[0]) == 0, "it is rolled before anybody decides"


@pytest.mark.rule("R1-PVP-06")
def test_a_hit_deals_the_attackers_damage_and_a_miss_costs_the_defenders() -> None:
    hit, missed = duel(step=1), duel(step=2)

    struck = play(
        hit,
        lambda table: combat_phase(table, the_fight(hit)),
        [AttackWith("ann")],
        Rigged(**d20(1, 1), **d20(0, 20)),
    )
    failed = play(
        missed,
        lambda table: combat_phase(table, the_fight(missed)),
        [AttackWith("ann")],
        Rigged(**d20(1, 20), **d20(0, 1)),
    )

    assert struck.events_of(Wounded) == [Wounded(1, "bob", 2)]
    assert failed.events_of(Wounded) == [Wounded(0, "ann", 2)]


@pytest.mark.rule("R1-PVP-06")
def test_the_attackers_allies_fight_and_the_defenders_do_not() -> None:
    state = duel(hero("ann", ROAD, allies="guard"), hero("bob", ROAD, allies="scout mage"), step=1)

    played = play(
        state,
        lambda table: combat_phase(table, the_fight(state)),
        [AttackWith("guard")],
        Rigged(**d20(1, 1), **d20(0, 20)),
    )

    assert played.asked[0].moves == [Defend(), AttackWith("ann"), AttackWith("guard")]
    assert played.events_of(Wounded) == [Wounded(1, "bob", 2)]


@pytest.mark.rule("R1-PVP-07")
def test_after_each_round_the_roles_change() -> None:
    state = duel(round=0)
    dice = d20(1, 1, 1, 1) | d20(0, 20, 20, 20)
    one_round(state, [FightOn(), Defend(), Defend(), Defend()], **dice)
    assert (the_fight(state).seat, the_fight(state).rival) == (1, 0)

    back = d20(0, 1, 1, 1) | d20(1, 20, 20, 20)
    second = one_round(state, [FightOn(), Defend(), Defend(), Defend()], **back)

    assert second.events_of(RoundBegan) == [RoundBegan(1, 2)]
    assert {seat for seat, _ in second.topics} == {1}
    assert (the_fight(state).seat, the_fight(state).rival) == (0, 1)


@pytest.mark.rule("R1-PVP-08", "R1-GOAL-04")
def test_the_winner_may_take_one_item_or_ally_even_a_rune() -> None:
    state = duel(bob=hero("bob", ROAD, wounds=3, items="ring wyrm", allies="guard:1/1"))

    played = finish_off(state, [Rob("wyrm")])

    assert played.asked[-1].moves == [Decline(), Rob("ring"), Rob("wyrm"), Rob("guard")]
    assert played.events_of(CardRobbed) == [CardRobbed(0, 1, "wyrm")]
    assert (state.players[0].items, state.players[1].items) == (["wyrm"], ["ring"])


@pytest.mark.rule("R1-PVP-08", "R1-LIMIT-04")
def test_a_robbed_ally_keeps_his_counters_and_limits_hold_at_once() -> None:
    bob = hero("bob", ROAD, wounds=3, allies="guard:1/1")
    state = duel(hero("ann", ROAD, allies="scout mage"), bob)

    played = finish_off(state, [Rob("guard"), Drop("scout")])

    assert played.asked[-1].moves == [Drop("scout"), Drop("mage"), Drop("guard")]
    assert state.players[0].allies == [Ally("mage"), Ally("guard", 1, 1)]
    assert state.market.under == ["scout"]


@pytest.mark.rule("R1-PVP-08")
def test_the_winner_need_not_take_anything() -> None:
    state = duel(bob=hero("bob", ROAD, wounds=3, items="ring"))

    finish_off(state, [Decline()])

    assert (state.players[0].items, state.players[1].items) == ([], ["ring"])


@pytest.mark.rule("R1-PVP-09")
def test_the_loser_is_knocked_out_as_usual_and_his_gold_goes_to_the_bank() -> None:
    state = duel(bob=hero("bob", ROAD, wounds=3, gold=7, counters=(1, 1, 0, 0)))

    played = finish_off(state, [])

    assert played.events_of(KnockedOut) == [KnockedOut(1, 3, 3, TAMALIR)]
    assert (state.players[0].gold, state.players[1].gold) == (0, 4)
    assert (state.players[1].hex, state.players[1].wounds, state.bank) == (TAMALIR, 0, [1, 1, 0, 0])


@pytest.mark.rule("R1-PVP-10")
def test_after_a_duel_the_turn_is_over_and_no_counter_is_won() -> None:
    here = spot("green")
    state = duel(hero("ann", here), hero("bob", here, wounds=3))

    played = finish_off(state, [])

    assert played.events_of(FightWon) == [FightWon(0, 1)]
    assert (state.phase, state.active) == ("experience", 0)
    assert played.events_of(CounterTaken) == []
    assert here in state.spots


@pytest.mark.rule("R1-PVP-10")
def test_the_turn_is_over_too_if_the_other_has_won() -> None:
    state = duel(hero("ann", ROAD, wounds=4, items="ring"), hero("bob", ROAD))

    played = play(
        state,
        until("experience"),
        [FightOn(), AttackWith("ann"), Rob("ring")],
        Rigged(**d20(1, 20), **d20(0, 1)),
    )

    assert played.events_of(FightWon) == [FightWon(1, 0)]
    assert state.players[1].items == ["ring"]
    assert (state.phase, state.active, state.players[0].hex) == ("experience", 0, TAMALIR)


@pytest.mark.rule("R1-AKO-06")
def test_in_the_advanced_game_the_winner_takes_his_card_before_the_loser_loses_the_dearest() -> None:
    state = position(
        hero("ann", ROAD), hero("bob", ROAD, wounds=4, items="sword ring"), phase="adventure", advanced=True
    )
    fight(state, rival=1)

    finish_off(state, [Rob("sword")])

    assert (state.players[0].items, state.players[1].items) == (["sword"], [])
    assert state.market.under == ["ring"]


@pytest.mark.rule("R1-AACT-03")
def test_in_the_advanced_game_both_fighters_activate_one_card_before_combat() -> None:
    state = position(
        hero("ann", ROAD, items="horn drum"),
        hero("bob", ROAD, items="bugle gong"),
        phase="adventure",
        advanced=True,
    )
    fight(state, rival=1, phase="before")

    played = play(
        state, lambda table: before_combat(table, the_fight(state)), [Use("gong", "gong"), Use("drum", "drum")]
    )

    assert [asked.moves for asked in played.asked] == [
        [Use("bugle", "bugle"), Use("gong", "gong"), Done()],
        [Use("horn", "horn"), Use("drum", "drum"), Done()],
    ]


def test_who_escapes_from_a_duel_without_a_way_back_chooses_one() -> None:
    state = duel()
    beside = [hex_at(6, 8)]

    played = play(state, until("experience"), [Escape(), PickHex(beside[0])], Rigged(**d20(1, 1), **d20(0, 20)))

    assert len(played.asked[1].moves) == 6
    assert state.players[0].hex == beside[0]


@pytest.mark.rule("R1-PVP-08")
def test_a_robbed_card_stays_face_down() -> None:
    state = duel(bob=hero("bob", ROAD, wounds=3, items="ring horn", face_down="horn"))

    finish_off(state, [Rob("horn")])

    assert (state.players[0].face_down, state.players[1].face_down) == (["horn"], [])


@pytest.mark.rule("R1-CHAL-04")
def test_what_was_used_in_the_own_turn_can_be_used_again_when_another_attacks_in_his() -> None:
    state = meeting(bob=hero("bob", ROAD, items="knife"))
    state.players[1].used = ["knife"]
    assert usable(state, 1, "before combat") == []

    play(state, begin_turn)

    assert usable(state, 1, "before combat") == [Use("knife", "knife")]
