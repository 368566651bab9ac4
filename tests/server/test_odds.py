"""Odds through the server: exact ones with the position, others by request, and only for whoever plays the seat."""

from __future__ import annotations

from support.runebound3_played import ALONE, fighting_with_a_quest
from support.visitor import Place, Visitor


def at_the_first_turn(visitor: Visitor, *seats: str) -> tuple[str, Place]:
    table = visitor.open_table(*seats, game="runebound3", start=True, seed=4, options=ALONE)
    place = visitor.sit(table).my_turn()
    while place.ask is not None and place.ask["topic"] != "turn.act":
        place.play()
        place.caught_up()
    return table, place


def test_where_a_roll_leads_is_asked_for_and_exact(ann: Visitor) -> None:
    table, place = at_the_first_turn(ann, "me")
    entries = place.position["entries"]
    found = ann.post(f"/api/tables/{table}/odds", {"seat": 0, "move": {"type": "RollToMove"}})
    assert found
    assert {(odds["what"], odds["tries"]) for odds in found} == {("reach", 0)}
    assert all(odds["ref"].startswith("hex:") and 0 < odds["chance"] <= 1 for odds in found)
    assert ann.post(f"/api/tables/{table}/odds", {"seat": 0}) == [], "nothing is under way"
    assert place.caught_up().position["entries"] == entries, "nothing was played"


def test_only_the_own_seat_is_answered_and_only_moves_that_can_be_made(ann: Visitor, ben: Visitor) -> None:
    table, _ = at_the_first_turn(ann, "me")
    path, roll = f"/api/tables/{table}/odds", {"type": "RollToMove"}
    assert ben.refused("POST", path, {"seat": 0, "move": roll}) == (403, "problem-not-your-seat")
    assert ann.refused("POST", path, {"seat": 5, "move": roll}) == (403, "problem-not-your-seat")
    assert ann.post(path, {"seat": 0, "move": {"type": "EngageVillain"}}) == [], "no move of this moment"
    assert ann.refused("POST", path, {"seat": 0, "move": {"type": "Nonsense"}}) == (409, "problem-illegal")


def test_a_position_brings_the_exact_odds_of_its_reader_and_a_fight_can_be_weighed(ann: Visitor, ben: Visitor) -> None:
    """Somebody who only looks on is told no odds."""
    answer = ann.http.post("/api/tables/import", content=fighting_with_a_quest().save())
    table = answer.json()["id"]
    told = ann.sit(table).my_turn().position["odds"]
    assert {odds["ref"].split(":")[0] for odds in told} == {"quest", "story"}
    assert {odds["tries"] for odds in told} == {0}
    (win,) = ann.post(f"/api/tables/{table}/odds", {"seat": 0})
    assert (win["ref"], win["what"], win["detail"]) == ("fight", "win", "0")
    assert win["tries"] > 50
    assert ben.sit(table).until(lambda it: it.position).position["odds"] == []
