"""Letters: handed to whatever SMTP server the host has named. Without one there are none."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from questhall.engine import QuesthallError

PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 30.0
OWN = ("localhost", "127.0.0.1", "::1")


class Mailing:
    """`smtp://` speaks TLS where the other side can, `smtps://` from the first word on."""

    def __init__(self, address: str, sender: str) -> None:
        self.sender = sender
        self._way = urlsplit(address)
        if address and (self._way.scheme not in PORTS or not self._way.hostname):
            raise QuesthallError("an SMTP server is named as smtp://user:password@server:port or smtps://…")
        if address and "@" not in sender:
            raise QuesthallError("letters need a sender: --mail-from hall@example.org")

    @property
    def is_possible(self) -> bool:
        return bool(self._way.hostname)

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Hand a letter over; an `OSError` or `SMTPException` says that it was not taken."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"  # nobody's out-of-office shall answer
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(text)
        await asyncio.to_thread(self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> None:
        with self._connect() as line:
            if self._way.username:
                line.login(unquote(self._way.username), unquote(self._way.password or ""))
            line.send_message(letter)

    def _connect(self) -> smtplib.SMTP:
        host, port = self._way.hostname or "", self._way.port or PORTS[self._way.scheme]
        context = ssl.create_default_context()
        if self._way.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        line = smtplib.SMTP(host, port, timeout=PATIENCE)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        elif self._way.username and host not in OWN:
            line.close()
            raise smtplib.SMTPException("the server does not speak TLS: no password is sent to it")
        return line
