"""Attribute goals in the final count: catalogue chapter SCORE, rules 4 to 11."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.components import ATTRIBUTES, ROW_OF, Attribute
from questhall.games.rollplayer.rules.scoring import final_value, score
from questhall.games.rollplayer.state import Player
from support.rollplayer import hero

CLASS_CARDS = {
    "cleric": ("14-15 16-17 15-16 14+ 18 14+", (2, 2, 2, 1, 4, 1)),
    "paladin": ("17 15-16 17 14+ 16-17 14+", (3, 2, 3, 1, 2, 1)),
    "druid": ("14-15 16-17 15-16 14-15 17-18 17-18", (2, 2, 2, 2, 2, 2)),
    "ranger": ("14-15 16-17 18 14+ 15-16 14+", (2, 2, 4, 1, 2, 1)),
    "monk": ("18+ 16-17 17-18 14+ 15-16 14-15", (3, 2, 2, 1, 2, 2)),
    "bard": ("14+ 17 14+ 16-17 14+ 18", (1, 3, 1, 2, 1, 4)),
    "rogue": ("16-17 18 14-15 14+ 14+ 15-16", (2, 4, 2, 1, 1, 2)),
    "thief": ("14+ 16-17 14+ 17 15-16 17", (1, 2, 1, 3, 2, 3)),
    "sorcerer": ("14+ 16-17 15-16 18 14+ 14-15", (1, 2, 2, 4, 1, 2)),
    "wizard": ("14-15 17 14+ 17 14+ 16-17", (2, 3, 1, 3, 1, 2)),
    "warrior": ("18 16-17 17 14+ 14+ 14+", (4, 2, 3, 1, 1, 1)),
    "barbarian": ("16-17 17 18+ 14+ 14-15 14+", (2, 3, 3, 1, 2, 1)),
}
"""The goals printed on the class cards, strength to charisma, and the stars beside them."""


def lines(player: Player, what: str) -> list[tuple[str, int]]:
    """One part of the count of a player, as (detail, stars)."""
    return [(line.detail, line.stars) for line in score(player, solo=False) if line.what == what]


def row_of(total: int) -> str:
    """Three dice that add up to this."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return f"y{first} y{second} y{total - first - second}"


def goal_stars(class_card: str, attribute: Attribute, total: int, race: str = "human") -> int:
    """What a row of three dice with this total earns."""
    return dict(lines(hero(class_card, race, sheet={attribute: row_of(total)}), "goal"))[attribute]


def is_reached(goal: str, value: int) -> bool:
    """Whether a printed goal, `17`, `16-17` or `14+`, is met by this value."""
    if goal.endswith("+"):
        return value >= int(goal[:-1])
    low, _, high = goal.partition("-")
    return int(low) <= value <= int(high or low)


@pytest.mark.rule("RP-SCORE-04")
@pytest.mark.parametrize(
    ("race", "values"),
    [
        ("dragonkin", [17, 13, 15, 15, 15, 15]),
        ("dwarf", [15, 15, 17, 15, 15, 13]),
        ("elf", [15, 17, 13, 15, 15, 15]),
        ("halfling", [13, 15, 15, 15, 15, 17]),
        ("human", [15, 15, 15, 15, 15, 15]),
        ("orc", [17, 15, 15, 13, 15, 15]),
    ],
)
def test_the_race_raises_or_lowers_the_sum_of_a_row(race: str, values: list[int]) -> None:
    player = hero("warrior", race, sheet={attribute: "b4 g5 k6" for attribute in ATTRIBUTES})
    assert [final_value(player, row) for row in range(6)] == values


@pytest.mark.rule("RP-SCORE-04")
def test_dice_race_and_weapons_add_up_to_the_final_value() -> None:
    orc = hero("warrior", "orc", sheet={"strength": "r4 y5 b5"}, weapons="longsword jeweled_dagger")
    assert final_value(orc, ROW_OF["strength"]) == (4 + 1) + (5 + 1) + 5 + 2
    assert lines(orc, "goal")[0] == ("strength", 4)


@pytest.mark.rule("RP-SCORE-05")
@pytest.mark.parametrize("class_card", CLASS_CARDS)
def test_reaching_a_goal_of_the_class_card_earns_its_stars(class_card: str) -> None:
    goals, stars = CLASS_CARDS[class_card]
    for attribute, goal, worth in zip(ATTRIBUTES, goals.split(), stars, strict=True):
        earned = {total: goal_stars(class_card, attribute, total) for total in range(3, 19)}
        assert earned == {total: worth if is_reached(goal, total) else 0 for total in range(3, 19)}, attribute


@pytest.mark.rule("RP-SCORE-06", "RP-SCORE-07")
@pytest.mark.parametrize(("total", "stars"), [(15, 0), (16, 0), (17, 3), (18, 0)])
def test_a_goal_of_17_is_met_by_17_alone(total: int, stars: int) -> None:
    assert goal_stars("paladin", "strength", total) == stars


@pytest.mark.rule("RP-SCORE-06")
@pytest.mark.parametrize(("total", "stars"), [(15, 0), (16, 4), (17, 0), (18, 0)])
def test_a_strength_that_the_orc_lifts_past_18_misses_a_goal_of_18(total: int, stars: int) -> None:
    assert goal_stars("warrior", "strength", total, "orc") == stars


@pytest.mark.rule("RP-SCORE-08", "RP-SCORE-09")
@pytest.mark.parametrize(("total", "stars"), [(15, 0), (16, 2), (17, 2), (18, 0)])
def test_a_goal_of_16_to_17_is_met_by_both_its_ends(total: int, stars: int) -> None:
    assert goal_stars("cleric", "dexterity", total) == stars


@pytest.mark.rule("RP-SCORE-10", "RP-SCORE-11")
@pytest.mark.parametrize(("total", "stars"), [(13, 0), (14, 1), (15, 1), (18, 1)])
def test_a_goal_of_14_plus_is_met_by_14_or_more(total: int, stars: int) -> None:
    assert goal_stars("cleric", "intelligence", total) == stars


@pytest.mark.rule("RP-SCORE-10")
@pytest.mark.parametrize(("total", "stars"), [(15, 0), (16, 3), (17, 3), (18, 3)])
def test_a_goal_of_18_plus_has_no_upper_end(total: int, stars: int) -> None:
    assert goal_stars("monk", "strength", total, "orc") == stars
