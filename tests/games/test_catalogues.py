"""The catalogue of every game: complete in both languages, at home in the code, and waived only for a reason."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questhall.engine import Game
from questhall.engine.catalogue import RULE_ID, catalogue_of, homes_of, modules_of
from questhall.games import GAMES

ANY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MOST_WAIVED = 1 / 12
NO_REASONS = re.compile(r"tested elsewhere|obvious", re.IGNORECASE)


@ANY_GAME
def test_every_rule_has_one_home_in_a_module_of_its_chapter(game: Game[Any]) -> None:
    book = catalogue_of(game)
    homes = homes_of(game)
    needed = [rule for rule in book.rule if rule.needs_home and (rule.id in homes or game.stage == "complete")]

    assert {rule.id: len(homes.get(rule.id, [])) for rule in needed} == {rule.id: 1 for rule in needed}
    for rule in needed:
        modules = book.chapters[rule.chapter]
        assert modules == ["*"] or homes[rule.id][0][0] in modules, rule.id


@ANY_GAME
def test_every_rule_named_in_the_code_is_in_the_catalogue(game: Game[Any]) -> None:
    known = {rule.id for rule in catalogue_of(game).rule}
    code = "\n".join(game.folder.joinpath(module).read_text("utf-8") for module in modules_of(game))
    assert set(RULE_ID.findall(code)) <= known


@ANY_GAME
def test_every_question_leads_to_rules(game: Game[Any]) -> None:
    known = {rule.id for rule in catalogue_of(game).rule}
    assert game.topics
    assert all(rules and set(rules) <= known for rules in game.topics.values())


@ANY_GAME
def test_rules_and_rulings_stand_in_both_languages(game: Game[Any]) -> None:
    for rule in catalogue_of(game).rule:
        assert rule.text, rule.id
        assert re.search(r"[А-Яа-яё]", rule.text_ru), rule.id
        assert bool(rule.ruling) == bool(rule.ruling_ru), rule.id


@ANY_GAME
def test_few_rules_are_waived_and_each_for_a_reason(game: Game[Any]) -> None:
    rules = catalogue_of(game).rule
    waived = [rule for rule in rules if rule.waived]
    assert len(waived) <= MOST_WAIVED * len(rules)
    assert all(len(rule.waived) > 30 and not NO_REASONS.search(rule.waived) for rule in waived)


@ANY_GAME
def test_rule_ids_are_unique_and_numbered_within_their_chapter(game: Game[Any]) -> None:
    rules = catalogue_of(game).rule
    assert len({rule.id for rule in rules}) == len(rules)
    assert all(RULE_ID.fullmatch(rule.id) and rule.chapter in catalogue_of(game).chapters for rule in rules)
