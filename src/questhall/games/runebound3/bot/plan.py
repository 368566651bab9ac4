"""What an action of the own turn promises on average.

Whoever looks one step ahead sees one roll, one card, one enemy, and takes luck for a plan. So the actions of a turn are
weighed by what they bring on average: in gold, action points included, with what the hero may hope for afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.runebound3.board import GEMS, PLACE_AT, PLACES, Hex, distances_from
from questhall.games.runebound3.bot.decks import adventure_worth
from questhall.games.runebound3.bot.errands import quest_worth, rumour_of, rumour_worth, story_worth
from questhall.games.runebound3.bot.goals import goals_of, healing_worth, odds_between, refilling_worth, rest_heals
from questhall.games.runebound3.bot.market import shop_worths
from questhall.games.runebound3.bot.showdown import VICTORY, is_ready, patience, villain_odds, zombie_worth
from questhall.games.runebound3.bot.study import learning_worth, training_worth
from questhall.games.runebound3.bot.travel import POINT, chart_for
from questhall.games.runebound3.bot.worth import BEATEN, GOLD, TROPHY
from questhall.games.runebound3.cards.assets.set_c import GRIFFIN_HEXES
from questhall.games.runebound3.cards.define import ABILITIES, ASSETS, STORIES
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.turn import (
    Adventure,
    AttemptQuest,
    AttemptStory,
    EndTurn,
    EngageVillain,
    FollowRumour,
    KillZombie,
    Rest,
    RollToMove,
    Shop,
    StandUp,
    Step,
    Train,
    UseAction,
)
from questhall.games.runebound3.rules.adventure import quest_of
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.shop import city_of
from questhall.games.runebound3.rules.turn import cost_of
from questhall.games.runebound3.state import State

SURE = 0.05
"""A single hex is sure; dice are not."""
BOUNTY = 2.2
"""What a won challenge brings, less the wounds."""
AT_ONCE, WORTH_LEARNING = 1000.0, 0.1
"""What costs no action point is done first, if it pays."""
TO_STAND = 6.0
"""To be able to act again."""


def best_action(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The action that promises most."""
    return max(moves, key=Turn(state, seat).promise)


class Turn:
    """A hero's turn with everything that is hoped for, worked out once for all moves."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.goals = goals_of(state, seat)
        self.chart = chart_for(self.goals, self.player)
        self.elsewhere = chart_for([goal for goal in self.goals if goal.hex != self.player.hex], self.player)
        self.stays = self.hopes(self.player.hex)

    def hopes(self, hex: Hex, *, moving: bool = False) -> float:
        """What is hoped for on a hex."""
        return self.chart.at(hex, moving=moving)

    def promise(self, move: Move) -> float:
        """What a move brings, less the action points it takes, and what is hoped for after it."""
        match move:
            case EndTurn():
                return self.stays - POINT * self.player.points
            case Learn(skill=skill):
                return self.learning(skill)
            case Step(hex=hex):
                return self.hopes(hex) - POINT + SURE
            case RollToMove():
                return self.hopes(self.player.hex, moving=True) - POINT
            case Train() | Rest() | StandUp():
                return self.stays - POINT + self.recovers(move)
        after = self.elsewhere.at(self.player.hex)
        return after - POINT * cost_of(self.state, self.seat, move) + self.gains(move)

    def learning(self, skill: str) -> float:
        """It takes no action point, so what pays is done before anything else, the best first."""
        gain = learning_worth(self.state, self.player, skill)
        return AT_ONCE + gain if gain > WORTH_LEARNING else self.stays - POINT * self.player.points + gain

    def recovers(self, move: Move) -> float:
        """What can be done anywhere."""
        player = self.player
        if isinstance(move, Train):
            return training_worth(self.state, player) + refilling_worth(self.state, player)
        if isinstance(move, StandUp) or player.is_defeated:
            return TO_STAND
        if not player.damage:
            return -SURE
        healed = float(player.damage) if player.hex in PLACE_AT else rest_heals(player, player.hex)
        return healing_worth(self.state, player, healed)

    def gains(self, move: Move) -> float:
        """What is gained by something that can be done on this hex."""
        state, player = self.state, self.player
        match move:
            case Adventure():
                return adventure_worth(state, player, GEMS[player.hex])
            case Shop():
                return shop_worths(state, player)[city_of(player) or ""]
            case KillZombie():
                return zombie_worth(state, player, player.hex)
            case EngageVillain():
                odds = villain_odds(state, player, player.damage)
                return VICTORY * odds if is_ready(state, player) else -VICTORY
            case UseAction(ability=id):
                return self.using(id)
        return self.errand(move)

    def errand(self, move: Move) -> float:
        """A quest, a rumour, a story; anything else is idle."""
        state, player = self.state, self.player
        match move:
            case AttemptQuest(quest=id):
                return patience(state) * quest_worth(state.scenario, player, quest_of(id))
            case FollowRumour(rumour=id):
                return patience(state) * rumour_worth(state.scenario, player, rumour_of(id))
            case AttemptStory(story=id):
                return story_worth(state, player, STORIES[id])
        return -SURE

    def using(self, ability: str) -> float:
        """Actions printed on cards: goods are sold, the rest is known by name."""
        state, player = self.state, self.player
        for asset in player.assets:
            if ability == f"sell_{asset}":
                return GOLD * patience(state) * (ASSETS[asset].trade + bonus(player, "trader"))
        match ability:
            case "bounty":
                return self.challenging()
            case "griffin_flight":
                return self.flying()
            case "smugglers_passage_sail":
                return self.sailing() - GOLD * ABILITIES[ability].gold
            case "generous_offering_trophy":
                return TROPHY - GOLD * ABILITIES[ability].gold
        return -GOLD * ABILITIES[ability].gold

    def flying(self) -> float:
        """To the best place within reach of the griffin."""
        far = distances_from(self.player.hex)
        near = {goal.hex for goal in self.goals if 0 < far[goal.hex] <= GRIFFIN_HEXES}
        return max((self.hopes(hex) for hex in near), default=0.0) - self.stays

    def sailing(self) -> float:
        """To the best of the other cities."""
        cities = [place.hex for place in PLACES if place.kind == "city" and place.hex != self.player.hex]
        return max(map(self.hopes, cities)) - self.stays

    def challenging(self) -> float:
        """Corbin's bounty: the weakest of those who stand here."""
        player = self.player
        here = [each for each in self.state.players if each is not player and each.hex == player.hex]
        odds = max((odds_between(player, each) for each in here if not each.is_defeated), default=0.0)
        return odds * BOUNTY - (1 - odds) * BEATEN
