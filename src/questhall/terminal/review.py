"""`questhall review`: where a match was won and lost, in the eyes of one seat."""

from __future__ import annotations

from pathlib import Path

from babel.numbers import format_decimal
from rich.table import Table
from rich.text import Text

from questhall.engine import QuesthallError
from questhall.engine.replay import deal_of
from questhall.lab.review import REASONS, Line, Review, Stretch, review
from questhall.terminal.keeping import game_in, read_file
from questhall.terminal.replay import Record
from questhall.terminal.screen import Screen
from questhall.terminal.voice import Voice, language_of

SIGNED = "+0.0;−0.0"
BAR = 12
"""How many characters a swing takes at most, to either side."""
CAUSES = (*REASONS, "course")


def look_back(file: Path, seat: int, lang: str | None, worlds: int) -> tuple[Voice, Review]:
    """The review of a match file, and the voice to tell it in."""
    voice = Voice(None, lang or language_of())
    path = file.expanduser()
    data = read_file(path, voice)
    record = Record(game_in(data, path, voice), data)
    if seat not in range(record.save.seats):
        raise QuesthallError(voice.say("terminal-no-such-seat", seat=seat, last=record.save.seats - 1))
    found = review(deal_of(record.game, record.save), record.save.journal, seat, worlds)
    return Voice(record.game, voice.lang, record.names), found


def show_review(voice: Voice, found: Review) -> None:
    """The three lines, the four sums, and every decision."""
    screen = Screen()
    screen.tell(voice.say("review-where-lost"), "bold")
    for line in found.lines:
        screen.tell(line_of(line, voice))
    screen.show()
    screen.show(sums_of(found, voice))
    screen.show(decisions_of(found, voice))


def amount(value: float, voice: Voice) -> str:
    return format_decimal(round(value, 1) + 0.0, format=SIGNED, locale=voice.lang)


def line_of(line: Line, voice: Voice) -> str:
    moves = {name: voice.move(move) for name, move in (("move", line.move), ("best", line.best)) if move is not None}
    return voice.say(f"review-{line.what}", amount=amount(line.amount, voice), step=line.entries, **moves)


def sums_of(found: Review, voice: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    for cause in CAUSES:
        table.add_row(voice.say(f"review-{cause}"), Text(amount(getattr(found, cause), voice), justify="right"))
    return table


def decisions_of(found: Review, voice: Voice) -> Table:
    """Every decision of the seat and every stretch in which luck counted."""
    told = [one for one in found.stretches if one.topic or one.move is not None or abs(one.luck) >= 0.1]
    heads = ("review-step", "review-outlook", "review-swing", "review-choice", "review-luck", "review-decision")
    table = Table(*map(voice.say, heads), caption=voice.say("review-made-of", worlds=found.worlds))
    most = max((abs(one.after - one.before) for one in told), default=1.0) or 1.0
    for one in told:
        swing = bar((one.after - one.before) / most)
        figures = (amount(one.after, voice), swing, amount(one.choice, voice), amount(one.luck, voice))
        table.add_row(str(one.entries), *figures, words_of(one, voice))
    return table


def bar(share: float) -> Text:
    """A swing as a bar to the left or to the right of a line."""
    length = round(abs(share) * BAR)
    left, right = ("█" * length, "") if share < 0 else ("", "█" * length)
    return Text.assemble((left.rjust(BAR), "red"), "│", (right.ljust(BAR), "green"))


def words_of(stretch: Stretch, voice: Voice) -> str:
    if stretch.move is None:
        return voice.say("review-others-turn")
    if stretch.best is None:
        return voice.move(stretch.move)
    return voice.say("review-instead", move=voice.move(stretch.move), best=voice.move(stretch.best))
