"""The frame of a passage: how many options, how hard, and what is paid; and of the arcade deck."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.nearandfar.story.budget import budget_problems, value
from questhall.games.nearandfar.story.checks.finding import Finding, place
from questhall.games.nearandfar.story.define import Choice, Passage
from questhall.games.nearandfar.story.shelves import Shelf, shelf_of

OPTIONS: dict[Shelf, range] = {"map": range(2, 6), "side": range(1, 5), "boss": range(1, 4), "character": range(1, 6)}
OPEN_OPTIONS = range(2, 4)
"""Options without keywords in a passage of a map."""
BOSS_PAYS = range(2, 9)
ANY_DIFFICULTY = range(4, 11)
ARCADE_OPTIONS = 2


def difficulties(stage: int) -> range:
    """From 4 to 7 on the first three maps, and one more with every three; anything in a character's line."""
    if not stage:
        return ANY_DIFFICULTY
    lowest = 4 + (stage - 1) // 3
    return range(lowest, lowest + 4)


def shape_findings(passage: Passage, stage: int) -> Iterator[Finding]:
    """What is wrong with a passage of the book that is first read on this map."""
    shelf = shelf_of(passage.key)
    if shelf == "unknown":
        yield Finding(passage.key, "is no key of the storybook")
        return
    yield from opening_findings(passage, shelf)
    yield from count_findings(passage, shelf)
    yield from equal_options(passage)
    for option, choice in enumerate(passage.choices):
        where = place(passage.key, option)
        if choice.outcome is None:
            yield Finding(where, "has no outcome")
        yield from (Finding(where, problem) for problem in check_problems(choice, shelf, difficulties(stage)))
        if shelf == "boss":
            if value(choice.reward) not in BOSS_PAYS:
                yield Finding(where, f"pays {value(choice.reward)}, {BOSS_PAYS[0]} to {BOSS_PAYS[-1]} wanted")
        elif not (shelf == "character" and choice.check is None):
            yield from (Finding(where, problem) for problem in budget_problems(choice))


def opening_findings(passage: Passage, shelf: Shelf) -> Iterator[Finding]:
    """Every passage has an opening, and the first one of a character's line an introduction."""
    if passage.opening is None:
        yield Finding(passage.key, "has no opening")
    begins_a_line = shelf == "character" and passage.key.endswith("-1")
    if begins_a_line != (passage.introduction is not None):
        yield Finding(passage.key, "has no introduction" if begins_a_line else "has an introduction")


def count_findings(passage: Passage, shelf: Shelf) -> Iterator[Finding]:
    count = len(passage.choices)
    if count not in OPTIONS[shelf]:
        yield Finding(passage.key, f"has {count} options, {OPTIONS[shelf][0]} to {OPTIONS[shelf][-1]} wanted")
    without_keywords = sum(not choice.keywords for choice in passage.choices)
    if shelf == "map" and without_keywords not in OPEN_OPTIONS:
        yield Finding(passage.key, f"has {without_keywords} options without keywords, 2 or 3 wanted")
    if shelf == "boss" and without_keywords != 1:
        yield Finding(passage.key, f"has {without_keywords} options without keywords, 1 wanted")


def equal_options(passage: Passage) -> Iterator[Finding]:
    """Two options with the same check and reward are one; without a check it counts where they lead."""
    seen: dict[tuple[object, ...], int] = {}
    for option, choice in enumerate(passage.choices):
        same = (choice.check, choice.reward, "" if choice.check else choice.next)
        if same in seen:
            what = f"has the check and the reward of option {seen[same] + 1}"
            yield Finding(place(passage.key, option), what)
        seen.setdefault(same, option)


def check_problems(choice: Choice, shelf: Shelf, allowed: range) -> Iterator[str]:
    """A check has a difficulty, and only a keyword, a boss, a side quest or a character's line does without one."""
    if choice.check is None:
        if choice.difficulty or choice.bonus:
            yield "has a difficulty or a bonus, but no check"
        if shelf == "map" and not choice.keywords:
            yield "has neither a check nor a keyword"
    elif choice.difficulty not in allowed:
        yield f"has difficulty {choice.difficulty}, {allowed[0]} to {allowed[-1]} wanted"
    if choice.optional and not choice.keywords:
        yield "is optional, but needs no keyword"
    if choice.next and shelf != "character":
        yield "names a next passage outside a character's line"
    if shelf == "character" and (choice.reward.side_quest or (choice.bonus and choice.bonus.side_quest)):
        yield "gives a side quest in a character's line"


def arcade_findings(card: Passage) -> Iterator[Finding]:
    """What is wrong with an arcade card: two options with a check, and nothing that needs a campaign."""
    if card.opening is not None or len(card.choices) != ARCADE_OPTIONS:
        yield Finding(card.key, "is not a title with two options")
    for option, choice in enumerate(card.choices):
        where = place(card.key, option)
        if choice.check is None or choice.difficulty not in ANY_DIFFICULTY:
            yield Finding(where, "has no check of difficulty 4 to 10")
        if choice.outcome or choice.next or choice.keywords:
            yield Finding(where, "has what only a passage may have")
        for reward in (choice.reward, *([choice.bonus] if choice.bonus else [])):
            if reward.keepsake or reward.keyword or reward.side_quest:
                yield Finding(where, "gives what is not used in the arcade")
        yield from (Finding(where, problem) for problem in budget_problems(choice))
