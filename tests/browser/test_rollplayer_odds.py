"""Odds on Roll Player's sheet: with every die that may be rerolled, within its cell."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import questhall
from browser.hall import sit_at
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.engine import Match
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.components import CELLS
from questhall.text import Texts

NO_PREVIEWS = "localStorage.setItem('questhall.settings', JSON.stringify({ previews: false }));"
SHEET = ".sheet.mine"
HEIGHTS = "rows => rows.map(row => row.offsetHeight)"
COVERED = """cells => cells.filter(cell => {
  const pips = [...cell.querySelectorAll('.pip')].map(pip => pip.getBoundingClientRect().bottom);
  return Math.max(...pips) > cell.querySelector('.odds').getBoundingClientRect().top + 1;
}).length"""


def asked_to_reroll() -> Match:
    """Whoever always makes the first move fills row after row, and may reroll any of his dice in the end."""
    match = questhall.new("rollplayer", players=2, seed=1)
    while match.asks.get(0) is None or match.asks[0].topic != "attribute.intelligence":
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.moves[0], by="ann")
    return match


def heights(page: Page) -> list[int]:
    found: list[int] = page.locator(f"{SHEET} .attribute").evaluate_all(HEIGHTS)
    return found


@pytest.mark.parametrize(("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", PHONE, True)])
def test_every_die_says_what_a_reroll_promises(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    match = asked_to_reroll()
    rows = match.state.players[0].rows
    page, texts = open_page("/", size, lang, touch=touch), Texts(GAME, lang)
    sit_at(page, match)

    told = page.locator(f"{SHEET} .hole:has(.odds)")
    expect(told).to_have_count(sum(map(len, rows)))
    words = [re.sub(r"\s+", " ", chip.strip()) for chip in page.locator(f"{SHEET} .odds .unseen").all_text_contents()]
    goal = [texts.say("odds-goal") in each for each in words]
    assert goal == [len(row) == CELLS for row in rows for _ in row]
    assert told.evaluate_all(COVERED) == 0, "no pip of a die lies below its chance"
    take_shot(page, f"rollplayer-odds-{lang}")

    before = heights(page)
    page.get_by_role("button", name=texts.say("move-Skip"), exact=True).first.click()
    expect(page.locator(f"{SHEET} .odds")).to_have_count(0)
    assert heights(page) == before, "nothing has moved when they go"


def test_whoever_wants_no_previews_sees_whole_dice(open_page: OpenPage) -> None:
    page = open_page("/", script=NO_PREVIEWS)
    sit_at(page, asked_to_reroll())
    dice = page.locator(f"{SHEET} .hole .die")
    assert len({box["width"] for die in dice.all() if (box := die.bounding_box())}) == 1
    expect(page.locator(f"{SHEET} .odds")).to_have_count(0)
