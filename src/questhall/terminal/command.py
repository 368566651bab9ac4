"""`questhall play`: from a line of options, or a few friendly questions, to a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from questhall.bots import BOTS
from questhall.bots.base import play_out
from questhall.engine import Match, QuesthallError
from questhall.engine.deal import make_deal
from questhall.games import game_of
from questhall.terminal.boards import board_of
from questhall.terminal.campaign import Brought, bring_in, write_on
from questhall.terminal.chairs import Chairs, seat_everybody
from questhall.terminal.ending import draw_ending
from questhall.terminal.keeping import Keeper, new_path, read_kept
from questhall.terminal.screen import Screen
from questhall.terminal.session import Session
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice, language_of
from questhall.terminal.welcome import Wishes, usual_players, welcome

DEFAULT_BOT = "greedy"
DEFAULT_GAME = "rollplayer"


def play(
    game_key: str | None = None,
    *,
    players: int | None = None,
    humans: int | None = None,
    bots: str | Sequence[str] | None = None,
    lang: str | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | Sequence[str] | None = None,
    save: str | Path | None = None,
    resume: str | Path | None = None,
    auto: bool = False,
    campaign: str | Path | None = None,
) -> None:
    """Play a match in the terminal, or go on with one.

    Leaving is no failure: after `q`, the end of the input, Ctrl-C or a request to end, the match is kept and the
    program ends with code 0. What cannot be played raises a `QuesthallError` with one sentence.
    """
    screen, voice = Screen(), Voice(None, lang or language_of())
    file = Path(resume).expanduser() if resume is not None else None
    wishes = Wishes(game_key, lang, players, humans, names_of_bots(bots), seed, options, save, file, auto)
    wishes.campaign = Path(campaign).expanduser().absolute() if campaign is not None else None
    if game_key is None and file is None and not auto and not welcome(screen, voice, wishes):
        return
    if wishes.resume is not None:
        go_on(wishes, wishes.resume, voice, screen)
    else:
        begin(wishes, voice, screen)


def begin(wishes: Wishes, voice: Voice, screen: Screen) -> None:
    """A new match: people in the first chairs, bots in the others."""
    game = game_of(wishes.game or DEFAULT_GAME)
    options = read_pairs(wishes.options, voice)
    brought = bring_in(game, wishes.campaign, options, voice) if wishes.campaign is not None else Brought(options)
    seats = wishes.players if wishes.players is not None else brought.seats or usual_players(game.players)
    if seats not in game.players:
        counts = ", ".join(map(str, game.players))
        raise QuesthallError(voice.say("terminal-wrong-count", seats=seats, counts=counts))
    deal = make_deal(game, seats, seed=wishes.seed, options=brought.options, campaign=brought.document)
    people = 0 if wishes.auto else 1 if wishes.people is None else wishes.people
    chairs = seat_everybody(seats, people, wishes.bots, voice)
    chairs = replace(chairs, campaign=str(wishes.campaign or ""))
    unasked = None if wishes.auto else new_path(game.key)
    sit_down(Match(deal), chairs, free_path(wishes.save, voice) or unasked, voice, screen)


def go_on(wishes: Wishes, file: Path, voice: Voice, screen: Screen) -> None:
    """Take up a kept match where it was, with everybody in his chair."""
    kept = read_kept(file, voice)
    chairs = kept.chairs or seat_everybody(len(kept.match.seats), 1, wishes.bots, voice)
    if wishes.auto:
        sit_down(kept.match, chairs.with_bots_only(wishes.bots), free_path(wishes.save, voice), voice, screen)
    else:
        sit_down(kept.match, chairs, free_path(wishes.save, voice) or file, voice, screen)


def sit_down(match: Match, chairs: Chairs, path: Path | None, voice: Voice, screen: Screen) -> None:
    """Play on; without people, and so without questions, to the end."""
    table = Voice(match.game, voice.lang, chairs.names)
    keeper = Keeper(path, table) if path is not None else None
    if chairs.people and keeper is not None:
        Session(match, chairs, table, keeper, screen).run()
        return
    play_out(match, chairs.seated_bots())
    if keeper is not None:
        keeper.keep(match, chairs)
    screen.show(tell(still_true(match.events(None)), table))
    screen.show(draw_ending(match, board_of(match.game), table))
    for sentence in write_on(match, chairs, table):
        screen.tell(sentence)


def names_of_bots(bots: str | Sequence[str] | None) -> list[str]:
    """`greedy,random` or a list of names; by default the bot that thinks."""
    names = bots.split(",") if isinstance(bots, str) else list(bots or ())
    return [name.strip() for name in names if name.strip()] or [
        DEFAULT_BOT if DEFAULT_BOT in BOTS else next(iter(BOTS))
    ]


def read_pairs(options: Mapping[str, Any] | Sequence[str] | None, voice: Voice) -> dict[str, Any]:
    """`name=value`, several times."""
    if options is None or isinstance(options, Mapping):
        return dict(options or {})
    pairs = [option.partition("=") for option in options]
    for name, equals, _ in pairs:
        if not equals:
            raise QuesthallError(voice.say("terminal-option-form", option=name))
    return {name.strip(): value.strip() for name, _, value in pairs}


def free_path(save: str | Path | None, voice: Voice) -> Path | None:
    """Where a person wants a match kept; never over another file."""
    if save is None:
        return None
    path = Path(save).expanduser()
    if path.exists():
        raise QuesthallError(voice.say("terminal-file-exists", file=str(path)))
    return path
