"""The enemies of the Rise of Margath: dragonkin, and those who pray to them.

Dragons smell lore and grow with it; the cult's priests shrink before whoever knows too much.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, X, engaging, surge
from questhall.games.runebound3.cards.adventures.foe_effects import (
    GOLD_OR_TOKEN,
    harm,
    has_surges_to_lock,
    is_wounded,
    lock_surges,
    mend,
    recast_a_token,
    remove_every,
    shows,
    wound,
    wound_surely,
)
from questhall.games.runebound3.cards.define import Enemy, Gain
from questhall.games.runebound3.cards.villains import flip_a_token
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import damage_on, lay_damage
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import flip, targets
from questhall.games.runebound3.state import State, Who


def lore(state: State, who: Who) -> int:
    """What the opponent knows."""
    return state.players[opponent(state, who)].tokens


def burn_bright(table: Table[State], who: Who) -> Play[None]:
    """One more than was spent; they burn their own fingers, but never to death."""
    state = table.state
    yield from deal(table, who, the_fight(state).x + 1)
    if not the_fight(state).end and damage_on(state, who) + 1 < health(state, who):
        lay_damage(table, who, 1)


def wake_the_nest(table: Table[State], who: Who) -> Play[None]:
    """Every dash of the own pool is turned over."""
    for token in targets(side_of(table.state, who), ["dash"]):
        flip(table, who, token.id)
    yield from ()


def has_dashes(state: State, who: Who) -> bool:
    return bool(targets(side_of(state, who), ["dash"]))


def blade_of_envy(table: Table[State], who: Who) -> Play[None]:
    """One damage, and one more for each lore of the opponent, three at most."""
    yield from deal(table, who, min(3, 1 + lore(table.state, who)))


def scent_of_lore(table: Table[State], who: Who) -> Play[None]:
    """It springs at once, and harder at whoever has two lore or more."""
    yield from deal(table, who, 2 if lore(table.state, who) >= 2 else 1, is_attack=False)


def debate(table: Table[State], who: Who) -> Play[None]:
    """A test of mind: each success hurts the apostle's pride for good, a failure hurts the hero."""
    seat = opponent(table.state, who)
    successes = yield from take_test(table, seat, "mind")
    if successes:
        yield from deal(table, seat, successes, "magic", is_attack=False)
    else:
        yield from deal(table, who, 1, is_attack=False)


CARDS: tuple[Enemy, ...] = (
    Enemy(
        "dragon_hybrid",
        "combat",
        "margath",
        health=6,
        traits=("dragon", "warrior"),
        reward=GOLD_OR_TOKEN,
        bonuses={"health_per_token": 1},
        abilities=(
            surge("dragon_hybrid_slice", 1, wound(2)),
            surge("dragon_hybrid_barrier", 2, remove_every("magic"), shows("magic")),
        ),
    ),
    Enemy(
        "hatchling_brood",
        "combat",
        "margath",
        health=3,
        traits=("dragon", "beast"),
        reward=(Gain(gold=2),),
        bonuses={"health_per_token": 1},
        abilities=(
            surge("hatchling_brood_nip", 1, wound_surely(1)),
            surge("hatchling_brood_nest", 1, wake_the_nest, has_dashes),
        ),
    ),
    Enemy(
        "ember_zealots",
        "combat",
        "margath",
        health=4,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=2),),
        bonuses={"quick": 1},
        abilities=(surge("ember_zealots_burn", X, burn_bright),),
    ),
    Enemy(
        "ash_drake",
        "combat",
        "margath",
        health=5,
        traits=("dragon", "beast"),
        reward=GOLD_OR_TOKEN,
        abilities=(
            Ability("ash_drake_cinders", "dealt", recast_a_token, limit="round", must=True, can=shows()),
            surge("ash_drake_breath", 2, wound(2)),
        ),
    ),
    Enemy(
        "wyvern_lancer",
        "combat",
        "margath",
        health=6,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=3),),
        abilities=(
            engaging("wyvern_lancer_charge", harm(1)),
            surge("wyvern_lancer_feint", 1, recast_a_token, shows()),
            surge("wyvern_lancer_pass", 2, wound_surely(2)),
        ),
    ),
    Enemy(
        "oathsworn",
        "combat",
        "margath",
        health=5,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=3),),
        bonuses={"armour": 1},
        abilities=(surge("oathsworn_envy", 2, blade_of_envy),),
    ),
    Enemy(
        "priest_of_scale",
        "combat",
        "margath",
        health=7,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TOKEN,
        bonuses={"health_per_token": -1, "health_floor": 3},
        abilities=(
            surge("priest_of_scale_denounce", 1, flip_a_token, shows()),
            surge("priest_of_scale_rite", 2, mend(2), is_wounded),
        ),
    ),
    Enemy(
        "old_tyrant",
        "combat",
        "margath",
        health=8,
        traits=("dragon",),
        reward=(Gain(gold=3), Gain(tokens=1)),
        bonuses={"no_retreat": 1},
        abilities=(
            surge("old_tyrant_gaze", 1, lock_surges, has_surges_to_lock),
            surge("old_tyrant_fire", 3, wound(5)),
        ),
    ),
    Enemy(
        "hoard_keeper",
        "exploration",
        "margath",
        health=5,
        traits=("dragon", "beast"),
        reward=(Gain(gold=3), Gain(tokens=1)),
        abilities=(
            engaging("hoard_keeper_scent", scent_of_lore),
            surge("hoard_keeper_coil", 2, remove_every("agility"), shows("agility")),
        ),
    ),
    Enemy(
        "velvet_apostle",
        "social",
        "margath",
        health=4,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TOKEN,
        abilities=(
            engaging("velvet_apostle_debate", debate),
            surge("velvet_apostle_crowd", 1, lock_surges, has_surges_to_lock),
        ),
    ),
)
