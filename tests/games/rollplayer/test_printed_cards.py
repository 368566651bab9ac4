"""What is printed on the cards of Roll Player, against tables typed from the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASSES, ClassCard, Goal, sides_of
from questhall.games.rollplayer.cards.deck import MARKET_DECK
from questhall.games.rollplayer.cards.define import CARDS, Armour, Skill, Trait, Weapon
from questhall.games.rollplayer.components import ARMOUR_COLORS, ARMOUR_STARS, ATTRIBUTES, CLASS_COLORS

#                                     str   dex   con   int   wis   cha     stars
CLASS_TABLE = """
    white   cleric     charitable     14-15 16-17 15-16 14+   18    14+     2 2 2 1 4 1
    white   paladin    vigilant       17    15-16 17    14+   16-17 14+     3 2 3 1 2 1
    green   druid      attuned        14-15 16-17 15-16 14-15 17-18 17-18   2 2 2 2 2 2
    green   ranger     skilled        14-15 16-17 18    14+   15-16 14+     2 2 4 1 2 1
    purple  monk       enlightened    18+   16-17 17-18 14+   15-16 14-15   3 2 2 1 2 2
    purple  bard       charming       14+   17    14+   16-17 14+   18      1 3 1 2 1 4
    black   rogue      mischievous    16-17 18    14-15 14+   14+   15-16   2 4 2 1 1 2
    black   thief      shrewd         14+   16-17 14+   17    15-16 17      1 2 1 3 2 3
    blue    sorcerer   mysterious     14+   16-17 15-16 18    14+   14-15   1 2 2 4 1 2
    blue    wizard     enigmatic      14-15 17    14+   17    14+   16-17   2 3 1 3 1 2
    red     warrior    prepared       18    16-17 17    14+   14+   14+     4 2 3 1 1 1
    red     barbarian  powerful       16-17 17    18+   14+   14-15 14+     2 3 3 1 2 1
"""

#                      str      dex      con      int      wis      cha
BACKSTORY_TABLE = """
    aristocrat         blue 3   green 2  purple 1 red 3    black 2  white 3
    brawler            green 2  red 3    blue 2   purple 3 black 3  white 1
    chosen_one         white 3  green 1  black 2  blue 3   red 3    purple 2
    craftsman          white 1  blue 3   green 3  black 2  purple 3 red 2
    devoted            black 2  green 3  red 3    white 1  purple 3 blue 2
    exonerated         blue 1   black 3  white 3  purple 3 red 2    green 2
    hunter             purple 3 black 2  red 1    blue 3   white 2  green 3
    lost_soul          purple 2 red 1    white 2  black 3  blue 3   green 3
    mentor             black 2  white 3  blue 2   red 3    purple 1 green 3
    patrician          black 3  blue 2   green 3  white 3  red 1    purple 2
    persecuted         red 3    purple 2 white 2  green 3  black 3  blue 1
    resilient          green 3  white 3  black 1  purple 2 blue 2   red 3
    rift_walker        red 3    white 2  purple 3 green 1  black 3  blue 2
    savage             blue 3   black 1  green 2  red 3    white 3  purple 2
    savant             red 2    green 3  blue 2   white 3  black 3  purple 1
    street_urchin      purple 2 blue 3   white 2  black 1  red 3    green 3
"""

#                      good         neutral      evil; in each: lawful, neutral, chaotic
ALIGNMENT_TABLE = """
    arbiter            +1 0 -1      +3 0 -3      +1 0 -1
    champion           0 0 -1       +3 0 -1      0 0 -1
    eccentric          -1 0 0       -1 0 +3      -1 0 0
    free_spirit        -1 0 +1      -3 0 +3      -1 0 +1
    guardian           0 +3 0       0 0 0        -1 -1 -1
    hermit             -1 0 -1      0 +3 0       -1 0 -1
    lunatic            -3 -1 0      -1 0 +1      0 +1 +3
    maniac             -1 -1 0      -1 0 0       0 0 +3
    narcissist         -1 -1 -1     0 0 0        0 +3 0
    neurotic           0 -1 -1      0 0 -1       +3 0 0
    protector          +1 +3 +1     0 0 0        -1 -3 -1
    rebel              0 +1 +3      -1 0 +1      -3 -1 0
    renegade           0 0 +3       -1 0 0       -1 -1 0
    scoundrel          -1 -3 -1     0 0 0        +1 +3 +1
    sentinel           +3 0 0       0 0 -1       0 -1 -1
    sociopath          0 -1 -3      +1 0 -1      +3 +1 0
    truth_seeker       +3 +1 0      +1 0 -1      0 -1 -3
"""

MARKET_TABLE = {
    ("weapon", 1): "longsword blessed_mace jeweled_dagger ancient_spear quarterstaff heavy_crossbow",
    ("weapon", 2): "longbow tower_shield",
    ("trait", 1): "weak foolish reckless cunning honest loyal obnoxious dedicated courageous",
    ("trait", 2): "steadfast honorable nimble proud clumsy focused compassionate obsessed greedy envious famous",
    ("skill", 1): "pickpocket acrobatics climb intimidate cure_wounds sleight_of_hand",
    ("skill", 2): "concentrate search negotiate open_lock move_silently knowledge diplomacy",
    ("armour", 1): "chain_helm chain_leggings mystic_cloak leather_boots leather_gloves",
    ("armour", 2): (
        "chain_gorget chain_vambraces chain_tunic mystic_cowl mystic_robes leather_greaves leather_pauldron"
    ),
}


def lines(table: str) -> list[list[str]]:
    """The words of a table, line by line."""
    return [line.split() for line in table.strip().splitlines()]


def signed(value: int) -> str:
    return f"{value:+}" if value else "0"


def printed_goal(goal: Goal) -> str:
    """How a goal stands on a class card: `17`, `16-17` or `14+`."""
    if goal.low == goal.high:
        return str(goal.low)
    return f"{goal.low}+" if goal.high > 30 else f"{goal.low}-{goal.high}"


def printed_class(card: ClassCard) -> list[str]:
    goals = [printed_goal(goal) for goal in card.goals]
    return [card.color, card.id, card.ability, *goals, *(str(goal.stars) for goal in card.goals)]


@pytest.mark.rule("RP-CLASS-03", "RP-CLASS-05", "RP-COMP-11")
def test_each_class_shows_its_goals_title_ability_and_colour() -> None:
    assert [printed_class(card) for card in CLASSES] == lines(CLASS_TABLE)


@pytest.mark.rule("RP-CLASS-04")
def test_no_two_classes_share_their_goals_or_their_ability() -> None:
    assert len({card.goals for card in CLASSES}) == 12
    assert len({card.ability for card in CLASSES}) == 12
    assert [sum(goal.stars for goal in card.goals) for card in CLASSES] == [12] * 12


@pytest.mark.rule("RP-COMP-11")
def test_the_two_sides_of_each_class_card() -> None:
    assert {color: sides_of(color) for color in CLASS_COLORS} == {
        "white": ("cleric", "paladin"),
        "green": ("druid", "ranger"),
        "purple": ("monk", "bard"),
        "black": ("rogue", "thief"),
        "blue": ("sorcerer", "wizard"),
        "red": ("warrior", "barbarian"),
    }


@pytest.mark.rule("RP-COMP-12")
def test_the_marked_cells_of_all_backstories() -> None:
    table = [[name, *(str(part) for mark in marks for part in mark)] for name, marks in BACKSTORIES.items()]
    assert table == lines(BACKSTORY_TABLE)


@pytest.mark.rule("RP-BACK-02")
@pytest.mark.parametrize("name", BACKSTORIES)
def test_a_backstory_marks_one_cell_a_row_and_each_class_colour_once(name: str) -> None:
    marks = BACKSTORIES[name]
    assert len(marks) == len(ATTRIBUTES)
    assert sorted(color for color, _ in marks) == sorted(CLASS_COLORS)
    assert Counter(cell for _, cell in marks) == {1: 1, 2: 2, 3: 3}


@pytest.mark.rule("RP-COMP-13", "RP-ALIGN-05")
def test_the_star_tables_of_all_alignments() -> None:
    table = [[name, *(signed(stars) for row in grid for stars in row)] for name, grid in ALIGNMENTS.items()]
    assert table == lines(ALIGNMENT_TABLE)


@pytest.mark.rule("RP-ALIGN-03")
def test_for_each_outer_cell_a_mild_and_a_strong_alignment_and_the_hermit_for_the_centre() -> None:
    kinds = Counter(tuple(sorted(stars for row in grid for stars in row)) for grid in ALIGNMENTS.values())
    mild, strong = (-1, -1, -1, 0, 0, 0, 0, 0, 3), (-3, -1, -1, 0, 0, 0, 1, 1, 3)
    assert kinds == {mild: 8, strong: 8, (-1, -1, -1, -1, 0, 0, 0, 0, 3): 1}
    targets = Counter(
        (row, column)
        for grid in ALIGNMENTS.values()
        for row in range(3)
        for column in range(3)
        if grid[row][column] == 3
    )
    assert targets == {(row, column): 1 if (row, column) == (1, 1) else 2 for row in range(3) for column in range(3)}
    assert all(len(grid) == 3 and all(len(row) == 3 for row in grid) for grid in ALIGNMENTS.values())


@pytest.mark.rule("RP-COMP-14", "RP-CARD-06")
def test_name_type_and_rank_of_all_market_cards() -> None:
    kinds = {Weapon: "weapon", Armour: "armour", Skill: "skill", Trait: "trait"}
    printed = {card.id: (kinds[type(card)], card.dots) for card in MARKET_DECK}
    assert printed == {name: kind for kind, names in MARKET_TABLE.items() for name in names.split()}
    assert Counter(card.dots for card in MARKET_DECK) == {1: 26, 2: 27}
    assert Counter(kind for kind, _ in printed.values()) == {"weapon": 8, "armour": 12, "skill": 13, "trait": 20}
    assert [CARDS[card.id] for card in MARKET_DECK] == list(MARKET_DECK)
    assert len(CARDS) == 53


@pytest.mark.rule("RP-CARD-02")
def test_every_market_card_has_a_price_and_only_traits_and_skills_an_arrow() -> None:
    assert CARDS["reckless"].cost == 6
    assert {card.id: card.cost for card in MARKET_DECK if not 3 <= card.cost <= 6} == {}
    arrows = {card.id: card.arrow for card in MARKET_DECK if isinstance(card, Trait | Skill)}
    assert arrows.pop("diplomacy") is None, "it goes by the arrow of the skill it copies"
    assert Counter(arrows.values()) == {"up": 8, "down": 8, "left": 8, "right": 8}
    assert not any(hasattr(card, "arrow") for card in MARKET_DECK if isinstance(card, Weapon | Armour))


@pytest.mark.rule("RP-CARD-08")
def test_every_weapon_shows_one_or_two_hands() -> None:
    assert {card.id: card.hands for card in MARKET_DECK if isinstance(card, Weapon)} == {
        "longsword": 1,
        "blessed_mace": 1,
        "jeweled_dagger": 1,
        "tower_shield": 1,
        "longbow": 2,
        "ancient_spear": 2,
        "quarterstaff": 2,
        "heavy_crossbow": 2,
    }


@pytest.mark.rule("RP-CARD-10")
def test_armour_is_of_three_kinds_with_sets_of_five_four_and_three() -> None:
    kinds = {card.id: card.kind for card in MARKET_DECK if isinstance(card, Armour)}
    assert all(name.startswith(kind) for name, kind in kinds.items())
    assert Counter(kinds.values()) == {"chain": 5, "leather": 4, "mystic": 3}
    assert ARMOUR_STARS == {"chain": (1, 2, 4, 7, 11), "leather": (1, 3, 5, 8), "mystic": (1, 3, 6)}
    assert ARMOUR_COLORS == {
        "chain": ("white", "red"),
        "leather": ("green", "black"),
        "mystic": ("blue", "purple"),
    }
