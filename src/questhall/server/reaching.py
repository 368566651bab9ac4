"""How somebody who is not at the table learns that it is his turn: by letter, or by a call to a program of his.

Nothing is sent to an address before its owner has confirmed it, by a code that went there. Every letter brings a link
with which no more of them come.
"""

from __future__ import annotations

import logging
import time
from secrets import token_urlsafe
from smtplib import SMTPException
from typing import Any

from sqlalchemy import delete, select, update

from questhall.server.bodies_days import Reach
from questhall.server.calling import call
from questhall.server.config import Settings
from questhall.server.database import Database, Step
from questhall.server.limits import RateLimit
from questhall.server.mailing import Mailing
from questhall.server.people import hashed
from questhall.server.problems import Denied
from questhall.server.schema import LETTERS, REACH
from questhall.text import Texts

CODE_SECONDS = 2 * 24 * 60 * 60.0
NOBODY: dict[str, Any] = {"mail": "", "confirmed": False, "hook": "", "wanted": True}
log = logging.getLogger("questhall.letters")


class Reaching:
    """What people have said about it, and the two ways themselves."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.home = settings.public_url
        self.mailing = Mailing(settings.post.smtp, settings.post.sender)
        self.hooks = settings.post.hooks
        self.limit = RateLimit(settings.limits.letters)
        """For codes and first calls: nobody is flooded with them."""

    async def of(self, person: str) -> Reach:
        async with self.database.read() as connection:
            row = (await connection.execute(select(REACH).where(REACH.c.person == person))).mappings().first()
        kept = row or NOBODY
        said = {"mail": kept["mail"], "confirmed": kept["confirmed"], "hook": kept["hook"], "on": kept["wanted"]}
        return Reach(letters=self.mailing.is_possible, calls=self.hooks != "off", **said)

    # Letters

    async def set_mail(self, person: str, mail: str, lang: str) -> Reach:
        """Another address: whoever reads what arrives there confirms it."""
        known = await self.of(person)
        if not mail:
            await self._keep(person, mail="", confirmed=False, code="")
        elif mail == known.mail and known.confirmed:
            await self._keep(person, lang=lang)
        else:
            await self._ask_for_confirmation(person, mail, lang)
        return await self.of(person)

    async def _ask_for_confirmation(self, person: str, mail: str, lang: str) -> None:
        if not self.mailing.is_possible:
            raise Denied("problem-not-now", 409)
        self.limit.check(person)
        self.limit.check(mail.casefold())
        code, until = token_urlsafe(24), time.time() + CODE_SECONDS
        values = {"mail": mail, "confirmed": False, "lang": lang, "code": hashed(code), "code_until": until}
        await self._keep(person, **values)
        texts = Texts(None, lang)
        link = f"{self.home}/letters/confirm/{code}"
        try:
            await self.mailing.send(mail, texts.say("letter-confirm"), texts.say("letter-confirm-text", link=link))
        except (OSError, SMTPException) as error:
            log.warning("a letter was not taken", extra={"error": type(error).__name__})
            raise Denied("problem-letter", 409) from None

    async def confirm(self, code: str) -> None:
        right = (REACH.c.code == hashed(code)) & (REACH.c.code_until > time.time())
        await self._change(right, confirmed=True, code="")

    async def stop(self, code: str) -> None:
        await self._change(REACH.c.stop == code, wanted=False)

    async def _change(self, which: Any, **values: Any) -> None:
        async with self.database.write() as connection:
            changed = await connection.execute(update(REACH).where(which).values(**values))
        if not changed.rowcount:
            raise Denied("problem-wrong-code", 403)

    # Calls

    async def set_hook(self, person: str, hook: str, lang: str) -> Reach:
        """It is called at once, so that a wrong address is noticed now and not on the first turn."""
        if hook:
            self.limit.check(person)
            await self.say_to(hook, Texts(None, lang).say("letter-hook"), type="hello")
        await self._keep(person, hook=hook.strip(), lang=lang)
        return await self.of(person)

    async def say_to(self, hook: str, sentence: str, **more: str) -> None:
        """`text` and `content` are what chat programs show."""
        if self.hooks == "off":
            raise Denied("problem-not-now", 409)
        words = {"text": sentence, "content": sentence, "hall": self.home, **more}
        await call(hook, words, anywhere=self.hooks == "anywhere")

    async def switch(self, person: str, *, on: bool) -> Reach:
        await self._keep(person, wanted=on)
        return await self.of(person)

    # On disk

    async def _keep(self, person: str, **values: Any) -> None:
        fresh = {**NOBODY, "lang": "en", "code": "", "code_until": 0.0, "stop": token_urlsafe(24)}
        new = self.database.insert(REACH).values(person=person, **{**fresh, **values})
        await self.database.execute((new.on_conflict_do_update(index_elements=[REACH.c.person], set_=values), None))

    async def hand_over(self, giver: str, taker: str) -> None:
        """A guest turns out to be somebody; what that one has said himself counts more."""
        if (await self.of(taker)).mail or (await self.of(taker)).hook:
            await self.database.execute(*forgetting(giver))
            return
        await self.database.execute(
            *forgetting(taker), (update(REACH).where(REACH.c.person == giver).values(person=taker), None)
        )


def forgetting(person: str) -> list[Step]:
    return [(delete(each).where(each.c.person == person), None) for each in (REACH, LETTERS)]
