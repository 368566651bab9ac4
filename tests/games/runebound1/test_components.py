"""What the rulebook says of the components: catalogue chapter COMP."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound1 import GAME
from questhall.games.runebound1.cards.define import (
    ADVENTURES,
    ALLIES,
    HEROES,
    ITEMS,
    Challenge,
    Encounter,
    EventCard,
    Foe,
)
from questhall.games.runebound1.components import COLOURS, TOWNS, TRACK_SPACES
from questhall.games.runebound1.view import view
from support.runebound1 import position


def foes() -> list[Foe]:
    cards = [card for card in ADVENTURES.values() if isinstance(card, Challenge | Encounter)]
    return [card.foe for card in cards if card.foe is not None]


@pytest.mark.rule("R1-COMP-01")
def test_two_to_six_play_against_each_other() -> None:
    assert GAME.modes["versus"] == (2, 3, 4, 5, 6)


@pytest.mark.rule("R1-COMP-05", "R1-COMP-04", "R1-COMP-15")
def test_the_board_has_places_for_decks_markets_events_and_undefeated_challenges() -> None:
    shown = view(position(), None)

    assert list(shown.decks) == list(COLOURS)
    assert list(shown.stalls) == list(TOWNS)
    assert (shown.market > 0, shown.event_box, shown.undefeated) == (True, [], [])
    assert TRACK_SPACES == 6


@pytest.mark.rule("R1-COMP-07")
def test_a_hero_card_shows_life_stamina_attributes_damage_and_skills() -> None:
    for hero in HEROES.values():
        assert hero.life > 0
        assert hero.stamina > 0
        assert len(hero.attributes) == len(hero.damage) == 3
        assert min(hero.damage) >= 1
        assert hero.skills
        assert all(modifier > 0 for modifier in hero.skills.values())


@pytest.mark.rule("R1-COMP-08")
def test_an_ally_has_price_life_stamina_attributes_and_damage_but_no_skills() -> None:
    for ally in ALLIES.values():
        assert (ally.price > 0) == (ally.id not in ADVENTURES), "a reward has no price"
        assert ally.life > 0
        assert ally.stamina > 0
        assert len(ally.attributes) == len(ally.damage) == 3
        assert not hasattr(ally, "skills")


@pytest.mark.rule("R1-COMP-09")
def test_an_enemy_has_life_three_target_numbers_and_three_damage_values() -> None:
    assert len(foes()) > 40
    for foe in foes():
        assert foe.life > 0
        assert len(foe.attributes) == len(foe.damage) == 3
        assert min(foe.attributes) >= 10
        assert min(foe.damage) >= 0


@pytest.mark.rule("R1-COMP-11")
def test_each_deck_has_challenges_encounters_and_events_and_mostly_challenges() -> None:
    for colour in COLOURS:
        kinds = Counter(type(card) for card in ADVENTURES.values() if card.colour == colour)
        assert set(kinds) == {Challenge, Encounter, EventCard}
        assert kinds[Challenge] > kinds[Encounter] + kinds[EventCard]


@pytest.mark.rule("R1-COMP-13")
def test_items_are_weapons_armour_or_artifacts_and_what_is_won_is_a_reward() -> None:
    on_sale = Counter(item.kind for item in ITEMS.values() if item.id not in ADVENTURES)
    assert set(on_sale) == {"weapon", "armour", "artifact"}
    assert all(not item.rune or item.kind == "reward" for item in ITEMS.values())
    assert sum(item.rune for item in ITEMS.values()) == 8


@pytest.mark.rule("R1-COMP-20")
def test_every_event_has_a_number_from_one_to_three() -> None:
    numbers = {card.number for card in ADVENTURES.values() if isinstance(card, EventCard)}
    assert numbers == {1, 2, 3}
