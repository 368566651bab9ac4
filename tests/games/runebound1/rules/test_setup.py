"""Setting up: catalogue chapters SETUP, AMODE, ADOOM; here with the printed cards."""

from __future__ import annotations

import pytest

from questhall.engine import Box, Table
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, HEROES, ITEMS
from questhall.games.runebound1.components import COLOURS, TOWNS
from questhall.games.runebound1.events.turn import CardOffered, FirstPlayer, HeroDealt, RolledForFirst
from questhall.games.runebound1.rules.setup import ADVANCED, lay_out, set_up
from questhall.games.runebound1.rules.track import put_on_track
from questhall.games.runebound1.state import Options, State
from support.runebound1 import hex_of, play
from support.stretch import Played, Rigged

BASIC = {"advanced": False, "doom": False}


def set_out(players: int = 3, **options: bool) -> State:
    """The basic game, if no other options are named."""
    return lay_out(Box(players, Options(**BASIC | options)))


def dealt(state: State, first: list[int], **streams: list[int]) -> Played[State]:
    """The set-up with the first card of every pile, and these rolls for the first player."""
    seats = len(state.players)
    market = [0] * (len(TOWNS) - 1)
    return play(
        state,
        set_up,
        (),
        Rigged(heroes=[0] * seats, deck__market=market, first=[die - 1 for die in first], **streams),
    )


@pytest.mark.rule("R1-SETUP-02")
def test_all_adventure_counters_lie_on_their_spots_and_none_in_the_bank() -> None:
    state = set_out()

    assert state.spots == list(SPOTS)
    assert len(state.spots) == 50
    assert state.bank == [0, 0, 0, 0]


@pytest.mark.rule("R1-SETUP-03", "R1-COMP-15")
def test_six_numbered_spaces_wait_for_undefeated_challenges() -> None:
    state = set_out()
    assert state.undefeated == []
    cards = [card for card in ADVENTURES if ADVENTURES[card].colour == "green"][:6]

    def fill(table: Table[State]) -> None:
        for number, card in enumerate(cards):
            put_on_track(table, card, number)

    play(state, fill)
    assert [(waiting.space, waiting.hex) for waiting in state.undefeated] == [(n + 1, n) for n in range(6)]


@pytest.mark.rule("R1-SETUP-04", "R1-COMP-12")
def test_items_and_allies_make_one_market_deck() -> None:
    deck = set_out().market.cards

    assert len(deck) == len(set(deck)) == 60
    assert {card for card in deck if card in ALLIES} == {card for card in ALLIES if card not in ADVENTURES}
    assert {card for card in deck if card in ITEMS} == {card for card in ITEMS if card not in ADVENTURES}


@pytest.mark.rule("R1-SETUP-05", "R1-SETUP-06")
def test_every_town_but_tamalir_begins_with_one_card_on_sale() -> None:
    state = set_out()
    deck = list(state.market.cards)

    played = dealt(state, [9, 5, 5])

    on_sale = {town: state.stalls[town] for town in TOWNS}
    assert on_sale.pop("tamalir") == []
    assert [len(cards) for cards in on_sale.values()] == [1] * 7
    offered = played.events_of(CardOffered)
    assert [(event.town, event.card) for event in offered] == [(town, *cards) for town, cards in on_sale.items()]
    assert sorted([*state.market.cards, *(event.card for event in offered)]) == sorted(deck)


@pytest.mark.rule("R1-SETUP-07", "R1-COMP-10")
def test_each_colour_has_a_deck_of_its_own() -> None:
    state = set_out()

    assert list(state.decks) == list(COLOURS) == ["green", "yellow", "blue", "red"]
    for colour, pile in state.decks.items():
        assert pile.cards == [card for card in ADVENTURES if ADVENTURES[card].colour == colour]
        assert (pile.over, pile.under) == ([], [])
    assert [len(state.decks[colour].cards) for colour in COLOURS] == [24, 20, 16, 12]


@pytest.mark.rule("R1-SETUP-08")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_three_gold(players: int) -> None:
    assert [player.gold for player in set_out(players).players] == [3] * players


@pytest.mark.rule("R1-SETUP-11", "R1-COMP-06")
def test_each_player_draws_one_of_twelve_heroes_and_the_others_take_no_part() -> None:
    assert len(HEROES) == 12
    state = set_out()

    played = play(state, set_up, (), Rigged(heroes=[11, 0, 4], deck__market=[0] * 7, first=[8, 4, 4]))

    heroes = list(HEROES)
    drawn = [heroes[11], heroes[0], heroes[5]]
    assert [player.hero for player in state.players] == drawn
    assert played.events_of(HeroDealt) == [HeroDealt(seat, hero) for seat, hero in enumerate(drawn)]


@pytest.mark.rule("R1-SETUP-12")
def test_the_highest_roll_begins_and_equals_roll_again() -> None:
    state = set_out()

    played = dealt(state, [12, 7, 12, 3, 18])

    rolled = [(0, 12), (1, 7), (2, 12), (0, 3), (2, 18)]
    assert [(event.seat, event.die) for event in played.events_of(RolledForFirst)] == rolled
    assert played.events_of(FirstPlayer) == [FirstPlayer(2)]
    assert (state.first, state.active) == (2, 2)


@pytest.mark.rule("R1-MOVE-03")
def test_a_figure_enters_tamalir_in_the_first_turn_of_its_player_and_not_before() -> None:
    state = set_out()

    dealt(state, [3, 20, 4])

    assert [player.hex for player in state.players] == [-1, hex_of("tamalir"), -1]


@pytest.mark.rule("R1-ADOOM-01")
def test_the_doom_track_begins_with_a_green_card_that_nobody_has_seen() -> None:
    state = set_out(advanced=True)
    green = list(state.decks["green"].cards)

    played = dealt(state, [9, 5, 5], deck__green=[7])

    assert state.doom == [green[7]]
    assert state.is_start_unseen
    assert green[7] not in state.decks["green"].cards
    assert not any(green[7] in repr(event) for event in played.events)
    assert dealt(set_out(), [9, 5, 5]).state.doom == [], "the basic game has no doom track"


@pytest.mark.rule("R1-AMODE-01")
def test_the_advanced_game_is_all_blocks_at_once_and_the_basic_game_none() -> None:
    advanced, basic = set_out(advanced=True).options, set_out().options

    assert all(getattr(advanced, block) for block in ADVANCED)
    assert not any(getattr(basic, block) for block in ADVANCED)
    assert set_out(fresh=True).options == Options(advanced=False, doom=False, fresh=True), "a block can be had alone"


@pytest.mark.rule("R1-AMODE-03")
def test_hazards_bring_the_doom_track_and_who_plays_alone_plays_against_it() -> None:
    assert set_out(hazards=True).options == Options(advanced=False, hazards=True, doom=True)
    assert set_out(players=1).options == Options(advanced=False, doom=True)
    assert set_out(players=2).options == Options(advanced=False, doom=False)


@pytest.mark.rule("R1-VAR-11")
def test_variants_go_with_each_other_and_with_either_game() -> None:
    variants = ("two_dice", "trade", "tight", "upkeep", "life")
    for variant in variants:
        chosen = set_out(**{variant: True}).options
        assert [getattr(chosen, other) for other in variants] == [other == variant for other in variants]
    everything = set_out(advanced=True, **dict.fromkeys(variants, True)).options
    assert all(getattr(everything, option) for option in (*variants, *ADVANCED))
