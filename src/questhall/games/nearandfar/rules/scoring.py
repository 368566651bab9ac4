"""The end of the game: catalogue chapters END, SCORE, TIE. Eight groups of points."""

from __future__ import annotations

from questhall.engine import Result, ScoreLine
from questhall.games.nearandfar.cards.define import ARTIFACTS, BOSSES, THREATS
from questhall.games.nearandfar.components import (
    CHIEF_POINTS,
    EMPTY_BOARD_POINTS,
    FULL_PACK_POINTS,
    MAMMOTH_PENALTY,
    MOST_PACK_ANIMALS,
    WHOLE_SHEET_POINTS,
    reputation_points,
)
from questhall.games.nearandfar.rules.campaign import after, is_finale, whole_sheet
from questhall.games.nearandfar.rules.camps import board_is_empty, mammoths, routes
from questhall.games.nearandfar.rules.icons import cards_of
from questhall.games.nearandfar.state import Player, State

KNOWLEDGE = 3
STORYTELLING = 2


def score(state: State, seat: int) -> list[ScoreLine]:
    """NF-END-04  The eight groups, in the order of the rulebook.

    NF-SCORE-01  A point for each camp.
    NF-SCORE-06  A point for two coins or gems,
    NF-SCORE-07  and one for each token.
    NF-SCORE-08  Five for each chief.
    NF-SCORE-10  Adventurers and food score nothing.
    NF-SCORE-12  One band of the reputation track counts.
    """
    player = state.players[seat]
    lines = [
        ScoreLine("camps", player.camps),
        ScoreLine("routes", routes(state, seat)),
        ScoreLine("artifacts", artifact_points(player)),
        ScoreLine("threats", threat_points(player)),
        ScoreLine("bonuses", bonus_points(state, seat)),
        ScoreLine("wealth", (player.coins + player.gems) // 2 + sum(player.tokens.values())),
        ScoreLine("chiefs", CHIEF_POINTS * len(player.chiefs)),
        ScoreLine("reputation", reputation_points(player.reputation, state.options.town)),
        ScoreLine("board", board_points(state, player)),
    ]
    if mammoths_rage(state, seat):
        lines.append(ScoreLine("mammoths", -MAMMOTH_PENALTY))
    if is_finale(state) and whole_sheet(player, state):
        lines.append(ScoreLine("sheet", WHOLE_SHEET_POINTS))
    return lines


def artifact_points(player: Player) -> int:
    """NF-SCORE-02  Each claimed artifact scores its points,

    NF-SCORE-03  each in hand costs 1.
    NF-TAL-11  Knowledge forgives three of those.
    """
    forgiven = KNOWLEDGE if "knowledge" in player.sheet.talents else 0
    return sum(ARTIFACTS[artifact].points for artifact in player.artifacts) - max(0, len(player.hand) - forgiven)


def threat_points(player: Player) -> int:
    """NF-SCORE-04  What is printed on the defeated ones, bosses included (NF-BOSS-03).

    NF-THREAT-12  It stands on the card, left of the camp.
    """
    return sum(THREATS[threat].points for threat in player.threats) + sum(BOSSES[boss].points for boss in player.bosses)


def bonus_points(state: State, seat: int) -> int:
    """NF-SCORE-05  Conditions on artifacts, treasures and keepsakes.

    NF-TAL-26  Storytelling: 2 for the highest reputation, alone.
    """
    player = state.players[seat]
    points = sum(card.at_end(state, seat) for card in cards_of(player) if card.at_end is not None)
    others = [other.reputation for other in state.players if other is not player]
    if "storytelling" in player.sheet.talents and player.reputation > max(others):
        points += STORYTELLING
    return points


def board_points(state: State, player: Player) -> int:
    """NF-SCORE-13  2 for an empty board,

    NF-SCORE-14  5 for three treasures.
    NF-TAL-22  The one kept by Begging does not count.
    """
    carried = sum(bool(beast.treasure) for beast in player.animals)
    return EMPTY_BOARD_POINTS * board_is_empty(state, player) + FULL_PACK_POINTS * (carried == MOST_PACK_ANIMALS)


def mammoths_rage(state: State, seat: int) -> bool:
    """NF-MAP-04  Map 10: whoever has no camp among the mammoths."""
    herds = mammoths(state)
    return bool(herds) and not any(state.camps.get(space) == seat for space in herds)


def rank(state: State, totals: tuple[int, ...], seat: int) -> tuple[int, bool, int, int]:
    """NF-TIE-01  Points, and among equals reputation;

    NF-TIE-02  a card that wins ties goes before it,
    NF-TIE-03  coins and gems after it.
    """
    player = state.players[seat]
    wins_ties = any(card.wins_ties for card in cards_of(player))
    return totals[seat], wins_ties, player.reputation, player.coins + player.gems


def final_count(state: State) -> Result:
    """NF-GOAL-02  The most points win. NF-BOSS-05  With a boss left all have lost."""
    seats = range(len(state.players))
    lines = tuple(tuple(score(state, seat)) for seat in seats)
    totals = tuple(sum(line.stars for line in each) for each in lines)
    ranks = [rank(state, totals, seat) for seat in seats]
    lost = bool(state.bosses)
    places = tuple(1 if lost else 1 + sum(other > own for other in ranks) for own in ranks)
    return Result(places, totals, lines, way_it_ended(state), campaign=after(state, totals, lost=lost), lost=lost)


def way_it_ended(state: State) -> str:
    if state.bosses:
        return "boss-left"
    return "last-camp" if any(board_is_empty(state, player) for player in state.players) else "no-room"
