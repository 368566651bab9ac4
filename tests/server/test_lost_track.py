"""A server that lost track of who plays where, because something broke off in the middle, comes to know it again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, delete, select, update

from questhall.server import autopilot, hall
from questhall.server.leases import Leases
from questhall.server.loading import load
from questhall.server.room import Room
from questhall.server.schema import LEASES, NODES
from support.serving import Postgres, Serving, serving, wait_until
from support.sleeping import SOON, asleep, days_later, is_answered_once, on_loop, rows_of, table_over_days
from support.visitor import Place, Visitor

SECONDS = 15
"""A few heartbeats, on a slow machine; a table that was dropped is opened again after thirty."""
BEAT = 0.2


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Serving, Serving]]:
    database, settings = postgres.new_database(), {"beat_seconds": BEAT}
    with (
        serving(tmp_path / "here", database, **settings) as here,
        serving(tmp_path / "there", database, **settings) as there,
    ):
        wait_until(lambda: all(len(each.hall.leases.living) == 2 for each in (here, there)))
        yield here, there


def among_bots(visitor: Visitor) -> str:
    return visitor.open_table("random", "random", start=True, seed=6, settings={"pace": "natural"})


def goes_on(onlooker: Place) -> None:
    entries = onlooker.quiet(0.05).position["entries"]
    onlooker.until(lambda it: it.position["entries"] > entries + 1, SECONDS)


def breaks_off(leases: Leases, deed: str, *, when: str) -> None:
    """The next time, the database goes away before it has written anything, or before it has said so."""
    real = getattr(leases, deed)

    async def once(match: str) -> None:
        setattr(leases, deed, real)
        if when == "written":
            await real(match)
        raise OSError("the database is away")

    setattr(leases, deed, once)


def is_answered_late(server: Serving, meanwhile: Callable[[], None]) -> None:
    """The next time this server asks who plays, something happens before it hears the answer."""
    leases = server.hall.leases
    real = leases._ask_for

    async def ask(match: str) -> str | None:
        leases._ask_for = real  # type: ignore[method-assign]
        owner = await real(match)
        await asyncio.to_thread(meanwhile)
        return owner

    leases._ask_for = ask  # type: ignore[method-assign]


def wait_until_called(leases: Leases, name: str, deed: Callable[[], None]) -> None:
    real, calls = getattr(leases, name), []

    def noted(*facts: Any) -> None:
        real(*facts)
        calls.append(facts)

    setattr(leases, name, noted)
    deed()
    wait_until(lambda: calls)


def tell_database(server: Serving, *statements: Executable) -> None:
    on_loop(server, server.hall.database.execute(*((each, None) for each in statements)))


def owner_of(server: Serving, table: str) -> str | None:
    rows = on_loop(server, server.hall.database.fetch(select(LEASES.c.node).where(LEASES.c.match == table)))
    return rows[0].node if rows else None


def drop(server: Serving, table: str) -> None:
    """As when what is in memory was wrong and the disk could not be read."""
    server.loop.call_soon_threadsafe(lambda: server.hall.drop(server.hall.rooms[table]))


def test_a_server_plays_for_a_match_although_it_never_heard_that_it_may(
    two: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autopilot, "AFTER_A_BUG", 600.0)
    here, there = two
    with Visitor(here.base) as ann:
        breaks_off(here.hall.leases, "_ask_for", when="written")
        table = among_bots(ann)
        wait_until(lambda: len(rows_of(there, table)) > 1, SECONDS)
        assert owner_of(there, table) == here.hall.database.node


@pytest.mark.parametrize("when", ["before", "written"])
def test_what_a_server_could_not_give_back_is_another_s_soon(tmp_path: Path, postgres: Postgres, when: str) -> None:
    database = postgres.new_database()
    with (
        serving(tmp_path / "here", database, **SOON) as here,
        serving(tmp_path / "there", database, **SOON) as there,
        Visitor(here.base) as ann,
    ):
        breaks_off(here.hall.leases, "_give_back", when=when)
        table = table_over_days(ann)
        asleep(here, table)
        days_later(there, 3.001)
        is_answered_once(there, table)
        wait_until(lambda: not here.hall.leases.holds(table))
        assert owner_of(there, table) != here.hall.database.node


def test_a_server_that_gave_a_match_back_and_never_heard_so_does_not_play_on_beside_another(
    two: tuple[Serving, Serving],
) -> None:
    here, there = two
    with Visitor(here.base) as ann, Visitor(there.base) as ben:
        table = among_bots(ann)
        ben.sit(table).until(lambda it: it.position)
        wait_until(lambda: there.hall.leases.is_elsewhere(table))
        breaks_off(here.hall.leases, "_give_back", when="written")
        with pytest.raises(OSError, match="away"):
            on_loop(here, here.hall.leases.free(table))
        wait_until(
            lambda: (
                {each.hall.database.node for each in two if each.hall.leases.holds(table)} == {owner_of(here, table)}
            )
        )


def test_a_server_that_cannot_open_a_table_lets_others_play_there(tmp_path: Path, postgres: Postgres) -> None:
    async def fails(table: str) -> None:
        raise OSError("no memory left")

    database = postgres.new_database()
    with (
        serving(tmp_path / "here", database, **SOON) as here,
        serving(tmp_path / "there", database, **SOON) as there,
        Visitor(here.base) as ann,
    ):
        table = table_over_days(ann)
        asleep(here, table)
        here.hall._open = fails  # type: ignore[method-assign, assignment]
        on_loop(here, here.hall.attend([table]))
        days_later(there, 3.001)
        is_answered_once(there, table)
        assert not here.hall.leases.holds(table)


def test_what_a_dead_server_left_and_its_heir_cannot_open_is_not_kept_either(two: tuple[Serving, Serving]) -> None:
    async def fails(table: str) -> None:
        raise OSError("no memory left")

    here, there = two
    with Visitor(there.base) as ben:
        table = among_bots(ben)
        wait_until(lambda: there.hall.leases.holds(table))
        here.hall._open = fails  # type: ignore[method-assign, assignment]
        there.stop()
        wait_until(lambda: owner_of(here, table) != there.hall.database.node)
        wait_until(lambda: owner_of(here, table) is None)
        assert table not in here.hall.rooms


def test_a_table_that_could_not_be_opened_is_opened_with_the_next_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a start while the disk fails, or there is no memory; alone, on SQLite."""
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = among_bots(ann)
    failures: list[str] = []

    async def fails_once(room: Room) -> None:
        if not failures:
            failures.append(room.paper.id)
            raise OSError("no memory left")
        await load(room)

    monkeypatch.setattr(hall, "load", fails_once)
    monkeypatch.setattr(hall, "SWEEP_SECONDS", BEAT)
    with serving(tmp_path) as server:
        before = len(rows_of(server, table))
        wait_until(lambda: len(rows_of(server, table)) > before, SECONDS)
    assert failures == [table]


def test_of_several_tables_that_wait_one_whose_player_is_not_found_out_holds_up_no_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    opened: list[str] = []
    with serving(tmp_path, postgres.new_database(), **SOON) as server, Visitor(server.base) as ann:
        tables = [table_over_days(ann) for _ in range(2)]
        for table in tables:
            asleep(server, table)
        real = server.hall._open

        async def noted(table: str) -> Room:
            opened.append(table)
            return await real(table)

        server.hall._open = noted  # type: ignore[method-assign]
        breaks_off(server.hall.leases, "_ask_for", when="before")
        on_loop(server, server.hall.attend(tables))
        assert tables[1] in opened
        wait_until(lambda: tables[0] in opened, SECONDS)


def test_what_is_taken_over_is_kept_until_its_turn_to_be_opened_comes(two: tuple[Serving, Serving]) -> None:
    async def never(table: str) -> Room:
        await asyncio.Event().wait()
        raise AssertionError

    here, there = two
    with Visitor(there.base) as ben:
        tables = [among_bots(ben) for _ in range(3)]
        wait_until(lambda: all(there.hall.leases.holds(table) for table in tables))
        here.hall._open = never  # type: ignore[method-assign]
        there.stop()
        wait_until(lambda: all(here.hall.leases.holds(table) for table in tables))
        time.sleep(5 * BEAT)
        assert all(here.hall.leases.holds(table) for table in tables)


def test_a_server_that_did_not_hear_that_a_match_is_free_finds_out(two: tuple[Serving, Serving]) -> None:
    here, there = two
    with Visitor(here.base) as ann, Visitor(there.base) as ben:
        table = among_bots(ann)
        onlooker = ben.sit(table).until(lambda it: it.position)
        wait_until(lambda: there.hall.leases.is_elsewhere(table))
        heed, there.hall.neighbours._heed = there.hall.neighbours._heed, lambda news: None  # type: ignore[method-assign]
        drop(here, table)
        wait_until(lambda: owner_of(here, table) is None)
        there.hall.neighbours._heed = heed  # type: ignore[method-assign]
        there.loop.call_soon_threadsafe(there.hall.neighbours._line.terminate)
        goes_on(onlooker)
        assert owner_of(there, table) == there.hall.database.node


def test_that_a_match_is_free_may_be_heard_before_whose_it_was(two: tuple[Serving, Serving]) -> None:
    here, there = two
    with Visitor(here.base) as ann, Visitor(there.base) as ben:
        table = among_bots(ann)
        wait_until(lambda: here.hall.leases.holds(table))
        is_answered_late(there, lambda: wait_until_called(there.hall.leases, "freed", lambda: drop(here, table)))
        goes_on(ben.sit(table).until(lambda it: it.position))
        assert owner_of(there, table) == there.hall.database.node


def test_what_a_server_was_given_before_it_was_taken_for_dead_it_does_not_have(two: tuple[Serving, Serving]) -> None:
    here, there = two

    def bury() -> None:
        me, heir = here.hall.database.node, there.hall.database.node
        to_heir = update(LEASES).where(LEASES.c.node == me).values(node=heir)
        dead = delete(NODES).where(NODES.c.id == me)
        wait_until_called(here.hall.leases, "forget", lambda: tell_database(there, dead, to_heir))

    with Visitor(here.base) as ann:
        is_answered_late(here, bury)
        table = among_bots(ann)
        wait_until(lambda: here.hall.leases.is_elsewhere(table))
        assert not here.hall.leases.holds(table)


def test_a_server_that_was_taken_for_dead_goes_on_with_what_nobody_took(two: tuple[Serving, Serving]) -> None:
    here, there = two
    there.stop()
    with Visitor(here.base) as ann:
        table = table_over_days(ann)
        wait_until(lambda: here.hall.leases.holds(table) and len(here.hall.leases.living) == 1)
        dead = delete(NODES).where(NODES.c.id == here.hall.database.node)
        wait_until_called(here.hall.leases, "forget", lambda: tell_database(here, dead))
        wait_until(lambda: here.hall.leases.holds(table), SECONDS)
        assert owner_of(here, table) == here.hall.database.node
