"""A hint at the text table: the number of a move, its words and why."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from questhall.games.rollplayer import GAME
from questhall.terminal.asides import Asides
from questhall.terminal.boards import board_of
from questhall.terminal.offering import Offering
from questhall.terminal.orders import Order, understand
from questhall.terminal.voice import Voice
from support.terminal import first_moves

HINTS = {
    "en": r"A strong bot would make move (\d+): (.+)\. (Clearly|A little|About) .+ imagined futures of \d+ moves\.",
    "ru": r"Сильный бот сделал бы ход (\d+): (.+)\. (Явно|Немного|Примерно) .+ сравнено ходов — \d+\.",
}


@pytest.mark.parametrize("lang", HINTS)
def test_a_hint_names_a_move_by_number_and_words_and_says_why(lang: str) -> None:
    match = first_moves(2, "random", 8, decisions=6)
    offering, voice = Offering(match, 0), Voice(GAME, lang, ("Ann", "Ben"))
    console = Console(width=300, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(Asides(match, board_of(GAME), voice).hint(0, offering))
    found = re.fullmatch(HINTS[lang], capture.get().strip())
    assert found is not None, capture.get()
    assert voice.move(offering.moves[int(found[1]) - 1]) == found[2]


def test_it_is_asked_for_in_both_languages() -> None:
    assert understand("hint") == understand("подсказка") == Order("hint")
