"""Favourite of the Gods: skills of prayer and protection, of spirit above all."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACE_AT
from questhall.games.runebound3.cards.ability import Ability, engaging, spend_as
from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.conditions import is_hurt
from questhall.games.runebound3.rules.attribute_tests import reveal_one_more, take_test
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.damage import deal, hit_on
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.rules.trophies import decks_with_cards, gain_trophy
from questhall.games.runebound3.state import State, Who

OFFERING = 1
"""What the gods expect, in gold."""
REPAID = 3


def be_comforted(table: Table[State], who: Who) -> Play[None]:
    heal(table, who, 1)
    yield from ()


def look_for_another_sign(table: Table[State], who: Who) -> Play[None]:
    """All revealed cards are discarded, and as many are revealed anew."""
    state = table.state
    count = len(state.revealed)
    state.skill_discard += state.revealed
    state.revealed = []
    for _ in range(count):
        reveal_one_more(table, who)
    yield from ()


def has_revealed_cards(state: State, who: Who) -> bool:
    return bool(state.revealed)


def bring_an_offering(table: Table[State], who: Who) -> Play[None]:
    yield from gain_trophy(table, who, "any")


def is_heard(state: State, who: Who) -> bool:
    """At a shrine, as long as there are trophies to be had."""
    place = PLACE_AT.get(state.players[who].hex)
    return place is not None and place.kind == "shrine" and bool(decks_with_cards(state, who))


def call_down_wrath(table: Table[State], who: Who) -> Play[None]:
    """No attack, for it is no combat action."""  # R3-ATK-02
    successes = yield from take_test(table, who, "spirit", +2)
    yield from deal(table, who, successes, "magic", is_attack=False)


def repay(table: Table[State], who: Who) -> Play[None]:
    """As much as came through, but no more than the gods allow."""
    yield from deal(table, who, min(REPAID, the_fight(table.state).hits[-1].dealt), "magic", is_attack=False)


def survive(table: Table[State], who: Who) -> Play[None]:
    """Nothing of the damage is left."""
    hit = hit_on(table.state, who)
    if hit is not None:
        hit.amount = 0
    yield from ()


def life_left(state: State, who: Who) -> int:
    return health(state, who) - damage_on(state, who)


def is_about_to_fall(state: State, who: Who) -> bool:
    hit = hit_on(state, who)
    return hit is not None and hit.amount >= life_left(state, who)


GODS = (
    Skill(
        "small_mercies",
        "gods",
        "spirit",
        ("any",),
        success=True,
        abilities=(Ability("small_mercies_heal", "trophy", be_comforted, must=True, can=is_hurt),),
    ),
    Skill(
        "pilgrims_way",
        "gods",
        "body",
        ("exploration",),
        success=True,
        abilities=(spend_as("pilgrims_way_die", "hills"),),
    ),
    Skill(
        "another_sign",
        "gods",
        "mind",
        ("any", "exploration"),
        success=True,
        abilities=(Ability("another_sign_reveal", "tested", look_for_another_sign, can=has_revealed_cards),),
    ),
    Skill(
        "generous_offering",
        "gods",
        "mind",
        ("any", "social"),
        bonuses={"health": 1},
        abilities=(Ability("generous_offering_trophy", "action", bring_an_offering, gold=OFFERING, can=is_heard),),
    ),
    Skill("holy_zeal", "gods", "body", ("any", "social"), bonuses={"body": 2, "mind": -1, "health": 1}),
    Skill(
        "wrath_from_above",
        "gods",
        "spirit",
        ("any", "combat"),
        success=True,
        abilities=(engaging("wrath_from_above_bolt", call_down_wrath),),
    ),
    Skill("war_aria", "gods", "spirit", ("any", "combat", "social"), bonuses={"health_per_spirit": 1}),
    Skill(
        "retribution",
        "gods",
        "spirit",
        ("any", "combat", "exploration"),
        abilities=(Ability("retribution_repay", "hurt", repay, exert=True, limit="round"),),
    ),
    Skill("aegis", "gods", "spirit", ("any", "any", "combat", "exploration"), bonuses={"guard": 1}),
    Skill(
        "miracle",
        "gods",
        "spirit",
        ("any", "any", "exploration", "social"),
        abilities=(Ability("miracle_survive", "struck", survive, limit="fight", can=is_about_to_fall),),
    ),
)
"""Ten cards, the cheapest first."""
