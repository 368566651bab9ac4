"""What the client has from the server is fresh: its types, and the sentences its texts are compared with."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Raw, Struct

import make_types
import text_samples


@pytest.mark.parametrize(("file", "text"), make_types.files().items(), ids=lambda value: getattr(value, "name", ""))
def test_the_client_types_are_those_of_the_server(file: Path, text: str) -> None:
    assert file.read_text("utf-8") == text, "run tools/make_types.py"


def test_the_sample_sentences_are_those_of_the_texts() -> None:
    assert text_samples.FILE.read_text("utf-8") == text_samples.text(), "run tools/text_samples.py"


class Inner(Struct):
    word: str
    kind: Literal["a", "b"] = "a"


class Outer(Struct, tag=True):
    """Holds one of everything."""

    inner: Inner | None
    pairs: list[tuple[int, str]]
    names: dict[str, Inner]
    view: Raw


def test_types_are_written_as_typescript_has_them() -> None:
    writer = make_types.Writer(loose=True)
    assert writer.add(Outer, sent=True) == "Outer"
    assert "".join(writer.text()) == (
        "\n/** Holds one of everything. */\nexport interface Outer {\n"
        '  type: "Outer";\n'
        "  inner: Inner | null;\n"
        "  pairs: [number, string][];\n"
        "  names: Record<string, Inner>;\n"
        "  view: View;\n}\n"
        '\nexport interface Inner {\n  word: string;\n  kind: "a" | "b";\n}\n'
    )


def test_what_a_browser_may_leave_out_is_optional() -> None:
    writer = make_types.Writer(loose=True)
    writer.add(Inner, sent=False)
    assert '  kind?: "a" | "b";\n' in "".join(writer.text())
