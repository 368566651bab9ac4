"""Gaining and paying: hearts, reputation, tokens and chiefs, pack animals."""

from __future__ import annotations

import pytest

from questhall.engine import Table
from questhall.games.nearandfar.cards.define import Cost
from questhall.games.nearandfar.components import TRIBES, Tribe
from questhall.games.nearandfar.events.gains import (
    AnimalReturned,
    AnimalTaken,
    ChiefWon,
    HeartsGained,
    HeartsPaid,
    Paid,
    ReputationChanged,
    TokenGained,
)
from questhall.games.nearandfar.rules.gains import (
    change_reputation,
    flags,
    gain_animal,
    gain_hearts,
    gain_token,
    pay,
    pay_hearts,
    return_animal,
)
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.state import Beast, Player, State
from support.nearandfar import play, player, position


def table(one: Player, other: Player | None = None) -> State:
    return position(one, other or player("grear", place="farm", team="cat_1"))


def a_bird(table: Table[State]) -> None:
    gain_animal(table, 0)


@pytest.mark.rule("NF-HEART-01")
def test_the_marker_goes_forward_and_back() -> None:
    state = table(player(hearts=2))

    def gain_and_pay(table: Table[State]) -> None:
        gain_hearts(table, 0, 3)
        pay_hearts(table, 0, 4)

    played = play(state, gain_and_pay)
    assert state.players[0].hearts == 1
    assert played.events == [HeartsGained(0, 3), HeartsPaid(0, 4)]


@pytest.mark.rule("NF-REWARD-02")
def test_hearts_may_rise_above_those_of_the_team_and_above_13() -> None:
    state = table(player(hearts=12))
    play(state, lambda table: gain_hearts(table, 0, 4))
    assert state.players[0].hearts == 16


@pytest.mark.rule("NF-REP-01")
@pytest.mark.parametrize(("steps", "reputation"), [(2, 3), (-3, -2), (0, 1)])
def test_reputation_goes_right_for_a_gain_and_left_for_a_loss(steps: int, reputation: int) -> None:
    state = table(player(reputation=1))
    played = play(state, lambda table: change_reputation(table, 0, steps))
    assert state.players[0].reputation == reputation
    assert played.events == ([ReputationChanged(0, reputation, steps)] if steps else [])


@pytest.mark.rule("NF-REP-02")
@pytest.mark.parametrize(("before", "steps", "after"), [(11, 3, 12), (12, 1, 12), (-5, -3, -6), (-6, -1, -6)])
def test_reputation_stays_between_12_and_minus_6(before: int, steps: int, after: int) -> None:
    state = table(player(reputation=before))
    play(state, lambda table: change_reputation(table, 0, steps))
    assert state.players[0].reputation == after


@pytest.mark.rule("NF-CHIEF-01", "NF-COMP-04")
def test_four_chiefs_lead_four_tribes() -> None:
    assert table(player()).chiefs == [*TRIBES]
    assert set(TRIBES) == {"outlaws", "mystics", "lizardfolk", "nomads"}


@pytest.mark.rule("NF-CHIEF-02")
def test_the_fourth_flag_brings_the_chief_at_once_and_to_the_first_only() -> None:
    state = table(player(tokens="nomads nomads nomads"), player("grear", tokens="nomads nomads nomads"))
    first = play(state, lambda table: gain_token(table, 1, "nomads"))
    second = play(state, lambda table: gain_token(table, 0, "nomads"))
    assert first.events == [TokenGained(1, "nomads"), ChiefWon(1, "nomads")]
    assert second.events == [TokenGained(0, "nomads")]
    assert [one.chiefs for one in state.players] == [[], ["nomads"]]
    assert state.chiefs == ["outlaws", "mystics", "lizardfolk"]


@pytest.mark.rule("NF-CHIEF-03", "NF-ART-05")
@pytest.mark.parametrize(
    ("one", "count"),
    [
        (player(), 0),
        (player(team="dog_1 dak_the_runner", reserve="oru_the_silent amira_the_drover", tokens="nomads nomads"), 5),
        (player(team="dog_1 krek_the_scavenger", tokens="mystics"), 0),
        (player(artifacts="copper_watering_can", hand="jade_flute"), 0),
    ],
)
def test_flags_are_adventurers_in_team_and_reserve_and_tokens(one: Player, count: int) -> None:
    assert flags(one, "nomads") == count


@pytest.mark.rule("NF-CHIEF-05", "NF-CHIEF-03")
def test_a_chief_is_no_flag_and_no_adventurer() -> None:
    assert flags(player(chiefs="nomads", tokens="nomads"), "nomads") == 1


@pytest.mark.rule("NF-CHIEF-04")
def test_a_chief_is_never_lost() -> None:
    state = table(player(tokens="nomads nomads nomads"), player("grear", tokens="nomads nomads nomads nomads nomads"))

    def win_and_spend(table: Table[State]) -> None:
        gain_token(table, 0, "nomads")
        pay(table, 0, Cost(tokens={"nomads": 4}))
        gain_token(table, 1, "nomads")

    play(state, win_and_spend)
    assert [one.chiefs for one in state.players] == [["nomads"], []]
    assert state.players[0].tokens["nomads"] == 0


@pytest.mark.rule("NF-ART-03")
def test_what_is_paid_goes_to_the_supply() -> None:
    state = table(player(coins=3, gems=3, food=3, tokens="mystics mystics outlaws"))
    cost = Cost(1, 2, 3, {"mystics": 2})
    played = play(state, lambda table: pay(table, 0, cost))
    assert state.players[0] == player(coins=2, gems=1, tokens="outlaws")
    assert played.events == [Paid(0, 1, 2, 3, ("mystics", "mystics"))]


@pytest.mark.rule("NF-TAL-28")
def test_gems_stand_in_for_missing_coins_but_coins_never_for_gems() -> None:
    trader = player(coins=1, gems=3, talents="gem_trading")
    assert can_pay(trader, Cost(coins=3, gems=1))
    assert not can_pay(trader, Cost(coins=3, gems=2))
    assert not can_pay(trader, Cost(gems=4))
    assert not can_pay(player(coins=1, gems=3), Cost(coins=2))
    assert coins_for(trader, Cost(coins=3, gems=1)) == Cost(coins=1, gems=3)


@pytest.mark.rule("NF-SETUP-26")
def test_coins_gems_food_and_tokens_never_run_out() -> None:
    state = table(player(coins=99, gems=99, food=99, tokens="nomads " * 20, camps=40))

    def gain(table: Table[State]) -> None:
        for tribe in TRIBES:
            gain_token(table, 0, tribe)

    play(state, gain)
    assert state.players[0].tokens["nomads"] == 21


@pytest.mark.rule("NF-STABLE-02", "NF-SETUP-27")
def test_a_fourth_animal_and_one_from_empty_stables_do_not_come() -> None:
    state = table(player(animals="bird bird bird"))
    assert play(state, a_bird).events == []
    state = table(player())
    state.birds = 0
    assert play(state, a_bird).events == []
    state.birds = 1
    assert play(state, a_bird).events == [AnimalTaken(0, "bird")]


@pytest.mark.rule("NF-STABLE-10")
def test_with_a_returned_bird_its_treasure_goes() -> None:
    state = table(player(animals="bird:snare bird:tool_roll"))
    played = play(state, lambda table: return_animal(table, 0, 1))
    assert state.players[0].animals == [Beast("bird", "snare")]
    assert played.events == [AnimalReturned(0, "bird", "tool_roll")]
    assert (state.birds, state.discarded_treasures) == (5, ["tool_roll"])


@pytest.mark.rule("NF-GOAL-01")
def test_the_tribes_have_their_colours_in_this_order() -> None:
    colours: dict[Tribe, str] = {"outlaws": "green", "mystics": "blue", "lizardfolk": "red", "nomads": "yellow"}
    assert tuple(colours) == TRIBES
