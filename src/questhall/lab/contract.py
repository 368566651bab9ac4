"""The contract: what is promised of every game, asked of matches played at random.

`examine` plays one match and looks at every so many decisions; a broken promise is a `ContractBroken` that names
the game, the seats, the seed and the step, so that it can be looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import json
from msgspec.structs import replace

from questhall.engine import Game
from questhall.engine.catalogue import catalogue_of
from questhall.lab.forgery import check_forged
from questhall.lab.keeping import check_copies, check_isolation, check_replay, check_undo
from questhall.lab.knowledge import advance_watched, check_knowledge, check_pieces, check_sound
from questhall.lab.trial import ContractBroken, Tally, Trial

__all__ = ["CHECKS", "ContractBroken", "Tally", "Trial", "examine", "rule_ids"]

LIMIT = 20_000


def examine(
    game: Game[Any],
    players: int,
    seed: int,
    *,
    options: Mapping[str, Any] | None = None,
    rules: Collection[str] = (),
    every: int = 1,
    limit: int = LIMIT,
) -> Tally:
    """Play one match at random and ask everything at every so many decisions, and at the end."""
    trial = Trial(game, players, seed, options or {}, rules)
    try:
        while not trial.is_done:
            trial.demand(trial.step < limit, f"random play does not end within {limit} steps")
            if trial.step % every == seed % every:
                look(trial)
                advance_watched(trial)
            else:
                trial.advance()
        if trial.match.over:
            look_at_the_end(trial)
    except ContractBroken:
        raise
    except Exception as error:
        raise trial.broken(f"{type(error).__name__}: {error}") from error
    return trial.tally


def look(trial: Trial) -> None:
    """All checks at one decision; none of them may change the match."""
    before = trial.match.save()
    for check in CHECKS:
        check(trial)
        trial.demand(trial.match.save() == before, f"{check.__name__} changed the match")
    trial.tally.examined += 1


def look_at_the_end(trial: Trial) -> None:
    """The match is over: what remains to be asked."""
    check_copies(trial)
    check_replay(trial)
    check_result(trial)
    check_pieces(trial, trial.match)


def check_question(trial: Trial) -> None:
    """Somebody can answer; every move is offered once, travels as JSON, and is about a topic that is declared."""
    match, topics = trial.match, trial.game.topics
    trial.demand(bool(match.asks), "nobody is asked, and the match is not over")
    offered = {f"ask {ask.topic}": ask.moves for ask in match.asks.values()}
    offered |= {f"offers of seat {seat}": moves for seat, moves in match.offers.items()}
    for where, moves in offered.items():
        trial.demand(bool(moves), f"{where} has no move")
        trial.demand(len(set(moves)) == len(moves), f"{where} offers a move twice")
        for move in moves:
            trial.demand(trial.game.read_move(json.encode(move)) == move, f"{move} does not survive the wire")
            trial.seen[type(move)] = move
    for ask in match.asks.values():
        trial.demand(not topics or ask.topic in topics, f"topic {ask.topic} is not declared")


def check_views(trial: Trial) -> None:
    """Shorter ways to a view lead to the same view."""
    game, match = trial.game, trial.match
    alike = game.view(match.state, None) if game.open_to_all else None
    for reader in (*match.seats, None):
        seen = game.view(match.state, reader)
        trial.demand(game.write_view(seen) == json.encode(seen), f"the view of seat {reader} is written wrongly")
        if alike is not None:
            same = replace(alike, seat=reader) == seen
            trial.demand(same, f"the view of seat {reader} is its own, though the game is open to all")
            same = match.events(reader) == match.events(None)
            trial.demand(same, f"seat {reader} is told what others are not, though the game is open to all")


def check_reasons(trial: Trial) -> None:
    """Whatever a person points at: something can be done with it, or a rule of the game says why not."""
    if trial.game.why_not is None:
        return
    for seat in trial.match.seats:
        for thing in trial.game.things(trial.match.view(seat)):
            refused = trial.match.why_not(seat, thing)
            trial.tally.pointed_at += 1
            if refused is None:
                continue
            known = not trial.rules or refused.rule in trial.rules
            trial.demand(known, f"why seat {seat} cannot use {thing} is said to be {refused.rule}, which is no rule")
            trial.tally.not_your_turn += refused.reason.startswith("not-your-turn")
            trial.tally.not_now += refused.reason.startswith("not-now")


def check_places(trial: Trial) -> None:
    """No piece is lost, none comes from nowhere, and the position is possible."""
    check_sound(trial)


def check_result(trial: Trial) -> None:
    """Every seat has a place and a total, and the total is the sum of its lines."""
    result = trial.match.result
    assert result is not None
    for name, column in (("places", result.places), ("totals", result.totals), ("lines", result.lines)):
        trial.demand(len(column) == trial.players, f"the result has {name} for {len(column)} seats")
    trial.demand(min(result.places) == 1, "nobody has the first place")
    trial.demand(not result.lost or len({*result.places}) == 1, "all have lost, and yet some have a better place")
    sums = tuple(sum(line.stars for line in lines) for lines in result.lines)
    trial.demand(sums == result.totals, f"the lines add up to {sums}, the totals are {result.totals}")
    trial.demand(bool(result.end), "the result does not say how the match ended")


CHECKS: tuple[Callable[[Trial], None], ...] = (
    check_question,
    check_places,
    check_copies,
    check_isolation,
    check_replay,
    check_forged,
    check_undo,
    check_knowledge,
    check_views,
    check_reasons,
)


def rule_ids(game: Game[Any]) -> frozenset[str]:
    """The ids of all rules in a game's catalogue."""
    return frozenset(rule.id for rule in catalogue_of(game).rule)
