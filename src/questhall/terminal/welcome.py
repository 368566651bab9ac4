"""The way in for somebody who typed nothing: a few questions with an answer already filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.text import Text

from questhall.engine import QuesthallError
from questhall.games import GAMES
from questhall.terminal.keeping import data_folder, read_kept
from questhall.terminal.screen import Screen
from questhall.terminal.voice import Voice
from questhall.text import LANGUAGES

USUAL_PLAYERS = 3


class Wishes(Struct):
    """What a person wants to play; None where nothing was said."""

    game: str | None = None
    lang: str | None = None
    players: int | None = None
    people: int | None = None
    bots: Sequence[str] = ()
    seed: int | None = None
    options: Mapping[str, Any] | Sequence[str] | None = None
    save: str | Path | None = None
    resume: Path | None = None
    auto: bool = False
    campaign: Path | None = None


def welcome(screen: Screen, voice: Voice, wishes: Wishes) -> bool:
    """Ask what was not said; Enter takes what stands in brackets. False: the person went away."""
    try:
        if wishes.lang is None:
            wishes.lang = choose(screen, voice, "terminal-which-language", LANGUAGES, voice.lang)
            voice.speak(wishes.lang)
        screen.tell(voice.say("terminal-welcome"), "bold")
        last = last_match(voice)
        if last is not None and choose(screen, voice, "terminal-go-on", ("1", "2"), "1") == "1":
            wishes.resume = last
            return True
        keys = list(GAMES)
        wishes.game = keys[0] if len(keys) == 1 else choose_game(screen, voice, keys)
        if wishes.players is None:
            counts = GAMES[wishes.game].players
            usual = str(usual_players(counts))
            wishes.players = int(choose(screen, voice, "terminal-how-many", [str(count) for count in counts], usual))
    except (EOFError, KeyboardInterrupt):
        screen.show()
        return False
    return True


def usual_players(counts: Sequence[int]) -> int:
    """Three, if the game can be played so."""
    return USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[-1]


def choose_game(screen: Screen, voice: Voice, keys: Sequence[str]) -> str:
    for number, key in enumerate(keys, 1):
        screen.show(Text.assemble((f"{number:3} ", "bold cyan"), GAMES[key].title[voice.lang]))
    numbers = [str(number) for number in range(1, len(keys) + 1)]
    return keys[int(choose(screen, voice, "terminal-which-game", numbers, "1")) - 1]


def choose(screen: Screen, voice: Voice, message: str, answers: Sequence[str], usual: str) -> str:
    """One question with a usual answer, asked again until it is answered."""
    question = voice.say(message, answers=", ".join(answers), usual=usual)
    while True:
        answer = screen.read(question).strip().lower() or usual
        if answer in answers:
            return answer
        screen.tell(voice.say("terminal-one-of", answers=", ".join(answers)), "yellow")


def last_match(voice: Voice) -> Path | None:
    """The newest match in the usual place, if it is not over."""
    try:
        files = [file for file in data_folder().glob("*.json") if file.is_file()]
        newest = max(files, key=lambda file: file.stat().st_mtime)
        kept = read_kept(newest, voice)
    except (OSError, ValueError, QuesthallError):
        return None
    return newest if not kept.match.over and kept.chairs is not None and kept.chairs.people else None
