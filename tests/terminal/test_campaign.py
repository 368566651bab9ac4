"""A campaign at the text table: its file goes into the next match, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

import questhall
from questhall.engine import Match, QuesthallError
from questhall.engine.campaign import read_campaign, write_campaign
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet
from questhall.terminal.campaign import bring_in, write_on
from questhall.terminal.chairs import Chairs
from questhall.terminal.voice import Voice

VOICE = Voice(GAME, "en", ("Ann", "Ben"))
Table = Callable[..., str]


def chairs_with(file: Path) -> Chairs:
    return Chairs(("Ann", "Ben"), ("", "random"), str(file))


def after(*maps: int, **more: Any) -> Campaign:
    sheets = [Sheet("vera", scores=[10] * len(maps), **more), Sheet("grear", scores=[12] * len(maps))]
    return Campaign("campaign", sheets, [Chapter(map, [10, 12]) for map in maps])


@pytest.fixture(scope="module")
def played() -> Match:
    """The first game of a campaign, to its end."""
    match, rng = questhall.new("nearandfar", 2, seed=1, options={"mode": "campaign"}), Random(1)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
    return match


def test_after_a_match_the_file_is_written_and_goes_into_the_next_one(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    [said] = write_on(played, chairs_with(file), VOICE)
    assert f"questhall play nearandfar --campaign {file}" in said
    brought = bring_in(GAME, file, {}, VOICE)
    assert played.result is not None
    assert brought.document == played.result.campaign
    assert (brought.seats, brought.options) == (2, {"mode": "campaign", "quests": "usual"})
    coming = questhall.new("nearandfar", 2, seed=2, options=brought.options, campaign=brought.document)
    assert [player.sheet.scores for player in coming.state.players] == [[each] for each in played.result.totals]
    assert coming.state.map == 3


def test_a_campaign_that_went_on_without_the_match_is_not_written_over(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(write_campaign(GAME, after(2, 3)))
    said = [*write_on(played, chairs_with(file), VOICE)]
    assert str(tmp_path / "ours-2.json") in said[0]
    assert read_campaign(GAME, file.read_bytes()) == after(2, 3)
    assert read_campaign(GAME, (tmp_path / "ours-2.json").read_bytes()) == (played.result and played.result.campaign)


def test_a_match_that_is_broken_off_leaves_the_file_as_it_was_and_remembers_it(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "saga" / "ours.json"
    file.parent.mkdir()
    file.write_bytes(write_campaign(GAME, after(2)))
    before = file.read_bytes()
    page = table("1", "q", game="nearandfar", campaign=file, players=None)
    assert "Campaign · game 2 · Crimson Forest" in page
    assert file.read_bytes() == before
    [kept] = tmp_path.glob("nearandfar-*.json")
    assert json.decode(kept.read_bytes())["chairs"]["campaign"] == str(file)


def test_a_new_campaign_begins_where_there_is_no_file_yet(table: Table, tmp_path: Path) -> None:
    page = table("q", game="nearandfar", campaign=tmp_path / "new.json", options=["mode=character"])
    assert "Character · game 1" in page
    assert not (tmp_path / "new.json").exists()


@pytest.mark.parametrize(
    ("document", "wishes", "sentence"),
    [
        (after(2), {"options": ["mode=character"]}, "this campaign is played in Campaign mode"),
        (after(2, 11), {}, "is over. Begin a new one with another file."),
        (None, {}, "With these options no campaign is played."),
        (None, {"game": "rollplayer"}, "Roll Player has no campaigns."),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(
    table: Table, tmp_path: Path, document: Campaign | None, wishes: dict[str, Any], sentence: str
) -> None:
    file = tmp_path / "ours.json"
    if document is not None:
        file.write_bytes(write_campaign(GAME, document))
    with pytest.raises(QuesthallError) as refused:
        table(**{"game": "nearandfar", "campaign": file, **wishes})
    assert sentence in VOICE.error(refused.value)


def test_fewer_players_than_the_campaign_has_are_refused(table: Table, tmp_path: Path) -> None:
    three = after(2)
    three.sheets.append(Sheet("rin", scores=[3]))
    three.chapters[0].scores.append(3)
    (tmp_path / "ours.json").write_bytes(write_campaign(GAME, three))
    with pytest.raises(QuesthallError) as refused:
        table(game="nearandfar", campaign=tmp_path / "ours.json", players=2)
    assert VOICE.error(refused.value) == "this campaign has 3 players"
