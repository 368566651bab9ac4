"""The enemies of the Corpse King: the dead, and those who call them.

Several put zombies on the board or feed on those that are there.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.cards.ability import Ability, X, engaging, surge
from questhall.games.runebound3.cards.adventures.foe_effects import (
    GOLD_OR_TOKEN,
    GOLD_OR_TROPHY,
    flip_own_token,
    harm,
    has_cards,
    has_other_tokens,
    has_surges_to_lock,
    is_wounded,
    lock_surges,
    remove_every,
    shows,
    wear_out,
    wound,
    wound_surely,
)
from questhall.games.runebound3.cards.define import Enemy, Gain
from questhall.games.runebound3.cards.villains import drain_life, flip_a_token, flip_all_tokens
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import recast, recast_spent, remove_all, targets
from questhall.games.runebound3.rules.zombies import place_zombies
from questhall.games.runebound3.state import State, Who


def battlefield(state: State, who: Who) -> Hex:
    """The hex on which the enemy and its opponent fight."""
    return state.players[opponent(state, who)].hex


def raise_a_zombie(table: Table[State], who: Who) -> Play[None]:
    """One on the hex of the fight."""
    place_zombies(table, battlefield(table.state, who))
    yield from ()


def ground_is_quiet(state: State, who: Who) -> bool:
    """No zombie stands there yet."""
    return battlefield(state, who) not in state.zombies


def zombies_near(state: State, who: Who) -> int:
    """On the hex of the fight and around it."""
    here = battlefield(state, who)
    return sum(hex == here or hex in NEIGHBOURS[here] for hex in state.zombies)


def harvest(table: Table[State], who: Who) -> Play[None]:
    """He heals one for each zombie on the board, three at most."""
    heal(table, who, min(3, len(table.state.zombies)))
    yield from ()


def has_something_to_reap(state: State, who: Who) -> bool:
    return is_wounded(state, who) and bool(state.zombies)


def call_the_flock(table: Table[State], who: Who) -> Play[None]:
    """One damage, and one more for each zombie near, three at most."""
    yield from deal(table, who, min(3, 1 + zombies_near(table.state, who)))


def nock_again(table: Table[State], who: Who) -> Play[None]:
    """As many spent tokens as there were surges spent."""
    for _ in range(the_fight(table.state).x):
        yield from recast_spent(table, who)


def rain_of_bones(table: Table[State], who: Who) -> Play[None]:
    """The opponent recasts the whole pool."""
    rival = opponent(table.state, who)
    for token in targets(side_of(table.state, rival)):
        recast(table, rival, token.id)
    yield from ()


def break_the_wall(table: Table[State], who: Who) -> Play[None]:
    """First the shields go, then comes the blow."""
    remove_all(table, opponent(table.state, who), "shield")
    yield from deal(table, who, 1)


def last_rites(table: Table[State], who: Who) -> Play[None]:
    """A test of spirit: whoever fails it has company at the grave."""
    successes = yield from take_test(table, opponent(table.state, who), "spirit")
    if not successes:
        place_zombies(table, battlefield(table.state, who))


CARDS: tuple[Enemy, ...] = (
    Enemy(
        "ghoul_pack",
        "combat",
        "corpse_king",
        health=3,
        traits=("undead", "beast"),
        reward=(Gain(gold=2),),
        bonuses={"health_per_zombie": 1},
        abilities=(surge("ghoul_pack_gnaw", 1, wound(1)),),
    ),
    Enemy(
        "bone_archers",
        "combat",
        "corpse_king",
        health=3,
        traits=("undead", "warrior"),
        reward=(Gain(gold=2),),
        abilities=(
            engaging("bone_archers_ambush", harm(1)),
            surge("bone_archers_nock", X, nock_again),
        ),
    ),
    Enemy(
        "plague_bearer",
        "combat",
        "corpse_king",
        health=4,
        traits=("undead",),
        reward=(Gain(gold=2),),
        abilities=(
            Ability("plague_bearer_fever", "dealt", wear_out, limit="round", must=True, can=has_cards),
            surge("plague_bearer_miasma", 1, wound_surely(1)),
        ),
    ),
    Enemy(
        "gravecaller",
        "combat",
        "corpse_king",
        health=5,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TOKEN,
        abilities=(
            engaging("gravecaller_call", raise_a_zombie),
            surge("gravecaller_harvest", 2, harvest, has_something_to_reap),
        ),
    ),
    Enemy(
        "wraith",
        "combat",
        "corpse_king",
        health=5,
        traits=("undead", "mystic"),
        reward=GOLD_OR_TROPHY,
        bonuses={"no_block": 1},
        abilities=(surge("wraith_touch", 1, drain_life),),
    ),
    Enemy(
        "corpse_shepherd",
        "combat",
        "corpse_king",
        health=6,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TOKEN,
        abilities=(
            surge("corpse_shepherd_whistle", 1, raise_a_zombie, ground_is_quiet),
            surge("corpse_shepherd_flock", 2, call_the_flock),
        ),
    ),
    Enemy(
        "crypt_captain",
        "combat",
        "corpse_king",
        health=7,
        traits=("undead", "warrior"),
        reward=(Gain(gold=3), Gain(trophies=("any",))),
        bonuses={"no_retreat": 1},
        abilities=(
            surge("crypt_captain_order", 1, flip_own_token, has_other_tokens),
            surge("crypt_captain_ram", 2, break_the_wall),
        ),
    ),
    Enemy(
        "bone_colossus",
        "combat",
        "corpse_king",
        health=8,
        traits=("undead", "warrior"),
        reward=(Gain(gold=3),),
        bonuses={"charm": 1},
        abilities=(
            surge("bone_colossus_rain", 2, rain_of_bones, shows()),
            surge("bone_colossus_fall", 3, wound(5)),
        ),
    ),
    Enemy(
        "bog_mummy",
        "exploration",
        "corpse_king",
        health=5,
        traits=("undead",),
        reward=(Gain(gold=2), Gain(gold=1, zombies=-2)),
        abilities=(
            surge("bog_mummy_clutch", 1, lock_surges, has_surges_to_lock),
            surge("bog_mummy_mire", 2, remove_every("physical"), shows("physical")),
        ),
    ),
    Enemy(
        "hired_mourner",
        "social",
        "corpse_king",
        health=4,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TOKEN,
        abilities=(
            engaging("hired_mourner_rites", last_rites),
            surge("hired_mourner_keening", 1, flip_a_token, shows()),
            surge("hired_mourner_dirge", 2, flip_all_tokens, shows()),
        ),
    ),
)
