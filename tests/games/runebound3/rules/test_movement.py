"""Moving with and without dice: catalogue chapters MOVE, DICE, SPEED."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.runebound3.board import HEXES, NEIGHBOURS, Hex
from questhall.games.runebound3.events.hero import AbilityUsed, DiceRolled, Moved
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.terrain import Go, MoveTo, RerollDie
from questhall.games.runebound3.moves.turn import EndTurn, Idle, Rest, RollToMove, Step, Train
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import (
    FOREST_HILLS,
    HEX,
    HILLS_PLAINS,
    MOUNTAINS_WATER,
    PLAINS,
    PLAINS_FOREST,
    WILD,
    hero,
    hex_of,
    play,
    position,
)
from support.runebound3_matches import match_at, several
from support.stretch import CutIn, Played, Rigged

DONE, END_TURN, ROLL = Done(), EndTurn(), RollToMove()
BLANK = MOUNTAINS_WATER
"""A face that leads nowhere on the plains."""


def roll(state: State, faces: list[int], *answers: Move | CutIn) -> Played[State]:
    """Roll these faces to move, then spend them."""
    return play(state, take_turn, [ROLL, *answers], Rigged(seat__0__terrain=faces))


def lone(place: str, **more: str) -> State:
    return position(hero("corbin", place, **more))  # type: ignore[arg-type]


def ways(place: str, face: int) -> list[str]:
    """Where a single die with this face leads, as `row,column`."""
    state = lone(place, hand="parry")
    moves = roll(state, [face, face, face], DONE).asked[1].moves
    steps = [move for move in moves if isinstance(move, MoveTo)]
    assert moves == [*steps, RerollDie(0, face), DONE]
    assert all((move.die, move.face, move.ability) == (0, face, "") for move in steps)
    return [name_of(move.hex) for move in steps]


def name_of(hex: Hex) -> str:
    column, row = divmod(hex, 14)
    return f"{row - column % 2},{column}"


@pytest.mark.rule("R3-MOVE-01", "R3-MOVE-11")
def test_for_a_point_a_hero_goes_to_any_neighbouring_hex() -> None:
    """Around 3,1 lie forest and plains; mountains and water are no hindrance either."""
    for place in ("3,1", "2,1", "4,4", "3,11"):
        state = lone(place)

        played = play(state, several(2), [Step(NEIGHBOURS[hex_of(place)][-1]), END_TURN])

        steps = [move for move in played.asked[0].moves if isinstance(move, Step)]
        assert steps == [Step(hex) for hex in NEIGHBOURS[hex_of(place)]]
        assert played.events == [Moved(0, NEIGHBOURS[hex_of(place)][-1])]
        assert state.players[0].hex == NEIGHBOURS[hex_of(place)][-1]


@pytest.mark.rule("R3-MOVE-01", "R3-MOVE-11")
def test_a_simple_move_goes_one_hex_and_no_farther() -> None:
    match = match_at(position(hero("corbin", "3,1"), hero("mok")))

    for place in ("3,1", "1,1", "5,1", "3,3"):
        with pytest.raises(IllegalMove):
            match.play(0, Step(hex_of(place)))
    match.play(0, Step(hex_of("3,0")))

    assert (match.view(0).heroes[0].hex, match.view(0).heroes[0].points) == (hex_of("3,0"), 2)


@pytest.mark.rule("R3-MOVE-01", "R3-DICE-02", "R3-SPEED-01")
@pytest.mark.parametrize(
    ("assets", "skills", "speed"),
    [
        ("", "", 3),
        ("traders_attire", "", 4),
        ("thoroughbred_stallion", "", 5),
        ("traders_attire thoroughbred_stallion", "", 6),
    ],
)
def test_for_a_point_a_hero_rolls_as_many_dice_as_the_speed_says(assets: str, skills: str, speed: int) -> None:
    state = lone("8,1", assets=assets, skills=skills)

    played = roll(state, [PLAINS] * speed, DONE)

    assert played.events == [DiceRolled(0, "move", (PLAINS,) * speed)]
    assert (state.players[0].points, state.players[0].hex) == (2, hex_of("8,1"))


@pytest.mark.rule("R3-SPEED-02")
@pytest.mark.parametrize(
    ("card", "where", "more"),
    [
        ("long_stride", "skills", 1),
        ("traders_attire", "assets", 1),
        ("pack_mule", "assets", 1),
        ("thoroughbred_stallion", "assets", 2),
    ],
)
def test_a_card_adds_to_speed_what_it_says(card: str, where: str, more: int) -> None:
    view = match_at(position(hero("corbin", **{where: card}), hero("mok"))).view(None)  # type: ignore[arg-type]
    assert [each.speed for each in view.heroes] == [3 + more, 3]


@pytest.mark.rule("R3-MOVE-02")
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (PLAINS, "4,1 3,2 4,0 4,2"),
        (PLAINS_FOREST, "2,1 4,1 3,0 3,2 4,0 4,2"),
        (FOREST_HILLS, "2,1 3,0"),
        (HILLS_PLAINS, "4,1 3,2 4,0 4,2"),
        (MOUNTAINS_WATER, ""),
        (WILD, "2,1 4,1 3,0 3,2 4,0 4,2"),
    ],
)
def test_a_die_leads_to_neighbouring_hexes_of_the_terrain_it_shows(face: int, expected: str) -> None:
    """Around Everton lie four hexes of plains and two of forest."""
    assert ways("3,1", face) == expected.split()


@pytest.mark.rule("R3-MOVE-02")
def test_dice_are_spent_one_at_a_time_and_each_question_starts_from_the_new_hex() -> None:
    state = lone("3,1")

    script = [MoveTo(hex_of("3,0"), 0, FOREST_HILLS), MoveTo(hex_of("4,0"), 1, PLAINS)]
    played = roll(state, [FOREST_HILLS, PLAINS, BLANK], *script)

    assert [asked.moves for asked in played.asked[1:]] == [
        [
            MoveTo(hex_of("2,1"), 0, FOREST_HILLS),
            MoveTo(hex_of("4,1"), 1, PLAINS),
            MoveTo(hex_of("3,0"), 0, FOREST_HILLS),
            *(MoveTo(hex_of(place), 1, PLAINS) for place in ("3,2", "4,0", "4,2")),
            DONE,
        ],
        [*(MoveTo(hex_of(place), 1, PLAINS) for place in ("4,0", "3,1")), DONE],
    ]
    assert played.events == [
        DiceRolled(0, "move", (FOREST_HILLS, PLAINS, BLANK)),
        Moved(0, hex_of("3,0"), FOREST_HILLS),
        Moved(0, hex_of("4,0"), PLAINS),
    ]


@pytest.mark.rule("R3-MOVE-03", "R3-MOVE-06")
def test_once_rolled_only_these_dice_move_the_hero_and_no_other_action_comes_in_between() -> None:
    match = match_at(position(hero("corbin", "8,1", hand="parry"), hero("mok")), seed=4)
    match.play(0, ROLL)

    asked = match.asks[0]

    assert asked.topic == "move.dice"
    assert {type(move) for move in asked.moves} <= {MoveTo, RerollDie, Done}
    for move in (Step(hex_of("7,1")), Rest(), Train(), Idle(), ROLL, END_TURN):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    assert match.view(0).heroes[0].hex == hex_of("8,1")


@pytest.mark.rule("R3-MOVE-06", "R3-MOVE-04")
def test_dice_that_were_left_are_gone_when_another_action_begins() -> None:
    state = lone("8,1")
    step = MoveTo(hex_of("7,1"), 0, PLAINS)

    played = play(state, several(2), [ROLL, step, DONE, Idle()], Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS]))

    assert played.topics == [(0, "turn.act"), (0, "move.dice"), (0, "move.dice"), (0, "turn.act")]
    assert not any(isinstance(move, MoveTo) for move in played.asked[3].moves)
    assert (state.rolled, state.players[0].hex, state.players[0].points) == (None, hex_of("7,1"), 1)


@pytest.mark.rule("R3-MOVE-04")
@pytest.mark.parametrize(("spent", "at"), [(0, "8,1"), (1, "7,1"), (2, "6,1"), (3, "5,1")])
def test_any_number_of_dice_may_be_spent_none_included(spent: int, at: str) -> None:
    """With the last die the move is over by itself."""
    state = lone("8,1")
    steps = [MoveTo(hex_of(place), die, PLAINS_FOREST) for die, place in enumerate(("7,1", "6,1", "5,1"))]
    steps[2] = MoveTo(hex_of("5,1"), 2, FOREST_HILLS)

    played = roll(state, [PLAINS_FOREST, PLAINS_FOREST, FOREST_HILLS], *steps[:spent], *([DONE] if spent < 3 else []))

    assert state.players[0].hex == hex_of(at)
    assert [event.hex for event in played.events_of(Moved)] == [step.hex for step in steps[:spent]]


@pytest.mark.rule("R3-MOVE-05")
def test_a_die_that_shows_two_terrains_still_moves_the_hero_one_hex() -> None:
    """From 2,1, forest, over the forest of 2,0 to the plains of 3,1: one such die is not enough."""
    state = lone("2,1")

    played = roll(state, [PLAINS_FOREST, BLANK, BLANK], MoveTo(hex_of("2,0"), 0, PLAINS_FOREST))

    assert played.topics == [(0, "turn.act"), (0, "move.dice")], "nothing is left to spend"
    assert state.players[0].hex == hex_of("2,0")


@pytest.mark.rule("R3-MOVE-05")
def test_a_spent_die_is_refused() -> None:
    match = match_at(position(hero("corbin", "8,1"), hero("mok")), seed=2)
    match.play(0, ROLL)
    step = next(move for move in match.asks[0].moves if isinstance(move, MoveTo))
    match.play(0, step)

    with pytest.raises(IllegalMove):
        match.play(0, MoveTo(hex_of("8,1"), step.die, step.face))

    assert match.view(0).heroes[0].hex == step.hex


@pytest.mark.rule("R3-MOVE-07", "R3-DICE-04")
def test_a_wild_leads_from_every_hex_to_every_neighbour() -> None:
    for hex in HEXES:
        state = lone(name_of(hex))
        moves = roll(state, [WILD, WILD, WILD], DONE).asked[1].moves
        assert moves == [*(MoveTo(near, 0, WILD) for near in NEIGHBOURS[hex]), DONE]


@pytest.mark.rule("R3-CITY-02", "R3-MOVE-08")
@pytest.mark.parametrize("city", ["tamalir", "forge", "dawnsmoor", "riverwatch"])
def test_every_die_leads_into_a_city_from_every_side(city: str) -> None:
    for hex in NEIGHBOURS[HEX[city]]:
        for face in range(6):
            assert name_of(HEX[city]) in ways(name_of(hex), face)


@pytest.mark.rule("R3-CITY-02", "R3-MOVE-08")
def test_no_other_place_takes_every_die() -> None:
    """Mountains and water lead to no shrine, fortress or settlement on the plains."""
    for place in ("everton", "sundergard", "bright_dale", "caer_loek"):
        for hex in NEIGHBOURS[HEX[place]]:
            assert name_of(HEX[place]) not in ways(name_of(hex), MOUNTAINS_WATER)


@pytest.mark.rule("R3-MOVE-10")
def test_an_ability_that_moves_needs_no_move_action() -> None:
    """Without action points the Water Strider crosses a river, and a Tireless hero goes a hex on."""
    state = position(hero("corbin", "9,1", skills="water_strider tireless", points=0))
    script: list[Move | CutIn] = [CutIn(0, Use("water_strider_step")), Go(hex_of("9,0"))]
    script += [CutIn(0, Use("tireless_step")), Go(hex_of("8,0")), END_TURN]

    played = play(state, take_turn, script)

    assert played.asked[0].moves == [END_TURN]
    assert played.events == [
        AbilityUsed(0, "water_strider_step"),
        Moved(0, hex_of("9,0")),
        AbilityUsed(0, "tireless_step"),
        Moved(0, hex_of("8,0")),
    ]


@pytest.mark.rule("R3-MOVE-10")
def test_such_a_move_may_be_declined() -> None:
    state = position(hero("corbin", "9,1", skills="tireless"), hero("mok"))

    played = play(state, take_turn, [CutIn(0, Use("tireless_step")), DONE, END_TURN])

    assert played.asked[1].moves == [*map(Go, NEIGHBOURS[hex_of("9,1")]), DONE]
    assert state.players[0].hex == hex_of("9,1")
