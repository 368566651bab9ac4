"""Balance tables: who played what, who could buy what and did, and how it went for them."""

from __future__ import annotations

from questhall.lab.balance import PurchaseRow, SourceRow, balance, purchases, sources
from questhall.lab.plan import make_plan
from questhall.lab.simulate import Outcome, simulate
from questhall.lab.summary import summarise

MATCHES = [
    Outcome(0, ["greedy"] * 2, 9, [4, 2], [1, 2], could=[["axe", "bow"], ["axe"]], bought=[["axe"], []]),
    Outcome(1, ["greedy"] * 2, 9, [6, 6], [1, 1], could=[["axe"], ["bow"]], bought=[["axe"], []]),
]


def test_a_card_is_judged_by_those_who_could_buy_it() -> None:
    axe, bow = purchases(MATCHES)
    assert (axe.card, axe.could, axe.bought, axe.score, axe.score_without) == ("axe", 3, 2, 5.0, 2.0)
    assert bow == PurchaseRow("bow", 2, 0, 0.0, 0.0, 5.0, 1.96)


def test_a_match_without_a_result_buys_nothing() -> None:
    assert purchases([Outcome(0, ["greedy"], 9, could=[["axe"]], bought=[["axe"]])]) == []


def test_what_winners_scored_stands_beside_what_everybody_did() -> None:
    short = Outcome(0, ["greedy"] * 2, 9, [5, 2], [1, 2], rounds=10, lines=[{"camps": 4, "gold": 1}, {"camps": 2}])
    shared = Outcome(1, ["greedy"] * 2, 9, [6, 6], [1, 1], rounds=13, lines=[{"camps": 6}, {"camps": 3, "gold": 3}])
    rounds, total, camps, gold = sources([short, shared, Outcome(2, ["greedy"] * 2, 4)])
    assert (rounds.what, rounds.winners, rounds.everybody) == ("rounds", 12.0, 11.5)
    assert (total.what, total.winners, total.everybody) == ("total", 5.67, 4.75)
    assert camps == SourceRow("camps", 4.33, 1.73, 3.75)
    assert (gold.winners, gold.everybody) == (1.33, 1.0)
    assert sources([]) == []


def test_where_the_game_has_beaten_everybody_nobody_shares_the_first_place() -> None:
    won = Outcome(0, ["greedy"] * 2, 9, [5, 5], [1, 1], end="victory")
    lost = Outcome(1, ["greedy"] * 2, 9, [4, 4], [1, 1], end="defeat", lost=True)
    plan = make_plan("calltoadventure", 2, 2, ("greedy",))
    summary = summarise(plan, [won, lost, won], 1.0)
    assert (summary.ends, summary.lost) == ({"victory": 2, "defeat": 1}, 1)
    assert (summary.wins, summary.seat_wins) == ({"greedy": 2.0}, [1.0, 1.0])


def test_in_runebound_heroes_ends_and_purchases_are_counted() -> None:
    plan = make_plan("runebound3", 2, 2, ("random",), seed=20, options={"heroes": "dealt", "scenario": "margath"})
    outcomes = simulate(plan)
    rows = balance(outcomes)
    assert sum(row.seats for row in rows if row.kind == "hero") == 4
    assert sum(row.seats for row in rows if row.kind == "end") == 4
    assert all(row.name.startswith("margath: ") for row in rows if row.kind == "end")
    for outcome in outcomes:
        assert any(outcome.bought)
        for could, bought in zip(outcome.could, outcome.bought, strict=True):
            assert set(bought) <= set(could)
            assert len(set(could)) == len(could)
