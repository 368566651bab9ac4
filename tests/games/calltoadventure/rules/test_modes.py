"""Solo, cooperative, competitive: what is laid out, and how a first game differs."""

from __future__ import annotations

import pytest

import questhall
from questhall.engine import BadOption
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import FATE, SCHEMES
from questhall.games.calltoadventure.events.setup import SchemeLaid
from questhall.games.calltoadventure.pointing import things
from questhall.games.calltoadventure.rules.attempt import difficulty
from questhall.games.calltoadventure.rules.gains import happen
from questhall.games.calltoadventure.rules.setup import begin
from questhall.games.calltoadventure.state import Options, State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import attempt, hero, play
from support.calltoadventure_matches import box
from support.stretch import Rigged

SKULLS = ["broken_oath", "embrace_the_thrill", "ravages_of_war", "the_everstorm", "the_everstorm", "unmade_influence"]


def at_the_beginning(seats: int, **options: object) -> State:
    """Characters are made; what motivations give, experience and the first cards are still to come."""
    state = box(seats, **options)
    state.players = [hero(motivation="insatiable_curiosity", xp=0) for _ in range(seats)]
    state.phase = "beginning"
    return state


@pytest.mark.rule("CA-MODE-01", "CA-MODE-08", "CA-MODE-09")
def test_two_to_four_play_together_or_against_one_another_and_one_plays_alone() -> None:
    assert GAME.players == (1, 2, 3, 4)
    assert GAME.modes == {"solo": (1,), "cooperative": (2, 3, 4), "competitive": (2, 3, 4)}
    shown = [view(box(seats, mode=mode), 0).mode for mode in ("cooperative", "competitive") for seats in (1, 2, 4)]
    assert shown == ["solo", "cooperative", "cooperative", "solo", "competitive", "competitive"]


@pytest.mark.rule("CA-MODE-02", "CA-ODIUM-01")
def test_odium_is_the_enemy_of_those_who_play_together_and_of_whoever_plays_alone() -> None:
    assert [box(seats, mode="cooperative").odium is not None for seats in (1, 2, 3, 4)] == [True] * 4
    assert [box(seats, mode="competitive").odium is not None for seats in (1, 2, 3, 4)] == [True, False, False, False]


@pytest.mark.rule("CA-ODIUM-02", "CA-ODIUM-03")
def test_his_card_and_one_scheme_lie_in_the_middle_of_the_table() -> None:
    state = at_the_beginning(2, scheme="broken_bonds")

    played = play(state, begin, chance=Rigged(first=[0], deck__hero=[0, 0], deck__act1=[0, 0, 0, 0]))

    assert played.events_of(SchemeLaid) == [SchemeLaid("broken_bonds", 10)]
    shown = view(state, 1)
    assert shown.odium is not None
    assert (shown.odium.scheme, shown.odium.xp) == ("broken_bonds", 10)
    assert "odium:card" in things(shown)
    assert "odium:card" not in things(view(box(2, mode="competitive"), 1))


@pytest.mark.rule("CA-TERM-04")
@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_the_scheme_is_chosen_at_set_up(scheme: str) -> None:
    odium = box(3, scheme=scheme).odium
    assert odium is not None
    assert odium.scheme == scheme


@pytest.mark.rule("CA-SCHEME-02")
def test_who_chooses_nothing_plays_the_scheme_for_a_first_game() -> None:
    assert Options().scheme == "radiants_united"
    assert questhall.new("calltoadventure", players=1, seed=1).view(0).odium.scheme == "radiants_united"


@pytest.mark.rule("CA-MODE-03")
@pytest.mark.parametrize("scheme", ["contest_of_champions", "broken_bonds"])
def test_a_scheme_that_needs_partners_is_refused_to_one_player(scheme: str) -> None:
    with pytest.raises(BadOption):
        box(1, scheme=scheme)


@pytest.mark.rule("CA-ODIUM-04", "CA-ODIUM-07")
def test_all_cards_with_the_skull_make_his_deck_before_any_card_is_dealt() -> None:
    state = box(2, mode="cooperative")
    assert state.phase == "deal"
    assert state.odium is not None
    assert sorted(state.odium.deck) == SKULLS
    assert not any(FATE[card].has_skull for card in state.antiheroes + state.heroes)


@pytest.mark.rule("CA-ODIUM-04", "CA-BASE-10")
def test_of_the_base_game_the_harsh_lesson_joins_his_deck() -> None:
    odium = box(2, mode="cooperative", base=True).odium
    assert odium is not None
    assert sorted(odium.deck) == sorted([*SKULLS, "harsh_lesson", "harsh_lesson"])
    assert box(2, mode="competitive", base=True).antiheroes.count("harsh_lesson") == 2


@pytest.mark.rule("CA-ODIUM-05")
def test_without_them_the_antihero_deck_has_18_cards_and_else_24() -> None:
    assert [len(box(seats, mode="cooperative").antiheroes) for seats in (1, 4)] == [18, 18]
    competitive = box(4, mode="competitive").antiheroes
    assert len(competitive) == 24
    assert sorted(card for card in competitive if FATE[card].has_skull) == SKULLS


@pytest.mark.rule("CA-ODIUM-06")
def test_five_experience_for_every_player_lie_on_his_card() -> None:
    odiums = [box(seats).odium for seats in (1, 2, 3, 4)]
    assert [odium.xp for odium in odiums if odium is not None] == [5, 10, 15, 20]


@pytest.mark.rule("CA-MODE-04", "CA-MODE-06")
def test_destinies_that_need_others_are_taken_out_where_there_are_none() -> None:
    everybody = {*box(2, mode="cooperative").destinies}
    assert len(everybody) == 12
    assert everybody - {*box(1).destinies} == {"stoneward", "bondsmith"}
    assert everybody - {*box(2, mode="competitive").destinies} == {"stoneward"}


@pytest.mark.rule("CA-BASE-01")
def test_the_cards_of_the_base_game_are_mixed_in_only_if_the_table_says_so() -> None:
    alone, mixed = box(4, mode="competitive"), box(4, mode="competitive", base=True)
    added = [
        len(getattr(mixed, pile)) - len(getattr(alone, pile))
        for pile in ("origins", "motivations", "destinies", "heroes", "antiheroes")
    ]
    assert added == [9, 10, 6, 14, 13]
    assert [len(more) - len(less) for more, less in zip(mixed.decks, alone.decks, strict=True)] == [13, 12, 9]


@pytest.mark.rule("CA-BASE-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_base_cards_too_the_enemy_is_odium_by_the_rules_of_this_box(seats: int) -> None:
    mixed, alone = box(seats, base=True), box(seats)
    assert mixed.odium is not None
    assert alone.odium is not None
    assert (mixed.odium.xp, mixed.odium.scheme) == (alone.odium.xp, alone.odium.scheme)
    assert difficulty(attempt(mixed, "odium")) == difficulty(attempt(alone, "odium")) == 9
    assert all(FATE[card].has_skull for card in mixed.odium.deck)
    play(mixed, lambda table: happen(table, 0, "moon"))
    assert mixed.odium.xp == 5 * seats  # nothing counts before act I,
    mixed.phase = "turn"
    play(mixed, lambda table: happen(table, 0, "moon"))
    assert mixed.odium.xp == 5 * seats + 1  # and then what his scheme says
