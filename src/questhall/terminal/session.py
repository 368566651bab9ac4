"""One match at one keyboard: shows the table to whoever is asked, reads an order, carries it out, keeps the match."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from questhall.bots.base import bots_move
from questhall.engine import CannotUndo, Match, QuesthallError, Stop
from questhall.engine.question import ALONE
from questhall.terminal.asides import Asides
from questhall.terminal.boards import board_of
from questhall.terminal.campaign import write_on
from questhall.terminal.chairs import Chairs
from questhall.terminal.ending import draw_ending
from questhall.terminal.keeping import Keeper
from questhall.terminal.offering import Offering
from questhall.terminal.orders import Order, understand
from questhall.terminal.page import Page
from questhall.terminal.screen import Screen
from questhall.terminal.signals import listening, undisturbed
from questhall.terminal.voice import Voice
from questhall.text import LANGUAGES


def in_shell(path: Path) -> str:
    """A file name as a command takes it."""
    return shlex.quote(str(path))


class Leave(Exception):
    """The person goes away; the match is kept."""


class Session:
    """The loop around a match."""

    def __init__(self, match: Match, chairs: Chairs, voice: Voice, keeper: Keeper, screen: Screen) -> None:
        self.match = match
        self.chairs = chairs
        self.bots = chairs.seated_bots()
        self.people = chairs.people
        self.voice = voice
        self.keeper = keeper
        self.screen = screen
        self.board = board_of(match.game)
        self.asides = Asides(match, self.board, voice)
        self.page = Page(match, self.board, voice, screen, self.people)
        self.bots_wait = False
        self.orders: dict[str, Callable[[Order, int, Offering], bool]] = {
            "move": self.move,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "language": self.language,
            "eyes": self.eyes,
            "wait": self.wait,
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves. Everything decided is on disk at every moment."""
        self.keeper.keep(self.match, self.chairs)
        try:
            with listening():
                self.play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show()
            self.screen.tell(self.voice.say("terminal-kept", file=in_shell(self.keeper.path)), "bold")
            return
        self.screen.show(draw_ending(self.match, self.board, self.voice))
        for sentence in write_on(self.match, self.chairs, self.voice):
            self.screen.tell(sentence, "bold")
        self.screen.tell(self.voice.say("terminal-record-kept", file=in_shell(self.keeper.path)), "dim")

    def play(self) -> None:
        while not self.match.over:
            alone = next((seat for seat in self.people if self.match.is_alone(seat)), None)
            seat = self.person_to_ask()
            if alone is not None:
                self.answer_for(alone)
            elif seat is not None:
                self.decide(seat)
            else:
                bots_move(self.match, self.bots)
        self.keeper.keep(self.match, self.chairs)
        self.page.show_news(self.people[0])

    def answer_for(self, seat: int) -> None:
        """Nobody is troubled with a window in which he can only pass."""
        with undisturbed():
            self.match.play(seat, self.match.asks[seat].moves[0], by=ALONE)
            self.keeper.keep(self.match, self.chairs)

    def person_to_ask(self) -> int | None:
        """The person who must answer; or, if bots wait, one who could use something before a bot goes on."""
        asked = [seat for seat in self.people if seat in self.match.asks]
        if asked:
            return asked[0]
        if self.bots_wait:
            return next((seat for seat in self.people if self.could_cut_in(seat)), None)
        return None

    def could_cut_in(self, seat: int) -> bool:
        question, holds_up = self.match.question, self.match.game.holds_up
        if question is None or not question.open or not self.match.offers[seat]:
            return False
        return holds_up is None or holds_up(self.match.state, question, seat)

    # One decision

    def decide(self, seat: int) -> None:
        """Show the table and read orders until one of them changes something."""
        self.keeper.keep(self.match, self.chairs)
        offering = Offering(self.match, seat)
        self.page.show(seat, offering)
        while True:
            order = understand(self.screen.read(self.voice.say("terminal-prompt", name=self.voice.player(seat))))
            if order is None:
                self.screen.tell(self.voice.say("terminal-not-understood"), "yellow")
            elif order.wish == "repeat":
                if seat not in self.match.asks:
                    bots_move(self.match, self.bots)
                return
            elif order.wish in self.orders:
                if self.orders[order.wish](order, seat, offering):
                    return
            else:
                self.answer(order, seat, offering)

    # Orders that may change something; they say whether the table must be shown anew

    def move(self, order: Order, seat: int, offering: Offering) -> bool:
        move = offering.pick(order.number)
        if move is None:
            self.screen.tell(self.voice.say("terminal-no-such-number", last=len(offering.moves)), "yellow")
            return False
        try:
            with undisturbed():
                self.match.play(seat, move)
                self.keeper.keep(self.match, self.chairs)
        except QuesthallError as error:
            self.screen.tell(self.voice.error(error), "yellow")
            return False
        return True

    def undo(self, order: Order, seat: int, offering: Offering) -> bool:
        """Take back the last decision made at this keyboard, whoever of the people here made it."""
        stop = self.match.undo_point(seat)
        other = stop.seat if isinstance(stop, Stop) and stop.why == "acted" else None
        try:
            with undisturbed():
                self.match.undo(other if other is not None and other in self.people else seat)
                self.keeper.keep(self.match, self.chairs)
        except CannotUndo as error:
            self.screen.tell(self.voice.stop(error.stop), "yellow")
            return False
        return True

    def save(self, order: Order, seat: int, offering: Offering) -> bool:
        """The match is always kept; with a name it goes on in a copy of that name as well."""
        if not order.about:
            self.screen.tell(self.voice.say("terminal-always-kept", file=in_shell(self.keeper.path)))
            return False
        path = Path(order.about).expanduser()
        try:
            if path.exists() and path != self.keeper.path:
                raise QuesthallError(self.voice.say("terminal-file-exists", file=str(path)))
            Keeper(path, self.voice).keep(self.match, self.chairs)
        except QuesthallError as error:
            self.screen.tell(self.voice.error(error), "yellow")
        else:
            self.screen.tell(self.voice.say("terminal-saved", file=str(path)))
        return False

    def quit(self, order: Order, seat: int, offering: Offering) -> bool:
        raise Leave

    def language(self, order: Order, seat: int, offering: Offering) -> bool:
        if order.about.lower() not in LANGUAGES:
            self.screen.tell(self.voice.say("terminal-languages", languages=", ".join(LANGUAGES)), "yellow")
            return False
        self.voice.speak(order.about.lower())
        return True

    def eyes(self, order: Order, seat: int, offering: Offering) -> bool:
        """`as Ann`: another person at this keyboard sees the table and may use what she may use at any time."""
        other = next((each for each in self.people if order.about in (self.voice.player(each), str(each + 1))), None)
        if other is None:
            people = ", ".join(map(self.voice.player, self.people))
            self.screen.tell(self.voice.say("terminal-who", people=people), "yellow")
            return False
        self.decide(other)
        return True

    def wait(self, order: Order, seat: int, offering: Offering) -> bool:
        self.bots_wait = not self.bots_wait
        self.screen.tell(self.voice.say("terminal-bots-wait" if self.bots_wait else "terminal-bots-go-on"))
        return False

    # Orders that only show something

    def answer(self, order: Order, seat: int, offering: Offering) -> None:
        shown: Any
        view, room = self.page.view(seat, offering), self.screen.room
        match order.wish:
            case "explain":
                shown = self.asides.explain(order.about, offering.topic)
            case "why":
                shown = self.asides.why(order.about, seat, offering)
            case "log":
                shown = self.asides.log(order.about, seat)
            case "sheets":
                shown = self.board.sheets(view, self.voice, room)
            case "odds":
                shown = self.asides.odds(order.about, seat, offering)
            case "hint":
                shown = self.asides.hint(seat, offering)
            case "score":
                shown = self.board.score(view, self.voice)
            case _:
                shown = Text(f"{self.voice.say('terminal-help')}\n{self.board.signs(self.voice)}".rstrip())
        self.screen.show(shown)
