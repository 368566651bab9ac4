"""The summary at the back of the rulebook."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.events.turn import RowOpened
from questhall.games.calltoadventure.moves import BuyRunes, PlayCard, TakeTrait, TryPath, UsePower
from questhall.games.calltoadventure.rules.attempt import pool
from questhall.games.calltoadventure.rules.casting import dark_runes
from questhall.games.calltoadventure.rules.setup import begin, make_character
from questhall.games.calltoadventure.rules.turn import act, begin_turn, main_moves
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.table_view import TableView
from questhall.games.calltoadventure.view import view
from support.calltoadventure import attempt, hero, play, position
from support.calltoadventure_matches import box, seen
from support.stretch import Rigged

ONE_ACT = "escape/upper surgeons_table/upper village_fever/upper"


def plain(origin: str = "soldier", **more: object) -> State:
    """A hero with a motivation that lowers no condition."""
    return position(hero(origin, "unsettled_score", **more), hero("healer"), act1="escape scholar recruiting_day")  # type: ignore[arg-type]


@pytest.mark.rule("CA-MEMO-02")
def test_everybody_begins_with_a_hero_card_and_three_experience() -> None:
    state = box(2, mode="competitive")
    state.players = [hero(motivation="insatiable_curiosity", xp=0) for _ in range(2)]

    play(state, begin, chance=Rigged(first=[1], deck__hero=[0, 0], deck__act1=[0, 0, 0, 0]))

    assert [(len(player.hand), player.xp) for player in state.players] == [(1, 3), (1, 3)]
    assert [(shown.hero_cards, shown.antihero_cards) for shown in view(state, None).heroes] == [(1, 0), (1, 0)]


@pytest.mark.rule("CA-MEMO-03")
def test_origin_and_motivation_lie_face_up_and_the_destiny_face_down() -> None:
    state = box(2)
    state.players[0].dealt = ["soldier", "farmer", "will_to_power", "honor_of_the_house", "windrunner", "mad_genius"]

    played = play(state, lambda table: make_character(table, 0, ("farmer", "will_to_power", "mad_genius")))

    shown = [(each.heroes[0].origin, each.heroes[0].motivation, each.heroes[0].destiny) for each in _views(state)]
    assert shown == [("farmer", "will_to_power", "mad_genius"), ("farmer", "will_to_power", "")]
    assert all("mad_genius" not in repr(event) for event in seen(played, 1))
    assert any("mad_genius" in repr(event) for event in seen(played, 0))


def _views(state: State) -> list[TableView]:
    return [view(state, seat) for seat in (0, 1)]


@pytest.mark.rule("CA-MEMO-04")
@pytest.mark.parametrize(("origin", "is_offered"), [("soldier", False), ("healer", True)])
def test_a_trait_is_for_those_who_fulfil_its_condition(origin: str, is_offered: bool) -> None:
    """A scholar needs intelligence."""
    assert (TakeTrait("scholar") in main_moves(plain(origin), 0)) is is_offered


@pytest.mark.rule("CA-MEMO-05")
@pytest.mark.parametrize(
    ("path", "xp", "most"),
    [("recruiting_day/upper", 5, 3), ("recruiting_day/upper", 2, 2), ("recruiting_day/lower", 5, 0)],
)
def test_up_to_three_dark_runes_can_be_bought_but_not_on_a_radiant_path(path: str, xp: int, most: int) -> None:
    state = attempt(plain(xp=xp), "recruiting_day", "upper" if path.endswith("upper") else "lower", "runes")
    assert dark_runes(state, 0) == [BuyRunes(count) for count in range(most + 1)]
    assert pool(state) == ["core1", "core2", "core3", "strength1"]


@pytest.mark.rule("CA-MEMO-07")
def test_in_the_own_turn_cards_and_powers_may_be_used_beside_the_main_action() -> None:
    state = plain("artifabrian", hand="stormlight", xp=1)

    played = play(state, act, [TryPath("escape/upper")])

    assert played.asked[0].moves[-1] == UsePower("artifabrian")
    assert played.asked[0].offers[0] == [PlayCard("stormlight", 0), PlayCard("stormlight", 1)]


@pytest.mark.rule("CA-MEMO-08")
def test_there_is_one_rune_for_each_icon_of_an_ability_on_the_challenge() -> None:
    """Strength and charisma suit the recruiting day; constitution does not."""
    state = plain(story="slavers_wagon/upper neighbour_on_trial/upper", xp=0)
    attempt(state, "recruiting_day")
    assert pool(state) == ["core1", "core2", "core3", "strength1", "strength2", "charisma1"]


@pytest.mark.rule("CA-MEMO-09")
def test_whoever_comes_to_a_new_act_opens_its_row_if_nobody_has() -> None:
    state = plain(story=ONE_ACT)
    state.decks[1] = ["hungry_siege", "oathgate", "kings_feast", "bread_riot"]

    played = play(state, begin_turn, chance=Rigged(deck__act2=[0, 0, 0, 0]))

    assert played.events_of(RowOpened) == [RowOpened(2, ("hungry_siege", "oathgate", "kings_feast", "bread_riot"))]
    assert state.open == 2
    assert play(state, begin_turn).events_of(RowOpened) == []

    unfinished = plain(story=" ".join(ONE_ACT.split()[:2]))
    assert play(unfinished, begin_turn).events_of(RowOpened) == []
