"""Calling the address of somebody's program (a webhook): a few words of JSON, by POST.

Whoever names an address makes this server speak to it. So that nobody reaches through it what is only for this machine
or its network, every address that the name stands for must be a public one, and the one that was looked at is the one
that is called. Redirections are not followed, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, quote, urlsplit

from msgspec import json

from questhall import __version__
from questhall.server.problems import Denied

PATIENCE = 10.0
PORTS = {"http": 80, "https": 443}
LONGEST_LINE = 1000
PLAIN = "/%:@!$&'()*+,;=~-._?"
"""What may stand in a path as it is, beside letters and numbers."""
TUNNELS = [ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Addresses that lead to other addresses."""


async def call(address: str, words: dict[str, str], *, anywhere: bool) -> None:
    """Say it. What is refused, or not answered with a status of 2xx, is a `Denied` that says why."""
    parts = read_address(address, anywhere=anywhere)
    try:
        async with asyncio.timeout(PATIENCE):
            status = await post(parts, await look_up(parts, anywhere=anywhere), json.encode(words))
    except (OSError, TimeoutError, ValueError, ssl.SSLError):
        raise Denied("problem-hook", 409, why="silent") from None
    if not 200 <= status < 300:
        raise Denied("problem-hook", 409, why="answer", answer=status)


def read_address(address: str, *, anywhere: bool) -> SplitResult:
    try:
        parts = urlsplit(address.strip())
        port = parts.port
    except ValueError:
        raise Denied("problem-hook", why="address") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None or parts.fragment:
        raise Denied("problem-hook", why="address")
    if not anywhere and port not in (None, *PORTS.values()):
        raise Denied("problem-hook", why="private")
    return parts


async def look_up(parts: SplitResult, *, anywhere: bool) -> str:
    """What the name stands for: one address, if all of them may be called."""
    loop = asyncio.get_running_loop()
    port = parts.port or PORTS[parts.scheme]
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Denied("problem-hook", 409, why="silent") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (anywhere or all(is_public(each) for each in addresses)):
        raise Denied("problem-hook", why="private")
    return addresses[0]


def is_public(address: str) -> bool:
    """Neither this machine, nor its network, nor anything that leads there by a detour."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in tunnel for tunnel in TUNNELS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def post(parts: SplitResult, address: str, body: bytes) -> int:
    """The status of the answer."""
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    name = (parts.hostname or "").encode("idna").decode() if ":" not in (parts.hostname or "") else parts.hostname or ""
    port = parts.port or PORTS[parts.scheme]
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=name if secure else None, limit=LONGEST_LINE
    )
    try:
        path = quote(parts.path or "/", safe=PLAIN) + (f"?{quote(parts.query, safe=PLAIN)}" if parts.query else "")
        host = f"[{name}]" if ":" in name else name
        head = f"POST {path} HTTP/1.1\r\nHost: {host}{f':{parts.port}' if parts.port else ''}\r\n"
        head += f"User-Agent: Questhall/{__version__}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readline()).split(None, 2)
        if not version.startswith(b"HTTP/1."):
            raise ValueError("this is not HTTP")
        return int(status)
    finally:
        writer.close()
