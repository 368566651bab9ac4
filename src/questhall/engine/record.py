"""A match as a file: what it holds, and how it is told apart from other files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from msgspec import MsgspecError, Struct, json, structs, to_builtins
from msgspec.inspect import StructType, type_info

from questhall.engine.deal import Deal
from questhall.engine.errors import SaveError
from questhall.engine.game import Game
from questhall.engine.log import Told
from questhall.engine.past import Beat
from questhall.engine.question import Entry

M = TypeVar("M")
E = TypeVar("E")

FORMAT = "questhall match"
SCHEMA = 1


class Header(Struct):
    """The first fields of every match file, enough to know what it is."""

    format: str
    schema: int
    game: str
    rules: int


class Save(Header, Generic[M, E]):
    """Everything needed to continue a match, and to replay it from its first move."""

    fields: str
    """A fingerprint of the state's field lists: a checkpoint with another one is never decoded."""
    seats: int
    options: dict[str, Any]
    key: str
    open_seed: int | None
    past_bots: bool
    campaign: Any
    at: int
    journal: list[Entry[M]]
    log: list[Told[E]]
    beats: list[Beat[M]]
    """As far back as undo can go; the last one is being played."""


def write(deal: Deal, journal: list[Entry[Any]], beats: list[Beat[Any]], log: list[Told[Any]], at: int) -> bytes:
    """A match as JSON."""
    game = deal.game
    file: Save[Any, Any] = Save(
        FORMAT,
        SCHEMA,
        game.key,
        game.rules_version,
        fields_of(game),
        deal.seats,
        to_builtins(deal.options),
        deal.key.hex(),
        deal.open_seed,
        deal.past_bots,
        to_builtins(deal.campaign),
        at,
        journal,
        log,
        beats,
    )
    return json.encode(file)


def read_header(data: bytes) -> Header:
    """What kind of match file this is; says clearly if it is none."""
    try:
        header = json.decode(data, type=Header)
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        raise SaveError("this is not a Questhall match file, or it is damaged", "foreign-file") from None
    if header.format != FORMAT:
        raise SaveError("this is not a Questhall match file", "foreign-file")
    if header.schema > SCHEMA:
        sentence = f"this match was saved by a newer Questhall (file version {header.schema}, here is {SCHEMA})"
        raise SaveError(sentence, "newer-file", version=header.schema, here=SCHEMA)
    return header


def read(game: Game[Any], data: bytes) -> Save[Any, Any]:
    """The file's content, its moves and events as values of the game."""
    header = read_header(data)
    if header.game != game.key:
        sentence = f"this is a match of {header.game}, not of {game.key}"
        raise SaveError(sentence, "other-game", game=header.game, wanted=game.key)
    if header.rules > game.rules_version:
        here = game.rules_version
        sentence = f"this match was played with newer rules of {game.key} (version {header.rules}, here is {here})"
        raise SaveError(sentence, "newer-rules", game=game.key, version=header.rules, here=here)
    try:
        return decoder_of(game)(data)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise damaged(str(error)) from None


def damaged(detail: str) -> SaveError:
    """A match file that holds what no match leads to; where, if the detail says so, as in `… - at `$.seats``."""
    place = detail.rpartition(" - at `")[2].rstrip("`") if detail.endswith("`") else ""
    return SaveError(f"this match file is damaged: {detail}", "damaged-file", place=place or "none")


@cache
def decoder_of(game: Game[Any]) -> Callable[[bytes], Save[Any, Any]]:
    save: Any = Save  # its types are known only now
    return json.Decoder(save[game.moves, game.told]).decode


@cache
def fields_of(game: Game[Any]) -> str:
    """A fingerprint of the names and types of all fields of the state, however deep."""
    seen: dict[str, list[tuple[str, str]]] = {}

    def visit(kind: Any) -> None:
        if isinstance(kind, StructType) and kind.cls.__name__ not in seen:
            seen[kind.cls.__name__] = [(field.name, str(field.type)) for field in structs.fields(kind.cls)]
            for field in kind.fields:
                visit(field.type)
        inner = [getattr(kind, name, None) for name in ("item_type", "key_type", "value_type")]
        for part in [*inner, *getattr(kind, "item_types", ()), *getattr(kind, "types", ())]:
            if part is not None:
                visit(part)

    visit(type_info(game.state))
    return blake2b(json.encode(seen), digest_size=8).hexdigest()
