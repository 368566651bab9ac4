"""docs/protocol.md says what the types say."""

from __future__ import annotations

from make_protocol import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python tools/make_protocol.py"
