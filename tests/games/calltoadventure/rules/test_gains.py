"""The Corruption track, experience, and cards that are drawn."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import Reward
from questhall.games.calltoadventure.components import LOWEST, START, TRACK
from questhall.games.calltoadventure.events.gains import MarkerMoved
from questhall.games.calltoadventure.moves import BuyRunes, DrawFrom
from questhall.games.calltoadventure.rules.casting import cast_runes, dark_runes
from questhall.games.calltoadventure.rules.gains import collect, draw_card, gain_moons, gain_suns
from questhall.games.calltoadventure.rules.playing import playable
from questhall.games.calltoadventure.rules.scoring import count
from questhall.games.calltoadventure.rules.setup import begin
from questhall.games.calltoadventure.state import State
from support.calltoadventure import BAR, OTHER, attempt, decks, hero, plain, play, position
from support.stretch import Rigged

BOTH = "stormlight honorblade"
"""A hero card and an antihero card that may be played at any moment of an attempt."""


def at(space: int, hand: str = "", xp: int = 3) -> State:
    """The hero stands on this space, counted from the top, and attempts an escape."""
    return attempt(position(plain(corruption=space, hand=hand, xp=xp), plain(), act1="escape"), "escape")


def may_be_played(state: State) -> list[str]:
    return sorted({move.card for move in playable(state, 0)})


# The marker


@pytest.mark.rule("CA-TRACK-02")
@pytest.mark.parametrize(
    ("motivation", "space"),
    [("taught_by_the_best", 2), ("haunted_by_the_past", 3), ("thirst_for_redemption", 4), ("keeper_of_the_faith", 1)],
)
def test_the_marker_starts_on_the_third_space_unless_the_motivation_moves_it(motivation: str, space: int) -> None:
    state = position(hero(motivation=motivation, xp=0))
    decks(state, act1="escape sparring_ground buried_quarry recruiting_day", heroes="stormlight")
    assert state.players[0].corruption == START == 2

    play(state, begin, chance=Rigged(first=[0], deck__hero=[0], deck__act1=[0, 0, 0, 0]))

    assert state.players[0].corruption == space


@pytest.mark.rule("CA-TRACK-03")
def test_a_moon_is_a_space_down() -> None:
    state = position(plain(), plain())
    played = play(state, lambda table: gain_moons(table, 1))
    assert played.events == [MarkerMoved(1, 4, True)]
    assert [player.corruption for player in state.players] == [START, START + 1]


@pytest.mark.rule("CA-TRACK-04")
def test_a_sun_is_a_space_up() -> None:
    state = position(plain(), plain())
    played = play(state, lambda table: gain_suns(table, 1))
    assert played.events == [MarkerMoved(1, 2, False)]
    assert [player.corruption for player in state.players] == [START, START - 1]


@pytest.mark.rule("CA-TRACK-12")
def test_each_of_several_suns_is_a_space_up() -> None:
    state = at(5)
    played = play(state, lambda table: gain_suns(table, 0, 3))
    assert played.events == [MarkerMoved(0, 5, False), MarkerMoved(0, 4, False), MarkerMoved(0, 3, False)]
    assert state.players[0].corruption == 2


@pytest.mark.rule("CA-TRACK-12")
def test_what_a_card_moved_stays_moved_when_the_card_is_lost() -> None:
    state = position(plain(allies="sister"), plain())
    play(state, lambda table: collect(table, 0, Reward(suns=2)))
    state.players[0].allies[0].is_down = True
    assert state.players[0].corruption == 0


@pytest.mark.rule("CA-TRACK-13")
def test_each_of_several_moons_is_a_space_down() -> None:
    state = at(2)
    played = play(state, lambda table: gain_moons(table, 0, 2))
    assert played.events == [MarkerMoved(0, 4, True), MarkerMoved(0, 5, True)]
    assert state.players[0].corruption == 4


@pytest.mark.rule("CA-TRACK-05")
def test_the_marker_never_leaves_the_track() -> None:
    low, high = at(5), at(1)
    assert play(low, lambda table: gain_moons(table, 0, 3)).events == [MarkerMoved(0, 7, True)]
    assert play(high, lambda table: gain_suns(table, 0, 3)).events == [MarkerMoved(0, 1, False)]
    assert (low.players[0].corruption, high.players[0].corruption) == (LOWEST, 0) == (6, 0)


# What a space means


@pytest.mark.rule("CA-TRACK-07", "CA-TRACK-08", "CA-TRACK-10")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        (0, ["stormlight"]),
        (1, ["stormlight"]),
        (2, ["honorblade", "stormlight"]),
        (3, ["honorblade", "stormlight"]),
        (4, ["honorblade", "stormlight"]),
        (5, ["honorblade"]),
        (6, ["honorblade"]),
    ],
)
def test_the_space_says_which_cards_may_be_played(space: int, cards: list[str]) -> None:
    assert may_be_played(at(space, BOTH)) == cards


@pytest.mark.rule("CA-TRACK-09")
def test_at_the_start_cards_of_both_kinds_may_be_played() -> None:
    assert may_be_played(at(START, BOTH)) == ["honorblade", "stormlight"]


@pytest.mark.rule("CA-TRACK-07")
def test_the_space_counts_on_which_the_marker_stands_at_that_moment() -> None:
    state = at(4, BOTH)
    play(state, lambda table: gain_moons(table, 0))
    assert may_be_played(state) == ["honorblade"]
    play(state, lambda table: gain_suns(table, 0))
    assert may_be_played(state) == ["honorblade", "stormlight"]


@pytest.mark.rule("CA-TRACK-06")
@pytest.mark.parametrize(
    ("space", "cards", "dark", "points"),
    [(1, ["stormlight"], 3, 3), (3, ["honorblade", "stormlight"], 3, 2), (6, ["honorblade"], 0, -4)],
)
def test_cards_dark_runes_and_points_hang_on_the_space(space: int, cards: list[str], dark: int, points: int) -> None:
    state = at(space, BOTH)
    assert may_be_played(state) == cards
    assert dark_runes(state, 0)[-1] == BuyRunes(dark)
    state.players[0].destiny = "mad_genius"
    assert next(line.stars for line in count(state, 0) if line.what == "track") == points


@pytest.mark.rule("CA-TRACK-11")
def test_the_lowest_space_costs_4_triumph() -> None:
    state = position(hero(destiny="mad_genius", corruption=LOWEST, xp=0), plain())
    assert (TRACK[LOWEST].triumph, sum(line.stars for line in count(state, 0))) == (-4, -4)


# Cards


@pytest.mark.rule("CA-CARD-13")
def test_the_next_card_is_any_of_those_in_the_deck() -> None:
    state = position(plain(), plain())
    decks(state, heroes="stormlight glyphward immortal_words")

    play(state, lambda table: draw_card(table, 1, "hero"), chance=Rigged(deck__hero=[1]))

    assert (state.players[1].hand, state.heroes) == (["glyphward"], ["stormlight", "immortal_words"])


@pytest.mark.rule("CA-CARD-13")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """Cards that were played stay with their players."""
    state = position(plain(played="stormlight glyphward"), plain())
    decks(state)
    assert play(state, lambda table: draw_card(table, 0, "hero")).events == []
    assert state.players[0].hand == []


@pytest.mark.rule("CA-CARD-13")
def test_cards_that_effects_have_discarded_become_the_new_deck() -> None:
    state = position(plain(), plain())
    decks(state)
    state.hero_discard, state.antihero_discard = ["stormlight", "glyphward"], ["voidlight"]

    play(state, lambda table: draw_card(table, 0, "hero"), chance=Rigged(deck__hero=[1]))

    assert (state.players[0].hand, state.heroes, state.hero_discard) == (["glyphward"], ["stormlight"], [])
    assert state.antihero_discard == ["voidlight"]


@pytest.mark.rule("CA-CARD-13")
@pytest.mark.parametrize(("answer", "hand"), [("hero", []), ("antihero", ["voidlight"])])
def test_where_there_is_a_choice_the_other_deck_may_be_taken(answer: str, hand: list[str]) -> None:
    state = attempt(position(plain(corruption=0), plain(), act1="escape"), "escape", step="cast")
    decks(state, antiheroes="voidlight")
    side = DrawFrom("hero") if answer == "hero" else DrawFrom("antihero")
    chance = Rigged(runes=[BAR, BAR, OTHER], **({"deck__antihero": [0]} if hand else {}))
    play(state, cast_runes, [side], chance)
    assert state.players[0].hand == hand


@pytest.mark.rule("CA-CARD-13")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    state = position(plain(), plain())

    def ten(table: Table[State]) -> Play[None]:
        for _ in range(10):
            draw_card(table, 0, "hero")
        yield from ()

    play(state, ten, chance=Rigged(deck__hero=[0] * 10))
    assert len(state.players[0].hand) == 10
