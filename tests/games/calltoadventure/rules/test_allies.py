"""Allies: won with their challenge, sacrificed, kept face down."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.events.turn import AllySacrificed, AllyWon
from questhall.games.calltoadventure.moves import Sacrifice, UsePower
from questhall.games.calltoadventure.rules.allies import must_sacrifice, sacrifice
from questhall.games.calltoadventure.rules.attempt import pool
from questhall.games.calltoadventure.rules.casting import settle
from questhall.games.calltoadventure.rules.powers import usable_powers
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import after
from questhall.games.calltoadventure.state import AllyCard
from support.calltoadventure import attempt, decks, plain, play, position
from support.stretch import Rigged


@pytest.mark.rule("CA-ALLY-06")
def test_a_passed_challenge_brings_its_ally_into_the_story() -> None:
    state = position(plain(), plain(), act2="arena_duel+ryshadium", opened=2)
    decks(state, antiheroes="voidlight")
    attempt(state, "arena_duel", plus=9)

    played = play(state, settle, chance=Rigged(deck__antihero=[0]))

    assert played.events_of(AllyWon) == [AllyWon(0, "ryshadium")]
    assert state.players[0].allies == [AllyCard("ryshadium", is_down=False)]
    assert state.players[0].story == ["arena_duel/upper"]  # the ally lies beside the board
    assert story_of(state.players[0]).abilities["strength"] == 1


@pytest.mark.rule("CA-ALLY-06")
def test_a_failed_challenge_brings_no_ally() -> None:
    state = position(plain(), plain(), act2="arena_duel+ryshadium", opened=2)
    decks(state, act2="bridge_run oathgate frozen_exile bread_riot")
    attempt(state, "arena_duel")
    play(state, settle, chance=Rigged(deck__act2=[0, 0, 0, 0]))
    assert state.players[0].allies == []


@pytest.mark.rule("CA-ALLY-08")
def test_a_sacrificed_ally_and_its_icons_leave_the_story() -> None:
    state = attempt(position(plain(allies="ryshadium child"), plain(), act1="sparring_ground"), "sparring_ground")
    assert pool(state)[3:] == ["strength1"]
    assert story_of(state.players[0]).triumph == 2

    played = play(state, lambda table: sacrifice(table, 0, "ryshadium"))

    assert played.events == [AllySacrificed(0, "ryshadium")]
    assert state.players[0].allies == [AllyCard("ryshadium", is_down=True), AllyCard("child", is_down=False)]
    assert pool(state)[3:] == []
    assert story_of(state.players[0]).triumph == 2


@pytest.mark.rule("CA-ALLY-08")
def test_what_a_sacrificed_ally_could_do_it_does_no_more() -> None:
    state = position(plain(allies="betrothed windspren"), plain(), act1="escape")
    assert usable_powers(state, 0) == [UsePower("betrothed")]
    state.players[0].allies[0].is_down = True
    state.players[0].story_changed()
    assert usable_powers(state, 0) == []


@pytest.mark.rule("CA-ALLY-10", "CA-ALLY-07")
def test_an_ally_may_be_sacrificed_for_what_it_brings() -> None:
    """The betrothed is set free: a sun and a hero card."""
    state = position(plain(allies="betrothed"), plain(), act1="escape", step="after")
    decks(state, heroes="fireside_tale")

    play(state, after, [UsePower("betrothed")], Rigged(deck__hero=[0]))

    assert state.players[0].allies == [AllyCard("betrothed", is_down=True)]
    assert (state.players[0].corruption, state.players[0].hand) == (1, ["fireside_tale"])


@pytest.mark.rule("CA-ALLY-12")
def test_whoever_must_sacrifice_chooses_among_allies_face_up() -> None:
    state = position(plain(), plain(allies="child sister- ryshadium"))

    played = play(state, lambda table: must_sacrifice(table, 1), [Sacrifice("ryshadium")])

    assert [(asked.seat, asked.moves) for asked in played.asked] == [(1, [Sacrifice("child"), Sacrifice("ryshadium")])]
    assert [ally.is_down for ally in state.players[1].allies] == [False, True, True]


@pytest.mark.rule("CA-ALLY-09")
def test_a_sacrificed_ally_stays_with_its_owner() -> None:
    state = position(plain(allies="child"), plain())
    play(state, lambda table: must_sacrifice(table, 0))
    assert state.players[0].allies == [AllyCard("child", is_down=True)]
    assert state.discards == [[], [], []]
