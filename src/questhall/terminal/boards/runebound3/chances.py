"""Chances beside moves and in a list."""

from __future__ import annotations

from questhall.engine import Move, Odds
from questhall.games.runebound3.chances import odds
from questhall.games.runebound3.pointing import touches
from questhall.games.runebound3.table_view import TableView
from questhall.terminal.boards.chances import beside
from questhall.terminal.voice import Voice


def chances_of(view: TableView, move: Move, voice: Voice) -> str:
    """Of what a move would try: outcome by outcome, and after an arrow with all exertions."""
    refs = touches(move)
    return beside((each for each in odds(view) if each.ref in refs), voice)


def name_of(chance: Odds, word: str, voice: Voice) -> str:
    """What a chance is about: a fight by the player whose victory it would be, other things by their names."""
    kind, _, name = chance.ref.partition(":")
    match kind:
        case "choice":
            return voice.say("text-option", number=int(name))
        case "fight":
            return voice.player(int(chance.detail))
        case "retreat":
            return voice.say("text-retreat")
    return word
