"""Military Training: skills of the fight, of body above all."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, surge
from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.conditions import in_own_turn
from questhall.games.runebound3.rules.damage import deal, hit_on
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.parties import opponent, side_of
from questhall.games.runebound3.rules.pool import flip_one, remove_all
from questhall.games.runebound3.state import State, Who

PARRIED = 2


def draw_a_lesson(table: Table[State], who: Who) -> Play[None]:
    yield from draw_skills(table, who, 1)


def shoot_first(table: Table[State], who: Who) -> Play[None]:
    """No attack, for it is no combat action."""  # R3-ATK-02
    yield from deal(table, who, 2, "physical", is_attack=False)


def parry(table: Table[State], who: Who) -> Play[None]:
    """It is lessened before shields are spent, even if it could not be blocked."""
    hit = hit_on(table.state, who)
    if hit is not None:
        hit.amount = max(0, hit.amount - PARRIED)
    yield from ()


def is_attacked(state: State, who: Who) -> bool:
    hit = hit_on(state, who)
    return hit is not None and hit.is_attack and hit.amount > 0


def break_shields(table: Table[State], who: Who) -> Play[None]:
    remove_all(table, opponent(table.state, who), "shield")
    yield from deal(table, who, 1, "physical")


def change_hands(table: Table[State], who: Who) -> Play[None]:
    yield from flip_one(table, who, who)


def stand_again(table: Table[State], who: Who) -> Play[None]:
    """A fight that is lost stays lost."""
    heal(table, who, 5)
    yield from ()


def rage(table: Table[State], who: Who) -> Play[None]:
    side_of(table.state, who).marks.append("double_physical")
    yield from ()


MILITARY = (
    Skill("vigilance", "military", "mind", ("any",), success=True, bonuses={"quick": 2}),
    Skill(
        "lessons_of_battle",
        "military",
        "body",
        ("combat",),
        success=True,
        abilities=(Ability("lessons_of_battle_draw", "won", draw_a_lesson, must=True, can=in_own_turn),),
    ),
    Skill(
        "marksmanship",
        "military",
        "body",
        ("any", "combat"),
        abilities=(Ability("marksmanship_shot", "engage", shoot_first, exert=True),),
    ),
    Skill(
        "parry",
        "military",
        "spirit",
        ("any", "combat"),
        success=True,
        bonuses={"health": 1},
        abilities=(Ability("parry_attack", "struck", parry, exert=True, can=is_attacked),),
    ),
    Skill(
        "shield_breaker",
        "military",
        "body",
        ("any", "combat"),
        abilities=(surge("shield_breaker_blow", 1, break_shields),),
    ),
    Skill("staff_officer", "military", "mind", ("any", "social"), bonuses={"mind": 2, "spirit": -1}),
    Skill(
        "ambidexterity",
        "military",
        "body",
        ("any", "any", "any"),
        success=True,
        abilities=(Ability("ambidexterity_flip", "cast", change_hands, must=True),),
    ),
    Skill(
        "unbowed",
        "military",
        "spirit",
        ("any", "combat", "social"),
        bonuses={"health": 2},
        abilities=(Ability("unbowed_heal", "defeated", stand_again, exert=True),),
    ),
    Skill("steadfast", "military", "body", ("any", "any", "any", "combat"), bonuses={"health": 3}),
    Skill(
        "battle_fury",
        "military",
        "body",
        ("any", "any", "combat", "combat"),
        abilities=(surge("battle_fury_double", 1, rage),),
    ),
)
"""Ten cards, the cheapest first."""
