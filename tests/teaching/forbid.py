"""The river: one card allows what another forbids, and the ban wins, whatever came first.

In turn everybody lays one of the open decrees before all, or crosses the river. A ferry or a bridge allows
crossing. A flood or a curfew forbids it to everyone, as long as it lies there, and no ferry helps. A drought takes the
oldest decree away. Who has crossed twice wins; if it gets dark before, who has crossed more often.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.engine import (
    Box,
    Event,
    Game,
    Move,
    Options,
    Part,
    Play,
    Question,
    Ref,
    Refusal,
    Result,
    ScoreLine,
    State,
    Table,
)

CROSSINGS = 2
ROW = 3
TURNS = 14
ALLOWS = ("ferry", "bridge")
FORBIDS = ("flood", "curfew")
DECREES = tuple(f"{kind}.{copy}" for kind in (*ALLOWS, *FORBIDS, "drought") for copy in range(1, 5))
RULES = ("TR-CROSS-01", "TR-CROSS-02", "TR-LAY-01", "TR-TURN-01", "TR-END-01")


class Lay(Move, frozen=True):
    """Lay a decree of the row before all."""

    decree: str


class Cross(Move, frozen=True):
    """Cross the river."""


class Laid(Event, frozen=True):
    seat: int
    decree: str


class Revealed(Event, frozen=True):
    """A decree was turned up into the row."""

    decree: str


class Crossed(Event, frozen=True):
    seat: int


class Traveller(Part):
    crossings: int = 0


class River(State):
    """The river and the decrees."""

    players: list[Traveller]
    deck: list[str]
    row: list[str] = []
    laid: list[str] = []
    gone: list[str] = []
    turn: int = 0
    turns: int = 0


class RiverView(Struct):
    crossings: list[int]
    deck: int
    row: list[str]
    laid: list[str]
    gone: list[str]
    turn: int


def setup(box: Box[River]) -> River:
    return River({}, [Traveller() for _ in range(box.seats)], list(DECREES))


def beat(table: Table[River]) -> Play[None]:
    """Fill the row; then somebody's turn."""
    state = table.state
    if len(state.row) < ROW and state.deck:
        state.row.append(table.draw(state.deck, "decrees"))
        table.tell(Revealed(state.row[-1]))
        return
    does = yield from table.choose(state.turn, "river.turn", moves)
    if isinstance(does, Lay):
        lay(table, does.decree)
    else:
        state.players[state.turn].crossings += 1
        table.tell(Crossed(state.turn))
    state.turn = (state.turn + 1) % len(state.players)
    state.turns += 1


def moves(state: River, seat: int) -> list[Lay | Cross]:
    return [*(Lay(decree) for decree in state.row), *([Cross()] if can_cross(state) else [])]


def can_cross(state: River) -> bool:
    """A ban overrides every permission, whichever came first."""
    return allows(state) and not forbids(state)


def allows(state: River) -> bool:
    return any(decree.startswith(ALLOWS) for decree in state.laid)


def forbids(state: River) -> bool:
    return any(decree.startswith(FORBIDS) for decree in state.laid)


def lay(table: Table[River], decree: str) -> None:
    state = table.state
    state.row.remove(decree)
    table.tell(Laid(state.turn, decree))
    if decree.startswith("drought"):
        state.gone += [decree, *state.laid[:1]]
        del state.laid[:1]
    else:
        state.laid.append(decree)


def over(state: River) -> bool:
    return state.turns == TURNS or any(traveller.crossings == CROSSINGS for traveller in state.players)


def result(state: River) -> Result:
    totals = tuple(traveller.crossings for traveller in state.players)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    end = "crossed" if max(totals) == CROSSINGS else "dark"
    return Result(places, totals, tuple((ScoreLine("crossings", total),) for total in totals), end)


def view(state: River, seat: int | None) -> RiverView:
    crossings = [traveller.crossings for traveller in state.players]
    return RiverView(crossings, len(state.deck), state.row, state.laid, state.gone, state.turn)


def touches(move: Lay | Cross) -> tuple[Ref, ...]:
    return (f"decree:{move.decree}",) if isinstance(move, Lay) else ("river",)


def things(view: RiverView) -> list[Ref]:
    return ["river", *(f"decree:{decree}" for decree in [*view.row, *view.laid])]


def why_not(state: River, question: Question | None, seat: int, ref: Ref) -> Refusal:
    if question is None:
        return Refusal("TR-END-01", "match-over")
    if seat not in question.asks:
        return Refusal("TR-TURN-01", "not-your-turn")
    if ref == "river":
        return Refusal("TR-CROSS-02", "forbidden") if forbids(state) else Refusal("TR-CROSS-01", "no-way-across")
    return Refusal("TR-LAY-01", "already-laid")


def pieces(state: River) -> Sequence[str]:
    return sorted([*state.deck, *state.row, *state.laid, *state.gone])


GAME: Game[River] = Game(
    key="teaching-forbid",
    title={"en": "The river", "ru": "Река"},
    players=(2, 3),
    modes={"versus": (2, 3)},
    stage="draft",
    rules_version=1,
    state=River,
    moves=Lay | Cross,
    events=Laid | Revealed | Crossed,
    views=RiverView,
    options=Options,
    setup=setup,
    beat=beat,
    over=over,
    result=result,
    view=view,
    redraw=lambda state, seat, dream: None,  # the deck has no order that could be known
    pieces=pieces,
    touches=touches,
    things=things,
    why_not=why_not,
    topics={"river.turn": ("TR-TURN-01",)},
)
