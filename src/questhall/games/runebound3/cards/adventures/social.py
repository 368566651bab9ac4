"""The social deck of the base box: fifteen events and three quests.

Which attribute an option tests is printed; what it brings is ours, but for Tales of Old. Usually one option is the
bold one, with the card as a trophy, and the other brings something even to those who fail, or is a rumour.
"""

from __future__ import annotations

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import AdventureCard, Event, Gain, Option, Outcome, Quest, Rumour
from questhall.games.runebound3.regions import REGIONS

PLACE = {place.id: (place.hex,) for place in PLACES}

EVENTS = (
    Event(
        "coven_of_necromancers",
        "social",
        options=(
            Option(Gain(gold=1, trophy=True), "body", fail=Gain(damage=2)),
            Option(Gain(gold=3, draw=2), "spirit", fail=Gain(gold=1)),
        ),
    ),
    Event(
        "significant_other",
        "social",
        options=(
            Option(Gain(gold=2, draw=2, trophy=True), "spirit", fail=Gain(damage=2)),
            Option(rumour=Rumour(PLACE["everton"], Gain(gold=4, trophy=True), "mind", Gain(gold=1))),
        ),
    ),
    Event(
        "ancient_burials",
        "social",
        options=(
            Option(Gain(gold=2), "body", fail=Gain(damage=2)),
            Option(
                rumour=Rumour(
                    REGIONS["cursed_ruins"],
                    Gain(gold=2, trophy=True, trophies=("exploration",)),
                    "mind",
                    Gain(draw=1),
                )
            ),
        ),
    ),
    Event(
        "feats_of_strength",
        "social",
        options=(
            Option(Gain(gold=1, trophy=True, trophies=("combat",)), "body", modifier=-1, fail=Gain(damage=1)),
            Option(Gain(gold=3), "spirit", fail=Gain(gold=1)),
        ),
    ),
    Event(
        "shadows_of_the_past",
        "social",
        options=(
            Option(Gain(gold=2, trophy=True, trophies=("any",)), "mind", modifier=-1),
            Option(Gain(gold=2, draw=1), "body", fail=Gain(draw=1)),
        ),
    ),
    Event(
        "dirty_beggar",
        "social",
        options=(
            Option(Gain(gold=4), "mind", price=1),
            Option(Gain(gold=2, heal=2, draw=1, trophy=True), "spirit", fail=Gain(damage=1)),
        ),
    ),
    Event(
        "hidden_gift",
        "social",
        options=(
            Option(rumour=Rumour(PLACE["aris_sanctuary"], Gain(draw=1, learn=True), "spirit", Gain(draw=2))),
            Option(Gain(gold=2, trophy=True), "mind", fail=Gain(draw=1)),
        ),
    ),
    Event(
        "harvest_festival",
        "social",
        options=(
            Option(Gain(heal=2, gold=1, trophy=True), "body"),
            Option(Gain(heal=3, gold=3), "mind", fail=Gain(heal=3)),
        ),
    ),
    Event(
        "runesmith",
        "social",
        options=(
            Option(Gain(gold=3, draw=1), "mind", fail=Gain(damage=1)),
            Option(rumour=Rumour(PLACE["ithyrite_forge"], Gain(gold=1, trophy=True, asset=4), "spirit", Gain(gold=1))),
        ),
    ),
    Event(
        "desperate_peasant",
        "social",
        options=(
            Option(
                rumour=Rumour(
                    REGIONS["stubwood"], Gain(gold=2, trophy=True, trophies=("combat",)), "body", Gain(damage=2)
                )
            ),
            Option(Gain(gold=1, trophy=True), "body", fail=Gain(damage=1)),
        ),
    ),
    Event(
        "wandering_trader",
        "social",
        options=(
            Option(Gain(gold=1, trophy=True), "body", fail=Gain(delayed=True)),
            Option(Gain(asset=7), "spirit", price=1),
        ),
    ),
    Event(
        "devastated_village",
        "social",
        options=(
            Option(rumour=Rumour(PLACE["sundergard"], Gain(gold=4, draw=2, trophy=True), "mind", Gain(gold=2))),
            Option(Gain(gold=1, draw=1, trophy=True), "body", fail=Gain(damage=2)),
        ),
    ),
    Event(
        "smuggling",
        "social",
        options=(
            Option(Gain(gold=3, trophy=True), "spirit", fail=Gain(damage=3)),
            Option(Gain(asset=4), "mind", fail=Gain(gold=1)),
        ),
    ),
    Event(
        "faster_than_the_wind",
        "social",
        options=(
            Option(Gain(gold=1, move=4), "body", fail=Gain(move=2)),
            Option(Gain(gold=2, trophy=True, trophies=("social",)), "spirit", fail=Gain(delayed=True)),
        ),
    ),
    Event(
        "tales_of_old",
        "social",
        options=(
            Option(Gain(draw=2), "mind", fail=Gain(draw=1)),
            Option(Gain(gold=1, trophy=True), "body"),
        ),
    ),
)
"""R3-EVENT-08  The purse in Tales of Old holds 1 gold, and the card is a trophy; the story is no rule."""

QUESTS = (
    Quest(
        "barn_raising",
        "social",
        hexes=REGIONS["telsvan_plains"],
        test="body",
        outcomes=(
            Outcome(Gain(gold=1), successes=1),
            Outcome(Gain(heal=4, gold=1), successes=2),
            Outcome(Gain(gold=4), successes=3),
        ),
    ),
    Quest(
        "ferrymans_riddle",
        "social",
        hexes=REGIONS["riverlands"],
        test="mind",
        outcomes=(
            Outcome(Gain(gold=1), successes=1),
            Outcome(Gain(gold=3), successes=2),
            Outcome(Gain(gold=2, trophies=("social", "exploration")), successes=3),
        ),
    ),
    Quest(
        "mute_bell",
        "social",
        hexes=REGIONS["breath_of_kellos"],
        test="spirit",
        outcomes=(
            Outcome(Gain(gold=1, heal=2), successes=1),
            Outcome(Gain(gold=1, heal=2, draw=2), successes=2),
            Outcome(Gain(draw=2, learn=True), successes=3),
        ),
    ),
)

CARDS: tuple[AdventureCard, ...] = (*EVENTS, *QUESTS)
