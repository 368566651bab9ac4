"""Act III of the base game, in our own words: six challenges, three traits."""

from __future__ import annotations

from questhall.games.calltoadventure.cards.define import Challenge, Needs, Path, Reward, Trait

CHALLENGES = (
    Challenge(
        id="queens_chambers",
        act=3,
        difficulty=6,
        abilities=("dexterity", "charisma"),
        upper=Path(Reward(icons=("villainy",), tragedy=3, moons=1)),
        lower=Path(Reward(icons=("nobility",), triumph=4), harder=True),
        is_base=True,
    ),
    Challenge(
        id="assassins_guild",
        act=3,
        difficulty=7,
        abilities=("dexterity", "intelligence"),
        upper=Path(Reward(icons=("villainy",), tragedy=4), harder=True),
        lower=Path(Reward(icons=("justice",), triumph=3)),
        is_base=True,
    ),
    Challenge(
        id="imprisonment",
        act=3,
        difficulty=7,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(tragedy=5)),
        lower=Path(Reward(icons=("faith",), triumph=3)),
        is_base=True,
    ),
    Challenge(
        id="decisive_battle",
        act=3,
        difficulty=7,
        abilities=("strength", "constitution"),
        upper=Path(Reward(tragedy=4, antihero=1)),
        lower=Path(Reward(icons=("nobility",), triumph=5), harder=True),
        is_base=True,
    ),
    Challenge(
        id="tyrants_army",
        act=3,
        difficulty=8,
        abilities=("strength", "charisma"),
        upper=Path(Reward(icons=("nobility",), tragedy=4)),
        lower=Path(Reward(icons=("justice",), triumph=5), harder=True),
        is_base=True,
    ),
    Challenge(
        id="ancient_evil",
        act=3,
        difficulty=9,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(icons=("magic",), tragedy=6, moons=1)),
        lower=Path(Reward(icons=("faith",), triumph=4, suns=1)),
        is_base=True,
    ),
)

TRAITS = (
    Trait(
        id="blessed",
        act=3,
        needs=Needs(track=(0, 1)),
        reward=Reward(icons=("faith",), triumph=1, hero=1),
        is_base=True,
    ),
    Trait(
        id="divine_calling",
        act=3,
        needs=Needs(icons=("faith", "justice")),
        reward=Reward(icons=("faith",), triumph=2),
        is_base=True,
    ),
    Trait(
        id="grown_wise",
        act=3,
        needs=Needs(("wisdom",) * 3),
        reward=Reward(icons=("justice",), triumph=2),
        is_base=True,
    ),
)

CARDS = (*CHALLENGES, *TRAITS)
