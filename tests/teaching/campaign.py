"""The three winters: a campaign of matches in a row, and what a hero brings along from the earlier ones.

Every match is a winter in which everybody meets three beasts and hunts each one or lets it go. A hunt can wound,
and wounds stay from match to match and make hunting harder. Who lets a beast go in the first winter is called a
wolf-friend from then on, and in the third winter a wolf-friend, and nobody else, may call the wolves.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.engine import (
    Box,
    Campaigns,
    Event,
    Game,
    Move,
    NextMatch,
    Options,
    Part,
    Play,
    Result,
    ScoreLine,
    State,
    Table,
)

WINTERS = 3
MEETINGS = 3
BEASTS = ("wolf", "boar", "bear", "lynx", "elk", "fox", "eagle")


class Hunt(Move, frozen=True):
    """Hunt the beast: fame, or a wound."""


class LetGo(Move, frozen=True):
    """Let the beast go."""


class CallWolves(Move, frozen=True):
    """The wolves hunt for their friend."""


class Met(Event, frozen=True):
    seat: int
    beast: str


class Hunted(Event, frozen=True):
    seat: int
    fame: int
    wounds: int


class Named(Event, frozen=True):
    """A hero is called something from now on."""

    seat: int
    title: str


class Veteran(Struct):
    """What a hero carries from match to match."""

    wounds: int = 0
    titles: list[str] = []


class Saga(Struct):
    """The campaign document: which winter comes next, and the heroes as they are."""

    winter: int
    heroes: list[Veteran]


class Hunter(Part):
    wounds: int = 0
    titles: list[str] = []
    fame: int = 0


class Winter(State):
    """One match: a winter."""

    winter: int
    players: list[Hunter]
    forest: list[str]
    met: list[str] = []
    beast: str = ""
    turn: int = 0


class WinterView(Struct):
    winter: int
    heroes: list[Hunter]
    forest: int
    met: list[str]
    beast: str
    turn: int


def setup(box: Box[Winter]) -> Winter:
    """The heroes as the last winter left them."""
    saga = box.campaign or Saga(1, [Veteran() for _ in range(box.seats)])
    assert isinstance(saga, Saga)
    hunters = [Hunter(hero.wounds, list(hero.titles)) for hero in saga.heroes]
    return Winter({}, saga.winter, hunters, list(BEASTS))


def beat(table: Table[Winter]) -> Play[None]:
    """Somebody meets a beast, and then decides."""
    state = table.state
    seat = state.turn % len(state.players)
    if not state.beast:
        state.beast = table.draw(state.forest, "forest")
        table.tell(Met(seat, state.beast))
        return
    does = yield from table.choose(seat, "winter.meet", moves)
    match does:
        case Hunt():
            hunt(table, seat)
        case LetGo() if state.winter == 1 and "wolf-friend" not in state.players[seat].titles:
            state.players[seat].titles.append("wolf-friend")
            table.tell(Named(seat, "wolf-friend"))
        case CallWolves():
            state.players[seat].fame += 2
            table.tell(Hunted(seat, 2, 0))
    state.met.append(state.beast)
    state.beast = ""
    state.turn += 1


def moves(state: Winter, seat: int) -> list[Hunt | LetGo | CallWolves]:
    friend = state.winter == WINTERS and "wolf-friend" in state.players[seat].titles
    return [Hunt(), LetGo(), *([CallWolves()] if friend else [])]


def hunt(table: Table[Winter], seat: int) -> None:
    """Who is wounded already is wounded more easily."""
    hunter = table.state.players[seat]
    hurt = table.roll(6, "hunt") < 2 + hunter.wounds
    hunter.wounds += hurt
    hunter.fame += not hurt
    table.tell(Hunted(seat, int(not hurt), int(hurt)))


def over(state: Winter) -> bool:
    return state.turn == min(MEETINGS * len(state.players), len(BEASTS))


def result(state: Winter) -> Result:
    """The count of this winter, and the saga as it goes into the next."""
    totals = tuple(hunter.fame for hunter in state.players)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    saga = Saga(state.winter + 1, [Veteran(hunter.wounds, list(hunter.titles)) for hunter in state.players])
    end = "saga" if state.winter == WINTERS else "winter"
    return Result(places, totals, tuple((ScoreLine("fame", total),) for total in totals), end, campaign=saga)


def next_match(saga: Saga) -> NextMatch | None:
    return NextMatch(len(saga.heroes)) if saga.winter <= WINTERS else None


def view(state: Winter, seat: int | None) -> WinterView:
    return WinterView(state.winter, state.players, len(state.forest), state.met, state.beast, state.turn)


def pieces(state: Winter) -> Sequence[str]:
    return sorted([*state.forest, *state.met, *([state.beast] if state.beast else [])])


GAME: Game[Winter] = Game(
    key="teaching-campaign",
    title={"en": "The three winters", "ru": "Три зимы"},
    players=(1, 2),
    modes={"solo": (1,), "versus": (2,)},
    stage="draft",
    rules_version=1,
    state=Winter,
    moves=Hunt | LetGo | CallWolves,
    events=Met | Hunted | Named,
    views=WinterView,
    options=Options,
    setup=setup,
    beat=beat,
    over=over,
    result=result,
    view=view,
    redraw=lambda state, seat, dream: None,  # the forest has no order that could be known
    pieces=pieces,
    topics={"winter.meet": ()},
    campaign=Saga,
    campaigns=Campaigns(next_match=next_match),
)
