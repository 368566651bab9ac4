"""The sixteen enemies of the base combat deck."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, X, engaging, surge
from questhall.games.runebound3.cards.adventures.foe_effects import (
    GOLD_OR_TROPHY,
    flip_own_token,
    harm,
    has_cards,
    has_other_tokens,
    has_surges_to_lock,
    is_wounded,
    lock_surges,
    mend,
    recast_a_token,
    remove_a_token,
    remove_every,
    shows,
    take_gold,
    wear_out,
    wound,
    wound_by_x,
    wound_surely,
)
from questhall.games.runebound3.cards.define import Enemy, Gain
from questhall.games.runebound3.cards.heroes import onslaught, rival_has_not_passed
from questhall.games.runebound3.cards.villains import double_skulls, drain_life, flip_a_token
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import recast_any, recast_spent, remove_one
from questhall.games.runebound3.state import State, Who


def healing_brew(table: Table[State], who: Who) -> Play[None]:
    """The witch drinks as much as she spent."""
    heal(table, who, the_fight(table.state).x)
    yield from ()


def web(table: Table[State], who: Who) -> Play[None]:
    """Two tokens of any kind."""
    for _ in range(2):
        yield from remove_one(table, who, opponent(table.state, who))


def plunder(table: Table[State], who: Who) -> Play[None]:
    pay(table, opponent(table.state, who), 1)
    yield from ()


def has_gold(state: State, who: Who) -> bool:
    return state.players[opponent(state, who)].gold > 0


def pounce(table: Table[State], who: Who) -> Play[None]:
    """Worse for a hero who has not spent a token yet in this combat round."""
    tokens = side_of(table.state, opponent(table.state, who)).tokens
    yield from deal(table, who, 1 if any(token.is_spent for token in tokens) else 2)


def foresee(table: Table[State], who: Who) -> Play[None]:
    """He knew it would come, and it does not."""
    the_fight(table.state).is_cancelled = True
    yield from ()


CARDS: tuple[Enemy, ...] = (
    Enemy(
        "undead_horde",
        "combat",
        health=3,
        traits=("undead", "warrior"),
        reward=(Gain(gold=2),),
        abilities=(
            surge("undead_horde_relentless", 1, recast_spent),
            surge("undead_horde_swarm", 1, lock_surges, has_surges_to_lock),
        ),
    ),
    Enemy(
        "reanimates",
        "combat",
        health=4,
        traits=("undead",),
        reward=GOLD_OR_TROPHY,
        bonuses={"armour": 1},
        abilities=(surge("reanimates_cleave", X, wound_by_x),),
    ),
    Enemy(
        "great_dragon",
        "combat",
        health=5,
        traits=("dragon", "beast"),
        reward=(Gain(gold=2),),
        abilities=(
            Ability("great_dragon_scorch", "hurt", harm(1), must=True),  # R3-DEF-04
            surge("great_dragon_tail", 2, remove_every("agility"), shows("agility")),
        ),
    ),
    Enemy(
        "deep_elf",
        "combat",
        health=5,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=2),),
        bonuses={"quick": 1},
        abilities=(
            surge("deep_elf_venom", 1, wound_surely(1)),
            surge("deep_elf_web", 2, web, shows()),
        ),
    ),
    Enemy(
        "rebels",
        "combat",
        health=5,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=1),),
        abilities=(
            surge("rebels_levy", 1, take_gold),
            surge("rebels_volley", 2, wound(2)),
        ),
    ),
    Enemy(
        "razorwing",
        "combat",
        health=5,
        traits=("beast",),
        reward=(Gain(gold=2),),
        abilities=(
            engaging("razorwing_dive", harm(1)),
            surge("razorwing_wheel", 1, flip_own_token, has_other_tokens),
        ),
    ),
    Enemy(
        "dread_cult_prophet",
        "combat",
        health=5,
        traits=("mystic", "humanoid"),
        reward=GOLD_OR_TROPHY,
        abilities=(
            Ability("dread_cult_prophet_foreseen", "cancel", foresee, limit="fight"),
            surge("dread_cult_prophet_prophecy", 1, recast_a_token, shows()),  # R3-CACT-06
            surge("dread_cult_prophet_word", 2, wear_out, has_cards),
        ),
    ),
    Enemy(
        "witch",
        "combat",
        health=6,
        traits=("mystic", "humanoid"),
        reward=(Gain(gold=2),),
        abilities=(
            surge("witch_hex", 1, flip_a_token, shows()),
            surge("witch_brew", X, healing_brew, is_wounded),
        ),
    ),
    Enemy(
        "orc_marauder",
        "combat",
        health=6,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=2),),
        abilities=(
            Ability("orc_marauder_plunder", "dealt", plunder, limit="round", must=True, can=has_gold),
            surge("orc_marauder_hook", 1, remove_every("shield"), shows("shield")),
            surge("orc_marauder_axe", 2, wound(2)),
        ),
    ),
    Enemy(
        "beastman",
        "combat",
        health=6,
        traits=("beast", "warrior"),
        reward=(Gain(gold=2),),
        abilities=(
            Ability("beastman_fury", "hurt", recast_spent, limit="round"),
            surge("beastman_gore", 2, wound(2)),
        ),
    ),
    Enemy(
        "moon_cat",
        "combat",
        health=6,
        traits=("beast", "mystic"),
        reward=(Gain(gold=2),),
        bonuses={"quick": 1},
        abilities=(surge("moon_cat_pounce", 1, pounce),),
    ),
    Enemy(
        "death_knight",
        "combat",
        health=6,
        traits=("undead", "warrior"),
        reward=(Gain(gold=3),),
        bonuses={"no_retreat": 1},
        abilities=(
            surge("death_knight_drain", 1, drain_life),
            surge("death_knight_blade", 3, double_skulls),
        ),
    ),
    Enemy(
        "ettin",
        "combat",
        health=7,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=3),),
        abilities=(
            Ability("ettin_two_heads", "acted", onslaught, limit="round", can=rival_has_not_passed),
            surge("ettin_quarrel", 1, recast_any, has_other_tokens),
            surge("ettin_clubs", 2, wound(2)),
        ),
    ),
    Enemy(
        "dreadbringer",
        "combat",
        health=7,
        traits=("demon", "warrior"),
        reward=(Gain(gold=3),),
        abilities=(
            surge("dreadbringer_claw", 1, remove_every("shield"), shows("shield")),
            surge("dreadbringer_regenerate", 2, mend(2), is_wounded),
            surge("dreadbringer_fire", 3, wound(5)),
        ),
    ),
    Enemy(
        "barrow_wyrm",
        "combat",
        health=8,
        traits=("undead", "dragon"),
        reward=(Gain(gold=3),),
        abilities=(
            surge("barrow_wyrm_bones", 1, remove_a_token("physical"), shows("physical")),
            surge("barrow_wyrm_strike", 2, wound(2)),
            surge("barrow_wyrm_undying", 3, mend(4), is_wounded),
        ),
    ),
    Enemy(
        "ogre",
        "combat",
        health=8,
        traits=("warrior", "humanoid"),
        reward=(Gain(gold=3),),
        abilities=(
            surge("ogre_shove", 1, remove_a_token("shield", "agility"), shows("shield", "agility")),
            surge("ogre_flatten", 2, wound_surely(2)),
        ),
    ),
)
"""By health, the frail ones first."""
