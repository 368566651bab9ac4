"""The campaign document for people and for strangers: what it shows, what comes next, and whether it can be true."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from questhall.engine import Campaigns, NextMatch
from questhall.games.nearandfar.cards.define import TALENTS
from questhall.games.nearandfar.components import (
    CHARACTER_QUESTS,
    NEVER_TOGETHER,
    SHEET_ROWS,
    SQUARES_IN_A_ROW,
)
from questhall.games.nearandfar.rules.campaign import FIRST_OF_CAMPAIGN, champions
from questhall.games.nearandfar.rules.lines import LAST_MAP, experience_earned, experience_left
from questhall.games.nearandfar.state import Campaign, Options, Sheet

MOST_PLAYERS = 4
LONGEST = 64
"""More games, words or passages than this no campaign brings."""


class SheetPage(Struct):
    """A character card as everybody may read it; of side quests only how many wait."""

    character: str
    stars: int
    experience: int
    squares: int
    quests: int
    talents: list[str]
    keywords: list[str]
    side_quests: int
    done_side_quests: int
    scores: list[int]
    total: int
    joined: int


class ChapterPage(Struct):
    map: int
    scores: list[int]


class CampaignPage(Struct):
    """A campaign as everybody who plays it may read it."""

    mode: str
    extra: bool
    sheets: list[SheetPage]
    chapters: list[ChapterPage]
    is_over: bool
    champions: list[int]
    """The seats with the highest total once it is over."""


def is_over(campaign: Campaign) -> bool:
    """The last map closes a campaign."""  # NF-CEND-03
    return any(chapter.map == LAST_MAP for chapter in campaign.chapters)


def next_match(campaign: Campaign) -> NextMatch | None:
    """Mode and number of quests stay as they were."""
    if is_over(campaign):
        return None
    quests = "extra" if campaign.extra else "usual"
    return NextMatch(len(campaign.sheets), {"mode": campaign.mode, "quests": quests})


def page_of(campaign: Campaign) -> CampaignPage:
    over = is_over(campaign)
    return CampaignPage(
        mode=campaign.mode,
        extra=campaign.extra,
        sheets=[sheet_page(sheet, campaign) for sheet in campaign.sheets],
        chapters=[ChapterPage(chapter.map, chapter.scores) for chapter in campaign.chapters],
        is_over=over,
        champions=champions(campaign) if over else [],
    )


def sheet_page(sheet: Sheet, campaign: Campaign) -> SheetPage:
    return SheetPage(
        character=sheet.character,
        stars=experience_earned(sheet, campaign.mode),
        experience=experience_left(sheet, campaign.mode),
        squares=sheet.squares,
        quests=len(sheet.quests),
        talents=sheet.talents,
        keywords=sheet.keywords,
        side_quests=len(sheet.side_quests),
        done_side_quests=len(sheet.done_side_quests),
        scores=sheet.scores,
        total=sum(sheet.scores),
        joined=sheet.joined,
    )


def what_is_wrong(campaign: Campaign) -> str:
    """The first thing that cannot be; people bring files from anywhere."""
    return next(troubles(campaign), "")


def troubles(campaign: Campaign) -> Iterator[str]:
    if campaign.mode not in ("campaign", "character"):
        yield f"{campaign.mode} is no campaign"
    if not 1 <= len(campaign.sheets) <= MOST_PLAYERS:
        yield f"{len(campaign.sheets)} players"
    if len(campaign.chapters) > LONGEST or len(campaign.read) > LONGEST * LONGEST:
        yield f"{len(campaign.chapters)} games"
    for chapter in campaign.chapters:
        if not FIRST_OF_CAMPAIGN <= chapter.map <= LAST_MAP or len(chapter.scores) > len(campaign.sheets):
            yield f"a game on map {chapter.map} for {len(chapter.scores)} players"
    yield from troubles_together(campaign)
    for sheet in campaign.sheets:
        yield from troubles_of(sheet, campaign)


def troubles_together(campaign: Campaign) -> Iterator[str]:
    characters = [sheet.character for sheet in campaign.sheets if sheet.character]
    if len(set(characters)) < len(characters):
        yield "a character twice"
    if campaign.mode == "character" and set(NEVER_TOGETHER) <= set(characters):  # NF-SETUP-22
        yield "characters that never play together"


def troubles_of(sheet: Sheet, campaign: Campaign) -> Iterator[str]:
    games = len(campaign.chapters)
    if not 0 <= sheet.squares <= SHEET_ROWS * SQUARES_IN_A_ROW or len(sheet.quests) > CHARACTER_QUESTS:
        yield f"{sheet.squares} squares, {len(sheet.quests)} quests"
    if not 0 <= sheet.joined <= games or len(sheet.scores) != games - sheet.joined:
        yield f"{len(sheet.scores)} scores after {games} games"
    if any(talent not in TALENTS for talent in sheet.talents) or len(set(sheet.talents)) < len(sheet.talents):
        yield "talents that nobody can learn"
    elif sheet.spent != sum(TALENTS[talent].price for talent in sheet.talents):
        yield f"{sheet.spent} experience spent"
    elif experience_left(sheet, campaign.mode) < 0:
        yield "more experience spent than earned"
    if max(map(len, (sheet.keywords, sheet.side_quests, sheet.done_side_quests))) > LONGEST:
        yield "more keywords and side quests than there are"


def is_campaign(options: Options) -> bool:
    return options.mode in ("campaign", "character")


CAMPAIGNS = Campaigns(is_campaign, next_match, what_is_wrong, page_of)
