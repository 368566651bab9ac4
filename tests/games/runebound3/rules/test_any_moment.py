"""What may be used at any moment of the own turn: catalogue chapter OPT, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.engine import Match, Move
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.cards.define import ADVENTURES, Quest
from questhall.games.runebound3.events.fight import Struck, TokenRecast
from questhall.games.runebound3.moves.answers import Done, TakeOption, Use
from questhall.games.runebound3.moves.fight import Pass, Retreat, Strike, UseSurge
from questhall.games.runebound3.moves.turn import (
    Adventure,
    AttemptQuest,
    AttemptStory,
    FollowRumour,
    Rest,
    RollToMove,
    Shop,
)
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, position
from support.runebound3_enemies import against, pick, strike, wounds
from support.runebound3_fights import act, of
from support.runebound3_matches import match_at
from support.runebound3_stories import lay_story
from support.stretch import Rigged

GAZE = Use("rune_gazing_draw")
DONE = Done()
SOCIAL = next(hex for hex, deck in GEMS.items() if deck == "social")
TESTING = next(
    id for id, card in ADVENTURES.items() if isinstance(card, Quest) and card.test == "body" and card.scenario is None
)


def corbin(at: str = "tamalir", *, hex: int | None = None, **more: Any) -> State:
    """Corbin, whose runes show him more at the price of a card; the enemy is played by Mok, far away."""
    mine = hero("corbin", at, skills="rune_gazing", hand="parry vigilance", **more)
    mine.hex = mine.hex if hex is None else hex
    return position(mine, hero("mok", "everton"), enemy="neighbour")


def adventuring(card: str = "tales_of_old") -> State:
    state = corbin(hex=SOCIAL)
    state.decks["social"] = [card]
    return state


def on_quest(quest: str) -> State:
    card = ADVENTURES[quest]
    assert isinstance(card, Quest)
    return corbin(hex=card.hexes[0], quests=quest)


def shopping() -> State:
    state = corbin(assets="satchel")
    state.markets["tamalir"] = ["bolas"]
    return state


def fighting(mine: str = "corbin.1:0 corbin.2:1", **how: Any) -> State:
    return fight(corbin("12,8"), "rebels", mine=mine, theirs="enemy.1:0", **how)


@pytest.mark.rule("R3-OPT-02")
@pytest.mark.parametrize(
    ("topic", "begin", "moves"),
    [
        ("turn.act", corbin, []),
        ("event.option", adventuring, [Adventure()]),
        ("quest.explore", lambda: on_quest("my_kitty"), [AttemptQuest("my_kitty")]),
        ("test.exert", lambda: on_quest(TESTING), [AttemptQuest(TESTING)]),
        ("move.dice", lambda: corbin("8,1"), [RollToMove()]),
        ("rest.dice", lambda: corbin("8,1", damage=3), [Rest()]),
        ("shop.sell", shopping, [Shop()]),
        ("shop.buy", shopping, [Shop(), DONE]),
        ("fight.act", fighting, []),
        ("fight.retreat", lambda: fighting(phase="retreat"), []),
        ("retreat.die", lambda: fighting(phase="retreat"), [Retreat()]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whatever_a_hero_is_asked_in_the_own_turn_the_runes_can_be_gazed_at_first(
    topic: str, begin: Callable[[], State], moves: list[Move]
) -> None:
    match = match_at(begin())
    for move in moves:
        match.play(0, move)

    assert (match.asks[0].topic, match.offers[0]) == (topic, [GAZE])


@pytest.mark.rule("R3-OPT-02")
def test_even_when_a_blow_is_about_to_fall() -> None:
    match = match_at(fighting(turn=1))

    match.play(1, Strike(("enemy.1",), "skull", 1))

    assert (match.asks[0].topic, match.offers[0]) == ("fight.block", [GAZE])


@pytest.mark.rule("R3-CBT-02", "R3-OPT-02")
def test_and_while_the_enemy_is_being_played() -> None:
    match = match_at(fighting())

    match.play(0, Pass())

    assert (match.asks[1].topic, match.offers[0]) == ("fight.act", [GAZE])


# That something could be used is no reason to ask


@pytest.mark.rule("R3-SHIELD-01")
def test_nobody_is_asked_to_block_what_a_card_has_taken_off_already() -> None:
    """The aegis takes 1 off; that Corbin could gaze at runes in the meantime is no reason to ask."""
    state = against("rebels", "corbin.2:1", "enemy.1:0", skills="aegis rune_gazing", hand="parry")

    played = strike(state, FOE, "enemy.1")

    assert (played.asked, played.events, wounds(state)) == ([], [Struck(None, "skull", 1)], (0, 0))


@pytest.mark.rule("R3-RECAST-03")
def test_when_every_token_has_been_recast_nobody_is_asked_for_another() -> None:
    """That Corbin could gaze at runes in the meantime is no reason to ask."""
    state = against("rebels", "C01:1 corbin.2:1", assets="hourglass", skills="rune_gazing", hand="parry")

    played = act(state, 0, UseSurge("hourglass_turn", ("C01",), 1), [pick("corbin.2:1")], Rigged(seat__0__tokens=[0]))

    assert [asked.moves for asked in played.asked] == [[pick("corbin.2:1"), DONE]]
    assert of(played, TokenRecast) == [TokenRecast(0, "corbin.2", "physical.1")]


# What is being tried lies open


@pytest.mark.rule("R3-QUEST-01")
@pytest.mark.parametrize("quest", ["my_kitty", TESTING])
def test_all_see_which_quest_is_being_tried_and_nothing_when_it_is_over(quest: str) -> None:
    match = match_at(on_quest(quest))

    match.play(0, AttemptQuest(quest))
    assert [match.view(seat).task for seat in (0, 1)] == [quest, quest]
    while match.asks[0].topic != "turn.act":
        match.play(0, DONE)

    assert match.view(1).task == ""


@pytest.mark.rule("R3-EVENT-01", "R3-TEST-01")
def test_all_see_which_option_was_taken_and_which_attribute_is_being_tested() -> None:
    """The runesmith's first option is a test of mind."""
    state = adventuring("runesmith")
    match = match_at(state)

    match.play(0, Adventure())
    assert shown(match) == ("runesmith", 0, "")
    match.play(0, TakeOption(1))
    assert shown(match) == ("runesmith", 1, "mind")
    match.play(0, DONE)

    assert shown(match) == ("", 0, "")


def shown(match: Match) -> tuple[str, int, str]:
    """The card being resolved, the option and the attribute, as the other seat sees them."""
    seen = match.view(1)
    return seen.drawn, seen.option, seen.tested


@pytest.mark.rule("R3-EVENT-04")
def test_all_see_which_rumour_is_being_followed() -> None:
    match = match_at(corbin("ithyrite_forge", rumours="runesmith"))

    match.play(0, FollowRumour("runesmith"))
    assert [match.view(seat).task for seat in (0, 1)] == ["runesmith", "runesmith"]
    match.play(0, DONE)

    assert match.view(1).task == ""


@pytest.mark.rule("R3-SQUEST-02")
@pytest.mark.parametrize(
    ("story", "place"), [("depths_of_the_lake_of_tears", "lake_of_tears"), ("oath_on_the_walls", "firmament")]
)
def test_all_see_which_story_quest_is_being_tried(story: str, place: str) -> None:
    state = corbin(place)
    lay_story(state, story)
    match = match_at(state)

    match.play(0, AttemptStory(story))
    assert [match.view(seat).task for seat in (0, 1)] == [story, story]
    match.play(0, DONE)

    assert match.view(1).task == ""


@pytest.mark.rule("R3-ENEMY-03")
def test_all_see_whose_reward_is_being_chosen() -> None:
    state = fight(corbin(), "ash_drake", phase="done")
    assert state.fight is not None
    state.fight.end = "won"
    match = match_at(state)
    assert (match.asks[0].topic, match.view(1).task) == ("reward.choose", "ash_drake")

    match.play(0, TakeOption(1))

    assert match.view(1).task == ""
