"""From the home page to the final scores, with nothing but what the board offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.hall import new_table
from browser.person import Person
from browser.running import DESKTOP, PHONE, OpenPage

ASKED_ONCE = ("sheet", "class", "starting")
"""What is clicked when it can be, whatever else could: how often a slow page is looked at decides what chance takes."""


@pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])
def test_by_clicking_what_glows(open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool) -> None:
    page = open_page("/", size, lang, touch=touch)
    new_table(page, lang, short=False)
    person = Person(page, lang, seed=3, likes=ASKED_ONCE)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count():  # only the board is left
        page.keyboard.press("l")

    expect(page.locator(".moves")).to_have_count(0)

    clicked = person.play_to_the_end()

    kinds = {one.partition(":")[0] for one in clicked}
    assert {"sheet", "class", "starting", "row", "initiative", "market"} <= kinds
    scores = page.get_by_role("dialog")
    expect(scores).to_be_visible()
    expect(scores.get_by_role("link", name=person.texts.say("ui-review"))).to_be_visible()


def test_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    person = Person(page, seed=5)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if not page.locator(".moves").is_visible():
        page.keyboard.press("l")

    moves = person.play_by_keyboard()

    assert moves > 40
    expect(page.get_by_role("dialog")).to_be_visible()


def test_two_clicks_from_the_door_to_the_first_decision(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name=Person(page).texts.say("ui-play-now")).first.click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator("[data-ref].glows").first).to_be_visible()
