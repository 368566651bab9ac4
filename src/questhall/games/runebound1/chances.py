"""The chances a seat sees before it: to hit, to defend, to escape, to pass a test. Exact, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from questhall.engine import Odds
from questhall.games.runebound1.components import ATTACKS, DIE_SIDES, MIND, TEN_SIDES
from questhall.games.runebound1.table_view import FightView, HeroView, RollView, TableView


def odds(view: TableView) -> list[Odds]:
    """What a single roll promises as things stand; cards that may be used before or after it are not counted."""
    if view.roll is not None and not view.roll.die and view.roll.why == "test":
        return [of_a_test(view, view.roll)]
    if view.fight is None:
        return []
    return [*of_a_fight(view, view.fight, view.heroes[view.fight.seat])]


def of_a_fight(view: TableView, fight: FightView, hero: HeroView) -> Iterator[Odds]:
    """For each phase the hero's attack; for the phase under way that of each ally too, and the hero's defence."""
    if not any(fight.targets):  # between heroes nobody knows before the defender has rolled
        return
    if fight.can_escape and fight.rival is None:
        yield Odds("enemy", "escape", reaching(view, fight.targets[MIND], fight.escape), detail="escape")
    for place, attack in enumerate(ATTACKS):
        if fight.rival is None or fight.step == place:
            yield Odds("enemy", "attack", reaching(view, fight.targets[place], fight.attack[place]), detail=attack)
    if fight.phase == "round":
        yield from of_a_phase(view, fight, hero)


def of_a_phase(view: TableView, fight: FightView, hero: HeroView) -> Iterator[Odds]:
    target, kind = fight.targets[fight.step], fight.step
    yield Odds("enemy", "defence", reaching(view, target, fight.defence[kind]), detail="defence")
    if hero.hero not in fight.attacked:
        yield Odds(f"hero:{hero.hero}", "attack", reaching(view, target, fight.attack[kind]))
    for ally in hero.allies:
        if ally.card not in (*fight.attacked, *fight.kept_out):
            yield Odds(f"ally:{ally.card}", "attack", reaching(view, target, ally.attributes[kind]))


def of_a_test(view: TableView, roll: RollView) -> Odds:
    """Help is exhaustion for the skill, as much as costs no wounds."""
    hero = view.heroes[roll.seat]
    fresh = max(0, hero.stamina - hero.exhaustion)
    more = fresh * hero.skills.get(roll.skill, 0)
    helped = reaching(view, roll.target, roll.bonus + more) if more else None
    return Odds("test", "success", reaching(view, roll.target, roll.bonus), helped)


def reaching(view: TableView, target: int, bonus: int) -> float:
    return chance_to_roll(target - bonus, view.two_dice)


@cache
def chance_to_roll(needed: int, two_dice: bool) -> float:
    """How often the die, or two ten-sided dice together, show so much or more."""
    if two_dice:
        sums = [one + other for one in range(1, TEN_SIDES + 1) for other in range(1, TEN_SIDES + 1)]
    else:
        sums = [*range(1, DIE_SIDES + 1)]
    return sum(total >= needed for total in sums) / len(sums)
