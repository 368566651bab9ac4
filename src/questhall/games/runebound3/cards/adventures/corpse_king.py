"""Quests and events of the Corpse King: ten cards of each deck with the enemies.

Some bring an ally; some wake a zombie where the hero stands, some lay the nearest one to rest.
"""

from __future__ import annotations

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import ALL, AdventureCard, Event, Gain, Option, Outcome, Quest, Rumour
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.scenario import PLACE_HEX

SHRINES = tuple(place.hex for place in PLACES if place.kind == "shrine")

EXPLORATION: tuple[AdventureCard, ...] = (
    Quest(
        "open_graves",
        "exploration",
        "corpse_king",
        hexes=REGIONS["bitter_lowlands"],
        outcomes=(
            Outcome(Gain(gold=1), ("hills",)),
            Outcome(Gain(gold=2, zombies=-1), ("hills", "hills")),
            Outcome(Gain(trophies=("any",), zombies=-2), ("hills", "hills", "water")),
        ),
    ),
    Quest(
        "poisoned_well",
        "exploration",
        "corpse_king",
        hexes=REGIONS["misty_plains"],
        outcomes=(
            Outcome(Gain(gold=2, zombies=1), ("water",)),
            Outcome(Gain(heal=4), ("plains", "water")),
            Outcome(Gain(heal=ALL, gold=2), ("plains", "plains", "water")),
        ),
    ),
    Quest(
        "lost_patrol",
        "exploration",
        "corpse_king",
        hexes=REGIONS["thicket_of_despair"],
        outcomes=(
            Outcome(Gain(gold=1), ("forest",)),
            Outcome(Gain(gold=3), ("forest", "forest")),
            Outcome(Gain(tokens=1), ("forest", "wild")),
        ),
    ),
    Quest(
        "silent_mill",
        "exploration",
        "corpse_king",
        hexes=REGIONS["stubwood"],
        test="spirit",
        outcomes=(
            Outcome(Gain(gold=2, zombies=-1), successes=1),
            Outcome(Gain(gold=3, draw=2), successes=2),
        ),
    ),
    Quest(
        "bone_road",
        "exploration",
        "corpse_king",
        hexes=REGIONS["southern_plains"],
        outcomes=(
            Outcome(Gain(move=3), ("plains",)),
            Outcome(Gain(gold=2), ("plains", "water")),
            Outcome(Gain(tokens=1), ("plains", "plains", "plains")),
        ),
    ),
    Quest(
        "lantern_below",
        "exploration",
        "corpse_king",
        hexes=REGIONS["mountains_of_despair"],
        test="mind",
        outcomes=(
            Outcome(Gain(gold=2), successes=1),
            Outcome(Gain(learn=True), successes=2),
        ),
    ),
    Quest(
        "dead_ferryman",
        "exploration",
        "corpse_king",
        hexes=REGIONS["lake_kernan"],
        outcomes=(
            Outcome(Gain(gold=1), ("water",)),
            Outcome(Gain(draw=2), ("forest", "water")),
            Outcome(Gain(asset=7), ("water", "wild")),
        ),
    ),
    Event(
        "fresh_barrow",
        "exploration",
        "corpse_king",
        (
            Option(Gain(gold=3, zombies=1)),
            Option(Gain(gold=2, trophy=True), "spirit", fail=Gain(damage=1)),
        ),
    ),
    Event(
        "stray_pilgrims",
        "exploration",
        "corpse_king",
        (
            Option(rumour=Rumour(SHRINES, Gain(heal=3, gold=1, trophy=True))),
            Option(Gain(gold=2, trophy=True), "body", fail=Gain(zombies=1)),
        ),
    ),
)

SOCIAL: tuple[AdventureCard, ...] = (
    Event(
        "idle_spades",
        "social",
        "corpse_king",
        (
            Option(Gain(trophy=True, zombies=-2), price=2),
            Option(Gain(gold=1, tokens=1), "mind", fail=Gain(zombies=1)),
        ),
    ),
    Event(
        "deserter",
        "social",
        "corpse_king",
        (
            Option(Gain(gold=1, tokens=1), "spirit", fail=Gain(gold=-2)),
            Option(Gain(gold=1, trophy=True), "body", fail=Gain(damage=1)),
        ),
    ),
    Event(
        "widow_at_the_gate",
        "social",
        "corpse_king",
        (
            Option(
                rumour=Rumour(REGIONS["cursed_ruins"], Gain(tokens=1, trophy=True), "spirit", Gain(damage=2, zombies=1))
            ),
            Option(Gain(heal=2, draw=1)),
        ),
    ),
    Event(
        "black_physician",
        "social",
        "corpse_king",
        (
            Option(Gain(heal=5, zombies=1)),
            Option(Gain(gold=4, trophy=True), "mind", -1, fail=Gain(damage=2)),
        ),
    ),
    Event(
        "bone_auction",
        "social",
        "corpse_king",
        (
            Option(Gain(asset=6), "mind", fail=Gain(gold=-1)),
            Option(Gain(draw=3), price=1),
        ),
    ),
    Event(
        "night_watch",
        "social",
        "corpse_king",
        (
            Option(Gain(gold=1, trophy=True, zombies=-1), "body", fail=Gain(damage=2)),
            Option(Gain(heal=4, delayed=True)),
        ),
    ),
    Event(
        "whispering_skull",
        "social",
        "corpse_king",
        (
            Option(Gain(learn=True), "mind", -1, fail=Gain(damage=2)),
            Option(Gain(gold=2, trophy=True, trophies=("social",)), "spirit", -1, fail=Gain(zombies=1)),
        ),
    ),
    Quest(
        "oath_of_the_guard",
        "social",
        "corpse_king",
        hexes=(PLACE_HEX["everton"],),
        test="body",
        outcomes=(
            Outcome(Gain(gold=1), successes=1),
            Outcome(Gain(gold=3), successes=2),
            Outcome(Gain(tokens=1), successes=3),
        ),
    ),
    Quest(
        "funeral_feast",
        "social",
        "corpse_king",
        hexes=(PLACE_HEX["trade_town"],),
        outcomes=(
            Outcome(Gain(heal=3), ("plains",)),
            Outcome(Gain(gold=2, draw=1), ("hills", "hills")),
            Outcome(Gain(trophies=("social",)), ("plains", "forest", "forest")),
        ),
    ),
)

COMBAT: tuple[AdventureCard, ...] = (
    Event(
        "horn_in_the_fog",
        "combat",
        "corpse_king",
        (
            Option(Gain(gold=2, trophy=True), "body", -1, fail=Gain(damage=2)),
            Option(Gain(trophy=True, zombies=1)),
        ),
    ),
    Quest(
        "last_stand",
        "combat",
        "corpse_king",
        hexes=REGIONS["breath_of_kellos"],
        outcomes=(
            Outcome(Gain(zombies=-1), ("hills",)),
            Outcome(Gain(damage=1, gold=3), ("hills", "mountains")),
            Outcome(Gain(trophies=("combat", "combat")), ("hills", "hills", "mountains")),
        ),
    ),
)

CARDS = (*EXPLORATION, *SOCIAL, *COMBAT)
