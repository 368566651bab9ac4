"""What bots hope for of an adventure deck: what the cards in it bring to this hero."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.bot.decks import adventure_worth, card_worth
from questhall.games.runebound3.cards.define import ADVENTURES, Event
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import State
from support.runebound3 import hero, position


def deck_of(state: State, deck: Deck, *cards: str) -> float:
    state.decks[deck] = list(cards)
    return adventure_worth(state, state.players[0], deck)


@pytest.mark.parametrize("deck", DECKS)
def test_an_empty_deck_promises_nothing(deck: Deck) -> None:
    assert deck_of(position(hero()), deck) == 0.0


def test_a_weak_enemy_is_a_better_prospect_than_a_strong_one_for_the_same_reward() -> None:
    state = position(hero())
    assert deck_of(state, "combat", "undead_horde") > deck_of(state, "combat", "orc_marauder")


def test_the_wounded_hope_for_less_from_enemies() -> None:
    hale, hurt = position(hero()), position(hero(damage=7))
    assert deck_of(hurt, "combat", "ogre") < deck_of(hale, "combat", "ogre")


def test_an_event_is_worth_more_to_who_passes_its_test() -> None:
    """Lore for a test of mind, trophy and all."""
    card = ADVENTURES["carved_wall"]
    assert isinstance(card, Event)
    clever, simple = hero("thorn"), hero("mok")
    assert card_worth("margath", 1, clever, card.id, 8) > card_worth("margath", 1, simple, card.id, 8)


def test_with_little_time_left_adventures_are_worth_little() -> None:
    early, late = position(hero()), position(hero(), scenario="corpse_king")
    late.round = 23
    assert deck_of(late, "social", "harvest_festival") < deck_of(early, "social", "harvest_festival") / 3
