"""Set A of the assets: eleven with a combat token, nine without."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import X, once_per_turn, surge
from questhall.games.runebound3.cards.assets.goods import cheap_goods, dear_goods
from questhall.games.runebound3.cards.define import Asset
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import remove_one, targets
from questhall.games.runebound3.state import State, Who
from questhall.games.runebound3.tokens import CombatSymbol

# Equipment


def flare(table: Table[State], who: Who) -> Play[None]:
    """Firestone: no shield helps against it."""
    yield from deal(table, who, 1, "magic", is_sure=True)


def bandage(table: Table[State], who: Who) -> Play[None]:
    """Healer's Kit: also in a fight, and for a hero who lies defeated."""
    heal(table, who, 2)
    yield from ()


def is_hurt(state: State, who: Who) -> bool:
    return damage_on(state, who) > 0


# Weapons

STANCES: tuple[CombatSymbol, ...] = ("shield", "agility", "double")


def discharge(table: Table[State], who: Who) -> Play[None]:
    """Rune Rod: all that was spent comes out of it."""
    yield from deal(table, who, the_fight(table.state).x, "magic")


def break_stance(table: Table[State], who: Who) -> Play[None]:
    """Shieldbreaker: the blow lands where the stance was."""
    yield from remove_one(table, who, opponent(table.state, who), STANCES)
    yield from deal(table, who, 1, "physical")


def stands_firm(state: State, who: Who) -> bool:
    """Whether the opponent has a token the hammer can break."""
    return bool(targets(side_of(state, opponent(state, who)), STANCES))


def scorch(table: Table[State], who: Who) -> Play[None]:
    """Ember Sceptre."""
    yield from deal(table, who, 2, "magic")


# Clothing


def battle_trance(table: Table[State], who: Who) -> Play[None]:
    """Battle Robe: until the end of the combat round."""
    side_of(table.state, who).marks.append("double_magic")
    yield from ()


SET_A: tuple[Asset, ...] = (
    Asset("smoke_pellets", "A", "equipment", 2, "A01"),
    Asset("firestone", "A", "equipment", 6, "A02", abilities=(surge("firestone_flare", 1, flare),)),
    Asset("ancient_sword", "A", "weapon", 2, "A03"),
    Asset("serrated_axe", "A", "weapon", 5, "A04", {"body": 1}),
    Asset("rune_rod", "A", "weapon", 7, "A05", abilities=(surge("rune_rod_discharge", X, discharge),)),
    Asset(
        "shieldbreaker",
        "A",
        "weapon",
        9,
        "A06",
        abilities=(surge("shieldbreaker_break", 1, break_stance, stands_firm),),
    ),
    Asset("ember_sceptre", "A", "weapon", 10, "A07", abilities=(surge("ember_sceptre_scorch", 1, scorch),)),
    Asset("monks_habit", "A", "clothing", 4, "A08", {"spirit": 1}),
    Asset("traders_attire", "A", "clothing", 4, "A09", {"speed": 1}),
    Asset("chain_mail", "A", "clothing", 4, "A10", {"health": 1}),
    Asset("battle_robe", "A", "clothing", 9, "A11", abilities=(surge("battle_robe_trance", 2, battle_trance),)),
    Asset("alchemists_belt", "A", "equipment", 2, bonuses={"body_test": 1, "mind_test": 1, "spirit_test": 1}),
    Asset(
        "healers_kit",
        "A",
        "equipment",
        4,
        abilities=(once_per_turn("healers_kit_bandage", bandage, is_hurt, exert=True),),
    ),
    Asset("fine_doublet", "A", "clothing", 3, bonuses={"mind": 1, "spirit": 1}),
    Asset("thoroughbred_stallion", "A", "transport", 7, bonuses={"speed": 2}),
    Asset("pack_mule", "A", "transport", 4, bonuses={"speed": 1, "trader": 1}),
    cheap_goods("provisions", "A", "settlement"),
    cheap_goods("ammunition", "A", "fortress"),
    dear_goods("valuables", "A", "settlement"),
    dear_goods("armaments", "A", "fortress"),
)
