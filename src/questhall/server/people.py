"""Who is here: guests at once, accounts for those who want to keep their history."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from questhall.server.bodies import MovingCode, Person
from questhall.server.config import SESSION_SECONDS
from questhall.server.database import Database, Step
from questhall.server.news import PersonChanged
from questhall.server.problems import Denied
from questhall.server.schema import CODES, PEOPLE, SESSIONS
from questhall.text import Texts

HOST = "host"
"""The person who runs the server: he may remove, mute and close at every table."""
CODE_SECONDS = 300
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
KNOWN_FOR = 60.0
"""How long a session that was found on disk is believed without looking again."""
MOST_KNOWN = 5_000
SEEN_EVERY = 24 * 60 * 60.0
"""How seldom it is written down that a session is in use."""

hasher = PasswordHasher()


def hashed(secret: str) -> str:
    """Secrets of 32 random bytes need no slow hash; only their hash is kept."""
    return sha256(secret.encode()).hexdigest()


def spelled(name: str) -> str:
    """One spelling of an account's name, so that nobody can pose as another."""
    return " ".join(name.casefold().split())


def tidy(name: str) -> str:
    """A name that can be shown: one line, no spaces around it, nothing that hides or turns letters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


class Known(Struct):
    """A session that was found on disk a moment ago."""

    person: Person
    seen: float
    """When its use was last written down."""
    until: float
    """How long to believe it, on the clock that never jumps."""


class People:
    """Persons and their sessions."""

    def __init__(self, database: Database, session_seconds: float = SESSION_SECONDS) -> None:
        self.database = database
        self.session_seconds = session_seconds
        self._known: dict[str, Known] = {}

    # Sessions

    async def by_session(self, token: str) -> Person | None:
        """Whose session this is, unless nobody has used it for too long."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None or known.until < time.monotonic():
            query = select(PEOPLE, SESSIONS.c.seen).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            found = await self.database.fetch(query.where(SESSIONS.c.hash == key))
            if not found:
                return None
            row = found[0]
            known = self._remember(key, Person(row.id, row.name, row.account is not None), row.seen)
        return known.person if known.seen > time.time() - self.session_seconds else None

    def _remember(self, key: str, person: Person, seen: float) -> Known:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[key] = known = Known(person, seen, time.monotonic() + KNOWN_FOR)
        return known

    async def note_use(self, token: str) -> bool:
        """The session lasts longer, counted from now. Written down seldom; whether it was now."""
        known, now = self._known.get(hashed(token)), time.time()
        if known is None or known.seen > now - min(SEEN_EVERY, self.session_seconds / 2):
            return False
        known.seen = now  # before the writing, so that of many requests at once only one writes
        await self.database.execute((update(SESSIONS).where(SESSIONS.c.hash == hashed(token)).values(seen=now), None))
        return True

    async def forget_old_sessions(self) -> None:
        before = time.time() - self.session_seconds
        await self.database.execute((delete(SESSIONS).where(SESSIONS.c.seen < before), None))

    async def new_guest(self, lang: str = "en") -> tuple[Person, str]:
        """A person nobody knew before, and the secret of his session."""
        name = Texts(None, lang).say("guest-name", number=str(choice(range(1000, 10000))))
        person = Person(token_hex(8), name, False)
        values = {"id": person.id, "name": person.name, "created": time.time()}
        await self.database.execute((insert(PEOPLE).values(**values), None))
        return person, await self.new_session(person)

    async def new_session(self, person: Person, instead_of: str = "") -> str:
        """A fresh secret. Whoever logs in gets one, so that nobody can hand him a session prepared before."""
        token = token_urlsafe(32)
        values = {"hash": hashed(token), "person": person.id, "seen": time.time()}
        await self.database.execute(
            (delete(SESSIONS).where(SESSIONS.c.hash == hashed(instead_of)), None),
            (insert(SESSIONS).values(**values), None),
            *self._forgetting("", hashed(instead_of)),
        )
        self._known.pop(hashed(instead_of), None)
        self._remember(hashed(token), person, time.time())
        return token

    async def end_session(self, token: str) -> None:
        self._known.pop(hashed(token), None)
        gone = delete(SESSIONS).where(SESSIONS.c.hash == hashed(token))
        await self.database.execute((gone, None), *self._forgetting("", hashed(token)))

    # Names and accounts

    async def rename(self, person: Person, name: str) -> Person:
        if person.account and spelled(name) != await self._account_of(person):
            await self._change(person, account=spelled(name), name=name)
        else:
            await self._change(person, name=name)
        return self._changed(Person(person.id, name, person.account))

    async def _account_of(self, person: Person) -> str:
        async with self.database.read() as connection:
            found = (await connection.execute(select(PEOPLE.c.account).where(PEOPLE.c.id == person.id))).scalar()
        return found or ""

    async def _change(self, person: Person, **values: str) -> None:
        try:
            change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values)
            await self.database.execute((change, None), *self._forgetting(person.id))
        except IntegrityError:
            raise Denied("problem-name-taken", 409) from None

    def _changed(self, person: Person) -> Person:
        self.forget(person.id)
        return person

    def forget(self, person: str, session: str = "") -> None:
        """What was known of somebody, or of one session, is not true any more."""
        self._known.pop(session, None)
        self._known = {key: known for key, known in self._known.items() if known.person.id != person}

    def _forgetting(self, person: str, session: str = "") -> list[Step]:
        return self.database.news(PersonChanged(self.database.node, person, session))

    async def make_account(self, person: Person, name: str, password: str) -> Person:
        """The guest becomes an account; his tables stay his."""
        if person.account:
            raise Denied("problem-has-account", 409)
        secret = await asyncio.to_thread(hasher.hash, password)
        await self._change(person, name=name, account=spelled(name), password=secret)
        return self._changed(Person(person.id, name, True))

    async def login(self, name: str, password: str) -> Person:
        known = spelled(name.replace("\0", ""))
        async with self.database.read() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.account == known))).first()
        secret = row.password if row is not None else ""
        fits = await asyncio.to_thread(verifies, secret or "", password)
        if row is None or not fits:
            raise Denied("problem-wrong-password", 403)
        return Person(row.id, row.name, True)

    # Moving to another device

    async def moving_code(self, person: Person) -> MovingCode:
        """A code that can be typed on another device, once and soon."""
        code = "".join(choice(CODE_LETTERS) for _ in range(10))
        now = time.time()
        values = {"hash": hashed(code), "person": person.id, "expires": now + CODE_SECONDS}
        await self.database.execute(
            (delete(CODES).where((CODES.c.person == person.id) | (CODES.c.expires < now)), None),
            (insert(CODES).values(**values), None),
        )
        return MovingCode(code, CODE_SECONDS)

    async def by_code(self, code: str) -> Person:
        """Whoever made the code; from now on it is used."""
        key = hashed(code.upper().replace("-", "").replace(" ", ""))
        async with self.database.write() as connection:
            query = select(PEOPLE, CODES.c.expires).join(CODES, CODES.c.person == PEOPLE.c.id)
            row = (await connection.execute(query.where(CODES.c.hash == key))).first()
            await connection.execute(delete(CODES).where(CODES.c.hash == key))
        if row is None or row.expires < time.time():
            raise Denied("problem-wrong-code", 403)
        return Person(row.id, row.name, row.account is not None)

    async def host_code(self) -> MovingCode:
        """The same for the host, who is made when first asked for."""
        async with self.database.write() as connection:
            known = (await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == HOST))).first()
            if known is None:
                await connection.execute(insert(PEOPLE).values(id=HOST, name="Host", created=time.time()))
        return await self.moving_code(Person(HOST, "Host", False))


@cache
def nobodys_password() -> str:
    """Checked where there is no account of that name, so that this takes as long."""
    return hasher.hash(token_hex(16))


def verifies(secret: str, password: str) -> bool:
    try:
        return hasher.verify(secret or nobodys_password(), password) and bool(secret)
    except (Argon2Error, InvalidHashError):
        return False
