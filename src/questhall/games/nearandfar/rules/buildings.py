"""Stables, farm, hut and mine: catalogue chapters STABLE, FARM, HUT, MINE and the day side of the town."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import Cost
from questhall.games.nearandfar.components import (
    MINE_CELLS,
    MINE_COLUMN_PAYS,
    MINE_COLUMNS,
    MINE_ENTRANCE,
    MINE_RENOWN,
    MINE_ROW_PAYS,
    MINE_ROWS,
    MINE_SKILL,
    MOST_PACK_ANIMALS,
)
from questhall.games.nearandfar.events.town import Dug, TreasuresShown
from questhall.games.nearandfar.moves import Dig, Done, Harvest, SearchHut, TakeAnimal
from questhall.games.nearandfar.rules.camps import take_camp
from questhall.games.nearandfar.rules.gains import (
    can_keep_treasure,
    change_reputation,
    draw_treasure,
    gain_animal,
    gain_food,
    gain_mineral,
    load_treasure,
    pay,
    take_from_deck,
)
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.saloon import hire_once
from questhall.games.nearandfar.state import State, treasures_of

DONE = Done()
SHOWN_BY_DAY = 3
BIRD, TURTLE = Cost(food=1), Cost(gems=1)


def visit_stables(table: Table[State], seat: int) -> Play[None]:
    """NF-STABLE-01  A pack bird for a food,

    NF-STABLE-03  one a visit.
    NF-DAY-02  By day instead a pack turtle for a gem.
    """
    answer = yield from table.choose(seat, "stables.action", stable_moves, True)
    if isinstance(answer, TakeAnimal):
        pay(table, seat, BIRD if answer.kind == "bird" else TURTLE)
        gain_animal(table, seat, answer.kind)


def stable_moves(state: State, seat: int) -> list[TakeAnimal | Done]:
    player = state.players[seat]
    if not state.birds or len(player.animals) >= MOST_PACK_ANIMALS:
        return [DONE]
    moves: list[TakeAnimal | Done] = [TakeAnimal("bird")] if player.food else []
    if state.options.town == "day" and player.gems:
        moves.append(TakeAnimal("turtle"))
    return [*moves, DONE]


def visit_farm(table: Table[State], seat: int) -> Play[None]:
    """NF-FARM-01  A food for each skill symbol."""
    answer = yield from table.choose(seat, "farm.action", farm_moves, True)
    if isinstance(answer, Harvest):
        gain_food(table, seat, icons(table.state.players[seat]).skill)


def farm_moves(state: State, seat: int) -> list[Harvest | Done]:
    return [Harvest(), DONE]


def visit_hut(table: Table[State], seat: int) -> Play[None]:
    """NF-HUT-01  A treasure for whoever has a pack animal.

    NF-DAY-10  By day three are shown, and one of them is kept.
    """
    answer = yield from table.choose(seat, "hut.action", hut_moves, True)
    if isinstance(answer, Done):
        return
    if table.state.options.town == "dusk":
        yield from draw_treasure(table, seat)
        return
    drawn = take_from_deck(table, SHOWN_BY_DAY)
    if drawn:
        table.tell(TreasuresShown(seat, tuple(drawn)))
        table.state.turn.shown = drawn
        yield from load_treasure(table, seat)


def hut_moves(state: State, seat: int) -> list[SearchHut | Done]:
    has_treasure = state.treasures or state.discarded_treasures
    return [SearchHut(), DONE] if has_treasure and can_keep_treasure(state.players[seat]) else [DONE]


def visit_mine(table: Table[State], seat: int) -> Play[None]:
    """NF-MINE-01  A camp in a cell, and its reward; who then has not hired by the rusty bell is asked once more."""
    state = table.state
    answer = yield from table.choose(seat, "mine.action", mine_moves, True)
    if isinstance(answer, Dig):
        dig(table, seat, answer.cell)
        has_hired = state.turn.visit is not None and "hire" in state.turn.visit.done
        if "rusty_bell" in treasures_of(state.players[seat]) and not has_hired:
            yield from hire_once(table, seat)


def mine_moves(state: State, seat: int) -> list[Dig | Done]:
    """NF-MINE-03  Only where the skill suffices."""
    skill = icons(state.players[seat]).skill
    return [*(Dig(cell) for cell in open_cells(state) if MINE_SKILL[cell] <= skill), DONE]


def open_cells(state: State) -> list[int]:
    """NF-MINE-04  First the entrance,

    NF-MINE-05  then cells beside a camp of any colour,
    NF-MINE-06  where no camp stands.
    """
    if not state.mine:
        return [MINE_ENTRANCE]
    return [cell for cell in range(MINE_CELLS) if cell not in state.mine and any(n in state.mine for n in beside(cell))]


def beside(cell: int) -> list[int]:
    """The cells above, below, left and right."""
    row, column = divmod(cell, MINE_COLUMNS)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * MINE_COLUMNS + c for r, c in around if 0 <= r < MINE_ROWS and 0 <= c < MINE_COLUMNS]


def dig(table: Table[State], seat: int, cell: int) -> None:
    """NF-MINE-07  The next camp of the board goes on the cell.

    NF-MINE-08  Column and row pay.
    NF-DAY-11  By day some cells bring a reputation too.
    """
    state = table.state
    state.mine[cell] = seat
    table.tell(Dug(seat, cell))
    take_camp(table, seat)
    row, column = divmod(cell, MINE_COLUMNS)
    for mineral in (MINE_COLUMN_PAYS[column], *MINE_ROW_PAYS[row]):
        gain_mineral(table, seat, mineral)
    if state.options.town == "day" and cell in MINE_RENOWN:
        change_reputation(table, seat, 1)
