"""Requests about games: the same for everybody, so browsers may keep the answers."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

from litestar import Request, Response
from litestar.params import FromPath
from msgspec import json

from questhall import games
from questhall.engine.catalogue import catalogue_of
from questhall.engine.game import GameInfo
from questhall.games import GAMES
from questhall.server.bodies import RulesPage, RuleText, Texts
from questhall.server.given import get
from questhall.server.problems import Denied
from questhall.server.seating import game_named
from questhall.text.facts import vocabularies_of
from questhall.text.messages import LANGUAGES, files_of

HALL = "hall"
ONLY_IN_THE_TERMINAL = "terminal.ftl"


@get("/api/games")
async def all_games() -> list[GameInfo]:
    """What is in the hall."""
    return games()


@get("/api/games/{key:str}/texts/{lang:str}")
async def texts(key: FromPath[str], lang: FromPath[str], request: Request[Any, Any, Any]) -> Response[Texts]:
    """Every text of the hall and of a game in one language."""
    check_known(key, lang)
    return kept(request, texts_of(key, lang))


@get("/api/games/{key:str}/rules/{lang:str}")
async def rules(key: FromPath[str], lang: FromPath[str], request: Request[Any, Any, Any]) -> Response[RulesPage]:
    """The rules of a game in our words."""
    check_known(game_named(key).key, lang)
    return kept(request, rules_of(key, lang))


@get("/api/games/{key:str}/printed")
async def printed(key: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
    """What is printed on the components of a game, in the game's own form."""
    game_named(key)
    return kept(request, printed_of(key))


def check_known(key: str, lang: str) -> None:
    if lang not in LANGUAGES:
        raise Denied("problem-no-such-language", 404)
    if key != HALL:
        game_named(key)


def kept(request: Request[Any, Any, Any], page: tuple[bytes, str]) -> Response[Any]:
    """Sent once; after that the browser asks whether it has changed."""
    body, tag = page
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def page_of(content: Any) -> tuple[bytes, str]:
    body = json.encode(content)
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


@cache
def texts_of(key: str, lang: str) -> tuple[bytes, str]:
    game = GAMES.get(key)
    files = (file for file in files_of(game, lang) if file.name != ONLY_IN_THE_TERMINAL)
    ftl = "\n".join(file.read_text("utf-8") for file in files)
    return page_of(Texts(ftl, dict(vocabularies_of(game))))


@cache
def rules_of(key: str, lang: str) -> tuple[bytes, str]:
    game = GAMES[key]
    catalogue = catalogue_of(game)
    found = [
        RuleText(rule.id, rule.chapter, rule.kind, rule.words(lang), rule.ruling_words(lang)) for rule in catalogue.rule
    ]
    topics = {topic: list(ids) for topic, ids in game.topics.items()}
    chapters = list(dict.fromkeys(rule.chapter for rule in found))
    return page_of(RulesPage(key, game.title[lang], chapters, found, topics))


@cache
def printed_of(key: str) -> tuple[bytes, str]:
    game = GAMES[key]
    return page_of(game.printed() if game.printed is not None else None)


HANDLERS = [all_games, texts, rules, printed]
