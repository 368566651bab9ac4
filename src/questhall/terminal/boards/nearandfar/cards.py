"""Everything that can be looked up: adventurers, cards, threats, talents, characters, maps, buildings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from questhall.engine import Ref
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    KEEPSAKES,
    TALENTS,
    THREATS,
    TREASURES,
)
from questhall.games.nearandfar.components import BUILDINGS, CHARACTERS
from questhall.terminal.boards.generic import Entry
from questhall.terminal.boards.nearandfar.signs import cost_words, member_words, printed_icons
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

ENEMIES = {threat.id: threat for threat in (*THREATS.values(), *BOSSES.values())}
CARDS: tuple[Iterable[str], ...] = (ADVENTURERS, ARTIFACTS, TREASURES, KEEPSAKES, ENEMIES)
VOCABULARIES = {
    "building": "building",
    "good": "good",
    "talent": "talent",
    "character": "character",
    "chief": "chief",
    "map": "map",
    **dict.fromkeys(("hand", "shown", "adventurer", "treasure", "boss", "card", "member"), "card"),
}
"""By which words the things on the table are called."""


def all_entries(voice: Voice) -> list[Entry]:
    cards = [Entry("card", id, voice.name("card", id)) for deck in CARDS for id in deck]
    talents = [Entry("talent", id, voice.name("talent", id)) for id in TALENTS]
    maps = [Entry("map", sheet.id, voice.name("map", sheet.id)) for sheet in MAPS.values()]
    buildings = [Entry("building", id, voice.name("building", id)) for id in BUILDINGS]
    return [
        *cards,
        *talents,
        *maps,
        *buildings,
        *(Entry("character", id, voice.name("character", id)) for id in CHARACTERS),
    ]


def explain_entry(entry: Entry, voice: Voice) -> Text:
    """The name, the numbers, and what it says."""
    text = ink(entry.name, "bold").append("\n")
    for line in facts_of(entry, voice):
        text.append(f"{line}\n")
    message = f"{entry.kind}-{dashed(entry.id)}.text"
    return text.append(f"{voice.say(message)}\n" if voice.has(message) else "")


def facts_of(entry: Entry, voice: Voice) -> Iterator[str]:
    """The printed numbers and symbols."""
    match entry.kind, entry.id:
        case "talent", id:
            yield voice.say("board-talent-price", price=TALENTS[id].price)
        case "building", id:
            yield voice.say(f"board-gives-{dashed(id)}")
        case "card", id if id in ADVENTURERS:
            yield f"{member_words(id, voice)}, {voice.say('coins', coins=ADVENTURERS[id].price)}"
        case "card", id if id in ENEMIES:
            enemy = ENEMIES[id]
            yield voice.say("board-threat", threat=entry.name, strength=enemy.strength, points=enemy.points)
        case "card", id if id in ARTIFACTS:
            artifact = ARTIFACTS[id]
            kind = voice.say("board-kind-special" if artifact.special else "board-kind-ordinary")
            yield f"{kind}, {voice.say('board-points', points=artifact.points)} ← {cost_words(artifact, voice)}"
            yield from filter(None, [printed_icons(id, voice)])
        case "card", id:
            kind = voice.say("board-kind-treasure" if id in TREASURES else "board-kind-keepsake")
            yield " ".join(filter(None, (kind, printed_icons(id, voice))))


def word_for(ref: Ref, voice: Voice) -> str:
    """What a thing on the table is called, so that a person can ask about it."""
    kind, _, name = ref.partition(":")
    if kind in VOCABULARIES:
        return voice.name(VOCABULARIES[kind], name)
    match kind:
        case "space":
            return voice.say("board-space", space=int(name))
        case "cell":
            return voice.say("text-cell", cell=int(name))
        case "threat":
            return voice.name("threat", name)
        case "seat":
            return voice.player(int(name))
        case "option":
            return voice.say("text-option", option=int(name) + 1)
        case "animal":
            return voice.say("text-animal", number=int(name) + 1)
    return voice.say(f"text-thing-{ref}")
