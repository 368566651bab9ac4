"""A hero's turn: three action points and what may be done with them. Catalogue chapters ACTN, TURN, REST."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import GEMS, NEIGHBOURS, PLACE_AT, TERRAIN, Hex
from questhall.games.runebound3.cards.define import ALL
from questhall.games.runebound3.dice import DICE_IN_THE_BOX, matches
from questhall.games.runebound3.events.hero import HeroStands
from questhall.games.runebound3.events.rounds import TurnBegan
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.moves.turn import (
    Adventure,
    AttemptQuest,
    AttemptStory,
    EndTurn,
    EngageVillain,
    FollowRumour,
    Idle,
    KillZombie,
    Rest,
    RollToMove,
    Shop,
    StandUp,
    Step,
    Train,
    UseAction,
)
from questhall.games.runebound3.rules.adventure import (
    adventure,
    attempt_quest,
    begin_fight,
    follow_rumour,
    quests_here,
    rumours_here,
)
from questhall.games.runebound3.rules.bonuses import abilities, ability_of, bonus
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.learning import learn, learnable, train
from questhall.games.runebound3.rules.movement import enter, move_by_dice
from questhall.games.runebound3.rules.parties import can_use, use
from questhall.games.runebound3.rules.scenario import VILLAIN
from questhall.games.runebound3.rules.shop import city_of, shop
from questhall.games.runebound3.rules.story import attempt_story, stories_here
from questhall.games.runebound3.rules.terrain import reroll, rerolls, roll_terrain, the_roll
from questhall.games.runebound3.rules.zombies import kill_zombie
from questhall.games.runebound3.state import State

ACTION_POINTS = 3
ADVENTURE_COSTS = 2
ADVENTURE, ROLL_TO_MOVE, REST, SHOP = Adventure(), RollToMove(), Rest(), Shop()
TRAIN, IDLE, STAND_UP, END_TURN, DONE = Train(), Idle(), StandUp(), EndTurn(), Done()
ENGAGE_VILLAIN, KILL_ZOMBIE = EngageVillain(), KillZombie()
STEPS: tuple[tuple[Step, ...], ...] = tuple(tuple(map(Step, near)) for near in NEIGHBOURS)
"""R3-MOVE-11  A simple move goes to any neighbouring hex, whatever its terrain,

R3-RIVER-03  also across a river.
"""


def begin_turn(table: Table[State], seat: int) -> None:
    """R3-ACTN-01  Three action points."""
    player = table.state.players[seat]
    player.points, player.used = ACTION_POINTS, []
    for each in table.state.players:
        each.trades = 0
    table.tell(TurnBegan(seat, table.state.round + 1))


def take_turn(table: Table[State]) -> Play[None]:
    """One thing of a turn: an action, a skill learned, or the end.

    R3-TURN-01  When a player is done with actions, skills and abilities, the turn passes on.
    """
    state = table.state
    seat = state.active
    answer = yield from table.choose(seat, "turn.act", turn_moves, open=True, always=may_study(state, seat))
    if isinstance(answer, EndTurn):
        end_turn(table)
        return
    if isinstance(answer, Learn):
        yield from learn(table, seat, answer.skill)
        return
    state.players[seat].points -= cost_of(state, seat, answer)
    yield from ACTIONS[type(answer)](table, seat, answer)


def may_study(state: State, seat: int) -> bool:
    """Whether somebody else must think that a skill could still be learned: the hand is a secret, its size is not."""
    player = state.players[seat]
    return bool(player.trophies and player.hand)


def end_turn(table: Table[State]) -> None:
    """Every player takes one turn, then the round is over."""
    state = table.state
    state.players[state.active].points = 0
    state.queue.pop(0)
    if state.queue:
        state.active = state.queue[0]
        begin_turn(table, state.active)
    else:
        state.phase = "round end"


def cost_of(state: State, seat: int, move: Move) -> int:
    """What an action costs.

    R3-ACTN-05  An adventure costs two action points, everything else one.
    R3-GOLD-02  Where a card says otherwise, the card wins,
    R3-GOLD-03  but only where it does: everything else about the adventure stays.
    R3-REST-01  A rest costs one.
    """
    if not isinstance(move, Adventure):
        return 1
    player = state.players[seat]
    if bonus(player, "adventurer") and "adventurer" not in player.used:
        return ADVENTURE_COSTS - 1
    return ADVENTURE_COSTS


def turn_moves(state: State, seat: int) -> Sequence[Move]:
    """R3-DELAY-02  Skills can be learned whatever the hero can do,

    R3-DEF-11  by defeated heroes too.
    """
    return [*actions(state, seat), *learnable(state, seat), END_TURN]


def actions(state: State, seat: int) -> list[Move]:
    """R3-ACTN-02  What action points can be spent on.

    R3-ACTN-04  The same action may come several times in one turn.
    R3-ADV-02  One action point is not enough for an adventure,
    R3-ADV-03  and the gem must lie face up.
    R3-DEF-08  A defeated hero can only rest,
    R3-DEF-09  and so engages nobody.
    R3-DELAY-01  A delayed one must stand up first;
    R3-DELAY-03  if both, he rests until he is defeated no longer, and then stands up.
    """
    player = state.players[seat]
    if not player.points:
        return []
    if player.is_defeated:
        return [REST]
    if player.is_delayed:
        return [STAND_UP]
    moves: list[Move] = [ROLL_TO_MOVE, *STEPS[player.hex], REST, TRAIN, IDLE]
    if city_of(player) is not None:
        moves.append(SHOP)
    if player.hex in GEMS and player.hex in state.gems and player.points >= cost_of(state, seat, ADVENTURE):
        moves.append(ADVENTURE)
    return moves + errands(state, seat)


def errands(state: State, seat: int) -> list[Move]:
    """Actions of cards, of the scenario and of places."""
    player = state.players[seat]
    moves: list[Move] = [AttemptQuest(id) for id in quests_here(state, seat)]
    moves += [FollowRumour(id) for id in rumours_here(state, seat)]
    moves += [AttemptStory(id) for id in stories_here(state, seat)]
    moves += [UseAction(each.id) for each in abilities(state, seat, "action") if can_use(state, seat, each)]
    if state.villain == player.hex:
        moves.append(ENGAGE_VILLAIN)
    if player.hex in state.zombies:
        moves.append(KILL_ZOMBIE)
    return moves


# The actions


def do_adventure(table: Table[State], seat: int, move: Adventure) -> Play[None]:
    player = table.state.players[seat]
    if bonus(player, "adventurer"):
        player.used.append("adventurer")
    yield from adventure(table, seat)


def do_rest(table: Table[State], seat: int, move: Rest) -> Play[None]:
    """R3-REST-02  In a city, settlement, shrine or fortress everything heals.

    R3-CITY-05  In a city,
    R3-TOWN-03  in a settlement,
    R3-SHRINE-03  in a shrine
    R3-FORT-03  and in a fortress.
    R3-REST-03  In the wilderness five dice say how much.
    R3-HEAL-02  Who has no damage may rest all the same.
    """
    hex = table.state.players[seat].hex
    if hex in PLACE_AT:
        heal(table, seat, ALL)
    else:
        yield from rest_in_the_wilderness(table, seat, hex)


def rest_in_the_wilderness(table: Table[State], seat: int, hex: Hex) -> Play[None]:
    """R3-REST-07  Five dice, whatever the speed.

    R3-WILD-02  Each that matches the terrain heals one damage.
    R3-REST-05  A defeated hero whom none heals is still defeated.
    R3-REST-08  They may be rerolled by exerting.
    R3-REST-06  The terrain counts, not the road upon it.
    R3-REST-04  Perhaps nothing heals.
    """
    state = table.state
    roll_terrain(table, seat, DICE_IN_THE_BOX, "rest")
    while True:
        answer = yield from table.choose(
            seat, "rest.dice", lambda state, seat: [DONE, *rerolls(state, seat)], open=True
        )
        if not isinstance(answer, RerollDie):
            break
        yield from reroll(table, seat, answer.die)
    found = sum(matches(face, TERRAIN[hex]) for face in the_roll(state).dice)
    state.rolled = None
    heal(table, seat, found + bonus(state.players[seat], "rest"))


def stand_up(table: Table[State], seat: int, move: StandUp) -> Play[None]:
    table.state.players[seat].is_delayed = False
    table.tell(HeroStands(seat))
    yield from ()


def do_kill_zombie(table: Table[State], seat: int, move: KillZombie) -> Play[None]:
    kill_zombie(table, seat)
    yield from ()


def engage_villain(table: Table[State], seat: int, move: EngageVillain) -> Play[None]:
    """R3-SCARD-04  The scenario card is turned to the villain's side."""
    begin_fight(table.state, seat, VILLAIN[table.state.scenario], "villain")
    yield from ()


def idle(table: Table[State], seat: int, move: Idle) -> Play[None]:
    """R3-ACTN-07  An action point spent on nothing."""
    yield from ()


ACTIONS: dict[type[Any], Callable[[Table[State], int, Any], Play[None]]] = {
    Adventure: do_adventure,
    Step: lambda table, seat, move: enter(table, seat, move.hex),
    RollToMove: lambda table, seat, move: move_by_dice(table, seat),
    Rest: do_rest,
    Shop: lambda table, seat, move: shop(table, seat),
    Train: lambda table, seat, move: train(table, seat),
    Idle: idle,
    StandUp: stand_up,
    UseAction: lambda table, seat, move: use(table, seat, ability_of(move.ability)),
    AttemptQuest: lambda table, seat, move: attempt_quest(table, seat, move.quest),
    FollowRumour: lambda table, seat, move: follow_rumour(table, seat, move.rumour),
    AttemptStory: lambda table, seat, move: attempt_story(table, seat, move.story),
    EngageVillain: engage_villain,
    KillZombie: do_kill_zombie,
}
