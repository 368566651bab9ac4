"""What enemies do: effects and conditions that several of their cards share. `who` is the enemy."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Condition, Effect
from questhall.games.runebound3.cards.define import Gain
from questhall.games.runebound3.events.skills import SkillDiscarded
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.exerting import discard_from_hand, hand_cards
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.rules.health import damage_on, heal
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import (
    choose_token,
    flip,
    flip_one,
    recast_one,
    remove_all,
    remove_one,
    targets,
)
from questhall.games.runebound3.state import CombatToken, State, Who
from questhall.games.runebound3.tokens import CombatSymbol

GOLD_OR_TROPHY = (Gain(gold=2), Gain(trophies=("any",)))
"""Two gold or one additional trophy."""
GOLD_OR_TOKEN = (Gain(gold=2), Gain(tokens=1))
"""Two gold or one lore or ally."""

# Damage and healing


def wound(amount: int) -> Effect:
    """A surge ability that deals damage: an attack."""

    def effect(table: Table[State], who: Who) -> Play[None]:
        yield from deal(table, who, amount)

    return effect


def wound_surely(amount: int) -> Effect:
    """Damage that cannot be blocked."""

    def effect(table: Table[State], who: Who) -> Play[None]:
        yield from deal(table, who, amount, is_sure=True)

    return effect


def wound_by_x(table: Table[State], who: Who) -> Play[None]:
    """As much as there were surges spent."""
    yield from deal(table, who, the_fight(table.state).x)


def harm(amount: int) -> Effect:
    """Damage that is no attack: on engaging, or in return for a blow."""

    def effect(table: Table[State], who: Who) -> Play[None]:
        yield from deal(table, who, amount, is_attack=False)

    return effect


def mend(amount: int) -> Effect:
    def effect(table: Table[State], who: Who) -> Play[None]:
        heal(table, who, amount)
        yield from ()

    return effect


def is_wounded(state: State, who: Who) -> bool:
    return damage_on(state, who) > 0


# The opponent's tokens


def remove_every(symbol: CombatSymbol) -> Effect:
    """All tokens of the opponent's pool that show the symbol."""

    def effect(table: Table[State], who: Who) -> Play[None]:
        remove_all(table, opponent(table.state, who), symbol)
        yield from ()

    return effect


def remove_a_token(*symbols: CombatSymbol) -> Effect:
    """One token of the opponent's pool; any, if no symbols are named."""

    def effect(table: Table[State], who: Who) -> Play[None]:
        yield from remove_one(table, who, opponent(table.state, who), symbols)

    return effect


def recast_a_token(table: Table[State], who: Who) -> Play[None]:
    """The opponent recasts a token of the pool, which the enemy chooses."""
    yield from recast_one(table, who, opponent(table.state, who))


def lock_surges(table: Table[State], who: Who) -> Play[None]:
    """The opponent uses no surge abilities for the rest of this combat round."""
    side_of(table.state, opponent(table.state, who)).marks.append("no_surges")
    yield from ()


def shows(*symbols: CombatSymbol) -> Condition:
    """The opponent's pool has a token to aim at: with one of these symbols, or any."""

    def condition(state: State, who: Who) -> bool:
        return bool(targets(side_of(state, opponent(state, who)), symbols))

    return condition


def has_surges_to_lock(state: State, who: Who) -> bool:
    """Whoever has passed uses none anyway."""
    rival = side_of(state, opponent(state, who))
    return not rival.has_passed and "no_surges" not in rival.marks


# Tokens of both


def flip_any_token(table: Table[State], who: Who) -> Play[None]:
    """Any token of either pool."""

    def both(state: State) -> list[CombatToken]:
        return [token for side in the_fight(state).sides for token in targets(side)]

    id = yield from choose_token(table, who, "token.flip", both)
    if id is not None:
        mine = any(token.id == id for token in side_of(table.state, who).tokens)
        flip(table, who if mine else opponent(table.state, who), id)


def flip_own_token(table: Table[State], who: Who) -> Play[None]:
    yield from flip_one(table, who, who)


def has_other_tokens(state: State, who: Who) -> bool:
    """Something is left in the own pool besides the surge that pays."""
    return len(targets(side_of(state, who))) > 1


# Gold and cards


def take_gold(table: Table[State], who: Who) -> Play[None]:
    """One gold; from whoever has none, a drop of blood instead."""
    state = table.state
    seat = opponent(state, who)
    if state.players[seat].gold:
        pay(table, seat, 1)
    else:
        yield from deal(table, who, 1)


def wear_out(table: Table[State], who: Who) -> Play[None]:
    """The opponent discards a skill card of his choice from hand."""
    state = table.state
    seat = opponent(state, who)
    if the_fight(state).end or not state.players[seat].hand:
        return
    answer = yield from table.choose(seat, "hand.lose", hand_cards, always=True)
    discard_from_hand(table, seat, answer.skill)
    table.tell(SkillDiscarded(seat, answer.skill))


def has_cards(state: State, who: Who) -> bool:
    """The opponent has a card in hand."""
    return bool(state.players[opponent(state, who)].hand)
