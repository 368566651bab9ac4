"""Matches that today's rules cannot continue are frozen, say why in every language, and go on when the rules fit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json
from sqlalchemy import Executable, insert, update

import questhall
from questhall.games import GAMES
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.rules import dice
from questhall.lab import tictactoe
from questhall.server.chronicle import READ_KEPT
from questhall.server.config import UNLIMITED, Settings
from questhall.server.hosting import opened as open_database
from questhall.server.hosting import whole_record
from questhall.server.journal import WRITE, Row
from questhall.server.messages import Undo
from questhall.server.schema import JOURNAL, SNAPSHOTS
from questhall.server.store import Store
from questhall.text import LANGUAGES, Texts
from support.serving import Serving, serving
from support.visitor import Place, Visitor


@pytest.fixture
def hall(tmp_path: Path, database: str) -> Settings:
    """A hall that is opened and closed again, and what stands in its database between."""
    return Settings(data=tmp_path, database=database, limits=UNLIMITED)


def opened(hall: Settings) -> AbstractContextManager[Serving]:
    return serving(hall.data, hall.database)


def change(hall: Settings, statement: Executable) -> None:
    """Carry out some SQL beside the server."""

    async def carry_out() -> None:
        async with open_database(hall) as database:
            await database.execute((statement, None))

    asyncio.run(carry_out())


def last_kept(hall: Settings, table: str) -> bytes:
    """The snapshot: of which moment of the match, is a matter of chance."""

    async def kept() -> bytes:
        async with open_database(hall) as database:
            found = await Store(database).snapshot(table)
        assert found is not None
        return found[1]

    return asyncio.run(kept())


def tamper(hall: Settings, table: str, with_it: Callable[[dict[str, Any]], None]) -> None:
    """As if the snapshot had been written by somebody else."""
    snapshot = json.decode(last_kept(hall, table))
    with_it(snapshot)
    data = json.encode(snapshot)
    assert READ_KEPT(data)
    change(hall, update(SNAPSHOTS).where(SNAPSHOTS.c.match == table).values(data=data))


def with_rules(version: int) -> Callable[[dict[str, Any]], None]:
    return lambda snapshot: snapshot["match"].update(rules=version)


def of_game(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda snapshot: snapshot["match"].update(game=key)


def two_play(hall: Settings, moves: int = 0) -> tuple[str, list[str]]:
    """A table of two people, and their sessions."""
    with opened(hall) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        table = ann.open_table("me", "open", seed=5)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        places = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)
        for _ in range(moves):
            next(place for place in places if place.caught_up().ask is not None).play()
        return table, [ann.token, ben.token]


def rules_now(hall: Settings, table: str) -> int:
    record = json.decode(asyncio.run(whole_record(hall, table)))
    return int(record["rules"])


def test_who_plays_alone_can_look_at_a_frozen_match_and_take_it_out(hall: Settings) -> None:
    with opened(hall) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=5)
        place = ann.sit(table)
        for _ in range(3):
            place.my_turn().play()
        token = ann.token
    kept = questhall.load(bytes(READ_KEPT(last_kept(hall, table)).match)).view(0)
    tamper(hall, table, with_rules(99))
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert info["stage"] == "frozen"
        assert "version 99" in info["note"]
        place = ann.sit(table).until(lambda it: it.table)
        assert place.until(lambda it: it.position).position["asks"] == []
        assert place.position["view"] == json.decode(json.encode(kept)), "it can be looked at, as it was last kept"
        record = ann.get(f"/api/tables/{table}/export")
        entries = len(record["journal"]) + len(record["since"])
        assert (record["rules"], entries) == (99, 3), "with what was entered since it was last kept"
        assert ann.refused("POST", f"/api/tables/{table}/fork", {"entries": 0}) == (409, "problem-frozen")


@pytest.mark.parametrize(
    ("with_it", "why", "russian"),
    [
        (with_rules(99), "newer-rules", "партия сыграна по более новым правилам игры rollplayer (версия 99"),
        (of_game("chess"), "no-such-game", "игры «chess» здесь нет"),
    ],
)
def test_why_a_match_is_frozen_is_told_in_every_language(
    hall: Settings, with_it: Callable[[dict[str, Any]], None], why: str, russian: str
) -> None:
    table, (token, _) = two_play(hall)
    tamper(hall, table, with_it)
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["why"]) == ("frozen", why)
        answer = ann.http.post(f"/api/tables/{table}/fork", content=b'{"entries":0}').json()
        assert answer["problem"] == "problem-frozen"
        refused = ann.sit(table).tell(Undo, seat=0)
        assert refused["problem"] == "problem-frozen"
        for problem in (answer, refused):  # by HTTP and through the socket
            said = Texts(None, "ru").say(problem["problem"], **problem["facts"])
            assert said.startswith(f"Эту партию здесь нельзя продолжить: {russian}")
        for lang in LANGUAGES:
            facts = {"note": info["note"], "why": info["why"], **info["facts"]}
            assert info["note"] not in Texts(None, lang).say("ui-frozen", **facts) or lang == "en"


def test_a_journal_that_does_not_fit_freezes_the_match_and_never_breaks_a_request(hall: Settings) -> None:
    table, (token, _) = two_play(hall, moves=2)
    nonsense = b'["play",0,"x",1.0,{"type":"Nonsense"}]'
    change(hall, insert(JOURNAL).values(match=table, seq=2, row=nonsense))  # no snapshot can hold it yet
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["why"], info["facts"]) == ("frozen", "wrong-record", {})
        assert ann.sit(table).until(lambda it: it.position).position["asks"] == []
        for path in ("steps/0", "events/0", "scores"):
            assert ann.refused("GET", f"/api/tables/{table}/{path}") == (409, "problem-frozen")


def test_what_is_frozen_keeps_its_secrets_save_from_the_host(hall: Settings) -> None:
    table, tokens = two_play(hall, moves=2)
    tamper(hall, table, with_rules(99))
    with opened(hall) as server, Visitor(server.base, tokens[1]) as ben, Visitor(server.base) as cleo:
        record = ben.get(f"/api/tables/{table}/export")
        assert (record["format"], record["seat"], "key" in record) == ("questhall seat", 1, False)
        assert cleo.get(f"/api/tables/{table}/export")["seat"] is None
    whole = json.decode(asyncio.run(whole_record(hall, table)))
    entries = [*whole["journal"], *whole["since"]]  # which of them a snapshot holds is a matter of moments
    assert (whole["rules"], len(entries), "key" in whole) == (99, 2, True)


def test_with_rules_that_fit_it_the_match_goes_on(hall: Settings) -> None:
    table, (token, _) = two_play(hall)
    fitting = rules_now(hall, table)
    tamper(hall, table, with_rules(99))
    with opened(hall) as server, Visitor(server.base, token) as ann:
        assert ann.get(f"/api/tables/{table}")["stage"] == "frozen"
    tamper(hall, table, with_rules(fitting))
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["note"], info["why"]) == ("playing", "", "")
        assert ann.sit(table).until(lambda it: it.position).position["waiting"]


def test_what_people_have_seen_is_never_changed_by_new_rules(hall: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries behind the last snapshot fit today's rules, only they come to something else: a coin more for a full row.

    The match is frozen where both agree. With the rules it was played by it goes on as if nothing had been.
    """
    with opened(hall) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "me", start=True, seed=5)
        place, token = ann.sit(table), ann.token
        seen: dict[int, list[int]] = {}
        early = last_kept(hall, table)
        for _ in range(45):
            place.my_turn()
            if place.position["view"]["phase"] not in ("sheets", "placing", "classes"):  # set-up pays too
                seen[place.position["entries"]] = gold_at(place)
            place.play()
    change(hall, update(SNAPSHOTS).where(SNAPSHOTS.c.match == table).values(data=early, seq=0))
    monkeypatch.setattr(dice, "FULL_ROW_PAYS", 3)
    monkeypatch.setattr(dice, "gold_die_pays", lambda player: 5)
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["why"], info["facts"]["version"]) == ("frozen", "older-rules", GAME.rules_version)
        assert "leads elsewhere" in info["note"]
        place = ann.sit(table).until(lambda it: it.position)
        stands = place.position["entries"]
        assert gold_at(place) == seen[stands], "as people saw it when it stood there"
        assert sum(seen[stands + 1]) > sum(seen[stands]), "before the first die that pays otherwise"
    monkeypatch.undo()
    with opened(hall) as server, Visitor(server.base, token) as ann:
        assert ann.get(f"/api/tables/{table}")["stage"] == "playing"
        assert ann.sit(table).my_turn().play()["type"] == "Answer"


class LargerBoard(tictactoe.Board):
    """The state of a later version, which keeps one thing more."""

    moves_made: int = 0


@pytest.mark.parametrize("version", [1, 2], ids=["the same rules", "rules counted up"])
def test_a_version_that_only_keeps_more_in_a_position_goes_on(
    hall: Settings, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    """Also with entries behind the last snapshot, which it enters anew: people were told the same."""
    monkeypatch.setitem(GAMES, "tic-tac-toe", tictactoe.GAME)
    with opened(hall) as server, Visitor(server.base) as ann:
        table, token = ann.open_table("me", "me", game="tic-tac-toe", start=True, seed=5), ann.token
        early = last_kept(hall, table)
        place = ann.sit(table)
        for _ in range(10):
            place.my_turn().play()
    change(hall, update(SNAPSHOTS).where(SNAPSHOTS.c.match == table).values(data=early, seq=0))
    later = replace(
        tictactoe.GAME,
        state=LargerBoard,
        setup=lambda box: LargerBoard({}, [tictactoe.EMPTY] * tictactoe.CELLS),
        rules_version=version,
    )
    monkeypatch.setitem(GAMES, "tic-tac-toe", later)
    with opened(hall) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["note"]) == ("playing", "")
        assert ann.sit(table).my_turn().position["entries"] == 10


def gold_at(place: Place) -> list[int]:
    return [sheet["gold"] for sheet in place.position["view"]["sheets"]]


def test_two_servers_with_different_rules_never_show_one_table_in_two_ways(hall: Settings) -> None:
    """What another server entered came to another position there: here the match is not played on."""
    with opened(hall) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "me", start=True, seed=5)
        place = ann.sit(table).my_turn()
        at = place.position["entries"]
        (ask,) = place.position["asks"][:1]
        row = Row(
            "play", ask["seat"], ann.id, move=Raw(json.encode(ask["moves"][0]["move"])), rules=99, mark="elsewhere"
        )
        change(hall, insert(JOURNAL).values(match=table, seq=at, row=WRITE(row)))
        refused = place.play()
        assert (refused["type"], refused["problem"]) == ("Refused", "problem-frozen")
        info = ann.get(f"/api/tables/{table}")
        assert (info["stage"], info["why"], info["facts"]["version"]) == ("frozen", "newer-rules", 99)
        assert place.until(lambda it: it.table["stage"] == "frozen").position["entries"] == at


def test_what_is_closed_stays_closed(hall: Settings) -> None:
    table, (token, _) = two_play(hall)
    with opened(hall) as server, Visitor(server.base, token) as ann:
        ann.post(f"/api/tables/{table}/close")
    tamper(hall, table, with_rules(99))
    with opened(hall) as server, Visitor(server.base, token) as ann:
        assert ann.get(f"/api/tables/{table}")["stage"] == "closed"
        assert ann.get("/api/tables")["mine"] == []
