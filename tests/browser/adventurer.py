"""A person at a browser who knows Runebound: chooses a move, then looks for the piece that stands for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.person import A_MOMENT, eventually
from questhall.games.runebound3.board import PLACES, Hex, distances_from

MINUTES = 10
WHIM = 0.2
"""How often anything at all is done instead of what seems best."""
ENOUGH_TO_SHOP, SHOPPING_AGAIN = 2, 6
"""So much gold, and so many rounds after the last time."""
CITIES = [place.hex for place in PLACES if place.kind == "city"]
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
BEST: dict[str, tuple[str, ...]] = {
    "turn.act": (
        "Adventure",
        "EngageVillain",
        "AttemptStory",
        "AttemptQuest",
        "FollowRumour",
        "KillZombie",
        "Learn",
        "UseAction",
        "StandUp",
        "Shop",
        "RollToMove",
    ),
    "move.dice": ("Done",),
    "shop.sell": ("Done",),
    "shop.buy": ("Buy",),
    "test.exert": ("ExertCard",),
    "rest.dice": ("Done",),
    "lissa.dice": ("Done",),
    "fight.act": ("Strike", "UseSurge", "Double", "FlipOwn", "MakeRecast"),
    "fight.block": ("Block",),
    "fight.retreat": ("Stay",),
}
"""What an adventurer wants most at a question, the best first."""
Offer = dict[str, Any]


class Ear:
    """Hears what the table says to the page, and which moves the page makes."""

    def __init__(self, page: Page) -> None:
        self.position: dict[str, Any] = {"entries": -1, "asks": [], "offers": [], "result": None}
        self.made: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)
        line.on("framesent", self.speak)

    def hear(self, frame: str | bytes) -> None:
        for message in msgspec.json.decode(frame):
            if message["type"] == "Position":
                self.position = message
                for ask in message["asks"]:
                    self.asked.update({offer["move"]["type"] for offer in ask["moves"]})

    def speak(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "Play":
            self.made[message["move"]["type"]] += 1


class Adventurer:
    """One pair of hands. The same seed and deal make the same game."""

    parts: tuple[str, ...] = ("map", "hero", "market", "rivals")
    """Of the board, on a phone."""
    best = BEST

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.random = Random(seed)
        self.ear = Ear(page)
        self.clicks = 0
        self.walks: list[int] = []
        """How many steps each click on a far hex was."""
        self.deeds: set[str] = set()
        """Things that were clicked though their actions have buttons, too."""
        self.shops_from = 1
        """The round from which a market is worth a visit."""
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
        """Nobody shops again at once or without gold, or leaves an adventure that waits where he stands."""
        if kind == "Shop":
            return self.wants_to_shop
        return kind != "RollToMove" or self.wants_to_shop or self.hero["hex"] not in self.view["gems"]

    @property
    def wants_to_shop(self) -> bool:
        return bool(self.view["round"] >= self.shops_from and self.hero["gold"] >= ENOUGH_TO_SHOP)

    def goal(self) -> Hex | None:
        """Where the dice on the table best lead: nearer than here to a market or an adventure, by the fewest dice."""
        if self.topic != "move.dice" or self.random.random() < WHIM:
            return None
        far = {hex: distances_from(hex) for hex in (CITIES if self.wants_to_shop else self.view["gems"])}
        dice = {self.hero["hex"]: 0} | {each["hex"]: len(each["dice"]) for each in self.view["reach"]}
        best = min(dice, key=lambda hex: (min((way[hex] for way in far.values()), default=0), dice[hex]))
        return best if dice[best] else None

    # Playing with the board

    def play_by_clicking(self) -> None:
        """Nothing but pieces of the board and buttons of the prompt, until the match is over."""
        for _ in self.questions():
            self.put_hint_away()
            self.find_new_kinds()
            goal = self.goal()
            if goal is None:
                self.make(self.choose())
            else:
                self.walk(goal)

    def play_by_keyboard(self) -> None:
        """Nothing but keys and the list of moves, until the match is over."""
        for _ in self.questions():
            goal = self.goal()
            offer = self.choose() if goal is None else self.step_towards(goal)
            self.make(offer, by_keyboard=True)

    def play_until(self, topic: str) -> None:
        """By the board, until this is asked."""
        for _ in self.questions():
            if self.topic == topic:
                return
            self.make(self.choose())

    def roll_far(self) -> dict[str, Any]:
        """Roll to move until some hex is as far away as there are dice, several of them; gives the way there."""
        for _ in self.questions():
            ways = [each for each in self.view["reach"] if 1 < len(each["dice"]) == len(self.view["rolled"]["dice"])]
            if self.topic == "move.dice" and ways:
                return dict(self.random.choice(ways))
            rolls = [offer for offer in self.moves if offer["move"]["type"] == "RollToMove"]
            self.make(rolls[0] if rolls else self.choose())
        raise AssertionError("the match is over")

    def questions(self) -> Iterator[None]:
        """Again and again when it is this person's turn."""
        until = monotonic() + 60 * MINUTES
        while not self.is_over:
            assert monotonic() < until, f"the match does not end; last: {self.ear.position['topic']}"
            if self.ear.position["asks"]:
                at = self.ear.position["asks"][0]["at"]  # the page may be slower than the ear
                expect(self.page.locator(f'section.prompt[data-at="{at}"][aria-busy=false]')).to_be_visible()
                yield
            else:
                self.page.wait_for_timeout(A_MOMENT)

    def make(self, offer: Offer, *, by_keyboard: bool = False) -> None:
        """Make a move, and wait until the table has taken it."""
        before = self.ear.position["entries"]
        if offer["move"]["type"] == "Shop":
            self.shops_from = self.view["round"] + SHOPPING_AGAIN
        if by_keyboard:
            self.press_keys(self.moves.index(offer))
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

    def step_towards(self, goal: Hex) -> Offer:
        """The first step of the way the board shows."""
        way = self.way_to(goal)
        return next(
            offer
            for offer in self.moves
            if (offer["move"].get("hex"), offer["move"].get("die")) == (way["path"][0], way["dice"][0])
        )

    def way_to(self, goal: Hex) -> dict[str, Any]:
        way: dict[str, Any] = next(each for each in self.view["reach"] if each["hex"] == goal)
        return way

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

    def walk(self, goal: Hex) -> None:
        """One click on a hex, however many dice it takes to get there."""
        ways = [offer for offer in self.moves if f"hex:{goal}" in offer["touches"]]
        if ways:
            self.make(self.random.choice(ways))
            return
        before, way = self.ear.made["MoveTo"], self.way_to(goal)
        self.press(self.piece(f"hex:{goal}"))
        eventually(self.page, lambda: self.is_there(goal), f"it did not lead along {way}")
        self.walks.append(self.ear.made["MoveTo"] - before)
        assert self.walks[-1] == len(way["dice"]) or self.hero["is_defeated"]

    def is_there(self, goal: Hex) -> bool:
        """Arrived, or fallen on the way: zombies wait on some hexes."""
        return bool(self.hero["hex"] == goal or self.hero["is_defeated"])

    def is_taken(self, before: int) -> bool:
        """On touch what cannot be taken back wants a second tap."""
        sure = self.page.locator(".bubble .item.main")
        if self.ear.position["entries"] == before and self.touch and sure.count():
            self.press(sure)
        return bool(self.ear.position["entries"] != before)

    def press(self, what: Locator) -> None:
        self.clicks += 1
        if self.touch:
            what.tap()
        else:
            what.click()

    def thing_of(self, offer: Offer) -> str:
        """What on the board stands for a move; a move that touches nothing is a button."""
        return next((str(ref) for ref in offer["touches"] if ref in self.ear.position["things"]), "")

    def piece(self, ref: str) -> Locator:
        """On a phone it may lie on another part of the board."""
        piece = self.page.locator(f'main.board [data-ref="{ref}"].glows:visible')
        if not self.touch:
            expect(piece.first).to_be_visible()
            return piece.first
        for part in ("", *self.parts):
            if part:
                self.turn_to(part)
            if piece.count():
                return piece.first
        raise AssertionError(f"nothing on the board stands for {ref} at {self.topic}")

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
