"""The storybook in figures: how much there is to read, how long that takes, and what it pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import fmean

from msgspec import Struct

from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.story.budget import value
from questhall.games.nearandfar.story.checks.echoes import Language, frequent_turns
from questhall.games.nearandfar.story.checks.finding import Finding
from questhall.games.nearandfar.story.checks.links import keywords_in, rewards
from questhall.games.nearandfar.story.checks.wording import WORD, texts
from questhall.games.nearandfar.story.define import Choice, Passage
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, shelf_of

ALOUD: dict[Language, int] = {"en": 150, "ru": 120}
"""Words a minute of somebody who reads to a table."""
TURNS_SHOWN = 8


class Pay(Struct, frozen=True):
    """What the options of a part of the book ask for and pay, on the scale of the town hall."""

    passages: int
    options: int
    combat: int
    skill: int
    gifts: int
    """Options without a check."""
    mean_difficulty: float
    mean_reward: float
    tokens: dict[str, int]
    keepsakes: int
    keywords: int
    side_quests: int


class Survey(Struct, frozen=True):
    """The whole book."""

    passages: dict[str, int]
    words_en: int
    words_ru: int
    minutes_en: int
    minutes_ru: int
    """To read everything aloud."""
    keywords: int
    endings: int
    """Passages at which a character's line comes to its end."""
    errors: int
    findings: list[str]
    rewards: dict[str, Pay]
    turns_en: list[tuple[str, int]]
    turns_ru: list[tuple[str, int]]
    """The turns of phrase that come back most often, with the number of passages."""


def survey(book: Mapping[str, Passage], findings: Iterable[Finding] = ()) -> Survey:
    """Count everything; what is wrong was found before."""
    found = [str(finding) for finding in findings]
    words: dict[Language, int] = {language: words_of(book.values(), language) for language in ALOUD}
    return Survey(
        passages=kinds(book),
        words_en=words["en"],
        words_ru=words["ru"],
        minutes_en=words["en"] // ALOUD["en"],
        minutes_ru=words["ru"] // ALOUD["ru"],
        keywords=len(keywords_in(book)),
        endings=sum(map(is_ending, book.values())),
        errors=len(found),
        findings=found,
        rewards={name: pay(part) for name, part in parts(book).items() if part},
        turns_en=frequent_turns(book, "en", TURNS_SHOWN),
        turns_ru=frequent_turns(book, "ru", TURNS_SHOWN),
    )


def kinds(book: Mapping[str, Passage]) -> dict[str, int]:
    """Passages by kind; introductions of characters are counted by themselves."""
    counted = Counter(shelf_of(key) for key in book)
    introductions = sum(passage.introduction is not None for passage in book.values())
    return {
        "map": counted["map"],
        "side": counted["side"],
        "boss": counted["boss"],
        "intro": introductions,
        "character": counted["character"],
    }


def words_of(passages: Iterable[Passage], language: Language) -> int:
    pages = (text.words for passage in passages for text in texts(passage))
    return sum(len(WORD.findall(getattr(words, language))) for words in pages)


def is_ending(passage: Passage) -> bool:
    return shelf_of(passage.key) == "character" and any(not choice.next for choice in passage.choices)


def parts(book: Mapping[str, Passage]) -> dict[str, list[Passage]]:
    """The book by map, and then by kind."""
    maps = {f"map {number}": [book[key] for key in keys if key in book] for number, keys in KEYS_OF_MAP.items()}
    shelves = {
        kind: [passage for key, passage in book.items() if shelf_of(key) == kind]
        for kind in ("side", "boss", "character")
    }
    return maps | shelves


def pay(passages: list[Passage]) -> Pay:
    choices = [choice for passage in passages for choice in passage.choices]
    given = [reward for choice in choices for reward in rewards(choice)]
    checks = Counter(choice.check for choice in choices)
    return Pay(
        passages=len(passages),
        options=len(choices),
        combat=checks["combat"],
        skill=checks["skill"],
        gifts=checks[None],
        mean_difficulty=mean_difficulty(choices),
        mean_reward=round(fmean(value(choice.reward) for choice in choices), 2),
        tokens={tribe: sum(reward.tokens.count(tribe) for reward in given) for tribe in TRIBES},
        keepsakes=sum(bool(reward.keepsake) for reward in given),
        keywords=sum(bool(reward.keyword) for reward in given),
        side_quests=sum(bool(reward.side_quest) for reward in given),
    )


def mean_difficulty(choices: Iterable[Choice]) -> float:
    hard = [choice.difficulty for choice in choices if choice.check]
    return round(fmean(hard), 2) if hard else 0.0
