"""Set B of the assets: eleven with a combat token, nine without."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import NEIGHBOURS, ROADS
from questhall.games.runebound3.cards.ability import Ability, X, once_per_turn, spend_as, surge
from questhall.games.runebound3.cards.assets.goods import cheap_goods, dear_goods
from questhall.games.runebound3.cards.define import Asset
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import Go
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.movement import enter
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import flip_one, recast_spent, targets
from questhall.games.runebound3.state import State, Who

DONE = Done()

# Equipment


def entangle(table: Table[State], who: Who) -> Play[None]:
    """Bolas: no surge abilities for the opponent until the end of the combat round."""
    side_of(table.state, opponent(table.state, who)).marks.append("no_surges")
    yield from ()


def is_not_entangled(state: State, who: Who) -> bool:
    return "no_surges" not in side_of(state, opponent(state, who)).marks


# Weapons


def dazzle(table: Table[State], who: Who) -> Play[None]:
    """Staff of Light."""
    yield from flip_one(table, who, opponent(table.state, who))


def has_tokens_against(state: State, who: Who) -> bool:
    return bool(targets(side_of(state, opponent(state, who))))


WOUNDS_FOR_A_BLOW = 3


def last_stand(table: Table[State], who: Who) -> Play[None]:
    """Blade of Valour: the worse it looks, the harder it hits."""
    yield from deal(table, who, damage_on(table.state, who) // WOUNDS_FOR_A_BLOW, "physical")


def is_battered(state: State, who: Who) -> bool:
    return damage_on(state, who) >= WOUNDS_FOR_A_BLOW


# Clothing


def bristle(table: Table[State], who: Who) -> Play[None]:
    """Bramble Mail: until the end of the combat round every attack that comes through is answered."""
    side_of(table.state, who).marks.append("brambles")
    yield from ()


def bristles(state: State, who: Who) -> bool:
    return "brambles" in side_of(state, who).marks


def sting(table: Table[State], who: Who) -> Play[None]:
    """An answer is no attack (R3-ATK-02)."""
    yield from deal(table, who, 1, "physical", is_attack=False)


def second_wind(table: Table[State], who: Who) -> Play[None]:
    """Lifeward Plate."""
    heal(table, who, the_fight(table.state).x)
    yield from ()


def is_hurt(state: State, who: Who) -> bool:
    return damage_on(state, who) > 0


# Transport

COACH_HEXES = 3


def along_roads(state: State, seat: int) -> Sequence[Go]:
    """Only where the road joins two hexes (R3-ROAD-04)."""
    here = state.players[seat].hex
    return [Go(there) for there in NEIGHBOURS[here] if frozenset((here, there)) in ROADS]


def drive(table: Table[State], who: Who) -> Play[None]:
    """Post Coach: a ride is no move action (R3-MOVE-10)."""
    for _ in range(COACH_HEXES):
        answer = yield from table.choose(who, "move.go", lambda state, seat: [*along_roads(state, seat), DONE])
        if not isinstance(answer, Go):
            return
        yield from enter(table, who, answer.hex)


def at_the_roadside(state: State, who: Who) -> bool:
    """Nobody drives off in the middle of a fight (R3-CBT-20).

    But the coach takes defeated and delayed heroes (R3-DEF-11, R3-DELAY-02).
    """
    return state.fight is None and bool(along_roads(state, who))


SET_B: tuple[Asset, ...] = (
    Asset("potion_set", "B", "equipment", 4, "B01"),
    Asset("bolas", "B", "equipment", 5, "B02", abilities=(surge("bolas_entangle", 1, entangle, is_not_entangled),)),
    Asset("clawed_glove", "B", "equipment", 6, "B03", {"body": 1}),
    Asset("woodcutters_axe", "B", "weapon", 3, "B04", abilities=(spend_as("woodcutters_axe_path", "forest"),)),
    Asset("ash_spear", "B", "weapon", 3, "B05", {"quick": 1}),
    Asset("fencing_blade", "B", "weapon", 6, "B06", abilities=(surge("fencing_blade_riposte", 1, recast_spent),)),
    Asset(
        "staff_of_light",
        "B",
        "weapon",
        8,
        "B07",
        {"spirit": 1},
        (surge("staff_of_light_dazzle", 1, dazzle, has_tokens_against),),
    ),
    Asset(
        "blade_of_valour",
        "B",
        "weapon",
        12,
        "B08",
        abilities=(surge("blade_of_valour_stand", 1, last_stand, is_battered),),
    ),
    Asset(
        "bramble_mail",
        "B",
        "clothing",
        7,
        "B09",
        abilities=(
            surge("bramble_mail_bristle", 1, bristle),
            Ability("bramble_mail_sting", "hurt", sting, must=True, can=bristles),
        ),
    ),
    Asset("spiked_armor", "B", "clothing", 9, "B10", {"body": 1, "health": 1}),
    Asset(
        "lifeward_plate",
        "B",
        "clothing",
        9,
        "B11",
        abilities=(surge("lifeward_plate_breath", X, second_wind, is_hurt),),
    ),
    Asset("ring_of_power", "B", "equipment", 3, bonuses={"health": 1}),
    Asset("camp_kettle", "B", "equipment", 2, bonuses={"rest": 3}),
    Asset("elven_armor", "B", "clothing", 8, bonuses={"body": 1, "mind": 1, "spirit": 1, "health": 1, "hand": 1}),
    Asset(
        "saddled_otter", "B", "transport", 3, bonuses={"ford": 1}, abilities=(spend_as("saddled_otter_swim", "water"),)
    ),
    Asset("post_coach", "B", "transport", 3, abilities=(once_per_turn("post_coach_drive", drive, at_the_roadside),)),
    cheap_goods("provisions", "B", "settlement"),
    cheap_goods("artifacts", "B", "shrine"),
    dear_goods("valuables", "B", "settlement"),
    dear_goods("relics", "B", "shrine"),
)
