"""How the heroes as a whole stand against Odium."""

from __future__ import annotations

from typing import cast

from questhall.engine import Table
from questhall.games.calltoadventure.bot.dry import DECODE, ENCODE, DryTable
from questhall.games.calltoadventure.bot.last_cast import (
    LAST_TURN,
    Caster,
    Sketch,
    above,
    caster,
    chance_of_all,
    help_in_hand,
    help_to_come,
    late_help,
    part_of,
    quarter,
    sketch,
    to_come,
)
from questhall.games.calltoadventure.bot.success import expected_moons, success
from questhall.games.calltoadventure.bot.worth import worth
from questhall.games.calltoadventure.cards.define import SCHEMES, STRIPS, Trigger
from questhall.games.calltoadventure.components import ODIUM_DIFFICULTY, WHOLE_STORY
from questhall.games.calltoadventure.odds import kinds
from questhall.games.calltoadventure.rules.attempt import announced, bonuses, difficulty, has_ally, pool, result
from questhall.games.calltoadventure.rules.rows import slot_of
from questhall.games.calltoadventure.state import Attempt, Scheme, State

TEAM = 0.2
"""How much the points of all count where all win or lose together."""
VICTORY = 100.0
"""What it is worth to beat Odium for sure."""
OATH = 0.3
"""What a sworn hero's victory is worth beside that of all: he swears if theirs is less likely than this."""
LEAD = 20.0
"""So many points ahead of the others who have sworn he is sure to be the best of them."""
PASSING = 0.2
"""What it is worth by itself that a hero passes,"""
EXPERIENCE = 0.03
"""and that Odium has an experience less for each of them."""
LATE_HELP = 0.2
"""How far one counts on the cards of others once the runes of a last cast lie there."""
FAILED = Caster((0, 0, 0), 0.0)
"""Whoever has nothing to cast any more."""
FADING = (0.1, 0.1, 0.1, 0.3, 0.3, 0.3, 0.5, 0.5, 0.5)
"""What Odium will lose for each card of a story that is still to come: Radiant icons are found late."""
LOST_TURN = 0.9
"""What a failure gives him beside what his scheme says: another turn will be needed, and his cards come with it."""

CHANGES: dict[tuple[Scheme, Trigger, int], int] = {}
"""What a scheme does when something happens, once it has been tried out."""


def against_odium(state: State, seat: int, own: float) -> float:
    """All win or lose together; whoever has sworn hopes for their defeat, and to be the best of his kind."""
    beaten = hope_of_victory(state)
    points = TEAM * own / len(state.players)
    if state.players[seat].oath == "sworn":
        return VICTORY * OATH * (1.0 - beaten) * best_of_the_sworn(state, seat, own) + points
    return VICTORY * beaten + points


def best_of_the_sworn(state: State, seat: int, own: float) -> float:
    """How likely nobody else who has sworn will have more points."""
    sworn = [other for other, player in enumerate(state.players) if player.oath == "sworn" and other != seat]
    if not sworn:
        return 1.0
    lead = own - max(worth(state, other, knows_destiny=False) for other in sworn)
    return min(1.0, max(0.0, 0.5 + lead / LEAD / 2))


def hope_of_victory(state: State) -> float:
    """What hope there is to beat Odium, the attempt under way being passed or failed."""
    odium = state.odium
    assert odium is not None
    attempt = state.attempt
    if attempt is None or attempt.act == 0 or state.step in ("after", "end"):
        return hope(state, odium.xp)
    good = success(state)
    moons = expected_moons(state)
    xp = odium.xp + moons * change(state, "moon")
    down = moons + announced(attempt).reward.moons
    passed = hope(state, xp + won(state, attempt), gains(state, attempt), down) if good else 0.0
    failed = hope(state, xp + LOST_TURN + change(state, "failed"), (), moons) if good < 1.0 else 0.0
    return good * passed + (1.0 - good) * failed


def hope(state: State, xp: float, gained: tuple[str, ...] = (), down: float = 0.0) -> float:
    """What hope there is to beat Odium if he has so much, and the active hero gains or sinks a little first."""
    if state.phase == "confrontation":
        return outlook(last_casters(state), max(0.0, xp), len(state.players))
    players = state.players
    heroes = [
        sketch(player, *gained) if seat == state.active else sketch(player) for seat, player in enumerate(players)
    ]
    left = cards_left(state, heroes)
    loyal = [seat for seat, player in enumerate(players) if player.oath != "sworn"]
    if not loyal:
        return 0.0
    sinks = [down if seat == state.active else 0.0 for seat in loyal]
    hands = sum(
        help_in_hand(players[seat], sink) + help_to_come(players[seat], sink)
        for seat, sink in zip(loyal, sinks, strict=True)
    )
    help = quarter(hands / len(loyal))
    casters = [caster(heroes[seat], left[seat], help) for seat in loyal]
    fading = sum(part_of(FADING, hero.cards, more) for hero, more in zip(heroes, left, strict=True))
    return outlook(casters, max(0.0, xp - fading), len(players))


def outlook(casters: list[Caster], xp: float, heroes: int) -> float:
    """The chance as each hero feels it; and where there is hardly one, what would bring it nearer."""
    chance = float(chance_of_all(casters, xp) ** (1.0 / heroes))
    passing = sum(sum(above(cast)) for cast in casters) / max(1, len(casters))
    return chance + PASSING * passing - EXPERIENCE * xp / heroes


def cards_left(state: State, heroes: list[Sketch]) -> list[float]:
    if state.closer is None:
        return to_come(heroes)
    return [
        min(WHOLE_STORY - hero.cards, LAST_TURN) if seat in state.queue else 0.0 for seat, hero in enumerate(heroes)
    ]


def last_casters(state: State) -> list[Caster]:
    """Who still has to pass, the one before Odium included. Whoever has failed has nothing to cast."""
    loyal = [player for player in state.players if player.oath != "sworn"]
    waiting = [seat for seat, player in enumerate(state.players) if player.oath != "sworn" and not player.has_passed]
    help = quarter(sum(map(help_in_hand, loyal)) / max(1, len(waiting)))
    casters: list[Caster] = []
    for seat in waiting:
        if state.attempt is not None and seat == state.active:
            late = sum(map(late_help, loyal)) / len(waiting)
            casters.append(this_caster(state, state.attempt, late))
        elif seat in state.queue:
            casters.append(caster(sketch(state.players[seat]), 0.0, help))
        else:
            casters.append(FAILED)
    return casters


def this_caster(state: State, attempt: Attempt, help: float) -> Caster:
    """The hero before Odium: the runes that lie ready, or as they fell."""
    if state.step in ("after", "end"):
        return FAILED
    harder = difficulty(state) - ODIUM_DIFFICULTY
    if attempt.casts and not attempt.again:
        return Caster(FAILED.runes, quarter(result(state) - harder + LATE_HELP * help))
    plus = bonuses(state) + sketch(state.players[state.active]).plus
    return Caster(kinds(pool(state)), quarter(plus - harder + help))


def gains(state: State, attempt: Attempt) -> tuple[str, ...]:
    """The strips a passed challenge adds to the story."""
    strip = f"{attempt.card}/{attempt.path}"
    return (strip, slot_of(state, attempt.card).ally) if has_ally(state, attempt) else (strip,)


def won(state: State, attempt: Attempt) -> float:
    """What passing the challenge does to Odium's experience."""
    reward = announced(attempt).reward
    radiants = sum(STRIPS[strip].icons.count("radiant") for strip in gains(state, attempt))
    total = float(radiants * change(state, "radiant"))
    return total + reward.moons * change(state, "moon") + reward.suns * change(state, "sun")


def change(state: State, trigger: Trigger) -> int:
    """What a scheme adds to Odium's experience when this happens."""
    odium = state.odium
    assert odium is not None
    key = (odium.scheme, trigger, len(state.players))
    if key not in CHANGES:
        happening = SCHEMES[odium.scheme].triggers.get(trigger)
        trial = DECODE(ENCODE(state))
        assert trial.odium is not None
        trial.odium.xp = before = 99
        if happening is not None:
            happening(cast("Table[State]", DryTable(trial)), trial.active)
        CHANGES[key] = trial.odium.xp - before
    return CHANGES[key]
