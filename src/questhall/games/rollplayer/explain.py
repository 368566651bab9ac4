"""Why something cannot be done now: for every thing on the table a reason and its rule."""

from __future__ import annotations

from questhall.engine import Question, Ref, Refusal
from questhall.games.rollplayer.cards.classes import CLASS, sides_of
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import CELLS, ROW_OF
from questhall.games.rollplayer.rules.alignment import can_step
from questhall.games.rollplayer.rules.market import price
from questhall.games.rollplayer.rules.skills import skill_card
from questhall.games.rollplayer.state import State, skill_of

TURN_RULES: dict[str, str] = {
    "sheets": "RP-SETUP-05",
    "classes": "RP-SETUP-12",
    "placing": "RP-SETUP-43",
    "roll": "RP-ROLL-07",
    "dice": "RP-DICE-01",
    "before market": "RP-CLAR-21",
    "market": "RP-MARKET-02",
    "cleanup": "RP-CLEAN-03",
    "final": "RP-END-02",
    "over": "RP-END-02",
}
"""Whose turn it is in a phase, and by which rule."""

PHASE_RULES: dict[str, str] = {
    "initiative": "RP-DICE-03",
    "market": "RP-MARKET-01",
    "row": "RP-DICE-04",
    "die": "RP-ATTR-01",
    "token": "RP-ATTR-12",
    "discard": "RP-CLAR-27",
    "bag": "RP-BAG-02",
    "starting": "RP-SETUP-43",
    "sheet": "RP-SETUP-05",
    "class": "RP-SETUP-12",
    "top": "RP-CLAR-02",
    "skill": "RP-SKILL-07",
    "weapon": "RP-MARKET-11",
}
"""When a thing can be used at all."""


def why_not(state: State, question: Question | None, seat: int, ref: Ref) -> Refusal:
    """The reason why nothing can be done with a thing now."""
    kind, _, name = ref.partition(":")
    if question is None:
        return Refusal("RP-END-02", "match-over")
    if kind == "skill" and skill_of(state.players[seat], name) is not None:
        return why_not_skill(state, question, seat, name)
    if kind == "weapon" and name in state.players[seat].weapons:
        return Refusal("RP-MARKET-11", "inside-an-effect")
    if seat not in question.asks:
        return Refusal(TURN_RULES.get(state.phase, "RP-ROUND-01"), "not-your-turn")
    return why_not_here(state, seat, kind, name) or Refusal(PHASE_RULES.get(kind, "RP-ROUND-01"), f"not-now-{kind}")


def why_not_here(state: State, seat: int, kind: str, name: str) -> Refusal | None:
    """What stands in the way of the seat that is being asked."""
    player = state.players[seat]
    if kind in ("sheet", "class"):
        return why_not_in_setup(state, kind, name)
    if kind == "row" and any(name == attribute and len(player.rows[row]) >= CELLS for attribute, row in ROW_OF.items()):
        return Refusal("RP-DICE-05", "row-full", {"row": name})
    if kind == "initiative" and state.phase == "dice":
        holder = next((card.holder for card in state.initiative if str(card.number) == name), None)
        return Refusal("RP-DICE-03", "card-taken", {"seat": holder}) if holder is not None else None
    if kind == "market" and state.phase == "market" and name in state.market:
        cost = price(player, CARDS[name])
        if cost > player.gold + player.charisma:
            return Refusal("RP-MARKET-03", "too-expensive", {"gold": player.gold, "cost": cost})
    return None


def why_not_in_setup(state: State, kind: str, name: str) -> Refusal | None:
    """A sheet or the colour of a class belongs to somebody already, or the die drawn says another class."""
    if kind == "sheet" and state.phase == "sheets":
        owner = next((seat for seat, player in enumerate(state.players) if player.race == name), None)
        return Refusal("RP-SETUP-06", "sheet-taken", {"seat": owner}) if owner is not None else None
    if kind == "class" and state.phase == "classes" and name in CLASS:
        color = CLASS[name].color
        owned = [seat for seat, player in enumerate(state.players) if player.class_card in sides_of(color)]
        if owned:
            return Refusal("RP-SETUP-15", "class-taken", {"seat": owned[0]})
        return Refusal("RP-SETUP-12", "class-not-drawn", {"color": color})
    return None


def why_not_skill(state: State, question: Question, seat: int, name: str) -> Refusal:
    """A skill is used up, blocked by the edge, out of its moment, or somebody is in the middle of an effect."""
    player = state.players[seat]
    card, skill = skill_of(player, name), skill_card(name)
    if card is not None and card.exhausted:
        return Refusal("RP-SKILL-06", "skill-exhausted", {"skill": name})
    if not question.open:
        return Refusal("RP-SKILL-07", "inside-an-effect")
    if name == "diplomacy":
        return Refusal("RP-CLAR-06", "nothing-to-copy")
    if skill.arrow is not None and not can_step(player, skill.arrow):
        return Refusal("RP-SKILL-05", "arrow-blocked", {"skill": name, "direction": skill.arrow})
    return Refusal("RP-SKILL-07", "not-the-moment", {"skill": name})
