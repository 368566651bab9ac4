"""The board of Roll Player: known positions, drawn in both languages and on small and large screens."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from questhall.engine import Move
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.cards.classes import Goal
from questhall.games.rollplayer.components import WISDOM
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Flip,
    PlaceDie,
    Reroll,
    RerollPlaced,
    StepToken,
    SwapPool,
    TakeCard,
    TakeDie,
    TakeSheet,
    UseSkill,
)
from questhall.games.rollplayer.state import Rerolling, State
from questhall.games.rollplayer.view import view
from questhall.terminal.boards.generic import Board
from questhall.terminal.boards.rollplayer import RollPlayerBoard
from questhall.terminal.boards.rollplayer.goals import Progress
from questhall.terminal.offering import Offering, draw
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice
from support.rollplayer import die, hero, position
from support.rollplayer_matches import random_match

LARGE, SMALL = Room(100, 40), Room(80, 24)
NAMES = ("Anna", "Boris")
BOARD = RollPlayerBoard()


def drawn(what: RenderableType, width: int = 100) -> list[str]:
    """A drawing as plain lines."""
    paper = io.StringIO()
    Console(file=paper, width=width, no_color=True, markup=False, highlight=False).print(what)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def words(line: str) -> str:
    return " ".join(line.split())


def voice(lang: str = "en") -> Voice:
    return Voice(GAME, lang, NAMES)


def middle_of_a_match() -> State:
    """Anna, a human warrior, holds a red 4 and owns a bit of everything; Boris has taken card 2."""
    anna = hero(
        "warrior",
        "orc",
        sheet={"strength": "r6 r5 p1", "dexterity": "w5 k6", "constitution": "r5 g6 y6", "wisdom": "b3"},
        gold=3,
        charisma=1,
        token=(0, 1),
        weapons="longsword",
        armour="chain_helm chain_tunic",
        skills="climb pickpocket*",
        traits="reckless",
        backstory="hunter",
        alignment="hermit",
    )
    anna.held = die("r4")
    boris = hero("druid", "elf", sheet={"strength": "g4"}, gold=7, traits="weak")
    return position(
        anna, boris, phase="dice", market="chain_gorget loyal open_lock", pool="w1 - b4", taken={1: 2}, round=6, start=1
    )


def test_the_sheet_shows_dice_totals_goals_and_backstory() -> None:
    lines = drawn(BOARD.table(view(middle_of_a_match(), 0), voice(), LARGE))
    rows = {line[2:5]: line[2:58].rstrip() for line in lines if line.startswith("│ ") and line[2:5].isupper()}
    assert rows == {  # the longsword adds 1 to every red die, the orc 2 to strength and -2 to intelligence
        "STR": "STR +2  R6    R5    P1 ✓ 16    18 4★ ✗ 2 short",
        "DEX": "DEX     W5    K6 ✓  ··   11 16–17 2★ … needs 5–6",
        "CON": "CON     R5 ✓  G6    $6   18    17 3★ ✗ 1 over",
        "INT": "INT −2  ··    ··    ·· B −2   14+ 1★ … needs 16+",
        "WIS": "WIS     B3    ·· W  ··    3   14+ 1★ … needs 11+",
        "CHA": "CHA     ··    ··    ·· G  0   14+ 1★ … needs 14+",
    }


def test_around_the_sheet_lies_everything_owned() -> None:
    page = "\n".join(drawn(BOARD.table(view(middle_of_a_match(), 0), voice(), LARGE)))
    for part in (
        "─ Anna · Orc Warrior R · in hand  R4  ─",
        "Gold 3 · 1 charisma token",
        " Good   −1  [0]   −1 Hermit",
        "Order    0   +3    0 Chaos",
        " Evil   −1    0   −1",
        "Weapons Longsword",
        "Armour chain 2/5 1·[2]·4·7·11 = 3★",  # 2 stars, and 1 because red is named
        "Skills Climb →, (Pickpocket ↓ used)",
        "Traits Reckless 1★",
        "Prepared: Weapons and armour cost you 1 gold less.",
        "Backstory “Hunter”: 3 of 6 dice in place.",
        "Stars now 8★ · class dice 3 · backstory 1 · armour 3 · traits 1",
    ):
        assert part in page, part


def test_the_middle_shows_the_round_the_dice_and_the_market() -> None:
    lines = drawn(BOARD.table(view(middle_of_a_match(), 0), voice(), LARGE))
    assert "Roll Player · round 6 of 12 · Dice phase · first Boris · deck" in lines[0]
    assert lines[1] == "Initiative   1  W1    2 Boris   3  B4"
    assert words(lines[2]) == "Market Chain Gorget 3→2g chain armour 1·2·[4]·7·11 ★ you have 2"
    assert words(lines[3]).startswith("Loyal 4g trait ↑ 3 stars")
    assert words(lines[4]).startswith("Open Lock 3g skill ↓ ")
    rival = next(line for line in lines if line.startswith("▌ Boris"))
    assert words(rival) == "▌ Boris Elf Druid G 7 gold 7★ 1 dice, 1 card holds 2"  # Weak counts 3


def test_russian_says_the_same_with_russian_marks() -> None:
    lines = drawn(BOARD.table(view(middle_of_a_match(), 0), voice("ru"), LARGE))
    page = "\n".join(lines)
    for part in (
        "раунд 6 из 12 · Фаза кубиков · первый игрок Boris · колода",
        "Инициатива   1  Б1    2 Boris   3  С4",
        "СИЛ +2  К6    К5    Ф1 ✓ 16    18 4★ ✗ не хватает 2",
        "ЛОВ     Б5    Ч6 ✓  ··   11 16–17 2★ … нужно 5–6",
        "в руке  К4 ",
        "Золотые: 3 · 1 жетон харизмы",
        "Порядок    0   +3    0 Хаос",
        "Броня кольчужная 2/5 1·[2]·4·7·11 = 3★",
        "Навыки Лазание →, (Карманная",
    ):
        assert part in page, part


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("room", [LARGE, SMALL, Room(96, 36), Room(60, 20)])
def test_the_table_never_grows_wider_than_the_screen(lang: str, room: Room) -> None:
    seen = view(middle_of_a_match(), 0)
    lines = drawn(BOARD.table(seen, voice(lang), room), room.width)
    assert max(map(cell_len, lines)) <= room.width


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_on_a_small_screen_the_table_leaves_room_for_moves(lang: str) -> None:
    lines = drawn(BOARD.table(view(middle_of_a_match(), 0), voice(lang), SMALL), SMALL.width)
    assert len(lines) <= 15
    assert any("R6" in line or "К6" in line for line in lines)


def test_a_spectator_sees_all_sheets() -> None:
    page = "\n".join(drawn(BOARD.table(view(middle_of_a_match(), None), voice(), LARGE)))
    assert "─ Anna · Orc Warrior R" in page
    assert "─ Boris · Elf Druid G" in page


@pytest.mark.parametrize(
    ("move", "signs"),
    [
        (PlaceDie("strength"), "16 → 20 of 18  then: flip a die"),
        (PlaceDie("dexterity"), "11 → 15 of 16–17  +1 gold  then: swap two dice"),
        (PlaceDie("wisdom"), "3 → 7 of 14+  then: move your token"),
        (Flip("strength", 3), " P1  →  P6   16 → 21 of 18"),
        (Adjust("constitution", 3, -1), " $6  →  $5   18 → 17 of 17"),
        (Reroll("wisdom", 1), " B3 "),
        (TakeCard(1), " W1 "),
        (SwapPool(1, 3), " W1  ↔  B4 "),
        (Buy("loyal", 3, 1), "leaves 0  ↑ edge"),
        (Buy("chain_gorget", 2), "leaves 1"),
        (DiscardCard("loyal"), "+2"),
        (StepToken("down"), "↓ 0 → +3 ★"),
        (UseSkill("climb"), "→ 0 → −1 ★"),
        (TakeDie(0, "gold", 2), " $2 "),
        (TakeSheet("dwarf", "male"), "CON +2 CHA −2"),
    ],
)
def test_a_move_tells_what_it_would_change(move: Move, signs: str) -> None:
    preview = BOARD.preview(view(middle_of_a_match(), 0), move, voice())
    assert preview is not None
    assert preview.plain == signs


@pytest.mark.parametrize(
    ("lang", "dice", "placed"),
    [
        ("en", [" B4   higher: 33 % exact", " P5   goal: 17 % exact"], "higher: 33 %, lower: 50 % exact"),
        ("ru", [" С4   больше: 33 % точно", " Ф5   цель: 17 % точно"], "больше: 33 %, меньше: 50 % точно"),
    ],
)
def test_whoever_may_reroll_sees_his_chances_beside_the_moves(lang: str, dice: list[str], placed: str) -> None:
    """A warrior's strength of 17 needs 18; the die of wisdom may rise or, where it is to stay as it falls, sink."""
    state = position(hero("warrior", sheet={"strength": "r6 r6 p5", "wisdom": "b4"}), hero("druid", "elf"))
    state.rerolling = Rerolling(0)
    shown = [BOARD.preview(view(state, 0), move, voice(lang)) for move in (Reroll("wisdom", 1), Reroll("strength", 3))]
    assert [text and text.plain for text in shown] == dice
    state.rerolling = Rerolling(0, state.players[0].rows[WISDOM][0])
    text = BOARD.preview(view(state, 0), RerollPlaced(), voice(lang))
    assert text is not None
    assert text.plain == placed


def test_a_die_that_lies_as_the_backstory_tells_is_marked_beforehand() -> None:
    state = position(hero("warrior", sheet={"wisdom": "b3"}), hero("druid", "elf"))
    state.players[0].held = die("w2")
    preview = BOARD.preview(view(state, 0), PlaceDie("wisdom"), voice())
    assert preview is not None
    assert preview.plain == "3 → 5 of 14+  ✓ backstory  then: move your token"


def test_a_thief_sees_what_a_gold_die_pays() -> None:
    state = position(hero("thief", sheet={"wisdom": "b3 b4"}), hero("druid", "elf"))
    state.players[0].held = die("y2")
    preview = BOARD.preview(view(state, 0), PlaceDie("wisdom"), voice())
    assert preview is not None
    assert "+5 gold" in preview.plain  # 4 for the die, 1 for the row


@pytest.mark.parametrize(
    ("low", "high", "total", "empty", "words"),
    [
        (17, 17, 17, 0, "met"),
        (17, 17, 18, 0, "1 over"),
        (16, 17, 14, 0, "2 short"),
        (16, 17, 11, 1, "needs 5+"),
        (17, 17, 12, 1, "needs 5"),
        (18, 18, 12, 1, "needs 6"),
        (15, 16, 6, 2, "needs 9–10"),
        (16, 17, 15, 1, "needs 2 at most"),
        (14, 99, 5, 2, "needs 9+"),
        (14, 99, 13, 1, "anything will do"),
        (16, 17, 9, 1, "out of reach"),
        (14, 15, 15, 1, "out of reach"),
    ],
)
def test_a_row_says_what_it_still_needs(low: int, high: int, total: int, empty: int, words: str) -> None:
    assert Progress(Goal(low, high, 2), total, empty, 6 * empty).words(voice()) == words


def test_dice_placed_in_secret_lie_on_the_own_sheet_already() -> None:
    state = position(hero(), hero("druid", "elf"), phase="placing")
    state.players[0].starting = [die("r3"), die("b5"), die("y6")]
    placed = [TakeDie(1, "blue", 5), PlaceDie("wisdom"), TakeDie(0, "red", 3)]
    sheet = BOARD.as_answered(view(state, 0), placed, "setup.row").sheets[0]
    assert [(piece.color, piece.value) for piece in sheet.rows[4]] == [("blue", 5)]
    assert sheet.held is not None
    assert (sheet.held.color, sheet.held.value, sheet.totals[4]) == ("red", 3, 5)
    assert [piece.color for piece in sheet.starting] == ["gold"]


def test_any_game_can_be_shown_as_a_tree() -> None:
    words = {"said": ["once", "upon"], "seats": [{"name": "Anna", "gold": 3}, {"name": "Boris", "cards": [[1], [2]]}]}
    lines = drawn(Board().table(words, voice(), LARGE))
    assert lines[0] == "Roll Player"
    assert "├── said  once  upon" in lines
    assert any(line.endswith("name Anna  gold 3") for line in lines)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_thing_a_person_could_point_at_has_a_name(lang: str) -> None:
    for match in random_match(2, seed=3):
        for ref in GAME.things(match.view(0)):
            assert ":" not in BOARD.word(ref, voice(lang)), ref


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_move_of_a_match_can_be_drawn(lang: str) -> None:
    for match in random_match(2, seed=4):
        for seat in match.asks:
            offering = Offering(match, seat)
            seen = BOARD.as_answered(match.view(seat), match.answers(seat), offering.topic)
            shown = drawn(draw(offering, seen, BOARD, voice(lang), LARGE))
            assert len([line for line in shown if line.strip()]) >= 1
            assert max(map(cell_len, shown)) <= LARGE.width


def test_everything_that_can_be_looked_up_is_explained() -> None:
    entries = list(BOARD.entries(voice()))
    assert len(entries) == 53 + 12 + 16 + 17 + 6 + 12  # cards, classes, backstories, alignments, races, abilities
    for lang in ("en", "ru"):
        for entry in entries:
            assert drawn(BOARD.explain(entry, voice(lang)))[0]
