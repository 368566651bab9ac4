"""Running the server: an address, a browser before it, and a clean end."""

from __future__ import annotations

import gc
import resource
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn

from questhall.engine import QuesthallError
from questhall.server.app import create_app
from questhall.server.config import PORT, Settings
from questhall.server.guard import Guard
from questhall.server.hosting import kept_to_oneself, open_or_say_why
from questhall.server.logs import write_logs

TRIED_PORTS = 20
EVERYWHERE = "0.0.0.0"
SEND_BUFFER = 256 * 1024
DEAF_MILLISECONDS = 60_000
"""After so long without taking anything a line counts as dead."""
GC_THRESHOLD = 20_000, 20, 20
"""Positions and messages have no cycles; looking for them less often saves time."""
SWITCH_SECONDS = 0.0005
"""How long the thread that writes the journal waits at most for its turn beside a busy table."""


def run(settings: Settings, *, host: str, port: int | None, lan: bool, browser: bool, log_level: str) -> None:
    """Serve until somebody says stop."""
    write_logs(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_many_sockets()
    with kept_to_oneself():
        serve(settings, host=host, port=port, lan=lan, browser=browser)


def serve(settings: Settings, *, host: str, port: int | None, lan: bool, browser: bool) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    listening = listen(EVERYWHERE if lan else host, port)
    address = address_of(listening, settings, lan=lan)
    gc.set_threshold(*GC_THRESHOLD)
    server = Server(config_for(settings), address, browser=browser, qr=lan)
    server.run(sockets=[listening])
    if server.failure is not None:
        raise server.failure
    if not server.ended_well:
        sys.exit(1)


def allow_many_sockets() -> None:
    """Every browser is an open file, and usually a process may have 1,024 of them, though it could ask for more."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config_for(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom to believe is decided in security.py
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # positions are small, and packing them costs more than sending them
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, *, browser: bool, qr: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser
        self.qr = qr
        self.failure: QuesthallError | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to stop is no failure, so the signal is not raised again; being told twice changes nothing."""
        self.should_exit = True

    @property
    def ended_well(self) -> bool:
        """It was there, and has put everything away."""
        return self.started and not self.lifespan.should_exit

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config.app, Guard)
        try:
            await open_or_say_why(self.config.app.hall.database.open)
        except QuesthallError as error:
            self.failure, self.should_exit = error, True
            return
        await super().startup(sockets=sockets)
        if not self.started:
            return
        print(f"Questhall: {self.address}", flush=True)
        if self.qr:
            import segno

            segno.make(self.address).terminal(out=sys.stdout, compact=True)
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the usual one, or the next free one."""
    ports = [port] if port is not None else range(PORT, PORT + TRIED_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MILLISECONDS)
        try:
            listening.bind((host, each))
        except OSError as error:
            listening.close()
            refused = error
            continue
        return listening
    raise QuesthallError(f"cannot listen on {host}, port {ports[0]}: {refused.strerror}")


def address_of(listening: socket.socket, settings: Settings, *, lan: bool) -> str:
    """What to type into a browser."""
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    if lan or host in (EVERYWHERE, "::"):
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
