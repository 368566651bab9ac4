"""The saloon: catalogue chapter SALOON. Hiring, discounts, another row."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import ADVENTURERS, Cost
from questhall.games.nearandfar.components import ROW
from questhall.games.nearandfar.events.town import Hired, RowFilled, RowReplaced
from questhall.games.nearandfar.moves import Done, Hire, ReplaceRow
from questhall.games.nearandfar.rules.gains import flags, pay
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.rules.team import join
from questhall.games.nearandfar.state import Player, State

DONE = Done()


def draw_adventurer(table: Table[State]) -> str | None:
    """NF-SALOON-17  When the bag is empty, those set aside return to it."""
    state = table.state
    if not state.bag:
        state.bag, state.aside = state.aside, []
    return table.draw(state.bag, "bag") if state.bag else None


def fill_row(table: Table[State]) -> list[str]:
    """NF-SETUP-05  Five adventurers lie face up in the row.

    NF-SALOON-07  After a hire another comes from the bag.
    """
    state = table.state
    came: list[str] = []
    while len(state.row) < ROW and (newcomer := draw_adventurer(table)) is not None:
        state.row.append(newcomer)
        came.append(newcomer)
    return came


def price(player: Player, adventurer: str) -> int:
    """NF-SALOON-08  A coin less for each flag of the tribe in team, reserve and tokens,

    NF-SALOON-09  and one less for its chief;
    NF-SALOON-10  never below 0.
    NF-SALOON-11  Flags on artifacts do not count.
    """
    token = ADVENTURERS[adventurer]
    return max(0, token.price - flags(player, token.tribe) - (token.tribe in player.chiefs))


def ways_to_hire(state: State, seat: int) -> list[Hire]:
    """NF-SALOON-01  One adventurer of the row, for coins."""
    player = state.players[seat]
    return [Hire(one) for one in state.row if can_pay(player, Cost(coins=price(player, one)))]


def hire(table: Table[State], seat: int, move: Hire) -> Play[None]:
    state = table.state
    player = state.players[seat]
    coins = price(player, move.adventurer)
    state.row.remove(move.adventurer)
    table.tell(Hired(seat, move.adventurer, coins))
    pay(table, seat, coins_for(player, Cost(coins=coins)))
    yield from join(table, seat, move.adventurer)
    for newcomer in fill_row(table):
        table.tell(RowFilled(newcomer))


def replace_row(table: Table[State], seat: int) -> None:
    """NF-SALOON-14  A food for another row.

    NF-SALOON-15  The old one is set aside.
    """
    state = table.state
    pay(table, seat, Cost(food=1))
    old, state.row = state.row, []
    fill_row(table)
    state.aside += old
    if len(state.row) < ROW:  # the bag did not hold five: those just set aside are mixed in
        fill_row(table)
    table.tell(RowReplaced(seat, tuple(state.row)))


def visit_saloon(table: Table[State], seat: int) -> Play[None]:
    """NF-SALOON-16  The row may be replaced before or after the hire, each once."""
    visit = table.state.turn.visit
    assert visit is not None
    while True:
        answer = yield from table.choose(seat, "saloon.action", saloon_moves, True)
        match answer:
            case Hire():
                visit.done.append("hire")
                yield from hire(table, seat, answer)
            case ReplaceRow():
                visit.done.append("row")
                replace_row(table, seat)
            case Done():
                return


def saloon_moves(state: State, seat: int) -> list[Hire | ReplaceRow | Done]:
    visit = state.turn.visit
    assert visit is not None
    moves: list[Hire | ReplaceRow | Done] = []
    if "hire" not in visit.done:
        moves += ways_to_hire(state, seat)
    if "row" not in visit.done and state.players[seat].food:
        moves.append(ReplaceRow())
    return [*moves, DONE]


def hire_once(table: Table[State], seat: int) -> Play[None]:
    """NF-TREC-08  Rusty Bell: hire an adventurer in the mine as in the saloon, before or after digging, or nobody."""
    visit = table.state.turn.visit
    assert visit is not None
    answer = yield from table.choose(seat, "mine.hire", hire_or_not, True)
    if isinstance(answer, Hire):
        visit.done.append("hire")
        yield from hire(table, seat, answer)


def hire_or_not(state: State, seat: int) -> list[Hire | Done]:
    return [*ways_to_hire(state, seat), DONE]
