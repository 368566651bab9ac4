"""The bag: nine of each tribe, priced by what they can do."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.nearandfar.cards.adventurers import CARDS
from questhall.games.nearandfar.cards.define import Adventurer
from questhall.games.nearandfar.components import TRIBES, Icons, Tribe

ADVENTURERS = {token.id: token for token in CARDS}

WORTH = Icons(skill=2, combat=2, movement=4, caution=4, search=2, hearts=1)
"""In half coins."""


@pytest.mark.rule("NF-COMP-07")
def test_the_bag_holds_nine_adventurers_of_each_tribe() -> None:
    assert len(CARDS) == len(ADVENTURERS) == 36
    assert Counter(token.tribe for token in ADVENTURERS.values()) == dict.fromkeys(TRIBES, 9)


@pytest.mark.parametrize("tribe", TRIBES)
def test_in_every_tribe_there_is_somebody_for_every_purse(tribe: Tribe) -> None:
    assert [token.price for token in ADVENTURERS.values() if token.tribe == tribe] == [1, 2, 2, 3, 3, 4, 4, 5, 6]


@pytest.mark.parametrize("token", ADVENTURERS.values(), ids=ADVENTURERS)
def test_an_adventurer_costs_a_coin_less_than_the_symbols_are_worth(token: Adventurer) -> None:
    worth = sum(count * half_coins for count, half_coins in zip(token.icons, WORTH, strict=True))
    assert worth == 2 * (token.price + 1)


@pytest.mark.rule("NF-EX-01")
def test_the_lizardfolk_of_the_rulebooks_example_can_be_drawn() -> None:
    krek = ADVENTURERS["krek_the_scavenger"]
    assert krek == Adventurer("krek_the_scavenger", "lizardfolk", 2, Icons(combat=1, search=1, hearts=2))


def test_only_four_nomads_are_cautious() -> None:
    assert [token.tribe for token in ADVENTURERS.values() if token.icons.caution] == ["nomads"] * 4


def test_six_nomads_and_one_outlaw_are_swift() -> None:
    swift = Counter(token.tribe for token in ADVENTURERS.values() if token.icons.movement)
    assert swift == {"nomads": 6, "outlaws": 1}


def test_no_two_adventurers_of_a_tribe_are_alike() -> None:
    assert len({(token.tribe, token.icons) for token in ADVENTURERS.values()}) == 36
