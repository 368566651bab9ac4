"""Act II: war, courts and the first signs of something older. Fewer abilities, more points, more Radiant icons."""

from __future__ import annotations

from questhall.games.calltoadventure.cards.define import Challenge, Needs, Path, Reward, Trait

CHALLENGES = (
    Challenge(
        id="arena_duel",
        act=2,
        difficulty=6,
        abilities=("strength", "dexterity"),
        upper=Path(Reward(("wisdom",), antihero=1)),
        lower=Path(Reward(icons=("nobility",), triumph=3), harder=True),
    ),
    Challenge(
        id="bridge_run",
        act=2,
        difficulty=6,
        abilities=("strength", "constitution"),
        upper=Path(Reward(("dexterity",), tragedy=1, xp=1)),
        lower=Path(Reward(("strength",), ("radiant",), triumph=2), harder=True),
    ),
    Challenge(
        id="chasmfiend_hunt",
        act=2,
        difficulty=7,
        abilities=("strength", "intelligence"),
        upper=Path(Reward(icons=("nobility",), tragedy=2, xp=1)),
        lower=Path(Reward(("wisdom",), triumph=2, hero=1)),
    ),
    Challenge(
        id="call_of_the_thrill",
        act=2,
        difficulty=6,
        abilities=("strength", "wisdom"),
        upper=Path(Reward(icons=("villainy",), tragedy=3, moons=1)),
        lower=Path(Reward(("strength",), ("radiant",), triumph=1, suns=1)),
    ),
    Challenge(
        id="barracks_mutiny",
        act=2,
        difficulty=6,
        abilities=("strength", "charisma"),
        upper=Path(Reward(("strength",), tragedy=1, antihero=1)),
        lower=Path(Reward(("charisma",), ("justice",), triumph=2), harder=True),
    ),
    Challenge(
        id="flooded_chasm",
        act=2,
        difficulty=7,
        abilities=("dexterity", "constitution"),
        upper=Path(Reward(("dexterity",), tragedy=2, antihero=1, moons=1)),
        lower=Path(Reward(icons=("radiant",), triumph=3, hero=1)),
    ),
    Challenge(
        id="fabrial_workshop",
        act=2,
        difficulty=5,
        abilities=("dexterity", "intelligence"),
        upper=Path(Reward(("intelligence",), ("magic",), tragedy=1, moons=1)),
        lower=Path(Reward(("charisma",), triumph=2, hero=1), harder=True),
    ),
    Challenge(
        id="assassin_in_white",
        act=2,
        difficulty=7,
        abilities=("dexterity", "wisdom"),
        upper=Path(Reward(icons=("villainy",), tragedy=3)),
        lower=Path(Reward(icons=("radiant",), triumph=3, suns=1)),
    ),
    Challenge(
        id="kings_feast",
        act=2,
        difficulty=5,
        abilities=("dexterity", "charisma"),
        upper=Path(Reward(("dexterity",), ("villainy",), moons=1)),
        lower=Path(Reward(icons=("magic",), triumph=3), harder=True),
    ),
    Challenge(
        id="hungry_siege",
        act=2,
        difficulty=5,
        abilities=("constitution", "intelligence"),
        upper=Path(Reward(("constitution",), tragedy=2)),
        lower=Path(Reward(("constitution",), ("faith",), triumph=1), harder=True),
    ),
    Challenge(
        id="frozen_exile",
        act=2,
        difficulty=6,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(icons=("faith",), tragedy=2, xp=1)),
        lower=Path(Reward(("constitution",), ("radiant",), triumph=2)),
    ),
    Challenge(
        id="bread_riot",
        act=2,
        difficulty=6,
        abilities=("constitution", "charisma"),
        upper=Path(Reward(("intelligence",), ("justice",), tragedy=1, moons=1)),
        lower=Path(Reward(icons=("radiant",), triumph=3, suns=1)),
    ),
    Challenge(
        id="oathgate",
        act=2,
        difficulty=6,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(icons=("magic",), tragedy=2)),
        lower=Path(Reward(("intelligence",), ("radiant",), triumph=1)),
    ),
    Challenge(
        id="highprinces_game",
        act=2,
        difficulty=5,
        abilities=("intelligence", "charisma"),
        upper=Path(Reward(("wisdom",), ("nobility",))),
        lower=Path(Reward(icons=("justice",), triumph=3), harder=True),
    ),
    Challenge(
        id="listeners_song",
        act=2,
        difficulty=7,
        abilities=("wisdom", "charisma"),
        upper=Path(Reward(("charisma",), tragedy=1, antihero=1)),
        lower=Path(Reward(icons=("faith",), triumph=3, hero=1), harder=True),
    ),
)

TRAITS = (
    # Free of conditions
    Trait(id="boon_of_the_nightwatcher", act=2, reward=Reward(icons=("magic",), moons=1), next_turn=3),
    Trait(id="scars_of_the_plains", act=2, reward=Reward(("constitution",), tragedy=1, moons=1)),
    # For whoever has got far in an ability
    Trait(
        id="first_spear",
        act=2,
        needs=Needs(("strength", "strength")),
        reward=Reward(("dexterity",), ("justice",)),
    ),
    Trait(
        id="stormwarden",
        act=2,
        needs=Needs(("intelligence", "intelligence")),
        reward=Reward(("wisdom",), ("magic",)),
    ),
    # For whoever has such a story
    Trait(
        id="welcome_at_court",
        act=2,
        needs=Needs(icons=("nobility",)),
        price=1,
        reward=Reward(("charisma",), ("nobility",)),
    ),
    Trait(id="first_words", act=2, needs=Needs(icons=("faith",)), reward=Reward(icons=("radiant",), triumph=1)),
)

CARDS = (*CHALLENGES, *TRAITS)
