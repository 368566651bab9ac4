"""Several servers, one PostgreSQL: any of them serves any table, and nobody notices which one he is at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import Raw, json

from questhall.server import catching_up, loading
from questhall.server.messages import AnswerTakeBack, AskTakeBack, Hold, Play, Say, Undo
from questhall.server.neighbours import built_from
from support.serving import Postgres, Serving, serving, wait_until
from support.visitor import Place, Visitor, play_out

BEAT = 0.2


class Two(NamedTuple):
    """Two servers with the same database, and somebody at each."""

    here: Serving
    there: Serving
    ann: Visitor
    ben: Visitor


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[Two]:
    database, settings = postgres.new_database(), {"beat_seconds": BEAT, "pause_seconds": 0.05}
    with (
        serving(tmp_path / "here", database, **settings) as here,
        serving(tmp_path / "there", database, **settings) as there,
        Visitor(here.base) as ann,
        Visitor(there.base) as ben,
    ):
        yield Two(here, there, ann, ben)


def opened(two: Two, *seats: str, **settings: Any) -> str:
    """Ann opens the table, Ben sits down at the other server, and Ann begins."""
    table = two.ann.open_table("me", "open", *seats, seed=12, settings=settings)
    two.ben.post(f"/api/tables/{table}/seats/1/claim")
    wait_until(lambda: two.here.hall.rooms[table].paper.chairs[1].person == two.ben.id)
    two.ann.post(f"/api/tables/{table}/start")
    return table


def at_both(two: Two, *seats: str, **settings: Any) -> tuple[Place, Place]:
    table = opened(two, *seats, **settings)
    places = two.ann.sit(table), two.ben.sit(table)
    for place in places:
        place.until(lambda it: it.position)
        place.until(lambda it: all(seat["online"] for seat in it.table["seats"] if seat["kind"] == "person"))
    return places


def asked(*places: Place) -> Place:
    wait_until(lambda: any(place.quiet(0.01).ask is not None for place in places))
    return next(place for place in places if place.ask is not None)


def test_two_people_at_two_servers_play_a_match_to_its_end(two: Two) -> None:
    one, other = at_both(two)
    play_out(one, other)
    assert one.position["result"] == other.position["result"]
    assert one.position["entries"] == other.position["entries"]
    records = [each.get(f"/api/tables/{one.table['id']}/export") for each in (two.ann, two.ben)]
    assert records[0]["journal"] == records[1]["journal"]
    wait_until(lambda: {each.get("/api/tables")["mine"][0]["stage"] for each in (two.ann, two.ben)} == {"over"})


def test_whoever_answers_at_the_same_moment_at_another_server_is_not_refused(two: Two) -> None:
    """Both write the same row of the journal: the second looks again, and what he wanted still fits."""
    one, other = at_both(two)
    both_at_once = 0
    for _ in range(10):
        places = [place for place in (one, other) if place.quiet(0.05).ask is not None]
        sent = []
        for place in places:
            ask = place.ask
            assert ask is not None
            move = Raw(json.encode(ask["moves"][0]["move"]))
            sent.append((place, place.send(Play, seat=ask["seat"], at=ask["at"], move=move)))
        assert [place.answer_to(id)["type"] for place, id in sent] == ["Answer"] * len(sent)
        both_at_once += len(sent) == 2
    assert both_at_once > 2


def test_undo_take_back_and_chat_reach_the_other_server(two: Two) -> None:
    one, other = at_both(two)
    mover = asked(one, other)
    watcher = other if mover is one else one
    entries = mover.position["entries"]
    assert mover.play()["type"] == "Answer"
    watcher.until(lambda it: it.position["entries"] == entries + 1)
    seat = mover.you[0]

    assert mover.tell(AskTakeBack, seat=seat)["type"] == "Answer"
    watcher.until(lambda it: it.position["take_back"])
    assert watcher.position["take_back"] == {"seat": seat, "agreed": [], "waiting": watcher.you}
    assert watcher.tell(AnswerTakeBack, seat=watcher.you[0], agree=True)["type"] == "Answer"
    mover.until(lambda it: it.position["entries"] == entries + 2 and it.position["take_back"] is None)
    assert mover.position["view"]["round"] == watcher.position["view"]["round"]

    assert mover.tell(Say, text="well played")["type"] == "Answer"
    assert watcher.tell(Say, text="thank you")["type"] == "Answer"
    for place in (one, other):
        place.until(lambda it: len(it.chat) == 2)
        assert [line["text"] for line in place.chat] == ["well played", "thank you"]


def test_an_undo_made_here_is_seen_there(two: Two) -> None:
    table = two.ann.open_table("me", start=True, seed=5)
    place, onlooker = two.ann.sit(table).my_turn(), two.ben.sit(table)
    onlooker.until(lambda it: it.position)
    while True:
        assert place.my_turn().play()["type"] == "Answer"
        if place.my_turn().caught_up().position["undo"][0]["can"]:
            break
    assert place.tell(Undo, seat=0)["type"] == "Answer"
    entries = place.caught_up().position["entries"]
    onlooker.until(lambda it: it.position["entries"] == entries)
    assert onlooker.position["view"]["round"] == place.position["view"]["round"]
    assert any(event["type"] == "Undone" for event in onlooker.events)


def test_seats_owners_and_closed_doors_are_the_same_everywhere(two: Two) -> None:
    one, other = at_both(two)
    table = one.table["id"]
    two.ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    one.until(lambda it: it.table["seats"][1]["bot"] == "random")
    two.ben.post(f"/api/tables/{table}/seats/1/claim")
    one.until(lambda it: it.table["seats"][1]["bot"] is None)
    two.ann.post(f"/api/tables/{table}/mute", {"person": two.ben.id})
    wait_until(lambda: other.tell(Say, text="may I?").get("problem") == "problem-muted")
    two.ann.post(f"/api/tables/{table}/remove", {"person": two.ben.id})
    other.until(lambda it: it.gone)
    assert other.gone == "problem-removed"
    assert two.ben.refused("GET", f"/api/tables/{table}") == (403, "problem-removed")


def test_who_is_at_another_server_is_here_and_goes_with_it(two: Two) -> None:
    table = opened(two, leaver="bot")
    place, other = two.ann.sit(table).until(lambda it: it.table), two.ben.sit(table)
    place.until(lambda it: it.table["seats"][1]["online"])
    other.close()
    place.until(lambda it: not it.table["seats"][1]["online"])
    two.ben.sit(table)
    place.until(lambda it: it.table["seats"][1]["online"])
    two.there.stop()
    place.until(lambda it: not it.table["seats"][1]["online"])
    assert place.table["seats"][0]["online"], "whoever is here stays"


def test_bots_are_played_by_one_server(two: Two) -> None:
    thoughts: list[tuple[str, int]] = []
    for each in (two.here, two.there):
        note_thoughts(each, thoughts)
    table = two.ann.open_table("me", "greedy", "random", start=True, seed=6)
    place, onlooker = two.ann.sit(table), two.ben.sit(table)
    for _ in range(12):
        assert place.my_turn().play()["type"] == "Answer"
    place.my_turn()
    assert len({server for server, _ in thoughts}) == 1, "only one of them thinks"
    assert len(thoughts) == len(set(thoughts)), "and about every question once"
    holders = [each.hall.leases.holds(table) for each in (two.here, two.there)]
    assert sorted(holders) == [False, True]
    onlooker.until(lambda it: it.position.get("entries", -1) >= place.position["entries"])


def note_thoughts(server: Serving, thoughts: list[tuple[str, int]]) -> None:
    think = server.hall.thinker.think

    async def noted(record: bytes, seat: int, level: str) -> bytes | None:
        thoughts.append((server.base, hash(record)))
        return await think(record, seat, level)

    server.hall.thinker.think = noted  # type: ignore[method-assign]


def test_bots_wait_for_whoever_holds_them_at_another_server(two: Two) -> None:
    one, other = at_both(two, "random", pace="natural")
    assert other.tell(Hold, hold=True)["type"] == "Answer"
    one.until(lambda it: it.position["held"])
    while one.caught_up().position["waiting"] != [2]:
        for place in (one, other):
            if place.quiet(0.05).ask is not None:
                place.play()
    entries = one.position["entries"]
    assert one.quiet(1.5).position["entries"] == entries, "the bot waits"
    assert other.tell(Hold, hold=False)["type"] == "Answer"
    one.until(lambda it: it.position["entries"] > entries)


def test_when_a_server_stops_another_plays_for_its_bots(two: Two) -> None:
    table = two.ann.open_table("random", "random", "random", start=True, seed=6, settings={"pace": "natural"})
    onlooker = two.ben.sit(table).until(lambda it: it.position)
    wait_until(lambda: two.here.hall.leases.holds(table))
    assert not two.there.hall.leases.holds(table)
    two.here.stop()
    entries = onlooker.quiet(0.05).position["entries"]
    onlooker.until(lambda it: it.position["entries"] > entries + 1)
    assert two.there.hall.leases.holds(table)


def test_a_server_that_was_deaf_for_a_while_catches_up(two: Two, postgres: Postgres) -> None:
    one, other = at_both(two)
    ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'questhall ear'"
    asyncio.run(postgres.execute(ears))
    for _ in range(3):
        mover = asked(one, other)
        assert mover.play()["type"] == "Answer"
    for place in (one, other):
        place.quiet(0.1)
    last = max(place.position["entries"] for place in (one, other))
    for place in (one, other):
        place.until(lambda it: it.position["entries"] == last)


def test_of_two_who_ask_for_a_rematch_at_two_servers_both_come_to_one_table(two: Two) -> None:
    one, other = at_both(two)
    play_out(one, other)
    table = one.table["id"]
    wait_until(lambda: two.ben.get(f"/api/tables/{table}")["stage"] == "over")
    again = {each.post(f"/api/tables/{table}/rematch")["id"] for each in (two.ann, two.ben)}
    assert len(again) == 1


def test_whoever_logs_out_here_is_a_stranger_there(two: Two) -> None:
    token = two.ann.token
    with Visitor(two.there.base, token) as elsewhere:
        assert elsewhere.id == two.ann.id
        two.ann.post("/api/logout")
        wait_until(lambda: elsewhere.get("/api/me")["id"] != elsewhere.id)


def test_while_two_versions_run_none_freezes_a_match_for_the_other(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """During an upgrade the older server cannot follow what newer rules entered: it alone shows the match frozen."""
    table = two.ann.open_table("me", start=True, seed=5)
    place, onlooker = two.ann.sit(table).my_turn(), two.ben.sit(table).until(lambda it: it.position)
    monkeypatch.setattr(type(two.there.hall.leases), "is_mixed", True)

    def follow(*words: Any) -> None:
        raise ValueError("what newer rules entered")

    with monkeypatch.context() as older:
        older.setattr(catching_up, "follow_rows", follow)
        older.setattr(loading, "follow_rows", follow)
        place.play()
        onlooker.until(lambda it: it.table["stage"] == "frozen")
    assert stored_paper(two, table).stage == "playing"
    assert place.my_turn().play()["type"] == "Answer"


def test_two_that_do_not_agree_write_that_down_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """One server fails to follow, the other says that all is well: that is no quarrel on paper without an end."""
    table = two.ann.open_table("me", start=True, seed=5)
    place, onlooker = two.ann.sit(table).my_turn(), two.ben.sit(table).until(lambda it: it.position)
    follow_rows = loading.follow_rows

    def follow(room: Any, *words: Any) -> None:
        if room.hall is two.there.hall:
            raise ValueError("a server with a mistake of its own")
        follow_rows(room, *words)

    for module in (catching_up, loading):
        monkeypatch.setattr(module, "follow_rows", follow)
    place.play()
    onlooker.until(lambda it: it.table["stage"] == "frozen")
    wait_until(lambda: stored_paper(two, table).stage == "frozen")
    before = stored_paper(two, table).revision
    assert place.my_turn().play()["type"] == "Answer", "where it can be played it is played on"
    onlooker.quiet(5 * BEAT)
    assert stored_paper(two, table).revision == before


def stored_paper(two: Two, table: str) -> Any:
    hall = two.here.hall
    return asyncio.run_coroutine_threadsafe(hall.store.paper(table), hall._tasks[0].get_loop()).result(10)


def test_servers_with_other_rules_know_it_and_other_words_do_not_count(tmp_path: Path) -> None:
    """So a server is replaced without a table being frozen for all, whether or not somebody counted the version up."""
    (tmp_path / "text").mkdir()
    rules, words = tmp_path / "rules.py", tmp_path / "text" / "words.ftl"
    rules.write_text("FULL_ROW_PAYS = 2")
    words.write_text("gold = gold")
    built = built_from.__wrapped__
    before = built(tmp_path)
    words.write_text("gold = Gold")
    assert built(tmp_path) == before
    rules.write_text("FULL_ROW_PAYS = 3")
    assert built(tmp_path) != before
    assert built() == built() != before
