"""A match among people, from the first request to the last point, on both kinds of database."""

from __future__ import annotations

from questhall.server.messages import Play, Undo
from support.serving import both, wait_until
from support.visitor import Visitor, play_out

pytestmark = both


def test_two_people_meet_by_a_code_and_play_to_the_end(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", seed=11)
    code = ann.get(f"/api/tables/{table}")["code"]
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "problem-seat-open")
    assert ben.post("/api/tables/join", {"code": code.lower()})["id"] == table
    seats = ben.post(f"/api/tables/{table}/seats/1/claim")["seats"]
    assert [(seat["kind"], seat["person"]) for seat in seats] == [("person", ann.id), ("person", ben.id)]
    assert cleo.refused("POST", f"/api/tables/{table}/seats/1/claim") == (409, "problem-seat-taken")
    assert ben.refused("POST", f"/api/tables/{table}/start") == (403, "problem-not-your-table")

    places = ann.sit(table), ben.sit(table), cleo.sit(table)
    info = ann.post(f"/api/tables/{table}/start")
    assert (info["stage"], info["seed"], len(info["commitment"])) == ("playing", 11, 64)
    made = play_out(*places[:2])

    assert made > 100
    results = [place.until(lambda it: it.position.get("result")).position["result"] for place in places]
    assert results[0] == results[1] == results[2]
    assert places[2].until(lambda it: it.table["stage"] == "over").position["asks"] == []
    assert ben.get(f"/api/tables/{table}")["stage"] == "over"
    assert table in [each["id"] for each in ben.get("/api/tables")["mine"]]


def test_whose_turn_it_is_stands_in_the_list_of_tables(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", seed=3, settings={"public": True})
    assert table in [each["id"] for each in ben.get("/api/tables")["public"]]
    ben.post(f"/api/tables/{table}/seats/1/claim")
    waiting = ann.post(f"/api/tables/{table}/start")["waiting"]
    place = (ann, ben)[waiting[0]].sit(table).my_turn()
    place.play()
    (shown,) = [each for each in ann.get("/api/tables")["mine"] if each["id"] == table]
    assert shown["waiting"] == place.position["waiting"] != waiting
    assert [each["id"] for each in ben.get("/api/tables")["public"]].count(table) == 0, "his own are listed apart"


def test_all_my_tables_can_be_listed_and_where_it_is_my_turn_comes_first(ann: Visitor, ben: Visitor) -> None:
    mine = ann.open_table("me", start=True, seed=3)
    others = [ann.open_table("me", "open", settings={"public": True}) for _ in range(105)]
    few, many = ann.get("/api/tables?most=3"), ann.get("/api/tables?most=500")
    newest = [mine, *reversed(others)]
    assert [each["id"] for each in few["mine"]] == newest[:3]
    assert (few["more"], len(ann.get("/api/tables")["mine"])) == (103, 100)
    assert ([each["id"] for each in many["mine"]], many["more"]) == (newest, 0)
    assert few["public"] == [], "his own are listed apart, shown or not"
    ann.put(f"/api/tables/{mine}/seats/0", {"kind": "bot"})
    ann.post(f"/api/tables/{others[0]}/close")
    ann.put("/api/me", {"name": "Ann the Bold"})
    listed = ann.get("/api/tables?most=500")["mine"]
    assert {each["seats"][0]["name"] for each in listed} == {"Ann the Bold"}, "also at the oldest"
    wait_until(lambda: ann.get("/api/tables")["mine"][0]["id"] == mine)  # the bot has answered: it changed last
    assert others[0] not in [each["id"] for each in listed]
    assert ben.refused("GET", "/api/tables?most=0")[0] == 400


def test_who_comes_back_goes_on_exactly_where_he_was(ann: Visitor) -> None:
    table = ann.open_table("me", start=True, seed=4)
    place = ann.sit(table).my_turn()
    for _ in range(6):
        place.my_turn().play()
    place.caught_up()
    place.close()
    known = len(place.events) - 2
    again = ann.sit(table, since=known).my_turn()
    assert again.events == place.events[known:]
    assert again.position == place.position
    confused = ann.sit(table, since=10_000).my_turn()
    assert confused.events == place.events, "who claims to have more events than there are gets all of them"


def test_undo_takes_a_move_back_and_says_what_stops_it(ann: Visitor) -> None:
    table = ann.open_table("me", "me", start=True, seed=5)
    place = ann.sit(table).my_turn()
    before = place.position
    seat = before["asks"][0]["seat"]
    assert place.tell(Undo, seat=seat)["stop"] == {"why": "learned", "what": "start", "seat": None}
    place.play()
    place.caught_up()
    assert place.position["undo"][seat]["can"]
    assert place.tell(Undo, seat=seat)["type"] == "Answer"
    place.caught_up()
    assert place.events[-1]["type"] == "Undone"
    assert place.position["view"] == before["view"]
    assert place.position["entries"] == 2, "the journal is only appended to"


def test_a_hotseat_sees_with_the_eyes_of_the_seat_it_looks_from(ann: Visitor) -> None:
    from questhall.server.messages import LookFrom

    wanted = [{"kind": "me"}, {"kind": "me", "name": "Zoe"}]
    info = ann.post("/api/tables", {"game": "rollplayer", "seats": wanted, "start": True, "seed": 5})
    assert [seat["name"] for seat in info["seats"]] == [ann.me["name"], "Zoe"]
    place = ann.sit(info["id"]).my_turn()
    assert (place.you, place.position["seat"]) == ([0, 1], 0)
    place.tell(LookFrom, seat=1)
    assert place.position["seat"] == place.position["view"]["seat"] == 1
    place.tell(LookFrom, seat=None)
    assert place.position["view"]["seat"] is None
    assert place.tell(LookFrom, seat=7)["problem"] == "problem-not-your-seat"
    assert place.play()["type"] == "Answer", "eyes do not change whose seats one plays"


def test_an_open_question_takes_one_answer(ann: Visitor) -> None:
    from msgspec import Raw, json

    table = ann.open_table("me", start=True, seed=4)
    place = ann.sit(table).my_turn()
    ask = place.ask
    assert ask is not None
    fields = {"seat": 0, "at": ask["at"], "move": Raw(json.encode(ask["moves"][0]["move"]))}
    first, second = place.send(Play, **fields), place.send(Play, **fields)
    assert place.answer_to(first)["type"] == "Answer"
    refused = place.answer_to(second)
    assert (refused["type"], refused["problem"]) == ("Refused", "problem-stale")
    assert place.position["entries"] == 1
