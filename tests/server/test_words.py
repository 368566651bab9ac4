"""What the server refuses can be told by a browser in the person's language: the problem, why, and its facts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from questhall.text import Texts
from support.visitor import Visitor, play_out

NEW = {"game": "rollplayer", "seats": [{"kind": "me"}]}


def in_russian(problem: dict[str, Any]) -> str:
    return Texts(None, "ru").say(problem["problem"], **problem["facts"])


@pytest.mark.parametrize(
    ("changed", "english", "russian"),
    [
        ({"options": {"foo": 1}}, "there is no option 'foo'", "варианта «foo» нет; есть classes"),
        (
            {"options": {"short_game": "maybe"}},
            "takes false, true",
            "у варианта short_game бывают значения false, true.",
        ),
        ({"seats": [{"kind": "me"}] * 5}, "can be 1, 2, 3, 4, not 5", "игроков может быть 1, 2, 3, 4, а не 5."),
    ],
)
def test_a_table_that_cannot_be_set(ann: Visitor, changed: dict[str, Any], english: str, russian: str) -> None:
    answer = ann.http.post("/api/tables", content=json.encode({**NEW, **changed})).json()
    assert answer["problem"] == "problem-bad-table"
    assert english in answer["sentence"]
    assert in_russian(answer).startswith(f"Такой стол накрыть нельзя: {russian}")


def test_a_match_file_that_cannot_be_used(ann: Visitor) -> None:
    table = ann.open_table("me", "random", start=True, seed=21, options={"short_game": True})
    play_out(ann.sit(table))
    record = ann.get(f"/api/tables/{table}/export")
    for changed, russian in (
        ({"format": "a letter"}, "это не партия Questhall или файл повреждён."),
        ({"schema": 99}, "партия сохранена более новой версией Questhall (версия файла 99, здесь 1)."),
        ({"rules": 99}, "партия сыграна по более новым правилам игры rollplayer (версия 99, здесь"),
        ({"game": "chess"}, "игры «chess» здесь нет; есть rollplayer"),
        ({"seats": "nonsense"}, "файл партии повреждён в месте $.seats."),
        ({"beats": []}, "файл партии повреждён."),
        ({"key": "00" * 32}, "положение на столе не то, к которому ведут записанные ходы."),
    ):
        answer = ann.http.post("/api/tables/import", content=json.encode({**record, **changed})).json()
        assert answer["problem"] == "problem-bad-record", answer
        assert in_russian(answer).startswith(f"Этот файл партии не подходит: {russian}"), answer
