"""Chances that are asked for one by one: where a roll may lead, and how a fight may end.

A fight is tried in imagined matches in which both fight on by simple rules until one of them has won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.engine import Match, Move, Odds
from questhall.games.runebound3.foe import answer_in_fight, gain_of
from questhall.games.runebound3.moves.fight import Block, Double, Stay
from questhall.games.runebound3.moves.turn import AttemptStory, Challenge, EngageVillain, RollToMove, UseAction
from questhall.games.runebound3.odds import chances_to_reach
from questhall.games.runebound3.rules.bonuses import sum_of
from questhall.games.runebound3.sizing_up import sides, strength, token
from questhall.games.runebound3.state import FOE, Fight, State, Who
from questhall.games.runebound3.table_view import TableView

TRIES = 120
LONGEST = 40
"""Combat rounds after which a fight that nobody wins counts as not won."""
GOOD_BLOW, DOUBLE_FIRST = 2.0, 6.0
"""In half points of damage."""
BEGINS_A_FIGHT = (EngageVillain, AttemptStory, Challenge, UseAction)


def weigh(view: TableView, move: Move | None, imagine: Callable[[], Match]) -> list[Odds]:
    """Exact for a roll; a fight that has begun, or that the move would begin, is tried."""
    if isinstance(move, RollToMove):
        return reaching(view)
    if view.seat is None or not (isinstance(move, BEGINS_A_FIGHT) or (move is None and view.fight is not None)):
        return []
    ways: list[tuple[Move, ...]] = [(move,)] if move is not None else [()]
    if isinstance(move, UseAction):
        ways = [(move, Challenge(rival)) for rival in rivals_of(imagine(), view.seat, move)] or ways
    return [odds for way in ways for odds in winning(view.seat, way, imagine)]


def rivals_of(world: Match, seat: int, move: Move) -> list[int]:
    """Whom an ability lets one challenge, if there are several to choose from."""
    world.play(seat, move)
    asked = world.asks[seat].moves if seat in world.asks else ()
    return [each.seat for each in asked if isinstance(each, Challenge)]


def winning(seat: int, way: Sequence[Move], imagine: Callable[[], Match]) -> list[Odds]:
    """How often the fight that these moves begin is won, or without any the one that is under way."""
    ends = [fight for _ in range(TRIES) if (fight := fought_out(imagine(), seat, way)) is not None]
    if not ends:
        return []
    sides = [side.who for side in ends[0].sides]
    whose = seat if seat in sides else sides[0]
    ref = f"seat:{sides[1]}" if len(way) > 1 else "fight"
    won = sum(has_won(fight, whose) for fight in ends)
    return [Odds(ref, "win", won / len(ends), tries=len(ends), detail=str(whose))]


def reaching(view: TableView) -> list[Odds]:
    """Every hex around the hero, by the dice alone."""
    assert view.seat is not None
    hero = view.heroes[view.seat]
    ford = sum_of((*hero.skills, *hero.assets), "ford") > 0
    chances = chances_to_reach(hero.hex, hero.speed, ford=ford)
    return [Odds(f"hex:{hex}", "reach", chance) for hex, chance in chances.items()]


def fought_out(world: Match, seat: int, way: Sequence[Move]) -> Fight | None:
    """How the fight ended in this world; None: there was none."""
    for move in way:
        world.play(seat, move)
    state: State = world.state
    fight = state.fight
    while fight is not None and state.fight is fight and fight.round <= LONGEST and not world.over:
        asked, ask = next(iter(world.asks.items()))
        world.play(asked, answer(state, fight, asked, ask.topic, ask.moves))
    return fight


def answer(state: State, fight: Fight, seat: int, topic: str, moves: Sequence[Move]) -> Move:
    """Simple rules for whoever is asked: what promises most at once; and nobody leaves."""
    who = seat if any(side.who == seat for side in fight.sides) else FOE
    if who == FOE:
        return answer_in_fight(state, FOE, topic, moves)
    if isinstance(moves[0], Stay):
        return moves[0]
    if topic == "fight.act":
        return max(moves, key=lambda move: worth_of_action(state, who, move) if move is not moves[-1] else 0.0)
    if topic == "fight.block":
        return max(moves, key=lambda move: worth_of_block(fight, move))
    return answer_in_fight(state, who, topic, moves)


def worth_of_action(state: State, who: Who, move: Move) -> float:
    """As the table plays enemies, but a hero doubles a good blow before striking."""
    if isinstance(move, Double):
        blow = strength(token(sides(state, who)[0], move.token))
        return blow + DOUBLE_FIRST if blow >= GOOD_BLOW else -1.0
    return gain_of(state, who, move)


def worth_of_block(fight: Fight, move: Move) -> float:
    """As much as comes, with as little as will do."""
    if not isinstance(move, Block):
        return 0.0
    return min(move.shields, fight.hits[-1].amount) - 0.1 * move.shields


def has_won(fight: Fight, seat: int) -> bool:
    """Whether this one of the two has; an enemy claimed is as good as beaten."""
    is_attacker = fight.sides[0].who == seat
    return fight.end in ("won", "claimed") if is_attacker else fight.end == "lost"
