"""A person at a browser: plays by clicking what glows, or by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page

from browser.running import PATIENCE
from questhall.text import Texts

MINUTES = 6
A_MOMENT = 20
"""Milliseconds between two looks: nothing hangs on it."""
LOOK = """() => {
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  const prompt = document.querySelector('section.prompt');
  return {
    sentence: prompt?.querySelector('.sentence')?.textContent ?? '',
    mine: prompt?.matches('.mine') ?? false,
    refs: all('[data-ref].glows').map((one) => one.dataset.ref),
    ways: all('button.way').length,
    buttons: all('section.prompt .button.main').map((one) => one.textContent.trim()),
    menu: all('.bubble [role=menuitem]').length,
    busy: prompt?.getAttribute('aria-busy') === 'true',
    board: document.querySelector('main.board')?.textContent ?? '',
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""
Sight = dict[str, Any]


def eventually(page: Page, true: Callable[[], bool], what: str) -> None:
    """Look until it is so, however slow the machine is."""
    until = monotonic() + PATIENCE
    while not true():
        assert monotonic() < until, what
        page.wait_for_timeout(A_MOMENT)


class Person:
    """One pair of hands. It answers at random, but always the same way for the same seed.

    What it likes (`market`: cards of the market) it takes whenever that is offered.
    """

    def __init__(self, page: Page, lang: str = "en", seed: int = 1, likes: tuple[str, ...] = ()) -> None:
        self.page = page
        self.texts = Texts(None, lang)
        self.random = Random(seed)
        self.likes = likes

    def look(self) -> Sight:
        seen: Sight = self.page.evaluate(LOOK)
        return seen

    def is_over(self, seen: Sight) -> bool:
        return bool(seen["sentence"] == self.texts.say("ui-prompt-over"))

    def play_to_the_end(self) -> list[str]:
        """Click glowing things and the buttons of the prompt until the match is over; gives what was clicked."""
        clicked: list[str] = []
        self.play_until(self.is_over, clicked)
        return clicked

    def play_until(self, enough: Callable[[Sight], bool], clicked: list[str] | None = None) -> Sight:
        """Click on until it is enough; gives what is seen then."""
        until = monotonic() + 60 * MINUTES
        while monotonic() < until:
            seen = self.look()
            assert not seen["wide"], "the page scrolls sideways"
            if enough(seen):
                return seen
            assert not self.is_over(seen), "the match was over before that"
            done = self.click_something(seen)
            if done and clicked is not None:
                clicked.append(done)
        raise AssertionError(f"it never came; last: {self.look()}")

    def play_until_there(self, thing: Locator) -> Sight:
        """Click on until something is there, and it is this person's turn."""
        return self.play_until(lambda seen: seen["mine"] and not seen["menu"] and thing.count() > 0)

    def make_moves(self, count: int) -> None:
        """So many clicks that changed something, and then the next own turn."""
        clicked: list[str] = []
        self.play_until(lambda seen: len(clicked) >= count and seen["mine"] and not seen["menu"], clicked)

    def click_something(self, seen: Sight) -> str:
        """One click, and wait for what it does. Empty if it was not this person's turn or the table moved on."""
        if not seen["mine"] or seen["busy"]:
            self.page.wait_for_timeout(A_MOMENT)
            return ""
        try:
            choice = self.click_one(seen)
        except Error:  # the table moved on under the hand: look again
            if self.look()["menu"]:
                self.page.keyboard.press("Escape")
            return ""
        if choice:
            self.wait_for_change(seen)
        return choice

    def click_one(self, seen: Sight) -> str:
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
        liked = [one for one in choices if one.partition(":")[0] in self.likes]
        choice = str(self.random.choice(liked or choices))
        kind, _, number = choice.partition(" ")
        if kind == "button":
            self.page.locator("section.prompt .button.main").nth(int(number)).click(timeout=2000)
        elif kind == "way":  # a step of the alignment token
            self.page.locator("button.way:visible").nth(int(number)).click(timeout=2000)
        else:
            self.page.locator(f'[data-ref="{choice}"].glows:visible').first.click(timeout=2000)
        return choice

    def show_another_tab(self) -> None:
        """On a phone the glowing things lie on another tab, which says how many."""
        others = self.page.locator(
            "[role=tab]:visible:not([aria-selected=true]):not([data-tab=moves], [data-tab=chat])"
        )
        glowing = others.filter(has=self.page.locator(".count"))
        tabs = glowing if glowing.count() else others
        if tabs.count():
            tabs.nth(self.random.randrange(tabs.count())).click(timeout=2000)

    def wait_for_change(self, before: Sight) -> None:
        """Until the click has done something. What cannot be seen is not waited for long."""
        same = {**before, "busy": False}
        until = monotonic() + 5
        while monotonic() < until and self.look() in (same, {**same, "busy": True}):
            self.page.wait_for_timeout(A_MOMENT)

    def play_by_keyboard(self) -> int:
        """Only keys: a number for one of the first nine moves of the list. Gives how many moves were made."""
        moves = 0
        until = monotonic() + 60 * MINUTES
        while monotonic() < until:
            seen = self.look()
            if self.is_over(seen):
                return moves
            listed = self.page.locator(".moves button.move").count()
            if not seen["mine"] or not listed or seen["busy"]:
                self.page.wait_for_timeout(A_MOMENT)
                continue
            self.page.keyboard.press(str(1 + self.random.randrange(min(9, listed))))
            moves += 1
            self.wait_for_change(seen)
        raise AssertionError(f"the match does not end; last: {self.look()}")


def play_together(people: list[Person], moves: int) -> None:
    """People at browsers of their own, each when it is his turn."""
    made = 0
    until = monotonic() + 60 * MINUTES
    while made < moves:
        assert monotonic() < until, f"the table stands still; last: {people[0].look()}"
        for person in people:
            made += bool(person.click_something(person.look()))
