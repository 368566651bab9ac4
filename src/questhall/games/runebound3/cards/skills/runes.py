"""Rune Magic: skills of spells and of their breaking, of spirit and mind."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, once_per_turn, spend_as, surge
from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.conditions import half_of_mind, has_mind
from questhall.games.runebound3.rules.bonuses import at_least_zero
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import choose_token, recast, targets
from questhall.games.runebound3.state import State, Who


def draw_two(table: Table[State], who: Who) -> Play[None]:
    yield from draw_skills(table, who, 2)


def spark(table: Table[State], who: Who) -> Play[None]:
    """Half of the mind, rounded up; shields do not help against it."""
    yield from deal(table, who, half_of_mind(table.state, who), "magic", is_sure=True)


def ward_off(table: Table[State], who: Who) -> Play[None]:
    """R3-ATK-03  Damage without a combat action: what waits for an attack does not happen."""
    yield from deal(table, who, 1, "magic", is_attack=False)


def counter(table: Table[State], who: Who) -> Play[None]:
    """R3-CANCEL-01  What is cancelled does not happen,

    R3-CANCEL-05  but the surges spent on it stay spent.
    """
    the_fight(table.state).is_cancelled = True
    yield from ()


def set_aflame(table: Table[State], who: Who) -> Play[None]:
    """R3-X-02  As much as the spirit is worth at this moment."""
    yield from deal(table, who, at_least_zero(table.state.players[who], "spirit"), "magic")


def has_spirit(state: State, who: Who) -> bool:
    return at_least_zero(state.players[who], "spirit") > 0


def drink(table: Table[State], who: Who) -> Play[None]:
    """Nothing is healed if the damage was blocked."""  # R3-DEAL-03
    dealt = yield from deal(table, who, 1, "magic")
    if dealt and not the_fight(table.state).end:
        heal(table, who, 2)


def stir(table: Table[State], who: Who) -> Play[None]:
    """Any number of the opponent's tokens, each once, chosen one after another."""
    rival, done = opponent(table.state, who), list[str]()
    while True:
        id = yield from choose_token(
            table,
            who,
            "token.recast",
            lambda state: [token for token in targets(side_of(state, rival)) if token.id not in done],
            may=True,
        )
        if id is None:
            return
        done.append(id)
        recast(table, rival, id)


RUNES = (
    Skill(
        "rune_scholar",
        "runes",
        "mind",
        ("any",),
        success=True,
        abilities=(Ability("rune_scholar_draw", "learned", draw_two, must=True),),
    ),
    Skill(
        "spark_rune",
        "runes",
        "mind",
        ("combat",),
        success=True,
        abilities=(surge("spark_rune_spark", 1, spark, has_mind),),
    ),
    Skill(
        "waymark_rune",
        "runes",
        "body",
        ("exploration",),
        abilities=(spend_as("waymark_rune_die", "wild", exert=True),),
    ),
    Skill("magical_ambition", "runes", "spirit", ("any", "any"), bonuses={"spirit": 2, "mind": -1}),
    Skill(
        "rune_gazing",
        "runes",
        "mind",
        ("any", "exploration"),
        success=True,
        abilities=(once_per_turn("rune_gazing_draw", draw_two, exert=True),),
    ),
    Skill(
        "spell_ward",
        "runes",
        "spirit",
        ("any", "combat"),
        abilities=(Ability("spell_ward_burn", "cancel", ward_off, must=True),),
    ),
    Skill(
        "counter_rune",
        "runes",
        "spirit",
        ("any", "any", "social"),
        success=True,
        abilities=(Ability("counter_rune_cancel", "cancel", counter, exert=True),),
    ),
    Skill(
        "rune_of_flame",
        "runes",
        "spirit",
        ("any", "combat", "exploration"),
        abilities=(surge("rune_of_flame_burst", 1, set_aflame, has_spirit),),
    ),
    Skill(
        "thirsting_rune",
        "runes",
        "spirit",
        ("any", "exploration", "social"),
        abilities=(surge("thirsting_rune_drink", 1, drink),),
    ),
    Skill(
        "rune_of_chaos",
        "runes",
        "mind",
        ("any", "any", "combat", "exploration"),
        abilities=(Ability("rune_of_chaos_stir", "cast", stir),),
    ),
)
"""Ten cards, the cheapest first."""
