"""Balance tables: who played what, who could buy what and did, and how it went for them."""

from __future__ import annotations

from questhall.lab.balance import PurchaseRow, balance, purchases
from questhall.lab.simulate import Outcome, make_plan, simulate

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


def test_in_runebound_heroes_ends_and_purchases_are_counted() -> None:
    plan = make_plan("runebound3", 2, 2, ("random",), seed=4, options={"heroes": "dealt", "scenario": "margath"})
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
