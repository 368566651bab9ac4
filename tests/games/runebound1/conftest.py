"""Cards of our own that a test lays into the box are taken out again after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.runebound1 import clear_away


@pytest.fixture(autouse=True)
def box_as_it_is() -> Iterator[None]:
    yield
    clear_away()
