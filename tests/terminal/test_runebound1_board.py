"""Runebound, first edition, in a terminal: the map, the tracks, the heroes, the fight, and what can be looked up."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from questhall.games.runebound1 import GAME
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, HEROES, ITEMS
from questhall.games.runebound1.components import MELEE
from questhall.games.runebound1.moves.fight import AttackWith, Defend, FightOn
from questhall.games.runebound1.rules.bonuses import foe_of
from questhall.games.runebound1.rules.market import price
from questhall.games.runebound1.state import Ally, Dice, Player, State, Undefeated, Venture
from questhall.games.runebound1.view import view
from questhall.terminal.boards import board_of
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice
from support.runebound1 import fight, hero, hex_of, position

WIDE, NARROW = Room(120, 60), Room(70, 30)
NAMES = ("Ann", "Ben")


def drawn(state: State, lang: str = "en", seat: int | None = 0, room: Room = WIDE) -> list[str]:
    """The table as lines of plain text."""
    console = Console(width=room.width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board_of(GAME).table(view(state, seat), Voice(GAME, lang, NAMES), room))
    return capture.get().splitlines()


def row_of(lines: list[str], number: int, *, odd: bool) -> list[str]:
    """The hexes of a row in columns A, C, E … or, half a hex lower, B, D, F …"""
    place = next(place for place, line in enumerate(lines) if line.startswith(f"{number:>3} "))
    return lines[place + odd][4:].split()


def line_with(lines: list[str], words: str) -> str:
    return next(line for line in lines if words in line)


def basic(*heroes: Player, **more: Any) -> State:
    return position(*heroes, advanced=False, **more)


def test_the_map_shows_terrain_adventures_and_who_stands_where() -> None:
    state = basic(hero("lyssa", "tamalir"), hero("mordrog", "4,9"))
    state.spots.remove(hex_of("4,5"))
    state.undefeated = [Undefeated(2, "young_troll", hex_of("6,9"))]

    lines = drawn(state)

    assert next(line for line in lines if "A   B" in line).split() == [*"ABCDEFGHIJKLMN"]
    assert row_of(lines, 7, odd=False) == ["♣", "♣", ".g", "■", "1", "=", ".", "♣"]
    assert row_of(lines, 5, odd=True) == ["♣", "≈", "=·", ".y", "=g2", "≈", "♣"]
    assert row_of(lines, 7, odd=True) == ["♣", "≈", "≈", "=", "=g", "!", ".", "♣"]
    assert any("!2 Young Troll" in line for line in lines)


def test_dice_on_the_table_show_how_far_they_lead() -> None:
    state = basic(hero("lyssa", "tamalir"), hero("mordrog", "0,0"))
    state.dice = Dice([0])

    lines = drawn(state)

    assert "Dice: [road/plains]" in lines
    assert sum(line.count("+") for line in lines[1:28]) == 2, "the two roads beside Tamalir"


def test_markets_the_doom_track_and_the_event_in_force() -> None:
    state = position(hero("lyssa", "forge"), hero("mordrog"), advanced=True)
    state.stalls["forge"], state.doom_counters = ["oak_buckler", "guide"], 3
    state.event_box = [next(id for id, card in ADVENTURES.items() if hasattr(card, "number"))]

    lines = drawn(state)

    assert line_with(lines, "doom 3/8").split() == ["doom", "3/8", "1/4", "▮"]
    buckler, guide = price(state, 0, "oak_buckler"), price(state, 0, "guide")
    assert line_with(lines, "Forge (L4)") == f"Forge (L4): Oak Buckler {buckler}, Guide {guide}"
    voice = Voice(GAME, "en")
    assert any(line.startswith(voice.name("card", state.event_box[0])) for line in lines)


def test_a_hero_with_everything_beside_the_card() -> None:
    ann = hero("lyssa", gold=2, wounds=1, exhaustion=1, items="oak_buckler", counters=(1, 0, 2, 0))
    ann.allies, ann.face_down = [Ally("guide", 1, 0)], ["oak_buckler"]

    lines = drawn(basic(ann, hero("mordrog")))

    title = line_with(lines, "Lyssa")
    assert title.startswith("1 Ann  Lyssa  life 4/5  stamina 3/4  2 gold  runes 0  Tamalir")
    assert line_with(lines, "Items").strip() == "Items: (Oak Buckler)"
    assert line_with(lines, "Allies").strip().startswith("Allies: Guide [life")
    assert line_with(lines, "Adventure counters").strip() == "Adventure counters: green 1; blue 2"
    assert line_with(lines, "experience").strip() == "experience 7, an improvement costs 6"


def test_a_fight_shows_both_sides_and_what_a_roll_needs() -> None:
    state = basic(hero("lyssa", allies="guide"), hero("mordrog"))
    fight(state, "young_troll", round=1, step=MELEE, wounds=1)
    troll = foe_of("young_troll")
    target = troll.attributes[MELEE]
    board, voice = board_of(GAME), Voice(GAME, "en", NAMES)

    lines = drawn(state)
    body = HEROES["lyssa"].attributes[MELEE]

    assert "The fight, round 1" in lines
    assert any(line.endswith(f"life {troll.life - 1}/{troll.life}") for line in lines)
    reach = f"▶ melee: reach {target}; attack +{body}, defence +{body}; a failure costs {troll.damage[MELEE]}"
    assert line_with(lines, "▶") == reach
    moves = [AttackWith("lyssa"), AttackWith("guide"), Defend(), FightOn()]
    previews = [board.preview(view(state, 0), move, voice) for move in moves]
    guide = ALLIES["guide"].attributes[MELEE]
    assert [preview and preview.plain for preview in previews] == [
        f"needs {target - body} or more on the die",
        f"needs {target - guide} or more on the die",
        f"needs {target - body} or more on the die" if troll.damage[MELEE] else None,
        None,
    ]


def test_between_heroes_the_number_to_reach_is_unknown_before_the_defender_rolls() -> None:
    state = fight(basic(hero("lyssa"), hero("mordrog")), rival=1)

    lines = drawn(state)

    assert any(line.startswith("Ben  life") for line in lines)
    assert sum("reach ?" in line for line in lines) == 3


def test_the_card_being_resolved_is_read_out() -> None:
    state = basic(hero("lyssa", "6,9"), hero("mordrog"))
    state.venture = Venture("green", "road_bandits")

    assert any(line.startswith("Road Bandits: Before combat: test Spirit Diplomacy") for line in drawn(state))


def test_a_small_screen_shows_the_map_around_the_own_hero() -> None:
    lines = drawn(basic(hero("lyssa", "12,13"), hero("mordrog")), room=NARROW)

    assert next(line for line in lines if "F   G" in line).split() == [*"FGHIJKLMN"]
    assert not any(line.startswith("  1 ") for line in lines)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_can_be_looked_up(lang: str) -> None:
    board, voice = board_of(GAME), Voice(GAME, lang)
    entries = list(board.entries(voice))

    assert {entry.id for entry in entries} == {*HEROES, *ITEMS, *ALLIES, *ADVENTURES}
    console = Console(width=100, no_color=True)
    for entry in entries:
        with console.capture() as capture:
            console.print(board.explain(entry, voice))
        assert capture.get().startswith(entry.name)


def test_a_hero_card_an_enemy_an_item_and_an_event_say_their_numbers() -> None:
    board, voice = board_of(GAME), Voice(GAME, "en")
    entries = {entry.id: entry for entry in board.entries(voice)}

    def lines(id: str) -> list[str]:
        console = Console(width=100, no_color=True)
        with console.capture() as capture:
            console.print(board.explain(entries[id], voice))
        return capture.get().splitlines()

    lyssa = HEROES["lyssa"]
    assert lines("lyssa")[1:3] == [f"life {lyssa.life}/{lyssa.life}", f"stamina {lyssa.stamina}/{lyssa.stamina}"]
    assert lines("oak_buckler")[1:3] == ["armour", f"price {ITEMS['oak_buckler'].price}"]
    assert lines("young_troll")[1] == "green"
    assert lines("young_troll")[2].startswith("life ")
