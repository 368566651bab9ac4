"""Odds on Runebound's board: beside quests, on the map before a roll, and of a fight, each marked exact or sampled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.hall import sit_at
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.games.runebound3 import GAME
from questhall.text import Texts
from support.runebound3_played import fighting_with_a_quest, on_the_way_with_a_quest

SCREENS = pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])


@SCREENS
def test_quests_and_hexes_show_exact_chances(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page, texts = open_page("/", size, lang, touch=touch), Texts(GAME, lang)
    sit_at(page, on_the_way_with_a_quest())
    page.get_by_role("button", name=texts.say("board-reaching")).click()
    chances = page.locator("svg text.chance")
    expect(chances.first).to_be_visible()
    assert chances.count() > 10
    assert all(re.fullmatch(r"[<>]?\d+\s%", each.strip()) for each in chances.all_text_contents())
    take_shot(page, f"runebound3-reach-{lang}")

    if size == PHONE:
        page.get_by_role("tab", name=texts.say("board-tab-hero")).click()
    chip = page.locator(".held .odds").first
    chip.scroll_into_view_if_needed()
    expect(chip).to_contain_text(texts.say("odds-exact"))
    take_shot(page, f"runebound3-quest-odds-{lang}")


@SCREENS
def test_a_fight_is_weighed_on_demand(open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, lang, touch=touch), Texts(GAME, lang)
    sit_at(page, fighting_with_a_quest())
    expect(page.locator(".fight .odds")).to_have_count(0)
    page.get_by_role("button", name=texts.say("ui-odds-ask")).click()
    expect(page.locator(".fight .odds")).to_contain_text(texts.say("odds-tried", tries=120))
    take_shot(page, f"runebound3-fight-odds-{lang}")


def test_whoever_wants_no_previews_is_shown_no_odds(open_page: OpenPage) -> None:
    script = "localStorage.setItem('questhall.settings', JSON.stringify({ previews: false }));"
    page = open_page("/", script=script)
    sit_at(page, on_the_way_with_a_quest())
    expect(page.locator(".held")).to_be_visible()
    expect(page.locator(".odds, .reaching")).to_have_count(0)
