"""The engine: knows no game. Beats, questions, chance, knowledge, undo, records."""

from questhall.engine.campaign import Campaigns, NextMatch
from questhall.engine.chance import Chance, Dream
from questhall.engine.errors import (
    BadOption,
    CannotUndo,
    DeadEnd,
    IllegalMove,
    QuesthallError,
    Refusal,
    RulesError,
    SaveError,
    StaleMove,
    Stop,
    UnknownGame,
)
from questhall.engine.game import Box, Game, Result, ScoreLine
from questhall.engine.match import Match
from questhall.engine.odds import Odds
from questhall.engine.options import Option, draw_options, list_options
from questhall.engine.question import NOTHING, OPEN, Ask, Entry, Play, Question, Reason
from questhall.engine.table import Table
from questhall.engine.values import Event, Move, Options, Part, Ref, Remembering, State, Undone

__all__ = [
    "NOTHING",
    "OPEN",
    "Ask",
    "BadOption",
    "Box",
    "Campaigns",
    "CannotUndo",
    "Chance",
    "DeadEnd",
    "Dream",
    "Entry",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NextMatch",
    "Odds",
    "Option",
    "Options",
    "Part",
    "Play",
    "QuesthallError",
    "Question",
    "Reason",
    "Ref",
    "Refusal",
    "Remembering",
    "Result",
    "RulesError",
    "SaveError",
    "ScoreLine",
    "StaleMove",
    "State",
    "Stop",
    "Table",
    "Undone",
    "UnknownGame",
    "draw_options",
    "list_options",
]
