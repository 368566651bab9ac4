"""The twenty traits: a step along the arrow when bought, stars at the end if the condition is met.

RP-CLAR-09  Conditions look at the dice as they lie: no weapon counts (and, our choice, no race).
"""

from __future__ import annotations

from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import trait
from questhall.games.rollplayer.components import (
    CHARISMA,
    CLASS_COLORS,
    CONSTITUTION,
    DEXTERITY,
    DICE,
    INTELLIGENCE,
    STRENGTH,
)
from questhall.games.rollplayer.state import Player, dice_of, row_total

# Lawful arrows


@trait("steadfast", dots=2, cost=5, arrow="left")
def steadfast(me: Player) -> int:
    """3 stars if constitution totals 15 or more."""
    return 3 if row_total(me, CONSTITUTION) >= 15 else 0


@trait("honorable", dots=2, cost=4, arrow="left")
def honorable(me: Player) -> int:
    """3 stars if the token ends in the lawful column."""
    return 3 if me.token[1] == 0 else 0


@trait("nimble", dots=2, cost=5, arrow="left")
def nimble(me: Player) -> int:
    """3 stars if dexterity totals 16 or more."""
    return 3 if row_total(me, DEXTERITY) >= 16 else 0


@trait("focused", dots=2, cost=5, arrow="left")
def focused(me: Player) -> int:
    """3 stars for 6 or more dice of the class colour."""
    return 3 if colors(me)[CLASS[me.class_card].color] >= 6 else 0


@trait("dedicated", dots=1, cost=4, arrow="left")
def dedicated(me: Player) -> int:
    """1 star for each attribute whose dice alone meet its goal, beyond the first, at most 4."""
    return min(4, max(0, goals_met_by_dice(me) - 1))


# Chaotic arrows


@trait("weak", dots=1, cost=5, arrow="right")
def weak(me: Player) -> int:
    """3 stars if strength totals 10 or less."""
    return 3 if row_total(me, STRENGTH) <= 10 else 0


@trait("clumsy", dots=2, cost=6, arrow="right")
def clumsy(me: Player) -> int:
    """4 stars if dexterity totals 10 or less."""
    return 4 if row_total(me, DEXTERITY) <= 10 else 0


@trait("foolish", dots=1, cost=5, arrow="right")
def foolish(me: Player) -> int:
    """3 stars if intelligence totals 10 or less."""
    return 3 if row_total(me, INTELLIGENCE) <= 10 else 0


@trait("reckless", dots=1, cost=6, arrow="right")
def reckless(me: Player) -> int:
    """1 star for each die showing 1, at most 5."""
    return min(5, sum(die.value == 1 for _, _, die in dice_of(me)))


@trait("obnoxious", dots=1, cost=4, arrow="right")
def obnoxious(me: Player) -> int:
    """3 stars if the token ends in the chaotic column."""
    return 3 if me.token[1] == 2 else 0


# Good arrows


@trait("compassionate", dots=2, cost=4, arrow="up")
def compassionate(me: Player) -> int:
    """3 stars if the token ends in the good row."""
    return 3 if me.token[0] == 0 else 0


@trait("honest", dots=1, cost=5, arrow="up")
def honest(me: Player) -> int:
    """3 stars if all six class colours are on the sheet."""
    return 3 if all(colors(me)[color] for color in CLASS_COLORS) else 0


@trait("loyal", dots=1, cost=4, arrow="up")
def loyal(me: Player) -> int:
    """3 stars for 4 or more backstory matches."""
    return 3 if backstory_matches(me) >= 4 else 0


@trait("courageous", dots=1, cost=5, arrow="up")
def courageous(me: Player) -> int:
    """3 stars if strength totals 16 or more."""
    return 3 if row_total(me, STRENGTH) >= 16 else 0


@trait("famous", dots=2, cost=5, arrow="up")
def famous(me: Player) -> int:
    """1 star for each other trait, at most 4."""
    return min(4, len(me.traits) - 1)


# Evil arrows


@trait("proud", dots=2, cost=4, arrow="down")
def proud(me: Player) -> int:
    """3 stars if charisma totals 15 or more."""
    return 3 if row_total(me, CHARISMA) >= 15 else 0


@trait("cunning", dots=1, cost=4, arrow="down")
def cunning(me: Player) -> int:
    """3 stars if intelligence totals 15 or more."""
    return 3 if row_total(me, INTELLIGENCE) >= 15 else 0


@trait("obsessed", dots=2, cost=4, arrow="down")
def obsessed(me: Player) -> int:
    """1 star for each die beyond the second in the most frequent other class colour, at most 4."""
    count = colors(me)
    most = max(count[color] for color in CLASS_COLORS if color != CLASS[me.class_card].color)
    return min(4, max(0, most - 2))


@trait("greedy", dots=2, cost=4, arrow="down")
def greedy(me: Player) -> int:
    """1 star for every 3 gold left, at most 4."""
    return min(4, me.gold // 3)


@trait("envious", dots=2, cost=4, arrow="down")
def envious(me: Player) -> int:
    """3 stars if the token ends in the evil row."""
    return 3 if me.token[0] == 2 else 0


TRAITS = (
    steadfast,
    honorable,
    nimble,
    proud,
    weak,
    clumsy,
    foolish,
    reckless,
    focused,
    compassionate,
    obsessed,
    cunning,
    greedy,
    honest,
    loyal,
    obnoxious,
    dedicated,
    courageous,
    envious,
    famous,
)


def colors(me: Player) -> dict[str, int]:
    """How many dice of each colour are on the sheet."""
    shown = [die.color for row in me.rows for die in row]
    return {color: shown.count(color) for color in DICE}


def goals_met_by_dice(me: Player) -> int:
    return sum(goal.is_met(row_total(me, row)) for row, goal in enumerate(CLASS[me.class_card].goals))


def backstory_matches(me: Player) -> int:
    """Dice whose colour and cell both agree with the backstory; their values do not matter."""
    marks = zip(me.rows, BACKSTORIES[me.backstory], strict=True)
    return [len(dice) >= cell and dice[cell - 1].color == color for dice, (color, cell) in marks].count(True)
