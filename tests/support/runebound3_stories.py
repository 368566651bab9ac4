"""Story cards of Runebound on a table with zombies."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.rules.story import draw_story, place_story_quest
from questhall.games.runebound3.state import Player, State
from support.runebound3 import hex_of, play, position
from support.stretch import Played, Rigged


def draw(state: State, story: str, *answers: Move, **chance: list[int]) -> Played[State]:
    """The next story card is this one."""
    state.story_deck = [story]
    return play(state, draw_story, answers, Rigged(deck__story=[0], **chance))


def lay_story(state: State, story: str) -> None:
    """A story quest lies in its slot."""
    place_story_quest(state, story)


def haunted(*heroes: Player, zombies: str = "", first: int = 0) -> State:
    """The Corpse King's land with zombies."""
    state = position(*heroes, scenario="corpse_king", active=first)
    state.zombies = hexes(zombies)
    return state


def hexes(places: str) -> list[Hex]:
    return [hex_of(place) for place in places.split()]


def damages(state: State) -> list[int]:
    return [player.damage for player in state.players]
