"""A person at a browser who knows Near and Far: chooses a move, then looks for the piece that stands for it."""

from __future__ import annotations

from typing import Any

from browser.hands import Hands, Offer
from browser.person import A_MOMENT, eventually


class Wanderer(Hands):
    """Hires, sets out, walks, fights, takes quests and makes camp; claims whatever can be claimed."""

    game = "nearandfar"
    parts = ("map", "town", "board", "others")
    best = {
        "turn.action": ("Claim", "Walk", "SetOut", "Visit"),
        "turn.end": ("Claim", "Done"),
        "journey.next": ("Claim", "TakeQuest", "MakeCamp", "Walk"),
        "threat.meet": ("FightThreat", "FightBoss"),
        "hall.action": ("Claim", "Sell", "Buy", "ChangeReputation", "Done"),
        "saloon.action": ("Hire",),
        "team.join": ("Join",),
        "stables.action": ("TakeAnimal",),
        "store.action": ("DrawArtifacts",),
        "farm.action": ("Harvest",),
        "hut.action": ("SearchHut",),
        "mine.action": ("Dig",),
        "treasure.keep": ("LoadTreasure",),
    }

    @property
    def hero(self) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][self.view["seat"]]
        return player

    def makes_sense(self, kind: str) -> bool:
        """Nobody sets out alone, or without hearts for a camp."""
        if kind == "SetOut":
            return len(self.hero["team"]) > 1
        return kind != "Walk" or self.topic != "turn.action" or bool(self.hero["hearts"])

    def choose(self) -> Offer:
        """Hearts are spent where they win, and no more of them than that."""
        fight = self.view["turn"]["fight"]
        if self.topic != "fight.raise" or fight is None:
            return super().choose()
        spends = [offer for offer in self.moves if offer["move"]["type"] == "SpendHearts"]
        enough = [offer for offer in spends if fight["total"] + offer["move"]["hearts"] >= fight["against"]]
        return min(enough or spends, key=lambda offer: int(offer["move"]["hearts"]))

    def make(self, offer: Offer, *, by_keyboard: bool = False) -> None:
        """While all draft at once, the bots go first: their answers change the position as well."""
        eventually(self.page, self.is_alone, "the others do not answer")
        super().make(offer, by_keyboard=by_keyboard)

    def is_alone(self) -> bool:
        return bool(self.ear.position["waiting"] == [self.view["seat"]]) and self.prompt.count() == 1

    def click(self, offer: Offer) -> None:
        """Cards to keep are marked, and then kept; a book that lies over the map is closed first."""
        self.close_book()
        if offer["move"]["type"] != "Keep":
            super().click(offer)
            return
        if self.touch:
            self.find_picks()
        for card in offer["move"]["cards"]:
            self.press(self.page.locator(f'button.pick[data-card="{card}"]:visible'))
        self.press(self.page.locator(".keep button.way:visible"))

    def find_picks(self) -> None:
        """The part of the board on which the cards lie."""
        picks = self.page.locator("button.pick:visible")
        eventually(self.page, lambda: self.is_on_a_part(picks), "there are no cards to keep")

    def turn_to(self, part: str) -> None:
        """On a phone an open book lies where the map is."""
        super().turn_to(part)
        if part == "map":
            self.page.wait_for_timeout(A_MOMENT)
            self.close_book()

    def close_book(self) -> None:
        book = self.page.locator("article.page button.close:visible")
        if book.count():
            self.press(book)

    def without_a_piece(self) -> list[Offer]:
        """Of cards to keep each has a mark of its own."""
        return [offer for offer in super().without_a_piece() if offer["move"]["type"] != "Keep"]
