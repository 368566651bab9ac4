"""The file of a campaign: what was written can be read, and what no campaign leads to is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, to_builtins

from questhall.engine import SaveError
from questhall.engine.campaign import read_campaign, read_document, write_campaign
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet
from teaching import campaign

SAGA = campaign.Saga(2, [campaign.Veteran(1, ["wolf-friend"])])


def test_what_was_written_can_be_read() -> None:
    assert read_campaign(campaign.GAME, write_campaign(campaign.GAME, SAGA)) == SAGA


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "foreign-campaign"),
        (b"\xff\xfe", "foreign-campaign"),
        (b"[" * 100_000, "foreign-campaign"),
        (b'{"format":"questhall match","schema":1,"game":"teaching-campaign","campaign":{}}', "foreign-campaign"),
        (b'{"format":"questhall campaign","schema":9,"game":"teaching-campaign","campaign":{}}', "newer-campaign"),
        (b'{"format":"questhall campaign","schema":1,"game":"nearandfar","campaign":{}}', "other-campaign"),
        (b'{"format":"questhall campaign","schema":1,"game":"teaching-campaign","campaign":{}}', "forged-campaign"),
    ],
)
def test_what_is_no_campaign_of_the_game_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(SaveError) as refused:
        read_campaign(campaign.GAME, data)
    assert refused.value.why == why


@pytest.mark.parametrize("change", [{"winter": "2"}, {"winter": 1.5}, {"heroes": None}, {"gold": 100}])
def test_a_document_is_read_field_by_field(change: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="no campaign can have come to this"):
        read_document(campaign.GAME, {**json.decode(json.encode(SAGA)), **change})


def whole() -> dict[str, Any]:
    sheet = Sheet("vera", squares=6, spent=3, talents=["cooking"], keywords=["goat"], scores=[40])
    document: dict[str, Any] = to_builtins(Campaign("campaign", [sheet], [Chapter(2, [40])]))
    return document


def test_a_campaign_of_near_and_far_can_be_read() -> None:
    assert isinstance(read_document(GAME, whole()), Campaign)


@pytest.mark.parametrize(
    "change",
    [
        {"squares": 31},
        {"squares": -1},
        {"talents": ["flying"]},
        {"talents": ["cooking", "cooking"], "spent": 6},
        {"spent": 0},
        {"squares": 0},
        {"scores": [40, 40]},
        {"joined": 2},
        {"character": "conan"},
        {"keywords": ["goat"] * 100},
        {"quests": ["vera-1"] * 11},
        {"gold": 1000},
    ],
)
def test_a_sheet_nobody_can_have_is_refused(change: dict[str, Any]) -> None:
    document = whole()
    document["sheets"][0].update(change)
    with pytest.raises(SaveError):
        read_document(GAME, document)


@pytest.mark.parametrize(
    "change",
    [{"mode": "arcade"}, {"sheets": []}, {"chapters": [{"map": 1, "scores": [40]}]}, {"mode": "solo"}],
)
def test_a_campaign_nobody_can_play_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(SaveError):
        read_document(GAME, {**whole(), **change})


def test_two_of_one_character_or_those_who_never_meet_are_refused() -> None:
    for pair, mode in ((["vera", "vera"], "campaign"), (["eyim", "rin"], "character")):
        document = whole() | {"mode": mode}
        document["sheets"] = [{**document["sheets"][0], "character": character} for character in pair]
        with pytest.raises(SaveError):
            read_document(GAME, document)
