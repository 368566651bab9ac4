"""Take-back by consent goes past what undo allows, and time never runs backwards for those who watch."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest

import questhall
from questhall.engine import StaleMove
from questhall.server.chronicle import Chronicle
from questhall.server.messages import AnswerTakeBack, AskTakeBack, Undo
from support.serving import both, serving
from support.visitor import Place, Visitor


def two_people(ann: Visitor, ben: Visitor, **settings: object) -> tuple[str, Place, Place]:
    table = ann.open_table("me", "open", seed=12, settings=settings)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    places = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)
    return table, *places


def take_turns(*places: Place, moves: int) -> Place:
    """So many moves by whoever is asked; says who moved last."""
    last = places[0]
    for _ in range(moves):
        for place in places:
            place.caught_up()
        last = next(place for place in places if place.ask is not None)
        assert last.play()["type"] == "Answer"
    for place in places:
        place.caught_up()
    return last


def live_events(place: Place) -> list[object]:
    """What has happened in the eyes of somebody who strikes out what was taken back."""
    kept: list[tuple[int, object]] = []
    for number, event in enumerate(place.events):
        if event["type"] == "Undone":
            kept = [(n, e) for n, e in kept if n < event["keep"]]
        else:
            kept.append((number, event))
    return [event for _, event in kept]


@both
def test_when_all_others_agree_the_match_stands_before_the_seats_last_move(ann: Visitor, ben: Visitor) -> None:
    table, one, two = two_people(ann, ben)
    take_turns(one, two, moves=30)
    before = {place: (place.position, live_events(place), len(place.events)) for place in (one, two)}
    mover = take_turns(one, two, moves=1)
    other = two if mover is one else one
    take_turns(one, two, moves=1) if other.ask is not None else None
    seat = mover.you[0]
    entries = mover.position["entries"]

    assert mover.tell(AskTakeBack, seat=seat)["type"] == "Answer"
    other.until(lambda it: it.position["take_back"])
    assert other.position["take_back"] == {"seat": seat, "agreed": [], "waiting": other.you}
    assert mover.tell(AnswerTakeBack, seat=seat, agree=True)["problem"] == "problem-not-now", "not by himself"
    assert other.tell(AnswerTakeBack, seat=other.you[0], agree=True)["type"] == "Answer"

    for place in (mover.caught_up(), other.caught_up()):
        position, events, told = before[place]
        assert place.position["view"] == position["view"]
        assert place.position["take_back"] is None
        assert place.position["entries"] == entries + 1, "the journal is only appended to"
        assert live_events(place) == events
        assert place.events[-1]["type"] == "Undone"
        assert len(place.events) > told
    assert mover.ask is not None
    assert mover.ask["at"] == entries + 1, "old answers are stale"
    take_turns(one, two, moves=3)
    again = ann.sit(table).until(lambda it: it.position)
    assert (again.events, again.position) == (one.events, one.position)


def test_in_a_group_too_old_answers_are_stale() -> None:
    """The dice of the set-up are placed by all at once, and each counts his own steps only."""
    chronicle = Chronicle(questhall.new("rollplayer", players=2, seed=3))
    match = chronicle.match
    while match.question is None or not match.question.group:
        seat = next(iter(match.asks))
        chronicle.play(seat, match.asks[seat].moves[0], by="ann")
    for seat in (1, 0, 0, 1):
        chronicle.play(seat, match.asks[seat].moves[0], by="ann")
    before = chronicle.at_of(1)
    chronicle.take_back(0, len(match.journal) - 2)
    assert min(chronicle.at_of(seat) for seat in (0, 1)) == chronicle.entries > before
    with pytest.raises(StaleMove):
        chronicle.play(1, chronicle.match.asks[1].moves[0], at=before, by="ann")


def test_everybody_has_to_agree(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", "open", seed=12)
    for seat, visitor in ((1, ben), (2, cleo)):
        visitor.post(f"/api/tables/{table}/seats/{seat}/claim")
    ann.post(f"/api/tables/{table}/start")
    places = [visitor.sit(table).until(lambda it: it.position) for visitor in (ann, ben, cleo)]
    mover = take_turns(*places, moves=4)
    others = [place for place in places if place is not mover]
    assert mover.tell(AskTakeBack, seat=mover.you[0])["type"] == "Answer"
    assert others[1].tell(AnswerTakeBack, seat=others[1].you[0], agree=True)["type"] == "Answer"
    asked = others[0].until(lambda it: it.position["take_back"] and it.position["take_back"]["agreed"]).position
    assert asked["take_back"] == {"seat": mover.you[0], "agreed": others[1].you, "waiting": others[0].you}
    assert asked["entries"] == 4, "one of them has not answered yet"
    assert others[0].tell(AnswerTakeBack, seat=others[0].you[0], agree=True)["type"] == "Answer"
    assert mover.until(lambda it: it.position["entries"] == 5).position["take_back"] is None


def test_one_no_is_enough(ann: Visitor, ben: Visitor) -> None:
    _, one, two = two_people(ann, ben)
    mover = take_turns(one, two, moves=3)
    other = two if mover is one else one
    mover.tell(AskTakeBack, seat=mover.you[0])
    assert other.tell(AnswerTakeBack, seat=other.you[0], agree=False)["type"] == "Answer"
    assert mover.caught_up().position["take_back"] is None
    assert mover.position["entries"] == 3


def test_a_table_may_do_without(ann: Visitor, ben: Visitor) -> None:
    _, one, two = two_people(ann, ben, take_back=False)
    mover = take_turns(one, two, moves=2)
    assert not any(state["take_back"] for state in mover.position["undo"])
    assert mover.tell(AskTakeBack, seat=mover.you[0])["problem"] == "problem-not-now"


def test_alone_nobody_has_to_be_asked(ann: Visitor) -> None:
    place = ann.sit(ann.open_table("me", start=True, seed=3)).my_turn()
    for _ in range(8):
        place.my_turn().play()
    before = place.caught_up().position["view"]
    place.play()
    place.caught_up()
    assert place.tell(AskTakeBack, seat=0)["type"] == "Answer"
    assert place.caught_up().position["view"] == before


@pytest.mark.parametrize("snapshot", [False, True], ids=["from the journal", "from a snapshot"])
def test_a_take_back_survives_a_restart(tmp_path: Path, snapshot: bool) -> None:
    with serving(tmp_path, idle_seconds=0.2 if snapshot else 300.0) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=3)
        place = ann.sit(table).my_turn()
        for step in range(12):
            place.my_turn().play()
            if step in (5, 9):
                place.caught_up()
                assert place.tell(AskTakeBack, seat=0)["type"] == "Answer"
        place.caught_up()
        if place.position["undo"][0]["can"]:
            place.tell(Undo, seat=0)
        place.caught_up()
        before = next(frame for frame in reversed(place.messages) if b'"Position"' in frame), place.events
        token = ann.token
        place.close()
        while snapshot and table in server.hall.rooms:
            sleep(0.05)
    with serving(tmp_path) as server, Visitor(server.base, token) as again:
        place = again.sit(table).my_turn()
        assert (place.caught_up().messages[-1], place.events) == before
