"""Set-up, steps 11 to 13: drawing, rolling and placing the starting dice."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import IllegalMove
from questhall.games.rollplayer.components import ATTRIBUTES, Attribute, Color
from questhall.games.rollplayer.events import DiePlaced, GoldTaken, StartingDice
from questhall.games.rollplayer.moves import PlaceDie, TakeDie
from questhall.games.rollplayer.rules.setup import draw_starting_dice, place_starting_dice
from questhall.games.rollplayer.state import State
from support.rollplayer import COLOR, faces, hero, play, position, row
from support.rollplayer_setup import FIRST, at_first_round, at_placing, opened, placings
from support.stretch import Played

DICE_OF_A_SHEET = {1: 6, 2: 6, 3: 7, 4: 8}


def ready_to_place(dice: str, class_card: str = "warrior") -> State:
    """A lone hero with these starting dice before him, 5 gold in his purse."""
    state = position(hero(class_card), phase="placing")
    state.players[0].starting = row(dice)
    return state


def place(dice: str, *rows: Attribute, class_card: str = "warrior") -> Played[State]:
    return play(ready_to_place(dice, class_card), place_starting_dice, placings(row(dice), *rows))


@pytest.mark.rule("RP-SETUP-42")
def test_clockwise_from_the_start_player_each_draws_random_dice() -> None:
    state = opened(2)
    state.start = 1
    mixed: tuple[Color, ...] = ("gold", "white", "black", "purple", "red", "blue")
    bag = [FIRST[color] for color in mixed] + [0] * 6
    played = play(state, draw_starting_dice, bag=bag, dice=[0, 1, 2, 3, 4, 5] * 2)
    assert played.events == [
        StartingDice(1, mixed, (1, 2, 3, 4, 5, 6)),
        StartingDice(0, ("green",) * 6, (1, 2, 3, 4, 5, 6)),
    ]
    assert state.bag == {"green": 4, "blue": 9, "red": 9, "purple": 9, "black": 9, "white": 9, "gold": 12}


@pytest.mark.rule("RP-SETUP-42")
@pytest.mark.parametrize(("players", "dice"), DICE_OF_A_SHEET.items())
def test_four_starting_dice_more_than_players(players: int, dice: int) -> None:
    state = at_placing(players, seed=8).state
    assert [len(player.starting) for player in state.players] == [dice] * players
    enemy_die = 1 if players == 1 else 0
    assert sum(state.bag.values()) == 73 - players * dice - enemy_die


@pytest.mark.rule("RP-SETUP-43")
def test_starting_dice_are_rolled_and_go_into_any_rows() -> None:
    played = place("r1 g2 b3 r1 y6 k4", "wisdom", "charisma", "strength", "charisma", "dexterity", "wisdom")
    rows = [faces(played.state, 0, attribute) for attribute in ATTRIBUTES]
    assert rows == ["b3", "y6", "", "", "r1 k4", "g2 r1"]
    assert played.state.players[0].starting == []
    assert played.asked[1].moves == [PlaceDie(attribute) for attribute in ATTRIBUTES], "every row is open"


@pytest.mark.rule("RP-SETUP-43")
def test_the_dice_may_be_placed_in_any_order() -> None:
    answers = [TakeDie(2, "blue", 3), PlaceDie("strength"), TakeDie(1, "green", 2), PlaceDie("strength")]
    played = play(ready_to_place("r1 g2 b3"), place_starting_dice, [*answers, PlaceDie("strength")])
    assert played.asked[0].moves == [TakeDie(0, "red", 1), TakeDie(1, "green", 2), TakeDie(2, "blue", 3)]
    assert played.asked[2].moves == [TakeDie(0, "red", 1), TakeDie(1, "green", 2)]
    assert faces(played.state, 0, "strength") == "b3 g2 r1"


@pytest.mark.rule("RP-SETUP-43")
def test_all_players_place_at_the_same_time_in_any_order() -> None:
    match = at_placing(3, seed=8)
    assert sorted(match.asks) == [0, 1, 2]
    last = match.state.start
    first = (last + 1) % 3
    for seat in (first, (last + 2) % 3, last):
        while match.state.phase == "placing" and seat in match.asks:
            match.play(seat, match.asks[seat].moves[0])
    assert [sum(map(len, player.rows)) for player in match.state.players] == [7, 7, 7]


@pytest.mark.rule("RP-SETUP-43")
def test_every_rolled_die_is_placed_on_the_own_sheet() -> None:
    match = at_first_round(4, seed=8)
    rolled = {event.seat: event for event in match.events(None) if isinstance(event, StartingDice)}
    for seat, player in enumerate(match.state.players):
        placed = Counter((die.color, die.value) for dice in player.rows for die in dice)
        assert placed == Counter(zip(rolled[seat].colors, rolled[seat].values, strict=True))


@pytest.mark.rule("RP-SETUP-44")
def test_a_row_is_filled_from_left_to_right() -> None:
    played = place("r1 g2 b3 k4", "wisdom", "strength", "wisdom", "wisdom")
    assert played.events_of(DiePlaced) == [
        DiePlaced(0, "red", 1, "wisdom", 1),
        DiePlaced(0, "green", 2, "strength", 1),
        DiePlaced(0, "blue", 3, "wisdom", 2),
        DiePlaced(0, "black", 4, "wisdom", 3),
    ]
    assert faces(played.state, 0, "wisdom") == "r1 b3 k4"


@pytest.mark.rule("RP-SHEET-02", "RP-SETUP-43")
def test_a_row_with_three_dice_takes_no_fourth() -> None:
    played = place("r1 r1 r1 g2", "wisdom", "wisdom", "wisdom", "charisma")
    rows = [PlaceDie(attribute) for attribute in ATTRIBUTES]
    assert played.asked[-1].moves == [*rows[:4], rows[5]], "wisdom is full"
    match = at_placing(2, seed=8)
    for _ in range(3):
        match.play(0, match.asks[0].moves[0])
        match.play(0, PlaceDie("wisdom"))
    match.play(0, match.asks[0].moves[0])
    with pytest.raises(IllegalMove):
        match.play(0, PlaceDie("wisdom"))


@pytest.mark.rule("RP-SETUP-45")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_no_attribute_action_follows_in_set_up(attribute: Attribute) -> None:
    played = place("r2 g2", attribute, attribute)
    assert {type(move) for asked in played.asked for move in asked.moves} == {TakeDie, PlaceDie}
    assert [type(event) for event in played.events] == [DiePlaced, DiePlaced]
    hero_now = played.state.players[0]
    assert (hero_now.token, hero_now.charisma, faces(played.state, 0, attribute)) == ((1, 1), 0, "r2 g2")
    assert played.state.phase == "roll"


@pytest.mark.rule("RP-SETUP-46")
@pytest.mark.parametrize(
    ("rows", "taken"),
    [
        (["strength", "strength", "wisdom", "wisdom", "charisma", "charisma"], []),
        (["strength", "strength", "strength", "wisdom", "wisdom", "charisma"], [GoldTaken(0, 1, "row")]),
        (["strength", "strength", "strength", "wisdom", "wisdom", "wisdom"], [GoldTaken(0, 2, "row")]),
    ],
)
def test_each_row_filled_with_three_dice_brings_one_gold(rows: list[Attribute], taken: list[GoldTaken]) -> None:
    played = place("r1 r2 r3 g4 g5 g6", *rows)
    assert played.events_of(GoldTaken) == taken
    assert played.state.players[0].gold == 5 + sum(event.gold for event in taken)


@pytest.mark.rule("RP-SETUP-47")
@pytest.mark.parametrize(("dice", "gold"), [("r1 w2 k3", 5), ("r1 y2 k3", 7), ("y1 y2 k3", 9)])
def test_each_gold_die_placed_brings_two_gold(dice: str, gold: int) -> None:
    played = place(dice, "strength", "wisdom", "charisma")
    assert played.state.players[0].gold == gold


@pytest.mark.rule("RP-SETUP-48")
@pytest.mark.parametrize(("class_card", "gold"), [("thief", 5 + 4 + 4), ("rogue", 5 + 2 + 2)])
def test_each_gold_die_placed_brings_the_thief_four_gold(class_card: str, gold: int) -> None:
    played = place("y1 y2 k3", "strength", "wisdom", "charisma", class_card=class_card)
    assert played.state.players[0].gold == gold


@pytest.mark.rule("RP-SETUP-46", "RP-SETUP-47")
def test_full_rows_and_gold_dice_pay_together() -> None:
    played = place("y1 y2 k3", "strength", "strength", "strength", class_card="thief")
    assert played.events_of(GoldTaken) == [GoldTaken(0, 1, "row"), GoldTaken(0, 8, "die")]
    assert played.state.players[0].gold == 5 + 1 + 8


@pytest.mark.rule("RP-SETUP-46", "RP-SETUP-47")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_purses_of_real_matches_after_set_up(players: int) -> None:
    start_gold = [5, 5, 6, 7]
    for seed in range(5):
        state = at_first_round(players, seed).state
        for place_in_turn in range(players):
            player = state.players[(state.start + place_in_turn) % players]
            dice = [die for dice in player.rows for die in dice]
            full = sum(len(dice) == 3 for dice in player.rows)
            pay = 4 if player.class_card == "thief" else 2
            gold_dice = sum(die.color == COLOR["y"] for die in dice)
            assert player.gold == start_gold[place_in_turn] + full + pay * gold_dice


def test_the_lone_hero_is_set_up_like_one_of_two_players() -> None:
    solo, two = at_placing(1, seed=8).state, at_placing(2, seed=8).state
    assert len(solo.players[0].starting) == len(two.players[0].starting) == 6
    assert [(card.number, card.gold) for card in solo.initiative] == [(1, 0), (2, 1), (3, 0)]
    assert len(solo.market) == len(two.market) == 3
    assert solo.rounds == two.rounds == 12
