"""Adventuring: catalogue chapters LEAVE, MOVE, TREAS and the special rules of maps. Leave town, move, quest, camp."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.atlas.define import MAPS, TOWN, Space, Symbol
from questhall.games.nearandfar.components import MOST_HEARTS_LEAVING
from questhall.games.nearandfar.events.journey import LeftTown, Walked
from questhall.games.nearandfar.moves import Done, MakeCamp, SetOut, TakeQuest, Walk
from questhall.games.nearandfar.rules.camps import has_camp, make_camp, ways_to_camp
from questhall.games.nearandfar.rules.gains import draw_treasure, pay_hearts
from questhall.games.nearandfar.rules.hearts import food_for_hearts
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.rules.threats import is_anybody_left, meet_threat
from questhall.games.nearandfar.state import Player, State

JourneyMove = Walk | TakeQuest | MakeCamp | Done
DONE = Done()


def leave_town(table: Table[State], seat: int, move: SetOut) -> None:
    """NF-LEAVE-03  Assemble the team, recount the hearts, stand on the town space.

    NF-LEAVE-05  The marker is set to all hearts of team and cards;
    NF-LEAVE-06  13 is the most,
    NF-LEAVE-07  and what was left from earlier turns is gone.
    NF-SALOON-05  Only now do team and reserve change places.
    """
    player = table.state.players[seat]
    everybody = [*player.team, *player.reserve]
    player.team = [*move.team]
    player.reserve = [member for member in everybody if member not in move.team]
    player.hearts = min(icons(player).hearts, MOST_HEARTS_LEAVING)
    player.place, player.space = "map", TOWN
    table.tell(LeftTown(seat, move.team, player.hearts))


def begin_moving(state: State, seat: int) -> None:
    state.turn.action = "moving"
    state.turn.start = state.players[seat].space


def adventure(table: Table[State], seat: int, answer: JourneyMove | None) -> Play[None]:
    """NF-LEAVE-01  Leaving town and moving may happen in one turn.

    NF-MOVE-01  Move, then perhaps the quest, then perhaps a camp.
    NF-REF-01  The order is fixed.
    """
    state = table.state
    while True:
        if answer is None:
            answer = yield from table.choose(seat, "journey.next", next_moves, True)
        match answer:
            case Walk():
                yield from walk(table, seat, answer)
            case TakeQuest():
                state.turn.action = "arrived"
                yield from take_quest(table, seat)
            case MakeCamp():
                yield from make_camp(table, seat, answer)
            case Done():
                state.turn.action = "done"
        if state.turn.action == "done":
            return
        answer = None


def next_moves(state: State, seat: int) -> list[JourneyMove]:
    """What can be done where the standee is: go on, take the quest, make camp, or end the turn here."""
    player = state.players[seat]
    moves: list[JourneyMove] = [*ways_to_walk(state, seat)]
    if state.turn.action != "arrived" and player.space in state.quests:
        moves.append(TakeQuest())
    return [*moves, *ways_to_camp(state, seat), DONE]


def ways_to_walk(state: State, seat: int) -> list[Walk]:
    """NF-MOVE-07  As far as the movement goes, or less.

    NF-MOVE-08  The same path again, if one likes, and for hearts again.
    A step whose hearts cannot be paid is not offered (NF-MAP-03).
    """
    player, turn = state.players[seat], state.turn
    if turn.action == "arrived" or turn.steps >= movement(player, turn):
        return []
    return [
        Walk(space, food)
        for space in MAPS[state.map].neighbours[player.space]
        for food in food_for_hearts(player, hearts_of_step(state, player, space))
    ]


def hearts_of_step(state: State, player: Player, space: Space) -> int:
    """What a step costs.

    NF-MOVE-09  An empty space that is left costs a heart, but not the one where the move began.
    NF-LEAVE-10  The town space is never empty.
    NF-MAP-02  Map 5: entering water costs one as well, whether a camp stands there or not.
    """
    water = int(MAPS[state.map].spots[space].water)
    return water + int(leaves_empty(state, player) and not free_leaves(state, player))


def leaves_empty(state: State, player: Player) -> bool:
    start = state.turn.start if state.turn.action else player.space
    return player.space != start and not has_camp(state, player.space)


def free_leaves(state: State, player: Player) -> int:
    """Empty spaces that can still be left for nothing in this turn.

    NF-DAY-04  One for each turtle,
    NF-ARTC-15  and one for the Spices.
    """
    turtles = sum(beast.kind == "turtle" for beast in player.animals)
    return max(0, turtles + ("spices" in player.artifacts) - state.turn.freed)


def symbol_between(state: State, here: Space, there: Space) -> Symbol:
    """The symbol of a path while it is active.

    NF-THREAT-03  With camps on both sides, of any colour, a threat is not,
    NF-TREAS-03  nor is a treasure.
    """
    if has_camp(state, here) and has_camp(state, there):
        return ""
    return MAPS[state.map].symbols[here, there]


def walk(table: Table[State], seat: int, move: Walk) -> Play[None]:
    """NF-MOVE-04  A step along a path.

    NF-THREAT-06  What the space costs is paid before the fight on the way.
    NF-MOVE-05  Symbols are no spaces: nobody stops on them.
    NF-TREAS-01  Passing a treasure symbol draws a treasure,
    NF-TREAS-02  each time.
    NF-LEAVE-09  On the town space hearts stay as they are: nobody leaves town there.
    """
    state = table.state
    player, turn = state.players[seat], state.turn
    left_empty = leaves_empty(state, player)
    leaving = int(left_empty and not free_leaves(state, player))
    turn.freed += left_empty and not leaving
    pay_hearts(table, seat, leaving, min(move.food, leaving))
    symbol = symbol_between(state, player.space, move.space)
    turn.steps += 1
    if symbol == "threat" and is_anybody_left(state):
        yield from meet_threat(table, seat, move.space)
        if turn.action == "done":
            return
    if not wade(table, seat, move, max(0, move.food - leaving)):
        return
    player.space = move.space
    table.tell(Walked(seat, move.space))
    if symbol == "treasure":
        yield from draw_treasure(table, seat)


def wade(table: Table[State], seat: int, move: Walk, food: int) -> bool:
    """Whether the space can be entered, which asks for a heart where there is water.

    NF-MAP-03  Whoever has spent it on the way, in a fight, goes back.
    """
    state = table.state
    player = state.players[seat]
    if not MAPS[state.map].spots[move.space].water:
        return True
    ways = food_for_hearts(player, 1)
    if not ways:
        table.tell(Walked(seat, player.space))
        return False
    pay_hearts(table, seat, 1, food if food in ways else ways[0])
    return True
