"""Runebound, third edition: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.adventurer import Adventurer
from browser.hall import new_table
from browser.person import eventually
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.games import GAMES
from questhall.text import Texts

CORPSE_KING, MARGATH, ANOTHER = 5, 12, 11
"""Deals: the numbers that make them."""
A_MATCH = {"TakeHero", "Place", "RollToMove", "MoveTo", "Adventure", "Shop", "Strike", "EndTurn"}
"""What is done in every match: the course of a turn, a market, a fight."""


def sit_down(page: Page, lang: str, deal: int, *, with_list: bool = False) -> None:
    """Against one bot."""
    new_table(page, lang, game="runebound3", short=False, seed=deal)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count() != with_list:
        page.keyboard.press("l")
    expect(page.locator(".moves")).to_have_count(int(with_list))


def check_the_end(page: Page, lang: str, adventurer: Adventurer) -> None:
    """The count is shown, and says how it ended."""
    texts, result = Texts(GAMES["runebound3"], lang), adventurer.ear.position["result"]
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text(texts.say(f"end-{result['end']}"))
    expect(ending.get_by_text(texts.say("ui-over-lost"))).to_have_count(int(result["lost"]))
    expect(ending.get_by_role("link", name=texts.say("ui-review"))).to_be_visible()
    made = adventurer.ear.made
    print(f"{sum(made.values())} moves of {len(made)} kinds by {adventurer.clicks} clicks or keys: {made}")
    assert {*made} >= A_MATCH
    assert made["Adventure"] > 2


@pytest.mark.parametrize(
    ("lang", "size", "touch", "deal"),
    [("en", DESKTOP, False, CORPSE_KING), ("ru", PHONE, True, MARGATH)],
    ids=["desktop", "phone"],
)
def test_a_whole_match_by_clicking_pieces(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool, deal: int
) -> None:
    page = open_page("/", size, lang, touch=touch)
    adventurer = Adventurer(page, seed=1, touch=touch)
    sit_down(page, lang, deal)

    adventurer.play_by_clicking()

    check_the_end(page, lang, adventurer)
    assert max(adventurer.walks) > 2, "a far hex is reached by one click"
    assert "dice" in adventurer.deeds, "whoever wants to roll may click the dice"
    take_shot(page, f"runebound3-{lang}-end")


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    adventurer = Adventurer(page, seed=3)
    sit_down(page, "en", ANOTHER, with_list=True)

    adventurer.play_by_keyboard()

    check_the_end(page, "en", adventurer)


def test_a_click_on_a_far_hex_walks_there_and_the_board_shows_by_which_dice(open_page: OpenPage) -> None:
    page = open_page("/")
    adventurer = Adventurer(page, seed=4)
    sit_down(page, "en", CORPSE_KING)
    way = adventurer.roll_far()
    *_, before_last, goal = way["path"]

    page.locator(f'[data-ref="hex:{goal}"]').hover()

    steps = [str(step + 1) for step in range(len(way["dice"]))]
    expect(page.locator(".walk text")).to_have_text(steps)
    for die, step in zip(way["dice"], steps, strict=True):
        expect(page.locator(f'[data-ref="die:{die}"] .step')).to_have_text(step)
    take_shot(page, "runebound3-walk")

    adventurer.walk(goal)

    assert adventurer.walks == [len(way["dice"])]
    page.keyboard.press("u")  # step by step, as it was walked
    eventually(page, lambda: adventurer.hero["hex"] == before_last, "a step cannot be taken back")


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    adventurer = Adventurer(page, seed=3)
    sit_down(page, "en", MARGATH)
    adventurer.play_until("setup.place")

    page.locator('[data-ref="hex:0"]').click()  # no hero begins on that plain

    expect(page.locator(".bubble")).to_contain_text("You can move there only by an action")
