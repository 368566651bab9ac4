"""The twelve heroes: four who shoot, four who strike, four who cast spells. Catalogue chapter COMP."""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import (
    InPhase,
    ally_is_hurt,
    defence_failed,
    hero_can_attack,
    hero_has_attacked,
    hero_has_wounds,
)
from questhall.games.runebound1.cards.define import Ability, Hero
from questhall.games.runebound1.cards.effects import boost, cancel, heal, more_damage, strike, strike_again
from questhall.games.runebound1.cards.travel import has_dice, reroll_die
from questhall.games.runebound1.components import MAGIC, MELEE

SHOOTERS = (
    Hero(
        "lyssa",
        life=5,
        stamina=4,
        attributes=(4, 1, 1),
        damage=(2, 1, 1),
        skills={"leap": 2, "track": 3},
        abilities=(Ability("lyssa", "dice", reroll_die, limit="turn", can=has_dice),),
    ),
    Hero(
        "red_scorpion",
        life=5,
        stamina=3,
        attributes=(4, 1, 2),
        damage=(2, 1, 1),
        skills={"notice": 3, "diplomacy": 2},
        abilities=(Ability("red_scorpion", "before combat", strike(1), exhaustion=2),),
    ),
    Hero(
        "bogran_the_shadow",
        life=5,
        stamina=3,
        attributes=(4, 1, 1),
        damage=(2, 1, 1),
        skills={"hide": 4, "climb": 2},
        gives={"escape": 4, "gold": 1},
    ),
    Hero(
        "ronan_of_the_wild",
        life=5,
        stamina=4,
        attributes=(3, 3, 1),
        damage=(2, 1, 1),
        skills={"track": 4, "swim": 3},
        gives={"forest_easy": 1},
    ),
)

FIGHTERS = (
    Hero(
        "varikas_the_dead",
        life=6,
        stamina=2,
        attributes=(1, 4, 2),
        damage=(1, 2, 1),
        skills={"lore": 3, "notice": 2},
        abilities=(Ability("varikas_the_dead", "hurt", cancel(1), exhaustion=1, can=ally_is_hurt),),
    ),
    Hero(
        "mordrog",
        life=6,
        stamina=3,
        attributes=(1, 5, 0),
        damage=(1, 2, 1),
        skills={"climb": 3, "leap": 2},
        abilities=(Ability("mordrog", "combat", boost(4), wounds=1, limit="round", can=hero_can_attack(MELEE)),),
    ),
    Hero(
        "silhouette",
        life=5,
        stamina=4,
        attributes=(2, 4, 2),
        damage=(1, 2, 1),
        skills={"hide": 3, "leap": 3},
        abilities=(Ability("silhouette", "rolled", boost(2), exhaustion=1, can=defence_failed),),
    ),
    Hero(
        "one_fist",
        life=5,
        stamina=2,
        attributes=(1, 5, 2),
        damage=(1, 2, 1),
        skills={"climb": 3, "swim": 3},
        abilities=(Ability("one_fist", "hit", more_damage(1), exhaustion=1, limit="turn", can=InPhase(MELEE)),),
    ),
)

CASTERS = (
    Hero(
        "mad_carthos",
        life=6,
        stamina=2,
        attributes=(1, 1, 4),
        damage=(1, 1, 2),
        skills={"lore": 4, "hide": 2},
        abilities=(Ability("mad_carthos", "before combat", strike(2), exhaustion=2),),
    ),
    Hero(
        "runewitch_astarra",
        life=5,
        stamina=4,
        attributes=(2, 1, 5),
        damage=(1, 1, 2),
        skills={"lore": 3, "diplomacy": 3},
        abilities=(
            Ability("runewitch_astarra", "combat", strike_again, exhaustion=1, limit="round", can=hero_has_attacked),
        ),
    ),
    Hero(
        "spiritspeaker_mok",
        life=6,
        stamina=3,
        attributes=(2, 2, 4),
        damage=(1, 1, 2),
        skills={"diplomacy": 3, "track": 2},
        abilities=(Ability("spiritspeaker_mok", "any", heal(1), exhaustion=2, can=hero_has_wounds),),
    ),
    Hero(
        "battlemage_jaes",
        life=6,
        stamina=4,
        attributes=(1, 3, 4),
        damage=(1, 1, 2),
        skills={"notice": 3, "swim": 2},
        abilities=(
            Ability(
                "battlemage_jaes", "combat", boost(2), exhaustion=1, limit="round", can=hero_can_attack(MELEE, MAGIC)
            ),
        ),
    ),
)

HERO_CARDS: tuple[Hero, ...] = (*SHOOTERS, *FIGHTERS, *CASTERS)
"""R1-COMP-06  Twelve. Of Mok, Carthos and Mordrog the sources tell what they can do; the figures are ours."""
