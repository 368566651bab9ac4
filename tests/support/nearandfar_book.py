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
OPENING = Words("You " + "walk on and " * 25, "Вы " + "идёте всё дальше " * 20)
OUTCOME = Words("You " + "go home again " * 15, "Вы " + "идёте к себе домой " * 10)
HEADING = Words("Go On Ahead", "Идти вперёд")


def option(**fields: Any) -> Choice:
    """A sound option: skill 5 for a yellow token, a coin more at 7."""
    sound: dict[str, Any] = {
        "heading": HEADING,
        "check": "skill",
        "difficulty": 5,
        "reward": Reward(tokens=("nomads",)),
        "bonus": Reward(coins=1),
        "outcome": Words(OUTCOME.en.strip(), OUTCOME.ru.strip()),
    }
    return Choice(**sound | fields)


def gift(*keywords: str, **fields: Any) -> Choice:
    """A sound option for those who bring the keywords: no check, three coins."""
    given: dict[str, Any] = {"check": None, "difficulty": 0, "bonus": None, "reward": Reward(coins=3)}
    return option(keywords=keywords, **given | fields)


def passage(key: str, *choices: Choice, **fields: Any) -> Passage:
    letters = key.translate(str.maketrans("0123456789", "qwertyuiop"))
    title = Words(f"The Door {letters}", "Дверь " + "".join(chr(ord("а") + ord(letter) % 32) for letter in letters))
    opening = Words(OPENING.en.strip(), OPENING.ru.strip())
    return replace(Passage(key, title, choices or (option(), option()), opening), **fields)


def found(*passages: Passage, coming: ToCome = COMING) -> list[str]:
    return [str(finding) for finding in check_book({page.key: page for page in passages}, KEEPSAKES, coming)]


def giving(**fields: Any) -> Choice:
    """A sound option whose reward is brought up to its budget with coins and food."""
    reward = Reward(**fields)
    missing = 8 - value(reward)
    return option(difficulty=7, reward=replace(reward, coins=missing // 2, food=missing % 2))
