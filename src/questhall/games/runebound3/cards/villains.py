"""The villains on the backs of the two scenario cards.

R3-VILLAIN-01  They are enemies.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, surge
from questhall.games.runebound3.cards.define import ADVENTURES, Enemy
from questhall.games.runebound3.events.hero import AbilityUsed
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.rules.bonuses import ability_of
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.parties import decide, opponent, seat_of, side_of, the_fight
from questhall.games.runebound3.rules.pool import flip, flip_one, targets
from questhall.games.runebound3.state import State, Who


def flip_a_token(table: Table[State], who: Who) -> Play[None]:
    yield from flip_one(table, who, opponent(table.state, who))


def flip_all_tokens(table: Table[State], who: Who) -> Play[None]:
    other = opponent(table.state, who)
    for token in targets(side_of(table.state, other)):
        flip(table, other, token.id)
    yield from ()


def heal_3(table: Table[State], who: Who) -> Play[None]:
    """R3-VILLAIN-07  Never above what story tokens have left of the health: only damage is taken off."""
    heal(table, who, 3)
    yield from ()


def double_skulls(table: Table[State], who: Who) -> Play[None]:
    side_of(table.state, who).marks.append("double_skull")
    yield from ()


def drain_life(table: Table[State], who: Who) -> Play[None]:
    """R3-BLOCK-02  He heals even if the damage is blocked."""
    yield from deal(table, who, 1)
    if not the_fight(table.state).end:
        heal(table, who, 1)


def raise_the_fallen(table: Table[State], who: Who) -> Play[None]:
    """A random enemy from the discard pile of the combat deck lends him one of its surge abilities.

    R3-SURGEAB-06  One for X surges counts as one for 1:
    R3-X-03  then X is 1.
    """
    state = table.state
    fallen = [card for card in state.discards["combat"] if lent_abilities(card)]
    if not fallen:
        return
    enemy = fallen[table.roll(len(fallen), "villain.fallen")]
    answer = yield from decide(
        table, who, "villain.fallen", lambda *_: [Use(ability.id) for ability in lent_abilities(enemy)]
    )
    table.tell(AbilityUsed(seat_of(who), answer.ability))
    the_fight(state).x = 1
    yield from ability_of(answer.ability).effect(table, who)


def lent_abilities(card: str) -> list[Ability]:
    enemy = ADVENTURES[card]
    return [each for each in enemy.abilities if each.moment == "surge"] if isinstance(enemy, Enemy) else []


VILLAINS = (
    Enemy(
        "margath",
        "combat",
        "margath",
        health=15,
        traits=("warrior", "villain", "dragon"),
        bonuses={"health_per_token": -1, "health_floor": 8},
        abilities=(
            surge("margath_flip", 1, flip_a_token),
            surge("margath_heal", 2, heal_3),
            surge("margath_double", 3, double_skulls),
        ),
    ),
    Enemy(
        "vorakesh",
        "combat",
        "corpse_king",
        health=10,
        traits=("mystic", "villain", "humanoid"),
        bonuses={"health_per_zombie": 1, "health_per_token": -2, "health_floor": 8},
        abilities=(
            surge("vorakesh_fallen", 1, raise_the_fallen),
            surge("vorakesh_drain", 1, drain_life),
            surge("vorakesh_flip", 2, flip_all_tokens),
        ),
    ),
)
"""They are not in the adventure decks; the deck named here is only a colour."""
