"""The final count but for attribute goals: catalogue chapters SCORE and TIE. Tables of position -> stars."""

from __future__ import annotations

from random import Random

import pytest

import questhall
from questhall.engine import ScoreLine
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS, Trait
from questhall.games.rollplayer.components import ARMOUR_STARS, ArmourKind
from questhall.games.rollplayer.events import MatchEnded
from questhall.games.rollplayer.rules.scoring import final_count, score, score_armour
from questhall.games.rollplayer.state import Player
from support.rollplayer import hero, position

CHAIN = "chain_helm chain_tunic chain_gorget chain_leggings chain_vambraces"
LEATHER = "leather_boots leather_gloves leather_greaves leather_pauldron"
MYSTIC = "mystic_cloak mystic_cowl mystic_robes"
PIECES: dict[ArmourKind, list[str]] = {"chain": CHAIN.split(), "leather": LEATHER.split(), "mystic": MYSTIC.split()}


def lines(player: Player, what: str) -> list[tuple[str, int]]:
    """One part of the count of a player, as (detail, stars)."""
    return [(line.detail, line.stars) for line in score(player, solo=False) if line.what == what]


# The sum


@pytest.mark.rule("RP-SCORE-01")
def test_nobody_has_stars_before_the_match_is_over() -> None:
    match, rng = questhall.new("rollplayer", players=2, seed=4), Random(4)
    while not match.over:
        assert match.result is None
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(list(ask.moves)))
    ended = [event for event in match.events(0) if isinstance(event, MatchEnded)]
    assert match.result is not None
    assert ended == [MatchEnded(match.result.totals, match.result.places)]
    assert isinstance(match.events(0)[-1], MatchEnded)


@pytest.mark.rule("RP-SCORE-02")
def test_the_stars_of_every_player_are_counted_line_by_line() -> None:
    druid = hero("druid", sheet={"strength": "g5 g5 g5"}, alignment="arbiter", token=(1, 2))
    result = final_count(position(hero("warrior", sheet={"strength": "r6 r6 r6"}), druid))
    assert [[line.stars for line in count if line.stars] for count in result.lines] == [[4, 3, 3], [2, 3, -3]]
    assert result.totals == (10, 2)


@pytest.mark.rule("RP-SCORE-03")
def test_the_score_adds_up_goals_class_dice_alignment_backstory_armour_and_traits() -> None:
    sheet = {
        "strength": "w5 g5 b4",
        "dexterity": "w6 y5 r5",
        "constitution": "k5 p5 b4",
        "intelligence": "r6 g5 k3",
        "wisdom": "w6 y6 p6",
        "charisma": "g4 b4 k5",
    }
    cleric = hero("cleric", sheet=sheet, gold=7, backstory="craftsman", traits="greedy honorable")
    cleric.armour = ["chain_helm", "leather_boots", "chain_tunic"]
    greedy = CARDS["greedy"]
    assert isinstance(greedy, Trait)
    assert greedy.stars(cleric) > 0
    assert score(cleric, solo=False) == [
        ScoreLine("goal", 2, "strength"),
        ScoreLine("goal", 2, "dexterity"),
        ScoreLine("goal", 0, "constitution"),
        ScoreLine("goal", 1, "intelligence"),
        ScoreLine("goal", 4, "wisdom"),
        ScoreLine("goal", 0, "charisma"),
        ScoreLine("class-dice", 3, "white"),
        ScoreLine("alignment", 3, "hermit"),
        ScoreLine("backstory", 1, "craftsman"),
        ScoreLine("armour", ARMOUR_STARS["chain"][1] + 1, "chain"),
        ScoreLine("armour", ARMOUR_STARS["leather"][0], "leather"),
        ScoreLine("trait", greedy.stars(cleric), "greedy"),
        ScoreLine("trait", 0, "honorable"),
    ]
    total = 2 + 2 + 1 + 4 + 3 + 3 + 1 + ARMOUR_STARS["chain"][1] + 1 + ARMOUR_STARS["leather"][0] + greedy.stars(cleric)
    assert final_count(position(cleric, hero("druid"))).totals[0] == total


# Class dice, alignment, backstory


@pytest.mark.rule("RP-SCORE-12")
def test_each_die_of_the_class_colour_earns_a_star_whatever_it_shows() -> None:
    player = hero("druid", sheet={"strength": "g1 r6", "wisdom": "g6", "charisma": "b2 k2 g3"})
    assert lines(player, "class-dice") == [("green", 3)]


@pytest.mark.rule("RP-SCORE-13")
def test_gold_dice_earn_no_class_colour_stars() -> None:
    for class_card in CLASS:
        player = hero(class_card, sheet={"strength": "y6 y6 y6", "wisdom": "y1"})
        assert [stars for _, stars in lines(player, "class-dice")] == [0]


@pytest.mark.rule("RP-SCORE-14")
@pytest.mark.parametrize(
    ("token", "stars"),
    [
        ((0, 0), -1),
        ((0, 1), -3),
        ((0, 2), -1),
        ((1, 0), 0),
        ((1, 1), 0),
        ((1, 2), 0),
        ((2, 0), 1),
        ((2, 1), 3),
        ((2, 2), 1),
    ],
)
def test_the_cell_under_the_token_adds_or_subtracts_stars(token: tuple[int, int], stars: int) -> None:
    scoundrel = hero("warrior", alignment="scoundrel", token=token)
    assert lines(scoundrel, "alignment") == [("scoundrel", stars)]
    assert final_count(position(scoundrel, hero("druid"))).totals[0] == stars


HUNTER = {
    "strength": "p3",
    "dexterity": "k2",
    "constitution": "r1",
    "intelligence": "b3",
    "wisdom": "w2",
    "charisma": "g3",
}
"""The backstory of the hunter: colour and cell in every row."""


def hunter(matches: int, value: int = 1) -> Player:
    """A full sheet of gold dice, but for this many dice where the hunter wants them."""
    sheet = {}
    for found, (attribute, mark) in enumerate(HUNTER.items()):
        cells = [f"y{value}"] * 3
        if found < matches:
            cells[int(mark[1]) - 1] = f"{mark[0]}{value}"
        sheet[attribute] = " ".join(cells)
    return hero("warrior", sheet=sheet, backstory="hunter")


@pytest.mark.rule("RP-SCORE-15")
def test_a_backstory_match_needs_colour_and_cell_and_no_value() -> None:
    six = {attribute: f"{'y1 y1 y1'[: 3 * (int(mark[1]) - 1)]}{mark[0]}" for attribute, mark in HUNTER.items()}
    for value in range(1, 7):
        sheet = {attribute: f"{text}{value}" for attribute, text in six.items()}
        assert lines(hero("warrior", sheet=sheet), "backstory") == [("hunter", 6)]
    wrong_cells = {attribute: f"{mark[0]}1 y1 y1" if mark[1] != "1" else "y1 r1" for attribute, mark in HUNTER.items()}
    assert lines(hero("warrior", sheet=wrong_cells), "backstory") == [("hunter", 0)]
    wrong_colours = {attribute: "y1 y1 y1" for attribute in HUNTER}
    assert lines(hero("warrior", sheet=wrong_colours), "backstory") == [("hunter", 0)]
    assert lines(hero("warrior"), "backstory") == [("hunter", 0)]


@pytest.mark.parametrize(
    ("matches", "stars"),
    [
        pytest.param(0, 0, marks=pytest.mark.rule("RP-SCORE-16")),
        pytest.param(1, 0, marks=pytest.mark.rule("RP-SCORE-16")),
        pytest.param(2, 1, marks=pytest.mark.rule("RP-SCORE-17")),
        pytest.param(3, 1, marks=pytest.mark.rule("RP-SCORE-17")),
        pytest.param(4, 3, marks=pytest.mark.rule("RP-SCORE-18")),
        pytest.param(5, 3, marks=pytest.mark.rule("RP-SCORE-18")),
        pytest.param(6, 6, marks=pytest.mark.rule("RP-SCORE-19")),
    ],
)
def test_backstory_matches_earn_stars_in_steps(matches: int, stars: int) -> None:
    assert lines(hunter(matches), "backstory") == [("hunter", stars)]


# Armour


@pytest.mark.rule("RP-SCORE-20")
@pytest.mark.parametrize("kind", PIECES)
def test_the_cards_of_one_kind_form_one_set_and_a_single_card_is_one(kind: ArmourKind) -> None:
    nobody = {"chain": "druid", "leather": "wizard", "mystic": "warrior"}[kind]
    owned = PIECES[kind]
    assert (lines(hero(nobody), "armour"), score_armour(hero(nobody), kind)) == ([], 0)
    for count, stars in enumerate(ARMOUR_STARS[kind], start=1):
        assert lines(hero(nobody, armour=" ".join(owned[:count])), "armour") == [(kind, stars)]
    assert lines(hero(nobody, armour=owned[-1]), "armour")[0][1] > 0


@pytest.mark.rule("RP-SCORE-21")
def test_mixed_armour_is_sorted_into_three_sets() -> None:
    armour = "mystic_robes chain_helm leather_boots chain_tunic mystic_cowl chain_gorget chain_leggings"
    assert lines(hero("druid", armour=armour), "armour") == [
        ("chain", 7),
        ("leather", ARMOUR_STARS["leather"][0] + 1),
        ("mystic", ARMOUR_STARS["mystic"][1]),
    ]


@pytest.mark.rule("RP-SCORE-22")
@pytest.mark.parametrize(
    ("kind", "named"),
    [
        ("chain", ["cleric", "paladin", "warrior", "barbarian"]),
        ("leather", ["druid", "ranger", "rogue", "thief"]),
        ("mystic", ["monk", "bard", "sorcerer", "wizard"]),
    ],
)
def test_a_set_that_names_the_class_colour_earns_one_star_more(kind: ArmourKind, named: list[str]) -> None:
    for class_card in CLASS:
        bonus = 1 if class_card in named else 0
        assert lines(hero(class_card, armour=PIECES[kind][0]), "armour") == [(kind, ARMOUR_STARS[kind][0] + bonus)]


@pytest.mark.rule("RP-SCORE-23")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_class_bonus_comes_once_for_a_set_of_any_size(count: int) -> None:
    armour = " ".join(PIECES["chain"][:count])
    assert lines(hero("warrior", armour=armour), "armour") == [("chain", ARMOUR_STARS["chain"][count - 1] + 1)]


@pytest.mark.rule("RP-SCORE-24")
def test_a_cleric_with_four_chain_cards_earns_eight_stars() -> None:
    assert lines(hero("cleric", armour="chain_helm chain_tunic chain_gorget chain_vambraces"), "armour") == [
        ("chain", 8)
    ]


# Traits and the winner


@pytest.mark.rule("RP-SCORE-25")
def test_each_trait_earns_what_its_card_says_for_the_situation_at_the_end() -> None:
    player = hero("warrior", sheet={"strength": "b3 b3 b4"}, traits="weak courageous")
    weak, courageous = CARDS["weak"], CARDS["courageous"]
    assert isinstance(weak, Trait)
    assert isinstance(courageous, Trait)
    assert lines(player, "trait") == [("weak", weak.stars(player)), ("courageous", 0)]
    assert weak.stars(player) > 0
    player.rows[0][0].value = 6
    player.rows[0][1].value = 6
    assert lines(player, "trait") == [("weak", 0), ("courageous", courageous.stars(player))]
    assert courageous.stars(player) > 0


def sitting(stars: int, *, gold: int = 0, class_dice: int = 0) -> Player:
    """A warrior with so many stars in all: class dice that show 1 and reach no goal, and armour for the rest."""
    rest = stars - class_dice
    armour = {0: "", 1: "leather_boots", 2: "leather_boots mystic_cloak"}[rest]
    dice = {"strength": " ".join(["r1"] * class_dice)}
    return hero("warrior", sheet=dice, gold=gold, armour=armour, alignment="guardian")


def standings(*players: Player) -> tuple[tuple[int, ...], tuple[int, ...]]:
    result = final_count(position(*players))
    return result.totals, result.places


@pytest.mark.rule("RP-SCORE-26")
def test_the_most_stars_win_whoever_has_more_gold() -> None:
    players = [sitting(1, gold=9), sitting(3, class_dice=3), sitting(0, gold=20)]
    assert standings(*players) == ((1, 3, 0), (2, 1, 3))
    assert final_count(position(*players)).winners == (1,)


@pytest.mark.rule("RP-TIE-01")
def test_of_tied_players_the_one_with_the_most_gold_wins() -> None:
    assert standings(sitting(2, gold=3), sitting(2, gold=4, class_dice=2)) == ((2, 2), (2, 1))
    assert standings(sitting(2, gold=4, class_dice=2), sitting(2, gold=3)) == ((2, 2), (1, 2))


@pytest.mark.rule("RP-TIE-02")
def test_with_equal_gold_the_fewest_dice_of_the_own_class_colour_win() -> None:
    players = sitting(2, gold=3, class_dice=2), sitting(2, gold=3), sitting(2, gold=3, class_dice=1)
    assert standings(*players) == ((2, 2, 2), (3, 1, 2))


@pytest.mark.rule("RP-TIE-03")
def test_players_who_are_still_tied_share_the_victory() -> None:
    players = [
        sitting(2, gold=3, class_dice=1),
        sitting(1, gold=8),
        sitting(2, gold=3, class_dice=1),
        sitting(1, gold=8),
    ]
    assert standings(*players) == ((2, 1, 2, 1), (1, 3, 1, 3))
    assert final_count(position(*players)).winners == (0, 2)
