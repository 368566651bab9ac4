"""Gentleman of Fortune: skills of the market, the road and the gaming table, of mind above all."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import PLACES, Hex
from questhall.games.runebound3.cards.ability import Ability, once_per_turn, surge
from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.conditions import half_of_mind, has_mind, in_own_turn, opponent_has_tokens
from questhall.games.runebound3.dice import matches
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import Go, RerollDie
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.rules.movement import enter
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import choose_token, recast, recast_any, targets
from questhall.games.runebound3.rules.terrain import reroll, rerolls, roll_terrain, the_roll
from questhall.games.runebound3.state import State, Who

DONE = Done()
CITIES: tuple[Hex, ...] = tuple(place.hex for place in PLACES if place.kind == "city")
GAMING_DICE = 4
BLINDED = 2
PASSAGE, BRIBE = 1, 1
"""What smugglers and enemies want, in gold."""


def go_through_pockets(table: Table[State], who: Who) -> Play[None]:
    gain_gold(table, who, 1)
    yield from ()


def press_on(table: Table[State], who: Who) -> Play[None]:
    """Half of the mind, rounded up; no attack, for it is no combat action."""  # R3-ATK-02
    yield from deal(table, who, half_of_mind(table.state, who), "magic", is_attack=False)


def throw_sand(table: Table[State], who: Who) -> Play[None]:
    """One or two tokens of the opponent; the second is chosen after the first has landed."""
    rival, done = opponent(table.state, who), list[str]()
    while len(done) < BLINDED:
        id = yield from choose_token(
            table,
            who,
            "token.recast",
            lambda state: [token for token in targets(side_of(state, rival)) if token.id not in done],
            may=bool(done),
        )
        if id is None:
            return
        done.append(id)
        recast(table, rival, id)


def throw_dice(table: Table[State], who: Who) -> Play[None]:
    """These dice can be rerolled by exerting like any others."""  # R3-EXERT-04
    state = table.state
    roll_terrain(table, who, GAMING_DICE, "ability")
    while state.players[who].hand:
        answer = yield from table.choose(who, "skill.dice", keep_or_reroll)
        if not isinstance(answer, RerollDie):
            break
        yield from reroll(table, who, answer.die)
    peaks = sum(matches(face, "mountains") for face in the_roll(state).dice)
    state.rolled = None
    gain_gold(table, who, peaks)


def keep_or_reroll(state: State, who: Who) -> Sequence[Move]:
    return [DONE, *rerolls(state, who)]


def has_time_for_a_game(state: State, who: Who) -> bool:
    """Not in a fight, and not while other dice lie on the table."""
    return state.fight is None and state.rolled is None


def sail_by_night(table: Table[State], who: Who) -> Play[None]:
    """No move action is needed for it."""  # R3-MOVE-10
    answer = yield from table.choose(who, "skill.city", other_cities)
    yield from enter(table, who, answer.hex)


def other_cities(state: State, who: Who) -> Sequence[Go]:
    return [Go(city) for city in CITIES if city != state.players[who].hex]


def is_in_a_city(state: State, who: Who) -> bool:
    return state.players[who].hex in CITIES


def pay_off(table: Table[State], who: Who) -> Play[None]:
    """The fight is over before it began; there is a trophy, but no reward."""  # R3-ENEMY-06
    the_fight(table.state).end = "claimed"
    yield from ()


def can_be_bribed(state: State, who: Who) -> bool:
    """Only enemies of adventure cards can become trophies."""
    return the_fight(state).reason == "adventure"


FORTUNE = (
    Skill(
        "delusions_of_grandeur",
        "fortune",
        "mind",
        ("any",),
        success=True,
        bonuses={"body_test": 1, "mind_test": 1, "spirit_test": 1, "hand": -1},
    ),
    Skill(
        "pickpocket",
        "fortune",
        "body",
        ("any",),
        abilities=(Ability("pickpocket_loot", "won", go_through_pockets, must=True, can=in_own_turn),),
    ),
    Skill("silver_tongue", "fortune", "mind", ("social",), success=True, bonuses={"bargain": 1}),
    Skill(
        "full_confidence",
        "fortune",
        "mind",
        ("any", "combat"),
        abilities=(Ability("full_confidence_press", "dealt", press_on, limit="round", exert=True, can=has_mind),),
    ),
    Skill(
        "sand_in_the_eyes",
        "fortune",
        "mind",
        ("any", "combat"),
        bonuses={"health": 1},
        abilities=(surge("sand_in_the_eyes_throw", 1, throw_sand, opponent_has_tokens),),
    ),
    Skill(
        "dicing",
        "fortune",
        "mind",
        ("any", "social"),
        success=True,
        abilities=(once_per_turn("dicing_game", throw_dice, has_time_for_a_game, exert=True),),
    ),
    Skill("cunning", "fortune", "mind", ("any", "any", "any"), bonuses={"mind": 2}),
    Skill(
        "smugglers_passage",
        "fortune",
        "body",
        ("any", "exploration", "social"),
        success=True,
        abilities=(Ability("smugglers_passage_sail", "action", sail_by_night, gold=PASSAGE, can=is_in_a_city),),
    ),
    Skill(
        "hush_money",
        "fortune",
        "mind",
        ("any", "social", "social"),
        abilities=(Ability("hush_money_bribe", "engage", pay_off, gold=BRIBE, can=can_be_bribed),),
    ),
    Skill(
        "lucky_star",
        "fortune",
        "spirit",
        ("any", "any", "exploration", "social"),
        abilities=(Ability("lucky_star_recast", "cast", recast_any, must=True),),
    ),
)
"""Ten cards, the cheapest first."""
