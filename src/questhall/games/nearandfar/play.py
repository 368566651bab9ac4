"""The whole game on one page: set up, draft, turns, the final count."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import NOTHING, Play, Table
from questhall.games.nearandfar.rules.draft import discard, draft
from questhall.games.nearandfar.rules.setup import choose_characters, open_atlas
from questhall.games.nearandfar.rules.talents import choose_talents
from questhall.games.nearandfar.rules.turn import take_turn
from questhall.games.nearandfar.state import Phase, State

ENDS = ("last-camp", "no-room", "boss-left")


def beat(table: Table[State]) -> Play[None]:
    """One beat: a step of set-up, a round of the draft, or somebody's turn."""
    step = STEPS[table.state.phase](table)
    return NOTHING if step is None else step


STEPS: dict[Phase, Callable[[Table[State]], Play[None] | None]] = {
    "open": open_atlas,
    "characters": choose_characters,
    "talents": choose_talents,
    "draft": draft,
    "discards": discard,
    "turn": take_turn,
}
