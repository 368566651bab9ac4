"""Everything that can be looked up: character cards, traits, allies, challenges, hero and antihero cards, schemes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from questhall.games.calltoadventure.cards.define import (
    ALLIES,
    CHALLENGES,
    DESTINIES,
    FATE,
    MOTIVATIONS,
    ORIGINS,
    PARTS,
    SCHEMES,
    TRAITS,
    Challenge,
)
from questhall.terminal.boards.calltoadventure.signs import (
    PATH_SIGNS,
    name_of,
    reward_words,
    short,
    side_sign,
    standing_words,
    text_of,
    times,
)
from questhall.terminal.boards.generic import Entry
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

SHELVES: dict[str, Mapping[str, object]] = {
    "origin": ORIGINS,
    "motivation": MOTIVATIONS,
    "destiny": DESTINIES,
    "trait": TRAITS,
    "ally": ALLIES,
    "challenge": CHALLENGES,
    "scheme": SCHEMES,
}
"""What kinds of cards there are, besides hero and antihero cards."""


def all_entries(voice: Voice) -> list[Entry]:
    """Cards by their names, and challenges by those of their paths too."""
    found = [Entry("card", id, voice.name("card", id)) for id in (*PARTS, *CHALLENGES, *FATE, *SCHEMES)]
    return found + [
        Entry("path", f"{id}/{path}", name_of(f"{id}/{path}", voice)) for id in CHALLENGES for path in PATH_SIGNS
    ]


def explain_entry(entry: Entry, voice: Voice) -> Text:
    """The name, the kind, and all that is printed."""
    card = entry.id.partition("/")[0]
    text = ink(voice.name("card", card), "bold").append(f"  {kind_words(card, voice)}", style="dim")
    for line in lines_of(card, voice):
        text.append("\n").append(line)
    flavour = f"card-{dashed(card)}.flavour"
    if voice.has(flavour):
        text.append("\n").append(voice.say(flavour), style="italic dim")
    return text


def kind_words(card: str, voice: Voice) -> str:
    if card in FATE:
        return voice.name("side", FATE[card].side)
    kind = next(kind for kind, shelf in SHELVES.items() if card in shelf)
    word = voice.say(f"text-kind-{kind}")
    act = TRAITS[card].act if card in TRAITS else ALLIES[card].act if card in ALLIES else 0
    act = CHALLENGES[card].act if card in CHALLENGES else act
    return f"{word}, {voice.name('act', str(act))}" if act else word


def lines_of(card: str, voice: Voice) -> Iterator[str]:
    if card in CHALLENGES:
        yield challenge_words(CHALLENGES[card], voice)
        yield from (path_line(CHALLENGES[card], path, voice) for path in PATH_SIGNS)
    if card in PARTS and (signs := reward_words(PARTS[card].reward, voice)):
        yield signs
    if words := text_of(card, voice):
        yield words


def challenge_words(card: Challenge, voice: Voice, *, has_ally: bool = False) -> str:
    """Its difficulty, one more with an ally, and the abilities that suit it."""
    difficulty = f"{card.difficulty}+1" if has_ally else str(card.difficulty)
    abilities = " ".join(short(ability, voice) for ability in card.abilities)
    return voice.say("text-challenge", difficulty=difficulty, abilities=abilities or voice.say("text-any-two"))


def path_line(card: Challenge, path: str, voice: Voice) -> str:
    found = card.path("upper" if path == "upper" else "lower")
    harder = " +1" if found.harder else ""
    sign = PATH_SIGNS["upper" if path == "upper" else "lower"]
    return f"{sign} {name_of(f'{card.id}/{path}', voice)}{harder}: {reward_words(found.reward, voice)}"


def in_short(card: str, voice: Voice) -> str:
    """What a card does, in a line: its text, and what it leaves in the story; of a challenge its paths."""
    if card in CHALLENGES:
        paths = "  ".join(path_line(CHALLENGES[card], path, voice) for path in PATH_SIGNS)
        return f"{challenge_words(CHALLENGES[card], voice)}  {paths}"
    is_character = card in ORIGINS or card in MOTIVATIONS or card in DESTINIES
    signs = standing_words(PARTS[card].reward, voice) if is_character else ""
    return ". ".join(filter(None, (signs, text_of(card, voice))))


def fate_title(card: str, count: int, voice: Voice) -> str:
    """`▲ Stormlight`."""
    return f"{side_sign(card)} {times(name_of(card, voice), count)}"
