"""A wheel that forgets something is noticed."""

from __future__ import annotations

import zipfile
from pathlib import Path

import check_wheel


def test_a_wheel_without_the_client_or_a_text_is_noticed(tmp_path: Path) -> None:
    source = check_wheel.ROOT / "src"
    forgotten = source / "questhall" / "text" / "ru" / "problems.ftl"
    wheel = tmp_path / "questhall.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        for path in (source / "questhall").rglob("*"):
            if "static" not in path.parts and path != forgotten and path.is_file():
                made.write(path, path.relative_to(source))
    missing = check_wheel.missing_files(wheel)
    assert "questhall/text/ru/problems.ftl" in missing
    assert "questhall/server/static/index.html" in missing
    others = [name for name in missing if not name.startswith("questhall/server/static/")]
    assert others == ["questhall/text/ru/problems.ftl"]
