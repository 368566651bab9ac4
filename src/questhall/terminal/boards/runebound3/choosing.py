"""What lies behind a number that a card lets its hero choose."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.cards.define import ADVENTURES, ENEMIES, Enemy, Event, Quest
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.table_view import TableView
from questhall.terminal.boards.runebound3.wording import gain_words, option_words, outcome_words
from questhall.terminal.voice import Voice


def choice_words(view: TableView, move: Move, voice: Voice) -> str:
    """What a choice on the card being resolved asks for and brings; of other moves nothing."""
    id = view.task or view.drawn
    card = ADVENTURES.get(id) or ENEMIES.get(id)
    match move, card:
        case TakeOption(option=number), Event():
            return option_words(card.options[number - 1], voice, view.scenario)
        case TakeOption(option=number), Enemy():
            return gain_words(card.reward[number - 1], voice, view.scenario)
        case TakeOutcome(outcome=number), Quest():
            return outcome_words(card.outcomes[number - 1], card.test, voice, view.scenario)
    return ""
