"""The checks that go along with a match: every piece is somewhere once, and some positions cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import questhall
from questhall.games.nearandfar.moves import ChooseOption
from questhall.games.nearandfar.pieces import impossible, pieces
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import dice, on_the_map, play, player, position


def table(one: Player | None = None, **more: Any) -> State:
    return position(one or player(), player("grear", place="farm", team="cat_1"), **more)


def test_whatever_somebody_has_is_counted_once() -> None:
    bare = table()
    rich = table(
        player(
            team="dog_1 krek_the_scavenger",
            reserve="mother_ilva",
            animals="bird:snare turtle",
            beside="tool_roll",
            hand="spices",
            dealt=["lockpicks"],
            artifacts="jade_flute",
            keepsakes="glass_eye",
            threats=[4],
            chiefs="nomads",
        ),
        row="pip_the_lookout",
    )
    assert pieces(rich) == pieces(bare)


def test_cards_in_the_middle_of_something_are_counted_too() -> None:
    state = table()
    before = pieces(state)
    state.treasures.remove("snare")
    assert pieces(state) != before
    state.turn.shown = ["snare"]
    assert pieces(state) == before


def test_an_arcade_card_being_played_is_still_there() -> None:
    state = position(on_the_map(2), player("grear", place="farm"), mode="arcade", quests=[2])
    before = pieces(state)
    found: list[list[str]] = []

    def run(table: Any) -> Any:
        inner = take_quest(table, 0)
        question = next(inner)
        found.append(pieces(state))
        reply = yield question
        try:
            inner.send(reply)
        except StopIteration:
            return

    play(state, run, [ChooseOption(0)], dice(1, arcade=[3]))
    assert [*found, pieces(state)] == [before, before]


@pytest.mark.parametrize("mode", ["first", "arcade", "campaign", "character"])
def test_pieces_stay_the_same_through_a_random_match(mode: str) -> None:
    chance = Random(2)
    match = questhall.new("nearandfar", players=2, seed=2, options={"mode": mode})
    state: Any = match.state
    before = pieces(state)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, chance.choice(ask.moves))
        assert impossible(match.state) == ""
    assert pieces(match.state) == before


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ({"coins": -1}, "seat 0 has less than nothing: (-1, 0, 0, 0, 0, 0, 0, 0)"),
        ({"reputation": 13}, "seat 0 has a reputation of 13"),
        ({"reputation": -7}, "seat 0 has a reputation of -7"),
        ({"animals": "bird bird bird turtle"}, "seat 0 has 4 pack animals"),
        (
            {"team": "krek_the_scavenger zeet_the_tinker"},
            "seat 0 has a team that cannot be: ['krek_the_scavenger', 'zeet_the_tinker']",
        ),
    ],
)
def test_what_no_player_can_have(broken: dict[str, Any], why: str) -> None:
    assert impossible(table(player(**broken))) == why
    assert impossible(table()) == ""


def test_no_row_is_longer_than_five() -> None:
    state = table()
    state.row = state.bag[:6]
    assert impossible(state) == "the row of the saloon holds 6"
