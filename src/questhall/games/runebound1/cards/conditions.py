"""When cards can be used, beyond their moment."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.runebound1.board import TERRAIN
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge, Condition
from questhall.games.runebound1.components import Kind, Terrain
from questhall.games.runebound1.rules.rolls import the_roll
from questhall.games.runebound1.state import State


@dataclass(frozen=True)
class InPhase:
    """Only in the phase of this kind."""

    kind: Kind

    def __call__(self, state: State, seat: int, card: str) -> bool:
        return state.fight is not None and state.fight.step == self.kind


def hero_can_attack(*kinds: Kind) -> Condition:
    """Only in these phases, and while the hero has not attacked in this round."""

    def can(state: State, seat: int, card: str) -> bool:
        fight = state.fight
        return fight is not None and fight.step in kinds and state.players[seat].hero not in fight.attacked

    return can


def hero_is_hurt(state: State, seat: int, card: str) -> bool:
    """Wounds are on their way to the hero, not to an ally."""
    return state.hurt is not None and not state.hurt.ally and state.hurt.amount > 0


def ally_is_hurt(state: State, seat: int, card: str) -> bool:
    """Wounds are on their way to an ally."""
    return state.hurt is not None and bool(state.hurt.ally) and state.hurt.amount > 0


def hero_has_wounds(state: State, seat: int, card: str) -> bool:
    return state.players[seat].wounds > 0


def hero_is_tired_or_hurt(state: State, seat: int, card: str) -> bool:
    return state.players[seat].exhaustion > 0 or state.players[seat].wounds > 0


def roll_failed(state: State, seat: int, card: str) -> bool:
    """The die that lies there has not reached the target number."""
    rolled = the_roll(state)
    return rolled.die + rolled.bonus < rolled.target


def defence_failed(state: State, seat: int, card: str) -> bool:
    """The same, and the hero was defending."""
    return the_roll(state).why == "defence" and roll_failed(state, seat, card)


def hero_has_attacked(state: State, seat: int, card: str) -> bool:
    """The hero's attack of this round is spent."""
    return state.fight is not None and state.players[seat].hero in state.fight.attacked


def someone_has_wounds(state: State, seat: int, card: str) -> bool:
    player = state.players[seat]
    return player.wounds > 0 or any(ally.wounds for ally in player.allies)


def stands_on(*terrains: Terrain) -> Condition:
    """The hero is on a hex of one of these terrains."""
    return lambda state, seat, card: TERRAIN[state.players[seat].hex] in terrains


def fights_a(breed: str) -> Condition:
    """The enemy is a challenge of this kind."""

    def can(state: State, seat: int, card: str) -> bool:
        enemy = ADVENTURES.get(state.fight.card) if state.fight is not None else None
        return isinstance(enemy, Challenge) and enemy.breed == breed

    return can
