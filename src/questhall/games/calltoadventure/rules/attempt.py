"""An attempt: difficulty, runes, cast, result. Catalogue chapters CHAL, RUNE and RETRY.

The second half are the words in which cards change an attempt.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import CHALLENGES, Path
from questhall.games.calltoadventure.components import (
    CORE,
    DARK,
    FACES,
    GIFTS,
    LOWEST,
    MOST_DARK_RUNES,
    MOST_RUNES_OF_AN_ABILITY,
    RUNES,
    WORTH,
    Ability,
    Rune,
    Symbol,
    ability_runes,
)
from questhall.games.calltoadventure.events.attempt import (
    CastAgain,
    DifficultyRaised,
    ResultRaised,
    RuneRemoved,
    RunesAdded,
    RunesCast,
    RuneTurned,
)
from questhall.games.calltoadventure.events.gains import NoEffect
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Attempt, Player, State

the_attempt: Callable[[State], Attempt] = attrgetter("attempt")
"""The attempt under way, where there must be one."""
NO_RADIANT_POWERS = "no radiant powers"
"""A mark on an attempt."""


def announced(attempt: Attempt) -> Path:
    """CA-FAQ-15  The announced path: what is tied to rewards looks at no other."""
    challenge = CHALLENGES[attempt.card]
    return challenge.upper if attempt.path == "upper" else challenge.lower


def difficulty(state: State) -> int:
    """The lowest result that passes.

    CA-CHAL-03  The printed number, one more on a path with +1,
    CA-ALLY-05  one more with an ally, whatever the path,
    CA-CHAL-09  and what cards have added.
    """
    attempt = state.attempt
    assert attempt is not None
    challenge = CHALLENGES[attempt.card]
    path = challenge.upper if attempt.path == "upper" else challenge.lower
    return challenge.difficulty + path.harder + has_ally(state, attempt) + attempt.harder


def has_ally(state: State, attempt: Attempt) -> bool:
    if attempt.act:
        card = attempt.card
        for slot in state.rows[attempt.act - 1]:
            if slot.card == card:
                return slot.ally != ""
    return False


def bars_dark_runes(attempt: Attempt) -> bool:
    """CA-RAD-07  No Dark runes where the path gives a Radiant icon.

    CA-ODIUM-21  Odium's does.
    """
    return "radiant" in announced(attempt).reward.icons


def most_dark_runes(player: Player, attempt: Attempt) -> int:
    """How many Dark runes the hero could buy.

    CA-RUNE-11  1 experience each, three at most.
    CA-TRACK-11  None on the lowest space.
    """
    if not player.xp or player.corruption == LOWEST or bars_dark_runes(attempt):
        return 0
    return min(MOST_DARK_RUNES, player.xp)


def pool(state: State) -> list[Rune]:
    """CA-RUNE-01  The runes of the cast: core runes, those of suitable abilities, Dark ones.

    CA-RUNE-04  The core runes are always there.
    CA-MEMO-08  For each icon of a suitable ability there is one more,
    CA-RUNE-07  whatever path was announced,
    CA-TERM-14  and none of them may be left out.
    CA-RUNE-13  Three of an ability at most,
    CA-RUNE-14  the special one with three icons only.
    CA-RUNE-16  What others own takes nothing away.
    """
    attempt = state.attempt
    assert attempt is not None
    player = state.players[state.active]
    counts = (player.remembered or story_of(player)).has
    runes = [*CORE]
    for ability in attempt.abilities:
        if counts[ability]:
            runes += RUNES[ability][: counts[ability]]
    for rune in attempt.added:
        if rune not in runes:
            runes.append(rune)
    if attempt.bought or attempt.free_dark:
        runes += DARK[: attempt.bought + attempt.free_dark]
    return without(runes, attempt.removed) if attempt.removed else runes


def without(runes: list[Rune], removed: list[Rune]) -> list[Rune]:
    return [rune for rune in runes if rune not in removed]


def cast(table: Table[State]) -> None:
    """CA-RUNE-08  All runes together.

    CA-RETRY-01  A retry casts all of them again.
    """
    attempt = table.state.attempt
    assert attempt is not None
    attempt.runes = runes = pool(table.state)
    attempt.faces = table.rolls((2,) * len(runes), "runes")
    attempt.casts += 1
    attempt.again = False
    tell_cast(table, attempt)


def tell_cast(table: Table[State], attempt: Attempt) -> None:
    table.tell(RunesCast(table.state.active, tuple(attempt.runes), tuple(attempt.faces), cast_sum(attempt)))


def symbols(attempt: Attempt) -> list[Symbol]:
    faces = iter(attempt.faces)
    shown: list[Symbol] = []
    for rune in attempt.runes:
        shown.append(FACES[rune][next(faces)])
    return shown


def gifts(attempt: Attempt) -> list[Symbol]:
    """The symbols of a cast that bring something at once: they are on the second faces of a few runes."""
    faces = iter(attempt.faces)
    brought: list[Symbol] = []
    for rune in attempt.runes:
        if next(faces) and rune in GIFTS:
            brought.append(GIFTS[rune])
    return brought


def cast_sum(attempt: Attempt) -> int:
    """What the runes come to."""
    faces, total = iter(attempt.faces), 0
    for rune in attempt.runes:
        total += WORTH[rune][next(faces)]
    return total


def bonuses(state: State) -> int:
    """What stands beside the runes: cards, powers, traits of the turn before."""
    attempt, player = state.attempt, state.players[state.active]
    assert attempt is not None
    total = attempt.plus + player.turn_bonus
    for bonus in (player.remembered or story_of(player)).works.bonuses:
        total += bonus(state, state.active)
    return total


def result(state: State) -> int:
    """CA-CHAL-10  The runes and every + to the result."""
    attempt = state.attempt
    assert attempt is not None
    return cast_sum(attempt) + bonuses(state)


def succeeds(state: State) -> bool:
    """CA-CHAL-02  A result as high as the difficulty passes."""
    return result(state) >= difficulty(state)


# The words of cards


def raise_result(table: Table[State], plus: int) -> None:
    the_attempt(table.state).plus += plus
    table.tell(ResultRaised(table.state.active, plus))


def raise_difficulty(table: Table[State], plus: int) -> None:
    the_attempt(table.state).harder += plus
    table.tell(DifficultyRaised(plus))


def add_dark_runes(table: Table[State], count: int, card: str) -> None:
    """Dark runes by a card: for nothing.

    CA-FAQ-10  On the lowest space, too.
    CA-RAD-08  On a path with a Radiant icon such a card does nothing.
    CA-RUNE-18  There are only three.
    """
    attempt = the_attempt(table.state)
    there = attempt.bought + attempt.free_dark
    count = min(count, MOST_DARK_RUNES - there)
    if bars_dark_runes(attempt) or count <= 0:
        table.tell(NoEffect(card))
        return
    attempt.free_dark += count
    add_to_cast(table, DARK[there : there + count])


def add_runes(table: Table[State], runes: tuple[Rune, ...]) -> None:
    """Runes of an ability by a card.

    CA-RUNE-17  Only of one that suits the challenge: the card offers no others.
    """
    the_attempt(table.state).added += runes
    add_to_cast(table, runes)


def add_ability(table: Table[State], ability: Ability) -> None:
    """One more ability suits this challenge: its runes join the cast."""
    attempt = the_attempt(table.state)
    attempt.abilities.append(ability)
    count = story_of(table.state.players[table.state.active]).has[ability]
    add_to_cast(table, ability_runes(ability)[: min(count, MOST_RUNES_OF_AN_ABILITY)])


def add_to_cast(table: Table[State], runes: tuple[Rune, ...]) -> None:
    """Runes that join a cast already made are cast at once."""
    attempt = the_attempt(table.state)
    table.tell(RunesAdded(table.state.active, runes))
    if attempt.casts and not attempt.again:
        attempt.runes += runes
        attempt.faces += table.rolls((2,) * len(runes), "runes")
        tell_cast(table, attempt)


def remove_rune(table: Table[State], rune: Rune) -> None:
    """A rune is taken out of the cast, before or after it."""
    attempt = the_attempt(table.state)
    attempt.removed.append(rune)
    if rune in attempt.runes:
        place = attempt.runes.index(rune)
        del attempt.runes[place], attempt.faces[place]
    table.tell(RuneRemoved(table.state.active, rune))


def turn_rune(table: Table[State], rune: Rune) -> None:
    """A rune of the cast is turned over. What its other face may bring is not brought: it was not cast."""
    attempt = the_attempt(table.state)
    place = attempt.runes.index(rune)
    attempt.faces[place] = 1 - attempt.faces[place]
    table.tell(RuneTurned(table.state.active, rune, cast_sum(attempt)))


def retry(table: Table[State]) -> None:
    """CA-RETRY-06  The cast is to be repeated, and what it came to is ignored."""
    the_attempt(table.state).again = True
    table.tell(CastAgain(table.state.active))
