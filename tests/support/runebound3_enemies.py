"""Fights of Runebound against one enemy, as its cards see them: Corbin on seat 0, the enemy played by seat 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.engine import Move
from questhall.games.runebound3.cards.define import SKILLS, Enemy
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Strike, UseSurge
from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.fight import engage
from questhall.games.runebound3.rules.parties import side_of, the_fight
from questhall.games.runebound3.rules.pool import face, find, pool, shows
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import combat_token, fight, hero, play, position
from support.stretch import Played, Rigged

SURGES = {1: "enemy.3:1", 2: "enemy.3:1>enemy.5 enemy.5:0", 3: "enemy.3:1>enemy.5 enemy.5:0 veteran:1"}
"""Pools of an enemy that show so many surges."""
SPENT = {1: ("enemy.3",), 2: ("enemy.3",), 3: ("enemy.3", "veteran")}


def against(
    enemy: str,
    mine: str = "",
    theirs: str = "",
    *,
    surges: int = 0,
    damage: int = 0,
    scenario: str = "margath",
    skill_deck: str | None = None,
    phase: Any = "act",
    **corbin: Any,
) -> State:
    """Corbin in a fight with this enemy, whose pool shows so many surges besides the tokens that are named."""
    players = (hero("corbin", **corbin), hero("mok"))
    state = position(*players, scenario=scenario, enemy="neighbour", skill_deck=skill_deck)
    tokens = f"{SURGES.get(surges, '')} {theirs}".strip()
    return fight(state, enemy, mine=mine, theirs=tokens, damage=damage, turn=1, phase=phase)


def surge(
    state: State, ability: str, surges: int = 1, answers: Sequence[Move] = (), chance: Rigged | None = None
) -> Played[State]:
    """The enemy uses a surge ability that it is offered."""
    move = offered_surge(state, FOE, ability, SPENT[surges])
    return play(state, lambda table: perform(table, FOE, move), answers, chance)


def offered_surge(state: State, who: int, ability: str, tokens: Sequence[str]) -> UseSurge:
    """The move that spends these surges on an ability, as it is offered."""
    moves = [move for move in combat_moves(state, who) if isinstance(move, UseSurge)]
    return next(move for move in moves if move.ability == ability and move.tokens == tuple(tokens))


def strike(
    state: State, who: int, tokens: str, answers: Sequence[Move] = (), chance: Rigged | None = None
) -> Played[State]:
    """Somebody spends tokens of one kind of damage."""
    move = striking(state, who, tokens)
    return play(state, lambda table: perform(table, who, move), answers, chance)


def striking(state: State, who: int, tokens: str) -> Strike:
    """The move that spends these tokens, all of one kind of damage."""
    spent = [find(side_of(state, who), id) for id in tokens.split()]
    kind = face(spent[0]).symbol
    assert kind in ("physical", "magic", "skull")
    return Strike(tuple(token.id for token in spent), kind, sum(face(token).value for token in spent))


def pick(token: str) -> ChooseToken:
    """The answer that names a token as it lies, `corbin.1:0`."""
    found = combat_token(token)
    return ChooseToken(found.id, shows(found))


def block(token: str) -> Block:
    """The answer that spends one token with shields."""
    found = combat_token(token)
    return Block((found.id,), face(found).value)


def begin(state: State, answers: Sequence[Move] = (), chance: Rigged | None = None) -> Played[State]:
    """The fight begins: what happens on engaging."""
    return play(state, lambda table: engage(table, the_fight(state)), answers, chance)


def surges_offered(state: State) -> set[str]:
    """The surge abilities the enemy could use now."""
    return {move.ability for move in combat_moves(state, FOE) if isinstance(move, UseSurge)}


def in_pool(state: State, who: int) -> str:
    """What is left to a side, as it is written for `fight`."""
    side = next(side for side in the_fight(state).sides if side.who == who)
    return " ".join(f"{token.id}:{token.face}" + (f">{token.on}" if token.on else "") for token in pool(side))


def wounds(state: State) -> tuple[int, int]:
    """Damage on Corbin and on the enemy."""
    return state.players[0].damage, the_fight(state).damage


def enemy_health(state: State) -> int:
    return health(state, FOE)


def skill_card(*, success: bool) -> str:
    """A skill card with or without the symbol of success."""
    return next(card.id for card in SKILLS.values() if card.success is success)


def traits_of(cards: Sequence[Enemy]) -> dict[str, str]:
    """For each trait the enemies that have it, in the order of the alphabet."""
    traits = sorted({trait for card in cards for trait in card.traits})
    return {trait: " ".join(sorted(card.id for card in cards if trait in card.traits)) for trait in traits}
