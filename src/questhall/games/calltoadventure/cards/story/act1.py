"""Act I: where a hero comes from, and the first steps away from there.

Upper paths lean to Tragedy, lower ones to Triumph. Nearly every path teaches an ability.

CA-TYPE-03  Officer and Lighteyes are traits of this act,
CA-TYPE-05  Encounter with a Shardbearer and Escape challenges of it.
"""

from __future__ import annotations

from questhall.games.calltoadventure.cards.define import Challenge, Needs, Path, Reward, Trait

CHALLENGES = (
    Challenge(
        id="sparring_ground",
        act=1,
        difficulty=3,
        abilities=("strength", "dexterity"),
        upper=Path(Reward(("strength",), antihero=1)),
        lower=Path(Reward(("dexterity",), hero=1)),
    ),
    Challenge(
        id="encounter_with_a_shardbearer",
        act=1,
        difficulty=5,
        abilities=("strength", "constitution"),
        upper=Path(Reward(("strength",), ("villainy",), tragedy=1, moons=1)),
        lower=Path(Reward(("constitution",), ("radiant",), triumph=2), harder=True),
    ),
    Challenge(
        id="buried_quarry",
        act=1,
        difficulty=3,
        abilities=("strength", "intelligence"),
        upper=Path(Reward(("strength",), xp=1)),
        lower=Path(Reward(("charisma",), triumph=1)),
    ),
    Challenge(
        id="whitespine_hunt",
        act=1,
        difficulty=4,
        abilities=("strength", "wisdom"),
        upper=Path(Reward(("dexterity",), xp=1)),
        lower=Path(Reward(("wisdom",), triumph=1, hero=1), harder=True),
    ),
    Challenge(
        id="recruiting_day",
        act=1,
        difficulty=4,
        abilities=("strength", "charisma"),
        upper=Path(Reward(("charisma",), tragedy=1)),
        lower=Path(Reward(("constitution",), ("radiant",))),
    ),
    Challenge(
        id="escape",
        act=1,
        difficulty=4,
        abilities=("dexterity", "constitution"),
        upper=Path(Reward(("dexterity",), tragedy=1)),
        lower=Path(Reward(("constitution",), triumph=1, hero=1), harder=True),
    ),
    Challenge(
        id="surgeons_table",
        act=1,
        difficulty=4,
        abilities=("dexterity", "intelligence"),
        upper=Path(Reward(("dexterity",), antihero=1)),
        lower=Path(Reward(("intelligence",), ("faith",))),  # CA-EX-01
    ),
    Challenge(
        id="night_on_the_wall",
        act=1,
        difficulty=4,
        abilities=("dexterity", "wisdom"),
        upper=Path(Reward(("charisma",), antihero=1)),
        lower=Path(Reward(("wisdom",), ("justice",))),
    ),
    Challenge(
        id="travelling_players",
        act=1,
        difficulty=4,
        abilities=("dexterity", "charisma"),
        upper=Path(Reward(("dexterity",), antihero=1)),
        lower=Path(Reward(("intelligence",), ("magic",), triumph=1), harder=True),
    ),
    Challenge(
        id="village_fever",
        act=1,
        difficulty=5,
        abilities=("constitution", "intelligence"),
        upper=Path(Reward(("strength",), tragedy=2)),
        lower=Path(Reward(("wisdom",), hero=1, suns=1)),
    ),
    Challenge(
        id="highstorm_on_the_road",
        act=1,
        difficulty=5,
        abilities=("constitution", "wisdom"),
        upper=Path(Reward(("intelligence",), tragedy=2)),
        lower=Path(Reward(("wisdom",), ("radiant",), triumph=1)),
    ),
    Challenge(
        id="slavers_wagon",
        act=1,
        difficulty=4,
        abilities=("constitution", "charisma"),
        upper=Path(Reward(("strength",), ("villainy",), tragedy=1, moons=1)),
        lower=Path(Reward(("constitution",), triumph=2, suns=1)),
    ),
    Challenge(
        id="ardents_library",
        act=1,
        difficulty=5,
        abilities=("intelligence", "wisdom"),
        upper=Path(Reward(("intelligence",), ("magic",), tragedy=1)),
        lower=Path(Reward(("wisdom",), ("faith",), triumph=1)),
    ),
    Challenge(
        id="merchants_contract",
        act=1,
        difficulty=4,
        abilities=("intelligence", "charisma"),
        upper=Path(Reward(("intelligence",), ("nobility",), tragedy=1, moons=1)),
        lower=Path(Reward(("charisma",), xp=2)),
    ),
    Challenge(
        id="neighbour_on_trial",
        act=1,
        difficulty=5,
        abilities=("wisdom", "charisma"),
        upper=Path(Reward(("charisma",), ("nobility",))),
        lower=Path(Reward(("constitution",), ("justice",), triumph=2), harder=True),
    ),
)

TRAITS = (
    # Free of conditions
    Trait(id="lighteyes", act=1, reward=Reward(icons=("nobility",)), next_turn=2),
    Trait(id="darkeyes", act=1, reward=Reward(xp=2), next_turn=2),
    Trait(id="old_grudge", act=1, reward=Reward(icons=("villainy",), antihero=1, moons=1)),
    # For whoever has shown an ability
    Trait(id="scholar", act=1, needs=Needs(("intelligence",)), reward=Reward(("intelligence",))),
    Trait(id="officer", act=1, needs=Needs(("strength",)), price=1, reward=Reward(("charisma",), ("nobility",))),
    Trait(id="burned_prayers", act=1, needs=Needs(("wisdom",)), reward=Reward(icons=("faith",), triumph=1)),
    Trait(id="light_fingers", act=1, needs=Needs(("dexterity",)), reward=Reward(("dexterity",))),
    Trait(id="weathered_by_storms", act=1, needs=Needs(("constitution",)), reward=Reward(("constitution",))),
)

CARDS = (*CHALLENGES, *TRAITS)
