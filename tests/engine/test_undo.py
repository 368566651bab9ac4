"""Knowledge and undo: how far a seat can go back, and what stops it."""

from __future__ import annotations

import pytest

from questhall.engine import CannotUndo, Match, Play, Stop, Table, Undone
from questhall.engine.past import KEPT_BEATS
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny


def one_word(table: Table[Words]) -> Play[None]:
    """A beat is one word of seat 0."""
    word = yield from say(table, 0, "on", "roll", "show", "over")
    if word == "roll":
        table.roll(6, "die")
    if word == "show":
        table.learn("the map")
    table.state.over = word == "over"


def in_turn(table: Table[Words]) -> Play[None]:
    """A beat is one word of the seat whose turn it is."""
    yield from say(table, len(table.state.said) % len(table.seats), "on", "out")


def play(match: Match, *words: str, by: str = "") -> None:
    """Whoever is asked says these words."""
    for word in words:
        match.play(min(match.asks), Say(word), by=by)


def test_undo_goes_back_to_the_question_before() -> None:
    match = match_of(tiny(one_word))
    before = match.fingerprint()
    play(match, "on")
    match.undo(0)
    assert match.fingerprint() == before
    assert match.state.said == []


def test_undo_goes_back_over_many_beats_one_entry_at_a_time() -> None:
    match = match_of(tiny(one_word))
    fingerprints = []
    for _ in range(5):
        fingerprints.append(match.fingerprint())
        play(match, "on")
    while fingerprints:
        match.undo(0)
        assert match.fingerprint() == fingerprints.pop()
    assert match.undo_point(0) == Stop("nothing")


def test_undo_goes_back_within_a_beat() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "a", "b")
        yield from say(table, 0, "c", "d")
        yield from say(table, 0, "e", "f")

    match = match_of(tiny(beat))
    play(match, "a", "c")
    match.undo(0)
    assert match.state.said == ["a"]
    assert list(match.asks[0].moves) == [Say("c"), Say("d")]


@pytest.mark.parametrize(("word", "what"), [("roll", "die"), ("show", "the map")])
def test_undo_stops_where_somebody_learned_something_and_says_what(word: str, what: str) -> None:
    match = match_of(tiny(one_word))
    play(match, "on", word)
    assert match.undo_point(0) == Stop("learned", what)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match=what) as stopped:
        match.undo(0)
    assert stopped.value.stop == Stop("learned", what)


def test_undo_stops_at_a_gate_of_an_earlier_beat() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "roll", "on", "on")
    match.undo(0)
    match.undo(0)
    assert match.state.said == ["on", "roll"]
    assert match.undo_point(0) == Stop("learned", "die")


def test_what_was_learned_before_an_entry_does_not_stop_its_undo() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        table.roll(6, "die")
        yield from say(table, 0, "a", "b")
        yield from say(table, 0, "c", "d")

    match = match_of(tiny(beat))
    play(match, "a")
    match.undo(0)
    assert match.undo_point(0) == Stop("learned", "die")


def test_undo_stops_at_another_persons_act() -> None:
    match = match_of(tiny(in_turn))
    play(match, "on", "on")
    assert match.undo_point(0) == Stop("acted", seat=1)
    match.undo(1)
    assert match.can_undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = match_of(tiny(in_turn))
    play(match, "on", "on")
    before = match.save(), match.at
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert (match.save(), match.at) == before


def test_every_refused_undo_has_a_sentence() -> None:
    match = match_of(tiny(in_turn))
    with pytest.raises(CannotUndo) as nothing:
        match.undo(0)
    play(match, "on", "on")
    with pytest.raises(CannotUndo) as acted:
        match.undo(0)
    assert len({str(nothing.value), str(acted.value), "undo stops: "}) == 3


def test_the_seats_of_one_person_count_as_one() -> None:
    match = match_of(tiny(in_turn))
    play(match, "on", "on", "on", by="anna")
    match.undo(0, by="anna")
    assert match.state.said == ["on", "on"]
    match.undo(0, by="anna")
    assert match.state.said == []


def test_another_person_at_the_same_seat_cannot_take_back_what_one_did() -> None:
    match = match_of(tiny(in_turn))
    play(match, "on", by="anna")
    assert match.undo_point(0, by="boris") == Stop("acted", seat=0)
    assert match.can_undo(0, by="anna")


@pytest.mark.parametrize("by", ["bot:greedy", "auto:only a pass"])
def test_undo_takes_back_what_bots_did_since_unless_the_table_says_otherwise(by: str) -> None:
    def played(*, past_bots: bool) -> Match:
        match = match_of(tiny(in_turn), past_bots=past_bots)
        play(match, "on")
        play(match, "out", by=by)
        return reloaded(match)

    strict = played(past_bots=False)
    assert strict.undo_point(0) == Stop("acted", seat=1)
    friendly = played(past_bots=True)
    friendly.undo(0)
    assert friendly.state.said == []


def test_what_was_answered_in_a_persons_name_is_for_the_others_his_own_act() -> None:
    """Otherwise undo would tell who had answered himself."""
    match = match_of(tiny(in_turn))
    play(match, "on", by="anna")
    play(match, "on", by="auto:order:boris")
    assert reloaded(match).undo_point(0, by="anna") == Stop("acted", seat=1)


def test_ones_own_undo_goes_past_what_was_answered_in_ones_name() -> None:
    match = match_of(tiny(one_word), past_bots=False)
    play(match, "on", by="anna")
    play(match, "on", "on", by="auto:order:anna")
    match.undo(0, by="anna")
    assert match.state.said == []


def test_an_answer_in_secret_that_had_no_other_is_not_withdrawn() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.choose_each(table.seats, "say", lambda state, seat: [Say("pass"), Say("ward")][: seat + 1])

    match = match_of(tiny(beat))
    match.play(0, Say("pass"), by="auto:alone:anna")
    assert match.undo_point(0, by="anna") == Stop("nothing")
    again = match_of(tiny(beat))
    again.play(1, Say("pass"), by="auto:order:boris")
    again.undo(1, by="boris")
    assert sorted(again.asks) == [0, 1], "who has given an order may think again"


def test_a_person_is_no_bot_whatever_the_name() -> None:
    match = match_of(tiny(in_turn))
    play(match, "on")
    play(match, "on", by="robot")
    assert match.undo_point(0) == Stop("acted", seat=1)


def test_undo_reaches_back_sixty_four_beats_and_no_further() -> None:
    match = match_of(tiny(one_word))
    play(match, *["on"] * (KEPT_BEATS + 6))
    for _ in range(KEPT_BEATS):
        match.undo(0)
    assert match.undo_point(0) == Stop("nothing")
    assert len(match.state.said) == 6
    assert KEPT_BEATS == 64


def test_a_finished_match_is_not_undone() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "over")
    assert match.undo_point(0) == Stop("over")


def test_the_journal_only_grows() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "on")
    match.undo(0)
    assert [entry.kind for entry in match.journal] == ["answer", "answer", "undo"]
    assert match.at == 3


def test_an_undo_makes_moves_that_were_meant_for_the_question_before_it_stale() -> None:
    match = match_of(tiny(one_word))
    play(match, "on")
    seen = match.at
    match.undo(0)
    assert match.at != seen


def test_what_was_undone_can_be_done_again_or_otherwise() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "on")
    after = match.fingerprint()
    match.undo(0)
    play(match, "on")
    assert match.fingerprint() == after
    match.undo(0)
    play(match, "show")
    assert match.state.said == ["on", "show"]


def test_undo_voids_the_events_that_followed() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "on")
    match.undo(0)
    assert match.events(1) == [Heard("on"), Heard("on"), Undone(0, keep=1)]


def test_undo_leads_to_the_same_place_after_a_load() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "roll", "on", "on", "on")
    again = reloaded(match)
    for each in (match, again):
        each.undo(0)
        each.undo(0)
    assert again.undo_point(0) == match.undo_point(0)
    assert again.save() == match.save()


def test_a_save_keeps_the_beats_back_to_the_last_gate() -> None:
    match = match_of(tiny(one_word))
    play(match, "on", "roll", *["on"] * 9)
    again = reloaded(match)
    for _ in range(9):
        again.undo(0)
    assert again.undo_point(0) == Stop("learned", "die")
