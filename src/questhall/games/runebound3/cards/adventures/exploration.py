"""The exploration deck of the base box: fifteen quests and three events.

Hexes and requirements of the quests are the printed ones; what most of them bring is ours.
"""

from __future__ import annotations

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import ALL, AdventureCard, Event, Gain, Option, Outcome, Quest
from questhall.games.runebound3.regions import REGIONS

PLACE = {place.id: (place.hex,) for place in PLACES}

QUESTS = (
    Quest(
        "swamp_tales",
        "exploration",
        hexes=REGIONS["blackwing_swamp"],
        outcomes=(
            Outcome(Gain(), ("water",)),
            Outcome(Gain(gold=3), ("water", "wild")),
            Outcome(Gain(learn=True, delayed=True, discard=True), ("water", "water", "plains")),
        ),
    ),
    Quest(
        "dwarven_prowess",
        "exploration",
        hexes=REGIONS["valley_of_souls"],
        outcomes=(
            Outcome(Gain(gold=1), ("hills",)),
            Outcome(Gain(gold=3), ("hills", "hills")),
            Outcome(Gain(asset=3), ("hills", "mountains")),
        ),
    ),
    Quest(
        "narrow_ledge",
        "exploration",
        hexes=PLACE["madness_pass"],
        outcomes=(
            Outcome(Gain(gold=1), ("plains", "mountains")),
            Outcome(Gain(gold=3), ("hills", "mountains")),
            Outcome(Gain(gold=4), ("plains", "mountains", "mountains")),
        ),
    ),
    Quest(
        "winding_path",
        "exploration",
        hexes=REGIONS["greenwood"],
        outcomes=(
            Outcome(Gain(gold=1), ("forest",)),
            Outcome(Gain(gold=1, move=4), ("forest", "water")),
            Outcome(Gain(trophies=("exploration", "exploration")), ("water", "water", "forest")),
        ),
    ),
    Quest(
        "goblin_raids",
        "exploration",
        hexes=REGIONS["howling_dale"],
        outcomes=(
            Outcome(Gain(gold=1), ("hills",)),
            Outcome(Gain(heal=3, gold=2), ("hills", "mountains")),
            Outcome(Gain(gold=2, trophies=("combat",)), ("hills", "hills", "water")),
        ),
    ),
    Quest(
        "spring_festival",
        "exploration",
        hexes=PLACE["bright_dale"],
        outcomes=(
            Outcome(Gain(), ("plains",)),
            Outcome(Gain(gold=1, trophies=("social",)), ("plains", "plains", "water")),
            Outcome(Gain(gold=1, draw=1), ("plains", "hills")),
        ),
    ),
    Quest(
        "orc_renegades",
        "exploration",
        hexes=PLACE["fort_rodrik"],
        outcomes=(
            Outcome(Gain(gold=1), ("hills",)),
            Outcome(Gain(gold=2), ("hills", "forest")),
            Outcome(Gain(trophies=("combat", "combat")), ("water", "water")),
        ),
    ),
    Quest(
        "dragon_bones",
        "exploration",
        hexes=REGIONS["cursed_ruins"],
        outcomes=(
            Outcome(Gain(gold=1), ("hills",)),
            Outcome(Gain(gold=1, trophies=("exploration",)), ("hills", "hills")),
            Outcome(Gain(trophies=("any", "any")), ("hills", "hills", "water")),
        ),
    ),
    Quest(
        "moonlight",
        "exploration",
        hexes=REGIONS["moonlight_marsh"],
        outcomes=(
            Outcome(Gain(gold=1), ("water",)),
            Outcome(Gain(heal=5), ("water", "plains")),
            Outcome(Gain(draw=1, learn=True), ("water", "water")),
        ),
    ),
    Quest(
        "wondrous_folk",
        "exploration",
        hexes=REGIONS["moonlight_marsh"],
        outcomes=(
            Outcome(Gain(heal=2), ("forest",)),
            Outcome(Gain(draw=3), ("forest", "forest")),
            Outcome(Gain(heal=ALL, learn=True), ("forest", "forest", "forest")),
        ),
    ),
    Quest(
        "magic_storm",
        "exploration",
        hexes=REGIONS["fangs_of_mennara"],
        outcomes=(
            Outcome(Gain(damage=2), ("forest",)),
            Outcome(Gain(gold=2, draw=2), ("forest", "water")),
            Outcome(Gain(gold=4), ("forest", "mountains", "water")),
        ),
    ),
    Quest(
        "prince_of_thieves",
        "exploration",
        hexes=REGIONS["outlaw_glade"],
        outcomes=(
            Outcome(Gain(gold=1), ("forest",)),
            Outcome(Gain(gold=1, asset=2), ("forest", "water")),
            Outcome(Gain(asset=6), ("forest", "mountains", "water")),
        ),
    ),
    Quest(
        "bloodstone",
        "exploration",
        hexes=PLACE["suvars_haven"],
        outcomes=(
            Outcome(Gain(), ("water",)),
            Outcome(Gain(gold=1, trophies=("any",)), ("water", "water")),
            Outcome(Gain(gold=2, trophies=("any", "any")), ("water", "water", "water")),
        ),
    ),
    Quest(
        "sweetheart",
        "exploration",
        hexes=PLACE["telis_castle"],
        outcomes=(
            Outcome(Gain(gold=1), ("forest",)),
            Outcome(Gain(gold=1, trophies=("social",)), ("forest", "water")),
            Outcome(Gain(draw=2), ("plains", "forest")),
        ),
    ),
    Quest(
        "my_kitty",
        "exploration",
        hexes=PLACE["ithyrite_forge"],
        outcomes=(
            Outcome(Gain(gold=1), ("plains",)),
            Outcome(Gain(gold=3), ("forest", "mountains")),
            Outcome(Gain(gold=3, draw=2), ("water", "mountains", "forest")),
        ),
    ),
)
"""The third outcome of Swamp Tales teaches a skill and leaves no trophy: the card is discarded."""

EVENTS = (
    Event(
        "cold_campfire",
        "exploration",
        options=(
            Option(Gain(heal=3)),
            Option(Gain(gold=4, trophy=True), "mind", modifier=-1),
        ),
    ),
    Event(
        "nameless_milestone",
        "exploration",
        options=(
            Option(Gain(move=3)),
            Option(Gain(gold=3, draw=2, trophy=True), "spirit", fail=Gain(delayed=True)),
        ),
    ),
    Event(
        "voice_in_the_well",
        "exploration",
        options=(
            Option(Gain(draw=2)),
            Option(Gain(gold=3, trophy=True), "spirit", fail=Gain(damage=2)),
        ),
    ),
)

CARDS: tuple[AdventureCard, ...] = (*QUESTS, *EVENTS)
