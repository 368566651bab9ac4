"""One thing that is wrong with the storybook."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """Where, and what."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def place(key: str, option: int) -> str:
    """An option as an author counts them."""
    return f"{key}, option {option + 1}"
