"""Options: what a table can choose, read from people, files and programs."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta

from questhall.engine import BadOption, Option, Options, draw_options, list_options
from questhall.engine.options import read_options
from questhall.games import game_of


class TeaOptions(Options, frozen=True):
    """How tea is taken."""

    sugar: Annotated[int, Meta(ge=0, le=3)] = 1
    milk: bool = False
    leaf: Literal["green", "black"] = "black"


def test_options_are_listed_with_all_their_values_and_the_default() -> None:
    assert list_options(TeaOptions) == (
        Option("sugar", (0, 1, 2, 3), 1),
        Option("milk", (False, True), False),
        Option("leaf", ("black", "green"), "black"),
    )


def test_without_any_choice_the_defaults_hold() -> None:
    assert read_options(TeaOptions, None) == read_options(TeaOptions, {}) == TeaOptions()


@pytest.mark.parametrize(
    "given",
    [
        {"sugar": 2, "milk": True, "leaf": "green"},
        {"sugar": "2", "milk": "true", "leaf": "green"},
        TeaOptions(sugar=2, milk=True, leaf="green"),
    ],
)
def test_options_come_as_values_as_words_or_as_they_are(given: Any) -> None:
    assert read_options(TeaOptions, given) == TeaOptions(sugar=2, milk=True, leaf="green")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"suger": 2}, "no option 'suger'; there is sugar, milk, leaf"),
        ({"sugar": 4}, "option sugar takes 0, 1, 2, 3"),
        ({"sugar": -1}, "option sugar takes 0, 1, 2, 3"),
        ({"milk": "perhaps"}, "option milk takes false, true"),
        ({"leaf": "red"}, "option leaf takes"),
        ({"leaf": None}, "option leaf takes"),
        ({"milk": True, "leaf": 7}, "option leaf takes"),
        ({"milk": UNSET}, "option milk"),
        ({7: True}, "no option 7"),
    ],
)
def test_anything_else_is_refused_with_what_there_is(given: Any, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        read_options(TeaOptions, given)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="there is none"):
        read_options(Options, {"sugar": 1})


def test_an_option_without_an_end_cannot_be_listed() -> None:
    class Endless(Options, frozen=True):
        sugar: int = 1

    with pytest.raises(TypeError):
        list_options(Endless)


def test_options_drawn_by_chance_suit_the_number_of_players() -> None:
    game = game_of("calltoadventure")
    alone = [draw_options(game, 1, Random(seed).choice) for seed in range(40)]
    assert {options["scheme"] for options in alone} == {"radiants_united", "true_desolation"}
    together = [draw_options(game, 2, Random(seed).choice, {"base": True}) for seed in range(40)]
    assert len({options["scheme"] for options in together}) == 4
    assert all(options["base"] is True for options in together)
