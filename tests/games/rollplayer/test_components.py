"""What is in the box of Roll Player: counts, dice, sheets, coins and tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASSES
from questhall.games.rollplayer.cards.deck import MARKET_DECK
from questhall.games.rollplayer.components import ATTRIBUTES, BOX, CLASS_COLORS, DICE, RACES, SIDES
from questhall.games.rollplayer.moves import Flip, KeepRoll, Reroll, TakeToken
from questhall.games.rollplayer.rules.attributes import perform
from questhall.games.rollplayer.rules.gold import gain
from questhall.games.rollplayer.rules.scoring import final_count
from support.rollplayer import faces, hero, play, position
from support.rollplayer_setup import at_placing, opened

THE_BOX = {
    "bag": 1,
    "gold": 60,
    "dice": 73,
    "sheets": 6,
    "charisma tokens": 6,
    "reference cards": 4,
    "class cards": 6,
    "backstory cards": 16,
    "alignment cards": 17,
    "market cards": 53,
    "initiative cards": 5,
    "character tokens": 12,
}

#                      str dex con int wis cha
RACE_TABLE = """
    dragonkin          2   -2  0   0   0   0
    dwarf              0   0   2   0   0   -2
    elf                0   2   -2  0   0   0
    halfling           -2  0   0   0   0   2
    human              0   0   0   0   0   0
    orc                2   0   0   -2  0   0
"""


@pytest.mark.rule("RP-COMP-07", "RP-COMP-10", "RP-COMP-11", "RP-COMP-12", "RP-COMP-13", "RP-COMP-14", "RP-COMP-15")
@pytest.mark.rule("RP-COMP-04", "RP-COMP-09", "RP-COMP-16", "RP-COMP-17")
def test_everything_in_the_box_is_there_in_the_printed_numbers() -> None:
    assert THE_BOX == BOX
    counted = {
        "dice": sum(DICE.values()),
        "sheets": len(RACES),
        "class cards": len({card.color for card in CLASSES}),
        "backstory cards": len(BACKSTORIES),
        "alignment cards": len(ALIGNMENTS),
        "market cards": len(MARKET_DECK),
        "initiative cards": len(opened(4).initiative),
        "character tokens": 2 * len(CLASS_COLORS),
    }
    assert counted == {thing: THE_BOX[thing] for thing in counted}
    assert sum(count for thing, count in BOX.items() if thing.endswith(" cards")) == 101


@pytest.mark.rule("RP-COMP-04", "RP-COMP-05")
def test_ten_dice_of_each_class_colour_and_thirteen_gold_ones() -> None:
    assert DICE == {"green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}
    assert sum(opened(2).bag.values()) == 73


@pytest.mark.rule("RP-COMP-06")
@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_die_shows_1_to_6_and_its_opposite_faces_add_up_to_7(value: int, opposite: int) -> None:
    state = position(hero("wizard", sheet={"strength": "r1"}), hero("druid"))
    play(state, lambda table: perform(table, 0, "intelligence"), reroll_to(value), dice=[value - 1])
    assert faces(state, 0, "strength") == f"r{value}"
    play(state, lambda table: perform(table, 0, "strength"), [Flip("strength", 1)])
    assert faces(state, 0, "strength") == f"r{opposite}"


def reroll_to(value: int) -> list[Move]:
    """Reroll a die showing 1; only a new value must be accepted."""
    reroll: list[Move] = [Reroll("strength", 1)]
    return reroll if value == 1 else [*reroll, KeepRoll(value)]


@pytest.mark.rule("RP-COMP-06")
def test_no_roll_gives_more_than_six() -> None:
    state = position(hero("wizard", sheet={"strength": "r1"}), hero("druid"))
    with pytest.raises(AssertionError, match="'dice' cannot give 6 below 6"):
        play(state, lambda table: perform(table, 0, "intelligence"), [Reroll("strength", 1)], dice=[6])


@pytest.mark.rule("RP-COMP-01")
def test_the_most_reputation_stars_win_and_nothing_else() -> None:
    rich = hero("wizard", gold=40, token=(0, 0), alignment="hermit", skills="climb search", armour="chain_helm")
    famous = hero("bard", gold=0, token=(1, 1), alignment="hermit")
    result = final_count(position(rich, famous))
    assert result.totals == (0, 3)
    assert result.places == (2, 1)
    assert result.winners == (1,)


@pytest.mark.rule("RP-COMP-02")
def test_what_any_player_draws_is_missing_from_the_one_bag() -> None:
    state = at_placing(4, seed=2).state
    drawn = Counter(die.color for player in state.players for die in player.starting)
    assert drawn.total() == 32
    assert Counter(state.bag) + drawn == DICE


@pytest.mark.rule("RP-COMP-03", "RP-SETUP-11")
def test_the_supply_pays_even_when_the_players_hold_all_sixty_coins() -> None:
    state = position(hero("wizard", gold=45), hero("druid", gold=15))
    play(state, lambda table: gain(table, 1, 2, "discard"))
    assert [player.gold for player in state.players] == [45, 17], "from the supply, and from no player"


@pytest.mark.rule("RP-COMP-08")
def test_a_seventh_charisma_token_is_not_refused() -> None:
    state = position(hero("wizard", charisma=6), hero("druid"))
    assert BOX["charisma tokens"] == 6
    play(state, lambda table: perform(table, 0, "charisma"), [TakeToken()])
    assert state.players[0].charisma == 7


@pytest.mark.rule("RP-COMP-07", "RP-SHEET-04", "RP-SHEET-05")
def test_each_race_has_its_sheet_with_two_sides_and_its_modifiers() -> None:
    table = [[race, *(str(changes.get(attribute, 0)) for attribute in ATTRIBUTES)] for race, changes in RACES.items()]
    assert table == [line.split() for line in RACE_TABLE.strip().splitlines()]
    assert SIDES == ("female", "male")
