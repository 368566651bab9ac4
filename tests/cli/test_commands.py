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
    assert [other["key"] for other in others] == ["calltoadventure", "runebound3", "nearandfar"]


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


def test_simulate_stops_at_the_round_it_is_told_to() -> None:
    summary = printed("simulate", "rollplayer", "--players", "2", "--games", "3", "--max-rounds", "2", "--json")
    assert (summary["unfinished"], summary["wins"]) == (3, {"random": 0})


def test_soak_finds_nothing_broken() -> None:
    (report,) = printed("soak", "rollplayer", "--matches", "9", "--json")
    assert (report["matches"], report["broken"]) == (9, [])
    assert report["tally"]["matches"] == 9
    assert report["tally"]["examined"] > 0


def test_bench_prints_its_figures() -> None:
    (figures,) = printed("bench", "rollplayer", "--seconds", "0.05", "--slices", "1", "--json")
    assert (figures["game"], figures["players"]) == ("rollplayer", 4)
    assert all(figures[name] > 0 for name in ("decisions_per_second", "clone_us", "imagine_us", "save_us", "load_ms"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; there is rollplayer"),
        (["simulate", "rollplayer", "--players", "9"], "can be played by 1, 2, 3, 4 players, not by 9"),
        (["simulate", "rollplayer", "--bots", "clever"], "there is no bot 'clever'; there is random, greedy"),
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
