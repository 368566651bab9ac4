"""The eight weapons, and what each does for its owner."""

from __future__ import annotations

from questhall.games.rollplayer.cards.define import Weapon
from questhall.games.rollplayer.components import FACES, Color
from questhall.games.rollplayer.state import Die, Player

WEAPONS = (
    Weapon("longsword", dots=1, cost=3, hands=1),
    Weapon("blessed_mace", dots=1, cost=3, hands=1),
    Weapon("jeweled_dagger", dots=1, cost=3, hands=1),
    Weapon("longbow", dots=2, cost=3, hands=2),
    Weapon("tower_shield", dots=2, cost=5, hands=1),
    Weapon("ancient_spear", dots=1, cost=3, hands=2),
    Weapon("quarterstaff", dots=1, cost=3, hands=2),
    Weapon("heavy_crossbow", dots=1, cost=4, hands=2),
)


def goal_bonus(player: Player, dice: list[Die], class_color: Color) -> int:
    """Longsword and Jeweled Dagger: dice that count 1 more when attribute goals are scored.

    RP-CLAR-08  A die may pass 6 this way.
    """
    bonus = 0
    if "longsword" in player.weapons:
        bonus += [die.color for die in dice].count(class_color)
    if "jeweled_dagger" in player.weapons:
        bonus += [die.color for die in dice].count("gold")
    return bonus


def wisdom_steps(player: Player) -> int:
    """Blessed Mace: the wisdom action moves the token up to 2 cells."""
    return 2 if "blessed_mace" in player.weapons else 1


def constitution_reach(player: Player) -> int:
    """Quarterstaff: the constitution action turns a die to any value."""
    return FACES - 1 if "quarterstaff" in player.weapons else 1


def discount(player: Player, dropped: tuple[str, ...] = ()) -> int:
    """Heavy Crossbow: every purchase costs 1 gold less, as long as it is in hand."""
    return 1 if "heavy_crossbow" in player.weapons and "heavy_crossbow" not in dropped else 0


def discard_bonus(player: Player) -> int:
    """Ancient Spear: 2 gold more for discarding a market card."""
    return 2 if "ancient_spear" in player.weapons else 0


def last_card_bonus(player: Player, number: int, cards: int) -> int:
    """Longbow: 4 gold for choosing one of the two highest-numbered initiative cards."""
    return 4 if "longbow" in player.weapons and number > cards - 2 else 0


def missing_piece(player: Player) -> int:
    """Tower Shield: at scoring one incomplete armour set of its owner counts 1 card more."""
    return 1 if "tower_shield" in player.weapons else 0
