"""The rule catalogue: every game's rules can be found by id."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questhall.engine import Game, QuesthallError
from questhall.engine.catalogue import RULE_ID, catalogue_of, homes_of, modules_of
from questhall.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_every_rule_has_an_id_of_its_own(game: Game[Any]) -> None:
    ids = [rule.id for rule in catalogue_of(game).rule]
    assert len(ids) == len(set(ids))
    assert all(RULE_ID.fullmatch(id) for id in ids)


@every_game
def test_a_rule_is_found_by_its_id_with_its_words_in_both_languages(game: Game[Any]) -> None:
    catalogue = catalogue_of(game)
    for rule in catalogue.rule:
        assert catalogue.find(rule.id) is rule
        assert rule.words("en") == rule.text
        assert rule.words("ru") == rule.text_ru
        assert rule.chapter in catalogue.chapters


@every_game
def test_the_russian_words_are_russian(game: Game[Any]) -> None:
    foreign = [rule.id for rule in catalogue_of(game).rule if not re.search("[а-яё]", rule.text_ru)]
    assert foreign == []


@every_game
def test_a_rule_that_does_not_exist_is_not_found(game: Game[Any]) -> None:
    with pytest.raises(QuesthallError, match="XX-NONE-01"):
        catalogue_of(game).find("XX-NONE-01")


@every_game
def test_homes_are_lines_that_begin_with_the_id(game: Game[Any]) -> None:
    for id, places in homes_of(game).items():
        for module, line in places:
            text = game.folder.joinpath(module).read_text("utf-8").splitlines()[line - 1]
            assert text.strip().removeprefix('"""').startswith(f"{id}  ")


@every_game
def test_modules_are_found_in_the_folder_and_one_level_below(game: Game[Any]) -> None:
    modules = modules_of(game)
    assert "play.py" in modules
    assert any(module.startswith("rules/") for module in modules)
    assert any(module.startswith("cards/") for module in modules)
