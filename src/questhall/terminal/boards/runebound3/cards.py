"""Everything that can be looked up: heroes, skills, assets, adventure cards, story cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.cards.define import (
    ADVENTURES,
    ASSETS,
    ENEMIES,
    HERO_ABILITIES,
    SKILLS,
    STORIES,
    AdventureCard,
)
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.rules.scenario import VILLAIN, VILLAIN_HEX
from questhall.games.runebound3.state import Scenario
from questhall.terminal.boards.generic import Entry
from questhall.terminal.boards.runebound3.kit import skill_in_hand
from questhall.terminal.boards.runebound3.wording import ability_words, card_lines, story_quest_lines
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

CARDS: dict[str, AdventureCard] = ADVENTURES | ENEMIES
KINDS: dict[str, Iterable[str]] = {
    "hero": HEROES,
    "skill": SKILLS,
    "asset": ASSETS,
    "card": CARDS,
    "story": STORIES,
    "scenario": VILLAIN,
}


def all_entries(voice: Voice) -> list[Entry]:
    return [Entry(kind, id, voice.name(kind, id)) for kind, ids in KINDS.items() for id in ids]


def explain_entry(entry: Entry, voice: Voice) -> Text:
    """The name, what it says, what it asks for and brings, and what its abilities do."""
    text = ink(entry.name, "bold").append("\n")
    for attribute, style in (("text", ""), ("flavour", "italic dim")):
        message = f"{entry.kind}-{dashed(entry.id)}.{attribute}"
        if voice.has(message):
            text.append(voice.say(message), style=style).append("\n")
    for line in facts_of(entry, voice):
        text.append(line).append("\n")
    for ability in abilities_of(entry):
        text.append(ability_words(ability, voice)).append("\n")
    return text


def facts_of(entry: Entry, voice: Voice) -> Iterator[str]:
    """The numbers and signs on a card."""
    match entry.kind:
        case "hero":
            hero = HEROES[entry.id]
            attributes = {"body": hero.body, "mind": hero.mind, "spirit": hero.spirit, "speed": hero.speed}
            yield voice.say("text-attributes", **attributes)
            yield voice.say("text-values", health=hero.health, most=hero.health, gold=hero.gold)
        case "skill":
            yield skill_in_hand(entry.id, voice)
        case "asset":
            yield from asset_facts(entry.id, voice)
        case "card":
            yield from card_lines(CARDS[entry.id], voice)
        case "scenario":
            yield from scenario_sides(entry.id, voice)
        case "story":
            yield from story_quest_lines(STORIES[entry.id], voice)


def scenario_sides(id: str, voice: Voice) -> Iterator[str]:
    """Both sides of the scenario card: its rules, and the villain's."""
    where = voice.name("hex", str(VILLAIN_HEX[as_scenario(id)]))
    for part in ("aim", "tokens", "first", "second"):
        yield f"{voice.say(f'board-scenario-{part}')}: {voice.say(f'board-{dashed(id)}-{part}', where=where)}"
    villain = ENEMIES[VILLAIN[as_scenario(id)]]
    yield voice.name("card", villain.id)
    yield from card_lines(villain, voice)
    yield from (ability_words(ability, voice) for ability in villain.abilities)


def as_scenario(id: str) -> Scenario:
    return "margath" if id == "margath" else "corpse_king"


def asset_facts(id: str, voice: Voice) -> Iterator[str]:
    asset = ASSETS[id]
    yield f"{voice.say(f'board-kind-{asset.kind}')}, {voice.say('gold', gold=asset.price)}"
    if asset.token:
        yield voice.say("board-brings-token", token=voice.name("token", asset.token))
    if asset.sells_in is not None:
        yield voice.say("board-trade", gold=asset.trade, kind=voice.say(f"board-place-{asset.sells_in}"))


def abilities_of(entry: Entry) -> Iterable[Ability]:
    """Those whose text is not already that of the card."""
    if entry.kind == "hero":
        return HERO_ABILITIES[entry.id]
    if entry.kind == "card" and entry.id in ENEMIES:
        return ENEMIES[entry.id].abilities
    return ()
