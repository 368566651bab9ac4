"""Keeping a match on disk: one file that is whole at every moment, whatever happens to the program."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Raw, Struct, json

from questhall.engine import Game, Match, QuesthallError, SaveError
from questhall.engine.record import FORMAT, Header, damaged, read_header
from questhall.engine.replay import load
from questhall.games import GAMES
from questhall.terminal.chairs import Chairs
from questhall.terminal.voice import Voice

CHAIRS = "chairs"
"""The field that the text table adds to a match file; everything else in it is the match's own."""


class Kept(Struct):
    """What came out of a file: the match, and who sat where if the text table wrote it."""

    match: Match
    chairs: Chairs | None


class WithChairs(Struct):
    """The one field of a match file that is the text table's."""

    chairs: Chairs | None = None


class Keeper:
    """Writes a match to its file after every decision."""

    def __init__(self, path: Path, voice: Voice) -> None:
        self.path = path
        self.voice = voice
        self.entries = -1  # how many entries the kept journal has; a journal only grows

    def keep(self, match: Match, chairs: Chairs) -> None:
        """Nothing is written if nothing was decided since."""
        if len(match.journal) == self.entries:
            return
        write_whole(self.path, file_of(match, chairs), self.voice)
        self.entries = len(match.journal)


def write_whole(path: Path, data: bytes, voice: Voice) -> None:
    """Write beside the old file, then put it in its place: whoever reads finds the old one or the new one."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise QuesthallError(voice.say("terminal-cannot-write", file=str(path), why=error.strerror or "")) from None


def file_of(match: Match, chairs: Chairs) -> bytes:
    """A match file that also says who sits where. It can be read wherever a match file can."""
    fields = json.decode(match.save(), type=dict[str, Raw])
    fields[CHAIRS] = Raw(json.encode(chairs))
    return json.encode(fields)


def read_file(path: Path, voice: Voice) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise QuesthallError(voice.say("terminal-no-file", file=str(path))) from None
    except OSError as error:
        raise QuesthallError(voice.say("terminal-cannot-read", file=str(path), why=error.strerror or "")) from None


def read_kept(path: Path, voice: Voice) -> Kept:
    """Continue the match of a file; one sentence says what is wrong with it otherwise."""
    data = read_file(path, voice)
    game = game_in(data, path, voice)
    try:
        match = load(game, data)
        return Kept(match, read_chairs(data, len(match.seats)))
    except SaveError as error:
        raise SaveError(voice.say("terminal-damaged-file", file=str(path), sentence=voice.error(error))) from None


def game_in(data: bytes, path: Path, voice: Voice) -> Game[Any]:
    """The game of a match file; says so if the file is none, or from a newer hall."""
    try:
        header = read_header(data)
    except SaveError:
        reason = "terminal-newer-file" if is_newer(data) else "terminal-foreign-file"
        raise SaveError(voice.say(reason, file=str(path))) from None
    game = GAMES.get(header.game)
    if game is None or header.rules > game.rules_version:
        raise SaveError(voice.say("terminal-newer-file", file=str(path)))
    return game


def is_newer(data: bytes) -> bool:
    """Whether this is a match file whose form only a newer Questhall knows."""
    try:
        header = json.decode(data, type=Header)
    except (DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return header.format == FORMAT


def read_chairs(data: bytes, seats: int) -> Chairs | None:
    try:
        chairs = json.decode(data, type=WithChairs).chairs
    except DecodeError as error:
        raise damaged(str(error)) from None
    if chairs is not None and not len(chairs.names) == len(chairs.bots) == seats:
        raise damaged(f"{seats} seats, {len(chairs.names)} chairs - at `$.chairs`")
    return chairs


def data_folder() -> Path:
    """Where matches are kept if nobody says otherwise."""
    if os.environ.get("QUESTHALL_DATA"):
        return Path(os.environ["QUESTHALL_DATA"])
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "questhall"


def new_path(game: str) -> Path:
    """A file name of its own for a new match."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = data_folder()
    numbered = (folder / (f"{stem}.json" if not number else f"{stem}-{number}.json") for number in range(1000))
    return next(path for path in numbered if not path.exists())
