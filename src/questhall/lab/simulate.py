"""Many matches of bots, on one process or several, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from functools import partial
from random import Random

from msgspec import Struct

from questhall.bots import Bot, hire
from questhall.bots.greedy import GreedyBot
from questhall.bots.resolute import Chance, ResoluteBot
from questhall.engine import Match, Move, RulesError, ScoreLine
from questhall.engine.deal import make_deal
from questhall.engine.question import ANSWER
from questhall.games import game_of
from questhall.lab.intents import wish
from questhall.lab.plan import Plan, random_options, seed_of

MOST, PARTS = 64, 8
"""Matches handed to a process at once: an eighth of its share of what is left, and no more than so many."""


class Engine(StrEnum):
    """Where matches are played: in processes of this machine, or on a cluster of Ray."""

    PROCESSES = "processes"
    RAY = "ray"


class Outcome(Struct):
    """One match."""

    index: int
    bots: list[str]
    decisions: int
    totals: list[int] = []
    places: list[int] = []
    rounds: int = 0
    """How many were played, where the game has rounds."""
    lines: list[dict[str, int]] = []
    """By seat: what the score came from."""
    features: list[dict[str, list[str]]] = []
    seen: dict[str, list[str]] = {}
    could: list[list[str]] = []
    """By seat: the cards it could buy at some time, where the game says which card a move buys."""
    bought: list[list[str]] = []
    """By seat: those of them that it bought."""
    prompts: list[dict[str, int]] = []
    """By seat: how often it had a choice, by the topic of the question."""
    chances: list[Chance] = []
    """In an experiment: who could buy a card that he wanted or shunned."""
    error: str = ""
    unfinished: bool = False
    end: str = ""
    """Which way it ended, as `Result.end` names it."""
    lost: bool = False
    """The game has beaten everybody."""


def share(outcome: Outcome, seat: int) -> float:
    """A seat's share of the first place; nobody has one where the game has beaten everybody."""
    return 0.0 if outcome.lost else (outcome.places[seat] == 1) / outcome.places.count(1)


def play_match(plan: Plan, index: int) -> Outcome:
    """Play one match of a plan. A mistake in the rules is noted, not raised."""
    seed = seed_of(plan, index)
    game = game_of(plan.game)
    options = random_options(plan, seed) if plan.random_options else plan.options
    names = plan.seats(index)
    outcome = Outcome(index, names, 0)
    match = Match(make_deal(game, plan.players, seed=seed, options=options))
    bots = [seat_bot(plan, seed, seat, name) for seat, name in enumerate(names)]
    try:
        outcome.unfinished = not run(match, bots, outcome, plan)
    except RulesError as error:
        outcome.error = f"seed {seed}, options {options}: {error}"
        return outcome
    result = match.result  # counted anew whenever one asks
    if result is not None:
        outcome.totals, outcome.places = list(result.totals), list(result.places)
        outcome.end, outcome.lost = result.end, result.lost
        outcome.rounds = game.round_of(match.state) if game.round_of is not None else 0
        outcome.lines = [added_up(lines) for lines in result.lines]
        if game.features is not None:
            outcome.features = [game.features(match.state, seat) for seat in match.seats]
            outcome.seen = game.features(match.state, None)
    outcome.chances = [chance for bot in bots if isinstance(bot, ResoluteBot) for chance in bot.chances.values()]
    return outcome


def added_up(lines: Iterable[ScoreLine]) -> dict[str, int]:
    """A score sheet, with one number for each kind of points."""
    points: dict[str, int] = {}
    for line in lines:
        points[line.what] = points.get(line.what, 0) + line.stars
    return points


def seat_bot(plan: Plan, seed: int, seat: int, name: str) -> Bot:
    """The bot of a seat; in an experiment a greedy one has made up its mind about some cards."""
    if plan.worth and name == GreedyBot.name:
        return ResoluteBot(Random(seed * 8 + seat), partial(wish, seed, seat, plan.players, plan.worth_of))
    return hire(name, seed * 8 + seat)


def run(match: Match, bots: list[Bot], outcome: Outcome, plan: Plan) -> bool:
    """Play to the end; says whether it came. Answers to questions with a choice are counted."""
    round_of = match.game.round_of if plan.max_rounds is not None else None
    if plan.closely:
        outcome.could, outcome.bought = [[] for _ in match.seats], [[] for _ in match.seats]
        outcome.prompts = [{} for _ in match.seats]
    signed = [f"bot:{bot.name}" for bot in bots]
    while not match.over:
        if round_of is not None and round_of(match.state) > (plan.max_rounds or 0):
            return False
        seat, ask = next(iter(match.asks.items()))
        has_choice, move = len(ask.moves) > 1, bots[seat].choose(match, seat)
        if plan.closely:
            look_closely(outcome, match, seat, move)
        match.play(seat, move, by=signed[seat])
        if has_choice and match.journal[-1].kind == ANSWER:  # else it has cut in
            outcome.decisions += 1
    return True


def look_closely(outcome: Outcome, match: Match, seat: int, move: Move) -> None:
    """What a seat is asked before it answers: whether it has a choice, and which cards it could buy."""
    ask, buys = match.asks[seat], match.game.buys
    if len(ask.moves) > 1 and move in ask.moves:
        prompts = outcome.prompts[seat]
        prompts[ask.topic] = prompts.get(ask.topic, 0) + 1
    if buys is not None:
        note(outcome.could[seat], map(buys, ask.moves))
        note(outcome.bought[seat], [buys(move)])


def note(cards: list[str], more: Iterable[str]) -> None:
    """Each card once; most moves have none."""
    cards += [card for card in dict.fromkeys(more) if card and card not in cards]


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    engine: Engine = Engine.PROCESSES,
) -> list[Outcome]:
    """Play all matches of a plan, in order of their numbers: the same ones, wherever they are played."""
    outcomes: list[Outcome] = []
    for chunk in in_chunks(plan, jobs, engine):
        outcomes += chunk
        progress(len(chunk))
    return sorted(outcomes, key=lambda outcome: outcome.index)


def in_chunks(plan: Plan, jobs: int, engine: Engine) -> Iterator[list[Outcome]]:
    """The matches as they come in: from this process, from several, or from a cluster."""
    if engine is Engine.RAY:
        from questhall.lab.cluster import in_cluster

        yield from in_cluster(plan, jobs)
    elif jobs <= 1:
        yield from ([play_match(plan, index)] for index in range(plan.games))
    else:
        chunks = chunks_of(plan, jobs)
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(play_chunk, [plan] * len(chunks), chunks)


def chunks_of(plan: Plan, jobs: int) -> list[range]:
    """The numbers of many matches each at first, for handing them out costs, and of one in the end, so that no process
    waits long for the last."""
    chunks, start = [], 0
    while start < plan.games:
        end = start + min(MOST, max(1, (plan.games - start) // (PARTS * jobs)))
        chunks.append(range(start, end))
        start = end
    return chunks


def play_chunk(plan: Plan, indices: range) -> list[Outcome]:
    return [play_match(plan, index) for index in indices]
