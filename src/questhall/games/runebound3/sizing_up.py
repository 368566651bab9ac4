"""What the tokens on the table are worth at a glance, for whoever plays an enemy and for odds of fights."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.runebound3.rules.bonuses import health
from questhall.games.runebound3.state import FOE, CombatToken, Side, State, Who
from questhall.games.runebound3.tokens import TOKENS, CombatSymbol, TokenFace

WORTH = {"skull": 2.0, "physical": 2.0, "magic": 2.0, "surge": 1.4, "agility": 1.0, "double": 1.6, "shield": 1.2}
"""What a symbol is worth to whoever has it, in half points of damage; a dash is worth nothing."""


def sides(state: State, who: Who) -> tuple[Side, Side]:
    """The own side first."""
    assert state.fight is not None
    one, other = state.fight.sides
    return (one, other) if one.who == who else (other, one)


def token(side: Side, id: str) -> CombatToken:
    return next(each for each in side.tokens if each.id == id)


def worth(token: CombatToken) -> float:
    """Of the face that is up."""
    return worth_of_face(TOKENS[token.id][token.face]) * (2 if token.on else 1)


def other_side(token: CombatToken) -> float:
    return worth_of_face(TOKENS[token.id][1 - token.face])


def worth_of_face(face: TokenFace) -> float:
    return WORTH.get(face.symbol, 0.0) * face.value


def strength(token: CombatToken) -> float:
    """The damage a token does, in half points."""
    return worth(token) if TOKENS[token.id][token.face].symbol in ("skull", "physical", "magic") else 0.0


def symbol(token: CombatToken) -> CombatSymbol:
    return TOKENS[token.id][token.face].symbol


def lying(side: Side, symbols: Sequence[CombatSymbol] = ()) -> list[CombatToken]:
    """What is not spent and can be touched; of certain symbols, if any are named."""
    under = {token.on for token in side.tokens if token.on}
    free = [token for token in side.tokens if not token.is_spent and token.id not in under]
    return [token for token in free if not symbols or symbol(token) in symbols]


def shields(side: Side) -> int:
    """What a side can still block."""
    tokens = [token for token in side.tokens if not token.is_spent and symbol(token) == "shield"]
    return sum(TOKENS[token.id][token.face].value * (2 if token.on else 1) for token in tokens)


def life_of(state: State, who: Who) -> int:
    """The health that is left."""
    assert state.fight is not None
    return health(state, who) - (state.fight.damage if who == FOE else state.players[who].damage)
