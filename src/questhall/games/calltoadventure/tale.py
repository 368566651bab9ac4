"""The hero's life, told from the cards.

CA-GEN-11  After the count each story is read out; it changes nothing about the result.
"""

from __future__ import annotations

from questhall.games.calltoadventure.components import CARDS_PER_CHAPTER, LOWEST
from questhall.games.calltoadventure.state import Player, State

Sentence = str
"""A message of the game that stands alone: `card-soldier.story`, `path-escape-upper.story`."""
Paragraph = list[Sentence]
HIGH, DEEP = 1, 5
"""The lowest space of a life in the light, and the highest of one in the dark."""


def tale(state: State, seat: int) -> list[Paragraph]:
    """Origin, motivation and destiny, each with what befell the hero then; those who went along; the end."""
    player = state.players[seat]
    chapters = [
        [told(card), *map(told, player.story[start : start + CARDS_PER_CHAPTER])]
        for card, start in ((player.origin, 0), (player.motivation, 3), (player.destiny, 6))
    ]
    allies = [f"card-{dashes(ally.id)}.{'parted' if ally.is_down else 'story'}" for ally in player.allies]
    faced = ["path-odium-upper.story"] if state.odium is not None and player.oath != "sworn" else []
    ending = [f"tale-{shade(player)}", *faced, f"tale-{ending_of(state, seat)}"]
    return [*chapters, *([allies] if allies else []), ending]


def told(strip: str) -> Sentence:
    """A challenge is told by the path that was taken, everything else by its card."""
    return f"{'path' if '/' in strip else 'card'}-{dashes(strip)}.story"


def dashes(id: str) -> str:
    return id.replace("_", "-").replace("/", "-")


def shade(player: Player) -> str:
    """How light or dark the life was."""
    if player.corruption == LOWEST:
        return "fallen"
    if player.corruption >= DEEP:
        return "dark"
    return "light" if player.corruption <= HIGH else "grey"


def ending_of(state: State, seat: int) -> str:
    if state.odium is None:
        return "remembered"
    if state.players[seat].oath == "sworn":
        return "betrayed" if state.is_beaten else "triumphed"
    return "victory" if state.is_beaten else "defeat"
