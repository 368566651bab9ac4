"""Odds on the board of the first Runebound: how a fight ends, and who could be beaten of those that wait."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.hall import sit_at
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.games.runebound1 import GAME
from questhall.text import Texts
from support.runebound1_matches import before_a_challenge, fighting, on_the_way

SCREENS = pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])


@SCREENS
def test_a_fight_is_weighed_on_demand(open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, lang, touch=touch), Texts(GAME, lang)
    sit_at(page, fighting())
    chances = page.locator(".fight .chances")
    expect(chances.locator(".odds")).to_have_count(0)
    chances.get_by_role("button", name=texts.say("ui-odds-ask")).click()
    expect(chances.locator(".odds")).to_have_count(2)
    expect(chances).to_contain_text(texts.say("board-end-win"))
    expect(chances).to_contain_text(texts.say("board-end-away"))
    take_shot(page, f"runebound1-fight-odds-{lang}")


@SCREENS
def test_a_challenge_is_weighed_before_it_is_taken_on(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page = open_page("/", size, lang, touch=touch)
    sit_at(page, before_a_challenge())
    expect(page.locator(".gambles .odds")).to_have_count(1)
    take_shot(page, f"runebound1-gamble-{lang}")


@SCREENS
def test_who_waits_on_the_track_is_weighed_before_a_move(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page, texts = open_page("/", size, lang, touch=touch), Texts(GAME, lang)
    match = on_the_way()
    sit_at(page, match)
    if size == PHONE:
        page.get_by_role("tab", name=texts.say("board-tab-market")).click()
    page.get_by_role("button", name=texts.say("ui-odds-ask")).click()
    expect(page.locator(".weigh .odds")).to_have_count(len(match.weigh(0, None, Random(1))))
    page.locator(".weigh").scroll_into_view_if_needed()
    take_shot(page, f"runebound1-track-odds-{lang}")
