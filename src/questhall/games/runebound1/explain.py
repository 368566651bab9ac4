"""Why something cannot be done now: for every thing on the table a reason and its rule."""

from __future__ import annotations

from questhall.engine import Question, Ref, Refusal
from questhall.games.runebound1.board import NEIGHBOURS, TERRAIN, TOWN_AT
from questhall.games.runebound1.cards.define import ITEMS
from questhall.games.runebound1.rules.adventure import colour_here, is_allowed
from questhall.games.runebound1.rules.counters import points_of
from questhall.games.runebound1.rules.experience import cost
from questhall.games.runebound1.rules.limits import class_of
from questhall.games.runebound1.rules.market import price
from questhall.games.runebound1.state import State

NOT_NOW: dict[str, str] = {
    "hex": "R1-MOVE-01",
    "spot": "R1-ADV-01",
    "item": "R1-ACT-01",
    "ally": "R1-CHAL-09",
    "hero": "R1-CHAL-06",
    "market": "R1-MARKET-01",
    "die": "R1-MOVE-07",
    "dice": "R1-MOVE-01",
    "seat": "R1-PVP-01",
    "deck": "R1-ADV-02",
    "attribute": "R1-EXP-01",
    "enemy": "R1-CHAL-06",
}
"""When a thing can be used at all."""


def why_not(state: State, question: Question | None, seat: int, ref: Ref) -> Refusal:
    """The reason why nothing can be done with a thing now."""
    kind, _, name = ref.partition(":")
    if question is None:
        return Refusal("R1-GOAL-03", "match-over")
    if seat not in question.asks:
        return Refusal("R1-TURN-01" if state.fight is None else "R1-PVP-06", "not-your-turn")
    when = kind if kind in NOT_NOW else "hero"
    return why_not_here(state, question.topic, seat, kind, name) or Refusal(NOT_NOW[when], f"not-now-{when}")


def why_not_here(state: State, topic: str, seat: int, kind: str, name: str) -> Refusal | None:
    """What stands in the way of the seat that is asked."""
    player = state.players[seat]
    if name in player.face_down:
        return Refusal("R1-ACT-02", "face-down", {"card": name})
    match topic, kind:
        case ("move.prepare" | "move.step", "hex") if name.isdigit():
            return why_no_step(state, topic, seat, int(name))
        case ("adventure.choose", "spot"):
            return why_no_adventure(state, seat)
        case ("market.act", "market"):
            return why_no_purchase(state, seat, name)
        case ("market.act", "item") if name in ITEMS and not ITEMS[name].price:
            return Refusal("R1-MARKET-09", "no-price", {"card": name})
        case ("fight.act", "hero" | "ally"):
            return Refusal("R1-CHAL-07", "attacked-already", {"card": name})
        case (_, "attribute") if points_of(player) < cost(state):
            return Refusal("R1-EXP-01", "too-little-experience", {"points": points_of(player), "cost": cost(state)})
    return None


def why_no_step(state: State, topic: str, seat: int, hex: int) -> Refusal:
    if hex not in NEIGHBOURS[state.players[seat].hex]:
        return Refusal("R1-MOVE-06", "too-far")
    if topic == "move.prepare":
        return Refusal("R1-MOVE-16", "rested")
    return Refusal("R1-MOVE-06", "no-such-die", {"terrain": TERRAIN[hex]})


def why_no_adventure(state: State, seat: int) -> Refusal:
    colour = colour_here(state, seat)
    if colour is not None and not is_allowed(state, seat, colour):
        return Refusal("R1-VAR-08", "barred-colour", {"colour": colour})
    return Refusal("R1-ADV-01", "no-adventure")


def why_no_purchase(state: State, seat: int, card: str) -> Refusal:
    player = state.players[seat]
    town = TOWN_AT.get(player.hex)
    if town is None or card not in state.stalls[town]:
        return Refusal("R1-MARKET-02", "other-town")
    gold = price(state, seat, card)
    if gold > player.gold:
        return Refusal("R1-MARKET-06", "too-dear", {"gold": player.gold, "cost": gold})
    return Refusal("R1-LIMIT-02", "no-room", {"class": class_of(card)})
