"""Why something cannot be done now: for every thing on the table a reason and its rule."""

from __future__ import annotations

from questhall.engine import Question, Ref, Refusal
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import ARTIFACTS, Artifact, Cost
from questhall.games.nearandfar.components import CAMP_HEARTS, MINE_CELLS, MINE_SKILL
from questhall.games.nearandfar.rules.buildings import open_cells
from questhall.games.nearandfar.rules.camps import has_camp
from questhall.games.nearandfar.rules.hearts import purse
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.rules.journey import hearts_of_step
from questhall.games.nearandfar.rules.money import can_pay
from questhall.games.nearandfar.rules.saloon import price
from questhall.games.nearandfar.state import State, in_town

NOT_NOW: dict[str, str] = {
    "building": "NF-GOAL-03",
    "space": "NF-MOVE-01",
    "map": "NF-VAR-02",
    "hand": "NF-ART-01",
    "adventurer": "NF-SALOON-01",
    "treasure": "NF-TREC-07",
    "animal": "NF-STABLE-08",
    "cell": "NF-MINE-01",
    "threat": "NF-THREAT-01",
    "boss": "NF-BOSS-02",
    "good": "NF-HALL-02",
    "shown": "NF-STORE-04",
    "seat": "NF-DUEL-01",
    "member": "NF-SALOON-05",
    "card": "NF-ART-02",
    "option": "NF-QUEST-14",
    "character": "NF-SETUP-18",
    "hearts": "NF-HEART-03",
    "quest": "NF-QUEST-01",
    "camp": "NF-CAMP-01",
    "bag": "NF-SALOON-14",
    "reputation": "NF-HALL-10",
    "stables": "NF-STABLE-01",
    "coins": "NF-STORE-01",
    "artifacts": "NF-STORE-01",
    "food": "NF-FARM-01",
    "treasures": "NF-HUT-01",
}
"""When a thing can be used at all."""


def why_not(state: State, question: Question | None, seat: int, ref: Ref) -> Refusal:
    """The reason why nothing can be done with a thing now."""
    kind, _, name = ref.partition(":")
    if question is None:
        return Refusal("NF-END-02", "match-over")
    if state.phase == "turn" and seat == state.active and name in state.players[seat].hand:
        return why_not_claim(state, seat, ARTIFACTS[name]) or Refusal("NF-ART-01", "not-now-hand")
    if seat not in question.asks:
        return Refusal("NF-GOAL-03", "not-your-turn")
    if kind not in NOT_NOW:
        return Refusal("NF-GOAL-03", "not-now-space")
    return why_not_here(state, seat, kind, name) or Refusal(NOT_NOW[kind], f"not-now-{kind}")


def why_not_claim(state: State, seat: int, artifact: Artifact) -> Refusal | None:
    """What an artifact in hand still wants."""
    player = state.players[seat]
    if 0 < artifact.reputation > player.reputation:
        return Refusal("NF-ART-07", "reputation-too-low", {"reputation": artifact.reputation})
    if 0 > artifact.reputation < player.reputation:
        return Refusal("NF-ART-07", "reputation-too-high", {"reputation": artifact.reputation})
    if not can_pay(player, artifact.cost):
        return Refusal("NF-ART-03", "cannot-pay-artifact", {"artifact": artifact.id})
    if artifact.needs is not None and not artifact.needs(state, seat):
        return Refusal("NF-ART-06", "need-not-met", {"artifact": artifact.id})
    return None


def why_not_here(state: State, seat: int, kind: str, name: str) -> Refusal | None:
    """What stands in the way of the seat that is being asked."""
    player = state.players[seat]
    if kind == "building" and name == player.place and not state.turn.action:
        return Refusal("NF-TOWN-03", "same-building")
    if kind == "space" and state.phase == "turn" and is_below(name, len(MAPS[state.map].spots)):
        return why_not_walk(state, seat, int(name))
    if kind == "adventurer" and name in state.row and player.place == "saloon" and state.turn.visit is not None:
        cost = price(player, name)
        if not can_pay(player, Cost(coins=cost)):
            return Refusal("NF-SALOON-01", "too-expensive", {"coins": player.coins, "cost": cost})
    if kind == "cell" and is_below(name, MINE_CELLS) and player.place == "mine" and state.turn.visit is not None:
        return why_not_dig(state, seat, int(name))
    if kind == "camp" and not in_town(player):
        return why_not_camp(state, seat)
    if kind == "quest" and not in_town(player) and player.space not in state.quests:
        return Refusal("NF-QUEST-01", "no-quest-here")
    return None


def is_below(name: str, count: int) -> bool:
    """Whether a thing with that number exists: names come from outside."""
    return name.isdecimal() and int(name) < count


def why_not_walk(state: State, seat: int, space: int) -> Refusal | None:
    player, turn = state.players[seat], state.turn
    if state.round == 1:
        return Refusal("NF-TOWN-05", "first-round-in-town")
    if in_town(player):
        return Refusal("NF-LEAVE-03", "leave-town-first") if turn.action != "visit" else None
    if space not in MAPS[state.map].neighbours[player.space]:
        return Refusal("NF-MOVE-04", "no-path")
    if turn.action == "arrived":
        return Refusal("NF-REF-01", "move-before-quest")
    if turn.steps >= movement(player, turn):
        return Refusal("NF-MOVE-07", "no-movement-left")
    if hearts_of_step(state, player, space) > purse(player):
        is_water = MAPS[state.map].spots[space].water
        return Refusal("NF-MAP-03", "no-heart-for-water") if is_water else Refusal("NF-MOVE-09", "no-hearts-to-leave")
    return None


def why_not_dig(state: State, seat: int, cell: int) -> Refusal | None:
    skill = icons(state.players[seat]).skill
    if cell in state.mine:
        return Refusal("NF-MINE-06", "cell-taken")
    if cell not in open_cells(state):
        return Refusal("NF-MINE-05" if state.mine else "NF-MINE-04", "cell-not-beside-a-camp")
    if MINE_SKILL[cell] > skill:
        return Refusal("NF-MINE-03", "too-little-skill", {"skill": skill, "need": MINE_SKILL[cell]})
    return None


def why_not_camp(state: State, seat: int) -> Refusal | None:
    player = state.players[seat]
    if has_camp(state, player.space):
        return Refusal("NF-CAMP-03", "camp-here-already")
    if purse(player) < CAMP_HEARTS:
        return Refusal("NF-CAMP-02", "no-hearts-for-a-camp", {"hearts": player.hearts})
    return None
