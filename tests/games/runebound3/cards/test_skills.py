"""The 60 skills against the frame of the box: sets, types, costs, successes, and texts for all of them."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound3 import GAME
from questhall.games.runebound3.cards.define import ASSETS, Skill
from questhall.games.runebound3.cards.skills import SKILL_CARDS
from questhall.games.runebound3.cards.skills.fortune import FORTUNE
from questhall.games.runebound3.cards.skills.gods import GODS
from questhall.games.runebound3.cards.skills.military import MILITARY
from questhall.games.runebound3.cards.skills.nature import NATURE
from questhall.games.runebound3.cards.skills.runes import RUNES
from questhall.games.runebound3.cards.skills.wanderlust import WANDERLUST
from support.ftl import messages_in, shape

SETS = ("nature", "military", "wanderlust", "fortune", "gods", "runes")


def symbols(cards: tuple[Skill, ...]) -> Counter[str]:
    return Counter(symbol for card in cards for symbol in card.cost)


@pytest.mark.rule("R3-SKILL-16", "R3-SKILL-17")
def test_six_sets_of_ten_skills_make_the_deck() -> None:
    assert Counter(card.set for card in SKILL_CARDS) == dict.fromkeys(SETS, 10)
    assert len({card.id for card in SKILL_CARDS}) == 60
    assert not {card.id for card in SKILL_CARDS} & set(ASSETS)


def test_there_are_twenty_skills_of_each_type() -> None:
    assert Counter(card.kind for card in SKILL_CARDS) == {"body": 20, "mind": 20, "spirit": 20}


@pytest.mark.rule("R3-SUCC-01")
def test_four_skills_of_each_set_bear_the_symbol_of_success() -> None:
    assert Counter(card.set for card in SKILL_CARDS if card.success) == dict.fromkeys(SETS, 4)


def test_cheap_skills_bear_it_more_often_than_dear_ones() -> None:
    def share(cards: list[Skill]) -> float:
        return sum(card.success for card in cards) / len(cards)

    cheap = [card for card in SKILL_CARDS if len(card.cost) <= 2]
    dear = [card for card in SKILL_CARDS if len(card.cost) > 2]
    assert share(cheap) > 0.5 > share(dear) > 0


def test_skills_cost_one_to_four_trophies() -> None:
    assert Counter(len(card.cost) for card in SKILL_CARDS) == {1: 16, 2: 20, 3: 16, 4: 8}


def test_half_of_all_cost_symbols_are_grey_and_the_colours_are_even() -> None:
    found = symbols(SKILL_CARDS)
    coloured = [found[deck] for deck in ("combat", "exploration", "social")]
    assert 0.45 <= found["any"] / sum(found.values()) <= 0.55
    assert max(coloured) - min(coloured) <= 4


@pytest.mark.parametrize(
    ("cards", "kinds", "costs", "trophies"),
    [
        (NATURE, (4, 1, 5), (3, 3, 3, 1), {"any": 10, "combat": 3, "exploration": 6, "social": 3}),
        (MILITARY, (6, 2, 2), (2, 4, 2, 2), {"any": 14, "combat": 8, "social": 2}),
        (WANDERLUST, (5, 4, 1), (3, 3, 3, 1), {"any": 10, "combat": 2, "exploration": 5, "social": 5}),
        (FORTUNE, (2, 7, 1), (3, 3, 3, 1), {"any": 12, "combat": 2, "exploration": 2, "social": 6}),
        (GODS, (2, 2, 6), (2, 4, 2, 2), {"any": 11, "combat": 4, "exploration": 5, "social": 4}),
        (RUNES, (1, 4, 5), (3, 3, 3, 1), {"any": 11, "combat": 4, "exploration": 5, "social": 2}),
    ],
    ids=SETS,
)
def test_a_set_leans_to_its_theme(
    cards: tuple[Skill, ...], kinds: tuple[int, ...], costs: tuple[int, ...], trophies: dict[str, int]
) -> None:
    assert tuple(sum(card.kind == kind for card in cards) for kind in ("body", "mind", "spirit")) == kinds
    assert tuple(sum(len(card.cost) == size for card in cards) for size in (1, 2, 3, 4)) == costs
    assert symbols(cards) == trophies


def test_every_skill_does_something_and_no_two_do_the_same() -> None:
    does = [
        (
            tuple(sorted(card.bonuses.items())),
            tuple((each.moment, each.effect, each.terrain, each.surges) for each in card.abilities),
        )
        for card in SKILL_CARDS
    ]
    assert all(bonuses or abilities for bonuses, abilities in does)
    assert len(set(does)) == len(SKILL_CARDS)


KNOWN = {
    "mountaineering": ("body", ("any",)),
    "taxidermist": ("body", ("any",)),
    "steadfast": ("body", ("any", "any", "any", "combat")),
    "marksmanship": ("body", ("any", "combat")),
    "ambidexterity": ("body", ("any", "any", "any")),
    "healing_touch": ("spirit", ("any", "any")),
    "water_walking": ("spirit", ("exploration",)),
    "cunning": ("mind", ("any", "any", "any")),
    "full_confidence": ("mind", ("any", "combat")),
    "delusions_of_grandeur": ("mind", ("any",)),
    "war_aria": ("spirit", ("any", "combat", "social")),
    "magical_ambition": ("spirit", ("any", "any")),
}
"""What is known of the printed cards."""


def test_known_skills_have_their_printed_type_and_cost() -> None:
    assert {card.id: (card.kind, card.cost) for card in SKILL_CARDS if card.id in KNOWN} == KNOWN


def test_enough_skills_raise_attributes_and_health_and_enough_are_reactions() -> None:
    attributes = [card.id for card in SKILL_CARDS if {"body", "mind", "spirit"} & {*card.bonuses}]
    health = [
        card.id
        for card in SKILL_CARDS
        if any(word.startswith("health") and by > 0 for word, by in card.bonuses.items())
    ]
    moments = Counter(ability.moment for card in SKILL_CARDS for ability in card.abilities)
    assert len(attributes) == 7
    assert health == [
        *["healing_touch", "bear_strength", "taming", "parry", "unbowed", "steadfast", "curio_swap", "long_stride"],
        *["call_of_the_road", "sand_in_the_eyes", "generous_offering", "holy_zeal", "war_aria"],
    ]
    assert (moments["cancel"], moments["struck"], moments["hurt"], moments["defeated"]) == (2, 2, 2, 1)
    assert (moments["engage"], moments["surge"]) == (3, 9)


BONUSES: dict[str, dict[str, int]] = {
    "living_off_the_land": {"rest": 2},
    "healing_touch": {"health": 1},
    "bear_strength": {"body": 1, "health": 2},
    "taming": {"health": 1},
    "vigilance": {"quick": 2},
    "staff_officer": {"mind": 2, "spirit": -1},
    "parry": {"health": 1},
    "unbowed": {"health": 2},
    "steadfast": {"health": 3},
    "omens_of_the_road": {"spirit": 1},
    "curio_swap": {"health": 1},
    "long_stride": {"speed": 1, "health": 1},
    "jack_of_all_trades": {"body": 1, "mind": 1, "spirit": 1},
    "call_of_the_road": {"adventurer": 1, "health": 2},
    "delusions_of_grandeur": {"body_test": 1, "mind_test": 1, "spirit_test": 1, "hand": -1},
    "silver_tongue": {"bargain": 1},
    "sand_in_the_eyes": {"health": 1},
    "cunning": {"mind": 2},
    "generous_offering": {"health": 1},
    "holy_zeal": {"body": 2, "mind": -1, "health": 1},
    "war_aria": {"health_per_spirit": 1},
    "aegis": {"guard": 1},
    "magical_ambition": {"spirit": 2, "mind": -1},
}


def test_what_skills_add_by_lying_there() -> None:
    assert {card.id: dict(card.bonuses) for card in SKILL_CARDS if card.bonuses} == BONUSES


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_skill_and_its_abilities_have_texts(lang: str) -> None:
    shapes = {message.id.name: shape(message)[1:] for message in messages_in(GAME, lang)}
    for card in SKILL_CARDS:
        assert shapes[f"skill-{card.id.replace('_', '-')}"] == ("flavour", "text")
        for ability in card.abilities:
            assert shapes[f"ability-{ability.id.replace('_', '-')}"] == ("text",)
