"""What was said before: passages that share a run of words, and turns of phrase that come back too often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Literal

from questhall.games.nearandfar.story.checks.finding import Finding
from questhall.games.nearandfar.story.checks.wording import WORD, texts
from questhall.games.nearandfar.story.define import Passage

Language = Literal["en", "ru"]
Run = tuple[str, ...]
LANGUAGES: tuple[Language, ...] = ("en", "ru")
SHARED = 8
"""No two passages have so many words in a row in common."""
ALLOWED: dict[Language, dict[int, int]] = {"en": {5: 4, 4: 12}, "ru": {4: 4, 3: 14}}
"""In how many passages a turn of so many words may stand. Russian says with fewer words what it says."""
PLAIN: dict[Language, tuple[str, ...]] = {
    "en": (
        "in the middle of",
        "the middle of the",
        "at the edge of",
        "the edge of the",
        "at the end of",
        "the end of the",
        "on the other side",
        "it is not a",
        "you do not know",
        "you stand in the",
        "at a quarter past four",  # the hour of the tide, from the harbour to the aqueduct
    ),
    "ru": (
        "с тех пор",
        "ни разу не",
        "говорит он",
        "говорит она",
        "смотрит на вас",
        "смотрят на вас",
        "у вас в",
        "у вас на",
        "у вас за",
    ),
}
"""Grammar and not style, which no teller can do without; and what is meant to come back."""


def runs(book: Mapping[str, Passage], language: Language, length: int) -> dict[Run, dict[str, None]]:
    """Every run of so many words in openings and outcomes, with the passages in which it stands."""
    found: dict[Run, dict[str, None]] = {}
    for key, passage in book.items():
        for text in texts(passage):
            if text.kind in ("opening", "outcome"):
                words = [word.lower() for word in WORD.findall(getattr(text.words, language))]
                for start in range(len(words) - length + 1):
                    found.setdefault(tuple(words[start : start + length]), {})[key] = None
    return found


def echo_findings(book: Mapping[str, Passage]) -> Iterator[Finding]:
    """Two passages that share eight words in a row, each pair once."""
    for language in LANGUAGES:
        told: dict[tuple[str, str], None] = {}
        for run, keys in runs(book, language, SHARED).items():
            for pair in combinations(keys, 2):
                if pair not in told:
                    told[pair] = None
                    yield Finding(pair[1], f"says “{' '.join(run)}” ({language}), and so does {pair[0]}")


def turn_findings(book: Mapping[str, Passage]) -> Iterator[Finding]:
    """Turns of phrase that have become a habit."""
    for language in LANGUAGES:
        for count, turn, keys in worn_turns(book, language):
            where = ", ".join([*keys][:count])
            yield Finding(keys[-1], f"“{turn}” ({language}) stands in {count} passages: {where}")


def worn_turns(book: Mapping[str, Passage], language: Language) -> list[tuple[int, str, list[str]]]:
    """Turns that stand in more passages than they may, the worst first."""
    worn = []
    for length, allowed in ALLOWED[language].items():
        for run, keys in runs(book, language, length).items():
            turn = " ".join(run)
            if len(keys) > allowed and not any(plain in turn for plain in PLAIN[language]):
                worn.append((len(keys), turn, [*keys]))
    return sorted(worn, reverse=True)


def frequent_turns(book: Mapping[str, Passage], language: Language, most: int) -> list[tuple[str, int]]:
    """The turns of phrase that come back most often, for an author to look at."""
    length = max(ALLOWED[language])
    counted = [(len(keys), " ".join(run)) for run, keys in runs(book, language, length).items() if len(keys) > 1]
    return [(turn, count) for count, turn in sorted(counted, reverse=True)[:most]]
