"""Camps: catalogue chapters CAMP, BOARD and the end they bring. On the map, on threats, in the mine."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.atlas.define import MAPS, TOWN, Space
from questhall.games.nearandfar.components import (
    CAMP_HEARTS,
    CAMP_SLOTS,
    MINE_CELLS,
    MORE_CAMPS,
    TRADE_GOODS,
)
from questhall.games.nearandfar.events.gains import CampTaken
from questhall.games.nearandfar.events.journey import CampPlaced
from questhall.games.nearandfar.events.setup import LastRound
from questhall.games.nearandfar.moves import CampAnywhere, MakeCamp
from questhall.games.nearandfar.rules.gains import gain_mineral, pay_hearts
from questhall.games.nearandfar.rules.hearts import food_for_hearts
from questhall.games.nearandfar.rules.icons import cards_of, icons
from questhall.games.nearandfar.state import Player, State


def slots_before(state: State) -> int:
    """NF-VAR-04  In the longer game 2 camps more are taken before all others; nothing lies under them."""
    return MORE_CAMPS if state.options.camps == "longer" else 0


def board_is_empty(state: State, player: Player) -> bool:
    """All camps of the board are placed (NF-SCORE-13)."""
    return player.camps >= len(CAMP_SLOTS) + slots_before(state)


def take_camp(table: Table[State], seat: int) -> None:
    """NF-BOARD-03  A camp leaves the board for a threat, the map or the mine.

    NF-BOARD-04  From left to right, the upper row first.
    NF-BOARD-05  A coin or gem under it is gained at once.
    NF-END-03  When the board is empty, camps of the box follow, and after them substitutes.
    NF-END-01  The camp of the last slot brings the end.
    """
    state = table.state
    player = state.players[seat]
    slot = player.camps - slots_before(state)
    player.camps += 1
    state.camped = state.round
    table.tell(CampTaken(seat, player.camps))
    if 0 <= slot < len(CAMP_SLOTS) and (mineral := CAMP_SLOTS[slot]):
        gain_mineral(table, seat, mineral)
    if board_is_empty(state, player) and not state.is_last_round:
        state.is_last_round = True
        table.tell(LastRound(seat))


def has_camp(state: State, space: Space) -> bool:
    """NF-THREAT-04  The town space always counts as holding one."""
    return space == TOWN or space in state.camps


def ways_to_camp(state: State, seat: int) -> list[MakeCamp]:
    """NF-CAMP-01  Where no camp stands,

    NF-CAMP-02  for 3 hearts.
    """
    player = state.players[seat]
    if has_camp(state, player.space):
        return []
    return [MakeCamp(food) for food in food_for_hearts(player, CAMP_HEARTS)]


def make_camp(table: Table[State], seat: int, move: MakeCamp) -> Play[None]:
    """NF-CAMP-06  After that nobody moves again in this turn."""
    pay_hearts(table, seat, CAMP_HEARTS, move.food)
    yield from place_camp(table, seat, table.state.players[seat].space)
    table.state.turn.action = "done"


def place_camp(table: Table[State], seat: int, space: Space) -> Play[None]:
    """NF-CAMP-04  A coin or gem space pays for every search symbol.

    NF-ROUTE-03  Spaces of trade routes pay nothing.
    NF-CAMP-07  A quest token stays where it is.
    """
    state = table.state
    state.camps[space] = seat
    table.tell(CampPlaced(seat, space))
    take_camp(table, seat)
    kind = MAPS[state.map].spots[space].kind
    player = state.players[seat]
    if kind == "coin" or kind == "gem":
        gain_mineral(table, seat, kind, icons(player).search)
    for card in cards_of(player):
        if card.on_camp is not None and (play := card.on_camp(table, seat)) is not None:
            yield from play


def empty_spaces(state: State, seat: int) -> list[CampAnywhere]:
    return [CampAnywhere(space) for space in range(1, len(MAPS[state.map].spots)) if space not in state.camps]


def camp_anywhere(table: Table[State], seat: int) -> Play[None]:
    """NF-ARTC-06  Mercenary Contract: a camp on any empty space of the map, at once.

    NF-ARTC-07  It costs no hearts, and pays as any camp does.
    NF-ARTC-08  A quest token on the space stays there.
    """
    answer = yield from table.choose(seat, "claim.camp", empty_spaces, otherwise=None)
    if answer is not None:
        yield from place_camp(table, seat, answer.space)


def can_anybody_camp(state: State) -> bool:
    """NF-END-05  Whether any place for a camp is left: a space, a cell of the mine, or an enemy."""
    spaces = len(state.camps) < len(MAPS[state.map].spots) - 1
    return spaces or len(state.mine) < MINE_CELLS or bool(state.threats or state.bosses)


def routes(state: State, seat: int) -> int:
    """NF-ROUTE-06  Points of trade routes:

    NF-ROUTE-04  the larger number for a sole owner,
    NF-ROUTE-05  the smaller for each of two,
    NF-ROUTE-07  none without both camps.
    """
    sheet = MAPS[state.map]
    points = 0
    for good in TRADE_GOODS:
        owners = [state.camps.get(space) for space in sheet.route_spaces[good]]
        if seat in owners and None not in owners:
            sole, shared = sheet.routes[good]
            points += sole if owners[0] == owners[1] else shared
    return points


def mammoths(state: State) -> list[Space]:
    """The spaces of the map where six-eyed mammoths graze."""
    return [space for space, spot in enumerate(MAPS[state.map].spots) if spot.mammoths]
