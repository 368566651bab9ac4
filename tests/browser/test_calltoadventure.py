"""Call to Adventure: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hall import new_table
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.storyteller import Storyteller
from questhall.games import GAMES
from questhall.text import Texts

FIRST, SECOND, THIRD = 4, 7, 11
"""Deals: the numbers that make them."""
A_MATCH = {"KeepCard", "TryPath", "TakeTrait", "BuyRunes", "PlayCard", "Pass", "PickAbilities"}
"""What is done in every match: a character, paths and traits, Dark runes, cards, the cast against Odium."""


def sit_down(page: Page, lang: str, deal: int, *, players: int = 1, with_list: bool = False) -> None:
    """Alone, or with a bot."""
    new_table(page, lang, game="calltoadventure", players=players, short=False, seed=deal)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count() != with_list:
        page.keyboard.press("l")
    expect(page.locator(".moves")).to_have_count(int(with_list))


def check_the_end(page: Page, lang: str, teller: Storyteller) -> None:
    """The count is shown, says how it ended, and below it the hero's life is told."""
    texts, result = Texts(GAMES["calltoadventure"], lang), teller.ear.position["result"]
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text(texts.say(f"end-{result['end']}"))
    expect(ending.get_by_role("link", name=texts.say("ui-review"))).to_be_visible()
    made = teller.ear.made
    print(f"{sum(made.values())} moves of {len(made)} kinds by {teller.clicks} clicks or keys: {made}")
    assert {*made} >= A_MATCH
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    tale = page.locator("article.tale").first
    for sentence in (told for paragraph in teller.hero["tale"] for told in paragraph):
        expect(tale).to_contain_text(texts.say(sentence))
    take_shot(page, f"calltoadventure-{lang}-tale")


@pytest.mark.parametrize(
    ("lang", "size", "touch", "deal"),
    [("en", DESKTOP, False, FIRST), ("ru", PHONE, True, SECOND)],
    ids=["desktop", "phone"],
)
def test_a_whole_match_by_clicking_pieces(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool, deal: int
) -> None:
    page = open_page("/", size, lang, touch=touch)
    teller = Storyteller(page, seed=1, touch=touch)
    sit_down(page, lang, deal)

    teller.play_by_clicking()

    check_the_end(page, lang, teller)


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    teller = Storyteller(page, seed=3)
    sit_down(page, "en", THIRD, with_list=True)

    teller.play_by_keyboard()

    check_the_end(page, "en", teller)
