"""Wanderlust: what its ten skills do."""

from __future__ import annotations

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import Deck, hex_at
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.events.fight import TokenFlipped
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import ChooseToken, Strike, UseSurge
from questhall.games.runebound3.moves.skills import SpendTrophy, TakeTrophy
from questhall.games.runebound3.moves.terrain import Go, MoveTo
from questhall.games.runebound3.moves.turn import Adventure, EndTurn, Idle, RollToMove
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import attribute, speed
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.trophies import DECKS, gain_trophy
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import FOREST_HILLS, HEX, PLAINS, fight, hero, hex_of, play, position
from support.stretch import Asked, CutIn, Rigged

DONE, END_TURN, IDLE = Done(), EndTurn(), Idle()
CARD: dict[Deck, str] = {
    deck: next(id for id, card in ADVENTURES.items() if card.deck == deck and card.scenario is None) for deck in DECKS
}
"""A card of each deck."""


def cut_ins(asked: Asked) -> list[str]:
    return [move.ability for move in asked.offers.get(0, []) if isinstance(move, Use)]


def offered(state: State) -> list[str]:
    """The abilities seat 0 could cut in with at the question of the turn."""
    return cut_ins(play(state, take_turn, [END_TURN]).asked[0])


def trophy_decks(state: State) -> list[Deck]:
    return [ADVENTURES[trophy.card].deck for trophy in state.players[0].trophies]


# Mountaineering


def test_mountaineering_lets_one_die_a_turn_be_spent_as_mountains() -> None:
    state = position(hero("corbin", "3,11", skills="mountaineering"), hero("mok"))
    climb = MoveTo(hex_of("3,12"), 0, PLAINS, "mountaineering_die")
    roll = Rigged(seat__0__terrain=[PLAINS, PLAINS, FOREST_HILLS])
    played = play(state, take_turn, [RollToMove(), climb, DONE], roll)
    assert (state.players[0].hex, state.players[0].used) == (hex_of("3,12"), ["mountaineering_die"])
    assert not [move for move in played.asked[2].moves if isinstance(move, MoveTo) and move.ability]


# Taxidermist


@pytest.mark.rule("R3-TROPHY-13")
def test_a_taxidermist_turns_a_combat_trophy_into_three_gold_once_a_turn() -> None:
    mine = hero("corbin", gold=1, skills="taxidermist", trophies=f"{CARD['social']} {CARD['combat']}")
    state = position(mine, hero("mok", "forge"))
    played = play(state, take_turn, [CutIn(0, Use("taxidermist_sale")), IDLE])
    assert (state.players[0].gold, trophy_decks(state)) == (4, ["social"])
    assert state.discards["combat"] == [CARD["combat"]]
    assert cut_ins(played.asked[1]) == []
    assert state.players[0].used == ["taxidermist_sale"]


def test_a_taxidermist_stuffs_nothing_but_combat_trophies() -> None:
    mine = hero("corbin", skills="taxidermist", trophies=f"{CARD['social']} {CARD['exploration']}")
    assert offered(position(mine, hero("mok", "forge"))) == []


# Travel Journal


@pytest.mark.parametrize(("deck", "gold"), [("exploration", 1), ("social", 0), ("combat", 0)])
def test_a_travel_journal_brings_a_coin_and_a_card_for_an_exploration_trophy(deck: Deck, gold: int) -> None:
    state = position(hero("corbin", gold=0, skills="travel_journal"), hero("mok"), skill_deck="parry")
    state.decks[deck] = [CARD[deck]]
    rigged = Rigged(**{f"deck__{deck}": [0], "deck__skills": [0] * gold})
    played = play(state, lambda table: gain_trophy(table, 0, deck), [], rigged)
    assert (state.players[0].gold, state.players[0].hand) == (gold, ["parry"] * gold)
    assert played.events_of(GoldGained) == [GoldGained(0, 1)] * gold


def test_a_travel_journal_pays_once_a_turn() -> None:
    state = position(hero("corbin", gold=0, skills="travel_journal"), hero("mok"))
    for cards in ([0], list[int]()):
        rigged = Rigged(deck__exploration=[0], deck__skills=cards)
        play(state, lambda table: gain_trophy(table, 0, "exploration"), [], rigged)
    assert (state.players[0].gold, len(state.players[0].hand), len(state.players[0].trophies)) == (1, 1, 2)


# Tireless


# R3-OPT-02, R3-OPT-03
def test_the_tireless_move_a_hex_between_two_movement_dice() -> None:
    state = position(hero("corbin", "8,1", skills="tireless"), hero("mok"))
    to = [hex_of(place) for place in ("7,1", "6,1", "5,1", "4,1")]
    script: list[Move | CutIn] = [
        RollToMove(),
        MoveTo(to[0], 0, PLAINS),
        CutIn(0, Use("tireless_step")),
        Go(to[1]),
        MoveTo(to[2], 2, FOREST_HILLS),
        MoveTo(to[3], 1, PLAINS),
    ]
    played = play(state, take_turn, script, Rigged(seat__0__terrain=[PLAINS, PLAINS, FOREST_HILLS]))
    assert (state.players[0].hex, state.players[0].points, state.rolled) == (to[3], 2, None)
    assert cut_ins(played.asked[4]) == []


def test_a_tireless_step_costs_no_action_and_may_be_thought_better_of() -> None:
    state = position(hero("corbin", "forge", skills="tireless"), hero("mok"))
    play(state, take_turn, [CutIn(0, Use("tireless_step")), DONE, IDLE])
    assert (state.players[0].hex, state.players[0].points) == (HEX["forge"], 2)


# R3-DELAY-02, R3-OPT-01
def test_the_delayed_may_step_but_not_the_defeated_and_not_in_anothers_turn() -> None:
    assert offered(position(hero("corbin", "forge", skills="tireless", delayed=True), hero("mok"))) == ["tireless_step"]
    fallen = hero("corbin", "forge", skills="tireless", damage=10, defeated=True)
    assert offered(position(fallen, hero("mok"))) == []
    waiting = position(hero("corbin", "forge", skills="tireless"), hero("mok"), active=1)
    assert offered(waiting) == []


def test_the_tireless_do_not_walk_out_of_a_fight() -> None:
    state = position(hero("corbin", skills="tireless"), hero("mok"))
    fight(state, mine="corbin.1:0", theirs="mok.2:0", rival=1)
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert cut_ins(played.asked[0]) == []


# Omens of the Road


def test_omens_of_the_road_reveal_two_more_cards_once_a_turn() -> None:
    deck = "tireless taxidermist parry vigilance steadfast battle_fury"
    state = position(hero("corbin", skills="omens_of_the_road"), hero("mok"), skill_deck=deck)
    found: list[int] = []

    def two_tests(table: Table[State]) -> Play[None]:
        for _ in range(2):
            found.append((yield from take_test(table, 0, "mind")))

    played = play(state, two_tests, [Use("omens_of_the_road_reveal")], Rigged(deck__skills=[0] * 6))
    assert played.topics == [(0, "moment.tested")]
    assert found == [2, 0]
    assert state.skill_discard == deck.split()


def test_omens_of_the_road_may_be_ignored() -> None:
    state = position(hero("corbin", skills="omens_of_the_road"), hero("mok"), skill_deck="tireless parry vigilance")
    play(state, lambda table: take_test(table, 0, "mind"), [Decline()], Rigged(deck__skills=[0, 0]))
    assert state.skill_discard == ["tireless", "parry"]
    assert state.players[0].used == []


# Curio Swap


def test_a_trophy_is_swapped_for_one_of_another_type() -> None:
    mine = hero("corbin", skills="curio_swap", trophies=f"{CARD['social']} {CARD['combat']}")
    state = position(mine, hero("mok", "forge"))
    script: list[Move | CutIn] = [
        CutIn(0, Use("curio_swap_trophy")),
        SpendTrophy("combat"),
        TakeTrophy("exploration"),
        IDLE,
    ]
    played = play(state, take_turn, script, Rigged(deck__exploration=[0]))
    assert played.asked[1].moves == [SpendTrophy("social"), SpendTrophy("combat"), DONE]
    assert played.asked[2].moves == [TakeTrophy("exploration"), TakeTrophy("social")]
    assert trophy_decks(state) == ["social", "exploration"]
    assert state.discards["combat"] == [CARD["combat"]]
    assert cut_ins(played.asked[3]) == []


def test_the_swap_may_be_thought_better_of() -> None:
    state = position(hero("corbin", skills="curio_swap", trophies=CARD["social"]), hero("mok", "forge"))
    play(state, take_turn, [CutIn(0, Use("curio_swap_trophy")), DONE, IDLE])
    assert trophy_decks(state) == ["social"]


def test_there_is_no_swap_without_a_trophy_or_without_another_type() -> None:
    assert offered(position(hero("corbin", skills="curio_swap"), hero("mok", "forge"))) == []
    state = position(hero("corbin", skills="curio_swap", trophies=CARD["social"]), hero("mok", "forge"))
    state.decks["combat"], state.decks["exploration"] = [], []
    assert offered(state) == []


# Long Stride and Jack of All Trades


def test_a_long_stride_is_one_die_more() -> None:
    state = position(hero("corbin", skills="long_stride"), hero("mok"))
    assert speed(state.players[0]) == 4
    play(state, take_turn, [RollToMove(), DONE], Rigged(seat__0__terrain=[PLAINS] * 4))


def test_a_jack_of_all_trades_has_one_more_of_everything() -> None:
    jack = hero("corbin", skills="jack_of_all_trades")
    assert [attribute(jack, name) for name in ("body", "mind", "spirit")] == [4, 3, 1]


# Foreign Tricks


def test_foreign_tricks_hurt_and_flip_a_token_of_each_pool() -> None:
    state = position(hero("corbin", skills="foreign_tricks"), hero("mok"))
    fight(state, mine="corbin.1:1 corbin.2:1", theirs="mok.1:0 mok.2:0", rival=1)
    script: list[Move | CutIn] = [
        UseSurge("foreign_tricks_flip", ("corbin.1",), 1),
        ChooseToken("mok.1", "magic.2"),
        ChooseToken("corbin.2", "shield.1"),
    ]
    played = play(state, fight_on, script)
    assert [event.token for event in played.events_of(TokenFlipped)] == ["mok.1", "corbin.2"]
    assert state.players[1].damage == 1
    assert DONE not in played.asked[1].moves
    assert state.fight is not None
    assert [[token.face for token in side.tokens] for side in state.fight.sides] == [[1, 0], [1, 0]]


def test_the_own_token_need_not_be_flipped() -> None:
    state = position(hero("corbin", skills="foreign_tricks"), hero("mok"))
    fight(state, mine="corbin.1:1 corbin.2:1", theirs="mok.1:0 mok.2:0", rival=1)
    play(state, fight_on, [UseSurge("foreign_tricks_flip", ("corbin.1",), 1), ChooseToken("mok.2", "agility.1"), DONE])
    assert state.fight is not None
    assert [[token.face for token in side.tokens] for side in state.fight.sides] == [[1, 1], [0, 1]]


# Call of the Road


def test_who_hears_the_call_of_the_road_adventures_for_one_point_once_a_turn() -> None:
    at, elsewhere = "1,7", hex_at(0, 9)
    state = position(hero("corbin", at, skills="call_of_the_road", points=2), hero("mok"))
    state.decks["exploration"] = []
    play(state, take_turn, [Adventure()])
    assert state.players[0].points == 1
    state.players[0].hex = elsewhere
    played = play(state, take_turn, [END_TURN])
    assert Adventure() not in played.asked[0].moves
