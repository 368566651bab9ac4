"""The solo game: catalogue chapter SOLO."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.rollplayer.components import FACES, LOWEST_RANK, SOLO_GOLD_PER_STAR, SOLO_RANKS
from questhall.games.rollplayer.events import CardTrashed, EnemyRolled, MarketCleared
from questhall.games.rollplayer.rules.cleanup import draw_card
from questhall.games.rollplayer.state import Player, State

NOBODY = 0
VICTIMS: dict[tuple[int, int], tuple[int, ...]] = {
    (3, 2): (1, 2, 3, NOBODY, NOBODY, NOBODY),
    (3, 3): (1, 1, 2, 2, 3, 3),
    (4, 2): (1, 2, 3, 4, NOBODY, NOBODY),
    (4, 3): (1, 1, 2, 3, 4, 4),
}
"""By (cards in the market, initiative card chosen): which card from the left the enemy takes on a 1, 2 … 6."""


def is_in_solo_deck(card: str) -> bool:
    """RP-SOLO-03  Diplomacy is removed from the game: there is nobody to copy."""
    return card != "diplomacy"


def set_enemy_die_aside(state: State) -> None:
    """RP-SOLO-04  1 gold die is taken from the bag as the enemy die.

    RP-SOLO-34  It stays set aside for the whole game.
    """
    state.bag["gold"] -= 1
    state.aside.append("gold")


def start_trash_pile(table: Table[State]) -> None:
    """RP-SOLO-05  When the market is laid out, the top card of the deck starts the trash pile.

    RP-SOLO-07  Trash is out of the game.
    """
    trash(table, draw_card(table))


def trash(table: Table[State], card: str) -> None:
    table.state.trash.append(card)
    table.tell(CardTrashed(card))


def enemy_turn(table: Table[State]) -> None:
    """RP-SOLO-10  After the player's dice turn the enemy die is dealt with.

    RP-SOLO-11  Not for initiative card 1.
    RP-SOLO-12  For card 2 it is rolled.
    RP-SOLO-17  For card 3 too.
    RP-SOLO-22  With the Druid's fourth card the same holds: nothing for card 1,
    RP-SOLO-23  a roll for card 2,
    RP-SOLO-26  a roll for card 3.
    """
    state = table.state
    chosen = next(card.number for card in state.initiative if card.holder is not None)
    if chosen == 1:
        return
    value = 1 + table.roll(FACES, "enemy")
    table.tell(EnemyRolled(value))
    place = victim(len(state.market), chosen, value)
    if place != NOBODY:
        trash(table, state.market.pop(place - 1))


def victim(cards: int, chosen: int, value: int) -> int:
    """Which market card from the left the enemy die takes to the trash pile, if any.

    RP-SOLO-13  Three cards, card 2 chosen, 1: the leftmost.
    RP-SOLO-14  2: the middle one.
    RP-SOLO-15  3: the rightmost.
    RP-SOLO-16  4-6: none.
    RP-SOLO-18  Card 3 chosen, 1-2: the leftmost.
    RP-SOLO-19  3-4: the middle one.
    RP-SOLO-20  5-6: the rightmost.
    RP-SOLO-24  Four cards, card 2 chosen, 1-4: the first to the fourth.
    RP-SOLO-25  5-6: none.
    RP-SOLO-27  Card 3 chosen, 1-2: the first.
    RP-SOLO-28  3: the second.
    RP-SOLO-29  4: the third.
    RP-SOLO-30  5-6: the fourth.
    """
    return VICTIMS[cards, chosen][value - 1] if cards >= 3 else NOBODY


def clear_solo_market(table: Table[State]) -> None:
    """RP-SOLO-31  The player has bought a card or discarded one, as usual.

    RP-SOLO-32  After the player's market turn the leftmost card left goes to the discard pile.
    RP-SOLO-33  All others left go to the trash pile.
    """
    state = table.state
    if state.market:
        table.tell(MarketCleared((state.market[0],)))
        state.discard.append(state.market.pop(0))
    for card in state.market:
        trash(table, card)
    state.market.clear()


def gold_stars(player: Player) -> int:
    """RP-SOLO-36  1 star for every full 8 gold left."""
    return player.gold // SOLO_GOLD_PER_STAR


def solo_rank(stars: int) -> str:
    """The rank a solo hero has earned.

    RP-SOLO-37  38 stars or more: True Hero.
    RP-SOLO-38  34 to 37: Clan Leader.
    RP-SOLO-39  30 to 33: Celebrity.
    RP-SOLO-40  26 to 29: Adventurer.
    RP-SOLO-41  22 to 25: Mercenary.
    RP-SOLO-42  21 or fewer: NPC.
    """
    return next((rank for least, rank in SOLO_RANKS if stars >= least), LOWEST_RANK)
