"""A view or a move as a row of numbers of fixed length, whatever the game.

Everything in it has a path: `sheets.0.gold` is a number, `market.2=longsword` is there or not. The path says where
in the row its number goes, by a hash that is the same on every machine; two paths may share a place, and then add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import to_builtins
from numpy.typing import NDArray

Row = NDArray[np.float32]


def numbers_of(value: Any, size: int) -> Row:
    """A view or a move in `size` numbers."""
    row = np.zeros(size, dtype=np.float32)
    for path, number in paths_of(to_builtins(value), ""):
        row[place_of(path, size)] += number
    return row


def paths_of(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Every number and every word in it, with where it stands."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from paths_of(part, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from paths_of(part, f"{path}.{index}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, float(value)


@lru_cache(1 << 17)
def place_of(path: str, size: int) -> int:
    return crc32(path.encode()) % size
