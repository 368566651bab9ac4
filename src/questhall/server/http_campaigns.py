"""Requests about campaigns: the character sheets, the file, the next game. They are for those who play."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.params import FromPath
from msgspec import Raw, json

from questhall.engine.campaign import write_campaign
from questhall.games import GAMES
from questhall.server.bodies import CampaignInfo, CampaignRow, Person, TableInfo
from questhall.server.campaigns import KeptCampaign, entered
from questhall.server.given import Me, TheHall, get, post
from questhall.server.hall import Hall
from questhall.server.problems import Denied, not_now
from questhall.server.rematch import next_game
from questhall.server.room import Room

CampaignId = FromPath[str]


async def find(hall: Hall, campaign_id: str, person: Person) -> tuple[KeptCampaign, Room]:
    """A campaign and its table, for those who sit there; the end of a match may still be on its way to disk."""
    async with hall.at((await hall.campaigns.find(campaign_id)).table) as room:
        kept = await hall.campaigns.find(campaign_id)
        if entered(room.paper, room.chronicle) and not is_entered(kept, room):
            await room.keep(with_match=True, in_its_place=True)
            kept = await hall.campaigns.find(campaign_id)
    if person.id not in (room.paper.owner, *room.paper.people) or person.id in room.paper.removed:
        raise Denied("problem-not-your-campaign", 403)
    return kept, room


def is_entered(kept: KeptCampaign, room: Room) -> bool:
    result = room.chronicle.match.result if room.chronicle is not None else None
    return kept.table != room.paper.id or result is None or kept.document == result.campaign


def is_over(kept: KeptCampaign) -> bool:
    campaigns = GAMES[kept.game].campaigns
    assert campaigns is not None
    return kept.document is not None and campaigns.next_match(kept.document) is None


@get("/api/campaigns")
async def my_campaigns(person: Me, hall: TheHall) -> list[CampaignRow]:
    """The campaigns that this person plays, what changed last first."""
    found = await hall.campaigns.of(person.id)
    return [CampaignRow(kept.id, kept.game, kept.table, is_over(kept), kept.changed) for kept in found]


@get("/api/campaigns/{campaign_id:str}")
async def campaign(campaign_id: CampaignId, person: Me, hall: TheHall) -> CampaignInfo:
    """A campaign with its character sheets, as those who play it may see it."""
    kept, room = await find(hall, campaign_id, person)
    campaigns = GAMES[kept.game].campaigns
    assert campaigns is not None
    page = Raw(json.encode(campaigns.view(kept.document))) if kept.document is not None else None
    return CampaignInfo(kept.id, kept.game, room.info, is_over(kept), kept.changed, page)


@get("/api/campaigns/{campaign_id:str}/export")
async def export_campaign(campaign_id: CampaignId, person: Me, hall: TheHall) -> Response[Any]:
    """The campaign as a file: keys and numbers, no story. `NewTable` takes it in again."""
    hall.effort_limit.check(person.id)
    kept, _ = await find(hall, campaign_id, person)
    if kept.document is None:
        raise not_now()
    headers = {"content-disposition": f'attachment; filename="{kept.game}-campaign-{kept.id}.json"'}
    data = write_campaign(GAMES[kept.game], kept.document)
    return Response(data, media_type="application/json", headers=headers)


@post("/api/campaigns/{campaign_id:str}/next", status_code=200)
async def play_next(campaign_id: CampaignId, person: Me, hall: TheHall) -> TableInfo:
    """The table of the next game: a new one with the same people, or the one that is being played."""
    hall.table_limit.check(person.id)
    kept, _ = await find(hall, campaign_id, person)
    return (await hall.change(kept.table, lambda room: next_game(hall, room, person))).info


HANDLERS = [my_campaigns, campaign, export_campaign, play_next]
