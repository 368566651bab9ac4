"""Visiting the town: catalogue chapters TOWN and VISIT. Which building, who stands there, what a visit brings."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Play, Table
from questhall.games.nearandfar.components import BUILDINGS, Building
from questhall.games.nearandfar.events.town import GemSought, Visited
from questhall.games.nearandfar.moves import Visit as VisitMove
from questhall.games.nearandfar.rules.buildings import visit_farm, visit_hut, visit_mine, visit_stables
from questhall.games.nearandfar.rules.duel import win_entry
from questhall.games.nearandfar.rules.gains import gain_coins, gain_food, gain_gems
from questhall.games.nearandfar.rules.hearts import roll_die
from questhall.games.nearandfar.rules.icons import cards_of
from questhall.games.nearandfar.rules.saloon import visit_saloon
from questhall.games.nearandfar.rules.store import visit_store
from questhall.games.nearandfar.rules.town_hall import visit_town_hall
from questhall.games.nearandfar.state import Player, State, Visit

ACTIONS: dict[Building, Callable[[Table[State], int], Play[None]]] = {
    "town_hall": visit_town_hall,
    "saloon": visit_saloon,
    "stables": visit_stables,
    "store": visit_store,
    "farm": visit_farm,
    "hut": visit_hut,
    "mine": visit_mine,
}
VISITS = tuple(map(VisitMove, BUILDINGS))
BIRDS_FOR_A_BREEDER = 2
LUCKY = 4
"""NF-TAL-27  From this roll on a gem is found."""


def ways_to_visit(player: Player) -> list[VisitMove]:
    """NF-TOWN-03  Any building but the one where the turn began,

    NF-TOWN-04  and from anywhere on the map.
    """
    return [visit for visit in VISITS if visit.building != player.place]


def visit(table: Table[State], seat: int, move: VisitMove) -> Play[None]:
    """NF-TOWN-01  Move to a building and carry out its action.

    NF-VISIT-01  What cards and talents bring for a visit comes even if the action is not taken.
    """
    state = table.state
    state.turn.action = "visit"
    state.turn.visit = Visit(move.building)
    state.players[seat].place = move.building
    table.tell(Visited(seat, move.building))
    if (yield from win_entry(table, seat)):
        yield from visit_bonuses(table, seat, move.building)
        yield from ACTIONS[move.building](table, seat)
    state.turn.visit = None
    state.turn.action = "done"


def visit_bonuses(table: Table[State], seat: int, building: Building) -> Play[None]:
    """NF-ARTC-11  They come before the action, so that they can pay for it."""
    player = table.state.players[seat]
    talent_bonus(table, seat, building)
    for card in cards_of(player):
        for effect in (card.on_visit.get(building), card.on_any_visit):
            if effect is not None and (play := effect(table, seat)) is not None:
                yield from play


def talent_bonus(table: Table[State], seat: int, building: Building) -> None:
    """What talents bring for a visit.

    NF-TAL-10  Potion Brewing: a food in the hut.
    NF-TAL-12  Piano Playing: a food in the saloon.
    NF-TAL-23  Pack Bird Breeding: a coin in the stables for whoever has two;
    NF-DAY-09  turtles count for it as well.
    """
    player = table.state.players[seat]
    talents = player.sheet.talents
    match building:
        case "hut" if "potion_brewing" in talents:
            gain_food(table, seat, 1)
        case "saloon" if "piano_playing" in talents:
            gain_food(table, seat, 1)
        case "stables" if "pack_bird_breeding" in talents and len(player.animals) >= BIRDS_FOR_A_BREEDER:
            gain_coins(table, seat, 1)
        case "mine" if "spelunking" in talents:
            roll = roll_die(table)
            table.tell(GemSought(seat, roll))
            gain_gems(table, seat, int(roll >= LUCKY))
