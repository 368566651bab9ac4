"""Near and Far in a terminal: the town, the map, the player boards, the storybook, and what can be looked up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

import questhall
from questhall.engine import Move
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.components import LONG_STORIES, MINE_SKILL
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    BuyTalent,
    ChooseOption,
    Dig,
    Done,
    Draft,
    FightThreat,
    LoadTreasure,
    SpendHearts,
    Walk,
)
from questhall.games.nearandfar.state import Beast, Campaign, Fight, Player, Quest, Sheet, State, Turn
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.view import view
from questhall.terminal.boards import board_of
from questhall.terminal.boards.nearandfar.map import draw_space
from questhall.terminal.ending import draw_ending
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice
from questhall.text import Texts
from support.nearandfar_cards import position

WIDE, MIDDLE, LOW = Room(120, 60), Room(80, 60), Room(80, 30)
NAMES = ("Ann", "Ben")


def ann(**more: Any) -> Player:
    return Player(character="vera", place="map", space=5, hearts=4, coins=2, team=["dog_1", "dak_the_runner"], **more)


def table(first: Player | None = None, second: Player | None = None) -> State:
    state = position(first or ann(), second or Player(character="grear", place="saloon"))
    state.threats, state.row, state.birds = [4, 5, 6], ["rask_the_prospector", "mother_ilva"], 6
    return state


def drawn(state: State, lang: str = "en", seat: int | None = 0, room: Room = WIDE) -> str:
    """The table as plain text."""
    console = Console(width=room.width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board_of(GAME).table(view(state, seat), Voice(GAME, lang, NAMES), room))
    return capture.get()


def preview(state: State, move: Move) -> str:
    words = board_of(GAME).preview(view(state, 0), move, Voice(GAME, "en", NAMES))
    return words.plain if words is not None else ""


def entry_of(page: str, space: int) -> str:
    """A space of the map up to the next one in its line."""
    lines = [line for line in page.splitlines() if f"{space:>2} " in line and " → " in line]
    [found] = [part.strip() for line in lines for part in line.split("  ") if part.strip().startswith(f"{space} ")]
    return found


def test_the_town_shows_who_stands_where_the_row_with_prices_and_the_threat_on_top() -> None:
    state = table(second=Player(character="grear", place="jail", tokens={"lizardfolk": 1}))
    state.neutral = "rin"
    page = drawn(state)
    assert any(line.split()[:3] == ["Jail", "2", "Ben"] for line in page.splitlines())
    assert "Town Hall      Rin, whom nobody plays" in page
    assert "Rask the Prospector (Lizard Sk1 Cb1 Se1 ♥2) ●3" in page
    assert "Bandit: strength 4, 1 point" in page
    assert "a pack bird for 1 food (6)" in page


def test_the_mine_shows_what_its_cells_ask_for_and_whose_camps_stand_there() -> None:
    state = table()
    state.mine = {0: 1}
    page = drawn(state)
    assert f"1:▲2    2:{MINE_SKILL[1]}" in page
    assert "11:5    12:7    ●◆" in page


def test_a_space_shows_what_it_pays_its_book_quest_camp_standee_and_paths() -> None:
    state = table()
    state.quests, state.camps = [4], {2: 1}
    page = drawn(state)
    assert entry_of(page, 4) == "4 M C? → 1† 5 8"
    assert entry_of(page, 2) == "2 ● B ▲2 → 0 5† 6"
    assert entry_of(page, 5) == "5 ● [1] → 2† 4 9"


def test_a_symbol_between_two_camps_is_not_shown_nor_are_threats_when_none_is_left() -> None:
    state = table()
    state.camps = {2: 1, 5: 0}
    assert entry_of(drawn(state), 5) == "5 ● ▲1 [1] → 2 4 9"
    state.camps, state.threats = {}, []
    page = drawn(state)
    assert entry_of(page, 5) == "5 ● [1] → 2 4 9"
    assert entry_of(page, 8) == "8 ● → 4 9* 12 13", "treasures stay"
    assert "No threat is left" in page


def test_the_nearest_spaces_come_first_and_a_low_screen_shows_only_these() -> None:
    state = table()
    column = [line.split()[0] for line in drawn(state, room=MIDDLE).splitlines() if " → " in line]
    assert column[:4] == ["5", "2", "4", "9"]
    low = drawn(state, room=LOW)
    assert "30 ◆ P" in drawn(state, room=MIDDLE)
    assert "30 ◆ P" not in low
    assert "Saloon:" not in low, "who is on the map needs the map"
    assert " → " not in drawn(table(Player(character="vera", place="farm")), room=LOW), "who is in town the town"


@pytest.mark.parametrize("room", [WIDE, MIDDLE])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_map_fits_its_columns(lang: str, room: Room) -> None:
    for number, sheet in MAPS.items():
        state = table()
        state.map, state.quests, state.camps = number, [*range(1, 20)], dict.fromkeys(range(3, 20), 1)
        page, seen = drawn(state, lang, room=room), view(state, 0)
        assert max(map(len, page.splitlines())) <= room.width
        for space in range(len(sheet.spots)):
            assert draw_space(seen, space, Voice(GAME, lang)).plain in page, "no space is broken into lines"


def test_the_own_hand_is_shown_with_costs_and_that_of_others_is_not() -> None:
    state = table(ann(hand=["mirror_hat"]), Player(character="grear", place="saloon", hand=["crown_of_guile"]))
    page = drawn(state)
    assert "▪ Mirror Hat: 7 points ← 1 coin, Outlaws 1, Mystics 1" in page
    assert "Crown of Guile" not in page
    assert "In hand: 0 ordinary and 1 special" in page
    assert "Mirror Hat" not in drawn(state, seat=None)


def test_team_animals_and_treasures_are_shown_with_their_symbols() -> None:
    page = drawn(table(ann(animals=[Beast("bird", "winged_sandals"), Beast("turtle")])))
    assert "Team: Dog (Sk1 Se1 ♥2); Dak the Runner (Nomad" in page
    assert "Pack animals: pack bird (Winged Sandals (Mv1)); pack turtle (—)" in page
    assert "4 hearts · 2 coins · 0 gems · 0 food · reputation 0" in page


def reading(lang: str, seat: int | None = 0, *, campaign: bool = False) -> str:
    state = table()
    state.turn = Turn(action="arrived", quest=Quest("1", False, [0, 1]))
    if campaign:
        state.campaign = Campaign("campaign", [Sheet(), Sheet()])
    return " ".join(drawn(state, lang, seat).split())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_open_quest_is_read_in_the_language_of_the_table(lang: str) -> None:
    passage, page = PASSAGES["1"], reading(lang)
    assert passage.opening is not None
    assert getattr(passage.opening, lang).split("\n")[0] in page
    assert all(getattr(choice.heading, lang) in page for choice in passage.choices[:2])


def test_an_onlooker_of_a_campaign_is_read_nothing() -> None:
    assert PASSAGES["1"].choices[0].heading.en not in reading("en", None, campaign=True)
    assert "This story is read to those who play the campaign." in reading("en", None, campaign=True)
    assert PASSAGES["1"].choices[0].heading.en in reading("en", 0, campaign=True)


def test_a_fight_shows_its_sum_and_a_move_what_it_would_make_of_it() -> None:
    state = table()
    state.turn = Turn(action="moving", target=2, fight=Fight("threat", roll=2, symbols=1, against=5, threat=5))
    page = drawn(state)
    assert "Fight · Sand Jackal" in page
    assert "The die shows 2 · combat 1 = 3 · needed 5" in page
    assert "2 hearts are missing." in page
    assert preview(state, SpendHearts(1)) == "1 heart is missing."
    assert preview(state, SpendHearts(2)) == "That is enough."


@pytest.mark.rule("NF-SETUP-21", "NF-SETUP-23")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_in_character_mode_new_characters_are_introduced_before_the_first_turn(lang: str) -> None:
    match = questhall.new("nearandfar", players=3, seed=5, options={"mode": "character"})
    state: Any = match.state
    state.players[0].character = state.players[0].sheet.character = "rin"
    introduction, voice = PASSAGES["rin-1"].introduction, Voice(GAME, lang, NAMES)
    assert introduction is not None
    page = drawn(state, lang, room=Room(4000, 60))
    assert getattr(introduction, lang).split("\n")[0] in page
    assert page.count(voice.say("board-long-story")) == sum(one.character in LONG_STORIES for one in state.players)
    state.phase = "turn"
    assert getattr(introduction, lang).split("\n")[0] not in drawn(state, lang, room=Room(4000, 60))


@pytest.mark.rule("NF-SETUP-21")
def test_a_long_story_is_no_advice_for_three() -> None:
    advice = "A very long, tangled story: best with two players"
    for seats, long in ((2, set[str]()), (3, {"rin", "shardling"})):
        options = {"mode": "character", "characters": "chosen"}
        match = questhall.new("nearandfar", players=seats, seed=5, options=options)
        seat, ask = next(iter(match.asks.items()))
        seen, voice = match.view(seat), Voice(GAME, "en", NAMES)
        said = {move.character: board_of(GAME).preview(seen, move, voice) for move in ask.moves}  # type: ignore[attr-defined]
        assert {name for name, said_of in said.items() if said_of is not None and said_of.plain == advice} == long


def test_moves_say_what_lies_behind_them() -> None:
    state = table()
    state.quests = [4]
    assert preview(state, Walk(4)) == "machine part · a quest"
    assert preview(state, Walk(2)) == "a threat on the way · coin · Lantern Gate"
    assert preview(state, FightThreat(4)) == "4 or more on the die · 50 % → 100 % exact"
    assert preview(state, FightThreat(15)) == "a 6 and 9 hearts"
    assert preview(state, Dig(3)) == "skill 6"
    assert preview(state, Draft("mirror_hat")) == "7 points ← 1 coin, Outlaws 1, Mystics 1 · You may avoid threats."
    assert preview(state, BuyTalent("cooking")).endswith("At the start of every game: gain 2 food.")
    assert preview(state, Done()) == ""
    assert preview(state, ChooseOption(0)) == "", "no book is open"


def test_the_character_card_of_a_campaign_is_shown() -> None:
    sheet = Sheet("vera", squares=4, spent=1, talents=["cooking"], keywords=["goat"], side_quests=["s1"], scores=[30])
    state = table(ann(sheet=sheet))
    state.campaign = Campaign("campaign", [sheet, Sheet()])
    page = " ".join(drawn(state).split())
    assert "Experience: 1 left of 2 · 4 squares filled · Cooking · GOAT · 1 side quest" in page
    assert "Games so far: 30 (together 30)" in page


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_can_be_looked_up_and_called_by_a_name(lang: str) -> None:
    board, voice = board_of(GAME), Voice(GAME, lang, NAMES)
    entries = list(board.entries(voice))
    assert len(entries) >= 36 + 60 + 40 + 20 + 12 + 11 + 7 + 8
    assert all(entry.name in str(board.explain(entry, voice)) for entry in entries)
    state = table(ann(hand=["mirror_hat"], animals=[Beast("bird", "winged_sandals")], artifacts=["spices"]))
    state.turn = Turn(quest=Quest("1", False, [0, 1]))
    words = [board.word(ref, voice) for ref in GAME.things(view(state, 0))]
    assert all(words)
    assert not any(":" in word for word in words)


@pytest.mark.parametrize("mode", ["campaign", "arcade", "character"])
def test_pages_all_along_a_match_can_be_drawn_in_both_languages(mode: str) -> None:
    match, rng = questhall.new("nearandfar", 2, seed=2, options={"mode": mode}), Random(2)
    board, console = board_of(GAME), Console(width=80, no_color=True)
    for decision in range(200):
        seat, ask = next(iter(match.asks.items()))
        if decision % 10 == 0:
            voice = Voice(GAME, "ru" if decision % 20 else "en", NAMES)
            with console.capture() as capture:
                console.print(board.table(match.view(seat), voice, MIDDLE), board.score(match.view(None), voice))
                console.print(*(board.preview(match.view(seat), move, voice) or "" for move in ask.moves))
            assert NAMES[seat] in capture.get()
        match.play(seat, rng.choice(ask.moves))


def test_the_end_counts_part_by_part() -> None:
    match, rng = questhall.new("nearandfar", 2, seed=1), Random(1)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
    assert match.result is not None
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(draw_ending(match, board_of(GAME), Voice(GAME, "en", NAMES)))
    total = next(line for line in capture.get().splitlines() if line.startswith("Total"))
    assert sorted(total.split()[1:]) == sorted(str(each).replace("-", "−") for each in match.result.totals)


def test_things_in_a_row_are_counted_from_one() -> None:
    words = [Texts(GAME, "en").move(move, ()) for move in (AvoidByAnimal(0), LoadTreasure("snare", 2), Dig(0), Dig(11))]
    assert words == [
        "Give the first pack animal back to avoid it",
        "Snare on the third pack animal",
        "Dig in cell 1",
        "Dig in cell 12",
    ]
