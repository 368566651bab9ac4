"""The eight suits of armour."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EscapeRolled
from questhall.games.runebound1.moves.fight import AttackWith, Escape
from questhall.games.runebound1.rules.fight import fight_on
from support.runebound1 import fight, hero, play
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using


def defence_bonuses(armour: str) -> list[int]:
    """What the armour adds to Ronan's defence in each phase."""
    state = against(hero("ronan_of_the_wild", items=armour), straw_man((1, 1, 1)))
    played = go(state, DEFEND, DEFEND, DEFEND, defence=(19, 19, 19))
    printed = (3, 3, 1)
    return [roll.total - 19 - own for roll, own in zip(played.events_of(DefenceRolled), printed, strict=True)]


@pytest.mark.parametrize(
    ("armour", "bonuses"),
    [
        ("oak_buckler", [0, 3, 0]),
        ("moss_cloak", [3, 0, 0]),
        ("runed_robe", [0, 0, 4]),
        ("westerian_shell_shield", [1, 1, 1]),
        ("ghost_armor", [3, 3, 3]),
        ("chain_mail", [0, 0, 0]),
    ],
)
def test_armour_helps_defence(armour: str, bonuses: list[int]) -> None:
    assert defence_bonuses(armour) == bonuses


def test_armour_does_not_help_attacks() -> None:
    state = against(hero("ronan_of_the_wild", items="ghost_armor"))
    played = go(state, AttackWith("ronan_of_the_wild"), attack=9)
    assert [rolled.total for rolled in played.events_of(AttackRolled)] == [9 + 3]


@pytest.mark.parametrize(
    ("armour", "wounds"),
    [
        ("leather_jerkin", 1),
        ("westerian_shell_shield", 1),
        ("chain_mail", 2),
        ("dwarven_plate", 3),
        ("ghost_armor", 2),
    ],
)
def test_armour_is_activated_against_wounds_on_the_hero(armour: str, wounds: int) -> None:
    state = against(hero("ronan_of_the_wild", items=armour), straw_man((3, 0, 1)))
    played = go(state, DEFEND, using(armour), DEFEND, DEFEND, defence=(1, 1))
    assert played.asked[1].moves == [using(armour), DONE]
    assert state.players[0].face_down == [armour]
    assert state.players[0].wounds == 3 - wounds + 1, "in the magic phase it lies face down"


def test_armour_does_not_help_allies() -> None:
    state = against(hero("ronan_of_the_wild", items="dwarven_plate", allies="young_giant"), straw_man((3, 0, 0)))
    played = go(state, AttackWith("young_giant"), DEFEND, DEFEND, attack=1)
    assert "moment.hurt" not in [asked.topic for asked in played.asked]
    assert state.players[0].allies[0].wounds == 3


def test_the_moss_cloak_helps_to_escape() -> None:
    state = fight(one_of_two(hero("ronan_of_the_wild", items="moss_cloak")), straw_man())
    played = play(state, fight_on, [Escape()], dice(escape=10))
    assert played.events_of(EscapeRolled) == [EscapeRolled(0, 10, 10 + 3 + 2, 15, success=True)]
