"""Set-up, steps 1 to 4: the start player, sheets, gold, classes."""

from __future__ import annotations

from collections import Counter

import pytest

import questhall
from questhall.games.rollplayer.components import Side
from questhall.games.rollplayer.events import ClassDieDrawn, ClassTaken, GoldTaken, RoundBegan, StartPlayer, StartRolled
from questhall.games.rollplayer.moves import TakeClass, TakeSheet
from questhall.games.rollplayer.rules.setup import choose_sheet, roll_for_start
from questhall.games.rollplayer.state import State
from support.rollplayer import play
from support.rollplayer_setup import FIRST, at_first_round, card_chance, opened, sheets, up_to
from support.stretch import Played

FULL_BAG = {"green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}


@pytest.mark.rule("RP-SETUP-01")
def test_set_up_is_the_numbered_list_of_steps_and_nothing_else() -> None:
    match = at_first_round(2, seed=1)
    told = [type(event).__name__ for event in match.events(None)]
    assert list(dict.fromkeys(told[: told.index("RoundBegan") + 1])) == [
        "StartRolled",
        "StartPlayer",
        "SheetTaken",
        "GoldTaken",
        "ClassDieDrawn",
        "ClassTaken",
        "CardsDealt",
        "MarketDealt",
        "StartingDice",
        "DiePlaced",
        "RoundBegan",
    ]


@pytest.mark.rule("RP-SETUP-02")
def test_the_highest_roll_starts() -> None:
    played = play(opened(3), roll_for_start, start=[1, 4, 2])
    assert played.state.start == 1
    assert played.state.queue == [1, 2, 0], "clockwise from the start player"
    assert played.events == [StartRolled((2, 5, 3), (0, 1, 2)), StartPlayer(1)]


@pytest.mark.rule("RP-SETUP-03")
def test_only_those_tied_for_the_highest_roll_again_until_one_is_left() -> None:
    played = play(opened(4), roll_for_start, start=[4, 5, 0, 5, 2, 2, 1, 3])
    assert played.state.start == 3
    assert played.events == [
        StartRolled((5, 6, 1, 6), (0, 1, 2, 3)),
        StartRolled((3, 3), (1, 3)),
        StartRolled((2, 4), (1, 3)),
        StartPlayer(3),
    ]


@pytest.mark.rule("RP-SETUP-02")
def test_a_lone_hero_starts_without_a_roll() -> None:
    played = play(opened(1), roll_for_start)
    assert played.events == [StartPlayer(0)]


@pytest.mark.rule("RP-SETUP-04")
def test_all_dice_are_in_the_bag_and_the_start_player_draws_first() -> None:
    state = opened(2)
    assert state.bag == FULL_BAG
    played = play(
        state,
        up_to("deal"),
        [*sheets("elf", "orc"), TakeClass("rogue"), TakeClass("druid")],
        start=[0, 5],
        bag=[FIRST["black"], FIRST["green"]],
    )
    assert played.events_of(ClassDieDrawn) == [ClassDieDrawn(1, "black", True), ClassDieDrawn(0, "green", True)]


@pytest.mark.rule("RP-SETUP-05", "RP-SETUP-06")
def test_sheets_are_chosen_clockwise_from_the_start_player_and_each_only_once() -> None:
    played = play(opened(3), up_to("classes"), sheets("orc", "elf", "human"), start=[0, 0, 3])
    assert played.topics == [(2, "setup.sheet"), (0, "setup.sheet"), (1, "setup.sheet")]
    offered = [[move.race for move in asked.moves if isinstance(move, TakeSheet)] for asked in played.asked]
    assert [sorted(set(races)) for races in offered] == [
        ["dragonkin", "dwarf", "elf", "halfling", "human", "orc"],
        ["dragonkin", "dwarf", "elf", "halfling", "human"],
        ["dragonkin", "dwarf", "halfling", "human"],
    ]
    assert [player.race for player in played.state.players] == ["elf", "human", "orc"]


@pytest.mark.rule("RP-SETUP-07")
@pytest.mark.parametrize("side", ["female", "male"])
def test_both_sides_of_every_sheet_can_be_chosen(side: Side) -> None:
    played = play(opened(1), lambda table: choose_sheet(table, 0), [TakeSheet("dwarf", side)])
    assert len(played.asked[0].moves) == 12
    assert (played.state.players[0].race, played.state.players[0].side) == ("dwarf", side)


@pytest.mark.rule("RP-SETUP-07", "RP-SHEET-04")
def test_the_side_of_the_sheet_has_no_effect_on_play() -> None:
    ends = []
    for side in ("female", "male"):
        match = questhall.new("rollplayer", players=2, seed=5)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            wanted = [move for move in ask.moves if not isinstance(move, TakeSheet) or move.side == side]
            match.play(seat, wanted[0])
        ends.append(match)
    one, other = ends
    assert [player.side for player in one.state.players + other.state.players] == ["female"] * 2 + ["male"] * 2
    assert one.result == other.result
    for player in one.state.players + other.state.players:
        player.side = ""
    assert one.state == other.state


def with_sheets(players: int, start: list[int], **options: object) -> Played[State]:
    """Steps 1 to 3, in which everybody takes the next sheet."""
    races = sheets("orc", "elf", "human", "dwarf")[:players]
    return play(opened(players, **options), up_to("classes"), races, start=start)


@pytest.mark.rule("RP-SETUP-08")
def test_everyone_takes_five_gold() -> None:
    assert [player.gold for player in with_sheets(1, []).state.players] == [5]
    played = with_sheets(2, [1, 2])
    assert [player.gold for player in played.state.players] == [5, 5]
    assert played.events_of(GoldTaken) == [GoldTaken(1, 5, "start"), GoldTaken(0, 5, "start")]


@pytest.mark.rule("RP-SETUP-09")
def test_the_third_in_turn_order_takes_six_gold() -> None:
    assert [player.gold for player in with_sheets(3, [5, 0, 0]).state.players] == [5, 5, 6]
    assert [player.gold for player in with_sheets(3, [0, 5, 0]).state.players] == [6, 5, 5]


@pytest.mark.rule("RP-SETUP-10")
def test_the_fourth_in_turn_order_takes_seven_gold() -> None:
    assert [player.gold for player in with_sheets(4, [5, 0, 0, 0]).state.players] == [5, 5, 6, 7]
    assert [player.gold for player in with_sheets(4, [0, 0, 5, 0]).state.players] == [6, 7, 5, 5]


def draw_classes(players: int, bag: list[int], *classes: str, start: list[int]) -> Played[State]:
    """Steps 1 to 4 with these dice drawn and these classes taken."""
    races = sheets("orc", "elf", "human", "dwarf")[:players]
    return play(opened(players), up_to("deal"), [*races, *map(TakeClass, classes)], start=start, bag=bag)


@pytest.mark.rule("RP-SETUP-12", "RP-CLASS-01")
def test_clockwise_each_draws_a_die_and_takes_the_class_card_of_its_colour() -> None:
    bag = [FIRST["white"], FIRST["red"], FIRST["blue"]]
    played = draw_classes(3, bag, "cleric", "warrior", "wizard", start=[0, 3, 0])
    assert played.events_of(ClassTaken) == [ClassTaken(1, "cleric"), ClassTaken(2, "warrior"), ClassTaken(0, "wizard")]
    assert [player.class_card for player in played.state.players] == ["wizard", "cleric", "warrior"]


@pytest.mark.rule("RP-SETUP-13", "RP-CLASS-02")
@pytest.mark.parametrize(
    ("color", "sides"),
    [
        ("green", ["druid", "ranger"]),
        ("blue", ["sorcerer", "wizard"]),
        ("red", ["warrior", "barbarian"]),
        ("purple", ["monk", "bard"]),
        ("black", ["rogue", "thief"]),
        ("white", ["cleric", "paladin"]),
    ],
)
def test_the_player_chooses_either_side_of_the_class_card(color: str, sides: list[str]) -> None:
    for side in sides:
        played = draw_classes(1, [FIRST[color]], side, start=[])
        assert played.asked[-1].moves == list(map(TakeClass, sides))
        assert played.state.players[0].class_card == side


@pytest.mark.rule("RP-SETUP-14")
def test_a_white_die_brings_cleric_or_paladin_and_the_player_becomes_a_paladin() -> None:
    played = draw_classes(1, [FIRST["white"]], "paladin", start=[])
    assert played.asked[-1].moves == [TakeClass("cleric"), TakeClass("paladin")]
    assert played.state.players[0].class_card == "paladin"


TWICE_REJECTED = [FIRST["gold"], FIRST["white"], FIRST["white"], FIRST["gold"] - 2, FIRST["black"]]
"""Gold, then white for the first player; white again, gold, then black for the second."""


@pytest.mark.rule("RP-SETUP-15")
def test_gold_and_colours_already_taken_are_drawn_again() -> None:
    played = draw_classes(2, TWICE_REJECTED, "cleric", "thief", start=[3, 0])
    assert played.events_of(ClassDieDrawn) == [
        ClassDieDrawn(0, "gold", False),
        ClassDieDrawn(0, "white", True),
        ClassDieDrawn(1, "white", False),
        ClassDieDrawn(1, "gold", False),
        ClassDieDrawn(1, "black", True),
    ]
    assert [player.class_card for player in played.state.players] == ["cleric", "thief"]


@pytest.mark.rule("RP-SETUP-16")
def test_gold_dice_drawn_for_the_class_bring_no_gold_not_even_to_the_thief() -> None:
    played = draw_classes(2, TWICE_REJECTED, "cleric", "thief", start=[3, 0])
    assert [player.gold for player in played.state.players] == [5, 5]
    assert [event.why for event in played.events_of(GoldTaken)] == ["start", "start"]


@pytest.mark.rule("RP-SETUP-17")
def test_dice_drawn_for_the_class_go_back_only_when_everyone_has_one() -> None:
    state = draw_classes(2, TWICE_REJECTED, "cleric", "thief", start=[3, 0]).state
    assert state.bag == FULL_BAG | {"black": 9, "white": 8, "gold": 11}
    assert state.aside == ["gold", "white", "white", "gold", "black"]

    last_die_of_a_full_bag = 72
    bag = [last_die_of_a_full_bag] + [0] * 11
    play(state, up_to("placing"), [], bag=bag, dice=[0] * 12, **card_chance(state))
    assert state.aside == []
    assert state.players[0].starting[0].color == "gold"
    drawn = Counter(die.color for player in state.players for die in player.starting)
    assert drawn == {"gold": 1, "green": 10, "blue": 1}
    assert state.bag == FULL_BAG | {"gold": 12, "green": 0, "blue": 9}


@pytest.mark.rule("RP-SETUP-18")
def test_classes_may_be_chosen_freely_from_the_last_player_counter_clockwise() -> None:
    state = opened(3, classes="chosen")
    classes = [TakeClass("thief"), TakeClass("druid"), TakeClass("paladin")]
    played = play(state, up_to("deal"), [*sheets("orc", "elf", "dwarf"), *classes], start=[0, 3, 0])
    assert played.topics[3:] == [(0, "setup.class"), (2, "setup.class"), (1, "setup.class")], "the start player last"
    offered = [[move.class_card for move in asked.moves if isinstance(move, TakeClass)] for asked in played.asked[3:]]
    green, white, black = ["druid", "ranger"], ["cleric", "paladin"], ["rogue", "thief"]
    others = ["monk", "bard", "sorcerer", "wizard", "warrior", "barbarian"]
    assert list(map(sorted, offered)) == [
        sorted(green + white + black + others),
        sorted(green + white + others),
        sorted(white + others),
    ]
    assert [player.class_card for player in state.players] == ["thief", "paladin", "druid"]
    assert state.bag == FULL_BAG, "no die is drawn for it"


@pytest.mark.rule("RP-CLASS-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_every_match_each_player_has_one_class_of_a_colour_of_its_own(players: int) -> None:
    for seed in range(5):
        match = at_first_round(players, seed)
        cards = [event.class_card for event in match.events(None) if isinstance(event, ClassTaken)]
        assert sorted(cards) == sorted(player.class_card for player in match.state.players)
        accepted = [e.color for e in match.events(None) if isinstance(e, ClassDieDrawn) and e.accepted]
        assert len(set(accepted)) == players


@pytest.mark.rule("RP-SETUP-49")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_begins_the_first_round(players: int) -> None:
    starts = set()
    for seed in range(8):
        match = at_first_round(players, seed)
        starts.add(match.state.start)
        rounds = [event for event in match.events(None) if isinstance(event, RoundBegan)]
        assert rounds == [RoundBegan(1, 14 - players, match.state.start)]
        assert list(match.asks) == [match.state.start]
    assert len(starts) > 1, "not always the same seat"
