"""How good a position looks to a seat: what the hero is, has and may hope for."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.runebound3.cards.define import ENEMIES, SKILLS
from questhall.games.runebound3.goals import (
    ADVENTURE,
    VICTORY,
    goals,
    prospects,
    readiness,
    trophies_worth,
    villain_worth,
)
from questhall.games.runebound3.moves import DiscardSkill, ExertCard, Idle, MoveTo, ProposeTrade
from questhall.games.runebound3.rules.bonuses import enemy_health, hand_limit, hero_health
from questhall.games.runebound3.rules.learning import can_afford
from questhall.games.runebound3.rules.pool import face, pool, value
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.rules.turn import ACTION_POINTS
from questhall.games.runebound3.state import FOE, Fight, Player, Side, State
from questhall.games.runebound3.strength import Strength, chance, enemy_strength, hero_strength
from questhall.games.runebound3.worth import gain_worth, hero_worth, skill_worth

GOLD = 0.35
LORE = 2.6
HAND = 0.12
KNOWS_HOW, HOPES = 0.5, 0.06
"""What is left of a skill's worth while it is in hand: if it could be paid for, and if not."""
POINT = 0.3
"""An action point not yet spent; a round gone by is three of them."""
HELD = 0.8
"""A quest or a rumour, wherever it leads."""
HURT = 3.0
DOWN = 3.0
DELAYED = 0.7
LOST_FIGHT = 3.0
RIVALRY = 0.5
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
        return -30.0
    if not player.hero:
        return 0.0
    worth = standing(state, player, seat) + journey(state, seat)
    fight = state.fight
    if fight is not None and any(side.who == seat for side in fight.sides):
        worth += fight_outlook(state, fight, seat)
    elif state.drawn and state.active == seat:
        worth += ADVENTURE
    return worth


def standing(state: State, player: Player, seat: int) -> float:
    """What the hero is and has."""
    hurt = player.damage / hero_health(player)
    worth = hero_worth(player) + GOLD * player.gold + LORE * player.tokens + trophies_worth(player)
    worth += hand_worth(state, seat)
    worth += POINT * (player.points - ACTION_POINTS * state.round) - HURT * hurt * hurt
    worth += HELD * (len(player.quests) + len(player.rumours))
    return worth - DOWN * player.is_defeated - DELAYED * player.is_delayed


def hand_worth(state: State, seat: int) -> float:
    """Cards to exert with; and the best skill in hand, more so if it could be learned now."""
    player = state.players[seat]
    worth = HAND * min(len(player.hand), hand_limit(player))
    plans = [
        (KNOWS_HOW if can_afford(state, seat, SKILLS[card]) else HOPES) * max(0.0, skill_worth(player, card))
        for card in player.hand
    ]
    return worth + max(plans, default=0.0)


def journey(state: State, seat: int) -> float:
    """The best place within reach of the dice on the table, or the place where the hero stands."""
    targets, stands = list(goals(state, seat)), state.players[seat].hex
    here = prospects(targets, stands)
    if state.active != seat or state.rolled is None:
        return here
    return max([here, *(prospects(targets, hex) - HASTE for hex in reach(state, seat))])


# Fights


def fight_outlook(state: State, fight: Fight, seat: int) -> float:
    """What the fight promises: the reward, less what losing would cost."""
    me = next(side for side in fight.sides if side.who == seat)
    them = next(side for side in fight.sides if side.who != seat)
    if fight.phase == "engage":
        return engage_worth(state, fight, seat)
    odds = odds_in(state, fight, me, them)
    prize = prize_of(state, fight)
    cost = VICTORY * 0.5 if fight.reason == "villain" else LOST_FIGHT
    return odds * prize - (1 - odds) * cost


def engage_worth(state: State, fight: Fight, seat: int) -> float:
    """Before the first cast: what such a fight is worth, whichever enemy it happens to be."""
    player = state.players[seat]
    match fight.reason:
        case "adventure":
            return ADVENTURE * readiness(player)
        case "villain":
            return villain_worth(state, player)
    return 2.0 * readiness(player)


def prize_of(state: State, fight: Fight) -> float:
    if fight.reason == "villain":
        return VICTORY * 2
    if fight.enemy and fight.enemy in ENEMIES:
        return max((gain_worth(state, gain) for gain in ENEMIES[fight.enemy].reward), default=1.0) + 1.2
    return 2.5


def odds_in(state: State, fight: Fight, me: Side, them: Side) -> float:
    """What lies on the table counts now, what will be cast counts on average."""
    if fight.end:
        return 1.0 if (fight.end in ("won", "claimed")) == (fight.sides[0] is me) else 0.0
    mine, theirs = side_strength(state, fight, me), side_strength(state, fight, them)
    my_health = health_left(state, fight, me) - 0.8 * max(0.0, on_table(them) - shields(me))
    their_health = health_left(state, fight, them) - 0.8 * max(0.0, on_table(me) - shields(them))
    return chance(my_health, their_health, mine, theirs)


def side_strength(state: State, fight: Fight, side: Side) -> Strength:
    if side.who == FOE:
        return enemy_strength(state, fight.enemy, is_villain=fight.reason == "villain")
    return hero_strength(state.players[side.who])


def health_left(state: State, fight: Fight, side: Side) -> float:
    if side.who == FOE:
        return float(enemy_health(state, fight) - fight.damage)
    player = state.players[side.who]
    return float(hero_health(player) - player.damage)


def on_table(side: Side) -> float:
    """The damage of the tokens that are not spent, and what surges and nimble fingers may add."""
    if side.has_passed:
        return 0.0
    total = 0.0
    for token in pool(side):
        symbol = face(token).symbol
        if symbol in ("physical", "magic", "skull"):
            total += value(token)
        elif symbol == "surge":
            total += 0.7 * value(token)
        elif symbol in ("agility", "double"):
            total += 0.6
    return total


def shields(side: Side) -> float:
    return float(sum(value(token) for token in pool(side) if face(token).symbol == "shield"))


def shortlist(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """What is worth a look: no waste of time, of dice to one hex the first, of cards to part with the worst."""
    if isinstance(moves[0], DiscardSkill | ExertCard):
        player = state.players[seat]
        return sorted(moves, key=lambda move: skill_worth(player, move.skill))[:1]  # type: ignore[attr-defined]
    kept: list[Move] = []
    hexes: set[int] = set()
    for move in moves:
        if isinstance(move, Idle | ProposeTrade) or (isinstance(move, MoveTo) and move.hex in hexes):
            continue
        if isinstance(move, MoveTo):
            hexes.add(move.hex)
        kept.append(move)
    return kept or moves
