"""The ten motivations: something at once, before act I, and something that goes on for the whole game.

Two begin in the dark, two in the light; the others where most heroes do.
"""

from __future__ import annotations

from questhall.games.calltoadventure.cards.define import Motivation, Reward
from questhall.games.calltoadventure.cards.happenings import a_card, experience

CARDS = (
    Motivation(
        id="taught_by_the_best",
        reward=Reward(xp=1),
        triggers={"trait": experience(1)},
        rights=("lesser needs",),
    ),
    Motivation(
        id="haunted_by_the_past",
        reward=Reward(icons=("radiant",), moons=1),
        triggers={"failed": experience(1), "ally lost": experience(1)},
    ),
    Motivation(
        id="thirst_for_redemption",
        reward=Reward(icons=("villainy",), moons=2),
        triggers={"sun": experience(2)},
    ),
    Motivation(
        id="keeper_of_the_faith",
        reward=Reward(icons=("faith",), suns=1),
        triggers={"hero played": experience(1)},
    ),
    Motivation(
        id="shield_of_others",
        reward=Reward(icons=("justice",), suns=1),
        triggers={"ally won": experience(2), "helped": experience(1)},
    ),
    Motivation(
        id="will_to_power",
        reward=Reward(icons=("villainy",)),
        triggers={"moon": experience(1)},
    ),
    Motivation(
        id="unsettled_score",
        reward=Reward(tragedy=1),
        triggers={"antihero played": experience(1)},
    ),
    Motivation(
        id="insatiable_curiosity",
        reward=Reward(icons=("magic",)),
        triggers={"journey": a_card("hero")},
    ),
    Motivation(
        id="honor_of_the_house",
        reward=Reward(icons=("nobility",)),
        triggers={"set": experience(3)},
    ),
    Motivation(
        id="spark_in_the_storm",
        reward=Reward(icons=("radiant",)),
        triggers={"chapter": experience(2)},
    ),
)
