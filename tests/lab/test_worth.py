"""What a card is worth: the experiment does what it says, and its figures are right where the truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from questhall.bots.resolute import Chance, ResoluteBot
from questhall.engine import Match, Play, QuesthallError, Table
from questhall.lab.intents import MINDED, wish
from questhall.lab.plan import Plan, make_plan
from questhall.lab.simulate import Outcome, simulate
from questhall.lab.worth import Estimate, Verdict, WorthRow, verdict, worths
from teaching.tiny import Words, match_of, say, tiny

PRICES = {"axe": 1.0, "bow": 2.0, "crown": 3.0, "pass": 0.0}
SHORT = {"short_game": "true"}


def shop(table: Table[Words]) -> Play[None]:
    """Seat 0 may take something three times; what is dear looks good."""
    for _ in range(3):
        yield from say(table, 0, *PRICES)
    table.state.over = True


def shopping(**wishes: bool) -> tuple[Match, ResoluteBot]:
    """A match of the shop after its only customer has been there, and the customer."""
    game = tiny(
        shop,
        evaluate=lambda state, seat, pending: sum(PRICES[word] for word in state.said),
        buys=lambda move: "" if move.word == "pass" else move.word,
    )
    match, bot = match_of(game), ResoluteBot(Random(1), wishes.get)
    while not match.over:
        match.play(0, bot.choose(match, 0))
    return match, bot


def test_who_has_no_wish_is_greedy() -> None:
    match, bot = shopping()
    assert (match.state.said, bot.chances) == (["crown"] * 3, {})


def test_a_wanted_card_is_bought_whenever_possible_even_if_another_looks_better() -> None:
    match, bot = shopping(axe=True)
    assert match.state.said == ["axe"] * 3
    assert bot.chances == {"axe": Chance("axe", 0, wanted=True, suits=False, outlook=0.0, bought=True)}


def test_of_two_wanted_cards_the_better_one_is_bought() -> None:
    match, bot = shopping(axe=True, bow=True)
    assert match.state.said == ["bow"] * 3
    assert {card: chance.bought for card, chance in bot.chances.items()} == {"axe": False, "bow": True}


def test_a_shunned_card_is_never_bought_even_if_it_looks_best() -> None:
    match, bot = shopping(crown=False)
    assert match.state.said == ["bow"] * 3
    assert bot.chances == {"crown": Chance("crown", 0, wanted=False, suits=True, outlook=0.0)}


def test_a_game_must_say_what_a_move_buys() -> None:
    match = match_of(tiny(shop, evaluate=lambda state, seat, pending: 0.0))
    with pytest.raises(QuesthallError, match="does not say which card a move buys"):
        ResoluteBot(Random(1), lambda card: True).choose(match, 0)


def test_at_most_one_seat_has_a_mind_about_a_card_and_all_minds_are_as_frequent() -> None:
    minds = [[wish(seed, seat, 4, (), "climb") for seat in range(4)] for seed in range(4000)]
    assert max(sum(mind is not None for mind in seats) for seats in minds) == 1
    for seat in range(4):
        for mind in (True, False):
            assert sum(seats[seat] is mind for seats in minds) == pytest.approx(4000 * MINDED / 8, abs=50)


def test_minds_about_two_cards_have_nothing_to_do_with_each_other() -> None:
    both = [(wish(seed, 0, 1, (), "climb"), wish(seed, 0, 1, (), "search")) for seed in range(4000)]
    assert sum(mind == (True, True) for mind in both) == pytest.approx(4000 * (MINDED / 2) ** 2, abs=40)


def test_an_experiment_about_some_cards_gives_each_of_them_to_somebody_and_no_other() -> None:
    for seed in range(40):
        minds = [wish(seed, seat, 3, ("climb",), "climb") for seat in range(3)]
        assert sum(mind is not None for mind in minds) == 1
        assert [wish(seed, seat, 3, ("climb",), "search") for seat in range(3)] == [None] * 3


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("rollplayer", 2, 5, ("greedy",), seed=3, options=SHORT, worth=True)


@pytest.fixture(scope="module")
def outcomes(plan: Plan) -> list[Outcome]:
    return simulate(plan)


def test_in_roll_player_wanted_cards_are_owned_at_the_end_and_shunned_ones_are_not(outcomes: list[Outcome]) -> None:
    seats = [(chance, outcome.features[chance.seat]["card"]) for outcome in outcomes for chance in outcome.chances]
    assert {chance.wanted for chance, _ in seats} == {True, False}
    for chance, owned in seats:
        if not chance.wanted:
            assert not chance.bought
            assert chance.card not in owned
    bought = [chance.card in owned for chance, owned in seats if chance.wanted]
    assert sum(bought) > 0.8 * len(bought)  # another wanted card may come first, a weapon may be dropped


def test_the_experiment_is_the_same_in_one_process_and_in_two(plan: Plan, outcomes: list[Outcome]) -> None:
    assert simulate(plan, jobs=2) == outcomes


def test_without_the_experiment_nobody_has_a_mind() -> None:
    plain = make_plan("rollplayer", 2, 1, ("greedy",), seed=3, options=SHORT)
    assert simulate(plain)[0].chances == []


def test_only_greedy_bots_can_set_out_to_buy() -> None:
    with pytest.raises(QuesthallError, match="only greedy bots"):
        make_plan("rollplayer", 2, 1, ("random",), worth=True)


def made_up(seats: Sequence[tuple[bool, bool, float, int]]) -> list[Outcome]:
    """Matches of one seat each: wanted, bought, outlook, final score."""
    return [
        Outcome(
            index,
            ["greedy"],
            1,
            totals=[score],
            chances=[Chance("crown", 0, wanted=wanted, suits=bool(index % 2), outlook=outlook, bought=bought)],
        )
        for index, (wanted, bought, outlook, score) in enumerate(seats)
    ]


def only_row(seats: Sequence[tuple[bool, bool, float, int]]) -> WorthRow:
    (row,) = worths(made_up(seats))
    return row


def test_the_difference_of_the_groups_and_its_interval() -> None:
    row = only_row([(True, True, 0, score) for score in (4, 6, 8)] + [(False, False, 0, score) for score in (1, 3, 5)])
    assert (row.wanted, row.shunned, row.bought) == (3, 3, 1.0)
    assert row.meant == row.worth == Estimate(3.0, 3.2)  # 1.96 times the root of 4/3 + 4/3
    assert row.suited is None  # too few


def test_where_half_of_those_who_wanted_bought_each_purchase_is_worth_twice_the_difference() -> None:
    wanted = [(True, True, 0.0, 9), (True, False, 0.0, 5), (True, True, 0.0, 9), (True, False, 0.0, 5)]
    row = only_row(wanted + [(False, False, 0.0, 5)] * 4)
    assert (row.bought, row.meant.stars) == (0.5, 2.0)
    assert row.worth == Estimate(4.0, 0.0)


def test_who_stood_better_before_is_not_counted_for_the_card() -> None:
    truth = 2
    wanted = [(True, True, float(outlook), outlook + truth) for outlook in (10, 12, 17)]
    shunned = [(False, False, float(outlook), outlook) for outlook in (1, 4, 9)]
    row = only_row(wanted + shunned)
    assert row.meant.stars > 9
    assert row.worth == Estimate(2.0, 0.0)


def test_the_interval_covers_the_truth_about_19_times_in_20() -> None:
    truth, rng, covered = 1, Random(5), 0
    for _ in range(300):
        seats = []
        for index in range(60):
            bought, outlook = index % 2 == 0 and rng.random() < 0.8, rng.gauss(20, 3)
            seats.append((index % 2 == 0, bought, outlook, round(outlook + rng.gauss(0, 3) + truth * bought)))
        worth = only_row(seats).worth
        covered += abs(worth.stars - truth) <= worth.interval
    assert covered / 300 == pytest.approx(0.95, abs=0.03)


def test_matches_without_a_result_do_not_count() -> None:
    broken = made_up([(True, True, 0, 1)] * 4 + [(False, False, 0, 1)] * 4)
    for outcome in broken:
        outcome.totals = []
    assert worths(broken) == []


@pytest.mark.parametrize(
    ("stars", "interval", "said"),
    [(-3.0, 1.0, "trap"), (-2.0, 1.0, "open"), (0.0, 1.0, "fair"), (2.0, 1.0, "open"), (4.0, 1.0, "must")],
)
def test_a_verdict_needs_the_whole_interval(stars: float, interval: float, said: Verdict) -> None:
    assert verdict(Estimate(stars, interval)) == said


def test_where_a_score_says_only_who_has_won_the_limits_are_shares_of_matches() -> None:
    row = only_row([(True, True, 0, 0)] * 40 + [(False, False, 0, 0)] * 36 + [(False, False, 0, 1)] * 4)
    assert (row.worth, row.verdict) == (Estimate(-0.1, 0.09), "open")
    row = only_row([(True, True, 0, 0)] * 40 + [(False, False, 0, 0)] * 20 + [(False, False, 0, 1)] * 20)
    assert (row.worth, row.verdict) == (Estimate(-0.5, 0.16), "trap")
