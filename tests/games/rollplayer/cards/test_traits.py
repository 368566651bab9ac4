"""The twenty traits: both sides of every condition, and every cap.

The first sentence above a trait's effect is what its card says; the stars are taken from there, so that tuning a
trait means changing the card in one place.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from questhall.games.rollplayer.cards.define import CARDS, Trait
from questhall.games.rollplayer.components import DIRECTIONS, Attribute, Direction
from questhall.games.rollplayer.moves import Buy
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.state import Player
from support.rollplayer import hero, play, position

ONE_DOT = ["courageous", "cunning", "dedicated", "foolish", "honest", "loyal", "obnoxious", "reckless", "weak"]
TWO_DOTS = ["clumsy", "compassionate", "envious", "famous", "focused", "greedy", "honorable", "nimble", "obsessed"]
TWO_DOTS += ["proud", "steadfast"]
TRAITS = sorted(ONE_DOT + TWO_DOTS)


def trait_card(id: str) -> Trait:
    card = CARDS[id]
    assert isinstance(card, Trait)
    return card


def stars(trait: str, player: Player) -> int:
    return trait_card(trait).stars(player)


def promised(trait: str) -> int:
    """The stars that the card promises: the first number it says."""
    found = re.match(r"(\d+) stars? ", trait_card(trait).stars.__doc__ or "")
    assert found, trait
    return int(found[1])


def most(trait: str) -> int:
    """The most that the card can bring, where it says so."""
    found = re.search(r"at most (\d+)", trait_card(trait).stars.__doc__ or "")
    assert found, trait
    return int(found[1])


# What all have in common


def test_nine_traits_have_one_dot_and_eleven_have_two() -> None:
    traits = [card for card in CARDS.values() if isinstance(card, Trait)]
    assert sorted(card.id for card in traits if card.dots == 1) == ONE_DOT
    assert sorted(card.id for card in traits if card.dots == 2) == TWO_DOTS


@pytest.mark.rule("RP-CARD-04")
def test_reckless_costs_6_and_no_trait_costs_more_or_less_than_3() -> None:
    assert CARDS["reckless"].cost == 6
    assert {trait: CARDS[trait].cost for trait in TRAITS if not 3 <= CARDS[trait].cost <= 6} == {}


def test_five_traits_point_in_each_direction() -> None:
    assert Counter(trait_card(trait).arrow for trait in TRAITS) == {"left": 5, "right": 5, "up": 5, "down": 5}


@pytest.mark.rule("RP-MARKET-13", "RP-CARD-15")
@pytest.mark.parametrize("trait", TRAITS)
def test_buying_a_trait_moves_the_token_along_its_arrow(trait: str) -> None:
    player = hero("wizard", gold=CARDS[trait].cost)
    state = position(player, hero("druid"), phase="market", market=trait)
    play(state, lambda table: market_turn(table, 0), [Buy(trait, CARDS[trait].cost)])
    down, right = DIRECTIONS[trait_card(trait).arrow]
    assert (player.token, player.traits, player.gold) == ((1 + down, 1 + right), [trait], 0)


EDGE: dict[Direction, tuple[int, int]] = {"left": (1, 0), "down": (2, 1), "right": (1, 2), "up": (0, 1)}


@pytest.mark.rule("RP-MARKET-14")
@pytest.mark.parametrize("trait", TRAITS)
def test_a_trait_that_points_off_the_card_is_bought_all_the_same(trait: str) -> None:
    edge = EDGE[trait_card(trait).arrow]
    player = hero("wizard", gold=CARDS[trait].cost, token=edge)
    state = position(player, hero("druid"), phase="market", market=trait)
    play(state, lambda table: market_turn(table, 0), [Buy(trait, CARDS[trait].cost)])
    assert (player.token, player.traits) == (edge, [trait])


# Totals of a row


HIGH: list[tuple[str, Attribute, str, str]] = [
    ("steadfast", "constitution", "g5 b5 y5", "g5 b5 y4"),
    ("nimble", "dexterity", "g6 b5 y5", "g5 b5 y5"),
    ("courageous", "strength", "g6 b5 y5", "g5 b5 y5"),
    ("proud", "charisma", "g5 b5 y5", "g5 b5 y4"),
    ("cunning", "intelligence", "g5 b5 y5", "g5 b5 y4"),
]
LOW: list[tuple[str, Attribute, str, str]] = [
    ("weak", "strength", "g4 b3 y3", "g4 b4 y3"),
    ("clumsy", "dexterity", "g4 b3 y3", "g4 b4 y3"),
    ("foolish", "intelligence", "g4 b3 y3", "g4 b4 y3"),
]
ROWS: tuple[str, ...] = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def sheet_with(attribute: Attribute, row: str, rest: str) -> dict[str, str]:
    return {other: rest for other in ROWS} | {attribute: row}


@pytest.mark.parametrize(("trait", "attribute", "met", "missed"), HIGH)
def test_a_trait_for_a_high_row_earns_its_stars_from_its_threshold_on(
    trait: str, attribute: Attribute, met: str, missed: str
) -> None:
    assert promised(trait) >= 3
    assert stars(trait, hero(sheet={attribute: met})) == promised(trait)
    assert stars(trait, hero(sheet={attribute: "g6 b6 y6"})) == promised(trait)
    assert stars(trait, hero(sheet={attribute: missed})) == 0
    assert stars(trait, hero(sheet=sheet_with(attribute, missed, "y6 y6 y6"))) == 0


@pytest.mark.parametrize(("trait", "attribute", "met", "missed"), LOW)
def test_a_trait_for_a_low_row_earns_its_stars_up_to_its_threshold(
    trait: str, attribute: Attribute, met: str, missed: str
) -> None:
    assert promised(trait) >= 3
    assert stars(trait, hero(sheet={attribute: met})) == promised(trait)
    assert stars(trait, hero(sheet={attribute: "g1 b1 y1"})) == promised(trait)
    assert stars(trait, hero(sheet={attribute: missed})) == 0
    assert stars(trait, hero(sheet=sheet_with(attribute, missed, "y1 y1 y1"))) == 0


@pytest.mark.rule("RP-CLAR-09")
@pytest.mark.parametrize(("trait", "attribute", "met", "missed"), [*HIGH, *LOW])
def test_longsword_jeweled_dagger_and_race_change_no_total_of_a_trait(
    trait: str, attribute: Attribute, met: str, missed: str
) -> None:
    for row, worth in [(met, promised(trait)), (missed, 0)]:
        for race in ("orc", "elf", "dwarf", "halfling", "dragonkin"):
            armed = hero("druid", race, sheet={attribute: row}, weapons="longsword jeweled_dagger")
            assert stars(trait, armed) == worth


# Reckless


@pytest.mark.parametrize(("ones", "worth"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_reckless_earns_a_star_for_each_die_showing_1_up_to_five(ones: int, worth: int) -> None:
    rows = ["b1 y2 g6", "r1 k3 w5", "p1", "y1 y4", "g1", "k1"]
    values = dict(zip(ROWS, rows, strict=True))
    sheet = {
        attribute: row if place < ones else row.replace("1", "2", 1)
        for place, (attribute, row) in enumerate(values.items())
    }
    assert (promised("reckless"), most("reckless")) == (1, 5)
    assert stars("reckless", hero(sheet=sheet)) == worth


@pytest.mark.rule("RP-CLAR-09")
def test_a_1_is_a_1_for_reckless_whatever_longsword_and_jeweled_dagger_make_of_it() -> None:
    player = hero("warrior", sheet={"strength": "r1 y1 b2"}, weapons="longsword jeweled_dagger")
    assert stars("reckless", player) == 2


# Alignment


@pytest.mark.parametrize(
    ("trait", "met"),
    [
        ("honorable", [(0, 0), (1, 0), (2, 0)]),
        ("obnoxious", [(0, 2), (1, 2), (2, 2)]),
        ("compassionate", [(0, 0), (0, 1), (0, 2)]),
        ("envious", [(2, 0), (2, 1), (2, 2)]),
    ],
)
def test_a_trait_of_alignment_asks_where_the_token_ends(trait: str, met: list[tuple[int, int]]) -> None:
    cells = [(row, column) for row in range(3) for column in range(3)]
    assert promised(trait) >= 3
    assert {cell: stars(trait, hero(token=cell)) for cell in cells} == {
        cell: promised(trait) if cell in met else 0 for cell in cells
    }


# Colours


@pytest.mark.parametrize(("dice", "met"), [(5, False), (6, True), (7, True)])
def test_focused_asks_for_six_dice_of_the_class_colour(dice: int, met: bool) -> None:
    rows = [" ".join(["r1"] * len(range(row, dice, 3))) for row in range(3)]
    sheet = dict(zip(ROWS, [*rows, "g1 g1 g1", "g1 g1 g1", "y1"], strict=True))
    assert promised("focused") >= 3
    assert stars("focused", hero("warrior", sheet=sheet)) == (promised("focused") if met else 0)
    assert stars("focused", hero("wizard", sheet=sheet)) == 0


@pytest.mark.parametrize(
    ("sheet", "met"),
    [
        ("g1 b1 r1 p1 k1 w1", True),
        ("g1 b1 r1 p1 k1 w1 y1", True),
        ("y1 b1 r1 p1 k1 w1", False),
        ("g1 b1 r1 p1 k1 g1", False),
        ("g1 b1 r1 p1 y1 w1", False),
    ],
)
def test_honest_asks_for_all_six_class_colours(sheet: str, met: bool) -> None:
    words = sheet.split()
    rows = {"strength": " ".join(words[:3]), "wisdom": " ".join(words[3:6]), "charisma": " ".join(words[6:])}
    assert promised("honest") >= 3
    assert stars("honest", hero(sheet=rows)) == (promised("honest") if met else 0)


def row_of(color: str, count: int) -> str:
    return " ".join([f"{color}1"] * count)


@pytest.mark.parametrize(("blue", "worth"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (6, 4), (7, 4)])
def test_obsessed_counts_the_most_frequent_other_colour_beyond_the_second_die(blue: int, worth: int) -> None:
    rows = [min(3, max(0, blue - start)) for start in (0, 3, 6)]
    sheet = dict(zip(ROWS, [row_of("b", count) for count in rows], strict=False))
    assert (promised("obsessed"), most("obsessed")) == (1, 4)
    assert stars("obsessed", hero("warrior", sheet=sheet)) == worth


def test_obsessed_counts_neither_the_class_colour_nor_gold_nor_two_colours_together() -> None:
    many = {"strength": "r1 r1 r1", "dexterity": "r1 y1 y1", "wisdom": "y1 y1 y1"}
    assert stars("obsessed", hero("warrior", sheet=many)) == 0
    assert stars("obsessed", hero("wizard", sheet=many)) == 2
    assert stars("obsessed", hero("warrior", sheet={"strength": "g1 g1 b1", "dexterity": "b1 k1 k1"})) == 0
    assert stars("obsessed", hero("warrior", sheet={"strength": "g1 g1 g1", "dexterity": "b1 b1 b1"})) == 1


# Backstory, goals, gold, traits


@pytest.mark.parametrize(("matches", "met"), [(3, False), (4, True), (6, True)])
def test_loyal_asks_for_four_backstory_matches(matches: int, met: bool) -> None:
    hunter = ["y1 y1 p1", "y1 k1", "r1", "y1 y1 b1", "y1 w1", "y1 y1 g1"]
    sheet = dict(zip(ROWS, hunter[:matches], strict=False))
    assert promised("loyal") >= 3
    assert stars("loyal", hero(sheet=sheet, backstory="hunter")) == (promised("loyal") if met else 0)


@pytest.mark.parametrize(("goals", "worth"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_dedicated_earns_a_star_for_each_goal_beyond_the_first_up_to_four(goals: int, worth: int) -> None:
    met = ["r6 r6 r6", "g6 b5 k5", "g6 b6 k5", "y5 y5 y4", "w5 w5 w4", "p5 p5 p4"]
    sheet = dict(zip(ROWS, met[:goals], strict=False))
    assert (promised("dedicated"), most("dedicated")) == (1, 4)
    assert stars("dedicated", hero("warrior", sheet=sheet)) == worth


@pytest.mark.rule("RP-CLAR-09")
def test_dedicated_asks_for_goals_met_by_the_dice_alone() -> None:
    three = {"strength": "r6 r6 r6", "dexterity": "g6 b5 k5", "constitution": "r6 b6 k5"}
    warrior = hero("warrior", sheet=three)
    assert stars("dedicated", warrior) == 2
    assert stars("dedicated", hero("warrior", "elf", sheet=three, weapons="longsword")) == 2
    almost = three | {"strength": "r6 r6 r5"}
    assert stars("dedicated", hero("warrior", "orc", sheet=almost, weapons="longsword")) == 1


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (30, 4)])
def test_greedy_earns_a_star_for_every_3_gold_up_to_four(gold: int, worth: int) -> None:
    assert (promised("greedy"), most("greedy")) == (1, 4)
    assert stars("greedy", hero(gold=gold)) == worth


@pytest.mark.parametrize(("others", "worth"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_famous_earns_a_star_for_each_other_trait_up_to_four(others: int, worth: int) -> None:
    traits = ["famous", "weak", "proud", "honest", "loyal", "greedy"][: others + 1]
    assert (promised("famous"), most("famous")) == (1, 4)
    assert stars("famous", hero(traits=" ".join(traits), skills="climb", weapons="longsword")) == worth
