"""A match looked back at by one seat: every decision weighed, and luck told apart from choice.

Between two positions the outlook changes by what the seat chose (its move against the best one found), by luck (what
fell against what was to be expected), by what the others did, and by the course of play: the best move found brings
something too. These four add up to the whole change, in every stretch and over the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from questhall.engine import Entry, Match, QuesthallError
from questhall.engine.deal import Deal
from questhall.engine.question import CUT_IN
from questhall.engine.replay import repeat, standing
from questhall.lab.outlook import WORLDS, Considered, Outlook, Weighed

Reason = Literal["choice", "luck", "others"]
REASONS: tuple[Reason, ...] = ("choice", "luck", "others")
WORTH_TELLING = 0.1
FEWEST = 4
"""With fewer imagined matches nothing can be told apart."""


class Step(Struct, frozen=True):
    """An entry that was not taken back."""

    number: int
    """How many entries the journal had before it."""
    entry: Entry[Any]
    fell: bool
    """Dice fell or cards were drawn because of it."""


class Stretch(Struct, kw_only=True):
    """A part of the match, and why things looked better or worse after it."""

    entries: int
    """How many entries the journal had before it."""
    until: int
    before: float
    after: float
    choice: float = 0.0
    luck: float = 0.0
    others: float = 0.0
    course: float = 0.0
    topic: str = ""
    """What the seat decided; empty if it decided nothing."""
    move: Any = None
    best: Any = None
    """A move that was clearly better."""
    considered: tuple[Considered, ...] = ()


class Line(Struct, frozen=True):
    """One line of the answer to "where did I lose it?"; a message `review-<what>`."""

    what: str
    amount: float = 0.0
    entries: int = 0
    """Where to look: how many entries the journal had then."""
    move: Any = None
    best: Any = None


class Review(Struct, kw_only=True):
    """A whole match as one seat may look back at it."""

    seat: int
    stretches: list[Stretch]
    choice: float
    luck: float
    others: float
    course: float
    lines: tuple[Line, Line, Line]
    """Where it was lost: by what most of all, by which decision, by which stroke of luck."""
    worlds: int


def within(seconds: float, deal: Deal, journal: Sequence[Entry[Any]], seat: int) -> Review:
    """The same in about so many seconds: one look at the match with few dreams tells how many it can afford."""
    began = perf_counter()
    found = review(deal, journal, seat, FEWEST)
    affordable = int(FEWEST * (seconds / (perf_counter() - began) - 1))
    return review(deal, journal, seat, min(WORLDS, affordable)) if affordable > FEWEST else found


def review(deal: Deal, journal: Sequence[Entry[Any]], seat: int, worlds: int = WORLDS) -> Review:
    """Look back at a match with the eyes of one seat. It takes seconds to minutes."""
    if deal.game.evaluate is None:
        raise QuesthallError(f"{deal.game.key} cannot be reviewed: it has no evaluate")
    account = Account(Match(deal), Outlook(seat, worlds))
    for step in steps_of(deal, journal):
        account.take(step)
    account.close(len(journal))
    found = account.stretches
    sums = {name: round(sum(getattr(one, name) for one in found), 4) for name in (*REASONS, "course")}
    return Review(seat=seat, stretches=found, **sums, lines=where_lost(found, sums), worlds=worlds)


def steps_of(deal: Deal, journal: Sequence[Entry[Any]]) -> Iterator[Step]:
    """What was entered and stands, and whether chance had a part in it."""
    match = Match(deal)
    for number in standing(deal, journal):
        before = drawn(match)
        repeat(match, journal[number])
        yield Step(number, journal[number], drawn(match) > before)


def drawn(match: Match) -> int:
    """How often chance was asked so far: everybody sees dice fall and cards being drawn."""
    return sum(match.state.counters.values())


class Account:
    """Goes through a match entry by entry and notes what each of them was worth."""

    def __init__(self, match: Match, outlook: Outlook) -> None:
        self.match = match
        self.outlook = outlook
        self.stretches: list[Stretch] = []
        self.at = 0
        """Up to here it is accounted for."""
        self.value = self.look(0)
        self.others_acted = False

    def look(self, number: int) -> float:
        return round(self.outlook.value(self.match, number), 4)

    def take(self, step: Step) -> None:
        own = step.entry.seat == self.outlook.seat
        if own and (step.fell or self.is_decision(step)):
            self.close(step.number)
            self.decide(step)
        elif step.fell and not own and self.is_seen(step):
            self.close(step.number)
            self.watch(step)
        else:  # nothing to tell apart: joined with what comes
            self.others_acted |= not own
            repeat(self.match, step.entry)

    def is_decision(self, step: Step) -> bool:
        ask = self.match.asks.get(self.outlook.seat)
        return step.entry.kind == CUT_IN or ask is None or len(ask.moves) > 1

    def is_seen(self, step: Step) -> bool:
        """Everything the other's move is about lies before this seat's eyes; what he does in secret stays his."""
        match, question = self.match, self.match.question
        if question is None or question.group:
            return False
        things = {*match.game.things(match.view(self.outlook.seat))}
        return things.issuperset(match.game.touches(step.entry.move))

    def close(self, number: int) -> None:
        """What happened since the last look is the others' doing, or the course of play."""
        if number == self.at:
            return
        after = self.look(number)
        others = after - self.value if self.others_acted else 0.0
        stretch = Stretch(entries=self.at, until=number, before=self.value, after=after, others=others)
        stretch.course = after - self.value - others
        self.note(stretch)

    def decide(self, step: Step) -> None:
        """A decision of the seat: what it could have got, what it took, what then fell."""
        match, ask = self.match, self.match.asks.get(self.outlook.seat)
        topic = ask.topic if ask is not None and step.entry.kind != CUT_IN else ""
        weighed = self.outlook.weigh(match, step.number, step.entry.move)
        if step.entry.kind == CUT_IN:
            weighed = self.or_not(weighed)
        repeat(match, step.entry)
        after = self.look(step.number + 1)
        luck = round(after - weighed.made.value, 4) if step.fell else 0.0
        choice = round(weighed.lost, 4)
        stretch = Stretch(entries=step.number, until=step.number + 1, before=self.value, after=after, topic=topic)
        stretch.choice, stretch.luck, stretch.course = choice, luck, after - self.value - choice - luck
        stretch.move, stretch.considered = step.entry.move, weighed.moves if len(weighed.moves) > 1 else ()
        stretch.best = weighed.best.move if choice and weighed.best.move is not None else None
        self.note(stretch)

    def or_not(self, weighed: Weighed) -> Weighed:
        """Whoever cuts in could have let things be."""
        let_be = Considered(None, self.value)  # no move at all
        return Weighed(weighed.moves, weighed.made, max(weighed.best, let_be, key=lambda one: one.value))

    def watch(self, step: Step) -> None:
        """Something fell in another's turn: his move is his, the rest is luck."""
        entry = step.entry
        expected = self.outlook.expected(self.match, step.number, entry.seat, entry.move)
        repeat(self.match, entry)
        after = self.look(step.number + 1)
        luck = 0.0 if expected is None else round(after - expected, 4)
        stretch = Stretch(entries=step.number, until=step.number + 1, before=self.value, after=after, luck=luck)
        stretch.others = after - self.value - luck
        self.note(stretch)

    def note(self, stretch: Stretch) -> None:
        stretch.others, stretch.course = round(stretch.others, 4), round(stretch.course, 4)
        self.stretches.append(stretch)
        self.at, self.value, self.others_acted = stretch.until, stretch.after, False


def where_lost(stretches: Sequence[Stretch], sums: dict[str, float]) -> tuple[Line, Line, Line]:
    """By what most of all, by which decision, by which stroke of luck."""
    most = min(REASONS, key=lambda reason: sums[reason])
    first = Line(f"mostly-{most}", sums[most]) if sums[most] < -WORTH_TELLING else Line("nothing-lost")
    return first, worst(stretches, "choice"), worst(stretches, "luck")


def worst(stretches: Sequence[Stretch], reason: Reason) -> Line:
    """The stretch in which a reason cost most."""
    found = min(stretches, key=lambda one: getattr(one, reason), default=None)
    amount = getattr(found, reason) if found is not None else 0.0
    if found is None or amount > -WORTH_TELLING:
        return Line(f"no-bad-{reason}")
    way = "" if found.best is not None or reason == "luck" else "-to-cut-in"
    return Line(f"worst-{reason}{way}", amount, found.entries, found.move if reason == "choice" else None, found.best)
