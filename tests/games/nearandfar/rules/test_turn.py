"""Turns and rounds: what a turn can be, who comes next, and how the game ends."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.components import BUILDINGS
from questhall.games.nearandfar.events.setup import LastRound, MatchEnded, NobodyCanCamp, RoundBegan
from questhall.games.nearandfar.moves import Dig, Done, Harvest, MakeCamp, SetOut, TakeCoin, TakeQuest, Visit, Walk
from questhall.games.nearandfar.play import beat
from questhall.games.nearandfar.rules.turn import actions, end_turn
from questhall.games.nearandfar.state import State
from support.nearandfar import on_the_map, play, player, position, turn

ALL_VISITS = [Visit(building) for building in BUILDINGS]


def others_than(*buildings: str) -> list[Visit]:
    return [visit for visit in ALL_VISITS if visit.building not in buildings]


def three(**more: object) -> State:
    """Three players in town: a turn of seat 0 is next."""
    return position(
        player(place="saloon", **more),  # type: ignore[arg-type]
        player("grear", place="store", team="cat_1"),
        player("kikli", place="farm", team="dog_2"),
    )


@pytest.mark.rule("NF-GOAL-03")
def test_a_turn_is_a_visit_or_an_adventure() -> None:
    assert actions(three(), 0) == [*others_than("saloon"), SetOut(("dog_1",))]


@pytest.mark.rule("NF-GOAL-03")
def test_turns_go_clockwise() -> None:
    state = position(player(), player("grear", place="gate", team="cat_1"), player("kikli", place="gate", team="dog_2"))
    seats = []
    for building in ("store", "farm", "mine"):
        seats.append(state.active)
        last = {"store": TakeCoin(), "farm": Harvest(), "mine": Dig(0)}[building]
        turn(state, Visit(building), last)
    assert seats == [0, 1, 2]
    assert (state.active, state.round) == (0, 3)


@pytest.mark.rule("NF-TOWN-05")
def test_in_the_first_round_all_visit_the_town() -> None:
    state = position(player(place="gate"), player("grear", place="gate"), round=1)
    assert actions(state, 0) == ALL_VISITS
    state.round = 2
    assert actions(state, 0) == [*ALL_VISITS, SetOut(("dog_1",))]


@pytest.mark.rule("NF-LEAVE-02", "NF-TOWN-04")
def test_whoever_is_on_the_map_goes_on_from_there_or_returns_to_town_from_anywhere() -> None:
    far = 31
    state = position(on_the_map(far, hearts=3), player("grear"), quests=[far])
    neighbours = [Walk(space) for space in MAPS[1].neighbours[far]]
    assert actions(state, 0) == [*ALL_VISITS, *neighbours, TakeQuest(), MakeCamp(), Done()]

    turn(state, Visit("farm"), Harvest())
    assert (state.players[0].place, state.players[0].food) == ("farm", 1)


@pytest.mark.rule("NF-END-01", "NF-END-02")
@pytest.mark.parametrize(("first", "turns"), [(0, 3), (1, 1), (2, 2)])
def test_after_the_14th_camp_the_round_is_played_to_the_right_of_the_first_player(first: int, turns: int) -> None:
    state = three(camps=13)
    state.first = first

    played = turn(state, Visit("mine"), Dig(0))

    assert state.is_last_round
    assert played.events_of(LastRound) == [LastRound(0)]
    count = 1
    while state.phase == "turn":
        assert not GAME.over(state)
        play(state, end_turn)
        count += 1
    assert count == turns
    assert state.round == 2
    assert GAME.over(state)


@pytest.mark.rule("NF-END-02")
def test_the_game_ends_with_the_count() -> None:
    state = three()
    state.is_last_round, state.active = True, 2
    played = play(state, beat, [Visit("mine"), Dig(0)])
    assert state.phase == "over"
    assert played.events_of(MatchEnded) == [MatchEnded((0, 0, 2), (2, 2, 1))]


@pytest.mark.rule("NF-END-05")
def test_if_nobody_can_place_a_camp_any_more_the_new_round_is_the_last() -> None:
    state = three()
    state.camps = dict.fromkeys(range(1, len(MAPS[1].spots)), 1)
    state.mine = dict.fromkeys(range(12), 2)
    state.threats = []
    state.active = 2

    played = play(state, end_turn)

    assert played.events == [RoundBegan(3, 0), NobodyCanCamp()]
    assert state.is_last_round
    assert GAME.result(state).end == "no-room"


@pytest.mark.rule("NF-END-05")
@pytest.mark.parametrize("left", ["space", "cell", "threat", "boss"])
def test_as_long_as_any_place_for_a_camp_is_left_it_goes_on(left: str) -> None:
    state = three()
    state.camps = dict.fromkeys(range(1, len(MAPS[1].spots) - (left == "space")), 1)
    state.mine = dict.fromkeys(range(12 - (left == "cell")), 2)
    state.threats = [15] if left == "threat" else []
    state.bosses = ["zag"] if left == "boss" else []
    state.active = 2
    assert play(state, end_turn).events == [RoundBegan(3, 0)]
    assert not state.is_last_round


@pytest.mark.rule("NF-END-06")
@pytest.mark.parametrize(("camped", "is_last"), [(7, False), (6, True)])
def test_after_twenty_rounds_without_a_camp_the_new_round_is_the_last(camped: int, is_last: bool) -> None:
    state = three()
    state.round, state.camped, state.active = 26, camped, 2
    play(state, end_turn)
    assert (state.round, state.is_last_round) == (27, is_last)


@pytest.mark.rule("NF-END-06")
def test_every_camp_begins_the_count_anew() -> None:
    state = three()
    state.round = 9
    turn(state, Visit("mine"), Dig(0))
    assert state.camped == 9
