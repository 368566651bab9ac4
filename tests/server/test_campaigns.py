"""Campaigns at real tables: what a match leaves is kept, shown, taken along, and told to nobody who has not played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from questhall.engine.campaign import write_campaign
from questhall.games import GAMES
from questhall.games.nearandfar import GAME as NEARANDFAR
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet
from support.serving import Serving, both, serving
from support.visitor import Visitor, play_out
from teaching.campaign import GAME, Saga, Veteran

KEY = GAME.key


@pytest.fixture(autouse=True)
def three_winters() -> Iterator[None]:
    """The small campaign is in the hall for a while."""
    GAMES[KEY] = GAME
    yield
    del GAMES[KEY]


def a_winter(ann: Visitor, *seats: str, **more: Any) -> str:
    """A table at which a winter has been played to its end."""
    table = ann.open_table(*(seats or ("me", "random")), game=KEY, start=True, seed=3, **more)
    play_out(ann.sit(table))
    return table


def campaign_of(ann: Visitor, table: str) -> Any:
    return ann.get(f"/api/campaigns/{ann.get(f'/api/tables/{table}')['campaign']}")


def file_of(document: Any, game: Any = GAME) -> Any:
    return json.decode(write_campaign(game, document))


@both
def test_a_campaign_begins_with_its_first_table_and_keeps_what_a_match_leaves(ann: Visitor, server: Serving) -> None:
    table = ann.open_table("me", "random", game=KEY, start=True, seed=3)
    before = campaign_of(ann, table)
    assert (before["page"], before["over"], before["table"]["id"]) == (None, False, table)
    place = ann.sit(table)
    play_out(place)
    after = campaign_of(ann, table)
    assert after["page"]["winter"] == 2
    heroes = place.position["view"]["heroes"]
    assert [hero["wounds"] for hero in after["page"]["heroes"]] == [wounds for wounds, _, _ in heroes]


@both
def test_the_next_game_goes_on_with_the_document_until_the_campaign_is_over(ann: Visitor, server: Serving) -> None:
    table = a_winter(ann)
    first = ann.get(f"/api/tables/{table}")["campaign"]
    for winter in (2, 3):
        coming = ann.post(f"/api/tables/{table}/rematch")
        assert (coming["campaign"], coming["stage"]) == (first, "playing"), "alone with bots it begins at once"
        table = coming["id"]
        place = ann.sit(table).my_turn()
        assert place.position["view"]["winter"] == winter
        play_out(place)
    assert campaign_of(ann, table)["over"]
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["campaign"] not in ("", first), "after the end a new campaign begins"
    assert ann.sit(again["id"]).my_turn().position["view"]["winter"] == 1


@both
def test_the_campaigns_of_a_person_are_listed_those_that_changed_last_first(
    ann: Visitor, ben: Visitor, server: Serving
) -> None:
    assert ann.get("/api/campaigns") == []
    tables = [a_winter(ann), ann.open_table("me", "random", game=KEY, start=True, seed=3)]
    ann.open_table("me", "random", game="rollplayer", start=True, seed=3)
    listed = ann.get("/api/campaigns")
    assert [row["table"] for row in listed] == tables[::-1]
    assert [(row["game"], row["over"]) for row in listed] == [(KEY, False)] * 2
    assert listed[0]["id"] == campaign_of(ann, tables[1])["id"]
    assert ben.get("/api/campaigns") == []


def test_two_who_ask_for_the_next_game_come_to_the_same_table(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", game=KEY)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    play_out(ann.sit(table), ben.sit(table))
    campaign = ann.get(f"/api/tables/{table}")["campaign"]
    coming = ben.post(f"/api/campaigns/{campaign}/next")
    assert [seat["person"] for seat in coming["seats"]] == [ann.id, ben.id]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == coming["id"]
    assert ann.post(f"/api/campaigns/{campaign}/next")["id"] == coming["id"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_end_that_was_not_noted_is_entered_when_the_hall_opens_again(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies between the last move and everything that follows from it."""
    database = request.getfixturevalue("postgres").new_database() if kind == "postgres" else ""
    with serving(tmp_path, database) as server, Visitor(server.base) as ann:
        monkeypatch.setattr("questhall.server.room.Room._keep_the_end", nothing)
        table, token = a_winter(ann), ann.token
    monkeypatch.undo()
    with serving(tmp_path, database) as server, Visitor(server.base, token) as ann:
        assert campaign_of(ann, table)["page"]["winter"] == 2


async def nothing(room: object) -> None:
    """What a dead server does."""


def test_a_table_that_is_closed_in_mid_match_costs_the_campaign_nothing(ann: Visitor) -> None:
    table = a_winter(ann)
    coming = ann.post(f"/api/tables/{table}/rematch")
    ann.post(f"/api/tables/{coming['id']}/close")
    again = ann.post(f"/api/campaigns/{coming['campaign']}/next")
    assert again["id"] not in (table, coming["id"])
    assert ann.sit(again["id"]).my_turn().position["view"]["winter"] == 2


def test_a_campaign_goes_out_as_a_file_and_comes_in_at_a_new_table(ann: Visitor, ben: Visitor) -> None:
    campaign = campaign_of(ann, a_winter(ann))
    answer = ann.http.get(f"/api/campaigns/{campaign['id']}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{KEY}-campaign-{campaign["id"]}.json"'
    table = ben.open_table("me", "random", game=KEY, start=True, campaign=json.decode(answer.content))
    brought = campaign_of(ben, table)
    assert brought["id"] != campaign["id"]
    assert brought["page"] == campaign["page"]
    assert ben.sit(table).my_turn().position["view"]["winter"] == 2


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ({}, "foreign-campaign"),
        ({"format": "questhall match"}, "foreign-campaign"),
        ({**file_of(Saga(2, [Veteran()])), "schema": 9}, "newer-campaign"),
        ({**file_of(Saga(2, [Veteran()])), "game": "nearandfar"}, "other-campaign"),
        ({**file_of(Saga(2, [Veteran()])), "campaign": {"winter": 2, "heroes": [{"gold": 9}]}}, "forged-campaign"),
        ({**file_of(Saga(2, [Veteran()])), "campaign": {"winter": "two", "heroes": []}}, "forged-campaign"),
    ],
)
def test_what_is_no_campaign_is_refused_with_a_sentence(ann: Visitor, file: Any, why: str) -> None:
    wanted = {"game": KEY, "seats": [{"kind": "me"}], "campaign": file}
    refused = ann.post("/api/tables", wanted, 400)
    assert (refused["problem"], refused["facts"]["why"]) == ("problem-bad-campaign", why)
    assert refused["sentence"].startswith("This campaign cannot be used: ")


def test_a_campaign_that_is_over_or_of_others_cannot_go_on(ann: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    over = {"game": KEY, "seats": seats, "campaign": file_of(Saga(4, [Veteran(), Veteran()]))}
    assert ann.refused("POST", "/api/tables", over) == (409, "problem-campaign-over")
    three = Campaign("campaign", [Sheet(character, scores=[1]) for character in ("vera", "rin", "riza")])
    three.chapters = [Chapter(2, [1, 1, 1])]
    wanted = {"game": "nearandfar", "seats": seats, "campaign": file_of(three, NEARANDFAR)}
    refused = ann.post("/api/tables", wanted, 400)
    assert (refused["problem"], refused["facts"]["why"]) == ("problem-bad-table", "other-players")


def test_a_campaign_fixes_its_options(ann: Visitor) -> None:
    document = Campaign("character", [Sheet("vera", scores=[1]), Sheet("rin", scores=[2])], [Chapter(2, [1, 2])])
    file = file_of(document, NEARANDFAR)
    table = ann.open_table("me", "open", game="nearandfar", campaign=file, options={"mode": "campaign"})
    info = ann.get(f"/api/tables/{table}")
    assert info["options"]["mode"] == "character"
    page = campaign_of(ann, table)["page"]
    assert [sheet["character"] for sheet in page["sheets"]] == ["vera", "rin"]
    assert page["chapters"] == [{"map": 2, "scores": [1, 2]}]


def test_a_match_outside_campaigns_has_none(ann: Visitor) -> None:
    table = ann.open_table("me", "random", game="nearandfar", options={"mode": "first"})
    assert ann.get(f"/api/tables/{table}")["campaign"] == ""


def test_a_sheet_says_how_many_side_quests_wait_and_not_which(ann: Visitor) -> None:
    sheets = [Sheet("vera", side_quests=["s1", "s2"], next="vera-9", scores=[1]), Sheet("rin", scores=[2])]
    file = file_of(Campaign("campaign", sheets, [Chapter(2, [1, 2])], ["s9"]), NEARANDFAR)
    table = ann.open_table("me", "random", game="nearandfar", campaign=file)
    campaign = ann.get(f"/api/tables/{table}")["campaign"]
    page = ann.http.get(f"/api/campaigns/{campaign}").text
    assert json.decode(page)["page"]["sheets"][0]["side_quests"] == 2
    assert not any(f'"{key}"' in page for key in ("s1", "s2", "s9", "vera-9"))


def test_the_page_and_the_file_are_for_those_who_play(ann: Visitor, ben: Visitor) -> None:
    campaign = campaign_of(ann, a_winter(ann))["id"]
    for method, path in (("GET", ""), ("GET", "/export"), ("POST", "/next")):
        assert ben.refused(method, f"/api/campaigns/{campaign}{path}") == (403, "problem-not-your-campaign")
        assert ann.refused(method, f"/api/campaigns/abc{path}") == (404, "problem-no-such-campaign")
        assert ann.refused(method, f"/api/campaigns/%00{path}") == (404, "problem-no-such-campaign")


def test_an_onlooker_sees_a_finished_match_of_a_campaign_with_his_own_eyes_only(ann: Visitor, ben: Visitor) -> None:
    table = a_winter(ann)
    place = ben.sit(table).until(lambda it: it.position.get("result"))
    assert place.position["result"]["campaign"] is None, "the document stays on the server"
    assert ben.get(f"/api/tables/{table}/steps/2")["seat"] is None
    for path in (f"/api/tables/{table}/steps/2?seat=0", f"/api/tables/{table}/events/0?seat=1"):
        assert ben.refused("GET", path) == (403, "problem-story")
        assert ann.get(path)["seat"] in (0, 1)
    assert ben.refused("POST", f"/api/tables/{table}/fork", {"entries": 1}) == (403, "problem-story")
    assert ben.get(f"/api/tables/{table}/export")["format"] == "questhall seat"
    assert ann.get(f"/api/tables/{table}/export")["format"] == "questhall match"
    assert ben.get(f"/api/tables/{table}/scores"), "scores tell no story"


def test_a_fork_of_a_campaign_match_leaves_the_campaign_alone(ann: Visitor) -> None:
    table = a_winter(ann)
    before = campaign_of(ann, table)
    fork = ann.post(f"/api/tables/{table}/fork", {"entries": 1})
    assert fork["campaign"] == ""
    play_out(ann.sit(fork["id"]))
    assert campaign_of(ann, table)["page"] == before["page"]
