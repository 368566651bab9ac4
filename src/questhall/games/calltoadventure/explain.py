"""Why something cannot be done now: for every thing on the table a reason and its rule."""

from __future__ import annotations

from questhall.engine import Question, Ref, Refusal
from questhall.games.calltoadventure.cards.define import ACT_OF, FATE, PARTS, TRAITS
from questhall.games.calltoadventure.rules.playing import may_play
from questhall.games.calltoadventure.rules.story import radiants
from questhall.games.calltoadventure.rules.turn import missing
from questhall.games.calltoadventure.state import State, finished

NOT_NOW: dict[str, str] = {
    "row": "CA-TURN-01",
    "path": "CA-CHAL-05",
    "hand": "CA-CARD-06",
    "story": "CA-TURN-02",
    "dealt": "CA-SETUP-03",
    "rune": "CA-RUNE-11",
    "ability": "CA-RUNE-05",
    "deck": "CA-CARD-03",
    "hero": "CA-CARD-09",
    "odium": "CA-ODIUM-15",
}
"""When a thing can be used at all."""


def why_not(state: State, question: Question | None, seat: int, ref: Ref) -> Refusal:
    """The reason why nothing can be done with a thing now."""
    kind, _, name = ref.partition(":")
    if question is None:
        return Refusal("CA-END-01", "match-over")
    if kind == "hand" and name in state.players[seat].hand:
        return why_not_card(state, seat, name)
    if seat not in question.asks:
        return Refusal("CA-TURN-07", "not-your-turn")
    found = why_not_here(state, seat, kind, name)
    return found or Refusal(NOT_NOW[kind], f"not-now-{kind}")


def why_not_card(state: State, seat: int, card: str) -> Refusal:
    """A card in the own hand: the track forbids its side, or it has another moment."""
    side = FATE[card].side
    if not may_play(state.players[seat], side):
        return Refusal("CA-TERM-11" if side == "hero" else "CA-TERM-10", f"track-bars-{side}")
    return Refusal("CA-CARD-06", f"moment-{FATE[card].moment}")


def why_not_here(state: State, seat: int, kind: str, name: str) -> Refusal | None:
    """What stands in the way of the seat that is being asked."""
    card = name.partition("/")[0]
    if kind in ("row", "path") and any(slot.card == card for row in state.rows for slot in row):
        return why_not_from_row(state, seat, card)
    if kind == "story" and name in PARTS:
        return why_not_power(state, seat, name)
    return None


def why_not_from_row(state: State, seat: int, card: str) -> Refusal | None:
    player = state.players[seat]
    act = ACT_OF[card]
    if finished(player, act):
        return Refusal("CA-ACT-02", "act-over", {"act": act})
    if card in TRAITS and (lacks := missing(player, TRAITS[card])):
        return Refusal("CA-TRAIT-01", "trait-needs", {"lacks": lacks[0]})
    if card in TRAITS and TRAITS[card].price > player.xp:
        return Refusal("CA-TRAIT-05", "too-little-experience", {"xp": player.xp, "cost": TRAITS[card].price})
    return None


def why_not_power(state: State, seat: int, card: str) -> Refusal | None:
    player, power = state.players[seat], PARTS[card].power
    if power is None:
        return Refusal("CA-TURN-02", "no-power")
    if card in player.used or card in player.used_up:
        return Refusal("CA-TURN-02", "power-used")
    if power.radiant > radiants(player):
        return Refusal("CA-RAD-04", "too-few-radiants", {"count": power.radiant})
    if power.xp > player.xp:
        return Refusal("CA-ALLY-07", "too-little-experience", {"xp": player.xp, "cost": power.xp})
    return None
