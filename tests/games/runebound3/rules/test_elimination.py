"""Elimination: catalogue chapter ELIM."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import ASSETS, SKILLS
from questhall.games.runebound3.events.hero import HeroEliminated
from questhall.games.runebound3.events.rounds import TurnBegan
from questhall.games.runebound3.moves.turn import EndTurn
from questhall.games.runebound3.play import result
from questhall.games.runebound3.rules.aftermath import eliminate
from questhall.games.runebound3.rules.assets import take_from_asset_deck
from questhall.games.runebound3.rules.exerting import take_from_skill_deck
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.story import place_story_quest
from questhall.games.runebound3.rules.time import end_round
from questhall.games.runebound3.rules.trophies import gain_trophy
from questhall.games.runebound3.state import NOWHERE, State, heroes_at, in_turn_order
from questhall.games.runebound3.view import view
from support.runebound3 import HEX, fight, hero, play, position
from support.runebound3_matches import match_at, several
from support.stretch import Rigged


def four(first: int = 0) -> State:
    """Four heroes in Tamalir; the turn is Corbin's."""
    heroes = [hero(id) for id in ("corbin", "mok", "thorn", "lissa")]
    state = position(*heroes, active=first, act=2)
    state.time = 2  # the next round begins without a story card
    return state


def fall(state: State, seat: int) -> None:
    play(state, lambda table: eliminate(table, seat))


@pytest.mark.rule("R3-ELIM-01")
def test_the_figure_of_an_eliminated_hero_leaves_the_board() -> None:
    state = four()

    played = play(state, lambda table: eliminate(table, 1))

    assert (played.events, played.gates) == ([HeroEliminated(1)], ["eliminated"])
    assert (state.players[1].hex, heroes_at(state, HEX["tamalir"])) == (NOWHERE, [0, 2, 3])
    assert [each.is_eliminated for each in view(state, 0).heroes] == [False, True, False, False]


@pytest.mark.rule("R3-ELIM-01")
def test_whoever_loses_to_the_villain_has_no_more_turns_and_cannot_win() -> None:
    state = four()
    fight(state, "margath", reason="villain", phase="done")
    assert state.fight is not None
    state.fight.end = "lost"
    play(state, fight_on)

    played = play(state, several(5), [EndTurn(), EndTurn(), EndTurn()])

    turns = [(began.seat, began.round) for began in played.events_of(TurnBegan)]
    assert turns == [(1, 1), (2, 1), (3, 1), (1, 2)]
    assert in_turn_order(state) == [1, 2, 3]
    state.winner, state.phase = 2, "over"
    assert result(state).places == (2, 2, 1, 2)


@pytest.mark.rule("R3-ELIM-01")
def test_an_eliminated_player_is_asked_nothing() -> None:
    state = four()
    fall(state, 3)
    match = match_at(state)

    for seat in (0, 1, 2):
        assert list(match.asks) == [seat]
        match.play(seat, EndTurn())

    assert (list(match.asks), match.offers.get(3, ()), match.state.round) == ([0], [], 1)


@pytest.mark.rule("R3-ELIM-02")
def test_all_cards_and_combat_tokens_of_an_eliminated_hero_are_out_of_the_game() -> None:
    state = four()
    mine = state.players[0] = hero(
        "corbin",
        hand="parry aegis",
        skills="vigilance",
        assets="blade_of_valour satchel",
        trophies="ogre* witch",
        quests="my_kitty",
        rumours="runesmith",
    )
    owned = ["parry", "aegis", "vigilance", "blade_of_valour", "satchel", "my_kitty", "runesmith", "ogre", "witch"]
    state.skill_deck = [card for card in SKILLS if card not in owned][:4]
    state.asset_deck = [card for card in ASSETS if card not in owned][:2]
    state.decks["combat"] = ["ettin"]

    fall(state, 0)

    cards = [mine.hand, mine.skills, mine.assets, mine.trophies, mine.quests, mine.rumours]
    assert (cards, view(state, 1).out) == ([[]] * 6, sorted(owned))
    assert (state.skill_discard, state.asset_discard) == ([], [])
    assert all(not pile for pile in state.discards.values())


@pytest.mark.rule("R3-ELIM-02")
def test_what_is_out_of_the_game_comes_back_from_no_deck() -> None:
    state = four()
    state.players[0] = hero("corbin", hand="parry", assets="blade_of_valour", trophies="ogre")
    state.skill_deck, state.asset_deck, state.decks["combat"] = ["aegis"], ["satchel"], ["ettin"]
    fall(state, 0)
    drawn: list[str | None] = []

    def draw_everything(table: Table[State]) -> Play[None]:
        drawn.extend(take_from_skill_deck(table, 3))
        drawn.extend(take_from_asset_deck(table) for _ in range(2))
        yield from gain_trophy(table, 1, "combat")
        yield from gain_trophy(table, 1, "combat")

    play(state, draw_everything, (), Rigged(deck__skills=[0], deck__assets=[0], deck__combat=[0]))

    assert drawn == ["aegis", "satchel", None]
    assert [trophy.card for trophy in state.players[1].trophies] == ["ettin"]


@pytest.mark.rule("R3-ELIM-01")
def test_a_story_quest_that_only_the_eliminated_hero_had_left_to_solve_is_over() -> None:
    state = four()
    place_story_quest(state, "visions_of_dawn")
    state.solved["visions_of_dawn"] = [0, 1]
    fall(state, 2)
    assert list(state.solved) == ["visions_of_dawn"]

    fall(state, 3)

    assert (state.solved, state.slots, state.story_discard) == ({}, [""] * 6, ["visions_of_dawn"])


@pytest.mark.rule("R3-ELIM-03")
def test_gold_story_tokens_and_damage_go_back_to_the_bank() -> None:
    state = four()
    state.players[0] = hero("corbin", gold=7, tokens=3, damage=10, defeated=True)

    fall(state, 0)

    assert [(each.gold, each.tokens, each.damage) for each in state.players] == [(0, 0, 0), *[(5, 0, 0)] * 3]


@pytest.mark.rule("R3-ELIM-04")
@pytest.mark.parametrize(
    ("first", "gone", "order"), [(0, [0], [1, 2, 3]), (3, [3], [0, 1, 2]), (0, [1, 0], [2, 3]), (2, [3, 0, 2], [1])]
)
def test_if_the_first_player_is_eliminated_the_next_in_turn_order_is_first(
    first: int, gone: list[int], order: list[int]
) -> None:
    state = four(first)

    for seat in gone:
        fall(state, seat)

    assert (state.first, in_turn_order(state), view(state, None).first) == (order[0], order, order[0])
    state.phase = "round end"
    assert play(state, end_round).events_of(TurnBegan) == [TurnBegan(order[0], 2)], "and begins the next round"


@pytest.mark.rule("R3-ELIM-04")
def test_if_another_is_eliminated_the_first_player_stays() -> None:
    state = four(2)

    fall(state, 3)

    assert (state.first, in_turn_order(state)) == (2, [2, 0, 1])
