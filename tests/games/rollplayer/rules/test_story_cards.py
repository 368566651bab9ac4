"""Class, backstory and alignment: what the cards of a character earn."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.components import ATTRIBUTES, Direction
from questhall.games.rollplayer.moves import PlaceDie, Skip, StepToken, TakeCard
from questhall.games.rollplayer.rules.attributes import perform
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.scoring import final_count
from questhall.games.rollplayer.state import Player
from support.rollplayer import COLOR, hero, play, position

LETTER = {color: letter for letter, color in COLOR.items()}
ALL_TOTALS = range(3, 19)


def stars(player: Player, what: str, detail: str = "") -> int:
    """What a player counts under one heading at the end."""
    lines = final_count(position(player, hero("ranger"))).lines[0]
    return sum(line.stars for line in lines if line.what == what and detail in ("", line.detail))


def dice_for(total: int) -> str:
    """Three gold dice that show this in all."""
    low = total // 3
    values = [low, (total - low) // 2, total - low - (total - low) // 2]
    return " ".join(f"y{value}" for value in values)


# Classes


#              str    dex    con    int    wis    cha
GOALS = {
    "cleric": "14-15 16-17 15-16 14-18 18-18 14-18",
    "paladin": "17-17 15-16 17-17 14-18 16-17 14-18",
    "druid": "14-15 16-17 15-16 14-15 17-18 17-18",
    "ranger": "14-15 16-17 18-18 14-18 15-16 14-18",
    "monk": "18-18 16-17 17-18 14-18 15-16 14-15",
    "bard": "14-18 17-17 14-18 16-17 14-18 18-18",
    "rogue": "16-17 18-18 14-15 14-18 14-18 15-16",
    "thief": "14-18 16-17 14-18 17-17 15-16 17-17",
    "sorcerer": "14-18 16-17 15-16 18-18 14-18 14-15",
    "wizard": "14-15 17-17 14-18 17-17 14-18 16-17",
    "warrior": "18-18 16-17 17-17 14-18 14-18 14-18",
    "barbarian": "16-17 17-17 18-18 14-18 14-15 14-18",
}
"""Which totals of three dice reach each goal."""
STARS = {
    "cleric": (2, 2, 2, 1, 4, 1),
    "paladin": (3, 2, 3, 1, 2, 1),
    "druid": (2, 2, 2, 2, 2, 2),
    "ranger": (2, 2, 4, 1, 2, 1),
    "monk": (3, 2, 2, 1, 2, 2),
    "bard": (1, 3, 1, 2, 1, 4),
    "rogue": (2, 4, 2, 1, 1, 2),
    "thief": (1, 2, 1, 3, 2, 3),
    "sorcerer": (1, 2, 2, 4, 1, 2),
    "wizard": (2, 3, 1, 3, 1, 2),
    "warrior": (4, 2, 3, 1, 1, 1),
    "barbarian": (2, 3, 3, 1, 2, 1),
}


@pytest.mark.rule("RP-CLASS-05")
@pytest.mark.parametrize("class_card", GOALS)
def test_a_goal_that_is_reached_earns_its_stars_and_any_other_total_nothing(class_card: str) -> None:
    for row, wanted in enumerate(GOALS[class_card].split()):
        low, high = map(int, wanted.split("-"))
        earned = {total: STARS[class_card][row] if low <= total <= high else 0 for total in ALL_TOTALS}
        attribute = ATTRIBUTES[row]
        heroes = {total: hero(class_card, sheet={attribute: dice_for(total)}) for total in ALL_TOTALS}
        assert {total: stars(player, "goal", attribute) for total, player in heroes.items()} == earned


@pytest.mark.rule("RP-CLASS-05")
@pytest.mark.parametrize(("class_card", "earned"), [("monk", 3), ("warrior", 0)])
def test_18_or_more_is_reached_by_20_and_exactly_18_is_not(class_card: str, earned: int) -> None:
    assert stars(hero(class_card, "orc", sheet={"strength": "y6 y6 y6"}), "goal", "strength") == earned


COLORS = {
    "g": ["druid", "ranger"],
    "b": ["sorcerer", "wizard"],
    "r": ["warrior", "barbarian"],
    "p": ["monk", "bard"],
    "k": ["rogue", "thief"],
    "w": ["cleric", "paladin"],
}


@pytest.mark.rule("RP-CLASS-06")
@pytest.mark.parametrize(
    ("own", "class_card"), [(color, class_card) for color, sides in COLORS.items() for class_card in sides]
)
def test_dice_of_the_class_colour_earn_stars_and_no_others(own: str, class_card: str) -> None:
    """One die of each colour, gold too, and two more of the class colour."""
    sheet = {"strength": "g1 b1 r1", "dexterity": "p1 k1 w1", "wisdom": f"y1 {own}2 {own}3"}
    assert stars(hero(class_card, sheet=sheet), "class-dice") == 3


# Backstories


def matching(backstory: str, matches: int) -> Player:
    """A full sheet with so many matches from the top; the other marked cells hold the colour of another mark."""
    marks = BACKSTORIES[backstory]
    sheet: dict[str, str] = {}
    for row, (color, cell) in enumerate(marks):
        wrong_color, _ = marks[row - 1]
        dice = ["y1", "y2", "y3"]
        dice[cell - 1] = LETTER[color if row < matches else wrong_color] + str(row + 1)
        sheet[ATTRIBUTES[row]] = " ".join(dice)
    return hero("wizard", backstory=backstory, sheet=sheet)


@pytest.mark.rule("RP-BACK-04", "RP-BACK-05")
@pytest.mark.parametrize("backstory", BACKSTORIES)
def test_stars_for_dice_on_marked_cells_in_the_colour_shown_there(backstory: str) -> None:
    earned = {matches: stars(matching(backstory, matches), "backstory") for matches in range(7)}
    assert earned == {0: 0, 1: 0, 2: 1, 3: 1, 4: 3, 5: 3, 6: 6}


@pytest.mark.rule("RP-BACK-04")
def test_a_die_of_the_right_colour_on_the_wrong_cell_is_no_match() -> None:
    """The Aristocrat wants blue on cell 3 of strength and green on cell 2 of dexterity."""
    right = hero(backstory="aristocrat", sheet={"strength": "r1 r1 b1", "dexterity": "r1 g1 r1"})
    wrong = hero(backstory="aristocrat", sheet={"strength": "r1 b1 r1", "dexterity": "r1 r1 g1"})
    short = hero(backstory="aristocrat", sheet={"strength": "r1 b1", "dexterity": "r1 g1"})
    assert [stars(player, "backstory") for player in (right, wrong, short)] == [1, 0, 0]


@pytest.mark.rule("RP-BACK-03")
def test_a_backstory_changes_nothing_in_play() -> None:
    """Its story has no effect: whatever the card, a turn asks the same and does the same."""
    turns = []
    for backstory in BACKSTORIES:
        player = hero("wizard", backstory=backstory, sheet={"strength": "g4"})
        state = position(player, hero("ranger"), pool="b1 y2 b3")
        played = play(state, lambda table: dice_turn(table, 0), [TakeCard(2), PlaceDie("strength"), Skip()])
        turns.append((played.asked, played.events, player.gold, player.token))
    assert len(turns) == 16
    assert turns[1:] == turns[:-1]


# Alignments


@pytest.mark.rule("RP-ALIGN-02")
def test_the_cell_of_the_token_gains_or_costs_stars() -> None:
    rebel = {
        (0, 0): 0, (0, 1): +1, (0, 2): +3,
        (1, 0): -1, (1, 1): 0, (1, 2): +1,
        (2, 0): -3, (2, 1): -1, (2, 2): 0,
    }  # fmt: skip
    heroes = {cell: hero("wizard", alignment="rebel", token=cell) for cell in rebel}
    assert {cell: stars(player, "alignment") for cell, player in heroes.items()} == rebel
    totals = {cell: final_count(position(player, hero("ranger"))).totals[0] for cell, player in heroes.items()}
    assert totals == rebel, "stars are really lost"


@pytest.mark.rule("RP-ALIGN-03")
@pytest.mark.parametrize(
    ("direction", "alignment"),
    [("up", "guardian"), ("down", "narcissist"), ("left", "champion"), ("right", "eccentric")],
)
def test_up_is_good_down_is_evil_left_is_lawful_and_right_is_chaotic(direction: Direction, alignment: str) -> None:
    """A step from the centre brings the card that wants that side, and no other, its 3 stars."""
    state = position(hero("wizard", alignment=alignment), hero("ranger"))
    play(state, lambda table: perform(table, 0, "wisdom"), [StepToken(direction)])
    assert stars(state.players[0], "alignment") == 3


@pytest.mark.rule("RP-ALIGN-03")
@pytest.mark.parametrize(
    ("token", "open_to"),
    [
        ((0, 0), ["down", "right"]),
        ((0, 1), ["down", "left", "right"]),
        ((0, 2), ["down", "left"]),
        ((1, 0), ["up", "down", "right"]),
        ((1, 1), ["up", "down", "left", "right"]),
        ((1, 2), ["up", "down", "left"]),
        ((2, 0), ["up", "right"]),
        ((2, 1), ["up", "left", "right"]),
        ((2, 2), ["up", "left"]),
    ],
)
def test_the_grid_has_nine_cells_and_no_way_beyond_them(token: tuple[int, int], open_to: list[Direction]) -> None:
    state = position(hero("wizard", token=token), hero("ranger"))
    played = play(state, lambda table: perform(table, 0, "wisdom"), [Skip()])
    assert played.asked[0].moves == [*map(StepToken, open_to), Skip()]
