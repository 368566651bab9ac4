"""What an enemy's surge abilities are worth at the moment, in half points of damage.

Those that are not named here are simply worth their price.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from questhall.games.runebound3.sizing_up import lying, other_side, shields, sides, strength, symbol, worth
from questhall.games.runebound3.state import FOE, State
from questhall.games.runebound3.tokens import CombatSymbol

Scheme = Callable[[State], float]
HIT = 2.0
"""A point of damage, or of healing."""
PASSED = 0.2
"""How much of a token still counts whose owner has passed: only shields are spent then."""


def wounds(amount: int, *, surely: bool = False) -> Scheme:
    """Damage; what meets shields costs the hero those at least."""

    def scheme(state: State) -> float:
        blocked = 0 if surely else min(amount, shields(sides(state, FOE)[1]))
        return HIT * (amount - blocked) + 0.5 * blocked

    return scheme


def mends(amount: int) -> Scheme:
    """Never more than there is to heal."""

    def scheme(state: State) -> float:
        assert state.fight is not None
        return HIT * min(amount, state.fight.damage)

    return scheme


def both(one: Scheme, other: Scheme) -> Scheme:
    return lambda state: one(state) + other(state)


def doubles_skulls(state: State) -> float:
    """As much again as lies there."""
    return sum(strength(token) for token in lying(sides(state, FOE)[0])) - 0.5


def flips_one(state: State) -> float:
    """The hero's token that loses most by it."""
    return still(state, max(losses(state), default=0.0))


def flips_all(state: State) -> float:
    return still(state, sum(losses(state)))


def recasts_one(state: State) -> float:
    return still(state, max(losses(state), default=0.0) / 2)


def recasts_all(state: State) -> float:
    return still(state, sum(losses(state)) / 2)


def losses(state: State) -> list[float]:
    """What each of the hero's tokens would lose by being turned over."""
    return [worth(token) - other_side(token) for token in lying(sides(state, FOE)[1])]


def still(state: State, gain: float) -> float:
    """Whoever has passed loses little any more."""
    return PASSED * gain if sides(state, FOE)[1].has_passed else gain


def removes(count: int, symbols: Sequence[CombatSymbol] = ()) -> Scheme:
    """The hero's best tokens that show one of these symbols, or any."""

    def scheme(state: State) -> float:
        tokens = lying(sides(state, FOE)[1], symbols)
        return still(state, sum(sorted(map(worth, tokens), reverse=True)[:count]))

    return scheme


def locks_surges(state: State) -> float:
    """The surges that cannot be used then."""
    return still(state, sum(worth(token) for token in lying(sides(state, FOE)[1]) if symbol(token) == "surge"))


def flips_own(state: State) -> float:
    mine = lying(sides(state, FOE)[0])
    return max((other_side(token) - worth(token) for token in mine), default=0.0)


def recasts_own(state: State) -> float:
    """A spent token comes back; which face it shows then is open."""
    spent = [token for token in sides(state, FOE)[0].tokens if token.is_spent]
    return max(((other_side(token) + worth(token)) / 2 for token in spent), default=1.4)


ALL = 20
SCHEMES: Mapping[str, Scheme] = {
    # villains
    "margath_flip": flips_one,
    "margath_heal": mends(3),
    "margath_double": doubles_skulls,
    "vorakesh_drain": both(wounds(1), mends(1)),
    "vorakesh_flip": flips_all,
    # damage
    "ghoul_pack_gnaw": wounds(1),
    "plague_bearer_miasma": wounds(1, surely=True),
    "deep_elf_venom": wounds(1, surely=True),
    "hatchling_brood_nip": wounds(1, surely=True),
    "wraith_touch": both(wounds(1), mends(1)),
    "death_knight_drain": both(wounds(1), mends(1)),
    "bone_warden_marrow": both(wounds(2), mends(1)),
    "dragon_hybrid_slice": wounds(2),
    "rebels_volley": wounds(2),
    "orc_marauder_axe": wounds(2),
    "beastman_gore": wounds(2),
    "ettin_clubs": wounds(2),
    "barrow_wyrm_strike": wounds(2),
    "false_envoy_knife": wounds(2),
    "pit_champion_hook": wounds(2),
    "ash_drake_breath": wounds(2),
    "ogre_flatten": wounds(2, surely=True),
    "wyvern_lancer_pass": wounds(2, surely=True),
    "bone_colossus_fall": wounds(5),
    "dreadbringer_fire": wounds(5),
    "old_tyrant_fire": wounds(5),
    # healing and fury
    "dreadbringer_regenerate": mends(2),
    "priest_of_scale_rite": mends(2),
    "barrow_wyrm_undying": mends(4),
    "death_knight_blade": doubles_skulls,
    "corpse_captain_charge": doubles_skulls,
    # the hero's tokens
    "witch_hex": flips_one,
    "hired_mourner_keening": flips_one,
    "priest_of_scale_denounce": flips_one,
    "hired_mourner_dirge": flips_all,
    "dread_cult_prophet_prophecy": recasts_one,
    "wyvern_lancer_feint": recasts_one,
    "bone_colossus_rain": recasts_all,
    "deep_elf_web": removes(2),
    "barrow_wyrm_bones": removes(1, ["physical"]),
    "ogre_shove": removes(1, ["shield", "agility"]),
    "false_envoy_sand": removes(1, ["agility", "surge"]),
    "orc_marauder_hook": removes(ALL, ["shield"]),
    "dreadbringer_claw": removes(ALL, ["shield"]),
    "great_dragon_tail": removes(ALL, ["agility"]),
    "hoard_keeper_coil": removes(ALL, ["agility"]),
    "bog_mummy_mire": removes(ALL, ["physical"]),
    "sorceress_disarm": removes(ALL, ["physical"]),
    "dragon_hybrid_barrier": removes(ALL, ["magic"]),
    "undead_horde_swarm": locks_surges,
    "bog_mummy_clutch": locks_surges,
    "old_tyrant_gaze": locks_surges,
    "velvet_apostle_crowd": locks_surges,
    "pit_champion_clinch": locks_surges,
    "bone_warden_hush": locks_surges,
    # the own tokens
    "crypt_captain_order": flips_own,
    "razorwing_wheel": flips_own,
    "undead_horde_relentless": recasts_own,
    "corpse_captain_ranks": recasts_own,
}
