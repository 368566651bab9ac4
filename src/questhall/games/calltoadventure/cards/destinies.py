"""The twelve destinies: points at the end; the ten orders also a Radiant icon and a power, once turned up.

CA-RAD-01  Ten of them carry the Radiant icon, one for each order of the Knights Radiant.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import Condition, Count, Destiny, Effect, Power, Reward
from questhall.games.calltoadventure.components import (
    ABILITIES,
    DARK,
    FACES,
    LOWEST,
    MOST_RUNES_OF_AN_ABILITY,
    START,
    VALUES,
    Ability,
    Icon,
    Rune,
    ability_runes,
)
from questhall.games.calltoadventure.moves import PickCard, PickHero, PickRune
from questhall.games.calltoadventure.rules.allies import face_down, face_up, restore_ally
from questhall.games.calltoadventure.rules.attempt import (
    add_ability,
    add_runes,
    pool,
    raise_result,
    retry,
    the_attempt,
    turn_rune,
)
from questhall.games.calltoadventure.rules.gains import gain_moons
from questhall.games.calltoadventure.rules.story import abilities, icons, set_points
from questhall.games.calltoadventure.state import State

ORDER = Reward(icons=("radiant",))

# Points


def per_icon(icon: Icon) -> Count:
    """2 for each story icon of a kind, at most 8."""
    return lambda state, seat: min(2 * icons(state.players[seat], icon), 8)


def ladder(ability: Ability) -> Count:
    """3 for three icons of an ability, 6 for four."""

    def points(state: State, seat: int) -> int:
        count = abilities(state.players[seat], ability)
        return 6 if count >= 4 else 3 if count == 3 else 0

    return points


def friends(state: State, seat: int) -> int:
    return (0, 3, 6, 8)[min(len(face_up(state.players[seat])), 3)]


def grace(state: State, seat: int) -> int:
    player = state.players[seat]
    return 5 if abilities(player, "dexterity") and abilities(player, "charisma") else 0


def scorched(state: State, seat: int) -> int:
    player = state.players[seat]
    return min(abilities(player, "strength"), 4) + (3 if START < player.corruption < LOWEST else 0)


def seen_and_lost(state: State, seat: int) -> int:
    player = state.players[seat]
    return min(abilities(player, "wisdom"), 4) + min(2 * len(face_down(player)), 4)


def illusion(state: State, seat: int) -> int:
    """What one more story icon would be worth, wherever it is worth most."""
    player = state.players[seat]
    kinds: tuple[Icon, ...] = ("faith", "justice", "magic", "nobility", "villainy")
    counts = [icons(player, icon) for icon in kinds]
    best = max(set_points(count + 1) - set_points(count) for count in counts)
    return best + min(abilities(player, "charisma"), 4)


def firm(state: State, seat: int) -> int:
    others = sum(player.has_passed for other, player in enumerate(state.players) if other != seat)
    return min(abilities(state.players[seat], "constitution") + 3 * others, 8)


def united(state: State, seat: int) -> int:
    bonds = [icons(player, "faith") + icons(player, "nobility") for player in state.players]
    return min(bonds[seat], 5) + sum(count > 0 for other, count in enumerate(bonds) if other != seat)


def experiments(state: State, seat: int) -> int:
    player = state.players[seat]
    return min(2 * len(face_down(player)) + 2 * (abilities(player, "intelligence") // 2), 8)


def depths(state: State, seat: int) -> int:
    player = state.players[seat]
    return max(player.corruption - START, 0) + min(icons(player, "villainy"), 4)


# Powers


def is_cast(state: State, seat: int) -> bool:
    """Runes lie there, and are not to be cast again yet."""
    return bool(state.attempt and state.attempt.casts and not state.attempt.again)


def cast_again(table: Table[State], seat: int) -> None:
    retry(table)


def leap(table: Table[State], seat: int) -> None:
    raise_result(table, 2 if face_up(table.state.players[seat]) else 1)


def sentence(table: Table[State], seat: int) -> None:
    raise_result(table, min(icons(table.state.players[seat], "justice"), 3))


def is_just(state: State, seat: int) -> bool:
    return icons(state.players[seat], "justice") > 0


def burn(table: Table[State], seat: int) -> None:
    gain_moons(table, seat)
    retry(table)


def can_burn(state: State, seat: int) -> bool:
    return is_cast(state, seat) and state.players[seat].corruption < LOWEST


def glide(table: Table[State], seat: int) -> Play[None]:
    answer = yield from table.choose(seat, "destiny.rune", runes_to_turn)
    turn_rune(table, answer.rune)


def runes_to_turn(state: State, seat: int) -> list[PickRune]:
    """Runes of the cast whose hidden face is worth more; Dark runes are left as they fell."""
    attempt = the_attempt(state)
    faces = zip(attempt.runes, attempt.faces, strict=True)
    return [PickRune(rune) for rune, face in faces if rune not in DARK and worth(rune, 1 - face) > worth(rune, face)]


def worth(rune: Rune, face: int) -> int:
    return VALUES[FACES[rune][face]]


def can_glide(state: State, seat: int) -> bool:
    return is_cast(state, seat) and bool(runes_to_turn(state, seat))


def regrow(table: Table[State], seat: int) -> Play[None]:
    answer = yield from table.choose(seat, "destiny.ally", lost_allies)
    restore_ally(table, seat, answer.card)


def lost_allies(state: State, seat: int) -> list[PickCard]:
    return [*map(PickCard, face_down(state.players[seat]))]


def has_lost(state: State, seat: int) -> bool:
    return bool(face_down(state.players[seat]))


def weave(table: Table[State], seat: int) -> Play[None]:
    answer = yield from table.choose(seat, "destiny.ability", abilities_to_weave)
    add_ability(table, next(ability for ability in ABILITIES if answer.rune in ability_runes(ability)))


def abilities_to_weave(state: State, seat: int) -> list[PickRune]:
    """Each ability by its first rune."""
    return [PickRune(ability_runes(ability)[0]) for ability in ABILITIES if would_help(ability)(state, seat)]


def can_weave(state: State, seat: int) -> bool:
    return bool(abilities_to_weave(state, seat))


def shape(ability: Ability) -> Effect:
    return lambda table, seat: add_ability(table, ability)


def would_help(ability: Ability) -> Condition:
    """The story holds icons of an ability that does not suit the challenge."""
    return lambda state, seat: (
        ability not in the_attempt(state).abilities and abilities(state.players[seat], ability) > 0
    )


def join_hands(table: Table[State], seat: int) -> Play[None]:
    answer = yield from table.choose(seat, "destiny.hero", heroes_to_join)
    add_runes(table, lent_by(table.state, answer.seat))


def heroes_to_join(state: State, seat: int) -> list[PickHero]:
    return [PickHero(other) for other in range(len(state.players)) if other != seat and lent_by(state, other)]


def lent_by(state: State, other: int) -> tuple[Rune, ...]:
    """The runes of suitable abilities that another hero would cast, and the one who attempts this would not."""
    runes: list[Rune] = []
    for ability in the_attempt(state).abilities:
        runes += ability_runes(ability)[: min(abilities(state.players[other], ability), MOST_RUNES_OF_AN_ABILITY)]
    own = pool(state)
    return tuple(rune for rune in runes if rune not in own)


def can_join(state: State, seat: int) -> bool:
    return bool(heroes_to_join(state, seat))


CARDS = (
    Destiny(id="windrunner", reward=ORDER, points=friends, power=Power("during", leap, radiant=2)),
    Destiny(
        id="skybreaker",
        reward=ORDER,
        points=per_icon("justice"),
        power=Power("during", sentence, radiant=3, can=is_just),
    ),
    Destiny(id="dustbringer", reward=ORDER, points=scorched, power=Power("during", burn, radiant=3, can=can_burn)),
    Destiny(id="edgedancer", reward=ORDER, points=grace, power=Power("during", glide, radiant=2, can=can_glide)),
    Destiny(
        id="truthwatcher",
        reward=ORDER,
        points=seen_and_lost,
        power=Power("before", regrow, xp=1, radiant=3, can=has_lost),
    ),
    Destiny(id="lightweaver", reward=ORDER, points=illusion, power=Power("before", weave, radiant=3, can=can_weave)),
    Destiny(
        id="elsecaller",
        reward=ORDER,
        points=per_icon("magic"),
        power=Power("during", cast_again, radiant=4, can=is_cast),
    ),
    Destiny(
        id="willshaper",
        reward=ORDER,
        points=ladder("constitution"),
        power=Power("before", shape("constitution"), radiant=2, can=would_help("constitution")),
    ),
    Destiny(
        id="stoneward",
        reward=ORDER,
        points=firm,
        power=Power("during", cast_again, xp=1, radiant=4, any_hero=True, can=is_cast),
        needs_others=True,
        needs_partners=True,
    ),
    Destiny(
        id="bondsmith",
        reward=ORDER,
        points=united,
        power=Power("before", join_hands, radiant=4, can=can_join),
        needs_others=True,
    ),
    Destiny(id="mad_genius", points=experiments, is_radiant=False),
    Destiny(id="odiums_champion", points=depths, is_radiant=False),
)
