"""What lies in the box of Runebound, first edition: counted, and held against the frames of its design."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from questhall.games.runebound1.cards.adventures import ADVENTURE_CARDS
from questhall.games.runebound1.cards.adventures.margath import MARGATH
from questhall.games.runebound1.cards.define import (
    ALLIES,
    HEROES,
    ITEMS,
    Ally,
    Challenge,
    Encounter,
    EventCard,
    Foe,
    Hero,
    Item,
)
from questhall.games.runebound1.cards.heroes import CASTERS, FIGHTERS, HERO_CARDS, SHOOTERS
from questhall.games.runebound1.cards.market import ALLY_CARDS, ITEM_CARDS
from questhall.games.runebound1.cards.market.artifacts import ARTIFACTS
from questhall.games.runebound1.cards.market.potions import POTIONS
from questhall.games.runebound1.cards.market.weapons import EXPLOSIVES, MAGIC_WEAPONS, MELEE_WEAPONS, RANGED_WEAPONS
from questhall.games.runebound1.components import ADVENTURE_CARDS as IN_THE_BOX
from questhall.games.runebound1.components import (
    COLOURS,
    HEROES_IN_THE_BOX,
    MARKET_CARDS,
    SKILL_ATTRIBUTE,
    TERRAINS,
    Colour,
)
from questhall.games.runebound1.rules import bonuses

MARKET: tuple[Item | Ally, ...] = (*ITEM_CARDS, *ALLY_CARDS)
BANDS: dict[Colour, tuple[range, range, range, range]] = {
    "green": (range(10, 14), range(2, 5), range(3), range(1, 3)),
    "yellow": (range(12, 15), range(3, 5), range(3), range(2, 4)),
    "blue": (range(13, 16), range(4, 6), range(3), range(3, 5)),
    "red": (range(14, 17), range(5, 6), range(1, 3), range(4, 6)),
}
"""Target numbers, life, damage in a phase, damage in all."""
GOLD: dict[Colour, range] = {"green": range(2, 5), "yellow": range(6, 9), "blue": range(9, 13)}


def fights(colour: Colour) -> dict[str, Foe]:
    """The combat challenges of a deck."""
    challenges = [card for card in ADVENTURE_CARDS if isinstance(card, Challenge) and card.colour == colour]
    return {card.id: card.foe for card in challenges if card.foe is not None}


def soft_spot(foe: Foe) -> int:
    return foe.attributes.index(min(foe.attributes))


# Heroes


@pytest.mark.rule("R1-COMP-06", "R1-COMP-07")
def test_twelve_heroes_four_of_each_kind() -> None:
    assert len({hero.id for hero in HERO_CARDS}) == HEROES_IN_THE_BOX == 12
    for kind, heroes in enumerate((SHOOTERS, FIGHTERS, CASTERS)):
        assert [hero.damage[kind] for hero in heroes] == [2, 2, 2, 2]
        assert all(sum(hero.damage) == 4 for hero in heroes)
        assert all(hero.attributes[kind] == max(hero.attributes) for hero in heroes)


def test_heroes_keep_within_their_frame() -> None:
    for hero in HERO_CARDS:
        assert hero.life in range(4, 7)
        assert hero.stamina in range(2, 5)
        assert all(attribute in range(6) for attribute in hero.attributes)
        assert sum(hero.attributes) in range(6, 9), hero.id
        assert len(hero.abilities) + bool(hero.gives) == 1, "one ability each"


def test_each_of_eight_skills_is_on_three_heroes() -> None:
    skills = Counter(chain.from_iterable(hero.skills for hero in HERO_CARDS))
    assert skills == dict.fromkeys(SKILL_ATTRIBUTE, 3)
    assert all(len(hero.skills) == 2 for hero in HERO_CARDS)
    assert {bonus for hero in HERO_CARDS for bonus in hero.skills.values()} == {2, 3, 4}


# The market


@pytest.mark.rule("R1-COMP-12", "R1-COMP-13")
def test_sixty_market_cards() -> None:
    assert len({card.id for card in MARKET}) == MARKET_CARDS == 60
    assert len(ALLY_CARDS) == 20
    assert Counter(item.kind for item in ITEM_CARDS) == {"weapon": 16, "armour": 8, "artifact": 16}
    assert (len(POTIONS), len(ARTIFACTS)) == (6, 10)
    assert [len(weapons) for weapons in (RANGED_WEAPONS, MELEE_WEAPONS, MAGIC_WEAPONS, EXPLOSIVES)] == [5, 6, 3, 2]


def test_a_first_visit_finds_something_to_buy() -> None:
    assert sum(card.price <= 4 for card in MARKET) == 24
    assert 6.5 <= sum(card.price for card in MARKET) / len(MARKET) <= 7.5


@pytest.mark.parametrize(
    ("cards", "least", "most"),
    [
        ([item for item in ITEM_CARDS if item.kind == "weapon"], 2, 15),
        ([item for item in ITEM_CARDS if item.kind == "armour"], 3, 17),
        (POTIONS, 1, 4),
        (ARTIFACTS, 4, 18),
        (ALLY_CARDS, 2, 14),
    ],
)
def test_prices_lie_in_the_range_of_their_class(cards: tuple[Item | Ally, ...], least: int, most: int) -> None:
    assert all(least <= card.price <= most for card in cards)


@pytest.mark.rule("R1-COMP-08")
def test_allies_of_three_kinds_and_three_prices() -> None:
    best = Counter(ally.attributes.index(max(ally.attributes)) for ally in ALLY_CARDS)
    assert best == {0: 7, 1: 7, 2: 6}
    tiers = ((range(2, 6), (3, 4), (1,)), (range(6, 10), (5, 6), (2,)), (range(10, 15), (7, 8, 9), (2, 3)))
    found = []
    for prices, attributes, damages in tiers:
        tier = [ally for ally in ALLY_CARDS if ally.price in prices]
        found.append(len(tier))
        assert all(max(ally.attributes) in attributes and max(ally.damage) in damages for ally in tier)
    assert found == [6, 8, 6]
    assert all(ally.life in range(2, 7) and ally.stamina in range(1, 4) for ally in ALLY_CARDS)
    assert sum(bool(ally.abilities or ally.gives) for ally in ALLY_CARDS) == 10, "half of them can do more than fight"


@pytest.mark.parametrize("ally", ALLY_CARDS, ids=lambda ally: ally.id)
def test_an_ally_costs_what_the_rule_of_thumb_says(ally: Ally) -> None:
    best = max(attribute * damage for attribute, damage in zip(ally.attributes, ally.damage, strict=True))
    worth = best / 2 + ally.life / 2 + bool(ally.abilities or ally.gives)
    assert abs(ally.price - worth) <= 1


@pytest.mark.parametrize("word", ["ranged_attack", "melee_attack", "magic_attack"])
def test_a_constant_bonus_to_attacks_costs_what_the_rule_of_thumb_says(word: str) -> None:
    prices = {1: 2, 2: 4, 3: 7, 4: 10, 5: 14}
    plain = [item for item in ITEM_CARDS if set(item.gives) == {word} and not item.abilities]
    assert len(plain) >= 3
    assert {item.id: item.price for item in plain} == {item.id: prices[item.gives[word]] for item in plain}


def test_an_activated_wound_costs_about_five_and_a_cancelled_one_about_four() -> None:
    prices = {item.id: item.price for item in ITEM_CARDS}
    assert prices["mace_of_kellos"] == prices["heavy_crossbow"] == prices["rune_of_storms"] == 11, "two wounds more"
    assert [prices[armour] for armour in ("leather_jerkin", "chain_mail", "dwarven_plate")] == [4, 9, 15]
    assert [prices[bomb.id] for bomb in EXPLOSIVES] == [3, 4]


def test_what_is_known_of_market_cards_holds() -> None:
    items = {item.id: item for item in ITEM_CARDS}
    assert items["lightning_mace"].gives == {"melee_attack": 4}
    assert items["bone_bow"].gives == {"ranged_attack": 3, "ranged_defence": 3}, "all ranged rolls"
    assert items["black_dagger"].price == min(item.price for item in ITEM_CARDS if item.kind == "weapon")
    assert items["ghost_armor"].price == max(item.price for item in ITEM_CARDS)
    strongest = sorted(ALLY_CARDS, key=lambda ally: ally.price)[-2:]
    assert {ally.id for ally in strongest} == {"prince_gardun", "lord_loren"}


# Adventures


@pytest.mark.rule("R1-COMP-10", "R1-COMP-11")
def test_seventy_two_adventure_cards() -> None:
    assert len({card.id for card in ADVENTURE_CARDS}) == 72
    assert Counter(card.colour for card in ADVENTURE_CARDS) == IN_THE_BOX
    for colour, counts in zip(COLOURS, ((13, 2, 5, 4), (11, 2, 4, 3), (10, 1, 3, 2), (10, 0, 1, 1)), strict=True):
        deck = [card for card in ADVENTURE_CARDS if card.colour == colour]
        tests = sum(isinstance(card, Challenge) and card.test is not None for card in deck)
        encounters = sum(isinstance(card, Encounter) for card in deck)
        events = sum(isinstance(card, EventCard) for card in deck)
        assert (len(fights(colour)), tests, encounters, events) == counts


@pytest.mark.rule("R1-COMP-20")
def test_events_are_numbered_one_to_three() -> None:
    numbers = {
        colour: [card.number for card in ADVENTURE_CARDS if isinstance(card, EventCard) and card.colour == colour]
        for colour in COLOURS
    }
    assert numbers == {"green": [1, 1, 1, 2], "yellow": [1, 2, 2], "blue": [2, 3], "red": [3]}


def test_the_lesser_events_end_when_a_hero_improves_and_the_great_ones_when_a_dragon_falls() -> None:
    ends = {(card.number, card.until) for card in ADVENTURE_CARDS if isinstance(card, EventCard)}
    assert ends == {(1, "improvement"), (2, "improvement"), (3, "red")}


@pytest.mark.rule("R1-COMP-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_enemies_keep_within_the_band_of_their_colour(colour: Colour) -> None:
    targets, life, damage, in_all = BANDS[colour]
    for id, foe in fights(colour).items():
        if id != MARGATH.id:
            assert all(target in targets for target in foe.attributes), id
            assert foe.life in life, id
            assert all(one in damage for one in foe.damage), id
            assert sum(foe.damage) in in_all, id


def test_margath_is_above_all_bands() -> None:
    assert MARGATH.foe is not None
    assert (MARGATH.foe.life, sum(MARGATH.foe.damage)) == (7, 6)
    assert all(target in (16, 17) for target in MARGATH.foe.attributes)
    assert all(damage == 2 for damage in MARGATH.foe.damage)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_enemy_has_a_soft_spot_and_they_are_spread_evenly(colour: Colour) -> None:
    for id, foe in fights(colour).items():
        soft, *others = sorted(foe.attributes)
        assert all(other - soft in (1, 2, 3) for other in others), id
    spread = Counter(map(soft_spot, fights(colour).values()))
    assert max(spread.values()) - min(spread[kind] for kind in range(3)) <= 1


def test_one_fight_in_three_has_a_text_before_combat() -> None:
    challenges = [card for card in ADVENTURE_CARDS if isinstance(card, Challenge) and card.foe is not None]
    assert (len(challenges), sum(card.before is not None for card in challenges)) == (44, 15)


@pytest.mark.parametrize("colour", GOLD)
def test_challenges_pay_gold_by_their_colour(colour: Colour) -> None:
    challenges = [card for card in ADVENTURE_CARDS if isinstance(card, Challenge) and card.colour == colour]
    paid = [card.reward.gold for card in challenges if card.reward.gold]
    assert all(gold in GOLD[colour] for gold in paid)
    assert abs(sum(paid) / len(paid) - {"green": 3, "yellow": 7, "blue": 10.5}.get(colour, 0)) <= 0.5
    assert len(challenges) - len(paid) == 2, "two give themselves"


def test_red_challenges_give_runes_but_for_margath_and_his_skeleton() -> None:
    challenges = [card for card in ADVENTURE_CARDS if isinstance(card, Challenge) and card.colour == "red"]
    runes = [card for card in challenges if card.reward.item is not None and card.reward.item.rune]
    assert {card.id for card in challenges} - {card.id for card in runes} == {MARGATH.id, "skeleton_of_margath"}
    assert [card.id for card in challenges if card.wins] == [MARGATH.id]


def test_encounters_ask_for_thirteen_to_nineteen_and_challenges_for_one_more() -> None:
    for card in ADVENTURE_CARDS:
        step = 13 + 2 * COLOURS.index(card.colour)
        if isinstance(card, Encounter):
            assert card.test is not None
            assert card.test.target == step, card.id
        elif isinstance(card, Challenge) and card.test is not None:
            assert card.test.target in (step + 1, step + 2), card.id


def test_every_skill_is_asked_for_with_its_own_attribute() -> None:
    tests = [card.test for card in ADVENTURE_CARDS if isinstance(card, Encounter | Challenge) and card.test is not None]
    assert {test.skill for test in tests} == set(SKILL_ATTRIBUTE)
    assert all(test.attribute == SKILL_ATTRIBUTE[test.skill] for test in tests)


# Words


def known_words() -> set[str]:
    """The words of the tables that head `rules/bonuses.py`."""
    assert bonuses.__doc__ is not None
    rows = [line.split("|")[1] for line in bonuses.__doc__.splitlines() if line.startswith("|")]
    by_terrain = {f"{terrain}_{word}" for terrain in TERRAINS for word in ("easy", "toll")}
    return set(re.findall(r"[a-z_]+", " ".join(rows))) | by_terrain


def test_cards_give_only_what_the_rules_know() -> None:
    cards: list[Hero | Item | Ally] = [*HEROES.values(), *ITEMS.values(), *ALLIES.values()]
    words = {word for card in cards for word in card.gives}
    words |= {word for card in ADVENTURE_CARDS if isinstance(card, EventCard) for word in card.gives}
    assert words <= known_words()
