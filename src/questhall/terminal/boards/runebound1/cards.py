"""Everything that can be looked up: heroes, items, allies and adventure cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from questhall.games.runebound1.cards.define import (
    ADVENTURES,
    ALLIES,
    HEROES,
    ITEMS,
    AdventureCard,
    Ally,
    Challenge,
    Encounter,
    EventCard,
    Foe,
    Hero,
)
from questhall.games.runebound1.components import ATTRIBUTES, Three
from questhall.terminal.boards.generic import Entry
from questhall.terminal.boards.runebound1.middle import price_of
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed


def all_entries(voice: Voice) -> list[Entry]:
    ids = dict.fromkeys((*HEROES, *ITEMS, *ALLIES, *ADVENTURES))
    return [Entry("card", id, voice.name("card", id)) for id in ids]


def explain_entry(entry: Entry, voice: Voice) -> Text:
    """The name, the numbers, what it does, and a word for the mood."""
    text = ink(entry.name, "bold").append("\n")
    for line in facts_of(entry.id, voice):
        text.append(line).append("\n")
    for attribute, style in (("text", ""), ("flavour", "italic dim")):
        message = f"card-{dashed(entry.id)}.{attribute}"
        if voice.has(message):
            text.append(voice.say(message), style=style).append("\n")
    return text


def facts_of(id: str, voice: Voice) -> Iterator[str]:
    """The numbers on a card; a reward is an adventure card and an item or ally too."""
    if id in ADVENTURES:
        yield from adventure_facts(ADVENTURES[id], voice)
    if id in HEROES:
        yield from figures(HEROES[id], voice)
        yield ", ".join(f"{voice.name('skill', skill)} +{plus}" for skill, plus in HEROES[id].skills.items())
    if id in ALLIES:
        yield from figures(ALLIES[id], voice)
    if id in ITEMS:
        yield voice.name("class", ITEMS[id].kind)
    if id not in ADVENTURES and id not in HEROES:
        yield voice.say("text-price", gold=price_of(id))


def adventure_facts(card: AdventureCard, voice: Voice) -> Iterator[str]:
    yield voice.name("colour", card.colour)
    if isinstance(card, EventCard):
        yield voice.say("text-number", number=card.number)
    if isinstance(card, Challenge | Encounter) and card.foe is not None:
        yield from figures(card.foe, voice)
    if isinstance(card, Challenge) and card.reward.gold:
        yield voice.say("gold", gold=card.reward.gold)


def figures(card: Hero | Ally | Foe, voice: Voice) -> Iterator[str]:
    """Life and stamina, attributes and damage."""
    yield voice.say("text-life", left=card.life, most=card.life)
    if not isinstance(card, Foe):
        yield voice.say("text-stamina", left=card.stamina, most=card.stamina)
    yield values(card.attributes, card.damage, voice)


def values(attributes: Three, damage: Three, voice: Voice) -> str:
    pairs = zip(ATTRIBUTES, attributes, damage, strict=True)
    return "  ".join(f"{voice.name('attribute', name)} {value}/{deals}" for name, value, deals in pairs)
