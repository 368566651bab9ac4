"""Which combat actions are worth a look, and which tokens, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.runebound3.bot.duel import open_surges
from questhall.games.runebound3.bot.strength import DOUBLE, NIMBLE, SHIELD, SURGE_HITS
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.fight import ChooseToken, FlipOwn, MakeRecast, Pass, Strike, UseSurge
from questhall.games.runebound3.rules.bonuses import ability_of
from questhall.games.runebound3.rules.combat import KINDS
from questhall.games.runebound3.rules.pool import targets
from questhall.games.runebound3.state import State
from questhall.games.runebound3.tokens import TOKENS

SMITING = Use("smiting_blow")
SMITTEN = (1.0, 0.45)
"""What a card must bring in a fight to be exerted for a new cast, in points of damage; before the villain less."""
BEFORE_THE_BLOW = ("puppeteers_orb_strings", "entangling_roots_grip", "mind_meld")
"""What takes tokens out of the opponent's hands or pays their blows back does most before they have fallen."""
FACE_WORTH = {"agility": NIMBLE, "double": DOUBLE, "shield": SHIELD}


def token_shortlist(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Of the own tokens the one that gains most by being turned or cast anew: one lucky dream must not choose it."""
    fight = state.fight
    side = next((each for each in fight.sides if each.who == seat), None) if fight is not None else None
    mine = {token.id: token for token in side.tokens} if side is not None else {}
    chosen = [move for move in moves if isinstance(move, ChooseToken) and move.token in mine]
    if side is None or len(chosen) != sum(isinstance(move, ChooseToken) for move in moves):
        return rival_shortlist(moves)
    spare = open_surges(state, side)

    def gain(move: ChooseToken) -> float:
        token = mine[move.token]
        now, then = (face_worth(*TOKENS[token.id][face][:2], spare) for face in (token.face, 1 - token.face))
        return now + then if token.is_spent else then - now

    best = max(chosen, key=gain)
    others = [move for move in moves if not isinstance(move, ChooseToken)]
    return [best] if gain(best) > 0 or not others else others


def rival_shortlist(moves: Sequence[Move]) -> Sequence[Move]:
    """Of the opponent's tokens that may be cast anew only those that can become worse; if none can, no more."""
    chosen = [move for move in moves if isinstance(move, ChooseToken)]
    if len(chosen) == len(moves):
        return moves
    worse = [move for move in chosen if losing(move) > 0]
    return [max(worse, key=losing)] if worse else [move for move in moves if not isinstance(move, ChooseToken)]


def losing(move: ChooseToken) -> float:
    """What the other face has less."""
    faces = {f"{symbol}.{count}": face_worth(symbol, count) for symbol, count, _ in TOKENS[move.token]}
    shown = faces.pop(move.shows, 0.0)
    return shown - max(faces.values())


def face_worth(symbol: str, count: int, surges: float = 1.0) -> float:
    """What a face on the table is worth, in points of damage, to somebody whose abilities take so many surges."""
    if symbol in KINDS:
        return float(count)
    return FACE_WORTH.get(symbol, 0.0) if symbol != "surge" else SURGE_HITS * min(count, surges)


def combat_shortlist(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Of every kind of combat action the best, and no passing while something can be done.

    Surges are lost at the end of the round, so they are spent even on little.
    """
    kept = [move for move in moves if not isinstance(move, Strike | UseSurge | FlipOwn | MakeRecast)]
    chosen = [*turns(state, moves), *strikes(moves), *surges(moves)]
    if early := in_time(state, chosen):
        return early
    busy = any(isinstance(move, Strike | UseSurge) for move in chosen)
    if SMITING in kept:
        kept.remove(SMITING)
        if not busy and is_worth_smiting(state, seat):
            return [SMITING]
    if busy:
        kept = [move for move in kept if not isinstance(move, Pass)]
    return [*chosen, *kept] or moves


def in_time(state: State, chosen: Sequence[Move]) -> list[Move]:
    """The surge abilities that cannot wait, as long as the opponent has not passed."""
    fight = state.fight
    assert fight is not None
    if fight.sides[1 - fight.turn].has_passed:
        return []
    return [move for move in chosen if isinstance(move, UseSurge) and move.ability in BEFORE_THE_BLOW]


def is_worth_smiting(state: State, seat: int) -> bool:
    """Whether what is left after all blows should be cast anew: by the average, one lucky dream must not decide it."""
    fight = state.fight
    assert fight is not None
    side = next(each for each in fight.sides if each.who == seat)
    spare = open_surges(state, side)
    hoped = 0.0
    for token in targets(side):
        now, then = (face_worth(*TOKENS[token.id][face][:2], spare) for face in (token.face, 1 - token.face))
        hoped += max(0.0, then - now) / 2
    return hoped >= SMITTEN[fight.reason == "villain"]


def strikes(moves: Sequence[Move]) -> list[Move]:
    """All tokens of a kind or none: the largest handful comes first."""
    found: dict[str, Move] = {}
    for move in moves:
        if isinstance(move, Strike):
            found.setdefault(move.kind, move)
    return [*found.values()]


def surges(moves: Sequence[Move]) -> list[Move]:
    """No more than a price asks."""
    found: dict[str, UseSurge] = {}
    for move in moves:
        if isinstance(move, UseSurge):
            best = found.get(move.ability)
            if best is None or better_paid(move, best):
                found[move.ability] = move
    return [*found.values()]


def turns(state: State, moves: Sequence[Move]) -> list[Move]:
    """Of all tokens to turn, or to have cast anew, the one that changes most."""
    fight = state.fight
    assert fight is not None
    own, theirs = (open_surges(state, fight.sides[turn]) for turn in (fight.turn, 1 - fight.turn))
    flips = [move for move in moves if isinstance(move, FlipOwn)]
    recasts = [move for move in moves if isinstance(move, MakeRecast)]
    best = [max(flips, key=lambda move: turning(move, own))] if flips else []
    return [*best, *([max(recasts, key=lambda move: turning(move, theirs))] if recasts else [])]


def turning(move: FlipOwn | MakeRecast, surges: float) -> float:
    """What the other face of an own token has more, or of the opponent's less."""
    faces = {f"{symbol}.{count}": face_worth(symbol, count, surges) for symbol, count, _ in TOKENS[move.token]}
    shown = faces.pop(move.shows)
    (hidden,) = faces.values()
    return hidden - shown if isinstance(move, FlipOwn) else shown - hidden


def better_paid(move: UseSurge, other: UseSurge) -> bool:
    """As few surges as will do; for an ability that takes any number, as many as there are."""
    if ability_of(move.ability).surges:
        return (move.surges, len(move.tokens)) < (other.surges, len(other.tokens))
    return move.surges > other.surges
