"""Runebound, third edition, by clicking nothing but its own board: heroes, the map, dice, a fight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hall import new_table
from browser.person import Person, Sight
from browser.running import DESKTOP, PHONE, OpenPage, take_shot

DECISIONS = 18
FIRST = {"hero", "hex", "token"}
"""Kinds of things that every beginning of a match has to offer; of a fight, too."""


def kinds_of(clicked: list[str]) -> set[str]:
    return {one.partition(":")[0] for one in clicked}


@pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])
def test_a_stretch_of_a_match_with_a_fight(open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool) -> None:
    page = open_page("/", size, lang, touch=touch)
    new_table(page, lang, game="runebound3", short=False)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count():  # only the board is left
        page.keyboard.press("l")
    expect(page.locator(".moves")).to_have_count(0)
    person = Person(page, lang, seed=3, likes=("hero", "gem", "token", "choice"))
    clicked: list[str] = []

    def enough(seen: Sight) -> bool:
        return len(clicked) >= DECISIONS and kinds_of(clicked) >= FIRST and seen["mine"]

    person.play_until(enough, clicked)

    take_shot(page, f"runebound3-{lang}")
    leave(page)


def leave(page: Page) -> None:
    """Take the match along and go home: it waits among the own tables."""
    table = page.url.rpartition("/")[2]
    export = page.request.get(f"/api/tables/{table}/export")
    assert export.ok
    assert export.json()["game"] == "runebound3"
    page.goto("/")
    expect(page.locator(f'a[href="/t/{table}"]').first).to_be_visible()


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page, game="runebound3", short=False)
    person = Person(page, seed=3)
    person.play_until(lambda seen: seen["mine"] and any(ref.startswith("hex:") for ref in seen["refs"]))

    page.locator('[data-ref="hex:0"]').click()  # no hero begins on that plain

    expect(page.locator(".bubble")).to_contain_text("You can move there only by an action")
