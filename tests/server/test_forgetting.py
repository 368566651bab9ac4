"""Whoever wants to be forgotten is, at once; private tables are for those who were invited."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path

from questhall.server.backup import back_up
from questhall.server.config import Settings
from questhall.server.messages import Say, StandingOrder
from support.mailbox import mailbox
from support.serving import Postgres, Serving, both, serving, wait_until
from support.visitor import Visitor, play_out

NAME = "Zephyrine the Unforgettable"[:24]


def everything(settings: Settings, folder: Path) -> bytes:
    """All that stands in the database of a hall."""
    file = folder / f"all-{time.monotonic_ns()}.gz"
    asyncio.run(back_up(settings, file))
    return gzip.decompress(file.read_bytes())


def test_nothing_is_left_of_a_guest_who_sits_at_a_table(tmp_path: Path, database: str) -> None:
    with (
        mailbox() as box,
        serving(tmp_path, database) as server,
        Visitor(server.base) as ann,
        Visitor(server.base) as ben,
    ):
        assert box.letters == []
        ben.put("/api/me", {"name": NAME})
        running = ann.open_table("me", "open", seed=6, options={"short_game": True})
        own = ben.open_table("me", "me", "open")
        alone = ben.open_table("me", "random", start=True, seed=6, options={"short_game": True})
        ben.post(f"/api/tables/{running}/seats/1/claim")
        ann.post(f"/api/tables/{own}/seats/2/claim")
        ann.post(f"/api/tables/{running}/start")
        place, other = ann.sit(running).until(lambda it: it.position), ben.sit(running).until(lambda it: it.position)
        play_out(place, other, most=12)
        assert other.tell(Say, text="remember me not")["type"] == "Answer"
        assert place.tell(Say, text="we shall see")["type"] == "Answer"
        assert other.tell(StandingOrder, seat=1, topic="market.turn", move={"type": "Skip"})["type"] == "Answer"
        ben.put(f"/api/tables/{running}/note", {"text": "my secret plan"})
        ben.post("/api/me/vacation", {"days": 1})
        ben.put("/api/me/reach/on", {"on": False})
        play_out(ben.sit(alone))
        entries, old, token = place.caught_up().position["entries"], ben.id, ben.token
        before = everything(server.settings, tmp_path)
        assert all(word.encode() in before for word in (old, NAME, "remember me not", "my secret plan"))

        new = ben.post("/api/me/forget", {})
        assert (new["id"] != old, new["account"]) == (True, False)
        after = everything(server.settings, tmp_path)
        for word in (old, NAME, "remember me not", "my secret plan"):
            assert word.encode() not in after, word

        seat = place.until(lambda it: it.table["seats"][1]["kind"] == "open").table["seats"][1]
        assert (seat["name"], seat["person"], seat["bot"]) == ("", "", "greedy")
        assert place.caught_up().position["entries"] >= entries, "not a move is lost"
        assert [line["text"] for line in ann.sit(running).caught_up().chat if line["text"]] == ["we shall see"]
        assert ann.get(f"/api/tables/{own}")["owner"] == ann.id, "his table is another's"
        assert ann.get(f"/api/tables/{alone}")["seats"][0]["name"] == ""
        with Visitor(server.base, token) as stranger:
            assert stranger.get("/api/me")["id"] != old, "his session is nobody's"
        ann.put(f"/api/tables/{running}/seats/1", {"kind": "bot", "bot": "random"})  # which does not think long
        play_out(place)
        record = ann.get(f"/api/tables/{running}/export")
        assert {entry[4] for entry in record["journal"] if entry[2] == 1} >= {"forgotten-person", "bot:random"}
    with serving(tmp_path, database) as server, Visitor(server.base) as ann:
        again = ann.sit(running).until(lambda it: it.position.get("result"))
        assert len(record["journal"]) == again.position["entries"], "it can still be played anew"


def test_an_account_says_its_password_once_more(server: Serving, ann: Visitor) -> None:
    name = {"name": f"Account {time.monotonic_ns()}"[:24], "password": "swordfish1"}
    ann.post("/api/accounts", name)
    assert ann.refused("POST", "/api/me/forget", {}) == (403, "problem-wrong-password")
    assert ann.refused("POST", "/api/me/forget", {"password": "swordfish2"}) == (403, "problem-wrong-password")
    ann.post("/api/me/forget", {"password": "swordfish1"})
    assert ann.refused("POST", "/api/login", name) == (403, "problem-wrong-password"), "there is no such account"


def test_the_other_servers_forget_too(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        serving(tmp_path / "a", database) as here,
        serving(tmp_path / "b", database) as there,
        Visitor(here.base) as ann,
        Visitor(there.base) as ben,
    ):
        ben.put("/api/me", {"name": NAME})
        table = ann.open_table("me", "open", seed=6)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        wait_until(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person")
        ann.post(f"/api/tables/{table}/start")
        place, other = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)
        play_out(place, other, most=6)
        assert other.tell(Say, text="hush")["type"] == "Answer"
        place.until(lambda it: it.chat)
        with Visitor(here.base, ben.token) as twin:
            twin.sit(table).until(lambda it: it.position)
            twin.post("/api/me/forget", {})
            place.until(lambda it: it.table["seats"][1]["kind"] == "open")
        wait_until(lambda: all(ben.id not in room_of(server, table) for server in (here, there)))
        assert ben.get("/api/me")["id"] != ben.id


def room_of(server: Serving, table: str) -> str:
    room = server.hall.rooms[table]
    assert room.chronicle is not None
    return f"{room.paper} {room.chat} {room.chronicle.match.journal} {[each.person for each in room.listeners]}"


# Private tables


@both
def test_a_private_table_is_seen_by_those_who_sit_there_and_nobody_else(
    ann: Visitor, ben: Visitor, cleo: Visitor
) -> None:
    private = ann.open_table("me", "open", "open")
    public = ann.open_table("me", "open", settings={"public": True})
    ben.post(f"/api/tables/{private}/seats/1/claim")
    for visitor, sees in ((ann, True), (ben, True), (cleo, False)):
        listed = visitor.get("/api/tables")
        mine, others = ({each["id"] for each in listed[name]} for name in ("mine", "public"))
        assert (private in mine) == sees
        assert private not in others, "in the window it stands for nobody"
        assert public in others or public in mine
    assert private not in str(cleo.get("/api/campaigns"))
    assert private not in str(cleo.get("/api/me/waiting"))
    wrong = cleo.refused("GET", f"/api/tables/{'0' * 16}")
    assert wrong == (404, "problem-no-such-table"), "nothing tells a wrong number from that of another table"
    assert cleo.refused("POST", "/api/tables/join", {"code": "ZZZZZZ"}) == (404, "problem-no-such-table")


def test_numbers_of_tables_cannot_be_guessed_from_one_another(ann: Visitor) -> None:
    ids = [int(ann.open_table("me"), 16) for _ in range(20)]
    assert len(set(ids)) == 20
    assert min(abs(a - b) for a in ids for b in ids if a != b) > 2**40, "64 random bits"
