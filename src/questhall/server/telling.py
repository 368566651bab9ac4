"""What the people at a table are sent, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.server.listener import Listener
from questhall.server.messages import Chat, ChatLine, TableChanged
from questhall.server.people import HOST
from questhall.server.reading import Around, Reading

if TYPE_CHECKING:
    from questhall.server.room import Room


class Telling:
    """Sends news to every listener: the same moment is put into words once for each pair of eyes."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._reading: Reading | None = None

    @property
    def reading(self) -> Reading | None:
        """The moment as it is now; None while there is no match."""
        if self._reading is None and self.room.chronicle is not None:
            self._reading = Reading(self.room.chronicle, self._around())
        return self._reading

    def _around(self) -> Around:
        room = self.room
        assert room.chronicle is not None
        asks = room.chronicle.match.asks
        settings = room.paper.settings
        return Around(
            clocks=room.clocks.left(asks, room.rests) if room.clocks is not None else None,
            take_back=room.take_back,
            held=room.held,
            may_take_back=settings.take_back,
            among_people=room.paper.is_among_people,
            frozen=room.paper.stage not in ("playing", "over"),
        )

    def forget(self) -> None:
        self._reading = None

    def news(self) -> None:
        """Something has happened at the match, or around it."""
        self._reading = None
        for listener in list(self.room.listeners):
            self.tell(listener)
        self._reading = None  # until something happens nobody needs it, and that may be tomorrow

    def tell(self, listener: Listener) -> None:
        """The events a listener does not have yet, and the position.

        While several answer in secret, nobody gets a message that only says that another has thought.
        """
        reading = self.reading
        if reading is None:
            return
        eyes, person = listener.eyes, listener.person
        told, listener.told = reading.told(eyes, listener.told)
        own, question = tuple(self.room.paper.played_by(person)), reading.question
        position = reading.position(eyes, own, self._asked(reading, own), person)
        if told:
            listener.send(told, position)
        elif question is None or not question.group or hash(position) != listener.position:
            listener.send(position)
        listener.position = hash(position)

    def _asked(self, reading: Reading, own: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that somebody has to answer for: when several are asked, not those the table answers for."""
        question = reading.question
        if question is None or not question.group:
            return own
        unasked = self.room.autopilot.unasked
        return tuple(seat for seat in own if seat in question.asks and unasked(reading.chronicle, seat) is None)

    def person(self, person: str) -> None:
        """Something has changed at the table for one person alone."""
        self._reading = None
        for listener in list(self.room.listeners):
            if listener.person == person:
                self.table(listener)
                self.tell(listener)

    def welcome(self, listener: Listener, since: int) -> None:
        """Everything somebody needs who has just come: he goes on exactly where he was."""
        self.table(listener)
        listener.say(Chat([line for line in self.room.chat if line.text or line.notice]))  # not of the forgotten
        reading = self.reading
        if reading is not None:
            known = reading.chronicle.count(listener.eyes)
            listener.told = since if 0 <= since <= known else 0
            self.tell(listener)
            self._reading = None

    def look(self, listener: Listener, eyes: int | None) -> None:
        """Look through other eyes: another log, another view."""
        listener.eyes, listener.told = eyes, 0
        self.tell(listener)

    def table_changed(self, but: Listener | None = None) -> None:
        """Seats, people or stage have changed."""
        for listener in list(self.room.listeners):
            if listener is not but:
                self.table(listener)

    def table(self, listener: Listener) -> None:
        paper = self.room.paper
        person, seats = listener.person, paper.seats_of(listener.person)
        silenced = paper.muted if person in (paper.owner, HOST) else []
        listener.say(TableChanged(self.room.info, seats, person in paper.muted, silenced, self._orders(seats)))

    def _orders(self, seats: list[int]) -> dict[str, Any]:
        orders = self.room.paper.orders.items()
        return {order: move for order, move in orders if int(order.partition("/")[0]) in seats}

    def said(self, line: ChatLine) -> None:
        for listener in list(self.room.listeners):
            listener.say(Chat([line]))
