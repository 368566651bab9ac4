"""Treasures: the spread of the deck, and what those do that do more than show a symbol."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.nearandfar.cards.define import Treasure
from questhall.games.nearandfar.cards.treasures import CARDS, SYMBOLS, USED_UP, VISITS
from questhall.games.nearandfar.components import BUILDINGS, Icons
from questhall.games.nearandfar.moves import Dig, Done, DrawArtifacts, Hire, Join, Keep, TakeGood
from questhall.games.nearandfar.rules.buildings import visit_mine
from questhall.games.nearandfar.rules.saloon import hire_once
from questhall.games.nearandfar.state import Beast, Player, State, Visit
from support.nearandfar_cards import camped, play, points, position, visited
from support.stretch import Rigged

TREASURE: dict[str, Treasure] = {card.id: card for card in CARDS}


@pytest.mark.rule("NF-COMP-24")
def test_there_are_36_treasures() -> None:
    assert len(CARDS) == len(TREASURE) == 36


def test_almost_half_of_them_are_symbols() -> None:
    assert Counter(card.icons for card in SYMBOLS) == {
        Icons(skill=1): 4,
        Icons(combat=1): 4,
        Icons(hearts=2): 4,
        Icons(search=1): 3,
        Icons(movement=1): 2,
    }


def test_seven_are_used_up() -> None:
    assert Counter((card.name, card.fight, card.skill, card.gives_hearts) for card in USED_UP) == {
        ("fire_bomb", 3, 0, 0): 3,
        ("clever_tonic", 0, 3, 0): 2,
        ("smelling_salts", 0, 0, 3): 2,
    }


def test_only_what_is_used_up_comes_in_copies() -> None:
    copies = Counter(card.name for card in CARDS)
    assert {name for name, count in copies.items() if count > 1} == {card.name for card in USED_UP}


def test_every_building_has_a_treasure_for_its_visitors() -> None:
    assert sorted(building for card in VISITS for building in card.on_visit) == sorted(BUILDINGS)


@pytest.mark.parametrize(
    ("treasure", "building", "gain"),
    [
        ("snare", "hut", Player(food=1)),
        ("feed_bag", "stables", Player(food=1)),
        ("scarecrows_hat", "farm", Player(coins=1)),
        ("brass_abacus", "store", Player(gems=1)),
        ("councillors_gavel", "town_hall", Player(coins=1)),
    ],
)
def test_a_visit_brings_something(treasure: str, building: str, gain: Player) -> None:
    assert visited(TREASURE[treasure], building) == gain


@pytest.mark.rule("NF-TREC-10")
@pytest.mark.parametrize(("good", "gain"), [("coin", Player(coins=1)), ("gem", Player(gems=1))])
def test_the_old_shovel_digs_up_a_coin_or_a_gem(good: str, gain: Player) -> None:
    assert camped(TREASURE["old_shovel"], TakeGood(good)) == gain  # type: ignore[arg-type]


def in_the_mine(coins: int) -> State:
    """Seat 0 comes with a rusty bell, a dog and so many coins; Krek costs 2."""
    miner = Player(place="mine", coins=coins, team=["dog_1"], animals=[Beast("bird", "rusty_bell")])
    state = position(miner, Player())
    state.row = ["krek_the_scavenger", "tokra_the_ancient"]
    state.turn.visit = Visit("mine")
    return state


@pytest.mark.rule("NF-TREC-08")
def test_with_the_rusty_bell_one_hires_in_the_mine_at_the_usual_price() -> None:
    played = play(in_the_mine(3), TREASURE["rusty_bell"].on_visit["mine"], Hire("krek_the_scavenger"), Join())

    assert played.asked[0].moves == [Hire("krek_the_scavenger"), Done()]
    assert played.state.players[0].coins == 1
    assert played.state.players[0].team == ["dog_1", "krek_the_scavenger"]


@pytest.mark.rule("NF-TREC-08")
def test_nobody_has_to_hire_when_the_rusty_bell_rings() -> None:
    played = play(in_the_mine(3), TREASURE["rusty_bell"].on_visit["mine"], Done())
    assert played.state == in_the_mine(3)


@pytest.mark.rule("NF-TREC-08")
def test_what_is_dug_up_can_pay_for_a_hire_by_the_rusty_bell() -> None:
    played = play(in_the_mine(0), visit_mine, Dig(0), Hire("krek_the_scavenger"), Join())

    assert played.topics == [(0, "mine.action"), (0, "mine.hire"), (0, "team.join")]
    assert played.state.players[0].team == ["dog_1", "krek_the_scavenger"]
    assert played.state.players[0].coins == 1  # 2 of the mine, 1 from under the camp


@pytest.mark.rule("NF-TREC-08")
def test_the_rusty_bell_hires_one_only() -> None:
    state = in_the_mine(9)
    hired = play(state, hire_once, Hire("krek_the_scavenger"), Join()).state
    assert play(hired, visit_mine, Dig(0)).topics == [(0, "mine.action")]


@pytest.mark.rule("NF-TREC-12")
@pytest.mark.parametrize(
    ("kept", "hand", "discarded"), [(("spices",), ["spices"], []), ((), [], ["spices"])], ids=("kept", "discarded")
)
def test_an_artifact_of_the_old_journal_is_kept_or_discarded_at_once(
    kept: tuple[str, ...], hand: list[str], discarded: list[str]
) -> None:
    state = position(Player(place="saloon"), Player())
    state.ordinary, state.special = ["spices"], ["moon_lens"]

    journal = TREASURE["old_journal"].on_visit["saloon"]
    played = play(state, journal, DrawArtifacts(1, 0), Keep(kept), chance=Rigged(artifacts=[0]))

    assert played.asked[0].moves == [DrawArtifacts(1, 0), DrawArtifacts(0, 1), Done()]
    assert played.state.players[0].hand == hand
    assert played.state.discarded_artifacts == discarded
    assert played.state.special == ["moon_lens"]


def test_the_jingling_decoy_draws_threats_away_for_a_coin() -> None:
    assert {card.id: card.avoids for card in CARDS if card.avoids} == {"jingling_decoy": "coin"}


@pytest.mark.rule("NF-TREC-05")
@pytest.mark.parametrize(
    ("defeated", "expected"),
    [
        ((3, 2, 1), 4),
        ((3, 3, 1), 2),
        ((2, 3, 1), 2),
        ((2, 3, 3), 2),
        ((2, 3, 2), 0),
        ((1, 3, 2), 0),
        ((1, 0, 0), 4),
        ((0, 0, 0), 0),
        ((0, 1, 1), 0),
    ],
)
def test_the_bounty_contract_pays_the_first_and_the_second(defeated: tuple[int, ...], expected: int) -> None:
    players = [Player(threats=[4] * count) for count in defeated]
    assert points(TREASURE["bounty_contract"], *players) == expected


@pytest.mark.rule("NF-TREC-05")
def test_bosses_are_counted_for_the_bounty_contract() -> None:
    assert points(TREASURE["bounty_contract"], Player(bosses=["zag"], threats=[4]), Player(threats=[5])) == 4


@pytest.mark.rule("NF-TREC-06")
@pytest.mark.parametrize(("mine", "other", "expected"), [(4, 3, 2), (4, 4, 0), (3, 4, 0)])
def test_the_coin_purse_pays_only_the_one_with_the_most_coins(mine: int, other: int, expected: int) -> None:
    assert points(TREASURE["coin_purse"], Player(coins=mine), Player(coins=other, gems=9), Player()) == expected


@pytest.mark.rule("NF-TREC-11")
@pytest.mark.parametrize(("mine", "other", "expected"), [(4, 3, 2), (4, 4, 0), (3, 4, 0)])
def test_the_ancient_recipe_pays_only_the_one_with_the_most_food(mine: int, other: int, expected: int) -> None:
    assert points(TREASURE["ancient_recipe"], Player(food=mine), Player(), Player(food=other)) == expected
