"""The rule trace: every passing test that cites a rule proves it, and an unknown rule stops the run."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from questhall.engine.catalogue import catalogue_of
from questhall.games import GAMES
from questhall.lab.trace import GameTrace, coverage, write_trace

ROOT = Path(__file__).parents[1]
KNOWN = {rule.id: key for key, game in GAMES.items() for rule in catalogue_of(game).rule}
KIND = {rule.id: rule.kind for game in GAMES.values() for rule in catalogue_of(game).rule}
MOST_RULES = 3
"""A test cites at most three rules, unless it checks a table of components."""

proved: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
failed: set[str] = set()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="write the rule trace and print what is unproved")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        for rule in rules:
            if rule not in KNOWN:
                raise pytest.UsageError(f"{item.nodeid} cites the unknown rule {rule}")
            item.user_properties.append(("rule", rule))
        if sum(KIND[rule] != "component" for rule in set(rules)) > MOST_RULES:
            raise pytest.UsageError(f"{item.nodeid} cites more than {MOST_RULES} rules")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    rules = [str(value) for name, value in report.user_properties if name == "rule"]
    if report.failed:
        failed.update(rules)
    if report.when == "call" and report.passed:
        for rule in rules:
            proved[KNOWN[rule]][rule].add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if not session.config.getoption("--rules") or hasattr(session.config, "workerinput"):
        return
    for key, rules in proved.items():
        write_trace(ROOT, key, {rule: sorted(tests) for rule, tests in rules.items() if rule not in failed})
    if exitstatus == pytest.ExitCode.OK and any(
        unproved(key) for key, game in GAMES.items() if game.stage == "complete"
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not terminalreporter.config.getoption("--rules"):
        return
    terminalreporter.section("rule trace")
    for key, game in GAMES.items():
        missing = unproved(key)
        rules = catalogue_of(game).rule
        waived = sum(bool(rule.waived) for rule in rules)
        line = f"{key} ({game.stage}): {len(rules)} rules, {waived} waived, {len(missing)} unproved"
        terminalreporter.line(f"{line} {' '.join(missing)}")


def unproved(key: str) -> list[str]:
    rules = {rule: sorted(tests) for rule, tests in proved[key].items() if rule not in failed}
    return coverage(GAMES[key], GameTrace("", rules)).unproved
