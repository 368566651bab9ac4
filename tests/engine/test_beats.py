"""Beats: checkpoints, silent re-runs, clones, and a place kept in the state."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from teaching import fight
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny


def story(table: Table[Words]) -> Play[None]:
    """A beat with two questions, which tells what it hears."""
    table.tell(Heard("once"))
    yield from say(table, 0, "upon", "not")
    yield from say(table, 1, "a", "the")
    table.state.over = len(table.state.said) >= 4


def test_whole_beats_run_until_somebody_is_asked() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        if len(table.state.said) < 3:
            table.state.said.append("silent")
            return
        yield from say(table, 0, "yes", "no")

    assert match_of(tiny(beat)).state.said == ["silent"] * 3


def test_a_match_can_be_over_without_a_question() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        table.state.over = True
        return
        yield

    match = match_of(tiny(beat))
    assert match.over
    assert match.result is not None
    assert reloaded(match).save() == match.save()


def test_events_are_told_once_however_often_a_beat_is_run() -> None:
    match = match_of(tiny(story))
    match.play(0, Say("upon"))
    match.clone()
    match.view(0)
    again = reloaded(match)
    for each in (match, again):
        assert each.events(None) == [Heard("once"), Heard("upon")]
        each.play(1, Say("a"))
        assert each.events(None) == [Heard("once"), Heard("upon"), Heard("a"), Heard("once")]


def test_an_undone_match_tells_again_only_what_happens_again() -> None:
    match = match_of(tiny(story))
    match.play(0, Say("upon"))
    match.undo(0)
    match.play(0, Say("not"))
    assert [event for event in match.events(None) if isinstance(event, Heard)] == [
        Heard("once"),
        Heard("upon"),
        Heard("not"),
    ]


def test_a_clone_stands_at_the_same_question_and_goes_its_own_way() -> None:
    match = match_of(tiny(story))
    match.play(0, Say("upon"))
    before = match.save()
    clone = match.clone()
    assert clone.fingerprint() == match.fingerprint()
    clone.play(1, Say("the"))
    assert match.save() == before
    assert match.state.said == ["upon"]
    match.play(1, Say("a"))
    assert clone.state.said == ["upon", "the"]


def test_a_clone_meets_the_same_chance() -> None:
    match = match_of(fight.GAME, 2, 5)
    clone = match.clone()
    for each in (match, clone):
        while not each.over:
            seat = min(each.asks)
            each.play(seat, each.asks[seat].moves[-1])
    assert clone.fingerprint() == match.fingerprint()
    assert clone.result == match.result


@pytest.mark.parametrize("light", [False, True])
def test_a_clone_has_no_log(light: bool) -> None:
    match = match_of(tiny(story))
    match.play(0, Say("upon"))
    clone = match.clone(light=light)
    clone.play(1, Say("a"))
    assert clone.events(None) == []
    assert clone.state.said == ["upon", "a"]


def test_a_light_clone_plays_the_same_match_to_its_end() -> None:
    match = match_of(fight.GAME, 3, 2)
    light = match.clone(light=True)
    for each in (match, light):
        while not each.over:
            seat = min(each.asks)
            each.play(seat, each.asks[seat].moves[-1])
    assert light.result == match.result


def test_a_fight_keeps_its_place_in_the_state() -> None:
    """Saved after the first round, it goes on with the second."""
    match = match_of(fight.GAME, 2, 1)
    match.play(0, fight.SeekBear())
    match.play(1, fight.Attack("claw"))
    assert list(match.asks) == [0]
    match.play(0, fight.Stay())
    assert [type(frame) for frame in match.state.todo] == [fight.Turn, fight.Reward, fight.Fight]
    again = reloaded(match)
    assert [type(frame) for frame in again.state.todo] == [fight.Turn, fight.Reward, fight.Fight]
    assert again.state.todo[-1].hero == fight.LIFE - 1
    assert list(again.asks) == [1]
    for each in (match, again):
        each.play(1, fight.Attack("bite"))
    assert again.save() == match.save()


def test_a_view_is_data_of_its_own() -> None:
    match = match_of(tiny(story))
    match.play(0, Say("upon"))
    view = match.view(0)
    view[0].append("nonsense")
    assert match.state.said == ["upon"]
    match.play(1, Say("a"))
    assert view[0] == ["upon", "nonsense"]


def test_a_checkpoint_is_taken_when_somebody_needs_it_and_is_the_one_there_would_have_been() -> None:
    """However long nobody looked, a save is the same as if it had been saved at every step."""

    def beat(table: Table[Words]) -> Play[None]:
        table.state.said.append(f"die {table.roll(6, 'die')}")
        yield from say(table, 0, "yes", "no", open=True)

    lazy, careful = match_of(tiny(beat)), match_of(tiny(beat))
    for turn in range(30):
        answer = Say("yes" if turn % 3 else "no")
        lazy.play(0, answer)
        careful.play(0, answer)
        careful.save()
    assert lazy.save() == careful.save()


def test_the_first_copy_after_many_beats_stands_where_the_match_does() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        table.state.said.append(f"die {table.roll(6, 'die')}")
        yield from say(table, 0, "yes", "no")

    match = match_of(tiny(beat))
    for _ in range(13):
        match.play(0, Say("yes"))
    assert match.clone().fingerprint() == match.fingerprint()
    assert len(match.events(None)) == len(reloaded(match).events(None))


def test_a_beat_may_end_the_match_long_after_the_last_checkpoint() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        if len(table.state.said) == 12:
            table.state.over = True
            table.end()

    match = match_of(tiny(beat))
    while not match.over:
        match.play(0, Say("yes"))
    assert reloaded(match).save() == match.save()
