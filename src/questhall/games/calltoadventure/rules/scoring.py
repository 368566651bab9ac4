"""The final count and the winners. Catalogue chapters SCORE, END and MODE."""

from __future__ import annotations

from questhall.engine import Result, ScoreLine
from questhall.games.calltoadventure.cards.define import DESTINIES, FATE
from questhall.games.calltoadventure.components import ICONS, TRACK
from questhall.games.calltoadventure.rules.story import add_up, set_points, visible
from questhall.games.calltoadventure.state import State

ENDS = ("competitive", "odium-defeated", "odium-won", "sworn-won")
VICTORY = 9
"""CA-SCORE-08  Triumph for every hero who has defeated Odium,"""
VICTORY_RADIANTS = 1
"""and a Radiant icon."""


def count(state: State, seat: int, *, with_destiny: bool = True) -> list[ScoreLine]:
    """CA-GEN-04  Everything a story is worth, line by line; to others without a destiny they cannot see.

    CA-SCORE-01  Destinies that lie face down are turned up for it.
    CA-SCORE-02  Their points,
    CA-SCORE-03  Triumph and Tragedy of the story,
    CA-SCORE-04  the space of the marker,
    CA-SCORE-05  experience,
    CA-CARD-11  cards that were played:
    CA-SCORE-06  one point each, hero and antihero cards alike,
    CA-SCORE-07  and sets of story icons,
    CA-ICON-06  each kind by itself,
    CA-RAD-03  Radiant icons like all others.
    """
    player = state.players[seat]
    hidden = (player.destiny,) if with_destiny and not player.is_revealed else ()
    story = add_up((*visible(player), *hidden))
    space = TRACK[player.corruption]
    sides = [FATE[card].side for card in player.played]
    destiny = DESTINIES[player.destiny].points(state, seat) if with_destiny else 0
    lines = [
        ScoreLine("destiny", destiny, player.destiny if with_destiny else ""),
        ScoreLine("triumph", story.triumph),
        ScoreLine("tragedy", story.tragedy),
        ScoreLine("track", space.triumph + space.tragedy),
        ScoreLine("experience", player.xp),
        ScoreLine("hero-cards", sides.count("hero")),
        ScoreLine("antihero-cards", sides.count("antihero")),
    ]
    has_won = state.is_beaten and player.oath != "sworn"
    for icon in ICONS:
        icons = story.has[icon] + (VICTORY_RADIANTS if has_won and icon == "radiant" else 0)
        if set_points(icons):
            lines.append(ScoreLine("set", set_points(icons), icon))
    if has_won:
        lines.append(ScoreLine("odium", VICTORY))
    return lines


def final_count(state: State) -> Result:
    """Who has won, and by how much.

    CA-GEN-03  The story worth most is what everybody aims at.
    CA-GEN-05  It is counted in every mode.
    CA-SCORE-09  The most points win, and those who tie share the victory.
    CA-MODE-07  Against Odium all win or lose together;
    CA-ODIUM-31  points say who did most.
    """
    lines = tuple(tuple(count(state, seat)) for seat in range(len(state.players)))
    totals = tuple(sum(line.stars for line in each) for each in lines)
    winners = seats_that_won(state, totals)
    places = places_of(winners, totals)
    return Result(places, totals, lines, way_it_ended(state), lost=not winners)


def seats_that_won(state: State, totals: tuple[int, ...]) -> list[int]:
    """CA-MODE-05  Where everybody plays against everybody, the most points win.

    CA-SCHEME-06  Those who have defeated Odium win, without the sworn.
    CA-SCHEME-07  Otherwise the sworn one with the most points does. If all have sworn, nobody has defeated him.
    """
    seats = range(len(state.players))
    if state.odium is None:
        return [seat for seat in seats if totals[seat] == max(totals)]
    if state.is_beaten:
        return [seat for seat in seats if state.players[seat].oath != "sworn"]
    sworn = [seat for seat in seats if state.players[seat].oath == "sworn"]
    return [seat for seat in sworn if totals[seat] == max(totals[other] for other in sworn)]


def places_of(winners: list[int], totals: tuple[int, ...]) -> tuple[int, ...]:
    """Winners are first; the others follow by points. If nobody has won, all share the place."""
    if not winners:
        return (1,) * len(totals)
    others = sorted((totals[seat] for seat in range(len(totals)) if seat not in winners), reverse=True)
    return tuple(1 if seat in winners else 1 + len(winners) + others.index(total) for seat, total in enumerate(totals))


def way_it_ended(state: State) -> str:
    if state.odium is None:
        return "competitive"
    if state.is_beaten:
        return "odium-defeated"
    return "sworn-won" if any(player.oath == "sworn" for player in state.players) else "odium-won"
