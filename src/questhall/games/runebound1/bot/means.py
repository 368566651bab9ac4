"""What the cards of a hero can do in the course of one fight, in wounds: those they ward off, and those they deal."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from questhall.games.runebound1.cards.conditions import InPhase, ally_is_hurt, defence_failed
from questhall.games.runebound1.cards.define import ABILITIES, ALLIES, HEROES, ITEMS, Ability
from questhall.games.runebound1.cards.effects import Amount, reroll, strike_again
from questhall.games.runebound1.components import Kind
from questhall.games.runebound1.rules.bonuses import stamina
from questhall.games.runebound1.state import Player, State

MOST = 3
"""More wounds than that are seldom healed or dealt by one card."""
DEFENCE = 2
"""So much exhaustion makes a failed defence good."""
REROLL = 1
"""A roll that can be made again saves about a wound."""


class Means(NamedTuple):
    shield: int = 0
    """Wounds that are cancelled or healed."""
    burst: int = 0
    """Wounds dealt before the fight, or on top of a hit."""
    again: bool = False
    """The hero can attack twice in a round."""


def means_of(state: State, seat: int, kind: Kind, *, once: bool = True) -> Means:
    """Of all that is ready; without what is used up by it, if that is to be spared."""
    player = state.players[seat]
    allies = tuple([(ally.card, ALLIES[ally.card].stamina - ally.exhaustion) for ally in player.allies])
    spare = stamina(state, seat) - player.exhaustion
    has_begun = (
        state.fight is not None and state.fight.phase != "before" and seat in (state.fight.seat, state.fight.rival)
    )
    spent = tuple([id for id in player.used if ABILITIES[id].limit == "turn"])
    means = reckon(player.hero, spare, tuple(ready(player)), allies, kind, once, has_begun, spent)
    is_spent = means.again and any(ABILITIES[id].effect is strike_again for id in player.used)
    return means._replace(again=False) if is_spent else means


def ready(player: Player) -> list[str]:
    """Everything that does not lie face down."""
    return [card for card in player.items if card not in player.face_down]


@lru_cache(16384)
def reckon(
    hero: str,
    spare: int,
    items: tuple[str, ...],
    allies: tuple[tuple[str, int], ...],
    kind: Kind,
    once: bool,
    has_begun: bool,
    spent: tuple[str, ...],
) -> Means:
    """A hero with so much stamina to spare, allies with theirs; what comes before combat is past when it has begun.

    What can be used once a turn and has been is spent.
    """
    own = [(ability, spare) for ability in HEROES[hero].abilities]
    own += [(ability, spare) for card in items for ability in ITEMS[card].abilities if once or not ability.discard]
    own += [(ability, left) for card, left in allies for ability in ALLIES[card].abilities]
    if has_begun:
        own = [(ability, left) for ability, left in own if ability.when != "before combat"]
    if spent:
        own = [(ability, left) for ability, left in own if ability.id not in spent]
    shield = sum(shield_of(ability) * times(ability, left) for ability, left in own)
    burst = sum(burst_of(ability, kind) * times(ability, left) for ability, left in own)
    again = any(ability.effect is strike_again and left >= ability.exhaustion for ability, left in own)
    return Means(shield, burst, again)


def times(ability: Ability, spare: int) -> int:
    """How often in a fight."""
    if ability.exhaustion > spare:
        return 0
    if ability.can is defence_failed:
        return spare // DEFENCE
    is_once = ability.activate or ability.discard or ability.when == "before combat" or ability.limit == "turn"
    return 1 if is_once or not ability.exhaustion else min(MOST, spare // ability.exhaustion)


def shield_of(ability: Ability) -> int:
    if ability.effect is reroll:
        return REROLL
    if not isinstance(ability.effect, Amount) or ability.can is ally_is_hurt:
        return 0
    if ability.can is defence_failed:
        return ability.effect.of == "boost"
    return min(MOST, ability.effect.amount) if ability.effect.of in ("cancel", "heal") else 0


def burst_of(ability: Ability, kind: Kind) -> int:
    """What is dealt on top of a hit counts if it is of the kind in which the hero attacks."""
    effect = ability.effect
    if not isinstance(effect, Amount) or effect.amount > MOST:
        return 0
    if effect.of == "strike" and ability.when == "before combat":
        return effect.amount
    is_fit = isinstance(ability.can, InPhase) and ability.can.kind == kind
    return effect.amount if effect.of == "more damage" and is_fit else 0
