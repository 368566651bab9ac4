"""The general store: a coin, or artifacts of both decks."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.events.gains import ArtifactsKept, ArtifactsTaken
from questhall.games.nearandfar.events.town import ArtifactsDrawn, ArtifactsSeen
from questhall.games.nearandfar.moves import Claim, Done, DrawArtifacts, Keep, TakeCoin
from questhall.games.nearandfar.rules.store import draw_artifacts, store_moves, visit_store
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import inside, play, player, position, visiting
from support.stretch import Played, Rigged

ORDINARY = ["spices", "mirror_hat", "jade_flute", "moon_lens", "lockpicks"]
SPECIAL = ["crown_of_guile", "master_key", "outcasts_ring", "wishing_stone", "thinking_machine"]


def in_the_store(one: Player) -> State:
    state = position(one, player("grear", place="farm", team="cat_1"))
    state.ordinary, state.special = [*ORDINARY], [*SPECIAL]
    return state


def visit(state: State, *answers: Move, drawn: int = 0) -> Played[State]:
    """A visit during which so many cards are drawn, always the first of the deck."""
    return visiting(state, "store", visit_store, *answers, chance=Rigged(artifacts=[0] * drawn))


@pytest.mark.rule("NF-STORE-01")
def test_a_coin_is_one_thing_the_store_gives() -> None:
    state = in_the_store(player())
    played = visit(state, TakeCoin())
    assert played.topics == [(0, "store.action")]
    assert (state.players[0].coins, state.players[0].hand) == (1, [])


@pytest.mark.rule("NF-STORE-01", "NF-STORE-02", "NF-STORE-03")
def test_four_artifacts_in_any_mix_are_the_other_and_the_mix_is_fixed_before_looking() -> None:
    state = in_the_store(player())
    kept = Keep(("crown_of_guile", "spices"))
    played = visit(state, DrawArtifacts(2, 2), kept, drawn=4)
    mixes = [DrawArtifacts(4 - special, special) for special in range(5)]
    assert played.asked[0].moves == [TakeCoin(), *mixes, Done()]
    assert played.topics == [(0, "store.action"), (0, "artifacts.keep")]
    assert (state.players[0].coins, state.players[0].hand) == (0, ["crown_of_guile", "spices"])


@pytest.mark.rule("NF-STORE-04", "NF-ART-10")
def test_any_number_of_them_is_kept_and_the_others_are_discarded_for_nothing() -> None:
    state = in_the_store(player())
    played = visit(state, DrawArtifacts(4, 0), Keep(()), drawn=4)
    drawn = sorted(ORDINARY[:4])
    offered = played.asked[1].moves
    assert len(offered) == 16
    assert offered[:2] == [Keep(tuple(drawn)), Keep(tuple(drawn[:3]))]
    assert (state.players[0].hand, sorted(state.discarded_artifacts)) == ([], drawn)
    assert state.ordinary == ["lockpicks"]


@pytest.mark.rule("NF-STORE-04")
def test_only_the_visitor_sees_what_is_drawn() -> None:
    state = in_the_store(player())
    played = visit(state, DrawArtifacts(0, 4), Keep(("master_key",)), drawn=4)
    drawn, seen, kept = played.events
    assert drawn == ArtifactsDrawn(0, 0, 4)
    cards = tuple(sorted(SPECIAL[:4]))
    assert (seen.event, seen.only, seen.mask) == (ArtifactsSeen(cards), (0,), None)  # type: ignore[attr-defined]
    others = tuple(card for card in cards if card != "master_key")
    assert kept.event == ArtifactsKept(("master_key",), others)  # type: ignore[attr-defined]
    assert kept.mask == ArtifactsTaken(0, 1)  # type: ignore[attr-defined]


@pytest.mark.rule("NF-STORE-04")
def test_while_the_drawn_ones_are_looked_at_nothing_is_claimed() -> None:
    """What is kept joins the hand first."""
    state = in_the_store(player(hand="moon_lens", coins=1, gems=1, tokens="mystics"))
    played = visit(state, DrawArtifacts(4, 0), Keep(()), drawn=4)
    assert [asked.offers for asked in played.asked] == [{0: [Claim("moon_lens")]}, {}]


@pytest.mark.rule("NF-STORE-05")
def test_those_kept_join_the_hand_and_stay_there() -> None:
    state = in_the_store(player(hand="weather_glass"))
    visit(state, DrawArtifacts(4, 0), Keep(("spices",)), drawn=4)
    assert state.players[0].hand == ["weather_glass", "spices"]
    again = visit(state, Done())
    assert again.asked[0].moves == [TakeCoin(), *(DrawArtifacts(4 - some, some) for some in range(3, 5)), Done()]
    assert state.players[0].hand == ["weather_glass", "spices"]


def test_short_decks_give_what_they_hold() -> None:
    state = in_the_store(player())
    state.ordinary, state.special = ["spices"], ["master_key"]
    assert store_moves(inside(state, "store"), 0) == [TakeCoin(), DrawArtifacts(1, 1), Done()]
    state.ordinary, state.special = [], []
    assert store_moves(state, 0) == [TakeCoin(), Done()]


def test_where_no_card_is_left_nothing_is_asked() -> None:
    state = in_the_store(player())
    state.ordinary = []
    played = play(state, lambda table: draw_artifacts(table, 0, 1, 0))
    assert (played.topics, played.events) == ([], [ArtifactsDrawn(0, 1, 0)])


@pytest.mark.rule("NF-TAL-29")
def test_persuasion_draws_a_fifth_card() -> None:
    state = in_the_store(player(talents="persuasion"))
    played = visit(state, DrawArtifacts(3, 2), Keep(("spices",)), drawn=5)
    assert played.asked[0].moves == [TakeCoin(), *(DrawArtifacts(5 - some, some) for some in range(6)), Done()]
    assert (state.players[0].hand, len(state.discarded_artifacts)) == (["spices"], 4)


@pytest.mark.rule("NF-TAL-29")
@pytest.mark.parametrize("action", [TakeCoin(), Done()])
def test_persuasion_draws_one_with_the_coin_and_without_any_action(action: Move) -> None:
    state = in_the_store(player(talents="persuasion"))
    played = visit(state, action, DrawArtifacts(0, 1), Keep(()), drawn=1)
    assert played.topics[1:] == [(0, "store.extra"), (0, "artifacts.keep")]
    assert played.asked[1].moves == [DrawArtifacts(1, 0), DrawArtifacts(0, 1), Done()]
    assert state.discarded_artifacts == ["crown_of_guile"]
