"""A campaign in the browser: a file becomes a table, and its page shows the character cards to those who play."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.engine.campaign import read_campaign, write_campaign
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet
from questhall.text import Texts

SHEETS = [
    Sheet("vera", squares=10, spent=3, talents=["cooking"], keywords=["goat"], side_quests=["s1"], scores=[41, 30]),
    Sheet("grear", squares=4, scores=[38, 44]),
]
DOCUMENT = Campaign("campaign", SHEETS, [Chapter(2, [41, 38]), Chapter(3, [30, 44])], ["1", "2"])


def bring(page: Page, texts: Texts, file: Path, players: int = 2) -> None:
    """From the form of a new table, with a campaign from a file."""
    page.get_by_label(texts.say("ui-setup-count")).select_option(texts.say("ui-setup-players", count=players))
    page.get_by_label(texts.say("ui-pace"), exact=True).select_option(texts.say("ui-pace-instant"))
    page.get_by_label(texts.say("ui-campaign-file")).set_input_files(file)
    page.get_by_role("button", name=texts.say("ui-setup-start")).click()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("ru", PHONE)])
def test_a_campaign_comes_from_a_file_is_shown_and_goes_out_again(
    open_page: OpenPage, tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    texts, file = Texts(GAME, lang), tmp_path / "ours.json"
    file.write_bytes(write_campaign(GAME, DOCUMENT))
    page = open_page("/new/nearandfar", size, lang)
    bring(page, texts, file)
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["mode"] == "campaign"

    page.goto(f"/campaign/{table['campaign']}")
    cards = page.locator("article")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(texts.name("character", "vera"))
    for said in (
        texts.name("talent", "cooking"),
        texts.name("keyword", "goat"),
        texts.say("board-side-quests", count=1),
        texts.say("board-experience", left=1, stars=4),
    ):
        expect(cards.first).to_contain_text(said)
    expect(page.locator("thead th").last).to_have_text(texts.say("ui-bot-name-1"))
    expect(page.locator("tfoot td")).to_have_text(["71", "82"])
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.get_by_role("link", name=texts.say("ui-campaign-table"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    take_shot(page, f"campaign-{lang}")
    with page.expect_download() as download:
        page.get_by_role("link", name=texts.say("ui-campaign-export")).click()
    assert read_campaign(GAME, Path(download.value.path()).read_bytes()) == DOCUMENT


def test_a_file_that_is_no_campaign_is_refused_with_a_sentence_and_a_stranger_sees_nothing(
    open_page: OpenPage, tmp_path: Path
) -> None:
    texts, file = Texts(GAME, "en"), tmp_path / "ours.json"
    page = open_page("/new/nearandfar")
    file.write_text("[]")
    page.get_by_label(texts.say("ui-campaign-file")).set_input_files(file)
    expect(page.get_by_text(texts.say("ui-campaign-unreadable"))).to_be_visible()
    file.write_bytes(write_campaign(GAME, DOCUMENT))
    bring(page, texts, file)
    page.wait_for_url("**/t/*")
    campaign = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["campaign"]
    stranger = open_page("/about")
    answer = stranger.request.get(f"/api/campaigns/{campaign}")
    assert (answer.status, answer.json()["problem"]) == (403, "problem-not-your-campaign")
