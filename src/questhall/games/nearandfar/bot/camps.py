"""What a camp or a quest brings, wherever it is: the point, what space and board pay, trade routes, the end."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MAPS, Space
from questhall.games.nearandfar.bot.trading import best_deal
from questhall.games.nearandfar.bot.worth import HEART, MINERAL, blend
from questhall.games.nearandfar.components import CAMP_HEARTS, CAMP_SLOTS, EMPTY_BOARD_POINTS, Icons
from questhall.games.nearandfar.odds import reach
from questhall.games.nearandfar.rules.camps import has_camp, mammoths, slots_before
from questhall.games.nearandfar.rules.scoring import score
from questhall.games.nearandfar.state import Player, State

QUEST_DIFFICULTY, QUEST_WORTH = 6, 3.6
BONUS_WORTH = 0.3
SLOT_WORTH = 0.6
ROUTE_HOPE = 0.4
"""How likely the second camp of a route follows the first."""
BEHIND = 0.5
"""What it costs to end a game that would be lost."""


def slot_worth(state: State, player: Player) -> float:
    """What the board pays for the next camp; the last one ends the game."""
    slot = player.camps - slots_before(state)
    if not 0 <= slot < len(CAMP_SLOTS):
        return 0.0
    last = end_worth(state, player) if slot == len(CAMP_SLOTS) - 1 else 0.0
    return last + (SLOT_WORTH if CAMP_SLOTS[slot] else 0.0)


def end_worth(state: State, player: Player) -> float:
    """What it brings to end the game: to whoever is behind a loss, else the points, less an artifact within reach."""
    if state.is_last_round:
        return float(EMPTY_BOARD_POINTS)
    seat = state.players.index(player)
    points = [sum(line.stars for line in score(state, other)) for other in range(len(state.players))]
    if points[seat] + EMPTY_BOARD_POINTS < max(points):
        return -BEHIND
    deal = best_deal(state, seat)
    return EMPTY_BOARD_POINTS - (deal.worth if deal is not None else 0.0)


def quest_worth(own: Icons, hearts: int, *, wants_camp: bool) -> tuple[float, int]:
    """A quest nobody has read: of middling difficulty, with hearts as far as a camp leaves them."""
    spare = max(0, hearts - CAMP_HEARTS) if wants_camp else hearts
    best = max(own.skill, own.combat - 1)
    chance, cost = reach(best, QUEST_DIFFICULTY, spare)
    return chance * (QUEST_WORTH - HEART * cost), round(cost * chance)


def camp_worth(state: State, seat: int, space: Space, search: int, turns: float) -> float:
    """A camp on the map: the point, what the space and the board pay, and trade routes."""
    sheet = MAPS[state.map]
    kind = sheet.spots[space].kind
    worth = 1.0 + slot_worth(state, state.players[seat])
    if kind == "coin" or kind == "gem":
        return worth + blend(MINERAL, 0.5, turns) * search + mammoth_worth(state, seat, space)
    if kind == "town":
        return 0.0
    sole, shared = sheet.routes[kind]
    pair = sheet.route_spaces[kind]
    other = pair[0] if pair[1] == space else pair[1]
    owner = state.camps.get(other)
    if owner is None:
        worth += ROUTE_HOPE * sole * min(1.0, turns / 8.0)
    else:
        worth += sole if owner == seat else shared * 0.8
    return worth + mammoth_worth(state, seat, space)


def mammoth_worth(state: State, seat: int, space: Space) -> float:
    """Map 10 wants a camp among the mammoths, once."""
    herds = mammoths(state)
    return 6.0 if space in herds and not any(state.camps.get(herd) == seat for herd in herds) else 0.0


def goals(state: State, seat: int, own: Icons, turns: float) -> dict[Space, float]:
    """Free spaces of the map, and what a later turn would find there."""
    free = [space for space in range(1, len(MAPS[state.map].spots)) if not has_camp(state, space)]
    quest = reach(max(own.skill, own.combat - 1), QUEST_DIFFICULTY, 2)[0] * QUEST_WORTH
    return {
        space: camp_worth(state, seat, space, own.search, turns) + (quest if space in state.quests else 0.0)
        for space in free
    }
