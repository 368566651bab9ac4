"""Movement dice that lie there: where they lead, and what cards can make of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from questhall.engine import Move
from questhall.games.runebound1.bot.travel import LATER, fright, goals, hazard_at, outlook, turns_to
from questhall.games.runebound1.cards.define import ABILITIES
from questhall.games.runebound1.cards.effects import Amount
from questhall.games.runebound1.cards.travel import reroll_die, turn_die
from questhall.games.runebound1.components import Hex, Terrain
from questhall.games.runebound1.dice import FACES, Face
from questhall.games.runebound1.moves.answers import PickDie, PickTerrain, Use
from questhall.games.runebound1.moves.turn import Step, StopMoving
from questhall.games.runebound1.rules.reach import reach, reach_with
from questhall.games.runebound1.state import State
from questhall.games.runebound1.table_view import ReachView

HASTE = 0.0001
"""Having arrived is better than being about to."""
BETTER = 0.1
"""Only for so much more is a die turned or rolled again."""
DRAUGHT = 1.2
"""What must be gained by arriving a turn earlier, for an elixir to be drunk."""
NEAR = 0.7
"""So far, in turns, two dice more lead."""
TURNED: tuple[Terrain, ...] = ("plains", "hills", "river", "forest", "mountains")
"""What a die can be turned to, each face once: the road is with the plains, the swamp with the mountains."""


class Walk:
    """A movement under way: what the places are worth that dice can lead to."""

    def __init__(self, state: State, seat: int) -> None:
        assert state.dice is not None
        self.state, self.here = state, state.players[seat].hex
        self.faces = list(state.dice.faces)
        self.found, self.fear = goals(state, seat), fright(state, seat)
        self.known: dict[Hex, float] = {}

    def at(self, hex: Hex) -> float:
        if hex not in self.known:
            self.known[hex] = value_at(self.state, self.found, hex, self.fear)
        return self.known[hex]

    def best(self, places: Sequence[ReachView]) -> tuple[float, ReachView | None]:
        """The best of these places, unless it is better to stay."""
        best, way = self.at(self.here) + HASTE, None
        for place in places:
            worth = self.at(place.hex) - HASTE * len(place.path)
            if worth > best:
                best, way = worth, place
        return best, way

    def instead(self, face: Face, other: Face) -> float:
        """What the dice are worth if one of them showed something else."""
        place = self.faces.index(face)
        faces = [*self.faces[:place], other, *self.faces[place + 1 :]]
        return self.best(reach_with(self.state, faces))[0]

    def rolled_again(self, face: Face) -> float:
        """On average."""
        return fmean([self.instead(face, other) for other in range(len(FACES))])

    def turned(self, face: Face) -> float:
        """To the best face."""
        return max([self.instead(face, face_with(terrain)) for terrain in TURNED])


def value_at(state: State, found: dict[Hex, float], hex: Hex, fear: float) -> float:
    """What is there, or the way ahead from there, less the hazards of the wild."""
    return max(found.get(hex, 0.0), LATER * outlook(found, hex)) - hazard_at(state, hex, fear)


def face_with(terrain: Terrain) -> Face:
    """The face a die is turned to for a terrain."""
    return next(face for face, symbols in enumerate(FACES) if terrain in symbols)


def go(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The first step on the way to the best hex the dice lead to; before it, what makes the dice better."""
    walk = Walk(state, seat)
    best, way = walk.best(reach(state))
    for move in moves:
        if isinstance(move, Use) and is_of_use(walk, move, best, way):
            return [move]
    step = Step(way.path[0], way.faces[0]) if way is not None else None
    return [step if step is not None and step in moves else StopMoving()]


def is_of_use(walk: Walk, move: Use, best: float, way: ReachView | None) -> bool:
    """A die is turned or rolled again for a better way; an elixir drunk to arrive this turn instead of the next."""
    effect = ABILITIES[move.ability].effect
    judge = JUDGES.get(effect)
    if judge is not None:
        return max([judge(walk, face) for face in set(walk.faces)]) > best + BETTER
    if not isinstance(effect, Amount):
        return False
    end = way.hex if way is not None else walk.here
    near = [worth for hex, worth in walk.found.items() if 0 < turns_to(hex)[end] <= NEAR]
    return end not in walk.found and (1 - LATER) * max(near, default=0.0) > DRAUGHT


JUDGES: dict[object, Callable[[Walk, Face], float]] = {reroll_die: Walk.rolled_again, turn_die: Walk.turned}


def pick_die(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The one that is missed least."""
    walk = Walk(state, seat)
    is_turned = any(ABILITIES[card].effect is turn_die for card in state.players[seat].face_down if card in ABILITIES)
    judge = Walk.turned if is_turned else Walk.rolled_again
    return [max(moves, key=lambda move: judge(walk, move.face) if isinstance(move, PickDie) else 0.0)]


def pick_terrain(state: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The face that leads furthest, for the die that was picked."""
    walk = Walk(state, seat)
    face = max(sorted(set(walk.faces)), key=lambda face: walk.turned(face))
    terrain = max(TURNED, key=lambda terrain: walk.instead(face, face_with(terrain)))
    return [PickTerrain(terrain)]
