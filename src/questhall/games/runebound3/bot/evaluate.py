"""How good a position looks to a seat: what the hero is, has and may hope for; and which moves are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.engine import Move
from questhall.games.runebound3.bot import choices
from questhall.games.runebound3.bot.blows import combat_shortlist, token_shortlist
from questhall.games.runebound3.bot.decks import deck_worth, spoils
from questhall.games.runebound3.bot.duel import odds_in
from questhall.games.runebound3.bot.exploring import found
from questhall.games.runebound3.bot.goals import goals_of, hurt_by
from questhall.games.runebound3.bot.plan import best_action
from questhall.games.runebound3.bot.showdown import VICTORY, patience, villain_odds
from questhall.games.runebound3.bot.study import plan_in_hand
from questhall.games.runebound3.bot.travel import POINT, chart_for
from questhall.games.runebound3.bot.worth import (
    BEATEN,
    CARD,
    GOLD,
    TOKEN,
    TROPHY,
    hero_worth,
    trophies_worth,
)
from questhall.games.runebound3.cards.define import ENEMIES
from questhall.games.runebound3.moves.answers import Done, TakeOption, Use
from questhall.games.runebound3.moves.fight import ChooseToken, Pass, Retreat
from questhall.games.runebound3.moves.market import Buy, ProposeTrade, Refuse, Sell
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard, SpendTrophy
from questhall.games.runebound3.moves.terrain import Go, TakeOutcome
from questhall.games.runebound3.moves.turn import EndTurn, Idle
from questhall.games.runebound3.rules.bonuses import hand_limit, hero_health
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.rules.turn import ACTION_POINTS
from questhall.games.runebound3.state import Fight, Player, Side, State

PLANNED = 0.6
"""How much of the best skill in hand counts already."""
HELD = 0.8
"""A quest or a rumour, wherever it leads."""
DOWN, DELAYED = 2.0, 0.8
ELIMINATED = -60.0
RIVALRY = 0.5
WITH_DICE = ("pathfinding", "weather_sense_reroll", "tireless_step", "water_strider_step")
"""Abilities of a turn that are worth a thought while dice lie on the table."""
NO_FIGHT = -1
HASTE = 0.01
"""Having arrived is better than being about to."""


def evaluate(state: State, seat: int, pending: Sequence[Move] = ()) -> float:
    """The prospects of a hero."""
    if state.winner is not None:
        return VICTORY * (2 if state.winner == seat else -1)
    return outlook(state, seat) - against_others(state, seat)


def against_others(state: State, seat: int) -> float:
    """Whoever plays an enemy wants it to win."""
    fight = state.fight
    if fight is None or any(side.who == seat for side in fight.sides):
        return 0.0
    return RIVALRY * fight_outlook(state, fight, fight.sides[0].who)


def outlook(state: State, seat: int) -> float:
    player = state.players[seat]
    if player.is_eliminated:
        return ELIMINATED
    if not player.hero:
        return 0.0
    worth = standing(state, player)
    fight = state.fight
    if fight is not None:
        if any(side.who == seat for side in fight.sides):
            worth += fight_outlook(state, fight, seat)
        return worth
    return worth + journey(state, seat)


def standing(state: State, player: Player) -> float:
    """What the hero is and has."""
    later = patience(state)
    worth = hero_worth(player, later) + later * (GOLD * player.gold + trophies_worth(len(player.trophies)))
    worth += TOKEN[state.scenario] * player.tokens + hand_worth(state, player)
    worth += POINT * (player.points - ACTION_POINTS * state.round) - hurt_by(player.damage, hero_health(player))
    worth += HELD * later * (len(player.quests) + len(player.rumours))
    return worth - DOWN * player.is_defeated - DELAYED * player.is_delayed


def hand_worth(state: State, player: Player) -> float:
    """Cards to exert with, and the best plan among them."""
    worth = CARD * min(len(player.hand), hand_limit(player))
    return worth + PLANNED * max((plan_in_hand(state, player, card) for card in player.hand), default=0.0)


def journey(state: State, seat: int) -> float:
    """The best place within reach of the dice on the table, or the place where the hero stands."""
    player = state.players[seat]
    chart = chart_for(goals_of(state, seat), player)
    here = chart.at(player.hex)
    if state.active != seat or state.rolled is None:
        return here
    if state.rolled.why == "explore":
        return here + found(state, seat)
    return max([here, *(chart.at(hex) - HASTE for hex in reach(state, seat))])


# Fights


def fight_outlook(state: State, fight: Fight, seat: int) -> float:
    """What the fight promises: the reward, less what losing would cost."""
    me, them = sides_of(fight, seat)
    if fight.phase == "engage":
        return engage_worth(state, fight, seat)
    odds = odds_in(state, fight, me, them)
    if fight.reason == "villain":
        return VICTORY * odds
    return odds * prize_of(state, fight) - (1 - odds) * BEATEN


def sides_of(fight: Fight, seat: int) -> tuple[Side, Side]:
    one, other = fight.sides
    return (one, other) if one.who == seat else (other, one)


def engage_worth(state: State, fight: Fight, seat: int) -> float:
    """Before the first cast: what such a fight is worth, whichever enemy it happens to be."""
    player = state.players[seat]
    if fight.reason == "villain":
        return VICTORY * villain_odds(state, player, player.damage)
    return deck_worth(state, player, "combat")


def prize_of(state: State, fight: Fight) -> float:
    return spoils(state.scenario, ENEMIES[fight.enemy]) if fight.enemy else 2 * TROPHY


def stretch_of(state: State) -> tuple[int, int, int]:
    """A turn; in a fight a combat round, in which all lies open and both sides act: the next cast is luck again."""
    return state.round, state.active, state.fight.round if state.fight is not None else NO_FIGHT


def stay_or_retreat(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Whoever has more to lose than to win leaves."""
    assert state.fight is not None
    worth = fight_outlook(state, state.fight, seat)
    return [move for move in moves if isinstance(move, Retreat) == (worth < 0)]


# What is worth a look


def shortlist(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """What is worth a look: where chance decides, what is best on average; no waste of time; no trade."""
    first, last = moves[0], moves[-1]
    if isinstance(last, EndTurn):
        return [best_action(state, seat, moves)]
    if state.fight is not None and isinstance(last, Pass):
        return combat_shortlist(state, seat, moves)
    if state.fight is not None and isinstance(last, Retreat):
        return stay_or_retreat(state, seat, moves)
    choice = CHOICES.get(type(last)) if isinstance(first, Done) else CHOICES.get(type(first))
    if choice is not None:
        return choice(state, seat, moves)
    if state.rolled is not None and (isinstance(last, Done) or isinstance(first, Done)):
        return with_dice(state, seat, moves)
    return [move for move in moves if not isinstance(move, Idle | ProposeTrade) and is_timely(state, move)]


def is_timely(state: State, move: Move) -> bool:
    """While dice lie on the table only what has to do with them: everything else can wait for a moment."""
    return state.rolled is None or state.fight is not None or not isinstance(move, Use) or move.ability in WITH_DICE


CHOICES: dict[type[Move], Callable[[State, int, Sequence[Move]], Sequence[Move]]] = {
    DiscardSkill: choices.part_with,
    ExertCard: choices.exert,
    Sell: choices.sell,
    Buy: choices.buy,
    Refuse: choices.buy,
    SpendTrophy: choices.pay_with,
    Go: choices.go,
    TakeOutcome: choices.explore,
    TakeOption: choices.event_option,
    ChooseToken: token_shortlist,
}
"""The small questions, by the move they begin with, or end with if they begin with stopping."""


def with_dice(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Dice on the table, whatever they were rolled for."""
    assert state.rolled is not None
    match state.rolled.why:
        case "move":
            return choices.move_by_dice(state, seat, moves)
        case "retreat":
            return choices.flee(state, seat, moves)
        case "explore" if state.fight is None:
            return choices.explore(state, seat, moves)
    return [move for move in moves if isinstance(move, Done)]
