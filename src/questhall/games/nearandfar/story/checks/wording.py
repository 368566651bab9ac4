"""The words: both languages present and alike in length, spoken to the player, and free of the language of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from questhall.games.nearandfar.story.checks.finding import Finding, place
from questhall.games.nearandfar.story.define import Passage, Words

Kind = Literal["title", "opening", "heading", "outcome", "arcade heading"]
WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
ENGLISH_WORDS: dict[Kind, range] = {
    "title": range(1, 8),
    "opening": range(40, 121),
    "heading": range(2, 7),
    "outcome": range(25, 81),
    "arcade heading": range(2, 6),
}
RUSSIAN_WORDS: dict[Kind, range] = ENGLISH_WORDS | {"opening": range(35, 116), "outcome": range(20, 76)}
"""The same text takes fewer words in Russian, which has no articles."""
ALIKE = {"opening": (0.75, 1.35), "outcome": (0.7, 1.4), "title": (0.3, 3.0)}
"""How much longer or shorter the Russian may be, in letters."""
SHORT_TEXTS = (0.35, 3.0)

LEAST_RUSSIAN = 0.6
"""Of a whole passage the Russian has at least so many letters for one of the English: less is a summary."""

LATIN, CYRILLIC = re.compile(r"[A-Za-z]"), re.compile(r"[А-Яа-яЁё]")
YOU = {"en": re.compile(r"\byou(rs?|rself|rselves)?\b", re.I), "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*)\b", re.I)}
RULE_WORDS = {
    "en": r"\d|\b(tokens?|reputation|factions?|keywords?|keepsakes?|bonus|players?|victory|dice rolls?|skill checks?"
    r"|difficulty|side quests?|caution|campable|journey points?)\b",
    "ru": r"\d|\b(жетон\w*|репутаци\w*|подсказк\w*|бонус\w*|игрок\w*|победн\w* очк\w*|навык\w*|сложност\w*|осторожность"
    r"|проверк\w* боя|дополнительн\w* приключени\w*)\b",
}
"""Words of the rulebook that have no place in a story."""
TYPOGRAPHY = {
    "en": r"[\"']|\.\.\.| - |  | [,.;:!?]",
    "ru": r"[\"'“”’]|\.\.\.| - |  | [,.;:!?]",
}
"""Typewriter quotes, dots and dashes, and stray spaces."""
ENDINGS = "(ый|ая|ое|ые|ого|ой|ому|ым|ых|ую)"
WITHOUT_YO = (
    r"\b(еще|ее|нее|мое|твое|свое|идет|дает|берет|ведет|зовет|поет|живет|несет|встает|вперед|причем|вдвоем|втроем"
    r"|ребенок|котенок|зверек|огонек|шел|пошел|нашел|ушел|пришел|прошел|шепот|шепотом|самолет"
    rf"|черн{ENDINGS}|желт{ENDINGS}|зелен{ENDINGS}|темн{ENDINGS}|тепл{ENDINGS}|легк(ий|ая|ое|ие|ого|ую|их))\b"
)
"""Unmistakable words whose two dots are missing."""


class Text(NamedTuple):
    where: str
    kind: Kind
    words: Words


def texts(passage: Passage, is_arcade: bool = False) -> Iterator[Text]:
    yield Text(passage.key, "title", passage.title)
    if passage.opening:
        yield Text(passage.key, "opening", passage.opening)
    if passage.introduction:
        yield Text(passage.key, "opening", passage.introduction)
    for option, choice in enumerate(passage.choices):
        where = place(passage.key, option)
        yield Text(where, "arcade heading" if is_arcade else "heading", choice.heading)
        if choice.outcome:
            yield Text(where, "outcome", choice.outcome)


def wording_findings(passage: Passage, is_arcade: bool = False) -> Iterator[Finding]:
    for text in texts(passage, is_arcade):
        problems = [*translation_problems(text), *length_problems(text), *language_problems(text)]
        yield from (Finding(text.where, f"{text.kind}: {problem}") for problem in problems)
    en, ru = (sum(len(getattr(text.words, language)) for text in texts(passage)) for language in ("en", "ru"))
    if ru < LEAST_RUSSIAN * en:
        yield Finding(passage.key, f"is told in {ru} letters in Russian, in {en} in English")


def translation_problems(text: Text) -> Iterator[str]:
    """Something is missing in one language, stands in the wrong one, or is much longer than in the other."""
    en, ru = text.words.en, text.words.ru
    if not en or not ru:
        yield "a translation is missing"
        return
    if en == ru:
        yield "the same in both languages"
    if LATIN.search(ru):
        yield "Latin letters in the Russian"
    if CYRILLIC.search(en):
        yield "Cyrillic letters in the English"
    least, most = ALIKE.get(text.kind, SHORT_TEXTS)
    if not least <= len(ru) / len(en) <= most:
        yield f"the Russian has {len(ru)} letters, the English {len(en)}"
    if en.count("\n\n") != ru.count("\n\n"):
        yield "not the same number of paragraphs"


def length_problems(text: Text) -> Iterator[str]:
    for language, content, limits in (
        ("English", text.words.en, ENGLISH_WORDS[text.kind]),
        ("Russian", text.words.ru, RUSSIAN_WORDS[text.kind]),
    ):
        count = len(WORD.findall(content))
        if content and count not in limits:
            yield f"{count} words in {language}, {limits[0]} to {limits[-1]} wanted"


def language_problems(text: Text) -> Iterator[str]:
    for language, content in (("en", text.words.en), ("ru", text.words.ru)):
        if text.kind in ("opening", "outcome") and not YOU[language].search(content):
            yield f"nobody is spoken to ({language})"
        if found := re.search(RULE_WORDS[language], content, re.I):
            yield f"“{found.group()}” is a word of the rules ({language})"
        if found := re.search(TYPOGRAPHY[language], content):
            yield f"“{found.group()}” is typewriting ({language})"
        if text.kind in ("heading", "arcade heading", "title") and content.endswith("."):
            yield f"a full stop ({language})"
    if found := re.search(WITHOUT_YO, text.words.ru, re.I):
        yield f"“{found.group()}” without its ё"


def title_findings(book: Mapping[str, Passage]) -> Iterator[Finding]:
    """Two passages of the same title cannot be told apart in a chronicle."""
    seen: dict[str, str] = {}
    for key, passage in book.items():
        for title in (passage.title.en, passage.title.ru):
            if title in seen:
                yield Finding(key, f"has the title of {seen[title]}")
            seen[title] = key
