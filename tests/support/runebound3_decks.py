"""What a deck of Runebound brings all in all: sums that change with any figure on any of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from questhall.games.runebound3.board import PLACE_AT, Hex
from questhall.games.runebound3.cards.define import AdventureCard, Event, Gain, Option, Quest
from questhall.games.runebound3.regions import REGIONS

NUMBERS = ("damage", "heal", "gold", "tokens", "draw", "trophy", "learn", "move", "delayed", "zombies", "discard")
REGION_AT: dict[Hex, str] = {hex: region for region, hexes in REGIONS.items() for hex in hexes}


def gains_of(card: AdventureCard) -> list[Gain]:
    """What it can bring; not what failing costs."""
    if isinstance(card, Quest):
        return [outcome.gain for outcome in card.outcomes]
    assert isinstance(card, Event)
    return [option.rumour.gain if option.rumour else option.gain for option in card.options]


def failures_of(card: AdventureCard) -> list[Gain]:
    options = card.options if isinstance(card, Event) else ()
    return [option.rumour.fail if option.rumour else option.fail for option in options]


def sums(gains: Iterable[Gain]) -> dict[str, Any]:
    """Each number added up, without those that are nowhere; the trophies and assets in the order of the cards."""
    each = list(gains)
    found: dict[str, Any] = {name: sum(getattr(gain, name) for gain in each) for name in NUMBERS}
    found["trophies"] = [kind for gain in each for kind in gain.trophies]
    found["assets"] = [gain.asset for gain in each if gain.asset >= 0]
    return {name: value for name, value in found.items() if value}


def place_names(hexes: Sequence[Hex]) -> str:
    """The place, the region, or `settlements` and the like."""
    if len(hexes) == 5:
        return f"every {PLACE_AT[hexes[0]].kind}"
    names = {PLACE_AT[hex].id if hex in PLACE_AT else REGION_AT[hex] for hex in hexes}
    (name,) = names
    assert name not in REGIONS or tuple(hexes) == REGIONS[name]
    return name


def quest_line(card: Quest) -> tuple[str, str]:
    """Where it leads, and what it asks for: first letters of terrains, or an attribute and its successes."""
    if card.test:
        assert not any(outcome.needs for outcome in card.outcomes)
        return place_names(card.hexes), f"{card.test} {' '.join(str(each.successes) for each in card.outcomes)}"
    asked = ["".join("?" if need == "wild" else need[0] for need in each.needs) for each in card.outcomes]
    return place_names(card.hexes), " ".join(asked)


def option_line(option: Option) -> str:
    """What an option asks for: a test, a price, a journey."""
    if option.rumour is not None:
        rumour = f"to {place_names(option.rumour.hexes)}"
        return f"{rumour}, {option.rumour.test}" if option.rumour.test else rumour
    if option.test is not None:
        return f"{option.test}{option.modifier:+}" if option.modifier else option.test
    return f"{option.price} gold" if option.price else "free"


def attributes_tested(cards: Iterable[AdventureCard]) -> Counter[str]:
    """How often each attribute is tested."""
    found: Counter[str] = Counter()
    for card in cards:
        if isinstance(card, Quest) and card.test:
            found[card.test] += 1
        for option in card.options if isinstance(card, Event) else ():
            test = option.rumour.test if option.rumour else option.test
            if test:
                found[test] += 1
    return found
