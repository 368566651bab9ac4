"""How good a position looks to a seat, in stars: what it has, and what it may hope for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import exp

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS, ClassCard
from questhall.games.rollplayer.cards.define import CARDS, Skill, Trait
from questhall.games.rollplayer.cards.weapons import goal_bonus
from questhall.games.rollplayer.components import (
    ARMOUR_STARS,
    ATTRIBUTES,
    CELLS,
    FACES,
    MODIFIERS,
    ROW_OF,
    Direction,
)
from questhall.games.rollplayer.moves import Buy, PlaceDie, RollPlayerMove, TakeDie
from questhall.games.rollplayer.rules.gold import gold_die_pays
from questhall.games.rollplayer.rules.scoring import next_piece_worth, score_armour, score_class_dice, tower_shield
from questhall.games.rollplayer.rules.solo import gold_stars
from questhall.games.rollplayer.state import Die, Player, State

STARS_PER_GOLD = 0.33
PURSE = 5.0
"""Stars that a full purse may still buy."""
PURSE_DEPTH = 2.0
CHOICE = 2.4
"""A player chooses among several dice and rows: a goal is hit as often as in this many tries."""
MATCH_VALUE = (0.0, 0.35, 1.0, 1.9, 3.0, 4.2, 6.0)
OPEN_MARK = 0.22
STEP_PRICE = 0.8
NEXT_PIECE = 0.25
FILLERS = (Die("gold", 3), Die("gold", 5))
"""What may still come to an empty cell, when traits are weighed."""
SKILL_USE = {
    "acrobatics": 0.5,
    "climb": 0.44,
    "concentrate": 0.5,
    "cure_wounds": 0.44,
    "diplomacy": 0.52,
    "intimidate": 0.42,
    "knowledge": 0.5,
    "move_silently": 0.54,
    "negotiate": 0.48,
    "open_lock": 0.58,
    "pickpocket": 0.45,
    "search": 0.5,
    "sleight_of_hand": 0.48,
}
"""What one use of a skill brings."""
USES_A_ROUND = 0.5
TIRED = 0.2
"""How much of a use is lost while a skill waits to be refreshed."""
WEAPON_WORTH = {
    "longsword": 0.8,
    "jeweled_dagger": 0.8,
    "blessed_mace": 0.12,
    "longbow": 0.32,
    "ancient_spear": 0.13,
    "quarterstaff": 0.15,
    "heavy_crossbow": 0.22,
    "tower_shield": 0.8,
}
"""What a weapon is worth: the first two, and the shield, at the end; the others for every round left."""
AT_THE_END = ("longsword", "jeweled_dagger", "tower_shield")


def evaluate(state: State, seat: int, pending: Sequence[RollPlayerMove] = ()) -> float:
    """The stars a seat may expect, by a rough guess."""
    player = state.players[seat]
    if not player.alignment:
        return race_fit(player)
    if player.starting:
        player = with_starting_dice(player, pending)
    worth = sheet_worth(state, player, held=player.held)
    if is_to_choose(state, seat):
        worth += best_of_pool(state, player)
    rounds_left = turns_left(state, seat)
    worth += gold_worth(state, seat, player, rounds_left) + skills_worth(player, rounds_left)
    return worth + weapons_worth(player, rounds_left)


def race_fit(player: Player) -> float:
    """Before anything is dealt: how well race and class go together."""
    if not player.class_card or not player.race:
        return 0.0
    card = CLASS[player.class_card]
    return sum(0.3 * MODIFIERS[player.race][row] * (goal.low >= 16) for row, goal in enumerate(card.goals))


def with_starting_dice(player: Player, pending: Sequence[RollPlayerMove]) -> Player:
    """The sheet with the dice a player has placed in secret so far."""
    sheet = Player([row[:] for row in player.rows], player.race, player.side, player.class_card, player.backstory)
    sheet.alignment, sheet.gold = player.alignment, player.gold
    left = player.starting[:]
    for move in pending:
        if isinstance(move, TakeDie):
            sheet.held = left.pop(move.die)
        elif isinstance(move, PlaceDie) and sheet.held is not None:
            sheet.rows[ROW_OF[move.row]].append(sheet.held)
            sheet.gold += len(sheet.rows[ROW_OF[move.row]]) == CELLS
            sheet.held = None
    return sheet


def turns_left(state: State, seat: int) -> int:
    """Market turns this seat still has, this round's included."""
    had_it = state.phase == "cleanup" or (state.phase == "market" and seat not in state.queue)
    had_it = had_it or (state.phase == "market" and state.queue[:1] == [seat] and state.market_done)
    if state.phase in ("final", "over"):
        return 0
    return state.rounds - max(state.round, 1) + (0 if had_it else 1)


def sheet_worth(state: State, player: Player, held: Die | None) -> float:
    """Dice, alignment, backstory, armour and traits."""
    card = CLASS[player.class_card]
    worth = sum(row_worth(player, card, row) for row in range(len(ATTRIBUTES)))
    worth += score_class_dice(player) + backstory_worth(player)
    worth += alignment_worth(state, player) + traits_worth(player)
    if player.armour:
        worth += armour_hopes(state, player) + sum(score_armour(player, kind) for kind in ARMOUR_STARS)
    if held is not None:
        worth += max(placing_gain(player, card, held, row) for row in range(len(ATTRIBUTES)))
    return worth


def is_to_choose(state: State, seat: int) -> bool:
    """Whether the pool lies before this player: it is the turn of a seat that has no card of this round yet."""
    if state.phase != "dice" or state.queue[:1] != [seat]:
        return False
    return all(card.holder != seat for card in state.initiative)


def best_of_pool(state: State, player: Player) -> float:
    """What the best die still to be chosen would add, for the player who is about to choose."""
    card = CLASS[player.class_card]
    dice = [choice.die for choice in state.initiative if choice.holder is None and choice.die is not None]
    return max((placing_gain(player, card, die, row) for die in dice for row in range(len(ATTRIBUTES))), default=0.0)


def placing_gain(player: Player, card: ClassCard, die: Die, row: int) -> float:
    """What a die in hand would add if it went to this row."""
    dice = player.rows[row]
    if len(dice) >= CELLS:
        return -99.0
    before = row_worth(player, card, row)
    dice.append(die)
    gain = row_worth(player, card, row) - before + (die.color == card.color)
    color, cell = BACKSTORIES[player.backstory][row]
    gain += 0.5 * (cell == len(dice)) * (1 if die.color == color else -0.5)
    gain += STARS_PER_GOLD * (gold_die_pays(player) * (die.color == "gold") + (len(dice) == CELLS))
    dice.pop()
    return gain


def row_worth(player: Player, card: ClassCard, row: int) -> float:
    """The stars of a goal times the chance to reach it."""
    goal, dice = card.goals[row], player.rows[row]
    have = MODIFIERS[player.race][row] + sum([die.value for die in dice])
    if player.weapons:
        have += goal_bonus(player, dice, card.color)
    return goal.stars * chance(CELLS - len(dice), goal.low - have, min(goal.high - have, 99))


@cache
def chance(cells: int, low: int, high: int) -> float:
    """How likely the dice still to come bring a row to its goal."""
    if cells == 0:
        return float(low <= 0 <= high)
    sums = [sum(faces) for faces in product(range(1, FACES + 1), repeat=cells)]
    share = sum(low <= total <= high for total in sums) / len(sums)
    return float(1 - (1 - share) ** CHOICE)


def backstory_worth(player: Player) -> float:
    """Matches so far, and marked cells that are still open."""
    matches, still_open = 0, 0
    for row, (color, cell) in enumerate(BACKSTORIES[player.backstory]):
        dice = player.rows[row]
        if len(dice) < cell:
            still_open += 1
        elif dice[cell - 1].color == color:
            matches += 1
    hoped = min(6.0, matches + OPEN_MARK * still_open)
    whole = int(hoped)
    return MATCH_VALUE[whole] + (hoped - whole) * (MATCH_VALUE[min(6, whole + 1)] - MATCH_VALUE[whole])


def armour_hopes(state: State, player: Player) -> float:
    """A set begun makes its next piece worth more."""
    left = state.rounds - state.round
    hopes = sum(next_piece_worth(player, kind) for kind in ARMOUR_STARS)
    return NEXT_PIECE * hopes * min(1.0, left / 4)


def alignment_worth(state: State, player: Player) -> float:
    """The best cell within reach, each step at its price; at the end only where the token stands."""
    grid, (down, right) = ALIGNMENTS[player.alignment], player.token
    here = float(grid[down][right])
    if state.phase in ("final", "over"):
        return here
    left = state.rounds - state.round
    price = STEP_PRICE if left > 2 else STEP_PRICE + 0.4 * (3 - left)
    return max(
        here,
        *(
            grid[row][column] - price * (abs(row - down) + abs(column - right))
            for row in range(3)
            for column in range(3)
        ),
    )


def traits_worth(player: Player) -> float:
    """What the traits would earn if the empty cells were filled with fair dice, rather low or rather high."""
    if not player.traits:
        return 0.0
    rows, worth = player.rows, 0
    for filler in FILLERS:
        player.rows = [row + [filler] * (CELLS - len(row)) for row in rows]
        worth += sum(card.stars(player) for id in player.traits if isinstance(card := CARDS[id], Trait))
    player.rows = rows
    return worth / len(FILLERS)


def gold_worth(state: State, seat: int, player: Player, rounds_left: int) -> float:
    """The first coins buy the best cards; the more there are, and the fewer market turns, the less each is worth."""
    coming = sum(card.gold for card in state.initiative if card.holder == seat)
    gold = player.gold + 0.8 * player.charisma * (rounds_left > 0) + coming
    useful = PURSE * (1 - exp(-gold / (PURSE_DEPTH * max(1, rounds_left)))) * min(1.0, rounds_left / 2)
    solo = gold_stars(player) if state.solo else 0
    return useful + 0.01 * gold + 0.5 * solo


def skills_worth(player: Player, rounds_left: int) -> float:
    """A skill can be used as often as its arrow can be followed, and the rounds left allow."""
    worth = 0.0
    for card in player.skills:
        skill = CARDS[card.id]
        steps = steps_along(player, skill.arrow) if isinstance(skill, Skill) and skill.arrow else 1
        uses = min(steps + 0.5, USES_A_ROUND * rounds_left) - (TIRED if card.exhausted else 0.0)
        worth += SKILL_USE[card.id] * max(0.0, uses)
    return worth


def steps_along(player: Player, arrow: Direction) -> int:
    """How often the token can follow an arrow before it stands at the edge."""
    row, column = player.token
    return {"up": row, "down": 2 - row, "left": column, "right": 2 - column}[arrow]


def weapons_worth(player: Player, rounds_left: int) -> float:
    worth = 0.0
    for weapon in player.weapons:
        if weapon == "tower_shield":
            worth += 0.0 if any(tower_shield(player, kind) for kind in ARMOUR_STARS) else 0.4 * bool(rounds_left)
        elif weapon in AT_THE_END:
            worth += WEAPON_WORTH[weapon] * bool(rounds_left)
        else:
            worth += WEAPON_WORTH[weapon] * rounds_left
    return worth


def features(state: State, seat: int | None) -> dict[str, list[str]]:
    """What a seat played with; for the table, the market cards that were seen."""
    if seat is None:
        unseen = {*state.deck, *state.lower_deck}
        return {"card": [card for card in CARDS if card not in unseen]}
    player = state.players[seat]
    owned = [*player.weapons, *player.armour, *player.traits, *(card.id for card in player.skills)]
    return {
        "class": [player.class_card],
        "race": [player.race],
        "alignment": [player.alignment],
        "backstory": [player.backstory],
        "card": owned,
    }


def buys(move: RollPlayerMove) -> str:
    """The market card a move buys, from wherever; empty if it buys none."""
    return move.card if isinstance(move, Buy) else ""
