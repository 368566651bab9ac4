"""Events and rumours: catalogue chapter EVENT."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import IllegalMove, Move
from questhall.games.runebound3.board import GEMS, HEXES
from questhall.games.runebound3.cards.define import ADVENTURES, Event
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.adventure import AdventureBegan, CardDiscarded, OptionTaken, RumourKept
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.turn import Adventure, FollowRumour
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from questhall.games.runebound3.view import view
from support.runebound3 import HEX, hero, play, position
from support.runebound3_matches import match_at
from support.stretch import Played, Rigged

EVENTS = {id: card for id, card in ADVENTURES.items() if isinstance(card, Event)}
STAR, BLANK = "parry", "unbowed"
FIRST, SECOND = TakeOption(1), TakeOption(2)


def at_gem(card: str, skills: str = BLANK, **mine: Any) -> State:
    """Corbin on a social gem, and this is the next card; the skill deck has one kind of card."""
    deck = EVENTS[card].deck
    corbin = hero("corbin", **mine)
    corbin.hex = next(hex for hex, gem in GEMS.items() if gem == deck)
    state = position(corbin, hero("mok", "everton"), skill_deck=" ".join([skills] * 4))
    state.decks[deck] = [card]
    return state


def meet(state: State, *answers: Move, cards: int = 0) -> Played[State]:
    deck = next(deck for deck, cards_left in state.decks.items() if len(cards_left) == 1)
    rigged = Rigged(deck__skills=[0] * cards, **{f"deck__{deck}": [0]})
    return play(state, take_turn, [Adventure(), *answers], rigged)


@pytest.mark.rule("R3-EVENT-01")
def test_whoever_draws_an_event_sees_it_and_chooses_one_of_two_options() -> None:
    match = match_at(at_gem("harvest_festival"))

    match.play(0, Adventure())

    assert (match.asks[0].topic, [*match.asks[0].moves]) == ("event.option", [FIRST, SECOND])
    assert [match.view(viewer).drawn for viewer in (0, 1, None)] == ["harvest_festival"] * 3


@pytest.mark.rule("R3-EVENT-01")
@pytest.mark.parametrize(("option", "attribute", "cards", "gold"), [(FIRST, "body", 3, 1), (SECOND, "mind", 2, 3)])
def test_only_the_chosen_option_is_resolved(option: TakeOption, attribute: str, cards: int, gold: int) -> None:
    played = meet(at_gem("harvest_festival", STAR), option, cards=cards)

    assert played.events[:3] == [
        AdventureBegan(0, "social", "harvest_festival"),
        OptionTaken(0, "harvest_festival", option.option),
        attribute_tests.TestBegan(0, attribute, (STAR,) * cards),
    ]
    assert len(played.events_of(attribute_tests.TestEnded)) == 1
    assert played.events_of(GoldGained) == [GoldGained(0, gold)]


@pytest.mark.rule("R3-EVENT-02")
def test_an_option_that_cannot_be_carried_out_may_be_chosen_and_is_carried_out_as_far_as_possible() -> None:
    """The Black Physician has nothing to heal on a hero without damage; the zombie comes all the same."""
    state = position(hero("corbin", gold=0), hero("mok", "everton"), scenario="corpse_king", skill_deck="")
    state.players[0].hex = next(hex for hex, gem in GEMS.items() if gem == "social")
    state.decks["social"] = ["black_physician"]

    played = meet(state, FIRST)

    assert played.asked[-1].moves == [FIRST, SECOND]
    assert (state.players[0].damage, state.zombies) == (0, [state.players[0].hex])
    assert state.discards["social"] == ["black_physician"]


@pytest.mark.rule("R3-EVENT-02")
def test_whoever_cannot_pay_an_option_may_choose_it_all_the_same() -> None:
    state = at_gem("retired_blade", STAR, gold=1)

    played = meet(state, FIRST)

    assert played.asked[-1].moves == [FIRST, SECOND]
    assert (state.players[0].gold, played.events_of(attribute_tests.TestBegan)) == (0, []), (
        "he pays what he has, and is taught nothing"
    )


@pytest.mark.rule("R3-EVENT-03")
def test_some_options_are_rumours_and_never_both_of_a_card() -> None:
    rumours = {id: [option.rumour is not None for option in card.options].count(True) for id, card in EVENTS.items()}

    assert {count: sum(each == count for each in rumours.values()) for count in (0, 1, 2)} == {0: 30, 1: 10, 2: 0}


@pytest.mark.rule("R3-EVENT-04")
def test_a_rumour_stays_face_up_in_front_of_its_player_until_it_is_followed() -> None:
    state = at_gem("runesmith", STAR)

    played = meet(state, SECOND)

    assert played.events[1:] == [OptionTaken(0, "runesmith", 2), RumourKept(0, "runesmith")]
    assert [each.rumours for each in view(state, 1).heroes] == [["runesmith"], []]
    assert (state.discards["social"], state.players[0].trophies) == ([], [])
    places = []
    for hex in HEXES:
        state.players[0].hex = hex
        places += [hex] if FollowRumour("runesmith") in turn_moves(state, 0) else []
    assert places == [HEX["ithyrite_forge"]]


@pytest.mark.rule("R3-EVENT-04")
@pytest.mark.parametrize(
    ("skill", "trophies", "discarded"), [(STAR, ["significant_other"], []), (BLANK, [], ["significant_other"])]
)
def test_a_rumour_that_was_followed_is_over_one_way_or_the_other(
    skill: str, trophies: list[str], discarded: list[str]
) -> None:
    mine = hero("corbin", "everton", rumours="significant_other")
    state = position(mine, hero("mok"), skill_deck=f"{skill} {skill}")

    play(state, take_turn, [FollowRumour("significant_other")], Rigged(deck__skills=[0, 0]))

    assert (mine.rumours, mine.points) == ([], 2)
    assert [trophy.card for trophy in mine.trophies] == trophies
    assert state.discards["social"] == discarded


@pytest.mark.rule("R3-EVENT-05")
def test_a_hero_may_have_any_number_of_rumours() -> None:
    rumours = [id for id, card in EVENTS.items() if any(option.rumour for option in card.options)]
    held = [id for id in rumours if id != "runesmith"]
    state = at_gem("runesmith", rumours=" ".join(held))

    played = meet(state, SECOND)

    assert played.topics == [(0, "turn.act"), (0, "event.option")]
    assert state.players[0].rumours == [*held, "runesmith"]
    assert len(held) == 9


@pytest.mark.rule("R3-EVENT-06")
@pytest.mark.parametrize("at", ["tamalir", "ithyrite_forge"])
def test_whoever_has_taken_the_rumour_cannot_change_to_the_other_option(at: str) -> None:
    match = match_at(position(hero("mok", at, rumours="runesmith"), hero("corbin"), skill_deck=f"{BLANK} {BLANK}"))

    for option in (FIRST, SECOND):
        with pytest.raises(IllegalMove):
            match.play(0, option)

    if at == "ithyrite_forge":
        match.play(0, FollowRumour("runesmith"))
        assert match.asks[0].topic == "turn.act", "the rumour's own test of spirit failed; nobody was asked to choose"
        assert match.state.players[0].gold == 5 + 1


@pytest.mark.rule("R3-EVENT-08")
def test_tales_of_old_bring_exactly_a_coin_and_the_card() -> None:
    state = at_gem("tales_of_old", STAR, gold=0)

    played = meet(state, SECOND, cards=3)

    assert played.events[3:] == [attribute_tests.TestEnded(0, 3), GoldGained(0, 1), TrophyClaimed(0, "tales_of_old")]
    mine = state.players[0]
    assert (mine.gold, [trophy.card for trophy in mine.trophies], mine.damage) == (1, ["tales_of_old"], 0)


@pytest.mark.rule("R3-EVENT-09", "R3-TROPHY-09")
@pytest.mark.parametrize(
    ("card", "option", "skill", "cards", "kept"),
    [
        ("coven_of_necromancers", FIRST, STAR, 3, "trophy"),
        ("coven_of_necromancers", FIRST, BLANK, 3, "discard"),
        ("ancient_burials", FIRST, STAR, 3, "discard"),
        ("ancient_burials", SECOND, STAR, 0, "rumour"),
        ("cold_campfire", FIRST, STAR, 0, "discard"),
        ("crows_over_the_field", FIRST, STAR, 0, "discard"),
    ],
)
def test_an_event_is_a_trophy_only_if_it_says_so_and_otherwise_discarded_unless_kept(
    card: str, option: TakeOption, skill: str, cards: int, kept: str
) -> None:
    state = at_gem(card, skill)

    played = meet(state, option, cards=cards)

    mine = state.players[0]
    places = {
        "trophy": [trophy.card for trophy in mine.trophies],
        "rumour": mine.rumours,
        "discard": state.discards[EVENTS[card].deck],
    }
    assert places == {place: [card] if place == kept else [] for place in places}
    assert played.events_of(CardDiscarded) == ([CardDiscarded(card)] if kept == "discard" else [])
