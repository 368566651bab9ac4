"""What a browser may ask of a table through its socket, message by message."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import json
from sqlalchemy.exc import IntegrityError

from questhall.engine import CannotUndo, IllegalMove, RulesError, StaleMove, Stop
from questhall.server import trying
from questhall.server.autopilot import played
from questhall.server.catching_up import hold as hold_bots
from questhall.server.catching_up import read_chat
from questhall.server.chronicle import Chronicle
from questhall.server.journal import Row
from questhall.server.listener import Listener
from questhall.server.messages import (
    Answer,
    AnswerTakeBack,
    AskTakeBack,
    BrowserMessage,
    ChatLine,
    Hold,
    LookFrom,
    Ping,
    Play,
    Refused,
    Resign,
    Say,
    StandingOrder,
    Try,
    Undo,
    WhyNot,
)
from questhall.server.news import Held
from questhall.server.notices import give_notice, plays_again
from questhall.server.notices import say as say_line
from questhall.server.problems import Denied, broken_by, not_yours, say
from questhall.server.reading import undo_point
from questhall.server.takeback import answer_take_back, ask_take_back
from questhall.server.vacations import come_back

if TYPE_CHECKING:
    from questhall.server.hall import Hall
    from questhall.server.room import Room


SAID_ANEW = 5
"""How often a line of chat is tried behind those of others."""


async def act(room: Room, listener: Listener, message: BrowserMessage) -> None:
    """Carry a message out and answer it. A refused one has changed nothing."""
    try:
        async with room.lock:
            if room.put_away:
                raise Denied("problem-storage", 409)
            answered = await ACTS[type(message)](room, listener, message)
    except Exception as error:
        listener.say(refused(message.id, error))
        if not isinstance(error, IllegalMove | Denied):
            raise
    else:
        if not answered:
            listener.say(Answer(message.id))


def refused(id: int, error: Exception) -> Refused:
    """The same error in the words of the wire."""
    if isinstance(error, Denied):
        return Refused(id, error.problem, error.sentence, facts=error.facts)
    if isinstance(error, CannotUndo):
        return Refused(id, "problem-no-undo", str(error), stop=error.stop)
    if isinstance(error, StaleMove):
        return Refused(id, "problem-stale", str(error))
    if isinstance(error, IllegalMove):
        return Refused(id, "problem-illegal", str(error), refusal=error.refusal)
    problem = "problem-rules" if isinstance(error, RulesError) else broken_by(error).problem
    return Refused(id, problem, say(problem))


def own_seat(room: Room, listener: Listener, seat: int) -> Chronicle:
    """The match, if the person decides for this seat now."""
    chronicle = room.match_now
    if not room.paper.is_played_by(seat, listener.person):
        raise not_yours()
    return chronicle


async def play(room: Room, listener: Listener, message: Play) -> None:
    own_seat(room, listener, message.seat)
    await room.enter(lambda it: played(it, message.seat, bytes(message.move), message.at, listener.person))
    if message.seat in room.stood_in:
        await plays_again(room, message.seat)
    if any(end > room.hall.keeper.now() for _, end in room.paper.chairs[message.seat].rests):
        room.hall.later(back(room.hall, listener.person))


async def back(hall: Hall, person: str) -> None:
    """Whoever makes a move is not on vacation any more."""
    await come_back(hall, person)


async def undo(room: Room, listener: Listener, message: Undo) -> None:
    own_seat(room, listener, message.seat)

    def take_back(chronicle: Chronicle) -> Row:
        among_people = room.paper.is_among_people
        point = undo_point(chronicle.match, message.seat, listener.person, among_people=among_people)
        if isinstance(point, Stop):
            raise CannotUndo(point)
        chronicle.undo(message.seat, by=listener.person)
        return Row("undo", message.seat, listener.person)

    await room.enter(take_back)


async def ask_back(room: Room, listener: Listener, message: AskTakeBack) -> None:
    own_seat(room, listener, message.seat)
    room.hall.effort_limit.check(listener.person)
    await ask_take_back(room, listener.person, message.seat)


async def answer_back(room: Room, listener: Listener, message: AnswerTakeBack) -> None:
    own_seat(room, listener, message.seat)
    await answer_take_back(room, message.seat, agree=message.agree)


async def why_not(room: Room, listener: Listener, message: WhyNot) -> bool:
    chronicle = own_seat(room, listener, message.seat)
    listener.say(trying.why_not(chronicle, message))
    return True


async def try_moves(room: Room, listener: Listener, message: Try) -> bool:
    chronicle = own_seat(room, listener, message.seat)
    room.hall.effort_limit.check(listener.person)
    listener.say(trying.try_moves(chronicle, message))
    return True


async def speak(room: Room, listener: Listener, message: Say) -> None:
    if listener.person in room.paper.muted:
        raise Denied("problem-muted", 403)
    if room.paper.stage == "closed":
        raise Denied("problem-closed", 409)
    room.hall.chat_limit.check(listener.person)
    text = message.text.replace("\0", "").strip()
    if not text:
        raise Denied("problem-bad-request", what="text")
    for _ in range(SAID_ANEW):
        try:
            await say_line(room, ChatLine(0, listener.person, listener.name, text, time.time()))
            return
        except IntegrityError:  # people of this table talk at another server too
            await read_chat(room)
    raise Denied("problem-stale", 409)


async def resign(room: Room, listener: Listener, message: Resign) -> None:
    own_seat(room, listener, message.seat)
    if room.paper.stage != "playing":
        raise Denied("problem-not-now", 409)
    chair = room.paper.chairs[message.seat]
    chair.bot, chair.resigned = "greedy", True
    await seats_changed(room)
    await give_notice(room, "resigned", [chair])


async def seats_changed(room: Room) -> None:
    """Write it down, tell everybody, and let the bots see whether they are to play."""
    room.paper.take_back = None
    await room.keep()
    room.telling.table_changed()
    room.telling.news()
    room.autopilot.wake()


async def hold(room: Room, listener: Listener, message: Hold) -> None:
    if not room.paper.played_by(listener.person):
        raise not_yours()
    database = room.hall.database
    news = Held(database.node, room.paper.id, listener.person, message.hold)
    hold_bots(room.hall, news)
    await database.execute(*database.news(news))


async def standing_order(room: Room, listener: Listener, message: StandingOrder) -> None:
    chronicle = own_seat(room, listener, message.seat)
    if message.topic not in chronicle.match.game.topics:
        raise Denied("problem-unknown-thing", 404)
    order = f"{message.seat}/{message.topic}"
    if message.move is None:
        room.paper.orders.pop(order, None)
    else:
        room.paper.orders[order] = trying.read_move(chronicle.match, json.encode(message.move))
    await room.keep(in_its_place=True)  # to the others nothing has happened
    room.telling.person(listener.person)
    room.autopilot.wake()


async def look_from(room: Room, listener: Listener, message: LookFrom) -> None:
    if message.seat is not None and message.seat not in room.paper.seats_of(listener.person):
        raise not_yours()
    room.telling.look(listener, message.seat)


async def ping(room: Room, listener: Listener, message: Ping) -> None:
    """Only an answer is wanted."""


Act = Callable[["Room", Listener, Any], Awaitable[bool | None]]
ACTS: dict[type, Act] = {
    Play: play,
    Undo: undo,
    AskTakeBack: ask_back,
    AnswerTakeBack: answer_back,
    WhyNot: why_not,
    Try: try_moves,
    Say: speak,
    Resign: resign,
    Hold: hold,
    StandingOrder: standing_order,
    LookFrom: look_from,
    Ping: ping,
}

READ_MESSAGE = json.Decoder(BrowserMessage).decode
