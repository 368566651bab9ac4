"""Act III: the climax of a life. Fifteen challenges, one for every pair of abilities, and five traits.

The harder a path, the more it is worth: icon and points together come to about its difficulty less two, an icon being
two points. Four challenges are grey: there light and dark are mixed.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Challenge, Needs, Path, Power, Reward, Trait
from questhall.games.calltoadventure.components import MOST_DARK_RUNES
from questhall.games.calltoadventure.rules.attempt import add_dark_runes, bars_dark_runes, difficulty, the_attempt
from questhall.games.calltoadventure.state import State

HARD = 8
"""From this difficulty on the old guard is better than others."""


def if_hard(state: State, seat: int) -> int:
    """+1 where it is hardest; Odium's challenge is."""
    return int(difficulty(state) >= HARD)


def let_rage_in(table: Table[State], seat: int) -> None:
    add_dark_runes(table, 1, "taken_by_the_thrill")


def has_room_for_rage(state: State, seat: int) -> bool:
    """Not where Dark runes are barred, nor when all of them are in the cast."""
    attempt = the_attempt(state)
    return not bars_dark_runes(attempt) and attempt.bought + attempt.free_dark < MOST_DARK_RUNES


CHALLENGES = (
    Challenge(
        id="ahead_of_the_everstorm",
        act=3,
        difficulty=6,
        abilities=("dexterity", "constitution"),
        upper=Path(Reward(tragedy=5, moons=1)),
        lower=Path(Reward(icons=("radiant",), triumph=3), harder=True),
    ),
    Challenge(
        id="sea_of_beads",
        act=3,
        difficulty=6,
        abilities=("dexterity", "wisdom"),
        upper=Path(Reward(icons=("magic",), triumph=2, xp=1)),
        lower=Path(Reward(icons=("radiant",), triumph=1, tragedy=1, suns=1)),
    ),
    Challenge(
        id="council_of_monarchs",
        act=3,
        difficulty=6,
        abilities=("intelligence", "charisma"),
        upper=Path(Reward(triumph=2, tragedy=3)),
        lower=Path(Reward(icons=("nobility",), triumph=1, tragedy=2)),
    ),
    Challenge(
        id="thunderclast_at_the_walls",
        act=3,
        difficulty=7,
        abilities=("strength", "constitution"),
        upper=Path(Reward(icons=("justice",), tragedy=3)),
        lower=Path(Reward(icons=("radiant",), triumph=4), harder=True),
    ),
    Challenge(
        id="dark_beneath_the_tower",
        act=3,
        difficulty=7,
        abilities=("strength", "wisdom"),
        upper=Path(Reward(icons=("magic",), tragedy=4, moons=1)),
        lower=Path(Reward(icons=("faith",), triumph=3)),
    ),
    Challenge(
        id="leaderless_warcamps",
        act=3,
        difficulty=7,
        abilities=("strength", "charisma"),
        upper=Path(Reward(icons=("nobility",), triumph=2, tragedy=2), harder=True),
        lower=Path(Reward(icons=("justice",), triumph=1, tragedy=2)),
    ),
    Challenge(
        id="occupied_palace",
        act=3,
        difficulty=7,
        abilities=("dexterity", "intelligence"),
        upper=Path(Reward(tragedy=4, antihero=1)),
        lower=Path(Reward(icons=("justice",), triumph=3, hero=1), harder=True),
    ),
    Challenge(
        id="last_line",
        act=3,
        difficulty=7,
        abilities=("constitution", "charisma"),
        upper=Path(Reward(tragedy=5)),
        lower=Path(Reward(icons=("radiant",), triumph=5), harder=True),
    ),
    Challenge(
        id="secret_of_the_ancients",
        act=3,
        difficulty=7,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(icons=("magic",), triumph=1, tragedy=2)),
        lower=Path(Reward(icons=("radiant",), triumph=2, tragedy=2), harder=True),
    ),
    Challenge(
        id="fight_above_the_clouds",
        act=3,
        difficulty=8,
        abilities=("strength", "dexterity"),
        upper=Path(Reward(icons=("villainy",), tragedy=4, antihero=1), harder=True),
        lower=Path(Reward(icons=("nobility",), triumph=3, suns=1)),
    ),
    Challenge(
        id="war_engine",
        act=3,
        difficulty=8,
        abilities=("strength", "intelligence"),
        upper=Path(Reward(tragedy=5, xp=1)),
        lower=Path(Reward(icons=("radiant",), triumph=6), harder=True),
    ),
    Challenge(
        id="last_ship",
        act=3,
        difficulty=8,
        abilities=("dexterity", "charisma"),
        upper=Path(Reward(icons=("villainy",), tragedy=6, moons=1), harder=True),
        lower=Path(Reward(triumph=5, hero=1)),
    ),
    Challenge(
        id="last_soulcaster",
        act=3,
        difficulty=8,
        abilities=("constitution", "intelligence"),
        upper=Path(Reward(tragedy=6)),
        lower=Path(Reward(icons=("faith",), triumph=6), harder=True),
    ),
    Challenge(
        id="broken_herald",
        act=3,
        difficulty=9,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(icons=("faith",), tragedy=5)),
        lower=Path(Reward(icons=("radiant",), triumph=4, suns=1)),
    ),
    Challenge(
        id="odiums_offer",
        act=3,
        difficulty=9,
        abilities=("wisdom", "charisma"),
        upper=Path(Reward(icons=("villainy",), tragedy=6, moons=1)),
        lower=Path(Reward(icons=("radiant",), triumph=5)),
    ),
)

TRAITS = (
    # For whoever has come far enough
    Trait(
        id="marshal_of_the_coalition",
        act=3,
        needs=Needs(abilities=("strength", "constitution", "charisma")),
        reward=Reward(icons=("nobility",), triumph=2),
    ),
    Trait(
        id="nahel_bond",
        act=3,
        needs=Needs(icons=("radiant", "radiant")),
        reward=Reward(icons=("radiant",), triumph=2),
    ),
    Trait(
        id="taken_by_the_thrill",
        act=3,
        needs=Needs(track=(4, 6)),
        reward=Reward(icons=("villainy",), tragedy=1),
        power=Power("before", let_rage_in, can=has_room_for_rage),
    ),
    # Free of conditions
    Trait(id="reader_of_dead_scripts", act=3, price=1, reward=Reward(icons=("magic",), triumph=2)),
    Trait(id="old_guard", act=3, reward=Reward(triumph=1, tragedy=1), bonus=if_hard),
)

CARDS = (*CHALLENGES, *TRAITS)
