"""The duel of words: cards answer cards, last in first out, and some can be played at any moment.

In turn everybody strikes or rests. A strike costs breath, more for a stronger one, and a die helps it. Whoever
holds cards may answer: a ward turns the card or the strike below it, and can itself be turned by another ward. What
was paid stays paid, turned or not. Two cards can be played at any moment, even in another's turn: an oath brings
honour at once, a boast as much honour as its player dares to spend breath on. Whoever reaches the goal
ends the duel there and then, however many cards still wait to be answered.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.engine import (
    Box,
    Dream,
    Event,
    Game,
    Move,
    Options,
    Part,
    Play,
    Question,
    Result,
    ScoreLine,
    State,
    Table,
)

GOAL = 9
ROUNDS = 5
HAND = 3
BREATH = 4
COPIES = {"ward": 8, "oath": 5, "boast": 4}
CARDS = tuple(f"{kind}.{copy}" for kind, copies in COPIES.items() for copy in range(1, copies + 1))


class Strike(Move, frozen=True):
    """Strike, and pay so much breath for it."""

    breath: int


class Rest(Move, frozen=True):
    """Draw a card and take a breath."""


class PlayCard(Move, frozen=True):
    """Play a card from the hand."""

    card: str


class Dare(Move, frozen=True):
    """Boast for so much breath."""

    breath: int


class Pass(Move, frozen=True):
    """Play nothing here."""


class Struck(Event, frozen=True):
    seat: int
    power: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class Turned(Event, frozen=True):
    """A card or a strike came to nothing."""

    what: str


class CardDrawn(Event, frozen=True):
    """A card was drawn; the others see only its back."""

    seat: int
    card: str = ""


class Honoured(Event, frozen=True):
    seat: int
    honour: int


class Duellist(Part):
    """A seat: a secret hand, the cards played, breath and honour."""

    hand: list[str] = []
    played: list[str] = []
    breath: int = BREATH
    honour: int = 0


class Pending(Part):
    """A card or a strike that waits for answers."""

    seat: int
    what: str
    turned: bool = False


class Duel(State):
    """The duelling ground."""

    players: list[Duellist]
    deck: list[str]
    waiting: list[Pending] = []
    """What was played in answer to what, the newest last. The rules' own frames do the work; this is for the eyes."""
    dealt: bool = False
    turn: int = 0
    turns: int = 0
    end: str = ""


class DuellistView(Struct):
    hand: int | list[str]
    played: list[str]
    breath: int
    honour: int


class DuelView(Struct):
    players: list[DuellistView]
    deck: int
    waiting: list[tuple[int, str, bool]]
    turn: int
    turns: int
    end: str


def setup(box: Box[Duel]) -> Duel:
    return Duel({}, [Duellist() for _ in range(box.seats)], list(CARDS))


def beat(table: Table[Duel]) -> Play[None]:
    """Deal the hands; then every turn is a beat."""
    state = table.state
    if not state.dealt:
        for seat in [*table.seats] * HAND:
            draw_card(table, seat)
        state.dealt = True
        return
    yield from turn(table, state.turn)
    state.turns += 1
    state.turn = (state.turn + 1) % len(state.players)
    if state.turns == ROUNDS * len(state.players):
        state.end = "rounds"


def turn(table: Table[Duel], seat: int) -> Play[None]:
    """Strike or rest."""
    does = yield from table.choose(seat, "turn.strike", strikes, open=True)
    if isinstance(does, Strike):
        yield from strike(table, seat, does.breath)
        return
    table.state.players[seat].breath += 1
    draw_card(table, seat)


def strikes(state: Duel, seat: int) -> list[Strike | Rest]:
    return [Rest(), *(Strike(breath) for breath in (1, 2) if breath <= state.players[seat].breath)]


def strike(table: Table[Duel], seat: int, breath: int) -> Play[None]:
    """Breath first: it stays paid even if the strike is turned."""
    state = table.state
    state.players[seat].breath -= breath
    power = breath + table.roll(2, "strike")
    table.tell(Struck(seat, power))
    state.waiting.append(Pending(seat, "strike"))
    yield from answers(table)
    if not settle(table):
        honour(table, seat, power)


def answers(table: Table[Duel]) -> Play[None]:
    """A window: all who hold cards are asked, again and again until all pass. That they hold cards is no secret."""
    state = table.state
    while True:
        able = [seat for seat in clockwise(state) if state.players[seat].hand]
        said = yield from table.choose_each(able, "duel.answer", wards)
        bold = [(seat, answer.card) for seat, answer in said.items() if isinstance(answer, PlayCard)]
        if not bold:
            return
        yield from play_card(table, *bold[0])


def wards(state: Duel, seat: int) -> list[PlayCard | Pass]:
    return [*(PlayCard(card) for card in state.players[seat].hand if card.startswith("ward")), Pass()]


def play_card(table: Table[Duel], seat: int, card: str) -> Play[None]:
    """Lay a card open, let all answer it, and then, unless it was turned, do what it says."""
    state, duellist = table.state, table.state.players[seat]
    duellist.hand.remove(card)
    duellist.played.append(card)
    state.waiting.append(Pending(seat, card))
    table.learn(card)
    table.tell(CardPlayed(seat, card))
    yield from answers(table)
    if settle(table):
        return
    if card.startswith("ward"):
        state.waiting[-1].turned = True
    elif card.startswith("oath"):
        honour(table, seat, 2)
    else:
        yield from boast(table, seat)


def boast(table: Table[Duel], seat: int) -> Play[None]:
    """The others may still play oaths while the boaster takes a breath."""
    dare = yield from table.choose(seat, "boast.dare", dares, open=True, otherwise=None)
    if dare is not None:
        table.state.players[seat].breath -= dare.breath
        honour(table, seat, dare.breath)


def dares(state: Duel, seat: int) -> list[Dare]:
    return [Dare(breath) for breath in range(1, state.players[seat].breath + 1)]


def settle(table: Table[Duel]) -> bool:
    """Take the newest card or strike off; whether it was turned."""
    pending = table.state.waiting.pop()
    if pending.turned:
        table.tell(Turned(pending.what))
    return pending.turned


def honour(table: Table[Duel], seat: int, gained: int) -> None:
    """The goal ends the duel, in the middle of whatever is going on."""
    duellist = table.state.players[seat]
    duellist.honour += gained
    table.tell(Honoured(seat, gained))
    if duellist.honour >= GOAL:
        table.state.end = "goal"
        table.end()


def draw_card(table: Table[Duel], seat: int) -> None:
    if table.state.deck:
        card = table.draw(table.state.deck, "deck")
        table.state.players[seat].hand.append(card)
        table.tell_only([seat], CardDrawn(seat, card), CardDrawn(seat))


def offers(state: Duel, question: Question, seat: int) -> list[Move]:
    """Oaths and boasts, at any moment."""
    return [PlayCard(card) for card in state.players[seat].hand if not card.startswith("ward")]


def cut_in(table: Table[Duel], seat: int, move: PlayCard) -> Play[None]:
    yield from play_card(table, seat, move.card)


def holds_up(state: Duel, question: Question, seat: int) -> bool:
    """Whoever holds cards may hold an oath; what he holds is a secret."""
    return bool(state.players[seat].hand)


def clockwise(state: Duel) -> list[int]:
    seats = len(state.players)
    return [(state.turn + step) % seats for step in range(seats)]


def result(state: Duel) -> Result:
    totals = tuple(duellist.honour for duellist in state.players)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(places, totals, tuple((ScoreLine("honour", total),) for total in totals), state.end)


def view(state: Duel, seat: int | None) -> DuelView:
    """Everything but the others' hands and the order of the deck."""
    players = [
        DuellistView(each.hand if own == seat else len(each.hand), each.played, each.breath, each.honour)
        for own, each in enumerate(state.players)
    ]
    waiting = [(each.seat, each.what, each.turned) for each in state.waiting]
    return DuelView(players, len(state.deck), waiting, state.turn, state.turns, state.end)


def redraw(state: Duel, seat: int, dream: Dream) -> None:
    hidden = [state.deck, *(duellist.hand for other, duellist in enumerate(state.players) if other != seat)]
    cards = sorted(card for place in hidden for card in place)
    dream.shuffle(cards)
    for place in hidden:
        place[:] = [cards.pop() for _ in place]


def pieces(state: Duel) -> Sequence[str]:
    return sorted([*state.deck, *(card for each in state.players for card in [*each.hand, *each.played])])


GAME: Game[Duel] = Game(
    key="teaching-duel",
    title={"en": "The duel of words", "ru": "Словесная дуэль"},
    players=(2, 3),
    modes={"versus": (2, 3)},
    stage="draft",
    rules_version=1,
    state=Duel,
    moves=Strike | Rest | PlayCard | Dare | Pass,
    events=Struck | CardPlayed | Turned | CardDrawn | Honoured,
    views=DuelView,
    options=Options,
    setup=setup,
    beat=beat,
    over=lambda state: bool(state.end),
    result=result,
    view=view,
    redraw=redraw,
    pieces=pieces,
    offers=offers,
    cut_in=cut_in,
    holds_up=holds_up,
    topics={"turn.strike": (), "duel.answer": (), "boast.dare": ()},
)
