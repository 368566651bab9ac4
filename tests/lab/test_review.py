"""A match looked back at: blunders are found, luck is told apart, everything adds up, and nothing hidden gets in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from questhall.engine import Match, Play, Table
from questhall.engine.record import read
from questhall.engine.replay import deal_of, replay, standing
from questhall.games import GAMES, game_of
from questhall.lab.outlook import Outlook
from questhall.lab.review import Review, Stretch, review
from teaching.tiny import Heard, Say, Words, match_of, say, tiny

RECORDS = Path(__file__).parents[1] / "games"
WORTH = {"gold": 5.0, "mud": 0.0, "wait": 3.5, "gift": 2.0}
HIDDEN = 1000


def evaluate(state: Words, seat: int, pending: Sequence[Any]) -> float:
    """Seat 0 counts what was said; seat 1 has its secret number."""
    if seat == 0:
        return sum(WORTH.get(word, 0.0) if not word.isdigit() else int(word) for word in state.said)
    return sum(int(secret) for secret in state.players[1].secrets) / HIDDEN


def ask(table: Table[Words], *words: str, seat: int = 0) -> Play[None]:
    """Words to choose from; on `dice` a die is rolled, and everybody sees it."""
    if (yield from say(table, seat, *words)) == "dice":
        table.state.said.append(str(1 + table.roll(6, "die")))


def still_open(table: Table[Words]) -> Play[None]:
    """The match goes on: to have won it is worth something of its own."""
    yield from say(table, 1, "end", "so be it")


def played(beat: Any, *answers: tuple[int, str], seed: int = 1) -> Match:
    match = match_of(tiny(beat, evaluate=evaluate), seed=seed)
    for seat, word in answers:
        match.play(seat, Say(word))
    return match


def looked_back(match: Match, seat: int = 0) -> Review:
    return review(match.deal, match.journal, seat, 60)


def one_question(*words: str) -> Any:
    def beat(table: Table[Words]) -> Play[None]:
        yield from ask(table, *words)
        yield from still_open(table)

    return beat


def test_a_blunder_put_in_by_hand_is_found() -> None:
    found = looked_back(played(one_question("gold", "mud", "gift"), (0, "mud")))
    (stretch,) = found.stretches
    assert (stretch.choice, stretch.luck, stretch.best) == (-5.0, 0.0, Say("gold"))
    assert [(one.move, one.value) for one in stretch.considered] == [
        (Say("gold"), 5.0),
        (Say("gift"), 2.0),
        (Say("mud"), 0.0),
    ]
    assert [line.what for line in found.lines] == ["mostly-choice", "worst-choice", "no-bad-luck"]
    assert (found.lines[1].move, found.lines[1].best) == (Say("mud"), Say("gold"))


def test_the_best_move_loses_nothing() -> None:
    found = looked_back(played(one_question("gold", "mud"), (0, "gold")))
    assert (found.choice, found.luck, found.course) == (0.0, 0.0, 0.0)
    assert [line.what for line in found.lines] == ["nothing-lost", "no-bad-choice", "no-bad-luck"]


@pytest.mark.parametrize("lucky", [True, False])
def test_what_a_die_shows_is_luck_and_not_choice(lucky: bool) -> None:
    """Waiting brings as much as a die on average: whoever rolls has chosen no worse, whatever falls."""
    wanted = "6" if lucky else "1"
    matches = (played(one_question("dice", "wait"), (0, "dice"), seed=seed) for seed in range(99))
    match = next(match for match in matches if match.state.said[-1] == wanted)
    found = looked_back(match)
    assert found.choice == 0.0
    assert found.luck == pytest.approx(2.5 if lucky else -2.5, abs=0.7)
    assert found.lines[2].what == ("no-bad-luck" if lucky else "worst-luck")


def test_a_die_in_anothers_turn_is_luck_and_his_gift_is_his() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from ask(table, "gift", "mud", seat=1)
        yield from ask(table, "dice", "mud", seat=1)
        yield from still_open(table)

    found = looked_back(played(beat, (1, "gift"), (1, "dice")))
    given, rolled = found.stretches
    assert (given.others, given.luck, given.choice) == (2.0, 0.0, 0.0)
    assert rolled.others == pytest.approx(3.5, abs=0.7)
    assert rolled.luck == pytest.approx(rolled.after - rolled.before - 3.5, abs=0.7)


def test_what_was_taken_back_was_not_played() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from ask(table, "gold", "mud")
        yield from ask(table, "gold", "mud")
        yield from still_open(table)

    match = match_of(tiny(beat, evaluate=evaluate))
    match.play(0, Say("mud"))
    match.undo(0)
    match.play(0, Say("gold"))
    match.play(0, Say("gold"))
    found = looked_back(match)
    assert standing(match.deal, match.journal) == [2, 3]
    assert (found.choice, [one.move for one in found.stretches if one.topic]) == (0.0, [Say("gold"), Say("gold")])


def hiding(table: Table[Words]) -> Play[None]:
    """Seat 1 draws a number that nobody else sees, and both act."""
    secret = str(table.roll(HIDDEN, "secret"))
    table.state.players[1].secrets.append(secret)
    table.tell_only([1], Heard(secret))
    yield from ask(table, "gold", "mud")
    yield from ask(table, "gift", "mud", seat=1)
    yield from ask(table, "dice", "wait")
    yield from still_open(table)


def test_nothing_hidden_of_other_seats_changes_it() -> None:
    """The same match as far as seat 0 can see; the other's secret weighs in every position, and is another."""
    matches = [played(hiding, (0, "mud"), (1, "gift"), (0, "wait"), seed=seed) for seed in (1, 2)]
    assert len({match.state.players[1].secrets[0] for match in matches}) == 2
    first, second = map(looked_back, matches)
    assert first == second
    assert looked_back(matches[0], seat=1) != looked_back(matches[1], seat=1), (
        "who knows the secret sees the difference"
    )


# The five games


def record_of(key: str) -> tuple[Any, Any]:
    game = game_of(key)
    return game, read(game, (RECORDS / key / "records" / "two-players.json").read_bytes())


def sums(stretches: Sequence[Stretch]) -> Iterator[float]:
    return (one.choice + one.luck + one.others + one.course for one in stretches)


@pytest.mark.parametrize("key", GAMES)
def test_luck_choice_others_and_course_add_up_to_the_swing(key: str) -> None:
    game, file = record_of(key)
    found = review(deal_of(game, file), file.journal[:40], 0, 2)
    assert list(sums(found.stretches)) == pytest.approx([one.after - one.before for one in found.stretches], abs=0.001)
    swing = found.stretches[-1].after - found.stretches[0].before
    assert found.choice + found.luck + found.others + found.course == pytest.approx(swing, abs=0.01)
    assert [one.entries for one in found.stretches[1:]] == [one.until for one in found.stretches[:-1]]
    assert any(one.topic for one in found.stretches)


@pytest.mark.parametrize("key", GAMES)
def test_a_position_with_other_secrets_looks_the_same(key: str) -> None:
    """What seat 0 cannot know is dealt anew, and what it thinks of its position and its moves stays."""
    game, file = record_of(key)
    own = [number for number, entry in enumerate(file.journal) if entry.seat == 0]
    for number in own[1 :: max(1, len(own) // 4)]:
        match = replay(game, file, number)
        twin = match.imagine(0, Random(number))
        assert Outlook(0, 3).value(twin, number) == Outlook(0, 3).value(match, number)
        made = file.journal[number].move
        if match.asks[0] and made in match.asks[0].moves:
            assert Outlook(0, 3).weigh(twin, number, made) == Outlook(0, 3).weigh(match, number, made)
