"""Set-up, steps 5 to 10: story cards, the market deck, the market, the initiative cards and their gold."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.events import CardsDealt
from questhall.games.rollplayer.rules.cleanup import deal_market, draw_card
from questhall.games.rollplayer.rules.setup import deal_story_cards
from questhall.games.rollplayer.rules.variants import build_market_deck
from questhall.games.rollplayer.state import State
from support.rollplayer import play
from support.rollplayer_setup import at_first_round, at_placing, finished, opened

REMOVED = {1: 14, 2: 14, 3: 6, 4: 0}


def deck_for(players: int) -> State:
    """Step 7 done: the market deck lies ready, the market is not dealt."""
    return play(opened(players), build_market_deck, deck__removed=[0] * REMOVED[players]).state


def ranks(cards: list[str]) -> Counter[int]:
    return Counter(CARDS[card].dots for card in cards)


# Step 5 and 6: story cards and tokens


@pytest.mark.rule("RP-SETUP-19", "RP-BACK-01", "RP-ALIGN-01")
def test_each_player_is_dealt_one_card_of_each_of_two_separate_decks() -> None:
    state = opened(2)
    state.start = 1
    played = play(state, deal_story_cards, deck__backstory=[15, 0], deck__alignment=[0, 0])
    assert played.events == [CardsDealt(1, "street_urchin", "arbiter"), CardsDealt(0, "aristocrat", "champion")]
    assert [player.backstory for player in state.players] == ["aristocrat", "street_urchin"]
    assert [player.alignment for player in state.players] == ["champion", "arbiter"]


@pytest.mark.rule("RP-SETUP-19")
def test_nobody_is_dealt_a_card_that_another_player_has() -> None:
    for seed in range(10):
        players = at_placing(4, seed).state.players
        assert len({player.backstory for player in players}) == 4
        assert len({player.alignment for player in players}) == 4


@pytest.mark.rule("RP-SETUP-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_story_cards_that_were_not_dealt_are_nowhere_in_the_game(players: int) -> None:
    match = finished(players, seed=3)
    dealt = [card for player in match.state.players for card in (player.backstory, player.alignment)]
    text = msgspec.json.encode(match.state).decode()
    assert sorted(card for card in [*BACKSTORIES, *ALIGNMENTS] if f'"{card}"' in text) == sorted(dealt)
    assert len(dealt) == 2 * players


@pytest.mark.rule("RP-SETUP-22", "RP-SHEET-08", "RP-SHEET-09")
def test_backstory_and_alignment_lie_on_the_sheet_after_set_up() -> None:
    assert [(player.backstory, player.alignment) for player in opened(3).players] == [("", "")] * 3
    match = at_first_round(3, seed=2)
    dealt = {event.seat: event for event in match.events(None) if isinstance(event, CardsDealt)}
    for seat, sheet in enumerate(match.view(None).sheets):
        assert (sheet.backstory, sheet.alignment) == (dealt[seat].backstory, dealt[seat].alignment)
        assert sheet.backstory in BACKSTORIES
        assert sheet.alignment in ALIGNMENTS


@pytest.mark.rule("RP-SETUP-22", "RP-SHEET-07")
def test_the_class_card_lies_on_the_sheet_and_no_two_players_share_its_colour() -> None:
    assert [player.class_card for player in opened(4).players] == [""] * 4
    sheets = at_first_round(4, seed=2).view(None).sheets
    assert len({CLASS[sheet.class_card].color for sheet in sheets}) == 4


@pytest.mark.rule("RP-SETUP-23", "RP-ALIGN-04", "RP-ALIGN-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_token_starts_in_the_centre_whatever_the_alignment_card(players: int) -> None:
    for seed in range(5):
        assert [player.token for player in at_first_round(players, seed).state.players] == [(1, 1)] * players


# Step 7: the market deck


@pytest.mark.rule("RP-SETUP-25", "RP-SETUP-28")
def test_with_four_players_all_cards_lie_in_two_piles_by_rank() -> None:
    state = deck_for(4)
    assert (ranks(state.deck), ranks(state.lower_deck)) == ({1: 26}, {2: 27})
    assert state.discard == []
    assert sorted(state.deck + state.lower_deck) == sorted(CARDS)


@pytest.mark.rule("RP-SETUP-26")
def test_with_three_players_three_cards_of_each_pile_are_discarded() -> None:
    state = deck_for(3)
    assert ranks(state.discard) == {1: 3, 2: 3}
    assert (ranks(state.deck), ranks(state.lower_deck)) == ({1: 23}, {2: 24})


@pytest.mark.rule("RP-SETUP-27")
def test_with_two_players_seven_cards_of_each_pile_are_discarded() -> None:
    state = deck_for(2)
    assert ranks(state.discard) == {1: 7, 2: 7}
    assert (ranks(state.deck), ranks(state.lower_deck)) == ({1: 19}, {2: 20})


@pytest.mark.rule("RP-SETUP-26", "RP-SETUP-27")
@pytest.mark.parametrize("players", [2, 3])
def test_the_discarded_cards_are_random(players: int) -> None:
    discards = [at_placing(players, seed).state.discard for seed in range(10)]
    assert len(set(map(tuple, discards))) == 10
    assert all(ranks(discard) == {1: REMOVED[players] // 2, 2: REMOVED[players] // 2} for discard in discards)


@pytest.mark.rule("RP-SETUP-29")
def test_all_one_dot_cards_come_before_the_first_two_dot_card() -> None:
    state = deck_for(3)
    drawn: list[str] = []
    for _ in range(47):
        play(state, lambda table: drawn.append(draw_card(table)), deck__market=[0])
    assert [CARDS[card].dots for card in drawn] == [1] * 23 + [2] * 24
    assert len(set(drawn)) == 47


@pytest.mark.rule("RP-SETUP-29")
def test_each_pile_is_shuffled() -> None:
    """Any card of the upper pile can come first, and no other."""
    firsts = set()
    for place in range(26):
        play(deck_for(4), lambda table: firsts.add(draw_card(table)), deck__market=[place])
    assert sorted(firsts) == sorted(card.id for card in CARDS.values() if card.dots == 1)


@pytest.mark.rule("RP-SETUP-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_discarded_in_set_up_are_the_open_discard_pile(players: int) -> None:
    match = at_first_round(players, seed=1)
    for seat in (None, *range(players)):
        assert match.view(seat).discard == match.state.discard
    assert len(match.state.discard) == REMOVED[players]
    lying = match.state.discard + match.state.deck + match.state.lower_deck + match.state.market
    assert sorted(lying) == sorted(CARDS), "each card in one place only"


@pytest.mark.rule("RP-SETUP-31")
@pytest.mark.parametrize(("players", "cards"), [(2, 39), (3, 47), (4, 53)])
def test_how_many_cards_the_market_deck_has_before_the_market_is_dealt(players: int, cards: int) -> None:
    state = deck_for(players)
    assert len(state.deck) + len(state.lower_deck) == cards
    assert state.market == []


def test_the_solo_deck_has_one_card_less_than_that_of_two_players() -> None:
    state = deck_for(1)
    assert ranks(state.deck) + ranks(state.lower_deck) == {1: 19, 2: 19}


# Step 8: the market


@pytest.mark.rule("RP-SETUP-32")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_the_market_has_one_card_more_than_players(players: int, cards: int) -> None:
    state = deck_for(players)
    top = state.deck[:cards]
    play(state, deal_market, deck__market=[0] * cards)
    assert state.market == top
    assert not set(top) & set(state.deck), "off the deck"


@pytest.mark.rule("RP-SETUP-32", "RP-SETUP-31")
@pytest.mark.parametrize(("players", "market", "deck"), [(1, 3, 34), (2, 3, 36), (3, 4, 43), (4, 5, 48)])
def test_the_market_of_a_real_match_lies_open(players: int, market: int, deck: int) -> None:
    match = at_placing(players, seed=6)
    view = match.view(None)
    assert [card.card for card in view.market] == match.state.market
    assert (len(view.market), view.deck) == (market, deck)
    assert ranks(match.state.market) == {1: market}


# Step 9 and 10: initiative cards and their gold


@pytest.mark.rule("RP-SETUP-33", "RP-SETUP-34", "RP-SETUP-35")
@pytest.mark.parametrize(
    ("players", "numbers"), [(1, [1, 2, 3]), (2, [1, 2, 3]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4, 5])]
)
def test_the_initiative_cards_in_use_lie_in_ascending_order(players: int, numbers: list[int]) -> None:
    assert [card.number for card in at_placing(players, seed=6).state.initiative] == numbers


@pytest.mark.rule("RP-SETUP-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_initiative_cards_as_open_market_cards(players: int) -> None:
    state = at_placing(players, seed=6).state
    assert len(state.initiative) == len(state.market) == players + 1


@pytest.mark.rule("RP-SETUP-38", "RP-SETUP-39")
@pytest.mark.parametrize("players", [1, 2])
def test_with_two_players_and_alone_one_gold_lies_on_card_2(players: int) -> None:
    assert [card.gold for card in opened(players).initiative] == [0, 0, 0], "not before step 10"
    assert [card.gold for card in at_placing(players, seed=6).state.initiative] == [0, 1, 0]


@pytest.mark.rule("RP-SETUP-38", "RP-SETUP-40", "RP-SETUP-37")
def test_with_three_players_one_gold_lies_on_cards_2_and_3() -> None:
    """Card 3, at the end of the row with two players, shows its other side."""
    assert [card.gold for card in at_placing(3, seed=6).state.initiative] == [0, 1, 1, 0]


@pytest.mark.rule("RP-SETUP-38", "RP-SETUP-41", "RP-SETUP-37")
def test_with_four_players_one_gold_lies_on_cards_2_3_and_4() -> None:
    """Card 4, at the end of the row with three players, shows its other side."""
    assert [card.gold for card in at_placing(4, seed=6).state.initiative] == [0, 1, 1, 1, 0]
