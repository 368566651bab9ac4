"""What a person types: a number, or a word of command with what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Wish = Literal[
    "move",
    "repeat",
    "undo",
    "explain",
    "why",
    "log",
    "save",
    "quit",
    "help",
    "language",
    "sheets",
    "score",
    "odds",
    "hint",
    "eyes",
    "wait",
]

WORDS: dict[Wish, tuple[str, ...]] = {
    "undo": ("u", "undo", "г", "о", "отмена", "назад"),
    "explain": ("?",),
    "why": ("why", "w", "почему", "п", "ц"),
    "log": ("log", "l", "журнал", "ж", "д"),
    "save": ("s", "save", "ы", "сохранить"),
    "quit": ("q", "quit", "exit", "й", "выход"),
    "help": ("h", "help", "р", "справка", "помощь"),
    "language": ("lang", "язык"),
    "sheets": ("sheets", "планшеты"),
    "score": ("score", "счёт", "счет"),
    "odds": ("odds", "шансы", "шанс"),
    "hint": ("hint", "подсказка"),
    "eyes": ("as", "за"),
    "wait": ("wait", "ждать"),
}
"""Both languages are understood at all times, and a lone letter also where the other keyboard has it."""

MEANING: dict[str, Wish] = {word: wish for wish, words in WORDS.items() for word in words}


@dataclass(frozen=True)
class Order:
    """One line of input, understood."""

    wish: Wish
    about: str = ""
    number: int = 0


def understand(line: str) -> Order | None:
    """The order in a line; None if it means nothing."""
    words = line.strip().lstrip("\ufeff").split(maxsplit=1)
    if not words:
        return Order("repeat")
    if words[0].startswith("?"):  # "?longsword" is as good as "? longsword"
        return Order("explain", line.strip().lstrip("\ufeff?").strip())
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        return Order("move", number=int(words[0][:6]))
    wish = MEANING.get(words[0].lower())
    return Order(wish, words[1].strip() if len(words) > 1 else "") if wish is not None else None
