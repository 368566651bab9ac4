"""The mutation command: which breaks it makes of a page, and what it says about tests that notice or do not."""

from __future__ import annotations

import ast
import difflib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from breaking.breaker import mutants_of
from breaking.mutant import Mutant, places, sample

ROOT = Path(__file__).parents[2]
PAGE = '''"""A page with 3 rules."""

from __future__ import annotations

from typing import Literal

from questhall.games.tiny.state import Player

Color = Literal["red", "blue", "gold"]
__all__ = ["buy", "price"]
PRICES: dict[Color, int] = {"red": 2}  # цена


@dataclass(frozen=True)
class Purse:
    gold: int = 0


def buy(player: Player, card: Literal["red", "blue"], most: int = 5) -> bool:
    """Pay 2 gold, at most 5."""
    assert player.gold > 0
    if not player.awake or card == "gold":
        return False
    cost = max(PRICES[card] - 1, 0)
    while player.tired and 0 < cost <= most:
        cost += 1
    player.gold -= sum(zip([cost], strict=True))
    player.tell(f"paid {cost + 1}")
    return player.gold >= cost
'''
EXPECTED = """
11 word "red" → "blue"
11 number 2 → 1
11 number 2 → 3
16 number 0 → -1
16 number 0 → 1
19 number 5 → 4
19 number 5 → 6
22 condition not player.awake or card == "gold" → (not (not player.awake or card == "gold…
22 and/or or → and
22 comparison == → !=
22 word "gold" → "red"
23 line return False → pass
23 yes/no False → True
24 function max → min
24 arithmetic - → +
24 number 1 → 0
24 number 1 → 2
24 number 0 → -1
24 number 0 → 1
25 condition player.tired and 0 < cost <= most → (not (player.tired and 0 < cost <= most…
25 and/or and → or
25 number 0 → -1
25 number 0 → 1
25 comparison < → <=
25 comparison <= → <
26 line cost += 1 → pass
26 arithmetic + → -
26 number 1 → 0
26 number 1 → 2
27 line player.gold -= sum(zip([cost], strict=T… → pass
28 line player.tell(f"paid {cost + 1}") → pass
29 comparison >= → <
29 comparison >= → >
"""


def line_of(mutant: Mutant) -> str:
    return f"{mutant.line} {mutant.name.partition(' ')[2]}"


def test_conditions_numbers_words_and_lines_are_broken_and_hints_texts_and_assertions_are_not() -> None:
    mutants = mutants_of({"page.py": PAGE})
    assert sorted(map(line_of, mutants)) == sorted(EXPECTED.strip().split("\n"))


@pytest.mark.parametrize("mutant", mutants_of({"page.py": PAGE}), ids=line_of)
def test_a_mutant_is_python_and_differs_in_one_place(mutant: Mutant) -> None:
    broken = mutant.applied(PAGE)
    assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(PAGE))
    assert PAGE[mutant.start : mutant.end] == mutant.before
    assert broken.count("\n") == PAGE.count("\n")
    before, after = mutant.lines(PAGE)
    changed = [line for line in difflib.ndiff(PAGE.split("\n"), broken.split("\n")) if line[0] in "+-"]
    assert changed == [f"- {before}", f"+ {after}"]


def test_a_break_is_named_by_file_line_and_column() -> None:
    names = [mutant.name for mutant in mutants_of({"page.py": PAGE})]
    assert 'page.py:11:29 word "red" → "blue"' in names
    assert "page.py:24:12 function max → min" in names


def test_what_stands_outside_functions_is_a_printed_fact() -> None:
    printed = {mutant.line for mutant in mutants_of({"page.py": PAGE}) if mutant.is_printed}
    assert printed == {11, 16}


SOURCES = {
    "a.py": 'def f(card):\n    return card == "sword"\n',
    "b.py": 'def g(card):\n    return card in ("sword", "bow", "lamp")\n',
    "c.py": 'def h(card):\n    return card == "bow"\n',
}


def test_a_word_becomes_another_that_the_page_knows_and_a_word_used_once_is_left_alone() -> None:
    words = [mutant.name for mutant in mutants_of(SOURCES) if mutant.kind == "word"]
    assert words == ['b.py:2:21 word "sword" → "bow"', 'b.py:2:30 word "bow" → "sword"']


DROPPED = """
def turn(state, seat):
    card = state.deck.pop()
    state.top, state.done = card, True
    card, other = state.top, seat
    card = other
    for each in state.deck:
        if each:
            continue
        del state.deck[0]
    raise AssertionError("never")
"""


def test_a_line_is_dropped_only_where_the_others_can_do_without_it() -> None:
    dropped = [mutant.before for mutant in mutants_of({"turn.py": DROPPED}) if mutant.kind == "line"]
    assert dropped == ["state.top, state.done = card, True", "card = other", "continue", "del state.deck[0]"]


def test_a_draw_takes_each_place_once_and_can_be_repeated() -> None:
    mutants = mutants_of({"page.py": PAGE})
    drawn = sample(mutants, 10, seed=1)
    assert drawn == sample(mutants, 10, seed=1)
    assert drawn != sample(mutants, 10, seed=2)
    every = sample(mutants, 1000, seed=1)
    assert len({(mutant.start, mutant.end) for mutant in every}) == len(every) == len(places(mutants))


# -- the command, on a hall with one small game

RULES = """def price(cost: int, discount: int) -> int:
    if discount > cost:
        return 0
    return cost - discount
"""
GOOD_TEST = """from questhall.games.tiny.rules.market import price

def test_a_price_never_falls_below_nothing():
    assert [price(4, 1), price(4, 5)] == [3, 0]
"""
ENTERED_ON_IMPORT = """from questhall.games.tiny.rules.market import price

SEEN = [price(4, 1), price(4, 5)]

def test_a_price_was_seen():
    assert SEEN == [3, 0]
"""
HOARDING = """from questhall.games.tiny.rules.market import price

HOARD = []

def test_a_price_is_found_before_the_memory_is_full():
    for size in (1 << 28, 1 << 20, 1 << 12, 1 << 6):
        try:
            while [price(4, 1), price(4, 5)] != [3, 0]:
                HOARD.append(bytes(size))
        except MemoryError:
            HOARD.append(size) if size > 1 << 6 else None
    assert not HOARD
"""


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    rules = tmp_path / "src" / "questhall" / "games" / "tiny" / "rules"
    tests = tmp_path / "tests" / "games" / "tiny"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    for folder in (rules, *list(rules.parents)[:3]):
        (folder / "__init__.py").touch()
    (rules / "market.py").write_text(RULES)
    (tests / "test_market.py").write_text(GOOD_TEST)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = ['--import-mode=importlib']\n")
    return tmp_path


def break_rules(hall: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, ROOT / "tools" / "break_rules.py", "tiny", "--root", hall, *options]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_a_survivor_is_reported_with_its_line(hall: Path) -> None:
    said = break_rules(hall, "--sample", "9", "--seed", "1", "--json", str(hall / "report.json"))
    report = json.loads((hall / "report.json").read_text("utf-8"))
    verdicts = {verdict["name"]: verdict["caught"] for verdict in report["verdicts"]}
    assert [name for name, caught in verdicts.items() if not caught] == ["rules/market.py:2:17 comparison > → >="]
    assert (report["places"], report["mutants"], report["caught"], report["share"]) == (4, 4, 3, 0.75)
    assert "  -     if discount > cost:\n  +     if discount >= cost:\n" in said.stdout
    assert said.returncode == 1


def test_tests_that_notice_every_break_are_enough(hall: Path) -> None:
    said = break_rules(hall, "--sample", "9", "--seed", "2")
    assert "| all                      |       4 |      4 |        0 |  100% |" in said.stdout
    assert said.returncode == 0


def test_a_test_file_that_enters_the_broken_function_goes_before_one_that_does_not(hall: Path) -> None:
    tests = hall / "tests" / "games" / "tiny"
    (tests / "test_market.py").rename(tests / "test_way.py")
    (tests / "test_at_once.py").write_text(ENTERED_ON_IMPORT)

    break_rules(hall, "--sample", "9", "--seed", "2", "--json", str(hall / "report.json"))

    report = json.loads((hall / "report.json").read_text("utf-8"))
    assert {verdict["by"].partition("::")[0] for verdict in report["verdicts"]} == {"tests/games/tiny/test_way.py"}


def test_a_mutant_that_eats_all_memory_is_caught_and_the_next_is_tried(hall: Path) -> None:
    tests = hall / "tests" / "games" / "tiny"
    (tests / "test_market.py").write_text(HOARDING)

    said = break_rules(hall, "--sample", "9", "--seed", "2")

    assert "| all                      |       4 |      4 |        0 |  100% |" in said.stdout
    assert (said.returncode, said.stderr.count("MemoryError")) == (0, 0)


def test_nothing_is_tried_while_the_tests_fail_by_themselves(hall: Path) -> None:
    (hall / "tests" / "games" / "tiny" / "test_sum.py").write_text("def test_sum():\n    assert 1 + 1 == 3\n")
    said = break_rules(hall)
    assert "Without any mutant the tests of tiny fail" in said.stderr
    assert "tests/games/tiny/test_sum.py::test_sum" in said.stderr
    assert (said.stdout, said.returncode) == ("", 2)
