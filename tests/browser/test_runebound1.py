"""Runebound, first edition: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.rune_hunter import RuneHunter
from browser.running import OpenPage, take_shot
from browser.whole_match import play_by_clicking, play_by_keyboard, sit_down

WITH_AN_END: dict[str, Any] = {"doom": "true"}
"""The doom track sees to it that every match ends."""
A_MATCH = {"RollDice", "Step", "Attempt", "FightOn", "AttackWith"}
"""What is done in every match: the course of a turn, a fight."""


@pytest.mark.parametrize(("screen", "deal"), [("desktop", 5), ("phone", 8)])
def test_a_whole_match_by_clicking_pieces(open_page: OpenPage, screen: str, deal: int) -> None:
    hunter = play_by_clicking(open_page, RuneHunter, screen, deal, **WITH_AN_END)

    assert {*hunter.ear.made} >= A_MATCH
    assert max(hunter.walks) > 1, "a far hex is reached by one click"
    take_shot(hunter.page, f"runebound1-{screen}-end")


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    hunter = play_by_keyboard(open_page, RuneHunter, 11, **WITH_AN_END)

    assert {*hunter.ear.made} >= A_MATCH


def test_a_fight_shows_the_chance_of_every_choice(open_page: OpenPage) -> None:
    page = open_page("/")
    hunter = RuneHunter(page, seed=4)
    sit_down(page, "runebound1", 5, options=WITH_AN_END)
    hunter.play_until_a_challenge()

    fight = page.locator("section.fight")
    expect(fight.locator(".phases .odds")).to_have_count(3 + hunter.view["fight"]["can_escape"])
    expect(fight.locator(f'[data-ref="hero:{hunter.hero["hero"]}"] .odds')).to_have_count(1)
    expect(fight.locator(".defence .odds")).to_have_count(1)
    take_shot(page, "runebound1-fight")


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    hunter = RuneHunter(page, seed=3)
    sit_down(page, "runebound1", 5, options=WITH_AN_END)
    hunter.play_until("move.prepare")

    page.locator('[data-ref="hex:0"]').click()  # the corner of the map is far from Tamalir

    expect(page.locator(".bubble")).to_contain_text("R1-MOVE")
