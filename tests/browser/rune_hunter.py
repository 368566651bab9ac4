"""A person at a browser who knows the first Runebound: walks to adventures, fights, shops, improves."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.hands import WHIM, Hands, Offer
from browser.person import eventually
from questhall.games.runebound1.board import HEX_OF, SPOTS, distances_from
from questhall.games.runebound1.components import Hex

ENOUGH_TO_SHOP = 4
EASY, HARD = ("green",), ("green", "yellow", "blue", "red")
"""What is dared before and after the first improvements."""


class RuneHunter(Hands):
    """Seeks the adventures it dares, and spends what they bring."""

    game = "runebound1"
    parts = ("map", "hero", "market", "rivals")
    best = {
        "move.prepare": ("RollDice",),
        "move.step": ("StopMoving",),
        "adventure.choose": ("Attempt",),
        "test.roll": ("RollTest",),
        "fight.escape": ("FightOn",),
        "fight.act": ("AttackWith", "Defend"),
        "market.act": ("Hire", "Buy", "Heal", "Done"),
        "experience.spend": ("Improve", "ImproveTwo", "EndTurn"),
    }

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        super().__init__(page, seed, touch=touch)
        self.walks: list[int] = []
        """How many steps each click on a far hex was."""

    def goal(self) -> Hex | None:
        """Where the dice best lead: nearer than here to a market or an adventure, by the fewest dice."""
        if self.topic != "move.step" or self.random.random() < WHIM:
            return None
        dice = {self.hero["hex"]: 0} | {each["hex"]: len(each["faces"]) for each in self.view["reach"]}
        far = [distances_from(hex) for hex in self.wanted()]
        best = min(dice, key=lambda hex: (min((way[hex] for way in far), default=0), dice[hex]))
        return best if dice[best] else None

    def wanted(self) -> list[Hex]:
        if self.hero["gold"] >= ENOUGH_TO_SHOP and len(self.hero["items"]) + len(self.hero["allies"]) < 3:
            return [*HEX_OF.values()]
        colours = HARD if self.hero["level"] > 2 else EASY
        return [hex for hex in self.view["spots"] if SPOTS[hex].colour in colours]

    def act(self, *, by_keyboard: bool = False) -> None:
        goal = self.goal()
        if goal is None:
            super().act(by_keyboard=by_keyboard)
        elif by_keyboard:
            self.make(self.step_towards(goal), by_keyboard=True)
        else:
            self.walk(goal)

    def play_until_a_challenge(self) -> None:
        """By the board, until a foe of the deck is fought; the other hero's rolls nobody can weigh beforehand."""
        for _ in self.questions():
            if self.topic == "fight.act" and self.view["fight"]["rival"] is None:
                return
            self.act()

    def step_towards(self, goal: Hex) -> Offer:
        """The first step of the way the board shows."""
        way = self.way_to(goal)
        first = (way["path"][0], way["faces"][0])
        return next(each for each in self.moves if (each["move"].get("hex"), each["move"].get("face")) == first)

    def walk(self, goal: Hex) -> None:
        """One click on a hex, however many dice it takes to get there."""
        steps = [offer for offer in self.moves if f"hex:{goal}" in offer["touches"]]
        if steps:
            self.make(self.random.choice(steps))
            return
        before, way = self.ear.made["Step"], self.way_to(goal)
        self.press(self.piece(f"hex:{goal}"))
        eventually(self.page, lambda: self.is_there(goal), f"it did not lead along {way}")
        self.walks.append(self.ear.made["Step"] - before)
        fell = self.hero["hex"] != goal or self.hero["is_knocked_out"]  # into Tamalir, where he may have been bound
        assert self.walks[-1] == len(way["faces"]) or fell

    def is_there(self, goal: Hex) -> bool:
        """Arrived, or fallen on the way, for some events make roads dangerous: then no dice are left."""
        self.tap_again()  # what meets a hero on such a road cannot be taken back
        return bool(self.hero["hex"] == goal or not self.view["dice"])

    def way_to(self, goal: Hex) -> dict[str, Any]:
        way: dict[str, Any] = next(each for each in self.view["reach"] if each["hex"] == goal)
        return way
