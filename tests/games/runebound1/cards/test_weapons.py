"""The sixteen weapons."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound1.components import MAGIC, MELEE, RANGED, Kind
from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EnemyWounded
from questhall.games.runebound1.moves.fight import AttackWith
from questhall.games.runebound1.state import State
from support.runebound1 import hero
from support.runebound1_cards import DEFEND, DONE, against, go, straw_man, using, wounds_dealt

SILHOUETTE = (2, 4, 2)
STRIKE = AttackWith("silhouette")


def attack_total(kind: Kind, items: str) -> int:
    """What Silhouette reaches with a 5 when she attacks in this phase."""
    state = against(hero("silhouette", items=items))
    played = go(state, *[DEFEND] * kind, STRIKE, attack=5)
    return int(played.events_of(AttackRolled)[0].total) - 5 - SILHOUETTE[kind]


@pytest.mark.parametrize(
    ("weapon", "bonuses"),
    [
        ("throwing_knives", (1, 0, 0)),
        ("hunting_bow", (2, 0, 0)),
        ("bone_bow", (3, 0, 0)),
        ("windsong_bow", (4, 0, 0)),
        ("black_dagger", (0, 1, 0)),
        ("iron_sword", (0, 2, 0)),
        ("woodcutters_axe", (0, 3, 0)),
        ("lightning_mace", (0, 4, 0)),
        ("dragontooth_blade", (0, 5, 0)),
        ("willow_wand", (0, 0, 2)),
        ("ember_staff", (0, 0, 3)),
        ("staff_of_the_grey_order", (0, 0, 2)),
    ],
)
def test_a_weapon_helps_attacks_of_its_kind(weapon: str, bonuses: tuple[int, int, int]) -> None:
    assert tuple(attack_total(kind, weapon) for kind in (RANGED, MELEE, MAGIC)) == bonuses


def test_two_weapons_add_up() -> None:
    assert attack_total(MELEE, "iron_sword lightning_mace") == 6


@pytest.mark.parametrize(("weapon", "bonus"), [("bone_bow", 3), ("windsong_bow", 0)])
def test_only_the_bone_bow_helps_defence_too(weapon: str, bonus: int) -> None:
    state = against(hero("lyssa", items=weapon), straw_man((1, 0, 0)))
    played = go(state, DEFEND, DEFEND, DEFEND, defence=15)
    assert [rolled.total for rolled in played.events_of(DefenceRolled)] == [15 + 4 + bonus]


def hit(state: State, kind: Kind, hero: str, *answers: Move) -> list[int]:
    """The wounds of a successful attack in this phase, hand by hand."""
    played = go(state, *[DEFEND] * kind, AttackWith(hero), *answers, attack=20)
    return [event.amount for event in played.events_of(EnemyWounded)]


@pytest.mark.parametrize(
    ("weapon", "kind", "hero_id", "more"),
    [
        ("heavy_crossbow", RANGED, "lyssa", 2),
        ("mace_of_kellos", MELEE, "varikas_the_dead", 2),
        ("staff_of_the_grey_order", MAGIC, "mad_carthos", 1),
    ],
)
def test_an_activated_weapon_deals_more_wounds(weapon: str, kind: Kind, hero_id: str, more: int) -> None:
    state = against(hero(hero_id, items=weapon))
    assert hit(state, kind, hero_id, using(weapon)) == [2 + more]
    assert state.players[0].face_down == [weapon]
    assert hit(state, kind, hero_id) == [2], "face down, it is not asked for"
    declined = against(hero(hero_id, items=weapon))
    assert hit(declined, kind, hero_id, DONE) == [2]


@pytest.mark.parametrize(
    ("weapon", "kind", "ally"),
    [("heavy_crossbow", RANGED, "quarrelsome_dwarf"), ("mace_of_kellos", MELEE, "orc_axeman")],
)
def test_an_allys_hit_is_not_made_with_the_heros_weapon(weapon: str, kind: Kind, ally: str) -> None:
    state = against(hero("mad_carthos", items=weapon, allies=ally))
    played = go(state, *[DEFEND] * kind, AttackWith(ally), *[DEFEND] * (2 - kind), attack=20)
    assert "moment.hit" not in [asked.topic for asked in played.asked]
    assert wounds_dealt(state) == 2


@pytest.mark.parametrize(("bomb", "wounds"), [("fire_pot", 1), ("fire_bomb", 2)])
def test_a_bomb_is_thrown_before_combat_and_gone(bomb: str, wounds: int) -> None:
    state = against(hero("silhouette", items=bomb), phase="before")
    played = go(state, using(bomb))
    assert played.asked[0].moves == [using(bomb), DONE]
    assert (wounds_dealt(state), state.players[0].items, state.market.under) == (wounds, [], [bomb])
