"""Chances of Runebound's first edition at the text table: of rolls, of whole fights, of challenges that wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console

from questhall.engine import Match
from questhall.games.runebound1 import GAME
from questhall.games.runebound1.state import Undefeated
from questhall.terminal.asides import Asides
from questhall.terminal.boards import board_of
from questhall.terminal.offering import Offering
from questhall.terminal.voice import Voice
from support.runebound1 import clear_away, fight, foe, hero, hex_of, position
from support.runebound1_matches import match_at


@pytest.fixture(autouse=True)
def box_as_it_is() -> Iterator[None]:
    yield
    clear_away()


def asides(match: Match, lang: str) -> Asides:
    return Asides(match, board_of(GAME), Voice(GAME, lang, ("Ann", "Ben")))


def asked(match: Match, lang: str, about: str = "") -> list[str]:
    console = Console(width=120, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(asides(match, lang).odds(about, 0, Offering(match, 0)))
    return capture.get().splitlines()


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "enemy: escaping 55 % (exact)",
                "Lyssa: hitting 55 % (exact)",
                "ranged: hitting 55 % (exact)",
                "melee: hitting 45 % (exact)",
                "magic: hitting 50 % (exact)",
                "enemy: defending 55 % (exact)",
                "Ann: victory, if nobody flees 38 % (exact)",
                "Ann: getting away in the end 91 % (exact)",
            ],
        ),
        (
            "ru",
            [
                "противник: отступить 55 % (точно)",
                "Лисса: попасть 55 % (точно)",
                "дистанционная: попасть 55 % (точно)",
                "рукопашная: попасть 45 % (точно)",
                "магическая: попасть 50 % (точно)",
                "противник: защититься 55 % (точно)",
                "Ann: победа, если никто не отступит 38 % (точно)",
                "Ann: отступить в конце концов 91 % (точно)",
            ],
        ),
    ],
)
def test_a_fight_is_told_roll_by_roll_and_how_it_may_end(lang: str, lines: list[str]) -> None:
    match = match_at(fight(position(hero("lyssa", wounds=2), hero("mordrog")), foe(3, (14, 13, 12), (1, 1, 1))))
    assert asked(match, lang) == lines


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Young Troll: victory, if nobody flees"), ("ru", "Молодой тролль: победа, если никто не отступит")],
)
def test_challenges_that_wait_go_by_their_cards(lang: str, line: str) -> None:
    state = position(hero("mordrog"), hero("lyssa"))
    state.undefeated = [Undefeated(1, "young_troll", hex_of("4,9"))]
    (told,) = asked(match_at(state), lang)
    assert told.startswith(line)
    assert "300" in told


def test_the_enemy_has_a_name_by_which_one_may_ask_about_it() -> None:
    match = match_at(fight(position(hero("lyssa"), hero("mordrog")), "young_troll"))
    assert asides(match, "en").things("enemy", 0) == ["enemy"]
    assert asides(match, "ru").things("противник", 0) == ["enemy"]
