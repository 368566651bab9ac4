"""What is printed on adventure and story cards: tasks, prices and gains as facts, so that signs can show them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from questhall.games.runebound3.board import Deck, Hex
from questhall.games.runebound3.cards.ability import Ability, Limit, Moment
from questhall.games.runebound3.cards.define import (
    ADVENTURES,
    STORIES,
    Cost,
    Event,
    Gain,
    Option,
    Outcome,
    Quest,
    Rumour,
)
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.state import Scenario


class PrintedAbility(Struct):
    """A paragraph of a card. For a surge ability no surges mean X."""

    id: str
    moment: Moment
    surges: int
    exert: bool
    gold: int
    limit: Limit
    must: bool
    terrain: Symbol | None


class PrintedGain(Struct):
    """What a card brings, in the order of these fields; healing 99 is everything."""

    damage: int
    heal: int
    gold: int
    tokens: int
    draw: int
    trophy: bool
    trophies: list[Cost]
    learn: bool
    asset: int | None
    """An asset of at most this price."""
    move: int
    zombies: int
    delayed: bool
    discard: bool


class PrintedRumour(Struct):
    hexes: list[Hex]
    test: Attribute | None
    gain: PrintedGain
    fail: PrintedGain


class PrintedOption(Struct):
    test: Attribute | None
    modifier: int
    price: int
    gain: PrintedGain
    fail: PrintedGain
    rumour: PrintedRumour | None


class PrintedEvent(Struct):
    id: str
    deck: Deck
    scenario: Scenario | None
    options: list[PrintedOption]


class PrintedOutcome(Struct):
    """Symbols of terrain, or successes of the quest's test."""

    needs: list[Symbol]
    successes: int
    gain: PrintedGain


class PrintedQuest(Struct):
    id: str
    deck: Deck
    scenario: Scenario | None
    hexes: list[Hex]
    test: Attribute | None
    outcomes: list[PrintedOutcome]


class PrintedStory(Struct):
    """A story card; without hexes it happens at once."""

    id: str
    scenario: Scenario
    hexes: list[Hex]
    test: Attribute | None
    needs: list[Symbol]
    successes: int
    enemy: str
    gain: PrintedGain
    fail: PrintedGain
    each: bool


def ability_facts(card: Ability) -> PrintedAbility:
    return PrintedAbility(card.id, card.moment, card.surges, card.exert, card.gold, card.limit, card.must, card.terrain)


def gain_facts(gain: Gain) -> PrintedGain:
    return PrintedGain(
        gain.damage,
        gain.heal,
        gain.gold,
        gain.tokens,
        gain.draw,
        gain.trophy,
        list(gain.trophies),
        gain.learn,
        gain.asset if gain.asset >= 0 else None,
        gain.move,
        gain.zombies,
        gain.delayed,
        gain.discard,
    )


def events() -> Iterator[PrintedEvent]:
    for card in ADVENTURES.values():
        if isinstance(card, Event):
            yield PrintedEvent(card.id, card.deck, card.scenario, [option_facts(each) for each in card.options])


def option_facts(option: Option) -> PrintedOption:
    return PrintedOption(
        option.test,
        option.modifier,
        option.price,
        gain_facts(option.gain),
        gain_facts(option.fail),
        rumour_facts(option.rumour) if option.rumour is not None else None,
    )


def rumour_facts(rumour: Rumour) -> PrintedRumour:
    return PrintedRumour(list(rumour.hexes), rumour.test, gain_facts(rumour.gain), gain_facts(rumour.fail))


def quests() -> Iterator[PrintedQuest]:
    for card in ADVENTURES.values():
        if isinstance(card, Quest):
            outcomes = [outcome_facts(each) for each in card.outcomes]
            yield PrintedQuest(card.id, card.deck, card.scenario, list(card.hexes), card.test, outcomes)


def outcome_facts(outcome: Outcome) -> PrintedOutcome:
    return PrintedOutcome(list(outcome.needs), outcome.successes, gain_facts(outcome.gain))


def stories() -> Iterator[PrintedStory]:
    for card in STORIES.values():
        yield PrintedStory(
            card.id,
            card.scenario,
            list(card.hexes),
            card.test,
            list(card.needs),
            card.successes,
            card.enemy.id if card.enemy is not None else "",
            gain_facts(card.gain),
            gain_facts(card.fail),
            card.each,
        )
