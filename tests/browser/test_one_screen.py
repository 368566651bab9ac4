"""Two people at one screen, with a curtain between their turns."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from browser.hall import new_table
from browser.person import Person, Sight
from browser.running import OpenPage

CURTAIN = """localStorage.setItem('questhall.settings', JSON.stringify({ curtain: true }));"""


def test_the_board_is_handed_over_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page("/", script=CURTAIN)
    new_table(page, chairs=("me",), names=("Ann", "Ben"))
    person = Person(page, seed=2)
    say = person.texts.say
    curtain = page.locator("dialog.curtain")
    expect(page.locator("section.prompt.mine")).to_be_visible()
    sat: list[str] = []

    def hand_over(_: Sight) -> bool:
        if not curtain.count():
            return len(sat) >= 6
        name = next(one for one in ("Ann", "Ben") if curtain.get_by_text(say("ui-curtain", name=one)).count())
        lines = page.locator(".log .line").count()
        for key in ("Escape", "Escape", "1"):  # nobody looks behind it or plays behind it
            page.keyboard.press(key)
        expect(curtain).to_be_visible()
        assert page.locator(".log .line").count() == lines
        curtain.get_by_role("button", name=say("ui-curtain-open")).click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".prompt .sentence")).to_contain_text(f"{name}:")
        sat.append(name)
        return False

    person.play_until(hand_over)
    assert {*sat} == {"Ann", "Ben"}
    assert all(one != other for one, other in pairwise(sat)), "it changes hands each time"
