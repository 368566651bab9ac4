"""The small questions of a turn: where dice lead, which option, what to sell and to buy, which card to part with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.runebound3.board import NEIGHBOURS, Hex, distances_from
from questhall.games.runebound3.bot.errands import option_worth
from questhall.games.runebound3.bot.exploring import PATHFINDER, best_reroll
from questhall.games.runebound3.bot.goals import goals_of
from questhall.games.runebound3.bot.market import purchase_worth
from questhall.games.runebound3.bot.showdown import patience
from questhall.games.runebound3.bot.study import plan_in_hand, trophies_held
from questhall.games.runebound3.bot.travel import Chart, chart_for
from questhall.games.runebound3.bot.worth import asset_worth, skill_worth
from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, Event
from questhall.games.runebound3.dice import pays_for
from questhall.games.runebound3.moves.answers import Done, TakeOption, Use
from questhall.games.runebound3.moves.market import Buy, Refuse, Sell
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard, SpendTrophy
from questhall.games.runebound3.moves.terrain import Go, MoveTo, RerollDie, TakeOutcome
from questhall.games.runebound3.rules.attribute_tests import successes_in
from questhall.games.runebound3.rules.bonuses import abilities, bonus
from questhall.games.runebound3.rules.parties import can_use
from questhall.games.runebound3.rules.shop import city_of
from questhall.games.runebound3.rules.terrain import the_roll, unspent
from questhall.games.runebound3.state import Player, State

WORTH_A_DIE = 0.02
"""What a die must bring nearer to be spent."""
POOR = 0.15
"""So much less than an average roll promises is poor."""
WORTH_A_CARD = 0.8
"""What one more card in a test brings, on average."""
SPARE = 0.3
"""A card that promises less is exerted lightly."""
FLIGHT = 2
"""So many hexes are looked at beyond the first one, when an ability moves a hero."""


# Ways


def chart_of(state: State, seat: int) -> Chart:
    return chart_for(goals_of(state, seat), state.players[seat])


def best_by_dice(
    chart: Chart, hex: Hex, faces: tuple[int, ...], ford: bool, seen: dict[tuple[Hex, tuple[int, ...]], float]
) -> float:
    """The best place these dice lead to."""
    if (hex, faces) in seen:
        return seen[hex, faces]
    best = chart.at(hex)
    for place, face in enumerate(faces):
        if face in faces[:place]:
            continue
        left = faces[:place] + faces[place + 1 :]
        for near in NEIGHBOURS[hex]:
            if pays_for(face, hex, near, ford=ford):
                best = max(best, best_by_dice(chart, near, left, ford, seen) - WORTH_A_DIE / 10)
    seen[hex, faces] = best
    return best


def move_by_dice(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The die that begins the way to the best place; a card is exerted only if no die leads anywhere."""
    roll, player = the_roll(state), state.players[seat]
    chart, ford = chart_of(state, seat), bonus(player, "ford") > 0
    seen: dict[tuple[Hex, tuple[int, ...]], float] = {}
    dice = unspent(roll)
    best: tuple[float, Move] = (chart.at(player.hex) + WORTH_A_DIE, Done())
    for move in moves:
        if isinstance(move, MoveTo):
            left = tuple(sorted(roll.dice[die] for die in dice if die != move.die))
            price = 0.3 if move.ability else 0.0
            best = max(
                best,
                (best_by_dice(chart, move.hex, left, ford, seen) - price, move),
                key=lambda each: each[0],
            )
    if len(dice) == len(roll.dice):
        if knows_a_better_path(state, seat, moves) and best[0] < chart.at(player.hex, moving=True) - POOR:
            return [Use(PATHFINDER)]
        if isinstance(best[1], Done):
            return worth_a_reroll(state, seat, moves)
    return [best[1]]


def knows_a_better_path(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """Whether all dice can be rolled anew in this turn: Laurel of Bloodwood need not put up with a poor roll.

    Nobody cuts in while another ability asks for a die.
    """
    if state.phase != "turn" or not all(isinstance(move, MoveTo | RerollDie | Done) for move in moves):
        return False
    return any(each.id == PATHFINDER and can_use(state, seat, each) for each in abilities(state, seat, "turn"))


def worth_a_reroll(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """A roll that leads nowhere is worth a card that is not needed."""
    player = state.players[seat]
    rerolls = [move for move in moves if isinstance(move, RerollDie)]
    if rerolls and min(plan_in_hand(state, player, card) for card in player.hand) < SPARE:
        return rerolls[:1]
    return [move for move in moves if isinstance(move, Done)]


def flee(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Out of a fight by any way there is."""
    ways = [move for move in moves if isinstance(move, MoveTo)]
    if ways:
        chart = chart_of(state, seat)
        return [max(ways, key=lambda move: chart.at(move.hex))]
    return [move for move in moves if isinstance(move, RerollDie)][:1] or moves


def go(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Towards the best place nearby; or stay."""
    chart, here = chart_of(state, seat), state.players[seat].hex
    ways = [move for move in moves if isinstance(move, Go)]
    best = max(ways, key=lambda move: best_around(chart, move.hex))
    others = [move for move in moves if not isinstance(move, Go)]
    if others and best_around(chart, best.hex) <= chart.at(here) + WORTH_A_DIE:
        return others
    return [best]


def best_around(chart: Chart, hex: Hex) -> float:
    """The best of a hex and those near it, the nearer the better."""
    far = distances_from(hex)
    near = [other for other, steps in enumerate(far) if steps <= FLIGHT]
    return max(chart.at(other) - WORTH_A_DIE * far[other] * 5 for other in near)


# Cards


def event_option(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The option that promises more; of rewards all are worth a look."""
    card = ADVENTURES.get(state.drawn)
    if not isinstance(card, Event):
        return moves
    player = state.players[seat]
    options = [move for move in moves if isinstance(move, TakeOption)]
    return [
        max(
            options,
            key=lambda move: option_worth(state.scenario, player, card.options[move.option - 1]),
        )
    ]


def explore(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Take an outcome that is met; exert for one if none is."""
    met = [move for move in moves if isinstance(move, TakeOutcome)]
    if met:
        return met
    rerolls = [move for move in moves if isinstance(move, RerollDie)]
    return [best_reroll(state, seat, rerolls)] if rerolls else moves


def exert(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """In a test until there is a success, but no card that is worth more than what it may bring."""
    if not isinstance(moves[0], Done):
        return part_with(state, seat, moves)
    if successes_in(state.revealed):
        return moves[:1]
    (card,) = part_with(state, seat, moves[1:])
    assert isinstance(card, ExertCard)
    return [card] if plan_in_hand(state, state.players[seat], card.skill) < WORTH_A_CARD else moves[:1]


def part_with(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Of cards to discard or to exert the one that is missed least."""
    player, later = state.players[seat], patience(state)

    def missed(move: Move) -> float:
        assert isinstance(move, DiscardSkill | ExertCard)
        if isinstance(move, DiscardSkill) and move.skill in player.skills and move.skill not in player.hand:
            return skill_worth(player, move.skill, later)
        return plan_in_hand(state, player, move.skill) + 0.1 * skill_worth(player, move.skill, later)

    return [min(moves, key=missed)]


def pay_with(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The kind of trophy of which there are most."""
    held = Counter(trophies_held(state.players[seat]))
    return [
        max(
            moves,
            key=lambda move: held[move.deck] if isinstance(move, SpendTrophy) else 0,
        )
    ]


# Markets


def sell(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """What the best purchase replaces is sold first; nothing else is."""
    player = state.players[seat]
    city = city_of(player)
    wanted = best_purchase(state, player, state.markets[city]) if city is not None else None
    if wanted is not None:
        kind = ASSETS[wanted].kind
        for move in moves:
            if isinstance(move, Sell) and ASSETS[move.asset].kind == kind:
                return [move]
    return moves[:1]


def best_purchase(state: State, player: Player, market: Sequence[str]) -> str | None:
    best = max(market, key=lambda asset: purchase_worth(state, player, asset), default=None)
    return best if best is not None and purchase_worth(state, player, best) > 0 else None


def buy(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The best purchase; or the card that is wanted least goes."""
    player = state.players[seat]
    buys = [move for move in moves if isinstance(move, Buy)]
    wanted = best_purchase(state, player, [move.asset for move in buys])
    if wanted is not None:
        return [move for move in buys if move.asset == wanted]
    refused = [move for move in moves if isinstance(move, Refuse)]
    return [min(refused, key=lambda move: asset_worth(player, move.asset, patience(state)))] if refused else moves
