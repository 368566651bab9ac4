"""A person at a browser who knows Runebound: walks the map, visits markets, fights."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.hands import WHIM, Hands, Offer
from browser.person import eventually
from questhall.games.runebound3.board import PLACES, Hex, distances_from

ENOUGH_TO_SHOP, SHOPPING_AGAIN = 2, 6
"""So much gold, and so many rounds after the last time."""
CITIES = [place.hex for place in PLACES if place.kind == "city"]


class Adventurer(Hands):
    """Seeks adventures where they wait, and spends what they bring."""

    game = "runebound3"
    parts = ("map", "hero", "market", "rivals")
    best = {
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

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        super().__init__(page, seed, touch=touch)
        self.walks: list[int] = []
        """How many steps each click on a far hex was."""
        self.shops_from = 1
        """The round from which a market is worth a visit."""

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

    def act(self, *, by_keyboard: bool = False) -> None:
        goal = self.goal()
        if goal is None:
            self.make(self.choose(), by_keyboard=by_keyboard)
        elif by_keyboard:
            self.make(self.step_towards(goal), by_keyboard=True)
        else:
            self.walk(goal)

    def make(self, offer: Offer, *, by_keyboard: bool = False) -> None:
        if offer["move"]["type"] == "Shop":
            self.shops_from = self.view["round"] + SHOPPING_AGAIN
        super().make(offer, by_keyboard=by_keyboard)

    def roll_far(self) -> dict[str, Any]:
        """Roll to move until some hex is as far away as there are dice, several of them; gives the way there."""
        for _ in self.questions():
            ways = [each for each in self.view["reach"] if 1 < len(each["dice"]) == len(self.view["rolled"]["dice"])]
            if self.topic == "move.dice" and ways:
                return dict(self.random.choice(ways))
            rolls = [offer for offer in self.moves if offer["move"]["type"] == "RollToMove"]
            self.make(rolls[0] if rolls else self.choose())
        raise AssertionError("the match is over")

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
