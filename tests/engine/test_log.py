"""The log: who is told what, and how each reader's events are numbered."""

from __future__ import annotations

from questhall.engine import Play, Table, Undone
from questhall.engine.log import Log, Told
from teaching import draft
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny, words


def whispers(table: Table[Words]) -> Play[None]:
    """Seat 0 whispers to itself and to seat 1; everyone hears that something was whispered."""
    answer = yield from table.choose(0, "whisper", words("tea", "gold"))
    table.tell_only([0, 1], Heard(answer.word), Heard("..."))
    table.tell_only([0], Heard("only me"))
    table.tell(Heard("all"))
    table.state.said.append(answer.word)


def test_each_reader_is_told_what_it_may_know() -> None:
    match = match_of(tiny(whispers), 3)
    match.play(0, Say("gold"))
    assert match.events(0) == [Heard("gold"), Heard("only me"), Heard("all")]
    assert match.events(1) == [Heard("gold"), Heard("all")]
    assert match.events(2) == [Heard("..."), Heard("all")]


def test_a_spectator_is_told_what_everyone_is() -> None:
    match = match_of(tiny(whispers), 3)
    match.play(0, Say("gold"))
    assert match.events(None) == [Heard("..."), Heard("all")]


def test_events_are_read_on_from_a_number() -> None:
    match = match_of(tiny(whispers), 2)
    match.play(0, Say("gold"))
    assert match.events(0, since=1) == [Heard("only me"), Heard("all")]
    match.play(0, Say("tea"))
    assert match.events(0, since=3) == [Heard("tea"), Heard("only me"), Heard("all")]
    assert match.events(0, since=6) == []


def test_what_was_read_before_the_first_secret_keeps_its_numbers() -> None:
    log = Log()
    log.lines += [Heard("a"), Heard("b")]
    assert log.read(0) == log.read(None) == [Heard("a"), Heard("b")]
    log.lines += [Told(Heard("hush"), (0,)), Heard("c")]
    assert log.read(0, since=2) == [Heard("hush"), Heard("c")]
    assert log.read(1, since=2) == log.read(None, since=2) == [Heard("c")]
    again = Log(log.told())
    assert [again.read(reader) for reader in (0, 1)] == [log.read(reader) for reader in (0, 1)]
    assert again.told() == log.told()


def test_undone_counts_each_readers_own_events() -> None:
    match = match_of(tiny(whispers), 3)
    match.play(0, Say("gold"))
    match.play(0, Say("tea"))
    match.undo(0)
    assert match.events(0)[-1] == Undone(0, keep=3)
    assert match.events(1)[-1] == Undone(0, keep=2)
    assert match.events(2)[-1] == Undone(0, keep=2)
    assert match.events(None)[-1] == Undone(0, keep=2)


def test_a_second_undo_counts_the_first_as_an_event() -> None:
    match = match_of(tiny(whispers), 2)
    match.play(0, Say("gold"))
    match.undo(0)
    match.play(0, Say("tea"))
    match.play(0, Say("tea"))
    match.undo(0)
    assert match.events(0)[3:] == [
        Undone(0, keep=0),
        Heard("tea"),
        Heard("only me"),
        Heard("all"),
        Heard("tea"),
        Heard("only me"),
        Heard("all"),
        Undone(0, keep=7),
    ]
    assert match.events(1)[-1] == Undone(0, keep=5)


def test_what_stands_after_voiding_is_the_story_of_the_match() -> None:
    """A reader who drops what each Undone voids reads what a match without undo would have told."""

    def standing(match_events: list[object]) -> list[object]:
        story: list[object | None] = []
        for event in match_events:
            if isinstance(event, Undone):
                story = [*story[: event.keep], *[None] * (len(story) - event.keep), None]
            else:
                story.append(event)
        return [event for event in story if event is not None]

    straight, winding = match_of(tiny(whispers), 3), match_of(tiny(whispers), 3)
    for word in ("gold", "tea", "tea"):
        straight.play(0, Say(word))
    for word in ("tea", "", "gold", "gold", "tea", "", "", "tea", "tea"):
        if word:
            winding.play(0, Say(word))
        else:
            winding.undo(0)
    for reader in (0, 1, 2, None):
        assert standing(list(winding.events(reader))) == standing(list(straight.events(reader)))


def test_taking_back_a_secret_answer_voids_nothing_that_was_told() -> None:
    match = match_of(draft.GAME, 2)
    match.play(0, match.asks[0].moves[0])
    before = len(match.events(1))
    match.undo(0)
    assert match.events(1)[before:] == [Undone(0, keep=before)]


def test_taking_back_a_secret_answer_does_not_void_that_another_was_taken_back() -> None:
    match = match_of(draft.GAME, 3)
    before = len(match.events(2))
    for seat in (0, 1):
        match.play(seat, match.asks[seat].moves[0])
    match.undo(1)
    match.undo(0)
    assert match.events(2)[before:] == [Undone(1, keep=before), Undone(0, keep=before + 1)]


def test_the_log_is_the_same_after_a_load() -> None:
    match = match_of(tiny(whispers), 3)
    match.play(0, Say("gold"))
    match.play(0, Say("tea"))
    match.undo(0)
    again = reloaded(match)
    for reader in (0, 1, 2, None):
        assert again.events(reader) == match.events(reader)


def test_a_reader_gets_a_list_of_its_own() -> None:
    match = match_of(tiny(whispers), 2)
    match.play(0, Say("gold"))
    match.events(0).clear()
    assert len(match.events(0)) == 3


def test_what_broken_rules_told_is_forgotten() -> None:
    log = Log([Told(Heard("a")), Told(Heard("b"))])
    log.forget(1)
    assert log.read(None) == [Heard("a")]


def test_moves_of_a_match_are_told_to_all_by_default() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")

    match = match_of(tiny(beat))
    match.play(0, Say("yes"))
    assert match.told() == [Told(Heard("yes"))]


class Counted(Told[Heard], array_like=True, frozen=True):
    """A line that counts how often its face is looked at."""

    def face(self, reader: int | None) -> Heard | None:
        looked_at.append(self.event)
        return super().face(reader)


looked_at: list[Heard] = []


def test_reading_the_log_is_no_more_work_after_many_undos() -> None:
    """Somebody who goes to and fro all evening must not bring the table to a stop."""
    log = Log()
    for turn in range(12):
        log.lines.append(Counted(Heard(str(turn))))
        log.undo(0, keep=len(log) - 1)
    looked_at.clear()
    told = log.read(1)
    assert told[1::2] == [Undone(0, keep=2 * turn) for turn in range(12)]
    assert len(looked_at) <= len(log) ** 2
