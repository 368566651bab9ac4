"""Runebound in a terminal: the map, the heroes, the fight, and what can be looked up."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import questhall
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.cards.define import ADVENTURES, Event
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.moves.turn import Rest
from questhall.games.runebound3.state import Roll, State
from questhall.games.runebound3.view import view
from questhall.terminal.boards import board_of
from questhall.terminal.ending import draw_ending
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice
from support.runebound3 import MOUNTAINS_WATER, PLAINS, fight, hero, hex_of, position

WIDE, NARROW = Room(120, 60), Room(70, 30)
NAMES = ("Ann", "Ben")


def drawn(state: State, lang: str = "en", seat: int | None = 0, room: Room = WIDE) -> list[str]:
    """The table as lines of plain text."""
    console = Console(width=room.width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board_of(GAME).table(view(state, seat), Voice(GAME, lang, NAMES), room))
    return capture.get().splitlines()


def row_of(lines: list[str], number: int, *, even: bool) -> str:
    """The line of the map with the hexes of a row in columns A, C, E … (even) or B, D, F …"""
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{number:>3} "))
    return lines[place + even]


def test_the_map_shows_terrain_places_gems_and_who_stands_where() -> None:
    state = position(hero("corbin", "tamalir"), hero("mok", "4,9"))
    state.gems.remove(hex_of("5,12"))
    lines = drawn(state)
    assert lines[1].split() == [*"ABCDEFGHIJKLMNO"]
    assert row_of(lines, 6, even=True)[4:].split() == [".", ".", "≈c", "■■1", "~~", "\\.", "~~", "/.", "♣·", "n"]
    assert row_of(lines, 6, even=False)[4:].split() == [".", ".", "≈", ".", ".e2", ".", "n"]


def test_rivers_run_along_borders_bridges_cross_them_and_roads_are_marked() -> None:
    lines = drawn(position(hero("corbin", "everton"), hero("mok", "everton")))
    south_of_tamalir = row_of(lines, 7, even=False)
    assert south_of_tamalir[4:].split() == [*["n#", ".", "≈", ".", "‖", "/.", "♣", "n"]], (
        "the bridge of Red Bridge, and a river to its east"
    )
    assert row_of(lines, 6, even=True)[4 + 4 * 6 :].startswith("■■= ~~ \\.   ~~ /."), "Tamalir lies on a road"
    assert any("= road" in line and "‖ bridge" in line for line in lines)


def test_a_choice_says_what_it_asks_for_and_brings() -> None:
    state = position()
    state.drawn = "nameless_milestone"
    board, voice = board_of(GAME), Voice(GAME, "en", NAMES)
    previews = [board.preview(view(state, 0), TakeOption(option), voice) for option in (1, 2)]
    assert [preview and preview.plain for preview in previews] == [
        "move up to 3 hexes",
        "Test spirit; 3 gold, draw 2 skills, this card as a trophy; Otherwise: delayed · 0 % exact",
    ]
    state.drawn = "ash_drake"
    previews = [board.preview(view(state, 0), TakeOption(option), voice) for option in (1, 2)]
    assert [preview and preview.plain for preview in previews] == ["2 gold", "lore: 1"]
    state.task = "claw_marks"
    preview = board.preview(view(state, 0), TakeOutcome(2), voice)
    assert preview is not None
    assert preview.plain == "hills + mountains: lore: 1"
    assert board.preview(view(state, 0), Rest(), voice) is None


def test_a_villain_zombies_and_quests_are_marked() -> None:
    state = position(hero("corbin", "tamalir", quests="bloodstone"), hero("mok", "everton"), scenario="corpse_king")
    state.villain, state.zombies = hex_of("firmament"), [hex_of("8,6")]
    lines = drawn(state)
    assert ".#V" in row_of(lines, 12, even=True)
    assert ". z" in row_of(lines, 9, even=True)
    assert ".†=!" in row_of(lines, 3, even=False)
    assert "Vorakesh: the Firmament" in lines[0]


def test_marks_on_a_side_and_the_option_taken_are_named() -> None:
    state = fight(position(), "witch", mine="corbin.1:0", theirs="enemy.1:0")
    assert state.fight is not None
    state.fight.sides[0].marks = ["faded", "brambles"]
    page = "\n".join(drawn(state))
    assert "[faded: the next attack deals 2 less]" in page
    assert "[brambles: whoever wounds is pricked]" in page
    state = position()
    state.drawn, state.option = "nameless_milestone", 2
    assert "Chosen: 2" in drawn(state)


def test_both_sides_of_the_scenario_card_can_be_looked_up() -> None:
    board, voice = board_of(GAME), Voice(GAME, "en", NAMES)
    entry = next(each for each in board.entries(voice) if each.kind == "scenario" and each.id == "margath")
    page = str(board.explain(entry, voice))
    assert "When the second act ends: From now on the first player rolls five terrain dice" in page
    assert "Wrath of the High Lord (3 surges)" in page


def test_a_small_screen_shows_the_land_around_the_hero() -> None:
    lines = drawn(position(hero("corbin", "sundergard"), hero("mok")), room=NARROW)
    assert lines[1].split() == [*"GHIJKLMNO"]
    assert ".#1" in row_of(lines, 14, even=True)
    assert not any(line.startswith("  1 ") for line in lines[2:10])


def test_the_own_hand_is_shown_and_that_of_others_is_not() -> None:
    state = position(hero("corbin", hand="tireless"), hero("mok", hand="mountaineering cunning"))
    lines = drawn(state)
    assert any("Tireless (" in line for line in lines)
    assert not any("Mountaineering" in line or "Cunning" in line for line in lines)
    assert any("hand 2" in line for line in lines)
    assert not any("Tireless" in line for line in drawn(state, seat=None))


def test_a_fight_shows_both_sides_with_their_tokens_and_what_the_enemy_can_do() -> None:
    state = fight(
        position(hero("corbin", damage=2), hero("mok")),
        "undead_horde",
        mine="corbin.1:0 corbin.2:0!",
        theirs="enemy.1:0>enemy.5 enemy.5:0",
        damage=1,
    )
    lines = drawn(state)
    assert any(line.startswith("▶ Ann  8/10  2 physical damage  physical damage*") for line in lines)
    assert any("Undead Horde  2/3  2×(enemy damage)  double" in line for line in lines)
    assert any(line.strip().startswith("Relentless (1 surge):") for line in lines)


def test_dice_on_the_table_are_named() -> None:
    state = position()
    state.rolled = Roll("move", [PLAINS, MOUNTAINS_WATER], [False, True])
    assert any("[plains] [mountains or water]" in line for line in drawn(state))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_can_be_looked_up(lang: str) -> None:
    board, voice = board_of(GAME), Voice(GAME, lang, NAMES)
    entries = list(board.entries(voice))
    assert len(entries) >= 6 + 60 + 60 + 120 + 20
    console = Console(width=100)
    with console.capture() as capture:
        for entry in entries:
            console.print(board.explain(entry, voice))
    assert all(entry.name in capture.get() for entry in entries[:6])
    assert capture.get().count("→") >= 2 * sum(isinstance(card, Event) for card in ADVENTURES.values())
    assert board.word("hand:tireless", voice) == voice.name("skill", "tireless")
    assert board.word("gem", voice) == "gem"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Nobody wins: Tamalir has fallen."), ("ru", "Никто не победил: Тамалир пал.")],
)
def test_when_all_have_lost_nobody_is_called_a_winner(lang: str, said: str) -> None:
    match, rng = questhall.new("runebound3", 2, seed=1, options={"scenario": "margath"}), Random(1)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
    assert match.result is not None
    assert match.result.end == "tamalir-fell"
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(draw_ending(match, board_of(GAME), Voice(GAME, lang, NAMES)))
    assert capture.get().splitlines()[-1] == said
