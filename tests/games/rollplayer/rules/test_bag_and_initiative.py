"""The dice bag and the initiative cards."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.components import Color
from questhall.games.rollplayer.events import CardTaken, DiePlaced
from questhall.games.rollplayer.moves import DiscardCard, PlaceDie, Skip, TakeCard
from questhall.games.rollplayer.rules.cleanup import cleanup_phase
from questhall.games.rollplayer.rules.roll import draw_dice
from questhall.games.rollplayer.state import State
from support.rollplayer import hero, play, pool, position
from support.rollplayer_setup import FIRST, at_first_round, up_to
from support.stretch import Played


def first_dice_phase() -> Played[State]:
    """Roll green 2, blue 4, red 6; seat 0 takes card 2 into strength, seat 1 card 3 into wisdom."""
    state = position(hero("warrior"), hero("ranger"), phase="roll", round=0)
    answers = [TakeCard(2), PlaceDie("strength"), Skip(), TakeCard(3), PlaceDie("wisdom"), Skip()]
    bag = [FIRST["red"], FIRST["blue"], FIRST["green"]]
    return play(state, up_to("market"), answers, bag=bag, dice=[5, 3, 1])


@pytest.mark.rule("RP-BAG-01")
def test_dice_come_out_of_the_bag_and_into_the_rows() -> None:
    played = first_dice_phase()
    bag: dict[Color, int] = played.state.bag
    assert bag == {"green": 9, "blue": 9, "red": 9, "purple": 10, "black": 10, "white": 10, "gold": 13}
    assert played.events_of(DiePlaced) == [
        DiePlaced(0, "blue", 4, "strength", 1),
        DiePlaced(1, "red", 6, "wisdom", 1),
    ]


@pytest.mark.rule("RP-BAG-02")
def test_every_die_of_the_bag_can_be_drawn_each_with_the_same_chance() -> None:
    drawn: list[Color] = []
    left: dict[Color, int] = {"green": 3, "blue": 0, "red": 1, "purple": 2, "black": 0, "white": 1, "gold": 2}
    for result in range(9):
        state = position()
        state.bag = dict(left)
        play(state, lambda table: drawn.extend(draw_dice(table, 1)), bag=[result])
        assert state.bag == left | {drawn[-1]: left[drawn[-1]] - 1}
    assert Counter(drawn) == {"green": 3, "red": 1, "purple": 2, "white": 1, "gold": 2}


@pytest.mark.rule("RP-BAG-02")
def test_nobody_chooses_what_is_drawn_and_everybody_learns_it_only_then() -> None:
    drawn: list[Color] = []
    played = play(position(), lambda table: drawn.extend(draw_dice(table, 1)), bag=[0])
    assert (played.asked, played.gates) == ([], ["bag"])


@pytest.mark.rule("RP-INIT-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_round_starts_with_a_die_on_every_initiative_card_and_gold_on_the_middle_ones(players: int) -> None:
    gold = {1: [0, 1, 0], 2: [0, 1, 0], 3: [0, 1, 1, 0], 4: [0, 1, 1, 1, 0]}
    state = at_first_round(players, seed=3).state
    assert [card.gold for card in state.initiative] == gold[players]
    assert [card.holder for card in state.initiative] == [None] * len(gold[players])
    assert all(card.die is not None for card in state.initiative)


@pytest.mark.rule("RP-INIT-01")
def test_in_turn_the_players_choose_one_card_each_with_its_die_and_gold() -> None:
    played = first_dice_phase()
    choices = [(asked.seat, asked.moves) for asked in played.asked if asked.topic == "dice.card"]
    assert choices == [(0, [TakeCard(1), TakeCard(2), TakeCard(3)]), (1, [TakeCard(1), TakeCard(3)])]
    assert played.events_of(CardTaken) == [CardTaken(0, 2, "blue", 4), CardTaken(1, 3, "red", 6)]
    assert [card.holder for card in played.state.initiative] == [None, 0, 1]
    assert pool(played.state) == "g2 - -"
    assert [player.gold for player in played.state.players] == [6, 5]


@pytest.mark.rule("RP-INIT-02")
@pytest.mark.parametrize(
    ("taken", "order"),
    [({0: 1, 1: 2, 2: 3}, [0, 1, 2]), ({0: 4, 1: 2, 2: 1}, [2, 1, 0]), ({0: 2, 1: 4, 2: 1}, [2, 0, 1])],
)
def test_market_turns_go_by_the_numbers_of_the_chosen_cards(taken: dict[int, int], order: list[int]) -> None:
    heroes = [hero("warrior"), hero("wizard"), hero("bard")]
    state = position(*heroes, pool="b1 b2 b3 b4", market="reckless weak foolish honest", start=1)
    answers: list[Move] = []
    for seat in (1, 2, 0):  # clockwise from the start player
        answers += [TakeCard(taken[seat]), PlaceDie("strength"), Skip()]
    answers += map(DiscardCard, ["reckless", "weak", "foolish"])
    played = play(state, up_to("cleanup"), answers)
    assert [seat for seat, topic in played.topics if topic == "dice.card"] == [1, 2, 0]
    assert [seat for seat, topic in played.topics if topic == "market.turn"] == order


@pytest.mark.rule("RP-INIT-03")
def test_in_cleanup_every_card_with_a_coin_that_has_no_gold_gets_one() -> None:
    state = position(hero("warrior"), hero("wizard"), hero("bard"), hero("thief"), phase="cleanup")
    for card, gold in zip(state.initiative, [0, 0, 1, 0, 0], strict=True):
        card.gold = gold
    purses = [player.gold for player in state.players]
    play(state, cleanup_phase, deck__market=[0] * 5)
    assert [card.gold for card in state.initiative] == [0, 1, 1, 1, 0]
    assert [player.gold for player in state.players] == purses, "the gold comes from the supply"


@pytest.mark.rule("RP-INIT-03")
@pytest.mark.parametrize(("players", "gold"), [(1, [0, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1, 0])])
def test_which_cards_show_a_coin_depends_on_the_number_of_players(players: int, gold: list[int]) -> None:
    state = position(*[hero("warrior") for _ in range(players)], phase="cleanup")
    for card in state.initiative:
        card.gold = 0
    play(state, cleanup_phase, deck__market=[0] * len(gold))
    assert [card.gold for card in state.initiative] == gold
