"""Force of Nature: skills of the wilderness, of body and spirit."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import NEIGHBOURS, RIVERS, TERRAIN, Hex
from questhall.games.runebound3.cards.ability import Ability, once_per_turn, spend_as, surge
from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.conditions import can_walk, is_hurt, opponent_has_tokens
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import ChooseDie, Go
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.movement import enter
from questhall.games.runebound3.rules.parties import opponent, the_fight
from questhall.games.runebound3.rules.pool import remove_one
from questhall.games.runebound3.rules.terrain import reroll_die, the_roll, unspent
from questhall.games.runebound3.state import State, Who

DONE = Done()
WEATHER_DICE = 2
TAMED_AT = 4


def wet_steps(state: State, who: Who) -> list[Hex]:
    """Neighbouring hexes that are reached over water: onto it, off it, or across a river."""
    here = state.players[who].hex
    wet = [hex for hex in NEIGHBOURS[here] if "water" in (TERRAIN[here], TERRAIN[hex])]
    return [hex for hex in NEIGHBOURS[here] if hex in wet or frozenset((here, hex)) in RIVERS]


def skim_the_water(table: Table[State], who: Who) -> Play[None]:
    """No move action is needed for it."""  # R3-MOVE-10
    answer = yield from table.choose(who, "move.go", lambda state, who: [*map(Go, wet_steps(state, who)), DONE])
    if isinstance(answer, Go):
        yield from enter(table, who, answer.hex)


def sense_the_weather(table: Table[State], who: Who) -> Play[None]:
    """One or two dice are rolled anew; the second is chosen after the first has been seen."""
    done: list[int] = []

    def dice(state: State, who: Who) -> Sequence[Move]:
        roll = the_roll(state)
        return [*(ChooseDie(die, roll.dice[die]) for die in unspent(roll) if die not in done), DONE]

    while len(done) < WEATHER_DICE:
        answer = yield from table.choose(who, "skill.reroll", dice)
        if not isinstance(answer, ChooseDie):
            return
        done.append(answer.die)
        reroll_die(table, who, answer.die)


def has_dice_to_reroll(state: State, who: Who) -> bool:
    return state.rolled is not None and bool(unspent(state.rolled))


def lay_hands_on(table: Table[State], who: Who) -> Play[None]:
    heal(table, who, 2)
    yield from ()


def entangle(table: Table[State], who: Who) -> Play[None]:
    """The grip hurts, too."""
    yield from remove_one(table, who, opponent(table.state, who))
    yield from deal(table, who, 1, "physical")


def prick(table: Table[State], who: Who) -> Play[None]:
    """No attack, for it is no combat action."""  # R3-ATK-02
    yield from deal(table, who, 1, "physical", is_attack=False)


def tame(table: Table[State], who: Who) -> Play[None]:
    """The fight is over; there is a trophy, but no reward."""  # R3-ENEMY-06
    the_fight(table.state).end = "claimed"
    yield from ()


def is_nearly_beaten(state: State, who: Who) -> bool:
    """Only enemies of adventure cards can become trophies."""
    if the_fight(state).reason != "adventure":
        return False
    enemy = opponent(state, who)
    return health(state, enemy) - damage_on(state, enemy) <= TAMED_AT


def heal_over(table: Table[State], who: Who) -> Play[None]:
    heal(table, who, 2)
    yield from ()


NATURE = (
    Skill(
        "water_strider",
        "nature",
        "body",
        ("any",),
        abilities=(
            once_per_turn(
                "water_strider_step",
                skim_the_water,
                lambda state, who: can_walk(state, who) and bool(wet_steps(state, who)),
            ),
        ),
    ),
    Skill(
        "water_walking",
        "nature",
        "spirit",
        ("exploration",),
        success=True,
        abilities=(spend_as("water_walking_die", "water"),),
    ),
    Skill("living_off_the_land", "nature", "body", ("any",), success=True, bonuses={"rest": 2}),
    Skill(
        "healing_touch",
        "nature",
        "spirit",
        ("any", "any"),
        success=True,
        bonuses={"health": 1},
        abilities=(once_per_turn("healing_touch_heal", lay_hands_on, is_hurt, exert=True),),
    ),
    Skill(
        "weather_sense",
        "nature",
        "mind",
        ("any", "social"),
        abilities=(once_per_turn("weather_sense_reroll", sense_the_weather, has_dice_to_reroll),),
    ),
    Skill(
        "entangling_roots",
        "nature",
        "spirit",
        ("combat", "exploration"),
        success=True,
        abilities=(surge("entangling_roots_grip", 1, entangle, opponent_has_tokens),),
    ),
    Skill("bear_strength", "nature", "body", ("any", "combat", "exploration"), bonuses={"body": 1, "health": 2}),
    Skill(
        "bramble_hide",
        "nature",
        "spirit",
        ("any", "combat", "exploration"),
        abilities=(Ability("bramble_hide_prick", "hurt", prick, must=True),),
    ),
    Skill(
        "taming",
        "nature",
        "body",
        ("any", "exploration", "social"),
        bonuses={"health": 1},
        abilities=(surge("taming_claim", 1, tame, is_nearly_beaten),),
    ),
    Skill(
        "green_blood",
        "nature",
        "spirit",
        ("any", "any", "exploration", "social"),
        abilities=(Ability("green_blood_heal", "cast", heal_over, must=True, can=is_hurt),),
    ),
)
"""Ten cards, the cheapest first."""
