"""How a match ends: a whole story, one more turn for all others, the count."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.events.turn import ChapterEnded, LastTurns, MatchEnded, TurnBegan
from questhall.games.calltoadventure.moves import TakeTrait
from questhall.games.calltoadventure.rules.turn import turn_moves
from questhall.games.calltoadventure.state import Player, State
from support.calltoadventure import hero, play, position
from support.calltoadventure_matches import WHOLE, finished_hero, until, until_phase

ROW = "reader_of_dead_scripts old_guard"
"""Two traits of act III whose conditions everybody with an experience meets."""


def nearly_finished(origin: str) -> Player:
    """One card is missing."""
    return finished_hero(origin, story=" ".join(WHOLE.split()[:8]), motivation="unsettled_score")


def table(*heroes: Player, act1: str = "", active: int = 0) -> State:
    """Empty decks, so that rows are not filled again."""
    state = position(*heroes, act1=act1, act3=ROW, opened=3, active=active)
    state.decks = [[], [], []]
    return state


def beginner(origin: str) -> Player:
    return hero(origin, "unsettled_score", "mad_genius")


@pytest.mark.rule("CA-END-01")
def test_after_the_ninth_card_every_other_hero_has_exactly_one_more_turn() -> None:
    state = table(
        beginner("soldier"), nearly_finished("healer"), beginner("farmer"), act1="lighteyes darkeyes", active=1
    )

    played = play(state, until_phase("over"), [TakeTrait("old_guard"), TakeTrait("darkeyes"), TakeTrait("lighteyes")])

    assert played.events_of(ChapterEnded) == [ChapterEnded(1, 3)]
    assert played.events_of(LastTurns) == [LastTurns(1)]
    assert played.topics == [(1, "turn.act"), (2, "turn.act"), (0, "turn.act")]
    assert [event.seat for event in played.events_of(TurnBegan)] == [2, 0]
    assert len(played.events_of(MatchEnded)) == 1


@pytest.mark.rule("CA-END-01")
def test_a_second_whole_story_in_the_last_turns_gives_nobody_another_turn() -> None:
    state = table(nearly_finished("soldier"), nearly_finished("healer"))

    played = play(state, until_phase("over"), [TakeTrait("old_guard"), TakeTrait("reader_of_dead_scripts")])

    assert played.events_of(LastTurns) == [LastTurns(0)]
    assert played.topics == [(0, "turn.act"), (1, "turn.act")]
    assert [len(player.story) for player in state.players] == [9, 9]


@pytest.mark.rule("CA-END-01")
def test_eight_cards_end_nothing() -> None:
    state = table(nearly_finished("soldier"), nearly_finished("healer"))
    state.players[0].story.pop()
    played = play(state, until(lambda state: state.active == 1), [TakeTrait("old_guard")])
    assert played.events_of(LastTurns) == []
    assert state.closer is None


def test_whoever_has_nine_cards_can_take_no_more() -> None:
    state = table(finished_hero(xp=0), beginner("healer"))
    assert all(type(move).__name__ == "EndTurn" for move in turn_moves(state, 0))
