"""Call to Adventure in a terminal: rows with chances, the cast, a hero's board, what moves say and cards are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

import questhall
from questhall.engine import Move
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure import moves as m
from questhall.games.calltoadventure.cards.define import CHALLENGES, DESTINIES, FATE, PARTS, SCHEMES
from questhall.games.calltoadventure.chances import odds
from questhall.games.calltoadventure.events.gains import CardDrawn, CardLost
from questhall.games.calltoadventure.events.turn import RowOpened
from questhall.games.calltoadventure.state import NOBODY, ODIUM, Odium, Played, State
from questhall.games.calltoadventure.view import view
from questhall.terminal.boards import board_of
from questhall.terminal.offering import Offering, draw
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice, percent
from support.calltoadventure import attempt, hero, position

WIDE, NARROW = Room(120, 60), Room(80, 24)
NAMES = ("Ann", "Ben")
BOARD = board_of(GAME)
EN, RU = Voice(GAME, "en", NAMES), Voice(GAME, "ru", NAMES)


def shown(what: RenderableType, width: int = 120) -> list[str]:
    """Drawn as lines of plain text, without trailing blanks."""
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(state: State, voice: Voice = EN, seat: int | None = 0, room: Room = WIDE) -> list[str]:
    return shown(BOARD.table(view(state, seat), voice, room), room.width)


def line_with(lines: list[str], words: str) -> str:
    [found] = [line for line in lines if words in line]
    return found


def chances(state: State, ref: str) -> list[str]:
    """As things are, then with one, two, three Dark runes."""
    return [percent(each.chance) for each in odds(view(state, 0)) if each.ref == ref]


def preview(state: State, move: Move, voice: Voice = EN) -> str:
    found = BOARD.preview(view(state, 0), move, voice)
    return found.plain if found is not None else ""


# The rows


def test_a_challenge_shows_both_paths_with_what_they_bring_and_the_exact_chances() -> None:
    state = position(hero("street_thief", xp=2), hero(), act1="escape+sister")
    lines = drawn(state)
    assert line_with(lines, "Escape + Sister").split("  ")[-1].strip() == "difficulty 4+1 · DEX CON"
    alone, *dark = chances(state, "path:escape/upper")
    assert len(dark) == 2
    upper = line_with(lines, f"↑ {EN.name('path', 'escape/upper')}")
    assert upper.endswith(f"DEX ◆1                    needs 5: {alone} % · Dark {' / '.join(dark)} %")
    lower = line_with(lines, f"↓ {EN.name('path', 'escape/lower')} +1")
    assert "CON ◇1 ▲" in lower
    assert f"needs 6: {chances(state, 'path:escape/lower')[0]} %" in lower
    assert any(EN.say("card-sister.text")[:60] in line for line in lines)


def test_no_more_dark_runes_are_told_than_success_needs() -> None:
    state = position(hero("street_thief", story="light_fingers", xp=3), hero(), act1="escape")
    told = line_with(drawn(state), f"↑ {EN.name('path', 'escape/upper')}")
    assert told.endswith("needs 4: 81 % · Dark 98 / 100 %")
    assert len(chances(state, "path:escape/upper")) == 4


def test_a_trait_says_whether_it_can_be_taken_or_what_is_missing() -> None:
    poor = position(hero("soldier", xp=0), hero(), act1="believer lighteyes")
    lines = drawn(poor)
    assert line_with(lines, "Believer (trait)").endswith("✗ lacks 1 experience")
    assert line_with(lines, "Lighteyes (trait)").endswith("✓")
    assert "✗" not in line_with(drawn(poor, seat=None), "Lighteyes (trait)"), "a spectator takes nothing"
    learned = position(hero("soldier", "will_to_power"), hero(), act1="burned_prayers")
    assert line_with(drawn(learned), "(trait)").endswith("✗ lacks wisdom")


def test_an_act_that_is_over_is_told_in_a_line_and_one_to_come_is_counted() -> None:
    story = "lighteyes darkeyes escape/upper"
    state = position(hero(story=story), hero(story=story), act1="sparring_ground officer", act2="arena_duel", opened=2)
    lines = drawn(state)
    place = next(number for number, line in enumerate(lines) if line.startswith("ACT I "))
    assert lines[place].endswith("over for you")
    assert lines[place + 1] == "  The Sparring Ground, Officer"
    assert lines[place + 2].startswith("ACT II ")
    assert "ACT III  4 cards face down" in lines


# The cast, the stack, Odium


def test_before_a_cast_the_runes_lie_ready_with_the_chance() -> None:
    state = attempt(position(hero("street_thief"), hero(), act1="escape"), "escape", step="runes")
    lines = drawn(state)
    title = f"Ann  Escape: {EN.name('path', 'escape/upper')} DEX ◆1  difficulty 4"
    assert title in lines
    assert lines[lines.index(title) + 1].startswith("  Runes: core×3 DEX  31 % · Dark 81 / 98 / 100 %")
    assert preview(state, m.BuyRunes(0)) == "31 %"
    assert preview(state, m.BuyRunes(2)) == "−2 experience · 98 %"


def test_after_a_cast_every_rune_shows_its_face_and_the_sum_stands_against_the_difficulty() -> None:
    state = position(hero("street_thief"), hero(), act1="escape")
    runes = ["core1", "core2", "core3", "dexterity1", "dexterity3", "dark1"]
    attempt(state, "escape", step="during", runes=runes, faces=[0, 1, 1, 1, 1, 1], casts=2, plus=1)
    lines = drawn(state)
    assert "  [core |] [core ○] [core ▲▼] [DEX ●] [DEX* ▼] [Dark ☾]  5 and +1 are 6 against 4 ✓  cast 2" in lines
    assert preview(state, m.PickRune("core2")) == "○ → |"
    state.attempt.plus = -2  # type: ignore[union-attr]
    assert any(line.endswith("5 and −2 are 3 against 4 ✗  cast 2") for line in drawn(state))


def test_cards_that_wait_are_told_in_the_order_in_which_they_take_effect() -> None:
    state = attempt(position(hero(), hero(), mode="cooperative", act1="escape"), "escape")
    state.stack = [Played("the_everstorm", ODIUM, 0), Played("hasty_shelter", 1, NOBODY, is_cancelled=True)]
    lines = drawn(state)
    place = lines.index("Cards that wait, the first takes effect first:")
    assert lines[place + 1] == "  1 ▲ Hasty Shelter (Ben) is cancelled"
    assert lines[place + 2].startswith(f"  2 ▼ The Everstorm (Odium → Ann) {EN.say('card-the-everstorm.text')}")


def test_odium_shows_his_experience_his_scheme_and_what_he_has_revealed() -> None:
    state = position(hero(), hero(), mode="cooperative", scheme="broken_bonds")
    assert isinstance(state.odium, Odium)
    state.odium.xp, state.odium.revealed = 7, ["ravages_of_war"]
    page = " ".join(" ".join(drawn(state)).split())
    assert "Odium 7 experience deck 6, discards 0" in page
    assert f"Broken Bonds: {EN.say('card-broken-bonds.text')}" in page
    assert f"▼ Ravages of War: {EN.say('card-ravages-of-war.text')}" in page
    assert "Odium 7" not in " ".join(drawn(position()))


def test_against_odium_every_pair_of_abilities_has_its_chance() -> None:
    state = position(hero("street_thief"), hero(), mode="cooperative", step="begin")
    state.phase, state.queue = "confrontation", [0, 1]
    [chance] = chances(state, "pair:strength/wisdom")
    assert preview(state, m.PickAbilities("strength", "wisdom")) == f"{chance} %"
    assert BOARD.word("pair:strength/wisdom", EN) == "strength and wisdom"


# The board of a hero


def test_strips_lie_under_their_character_cards() -> None:
    story = "scholar escape/upper escape/lower lighteyes"
    lines = drawn(position(hero("soldier", "will_to_power", "mad_genius", story=story), hero()))
    head = next(line for line in lines if "origin Soldier" in line)
    first = lines[next(number for number, line in enumerate(lines) if " Scholar INT" in line)]
    assert first.index("Lighteyes Nobility") - 1 == head.index("motivation Will to Power")
    assert first.index("·") - 1 == head.index("destiny Mad Genius")
    assert "(secret)" in head
    assert any(f"{EN.name('path', 'escape/lower')} CON ◇1 ▲" in line for line in lines)


def test_abilities_are_counted_and_icons_show_how_far_their_set_has_come() -> None:
    state = position(hero("street_thief", "taught_by_the_best", story="scholar lighteyes welcome_at_court"), hero())
    state.players[0].radiant = 2
    lines = drawn(state)
    assert "strength 0  dexterity 1  constitution 0  intelligence 1  wisdom 0  charisma 2" in line_with(
        lines, "Abilities"
    )
    assert "Nobility ●●○○ +2  ☉ +2 until the end of the turn" in line_with(lines, "│ Story icons")


@pytest.mark.parametrize(
    ("space", "track", "playable"),
    [(0, "[◇4▲]", "hero cards only"), (2, "[◇2▲▼]", "hero and antihero cards"), (6, "[◇−4▼]", "antihero cards only")],
)
def test_the_track_shows_the_marker_and_what_may_be_played(space: int, track: str, playable: str) -> None:
    line = line_with(drawn(position(hero(corruption=space), hero())), "Corruption  ◇" if space else "Corruption [")
    assert track in line
    assert line.rstrip(" │").endswith(playable)


def test_the_own_hand_is_told_in_words_and_that_of_others_is_counted() -> None:
    state = position(hero(hand="stormlight voidlight voidlight", corruption=0), hero(hand="hasty_shelter honorblade"))
    lines = drawn(state)
    assert any(f"▲ Stormlight: {EN.say('card-stormlight.text')[:50]}" in line for line in lines)
    assert "▼ Voidlight×2: " in "\n".join(lines)
    assert sum("✗ not from this space of the track" in line for line in lines) == 1
    assert any("hand ▲1 ▼1" in line for line in lines)
    assert not any("Hasty Shelter" in line or "Honorblade" in line for line in lines)
    assert not any("Stormlight" in line for line in drawn(state, seat=None))
    short = drawn(state, room=NARROW)
    assert any("▲ Stormlight: at any moment" in line for line in short)


def test_the_destiny_of_another_is_hidden_until_it_lies_open() -> None:
    state = position(hero(), hero(destiny="skybreaker", allies="sister brother-"))
    assert not any("Skybreaker" in line for line in drawn(state))
    assert any("destiny: face down" in line for line in shown(BOARD.sheets(view(state, 0), EN, WIDE)))
    state.players[1].is_revealed = True
    assert any("▌ Ben" in line and "Skybreaker" in line for line in drawn(state))
    sheets = shown(BOARD.sheets(view(state, 0), EN, WIDE))
    assert any("Brother sacrificed" in line for line in sheets)
    assert any("Sister 1 Triumph" in line for line in sheets)
    alone = position(hero(), mode="cooperative")
    assert shown(BOARD.sheets(view(alone, 0), EN, WIDE)) == ["Nobody else sits at this table."]


def test_the_score_so_far_is_told_in_parts() -> None:
    state = position(
        hero("soldier", "will_to_power", "mad_genius", story="escape/upper", xp=4, corruption=2), hero(xp=1)
    )
    lines = drawn(state)
    assert any("7 points · Tragedy in the story 1 · Corruption track 2 · Experience 4" in line for line in lines)
    table = shown(BOARD.score(view(state, 0), EN))
    assert table[0].split() == ["Ann", "Ben"]
    assert line_with(table, "Experience").split() == ["Experience", "4", "1"]
    assert line_with(table, "Total").split()[:2] == ["Total", "7"]


# Moves


def test_every_choice_says_what_it_does() -> None:
    state = position(hero("street_thief", hand="stormlight", allies="sister"), hero(), act1="escape sparring_ground")
    told = {
        m.TryPath("escape/upper"): "DEX ◆1 · 31 % · Dark 81 / 98 / 100 %",
        m.PlayCard("stormlight", 1): EN.say("card-stormlight.text"),
        m.TakeTrait("scholar"): EN.say("card-scholar.text"),
        m.KeepCard("healer"): f"{healer_signs()}. {EN.say('card-healer.text')}",
        m.KeepCard("haunted_by_the_past"): f"☉. {EN.say('card-haunted-by-the-past.text')}",
        m.UsePower("sister"): EN.say("card-sister.text"),
        m.Sacrifice("sister"): EN.say("card-sister.text"),
        m.Journey("escape"): "−1 experience",
        m.Attach("escape"): "difficulty 4 → 5",
        m.DrawFrom("hero"): f"left {len(state.heroes)}",
        m.PickCard("stormlight"): EN.say("card-stormlight.text"),
        m.Swear(): EN.say("text-swear"),
        m.Pass(): "",
    }
    for move, words in told.items():
        assert preview(state, move) == words
    assert preview(state, m.PickCard("sparring_ground")).startswith("difficulty 3 · STR DEX  ↑ ")
    assert preview(state, m.Journey("escape"), RU) == "−1 опыт"


def healer_signs() -> str:
    return " ".join(EN.say(f"text-ability-{ability}") for ability in PARTS["healer"].reward.abilities)


def test_the_text_of_a_card_for_several_heroes_is_told_once() -> None:
    state = position(hero(hand="stormlight hasty_shelter"), hero())
    offering = Offering(questhall.new(GAME.key, 2, seed=1), 0)
    offering.answers = [m.PlayCard("stormlight", 0), m.PlayCard("stormlight", 1), m.PlayCard("hasty_shelter")]
    lines = shown(draw(offering, view(state, 0), BOARD, EN, Room(200, 60)), 200)
    told = [line.split("  ")[-1].strip() for line in lines]
    assert told == [EN.say("card-stormlight.text"), "〃", EN.say("card-hasty-shelter.text")]


def test_on_a_small_screen_the_rows_give_room_to_the_cast() -> None:
    state = position(hero(), hero(), act1="escape officer")
    assert any("↑" in line for line in drawn(state, room=NARROW)[:-20])
    attempt(state, "escape")
    lines = drawn(state, room=NARROW)
    assert "  Escape, Officer" in lines
    assert not any("Lead the Others Out" in line for line in lines)
    assert any("Lead the Others Out" in line for line in drawn(state))


def test_an_opened_row_is_called_by_its_act() -> None:
    assert EN.event(RowOpened(2, ("escape",))) == "The row of act II opens: Escape."
    assert RU.event(RowOpened(2, ("escape",))) == "Открыт II акт: Побег."


def test_cards_that_are_drawn_or_lost_are_told_as_people_say_it() -> None:
    assert EN.event(CardDrawn(0, "antihero")) == "Ann draws an antihero card."
    assert EN.event(CardLost(0, "hero", "stormlight")) == "Ann loses a hero card: “Stormlight”."
    assert RU.event(CardDrawn(1, "hero", "stormlight")) == "Ben берёт карту героя «Буресвет»."
    assert RU.event(CardLost(1, "antihero")) == "Ben теряет карту антигероя."


def test_the_help_says_what_the_signs_of_this_game_mean(table: Callable[..., str]) -> None:
    for game, sign, foreign in (("calltoadventure", "◆ Tragedy", "R red"), ("rollplayer", "R red", "◆ Tragedy")):
        helped = table("h", "q", game=game).rpartition("> h\n")[2]
        assert "take your last move back" in helped
        assert sign in helped
        assert foreign not in helped


# Looking things up


@pytest.mark.parametrize("voice", [EN, RU], ids=["en", "ru"])
def test_every_card_and_path_can_be_looked_up(voice: Voice) -> None:
    entries = list(BOARD.entries(voice))
    assert len(entries) == len(PARTS) + 3 * len(CHALLENGES) + len(FATE) + len(SCHEMES)
    for entry in entries:
        page = str(BOARD.explain(entry, voice))
        assert voice.name("card", entry.id.partition("/")[0]) in page
        assert len(page.splitlines()) >= 2
    pages = {entry.id: str(BOARD.explain(entry, voice)) for entry in entries}
    assert pages["escape/lower"] == pages["escape"]
    assert voice.name("path", "escape/lower") in pages["escape"]


@pytest.mark.parametrize("voice", [EN, RU], ids=["en", "ru"])
def test_everything_one_can_point_at_has_a_name(voice: Voice) -> None:
    state = position(hero(hand="stormlight", allies="sister"), hero(), mode="cooperative", act1="escape officer")
    state.players[0].dealt = [next(iter(DESTINIES))]
    words = [BOARD.word(ref, voice) for ref in GAME.things(view(state, 0))]
    assert not any(":" in word for word in words)
    assert BOARD.word("attempt", voice) != "attempt"
    assert BOARD.word("gem", voice) == "gem"


@pytest.mark.parametrize("voice", [EN, RU], ids=["en", "ru"])
@pytest.mark.parametrize("room", [WIDE, NARROW], ids=["wide", "narrow"])
def test_nothing_is_wider_than_the_screen(voice: Voice, room: Room) -> None:
    story = "scholar escape/upper escape/lower lighteyes taken_by_the_thrill"
    mine = hero(story=story, hand="stormlight voidlight", allies="sister brother-", played="stormlight")
    state = position(mine, hero(), mode="cooperative", act1="sparring_ground+betrothed", act2="arena_duel", opened=2)
    for seat in (0, 1, None):
        lines = drawn(state, voice, seat, room)
        assert max(map(len, lines)) <= room.width
        assert not any("…" in line for line in lines)
