"""How likely a hero is to win, as it looks when a turn or a round of a fight ends: what futures are compared by.

`evaluate` weighs what a hero may do and what he has done by rough figures; whoever compares futures by it puts things
off. Here both are weighed by who won: `tools/fit_prospects.py` plays matches of two or of four, and finds the weights.
"""

from __future__ import annotations

from math import exp
from typing import Any

from msgspec.structs import replace

from questhall.games.runebound1.bot.duel import chance, forecast
from questhall.games.runebound1.bot.evaluate import STRENGTH
from questhall.games.runebound1.bot.strength import enemy_in, odds_against, party_of
from questhall.games.runebound1.bot.travel import goals, outlook
from questhall.games.runebound1.bot.ventures import ESCAPES, doom_share
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, ITEMS, Challenge
from questhall.games.runebound1.components import COLOURS, MIND, NOWHERE, POINTS, RUNES_TO_WIN
from questhall.games.runebound1.rules.bonuses import attribute, bonus
from questhall.games.runebound1.rules.counters import points_of
from questhall.games.runebound1.rules.final_battle import level, red_cards
from questhall.games.runebound1.rules.knock_out import dearest, lost_gold
from questhall.games.runebound1.state import NOBODY, Fight, Player, State

Weights = dict[str, float]
OF_TWO: Weights = {
    "turn": 0.1215,
    "strength": 0.0057,
    "red": 0.3004,
    "rune": 0.3339,
    "second_rune": 0.5099,
    "runes_late": 0.3509,
    "final": 0.4764,
    "wealth": 0.0197,
    "experience": 0.0496,
    "experience_late": 0.0323,
    "wounds": -0.0918,
    "exhaustion": -0.0199,
    "outlook": 0.0360,
}
"""What each of `traits` adds to the logarithm of a hero's chances, at a table of two.

Found from 126 matches by the tool's forerunner, the two terms of the outlook rounded into one by hand.
"""
OF_MORE: Weights = {
    "turn": 0.1632,
    "strength": 0.0145,
    "red": -0.1807,
    "rune": -0.1486,
    "second_rune": -0.1102,
    "runes_late": 1.5259,
    "final": 1.5496,
    "wealth": 0.0202,
    "experience": 0.0916,
    "experience_late": -0.1333,
    "wounds": -0.0676,
    "exhaustion": -0.0035,
    "outlook": 0.0337,
}
"""The same at larger tables, from 1,000 matches of four. Three rivals rob whoever has the first rune: early on it is
worth nothing, late it decides."""
LEVEL_COSTS = 3
"""Experience that a level stands for: two come for six."""
DEAD, VICTORY = -6.0, 9.0
LOST_TURN = 2.0
"""A turn is lost: so many times what it is worth to be in the middle of one."""
RARE = 0.02
"""Allies that fall more seldom than this are not reckoned with."""


def prospects(state: State, seat: int) -> float:
    """Everybody's chances by what they are, have and may hope for, in percent; in a fight by how it may end."""
    merits = [merit(state, each) for each in range(len(state.players))]
    fight = state.fight
    if fight is None or not is_reckoned(fight):
        return share(merits, seat)
    found = 0.0
    for odds, gain in ends_of(state, fight):
        found += odds * share([merit + gain * (who == fight.seat) for who, merit in enumerate(merits)], seat)
    return found


def share(merits: list[float], seat: int) -> float:
    return 100 / sum([exp(merit - merits[seat]) for merit in merits])


def weights_of(state: State) -> Weights:
    return OF_TWO if len(state.players) <= 2 else OF_MORE


def merit(state: State, seat: int) -> float:
    """The logarithm of a hero's chances, but for a term that is the same for all."""
    player, weights = state.players[seat], weights_of(state)
    if player.is_dead or not player.hero:
        return DEAD if player.is_dead else 0.0
    return sum([weights[name] * trait for name, trait in traits(state, seat).items()])


def traits(state: State, seat: int) -> dict[str, float]:
    """What says how far a hero has come; what counts more and more is counted late as well."""
    player, doom = state.players[seat], doom_share(state)
    whole = party_of(state, seat, wounds=0)
    odds = {colour: odds_against(state, whole, colour) for colour in COLOURS}
    runes = min(red_cards(player), RUNES_TO_WIN - 1)
    return {
        "turn": 0.5 * (state.active == seat),
        "strength": sum([STRENGTH[colour] * odds[colour] for colour in COLOURS]),
        "red": odds["red"],
        "rune": float(runes > 0),
        "second_rune": float(runes > 1),
        "runes_late": doom * runes,
        "final": doom * odds["red"] ** (RUNES_TO_WIN - runes),
        "wealth": wealth(player),
        "experience": experience(player),
        "experience_late": doom * experience(player),
        "wounds": player.wounds,
        "exhaustion": player.exhaustion,
        "outlook": outlook(goals(state, seat), player.hex) if player.hex != NOWHERE else 0.0,
    }


def wealth(player: Player) -> int:
    """Gold, and the price of what a hero has."""
    items = sum([ITEMS[card].price for card in player.items])
    return player.gold + items + sum([ALLIES[ally.card].price for ally in player.allies])


def experience(player: Player) -> int:
    """Spent and unspent."""
    return points_of(player) + LEVEL_COSTS * level(player)


# Fights


def is_reckoned(fight: Fight) -> bool:
    """Whether the odds tell the end of a fight well enough; those of heroes and the final ones are fought out."""
    return fight.rival == NOBODY and fight.reason != "final"


def ends_of(state: State, fight: Fight) -> list[tuple[float, float]]:
    """How a fight may end, won, escaped from, lost: the chance of each, and what it does to the merit of the hero."""
    seat, enemy, wound = fight.seat, enemy_in(state, fight), weights_of(state)["wounds"]
    party = party_of(state, seat, without=tuple(fight.kept_out))
    course = forecast(party, enemy)
    won = victory(state, fight) + wound * (party.life - course.life) + fallen(state, fight, course.fallen)
    escapes = ESCAPES * chance(attribute(state, seat, MIND) + bonus(state, seat, "escape"), enemy.targets[MIND])
    away = (1 - course.won) * escapes
    return [(course.won, won), (away, wound), (1 - course.won - away, defeat(state, seat))]


def point(state: State) -> float:
    """What a point of experience adds to a hero's merit."""
    weights = weights_of(state)
    return weights["experience"] + weights["experience_late"] * doom_share(state)


def victory(state: State, fight: Fight) -> float:
    """What it adds to win a fight, wounds aside."""
    card = ADVENTURES[fight.card]
    gain = point(state) * POINTS[card.colour]
    if not isinstance(card, Challenge):
        return gain
    if card.wins:
        return VICTORY
    if fight.reason == "challenge":
        gain += weights_of(state)["wealth"] * card.reward.gold
        if card.reward.item is not None and card.reward.item.rune:
            gain += another_rune(state, state.players[fight.seat])
    return gain


def another_rune(state: State, player: Player) -> float:
    """The third one wins."""
    weights = weights_of(state)
    late = weights["runes_late"] * doom_share(state)
    return (weights["rune"] + late, weights["second_rune"] + late, VICTORY)[min(red_cards(player), RUNES_TO_WIN - 1)]


def fallen(state: State, fight: Fight, chances: tuple[float, ...]) -> float:
    """What it takes that allies may fall."""
    seat = fight.seat
    allies = [ally.card for ally in state.players[seat].allies if ally.card not in fight.kept_out]
    return sum([gone * without(state, seat, card) for card, gone in zip(allies, chances, strict=True) if gone > RARE])


def without(state: State, seat: int, card: str) -> float:
    """What it takes to lose a card."""
    return merit(changed(state, seat, **left(state.players[seat], card)), seat) - merit(state, seat)


def defeat(state: State, seat: int) -> float:
    """What it takes to be knocked out: gold, experience and a turn, the harsh way the dearest card as well.

    Wounds and exhaustion are gone.
    """
    player = state.players[seat]
    taken = dearest(state, seat)[:1] if state.options.harsh else []
    beaten = changed(
        state,
        seat,
        **(left(player, taken[0].card) if taken else {}),
        gold=player.gold - lost_gold(state, player),
        counters=[0] * len(COLOURS),
        noted=0,
        wounds=0,
        exhaustion=0,
    )
    return merit(beaten, seat) - merit(state, seat) - LOST_TURN * weights_of(state)["turn"]


def left(player: Player, card: str) -> dict[str, Any]:
    """What a hero has without a card."""
    items = [item for item in player.items if item != card]
    return {"items": items, "allies": [ally for ally in player.allies if ally.card != card]}


def changed(state: State, seat: int, **fields: Any) -> State:
    """The same position, but for what one hero is or has."""
    players = [*state.players]
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=players)


def stretch_of(state: State) -> tuple[int, int, int]:
    """A turn; a fight whose end can be reckoned from round to round; and the final battle is fought to its end."""
    fight = state.fight
    if state.phase in ("final", "over"):
        return -1, 0, 0
    return state.round, state.active, fight.round if fight is not None and is_reckoned(fight) else -1
