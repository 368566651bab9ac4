"""Small storybooks, sound until a test breaks them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.games.nearandfar.components import CHARACTERS
from questhall.games.nearandfar.story.budget import value
from questhall.games.nearandfar.story.checker import check_book
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, ToCome

COMING = ToCome(maps=tuple(KEYS_OF_MAP), characters=CHARACTERS)
KEEPSAKES = ("cold_blade", "banshee_necklace")
OPENING = Words(("You " + "walk on and " * 25).strip(), ("Вы " + "идёте всё дальше " * 20).strip())
OUTCOME = Words(("You " + "go home again " * 15).strip(), ("Вы " + "идёте опять домой " * 12).strip())
HEADING = Words("Go On Ahead", "Идти вперёд")


def option(**fields: Any) -> Choice:
    """A sound option: skill 5 for a yellow token, a coin more at 7."""
    sound: dict[str, Any] = {
        "heading": HEADING,
        "check": "skill",
        "difficulty": 5,
        "reward": Reward(tokens=("nomads",)),
        "bonus": Reward(coins=1),
        "outcome": OUTCOME,
    }
    return Choice(**sound | fields)


def other() -> Choice:
    """Another sound option beside the first: the same by force."""
    return option(check="combat")


def gift(*keywords: str, **fields: Any) -> Choice:
    """A sound option for those who bring the keywords: no check, three coins."""
    given: dict[str, Any] = {"check": None, "difficulty": 0, "bonus": None, "reward": Reward(coins=3)}
    return option(keywords=keywords, **given | fields)


def passage(key: str, *choices: Choice, **fields: Any) -> Passage:
    """A sound passage. What stands in every one of them is said in words of its own."""
    title = own(key, Words("Door", "Дверь"))
    told = [replace(choice, outcome=own(key, OUTCOME)) if choice.outcome == OUTCOME else choice for choice in choices]
    both = tuple(replace(choice, outcome=own(key, OUTCOME)) for choice in (option(), other()))
    return replace(Passage(key, title, tuple(told) or both, own(key, OPENING)), **fields)


def own(key: str, words: Words) -> Words:
    """The same with an ending to every word but the first that no other passage has."""
    letters = key.translate(str.maketrans("0123456789", "qwertyuiop"))
    russian = "".join(chr(ord("а") + ord(letter) % 32) for letter in letters)
    return Words(with_endings(words.en, letters), with_endings(words.ru, russian))


def with_endings(text: str, ending: str) -> str:
    first, *others = text.split()
    return " ".join([first if others else first + ending, *(word + ending for word in others)])


def found(*passages: Passage, coming: ToCome = COMING) -> list[str]:
    return [str(finding) for finding in check_book({page.key: page for page in passages}, KEEPSAKES, coming)]


def giving(**fields: Any) -> Choice:
    """A sound option whose reward is brought up to its budget with coins and food."""
    reward = Reward(**fields)
    missing = 8 - value(reward)
    return option(difficulty=7, reward=replace(reward, coins=missing // 2, food=missing % 2))
