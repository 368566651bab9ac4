"""Runebound, third edition: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.adventurer import Adventurer
from browser.hall import sit_at
from browser.person import eventually
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.whole_match import play_by_clicking, play_by_keyboard, sit_down
from support.runebound3_played import duel

CORPSE_KING, MARGATH, ANOTHER = 5, 12, 11
"""Deals: the numbers that make them."""
WITHOUT_HINTS = "localStorage.setItem('questhall.settings', JSON.stringify({ coach: false }));"
A_MATCH = {"TakeHero", "Place", "RollToMove", "MoveTo", "Adventure", "Shop", "Strike", "EndTurn"}
"""What is done in every match: the course of a turn, a market, a fight."""


def check_the_match(adventurer: Adventurer) -> None:
    made = adventurer.ear.made
    assert {*made} >= A_MATCH
    assert made["Adventure"] > 2


@pytest.mark.parametrize(("screen", "deal"), [("desktop", CORPSE_KING), ("phone", MARGATH)])
def test_a_whole_match_by_clicking_pieces(open_page: OpenPage, screen: str, deal: int) -> None:
    adventurer = play_by_clicking(open_page, Adventurer, screen, deal)
    check_the_match(adventurer)
    assert max(adventurer.walks) > 2, "a far hex is reached by one click"
    assert "dice" in adventurer.deeds, "whoever wants to roll may click the dice"
    take_shot(adventurer.page, f"runebound3-{screen}-end")


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    check_the_match(play_by_keyboard(open_page, Adventurer, ANOTHER))


def test_a_click_on_a_far_hex_walks_there_and_the_board_shows_by_which_dice(open_page: OpenPage) -> None:
    page = open_page("/")
    adventurer = Adventurer(page, seed=4)
    sit_down(page, "runebound3", CORPSE_KING)
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
    sit_down(page, "runebound3", MARGATH)
    adventurer.play_until("setup.place")

    page.locator('[data-ref="hex:0"]').click()  # no hero begins on that plain

    expect(page.locator(".bubble")).to_contain_text("You can move there only by an action")


@pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])
def test_two_heroes_in_a_duel_stand_side_by_side(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    """Both pools are seen at once above the prompt, and nothing sticks out of the window."""
    page = open_page("/", size, lang, touch=touch, script=WITHOUT_HINTS)
    sit_at(page, duel())
    sides = page.locator(".fight .side")
    expect(sides).to_have_count(2)
    take_shot(page, f"runebound3-duel-{lang}")
    for pool in page.locator(".fight .pool").all():
        expect(pool).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
