"""Rule tests play with plain cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.runebound1_plain import laid_in


@pytest.fixture
def plain_cards() -> Iterator[None]:
    with laid_in():
        yield
