"""The final count: catalogue chapters SCORE, TIE and the scoring of CLASS, BACK, ALIGN, CARD, SHEET."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from operator import attrgetter

from questhall.engine import Result, ScoreLine
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.armour import ARMOUR_KIND
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS, Trait
from questhall.games.rollplayer.cards.traits import backstory_matches
from questhall.games.rollplayer.cards.weapons import goal_bonus, missing_piece
from questhall.games.rollplayer.components import (
    ARMOUR_COLORS,
    ARMOUR_STARS,
    ATTRIBUTES,
    BACKSTORY_STARS,
    MODIFIERS,
    ArmourKind,
    Color,
)
from questhall.games.rollplayer.rules.solo import gold_stars, solo_rank
from questhall.games.rollplayer.state import Die, Player, State

SHEETS_FULL = "sheets full"
"""The one way this game ends."""
COLOR: Callable[[Die], Color] = attrgetter("color")
VALUE: Callable[[Die], int] = attrgetter("value")
STARS: Callable[[ScoreLine], int] = attrgetter("stars")


def final_count(state: State) -> Result:
    """Stars, places and, for a solo hero, the rank.

    RP-COMP-01  Whoever has the most reputation stars wins.
    RP-SCORE-01  Stars are awarded only here.
    RP-SCORE-02  They are counted for each player, line by line.
    RP-SCORE-26  The most stars win.
    """
    solo = state.solo
    lines = tuple([tuple(score(player, solo=solo)) for player in state.players])
    totals = tuple([sum(map(STARS, lines_of)) for lines_of in lines])
    ranks = [ranking(player, total) for player, total in zip(state.players, totals, strict=True)]
    places = tuple([1 + sum([other > mine for other in ranks]) for mine in ranks])
    title = solo_rank(totals[0]) if solo else ""
    return Result(places, totals, lines, SHEETS_FULL, title)


def ranking(player: Player, total: int) -> tuple[int, int, int]:
    """What decides a tie.

    RP-TIE-01  Then the most gold.
    RP-TIE-02  Then the fewest dice of the own class colour.
    RP-TIE-03  Then the victory is shared.
    """
    return total, player.gold, -score_class_dice(player)


def score(player: Player, *, solo: bool, values: Sequence[int] = ()) -> list[ScoreLine]:
    """RP-SCORE-03  The sum of six parts: goals, class colour, alignment, backstory, armour, traits.

    Whoever has the final values already may bring them.
    """
    lines = score_goals(player, values or final_values(player))
    lines.append(ScoreLine("class-dice", score_class_dice(player), CLASS[player.class_card].color))
    lines.append(ScoreLine("alignment", score_alignment(player), player.alignment))
    lines.append(ScoreLine("backstory", score_backstory(player), player.backstory))
    owned = [kind for kind in ARMOUR_STARS if pieces(player, kind)] if player.armour else []
    lines += [ScoreLine("armour", score_armour(player, kind), kind) for kind in owned]
    lines += [ScoreLine("trait", score_trait(player, trait), trait) for trait in player.traits]
    if solo:
        lines.append(ScoreLine("gold", gold_stars(player)))
    return lines


def final_value(player: Player, row: int) -> int:
    return final_values(player)[row]


def final_values(player: Player) -> list[int]:
    """RP-SCORE-04  The dice of the row, the race and the weapons.

    RP-SHEET-05  A race may give a bonus or a penalty.
    RP-SHEET-06  Only here, never during play.
    RP-SHEET-11  The sum of the dice is its base.
    """
    rows, modifiers = player.rows, MODIFIERS[player.race]
    values = [sum(map(VALUE, dice)) + modifier for dice, modifier in zip(rows, modifiers, strict=True)]
    if not player.weapons:
        return values
    color = CLASS[player.class_card].color
    return [value + goal_bonus(player, dice, color) for value, dice in zip(values, rows, strict=True)]


def score_goals(player: Player, values: Sequence[int]) -> list[ScoreLine]:
    """RP-SCORE-05  Reaching the goal of the class card earns its stars.

    RP-SCORE-06  A single number must be hit exactly.
    RP-SCORE-08  A range includes its ends.
    RP-SCORE-10  A number with a plus means that or more.
    """
    goals = zip(ATTRIBUTES, CLASS[player.class_card].goals, values, strict=True)
    return [
        ScoreLine("goal", goal.stars if goal.low <= value <= goal.high else 0, attribute)
        for attribute, goal, value in goals
    ]


def score_class_dice(player: Player) -> int:
    """RP-SCORE-12  1 star for each die of the class colour.

    RP-CLASS-06  The class colour says which.
    RP-SCORE-13  Gold is no class colour.
    """
    return [*map(COLOR, chain.from_iterable(player.rows))].count(CLASS[player.class_card].color)


def score_alignment(player: Player) -> int:
    """RP-SCORE-14  The stars on the token's cell are added or subtracted.

    RP-ALIGN-02  The position of the token gains or costs stars.
    """
    row, column = player.token
    return ALIGNMENTS[player.alignment][row][column]


def score_backstory(player: Player) -> int:
    """RP-SCORE-15  A match is a die whose colour and cell both agree; its value does not matter.

    RP-BACK-04  The more matches, the more stars.
    RP-SCORE-16  0 or 1: none.
    RP-SCORE-17  2 or 3: 1 star.
    RP-SCORE-18  4 or 5: 3 stars.
    RP-SCORE-19  All 6: 6 stars.
    """
    return BACKSTORY_STARS[backstory_matches(player)]


def pieces(player: Player, kind: ArmourKind) -> int:
    """RP-SCORE-20  The cards of one kind form one set, and a single card is one.

    RP-CARD-12  Any number, also of different kinds.
    """
    return [ARMOUR_KIND[card] for card in player.armour].count(kind)


def score_armour(player: Player, kind: ArmourKind) -> int:
    """RP-SCORE-21  The stars for a set are read from its table.

    RP-SCORE-22  1 star more if the set names the class colour.
    RP-SCORE-23  Once per set, not per card.
    """
    count = pieces(player, kind)
    if not count:
        return 0
    names_class = CLASS[player.class_card].color in ARMOUR_COLORS[kind]
    return ARMOUR_STARS[kind][count - 1] + tower_shield(player, kind) + int(names_class)


def tower_shield(player: Player, kind: ArmourKind) -> int:
    """What Tower Shield adds to this set: it improves the one incomplete set where it earns most.

    RP-CLAR-24  Nothing without armour.
    RP-CLAR-25  Nothing if all owned sets are complete.
    """
    if not missing_piece(player):
        return 0
    gains = {each: next_piece_worth(player, each) for each in ARMOUR_STARS}
    best = max(gains, key=gains.__getitem__)
    return gains[kind] if kind == best else 0


def next_piece_worth(player: Player, kind: ArmourKind) -> int:
    """How many stars one more piece of a set begun and not complete would bring."""
    count, stars = pieces(player, kind), ARMOUR_STARS[kind]
    return stars[count] - stars[count - 1] if 0 < count < len(stars) else 0


def score_trait(player: Player, trait: str) -> int:
    """RP-SCORE-25  A trait earns what its card says for the situation at the end.

    RP-CARD-17  Any number of traits may be owned.
    """
    card = CARDS[trait]
    assert isinstance(card, Trait)
    return card.stars(player)
