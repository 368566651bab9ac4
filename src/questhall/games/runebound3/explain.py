"""Why something cannot be done now: for every thing on the table a reason and its rule."""

from __future__ import annotations

from questhall.engine import Question, Ref, Refusal
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.rules.learning import can_afford
from questhall.games.runebound3.rules.shop import city_of, price
from questhall.games.runebound3.rules.turn import ADVENTURE_COSTS
from questhall.games.runebound3.state import State

NOT_NOW: dict[str, str] = {
    "hex": "R3-MOVE-01",
    "gem": "R3-ADV-01",
    "hand": "R3-SKILL-07",
    "skill": "R3-SKILL-14",
    "asset": "R3-SHOP-06",
    "market": "R3-SHOP-01",
    "quest": "R3-QUEST-03",
    "rumour": "R3-EVENT-04",
    "story": "R3-SQUEST-02",
    "die": "R3-EXERT-04",
    "token": "R3-CACT-01",
    "ability": "R3-ABIL-02",
    "seat": "R3-TRADE-01",
    "deck": "R3-DRAW-01",
    "choice": "R3-EVENT-01",
    "hero": "R3-SETUP-08",
    "action": "R3-ACTN-02",
}
"""When a thing can be used at all."""


def why_not(state: State, question: Question | None, seat: int, ref: Ref) -> Refusal:
    """The reason why nothing can be done with a thing now."""
    kind, _, name = ref.partition(":")
    if question is None:
        return Refusal("R3-VILLAIN-03", "match-over")
    if seat not in question.asks:
        rule = "R3-CBT-01" if state.fight is not None else "R3-ACTIVE-01"
        return Refusal(rule, "not-your-turn")
    found = why_not_in_turn(state, seat, kind, name) if question.topic == "turn.act" else None
    when = kind if kind in NOT_NOW else "action"
    return found or Refusal(NOT_NOW[when], f"not-now-{when}")


def why_not_in_turn(state: State, seat: int, kind: str, name: str) -> Refusal | None:
    """What stands in the way of the hero whose turn it is."""
    player = state.players[seat]
    if player.is_defeated:
        return Refusal("R3-DEF-08", "defeated")
    if player.is_delayed:
        return Refusal("R3-DELAY-01", "delayed")
    match kind:
        case "gem":
            return why_no_adventure(state, seat)
        case "hand" if name in player.hand and not can_afford(state, seat, SKILLS[name]):
            return Refusal("R3-SKILL-03", "too-few-trophies", {"skill": name, "count": len(SKILLS[name].cost)})
        case "market":
            return why_no_purchase(state, seat, name)
        case "quest" | "rumour" | "story":
            return Refusal(NOT_NOW[kind], f"elsewhere-{kind}")
    return Refusal("R3-ACTN-01", "no-action-points") if not player.points and kind == "hex" else None


def why_no_adventure(state: State, seat: int) -> Refusal:
    player = state.players[seat]
    if player.hex not in GEMS:
        return Refusal("R3-ADV-01", "no-gem")
    if player.hex not in state.gems:
        return Refusal("R3-ADV-03", "gem-face-down")
    return Refusal("R3-ADV-02", "adventure-costs", {"count": ADVENTURE_COSTS})


def why_no_purchase(state: State, seat: int, asset: str) -> Refusal:
    player = state.players[seat]
    city = city_of(player)
    if city is None or asset not in state.markets[city]:
        return Refusal("R3-SHOP-01", "other-city")
    cost = price(player, asset)
    if cost > player.gold:
        return Refusal("R3-SHOP-09", "too-expensive", {"gold": player.gold, "cost": cost})
    return Refusal("R3-SHOP-01", "shop-first")
