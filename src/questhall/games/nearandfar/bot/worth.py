"""What things are worth to a seat, in points at the end: goods, symbols, flags, artifacts in hand."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.nearandfar.cards.define import ARTIFACTS, Artifact
from questhall.games.nearandfar.components import (
    CAMP_SLOTS,
    FLAGS_OF_A_CHIEF,
    FULL_PACK_POINTS,
    MOST_PACK_ANIMALS,
    TRADE_VALUE,
    Good,
    Icons,
)
from questhall.games.nearandfar.rules.camps import slots_before
from questhall.games.nearandfar.rules.gains import flags
from questhall.games.nearandfar.rules.icons import added_up
from questhall.games.nearandfar.rules.team import full_teams, spare_places
from questhall.games.nearandfar.state import Player, State, treasures_of

MINERAL, FOOD, TOKEN, HEART, REPUTATION = 0.53, 0.5, 1.5, 0.3, 0.5
LEFT_OVER = {"mineral": 0.5, "food": 0.0, "token": 1.0, "heart": 0.0}
"""What is left when the game is over."""
TREASURE = 1.5
ANIMAL = 2.5
TURNS_A_CAMP = 1.4
"""How many turns a player needs for a camp."""
LEAST_TURNS = 3.5
"""Before the last round nobody counts on less: the last camp may be long in coming."""
TURNS_OF_A_HANDFUL = 6.0
"""Within so many turns artifacts that are drawn can still be paid."""
FAR = 12.0
"""Beyond so many turns nobody plans."""
SYMBOL = {
    "skill": 0.09,
    "combat": 0.08,
    "movement": 0.14,
    "search": 0.10,
    "hearts": 0.05,
}
"""What a symbol brings in a turn."""
CAUTION = 0.10
CHIEF = 5.0
HOPE = 0.3
"""How much of an artifact in hand counts before it can be paid."""


def turns_left(state: State) -> float:
    """How many turns everybody may still hope for."""
    if state.is_last_round:
        return 1.0
    most = max(player.camps for player in state.players)
    camps = len(CAMP_SLOTS) + slots_before(state) - most
    return min(FAR, max(LEAST_TURNS, TURNS_A_CAMP * camps))


def is_late(state: State) -> bool:
    """Too late to draw artifacts: what those in hand do not need will buy nothing more."""
    return turns_left(state) < TURNS_OF_A_HANDFUL


def blend(now: float, at_end: float, turns: float) -> float:
    """A thing is worth its use while there is time, and its points when there is none."""
    share = min(1.0, (turns - 1.0) / 4.0)
    return at_end + (now - at_end) * share


def goods_worth(player: Player, turns: float) -> float:
    mineral = blend(MINERAL, LEFT_OVER["mineral"], turns)
    worth = mineral * (player.coins + player.gems) + blend(FOOD, 0.0, turns) * min(player.food, 5)
    return worth + blend(TOKEN, LEFT_OVER["token"], turns) * sum(player.tokens.values())


def icons_worth(icons: Icons, turns: float) -> float:
    """What symbols bring in the turns that are left; a second shield brings nothing."""
    per_turn = (
        SYMBOL["skill"] * icons.skill
        + SYMBOL["combat"] * icons.combat
        + SYMBOL["movement"] * icons.movement
        + SYMBOL["search"] * icons.search
        + SYMBOL["hearts"] * icons.hearts
        + CAUTION * bool(icons.caution)
    )
    return per_turn * max(0.0, turns - 1.0)


def best_icons(player: Player) -> Icons:
    """The symbols of the best team that could set out."""
    return best_of(
        tuple(sorted((*player.team, *player.reserve))),
        spare_places(player),
        (*treasures_of(player), *player.artifacts, *player.keepsakes),
    )


@lru_cache(4096)
def best_of(everybody: tuple[str, ...], spare: int, cards: tuple[str, ...]) -> Icons:
    teams = [added_up((*way.team, *cards)) for way in full_teams(everybody, spare)]
    return max(teams, key=lambda icons: icons_worth(icons, FAR))


def flags_worth(state: State, player: Player) -> float:
    """A chief in sight, while nobody has it."""
    return sum(CHIEF * 0.5 * (min(flags(player, tribe), 4) / FLAGS_OF_A_CHIEF) ** 2 for tribe in state.chiefs)


def missing(player: Player, artifact: Artifact) -> dict[Good, int]:
    """What a claim still lacks, by good."""
    cost = artifact.cost
    lacks: dict[Good, int] = {
        "coin": cost.coins - player.coins,
        "gem": cost.gems - player.gems,
        "food": cost.food - player.food,
    }
    lacks.update({tribe: count - player.tokens.get(tribe, 0) for tribe, count in cost.tokens.items()})
    return {good: count for good, count in lacks.items() if count > 0}


def cost_value(artifact: Artifact) -> int:
    """A price by the trade table."""
    cost = artifact.cost
    tokens = sum(TRADE_VALUE[tribe] * count for tribe, count in cost.tokens.items())
    return tokens + 2 * (cost.coins + cost.gems) + cost.food


def gain_of(artifact: Artifact) -> float:
    """What a claim brings, in points: its own, those it costs no more in hand, and what it does; less the price."""
    cost = artifact.cost
    price = 0.5 * (cost.coins + cost.gems) + 0.2 * cost.food + sum(cost.tokens.values())
    does = bool(artifact.on_visit or artifact.on_camp or artifact.on_any_visit or artifact.at_end or artifact.on_claim)
    return artifact.points + 1.0 + 0.8 * does + 0.4 * icons_worth(artifact.icons, FAR) - price


def reputation_gap(player: Player, artifact: Artifact) -> int:
    """How many steps of reputation are missing."""
    if artifact.reputation > 0:
        return max(0, artifact.reputation - player.reputation)
    return max(0, player.reputation - artifact.reputation) if artifact.reputation < 0 else 0


def promise(state: State, seat: int, id: str, turns: float) -> float:
    """What an artifact in hand promises: less the farther it is, and a loss when it is too late."""
    player, artifact = state.players[seat], ARTIFACTS[id]
    lacking = sum(TRADE_VALUE[good] * count for good, count in missing(player, artifact).items())
    lacking += (1 if artifact.reputation > 0 else 2) * reputation_gap(player, artifact)
    if artifact.needs is not None and not artifact.needs(state, seat):
        lacking += 5
    nearness = 1.0 - lacking / max(1, cost_value(artifact) + 2)
    if lacking > 3.0 * turns:
        return -1.0
    return HOPE * max(0.0, nearness) * max(0.0, gain_of(artifact)) - 0.15


def hand_worth(state: State, seat: int, turns: float) -> float:
    """The best three count, for resources go to one of them; the others are a burden."""
    promises = sorted((promise(state, seat, id, turns) for id in state.players[seat].hand), reverse=True)
    return sum(promises[:3]) + sum(min(0.0, one) - 0.1 for one in promises[3:])


def pack_worth(player: Player, turns: float) -> float:
    """Pack animals, and treasures on the way to three of them, whose points are counted when they are there."""
    carried = sum(bool(beast.treasure) for beast in player.animals)
    animals = len(player.animals) * (ANIMAL * min(1.0, turns / 6.0) + 0.15 * max(0.0, turns - 1.0))
    return animals + (full_pack_hope(carried) if carried < MOST_PACK_ANIMALS else 0.0)


def full_pack_hope(carried: int) -> float:
    """What so many treasures promise of the points for three."""
    return FULL_PACK_POINTS * (carried / MOST_PACK_ANIMALS) ** 2


def treasure_worth(player: Player) -> float:
    """One more treasure: the card, and a step towards three of them. In the place of another it brings little."""
    carried = sum(bool(beast.treasure) for beast in player.animals)
    if carried == len(player.animals):
        return 0.3
    return TREASURE + full_pack_hope(carried + 1) - full_pack_hope(carried)


def fuel(state: State, player: Player, turns: float) -> float:
    """Hearts: on the map those that are left, in town those of the team that would set out."""
    hearts = player.hearts if player.place == "map" else min(13, best_icons(player).hearts)
    return blend(HEART, 0.0, turns) * hearts
