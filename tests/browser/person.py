"""A person at a browser: plays by clicking what glows, or by the keyboard alone."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page

from questhall.text import Texts

MINUTES = 6
LOOK = """() => {
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  return {
    sentence: document.querySelector('.prompt .sentence')?.textContent ?? '',
    mine: document.querySelector('.prompt.mine') !== null,
    refs: all('[data-ref].glows').map((one) => one.dataset.ref),
    ways: all('button.way').length,
    buttons: all('.prompt .button.main').map((one) => one.textContent.trim()),
    menu: all('.bubble [role=menuitem]').length,
    busy: document.querySelector('.prompt .button.main:disabled') !== null,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""


class Person:
    """One pair of hands. It answers at random, but always the same way for the same seed."""

    def __init__(self, page: Page, lang: str = "en", seed: int = 1) -> None:
        self.page = page
        self.texts = Texts(None, lang)
        self.random = Random(seed)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def is_over(self) -> bool:
        return bool(self.look()["sentence"] == self.texts.say("ui-prompt-over"))

    def play_to_the_end(self) -> list[str]:
        """Click glowing things and the buttons of the prompt until the match is over; gives what was clicked."""
        clicked: list[str] = []
        until = monotonic() + 60 * MINUTES
        while monotonic() < until:
            seen = self.look()
            assert not seen["wide"], "the page scrolls sideways"
            if seen["sentence"] == self.texts.say("ui-prompt-over"):
                return clicked
            if not seen["mine"]:
                self.page.wait_for_timeout(40)
                continue
            done = self.click_something(seen)
            if done:
                clicked.append(done)
                self.wait_for_change(seen)
        raise AssertionError(f"the match does not end; last: {self.look()}")

    def play_until(self, thing: Locator) -> None:
        """Click on until something is there, and it is this person's turn."""
        until = monotonic() + 60 * MINUTES
        while monotonic() < until:
            seen = self.look()
            if seen["mine"] and thing.count():
                return
            if seen["mine"] and self.click_something(seen):
                self.wait_for_change(seen)
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it never came; last: {self.look()}")

    def click_something(self, seen: dict[str, Any]) -> str:
        try:
            if seen["menu"]:
                items = self.page.locator(".bubble [role=menuitem]")
                items.nth(self.random.randrange(seen["menu"])).click(timeout=2000)
                return "menu"
            choices = [
                *seen["refs"],
                *(f"way {i}" for i in range(seen["ways"])),
                *(f"button {i}" for i in range(len(seen["buttons"]))),
            ]
            if not choices:
                self.show_another_tab()
                return ""
            choice = self.random.choice(choices)
            kind, _, number = choice.partition(" ")
            if kind == "button":
                self.page.locator(".prompt .button.main").nth(int(number)).click(timeout=2000)
            elif kind == "way":  # a step of the alignment token
                self.page.locator("button.way:visible").nth(int(number)).click(timeout=2000)
            else:
                self.page.locator(f'[data-ref="{choice}"].glows:visible').first.click(timeout=2000)
        except Error:  # the table moved on under the hand: look again
            if self.look()["menu"]:
                self.page.keyboard.press("Escape")
            return ""
        return str(choice)

    def show_another_tab(self) -> None:
        """On a phone the glowing things may lie on another tab, which says so."""
        tabs = self.page.locator("[role=tab]:visible:not([aria-selected=true])")
        if tabs.count():
            tabs.nth(self.random.randrange(tabs.count())).click(timeout=2000)
        self.page.wait_for_timeout(40)

    def wait_for_change(self, before: dict[str, Any]) -> None:
        until = monotonic() + 5
        while monotonic() < until:
            if self.look() != before:
                return
            self.page.wait_for_timeout(20)

    def play_by_keyboard(self) -> int:
        """Only keys: a number for one of the first nine moves of the list. Gives how many moves were made."""
        moves = 0
        until = monotonic() + 60 * MINUTES
        while monotonic() < until:
            seen = self.look()
            if seen["sentence"] == self.texts.say("ui-prompt-over"):
                return moves
            listed = self.page.locator(".moves button.move").count()
            if not seen["mine"] or not listed or seen["busy"]:
                self.page.wait_for_timeout(40)
                continue
            self.page.keyboard.press(str(1 + self.random.randrange(min(9, listed))))
            moves += 1
            self.wait_for_change(seen)
        raise AssertionError(f"the match does not end; last: {self.look()}")
