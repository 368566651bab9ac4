"""The abilities of the six heroes."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import TERRAIN
from questhall.games.runebound3.cards.ability import Ability, X, action, once_per_turn, surge
from questhall.games.runebound3.cards.define import ALL
from questhall.games.runebound3.dice import matches
from questhall.games.runebound3.events.fight import Cancelled
from questhall.games.runebound3.moves.answers import Decline, Done
from questhall.games.runebound3.moves.fight import SpendSurges
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.moves.turn import Challenge
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import at_least_zero, speed
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.movement import travel
from questhall.games.runebound3.rules.parties import decide, opponent, seat_of, side_of, the_fight
from questhall.games.runebound3.rules.pool import recast_any, recast_spent, spend, targets
from questhall.games.runebound3.rules.spending import handfuls
from questhall.games.runebound3.rules.terrain import reroll, reroll_die, rerolls, roll_terrain, the_roll, unspent
from questhall.games.runebound3.state import Fight, Side, State, Who, heroes_at

DONE, DECLINE = Done(), Decline()

# Corbin


def rivals(state: State, who: Who) -> list[int]:
    """R3-DEF-10  Undefeated heroes on the same hex whom Corbin has not challenged yet."""
    me = state.players[who]
    here = heroes_at(state, me.hex)
    return [seat for seat in here if seat not in (who, *me.challenged) and not state.players[seat].is_defeated]


def bounty(table: Table[State], who: Who) -> Play[None]:
    """R3-CHAL-02  Only an ability lets a hero challenge another.

    R3-CHAL-01  The two engage at once.
    R3-CHAL-03  The challenger is the attacker.
    """
    answer = yield from table.choose(who, "corbin.challenge", lambda state, who: [*map(Challenge, rivals(state, who))])
    table.state.players[who].challenged.append(answer.seat)
    table.state.fight = Fight([Side(who), Side(answer.seat)], "challenge")


def brutal_assault(table: Table[State], who: Who) -> Play[None]:
    """The opponent may spend as many surges to cancel it."""
    amount, other = the_fight(table.state).x, opponent(table.state, who)

    def ways(state: State, other: Who) -> Sequence[SpendSurges | Decline]:
        tokens = targets(side_of(state, other), ["surge"])
        return [*(SpendSurges(ids, sum(values)) for ids, values in handfuls(tokens) if sum(values) >= amount), DECLINE]

    if len(ways(table.state, other)) > 1:
        answer = yield from decide(table, other, "corbin.cancel", ways)
        if isinstance(answer, SpendSurges):
            spend(side_of(table.state, other), answer.tokens)
            table.tell(Cancelled(seat_of(who), "brutal_assault"))
            return
    yield from deal(table, who, amount, "physical")


# Laurel of Bloodwood


def pathfinding(table: Table[State], who: Who) -> Play[None]:
    """All dice on the table that are not spent."""
    for die in unspent(the_roll(table.state)):
        reroll_die(table, who, die)
    yield from ()


def has_dice(state: State, who: Who) -> bool:
    return state.rolled is not None and bool(unspent(state.rolled))


# Lissa


def nine_lives(table: Table[State], who: Who) -> Play[None]:
    heal(table, who, ALL)
    yield from ()


def stalk_prey(table: Table[State], who: Who) -> Play[None]:
    """R3-CITY-03  In a city every die deals damage."""
    state = table.state
    roll_terrain(table, who, speed(state.players[who]), "explore")
    while state.players[who].hand:
        answer = yield from table.choose(who, "lissa.dice", lambda state, who: [DONE, *rerolls(state, who)])
        if not isinstance(answer, RerollDie):
            break
        yield from reroll(table, who, answer.die)
    terrain = TERRAIN[state.players[who].hex]
    found = sum(matches(die, terrain) for die in the_roll(state).dice)
    state.rolled = None
    yield from deal(table, who, found, "physical")


# Lord Hawthorne


def onslaught(table: Table[State], who: Who) -> Play[None]:
    the_fight(table.state).again = True
    yield from ()


def rival_has_not_passed(state: State, who: Who) -> bool:
    return not side_of(state, opponent(state, who)).has_passed


# Elder Mok


def strong_spirit(table: Table[State], who: Who) -> Play[None]:
    yield from draw_skills(table, who, 1)


def spirit_manifestation(table: Table[State], who: Who) -> Play[None]:
    successes = yield from take_test(table, who, "spirit", +1)
    yield from deal(table, who, successes, "magic")


# Master Thorn


def is_free_to_go(state: State, who: Who) -> bool:
    """A trophy gained in the middle of a fight carries nobody out of it."""
    return state.fight is None


def teleport(table: Table[State], who: Who) -> Play[None]:
    yield from travel(table, who, at_least_zero(table.state.players[who], "mind"))


def mind_meld(table: Table[State], who: Who) -> Play[None]:
    side_of(table.state, who).marks.append("mind_meld")
    yield from ()


def melded(state: State, who: Who) -> bool:
    return "mind_meld" in side_of(state, who).marks


def share_pain(table: Table[State], who: Who) -> Play[None]:
    yield from deal(table, who, the_fight(table.state).hits[-1].dealt, "magic", is_attack=False)


ABILITIES_OF: dict[str, tuple[Ability, ...]] = {
    "corbin": (
        action("bounty", bounty, lambda state, who: bool(rivals(state, who))),
        surge("brutal_assault", X, brutal_assault),
    ),
    "laurel": (
        once_per_turn("pathfinding", pathfinding, has_dice),
        surge("speed_of_dizon", 1, recast_spent),
    ),
    "lissa": (
        Ability("nine_lives", "defeated", nine_lives, exert=True),
        surge("stalk_prey", 1, stalk_prey),
    ),
    "hawthorne": (
        Ability("onslaught", "acted", onslaught, limit="fight", can=rival_has_not_passed),
        Ability("smiting_blow", "combat action", recast_any, exert=True, limit="round"),
    ),
    "mok": (
        once_per_turn("strong_spirit", strong_spirit, exert=True),
        surge("spirit_manifestation", 1, spirit_manifestation),
    ),
    "thorn": (
        Ability("teleport", "trophy", teleport, exert=True, can=is_free_to_go),
        surge("mind_meld", 2, mind_meld),
        Ability("share_pain", "hurt", share_pain, must=True, can=melded),
    ),
}
"""X counts as 1 when another ability triggers one for X surges."""
