"""The combat pool: casting, flipping, removing, spending tokens. Catalogue chapters POOL, CAST, TOK, DOUBLE."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.fight import TokenFlipped, TokenRecast, TokenRemoved, TokensCast
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import ChooseToken
from questhall.games.runebound3.rules.parties import decide, seat_of, side_of, the_fight
from questhall.games.runebound3.state import FOE, CombatToken, Side, State, Who
from questhall.games.runebound3.tokens import ENEMY_TOKENS, TOKENS, CombatSymbol, TokenFace

DONE = Done()


def face(token: CombatToken) -> TokenFace:
    """R3-TOK-02  Only the visible face counts:

    R3-CAST-02  its symbol makes combat actions,
    R3-TOK-03  and it is what abilities mean by a token.
    """
    return TOKENS[token.id][token.face]


def shows(token: CombatToken) -> str:
    """What lies up, for people: `physical.2`."""
    return SHOWS[token.id][token.face]


def back(token: CombatToken) -> str:
    return SHOWS[token.id][1 - token.face]


SHOWS: dict[str, tuple[str, ...]] = {
    id: tuple(f"{face.symbol}.{face.value}" for face in faces) for id, faces in TOKENS.items()
}


def tokens_of(state: State, who: Who) -> list[str]:
    """The tokens somebody casts.

    R3-CBT-06  A hero casts the starting tokens and those of the assets.
    R3-CBT-07  An enemy casts the five enemy tokens, in the second act the veteran token too.
    R3-CBT-08  A villain casts both and the villain's own,
    R3-VILLAIN-02  which is pictured on the scenario card.
    """
    if who != FOE:
        player = state.players[who]
        return HEROES[player.hero].tokens + [ASSETS[card].token for card in player.assets if ASSETS[card].token]
    is_villain = the_fight(state).reason == "villain"
    tokens = list(ENEMY_TOKENS)
    if state.act == 2 or is_villain:
        tokens.append("veteran")
    return [*tokens, the_fight(state).enemy] if is_villain else tokens


def cast(table: Table[State], who: Who) -> None:
    """R3-CBT-05  All tokens are cast, and form the combat pool.

    R3-POOL-01  The pool is what has been cast, and nothing else.
    R3-POOL-03  Those spent
    R3-REMOVE-02  or removed before are cast again.
    R3-CAST-01  Each lands on either face.
    """
    state = table.state
    ids = tokens_of(state, who)
    faces = throw(table, who, len(ids))
    side_of(state, who).tokens = [CombatToken(id, face) for id, face in zip(ids, faces, strict=True)]
    side = side_of(state, who)
    table.tell(TokensCast(seat_of(who), tuple(ids), tuple(shows(token) for token in side.tokens)))


def throw(table: Table[State], who: Who, count: int) -> list[int]:
    """The faces on which so many tokens land.

    R3-CAST-03  A single one is flipped like a coin.
    """
    if who == FOE:
        return table.rolls([2] * count, "enemy.tokens")
    return table.rolls([2] * count, f"seat.{who}.tokens")


def pool(side: Side) -> list[CombatToken]:
    """R3-TOK-05  What is not spent: only these

    R3-POOL-02  can be spent or be the target of anything.
    """
    return [token for token in side.tokens if not token.is_spent]


def covered(side: Side) -> set[str]:
    """R3-DOUBLE-06  A double with a token on it cannot be touched:

    R3-RECAST-04  neither flipped nor recast,
    R3-FLIP-03  and whatever lies on it can.
    """
    return {token.on for token in side.tokens if token.on}


def targets(side: Side, symbols: Iterable[CombatSymbol] = ()) -> list[CombatToken]:
    """Tokens of a pool that can be flipped, recast, removed or spent; of certain symbols, if any are named.

    R3-CACT-05  Only what is still in the pool,
    R3-FLIP-02  so nothing that is spent is flipped.
    R3-TOK-07  The number on a token does not matter.
    """
    under, wanted = covered(side), tuple(symbols)
    return [token for token in pool(side) if token.id not in under and (not wanted or face(token).symbol in wanted)]


def value(token: CombatToken) -> int:
    """A token that lies on a double counts twice."""
    worth = face(token).value
    return 2 * worth if token.on else worth


def find(side: Side, id: str) -> CombatToken:
    return next(token for token in side.tokens if token.id == id)


def spend(side: Side, ids: Iterable[str]) -> None:
    """R3-SPEND-02  Spent tokens are set aside for this combat round.

    R3-DOUBLE-02  With the upper token of a double both are spent.
    """
    for id in ids:
        token = find(side, id)
        token.is_spent = True
        if token.on:
            find(side, token.on).is_spent = True
            token.on = ""


def remove(table: Table[State], who: Who, id: str) -> None:
    """R3-REMOVE-01  Set aside as if it had been spent; the double below stays in the pool.

    R3-TOK-04  Whatever is out of the pool counts as spent,
    R3-REMOVE-03  and is no target any more.
    """
    token = find(side_of(table.state, who), id)
    token.is_spent, token.on = True, ""
    table.tell(TokenRemoved(seat_of(who), id, shows(token)))


def remove_all(table: Table[State], who: Who, symbol: CombatSymbol) -> None:
    """R3-TOK-08  All tokens that show a symbol, whatever their number."""
    if not the_fight(table.state).end:
        for token in targets(side_of(table.state, who), [symbol]):
            remove(table, who, token.id)


def flip(table: Table[State], who: Who, id: str) -> None:
    """R3-FLIP-01  Turn the other side up.

    R3-DOUBLE-05  On a double it stays there.
    """
    token = find(side_of(table.state, who), id)
    token.face = 1 - token.face
    table.tell(TokenFlipped(seat_of(who), id, shows(token)))


def recast(table: Table[State], who: Who, id: str) -> None:
    """R3-RECAST-01  Cast one token again; if it was spent, it comes back into the pool.

    R3-RECAST-02  Everybody recasts the own tokens.
    R3-RECAST-05  On a double it lies again afterwards.
    """
    token = find(side_of(table.state, who), id)
    (token.face,) = throw(table, who, 1)
    token.is_spent = False
    table.tell(TokenRecast(seat_of(who), id, shows(token)))


# Choosing tokens


def choose_token(
    table: Table[State],
    chooser: Who,
    topic: str,
    tokens: Callable[[State], Sequence[CombatToken]],
    *,
    may: bool = False,
) -> Play[str | None]:
    """The token an effect is about; None if there is none, or if an optional effect is left out."""
    if the_fight(table.state).end or not tokens(table.state):
        return None

    def choices(state: State, who: Who) -> Sequence[Move]:
        found: list[Move] = [ChooseToken(token.id, shows(token)) for token in tokens(state)]
        return [*found, DONE] if may or not found else found

    answer = yield from decide(table, chooser, topic, choices)
    return answer.token if isinstance(answer, ChooseToken) else None


def flip_one(table: Table[State], chooser: Who, owner: Who, symbols: Iterable[CombatSymbol] = ()) -> Play[None]:
    wanted = tuple(symbols)
    id = yield from choose_token(
        table, chooser, "token.flip", lambda state: targets(side_of(state, owner), wanted), may=chooser == owner
    )
    if id is not None:
        flip(table, owner, id)


def recast_one(table: Table[State], chooser: Who, owner: Who) -> Play[None]:
    """R3-RECAST-03  Any token of the pool, unless the card says which."""
    id = yield from choose_token(
        table, chooser, "token.recast", lambda state: targets(side_of(state, owner)), may=chooser == owner
    )
    if id is not None:
        recast(table, owner, id)


def recast_spent(table: Table[State], who: Who) -> Play[None]:
    """One of the own spent tokens.

    R3-SURGEAB-05  The surge just spent may be the one.
    """
    id = yield from choose_token(
        table, who, "token.recast_spent", lambda state: [t for t in side_of(state, who).tokens if t.is_spent], may=True
    )
    if id is not None:
        recast(table, who, id)


def remove_one(table: Table[State], chooser: Who, owner: Who, symbols: Iterable[CombatSymbol] = ()) -> Play[None]:
    wanted = tuple(symbols)
    id = yield from choose_token(table, chooser, "token.remove", lambda state: targets(side_of(state, owner), wanted))
    if id is not None:
        remove(table, owner, id)


def recast_any(table: Table[State], who: Who) -> Play[None]:
    """Any number of the own tokens, each once."""
    done: list[str] = []
    while True:
        id = yield from choose_token(
            table,
            who,
            "token.recast",
            lambda state: [token for token in targets(side_of(state, who)) if token.id not in done],
            may=True,
        )
        if id is None:
            return
        done.append(id)
        recast(table, who, id)
