"""What becomes of people's seats in mid-match is said in the chat, in every language, and is still there afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from questhall.server.config import Limits
from questhall.server.messages import Hold, Resign, Say
from questhall.server.notices import Notice
from questhall.text import LANGUAGES, Texts
from support.serving import Serving, both, serving
from support.visitor import Place, Visitor


def two_play(ann: Visitor, ben: Visitor, **settings: object) -> str:
    table = ann.open_table("me", "open", seed=6, settings=settings)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    return table


def notices(place: Place) -> list[tuple[str, str]]:
    return [(line["notice"], line["name"]) for line in place.caught_up().chat if line["notice"]]


@both
def test_a_seat_handed_to_a_bot_taken_back_and_given_up(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = two_play(ann, ben)
    place, other, name = ann.sit(table), ben.sit(table), ben.me["name"]
    ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
    ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ben.post(f"/api/tables/{table}/seats/1/claim")
    assert place.tell(Say, text="welcome back")["type"] == "Answer"
    assert other.tell(Resign, seat=1)["type"] == "Answer"
    said = [("bot", name), ("back", name), ("resigned", name)]
    assert notices(place) == notices(other) == said
    assert notices(cleo.sit(table)) == said, "whoever comes later reads it too"
    assert [line["text"] for line in place.chat] == ["", "", "welcome back", ""]


@both
def test_people_who_leave_are_removed_or_sit_down(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = two_play(ann, ben)
    place = ann.sit(table)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    cleo.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/remove", {"person": cleo.id})
    names = ben.me["name"], cleo.me["name"], cleo.me["name"]
    assert notices(place) == list(zip(("left", "joined", "removed"), names, strict=True))


def test_a_guest_who_turns_out_to_sit_here_already_has_left(ann: Visitor, ben: Visitor) -> None:
    table = two_play(ann, ben)
    place, name = ann.sit(table), ben.me["name"]
    ben.post("/api/me/continue", {"code": ann.post("/api/me/code")["code"]})
    assert notices(place) == [("left", name)]


def test_before_a_match_begins_nothing_is_said_of_seats(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open")
    place = ann.sit(table)
    for deed in ("claim", "leave", "claim"):
        ben.post(f"/api/tables/{table}/seats/1/{deed}")
    ann.post(f"/api/tables/{table}/start")
    assert notices(place) == []


def test_going_to_and_fro_does_not_drive_out_what_people_say(tmp_path: Path) -> None:
    limits = Limits(chat=(3, 0.0))
    with serving(tmp_path, limits=limits) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        table = two_play(ann, ben)
        place = ann.sit(table)
        for _ in range(4):
            ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
            ben.post(f"/api/tables/{table}/seats/1/claim")
        assert [what for what, _ in notices(place)] == ["bot", "back", "bot"]
        assert ben.sit(table).tell(Say, text="I am here")["type"] == "Answer", "what people say is counted apart"


def out_of_time(server: Serving, table: str, place: Place) -> None:
    """The clock of whoever is asked has run out, and a bot has answered; it must not play the match to its end."""
    room, entries, waiting = server.hall.rooms[table], place.position["entries"], place.position["waiting"]
    assert room.clocks is not None
    for seat in waiting:
        room.clocks.banks[seat] = 0.0
    place.tell(Hold, hold=False)
    place.until(lambda it: it.position["entries"] > entries)
    for seat in waiting:
        room.clocks.banks[seat] = 600.0


def test_a_clock_that_ran_out_is_told_once_and_so_is_the_return(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=6, settings={"clock": {"bank": 600, "add": 0}})
        name, token = ann.me["name"], ann.token
        place = ann.sit(table).my_turn()
        for _ in range(3):
            out_of_time(server, table, place.my_turn())
        assert notices(place) == [("clock", name)]
    with serving(tmp_path) as server, Visitor(server.base, token) as ann:
        place = ann.sit(table).until(lambda it: it.position)
        out_of_time(server, table, place)
        assert notices(place) == [("clock", name)], "after a restart it is not said again"
        room = server.hall.rooms[table]
        assert room.clocks is not None
        room.clocks.banks[0] = 600.0
        for _ in range(2):
            while place.my_turn().play()["type"] != "Answer":
                """The bot that had stood in was quicker once more."""
        assert notices(place) == [("clock", name), ("back", name)]


def test_an_absence_is_told_once_and_so_is_the_return(tmp_path: Path) -> None:
    with serving(tmp_path, leaver_seconds=0.0) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        table = two_play(ann, ben, leaver="bot")
        place, name = ann.sit(table).until(lambda it: it.table), ben.me["name"]
        for _ in range(4):
            place.my_turn().play()
        assert notices(place.my_turn()) == [("leaver", name)]
        back = ben.sit(table).until(lambda it: it.position)
        place.play()
        assert back.my_turn().play()["type"] == "Answer"
        assert notices(place) == notices(back) == [("leaver", name), ("back", name)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("notice", get_args(Notice))
def test_every_notice_has_a_sentence_with_the_name(lang: str, notice: str) -> None:
    assert "Ann" in Texts(None, lang).say(f"ui-notice-{notice}", name="Ann")
