"""Act I of the base game, in our own words: eight challenges, three traits, two allies."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Ally, Challenge, Needs, Path, Power, Reward, Trait
from questhall.games.calltoadventure.rules.gains import gain_xp
from questhall.games.calltoadventure.state import State


def say_farewell(table: Table[State], seat: int) -> None:
    gain_xp(table, seat, 3)


def learn_from_failure(table: Table[State], seat: int) -> None:
    gain_xp(table, seat)


CHALLENGES = (
    Challenge(
        id="childhood_rivalry",
        act=1,
        difficulty=3,
        abilities=("strength", "charisma"),
        upper=Path(Reward(("strength",), tragedy=1)),
        lower=Path(Reward(("wisdom",), triumph=1)),
        is_base=True,
    ),
    Challenge(
        id="academy",
        act=1,
        difficulty=4,
        abilities=("intelligence", "charisma"),
        upper=Path(Reward(("dexterity",), antihero=1)),
        lower=Path(Reward(("intelligence",), ("magic",), xp=1), harder=True),
        is_base=True,
    ),
    Challenge(
        id="raging_fire",
        act=1,
        difficulty=4,
        abilities=("dexterity", "constitution"),
        upper=Path(Reward(("dexterity",), tragedy=1, xp=1)),
        lower=Path(Reward(("constitution",), triumph=1, suns=1)),
        is_base=True,
    ),
    Challenge(
        id="call_to_arms",
        act=1,
        difficulty=4,
        abilities=("strength", "constitution"),
        upper=Path(Reward(("strength",), tragedy=1)),
        lower=Path(Reward(("charisma",), ("justice",), triumph=1), harder=True),
        is_base=True,
    ),
    Challenge(
        id="street_fight",
        act=1,
        difficulty=4,
        abilities=("strength", "dexterity"),
        upper=Path(Reward(("strength",), antihero=1)),
        lower=Path(Reward(("dexterity",), ("justice",))),
        is_base=True,
    ),
    Challenge(
        id="thieves_guild",
        act=1,
        difficulty=5,
        abilities=("dexterity", "charisma"),
        upper=Path(Reward(("dexterity",), ("villainy",))),
        lower=Path(Reward(("intelligence",), hero=1)),
        is_base=True,
    ),
    Challenge(
        id="forbidden_knowledge",
        act=1,
        difficulty=5,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(("intelligence",), ("magic",), tragedy=1, moons=1)),
        lower=Path(Reward(("wisdom",), ("faith",))),
        is_base=True,
    ),
    Challenge(
        id="dangerous_artifact",
        act=1,
        difficulty=4,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(icons=("magic",), tragedy=2, antihero=1, moons=1)),
        lower=Path(Reward(("wisdom",), ("faith",), suns=1), harder=True),
        is_base=True,
    ),
)

TRAITS = (
    Trait(id="believer", act=1, price=1, reward=Reward(icons=("faith",), suns=1), is_base=True),
    Trait(
        id="royal_blood",
        act=1,
        needs=Needs(("charisma",)),
        reward=Reward(icons=("nobility",), hero=1),
        is_base=True,
    ),
    Trait(id="sword_master", act=1, needs=Needs(("dexterity",)), reward=Reward(("strength",)), is_base=True),
)

ALLIES = (
    Ally(
        id="childhood_friend",
        act=1,
        reward=Reward(triumph=1),
        power=Power("turn", say_farewell, sacrifice=True),
        parting=say_farewell,
        is_base=True,
    ),
    Ally(id="mentor", act=1, reward=Reward(("wisdom",)), triggers={"failed": learn_from_failure}, is_base=True),
)

CARDS = (*CHALLENGES, *TRAITS, *ALLIES)
