"""The commands as a person or a program types them: what they print, and what they say to nonsense."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import questhall

RECORD = Path(__file__).parents[1] / "games" / "rollplayer" / "records" / "solo.json"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "questhall", *words]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def printed(*words: str) -> Any:
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_lists_what_is_in_the_hall() -> None:
    game, *others = printed("games", "--json")
    assert (game["key"], game["title"]["ru"], game["players"]) == ("rollplayer", "Путь героя", [1, 2, 3, 4])
    assert game["modes"] == {"solo": [1], "versus": [2, 3, 4]}
    assert [option["name"] for option in game["options"]] == [
        "classes",
        "setup",
        "market_deck",
        "friendly_market",
        "short_game",
    ]
    assert game["stage"] == questhall.games()[0].stage
    assert [other["key"] for other in others] == ["calltoadventure", "runebound3", "nearandfar", "runebound1"]


def test_simulate_is_the_same_for_the_same_seed_in_one_process_and_in_two() -> None:
    words = ("simulate", "rollplayer", "--players", "3", "--games", "6", "--bots", "random", "--seed", "5", "--json")
    one, two = printed(*words), printed(*words, "--jobs", "2")
    for summary in (one, two):
        assert summary.pop("seconds") > 0
        assert summary.pop("decisions_per_second") > 0
    assert one == two
    assert (one["game"], one["players"], one["games"], one["errors"], one["unfinished"]) == ("rollplayer", 3, 6, 0, 0)
    assert one["decisions"] > 600
    assert sum(one["wins"].values()) == 6


def test_simulate_rotates_the_bots_and_greedy_beats_random() -> None:
    words = ("--players", "4", "--games", "4", "--bots", "greedy,random", "--option", "random", "--balance", "--json")
    summary = printed("simulate", "rollplayer", *words)
    assert summary["sole_wins"] == {"greedy": 4, "random": 0}
    assert summary["seat_wins"] == [1.0, 1.0, 1.0, 1.0]
    assert summary["scores"]["greedy"] > summary["scores"]["random"] + 10
    classes = [row for row in summary["balance"] if row["kind"] == "class"]
    assert sum(row["seats"] for row in classes) == 16


def test_simulate_says_in_which_ways_matches_ended_and_where_the_game_beat_everybody() -> None:
    words = ("simulate", "calltoadventure", "--players", "2", "--games", "2", "--option", "mode=cooperative")

    summary = printed(*words, "--json")
    table = run(*words)

    assert (summary["ends"], summary["lost"]) == ({"odium-won": 2}, 2)
    assert (summary["wins"], summary["seat_wins"]) == ({"random": 0.0}, [0.0, 0.0])
    assert "ways it ended: odium-won 2 (100.0%); the game beat everybody in 2" in table.stdout


def test_simulate_finds_out_what_cards_are_worth() -> None:
    words = ("simulate", "rollplayer", "--players", "2", "--games", "12", "--worth", "--option", "short_game=true")
    summary = printed(*words, "--json")
    assert list(summary["scores"]) == ["greedy"]
    row = summary["worth"][0]
    assert min(row["wanted"], row["shunned"]) >= 3
    assert (set(row["worth"]), row["bought"] > 0) == ({"stars", "interval"}, True)
    table = run(*words)
    assert table.returncode == 0
    assert "a trap lies below -1.5, a must above +2.5" in table.stdout


def test_the_arena_goes_on_with_its_file_and_prints_how_strong_each_bot_is(tmp_path: Path) -> None:
    words = ("arena", "rollplayer", str(tmp_path / "file"), "--bots", "greedy,random", "--option", "short_game=true")

    first = printed(*words, "--games", "2", "--json")
    longer = printed(*words, "--games", "4", "--json")

    assert (first["games"], longer["games"], longer["errors"], longer["unfinished"]) == (2, 4, 0, 0)
    assert [(row["bot"], row["seats"], row["wins"]) for row in longer["standings"]] == [
        ("greedy", 4, 4),
        ("random", 4, 0),
    ]
    assert longer["standings"][0]["low"] > 0.5
    assert longer["standings"][0]["rating"] > 100


def test_simulate_writes_tables_and_a_page(tmp_path: Path) -> None:
    seats, cards, page = tmp_path / "seats.csv", tmp_path / "cards.csv", tmp_path / "page.html"
    words = ("simulate", "rollplayer", "--players", "2", "--games", "2", "--bots", "random", "--json")

    printed(*words, "--out", str(seats), "--cards-out", str(cards), "--report", str(page))

    assert len(seats.read_text().splitlines()) == 5
    assert cards.read_text().startswith("match,seat,card,bought")
    assert page.read_text().startswith("<!doctype html>")


def test_simulate_compares_the_values_of_an_option() -> None:
    words = ("--players", "2", "--games", "2", "--bots", "random", "--sweep", "short_game", "--json")

    found = printed("simulate", "rollplayer", *words)

    assert (found["option"], [row["value"] for row in found["sweep"]]) == ("short_game", ["False", "True"])


def test_simulate_stops_at_the_round_it_is_told_to() -> None:
    summary = printed("simulate", "rollplayer", "--players", "2", "--games", "3", "--max-rounds", "2", "--json")
    assert (summary["unfinished"], summary["wins"]) == (3, {"random": 0})


def test_soak_finds_nothing_broken() -> None:
    (report,) = printed("soak", "rollplayer", "--matches", "9", "--json")
    assert (report["matches"], report["broken"]) == (9, [])
    assert report["tally"]["matches"] == 9
    assert report["tally"]["examined"] > 0


def test_soak_plays_a_whole_campaign() -> None:
    (report,) = printed("soak", "nearandfar", "--campaigns", "1", "--seed", "3", "--json")
    assert (report["matches"], report["campaigns"], report["broken"]) == (1, True, [])
    assert report["tally"]["matches"] >= 3


def test_bench_prints_its_figures() -> None:
    (figures,) = printed("bench", "rollplayer", "--seconds", "0.05", "--slices", "1", "--json")
    assert (figures["game"], figures["players"]) == ("rollplayer", 4)
    assert all(figures[name] > 0 for name in ("decisions_per_second", "clone_us", "imagine_us", "save_us", "load_ms"))


def test_bench_seats_a_crowd_and_looks_for_stored_matches() -> None:
    (cost,) = printed("bench", "server", "--tables", "8", "--rate", "10", "--seconds", "1", "--json")
    crowd = cost["crowd"]
    assert (crowd["tables"], crowd["sockets"], crowd["moves"]) == (8, 16, 10)
    assert (crowd["lost"], crowd["refused"], crowd["broken"], crowd["idle"]) == (0, 0, 0, 0)
    assert all(cost[name] > 0 for name in ("server_mb", "table_kb"))
    waited = printed("bench", "server", "--stored", "12", "--json")
    assert len(waited) == 5
    assert all(each["p50_ms"] > 0 and each["kilobytes"] > 0 for each in waited)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; there is rollplayer"),
        (["simulate", "rollplayer", "--players", "9"], "can be played by 1, 2, 3, 4 players, not by 9"),
        (
            ["simulate", "rollplayer", "--bots", "clever"],
            "there is no bot 'clever'; there is random, easy, greedy, fair, search, strong",
        ),
        (["simulate", "rollplayer", "--option", "foo=1"], "there is no option 'foo'"),
        (["simulate", "rollplayer", "--option", "short_game=maybe"], "option short_game takes false, true"),
        (["simulate", "rollplayer", "--option", "short"], "an option is given as name=value, not 'short'"),
        (["simulate", "rollplayer", "--worth", "--bots", "random"], "only greedy bots can set out to buy a card"),
        (["rules", "RP-MARKET-99"], "no game has a rule RP-MARKET-99"),
        (["rules", "RP-MARKET-04", "--lang", "fr"], "there is no language 'fr'"),
        (["bench", "rollplayer", "--players", "0"], "not by 0"),
        (["frobnicate"], "No such command 'frobnicate'."),
    ],
)
def test_nonsense_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_replay_tells_a_record_in_words() -> None:
    english, russian = run("replay", str(RECORD), "--lang", "en"), run("replay", str(RECORD), "--lang", "ru")
    assert (english.returncode, russian.returncode) == (0, 0)
    assert "Round 12 of 12 begins." in english.stdout
    assert "12 из 12" in russian.stdout
    assert english.stdout.count("▌") == russian.stdout.count("▌") > 100
