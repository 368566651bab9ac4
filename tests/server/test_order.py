"""Keeping order at a table: chat, mutes, people sent away, seats left and filled, notes, closed tables."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from questhall.server.config import Limits
from questhall.server.messages import Say
from support.serving import both, serving
from support.visitor import Visitor, play_out


@both
def test_chat_reaches_everybody_and_is_kept(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open")
    places = ann.sit(table), ben.sit(table)
    assert places[0].tell(Say, text="Привет! <b>all</b>")["type"] == "Answer"
    line = places[1].until(lambda it: it.chat).chat[0]
    assert (line["number"], line["person"], line["name"], line["text"]) == (
        1,
        ann.id,
        ann.me["name"],
        "Привет! <b>all</b>",
    )
    places[1].tell(Say, text="hello")
    assert [each["number"] for each in cleo.sit(table).until(lambda it: it.chat).chat] == [1, 2]


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(chat=(3, 0.001))) as server, Visitor(server.base) as ann:
        place = ann.sit(ann.open_table("me"))
        answers = [place.tell(Say, text="again")["type"] for _ in range(5)]
        assert answers == ["Answer"] * 3 + ["Refused"] * 2


def test_a_socket_that_never_stops_is_closed(tmp_path: Path) -> None:
    from questhall.server.messages import Ping

    with serving(tmp_path, limits=Limits(frames=(5, 0.001))) as server, Visitor(server.base) as ann:
        place = ann.sit(ann.open_table("me"))
        with suppress(ConnectionClosed):  # it may be closed before the ninth is out
            for _ in range(9):
                place.send(Ping)
        assert place.quiet(2).gone == "problem-too-many"


@both
def test_names_stay_on_a_finished_match_whoever_leaves_it(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", "open", seed=6, options={"short_game": True})
    for seat, visitor in ((1, ben), (2, cleo)):
        visitor.post(f"/api/tables/{table}/seats/{seat}/claim")
    ann.post(f"/api/tables/{table}/start")
    play_out(*(visitor.sit(table) for visitor in (ann, ben, cleo)))
    before = [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    ben.post(f"/api/tables/{table}/seats/1/leave")
    info = ann.post(f"/api/tables/{table}/remove", {"person": cleo.id})
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", name) for name in before]
    assert [seat["person"] for seat in info["seats"]] == [ann.id, "", ""]
    assert [visitor.get("/api/tables")["mine"] for visitor in (ben, cleo)] == [[], []]
    assert [seat["kind"] for seat in ann.post(f"/api/tables/{table}/rematch")["seats"]] == ["person", "open", "open"]


def test_the_log_keeps_the_name_of_somebody_who_left_in_the_middle(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", seed=6)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    seat = ben.post(f"/api/tables/{table}/seats/1/leave")["seats"][1]
    assert (seat["kind"], seat["name"], seat["person"], seat["bot"]) == ("open", ben.me["name"], "", "greedy")
    assert cleo.post(f"/api/tables/{table}/seats/1/claim")["seats"][1]["name"] == cleo.me["name"]
    lobby = ann.open_table("me", "open")
    ben.post(f"/api/tables/{lobby}/seats/1/claim")
    assert ben.post(f"/api/tables/{lobby}/seats/1/leave")["seats"][1]["name"] == ""


def test_only_the_owner_is_told_who_is_muted(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open")
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/mute", {"person": ben.id})
    told = [visitor.sit(table).receive() for visitor in (ann, ben, cleo)]
    assert [(each["muted"], each["silenced"]) for each in told] == [(False, [ben.id]), (True, []), (False, [])]


def test_the_owner_can_mute_and_send_away(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", "open", seed=2, settings={"public": True})
    for seat, visitor in ((1, ben), (2, cleo)):
        visitor.post(f"/api/tables/{table}/seats/{seat}/claim")
    ann.post(f"/api/tables/{table}/start")
    place, loud = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)

    assert ben.refused("POST", f"/api/tables/{table}/mute", {"person": ann.id}) == (403, "problem-not-your-table")
    ann.post(f"/api/tables/{table}/mute", {"person": ben.id})
    assert loud.tell(Say, text="hello")["problem"] == "problem-muted"
    ann.post(f"/api/tables/{table}/mute", {"person": ben.id, "muted": False})
    assert loud.tell(Say, text="hello")["type"] == "Answer"

    assert ben.refused("POST", f"/api/tables/{table}/remove", {"person": cleo.id})[0] == 403
    assert ann.refused("POST", f"/api/tables/{table}/remove", {"person": "nobody"}) == (404, "problem-no-such-person")
    assert ann.refused("POST", f"/api/tables/{table}/remove", {"person": ann.id}) == (409, "problem-not-now")
    info = ann.post(f"/api/tables/{table}/remove", {"person": ben.id})
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("open", "greedy"), "a bot goes on for him"
    assert loud.quiet(2).gone == "problem-removed"
    assert ben.refused("POST", f"/api/tables/{table}/seats/1/claim") == (403, "problem-removed")
    assert ben.refused("GET", f"/api/tables/{table}") == (403, "problem-removed")
    assert ben.sit(table).quiet(2).gone == "problem-removed"
    for method, path, body in (
        ("GET", "export", None),
        ("GET", "steps/0", None),
        ("GET", "note", None),
        ("PUT", "note", {"text": "mine"}),
        ("POST", "report", {"expected": "something"}),
        ("POST", "fork", {"entries": 0}),
        ("POST", "rematch", None),
    ):
        assert ben.refused(method, f"/api/tables/{table}/{path}", body) == (403, "problem-removed"), path
    assert table not in [each["id"] for each in ben.get("/api/tables")["public"]]
    assert place.caught_up().table["seats"][1]["person"] == ""


def test_a_left_seat_can_be_taken_over_in_a_running_match(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", seed=2)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    leaver, spectator = ben.sit(table).until(lambda it: it.position), cleo.sit(table).until(lambda it: it.position)
    assert ben.refused("POST", f"/api/tables/{table}/seats/0/leave") == (403, "problem-not-your-seat")
    assert ben.post(f"/api/tables/{table}/seats/1/leave")["seats"][1]["kind"] == "open"
    assert leaver.until(lambda it: it.position["seat"] is None).you == []
    cleo.post(f"/api/tables/{table}/seats/1/claim")
    assert spectator.until(lambda it: it.position["seat"] == 1).until(lambda it: it.you).you == [1]
    assert spectator.position["view"]["seat"] == 1


def test_among_people_nobody_looks_into_a_second_seat_in_mid_match(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", "open", seed=2)
    for seat, visitor in ((1, ben), (2, cleo)):
        visitor.post(f"/api/tables/{table}/seats/{seat}/claim")
    ann.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1/claim") == (409, "problem-one-seat")
    cleo.post(f"/api/tables/{table}/seats/2/leave")
    claimed = ann.post(f"/api/tables/{table}/seats/1/claim")
    assert claimed["seats"][1]["person"] == ann.id, "alone there is nobody to have secrets from"


def test_names_at_one_screen_can_be_shown(ann: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": " \u202eDad \n\u200b"}, {"kind": "bot", "name": "\0"}]
    info = ann.post("/api/tables", {"game": "rollplayer", "seats": seats})
    assert [seat["name"] for seat in info["seats"]] == [ann.me["name"], "Dad", ""]


def test_the_owner_fills_and_empties_chairs_before_the_start(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", "open")
    ben.post(f"/api/tables/{table}/seats/2/claim")
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"}) == (403, "problem-not-your-table")
    assert ann.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert ann.refused("PUT", f"/api/tables/{table}/seats/2", {"kind": "open"}) == (403, "problem-not-your-seat")
    assert ann.put(f"/api/tables/{table}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ben.post(f"/api/tables/{table}/seats/2/leave")["seats"][2]["kind"] == "open"
    for seat in (3, 99):
        assert ann.refused("POST", f"/api/tables/{table}/seats/{seat}/claim") == (404, "problem-no-such-seat")


def test_a_closed_table_is_closed(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open")
    place = ben.sit(table).until(lambda it: it.table)
    assert ben.refused("POST", f"/api/tables/{table}/close") == (403, "problem-not-your-table")
    assert ann.post(f"/api/tables/{table}/close")["stage"] == "closed"
    assert place.quiet(2).gone == "problem-closed"
    assert ben.refused("POST", f"/api/tables/{table}/seats/1/claim") == (409, "problem-closed")
    assert ann.refused("POST", f"/api/tables/{table}/start")[0] == 409
    assert ann.get("/api/tables")["mine"] == []


@both
def test_notes_are_private(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open")
    assert ann.get(f"/api/tables/{table}/note") == {"text": ""}
    ann.put(f"/api/tables/{table}/note", {"text": "Ben сберегает золото\0"})
    ben.put(f"/api/tables/{table}/note", {"text": "mine"})
    assert ann.get(f"/api/tables/{table}/note") == {"text": "Ben сберегает золото"}


@pytest.mark.parametrize("code", ["ZZZZZZ", "ABCDE1", "      ", "'OR1=1", "ÄÖÜÄÖÜ"])
def test_a_code_that_nobody_gave_leads_nowhere(ann: Visitor, code: str) -> None:
    assert ann.refused("POST", "/api/tables/join", {"code": code}) == (404, "problem-no-such-table")


def test_who_is_here_is_seen(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open")
    ben.post(f"/api/tables/{table}/seats/1/claim")
    place, other = ann.sit(table), ben.sit(table).until(lambda it: it.table)
    place.until(lambda it: it.table.get("seats") and it.table["seats"][1]["online"])
    second = ben.sit(table).until(lambda it: it.table)
    other.close()
    assert place.caught_up().table["seats"][1]["online"], "one of his two sockets is still here"
    second.close()
    place.until(lambda it: not it.table["seats"][1]["online"])
