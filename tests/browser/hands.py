"""A pair of hands at a browser that knows the game: chooses a move, then looks for the piece that stands for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from browser.ear import Ear
from browser.person import A_MOMENT, eventually
from browser.running import PATIENCE

MINUTES = 10
WHIM = 0.2
"""How often anything at all is done instead of what seems best."""
MOST_TABS = 200
HAS_FOCUS = "(place) => document.activeElement === document.querySelectorAll('.moves button.move')[place]"
SEEN = """() => {
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  return {
    refs: all('main.board [data-ref].glows').map((one) => one.dataset.ref),
    buttons: all('section.prompt .button.main').length,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""
Offer = dict[str, Any]


class Hands:
    """The same seed and deal make the same game."""

    game: str
    parts: tuple[str, ...]
    """Of the board, on a phone."""
    best: dict[str, tuple[str, ...]]
    """What is wanted most at a question, the best first."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.random = Random(seed)
        self.ear = Ear(page)
        self.clicks = 0
        self.deeds: set[str] = set()
        """Things that were clicked though their actions have buttons, too."""
        self.known: set[tuple[str, str]] = set()
        """Questions and kinds of moves that were found on the board already."""

    # What there is to do

    @property
    def is_over(self) -> bool:
        return self.ear.position["result"] is not None

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.ear.position["view"]
        return view

    @property
    def hero(self) -> dict[str, Any]:
        hero: dict[str, Any] = self.view["heroes"][self.view["seat"]]
        return hero

    @property
    def topic(self) -> str:
        return str(self.ear.position["asks"][0]["topic"])

    @property
    def moves(self) -> list[Offer]:
        """What is offered, in the order of the table: answers first, then what may be done at any moment."""
        position = self.ear.position
        return [offer for each in (*position["asks"], *position["offers"]) for offer in each["moves"]]

    def choose(self) -> Offer:
        """What seems best, or sometimes anything at all; no move of a kind is dearer than another."""
        kinds = sorted({str(offer["move"]["type"]) for offer in self.moves})
        best = [kind for kind in self.best.get(self.topic, ()) if kind in kinds and self.makes_sense(kind)]
        kind = best[0] if best and self.random.random() > WHIM else self.random.choice(kinds)
        return self.random.choice([offer for offer in self.moves if offer["move"]["type"] == kind])

    def makes_sense(self, kind: str) -> bool:
        return True

    # Playing with the board

    def play_by_clicking(self) -> None:
        """Nothing but pieces of the board and buttons of the prompt, until the match is over."""
        for _ in self.questions():
            self.put_hint_away()
            self.find_new_kinds()
            self.act()

    def play_by_keyboard(self) -> None:
        """Nothing but keys and the list of moves, until the match is over."""
        for _ in self.questions():
            self.act(by_keyboard=True)

    def play_until(self, topic: str) -> None:
        """By the board, until this is asked."""
        for _ in self.questions():
            if self.topic == topic:
                return
            self.make(self.choose())

    def act(self, *, by_keyboard: bool = False) -> None:
        """Answer the question, one way or the other."""
        self.make(self.choose(), by_keyboard=by_keyboard)

    def questions(self) -> Iterator[None]:
        """Again and again when it is this person's turn."""
        until = monotonic() + 60 * MINUTES
        while not self.is_over:
            assert monotonic() < until, f"the match does not end; last: {self.ear.position['topic']}"
            if self.ear.position["asks"] and self.prompt.count():
                yield
            else:
                self.page.wait_for_timeout(A_MOMENT)

    @property
    def prompt(self) -> Locator:
        """Where the question stands that the ear has heard last: the page may be slower."""
        at = self.ear.position["asks"][0]["at"] if self.ear.position["asks"] else -1
        return self.page.locator(f'section.prompt[data-at="{at}"][aria-busy=false]')

    def make(self, offer: Offer, *, by_keyboard: bool = False) -> None:
        """Make a move, and wait until the table has taken it."""
        before = self.ear.position["entries"]
        if by_keyboard:
            self.press_keys(self.moves.index(offer))
        elif len(self.moves) == 1 and offer["move"]["type"] == "Pass":
            self.pass_on()
        else:
            self.click(offer)
        eventually(self.page, lambda: self.is_taken(before), f"nothing came of {offer}")

    def click(self, offer: Offer) -> None:
        """The piece of a move, and what it opens if it stands for several; or the button."""
        ref = self.thing_of(offer)
        if not ref and self.click_deed(offer):
            return
        if not ref:
            buttons = [each for each in self.moves if not self.thing_of(each)]
            self.press(self.page.locator("section.prompt .button.main").nth(buttons.index(offer)))
            return
        several = [each for each in self.moves if ref in each["touches"]]  # before the click: it may be the move
        self.press(self.piece(ref))
        if len(several) > 1:
            self.press(self.page.locator(".bubble [role=menuitem]").nth(several.index(offer)))

    def pass_on(self) -> None:
        """For whoever can only pass the table does it after a while, perhaps just now."""
        with suppress(Error):
            self.press(self.prompt.locator(".button.main"), patience=1)

    def click_deed(self, offer: Offer) -> bool:
        """The dice, the villain: what stands for an action that has a button, too; if it is in sight."""
        refs = {str(ref) for ref in offer["touches"]}
        pieces = [self.page.locator(f'main.board [data-ref="{ref}"].glows:visible') for ref in sorted(refs)]
        found = next((piece.first for piece in pieces if piece.count()), None)
        if found is None:
            return False
        self.deeds |= refs
        self.press(found)
        return True

    def press_keys(self, place: int) -> None:
        """The first nine moves of the list have a number; the others are reached by Tab."""
        if place < 9:
            self.press_key(str(place + 1))
            return
        for _ in range(MOST_TABS):
            if self.page.evaluate(HAS_FOCUS, place):
                self.press_key("Enter")
                return
            self.press_key("Tab")
        raise AssertionError(f"Tab does not lead to move {place + 1} of the list")

    def press_key(self, key: str) -> None:
        self.clicks += 1
        self.page.keyboard.press(key)

    def is_taken(self, before: int) -> bool:
        if self.ear.position["entries"] == before:
            self.tap_again()
        return bool(self.ear.position["entries"] != before)

    def tap_again(self) -> None:
        """On touch what cannot be taken back wants a second tap."""
        sure = self.page.locator(".bubble .item.main")
        if self.touch and sure.count():
            with suppress(Error):  # it may just have been put away
                self.press(sure, patience=1)

    def press(self, what: Locator, patience: float = PATIENCE) -> None:
        self.clicks += 1
        if self.touch:
            what.tap(timeout=1000 * patience)
        else:
            what.click(timeout=1000 * patience)

    def thing_of(self, offer: Offer) -> str:
        """What on the board stands for a move; a move that touches nothing is a button."""
        return next((str(ref) for ref in offer["touches"] if ref in self.ear.position["things"]), "")

    def piece(self, ref: str) -> Locator:
        """On a phone it may lie on another part of the board."""
        piece = self.page.locator(f'main.board [data-ref="{ref}"].glows:visible')
        if not self.touch:
            expect(piece.first).to_be_visible()
            return piece.first
        message = f"nothing on the board stands for {ref} at {self.topic}"
        eventually(self.page, lambda: self.is_on_a_part(piece), message)
        return piece.first

    def is_on_a_part(self, piece: Locator) -> bool:
        """Turns the parts of the board over until it is in sight."""
        for part in ("", *self.parts):
            if part:
                self.turn_to(part)
                self.page.wait_for_timeout(A_MOMENT)
            if piece.count():
                return True
        return False

    def turn_to(self, part: str) -> None:
        self.press(self.page.locator(f"[role=tab][data-tab={part}]"))

    def put_hint_away(self) -> None:
        """On a phone a hint for newcomers lies over the foot of the board until it has been read."""
        hint = self.page.locator("aside.note:visible")
        if self.touch and hint.count():
            self.press(hint.locator("button").first)
            expect(hint).to_have_count(0)

    # Looking

    def find_new_kinds(self) -> None:
        """Whatever kind of move is offered for the first time at a question has its piece or its button."""
        new = {(self.topic, str(offer["move"]["type"])) for offer in self.moves} - self.known
        if not new:
            return
        missing: list[Offer] = []

        def is_all_there() -> bool:
            missing[:] = self.without_a_piece()
            return not missing

        eventually(self.page, is_all_there, f"{self.topic}: nothing to click for {missing}")
        self.known |= new

    def without_a_piece(self) -> list[Offer]:
        """Moves that nothing in sight stands for; on a phone nothing on any part of the board."""
        seen = self.page.evaluate(SEEN)
        assert not seen["wide"], "the page scrolls sideways"
        buttons = [offer for offer in self.moves if not self.thing_of(offer)]
        if len(buttons) != seen["buttons"]:
            return buttons
        left = [offer for offer in self.moves if offer not in buttons]
        for part in ("", *self.parts) if self.touch else ("",):
            if part and left:
                self.turn_to(part)
            refs = {*self.page.evaluate(SEEN)["refs"]} if left else set()
            left = [offer for offer in left if not refs.intersection(offer["touches"])]
        return left
