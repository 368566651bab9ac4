"""Is a skill of Runebound worth its trophies in fights? Heroes fight with it, without it, and with others of its cost.

    python tools/weigh_skills.py sand_in_the_eyes --matches 240 --seed 9961

Greedy bots play matches of three, in both scenarios in turn. Every hero who comes to face the villain is noted as he
stands: assets, cards in hand, wounds, lore or allies, zombies on the board. What he has learned at the skill's cost is
laid aside, and one place is free. Then he fights the villain, and a strong enemy of the adventure decks: with nothing
in that place, with the skill, and with each other skill of its cost that has an ability for fights or adds health,
whether or not his attributes leave room for it. In all these fights he meets the same foe and chance begins alike, so
their differences say more than the shares of fights won. The greedy bot plays the hero, the table the enemy. Intervals
cover 95 %; a hero counts once, however often he fights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import NamedTuple

import questhall
from questhall.bots.greedy import GreedyBot
from questhall.engine import Match
from questhall.engine.deal import make_deal
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.bot.abilities import FIGHT_MOMENTS
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS, Enemy
from questhall.games.runebound3.moves.turn import EngageVillain
from questhall.games.runebound3.rules.adventure import begin_fight
from questhall.games.runebound3.rules.scenario import VILLAIN
from questhall.games.runebound3.state import FightReason, Scenario, State
from questhall.games.runebound3.weighing import LONGEST, has_won
from questhall.lab.balance import interval

SEATS = 3
SCENARIOS: tuple[Scenario, Scenario] = ("margath", "corpse_king")
STRONG = 7
"""The health from which on an enemy of the adventure decks is strong."""
NOTHING = "nothing"
"""In the free place."""


class Comer(NamedTuple):
    """A hero who has come to the villain, and the table at that moment."""

    state: State
    seat: int


Wins = dict[str, list[float]]
"""By what lay in the free place: what share of the fights each hero won, the heroes in the same order everywhere."""


# Who fights


def comers(matches: int, seed: int) -> Iterator[Comer]:
    """Every hero who faces the villain in so many matches."""
    for number in range(seed, seed + matches):
        options = {"scenario": SCENARIOS[number % 2], "heroes": "dealt", "enemy": "bot"}
        yield from comers_of(questhall.new("runebound3", players=SEATS, seed=number, options=options), number)


def comers_of(match: Match, seed: int) -> Iterator[Comer]:
    bots = [GreedyBot(Random(f"{seed} {seat}")) for seat in range(SEATS)]
    while not match.over:
        seat = next(iter(match.asks))
        move = bots[seat].choose(match, seat)
        if isinstance(move, EngageVillain):
            yield Comer(deepcopy(match.state), seat)
        match.play(seat, move)


def foes(comer: Comer, chance: Random) -> dict[FightReason, str]:
    """The villain, and one of the strong enemies that lie in the decks of this scenario."""
    scenario = comer.state.scenario
    enemies = [each for each in ADVENTURES.values() if isinstance(each, Enemy) and each.scenario in (None, scenario)]
    strong = sorted(each.id for each in enemies if each.health >= STRONG)
    return {"villain": VILLAIN[scenario], "adventure": chance.choice(strong)}


def same_cost(skill: str) -> list[str]:
    """The other skills that cost as many trophies."""
    return [other for other, card in SKILLS.items() if len(card.cost) == len(SKILLS[skill].cost) and other != skill]


def rivals(skill: str) -> list[str]:
    """Those of them that change a fight."""
    return [other for other in same_cost(skill) if is_for_fights(other) or "health" in SKILLS[other].bonuses]


def is_for_fights(skill: str) -> bool:
    """It has an ability that is used there."""
    return any(ability.moment in ("surge", *FIGHT_MOMENTS) for ability in SKILLS[skill].abilities)


# Fights


def is_won(comer: Comer, learned: Sequence[str], enemy: str, reason: FightReason, seed: int) -> bool:
    """One fight to its end; whoever retreats, or is still at it after very many rounds, has not won."""
    state, seat = deepcopy(comer.state), comer.seat
    state.players[seat].skills = [*learned]
    begin_fight(state, seat, enemy, reason)
    fight = state.fight
    assert fight is not None
    match = Match(make_deal(replace(GAME, setup=lambda _: state), SEATS, seed=seed, options=state.options))
    bots = [GreedyBot(Random(f"{seed} {seat}")) for seat in range(SEATS)]
    while not fight.end and fight.round <= LONGEST:
        asked = next(iter(match.asks))
        match.play(asked, bots[asked].choose(match, asked))
    return has_won(fight, seat)


def fought(heroes: Sequence[Comer], skill: str, fights: int, seed: int) -> dict[FightReason, Wins]:
    """All fights of all heroes, by the kind of foe."""
    aside = {skill, *same_cost(skill)}
    won: dict[FightReason, Wins] = {"villain": {}, "adventure": {}}
    for number, comer in enumerate(heroes):
        kept = [card for card in comer.state.players[comer.seat].skills if card not in aside]
        for reason, enemy in foes(comer, Random(f"{seed} {number}")).items():
            for card in (NOTHING, skill, *rivals(skill)):
                learned = [*kept, card] if card != NOTHING else kept
                chances = [f"{seed} {number} {place}" for place in range(fights)]
                tries = [is_won(comer, learned, enemy, reason, Random(each).getrandbits(60)) for each in chances]
                won[reason].setdefault(card, []).append(fmean(tries))
    return won


def together(won: dict[FightReason, Wins]) -> Wins:
    """Villains and enemies, each counted alike."""
    villain, enemy = won["villain"], won["adventure"]
    return {card: [fmean(pair) for pair in zip(villain[card], enemy[card], strict=True)] for card in villain}


# What came of it


def less(some: Sequence[float], others: Sequence[float]) -> str:
    """How many more of a hundred fights the first won, hero by hero."""
    by_hero = [100 * (one - other) for one, other in zip(some, others, strict=True)]
    return f"{fmean(by_hero):+.1f} ± {interval(by_hero):.1f}"


def table(title: str, won: Wins, skill: str) -> Iterator[str]:
    """A row for each skill, the best first; those with an ability for fights have a star."""
    heroes = len(won[skill])
    yield f"\n{title}: {heroes} heroes"
    yield f"  {'in the free place':24} {'won %':>12} {'less nothing':>14} {skill + ' less it':>26}"
    for card in sorted(won, key=lambda card: -fmean(won[card])):
        share = f"{100 * fmean(won[card]):.1f} ± {100 * interval(won[card]):.1f}"
        name = card + ("*" if card != NOTHING and is_for_fights(card) else "")
        yield f"  {name:24} {share:>12} {less(won[card], won[NOTHING]):>14} {less(won[skill], won[card]):>26}"
    others = [other for other in rivals(skill) if is_for_fights(other)]
    mean = [fmean(won[other][hero] for other in others) for hero in range(heroes)]
    yield f"  {skill} less the mean of the other {len(others)} with a star: {less(won[skill], mean)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("skill", choices=sorted(SKILLS), metavar="skill")
    parser.add_argument("--matches", type=int, default=240, help="in which heroes come to the villain")
    parser.add_argument("--fights", type=int, default=1, help="of every hero with each foe and each skill")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    heroes = list(comers(asked.matches, asked.seed))
    won = fought(heroes, asked.skill, asked.fights, asked.seed)
    titles = {"villains": won["villain"], "strong enemies": won["adventure"], "both alike": together(won)}
    for title, wins in titles.items():
        print("\n".join(table(title, wins, asked.skill)))


if __name__ == "__main__":
    main()
