"""What is said at one table: a game's texts in the language of the moment, and the names of those who sit there."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Any

from questhall.engine import Event, Game, Move, Odds, QuesthallError, Reason, Refusal, ScoreLine, Stop
from questhall.text import LANGUAGES, Texts

DEFAULT_LANGUAGE = "en"
RULE_OF_THREE = 3.0
"""What never came in n tries comes, with a confidence of 95 %, less often than 3 / n."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person at this computer, as far as its settings say."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            spoken = environment[variable][:2].lower()
            return spoken if spoken in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def percent(chance: float, tries: int = 0) -> str:
    """What is not certain is never 0 or 100, and what came every time in so many tries is not certain."""
    doubt = RULE_OF_THREE / tries if tries else 0.01
    if chance < doubt and (tries or chance):
        return f"<{ceil(100 * doubt)}"
    if chance > 1 - doubt and (tries or chance < 1):
        return f">{floor(100 * (1 - doubt))}"
    return str(round(100 * chance))


class Voice:
    """Speaks for the table. The language can change at any moment."""

    def __init__(self, game: Game[Any] | None, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = names
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.texts = Texts(self.game, lang)
        self.lang = lang

    def say(self, message: str, **facts: str | int) -> str:
        return self.texts.say(message, **facts)

    def has(self, message: str) -> bool:
        return self.texts.has(message)

    def name(self, kind: str, id: str) -> str:
        return self.texts.name(kind, id)

    def ask(self, topic: str) -> str:
        return self.texts.ask(topic)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def move(self, move: Move) -> str:
        return self.texts.move(move, self.names)

    def reason(self, why: Reason[Any]) -> str:
        """Why a bot did something."""
        other = "" if why.instead_of is None else self.move(why.instead_of)
        return self.say("thought", clarity=why.clarity, other=other, visits=why.visits, compared=why.compared)

    def event(self, event: Event) -> str:
        return self.texts.event(event, self.names)

    def score(self, line: ScoreLine) -> str:
        return self.texts.score(line)

    def odds(self, odds: Odds, thing: str) -> str:
        """A chance with what it is about, and whether it is exact or was tried."""
        how = self.say("odds-tried", tries=odds.tries) if odds.tries else self.say("odds-exact")
        facts = {"thing": thing, "what": self.say(f"odds-{odds.what}", detail=odds.detail), "how": how}
        facts["percent"] = self.percent(odds.chance, odds.tries)
        if odds.helped is None or odds.helped == odds.chance:
            return self.say("terminal-odds", **facts)
        return self.say("terminal-odds.helped", help=self.say("odds-help"), helped=self.percent(odds.helped), **facts)

    def percent(self, chance: float, tries: int = 0) -> str:
        return self.say("odds-percent", percent=percent(chance, tries))

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.refusal(refusal, self.names)

    def stop(self, stop: Stop) -> str:
        return self.texts.stop(stop, self.names)

    def error(self, error: QuesthallError) -> str:
        return self.texts.error(error, self.names)
