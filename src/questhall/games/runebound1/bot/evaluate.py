"""How good a position looks to a seat: what the hero is, has and may hope for."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.runebound1.bot.duel import victory
from questhall.games.runebound1.bot.goods import usefulness
from questhall.games.runebound1.bot.strength import best_of, enemy_in, odds_against, party_of
from questhall.games.runebound1.bot.travel import outlook
from questhall.games.runebound1.bot.ventures import adventures, gain_of, loss
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, ITEMS
from questhall.games.runebound1.components import COLOURS, KINDS, NOWHERE, POINTS, Colour
from questhall.games.runebound1.rules.bonuses import stamina
from questhall.games.runebound1.rules.final_battle import red_cards
from questhall.games.runebound1.state import NOBODY, Fight, Player, State

VICTORY = 200.0
STRENGTH: dict[Colour, float] = {"green": 8.0, "yellow": 14.0, "blue": 22.0, "red": 40.0}
"""What it is worth to beat a colour for certain."""
GOLD, POINT, CARD_PRICE = 0.5, 1.0, 0.3
IMPROVED, IMPROVED_BEST = 1.6, 2.2
RUNE = 25.0
WOUND, EXHAUSTION, ALLY_WOUND = 1.2, 0.4, 0.6


def evaluate(state: State, seat: int, pending: Sequence[Move] = ()) -> float:
    """The prospects of a hero."""
    if state.phase == "over":
        return VICTORY * (2 if state.winner == seat else -1)
    player = state.players[seat]
    if player.is_dead or not player.hero:
        return -VICTORY if player.is_dead else 0.0
    return standing(state, seat, player) + prospects(state, seat, player)


def standing(state: State, seat: int, player: Player) -> float:
    """What the hero is and has."""
    whole = party_of(state, seat, wounds=0)
    worth = sum(STRENGTH[colour] * odds_against(state, whole, colour) for colour in COLOURS)
    worth += RUNE * red_cards(player) + GOLD * player.gold
    worth += POINT * (sum(POINTS[colour] * count for colour, count in zip(COLOURS, player.counters, strict=True)))
    best = best_of(whole.hero.damage, whole.hero.bonus)
    worth += sum((IMPROVED_BEST if kind == best else IMPROVED) * player.improved[kind] for kind in KINDS)
    worth += CARD_PRICE * sum(ITEMS[card].price for card in player.items)
    worth += sum(CARD_PRICE * ALLIES[ally.card].price - ALLY_WOUND * ally.wounds for ally in player.allies)
    worth += usefulness(state, seat) - WOUND * player.wounds
    return worth - EXHAUSTION * player.exhaustion / max(1, stamina(state, seat))


def prospects(state: State, seat: int, player: Player) -> float:
    """The fight under way, else the adventures that wait; not the towns, or wounds would seem something to look for."""
    fight = state.fight
    if fight is not None and seat in (fight.seat, fight.rival):
        return fight_outlook(state, fight, seat)
    return outlook(adventures(state, seat), player.hex) if player.hex != NOWHERE else 0.0


def fight_outlook(state: State, fight: Fight, seat: int) -> float:
    """What the fight promises: the gain, less what losing would cost."""
    if fight.rival != NOBODY:
        return 0.0
    odds = victory(party_of(state, seat, without=tuple(fight.kept_out)), enemy_in(state, fight))
    gain = gain_of(state, ADVENTURES[fight.card].colour)
    return odds * gain - (1 - odds) * (VICTORY if fight.reason == "final" else loss(state, seat))
