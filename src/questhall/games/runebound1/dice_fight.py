"""A fight in which nothing but dice decides: the exact chance to win it, fought as well as can be.

Whoever stays may choose in each phase who attacks, and nothing else. Lives only ever go down, so the chance of a round
hangs on rounds with less life, and on itself where nobody is hurt in it.
"""

from __future__ import annotations

from typing import NamedTuple

from questhall.games.runebound1.components import KINDS

Chances = tuple[float, float, float]
"""To succeed in each phase."""
NEAR_ENOUGH = 1e-12


class Striker(NamedTuple):
    """Somebody who can attack: how often he hits, and the wounds of a hit, in each phase."""

    hits: Chances
    damage: tuple[int, int, int]


class Bout(NamedTuple):
    """What does not change while they fight. The hero is the first of the strikers, then come the allies."""

    strikers: tuple[Striker, ...]
    guard: Chances
    """How often the hero's defence succeeds."""
    harm: tuple[int, int, int]
    """What a failure costs."""


class Lives(NamedTuple):
    """What is left of each."""

    enemy: int
    ours: tuple[int, ...]
    """The hero first; an ally who has fallen has none."""

    def less(self, who: int, wounds: int) -> Lives:
        ours = list(self.ours)
        ours[who] = max(0, ours[who] - wounds)
        return Lives(self.enemy, tuple(ours))

    def hit(self, wounds: int) -> Lives:
        return Lives(max(0, self.enemy - wounds), self.ours)


class Line(NamedTuple):
    """A course of the round: how often it leads to victory, and how often to a new round with nobody hurt."""

    won: float
    again: float

    def worth(self, round: float) -> float:
        return self.won + self.again * round


Spent = tuple[int, ...]
"""Who has attacked in this round."""


class DiceFight:
    """The best that can be made of a fight, from any moment of it."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.rounds: dict[Lives, float] = {}
        self.moments: dict[tuple[int, Lives, Spent], float] = {}

    def chance(self, lives: Lives, step: int = 0, spent: Spent = ()) -> float:
        """To win from this phase on."""
        if not lives.ours[0] or not lives.enemy:
            return float(not lives.enemy)
        if step == len(KINDS):
            return self.of_round(lives)
        moment = (step, lives, spent)
        if moment not in self.moments:
            round = self.of_round(lives)
            self.moments[moment] = self.best(lives, step, spent, round).worth(round)
        return self.moments[moment]

    def of_round(self, lives: Lives) -> float:
        """The course that promises most is sought again with what it has promised, until there is none better."""
        if lives not in self.rounds:
            found, better = -1.0, 0.0
            while better > found + NEAR_ENOUGH:
                found = better
                course = self.best(lives, 0, (), found)
                better = course.won / (1 - course.again) if course.again < 1 else 0.0
            self.rounds[lives] = found
        return self.rounds[lives]

    def best(self, lives: Lives, step: int, spent: Spent, round: float) -> Line:
        """Of all that can be done in this phase, if a round with these lives is worth so much."""
        if step == len(KINDS):
            return Line(0.0, 1.0)
        ways = [self.defending(lives, step, spent, round)]
        ways += [self.attacking(lives, step, spent, round, who) for who in self.ready(lives, spent)]
        return max(ways, key=lambda way: way.worth(round))

    def ready(self, lives: Lives, spent: Spent) -> list[int]:
        return [who for who, life in enumerate(lives.ours) if life and who not in spent]

    def defending(self, lives: Lives, step: int, spent: Spent, round: float) -> Line:
        good = self.bout.guard[step] if self.bout.harm[step] else 1.0
        return self.either(good, lives, lives.less(0, self.bout.harm[step]), lives, step, spent, round)

    def attacking(self, lives: Lives, step: int, spent: Spent, round: float, who: int) -> Line:
        striker, harm = self.bout.strikers[who], self.bout.harm[step]
        after, spent = lives.hit(striker.damage[step]), tuple(sorted((*spent, who)))
        return self.either(striker.hits[step], after, lives.less(who, harm), lives, step, spent, round)

    def either(
        self, good: float, success: Lives, failure: Lives, before: Lives, step: int, spent: Spent, round: float
    ) -> Line:
        """A roll, and what comes of it; only where nobody was hurt does the round with these lives go on."""
        won = again = 0.0
        for share, after in ((good, success), (1 - good, failure)):
            if not share:
                continue
            if after == before:
                on = self.best(before, step + 1, spent, round)
            else:
                on = Line(self.chance(after, step + 1, spent), 0.0)
            won, again = won + share * on.won, again + share * on.again
        return Line(won, again)
