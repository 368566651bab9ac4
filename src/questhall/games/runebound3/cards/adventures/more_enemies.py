"""The enemies one meets where one did not look for a fight: two in the exploration deck, two in the social deck."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, X, engaging, surge
from questhall.games.runebound3.cards.adventures.foe_effects import (
    GOLD_OR_TROPHY,
    flip_any_token,
    harm,
    has_surges_to_lock,
    lock_surges,
    remove_a_token,
    remove_every,
    shows,
    wound,
)
from questhall.games.runebound3.cards.define import Enemy, Gain
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.damage import deal, hit_on
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.rules.parties import opponent, the_fight
from questhall.games.runebound3.state import State, Who


def maul(table: Table[State], who: Who) -> Play[None]:
    """No shield helps."""
    yield from deal(table, who, the_fight(table.state).x, is_sure=True)


def false_letters(table: Table[State], who: Who) -> Play[None]:
    """Whoever sees through him has won without a blow, and claims him without a reward.

    R3-ENEMY-05  A failed test on an enemy's card does not end the fight; what the card says on failure happens.
    """
    seat = opponent(table.state, who)
    successes = yield from take_test(table, seat, "mind", -1)
    if successes:
        the_fight(table.state).end = "claimed"
    else:
        pay(table, seat, 1)


def high_guard(table: Table[State], who: Who) -> Play[None]:
    """One damage less."""
    hit = hit_on(table.state, who)
    assert hit is not None
    hit.amount -= 1
    yield from ()


def is_hit(state: State, who: Who) -> bool:
    hit = hit_on(state, who)
    return hit is not None and hit.amount > 0


CARDS: tuple[Enemy, ...] = (
    Enemy(
        "sorceress",
        "exploration",
        health=4,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TROPHY,
        bonuses={"no_surges": 1},
        abilities=(
            surge("sorceress_glamour", 1, flip_any_token),
            surge("sorceress_disarm", 2, remove_every("physical"), shows("physical")),
        ),
    ),
    Enemy(
        "cave_bear",
        "exploration",
        health=5,
        traits=("beast",),
        reward=(Gain(gold=1), Gain(trophies=("exploration",))),
        abilities=(
            engaging("cave_bear_waking", harm(1)),
            surge("cave_bear_maul", X, maul),
        ),
    ),
    Enemy(
        "false_envoy",
        "social",
        health=4,
        traits=("humanoid",),
        reward=(Gain(gold=2),),
        abilities=(
            engaging("false_envoy_letters", false_letters),
            surge("false_envoy_sand", 1, remove_a_token("agility", "surge"), shows("agility", "surge")),
            surge("false_envoy_knife", 2, wound(2)),
        ),
    ),
    Enemy(
        "pit_champion",
        "social",
        health=4,
        traits=("warrior", "humanoid"),
        reward=GOLD_OR_TROPHY,
        abilities=(
            Ability("pit_champion_guard", "struck", high_guard, limit="round", must=True, can=is_hit),
            surge("pit_champion_clinch", 1, lock_surges, has_surges_to_lock),
            surge("pit_champion_hook", 2, wound(2)),
        ),
    ),
)
