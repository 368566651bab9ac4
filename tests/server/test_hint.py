"""A hint through the server: what a strong bot would do on the own seat, and only against bots."""

from __future__ import annotations

from support.serving import Serving, both
from support.visitor import Visitor, play_out

PATIENCE = 60.0
"""Seconds: a process is started, on a machine that may have much to do."""


def test_a_hint_is_one_of_the_moves_with_a_reason_and_changes_nothing(server: Serving, ann: Visitor) -> None:
    server.hall.thinker.seconds = ann.http.timeout = PATIENCE
    table = ann.open_table("me", "greedy", start=True, seed=4, options={"short_game": True})
    place = ann.sit(table).my_turn()
    assert place.ask is not None
    entries = place.position["entries"]
    hint = ann.post(f"/api/tables/{table}/hint", {"seat": 0})
    moves = place.ask["moves"]
    assert hint["move"] in [move["move"] for move in moves]
    assert hint["instead_of"] != hint["move"]
    assert hint["clarity"] in ("clear", "slight", "even")
    assert (hint["compared"], hint["visits"] > hint["compared"]) == (min(8, len(moves)), True)
    assert place.caught_up().position["entries"] == entries


def test_nobody_gets_a_hint_for_another_seat_or_against_people(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "greedy", start=True, seed=4)
    assert ben.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == (403, "problem-not-your-seat")
    assert ann.refused("POST", f"/api/tables/{table}/hint", {"seat": 1}) == (403, "problem-not-your-seat")
    together = ann.open_table("me", "open", seed=4)
    ben.post(f"/api/tables/{together}/seats/1/claim")
    ann.post(f"/api/tables/{together}/start", {})
    assert ann.refused("POST", f"/api/tables/{together}/hint", {"seat": 0}) == (403, "problem-hint")


def test_after_the_match_everybody_may_see_what_a_strong_bot_would_have_done(server: Serving, ann: Visitor) -> None:
    """On any seat, at any step at which it had to decide; before the end that would be telling."""
    server.hall.thinker.seconds = ann.http.timeout = PATIENCE
    table = ann.open_table("me", "random", start=True, seed=4, options={"short_game": True})
    place = ann.sit(table).my_turn()
    assert ann.refused("POST", f"/api/tables/{table}/steps/0/hint", {"seat": 1}) == (403, "problem-secret")
    play_out(place)
    steps = (ann.get(f"/api/tables/{table}/steps/{entries}") for entries in range(20))
    step = next(step for step in steps if 1 in step["waiting"])
    first, end = f"/api/tables/{table}/steps/{step['entries']}/hint", step["of"]
    hint = ann.post(first, {"seat": 1})
    assert hint["move"] != hint["instead_of"]
    assert hint["visits"] > hint["compared"] > 1
    assert ann.refused("POST", f"/api/tables/{table}/steps/{end}/hint", {"seat": 1}) == (409, "problem-not-now")
    assert ann.refused("POST", first, {"seat": 9}) == (409, "problem-not-now")


@both
def test_when_the_match_is_over_the_log_says_why_bots_did_what_they_did(server: Serving, ann: Visitor) -> None:
    """Not before: a reason names what else the bot could have done, and so what it holds."""
    server.hall.thinker.seconds = ann.http.timeout = PATIENCE
    table = ann.open_table("me", "greedy", start=True, seed=4, options={"short_game": True})
    place = ann.sit(table).my_turn()
    reasons = f"/api/tables/{table}/reasons"
    assert ann.refused("GET", reasons) == (403, "problem-secret")
    play_out(place)
    given = ann.get(reasons)
    compared = [each["hint"] for each in given if each["hint"]["clarity"] == "glance"]
    assert {each["seat"] for each in given} == {1}
    assert compared
    assert all(hint["instead_of"] not in (None, hint["move"]) for hint in compared)
    events = ann.get(f"/api/tables/{table}/steps/{place.position['entries']}")["events"]
    bought = [each for each in given if each["hint"]["move"]["type"] == "Buy"]
    assert bought
    assert {(events[each["event"]]["type"], events[each["event"]]["seat"]) for each in bought} == {("CardBought", 1)}
