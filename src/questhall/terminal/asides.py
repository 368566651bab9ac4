"""What a person can ask without moving: the rule behind a question, a card, why not, the log, the count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from questhall.bots.search import StrongBot
from questhall.engine import Match, Odds, QuesthallError, Ref
from questhall.engine.catalogue import RULE_ID, Rule, catalogue_of
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.offering import Offering
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice

RNG = SystemRandom()
LOG_TAIL = 30
MANY = 8
SHORTEST_PART = 3
"""A part of a name must have this many letters."""


class Asides:
    """Answers questions about the table and changes nothing."""

    def __init__(self, match: Match, board: Board, voice: Voice) -> None:
        self.match = match
        self.board = board
        self.voice = voice

    def explain(self, about: str, topic: str) -> RenderableType:
        """`?`: the rules behind the question; `? RP-MARKET-04`: that rule; `? longsword`: that card."""
        if not about:
            rules = [self.find_rule(id) for id in self.match.game.topics.get(topic, ())]
            return Group(*map(self.rule, rules)) if rules else self.say("terminal-no-rule-here")
        if RULE_ID.fullmatch(about.upper()):
            try:
                return self.rule(self.find_rule(about.upper()))
            except QuesthallError:
                return self.say("terminal-no-such-rule", rule=about.upper())
        return self.look_up(about)

    def find_rule(self, id: str) -> Rule:
        return catalogue_of(self.match.game).find(id)

    def rule(self, rule: Rule) -> RenderableType:
        """A rule in the language of the table, and below it how we read it."""
        ruling = rule.ruling_words(self.voice.lang)
        text = Text.assemble((rule.id, "bold cyan"), "  ", rule.words(self.voice.lang))
        if not ruling:
            return text
        said = Text(self.voice.say("terminal-ruling", ruling=ruling), style="dim")
        return Group(text, Padding(said, (0, 0, 0, len(rule.id) + 2)))

    def look_up(self, about: str) -> RenderableType:
        """Cards by their name or a part of it; if there is none, rules that use the words."""
        found = matching(about, list(self.board.entries(self.voice)))
        if len(found) == 1 or (found and all(entry.name == found[0].name for entry in found)):
            return Group(*(self.board.explain(entry, self.voice) for entry in found))
        if found:
            names = [entry.name for entry in found[:MANY]]
            return Group(self.say("terminal-several", count=len(found)), *(Text(f"  {name}") for name in names))
        words = about.casefold()
        rules = [rule for rule in catalogue_of(self.match.game).rule if words in rule.words(self.voice.lang).casefold()]
        if not rules or len(words) < SHORTEST_PART:
            return self.say("terminal-nothing-found", about=about)
        return Group(*map(self.rule, rules[:MANY]))

    def why(self, about: str, seat: int, offering: Offering) -> RenderableType:
        """Why nothing can be done with a thing now, by which rule; or which numbers do something with it."""
        if not about:
            return self.say("terminal-why-what")
        refs = self.things(about, seat)
        if not refs:
            return self.say("terminal-no-such-thing", about=about)
        return Group(*(self.why_one(ref, seat, offering) for ref in refs[:MANY]))

    def why_one(self, ref: Ref, seat: int, offering: Offering) -> Text:
        thing = self.board.word(ref, self.voice)
        refusal = self.match.why_not(seat, ref)
        if refusal is not None:
            return self.say("terminal-why-not", thing=thing, why=self.voice.refusal(refusal))
        moves = [move for move in offering.moves if ref in self.match.game.touches(move)]
        numbers = ", ".join(map(str, offering.numbers_of(moves)))
        return self.say("terminal-why-legal", thing=thing, numbers=numbers)

    def things(self, about: str, seat: int) -> list[Ref]:
        """The things on the table that a person may mean."""
        refs = list(self.match.game.things(self.match.view(seat)))
        entries = [Entry("thing", ref, self.board.word(ref, self.voice)) for ref in dict.fromkeys(refs)]
        return [entry.id for entry in matching(about, entries)]

    def odds(self, about: str, seat: int, offering: Offering) -> RenderableType:
        """`odds`: of all that lies before the seat, and of what is under way; `odds 3`: of that move."""
        if not about:
            found = [*self.match.odds(seat), *self.match.weigh(seat, None, RNG)]
        else:
            move = offering.pick(int(about)) if about.isascii() and about.isdigit() else None
            if move is None:
                return self.say("terminal-no-such-number", last=len(offering.moves))
            refs = self.match.game.touches(move)
            found = [odds for odds in self.match.odds(seat) if odds.ref in refs]
            found += self.match.weigh(seat, move, RNG)
        if not found:
            return self.say("terminal-no-odds")
        return Group(*(Text(self.voice.odds(odds, self.board.odds_of(odds, self.voice))) for odds in likeliest(found)))

    def hint(self, seat: int, offering: Offering) -> RenderableType:
        """`hint`: what a strong bot would do here, from what the seat knows."""
        if seat not in self.match.asks:
            return self.say("terminal-no-hint")
        thought = StrongBot(Random(RNG.getrandbits(32))).think(self.match, seat)
        why = self.voice.reason(thought.reason)
        number = offering.numbers_of([thought.move])[0]
        return self.say("terminal-advice", number=number, move=self.voice.move(thought.move), why=why)

    def log(self, about: str, seat: int | None) -> RenderableType:
        """`log`: the last lines; `log all`: every line."""
        events = still_true(self.match.events(seat))
        return tell(events, self.voice, None if about else LOG_TAIL)

    def say(self, message: str, **facts: str | int) -> Text:
        return Text(self.voice.say(message, **facts))


def likeliest(found: Sequence[Odds]) -> list[Odds]:
    """Those of one kind together, the likeliest first."""
    kinds = list(dict.fromkeys((odds.what, odds.tries) for odds in found))
    return sorted(found, key=lambda odds: (kinds.index((odds.what, odds.tries)), odds.ref.count(":") and -odds.chance))


def matching(about: str, entries: Sequence[Entry]) -> list[Entry]:
    """Whoever is called exactly so; else those whose name begins so; else those whose name holds it."""
    words = plain(about)
    named = [
        entry for entry in entries if words in (plain(entry.name), plain(entry.id), plain(entry.id.split(":")[-1]))
    ]
    if named or len(words) < SHORTEST_PART:
        return named
    begun = [entry for entry in entries if plain(entry.name).startswith(words)]
    return begun or [entry for entry in entries if words in plain(entry.name) or words in plain(entry.id)]


def plain(words: str) -> str:
    """Spelling that people do not look at: case, ё, dashes."""
    return words.casefold().replace("ё", "е").replace("_", " ").replace("-", " ").strip("«»\"' ")
