"""Who wins a fight: chances for a party that keeps to one plan of attack.

The plan says who attacks in which phase; it is the one that promises most in a round. An ally who falls leaves his
phase to the hero's defence. What cards can do once in a fight is counted beforehand: wounds they cancel as life, wounds
they deal as wounds the enemy has already (`strength.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from operator import getitem
from typing import NamedTuple

from questhall.games.runebound1.components import DIE_SIDES, KINDS, Three

ROUNDS = 25
"""After so many rounds a fight that has not ended counts as lost."""
SETTLED = 0.004
"""As soon as a fight is undecided with no more than this chance, nothing more is reckoned."""
NOBODY_ATTACKS = -1
ALLY = 0.35
"""What an ally counts, where the whole life of the hero counts 1."""


class Fighter(NamedTuple):
    """Somebody who attacks: what is added to the die, and the wounds of a hit, for each phase; an ally's life."""

    bonus: Three
    damage: Three
    life: int = 1


class Party(NamedTuple):
    """A hero and the allies: what is left of the hero's life, and what he adds when he defends."""

    hero: Fighter
    defence: Three
    life: int
    allies: tuple[Fighter, ...]
    burst: int = 0
    """Wounds that cards deal once in the fight."""
    again: bool = False
    """The hero can attack twice in a round."""


class Enemy(NamedTuple):
    """Target numbers, damage, and what is left of its life."""

    targets: Three
    damage: Three
    life: int


class Forecast(NamedTuple):
    """How a fight will go."""

    won: float
    life: float
    """What is left of the hero's life on average, where he wins."""
    fallen: tuple[float, ...]
    """For each ally the chance to fall."""


class Step(NamedTuple):
    """A phase: the chance to hit, and the wounds dealt then; the hero takes `harm` if he is the one who fails."""

    who: int
    hit: float
    deals: int
    harm: int
    guard: float
    """The chance of the hero's defence, for when an ally has fallen."""


def chance(bonus: int, target: int) -> float:
    """To reach the target number with one die of twenty sides."""
    return min(1.0, max(0.0, (DIE_SIDES + 1 - (target - bonus)) / DIE_SIDES))


@lru_cache(256)
def plans(attacks: tuple[int, ...], phases: int) -> tuple[tuple[int, ...], ...]:
    """Who attacks in each of so many phases, where everybody has so many attacks left."""
    return tuple(
        chosen
        for chosen in product(range(NOBODY_ATTACKS, len(attacks)), repeat=phases)
        if all(chosen.count(who) <= left for who, left in enumerate(attacks))
    )


promise: Callable[[list[float], int], float] = getitem
"""Of a phase, if this one attacks."""


def promises(party: Party, enemy: Enemy, phase: int) -> list[float]:
    """What a phase brings if nobody attacks (last), the hero or one of the allies does: the part of the enemy's life

    that is taken, less the part of one's own that is lost.
    """
    target, harm = enemy.targets[phase], enemy.damage[phase]
    pain, whole = harm / max(1, party.life), max(1, enemy.life)
    worth = []
    for who, fighter in enumerate((party.hero, *party.allies)):
        hit = chance(fighter.bonus[phase], target)
        danger = pain if who == 0 else ALLY * min(1.0, harm / fighter.life)
        worth.append(hit * min(fighter.damage[phase], whole) / whole - (1 - hit) * danger)
    return [*worth, -(1 - chance(party.defence[phase], target)) * pain]


@lru_cache(65536)
def best_plan(
    party: Party, enemy: Enemy, phases: tuple[int, ...] = KINDS, spent: tuple[int, ...] = ()
) -> tuple[tuple[int, int], ...]:
    """The plan for these phases that promises most; those who are spent have attacked already."""
    worth = [promises(party, enemy, phase) for phase in phases]
    attacks = [1 + party.again, *(1 for _ in party.allies)]
    left = tuple([count - spent.count(who) for who, count in enumerate(attacks)])
    best = max(plans(left, len(phases)), key=lambda plan: sum(map(promise, worth, plan)))
    return tuple(zip(phases, best, strict=True))


def victory(party: Party, enemy: Enemy) -> float:
    """The chance that the enemy falls first."""
    return forecast(party, enemy).won


@lru_cache(65536)
def forecast(party: Party, enemy: Enemy) -> Forecast:
    """Round by round, as long as the fight may still be undecided."""
    nobody = (0.0,) * len(party.allies)
    enemy = enemy._replace(life=enemy.life - party.burst)
    if party.life <= 0:
        return Forecast(0.0, 0.0, nobody)
    if enemy.life <= 0:
        return Forecast(1.0, party.life, nobody)
    steps = [step_of(party, enemy, phase, who) for phase, who in best_plan(party, enemy)]
    return play_through(party, enemy, steps)


def step_of(party: Party, enemy: Enemy, phase: int, who: int) -> Step:
    target, harm = enemy.targets[phase], enemy.damage[phase]
    guard = chance(party.defence[phase], target)
    if who == NOBODY_ATTACKS:
        return Step(who, guard, 0, harm, guard)
    fighter = party.hero if who == 0 else party.allies[who - 1]
    return Step(who, chance(fighter.bonus[phase], target), fighter.damage[phase], harm, guard)


Positions = dict[int, float]
"""The chance of each pair: what is left of the hero's life and of the enemy's. The two are one number, the hero's life

times the width and the enemy's on top: hundreds of pairs are gone through for each fight.
"""


def play_through(party: Party, enemy: Enemy, steps: list[Step]) -> Forecast:
    width = enemy.life + 1
    positions: Positions = {party.life * width + enemy.life: 1.0}
    standing = [
        [1.0] + [0.0] * (misses_until_death(fighter, steps, who) - 1) for who, fighter in enumerate(party.allies, 1)
    ]
    won = left = 0.0
    fallen = [0.0] * len(standing)
    for _ in range(ROUNDS):
        for step in steps:
            alive = 1.0
            if step.who > 0:
                alive = sum(standing[step.who - 1])
                standing[step.who - 1] = after_attack(standing[step.who - 1], step)
                fallen[step.who - 1] += (alive - sum(standing[step.who - 1])) * sum(positions.values())
            positions, wins, lives = after_step(positions, width, step, alive)
            won, left = won + wins, left + lives
        if sum(positions.values()) < SETTLED:
            break
    return Forecast(won, left / won if won else 0.0, tuple(fallen))


def misses_until_death(ally: Fighter, steps: list[Step], who: int) -> int:
    """How many failed attacks it takes until an ally falls."""
    harm = next((step.harm for step in steps if step.who == who), 0)
    return -(-ally.life // harm) if harm else ROUNDS


def after_attack(standing: list[float], step: Step) -> list[float]:
    """How likely an ally has failed so often, and still stands, after one attack more."""
    if not step.harm:
        return standing
    missed = [0.0, *standing[:-1]]
    return [step.hit * same + (1 - step.hit) * before for same, before in zip(standing, missed, strict=True)]


def after_step(positions: Positions, width: int, step: Step, alive: float) -> tuple[Positions, float, float]:
    """Where a phase leads; the chance that the enemy has fallen in it, and what is left of the hero's life then."""
    hit = step.hit * alive if step.deals else 0.0
    hurt = 1 - step.hit if step.who <= 0 else (1 - alive) * (1 - step.guard)
    if not step.harm:
        hurt = 0.0
    if not (hit or hurt):
        return positions, 0.0, 0.0
    goes_on, neither = hit + hurt < 1, 1 - hit - hurt
    deals, harm = step.deals, step.harm * width
    deadly = harm + width
    after: Positions = {}
    won = lives = 0.0
    for place, share in positions.items():
        if hit:
            if place % width > deals:
                after[place - deals] = after.get(place - deals, 0.0) + share * hit
            else:
                won += share * hit
                lives += share * hit * (place // width)
        if hurt and place >= deadly:
            after[place - harm] = after.get(place - harm, 0.0) + share * hurt
        if goes_on:
            after[place] = after.get(place, 0.0) + share * neither
    return after, won, lives
