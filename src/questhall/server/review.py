"""Looking back: a match after some of its entries, and how the scores went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, json

from questhall.engine import Entry, Match, QuesthallError
from questhall.engine.deal import Deal
from questhall.engine.replay import repeat
from questhall.server.bodies import Given, Hint, Person, ScorePoint, Step
from questhall.server.chronicle import Chronicle
from questhall.server.problems import Denied
from questhall.server.reading import entries_shown, without_document
from questhall.server.room import Room

Journal = Sequence[Entry[Any]]


def is_open(room: Room) -> bool:
    """Nothing of the match is a secret any more."""
    return room.chronicle is not None and room.chronicle.match.over


def is_open_to(room: Room, person: Person) -> bool:
    """The same for somebody; stories of a campaign stay secret to those who have not played it."""
    return is_open(room) and (not room.paper.campaign or person.id in room.paper.people)


def is_alone(room: Room, person: Person) -> bool:
    """The only person at the table may do with its secrets what he likes."""
    return room.paper.people == [person.id]


def check_whole(room: Room, person: Person) -> None:
    """Whether somebody may have everything about the match."""
    if not is_open_to(room, person) and not is_alone(room, person):
        raise Denied("problem-story" if is_open(room) else "problem-secret", 403)


def check_eyes(room: Room, person: Person, seat: int | None) -> None:
    """Whether somebody may look back through the eyes of this seat."""
    if seat is None or (is_open_to(room, person) and 0 <= seat < len(room.paper.chairs)):
        return
    if seat not in room.paper.seats_of(person.id):
        raise Denied("problem-story" if is_open(room) else "problem-secret", 403)


def after(deal: Deal, journal: Journal, entries: int) -> Match:
    """The match after its first entries, played anew."""
    match = Match(deal)
    for entry in journal[:entries]:
        enter_again(match, entry)
    return match


def enter_again(match: Match, entry: Entry[Any]) -> None:
    """A match stands where it was left even if cards have changed since; played anew, it may come out otherwise."""
    try:
        repeat(match, entry)
    except QuesthallError as error:
        raise Denied("problem-other-cards", 409) from error


def record_before(deal: Deal, journal: Journal, entries: int, seat: int) -> bytes | None:
    """The match after its first entries, saved, if the seat had to decide something there."""
    match = after(deal, journal, entries)
    return match.save() if seat in match.asks else None


def shown_journal(room: Room, chronicle: Chronicle) -> Journal:
    """The entries that may be looked back at: how far others have come in secret is not shown."""
    entries = entries_shown(chronicle, among_people=room.paper.is_among_people)
    return chronicle.match.journal[: entries - chronicle.shift]


def step(deal: Deal, journal: Journal, entries: int, seat: int | None) -> Step:
    return seen(after(deal, journal, entries), entries, len(journal), seat)


def step_of_event(deal: Deal, journal: Journal, number: int, seat: int | None) -> Step:
    """The first step at which a reader knew of an event."""
    match, entries = Match(deal), 0
    while len(match.events(seat)) <= number and entries < len(journal):
        enter_again(match, journal[entries])
        entries += 1
    return seen(match, entries, len(journal), seat)


def reasons(deal: Deal, journal: Journal, seat: int | None) -> list[Given]:
    """Why bots did what they did, and the events of a reader's log that came of it."""
    match, told, given = Match(deal), 0, []
    for entry in journal:
        enter_again(match, entry)
        before, told = told, told + len(match.events(seat, told))
        why = entry.why
        if why is not None and told:
            hint = Hint(entry.move, why.instead_of, why.clarity, why.compared, why.visits)
            given.append(Given(min(before, told - 1), entry.seat, hint))
    return given


def seen(match: Match, entries: int, of: int, seat: int | None) -> Step:
    question = match.question
    return Step(
        entries=entries,
        of=of,
        seat=seat,
        view=Raw(json.encode(match.game.view(match.state, seat))),
        events=list(match.events(seat)),
        waiting=sorted(match.asks),
        topic=question.topic if question is not None else "",
        result=without_document(match.result),
    )


def scores(deal: Deal, journal: Journal) -> list[ScorePoint]:
    """What the final count would have been after each entry."""
    match = Match(deal)
    points = [score(match, 0)]
    for number, entry in enumerate(journal, start=1):
        enter_again(match, entry)
        points.append(score(match, number))
    return points


def score(match: Match, entries: int) -> ScorePoint:
    game = match.game
    try:
        totals = list(game.result(match.state).totals)
    except Exception:  # before the set-up is done there is nothing to count, and each game notices it in its own way
        totals = [0 for _ in match.seats]
    return ScorePoint(entries, game.round_of(match.state) if game.round_of is not None else None, totals)
