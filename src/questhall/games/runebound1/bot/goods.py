"""What cards are worth where nobody fights: those that move the hero, bring gold, look ahead or help him away."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound1.bot.ventures import doom_left, loss
from questhall.games.runebound1.cards.define import ALLIES, ITEMS, Ability, Ally, Item
from questhall.games.runebound1.cards.effects import Amount, slip_away
from questhall.games.runebound1.cards.finds import look_ahead
from questhall.games.runebound1.cards.travel import turn_die
from questhall.games.runebound1.state import State

LONG = 12.0
"""More turns than that nobody reckons with."""
CARDS_A_TURN = 0.7
"""So many cards come to the doom track in a turn."""
DIE, TURNED, LOOK = 0.25, 0.2, 0.12
"""For each turn that is left: a movement die more, one that can be turned, a look at what waits."""
INCOME, BARGAIN = 0.15, 0.1
"""Likewise for each gold: in three turns of ten a hero trades, and in two he buys something."""
DICE_ONCE = 0.3
"""For each die that is rolled once."""
SAVED = 0.06
"""So much of what a knock-out would cost: not every hero comes into need, and not from every fight one can escape."""
ALONE = 0.35
"""Who has no ally has better things to spend gold on: to him all this is worth only so much."""


def turns_left(state: State) -> float:
    """How many turns a hero may have before the final battle; without one, half of many."""
    if not state.options.doom:
        return LONG / 2
    return min(LONG, doom_left(state) / (CARDS_A_TURN * len(state.players)))


def usefulness(state: State, seat: int) -> float:
    """Of everything a hero has."""
    player = state.players[seat]
    each, once, saves = add_up(tuple(player.items), tuple([ally.card for ally in player.allies]))
    worth = once + (each * turns_left(state) if each else 0.0) + (SAVED * loss(state, seat) if saves else 0.0)
    return worth if player.allies else ALONE * worth


@lru_cache(4096)
def add_up(items: tuple[str, ...], allies: tuple[str, ...]) -> tuple[float, float, bool]:
    """What cards are worth in each turn, what once, and whether one of them saves the hero from a fight."""
    cards: list[Item | Ally] = [*(ITEMS[card] for card in items), *(ALLIES[card] for card in allies)]
    gives = {word: sum([card.gives.get(word, 0) for card in cards]) for word in ("dice", "income", "bargain")}
    abilities = [ability for card in cards for ability in card.abilities]
    each = DIE * gives["dice"] + INCOME * gives["income"] + BARGAIN * gives["bargain"]
    each += sum(
        [TURNED * (ability.effect is turn_die) + LOOK * (ability.effect is look_ahead) for ability in abilities]
    )
    return each, sum(map(dice_once, abilities)), any(ability.effect is slip_away for ability in abilities)


def dice_once(ability: Ability) -> float:
    effect = ability.effect
    return DICE_ONCE * effect.amount if isinstance(effect, Amount) and effect.of == "dice" else 0.0
