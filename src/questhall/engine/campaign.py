"""Games with a memory: what a match leaves for the next one, and the file in which people carry it around."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import MsgspecError, Struct, convert, json, to_builtins

from questhall.engine.errors import SaveError

if TYPE_CHECKING:
    from questhall.engine.game import Game

FORMAT = "questhall campaign"
SCHEMA = 1


class NextMatch(Struct, frozen=True):
    """What a document says about the match it goes into."""

    seats: int
    """How many have played so far."""
    options: dict[str, str] = {}
    """Options that a campaign does not change on its way."""


@dataclass(frozen=True, eq=False)
class Campaigns:
    """What a game says of its campaigns beside the type of the document."""

    is_one: Callable[[Any], bool] = lambda options: True
    """Whether a match with these options belongs to a campaign."""
    next_match: Callable[[Any], NextMatch | None] = lambda document: None
    """None once the campaign has come to its end."""
    check: Callable[[Any], str] = lambda document: ""
    """What no campaign could have come to, though the type allows it; empty if all is well."""
    view: Callable[[Any], Any] = field(default=lambda document: document)
    """The document as people may see it: nothing in it tells what nobody has been read yet."""


class CampaignFile(Struct, forbid_unknown_fields=True):
    """A campaign as a file."""

    format: str
    schema: int
    game: str
    campaign: Any


def write_campaign(game: Game[Any], document: Any) -> bytes:
    """A file with keys and numbers only: no story stands in it."""
    return json.format(json.encode(CampaignFile(FORMAT, SCHEMA, game.key, to_builtins(document))), indent=1)


def read_campaign(game: Game[Any], data: bytes) -> Any:
    """The document of a file; what is no campaign of this game is refused with a sentence."""
    try:
        file = json.decode(data, type=CampaignFile)
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        raise foreign() from None
    if file.format != FORMAT:
        raise foreign()
    if file.schema > SCHEMA:
        raise SaveError("this campaign was kept by a newer Questhall", "newer-campaign")
    if file.game != game.key:
        sentence = f"this is a campaign of {file.game}, not of {game.key}"
        raise SaveError(sentence, "other-campaign", game=file.game, wanted=game.key)
    return read_document(game, file.campaign)


def read_document(game: Game[Any], plain: Any) -> Any:
    """A document from plain data, checked field by field."""
    if game.campaign is None or game.campaigns is None:
        raise SaveError(f"{game.title['en']} has no campaigns", "no-campaigns", game=game.key)
    try:
        document = convert(plain, game.campaign)
    except MsgspecError as error:
        raise forged(str(error)) from None
    if not holds(to_builtins(document), plain):
        raise forged("it has fields that no campaign has")
    wrong = game.campaigns.check(document)
    if wrong:
        raise forged(wrong)
    return document


def holds(whole: Any, part: Any) -> bool:
    """Whether everything that was given has been read: a field that is not known is no oversight."""
    if isinstance(part, Mapping):
        return isinstance(whole, Mapping) and all(key in whole and holds(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return bool(whole == part)


def foreign() -> SaveError:
    return SaveError("this is not a Questhall campaign, or it is damaged", "foreign-campaign")


def forged(detail: str) -> SaveError:
    return SaveError(f"no campaign can have come to this: {detail}", "forged-campaign")
