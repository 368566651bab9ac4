"""Threats, bosses and talents: counted and priced."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.cards import talents
from questhall.games.nearandfar.cards.threats import BOSS_CARDS, CARDS
from questhall.games.nearandfar.components import BANDIT, LAST_THREAT


@pytest.mark.rule("NF-COMP-25")
def test_there_is_one_threat_of_every_strength_from_4_to_15() -> None:
    assert [threat.strength for threat in CARDS] == list(range(BANDIT, LAST_THREAT + 1))


def test_the_weakest_threat_is_the_bandit() -> None:
    assert CARDS[0].id == "bandit"


def test_stronger_threats_are_worth_more() -> None:
    assert [threat.points for threat in CARDS] == [1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("NF-COMP-19", "NF-BOSS-01")
@pytest.mark.parametrize(
    ("players", "bosses"),
    [
        (2, ["ivory_queen", "red_king"]),
        (3, ["captain_shreya", "ivory_queen", "red_king"]),
        (4, ["zag", "captain_shreya", "ivory_queen", "red_king"]),
    ],
)
def test_fewer_players_meet_fewer_bosses(players: int, bosses: list[str]) -> None:
    assert [boss.id for boss in BOSS_CARDS if boss.seats <= players] == bosses


def test_bosses_are_stronger_than_most_threats_and_worth_more() -> None:
    assert [(boss.strength, boss.points) for boss in BOSS_CARDS] == [(13, 5), (14, 6), (16, 8), (18, 10)]


def test_every_boss_has_a_passage_of_its_own() -> None:
    passages = ["boss-zag", "boss-captain-shreya", "boss-ivory-queen", "boss-red-king"]
    assert [boss.passage for boss in BOSS_CARDS] == passages
    assert not any(threat.passage for threat in CARDS)


@pytest.mark.rule("NF-TAL-08")
def test_eighteen_talents_cost_from_1_to_4_and_all_of_them_49() -> None:
    prices = [talent.price for talent in talents.CARDS]
    assert len(prices) == 18
    assert set(prices) == {1, 2, 3, 4}
    assert sum(prices) == 49
