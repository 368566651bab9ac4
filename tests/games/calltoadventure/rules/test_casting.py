"""The course of an attempt: from the announced path to success or failure, and casts that are repeated."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Play, Table
from questhall.games.calltoadventure.components import CORE
from questhall.games.calltoadventure.events.attempt import Announced, CastAgain, Failed, Passed, RunesBought, RunesCast
from questhall.games.calltoadventure.events.gains import CardDrawn, CardPlayed, ExperienceGained, MarkerMoved
from questhall.games.calltoadventure.events.odium import OdiumRevealed
from questhall.games.calltoadventure.moves import BuyRunes, DrawFrom, Pass, PlayCard, TryPath, UsePower
from questhall.games.calltoadventure.rules.attempt import pool
from questhall.games.calltoadventure.rules.casting import cast_runes, settle
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import act
from questhall.games.calltoadventure.state import Player, State
from support.calltoadventure import BAR, OTHER, attempt, decks, hero, plain, play, position, row, whole_turn
from support.stretch import Played, Rigged

PASS = Pass()
NEXT = "buried_quarry whitespine_hunt recruiting_day village_fever"
FULL_ROW = [0, 0, 0, 0]
WISE = "whitespine_hunt/lower village_fever/lower ardents_library/lower"
"""Three paths with wisdom, so the special rune with the hero symbol is cast."""


def trying(card: str, *heroes: Player, path: str = "upper", **more: Any) -> State:
    """Seat 0 is about to cast at the first card of the row; there are four cards to fill it up."""
    players = heroes or (plain(), plain())
    state = position(*players, *([plain()] if len(players) == 1 else []), act1=card)
    decks(state, act1=NEXT, heroes="stormlight glyphward", antiheroes="voidlight honorblade")
    name = card.split()[0].partition("+")[0]
    return attempt(state, name, "upper" if path == "upper" else "lower", step="cast", **more)


def drawn(played: Played[State]) -> list[str]:
    """Who drew what, as the player who drew it sees it."""
    told = [line.event for line in played.events if hasattr(line, "event")]
    return [event.card for event in told if isinstance(event, CardDrawn)]


# The order of things


@pytest.mark.rule("CA-CHAL-04", "CA-CHAL-01")
def test_difficulty_and_path_then_runes_then_cards_then_the_cast() -> None:
    state = position(plain(xp=1, hand="words_of_an_ideal"), plain(), act1="escape")
    decks(state, act1=NEXT)
    answers = [TryPath("escape/lower"), BuyRunes(1), PlayCard("words_of_an_ideal", 0)]

    played = play(state, whole_turn, answers, Rigged(runes=[BAR, BAR, BAR, BAR], deck__act1=FULL_ROW))

    assert played.topics == [(0, "turn.act"), (0, "attempt.dark"), (0, "attempt.before")]
    kinds = (Announced, RunesBought, CardPlayed, RunesCast, Passed)
    assert [event for event in played.events if isinstance(event, kinds)] == [
        Announced(0, "escape/lower", 5),
        RunesBought(0, 1),
        CardPlayed(0, "words_of_an_ideal", 0),
        RunesCast(0, (*CORE, "dark1"), (BAR, BAR, BAR, BAR), 4),
        Passed(0, "escape/lower", 5, 5),
    ]


@pytest.mark.rule("CA-CHAL-05", "CA-TYPE-04")
def test_one_of_two_paths_is_announced_and_nothing_has_been_cast() -> None:
    state = position(plain(xp=0), plain(), act1="escape")

    played = play(state, act, [TryPath("escape/lower")])

    assert played.asked[0].moves == [TryPath("escape/upper"), TryPath("escape/lower")]
    assert played.events == [Announced(0, "escape/lower", 5)]
    assert state.attempt is not None
    assert (state.attempt.path, state.attempt.casts, state.step) == ("lower", 0, "runes")


@pytest.mark.rule("CA-TYPE-04")
@pytest.mark.parametrize("path", ["escape/upper", "escape/lower"])
def test_runes_are_cast_whatever_the_path(path: str) -> None:
    state = position(plain(xp=0), plain(), act1="escape")
    decks(state, act1=NEXT)
    played = play(state, whole_turn, [TryPath(path)], Rigged(runes=[OTHER, OTHER, BAR], deck__act1=FULL_ROW))
    assert len(played.events_of(RunesCast)) == len(played.events_of(Failed)) == 1


# Success and failure


@pytest.mark.rule("CA-CHAL-07")
@pytest.mark.parametrize(("path", "gained"), [("upper", (1, 0, 0, 1)), ("lower", (0, 1, 1, 0))])
def test_a_passed_challenge_shows_the_announced_path_only(path: str, gained: tuple[int, ...]) -> None:
    """Above dexterity and 1 Tragedy, below constitution and 1 Triumph."""
    state = trying("escape", path=path, plus=9, runes=[*CORE], faces=[BAR, BAR, BAR])

    played = play(state, settle, chance=settled(path))

    story = story_of(state.players[0])
    assert state.players[0].story == [f"escape/{path}"]
    abilities = story.abilities["dexterity"], story.abilities["constitution"]
    assert (*abilities, story.triumph, story.tragedy) == gained
    assert played.events_of(Passed) == [Passed(0, f"escape/{path}", 12, 4 if path == "upper" else 5)]


def settled(path: str) -> Rigged:
    """A full row, and the hero card of the lower path."""
    return Rigged(deck__act1=FULL_ROW) if path == "upper" else Rigged(deck__act1=FULL_ROW, deck__hero=[0])


@pytest.mark.rule("CA-GEN-09", "CA-GEN-07")
def test_what_a_passed_challenge_brings_helps_in_the_next_cast() -> None:
    """Constitution comes with the escape, so a rune of it is cast next time."""
    state = trying("escape slavers_wagon", path="lower", plus=9, runes=[*CORE], faces=[BAR, BAR, BAR])
    attempted = attempt(position(plain(), plain(), act1="slavers_wagon"), "slavers_wagon")
    assert pool(attempted) == [*CORE]

    play(state, settle, chance=Rigged(deck__act1=[0, 0, 0], deck__hero=[0]))

    attempt(state, "slavers_wagon")
    assert pool(state) == [*CORE, "constitution1"]
    assert state.players[0].hand == ["stormlight"]


@pytest.mark.rule("CA-CHAL-08")
def test_a_failed_challenge_is_discarded_with_its_ally_for_an_experience() -> None:
    state = trying("escape+sister", plain(xp=0), runes=[*CORE], faces=[BAR, BAR, BAR])

    played = play(state, settle, chance=Rigged(deck__act1=FULL_ROW))

    assert played.events[:2] == [Failed(0, "escape", 3, 5), ExperienceGained(0, 1)]
    assert (state.players[0].xp, state.players[0].story, state.players[0].allies) == (1, [], [])
    assert state.discards[0] == ["escape", "sister"]


@pytest.mark.rule("CA-TURN-03")
@pytest.mark.parametrize("plus", [0, 9])
def test_after_success_or_failure_a_new_card_comes_up_in_that_row(plus: int) -> None:
    state = trying("escape merchants_contract travelling_players old_grudge", plus=plus, runes=[], faces=[])
    play(state, settle, chance=Rigged(deck__act1=[1]))
    assert row(state) == ["merchants_contract", "travelling_players", "old_grudge", "whitespine_hunt"]


# Symbols


@pytest.mark.rule("CA-CARD-03")
def test_a_hero_symbol_is_a_hero_card_at_once() -> None:
    state = trying("ardents_library", plain(story=WISE))
    faces = [BAR, BAR, BAR, BAR, BAR, OTHER]

    played = play(state, cast_runes, [PASS], Rigged(runes=faces, deck__hero=[1]))

    assert drawn(played) == ["glyphward"]
    assert played.asked[0].topic == "attempt.during"  # the card is in the hand before the result


@pytest.mark.rule("CA-CARD-03", "CA-CARD-04")
@pytest.mark.parametrize(
    ("path", "deck", "card"), [("upper", "antihero", "voidlight"), ("lower", "hero", "stormlight")]
)
def test_a_path_with_a_card_on_it_is_a_card_too(path: str, deck: str, card: str) -> None:
    state = trying("sparring_ground", path=path, plus=9, runes=[], faces=[])
    state.decks[0] = []
    play(state, settle, chance=Rigged(**{f"deck__{deck}": [0]}))
    assert state.players[0].hand == [card]


@pytest.mark.rule("CA-CARD-04")
def test_an_antihero_symbol_is_an_antihero_card_at_once() -> None:
    state = trying("travelling_players", plain(story="light_fingers sparring_ground/lower whitespine_hunt/upper"))
    faces = [BAR, BAR, BAR, BAR, BAR, OTHER]
    played = play(state, cast_runes, [PASS], Rigged(runes=faces, deck__antihero=[1]))
    assert drawn(played) == ["honorblade"]


@pytest.mark.rule("CA-CARD-05")
@pytest.mark.parametrize(("side", "card"), [("hero", "stormlight"), ("antihero", "voidlight")])
def test_both_triangles_are_a_card_of_either_kind(side: str, card: str) -> None:
    state = trying("escape")
    answer = DrawFrom("hero") if side == "hero" else DrawFrom("antihero")

    played = play(state, cast_runes, [answer, PASS], Rigged(runes=[BAR, BAR, OTHER], **{f"deck__{side}": [0]}))

    assert played.asked[0].moves == [DrawFrom("hero"), DrawFrom("antihero")]
    assert state.players[0].hand == [card]


@pytest.mark.rule("CA-TRACK-13")
def test_every_moon_of_the_cast_is_a_space_down() -> None:
    runes, faces = [*CORE, "dark1", "dark2", "dark3"], [BAR, BAR, BAR, OTHER, BAR, OTHER]
    state = trying("escape", runes=runes, faces=faces)
    played = play(state, settle, chance=Rigged(deck__act1=FULL_ROW))
    assert played.events[:2] == [MarkerMoved(0, 4, True), MarkerMoved(0, 5, True)]
    assert state.players[0].corruption == 4


# Casts that are repeated


@pytest.mark.rule("CA-RETRY-03")
def test_cards_and_experience_of_the_first_cast_stay_and_come_again_with_the_second() -> None:
    """Wisdom's special rune shows the hero symbol twice; the third core rune both triangles twice."""
    state = trying("ardents_library", plain(story=WISE, allies="sister", xp=0))
    state.antiheroes = ["voidlight", "honorblade"]
    poor = [OTHER, OTHER, OTHER, BAR, BAR, OTHER]
    answers = [DrawFrom("antihero"), UsePower("sister"), DrawFrom("antihero"), PASS]

    play(state, twice, answers, Rigged(runes=poor * 2, deck__hero=[0, 0], deck__antihero=[0, 0]))

    assert sorted(state.players[0].hand) == ["glyphward", "honorblade", "stormlight", "voidlight"]


@pytest.mark.rule("CA-RETRY-03")
def test_experience_of_the_first_cast_stays_and_comes_again_with_the_second() -> None:
    mighty = "sparring_ground/upper buried_quarry/upper village_fever/upper"
    state = trying("encounter_with_a_shardbearer", plain(story=mighty, allies="sister", xp=0))
    poor = [OTHER, OTHER, BAR, BAR, BAR, OTHER]
    played = play(state, twice, [UsePower("sister")], Rigged(runes=poor * 2))
    assert played.events_of(ExperienceGained) == [ExperienceGained(0, 1)] * 2
    assert state.players[0].xp == 2


def twice(table: Table[State]) -> Play[None]:
    """A cast and the one that repeats it: a sister helps up whoever falls short, and is lost for it."""
    yield from cast_runes(table)
    assert table.state.step == "cast"
    yield from cast_runes(table)


@pytest.mark.rule("CA-RETRY-04")
def test_moons_of_a_cast_that_is_repeated_do_not_count() -> None:
    state = trying("escape+brother", plain(xp=0, allies="sister"), bought=2)
    first, second = [OTHER, OTHER, BAR, OTHER, BAR], [BAR, BAR, BAR, BAR, OTHER]

    def attempt_to_the_end(table: Table[State]) -> Play[None]:
        yield from twice(table)
        yield from settle(table)

    played = play(state, attempt_to_the_end, [UsePower("sister")], Rigged(runes=first + second, deck__act1=FULL_ROW))

    assert played.events_of(MarkerMoved) == [MarkerMoved(0, 4, True)]  # for the one moon of the second cast


@pytest.mark.rule("CA-RETRY-05")
def test_both_triangles_again_reveal_another_card_of_odium() -> None:
    """An antihero card in the hand of a hero high in the light: nobody can answer, so nobody is asked."""
    state = position(plain(allies="sister", corruption=0), plain(), mode="cooperative", act1="escape")
    decks(state, antiheroes="voidlight honorblade")
    assert state.odium is not None
    state.odium.deck = ["ravages_of_war", "broken_oath"]
    attempt(state, "escape", step="cast")
    faces = [OTHER, OTHER, OTHER]
    answers = [DrawFrom("antihero"), UsePower("sister"), DrawFrom("antihero")]

    played = play(state, twice, answers, Rigged(runes=faces * 2, deck__antihero=[0, 0], deck__odium=[1, 0]))

    assert played.events_of(OdiumRevealed) == [OdiumRevealed("broken_oath"), OdiumRevealed("ravages_of_war")]


@pytest.mark.rule("CA-RETRY-06")
def test_a_cast_that_is_repeated_is_no_failure() -> None:
    """The soldier gains an experience for a failure besides the usual one: once, for the second cast."""
    state = position(hero(motivation="unsettled_score", allies="sister", xp=0), plain(), act1="sparring_ground")
    decks(state, act1=NEXT)
    faces = [OTHER, OTHER, BAR, BAR, OTHER, OTHER, BAR, BAR]
    answers = [TryPath("sparring_ground/upper"), UsePower("sister")]

    played = play(state, whole_turn, answers, Rigged(runes=faces, deck__act1=FULL_ROW))

    assert len(played.events_of(RunesCast)) == 2
    assert played.events_of(CastAgain) == [CastAgain(0)]
    assert played.events_of(Failed) == [Failed(0, "sparring_ground", 2, 3)]
    assert state.players[0].xp == 2
    assert state.discards[0] == ["sparring_ground"]


@pytest.mark.rule("CA-RETRY-06")
def test_only_the_repeated_cast_decides() -> None:
    state = position(plain(allies="sister", xp=0), plain(), act1="sparring_ground")
    decks(state, act1=NEXT, antiheroes="right_of_the_strong")
    answers = [TryPath("sparring_ground/upper"), UsePower("sister"), PASS]
    chance = Rigged(runes=[OTHER, OTHER, BAR, BAR, BAR, BAR], deck__act1=FULL_ROW, deck__antihero=[0])

    played = play(state, whole_turn, answers, chance)

    assert played.events_of(Failed) == []
    assert played.events_of(Passed) == [Passed(0, "sparring_ground/upper", 3, 3)]


@pytest.mark.rule("CA-RETRY-06")
def test_a_cast_that_is_to_be_repeated_is_followed_by_the_next_one_at_once() -> None:
    """A spren whispers while Odium's card waits: nobody is asked about the first cast any more."""
    state = position(plain(hand="whisper_of_a_spren glyphward"), plain(), mode="cooperative", act1="escape")
    decks(state, antiheroes="voidlight")
    assert state.odium is not None
    state.odium.deck = ["ravages_of_war"]
    attempt(state, "escape", step="cast")
    answers = [DrawFrom("antihero"), PlayCard("whisper_of_a_spren", 0), PASS]

    played = play(state, cast_runes, answers, Rigged(runes=[OTHER, OTHER, OTHER], deck__antihero=[0], deck__odium=[0]))

    assert played.topics == [(0, "attempt.draw"), (0, "odium.answer"), (0, "odium.answer")]
    assert state.step == "cast"
