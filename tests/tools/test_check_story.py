"""The tool that looks through the storybook says what is there, and stops a build only for a finding."""

from __future__ import annotations

import pytest

import check_story


def test_a_whole_storybook_passes_and_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        check_story.main([])
    assert stop.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("map 1: 16 passages") for line in lines)
    assert any(line.startswith("arcade: 40 passages") for line in lines)


def test_findings_can_be_asked_for_by_file() -> None:
    assert check_story.keys_of("map01") == [*"ABCDEFGHIJKLMNOP"]
    assert "boss-zag" in check_story.keys_of("bosses")
