"""The gem draft: a secret draft, then everybody throws cards away unseen, then the hands are shown.

Everybody gets a pack of cards. All at once and unseen, everybody keeps one card of the pack in hand and passes
the rest to the left, until the packs are empty. Then, again all at once and unseen, everybody lays away as
many cards as he likes, one after another. Last the hands are shown: a colour that lies in a hand once counts its
value, a colour that lies there more than once counts nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from questhall.engine import Box, Dream, Event, Game, Move, Options, Part, Play, Result, ScoreLine, State, Table

PACK = 3
COLOURS = ("ruby", "topaz", "emerald", "sapphire", "opal")
CARDS = tuple(f"{colour}.{value}" for colour in COLOURS for value in (1, 2, 3, 4))


class Keep(Move, frozen=True):
    """Keep this card of the pack, and pass the others on."""

    card: str


class LayAway(Move, frozen=True):
    """Lay this card of the hand away, face down."""

    card: str


class Enough(Move, frozen=True):
    """Lay no more away."""


class Dealt(Event, frozen=True):
    """A pack was dealt to a seat; the others see only its back."""

    seat: int
    cards: tuple[str, ...]


class Kept(Event, frozen=True):
    """A seat kept a card; the others see only its back."""

    seat: int
    card: str = ""


class LaidAway(Event, frozen=True):
    """So many cards were laid away, face down."""

    seat: int
    count: int


class Shown(Event, frozen=True):
    """A hand was shown."""

    seat: int
    hand: tuple[str, ...]


class Drafter(Part):
    """A seat: the pack before it, the hand, and its cards laid away face down."""

    pack: list[str] = []
    hand: list[str] = []
    away: list[str] = []


class Draft(State):
    """The table of the draft."""

    players: list[Drafter]
    box: list[str]
    """Cards that nobody got."""
    phase: Literal["deal", "keep", "lay away", "over"] = "deal"


class DrafterView(Struct):
    """A seat's cards as another sees them: their number, or the cards where they may be known."""

    pack: int | list[str]
    hand: int | list[str]
    away: int | list[str]


class DraftView(Struct):
    phase: str
    players: list[DrafterView]


def setup(box: Box[Draft]) -> Draft:
    return Draft({}, [Drafter() for _ in range(box.seats)], list(CARDS))


def beat(table: Table[Draft]) -> Play[None]:
    """Deal; keep and pass, again and again; lay away; show."""
    match table.state.phase:
        case "deal":
            deal(table)
        case "keep":
            yield from keep_and_pass(table)
        case "lay away":
            yield from lay_away(table)
            show(table)


def deal(table: Table[Draft]) -> None:
    state = table.state
    for seat, drafter in enumerate(state.players):
        drafter.pack = [table.draw(state.box, "deck") for _ in range(PACK)]
        table.tell_only([seat], Dealt(seat, tuple(drafter.pack)), Dealt(seat, ()))
    state.phase = "keep"


def keep_and_pass(table: Table[Draft]) -> Play[None]:
    """Everybody keeps one card, all at once; the packs go to the left."""
    players = table.state.players
    kept = yield from table.choose_each(table.seats, "draft.keep", cards_of_pack)

    for seat, keep in kept.items():
        players[seat].pack.remove(keep.card)
        players[seat].hand.append(keep.card)
        table.tell_only([seat], Kept(seat, keep.card), Kept(seat))
    packs = [drafter.pack for drafter in players]
    for drafter, pack in zip(players, [packs[-1], *packs[:-1]], strict=True):
        drafter.pack = pack
    if not players[0].pack:
        table.state.phase = "lay away"


def cards_of_pack(state: Draft, seat: int) -> list[Keep]:
    return [Keep(card) for card in state.players[seat].pack]


def lay_away(table: Table[Draft]) -> Play[None]:
    """Everybody lays away what does not suit, all at once."""
    gone = yield from table.together(table.seats, lambda seat: laying_away(table, seat))

    for seat, cards in gone.items():
        drafter = table.state.players[seat]
        drafter.hand = [card for card in drafter.hand if card not in cards]
        drafter.away = cards
        table.tell(LaidAway(seat, len(cards)))


def laying_away(table: Table[Draft], seat: int) -> Play[list[str]]:
    """One seat's own steps, unseen: one card, another, enough. Nothing changes before all are done."""
    gone: list[str] = []
    while True:
        step = yield from table.choose(
            seat, "draft.lay_away", lambda state, seat: cards_left(state, seat, gone), always=True
        )
        if isinstance(step, Enough):
            return gone
        gone.append(step.card)


def cards_left(state: Draft, seat: int, gone: list[str]) -> list[LayAway | Enough]:
    return [*(LayAway(card) for card in state.players[seat].hand if card not in gone), Enough()]


def show(table: Table[Draft]) -> None:
    table.state.phase = "over"
    table.learn("hands")
    for seat, drafter in enumerate(table.state.players):
        table.tell(Shown(seat, tuple(drafter.hand)))


def result(state: Draft) -> Result:
    lines = tuple(tuple(count(drafter.hand)) for drafter in state.players)
    totals = tuple(sum(line.stars for line in seat) for seat in lines)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(places, totals, lines, "hands shown")


def count(hand: list[str]) -> list[ScoreLine]:
    colours = [card.split(".")[0] for card in hand]
    return [
        ScoreLine("gem", int(card.split(".")[1]) if colours.count(colour) == 1 else 0, card)
        for card, colour in zip(hand, colours, strict=True)
    ]


def view(state: Draft, seat: int | None) -> DraftView:
    """Own cards; of the others' only how many, until the hands are shown."""
    players = [
        DrafterView(
            face(drafter.pack, mine=own == seat),
            face(drafter.hand, mine=own == seat or state.phase == "over"),
            face(drafter.away, mine=own == seat),
        )
        for own, drafter in enumerate(state.players)
    ]
    return DraftView(state.phase, players)


def face(cards: list[str], *, mine: bool) -> int | list[str]:
    return cards if mine else len(cards)


def redraw(state: Draft, seat: int, dream: Dream) -> None:
    """Any card the seat does not see could lie in any place it does not see."""
    hidden = [state.box]
    for other, drafter in enumerate(state.players):
        if other != seat:
            hidden += [drafter.pack, drafter.away, *([drafter.hand] if state.phase != "over" else [])]
    cards = sorted(card for place in hidden for card in place)
    dream.shuffle(cards)
    for place in hidden:
        place[:] = [cards.pop() for _ in place]


def pieces(state: Draft) -> Sequence[str]:
    places = [state.box, *(place for each in state.players for place in (each.pack, each.hand, each.away))]
    return sorted(card for place in places for card in place)


GAME: Game[Draft] = Game(
    key="teaching-draft",
    title={"en": "The gem draft", "ru": "Драфт самоцветов"},
    players=(2, 3, 4),
    modes={"versus": (2, 3, 4)},
    stage="draft",
    rules_version=1,
    state=Draft,
    moves=Keep | LayAway | Enough,
    events=Dealt | Kept | LaidAway | Shown,
    views=DraftView,
    options=Options,
    setup=setup,
    beat=beat,
    over=lambda state: state.phase == "over",
    result=result,
    view=view,
    redraw=redraw,
    pieces=pieces,
    topics={"draft.keep": (), "draft.lay_away": ()},
)
