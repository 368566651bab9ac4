"""The saloon: hiring, discounts, another row."""

from __future__ import annotations

import pytest

from questhall.engine import Move, Table
from questhall.games.nearandfar.cards.define import ADVENTURERS
from questhall.games.nearandfar.events.gains import Paid
from questhall.games.nearandfar.events.town import Hired, RowFilled, RowReplaced
from questhall.games.nearandfar.moves import Done, Hire, Join, ReplaceRow, Reserve
from questhall.games.nearandfar.rules.saloon import fill_row, price, visit_saloon
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import play, player, position, visiting
from support.stretch import Played, Rigged

KREK, BROCK, DAK, TOKRA, QUILL = (
    "krek_the_scavenger",
    "brock_the_bruiser",
    "dak_the_runner",
    "tokra_the_ancient",
    "quill_the_scribe",
)
OTHERS = "lio_the_novice skrit_the_brawler mother_ilva granny_aysu urzu_ironscale harl_the_poacher"
ROW = f"{KREK} {BROCK} {DAK} {TOKRA} {QUILL}"


def at_the_bar(one: Player, row: str = ROW, bag: str = "pip_the_lookout") -> State:
    state = position(one, player("grear", place="farm", team="cat_1"), row=row)
    state.bag = bag.split()
    return state


def fill(table: Table[State]) -> None:
    fill_row(table)


def visit(state: State, *answers: Move, bag: int = 0) -> Played[State]:
    """A visit during which so many adventurers are drawn, always the first of the bag."""
    return visiting(state, "saloon", visit_saloon, *answers, chance=Rigged(bag=[0] * bag))


@pytest.mark.rule("NF-SALOON-01", "NF-SALOON-02")
def test_one_adventurer_of_the_row_is_hired_for_coins() -> None:
    state = at_the_bar(player(coins=3))
    played = visit(state, Hire(KREK), Join(), bag=1)
    assert played.asked[0].moves == [Hire(KREK), Hire(BROCK), Hire(DAK), Hire(QUILL), Done()]
    assert played.asked[1].moves == [Join(), Reserve()]
    assert played.topics == [(0, "saloon.action"), (0, "team.join")]
    assert (state.players[0].coins, state.players[0].team) == (1, ["dog_1", KREK])
    assert played.events[:2] == [Hired(0, KREK, 2), Paid(0, 2)]


@pytest.mark.rule("NF-SALOON-02")
def test_a_hired_adventurer_may_wait_in_reserve() -> None:
    state = at_the_bar(player(coins=3))
    visit(state, Hire(KREK), Reserve(), bag=1)
    assert (state.players[0].team, state.players[0].reserve) == (["dog_1"], [KREK])


@pytest.mark.rule("NF-SALOON-01")
def test_nobody_has_to_hire() -> None:
    state = at_the_bar(player(coins=3))
    visit(state, Done())
    assert (state.row, state.players[0].coins) == (ROW.split(), 3)


@pytest.mark.rule("NF-SALOON-07")
def test_after_a_hire_another_comes_from_the_bag() -> None:
    state = at_the_bar(player(coins=3), bag="mother_ilva pip_the_lookout")
    played = visit(state, Hire(BROCK), Join(), bag=1)
    assert state.row == [KREK, DAK, TOKRA, QUILL, "mother_ilva"]
    assert played.events_of(RowFilled) == [RowFilled("mother_ilva")]
    assert state.bag == ["pip_the_lookout"]


@pytest.mark.rule("NF-SALOON-08")
@pytest.mark.parametrize(
    ("one", "cost"),
    [
        (player(), 6),
        (player(team=f"dog_1 {KREK}"), 5),
        (player(reserve=KREK), 5),
        (player(tokens="lizardfolk lizardfolk nomads"), 4),
        (player(team=f"dog_1 {KREK}", reserve="zeet_the_tinker", tokens="lizardfolk"), 3),
        (player(team=f"dog_1 {BROCK}"), 6),
    ],
)
def test_each_flag_of_the_tribe_takes_a_coin_off(one: Player, cost: int) -> None:
    assert ADVENTURERS[TOKRA].price == 6
    assert price(one, TOKRA) == cost


@pytest.mark.rule("NF-SALOON-09", "NF-CHIEF-05")
def test_a_chief_is_one_flag_for_the_discount() -> None:
    assert price(player(chiefs="lizardfolk"), TOKRA) == 5
    assert price(player(chiefs="nomads"), TOKRA) == 6


@pytest.mark.rule("NF-SALOON-10")
def test_nobody_is_paid_for_hiring() -> None:
    state = at_the_bar(player(tokens="lizardfolk lizardfolk lizardfolk"))
    played = visit(state, Hire(KREK), Join(), bag=1)
    assert played.asked[0].moves == [Hire(KREK), Done()]
    assert state.players[0].coins == 0


@pytest.mark.rule("NF-SALOON-11", "NF-ART-05")
def test_flags_on_artifacts_take_nothing_off() -> None:
    assert price(player(artifacts="clockwork_hand dragonbone_armour"), TOKRA) == 6


@pytest.mark.rule("NF-TAL-28")
def test_with_gem_trading_gems_pay_for_missing_coins() -> None:
    state = at_the_bar(player(coins=1, gems=2, talents="gem_trading"))
    played = visit(state, Hire(KREK), Join(), bag=1)
    assert [move for move in played.asked[0].moves if isinstance(move, Hire)] == [*map(Hire, (KREK, BROCK, DAK, QUILL))]
    assert (state.players[0].coins, state.players[0].gems) == (0, 1)


@pytest.mark.rule("NF-TAL-28")
def test_without_it_gems_pay_nobody() -> None:
    state = at_the_bar(player(coins=1, gems=2))
    assert visit(state, Done()).asked[0].moves == [Hire(DAK), Done()]


@pytest.mark.rule("NF-SALOON-14", "NF-SALOON-15")
def test_for_a_food_the_whole_row_is_replaced_once() -> None:
    new = ["mother_ilva", "lio_the_novice", "urzu_ironscale", "granny_aysu", "oru_the_silent"]
    state = at_the_bar(player(food=2), bag=" ".join(new))
    played = visit(state, ReplaceRow(), bag=5)
    assert played.topics == [(0, "saloon.action")]
    assert played.asked[0].moves == [ReplaceRow(), Done()]
    assert (state.row, state.aside, state.bag) == (new, ROW.split(), [])
    assert played.events_of(RowReplaced) == [RowReplaced(0, tuple(new))]
    assert state.players[0].food == 1


@pytest.mark.rule("NF-SALOON-14")
def test_without_food_the_row_stays() -> None:
    assert visit(at_the_bar(player(coins=1)), Done()).asked[0].moves == [Hire(DAK), Done()]


@pytest.mark.rule("NF-SALOON-16")
def test_the_row_may_be_replaced_before_the_hire() -> None:
    state = at_the_bar(player(food=1, coins=1), bag=OTHERS)
    played = visit(state, ReplaceRow(), Hire("lio_the_novice"), Join(), bag=6)
    assert played.asked[1].moves == [Hire("lio_the_novice"), Hire("skrit_the_brawler"), Done()]
    assert state.players[0].team == ["dog_1", "lio_the_novice"]


@pytest.mark.rule("NF-SALOON-16")
def test_the_row_may_be_replaced_after_the_hire_and_nobody_hires_twice() -> None:
    state = at_the_bar(player(food=1, coins=9), bag=OTHERS)
    played = visit(state, Hire(KREK), Join(), ReplaceRow(), bag=6)
    assert played.asked[2].moves == [ReplaceRow(), Done()]
    assert len(played.asked) == 3
    assert state.row == ["skrit_the_brawler", "mother_ilva", "granny_aysu", "urzu_ironscale", "harl_the_poacher"]


@pytest.mark.rule("NF-SALOON-17")
def test_when_the_bag_is_empty_those_set_aside_return_to_it() -> None:
    state = at_the_bar(player(), row=f"{KREK} {BROCK}", bag="pip_the_lookout")
    state.aside = ["mother_ilva", "lio_the_novice"]
    play(state, fill, chance=Rigged(bag=[0, 1, 0]))
    assert state.row == [KREK, BROCK, "pip_the_lookout", "lio_the_novice", "mother_ilva"]
    assert (state.bag, state.aside) == ([], [])


@pytest.mark.rule("NF-SALOON-17")
def test_those_just_set_aside_come_back_only_if_nobody_else_is_left() -> None:
    state = at_the_bar(player(food=1), row=f"{KREK} {BROCK} {DAK}", bag="pip_the_lookout")
    visit(state, ReplaceRow(), bag=4)
    assert state.row[0] == "pip_the_lookout"
    assert sorted(state.row[1:]) == sorted([KREK, BROCK, DAK])


def test_an_empty_bag_leaves_the_row_shorter() -> None:
    state = at_the_bar(player(coins=2), row=f"{KREK} {BROCK}", bag="")
    visit(state, Hire(KREK), Join())
    assert state.row == [BROCK]
