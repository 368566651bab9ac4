"""Effects in the words of cards. Each gets its numbers here and the table, the seat and the card when it happens.

A card's own effect is a generator beside the card; what it asks goes through `table.choose`, what it changes through
the functions of `rules/`: `gain_gold`, `wound`, `exhaust`, `heal`, `recover`, `skill_test`, `gain_card`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.cards.define import Effect, SkillTest
from questhall.games.runebound1.events.fight import EnemyWounded
from questhall.games.runebound1.moves.answers import PickCharacter
from questhall.games.runebound1.rules import gold, harm
from questhall.games.runebound1.rules.rolls import roll_again
from questhall.games.runebound1.rules.skill_tests import skill_test
from questhall.games.runebound1.rules.wounds import cancel_wounds, wound
from questhall.games.runebound1.state import Fight, State

ALL = harm.ALL


@dataclass(frozen=True)
class Amount:
    """An effect of which bots want to know how much it is: wounds dealt, cancelled or healed, a bonus, dice."""

    of: Literal["strike", "more damage", "cancel", "heal", "boost", "dice"]
    amount: int
    happen: Effect

    def __call__(self, table: Table[State], seat: int, card: str) -> Play[None]:
        return self.happen(table, seat, card)


def the_fight(state: State) -> Fight:
    """The fight that is under way."""
    assert state.fight is not None
    return state.fight


def nothing(table: Table[State], seat: int, card: str) -> Play[None]:
    """Of a card that works by being there."""
    return NOTHING


def in_turn(*effects: Effect) -> Effect:
    """One after the other."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        for effect in effects:
            yield from effect(table, seat, card)

    return happen


def gain(amount: int) -> Effect:
    """Gold from the bank."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        gold.gain_gold(table, seat, amount)
        return NOTHING

    return happen


def lose(amount: int) -> Effect:
    """Gold to the bank, as far as there is any."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        gold.lose_gold(table, seat, amount)
        return NOTHING

    return happen


def hurt(amount: int) -> Effect:
    """Wounds for the hero."""
    return lambda table, seat, card: wound(table, seat, amount)


def tire(amount: int) -> Effect:
    """Exhaustion for the hero."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        harm.exhaust(table, seat, amount)
        return NOTHING

    return happen


def heal(amount: int = ALL) -> Effect:
    """Wounds off the hero."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        harm.heal(table, seat, amount)
        return NOTHING

    return Amount("heal", amount, happen)


def heal_all(table: Table[State], seat: int, card: str) -> Play[None]:
    """All wounds off the hero and the allies."""
    harm.heal(table, seat, ALL)
    for ally in table.state.players[seat].allies:
        harm.heal(table, seat, ALL, ally.card)
    return NOTHING


def recover(amount: int = ALL) -> Effect:
    """Exhaustion off the hero."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        harm.recover(table, seat, amount)
        return NOTHING

    return happen


def refresh(amount: int) -> Effect:
    """All exhaustion and so many wounds off the hero."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        harm.recover(table, seat, ALL)
        harm.heal(table, seat, amount)
        return NOTHING

    return Amount("heal", amount, happen)


def heal_someone(amount: int = ALL) -> Effect:
    """Wounds off the hero or one of the allies."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        answer = yield from table.choose(seat, "card.heal", wounded)
        harm.heal(table, seat, amount, "" if answer.who == table.state.players[seat].hero else answer.who)

    return Amount("heal", amount, happen)


def wounded(state: State, seat: int) -> Sequence[PickCharacter]:
    """Who of hero and allies has wounds."""
    player = state.players[seat]
    hero = [player.hero] if player.wounds else []
    return [*map(PickCharacter, hero), *(PickCharacter(ally.card) for ally in player.allies if ally.wounds)]


def strike(amount: int) -> Effect:
    """Wounds for the enemy on the card, or for the other hero of a fight."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        fight = the_fight(table.state)
        if fight.card:
            fight.wounds += amount
            table.tell(EnemyWounded(seat, fight.card, amount))
            return NOTHING
        return wound(table, fight.rival if seat == fight.seat else fight.seat, amount)

    return Amount("strike", amount, happen)


def boost(amount: int) -> Effect:
    """On the next roll of the hero in this fight; in a test on its roll."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        state = table.state
        if state.roll is not None:
            state.roll.bonus += amount
        else:
            the_fight(state).boost += amount
        return NOTHING

    return Amount("boost", amount, happen)


def harder(amount: int) -> Effect:
    """On the enemy's target numbers for the whole fight; negative: easier."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        the_fight(table.state).harder += amount
        return NOTHING

    return happen


def more_damage(amount: int) -> Effect:
    """On the wounds of the attack that has just succeeded, or of the next one that does."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        the_fight(table.state).extra += amount
        return NOTHING

    return Amount("more damage", amount, happen)


def strike_again(table: Table[State], seat: int, card: str) -> Play[None]:
    """The hero, who has attacked in this round, may attack once more."""
    the_fight(table.state).attacked.remove(table.state.players[seat].hero)
    return NOTHING


def slip_away(table: Table[State], seat: int, card: str) -> Play[None]:
    """An escape without a test."""
    the_fight(table.state).end = "escaped"
    return NOTHING


def cancel(amount: int) -> Effect:
    """Wounds that are about to be taken are not taken."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        cancel_wounds(table, amount)
        return NOTHING

    return Amount("cancel", amount, happen)


def reroll(table: Table[State], seat: int, card: str) -> Play[None]:
    """The die is rolled again; the new result counts."""
    roll_again(table)
    return NOTHING


def by_test(test: SkillTest, success: Effect = nothing, failure: Effect = nothing) -> Effect:
    """A skill test, and what follows from it."""

    def happen(table: Table[State], seat: int, card: str) -> Play[None]:
        passed = yield from skill_test(table, seat, test)
        yield from (success if passed else failure)(table, seat, card)

    return happen
