"""Fights tried in imagined matches, by the rules of the game and simple rules for whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from questhall.engine import Match, Move
from questhall.games.runebound1.bot.choices import shortlist
from questhall.games.runebound1.cards.define import ABILITIES, ALLIES
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.moves.answers import Done, Use
from questhall.games.runebound1.moves.fight import Escape, FightOn
from questhall.games.runebound1.rules.abilities import ally_of
from questhall.games.runebound1.rules.bonuses import life, stamina
from questhall.games.runebound1.state import Fight, State

Imagine = Callable[[], Match]
TRIES = 300
LONGEST = 40
"""Combat rounds after which a fight that nobody wins counts as not won."""
DONE = Done()


class Trial(Struct, frozen=True):
    """Which moves begin the fight, if it is not under way, and where the hero would have to stand for that."""

    way: tuple[Move, ...] = ()
    hex: Hex | None = None


def share_won(seat: int, whose: int, trial: Trial, imagine: Imagine) -> float:
    """How often a hero wins, if nobody flees."""
    return sum(has_won(fought_out(imagine(), seat, trial), whose) for _ in range(TRIES)) / TRIES


def share_away(seat: int, imagine: Imagine) -> float:
    """How often whoever is asked gets away, if he tries until it works."""
    fights = [fought_out(imagine(), seat, Trial(), flees=True) for _ in range(TRIES)]
    return sum(fight is not None and fight.end == "escaped" for fight in fights) / TRIES


def has_won(fight: Fight | None, seat: int) -> bool:
    """Heroes take turns at attacking, so the fight may have ended in the other's round."""
    return fight is not None and fight.end == ("won" if fight.seat == seat else "lost")


def fought_out(world: Match, seat: int, trial: Trial, *, flees: bool = False) -> Fight | None:
    """How the fight ended in this world; None: the hero was struck down before anybody was asked."""
    state: State = world.state
    if trial.hex is not None:
        state.players[seat].hex = trial.hex
    for move in trial.way:
        while DONE in world.asks[seat].moves:  # cards that might be used on the way
            world.play(seat, DONE)
        world.play(seat, move)
    fight = state.fight
    while fight is not None and state.fight is fight and fight.round <= LONGEST and not world.over:
        asked, move = what_is_done(world, state, flees=flees)
        world.play(asked, move)
    return fight


def what_is_done(world: Match, state: State, *, flees: bool) -> tuple[int, Move]:
    """Whoever is half dead uses what heals; nobody flees, unless it is that which is tried; all else as bots do it."""
    for seat, offered in world.offers.items():
        for move in offered:
            if heals_in_time(state, seat, move):
                return seat, move
    seat, ask = next(iter(world.asks.items()))
    if ask.topic == "fight.escape":
        return seat, Escape() if flees else FightOn()
    wanted: Sequence[Move] = shortlist(state, seat, ask.moves)
    return seat, wanted[0]


def heals_in_time(state: State, seat: int, move: Move) -> bool:
    """What can be used at any moment heals; it is dear if its exhaustion turns into wounds."""
    if not isinstance(move, Use) or 2 * state.players[seat].wounds < life(state, seat):
        return False
    ability, player = ABILITIES[move.ability], state.players[seat]
    ally = ally_of(player, move.card)
    spare = stamina(state, seat) - player.exhaustion
    if ally is not None:
        spare = ALLIES[ally.card].stamina - ally.exhaustion
    return ability.exhaustion <= spare and not ability.wounds
