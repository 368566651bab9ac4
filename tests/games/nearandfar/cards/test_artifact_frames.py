"""The artifact decks as a whole: prices, points, colours, requirements and abilities in the proportions they need."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.nearandfar.cards import artifacts_ordinary, artifacts_special
from questhall.games.nearandfar.cards.define import ARTIFACTS, Artifact
from questhall.games.nearandfar.components import BUILDINGS, TRADE_VALUE, TRIBES, Icons

ORDINARY, SPECIAL = artifacts_ordinary.CARDS, artifacts_special.CARDS
ALL = (*ORDINARY, *SPECIAL)
ANY_ARTIFACT = pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)

SYMBOLS = {
    "saw_toothed_sabre": 1,
    "thunder_musket": 2,
    "bear_charm": 2,
    "brass_calipers": 1,
    "clockwork_hand": 2,
    "tinkers_goggles": 2,
    "prospectors_pan": 1,
    "owls_eye": 2,
    "patchwork_blanket": 1,
    "bottomless_flask": 2,
    "smiths_hammer": 2,
    "fox_tail_cap": 2,
    "lightning_spear": 3,
    "thinking_machine": 3,
    "heart_of_the_forest": 3,
    "golden_astrolabe": 3,
    "dragonbone_armour": 3,
    "wishing_stone": 3,
}
TRAVEL = {
    "spices": 2,
    "mirror_hat": 2,
    "drovers_staff": 2,
    "bait_pouch": 1,
    "mask_of_dread": 3,
    "wind_woven_cloak": 3,
}
VISITS = {
    "jade_flute": 1,
    "lockpicks": 1,
    "gold_magnet": 1,
    "nightmare_amulet": 1,
    "mayors_seal": 1,
    "barrel_organ": 1,
    "copper_watering_can": 1,
    "moon_lens": 1,
    "miners_lamp": 1,
    "weather_glass": 1,
    "crown_of_guile": 1,
    "master_key": 2,
}
RULE_CHANGERS = {
    "merchants_coat": 1,
    "trade_wagon": 1,
    "sooty_kettle": 1,
    "bird_whistle": 2,
    "merchants_contract": 2,
    "mercenary_contract": 2,
    "scales_of_justice": 1,
}
SCORING = {
    "ancient_treaty": 2,
    "star_mantle": 2,
    "gaming_dice": 2,
    "legendary_scroll": 2,
    "ancient_compass": 2,
    "silver_spoon": 1,
    "bone_tally": 1,
    "plan_of_the_mine": 1,
    "drum_of_the_chiefs": 2,
    "surveyors_globe": 1,
    "banner_of_four_tribes": 1,
    "outcasts_ring": 2,
}
WORTH = SYMBOLS | TRAVEL | VISITS | RULE_CHANGERS | SCORING
"""What the ability of each card is worth in points."""
EASILY_PAID = {False: 1, True: 2}
"""Points that the coins and gems of a price do not bring, by deck."""
WORTH_OF_SYMBOLS = Icons(skill=2, combat=2, movement=4, caution=4, search=2, hearts=1)
"""In half points."""


def value(card: Artifact) -> int:
    """What the price counts in a trade."""
    goods = card.cost.coins * TRADE_VALUE["coin"] + card.cost.gems * TRADE_VALUE["gem"] + card.cost.food
    return goods + sum(TRADE_VALUE[tribe] * count for tribe, count in card.cost.tokens.items())


def tokens(cards: tuple[Artifact, ...]) -> dict[str, int]:
    return {tribe: sum(card.cost.tokens.get(tribe, 0) for card in cards) for tribe in TRIBES}


def test_the_box_holds_38_ordinary_and_17_special_ones() -> None:
    assert (len(ORDINARY), len(SPECIAL)) == (38, 17)
    assert [card.special for card in ALL] == [False] * 38 + [True] * 17
    assert list(ARTIFACTS.values()) == list(ALL)


@ANY_ARTIFACT
def test_prices_and_points_are_those_of_the_deck(card: Artifact) -> None:
    assert value(card) in (range(14, 26) if card.special else range(10, 17))
    assert card.points in (range(7, 13) if card.special else range(4, 9))
    assert 1 <= card.cost.coins + card.cost.gems <= 5
    assert 0 <= card.cost.food <= 2


@ANY_ARTIFACT
def test_points_follow_from_price_ability_and_demanded_reputation(card: Artifact) -> None:
    """A token costs a turn, so each counts a point besides its value; everyday goods are easier come by."""
    fair = value(card) / 2 - WORTH[card.id] + abs(card.reputation) / 2 + sum(card.cost.tokens.values())
    assert abs(card.points - (fair - EASILY_PAID[card.special])) <= 2


@pytest.mark.parametrize("card", [card for card in ALL if any(card.icons)], ids=lambda card: card.id)
def test_symbols_are_worth_what_the_table_says(card: Artifact) -> None:
    halves = sum(count * worth for count, worth in zip(card.icons, WORTH_OF_SYMBOLS, strict=True))
    assert halves / 2 + (2 if card.avoids else 0) == WORTH[card.id]


def test_abilities_of_every_kind_are_there_in_number() -> None:
    assert [len(kind) for kind in (SYMBOLS, TRAVEL, VISITS, RULE_CHANGERS, SCORING)] == [18, 6, 12, 7, 12]
    assert sorted(WORTH) == sorted(ARTIFACTS)
    assert {card.id for card in ALL if card.on_visit or card.on_any_visit} == set(VISITS)
    assert {card.id for card in ALL if card.at_end} == set(SCORING)
    others = {card.id for card in ALL if any(card.icons) or card.avoids}
    assert others == {*SYMBOLS, *TRAVEL} - {"spices"}


def test_every_building_has_a_card_for_its_visitors() -> None:
    assert {building for card in ALL for building in card.on_visit} == set(BUILDINGS)


def test_ordinary_ones_ask_for_one_or_two_tokens_of_all_colours_alike() -> None:
    assert {sum(card.cost.tokens.values()) for card in ORDINARY} == {1, 2}
    assert tokens(ORDINARY) == dict.fromkeys(TRIBES, 12)


def test_special_ones_ask_for_two_to_four_tokens_of_two_colours_and_for_gems() -> None:
    assert {sum(card.cost.tokens.values()) for card in SPECIAL} == {2, 3, 4}
    assert {len(card.cost.tokens) for card in SPECIAL} == {2}
    assert all(card.cost.gems for card in SPECIAL)
    assert all(11 <= count <= 14 for count in tokens(SPECIAL).values())
    pairs = Counter(frozenset(card.cost.tokens) for card in SPECIAL)
    assert len(pairs) == 6
    assert min(pairs.values()) >= 2


def test_reputation_is_asked_for_both_ways() -> None:
    assert sorted(card.reputation for card in ORDINARY if card.reputation) == [-4, -3, -3, -2, 2, 3, 4, 5]
    assert sorted(card.reputation for card in SPECIAL if card.reputation) == [-5, -4, -4, 6, 6, 8]


def test_six_ask_for_something_that_is_not_spent() -> None:
    assert [card.id for card in ALL if card.needs] == [
        "thunder_musket",
        "owls_eye",
        "trade_wagon",
        "thinking_machine",
        "wind_woven_cloak",
        "drum_of_the_chiefs",
    ]


def test_the_pictured_one() -> None:
    card = ARTIFACTS["mask_of_dread"]
    assert (card.points, card.reputation, card.avoids, card.icons) == (7, -4, "free", Icons(combat=1))


def test_the_mirror_hat_avoids_threats_for_nothing() -> None:
    assert {card.id: card.avoids for card in ALL if card.avoids} == {
        "mirror_hat": "free",
        "bait_pouch": "food",
        "mask_of_dread": "free",
    }


def test_one_card_wins_ties() -> None:
    assert [card.id for card in ALL if card.wins_ties] == ["scales_of_justice"]
