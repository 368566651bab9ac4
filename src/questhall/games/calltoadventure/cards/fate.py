"""What several hero and antihero cards share: conditions, choices and small effects."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import FateEffect
from questhall.games.calltoadventure.components import (
    ABILITIES,
    MOST_DARK_RUNES,
    MOST_RUNES_OF_AN_ABILITY,
    ability_runes,
)
from questhall.games.calltoadventure.events.attempt import AbilitiesChanged
from questhall.games.calltoadventure.moves import PickAbilities, PickRune
from questhall.games.calltoadventure.rules.attempt import (
    add_runes,
    bars_dark_runes,
    pool,
    raise_result,
    retry,
    the_attempt,
)
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Played, State

# Conditions: who plays the card (-1 is Odium), and on whom


def in_an_attempt(state: State, seat: int, target: int) -> bool:
    """The card is played on the hero whose attempt it is. That the result is still open is seen to by its moment."""
    return state.attempt is not None and target == state.active


def after_an_attempt(state: State, seat: int, target: int) -> bool:
    return state.attempt is not None and state.step == "after"


def with_a_cast(state: State, seat: int, target: int) -> bool:
    """There is a cast, and it is not to be repeated anyway."""
    attempt = state.attempt
    return attempt is not None and in_an_attempt(state, seat, target) and attempt.casts > 0 and not attempt.again


def with_room_for_dark_runes(state: State, seat: int, target: int) -> bool:
    """Not on a path with a Radiant icon, and there are only three of them."""
    attempt = state.attempt
    if attempt is None or not in_an_attempt(state, seat, target) or bars_dark_runes(attempt):  # CA-RAD-08
        return False
    return attempt.bought + attempt.free_dark < MOST_DARK_RUNES


def with_a_rune_to_add(state: State, seat: int, target: int) -> bool:
    return in_an_attempt(state, seat, target) and bool(runes_to_add(state, seat))


def with_two_abilities(state: State, seat: int, target: int) -> bool:
    return in_an_attempt(state, seat, target) and len(the_attempt(state).abilities) == 2


# Effects


def result_plus(plus: int) -> FateEffect:
    def effect(table: Table[State], played: Played) -> None:
        raise_result(table, plus)

    return effect


def cast_again(table: Table[State], played: Played) -> None:
    retry(table)


def add_a_rune(table: Table[State], played: Played) -> Play[None]:
    """One more rune of an ability that suits the challenge, as if there were one more icon of it."""
    answer = yield from table.choose(played.seat, "card.add", runes_to_add)
    add_runes(table, (answer.rune,))


def runes_to_add(state: State, seat: int) -> list[PickRune]:
    """The special rune is the third of its ability, so it comes after the other two."""  # CA-RUNE-14
    attempt = the_attempt(state)
    counts = story_of(state.players[state.active]).has
    there = {*pool(state), *attempt.removed}
    left = [
        [rune for rune in ability_runes(ability)[min(counts[ability], MOST_RUNES_OF_AN_ABILITY) :] if rune not in there]
        for ability in attempt.abilities
    ]
    return [PickRune(runes[0]) for runes in left if runes]


def change_an_ability(table: Table[State], played: Played) -> Play[None]:
    """One of the two abilities is kept, and another one takes the place of the other."""
    answer = yield from table.choose(played.seat, "card.abilities", pairs_with_one_kept)
    the_attempt(table.state).abilities = [answer.one, answer.other]
    table.tell(AbilitiesChanged(table.state.active, answer.one, answer.other))


def pairs_with_one_kept(state: State, seat: int) -> list[PickAbilities]:
    now = the_attempt(state).abilities
    return [PickAbilities(kept, new) for kept in now for new in ABILITIES if new not in now]
