"""What a hero may be about: more than the one thing that `choices` leaves, for bots that compare futures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from questhall.engine import Move
from questhall.games.runebound1.board import TOWN_AT
from questhall.games.runebound1.bot.choices import of_kind
from questhall.games.runebound1.bot.travel import fright, goals
from questhall.games.runebound1.bot.walking import value_at
from questhall.games.runebound1.cards.define import ALLIES, ITEMS
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.moves.answers import Done
from questhall.games.runebound1.moves.fight import FightOn
from questhall.games.runebound1.moves.market import Buy, Heal, Hire, Refresh, Sell
from questhall.games.runebound1.moves.turn import (
    AttackHero,
    Attempt,
    EndTurn,
    LetBe,
    Rest,
    RollDice,
    StayHere,
    Step,
    StepAside,
    StopMoving,
)
from questhall.games.runebound1.rules.limits import class_of, has_room
from questhall.games.runebound1.rules.market import price, sale_price
from questhall.games.runebound1.rules.reach import reach
from questhall.games.runebound1.state import State
from questhall.games.runebound1.table_view import ReachView

Plan = tuple[Move, ...]
GOALS, WAYS, ASIDE, PREY = 4, 2, 2, 2
"""So many places where something waits, so many others, so many a step away, and so many rivals are worth comparing."""
PURCHASES, SWAPS = 3, 3


def plans(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Plan]:
    """By the kind of the moves on offer; none where `shortlist` leaves what is worth comparing."""
    kinds = {type(move) for move in moves}
    for kind, planned in PLANNERS.items():
        if kind in kinds:
            return planned(state, seat, moves)
    return ()


def prey(state: State, seat: int) -> dict[Hex, int]:
    """Whom one could attack, by where he stands: even who has no rune loses a card, half his gold and a turn."""
    return {rival.hex: other for other, rival in enumerate(state.players) if other != seat and not rival.is_knocked_out}


# Movement


def set_out(state: State, seat: int, moves: Sequence[Move]) -> list[Plan]:
    """Roll, stay where something waits, step beside it, rest, or fall on a rival near by."""
    found, fear, here = goals(state, seat), fright(state, seat), state.players[seat].hex
    steps = [move for move in moves if isinstance(move, StepAside)]
    steps.sort(key=lambda move: -value_at(state, found, move.hex, fear))
    near = [move for move in steps if move.hex in found][:ASIDE]
    stay = of_kind(moves, StayHere) if here in found else []
    rivals = prey(state, seat)
    hunts: list[Plan] = [(move, AttackHero(rivals[move.hex])) for move in steps if move.hex in rivals]
    if here in rivals:
        hunts.append((StayHere(), AttackHero(rivals[here])))
    return [*((move,) for move in (*of_kind(moves, RollDice), *stay, *near, *of_kind(moves, Rest)[:1])), *hunts]


def go(state: State, seat: int, moves: Sequence[Move]) -> list[Plan]:
    """To the best places the dice lead to, where something waits and on the way; to a rival; or nowhere."""
    found, fear, rivals = goals(state, seat), fright(state, seat), prey(state, seat)
    places = sorted(reach(state), key=lambda place: -value_at(state, found, place.hex, fear))
    goal = [place for place in places if place.hex in found][:GOALS]
    other = [place for place in places if place.hex not in found][:WAYS]
    best = [place for place in places if place in goal or place in other]
    hunts: list[Plan] = [(*way(state, place), AttackHero(rivals[place.hex])) for place in places if place.hex in rivals]
    if state.players[seat].hex in rivals:
        hunts.append((StopMoving(), AttackHero(rivals[state.players[seat].hex])))
    ways = [(*way(state, place), *([Attempt()] if place in goal else [])) for place in best]
    return [*ways[: GOALS + 1], *hunts[:PREY], (StopMoving(),)]


def way(state: State, place: ReachView) -> Plan:
    """Step by step; dice that are left are not used."""
    dice = len(state.dice.faces) if state.dice is not None else 0
    steps = tuple(map(Step, place.path, place.faces))
    return (*steps, StopMoving()) if len(steps) < dice else steps


# Market, experience, and wherever it is this or that


def shop(state: State, seat: int, moves: Sequence[Move]) -> list[Plan]:
    """A visit to the market: nothing, a purchase or two, or something new for something old; and wounds are seen to.

    It ends with leaving, so that nothing is sold and bought back for ever.
    """
    gold, wares = state.players[seat].gold, state.stalls[TOWN_AT[state.players[seat].hex]]
    dearest = sorted(wares, key=lambda card: -price(state, seat, card))
    single = [card for card in dearest if purchase(card) in moves][:PURCHASES]
    double = [two for two in combinations(single, 2) if sum(price(state, seat, card) for card in two) <= gold]
    swaps = [(Sell(old), purchase(new)) for new in dearest for old in swapped_for(state, seat, new)][:SWAPS]
    bought: list[Plan] = [(), *((purchase(card),) for card in single), *(tuple(map(purchase, two)) for two in double)]
    heals = of_kind(moves, Heal, Refresh)
    visits: list[Plan] = [(*heals, *each, Done()) for each in (*bought, *swaps)]
    return [*visits, (*bought[1], *heals, Done())] if heals and single else visits


def purchase(card: str) -> Move:
    return Hire(card) if card in ALLIES else Buy(card)


def swapped_for(state: State, seat: int, card: str) -> list[str]:
    """What a hero could sell for a card, if there is no room for both or not enough gold."""
    player, asked = state.players[seat], price(state, seat, card)
    if has_room(state, seat, card) and asked <= player.gold:
        return []
    own = [item for item in player.items if ITEMS[item].price and class_of(item) == class_of(card)]
    return [item for item in own if asked <= player.gold + sale_price(state, seat, item)]


def improve(state: State, seat: int, moves: Sequence[Move]) -> list[Plan]:
    """Experience is spent as soon as there is enough."""
    return [(move,) for move in moves if not isinstance(move, EndTurn)]


def each(state: State, seat: int, moves: Sequence[Move]) -> list[Plan]:
    return [(move,) for move in moves]


PLANNERS: dict[type[Move], Callable[[State, int, Sequence[Move]], list[Plan]]] = {
    StayHere: set_out,
    StopMoving: go,
    LetBe: each,
    FightOn: each,
    EndTurn: improve,
    Sell: shop,
    Buy: shop,
    Hire: shop,
}
