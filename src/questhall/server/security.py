"""The door: headers for every answer, and what a request must look like to be let in."""

from __future__ import annotations

import re
from ipaddress import IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from questhall.server.config import Settings
from questhall.text import LANGUAGES

COOKIE = "questhall"
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}
HOME_BITS = 64
"""So much of an IPv6 address says whose it is; the rest everybody chooses himself."""
WEIGHT = re.compile(r"[01](\.\d{0,3})?")


class Asking:
    """Where a request comes from, as far as it can be believed."""

    def __init__(self, scope: Any, settings: Settings) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        forwarded = headers if settings.behind_proxy else {}
        client = scope.get("client") or ("", 0)
        self.headers = headers
        self.address = household(last(forwarded.get("x-forwarded-for", "")) or client[0])
        self.host = last(forwarded.get("x-forwarded-host", "")) or headers.get("host", "")
        scheme = scope.get("scheme", "http").replace("ws", "http")
        self.secure = (last(forwarded.get("x-forwarded-proto", "")) or scheme) == "https"
        self.token = cookie_of(headers.get("cookie", ""))
        if settings.public_url.startswith("https:"):
            self.secure = True
        self.hosts = {self.host, urlsplit(settings.public_url).netloc} - {""}

    @property
    def lang(self) -> str:
        return wanted_language(self.headers.get("accept-language", ""))

    @property
    def is_at_home(self) -> bool:
        """It comes from one of our own pages, or from a program, which has no cookies of others to abuse."""
        origin = self.headers.get("origin")
        return origin is None or urlsplit(origin).netloc in self.hosts

    @property
    def may_change(self) -> bool:
        """A page elsewhere cannot send this header without asking us first, and we never answer yes."""
        return self.is_at_home and self.headers.get("x-questhall") == "1"


def last(values: str) -> str:
    """Of a list that proxies have written to, what the one nearest to us wrote."""
    return values.rpartition(",")[2].strip()


def household(address: str) -> str:
    """Whom to count a request against: an IPv4 address, or the network an IPv6 address is chosen from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), HOME_BITS), strict=False))


def cookie_of(header: str) -> str:
    """Our cookie among those of others on the same host, whose form is none of our business."""
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def cookie_header(token: str, seconds: float, *, secure: bool) -> tuple[bytes, bytes]:
    more = "; Secure" if secure else ""
    return b"set-cookie", f"{COOKIE}={token}; Path=/; Max-Age={seconds:.0f}; HttpOnly; SameSite=Lax{more}".encode()


def wanted_language(header: str) -> str:
    """Of the languages there are here the one that the browser likes best; the first of equals."""
    best, most = LANGUAGES[0], 0.0
    for wish in header.split(","):
        name, _, rest = wish.partition(";")
        lang, weight = name.strip().lower().partition("-")[0], rest.strip().removeprefix("q=") or "1"
        if lang in LANGUAGES and WEIGHT.fullmatch(weight) and float(weight) > most:
            best, most = lang, float(weight)
    return best
