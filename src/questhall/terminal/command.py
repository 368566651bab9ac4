"""`questhall play`: from a line of options, or a few friendly questions, to a match."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from questhall.bots import BOTS
from questhall.bots.base import play_out
from questhall.engine import Match, QuesthallError
from questhall.engine.deal import make_deal
from questhall.games import game_of
from questhall.terminal.boards import board_of
from questhall.terminal.chairs import Chairs, seat_everybody
from questhall.terminal.ending import draw_ending
from questhall.terminal.keeping import Keeper, Kept, new_path, read_kept
from questhall.terminal.screen import Screen
from questhall.terminal.session import Session
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice, language_of
from questhall.terminal.welcome import Wishes, welcome

DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3


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
) -> None:
    """Play a match in the terminal, or go on with one.

    Leaving is no failure: after `q`, the end of the input, Ctrl-C or a request to end, the match is kept and the
    program ends with code 0. What cannot be played raises a `QuesthallError` with one sentence.
    """
    screen = Screen()
    voice = Voice(None, lang or language_of())
    named = names_of_bots(bots)
    try:
        if game_key is None and resume is None and not auto:
            wishes = welcome(screen, voice, Wishes(lang=lang, players=players, people=humans, bots=named))
            if wishes is None:
                return
            game_key, lang, players, resume = wishes.game, wishes.lang, wishes.players, wishes.resume
            voice.speak(lang or voice.lang)
        if resume is not None:
            kept = read_kept(Path(resume).expanduser(), voice)
            go_on(kept, Path(resume).expanduser(), voice, screen, named, save=save, auto=auto)
            return
        game = game_of(game_key or "rollplayer")
        seats = players if players is not None else likely_players(game.players)
        if seats not in game.players:
            counts = ", ".join(map(str, game.players))
            raise QuesthallError(voice.say("terminal-wrong-count", seats=seats, counts=counts))
        match = Match(make_deal(game, seats, seed=seed, options=read_pairs(options, voice)))
        people = 0 if auto else min(1, seats) if humans is None else humans
        chairs = seat_everybody(seats, people, named, voice)
        path = free_path(save, voice) if save is not None else None if auto else new_path(game.key)
        sit_down(match, chairs, path, voice, screen)
    except BrokenPipeError:  # whoever read along has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def go_on(
    kept: Kept, path: Path, voice: Voice, screen: Screen, bots: Sequence[str], *, save: str | Path | None, auto: bool
) -> None:
    """Take up a kept match where it was, with everybody in his chair."""
    match = kept.match
    chairs = kept.chairs or seat_everybody(len(match.seats), 1, bots, voice)
    if auto:
        sit_down(match, chairs.with_bots_only(bots), free_path(save, voice) if save else None, voice, screen)
    else:
        sit_down(match, chairs, free_path(save, voice) if save else path, voice, screen)


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


def likely_players(counts: Sequence[int]) -> int:
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in counts else counts[-1]


def free_path(save: str | Path, voice: Voice) -> Path:
    """A new match never writes over another one."""
    path = Path(save).expanduser()
    if path.exists():
        raise QuesthallError(voice.say("terminal-file-exists", file=str(path)))
    return path
