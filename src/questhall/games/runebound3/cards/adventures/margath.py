"""Quests and events of the Rise of Margath: ten cards of each deck with the enemies.

About half of them bring lore, as another way than gold.
"""

from __future__ import annotations

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import AdventureCard, Event, Gain, Option, Outcome, Quest, Rumour
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.scenario import PLACE_HEX

SETTLEMENTS = tuple(place.hex for place in PLACES if place.kind == "settlement")

EXPLORATION: tuple[AdventureCard, ...] = (
    Quest(
        "claw_marks",
        "exploration",
        "margath",
        hexes=REGIONS["sharp_cliffs"],
        outcomes=(
            Outcome(Gain(gold=1), ("mountains",)),
            Outcome(Gain(tokens=1), ("hills", "mountains")),
            Outcome(Gain(gold=2, tokens=1), ("mountains", "mountains")),
        ),
    ),
    Quest(
        "glazed_sand",
        "exploration",
        "margath",
        hexes=REGIONS["telsvan_plains"],
        outcomes=(
            Outcome(Gain(), ("plains",)),
            Outcome(Gain(gold=2), ("plains", "plains")),
            Outcome(Gain(tokens=1), ("wild",)),
        ),
    ),
    Quest(
        "sunken_archive",
        "exploration",
        "margath",
        hexes=REGIONS["echo_lake"],
        outcomes=(
            Outcome(Gain(gold=1), ("water",)),
            Outcome(Gain(tokens=1), ("forest", "water")),
            Outcome(Gain(gold=2, tokens=1), ("water", "water")),
        ),
    ),
    Quest(
        "scale_dealers",
        "exploration",
        "margath",
        hexes=REGIONS["snake_wood"],
        outcomes=(
            Outcome(Gain(gold=1), ("forest",)),
            Outcome(Gain(heal=5), ("forest", "forest")),
            Outcome(Gain(gold=4), ("hills", "forest", "forest")),
        ),
    ),
    Quest(
        "breathing_vents",
        "exploration",
        "margath",
        hexes=REGIONS["ash_hills"],
        test="body",
        outcomes=(
            Outcome(Gain(gold=2), successes=1),
            Outcome(Gain(tokens=1), successes=1),
            Outcome(Gain(gold=4), successes=2),
        ),
    ),
    Quest(
        "watchers_chart",
        "exploration",
        "margath",
        hexes=(PLACE_HEX["caer_loek"],),
        test="mind",
        outcomes=(
            Outcome(Gain(gold=2, draw=1), successes=1),
            Outcome(Gain(tokens=1), successes=1),
            Outcome(Gain(learn=True), successes=3),
        ),
    ),
    Quest(
        "lost_hatchling",
        "exploration",
        "margath",
        hexes=REGIONS["hedgewood"],
        outcomes=(
            Outcome(Gain(heal=2), ("forest",)),
            Outcome(Gain(gold=2), ("forest", "water")),
            Outcome(Gain(asset=5), ("forest", "wild")),
        ),
    ),
    Event(
        "burnt_caravan",
        "exploration",
        "margath",
        (
            Option(Gain(gold=1)),
            Option(Gain(trophy=True, asset=4), "body", -1, fail=Gain(damage=2)),
        ),
    ),
    Event(
        "carved_wall",
        "exploration",
        "margath",
        (
            Option(Gain(gold=1, tokens=1, trophy=True), "mind", fail=Gain(delayed=True)),
            Option(Gain(damage=1, gold=2)),
        ),
    ),
)

SOCIAL: tuple[AdventureCard, ...] = (
    Event(
        "cloaks_in_the_cellar",
        "social",
        "margath",
        (
            Option(Gain(gold=1, tokens=1, trophy=True), "spirit", fail=Gain(damage=2)),
            Option(Gain(gold=1, trophy=True), "body", fail=Gain(delayed=True)),
        ),
    ),
    Event(
        "veterans_tale",
        "social",
        "margath",
        (
            Option(rumour=Rumour((PLACE_HEX["firmament"],), Gain(tokens=1, trophy=True))),
            Option(Gain(gold=1, draw=1)),
        ),
    ),
    Event(
        "relic_seller",
        "social",
        "margath",
        (
            Option(Gain(tokens=1, trophy=True), price=2),
            Option(Gain(gold=4, trophy=True), "mind", -1, fail=Gain(gold=-1)),
        ),
    ),
    Event(
        "leaving_village",
        "social",
        "margath",
        (
            Option(Gain(gold=2, trophy=True, trophies=("exploration",)), "mind", -1, fail=Gain(damage=1)),
            Option(rumour=Rumour(SETTLEMENTS, Gain(gold=3, trophy=True))),
        ),
    ),
    Event(
        "burning_dream",
        "social",
        "margath",
        (
            Option(Gain(gold=1, tokens=1, draw=1, trophy=True), "spirit", fail=Gain(damage=1)),
            Option(Gain(heal=2, gold=1)),
        ),
    ),
    Event(
        "recruiters",
        "social",
        "margath",
        (
            Option(Gain(gold=2, trophy=True), "body", -1, fail=Gain(delayed=True)),
            Option(Gain(draw=2, delayed=True)),
        ),
    ),
    Event(
        "forged_prophecy",
        "social",
        "margath",
        (
            Option(Gain(gold=1, trophy=True, trophies=("social",)), "mind", -1, fail=Gain(gold=-2)),
            Option(Gain(gold=2, trophy=True), "spirit"),
        ),
    ),
    Quest(
        "wardens_letter",
        "social",
        "margath",
        hexes=(PLACE_HEX["sundergard"],),
        outcomes=(
            Outcome(Gain(gold=1), ("plains",)),
            Outcome(Gain(heal=3, gold=1), ("plains", "water")),
            Outcome(Gain(gold=3, move=3), ("plains", "plains", "water")),
        ),
    ),
    Quest(
        "verse_for_the_fallen",
        "social",
        "margath",
        hexes=(PLACE_HEX["red_bridge"],),
        test="spirit",
        outcomes=(
            Outcome(Gain(gold=2), successes=1),
            Outcome(Gain(tokens=1), successes=1),
            Outcome(Gain(gold=3, tokens=1), successes=3),
        ),
    ),
)

COMBAT: tuple[AdventureCard, ...] = (
    Event(
        "slayers_camp",
        "combat",
        "margath",
        (
            Option(Gain(gold=2, trophy=True, trophies=("combat",)), "body", -1, fail=Gain(damage=3)),
            Option(Gain(damage=2, trophy=True)),
        ),
    ),
    Quest(
        "wyrm_bones",
        "combat",
        "margath",
        hexes=REGIONS["rogue_peak"],
        outcomes=(
            Outcome(Gain(damage=1, gold=2), ("mountains",)),
            Outcome(Gain(tokens=1), ("hills", "mountains")),
            Outcome(Gain(asset=5, trophies=("combat",)), ("mountains", "mountains")),
        ),
    ),
)

CARDS = (*EXPLORATION, *SOCIAL, *COMBAT)
