"""Words for people, in English and Russian: Mozilla Fluent messages of the hall and of each game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from questhall.engine import Event, Game, Move, QuesthallError, Refusal, ScoreLine, Stop
from questhall.text.facts import Wording, dashed, vocabularies_of
from questhall.text.messages import LANGUAGES, MissingText, messages_of

OF_A_SEAT = re.compile(r"^seat\.\d+\.")
"""Streams of chance that belong to a seat: `seat.2.terrain` is told as `terrain`."""


class Texts:
    """Everything a game or the hall says, in one language. See `docs/texts.md` for how messages are named."""

    def __init__(self, game: Game[Any] | None, lang: str) -> None:
        self._messages = messages_of(game, lang)
        self._vocabularies = vocabularies_of(game)

    def say(self, message: str, **facts: str | int) -> str:
        """A message (`gold`) or an attribute of one (`row-strength.short`), with facts as they are."""
        return self._messages.fill(message, facts)

    def has(self, message: str) -> bool:
        return self._messages.has(message)

    def name(self, kind: str, id: str) -> str:
        """What something is called: `name("card", "longsword")`."""
        return self.say(f"{dashed(kind)}-{dashed(id)}")

    def ask(self, topic: str) -> str:
        """The prompt of a question."""
        return self.say(f"ask-{dashed(topic)}")

    def move(self, move: Move, names: Sequence[str]) -> str:
        """What a move offers to do."""
        return self._wording(names).sentence(f"move-{type(move).__name__}", asdict(move))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return self._wording(names).sentence(f"event-{type(event).__name__}", asdict(event))

    def score(self, line: ScoreLine) -> str:
        """What a line of the final count is for; its detail is named by the vocabulary of the line."""
        fields = {line.what: line.detail, "stars": line.stars}
        return self._wording(()).sentence(f"score-{line.what}", fields)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why something is not possible now, and by which rule."""
        sentence = self._wording(names).sentence(f"refusal-{refusal.reason}", refusal.facts)
        return self.say("refusal", sentence=sentence, rule=refusal.rule)

    def stop(self, stop: Stop, names: Sequence[str]) -> str:
        """Why undo goes no further back; the dice of a seat are told like all dice."""
        what = self.name("learned", OF_A_SEAT.sub("", stop.what)) if stop.why == "learned" else stop.what
        seat = self._wording(names).fact("seat", stop.seat)
        return self.say(f"stop-{stop.why}", what=what, **seat)

    def error(self, error: QuesthallError, names: Sequence[str]) -> str:
        """A sentence for anything that went wrong."""
        refusal, stop = getattr(error, "refusal", None), getattr(error, "stop", None)
        if isinstance(refusal, Refusal):
            return self.refusal(refusal, names)
        if isinstance(stop, Stop):
            return self.stop(stop, names)
        if error.why:
            return self.say(f"error-{error.why}", **error.facts)
        known = (f"error-{kind.__name__}" for kind in type(error).__mro__)
        message = next(filter(self.has, known), "")
        return self.say(message, sentence=str(error)) if message else str(error)

    def _wording(self, names: Sequence[str]) -> Wording:
        return Wording(self._messages, self._vocabularies, names)


__all__ = ["LANGUAGES", "MissingText", "Texts"]
