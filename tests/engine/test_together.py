"""Several seats at once: answered in any order, unseen, taken back until all are done."""

from __future__ import annotations

import pytest

from questhall.engine import CannotUndo, IllegalMove, Play, RulesError, Stop, Table
from teaching import draft
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny, words


def vote(table: Table[Words]) -> Play[None]:
    """Both seats vote at once; then seat 0 goes on alone."""
    votes = yield from table.choose_each([1, 0], "vote", words("yes", "no"))
    table.state.said += [f"{seat} {answer.word}" for seat, answer in votes.items()]
    table.tell(Heard("counted"))
    yield from say(table, 0, "again", "enough")


def spelling(table: Table[Words]) -> Play[None]:
    """Both seats spell a word at once, letter after letter."""
    spelt = yield from table.together([0, 1], lambda seat: letters(table, seat))
    table.state.said += spelt.values()
    yield from say(table, 0, "again", "enough")


def letters(table: Table[Words], seat: int) -> Play[str]:
    word = ""
    while not word.endswith("."):
        letter = yield from table.choose(seat, "letter", words("a", "b", "."))
        word += letter.word
    return word


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_seats_answer_in_any_order_and_nothing_happens_before_the_last(order: list[int]) -> None:
    match = match_of(tiny(vote))
    assert sorted(match.asks) == [0, 1]
    match.play(order[0], Say("yes"))
    assert list(match.asks) == [order[1]]
    assert match.state.said == []
    assert match.events(None) == []
    match.play(order[1], Say("no"))
    assert sorted(match.state.said) == sorted([f"{order[0]} yes", f"{order[1]} no"])
    assert match.events(None) == [Heard("counted")]


def test_the_answers_come_in_the_order_in_which_the_seats_were_named() -> None:
    match = match_of(tiny(vote))
    match.play(0, Say("yes"))
    match.play(1, Say("no"))
    assert match.state.said == ["1 no", "0 yes"]


def test_even_a_single_move_is_asked_for_so_that_nobody_sees_that_it_is_single() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.choose_each([0, 1], "vote", lambda state, seat: [Say("yes"), Say("no")][: seat + 1])
        table.state.over = True

    assert sorted(match_of(tiny(beat)).asks) == [0, 1]


def test_a_seat_without_a_move_is_an_error_of_the_rules() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from table.choose_each([0, 1], "vote", lambda state, seat: [Say("yes")] * seat)

    with pytest.raises(RulesError, match="vote"):
        match_of(tiny(beat))


def test_nobody_asked_is_nothing_asked() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        nobody = yield from table.choose_each([], "vote", words("yes"))
        table.state.said.append(str(nobody))
        yield from say(table, 0, "again", "enough")

    assert match_of(tiny(beat)).state.said == ["{}"]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = match_of(tiny(vote))
    match.play(0, Say("yes"))
    with pytest.raises(IllegalMove):
        match.play(0, Say("no"))


def test_the_question_stays_the_same_for_the_others_of_the_group() -> None:
    match = match_of(tiny(vote))
    seen = match.at
    match.play(0, Say("yes"), at=seen)
    assert match.at == seen
    match.play(1, Say("no"), at=seen)
    assert match.at == 2


def test_a_new_group_is_a_new_question() -> None:
    match = match_of(draft.GAME, 2)
    first = match.at
    for seat in (0, 1):
        match.play(seat, match.asks[seat].moves[0], at=first)
    assert match.at == 2


def test_a_seat_takes_several_steps_while_the_other_waits() -> None:
    match = match_of(tiny(spelling))
    for letter in "ab.":
        match.play(1, Say(letter))
    assert list(match.asks) == [0]
    assert match.answers(1) == [Say("a"), Say("b"), Say(".")]
    assert match.answers(0) == []
    match.play(0, Say("."))
    assert match.state.said == [".", "ab."]


def test_a_double_click_on_a_step_of_ones_own_is_stale() -> None:
    """The number stays while the others answer, not while the seat itself does."""
    match = match_of(tiny(spelling))
    seen = match.at
    match.play(0, Say("a"), at=seen)
    with pytest.raises(IllegalMove):
        match.play(0, Say("a"), at=seen)


@pytest.mark.parametrize("mistake", ["tell", "tell only", "learn", "rolls", "roll"])
def test_nothing_may_be_told_or_drawn_before_all_are_done(mistake: str) -> None:
    def hasty(table: Table[Words], seat: int) -> Play[None]:
        yield from table.choose(seat, "vote", words("yes", "no"))
        match mistake:
            case "tell":
                table.tell(Heard("too early"))
            case "tell only":
                table.tell_only([seat], Heard("too early"))
            case "learn":
                table.learn("too early")
            case "rolls":
                table.rolls([6, 6], "die")
            case _:
                table.roll(6, "die")

    def beat(table: Table[Words]) -> Play[None]:
        yield from table.together([0, 1], lambda seat: hasty(table, seat))

    match = match_of(tiny(beat))
    before = match.save()
    with pytest.raises(RulesError, match="before all had answered"):
        match.play(0, Say("yes"))
    assert match.save() == before


def test_a_match_loaded_while_all_are_asked_tells_what_comes_after() -> None:
    match = match_of(tiny(vote), players=2)
    match.play(0, Say("yes"))
    again = reloaded(match)
    again.play(1, Say("no"))
    assert again.events(None) == [Heard("counted")]


def test_an_answer_is_taken_back_alone_while_others_have_answered() -> None:
    match = match_of(tiny(vote), players=2)
    match.play(0, Say("yes"))
    seen = match.at
    match.undo(0)
    assert sorted(match.asks) == [0, 1]
    match.play(1, Say("no"))
    match.play(0, Say("no"))
    assert match.state.said == ["1 no", "0 no"]
    assert seen == 0


def test_taking_back_leaves_the_answers_of_the_others_and_the_number_of_the_question() -> None:
    match = match_of(draft.GAME, 3)
    cards = {seat: match.asks[seat].moves[0] for seat in match.seats}
    match.play(0, cards[0])
    match.play(1, cards[1])
    seen = match.at
    match.undo(0)
    assert sorted(match.asks) == [0, 2]
    assert match.answers(1) == [cards[1]]
    assert match.at == seen


def test_taking_back_a_step_keeps_the_earlier_steps_of_the_same_seat() -> None:
    match = match_of(tiny(spelling))
    for seat, letter in [(0, "a"), (1, "b"), (0, "b")]:
        match.play(seat, Say(letter))
    match.undo(0)
    assert match.answers(0) == [Say("a")]
    assert match.answers(1) == [Say("b")]


def test_steps_are_taken_back_from_the_last_one_on_even_if_a_bot_made_it() -> None:
    """A person steps out, a bot goes on in the seat, the person comes back: the bot's step hangs on the one before."""

    def pair(table: Table[Words], seat: int) -> Play[str]:
        one = yield from table.choose(seat, "first", words("a", "b"))
        two = yield from table.choose(seat, "second", words(one.word * 2, one.word * 3))
        three = yield from table.choose(seat, "third", words(two.word, "c"))
        return three.word

    def beat(table: Table[Words]) -> Play[None]:
        yield from table.together([0, 1], lambda seat: pair(table, seat))
        table.state.over = True

    match = match_of(tiny(beat))
    match.play(0, Say("a"))
    match.play(0, Say("aa"), by="bot:careful")
    match.undo(0)
    assert match.answers(0) == [Say("a")]
    assert list(match.asks[0].moves) == [Say("aa"), Say("aaa")]
    match.undo(0)
    assert match.answers(0) == []
    assert list(match.asks[0].moves) == [Say("a"), Say("b")]


def test_when_all_have_answered_nobody_takes_anything_back() -> None:
    match = match_of(tiny(vote))
    match.play(0, Say("yes"))
    match.play(1, Say("no"))
    assert match.undo_point(0) == Stop("learned", "answers")
    assert match.undo_point(1) == Stop("learned", "answers")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_what_came_before_a_group_cannot_be_undone_once_another_has_answered_in_it() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        yield from vote(table)

    match = match_of(tiny(beat))
    match.play(0, Say("yes"))
    match.play(1, Say("no"))
    assert match.undo_point(0) == Stop("acted", seat=1)
    match.undo(1)
    assert match.can_undo(0)


def test_secret_answers_are_kept_in_a_save() -> None:
    match = match_of(tiny(spelling))
    match.play(0, Say("a"))
    match.play(1, Say("b"))
    again = reloaded(match)
    assert again.answers(0) == [Say("a")]
    assert again.answers(1) == [Say("b")]
    assert again.at == match.at == 0
