"""What the abilities of heroes and their cards do in a fight, for bots: damage dealt or kept off, in points.

Where a card says how much, it is counted from the card; the rest is known by name. The figures of most skills come from
fights of a hero with and without them against the villains, the others are estimates of a reader of the cards. A test
sees to it that no ability is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from questhall.games.runebound3.cards.ability import Ability, Moment

FIGHT_MOMENTS: tuple[Moment, ...] = ("engage", "combat action", "acted", "dealt", "cast", "struck", "hurt", "cancel")
"""Besides surges."""


class Fighter(NamedTuple):
    """What abilities build on: the damage of the tokens in an average cast, and two attributes."""

    physical: float
    magic: float
    mind: int
    spirit: int


SUCCESS = 0.4
"""How many of the skill cards bear the symbol of success."""
DOUBLED = 0.8
"""How much of the damage in the pool is still there when it is doubled."""
CONFIDENT = 0.8
"""How often a round an attack comes through and a card is left to exert."""
OPENING = 0.25
"""What is dealt once, on engaging, counts for each round of a fight."""

BY_FIGHTER: Mapping[str, Callable[[Fighter], float]] = {
    "battle_fury_double": lambda fighter: DOUBLED * fighter.physical,
    "roaring_axe_roar": lambda fighter: DOUBLED * fighter.physical,
    "battle_robe_trance": lambda fighter: DOUBLED * fighter.magic,
    "rune_of_flame_burst": lambda fighter: float(max(0, fighter.spirit)),
    "spirit_manifestation": lambda fighter: SUCCESS * max(0, fighter.spirit + 1),
    "full_confidence_press": lambda fighter: CONFIDENT * ((max(0, fighter.mind) + 1) // 2),
    "spark_rune_spark": lambda fighter: 1.2 * ((max(0, fighter.mind) + 1) // 2),
    "foreign_tricks_flip": lambda fighter: 1.0 + (max(0, fighter.mind) + 1) // 2,
    "apprentices_wand_recite": lambda fighter: float((max(0, fighter.mind) + 1) // 2),
    "wrath_from_above_bolt": lambda fighter: OPENING * SUCCESS * max(0, fighter.spirit + 2),
}
"""Those that are as good as their owner."""
BY_NAME: Mapping[str, float] = {
    # heroes
    "brutal_assault": 1.0,
    "speed_of_dizon": 1.0,
    "stalk_prey": 1.0,
    "mind_meld": 3.0,
    "share_pain": 0.0,
    "onslaught": 0.2,
    "smiting_blow": 0.2,
    # surge abilities of skills
    "sand_in_the_eyes_throw": 1.4,
    "shield_breaker_blow": 1.5,
    "entangling_roots_grip": 2.4,
    "taming_claim": 0.5,
    "thirsting_rune_drink": 2.8,
    # surge abilities of assets
    "firestone_flare": 1.2,
    "rune_rod_discharge": 1.0,
    "shieldbreaker_break": 1.0,
    "ember_sceptre_scorch": 2.0,
    "bolas_entangle": 1.2,
    "fencing_blade_riposte": 1.0,
    "staff_of_light_dazzle": 1.2,
    "blade_of_valour_stand": 1.2,
    "bramble_mail_bristle": 1.2,
    "lifeward_plate_breath": 1.0,
    "hourglass_turn": 1.0,
    "puppeteers_orb_strings": 4.0,
    "cloak_of_dusk_fade": 1.5,
    "mantle_of_echoes_call": 1.3,
    # in a combat round, without surges
    "retribution_repay": 1.6,
    "parry_attack": 0.9,
    "green_blood_heal": 1.4,
    "spell_ward_burn": 0.9,
    "lucky_star_recast": 0.8,
    "bramble_hide_prick": 1.2,
    "counter_rune_cancel": 1.2,
    "rune_of_chaos_stir": 0.9,
    "ambidexterity_flip": 0.9,
    "miracle_survive": 1.1,
    # once, on engaging
    "truesight_bow_shot": 2 * OPENING,
    "marksmanship_shot": 0.4,
    "short_bow_shot": OPENING,
    "hush_money_bribe": 0.1,
    # what two surge abilities leave behind is counted there
    "cloak_of_dusk_miss": 0.0,
    "bramble_mail_sting": 0.0,
}
"""All others: by use for surge abilities (for those of X surges by surge), by combat round for the rest."""
AT_ONCE = (1.0, 1.0, 0.75, 0.5)
"""How often as many surges lie there at once as one ability asks for, by that number; X takes what there is."""


def does(ability: Ability, fighter: Fighter) -> float:
    """What an ability does when it is used."""
    by_fighter = BY_FIGHTER.get(ability.id)
    return by_fighter(fighter) if by_fighter is not None else BY_NAME[ability.id]


def done_by_surges(surges: float, abilities: Sequence[Ability], fighter: Fighter, idle: float) -> float:
    """The best use of so many surges a round; what is left does little."""
    ways = [(does(each, fighter) * AT_ONCE[each.surges] / max(1, each.surges), each.surges) for each in abilities]
    done = 0.0
    for by_surge, price in sorted(ways, reverse=True):
        spent = min(surges, price) if price else surges
        done += spent * max(idle, by_surge)
        surges -= spent
    return done + idle * surges


def done_besides(abilities: Sequence[Ability], fighter: Fighter) -> float:
    """What abilities without surges do in a combat round."""
    return sum(does(ability, fighter) for ability in abilities if ability.moment in FIGHT_MOMENTS)
