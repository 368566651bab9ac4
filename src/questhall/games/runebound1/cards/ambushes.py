"""What enemies do before combat, beside tests and wounds."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.cards.define import Condition, Effect
from questhall.games.runebound1.cards.effects import the_fight
from questhall.games.runebound1.events.fight import AllyKeptOut
from questhall.games.runebound1.moves.answers import PickCharacter
from questhall.games.runebound1.state import State


def keep_out(table: Table[State], seat: int, ally: str) -> None:
    """This ally does not attack in this fight."""
    the_fight(table.state).kept_out.append(ally)
    table.tell(AllyKeptOut(seat, ally))


def alone(table: Table[State], seat: int, card: str) -> Play[None]:
    """The hero has to fight without allies."""
    for ally in table.state.players[seat].allies:
        keep_out(table, seat, ally.card)
    return NOTHING


def scare_an_ally(table: Table[State], seat: int, card: str) -> Play[None]:
    """One ally, chosen by the player, does not dare to attack."""
    if table.state.players[seat].allies:
        answer = yield from table.choose(seat, "ally.scared", allies_to_pick)
        keep_out(table, seat, answer.who)


def allies_to_pick(state: State, seat: int) -> Sequence[PickCharacter]:
    return [PickCharacter(ally.card) for ally in state.players[seat].allies]


def where(condition: Condition, effect: Effect) -> Effect:
    """Only if it is so."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        return effect(table, seat, card) if condition(table.state, seat, card) else NOTHING

    return happen
