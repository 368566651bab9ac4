"""Visits on paper: what every building would bring to a seat now."""

from __future__ import annotations

from questhall.games.nearandfar.bot.camps import slot_worth
from questhall.games.nearandfar.bot.trading import best_deal, steps_to_buy
from questhall.games.nearandfar.bot.worth import (
    ANIMAL,
    CHIEF,
    FOOD,
    HEART,
    MINERAL,
    TURNS_OF_A_HANDFUL,
    best_icons,
    best_of,
    blend,
    icons_worth,
    treasure_worth,
    turns_left,
)
from questhall.games.nearandfar.cards.define import ADVENTURERS
from questhall.games.nearandfar.components import (
    FLAGS_OF_A_CHIEF,
    MINE_COLUMNS,
    MINE_ROW_PAYS,
    MINE_SKILL,
    MOST_PACK_ANIMALS,
    Building,
)
from questhall.games.nearandfar.odds import duel_chance
from questhall.games.nearandfar.rules.buildings import open_cells
from questhall.games.nearandfar.rules.duel import duel_bonus, may_enter_freely, opponents_in, strength
from questhall.games.nearandfar.rules.gains import can_keep_treasure, flags
from questhall.games.nearandfar.rules.icons import cards_of, icons
from questhall.games.nearandfar.rules.saloon import price
from questhall.games.nearandfar.rules.team import spare_places
from questhall.games.nearandfar.state import NEUTRAL, Player, State, treasures_of

JAIL = 0.3
"""What a turn in jail costs, besides the visit."""
ENOUGH_ARTIFACTS = 4
HANDFUL = 1.8
"""What four artifacts to choose from are worth to somebody with few."""
VISIT_BONUS = 0.5
FEED = 0.5
"""How much of a pack animal the first food brings."""
A_NAME = 1.15
"""What it is worth to have turned spare minerals into reputation when nothing better is left: it breaks ties."""


def visit_worth(state: State, seat: int, building: Building) -> float:
    """What a visit brings, times the chance to be let in."""
    chance, hearts = entry_chance(state, seat, building)
    bonus = VISIT_BONUS * bonuses_at(state.players[seat], building)
    gain = WORTH[building](state, seat) + bonus
    return chance * (gain - HEART * hearts) - (1.0 - chance) * JAIL


def bonuses_at(player: Player, building: Building) -> int:
    return sum(building in card.on_visit for card in cards_of(player))


def entry_chance(state: State, seat: int, building: Building) -> tuple[float, float]:
    """The chance to get in, and the hearts it takes."""
    player = state.players[seat]
    others = opponents_in(state, seat, building)
    if not others or building == "saloon" or player.place == "jail":
        return 1.0, 0.0
    if may_enter_freely(state, player, building) or ("bribery" in player.sheet.talents and player.coins):
        return 1.0, 0.0
    return max(duel_odds(state, seat, other, fair=False) for other in others)


def duel_odds(state: State, seat: int, other: int, *, fair: bool) -> tuple[float, float]:
    player = state.players[seat]
    attack = icons(player).combat + duel_bonus(player) + (not fair)
    return duel_chance(attack, strength(state, other) if other != NEUTRAL else 0, min(player.hearts, 3))


def saloon_worth(state: State, seat: int) -> float:
    return max((hire_worth(state, seat, one) for one in state.row), default=0.0)


def hire_worth(state: State, seat: int, adventurer: str) -> float:
    """Better symbols and flags, less the price; much less than nothing if it cannot be paid."""
    player, turns = state.players[seat], turns_left(state)
    coins = price(player, adventurer)
    if coins > player.coins:
        return -5.0
    everybody = tuple(sorted((*player.team, *player.reserve, adventurer)))
    cards = (*treasures_of(player), *player.artifacts, *player.keepsakes)
    better = icons_worth(best_of(everybody, spare_places(player), cards), turns) - icons_worth(
        best_icons(player), turns
    )
    more_hearts = best_of(everybody, spare_places(player), cards).hearts - best_icons(player).hearts
    tribe = ADVENTURERS[adventurer].tribe
    chief = 0.0
    if tribe in state.chiefs:
        owned = min(flags(player, tribe), FLAGS_OF_A_CHIEF - 1)
        chief = CHIEF * 0.5 * (((owned + 1) / 4) ** 2 - (owned / 4) ** 2)
        chief += CHIEF * 0.5 if owned + 1 == FLAGS_OF_A_CHIEF else 0.0
    return better + blend(HEART, 0.0, turns) * max(0, more_hearts) + chief - blend(MINERAL, 0.5, turns) * coins


def stables_worth(state: State, seat: int) -> float:
    player = state.players[seat]
    has_feed = player.food or (state.options.town == "day" and player.gems)
    return animal_worth(state, player) if has_feed else 0.0


def animal_worth(state: State, player: Player) -> float:
    """A pack animal, less its food, if another can be had."""
    turns = turns_left(state)
    if not state.birds or len(player.animals) == MOST_PACK_ANIMALS:
        return 0.0
    return ANIMAL * min(1.0, turns / 6.0) + 0.15 * (turns - 1.0) - FOOD


def store_worth(state: State, seat: int) -> float:
    """A coin, or a handful of artifacts for whoever holds few."""
    player, turns = state.players[seat], turns_left(state)
    coin = blend(MINERAL, 0.5, turns)
    return max(coin, artifacts_worth(player, turns))


def artifacts_worth(player: Player, turns: float) -> float:
    wealth = player.coins + player.gems + 3 * sum(player.tokens.values())
    if turns < TURNS_OF_A_HANDFUL or len(player.hand) >= ENOUGH_ARTIFACTS:
        return 0.0
    return HANDFUL * (1.0 - len(player.hand) / ENOUGH_ARTIFACTS) + min(2.5, 0.15 * wealth)


def farm_worth(state: State, seat: int) -> float:
    """Food, and with the first of it a pack animal a turn later."""
    player, turns = state.players[seat], turns_left(state)
    useful = min(max(0, 4 - player.food), icons(player).skill)
    feed = FEED * animal_worth(state, player) if useful and not player.food else 0.0
    return blend(FOOD, 0.0, turns) * useful + feed


def hut_worth(state: State, seat: int) -> float:
    player = state.players[seat]
    if not can_keep_treasure(player) or not (state.treasures or state.discarded_treasures):
        return 0.0
    return treasure_worth(player) + (0.4 if state.options.town == "day" else 0.0)


def mine_worth(state: State, seat: int) -> float:
    return max((dig_worth(state, seat, cell) for cell in open_cells(state)), default=0.0)


def dig_worth(state: State, seat: int, cell: int) -> float:
    """A point, what the board and the mine pay; nothing if the skill is too low."""
    player, turns = state.players[seat], turns_left(state)
    if MINE_SKILL[cell] > icons(player).skill:
        return 0.0
    minerals = 1 + len(MINE_ROW_PAYS[cell // MINE_COLUMNS])
    return 1.0 + slot_worth(state, player) + blend(MINERAL, 0.5, turns) * minerals


def hall_worth(state: State, seat: int) -> float:
    deal = best_deal(state, seat)
    name = A_NAME if steps_to_buy(state, seat) else 0.0
    return max(deal.worth if deal is not None else 0.0, name)


WORTH = {
    "town_hall": hall_worth,
    "saloon": saloon_worth,
    "stables": stables_worth,
    "store": store_worth,
    "farm": farm_worth,
    "hut": hut_worth,
    "mine": mine_worth,
}
