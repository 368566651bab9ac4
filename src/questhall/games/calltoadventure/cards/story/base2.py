"""Act II of the base game, in our own words: ten challenges, a trait, an ally."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Ally, Challenge, Path, Power, Reward, Trait
from questhall.games.calltoadventure.rules.gains import draw_card
from questhall.games.calltoadventure.state import State


def return_to_court(table: Table[State], seat: int) -> None:
    draw_card(table, seat, "hero")
    draw_card(table, seat, "hero")


CHALLENGES = (
    Challenge(
        id="captured",
        act=2,
        difficulty=5,
        abilities=("dexterity", "constitution"),
        upper=Path(Reward(icons=("villainy",), tragedy=3, moons=1)),
        lower=Path(Reward(icons=("faith",), triumph=2)),
        is_base=True,
    ),
    Challenge(
        id="bitter_loss",
        act=2,
        difficulty=5,
        abilities=("wisdom", "charisma"),
        upper=Path(Reward(icons=("justice",), tragedy=2, antihero=1, moons=1)),
        lower=Path(Reward(icons=("faith",), triumph=1, suns=1)),
        is_base=True,
    ),
    Challenge(
        id="street_gang",
        act=2,
        difficulty=5,
        abilities=("strength", "charisma"),
        upper=Path(Reward(("strength",), tragedy=1, antihero=1)),
        lower=Path(Reward(icons=("justice",), triumph=3), harder=True),
        is_base=True,
    ),
    Challenge(
        id="battle_in_the_trench",
        act=2,
        difficulty=6,
        abilities=("strength", "constitution"),
        upper=Path(Reward(("charisma",), tragedy=2)),
        lower=Path(Reward(("constitution",), triumph=3), harder=True),
        is_base=True,
    ),
    Challenge(
        id="daring_heist",
        act=2,
        difficulty=6,
        abilities=("dexterity", "intelligence"),
        upper=Path(Reward(("dexterity",), xp=2)),
        lower=Path(Reward(("charisma",), triumph=1, hero=1)),
        is_base=True,
    ),
    Challenge(
        id="corrupt_official",
        act=2,
        difficulty=6,
        abilities=("intelligence", "charisma"),
        upper=Path(Reward(icons=("villainy",), tragedy=2)),
        lower=Path(Reward(icons=("nobility",), triumph=3), harder=True),
        is_base=True,
    ),
    Challenge(
        id="mysterious_murder",
        act=2,
        difficulty=6,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(("intelligence",), tragedy=1, antihero=1)),
        lower=Path(Reward(icons=("justice",), triumph=2)),
        is_base=True,
    ),
    Challenge(
        id="vault_of_secrets",
        act=2,
        difficulty=6,
        abilities=("dexterity", "wisdom"),
        upper=Path(Reward(icons=("magic",), tragedy=3), harder=True),
        lower=Path(Reward(("wisdom",), triumph=2)),
        is_base=True,
    ),
    Challenge(
        id="snowy_mountain",
        act=2,
        difficulty=7,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(("constitution",), tragedy=4, moons=1)),
        lower=Path(Reward(("constitution",), triumph=3, suns=1), harder=True),
        is_base=True,
    ),
    Challenge(
        id="dangerous_dungeon",
        act=2,
        difficulty=7,
        abilities=("strength", "intelligence"),
        upper=Path(Reward(icons=("magic",), tragedy=3)),
        lower=Path(Reward(("intelligence",), triumph=3)),
        is_base=True,
    ),
)

TRAITS = (Trait(id="rags_to_riches", act=2, price=2, reward=Reward(("charisma",), ("nobility",)), is_base=True),)

ALLIES = (
    Ally(
        id="princess",
        act=2,
        reward=Reward(icons=("nobility",)),
        power=Power("turn", return_to_court, sacrifice=True),
        parting=return_to_court,
        is_base=True,
    ),
)

CARDS = (*CHALLENGES, *TRAITS, *ALLIES)
