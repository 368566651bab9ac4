"""Tables of Runebound's first edition laid out card by card, with the plain cards of `runebound1_plain`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questhall.engine import Play, Table
from questhall.games.runebound1.board import SPOTS, TOWN_AT
from questhall.games.runebound1.components import COLOURS, NOWHERE, Colour, Hex, Town
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.turn import movement_dice
from questhall.games.runebound1.state import Ally, Phase, Pile, Player, State, Undefeated
from support import runebound1
from support.runebound1 import hex_of


def spot(colour: Colour) -> Hex:
    """A hex with an adventure spot of this colour, not in a town."""
    return next(hex for hex, spot in SPOTS.items() if spot.colour == colour and hex not in TOWN_AT)


def ally_with(word: str) -> Ally:
    """`guard`, `guard:1` with a wound, `guard:1/2` with two exhaustion besides."""
    card, _, counters = word.partition(":")
    wounds, _, exhaustion = counters.partition("/")
    return Ally(card, int(wounds or 0), int(exhaustion or 0))


def hero(
    id: str = "ann",
    at: str | Hex = "tamalir",
    *,
    gold: int = 0,
    wounds: int = 0,
    exhaustion: int = 0,
    items: str = "",
    allies: str = "",
    face_down: str = "",
    improved: Sequence[int] = (0, 0, 0),
    raised: int = 0,
    counters: Sequence[int] = (0, 0, 0, 0),
    noted: int = 0,
    came_from: Hex = NOWHERE,
) -> Player:
    """A hero without gold: cards are named in one string, `items="sword ring"`, allies with counters, `guard:1/2`.

    `counters` are those of adventures, from green to red.
    """
    return Player(
        hero=id,
        hex=at if isinstance(at, int) else hex_of(at),
        came_from=came_from,
        gold=gold,
        wounds=wounds,
        exhaustion=exhaustion,
        items=items.split(),
        allies=[ally_with(word) for word in allies.split()],
        face_down=face_down.split(),
        improved=list(improved),
        raised=raised,
        counters=list(counters),
        noted=noted,
    )


def position(
    *heroes: Player,
    active: int = 0,
    phase: Phase = "movement",
    decks: Mapping[str, str] | None = None,
    market: str = "",
    stalls: Mapping[Town, str] | None = None,
    track: Sequence[Undefeated] = (),
    event_box: str = "",
    doom: str = "",
    bank: Sequence[int] = (0, 0, 0, 0),
    **options: bool,
) -> State:
    """A table of the basic game in the middle of a match; without heroes Ann and Bob are in Tamalir.

    All decks and markets are empty but those that are given, `decks={"green": "goblin orc"}`: exactly these cards in
    this order, so that rigged draws can name them by number.
    """
    players = heroes or (hero("ann"), hero("bob"))
    basic: dict[str, Any] = {"advanced": False, "doom": False}
    state = runebound1.position(*players, active=active, phase=phase, **basic | options)
    state.decks = {colour: Pile((decks or {}).get(colour, "").split()) for colour in COLOURS}
    state.market = Pile(market.split())
    for town, cards in (stalls or {}).items():
        state.stalls[town] = cards.split()
    state.undefeated = list(track)
    state.event_box, state.doom, state.bank = event_box.split(), doom.split(), list(bank)
    state.is_start_unseen = False
    state.allowance = movement_dice(state, active)
    return state


def until(*phases: Phase) -> Callable[[Table[State]], Play[None]]:
    """Beat after beat, until one of these phases has come and no fight is under way."""

    def stretch_of_play(table: Table[State]) -> Play[None]:
        while table.state.phase not in phases or table.state.fight is not None:
            yield from beat(table)

    return stretch_of_play


def d20(seat: int, *dice: int) -> dict[str, Any]:
    """Rolls of the twenty-sided die of a seat, as they fall: `Rigged(**d20(0, 11))`."""
    return {f"seat__{seat}__die": [die - 1 for die in dice]}
