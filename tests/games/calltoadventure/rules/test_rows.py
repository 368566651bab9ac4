"""The rows of story cards: filled, and allies attached to challenges."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.events.turn import AllyAttached, AllyLeft, CardTurnedUp, DeckShuffled, RowOpened
from questhall.games.calltoadventure.moves import Attach, Journey, TakeTrait
from questhall.games.calltoadventure.rules.rows import fill, open_row, replace
from questhall.games.calltoadventure.rules.setup import begin
from questhall.games.calltoadventure.rules.turn import act, begin_turn
from support.calltoadventure import decks, hero, plain, play, position, row
from support.stretch import Rigged

THREE = "escape officer whitespine_hunt"
"""Two challenges and a trait."""


@pytest.mark.rule("CA-ALLY-01", "CA-ALLY-14")
def test_an_ally_is_attached_and_another_card_comes_up() -> None:
    state = position(plain(), plain(), act1=THREE, active=1)
    decks(state, act1="sister sparring_ground")

    played = play(state, lambda table: fill(table, 1), [Attach("whitespine_hunt")], Rigged(deck__act1=[0, 0]))

    assert played.topics == [(1, "row.attach")]
    assert row(state) == ["escape", "officer", "whitespine_hunt+sister", "sparring_ground"]
    attached = AllyAttached(1, "sister", "whitespine_hunt")
    assert played.events == [CardTurnedUp("sister"), attached, CardTurnedUp("sparring_ground")]


@pytest.mark.rule("CA-ALLY-02", "CA-ALLY-03")
def test_neither_a_challenge_with_an_ally_nor_a_trait_takes_one() -> None:
    state = position(plain(), plain(), act1="escape+brother officer whitespine_hunt")
    decks(state, act1="sister betrothed sparring_ground buried_quarry")

    played = play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[0, 0, 0]))

    assert played.asked == []  # there is only one place for the sister, and none for the betrothed
    assert row(state) == ["escape+brother", "officer", "whitespine_hunt+sister", "sparring_ground"]
    assert state.discards[0] == ["betrothed"]


@pytest.mark.rule("CA-ALLY-04")
def test_an_ally_without_a_place_is_discarded_and_the_next_card_comes_up() -> None:
    """There are free challenges, but in another row."""
    state = position(plain(), plain(), act1="escape+brother officer scholar", act2="bridge_run arena_duel", opened=2)
    decks(state, act1="sister sparring_ground")

    played = play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[0, 0]))

    assert played.events == [CardTurnedUp("sister"), AllyLeft("sister"), CardTurnedUp("sparring_ground")]
    assert row(state) == ["escape+brother", "officer", "scholar", "sparring_ground"]
    assert state.discards[0] == ["sister"]


@pytest.mark.rule("CA-ALLY-15")
def test_an_ally_is_attached_in_its_own_row_only() -> None:
    state = position(plain(), plain(), act1=THREE, act2="bridge_run arena_duel frozen_exile", opened=2)
    decks(state, act2="child oathgate")

    played = play(state, lambda table: fill(table, 2), [Attach("arena_duel")], Rigged(deck__act2=[0, 0]))

    assert played.asked[0].moves == [Attach("bridge_run"), Attach("arena_duel"), Attach("frozen_exile")]
    assert row(state, 2) == ["bridge_run", "arena_duel+child", "frozen_exile", "oathgate"]


@pytest.mark.rule("CA-ALLY-13")
def test_before_the_first_turn_the_first_player_attaches_allies() -> None:
    state = position(hero(), hero("healer"))
    decks(state, act1="escape sister whitespine_hunt officer sparring_ground", heroes="stormlight glyphward")
    chance = Rigged(first=[1], deck__hero=[0, 0], deck__act1=[0, 0, 0, 0, 0])

    played = play(state, begin, [Attach("whitespine_hunt")], chance)

    assert played.topics == [(1, "row.attach")]
    assert played.asked[0].moves == [Attach("escape"), Attach("whitespine_hunt")]
    assert row(state) == ["escape", "whitespine_hunt+sister", "officer", "sparring_ground"]


@pytest.mark.rule("CA-ALLY-16")
def test_of_a_row_that_is_opened_all_cards_are_seen_before_allies_are_attached_in_order() -> None:
    state = position(plain(), plain(), act1=THREE)
    decks(state, act2="child bridge_run true_love arena_duel frozen_exile oathgate")
    answers = [Attach("arena_duel")]

    played = play(state, lambda table: open_row(table, 2), answers, Rigged(deck__act2=[0, 0, 0, 0, 0, 0]))

    assert played.asked[0].moves == [Attach("bridge_run"), Attach("arena_duel")]
    assert row(state, 2) == ["bridge_run+true_love", "arena_duel+child", "frozen_exile", "oathgate"]
    assert played.events[-1] == RowOpened(2, ("bridge_run", "arena_duel", "frozen_exile", "oathgate"))


@pytest.mark.rule("CA-ALLY-16")
def test_whoever_opens_an_act_attaches_its_allies() -> None:
    veteran = plain(story="escape/upper sparring_ground/upper officer")
    state = position(plain(), veteran, active=1, step="begin")
    decks(state, act2="child bridge_run arena_duel frozen_exile oathgate")
    answers = [Attach("frozen_exile")]
    played = play(state, begin_turn, answers, Rigged(deck__act2=[0, 0, 0, 0, 0]))
    assert played.topics == [(1, "row.attach")]
    assert row(state, 2) == ["bridge_run", "arena_duel", "frozen_exile+child", "oathgate"]


@pytest.mark.rule("CA-ACT-03", "CA-ODIUM-12")
def test_a_scheme_may_look_at_rows_that_are_opened() -> None:
    """True Desolation: as many experience for Odium as there are heroes."""
    state = position(plain(), plain(), mode="cooperative", scheme="true_desolation")
    decks(state, act2="bridge_run oathgate frozen_exile bread_riot")
    assert state.odium is not None
    assert state.odium.xp == 10
    play(state, lambda table: open_row(table, 2), chance=Rigged(deck__act2=[0, 0, 0, 0]))
    assert state.odium.xp == 12


@pytest.mark.rule("CA-TURN-03")
def test_after_a_trait_a_new_card_comes_up_in_its_row() -> None:
    state = position(plain(xp=0), plain(), act1=f"{THREE} old_grudge", act2="bridge_run", opened=2)
    decks(state, act1="sparring_ground", act2="oathgate", antiheroes="voidlight")

    play(state, act, [TakeTrait("old_grudge")], Rigged(deck__act1=[0], deck__antihero=[0]))

    assert row(state) == ["escape", "officer", "whitespine_hunt", "sparring_ground"]
    assert row(state, 2) == ["bridge_run"]


@pytest.mark.rule("CA-TURN-06")
@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 4), (4, 5)])
def test_a_row_is_filled_up_to_its_full_number(players: int, length: int) -> None:
    state = position(*(plain() for _ in range(players)), act1="escape")
    decks(state, act1="sparring_ground buried_quarry officer scholar village_fever recruiting_day")
    play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[0] * (length - 1)))
    assert len(row(state)) == length


@pytest.mark.rule("CA-TURN-06")
def test_an_empty_deck_is_made_of_the_discards_of_its_act() -> None:
    state = position(plain(), plain(), act1=THREE)
    decks(state)
    state.discards = [["sparring_ground", "scholar"], ["bridge_run"], []]

    played = play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[1]))

    assert played.events == [DeckShuffled(1), CardTurnedUp("scholar")]
    assert (state.decks[0], state.discards) == (["sparring_ground"], [[], ["bridge_run"], []])


@pytest.mark.rule("CA-TURN-06")
def test_without_deck_and_discards_the_row_stays_short() -> None:
    state = position(plain(), plain(), act1=THREE)
    decks(state)
    assert play(state, lambda table: fill(table, 1)).events == []
    assert row(state) == THREE.split()


@pytest.mark.rule("CA-TURN-06")
def test_allies_that_find_no_place_are_not_shuffled_for_ever() -> None:
    state = position(plain(), plain(), act1="officer scholar old_grudge")
    decks(state, act1="sister brother")
    played = play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[0, 0, 0, 0]))
    assert played.events_of(DeckShuffled) == [DeckShuffled(1)]
    assert row(state) == ["officer", "scholar", "old_grudge"]
    assert sorted([*state.decks[0], *state.discards[0]]) == ["brother", "sister"]


@pytest.mark.rule("CA-JOUR-04")
def test_the_ally_of_a_discarded_challenge_is_discarded_too() -> None:
    state = position(plain(), plain(), act1=f"{THREE} sparring_ground+sister")
    decks(state, act1="buried_quarry")

    play(state, lambda table: replace(table, "sparring_ground"), chance=Rigged(deck__act1=[0]))

    assert state.discards[0] == ["sparring_ground", "sister"]
    assert row(state) == [*THREE.split(), "buried_quarry"]


@pytest.mark.rule("CA-JOUR-04", "CA-JOUR-01")
def test_a_journey_past_a_challenge_with_an_ally() -> None:
    state = position(plain(xp=1), plain(), act1="escape+sister whitespine_hunt officer scholar")
    decks(state, act1="buried_quarry")

    play(state, act, [Journey("escape")], Rigged(deck__act1=[0]))

    assert state.players[0].xp == 0
    assert state.discards[0] == ["escape", "sister"]
    assert row(state) == ["whitespine_hunt", "officer", "scholar", "buried_quarry"]
