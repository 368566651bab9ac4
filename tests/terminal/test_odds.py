"""Chances at the text table: beside the moves, in a list, and of one move."""

from __future__ import annotations

import pytest
from rich.console import Console

from questhall.engine import Match
from questhall.games.rollplayer import GAME as ROLLPLAYER
from questhall.games.rollplayer.moves import PlaceDie, Reroll, TakeCard
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.moves.turn import AttemptQuest, EngageVillain, RollToMove
from questhall.terminal.asides import Asides
from questhall.terminal.boards import board_of
from questhall.terminal.offering import Offering
from questhall.terminal.orders import Order, understand
from questhall.terminal.voice import Voice, percent
from support import rollplayer, rollplayer_matches
from support.runebound3 import fight, hero, hex_of, position
from support.runebound3_matches import match_at
from support.terminal import first_moves


def asked(match: Match, about: str = "", lang: str = "en") -> list[str]:
    """What the table answers to `odds …`, line by line."""
    game = GAME if match.game.key == GAME.key else ROLLPLAYER
    console = Console(width=120, no_color=True, force_terminal=False)
    with console.capture() as capture:
        asides = Asides(match, board_of(game), Voice(game, lang, ("Ann", "Ben")))
        console.print(asides.odds(about, 0, Offering(match, 0)))
    return capture.get().splitlines()


def number_of(match: Match, move: object) -> str:
    return str(list(match.asks[0].moves).index(move) + 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Moonlight: outcome 1 70 %, exerting 80 % (exact)"),
        ("ru", "Лунный свет: исход 1 70 %, с усилиями 80 % (точно)"),
    ],
)
def test_quests_held_are_listed_outcome_by_outcome(lang: str, line: str) -> None:
    match = match_at(position(hero("corbin", quests="moonlight", hand="tireless")))
    lines = asked(match, lang=lang)
    assert len(lines) == 3
    assert lines[0] == line


def test_beside_the_move_that_tries_a_quest_stand_its_chances() -> None:
    state = position(hero("corbin", quests="moonlight"))
    match = match_at(state)
    preview = board_of(GAME).preview(match.view(0), AttemptQuest("moonlight"), Voice(GAME, "en"))
    assert preview is not None
    assert preview.plain == "70 % / 66 % / 26 % exact"
    assert board_of(GAME).preview(match.view(0), RollToMove(), Voice(GAME, "en")) is None


def test_where_a_roll_leads_is_told_hex_by_hex_the_likeliest_first() -> None:
    match = match_at(position(hero("corbin", "8,1")))
    lines = asked(match, number_of(match, RollToMove()))
    assert all(line.endswith("% (exact)") and "within reach of the dice" in line for line in lines)
    assert lines[0] == "Breath of Kellos A9: within reach of the dice 98 % (exact)"
    shares = [int(line.split(" %")[0].split()[-1]) for line in lines]
    assert shares == sorted(shares, reverse=True)


def test_a_fight_is_sampled_before_and_while_it_is_fought() -> None:
    state = position(hero("corbin"), hero("mok", "everton"), act=2, enemy="bot")
    state.villain = hex_of("tamalir")
    match = match_at(state)
    (before,) = asked(match, number_of(match, EngageVillain()))
    assert before.startswith("Ann: victory, if nobody retreats ")
    assert before.endswith("(sampled: 120 tries)")
    (while_at_it,) = asked(match_at(fight(position(enemy="bot"), "witch", mine="corbin.1:0", theirs="enemy.1:0")))
    assert "(sampled: 120 tries)" in while_at_it


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "strength 3: the row’s goal met after a reroll 17 % (exact)",
                "strength 1: the row’s goal met after a reroll 0 % (exact)",
                "strength 2: the row’s goal met after a reroll 0 % (exact)",
                "intelligence 1: higher after a reroll 67 % (exact)",
                "strength 3: higher after a reroll 17 % (exact)",
                "strength 1: higher after a reroll 0 % (exact)",
                "strength 2: higher after a reroll 0 % (exact)",
            ],
        ),
        (
            "ru",
            [
                "сила 3: цель ряда выполнена после переброса 17 % (точно)",
                "сила 1: цель ряда выполнена после переброса 0 % (точно)",
                "сила 2: цель ряда выполнена после переброса 0 % (точно)",
                "интеллект 1: на кубике станет больше 67 % (точно)",
                "сила 3: на кубике станет больше 17 % (точно)",
                "сила 1: на кубике станет больше 0 % (точно)",
                "сила 2: на кубике станет больше 0 % (точно)",
            ],
        ),
    ],
)
def test_what_a_reroll_may_bring_is_listed_goals_first(lang: str, lines: list[str]) -> None:
    me = rollplayer.hero("warrior", sheet={"strength": "r6 r6 p5"})
    state = rollplayer.position(me, rollplayer.hero("druid", "elf"), pool="g2 p3 y4")
    match = rollplayer_matches.match_at(state)
    for move in (TakeCard(1), PlaceDie("intelligence")):
        match.play(0, move)
    assert asked(match, lang=lang) == lines
    assert asked(match, number_of(match, Reroll("strength", 3)), lang) == [lines[0], lines[4]]


def test_where_there_is_nothing_to_reckon_the_table_says_so() -> None:
    assert asked(match_at(position())) == ["There is no chance here that could be reckoned or tried."]
    assert asked(first_moves(2, "random", 3, 1)) == ["There is no chance here that could be reckoned or tried."]
    assert asked(match_at(position()), "999")[0].startswith("There is no such move.")


@pytest.mark.parametrize("line", ["odds 3", "шансы 3", "шанс 3"])
def test_both_languages_are_understood(line: str) -> None:
    assert understand(line) == Order("odds", "3")


def test_what_is_not_certain_is_never_nothing_or_everything() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == ["0", "<1", "50", ">99", "100"]
    assert [percent(chance, 120) for chance in (0, 0.05, 0.99, 1)] == ["<3", "5", ">97", ">97"]
