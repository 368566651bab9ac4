"""Of many moves those worth a look: where dice decide, the chances are reckoned, and one move is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Move
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.bot.duel import NOBODY_ATTACKS, Enemy, Party, best_plan, chance, victory
from questhall.games.runebound1.bot.strength import enemy_in, party_of
from questhall.games.runebound1.bot.travel import LATER, fright, goals, hazard_at, nearness, robbery, turns_to
from questhall.games.runebound1.bot.ventures import Hopes, adventures, gain_of, loss
from questhall.games.runebound1.bot.walking import go, pick_die, pick_terrain, value_at
from questhall.games.runebound1.cards.define import ABILITIES, ADVENTURES, Ability, Challenge, Encounter
from questhall.games.runebound1.cards.effects import Amount
from questhall.games.runebound1.components import MIND, Hex
from questhall.games.runebound1.moves.answers import Accept, Decline, Done, PickDeck, PickDie, PickTerrain, Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, Exert, FightOn, RollTest
from questhall.games.runebound1.moves.market import LetGo, ProposeTrade, Sell
from questhall.games.runebound1.moves.turn import (
    AttackHero,
    Attempt,
    EndTurn,
    LetBe,
    Rest,
    RollDice,
    StayHere,
    StepAside,
    StopMoving,
)
from questhall.games.runebound1.rules.bonuses import attribute, bonus, life, stamina
from questhall.games.runebound1.rules.market import price, sale_price
from questhall.games.runebound1.rules.rolls import the_roll
from questhall.games.runebound1.state import NOBODY, State

TIRED = 2
EFFORT = 0.02
"""What a counter of exhaustion counts in a fight, where the whole life counts 1."""
PAID = 1.6
"""A wound that is paid is certain, and must be healed: it counts so much more than one that may be struck."""
TIRING = 0.3
"""What a counter of exhaustion costs after a fight: a die less, or a die to rest."""
POWDER = 2.0
"""What a sure escape costs: the turn, and the card."""
EXERT_BELOW = 0.6
"""Below this chance a skill is worth exhaustion."""


def shortlist(state: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
    """By the kind of the moves on offer."""
    kinds = {type(move) for move in moves}
    for kind, choose in CHOOSERS.items():
        if kind in kinds:
            return choose(state, seat, moves) or moves
    if Use in kinds:
        return uses(state, seat, moves)
    return [move for move in moves if not isinstance(move, ProposeTrade)] or moves


def of_kind(moves: Sequence[Move], *kinds: type[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, kinds)]


# Movement


def set_out(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Use what helps before moving; stay where something waits, step beside it, rest a little, or roll."""
    here, cards = state.players[seat].hex, of_kind(moves, Use)
    if cards:
        return cards[:1]
    found, fear = goals(state, seat), fright(state, seat)
    stay = found.get(here, 0.0) - hazard_at(state, here, fear)
    steps = {move: value_at(state, found, move.hex, fear) for move in moves if isinstance(move, StepAside)}
    best = max(steps, key=lambda move: steps[move], default=None)
    roll = LATER * outlook_nearby(found, here)
    if stay > 0 and stay >= max(roll, steps[best] if best is not None else 0.0):
        return of_kind(moves, StayHere)
    if best is not None and steps[best] >= roll and found.get(best.hex, 0.0) > 0:
        return [best]
    tired = of_kind(moves, Rest)
    if tired and state.players[seat].exhaustion >= TIRED and not state.rested:
        return tired[:1]
    return of_kind(moves, RollDice) or of_kind(moves, StayHere)


def outlook_nearby(found: dict[Hex, float], here: Hex) -> float:
    """What a roll may lead to: about a turn nearer to everything."""
    return max((worth * float(LATER ** max(0.0, turns_to(hex)[here] - 1)) for hex, worth in found.items()), default=0.0)


# Adventures


def take_on(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """An adventure that promises more than it threatens; a hero with a rune who is weaker."""
    worth: dict[Move, float] = dict.fromkeys(of_kind(moves, LetBe), 0.0)
    for move in moves:
        if isinstance(move, Attempt):
            worth[move] = adventures(state, seat).get(state.players[seat].hex, 0.0)
        elif isinstance(move, AttackHero):
            worth[move] = robbery(state, seat, move.seat, loss(state, seat))
    return [max(worth, key=lambda move: worth[move])]


def run_away(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Escape if that promises more than fighting on."""
    fight = state.fight
    assert fight is not None
    if fight.rival != NOBODY:
        return of_kind(moves, FightOn)
    enemy = enemy_in(state, fight)
    odds = victory(party_of(state, seat, without=tuple(fight.kept_out)), enemy)
    cost = loss(state, seat)
    on = odds * gain_of(state, ADVENTURES[fight.card].colour) - (1 - odds) * cost
    away = chance(attribute(state, seat, MIND) + bonus(state, seat, "escape"), enemy.targets[MIND])
    left = life(state, seat) - state.players[seat].wounds + int(state.options.tough)
    off = -((1 - away) ** left) * cost - 1.0
    if on >= max(off, -POWDER):
        return of_kind(moves, FightOn)
    return (of_kind(moves, Use) if off < -POWDER else []) or of_kind(moves, Escape)


def strike(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """What the best plan for the rest of the round says."""
    fight, player = state.fight, state.players[seat]
    assert fight is not None
    names = [player.hero, *(ally.card for ally in player.allies if ally.card not in fight.kept_out)]
    spent = tuple([who for who, name in enumerate(names) if name in fight.attacked])
    phases = tuple(range(fight.step, 3))
    party, enemy = party_of(state, seat, without=tuple(fight.kept_out)), enemy_in(state, fight)
    plan = dict(best_plan(party, enemy, phases, spent))
    who = plan[fight.step]
    wanted: Move = Defend() if who == NOBODY_ATTACKS else AttackWith(names[who])
    if who == 0:
        helps = [move for move in of_kind(moves, Use) if is_worth_it(state, seat, move, party, enemy)]
        if helps:
            return helps[:1]
    return [wanted] if wanted in moves else of_kind(moves, Defend)


def is_worth_it(state: State, seat: int, move: Move, party: Party, enemy: Enemy) -> bool:
    """Whether a bonus on the attack is worth its price in wounds or exhaustion; all else is."""
    assert isinstance(move, Use)
    assert state.fight is not None
    ability, kind = ABILITIES[move.ability], state.fight.step
    if not isinstance(ability.effect, Amount) or ability.effect.of != "boost":
        return is_cheap(state, seat, move)
    hit = chance(party.hero.bonus[kind], enemy.targets[kind])
    more = chance(party.hero.bonus[kind] + ability.effect.amount, enemy.targets[kind]) - hit
    gain = party.hero.damage[kind] / max(1, enemy.life) + enemy.damage[kind] / max(1, party.life)
    return more * gain > PAID * ability.wounds / max(1, party.life) + EFFORT * ability.exhaustion


def is_cheap(state: State, seat: int, move: Move) -> bool:
    """An activation, or exhaustion there is room for."""
    assert isinstance(move, Use)
    ability = ABILITIES[move.ability]
    return not (ability.discard or ability.wounds or ability.gold)


def uses(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """At a card's moment: what is cheap always, what is used up only in need; and nothing that is in vain."""
    wanted = [move for move in of_kind(moves, Use) if is_cheap(state, seat, move) or is_in_need(state, seat)]
    wanted = [move for move in wanted if not is_in_vain(state, seat, move)]
    return wanted[:1] or of_kind(moves, Done) or list(moves)


def is_in_vain(state: State, seat: int, move: Move) -> bool:
    """A roll has failed by more than exhaustion can make up for; or the enemy falls as well without a first blow."""
    assert isinstance(move, Use)
    ability, rolled = ABILITIES[move.ability], state.roll
    if ability.when == "before combat" and ability.exhaustion:
        return is_tiring(state, seat, ability)
    if rolled is None or not isinstance(ability.effect, Amount) or ability.effect.of != "boost":
        return False
    times = -((rolled.die + rolled.bonus - rolled.target) // ability.effect.amount)
    return times * ability.exhaustion > stamina(state, seat) - state.players[seat].exhaustion


def is_tiring(state: State, seat: int, ability: Ability) -> bool:
    """What a first blow brings is less than the exhaustion it costs: a slow way to the next adventure."""
    fight = state.fight
    if fight is None or not fight.card or fight.reason == "final" or not isinstance(ability.effect, Amount):
        return False
    whole, enemy = party_of(state, seat, without=tuple(fight.kept_out)), enemy_in(state, fight)
    without = whole._replace(burst=max(0, whole.burst - ability.effect.amount))
    hopes, colour = Hopes(state, seat), ADVENTURES[fight.card].colour
    gained = hopes.outcome(colour, whole, enemy) - hopes.outcome(colour, without, enemy)
    return gained < TIRING * ability.exhaustion


def is_in_need(state: State, seat: int) -> bool:
    """The hero is half dead, or fights somebody who may well win."""
    fight, player = state.fight, state.players[seat]
    if 2 * player.wounds >= life(state, seat):
        return True
    if fight is None or fight.rival != NOBODY:
        return False
    return victory(party_of(state, seat, once=False), enemy_in(state, fight)) < 0.7


def try_hard(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """A skill is used while the test is likely to fail."""
    rolled = the_roll(state)
    exert = of_kind(moves, Exert)
    is_fresh = state.players[seat].exhaustion < 3
    return (
        exert if exert and is_fresh and chance(rolled.bonus, rolled.target) < EXERT_BELOW else of_kind(moves, RollTest)
    )


def spend(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Experience is spent as soon as there is enough."""
    return [move for move in moves if not isinstance(move, EndTurn)]


def keep_ally(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if not isinstance(move, LetGo)]


def answer_trade(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Nobody gives anything away; a find is weighed, and what comes next left there if it is no worse than others."""
    if state.trade is not None:
        return of_kind(moves, Decline)
    if state.shown and state.shown[-1] in ADVENTURES:
        return of_kind(moves, Accept if is_welcome(state, seat, state.shown[-1]) else Decline)
    return list(moves)


def is_welcome(state: State, seat: int, card: str) -> bool:
    """A challenge no worse than others of its colour; encounters, but no events."""
    seen = ADVENTURES[card]
    if not isinstance(seen, Challenge):
        return isinstance(seen, Encounter)
    hopes = Hopes(state, seat)
    return hopes.against_card(card)[1] >= hopes.colours[seen.colour][1]


def pick_deck(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """That of the adventure the hero is bound for."""
    near = {hex: worth * nearness(hex)[state.players[seat].hex] for hex, worth in adventures(state, seat).items()}
    spots = [hex for hex in sorted(near, key=lambda hex: -near[hex]) if hex in state.spots]
    wanted: list[Move] = [PickDeck(SPOTS[hex].colour) for hex in spots]
    return [move for move in wanted if move in moves][:1] or list(moves)


def shop(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Everything but trading, and selling what could be bought back for as much: that would go on for ever."""
    return [move for move in moves if not isinstance(move, ProposeTrade) and not is_idle(state, seat, move)]


def is_idle(state: State, seat: int, move: Move) -> bool:
    return isinstance(move, Sell) and sale_price(state, seat, move.card) >= price(state, seat, move.card)


CHOOSERS: dict[type[Move], Callable[[State, int, Sequence[Move]], list[Move]]] = {
    StayHere: set_out,
    StopMoving: go,
    LetBe: take_on,
    FightOn: run_away,
    Defend: strike,
    RollTest: try_hard,
    EndTurn: spend,
    LetGo: keep_ally,
    Accept: answer_trade,
    PickDie: pick_die,
    PickTerrain: pick_terrain,
    PickDeck: pick_deck,
    Sell: shop,
}
