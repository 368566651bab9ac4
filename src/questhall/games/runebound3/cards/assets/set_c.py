"""Set C of the assets: twelve with a combat token, eight without."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, action, engaging, spend_as, surge
from questhall.games.runebound3.cards.assets.goods import cheap_goods, dear_goods
from questhall.games.runebound3.cards.define import Asset
from questhall.games.runebound3.rules.bonuses import at_least_zero
from questhall.games.runebound3.rules.damage import deal, hit_on
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.movement import travel
from questhall.games.runebound3.rules.parties import opponent, side_of
from questhall.games.runebound3.rules.pool import choose_token, flip, recast_any, remove_one, targets
from questhall.games.runebound3.state import State, Who

# Equipment


def has_others(state: State, who: Who) -> bool:
    """Tokens besides the one that pays."""
    return len(targets(side_of(state, who))) > 1


def pull_strings(table: Table[State], who: Who) -> Play[None]:
    """Puppeteer's Orb."""
    for _ in range(2):
        yield from remove_one(table, who, opponent(table.state, who))


def has_tokens_against(state: State, who: Who) -> bool:
    return bool(targets(side_of(state, opponent(state, who))))


# Weapons


def recite(table: Table[State], who: Who) -> Play[None]:
    """Apprentice's Wand: half of the mind, rounded up."""
    yield from deal(table, who, (at_least_zero(table.state.players[who], "mind") + 1) // 2, "magic")


def has_mind(state: State, who: Who) -> bool:
    return at_least_zero(state.players[who], "mind") > 0


def roar(table: Table[State], who: Who) -> Play[None]:
    """Roaring Axe: until the end of the combat round."""
    side_of(table.state, who).marks.append("double_physical")
    yield from ()


def quick_shot(table: Table[State], who: Who) -> Play[None]:
    """Short Bow: no combat action, so no attack (R3-ATK-02)."""
    yield from deal(table, who, 1, "physical", is_attack=False)


def true_shot(table: Table[State], who: Who) -> Play[None]:
    """Truesight Bow: there are no shields yet."""
    yield from deal(table, who, 2, "physical", is_attack=False)


# Clothing

FADED = 3


def fade(table: Table[State], who: Who) -> Play[None]:
    """Cloak of Dusk: the next attack of this combat round strikes half a shadow."""
    side_of(table.state, who).marks.append("faded")
    yield from ()


def is_attacked_faded(state: State, who: Who) -> bool:
    hit = hit_on(state, who)
    return "faded" in side_of(state, who).marks and hit is not None and hit.is_attack and hit.amount > 0


def strike_air(table: Table[State], who: Who) -> Play[None]:
    hit = hit_on(table.state, who)
    if hit is not None:
        hit.amount = max(0, hit.amount - FADED)
    side_of(table.state, who).marks.remove("faded")
    yield from ()


def echo(table: Table[State], who: Who) -> Play[None]:
    """Mantle of Echoes: up to two of the own tokens, each once."""
    flipped: list[str] = []
    while len(flipped) < 2:
        id = yield from choose_token(
            table,
            who,
            "token.flip",
            lambda state: [token for token in targets(side_of(state, who)) if token.id not in flipped],
            may=True,
        )
        if id is None:
            return
        flipped.append(id)
        flip(table, who, id)


def lick_wounds(table: Table[State], who: Who) -> Play[None]:
    """Bear Pelt."""
    heal(table, who, 2)
    yield from ()


def is_hurt(state: State, who: Who) -> bool:
    return damage_on(state, who) > 0


# Transport

GRIFFIN_HEXES = 4


def soar(table: Table[State], who: Who) -> Play[None]:
    """Griffin."""
    yield from travel(table, who, GRIFFIN_HEXES)


SET_C: tuple[Asset, ...] = (
    Asset("hourglass", "C", "equipment", 6, "C01", abilities=(surge("hourglass_turn", 1, recast_any, has_others),)),
    Asset(
        "puppeteers_orb",
        "C",
        "equipment",
        9,
        "C02",
        abilities=(surge("puppeteers_orb_strings", 2, pull_strings, has_tokens_against),),
    ),
    Asset(
        "apprentices_wand", "C", "weapon", 5, "C03", abilities=(surge("apprentices_wand_recite", 1, recite, has_mind),)
    ),
    Asset("twin_daggers", "C", "weapon", 4, "C04"),
    Asset("short_bow", "C", "weapon", 6, "C05", abilities=(engaging("short_bow_shot", quick_shot),)),
    Asset("roaring_axe", "C", "weapon", 7, "C06", abilities=(surge("roaring_axe_roar", 1, roar),)),
    Asset("truesight_bow", "C", "weapon", 12, "C07", abilities=(engaging("truesight_bow_shot", true_shot),)),
    Asset(
        "cloak_of_dusk",
        "C",
        "clothing",
        6,
        "C08",
        abilities=(
            surge("cloak_of_dusk_fade", 1, fade),
            Ability("cloak_of_dusk_miss", "struck", strike_air, must=True, can=is_attacked_faded),
        ),
    ),
    Asset("leather_armor", "C", "clothing", 3, "C09"),
    Asset("stargazers_robe", "C", "clothing", 6, "C10", {"mind": 1}),
    Asset(
        "mantle_of_echoes", "C", "clothing", 6, "C11", abilities=(surge("mantle_of_echoes_call", 1, echo, has_others),)
    ),
    Asset("mana_armor", "C", "clothing", 11, "C12", {"spirit": 1, "health": 2}),
    Asset("satchel", "C", "equipment", 2, bonuses={"hand": 1}),
    Asset("bear_pelt", "C", "clothing", 2, abilities=(Ability("bear_pelt_rest", "won", lick_wounds, can=is_hurt),)),
    Asset(
        "hill_goat",
        "C",
        "transport",
        3,
        abilities=(spend_as("hill_goat_hills", "hills"), spend_as("hill_goat_mountains", "mountains")),
    ),
    Asset("griffin", "C", "transport", 6, abilities=(action("griffin_flight", soar),)),
    cheap_goods("ammunition", "C", "fortress"),
    cheap_goods("artifacts", "C", "shrine"),
    dear_goods("armaments", "C", "fortress"),
    dear_goods("relics", "C", "shrine"),
)
