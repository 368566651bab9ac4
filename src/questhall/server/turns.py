"""Whose turn has come while he was not at the table: he is told, once for each turn, however many servers look.

Every server looks at intervals. Who tells whom of which turn is written down before it is done, in one statement, so
that only one of them does it; what could not be sent is tried again, and not for ever. What is said is public at the
table: which game, and where.
"""

from __future__ import annotations

import asyncio
import logging
from smtplib import SMTPException
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from sqlalchemy import case, update

from questhall.games import GAMES
from questhall.server.problems import Denied
from questhall.server.schema import LETTERS, REACH
from questhall.text import Texts

if TYPE_CHECKING:
    from questhall.server.hall import Hall
    from questhall.server.paper import Paper

Way = Literal["mail", "hook"]
AGAIN_SECONDS = 300.0
MOST_TRIES = 5
SELDOM_SECONDS = 600.0
"""Of one table nobody hears more often."""
log = logging.getLogger("questhall.letters")


class Waiting(Struct):
    """Somebody who is waited for, and can be told."""

    person: str
    lang: str
    mail: str
    hook: str
    stop: str
    paper: Paper


class Turns:
    """Looks for turns that nobody knows of."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.post = hall.settings.post
        self.sent = 0

    async def run(self) -> None:
        while self.hall.reaching.mailing.is_possible or self.post.hooks != "off":
            await asyncio.sleep(self.post.look_seconds)
            try:
                await self.look()
            except Exception:  # the database may be away for a while
                log.exception("whose turn it is could not be found out")

    async def look(self) -> None:
        for waiting in await self._waiting():
            if await self._is_here(waiting):
                continue
            turn = await self.hall.store.last_act(waiting.paper, waiting.person) + 1
            for way in ("mail", "hook"):
                if getattr(waiting, way) and await self._is_ours(waiting, way, turn):
                    await self._tell(waiting, way, turn)

    async def _waiting(self) -> list[Waiting]:
        """Those who want to be told, and have been waited for long enough."""
        now = self.hall.keeper.now()
        found = await self.hall.store.running_with(REACH, REACH.c.wanted.is_(True))
        return [
            Waiting(row.person, row.lang, row.mail if row.confirmed else "", row.hook, row.stop, paper)
            for row, paper in found
            if paper.waits_for(row.person) and paper.changed <= now - self.post.after_seconds
            if not any(end > now for seat in paper.seats_of(row.person) for _, end in paper.chairs[seat].rests)
        ]

    async def _is_here(self, waiting: Waiting) -> bool:
        room = self.hall.rooms.get(waiting.paper.id)
        online = room.online if room is not None else await self.hall.presence.elsewhere(waiting.paper.id)
        return waiting.person in online

    async def _is_ours(self, waiting: Waiting, way: Way, turn: int) -> bool:
        """Whether this server shall do it: nobody has, and nobody is at it."""
        now = self.hall.keeper.now()
        values = {"person": waiting.person, "table_id": waiting.paper.id, "way": way, "turn": turn}
        new = self.hall.database.insert(LETTERS).values(**values, tries=1, told=now, again=now + AGAIN_SECONDS)
        is_same = LETTERS.c.turn == turn
        is_new = (LETTERS.c.turn < turn) & (LETTERS.c.told < now - SELDOM_SECONDS)
        failed = is_same & (LETTERS.c.again > 0) & (LETTERS.c.again <= now) & (LETTERS.c.tries < MOST_TRIES)
        changed = {"turn": turn, "told": now, "again": now + AGAIN_SECONDS}
        taken = new.on_conflict_do_update(
            index_elements=[LETTERS.c.person, LETTERS.c.table_id, LETTERS.c.way],
            set_={**changed, "tries": case((is_same, LETTERS.c.tries + 1), else_=1)},
            where=is_new | failed,
        )
        async with self.hall.database.write() as connection:
            return (await connection.execute(taken.returning(LETTERS.c.turn))).first() is not None

    async def _tell(self, waiting: Waiting, way: Way, turn: int) -> None:
        try:
            await (self._write_to(waiting) if way == "mail" else self._call(waiting))
        except (OSError, SMTPException, Denied) as error:
            log.warning("not told", extra={"way": way, "table": waiting.paper.id, "error": type(error).__name__})
            return
        this = [LETTERS.c.person == waiting.person, LETTERS.c.table_id == waiting.paper.id]
        done = update(LETTERS).where(*this, LETTERS.c.way == way, LETTERS.c.turn == turn).values(again=0.0)
        await self.hall.database.execute((done, None))
        self.sent += 1
        log.info("told", extra={"way": way, "table": waiting.paper.id, "person": waiting.person})

    async def _write_to(self, waiting: Waiting) -> None:
        home, texts = self.hall.reaching.home, Texts(None, waiting.lang)
        stop = f"{home}/letters/stop/{waiting.stop}"
        facts = {"game": title_of(waiting), "link": f"{home}/t/{waiting.paper.id}", "stop": stop}
        text = texts.say("letter-turn-text", **facts)
        await self.hall.reaching.mailing.send(waiting.mail, texts.say("letter-turn", game=facts["game"]), text, stop)

    async def _call(self, waiting: Waiting) -> None:
        link = f"{self.hall.reaching.home}/t/{waiting.paper.id}"
        sentence = Texts(None, waiting.lang).say("letter-turn-call", game=title_of(waiting), link=link)
        more = {"type": "turn", "game": waiting.paper.game, "table": waiting.paper.id, "link": link}
        await self.hall.reaching.say_to(waiting.hook, sentence, **more)


def title_of(waiting: Waiting) -> str:
    game: Any = GAMES[waiting.paper.game]
    return str(game.title[waiting.lang])
