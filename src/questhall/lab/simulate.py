"""Many matches of bots, on one process or several, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from questhall.bots import Bot, hire
from questhall.bots.greedy import GreedyBot
from questhall.bots.resolute import Chance, ResoluteBot
from questhall.engine import BadOption, Match, QuesthallError, RulesError, ScoreLine, draw_options
from questhall.engine.deal import make_deal
from questhall.games import game_of
from questhall.lab.intents import wish

RANDOM = "random"
SEED_STEP = 1_000_003
CHUNK = 4


class Engine(StrEnum):
    """Where matches are played: in processes of this machine, or on a cluster of Ray."""

    PROCESSES = "processes"
    RAY = "ray"


class Plan(Struct, frozen=True):
    """What to play: game, players, bots by seat (rotated from match to match), options, seed."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    random_options: bool = False
    """Every option not named takes a random value in each match."""
    max_rounds: int | None = None
    """Where a rulebook knows no end: stop after this many rounds, and count the match as unfinished."""
    worth: bool = False
    """Chance makes greedy seats want or shun some cards, to find out what these are worth."""
    worth_of: tuple[str, ...] = ()
    """The cards of that experiment; empty: all."""
    purchases: bool = True
    """Every question is looked through for cards that could be bought: a quarter of the time among random bots."""

    def seats(self, index: int) -> list[str]:
        """The bots of a match by seat; they rotate, so that nobody owns the good seat."""
        return [self.bots[(seat + index) % self.players] for seat in range(self.players)]


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
    chances: list[Chance] = []
    """In an experiment: who could buy a card that he wanted or shunned."""
    error: str = ""
    unfinished: bool = False
    end: str = ""
    """Which way it ended, as `Result.end` names it."""
    lost: bool = False
    """The game has beaten everybody."""


class Summary(Struct):
    """All matches of a plan."""

    game: str
    players: int
    games: int
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    errors: int = 0
    unfinished: int = 0
    wins: dict[str, float] = {}
    """By bot: sole first places, a tie counts half of itself (an equal share)."""
    sole_wins: dict[str, int] = {}
    scores: dict[str, float] = {}
    """By bot: mean of the final scores."""
    seat_wins: list[float] = []
    ends: dict[str, int] = {}
    """In which ways matches ended, the most frequent first,"""
    lost: int = 0
    """and in how many of them the game has beaten everybody: those are nobody's wins."""
    error_texts: list[str] = []


def make_plan(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...],
    *,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    random_options: bool = False,
    max_rounds: int | None = None,
    worth: bool = False,
    worth_of: tuple[str, ...] = (),
    purchases: bool = True,
) -> Plan:
    """A plan that can be played: everything is checked before the first match."""
    make_deal(game_of(game), players, seed=seed, options=options)
    if len(bots) > players:
        raise QuesthallError(f"{len(bots)} bots for {players} seats")
    for name in bots:
        hire(name)
    if worth and game_of(game).buys is None:
        raise QuesthallError(f"{game} does not say which card a move buys")
    if worth and GreedyBot.name not in bots:
        raise QuesthallError("only greedy bots can set out to buy a card")
    seats = bots + (bots[-1],) * (players - len(bots))
    return Plan(
        game,
        players,
        games,
        seats,
        seed,
        options or {},
        random_options,
        max_rounds,
        worth=worth,
        worth_of=worth_of,
        purchases=purchases,
    )


def seed_of(plan: Plan, index: int) -> int:
    """Each match has a seed of its own."""
    return plan.seed * SEED_STEP + index


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
    if match.result is not None:
        outcome.totals, outcome.places = list(match.result.totals), list(match.result.places)
        outcome.end, outcome.lost = match.result.end, match.result.lost
        outcome.rounds = game.round_of(match.state) if game.round_of is not None else 0
        outcome.lines = [added_up(lines) for lines in match.result.lines]
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
    buys = match.game.buys if plan.purchases else None
    outcome.could, outcome.bought = [[] for _ in match.seats], [[] for _ in match.seats]
    signed = [f"bot:{bot.name}" for bot in bots]
    while not match.over:
        if round_of is not None and round_of(match.state) > (plan.max_rounds or 0):
            return False
        seat, ask = next(iter(match.asks.items()))
        move = bots[seat].choose(match, seat)
        outcome.decisions += len(ask.moves) > 1 and move in ask.moves
        if buys is not None:
            note(outcome.could[seat], map(buys, ask.moves))
            note(outcome.bought[seat], [buys(move)])
        match.play(seat, move, by=signed[seat])
    return True


def note(cards: list[str], more: Iterable[str]) -> None:
    """Each card once; most moves have none."""
    cards += [card for card in dict.fromkeys(more) if card and card not in cards]


def random_options(plan: Plan, seed: int) -> dict[str, Any]:
    """Values drawn anew for every option that the plan does not fix."""
    return draw_options(game_of(plan.game), plan.players, Random(seed).choice, plan.options)


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
        chunks = chunks_of(plan)
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(play_chunk, [plan] * len(chunks), chunks)


def chunks_of(plan: Plan) -> list[range]:
    """The numbers of a few matches each, so that handing them out costs little."""
    return [range(start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]


def play_chunk(plan: Plan, indices: range) -> list[Outcome]:
    return [play_match(plan, index) for index in indices]


def timed(
    plan: Plan, jobs: int, progress: Callable[[int], None], engine: Engine = Engine.PROCESSES
) -> tuple[list[Outcome], Summary]:
    """Play a plan and sum it up."""
    began = perf_counter()
    outcomes = simulate(plan, jobs, progress, engine)
    return outcomes, summarise(plan, outcomes, perf_counter() - began)


def summarise(plan: Plan, outcomes: list[Outcome], seconds: float) -> Summary:
    """Totals over all matches; unfinished matches and errors are counted apart from wins."""
    summary = Summary(plan.game, plan.players, len(outcomes), seconds=round(seconds, 3))
    summary.decisions = sum(outcome.decisions for outcome in outcomes)
    summary.decisions_per_second = round(summary.decisions / seconds, 1) if seconds else 0.0
    summary.error_texts = [outcome.error for outcome in outcomes if outcome.error][:10]
    summary.errors = sum(bool(outcome.error) for outcome in outcomes)
    summary.unfinished = sum(outcome.unfinished for outcome in outcomes)
    finished = [outcome for outcome in outcomes if outcome.places]
    summary.ends = dict(Counter(outcome.end for outcome in finished).most_common())
    summary.lost = sum(outcome.lost for outcome in finished)
    summary.seat_wins = [sum(share(outcome, seat) for outcome in finished) for seat in range(plan.players)]
    for bot in dict.fromkeys(plan.bots):
        mine = [(outcome, seat) for outcome in finished for seat in range(plan.players) if outcome.bots[seat] == bot]
        summary.wins[bot] = round(sum(share(outcome, seat) for outcome, seat in mine), 2)
        summary.sole_wins[bot] = sum(share(outcome, seat) == 1 for outcome, seat in mine)
        scores = [outcome.totals[seat] for outcome, seat in mine]
        summary.scores[bot] = round(sum(scores) / len(scores), 2) if scores else 0.0
    return summary


def share(outcome: Outcome, seat: int) -> float:
    """A seat's share of the first place; nobody has one where the game has beaten everybody."""
    return 0.0 if outcome.lost else (outcome.places[seat] == 1) / outcome.places.count(1)


def parse_options(words: list[str]) -> tuple[dict[str, str], bool]:
    """`--option name=value` and `--option random` from a command line."""
    named = [word for word in words if word != RANDOM]
    for word in named:
        if "=" not in word:
            raise BadOption(f"an option is given as name=value, not {word!r}", "option-form", option=word)
    return dict(word.split("=", 1) for word in named), len(named) < len(words)
