"""Campaigns: catalogue chapters MODE, CEND, SHEET, JOIN. What goes from one game into the next."""

from __future__ import annotations

from copy import deepcopy

from questhall.engine import BadOption
from questhall.games.nearandfar.components import (
    CHARACTER_QUESTS,
    QUESTS_BEFORE_THE_LAST_MAP,
    SHEET_ROWS,
    SQUARES_IN_A_ROW,
)
from questhall.games.nearandfar.rules.lines import LAST_MAP
from questhall.games.nearandfar.state import Campaign, Chapter, Options, Player, Sheet, State

FIRST_OF_CAMPAIGN = 2
"""NF-CEND-01  Map 1 is no part of it."""
SKIPPED = 3
"""Of the maps before the last, in a campaign with extra quests (NF-VAR-02).

NF-VAR-03  Character mode comes to its end by itself, after about two maps.
"""


def begin(options: Options, seats: int, campaign: Campaign | None) -> Campaign:
    """The document as it is at the beginning of a game; a new one, or one with a latecomer's sheet added."""
    if campaign is None:
        campaign = Campaign(options.mode, [], extra=options.quests == "extra")
    if campaign.mode != options.mode:
        raise BadOption(f"this campaign is played in {campaign.mode} mode", "other-mode", mode=campaign.mode)
    while len(campaign.sheets) < seats:
        campaign.sheets.append(latecomer(campaign))
    if len(campaign.sheets) != seats:
        raise BadOption(
            f"this campaign has {len(campaign.sheets)} players", "other-players", players=len(campaign.sheets)
        )
    return campaign


def latecomer(campaign: Campaign) -> Sheet:
    """NF-JOIN-01  Campaign: a row of squares is filled for every game that was missed.

    NF-JOIN-02  Character: a new card without anything on it.
    """
    missed = len(campaign.chapters)
    squares = missed * SQUARES_IN_A_ROW if campaign.mode == "campaign" else 0
    return Sheet(squares=min(squares, SHEET_ROWS * SQUARES_IN_A_ROW), joined=missed)


def next_map(campaign: Campaign) -> int:
    """NF-MODE-04  From map 2 on in order.

    NF-MODE-14  Character mode closes on map 11 when all have done eight quests.
    """
    played = [chapter.map for chapter in campaign.chapters]
    ready = all(len(sheet.quests) >= QUESTS_BEFORE_THE_LAST_MAP for sheet in campaign.sheets)
    if campaign.mode == "character" and ready:
        return LAST_MAP
    left = [map for map in range(FIRST_OF_CAMPAIGN, LAST_MAP) if map not in played]
    if campaign.mode == "campaign":
        return left[0] if left else LAST_MAP
    return left[0] if left else FIRST_OF_CAMPAIGN + len(played) % (LAST_MAP - FIRST_OF_CAMPAIGN)


def next_maps(campaign: Campaign) -> list[int]:
    """The maps of which the players choose the next one; mostly it is settled.

    NF-VAR-02  With extra quests they skip three of those before the last, whichever they like.
    """
    if campaign.mode != "campaign" or not campaign.extra:
        return [next_map(campaign)]
    played = [chapter.map for chapter in campaign.chapters]
    if len(played) == LAST_MAP - FIRST_OF_CAMPAIGN - SKIPPED:
        return [LAST_MAP]
    first = max(played, default=FIRST_OF_CAMPAIGN - 1) + 1
    skipped = first - FIRST_OF_CAMPAIGN - len(played)
    return [*range(first, min(first + SKIPPED - skipped + 1, LAST_MAP))]


def is_finale(state: State) -> bool:
    """Whether this game closes the campaign."""
    return state.campaign is not None and state.map == LAST_MAP


def whole_sheet(player: Player, state: State) -> bool:
    """NF-SHEET-03  Campaign: all squares filled.

    NF-SHEET-04  Character: all quests of the line done.
    """
    if state.options.mode == "campaign":
        return player.sheet.squares >= SHEET_ROWS * SQUARES_IN_A_ROW
    return len(player.sheet.quests) >= CHARACTER_QUESTS


def after(state: State, totals: tuple[int, ...], *, lost: bool) -> Campaign | None:
    """The document for the next game.

    NF-SHEET-07  The points are written down.
    NF-BOSS-05  A lost game on the last map is not entered: it is played again.
    """
    if state.campaign is None:
        return None
    if lost:
        return deepcopy(state.campaign)
    sheets = [deepcopy(player.sheet) for player in state.players]
    for sheet, total in zip(sheets, totals, strict=True):
        sheet.scores.append(total)
    chapters = [*state.campaign.chapters, Chapter(state.map, [*totals])]
    return Campaign(state.campaign.mode, sheets, chapters, [*state.read], state.campaign.extra)


def champions(campaign: Campaign) -> list[int]:
    """NF-CEND-03  The highest total of all games wins the campaign."""
    totals = [sum(sheet.scores) for sheet in campaign.sheets]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def suits(options: Options, seats: int) -> bool:
    """Which map a mode can be played on; a campaign says itself which one comes next.

    NF-MODE-02  The first adventure is map 1;
    NF-MODE-11  the arcade goes anywhere (NF-MODE-09);
    NF-MODE-07  a campaign says itself;
    NF-MODE-13  a character goes to 2 to 10, and 11 in the end.
    NF-MODE-16  What else the modes change stands where it applies.
    """
    match options.mode:
        case "first":
            return options.map in ("auto", "1")
        case "arcade":
            return True
        case "campaign":
            return options.map == "auto"
    return options.map not in ("1", str(LAST_MAP))
