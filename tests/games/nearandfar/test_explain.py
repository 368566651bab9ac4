"""Why something cannot be done now: for every reason a position that has it."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Ask, Question, Refusal
from questhall.engine.catalogue import catalogue_of
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.explain import NOT_NOW, why_not
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import inside, on_the_map, player, position

ASKED = Question(1, "turn.action", {0: Ask("turn.action", ())}, True)


def table(one: Player, **more: Any) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)


def why(state: State, ref: str, seat: int = 0) -> Refusal:
    return why_not(state, ASKED, seat, ref)


def test_after_the_match_nothing_can_be_done() -> None:
    assert why_not(table(player()), None, 0, "building:farm") == Refusal("NF-END-02", "match-over")


def test_whoever_is_not_asked_waits() -> None:
    assert why(table(player()), "building:farm", 1) == Refusal("NF-GOAL-03", "not-your-turn")


@pytest.mark.parametrize(
    ("one", "artifact", "refusal"),
    [
        ({"reputation": 1}, "mayors_seal", Refusal("NF-ART-07", "reputation-too-low", {"reputation": 2})),
        ({"reputation": -1}, "lockpicks", Refusal("NF-ART-07", "reputation-too-high", {"reputation": -2})),
        ({}, "moon_lens", Refusal("NF-ART-03", "cannot-pay-artifact", {"artifact": "moon_lens"})),
        (
            {"coins": 2, "tokens": "outlaws lizardfolk"},
            "thunder_musket",
            Refusal("NF-ART-06", "need-not-met", {"artifact": "thunder_musket"}),
        ),
        ({"coins": 1, "gems": 1, "food": 1, "tokens": "mystics"}, "moon_lens", Refusal("NF-ART-01", "not-now-hand")),
    ],
)
def test_what_an_artifact_in_hand_still_wants(one: dict[str, Any], artifact: str, refusal: Refusal) -> None:
    assert why(table(player(hand=artifact, **one)), f"hand:{artifact}") == refusal


def test_nobody_stays_in_a_building() -> None:
    assert why(table(player(place="saloon")), "building:saloon") == Refusal("NF-TOWN-03", "same-building")


@pytest.mark.parametrize(
    ("one", "space", "refusal"),
    [
        (player(), 2, Refusal("NF-LEAVE-03", "leave-town-first")),
        (on_the_map(2), 31, Refusal("NF-MOVE-04", "no-path")),
        (on_the_map(2), 6, Refusal("NF-MOVE-01", "not-now-space")),
    ],
)
def test_why_there_is_no_way_to_a_space(one: Player, space: int, refusal: Refusal) -> None:
    assert why(table(one), f"space:{space}") == refusal


def test_in_the_first_round_all_are_in_town() -> None:
    assert why(table(player(), round=1), "space:2") == Refusal("NF-TOWN-05", "first-round-in-town")


def test_why_a_standee_cannot_go_on() -> None:
    state = table(on_the_map(6))
    state.turn.action, state.turn.start, state.turn.steps = "moving", 2, 1
    assert why(state, "space:10") == Refusal("NF-MOVE-09", "no-hearts-to-leave")
    state.turn.steps = 2
    assert why(state, "space:10") == Refusal("NF-MOVE-07", "no-movement-left")
    state.turn.action = "arrived"
    assert why(state, "space:10") == Refusal("NF-REF-01", "move-before-quest")


def test_without_a_heart_nobody_goes_into_poisoned_water() -> None:
    assert why(table(on_the_map(8), map=5), "space:13") == Refusal("NF-MAP-03", "no-heart-for-water")


def test_an_adventurer_may_be_too_expensive() -> None:
    state = inside(table(player(coins=1), row="krek_the_scavenger"), "saloon")
    refusal = Refusal("NF-SALOON-01", "too-expensive", {"coins": 1, "cost": 2})
    assert why(state, "adventurer:krek_the_scavenger") == refusal


def test_why_a_cell_cannot_be_dug() -> None:
    state = inside(table(player(), mine={0: 1}), "mine")
    assert why(state, "cell:0") == Refusal("NF-MINE-06", "cell-taken")
    assert why(state, "cell:5") == Refusal("NF-MINE-05", "cell-not-beside-a-camp")
    assert why(state, "cell:1") == Refusal("NF-MINE-03", "too-little-skill", {"skill": 1, "need": 2})
    state.mine = {}
    assert why(state, "cell:5") == Refusal("NF-MINE-04", "cell-not-beside-a-camp")


def test_why_there_is_no_camp_and_no_quest() -> None:
    assert why(table(on_the_map(6, hearts=9), camps={6: 1}), "camp:here") == Refusal("NF-CAMP-03", "camp-here-already")
    poor = Refusal("NF-CAMP-02", "no-hearts-for-a-camp", {"hearts": 2})
    assert why(table(on_the_map(6, hearts=2)), "camp:here") == poor
    assert why(table(on_the_map(6)), "quest:here") == Refusal("NF-QUEST-01", "no-quest-here")


@pytest.mark.parametrize("kind", NOT_NOW)
def test_everything_has_its_time_and_a_rule_says_which(kind: str) -> None:
    refusal = why(table(player(place="gate")), f"{kind}:nonsense")
    assert refusal.rule in {rule.id for rule in catalogue_of(GAME).rule}
    assert refusal == Refusal(NOT_NOW[kind], f"not-now-{kind}")


def test_a_thing_nobody_knows_is_refused_as_well() -> None:
    assert why(table(player()), "dragon:1").reason == "not-now-space"
