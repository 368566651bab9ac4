"""Writes sentences that the Python texts make of sample moves, events and refusals, for the client to make the same.

`python tools/text_samples.py` writes the file; a test compares it with what this would write.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import questhall
from questhall.engine import Match, Stop
from questhall.games import GAMES
from questhall.text import LANGUAGES, Texts
from questhall.text.facts import vocabularies_of

FILE = Path(__file__).parents[1] / "client" / "tests" / "fixtures" / "texts.json"
NAMES = ("Аня", "Ben", "Cleo", "Дирк")
PLAYERS = 3
OF_A_KIND = 3
"""How many samples of each type of move or event are enough."""


class Samples:
    """What a random match says, a few of each kind."""

    def __init__(self, match: Match) -> None:
        self.found: dict[str, dict[str, Any]] = {}
        self.count: dict[str, int] = {}
        rng = Random(1)
        while not match.over:
            seat, ask = rng.choice(list(match.asks.items()))
            self.listen(match, seat, ask.topic)
            offers = [(other, move) for other, moves in match.offers.items() for move in moves]
            answers = [(seat, move) for move in ask.moves]
            match.play(*rng.choice(offers if offers and rng.random() < 0.3 else answers))
        self.add_all("event", match.events(None))
        assert match.result is not None
        self.add_all("score", [line for lines in match.result.lines for line in lines])

    def listen(self, match: Match, seat: int, topic: str) -> None:
        self.add("ask", topic, topic)
        self.add_all("move", match.asks[seat].moves)
        for thing in match.game.things(match.game.view(match.state, seat)):
            refusal = match.why_not(seat, thing)
            if refusal is not None:
                self.add("refusal", refusal.reason, refusal)
        stop = match.undo_point(seat)
        if isinstance(stop, Stop):
            self.add("stop", f"{stop.why} {stop.what}", stop)

    def add_all(self, kind: str, values: Any) -> None:
        for value in values:
            self.add(kind, getattr(value, "what", type(value).__name__), value)

    def add(self, kind: str, family: str, value: Any) -> None:
        name = f"{kind} {family}"
        key = f"{kind} {value!r}"
        if key not in self.found and self.count.get(name, 0) < OF_A_KIND:
            self.count[name] = self.count.get(name, 0) + 1
            self.found[key] = {"kind": kind, "value": value}

    def lines(self, texts: dict[str, Texts]) -> Iterator[dict[str, Any]]:
        for sample in self.found.values():
            said = {lang: sentence(one, sample["kind"], sample["value"]) for lang, one in texts.items()}
            yield {"kind": sample["kind"], "value": to_builtins(sample["value"]), **said}


def sentence(texts: Texts, kind: str, value: Any) -> str:
    say: dict[str, Callable[[], str]] = {
        "ask": lambda: texts.ask(value),
        "score": lambda: texts.score(value),
        "move": lambda: texts.move(value, NAMES),
        "event": lambda: texts.event(value, NAMES),
        "refusal": lambda: texts.refusal(value, NAMES),
        "stop": lambda: texts.stop(value, NAMES),
    }
    return say[kind]()


def text() -> str:
    """The file: for each game its vocabularies, and sentences with what they are made of."""
    games = {}
    for key, game in GAMES.items():
        samples = Samples(questhall.new(key, min(PLAYERS, max(game.players)), seed=1))
        lines = list(samples.lines({lang: Texts(game, lang) for lang in LANGUAGES}))
        games[key] = {"words": dict(vocabularies_of(game)), "samples": lines}
    return json.dumps({"names": NAMES, "games": games}, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
