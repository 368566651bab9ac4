"""The broken corridor: rules with mistakes in them, to see that a table survives a mistake.

In turn everybody goes a step into the corridor, turns back, pulls the lever or opens the door. The rules have
two mistakes. Behind the door a question is asked to which nobody thought of an answer. And the lever changes the
corridor, rolls a die, tells everybody about it, and only then falls over a mistake of arithmetic.
"""

from __future__ import annotations

from msgspec import Struct

from questhall.engine import Box, Event, Game, Move, Options, Part, Play, Result, ScoreLine, State, Table

DEPTH = 5


class Step(Move, frozen=True):
    """Go one step deeper."""


class TurnBack(Move, frozen=True):
    """Go back to the light."""


class OpenDoor(Move, frozen=True):
    """Open the door, behind which the rules have forgotten something."""


class PullLever(Move, frozen=True):
    """Pull the lever, whose rules break in the middle."""


class Stepped(Event, frozen=True):
    seat: int
    depth: int


class Rattled(Event, frozen=True):
    """Something rattles in the dark."""

    seat: int
    steps: int


class Walker(Part):
    depth: int = 0


class Corridor(State):
    players: list[Walker]
    turn: int = 0
    rattles: list[int] = []


class CorridorView(Struct):
    depths: list[int]
    turn: int
    rattles: list[int]


def setup(box: Box[Corridor]) -> Corridor:
    return Corridor({}, [Walker() for _ in range(box.seats)])


def beat(table: Table[Corridor]) -> Play[None]:
    """One walker decides."""
    state = table.state
    seat = state.turn
    does = yield from table.choose(seat, "corridor.walk", lambda *_: [Step(), TurnBack(), OpenDoor(), PullLever()])
    match does:
        case Step():
            state.players[seat].depth += 1
        case TurnBack():
            state.players[seat].depth = 0
        case OpenDoor():
            state.players[seat].depth += 1
            yield from table.choose(seat, "corridor.door", lambda *_: list[Step]())
        case PullLever():
            pull_lever(table, seat)
    table.tell(Stepped(seat, state.players[seat].depth))
    state.turn = (seat + 1) % len(state.players)


def pull_lever(table: Table[Corridor], seat: int) -> None:
    """The mistake: nobody has counted the rattles yet when they are shared out."""
    table.state.players[seat].depth = 3
    table.state.rattles.append(table.roll(6, "rattle"))
    table.tell(Rattled(seat, table.state.rattles[-1]))
    shares = len(table.state.rattles) - 1
    table.state.players[seat].depth = table.state.rattles[0] // shares


def result(state: Corridor) -> Result:
    totals = tuple(walker.depth for walker in state.players)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(places, totals, tuple((ScoreLine("depth", total),) for total in totals), "through")


def view(state: Corridor, seat: int | None) -> CorridorView:
    return CorridorView([walker.depth for walker in state.players], state.turn, state.rattles)


GAME: Game[Corridor] = Game(
    key="teaching-deadend",
    title={"en": "The broken corridor", "ru": "Сломанный коридор"},
    players=(1, 2),
    modes={"solo": (1,), "versus": (2,)},
    stage="draft",
    rules_version=1,
    state=Corridor,
    moves=Step | TurnBack | OpenDoor | PullLever,
    events=Stepped | Rattled,
    views=CorridorView,
    options=Options,
    setup=setup,
    beat=beat,
    over=lambda state: any(walker.depth == DEPTH for walker in state.players),
    result=result,
    view=view,
    redraw=lambda state, seat, dream: None,  # nothing is hidden
    pieces=lambda state: [],
    topics={"corridor.walk": (), "corridor.door": ()},
)
