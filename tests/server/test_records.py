"""What was played, as files: export, import, review, fork, rematch, reports that become tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

import questhall
from questhall.server.chronicle import load_match
from support.serving import Serving, both
from support.visitor import Visitor, play_out


@pytest.fixture
def played(ann: Visitor) -> str:
    """A finished match against a bot."""
    table = ann.open_table("me", "random", start=True, seed=21, options={"short_game": True})
    play_out(ann.sit(table))
    return table


@both
def test_a_record_goes_out_and_comes_in_again(ann: Visitor, ben: Visitor, played: str) -> None:
    data = ben.http.get(f"/api/tables/{played}/export").content
    match = questhall.load(data)
    assert match.over
    answer = ben.http.post("/api/tables/import", content=data)
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert (copy["stage"], copy["owner"], copy["options"]["short_game"]) == ("over", ben.id, True)
    assert json.decode(ben.http.get(f"/api/tables/{copy['id']}/export").content) == json.decode(data)


def test_a_match_in_the_middle_can_be_carried_elsewhere(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "random", start=True, seed=21)
    place = ann.sit(table)
    for _ in range(12):
        place.my_turn().play()
    place.my_turn()
    assert not ann.get(f"/api/tables/{table}")["exported"]
    data = ann.http.get(f"/api/tables/{table}/export").content
    assert ann.get(f"/api/tables/{table}")["exported"], "everybody can see that he may know what comes"
    copy = ben.http.post("/api/tables/import", content=data).json()
    assert [seat["kind"] for seat in copy["seats"]] == ["person", "bot"]
    twin = ben.sit(copy["id"]).my_turn()
    assert twin.position["view"] == place.position["view"]
    assert twin.events == place.events
    assert twin.play()["type"] == "Answer"


def test_a_forged_or_broken_record_is_refused(ann: Visitor, played: str) -> None:
    record = ann.get(f"/api/tables/{played}/export")
    forged = {**record, "key": "00" * 32}
    seat = {"format": "questhall seat"}
    for body in (b"", b"nonsense", b"[" * 9_000, json.encode(forged), json.encode(seat), b"\xff\xfe"):
        answer = ann.http.post("/api/tables/import", content=body)
        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-bad-record"), answer.text
    assert len(ann.get("/api/tables")["mine"]) == 1


def test_looking_back_step_by_step(ann: Visitor, ben: Visitor, played: str) -> None:
    whole = ben.get(f"/api/tables/{played}/steps/0")
    last = ben.get(f"/api/tables/{played}/steps/{whole['of']}?seat=1")
    assert (whole["entries"], whole["seat"], whole["result"], whole["topic"]) == (0, None, None, "setup.sheet")
    assert (last["seat"], last["view"]["seat"], last["waiting"]) == (1, 1, [])
    assert last["result"]["totals"] == ben.get(f"/api/tables/{played}/scores")[-1]["totals"]
    assert len(last["events"]) > len(whole["events"])
    scores = ben.get(f"/api/tables/{played}/scores")
    assert [point["entries"] for point in scores] == list(range(whole["of"] + 1))
    assert scores[0]["totals"] == [0, 0]
    assert ben.refused("GET", f"/api/tables/{played}/steps/{whole['of'] + 1}") == (404, "problem-not-found")
    assert ben.refused("GET", f"/api/tables/{played}/steps/1?seat=9")[0] == 403


def test_the_moment_of_an_event(ben: Visitor, played: str) -> None:
    whole = ben.get(f"/api/tables/{played}/steps/0?seat=1")
    last = ben.get(f"/api/tables/{played}/steps/{whole['of']}?seat=1")
    for number in (0, len(whole["events"]), len(last["events"]) // 2, len(last["events"]) - 1):
        moment = ben.get(f"/api/tables/{played}/events/{number}?seat=1")
        assert len(moment["events"]) > number
        assert moment == ben.get(f"/api/tables/{played}/steps/{moment['entries']}?seat=1")
        if moment["entries"]:
            before = ben.get(f"/api/tables/{played}/steps/{moment['entries'] - 1}?seat=1")
            assert len(before["events"]) <= number
    assert ben.refused("GET", f"/api/tables/{played}/events/{len(last['events'])}?seat=1") == (404, "problem-not-found")
    assert ben.refused("GET", f"/api/tables/{played}/events/0?seat=9")[0] == 403


def test_whoever_sat_there_may_have_every_decision_weighed_once_it_is_over(
    ann: Visitor, ben: Visitor, played: str
) -> None:
    path = f"/api/tables/{played}/review?seat="
    assert ben.refused("GET", path + "0") == (403, "problem-not-your-seat"), "he did not sit there"
    assert ann.refused("GET", path + "1") == (403, "problem-not-your-seat"), "a bot sat there"
    found = None
    while found is None:
        found = ann.get(path + "0")["review"]
    of = ann.get(f"/api/tables/{played}/steps/0")["of"]
    assert (found["seat"], found["stretches"][0]["entries"], found["stretches"][-1]["until"]) == (0, 0, of)
    assert len(found["lines"]) == 3
    assert ann.get(path + "0")["review"] == found, "it is kept"
    running = ann.open_table("me", "random", start=True, seed=21)
    assert ann.refused("GET", f"/api/tables/{running}/review?seat=0") == (409, "problem-not-now")


def test_what_if(ann: Visitor, ben: Visitor, played: str) -> None:
    fork = ben.post(f"/api/tables/{played}/fork", {"entries": 20})
    assert (fork["stage"], fork["owner"], fork["exported"]) == ("playing", ben.id, True)
    assert [seat["kind"] for seat in fork["seats"]] == ["person", "bot"]
    place = ben.sit(fork["id"]).my_turn()
    assert place.position["entries"] >= 20
    assert place.play()["type"] == "Answer"
    assert ann.post(f"/api/tables/{played}/fork", {"entries": 0})["seats"][0]["person"] == ann.id
    end = ann.get(f"/api/tables/{played}/steps/0")["of"]
    assert ann.refused("POST", f"/api/tables/{played}/fork", {"entries": end}) == (409, "problem-not-now")


@both
def test_the_same_people_once_more(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", seed=4, options={"short_game": True})
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "problem-not-now")
    places = ann.sit(table), ben.sit(table)
    play_out(*places)
    assert cleo.refused("POST", f"/api/tables/{table}/rematch") == (403, "problem-not-your-seat")
    again = ben.post(f"/api/tables/{table}/rematch")
    assert (again["stage"], again["owner"], again["options"]["short_game"]) == ("open", ben.id, True)
    assert [seat["person"] for seat in again["seats"]] == [ann.id, ben.id]
    assert places[0].until(lambda it: it.table["rematch"]).table["rematch"] == again["id"]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert ben.post(f"/api/tables/{again['id']}/start")["stage"] == "playing"


def test_a_report_becomes_a_failing_test(server: Serving, ann: Visitor, played: str, tmp_path: Path) -> None:
    sentence = 'I expected "5 gold"\nfrom the {discard} pile, \\ not 2'
    name = ann.post(f"/api/tables/{played}/report", {"expected": sentence, "seat": 0})["file"]
    report = server.settings.data / "reports" / name
    assert json.decode(report.read_bytes())["version"] == questhall.__version__
    words = ["import-report", str(report), "--to", str(tmp_path)]
    done = subprocess.run([sys.executable, "-m", "questhall", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    test = Path(done.stdout.strip())
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
    failed = subprocess.run(run, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert failed.returncode == 1, failed.stdout + failed.stderr
    assert "write down what should be true" in failed.stdout
    mended = test.read_text("utf-8").replace("outcome = None", "outcome = match.result")
    test.write_text(mended, "utf-8")
    assert subprocess.run(run, capture_output=True, check=False, cwd=tmp_path).returncode == 0


def test_while_people_play_a_report_holds_what_the_seat_knows(
    server: Serving, ann: Visitor, ben: Visitor, tmp_path: Path
) -> None:
    table = ann.open_table("me", "open", seed=4)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused("POST", f"/api/tables/{table}/report", {"expected": "something", "seat": 1})[0] == 403
    name = ann.post(f"/api/tables/{table}/report", {"expected": "something", "seat": 0})["file"]
    report = json.decode((server.settings.data / "reports" / name).read_bytes())
    assert (report["whole"], report["record"]["seat"], "key" in report["record"]) == (False, 0, False)

    python = [sys.executable, "-m", "questhall"]
    words = ["import-report", str(server.settings.data / "reports" / name), "--to", str(tmp_path)]
    refused = subprocess.run([*python, *words], capture_output=True, text=True, check=False)
    assert (refused.returncode, table in refused.stderr) == (2, True)
    whole = subprocess.run(
        [*python, "export", table, "--data", str(server.settings.data)], capture_output=True, check=True
    )
    (tmp_path / "record.json").write_bytes(whole.stdout)
    assert len(load_match(whole.stdout).journal) == 0
    done = subprocess.run(
        [*python, *words, "--record", str(tmp_path / "record.json")], capture_output=True, check=False
    )
    assert done.returncode == 0
