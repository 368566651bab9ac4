"""Everything that can be looked up: heroes, skills, assets, adventure cards, story cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from questhall.games.runebound3.cards.define import (
    ADVENTURES,
    ASSETS,
    ENEMIES,
    HERO_ABILITIES,
    SKILLS,
    STORIES,
    Ability,
)
from questhall.games.runebound3.heroes import HEROES
from questhall.terminal.boards.generic import Entry
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

KINDS: dict[str, Iterable[str]] = {
    "hero": HEROES,
    "skill": SKILLS,
    "asset": ASSETS,
    "card": ADVENTURES | ENEMIES,
    "story": STORIES,
}


def all_entries(voice: Voice) -> list[Entry]:
    return [Entry(kind, id, voice.name(kind, id)) for kind, ids in KINDS.items() for id in ids]


def explain_entry(entry: Entry, voice: Voice) -> Text:
    """The name, what it says, and what its abilities do."""
    text = ink(entry.name, "bold").append("\n")
    for attribute, style in (("text", ""), ("flavour", "italic dim"), ("one", ""), ("two", ""), ("three", "")):
        message = f"{entry.kind}-{dashed(entry.id)}.{attribute}"
        if voice.has(message):
            text.append(voice.say(message), style=style).append("\n")
    if entry.kind == "asset" and ASSETS[entry.id].token:
        text.append(voice.name("token", ASSETS[entry.id].token)).append("\n")
    for ability in abilities_of(entry):
        text.append(f"{voice.name('ability', ability.id)}: ", style="bold")
        text.append(voice.say(f"ability-{dashed(ability.id)}.text")).append("\n")
    return text


def abilities_of(entry: Entry) -> Iterable[Ability]:
    if entry.kind == "hero":
        return HERO_ABILITIES[entry.id]
    if entry.kind == "card" and entry.id in ENEMIES:
        return ENEMIES[entry.id].abilities
    return ()
