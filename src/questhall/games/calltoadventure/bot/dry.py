"""What a card on its way will do, tried out beside the table: nothing is told, and chance is middling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec import msgpack

from questhall.engine import Event, Play, Table
from questhall.games.calltoadventure.cards.define import FATE
from questhall.games.calltoadventure.moves import PlayCard, UsePower
from questhall.games.calltoadventure.rules.playing import announce
from questhall.games.calltoadventure.rules.powers import powers_of
from questhall.games.calltoadventure.state import ODIUM, State

ENCODE = msgpack.Encoder().encode
DECODE = msgpack.Decoder(State).decode


class DryTable:
    """Enough of a table for the effects of cards. Runes show their lower face, decks give any card."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = range(len(state.players))
        self.told = 0
        self.has_asked = False
        """Somebody had a choice, so that things may go another way."""

    def choose(
        self,
        seat: int,
        topic: str,
        moves: Callable[[State, int], Sequence[Any]],
        open: bool = False,
        always: bool = False,
        otherwise: Any = None,
    ) -> Play[Any]:
        """Whoever would be asked takes the first thing there is."""
        options = moves(self.state, seat)
        self.has_asked = self.has_asked or len(options) > 1
        return options[0] if options else otherwise
        yield

    def tell(self, event: Event) -> None:
        pass

    def tell_only(self, seats: Sequence[int], event: Event, mask: Event | None = None) -> None:
        pass

    def learn(self, what: str) -> None:
        pass

    def roll(self, sides: int, stream: str) -> int:
        return 0

    def rolls(self, sides: Sequence[int], stream: str) -> list[int]:
        return [0] * len(sides)

    def draw(self, pile: list[str], stream: str) -> str:
        return pile.pop()

    def draws(self, pile: list[str], count: int, stream: str) -> list[str]:
        return [pile.pop() for _ in range(count)]


def foresee(state: State, seat: int, moves: Sequence[Any]) -> State:
    """The position after what a seat has answered in secret, and after all cards that wait have taken effect."""
    if not state.stack and not any(isinstance(move, PlayCard | UsePower) for move in moves):
        return state
    return tried_out(state, seat, moves).state


def tried_out(state: State, seat: int, moves: Sequence[Any]) -> DryTable:
    """The table beside the table, on which all that has happened."""
    ahead = DECODE(ENCODE(state))
    dry = DryTable(ahead)
    table = cast("Table[State]", dry)
    for move in moves:
        if isinstance(move, PlayCard) and move.card in ahead.players[seat].hand:
            announce(table, seat, move)
        elif isinstance(move, UsePower):
            use(table, seat, move.card)
    while ahead.stack:
        played = ahead.stack[-1]
        card = FATE[played.card]
        if not played.is_cancelled and card.can(ahead, played.seat, played.target):
            run(lambda played=played, card=card: card.effect(table, played))  # type: ignore[misc]
        ahead.stack.remove(played)
        if played.seat != ODIUM:
            ahead.players[played.seat].played.append(played.card)
    return dry


def use(table: Table[State], seat: int, card: str) -> None:
    """Pay for a power and try it out; what it would ask is left open."""
    player = table.state.players[seat]
    power = dict(powers_of(table.state, seat)).get(card)
    if power is None:
        return
    player.xp -= power.xp
    if power.sacrifice:
        for ally in player.allies:
            ally.is_down = ally.is_down or ally.id == card
        player.story_changed()
    run(lambda: power.effect(table, seat))


def run(effect: Callable[[], Any]) -> None:
    """What happens, if everybody takes the first thing there is."""
    step = effect()
    if step is not None:
        for _ in step:
            break  # a group would be asked: what comes then is left open
