"""The examples of the rulebook, played through."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.cards.define import STRIPS, Reward
from questhall.games.calltoadventure.events.attempt import Passed, RunesCast
from questhall.games.calltoadventure.events.odium import OdiumPassed
from questhall.games.calltoadventure.events.turn import ChapterEnded, RowOpened
from questhall.games.calltoadventure.moves import BuyRunes, Pass, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.casting import settle
from questhall.games.calltoadventure.rules.scoring import count, final_count
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import begin_turn, main_moves, within_reach
from questhall.games.calltoadventure.state import chapter
from support.calltoadventure import BAR, OTHER, attempt, decks, hero, plain, play, position, row, whole_turn
from support.stretch import Rigged

NEXT = "buried_quarry whitespine_hunt recruiting_day village_fever"


@pytest.mark.rule("CA-EX-01")
def test_the_healer_trains_as_a_surgeon() -> None:
    """3 core runes, 1 of dexterity, 2 of intelligence show 4, the origin adds 1: 5 where 4 are needed."""
    healer = hero("healer", "unsettled_score", "mad_genius", story="scholar", xp=1)
    state = position(healer, plain(), act1="surgeons_table")
    decks(state, act1=NEXT)
    chance = Rigged(runes=[OTHER, OTHER, BAR, BAR, BAR, BAR], deck__act1=[0, 0, 0, 0])

    played = play(state, whole_turn, [TryPath("surgeons_table/lower"), BuyRunes(0)], chance)

    runes = ("core1", "core2", "core3", "dexterity1", "intelligence1", "intelligence2")
    assert played.events_of(RunesCast) == [RunesCast(0, runes, (OTHER, OTHER, BAR, BAR, BAR, BAR), 4)]
    assert played.events_of(Passed) == [Passed(0, "surgeons_table/lower", 5, 4)]
    assert (healer.story, chapter(healer)) == (["scholar", "surgeons_table/lower"], 1)  # under the origin
    story = story_of(healer)
    assert (story.abilities["dexterity"], story.abilities["intelligence"]) == (1, 3)
    assert sum(story.icons.values()) == 1


@pytest.mark.rule("CA-EX-07")
def test_one_trait_and_two_challenges_end_act_i_whatever_allies_there_are() -> None:
    soldier = hero(story="scholar escape/upper", allies="sister brother", xp=0)
    state = position(soldier, plain(), act1="old_grudge sparring_ground village_fever merchants_contract")
    decks(
        state,
        act1="buried_quarry",
        act2="bridge_run oathgate frozen_exile bread_riot",
        antiheroes="voidlight right_of_the_strong",
    )
    chance = Rigged(runes=[BAR, BAR, BAR, BAR, BAR], deck__antihero=[0], deck__act1=[0])

    played = play(state, whole_turn, [TryPath("sparring_ground/upper"), Pass()], chance)

    assert played.events_of(ChapterEnded) == [ChapterEnded(0, 1)]
    assert within_reach(state, 0) == []  # act I is over for him, act II still closed
    assert chapter(soldier) == 2  # what comes next goes under the motivation
    assert soldier.motivation == "taught_by_the_best"

    state.active, state.step = 0, "begin"
    played = play(state, begin_turn, chance=Rigged(deck__act2=[0, 0, 0, 0]))

    assert played.events_of(RowOpened) == [RowOpened(2, ("bridge_run", "oathgate", "frozen_exile", "bread_riot"))]
    for seat in (0, 1):
        assert TryPath("bridge_run/upper") in main_moves(state, seat)
    assert TakeTrait("old_grudge") not in main_moves(state, 0)
    assert TakeTrait("old_grudge") in main_moves(state, 1)
    assert row(state)[0] == "old_grudge"


@pytest.mark.rule("CA-EX-08")
def test_a_score_of_46(monkeypatch: pytest.MonkeyPatch) -> None:
    """Radiant icons are the set: three in the story, the order's, and the one for Odium's defeat adds nothing."""
    whole_story = Reward(("dexterity", "charisma"), ("radiant",) * 3, triumph=14)
    monkeypatch.setitem(STRIPS, "a whole story", whole_story)
    winner = plain(xp=4, corruption=3, played="stormlight glyphward honorblade voidlight")
    state = position(winner, hero(), mode="cooperative")
    winner.story, winner.destiny, state.is_beaten = ["a whole story"], "edgedancer", True

    points = {line.what: line.stars for line in count(state, 0) if line.stars}

    assert points == {
        "destiny": 5,
        "triumph": 14,
        "track": 2,
        "experience": 4,
        "hero-cards": 2,
        "antihero-cards": 2,
        "set": 8,
        "odium": 9,
    }
    assert final_count(state).totals[0] == 46


@pytest.mark.rule("CA-EX-09")
def test_a_result_of_12_takes_3_experience_from_odium() -> None:
    state = position(hero(), hero("healer"), mode="cooperative")
    runes = [
        "core1",
        "core2",
        "core3",
        *(f"{ability}{number}" for ability in ("strength", "wisdom") for number in (1, 2, 3)),
    ]
    faces = [BAR, OTHER, OTHER, OTHER, OTHER, BAR, OTHER, BAR, BAR]  # 1 + 2 + 2 + 2, and 2 + 1 + 2
    attempt(state, "odium", abilities=["strength", "wisdom"], runes=runes, faces=faces, casts=1)
    assert state.odium is not None
    assert state.odium.xp == 10

    played = play(state, settle)

    assert played.events_of(OdiumPassed) == [OdiumPassed(0, 12, 9, 3)]
    assert state.odium.xp == 7
