"""A campaign at the text table: its file goes into a match, and the new one is written when the match is over."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from questhall.engine import Game, Match, QuesthallError, SaveError
from questhall.engine.campaign import read_campaign, write_campaign
from questhall.engine.options import read_options
from questhall.terminal.chairs import Chairs
from questhall.terminal.keeping import read_file, write_whole
from questhall.terminal.voice import Voice

OTHER_NAMES = 1000


class Brought(Struct):
    """What goes into a match: the options, and with a file the document and how many play."""

    options: dict[str, Any]
    document: Any = None
    seats: int = 0


def bring_in(game: Game[Any], path: Path, options: dict[str, Any], voice: Voice) -> Brought:
    """The campaign of a file; if there is none yet, a new one begins."""
    if game.campaigns is None:
        raise QuesthallError(voice.say("terminal-no-campaigns", game=game.title[voice.lang]))
    brought = from_file(game, path, options, voice) if path.exists() else Brought(options)
    if not game.campaigns.is_one(read_options(game.options, brought.options)):
        raise QuesthallError(voice.say("terminal-not-a-campaign"))
    return brought


def from_file(game: Game[Any], path: Path, options: dict[str, Any], voice: Voice) -> Brought:
    """What the campaign fixes need not be said again; whoever says otherwise is told so by the game."""
    assert game.campaigns is not None
    document = read(game, path, voice)
    coming = game.campaigns.next_match(document)
    if coming is None:
        raise QuesthallError(voice.say("terminal-campaign-over", file=str(path)))
    return Brought({**coming.options, **options}, document, coming.seats)


def read(game: Game[Any], path: Path, voice: Voice) -> Any:
    try:
        return read_campaign(game, read_file(path, voice))
    except SaveError as error:
        sentence = voice.error(error)
        raise SaveError(voice.say("terminal-campaign-damaged", file=str(path), sentence=sentence)) from None


def write_on(match: Match, chairs: Chairs, voice: Voice) -> Iterator[str]:
    """After a match: the document for the next one, and where it is."""
    game, result = match.game, match.result
    if not chairs.campaign or game.campaigns is None or result is None or result.campaign is None:
        return
    path, document = Path(chairs.campaign), result.campaign
    before = read(game, path, voice) if path.exists() else None
    if before not in (match.deal.campaign, document):
        other = free_name(path)
        yield voice.say("terminal-campaign-elsewhere", file=str(path), other=str(other))
        path = other
    write_whole(path, write_campaign(game, document), voice)
    message = "terminal-campaign-kept" if game.campaigns.next_match(document) is not None else "terminal-campaign-ended"
    yield voice.say(message, file=shlex.quote(str(path)), game=game.key)


def free_name(path: Path) -> Path:
    """The same name with a number; nothing is written over."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(2, OTHER_NAMES))
    return next(each for each in numbered if not each.exists())
