"""What is not a fight in the combat deck of the base box: two events and two quests. All of them are ours."""

from __future__ import annotations

from questhall.games.runebound3.cards.define import AdventureCard, Event, Gain, Option, Outcome, Quest
from questhall.games.runebound3.regions import REGIONS

CARDS: tuple[AdventureCard, ...] = (
    Event(
        "crows_over_the_field",
        "combat",
        options=(
            Option(Gain(gold=1)),
            Option(Gain(gold=2, trophy=True, trophies=("combat",)), "spirit", fail=Gain(damage=2)),
        ),
    ),
    Event(
        "retired_blade",
        "combat",
        options=(
            Option(Gain(learn=True), "mind", price=2),
            Option(Gain(gold=2, draw=1, trophy=True), "body", fail=Gain(damage=2)),
        ),
    ),
    Quest(
        "duel_at_dawn",
        "combat",
        hexes=REGIONS["southern_plains"],
        test="body",
        outcomes=(
            Outcome(Gain(damage=1), successes=1),
            Outcome(Gain(gold=2), successes=2),
            Outcome(Gain(asset=5), successes=3),
        ),
    ),
    Quest(
        "burning_watchtower",
        "combat",
        hexes=REGIONS["misty_plains"],
        test="mind",
        outcomes=(
            Outcome(Gain(gold=1), successes=1),
            Outcome(Gain(gold=2, draw=2), successes=2),
            Outcome(Gain(gold=2, trophies=("combat", "any")), successes=3),
        ),
    ),
)
