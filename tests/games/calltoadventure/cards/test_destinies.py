"""The twelve destinies: their facts and what each is worth at the end."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.calltoadventure.cards.define import DESTINIES, PARTS, Reward
from questhall.games.calltoadventure.cards.destinies import CARDS
from questhall.games.calltoadventure.components import LOWEST
from questhall.games.calltoadventure.rules.setup import takes_part
from questhall.games.calltoadventure.state import Options, Player
from support.calltoadventure_characters import hero, points, position

pytestmark = pytest.mark.usefixtures("plain_cards")
ORDERS = [card for card in CARDS if card.is_radiant]


@pytest.mark.rule("CA-RAD-01")
def test_ten_of_twelve_carry_the_radiant_icon() -> None:
    assert len(CARDS) == 12
    assert [card.reward for card in ORDERS] == [Reward(icons=("radiant",))] * 10
    assert {card.id: card.reward for card in CARDS if not card.is_radiant} == {
        "mad_genius": Reward(),
        "odiums_champion": Reward(),
    }


def test_they_lie_in_the_box() -> None:
    assert all(DESTINIES[card.id] is PARTS[card.id] is card and not card.is_base for card in CARDS)


@pytest.mark.rule("CA-RAD-04")
def test_every_order_has_a_power_that_asks_for_radiant_icons() -> None:
    assert Counter(card.power.radiant for card in ORDERS if card.power) == {2: 3, 3: 4, 4: 3}
    assert not any(card.power for card in CARDS if not card.is_radiant)


@pytest.mark.rule("CA-MODE-04", "CA-MODE-06")
def test_which_are_taken_out() -> None:
    def out(seats: int, options: Options) -> set[str]:
        return {card.id for card in CARDS if not takes_part(card, seats, options)}

    assert out(1, Options()) == {"stoneward", "bondsmith"}
    assert out(2, Options(mode="competitive")) == {"stoneward"}
    assert out(2, Options(mode="cooperative")) == set()


def worth(*heroes: Player) -> int:
    """The points of the first hero's destiny."""
    return points(position(*heroes))


@pytest.mark.parametrize(
    ("destiny", "story", "expected"),
    [
        ("skybreaker", "", 0),
        ("skybreaker", "justice justice justice faith", 6),
        ("skybreaker", "justice justice justice justice justice", 8),
        ("elsecaller", "magic justice", 2),
        ("elsecaller", "magic magic magic magic magic", 8),
        ("edgedancer", "dexterity charisma", 5),
        ("edgedancer", "dexterity dexterity dexterity", 0),
        ("edgedancer", "charisma charisma wisdom", 0),
        ("willshaper", "constitution constitution", 0),
        ("willshaper", "constitution constitution constitution", 3),
        ("willshaper", "constitution constitution constitution constitution", 6),
        ("willshaper", "constitution constitution constitution constitution constitution", 6),
        ("dustbringer", "strength strength wisdom", 2),
        ("dustbringer", "strength strength strength strength strength", 4),
        ("truthwatcher", "wisdom wisdom wisdom", 3),
        ("truthwatcher", "wisdom wisdom wisdom wisdom wisdom", 4),
        ("stoneward", "constitution constitution", 2),
        ("mad_genius", "intelligence", 0),
        ("mad_genius", "intelligence intelligence intelligence", 2),
        ("mad_genius", "intelligence intelligence intelligence intelligence", 4),
        ("odiums_champion", "villainy villainy", 2),
        ("odiums_champion", "villainy villainy villainy villainy villainy", 4),
    ],
)
@pytest.mark.rule("CA-FAQ-01")
def test_icons_in_the_story_are_worth_points(destiny: str, story: str, expected: int) -> None:
    assert worth(hero(destiny, story=story)) == expected


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("", 0),
        ("justice", 2),
        ("justice justice magic", 2),
        ("villainy villainy villainy faith", 4),
        ("magic magic magic magic", 0),
        ("radiant radiant", 0),
        ("charisma charisma nobility", 4),
        ("charisma charisma charisma charisma charisma", 4),
    ],
)
def test_a_lightweaver_has_one_icon_more_where_it_is_worth_most(story: str, expected: int) -> None:
    assert worth(hero("lightweaver", story=story)) == expected


@pytest.mark.parametrize(
    ("allies", "expected"),
    [("", 0), ("ally1", 3), ("ally1 ally2", 6), ("ally1 ally2 ally3", 8), ("ally1 ally2 ally3 ally4", 8)],
)
def test_a_windrunner_counts_friends_who_are_still_there(allies: str, expected: int) -> None:
    assert worth(hero("windrunner", allies=allies)) == expected
    assert worth(hero("windrunner", lost=allies)) == 0


@pytest.mark.parametrize(("space", "expected"), [(0, 0), (2, 0), (3, 3), (5, 3), (LOWEST, 0)])
def test_a_dustbringer_plays_with_fire_without_burning_out(space: int, expected: int) -> None:
    assert worth(hero("dustbringer", space=space)) == expected


@pytest.mark.parametrize(("space", "expected"), [(0, 0), (2, 0), (3, 1), (5, 3), (LOWEST, 4)])
def test_odiums_champion_is_paid_for_depth(space: int, expected: int) -> None:
    assert worth(hero("odiums_champion", space=space)) == expected


@pytest.mark.rule("CA-ALLY-09")
@pytest.mark.parametrize(
    ("destiny", "lost", "expected"),
    [
        ("truthwatcher", "ally1", 2),
        ("truthwatcher", "ally1 ally2 ally3", 4),
        ("mad_genius", "ally1", 2),
        ("mad_genius", "ally1 ally2 ally3", 6),
    ],
)
def test_sacrificed_allies_count_for_two_destinies(destiny: str, lost: str, expected: int) -> None:
    assert worth(hero(destiny, lost=lost, allies="ally4")) == expected


def test_a_mad_genius_is_worth_eight_at_most() -> None:
    assert worth(hero("mad_genius", story="intelligence " * 4, lost="ally1 ally2 ally3")) == 8


def test_a_stoneward_is_proud_of_the_others() -> None:
    heroes = [hero("stoneward"), *(hero("soldier") for _ in range(3))]
    heroes[0].has_passed = True
    assert worth(*heroes) == 0
    heroes[1].has_passed = True
    assert worth(*heroes) == 3
    heroes[2].has_passed = True
    assert worth(*heroes) == 6
    heroes[3].has_passed = True
    assert worth(*heroes) == 8


@pytest.mark.parametrize(
    ("own", "theirs", "expected"),
    [
        ("faith faith nobility", [""], 3),
        ("faith faith nobility justice", ["faith nobility"], 4),
        ("", ["nobility", "faith", "magic"], 2),
        ("faith faith faith nobility nobility nobility", ["faith", "faith", "faith"], 8),
    ],
)
def test_a_bondsmith_looks_at_all_stories(own: str, theirs: list[str], expected: int) -> None:
    assert worth(hero("bondsmith", story=own), *(hero("soldier", story=story) for story in theirs)) == expected
