"""Adventures, the adventure decks and their cards: catalogue chapters ADV, ADVC, DECKC, DECKS, DECKX."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.engine import IllegalMove
from questhall.games.runebound3.board import GEMS, Deck, Hex
from questhall.games.runebound3.cards.define import ADVENTURES, Cost
from questhall.games.runebound3.events.adventure import AdventureBegan, QuestTaken
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.turn import Adventure, Idle
from questhall.games.runebound3.rules.trophies import DECKS, claim, trophies_of
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from questhall.games.runebound3.table_view import TrophyView
from questhall.games.runebound3.view import view
from support.runebound3 import hero, play, position
from support.runebound3_matches import match_at, several
from support.stretch import Rigged

ADVENTURE = Adventure()
QUEST: dict[Deck, str] = {"exploration": "my_kitty", "social": "barn_raising", "combat": "duel_at_dawn"}
ENEMY = "ogre"
SKILL: dict[Deck, str] = {"exploration": "travel_journal", "social": "silver_tongue", "combat": "lessons_of_battle"}
"""Skills that cost one trophy of that deck."""


def gem_of(deck: Deck) -> Hex:
    return next(hex for hex, gem in GEMS.items() if gem == deck)


def at_gem(deck: Deck, *cards: str, **mine: Any) -> State:
    corbin = hero("corbin", **mine)
    corbin.hex = gem_of(deck)
    state = position(corbin, hero("mok", "everton"))
    state.decks[deck] = [*cards]
    return state


@pytest.mark.rule("R3-ADV-01")
@pytest.mark.parametrize("deck", DECKS)
def test_for_two_action_points_the_gem_is_turned_and_a_card_of_its_deck_drawn(deck: Deck) -> None:
    state = at_gem(deck, QUEST[deck])
    others = {each: [*cards] for each, cards in state.decks.items() if each != deck}

    played = play(state, take_turn, [ADVENTURE], Rigged(**{f"deck__{deck}": [0]}))

    assert played.events == [AdventureBegan(0, deck, QUEST[deck]), QuestTaken(0, QUEST[deck])]
    assert (state.players[0].points, state.decks) == (1, {**others, deck: []})
    assert sorted(state.gems) == sorted(hex for hex in GEMS if hex != gem_of(deck)), "only this gem is face down"


@pytest.mark.rule("R3-ADV-01")
def test_where_no_gem_lies_there_is_no_adventure() -> None:
    places = ["tamalir", "everton", "aris_sanctuary", "firmament"]

    assert [ADVENTURE in turn_moves(position(hero("corbin", at), hero("mok")), 0) for at in places] == [False] * 4
    assert ADVENTURE in turn_moves(at_gem("social", "barn_raising"), 0)


@pytest.mark.rule("R3-ADV-02")
@pytest.mark.parametrize(("points", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_one_action_point_is_not_enough_for_an_adventure(points: int, can: bool) -> None:
    state = at_gem("combat", ENEMY, points=points)

    assert (ADVENTURE in turn_moves(state, 0)) is can


@pytest.mark.rule("R3-ADV-02")
def test_after_two_idle_points_an_adventure_is_refused() -> None:
    match = match_at(at_gem("combat", ENEMY))
    match.play(0, Idle())
    match.play(0, Idle())

    with pytest.raises(IllegalMove):
        match.play(0, ADVENTURE)

    assert (match.state.players[0].points, match.state.fight) == (1, None)


@pytest.mark.rule("R3-ADV-03")
def test_a_gem_that_lies_face_down_offers_no_adventure() -> None:
    state = at_gem("exploration", "my_kitty", "bloodstone", points=4)

    played = play(state, several(2), [ADVENTURE, Idle()], Rigged(deck__exploration=[0]))

    assert [ADVENTURE in asked.moves for asked in played.asked] == [True, False]
    match = match_at(state)
    with pytest.raises(IllegalMove):
        match.play(0, ADVENTURE)


@pytest.mark.rule("R3-ADVC-01", "R3-DECKC-01", "R3-DECKS-01", "R3-DECKX-01")
@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_three_decks_of_thirty_with_mostly_enemies_mostly_events_mostly_quests(scenario: str) -> None:
    decks = position(scenario=scenario).decks

    kinds = {deck: Counter(type(ADVENTURES[card]).__name__ for card in cards) for deck, cards in decks.items()}
    assert {deck: sum(count.values()) for deck, count in kinds.items()} == dict.fromkeys(DECKS, 30)
    assert {deck: count.most_common(1)[0][0] for deck, count in kinds.items()} == {
        "exploration": "Quest",
        "social": "Event",
        "combat": "Enemy",
    }
    assert all(count.most_common(1)[0][1] > 15 for count in kinds.values())
    assert all(set(count) == {"Enemy", "Event", "Quest"} for count in kinds.values())


@pytest.mark.rule("R3-ADVC-02", "R3-ADVC-03")
@pytest.mark.parametrize("deck", DECKS)
def test_from_an_empty_deck_nothing_comes_but_the_gem_is_turned(deck: Deck) -> None:
    state = at_gem(deck)
    state.discards[deck] = [QUEST[deck]]

    played = play(state, take_turn, [ADVENTURE])

    assert played.events == [AdventureBegan(0, deck, "")]
    assert (state.players[0].points, gem_of(deck) in state.gems) == (1, False)
    assert (state.decks[deck], state.discards[deck]) == ([], [QUEST[deck]]), "the discard pile is not shuffled in"


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param("combat", marks=pytest.mark.rule("R3-DECKC-02")),
        pytest.param("social", marks=pytest.mark.rule("R3-DECKS-02")),
        pytest.param("exploration", marks=pytest.mark.rule("R3-DECKX-02")),
    ],
)
def test_a_deck_is_not_made_anew(deck: Deck) -> None:
    """The last card is drawn, and the next adventure finds nothing, however many cards were discarded."""
    state = at_gem(deck, QUEST[deck], points=4)
    state.discards[deck] = [card for card in ADVENTURES if ADVENTURES[card].deck == deck and card != QUEST[deck]][:5]
    thrown = [*state.discards[deck]]

    play(state, take_turn, [ADVENTURE], Rigged(**{f"deck__{deck}": [0]}))
    state.gems.append(gem_of(deck))
    played = play(state, take_turn, [ADVENTURE])

    assert played.events == [AdventureBegan(0, deck, "")]
    assert (state.decks[deck], state.discards[deck]) == ([], thrown)


@pytest.mark.rule("R3-TROPHY-11")
@pytest.mark.parametrize(
    "deck",
    [
        pytest.param("combat", marks=pytest.mark.rule("R3-DECKC-03", "R3-DECKC-04")),
        pytest.param("social", marks=pytest.mark.rule("R3-DECKS-03", "R3-DECKS-04")),
        pytest.param("exploration", marks=pytest.mark.rule("R3-DECKX-03", "R3-DECKX-04")),
    ],
)
def test_a_card_is_a_trophy_of_its_deck_and_marked_as_one(deck: Deck) -> None:
    """Everybody sees of which deck a trophy is, and it pays for that colour and no other."""
    mine = hero("corbin", hand=" ".join(SKILL.values()))
    state = position(mine, hero("mok", "everton"))

    played = play(state, lambda table: claim(table, 0, QUEST[deck]))

    assert played.events == [TrophyClaimed(0, QUEST[deck])]
    assert view(state, 1).heroes[0].trophies == [TrophyView(deck, QUEST[deck])]
    costs: tuple[Cost, ...] = (*DECKS, "any")
    assert [len(trophies_of(state, 0, cost)) for cost in costs] == [*(int(each == deck) for each in DECKS), 1]
    assert [move for move in turn_moves(state, 0) if isinstance(move, Learn)] == [Learn(SKILL[deck])]


@pytest.mark.rule("R3-DECKC-03")
def test_a_trophy_taken_face_down_shows_its_deck_and_not_its_face() -> None:
    state = position(hero("corbin", trophies="ogre* my_kitty*"), hero("mok"))

    assert view(state, 1).heroes[0].trophies == [TrophyView("combat", ""), TrophyView("exploration", "")]
