"""Of which kind the damage of a card is: whoever may block it sees that, and some cards keep off one kind."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.events.hero import AbilityUsed, Suffered
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.rules.bonuses import ability_of
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import FOE, State
from questhall.games.runebound3.view import view
from support.runebound3 import WILD, fight, hero, play, position
from support.runebound3_enemies import against, begin, skill_card, strike, wounds
from support.runebound3_fights import act, of
from support.stretch import Rigged

STAR, BLANK = skill_card(success=True), skill_card(success=False)
DICE, CARDS = {"seat__0__terrain": [WILD] * 3}, {"deck__skills": [0, 0, 0]}


def in_a_fight(id: str, enemy: str = "ogre") -> State:
    """Three surges were spent; everybody has a shield, and what the skill cards show is a success."""
    state = position(hero(id, damage=6), hero("corbin" if id != "corbin" else "mok"), enemy="neighbour")
    state.skill_deck = [STAR] * 3
    fight(state, enemy, mine="A10:0", theirs="enemy.1:1")
    the_fight(state).x = 3
    return state


def kind_seen(state: State, ability: str, who: int, chance: dict[str, list[int]]) -> list[str]:
    """What the blocks that are asked for are against, as the table shows it."""
    kinds: list[str] = []

    def watched(table: Table[State]) -> Play[None]:
        run = ability_of(ability).effect(table, who)
        reply: Any = None
        while True:
            try:
                question = run.send(reply)
            except StopIteration:
                return
            shown = view(state, None).fight
            assert shown is not None
            kinds.append(shown.hit_kind)
            reply = yield question

    play(state, watched, [Done()], Rigged(**chance))
    return kinds


@pytest.mark.rule("R3-SHIELD-04")
@pytest.mark.parametrize(
    ("id", "ability", "kind", "chance"),
    [
        ("corbin", "brutal_assault", "physical", {}),
        ("lissa", "stalk_prey", "physical", DICE),
        ("mok", "spirit_manifestation", "magic", CARDS),
        ("corbin", "rune_rod_discharge", "magic", {}),
        ("corbin", "ember_sceptre_scorch", "magic", {}),
        ("corbin", "blade_of_valour_stand", "physical", {}),
        ("corbin", "bramble_mail_sting", "physical", {}),
        ("thorn", "apprentices_wand_recite", "magic", {}),
        ("corbin", "full_confidence_press", "magic", {}),
        ("corbin", "short_bow_shot", "physical", {}),
        ("corbin", "truesight_bow_shot", "physical", {}),
        ("corbin", "marksmanship_shot", "physical", {}),
        ("corbin", "bramble_hide_prick", "physical", {}),
        ("corbin", "spell_ward_burn", "magic", {}),
        ("mok", "rune_of_flame_burst", "magic", {}),
        ("corbin", "thirsting_rune_drink", "magic", {}),
        ("mok", "wrath_from_above_bolt", "magic", CARDS),
    ],
)
def test_the_kind_of_damage_is_that_on_the_heros_card(
    id: str, ability: str, kind: str, chance: dict[str, list[int]]
) -> None:
    assert kind_seen(in_a_fight(id), ability, 0, chance) == [kind]


@pytest.mark.rule("R3-QREF-03")
@pytest.mark.parametrize("ability", ["rebels_volley", "death_knight_drain", "false_envoy_knife"])
def test_enemies_deal_the_damage_of_skulls(ability: str) -> None:
    assert kind_seen(in_a_fight("corbin"), ability, FOE, {}) == ["skull"]


def dealt(ability: str, enemy: str) -> int:
    state = in_a_fight("corbin", enemy)
    play(state, lambda table: ability_of(ability).effect(table, 0), ())
    return the_fight(state).damage


@pytest.mark.rule("R3-PHYS-04", "R3-MAGIC-04")
@pytest.mark.parametrize(
    ("ability", "kind"),
    [("firestone_flare", "magic"), ("spark_rune_spark", "magic"), ("shield_breaker_blow", "physical")],
)
def test_armour_keeps_off_physical_damage_and_a_charm_magic_damage(ability: str, kind: str) -> None:
    """Reanimates wear armour, the bone colossus is charmed; none of these can be blocked."""
    plain = dealt(ability, "ogre")

    assert dealt(ability, "reanimates") == plain - (kind == "physical")
    assert dealt(ability, "bone_colossus") == plain - (kind == "magic")


# Blows that a card has made harmless


@pytest.mark.rule("R3-ATK-01")
def test_a_blow_that_the_aegis_has_made_harmless_is_not_parried() -> None:
    state = against("rebels", "", "enemy.1:0", skills="aegis parry", hand="vigilance")

    played = strike(state, FOE, "enemy.1")

    assert (played.asked, wounds(state)) == ([], (0, 0))


@pytest.mark.rule("R3-ATK-01")
def test_nor_does_it_strike_the_shadow_of_the_cloak_of_dusk() -> None:
    """The cloak waits for the next attack that would hurt."""
    state = against("rebels", "C08:0", "enemy.1:0 veteran:0", skills="aegis", assets="cloak_of_dusk")
    act(state, 0, UseSurge("cloak_of_dusk_fade", ("C08",), 1))

    first, second = strike(state, FOE, "enemy.1"), strike(state, FOE, "veteran")

    assert (of(first, AbilityUsed), of(second, AbilityUsed)) == ([], [AbilityUsed(0, "cloak_of_dusk_miss")])


# On engaging nothing is an attack


@pytest.mark.rule("R3-ATK-02")
@pytest.mark.parametrize("enemy", ["hoard_keeper", "velvet_apostle"])
def test_brambles_do_not_prick_whoever_hurts_their_owner_on_engaging(enemy: str) -> None:
    state = against(enemy, phase="engage", skills="bramble_hide", skill_deck=f"{BLANK} {BLANK} {BLANK}")
    chance = Rigged(deck__skills=[0, 0]) if enemy == "velvet_apostle" else None

    played = begin(state, (), chance)

    assert of(played, Suffered) == [Suffered(0, 1)]


def test_the_guard_of_the_pit_champion_takes_one_off_the_first_blow_of_a_round() -> None:
    """A blow for 1 comes to nothing; the next one, for 2, is not guarded against."""
    state = against("pit_champion", "corbin.1:0 corbin.2:0", "enemy.4:1")

    first, second = strike(state, 0, "corbin.2"), strike(state, 0, "corbin.1")

    assert (of(first, AbilityUsed, Suffered), of(second, AbilityUsed, Suffered)) == (
        [AbilityUsed(None, "pit_champion_guard")],
        [Suffered(None, 2)],
    )


def test_a_spell_without_success_does_not_cost_the_pit_champion_his_guard() -> None:
    """Corbin has no spirit, so a single card is revealed."""
    state = against("pit_champion", "", "enemy.4:1", skill_deck=BLANK)

    appear = ability_of("spirit_manifestation").effect
    played = play(state, lambda table: appear(table, 0), (), Rigged(deck__skills=[0]))

    assert (of(played, AbilityUsed, Suffered), the_fight(state).damage) == ([], 0)
