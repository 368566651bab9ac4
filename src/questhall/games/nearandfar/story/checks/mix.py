"""The mix: what a map, a character's line and the arcade deck hold taken together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from questhall.games.nearandfar.components import CHARACTER_QUESTS, CHARACTERS, TRIBES
from questhall.games.nearandfar.story.checks.finding import Finding
from questhall.games.nearandfar.story.checks.links import rewards
from questhall.games.nearandfar.story.define import Choice, Passage
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, ToCome

COMBAT_SHARE = (0.25, 0.5)
TOKENS_OF_A_TRIBE = 4
"""At least so many options of a map give a token of each tribe."""
SPECIAL_PASSAGES = range(4, 12)
"""A third to two thirds of a map's passages give a keepsake, a keyword or a side quest to whoever brings nothing."""

ARCADE_CARDS = 40
ARCADE_KINDS = {"combat and skill": 24, "skill and skill": 10, "combat and combat": 6}
ARCADE_MEANS = {"skill": 6.5, "combat": 7.0}
MEAN_TOLERANCE = 0.25
ARCADE_TOKENS = range(17, 24)
"""About 20 of the 80 options give a token of each tribe."""


def mix_findings(book: Mapping[str, Passage], coming: ToCome) -> Iterator[Finding]:
    for number, keys in KEYS_OF_MAP.items():
        missing = [key for key in keys if key not in book]
        if not missing:
            yield from map_findings(number, [book[key] for key in keys])
        elif number not in coming.maps:
            yield Finding(f"map {number}", f"lacks {', '.join(missing)}")
        if not missing and number in coming.maps:
            yield Finding(f"map {number}", "has come: take it off the list of what is to come")
    for character in CHARACTERS:
        yield from line_findings(book, character, coming)


def map_findings(number: int, passages: Sequence[Passage]) -> Iterator[Finding]:
    """A map has fights and crafts, all four tribes, and here and there something special."""
    where = f"map {number}"
    choices = [choice for passage in passages for choice in passage.choices]
    checks = [choice.check for choice in choices if choice.check]
    share = checks.count("combat") / max(len(checks), 1)
    if not COMBAT_SHARE[0] <= share <= COMBAT_SHARE[1]:
        yield Finding(where, f"{share:.0%} of its checks are combat, 25 to 50 % wanted")
    for tribe, count in tokens(choices).items():
        if count < TOKENS_OF_A_TRIBE:
            yield Finding(where, f"gives tokens of the {tribe} {count} times, at least {TOKENS_OF_A_TRIBE} wanted")
    special = sum(any(map(is_special, passage.choices)) for passage in passages)
    if special not in SPECIAL_PASSAGES:
        yield Finding(where, f"{special} of its passages give a keepsake, keyword or side quest, 4 to 11 wanted")


def tokens(choices: Sequence[Choice]) -> dict[str, int]:
    """How many options give a token of each tribe."""
    return {
        tribe: sum(any(tribe in reward.tokens for reward in rewards(choice)) for choice in choices) for tribe in TRIBES
    }


def is_special(choice: Choice) -> bool:
    return not choice.keywords and any(
        reward.keepsake or reward.keyword or reward.side_quest for reward in rewards(choice)
    )


def line_findings(book: Mapping[str, Passage], character: str, coming: ToCome) -> Iterator[Finding]:
    """A character's line has ten steps, whichever way it goes."""
    first = f"{character}-1"
    if (first in book) == (character in coming.characters):
        state = "has come: take it off the list" if first in book else "is not on the list"
        yield Finding(character, f"{state} of what is to come")
    steps = {first} & set(book)
    for step in range(1, CHARACTER_QUESTS + 1):
        for key in sorted(steps):
            ends = any(not choice.next for choice in book[key].choices)
            if ends != (step == CHARACTER_QUESTS):
                yield Finding(key, f"{'ends' if ends else 'goes on'} at step {step}, ten wanted")
        steps = {choice.next for key in steps for choice in book[key].choices if choice.next in book}


def deck_findings(deck: Mapping[str, Passage]) -> Iterator[Finding]:
    """The arcade deck: kinds of cards, mean difficulties, tribes."""
    where = "arcade"
    if len(deck) != ARCADE_CARDS:
        yield Finding(where, f"has {len(deck)} cards, {ARCADE_CARDS} wanted")
    kinds = [" and ".join(sorted(choice.check or "" for choice in card.choices)) for card in deck.values()]
    for kind, count in ARCADE_KINDS.items():
        if kinds.count(kind) != count:
            yield Finding(where, f"has {kinds.count(kind)} cards with {kind}, {count} wanted")
    choices = [choice for card in deck.values() for choice in card.choices]
    for check, mean in ARCADE_MEANS.items():
        found = [choice.difficulty for choice in choices if choice.check == check]
        if abs(sum(found) / max(len(found), 1) - mean) > MEAN_TOLERANCE:
            yield Finding(where, f"has a mean difficulty of {check} that is not about {mean}")
    for tribe, count in tokens(choices).items():
        if count not in ARCADE_TOKENS:
            yield Finding(where, f"gives tokens of the {tribe} {count} times, about 20 wanted")
