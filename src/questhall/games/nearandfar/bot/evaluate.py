"""How good a position looks to a seat, and which of the offered moves are worth a look: mostly one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Move
from questhall.games.nearandfar.bot import choices
from questhall.games.nearandfar.bot.journey import Way, from_here, from_town
from questhall.games.nearandfar.bot.outlook import outlook, rivals
from questhall.games.nearandfar.bot.town import visit_worth
from questhall.games.nearandfar.bot.worth import HEART, best_icons, blend, fuel, turns_left
from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.components import BUILDINGS
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    BuyTalent,
    CampAnywhere,
    Challenge,
    ChangeReputation,
    ChooseOption,
    Claim,
    Dig,
    DiscardArtifact,
    Done,
    Draft,
    DrawArtifacts,
    FightBoss,
    FightThreat,
    GiveGood,
    Harvest,
    Hire,
    Join,
    Keep,
    LoadTreasure,
    MakeCamp,
    ReplaceRow,
    ReturnAnimal,
    SearchHut,
    Sell,
    SetOut,
    SpendHearts,
    TakeAnimal,
    TakeQuest,
    UseTreasure,
    Visit,
    Walk,
)
from questhall.games.nearandfar.rules.icons import added_up
from questhall.games.nearandfar.state import Player, State, in_town, treasures_of

Answer = Callable[[State, int, Sequence[Move]], Move]
DONE = Done()
IDLE_TURN, GOOD_TURN = 0.5, 2.2


def evaluate(state: State, seat: int, moves: Sequence[Any] = ()) -> float:
    """Points so far and to come, less what the others have."""
    return outlook(state, seat) - rivals(state, seat)


def shortlist(state: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
    """The one answer that looks best on paper; of cut-ins those that are worth a closer look."""
    if all(isinstance(move, Claim | UseTreasure | ReturnAnimal) for move in moves):
        return cut_ins(state, seat, moves)
    answer = answer_for(moves)
    return [answer(state, seat, moves)] if answer is not None else moves


def cut_ins(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Claims, the most points first; hearts are kept for later."""
    claims = [move for move in moves if isinstance(move, Claim)]
    return sorted(claims, key=lambda move: -ARTIFACTS[move.artifact].points)


def answer_for(moves: Sequence[Move]) -> Answer | None:
    """Who answers a question: the kinds of moves say what is being asked."""
    for move in moves:
        if type(move) in ANSWERS:
            return ANSWERS[type(move)]
    return None


def turn(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The best visit against the best walk."""
    player = state.players[seat]
    options: list[tuple[float, int, Move]] = []
    away = 0.0 if in_town(player) else town_fuel(state, player) - fuel(state, player, turns_left(state))
    usual = usual_turn(state, seat)
    for place, move in enumerate(moves):
        match move:
            case Visit():
                options.append((visit_worth(state, seat, move.building) + away, -place, move))
            case SetOut():
                way = from_town(state, seat, team_icons(player, move), usual)
                options.append((way.worth - town_fuel(state, player), -place, move))
    if not in_town(player):
        way = from_here(state, seat, usual)
        options.append((way.worth - fuel(state, player, turns_left(state)), 0, first_move(way, player, moves)))
    return max(options, key=lambda option: option[:2])[2]


def usual_turn(state: State, seat: int) -> float:
    """What a turn in town brings, if anything is to be had there."""
    best = max(visit_worth(state, seat, building) for building in BUILDINGS)
    return min(max(best, IDLE_TURN), GOOD_TURN)


def town_fuel(state: State, player: Player) -> float:
    """What the hearts of a team that would set out next are worth."""
    return blend(HEART, 0.0, turns_left(state)) * min(13, best_icons(player).hearts)


def team_icons(player: Player, move: SetOut) -> Any:
    return added_up((*move.team, *treasures_of(player), *player.artifacts, *player.keepsakes))


def first_move(way: Way, player: Player, moves: Sequence[Move]) -> Move:
    """The first thing to do on a way."""
    steps = [move for move in moves if isinstance(move, Walk) and move.space == way.first]
    if way.first != player.space and steps:
        return steps[0]
    if way.quest and TakeQuest() in moves:
        return TakeQuest()
    camps = [move for move in moves if isinstance(move, MakeCamp)]
    return camps[0] if way.camp and camps else DONE


def go_on(state: State, seat: int, moves: Sequence[Move]) -> Move:
    return first_move(from_here(state, seat, usual_turn(state, seat)), state.players[seat], moves)


def yes(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """Food and treasure are taken."""
    return moves[0]


ANSWERS: dict[type[Move], Answer] = {
    Visit: turn,
    Walk: go_on,
    TakeQuest: go_on,
    MakeCamp: go_on,
    FightThreat: choices.meet,
    FightBoss: choices.meet,
    AvoidByAnimal: choices.meet,
    SpendHearts: choices.raise_it,
    Challenge: choices.enter,
    ChooseOption: choices.option,
    LoadTreasure: choices.load,
    Join: choices.join,
    Hire: choices.hire,
    ReplaceRow: choices.hire,
    DrawArtifacts: choices.store,
    Dig: choices.dig,
    Sell: choices.hall,
    ChangeReputation: choices.hall,
    DiscardArtifact: choices.hall,
    GiveGood: choices.give,
    Draft: choices.draft,
    Keep: choices.keep,
    CampAnywhere: choices.camp_anywhere,
    BuyTalent: choices.talent,
    TakeAnimal: choices.animal,
    UseTreasure: choices.defend,
    Harvest: yes,
    SearchHut: yes,
}
