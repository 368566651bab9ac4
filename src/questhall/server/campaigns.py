"""Campaigns on disk: the document between two matches, and the table at which the next one is or was played.

The journal of a match says how it ended. The document follows with the paper of its table, in one transaction: a table
that is over has been entered into its campaign.
"""

from __future__ import annotations

import re
import time
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json
from sqlalchemy import insert, select, update

from questhall.engine import Game, QuesthallError
from questhall.engine.campaign import read_campaign, read_document
from questhall.engine.options import read_options
from questhall.games import GAMES
from questhall.server.database import Database, Step
from questhall.server.problems import Denied, because
from questhall.server.schema import CAMPAIGNS, SITTERS

if TYPE_CHECKING:
    from questhall.server.chronicle import Chronicle
    from questhall.server.paper import Paper

IDS = re.compile(r"[0-9a-f]{1,32}")
NOTHING_YET = b""
"""The document of a campaign whose first match is not over."""
MOST_LISTED = 50


class KeptCampaign(Struct):
    """A campaign as it is on disk."""

    id: str
    game: str
    table: str
    """Where its match is played now, or was played last."""
    document: Any
    changed: float


class Campaigns:
    """Questions to the database about campaigns."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> KeptCampaign:
        query = select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
        if IDS.fullmatch(id):
            async with self.database.read() as connection:
                row = (await connection.execute(query)).first()
            if row is not None and row.game in GAMES:
                return KeptCampaign(row.id, row.game, row.table_id, read_kept(row), row.changed)
        raise Denied("problem-no-such-campaign", 404)

    async def of(self, person: str) -> list[KeptCampaign]:
        """Those somebody plays, what changed last first."""
        his = CAMPAIGNS.c.table_id.in_(select(SITTERS.c.table_id).where(SITTERS.c.person == person))
        query = select(CAMPAIGNS).where(his).order_by(CAMPAIGNS.c.changed.desc()).limit(MOST_LISTED)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        known = [row for row in rows if row.game in GAMES]
        return [KeptCampaign(row.id, row.game, row.table_id, read_kept(row), row.changed) for row in known]

    async def document_for(self, paper: Paper) -> Any:
        """What goes into the match of a table; nothing where no campaign is played, or where it begins."""
        return (await self.find(paper.campaign)).document if paper.campaign else None


def read_kept(row: Any) -> Any:
    return read_document(GAMES[row.game], json.decode(row.document)) if row.document != NOTHING_YET else None


# What is written together with a table


def begun(paper: Paper, document: Any = None) -> list[Step]:
    """A new campaign with this table as its first; with a document one that began elsewhere."""
    now, kept = time.time(), json.encode(document) if document is not None else NOTHING_YET
    values = {"game": paper.game, "table_id": paper.id, "document": kept, "created": now, "changed": now}
    return [(insert(CAMPAIGNS).values(id=paper.campaign, **values), None)] if paper.campaign else []


def gone_on(kept: KeptCampaign, paper: Paper) -> list[Step]:
    """The next match is played at this table, unless somebody has opened another meanwhile."""
    return [(current(kept.id, kept.table).values(table_id=paper.id, changed=time.time()), None)]


def entered(paper: Paper, chronicle: Chronicle | None) -> list[Step]:
    """The end of a match: its document is the campaign's. Doing it again changes nothing."""
    result = chronicle.match.result if chronicle is not None else None
    if not paper.campaign or paper.stage != "over" or result is None or result.campaign is None:
        return []
    document = json.encode(result.campaign)
    return [(current(paper.campaign, paper.id).values(document=document, changed=time.time()), None)]


def current(campaign: str, table: str) -> Any:
    """Only the table at which a campaign is played now changes it."""
    return update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign, CAMPAIGNS.c.table_id == table)


# Opening a table


def is_campaign(game: Game[Any], options: Any) -> bool:
    return game.campaigns is not None and game.campaigns.is_one(read_options(game.options, options))


def new_id(game: Game[Any], options: Any) -> str:
    """For a table at which a campaign begins; empty for all others."""
    return token_hex(8) if is_campaign(game, options) else ""


def brought(game: Game[Any], file: Any) -> Any:
    """A document from outside; what is no campaign of this game is refused with a sentence."""
    try:
        return read_campaign(game, json.encode(file))
    except QuesthallError as error:
        raise because("problem-bad-campaign", error) from None


def fixed_options(game: Game[Any], document: Any) -> dict[str, str]:
    """What a campaign does not change on its way."""
    coming = game.campaigns.next_match(document) if game.campaigns is not None else None
    if coming is None:
        raise Denied("problem-campaign-over", 409)
    return coming.options
