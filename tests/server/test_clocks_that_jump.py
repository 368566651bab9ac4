"""The clock of a machine may be set, by hand or by the network: nobody loses or gains time by it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import json

from questhall.server.bodies import Clock
from questhall.server.clocks import Clocks, used_up
from questhall.server.journal import Row
from questhall.server.messages import Say
from questhall.server.timekeeping import Timekeeper
from support.serving import Serving, both, process, serving
from support.visitor import Place, Visitor

HOUR, DAY = 3600.0, 86400.0
FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))


class Hands:
    """A machine whose two clocks are moved by hand."""

    def __init__(self) -> None:
        self.date, self.steady = 1_000_000.0, 50.0
        self.keeper = Timekeeper(lambda: self.date, lambda: self.steady)

    def wait(self, seconds: float) -> None:
        self.date, self.steady = self.date + seconds, self.steady + seconds

    def clocks(self, bank: int = 600, add: int = 0, seats: int = 2) -> Clocks:
        return Clocks(Clock(bank=bank, add=add), [float(bank)] * seats, self.date, self.keeper)

    def act(self, clocks: Clocks, seat: int, asked: list[int]) -> Row:
        row = Row("play", seat, "ann", self.keeper.now(), spent=clocks.spent(asked))
        clocks.charge(asked, row)
        return row


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * DAY, -400 * DAY])
def test_only_time_that_passed_is_charged(jump: float) -> None:
    machine = Hands()
    clocks = machine.clocks()
    machine.wait(5)
    machine.date += jump
    machine.wait(7)
    assert clocks.left([0]) == [588, 600]
    assert clocks.until_zero(0) == 588
    machine.act(clocks, 0, [0])
    machine.wait(3)
    machine.date -= jump
    machine.wait(3)
    machine.act(clocks, 1, [1])
    assert clocks.banks == [588, 594]


def test_the_journal_says_what_was_charged_so_another_server_and_a_restart_agree() -> None:
    machine, rows = Hands(), []
    clocks, copy = machine.clocks(add=2), machine.clocks(add=2)
    for number, jump in enumerate((0, HOUR, -DAY, 30, -2)):
        machine.wait(4)
        machine.date += jump
        rows.append(machine.act(clocks, number % 2, [number % 2]))
    for number, row in enumerate(json.decode(json.encode(rows), type=list[Row])):
        copy.charge([number % 2], row)
    assert copy.banks == clocks.banks == [600 - 12 + 6, 600 - 8 + 4]
    assert copy.since == clocks.since == rows[-1].when


def test_over_a_restart_the_dates_are_believed() -> None:
    machine = Hands()
    row = machine.act(machine.clocks(), 0, [0])
    machine.date, machine.steady = machine.date + 100, 0.0
    machine.keeper = Timekeeper(lambda: machine.date, lambda: machine.steady)
    later = Clocks(Clock(bank=600), [600.0, 600.0], row.when, machine.keeper)
    assert later.left([1]) == [600, 500]


def test_rows_from_before_what_was_charged_stood_there_are_charged_by_their_dates() -> None:
    clocks = Hands().clocks()
    since = clocks.since
    clocks.charge([0], Row("play", 0, "ann", since + 10))
    clocks.charge([1], Row("play", 1, "ben", since + 4))
    assert clocks.banks == [590, 600], "backwards nothing is charged"


def test_a_bank_lasts_longer_by_the_vacations_that_lie_between() -> None:
    assert used_up(10, 100, []) == 110
    assert used_up(10, 100, [(0, 90)]) == 110
    assert used_up(10, 100, [(90, 150)]) == 160
    assert used_up(10, 100, [(105, 150), (200, 300)]) == 155
    assert used_up(10, 100, [(105, 150), (153, 200)]) == 202
    assert used_up(10, 100, [(111, 150)]) == 110


def test_servers_go_by_the_date_of_their_database() -> None:
    machine = Hands()
    machine.keeper.agree(machine.date - 40)
    machine.wait(3)
    assert machine.keeper.now() == machine.date - 40
    machine.date += HOUR
    assert machine.keeper.now() == machine.date - 40 - HOUR, "what the machine thinks makes no difference"


def test_what_is_thrown_away_is_not_older_because_a_clock_was_set_forwards() -> None:
    machine = Hands()
    before = machine.date
    machine.wait(10)
    machine.date += 400 * DAY
    assert machine.keeper.careful() == before + 10
    machine.date -= 500 * DAY
    assert machine.keeper.careful() == machine.date


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * DAY, -400 * DAY])
def test_a_table_that_left_the_memory_before_a_clock_was_set_is_not_charged_for_it(jump: float) -> None:
    machine = Hands()
    since = machine.clocks().since
    machine.keeper.now()
    machine.wait(2 * HOUR)
    machine.keeper.now()
    machine.date += jump
    machine.keeper.now()
    machine.wait(60)
    again = Clocks(Clock(bank=3 * 86400), [3 * DAY] * 2, since, machine.keeper)
    assert again.left([0]) == [3 * DAY - 2 * HOUR - 60, 3 * DAY]


def test_whoever_must_not_be_late_goes_by_the_latest_date_there_was() -> None:
    machine = Hands()
    before = machine.date
    machine.wait(10)
    machine.keeper.now()
    machine.date -= DAY
    machine.wait(10)
    assert (machine.keeper.now(), machine.keeper.latest()) == (before + 20 - DAY, before + 20)
    machine.date += 2 * DAY
    assert machine.keeper.latest() == machine.keeper.now() == before + 20 + DAY
    for _ in range(200):
        machine.date += DAY
        assert machine.keeper.latest() == machine.keeper.now()
    assert machine.keeper.steady_at(0.0) < 0


def set_clock(server: Serving, ahead: float) -> None:
    """The machine's, or that of the database: until its next heartbeat the server believes this."""
    server.hall.keeper.date = lambda: time.time() + ahead
    if not server.hall.database.is_sqlite:
        server.hall.keeper.agree(time.time() + ahead)


def by_whom(ann: Visitor, table: str) -> set[str]:
    return {entry[4] for entry in ann.get(f"/api/tables/{table}/export")["journal"]}


@both
def test_nobody_runs_out_of_time_when_the_servers_clock_is_set(
    server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hall.keeper, "date", time.time)  # put back afterwards
    table = ann.open_table("me", "me", start=True, seed=6, settings={"clock": {"bank": 600, "add": 0}})
    place = ann.sit(table).my_turn()
    for seconds in (2 * HOUR, -3 * DAY, 9 * DAY, 0.0):
        set_clock(server, seconds)
        for _ in range(2):
            assert place.my_turn().play()["type"] == "Answer"
            place.caught_up()
        assert all(570 < left <= 600 for left in place.position["clocks"]), place.position["clocks"]
    assert by_whom(ann, table) == {ann.id}


# The same for a whole process, whose system lies to it


def test_a_server_whose_machine_is_set_in_mid_match(tmp_path: Path) -> None:
    assert FAKETIME, "this test needs Debian's faketime: ./test installs it"
    date = tmp_path / "date"
    lying = {
        "LD_PRELOAD": str(FAKETIME[0]),
        "FAKETIME_TIMESTAMP_FILE": str(date),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    date.write_text("+0")
    with process(tmp_path / "hall", environment=lying) as (_, base), Visitor(base) as ann:
        table = ann.open_table("me", "me", start=True, seed=6, settings={"clock": {"bank": 600, "add": 0}})
        place, token = ann.sit(table).my_turn(), ann.token
        for words, hours in (("+3h", 3), ("-5h", -5), ("+0", 0), ("+40d", 40 * 24), ("-1h", -1)):
            date.write_text(words)
            play_on(place)
            assert place.tell(Say, text=words)["type"] == "Answer"
            said = place.caught_up().chat[-1]["when"]
            assert abs(said - time.time() - hours * HOUR) < 60, "it believes what it is told"
        entries, left = place.position["entries"], place.position["clocks"]
        assert by_whom(ann, table) == {ann.id}
    with process(tmp_path / "hall", environment=lying) as (_, base), Visitor(base, token) as ann:
        place = ann.sit(table).my_turn()
        assert place.position["entries"] == entries
        assert all(before - 30 < now <= before for before, now in zip(left, place.position["clocks"], strict=True))
        play_on(place)


def play_on(place: Place) -> None:
    for _ in range(2):
        assert place.my_turn().play()["type"] == "Answer"
        place.caught_up()
    assert all(540 < left <= 600 for left in place.position["clocks"]), place.position["clocks"]


def test_after_a_jump_forwards_nothing_is_tidied_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "open")
        server.hall.keeper.date = lambda: time.time() + 400 * DAY
        loop = server.hall._tasks[0].get_loop()
        swept = asyncio.run_coroutine_threadsafe(server.hall.housekeeping.tidy(), loop).result(15)
        assert (swept.guests, swept.tables) == (0, 0)
        assert ann.get(f"/api/tables/{table}")["stage"] == "open"
