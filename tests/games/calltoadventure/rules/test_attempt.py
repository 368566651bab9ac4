"""An attempt: its difficulty, its runes, its result."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.calltoadventure.components import CORE, DARK
from questhall.games.calltoadventure.events.attempt import DifficultyRaised, ResultRaised, RunesAdded, RunesCast
from questhall.games.calltoadventure.events.gains import NoEffect
from questhall.games.calltoadventure.moves import BuyRunes
from questhall.games.calltoadventure.rules.attempt import (
    add_dark_runes,
    add_runes,
    cast,
    difficulty,
    pool,
    raise_difficulty,
    raise_result,
    result,
    succeeds,
)
from questhall.games.calltoadventure.rules.casting import collect_runes, dark_runes
from questhall.games.calltoadventure.state import Player, State
from support.calltoadventure import BAR, OTHER, attempt, plain, play, position
from support.stretch import Rigged

STRENGTH = "sparring_ground/upper buried_quarry/upper village_fever/upper slavers_wagon/upper"
"""Four paths with one strength icon each."""


def strong(icons: int, **more: Any) -> Player:
    return plain(story=" ".join(STRENGTH.split()[:icons]), **more)


def shardbearer(*heroes: Player, path: str = "upper", ally: str = "", **more: Any) -> State:
    """Difficulty 5, strength and constitution; the lower path has +1 and gives a Radiant icon."""
    card = "encounter_with_a_shardbearer"
    players = heroes or (plain(), plain())
    state = position(*players, *([plain()] if len(players) == 1 else []), act1=f"{card}{ally and '+'}{ally}")
    return attempt(state, card, "upper" if path == "upper" else "lower", **more)


def fallen(state: State, faces: str) -> State:
    """The core runes have been cast: `|` is a bar, `.` the other face."""
    assert state.attempt is not None
    state.attempt.runes, state.attempt.faces = [*CORE], [BAR if face == "|" else OTHER for face in faces]
    state.attempt.casts = 1
    return state


# Difficulty


@pytest.mark.rule("CA-CHAL-03")
@pytest.mark.parametrize(("card", "printed"), [("sparring_ground", 3), ("escape", 4), ("village_fever", 5)])
def test_the_difficulty_is_the_number_on_the_card(card: str, printed: int) -> None:
    assert difficulty(attempt(position(act1=card), card)) == printed


@pytest.mark.rule("CA-CHAL-06")
def test_a_path_with_a_mark_is_harder_by_one_and_the_other_is_not() -> None:
    assert difficulty(shardbearer(path="upper")) == 5
    assert difficulty(shardbearer(path="lower")) == 6


@pytest.mark.rule("CA-ALLY-05")
@pytest.mark.parametrize(("path", "without", "with_ally"), [("upper", 5, 6), ("lower", 6, 7)])
def test_an_ally_makes_both_paths_harder_by_one(path: str, without: int, with_ally: int) -> None:
    assert difficulty(shardbearer(path=path)) == without
    assert difficulty(shardbearer(path=path, ally="sister")) == with_ally


@pytest.mark.rule("CA-ALLY-05")
def test_an_ally_of_another_challenge_does_not_matter() -> None:
    state = position(act1="escape sparring_ground+sister")
    assert difficulty(attempt(state, "escape")) == 4


@pytest.mark.rule("CA-CHAL-09")
def test_a_card_that_gives_the_challenge_a_plus_makes_it_harder() -> None:
    state = fallen(shardbearer(plus=2), "|||")
    assert succeeds(state)

    played = play(state, lambda table: raise_difficulty(table, 1))

    assert played.events == [DifficultyRaised(1)]
    assert (difficulty(state), result(state), succeeds(state)) == (6, 5, False)


@pytest.mark.rule("CA-CHAL-10")
def test_a_card_that_gives_the_hero_a_plus_makes_it_easier() -> None:
    state = fallen(shardbearer(plus=1), "|||")
    assert not succeeds(state)

    played = play(state, lambda table: raise_result(table, 1))

    assert played.events == [ResultRaised(0, 1)]
    assert (difficulty(state), result(state), succeeds(state)) == (5, 5, True)


@pytest.mark.rule("CA-CHAL-02")
@pytest.mark.parametrize(("plus", "passes"), [(1, False), (2, True), (3, True)])
def test_a_result_as_high_as_the_difficulty_passes(plus: int, passes: bool) -> None:
    state = fallen(shardbearer(plus=plus), "|||")
    assert (result(state), difficulty(state)) == (3 + plus, 5)
    assert succeeds(state) is passes


# Runes


@pytest.mark.rule("CA-RUNE-04")
def test_whoever_has_no_icons_casts_the_three_core_runes() -> None:
    assert pool(shardbearer()) == ["core1", "core2", "core3"]


@pytest.mark.rule("CA-RUNE-01", "CA-RUNE-05")
def test_one_rune_for_each_icon_of_an_ability_that_suits_the_challenge() -> None:
    """Two of strength and one of constitution suit the Shardbearer; dexterity and intelligence do not."""
    able = plain(story="sparring_ground/upper buried_quarry/upper escape/lower light_fingers scholar")
    assert pool(shardbearer(able)) == [*CORE, "strength1", "strength2", "constitution1"]

    state = position(able, plain(), act1="surgeons_table")
    assert pool(attempt(state, "surgeons_table")) == [*CORE, "dexterity1", "intelligence1"]


@pytest.mark.rule("CA-RUNE-05")
def test_icons_of_origin_and_allies_count_as_well() -> None:
    state = shardbearer(plain(allies="ryshadium"))
    state.players[0].origin = "soldier"
    assert pool(state) == [*CORE, "strength1", "strength2", "constitution1"]


@pytest.mark.rule("CA-RUNE-07")
def test_the_runes_are_the_same_on_both_paths() -> None:
    able = plain(story="sparring_ground/upper escape/lower")
    assert pool(shardbearer(able, path="upper")) == pool(shardbearer(able, path="lower"))
    assert pool(shardbearer(able, path="lower")) == [*CORE, "strength1", "constitution1"]


@pytest.mark.rule("CA-RUNE-13", "CA-RUNE-14")
@pytest.mark.parametrize(
    ("icons", "runes"),
    [
        (1, ["strength1"]),
        (2, ["strength1", "strength2"]),
        (3, ["strength1", "strength2", "strength3"]),
        (4, ["strength1", "strength2", "strength3"]),
    ],
)
def test_three_runes_of_an_ability_at_most_and_the_special_one_with_three_icons(icons: int, runes: list[str]) -> None:
    assert pool(shardbearer(strong(icons))) == [*CORE, *runes]


@pytest.mark.rule("CA-RUNE-16")
def test_all_heroes_cast_the_same_runes() -> None:
    state = shardbearer(strong(3), plain(story="slavers_wagon/upper", allies="ryshadium"))
    assert pool(state) == [*CORE, "strength1", "strength2", "strength3"]
    state.active = 1
    assert pool(state) == [*CORE, "strength1", "strength2"]


@pytest.mark.rule("CA-RUNE-08")
def test_all_runes_are_thrown_at_once_and_each_shows_one_of_two_faces() -> None:
    state = shardbearer(strong(2), bought=1, step="cast")

    played = play(state, cast, chance=Rigged(runes=[BAR, OTHER, BAR, OTHER, BAR, OTHER]))

    runes = (*CORE, "strength1", "strength2", "dark1")
    assert played.events == [RunesCast(0, runes, (BAR, OTHER, BAR, OTHER, BAR, OTHER), 1 + 0 + 1 + 2 + 1 + 2)]
    assert played.gates == ["runes"]


@pytest.mark.rule("CA-RUNE-17")
def test_a_rune_by_a_card_joins_the_runes_of_the_challenge() -> None:
    state = shardbearer(strong(1))
    played = play(state, lambda table: add_runes(table, ("constitution1",)))
    assert played.events == [RunesAdded(0, ("constitution1",))]
    assert pool(state) == [*CORE, "strength1", "constitution1"]


# Dark runes


@pytest.mark.rule("CA-RUNE-06", "CA-RUNE-11")
def test_dark_runes_cost_an_experience_each() -> None:
    state = shardbearer(plain(xp=5), step="runes")

    played = play(state, collect_runes, [BuyRunes(2)])

    assert played.topics == [(0, "attempt.dark")]
    assert state.players[0].xp == 3
    assert pool(state) == [*CORE, "dark1", "dark2"]
    assert state.step == "before"


@pytest.mark.rule("CA-RUNE-06")
def test_nobody_has_to_buy_dark_runes() -> None:
    state = shardbearer(plain(xp=5), step="runes")
    play(state, collect_runes, [BuyRunes(0)])
    assert (state.players[0].xp, pool(state)) == (5, [*CORE])


@pytest.mark.rule("CA-RUNE-11")
@pytest.mark.parametrize(("xp", "most"), [(0, 0), (1, 1), (3, 3), (7, 3)])
def test_three_dark_runes_at_most_and_no_more_than_can_be_paid(xp: int, most: int) -> None:
    state = shardbearer(plain(xp=xp), step="runes")
    assert dark_runes(state, 0) == [BuyRunes(count) for count in range(most + 1)]


@pytest.mark.rule("CA-TRACK-11")
@pytest.mark.parametrize(("space", "most"), [(5, 3), (6, 0)])
def test_on_the_lowest_space_no_dark_runes_can_be_bought(space: int, most: int) -> None:
    state = shardbearer(plain(xp=3, corruption=space), step="runes")
    assert dark_runes(state, 0) == [BuyRunes(count) for count in range(most + 1)]


@pytest.mark.rule("CA-RAD-07")
def test_on_a_path_with_a_radiant_icon_nobody_is_asked_for_dark_runes() -> None:
    state = shardbearer(plain(xp=3), path="lower", step="runes")
    assert play(state, collect_runes).asked == []
    assert (state.players[0].xp, pool(state)) == (3, [*CORE])


@pytest.mark.rule("CA-RUNE-18")
@pytest.mark.parametrize(("bought", "added"), [(0, ("dark1", "dark2")), (2, ("dark3",))])
def test_a_card_adds_dark_runes_as_long_as_there_are_any(bought: int, added: tuple[str, ...]) -> None:
    state = shardbearer(bought=bought)
    played = play(state, lambda table: add_dark_runes(table, 2, "embrace_the_thrill"))
    assert played.events == [RunesAdded(0, added)]
    assert pool(state) == [*CORE, *DARK[: bought + len(added)]]


@pytest.mark.rule("CA-RUNE-18")
def test_there_is_no_fourth_dark_rune() -> None:
    state = shardbearer(bought=2, free_dark=1)
    played = play(state, lambda table: add_dark_runes(table, 2, "embrace_the_thrill"))
    assert played.events == [NoEffect("embrace_the_thrill")]
    assert pool(state) == [*CORE, *DARK]
