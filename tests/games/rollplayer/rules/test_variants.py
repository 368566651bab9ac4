"""The variants of the rulebook: catalogue chapter VAR. Each once with its option and once without."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import Attribute, Color
from questhall.games.rollplayer.events import RoundBegan
from questhall.games.rollplayer.moves import Buy, DiscardCard, Skip, StepToken, TakeGold
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.setup import draw_starting_dice, give_gold, place_starting_dice
from questhall.games.rollplayer.rules.variants import build_market_deck
from questhall.games.rollplayer.state import Die, State
from support import stretch
from support.rollplayer import hero, play, position
from support.rollplayer_matches import party
from support.rollplayer_setup import at_placing, finished, placings
from support.stretch import Rigged

CLASS_COLORS: list[Color] = ["green", "blue", "red", "purple", "black", "white"]
FULL_BAG = {"green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}


def starting_colors(state: State) -> list[list[Color]]:
    return [[die.color for die in player.starting] for player in state.players]


# Less random setup


@pytest.mark.parametrize(
    ("players", "gold_dice"),
    [
        pytest.param(2, 0, marks=pytest.mark.rule("RP-VAR-01", "RP-VAR-04")),
        pytest.param(3, 1, marks=pytest.mark.rule("RP-VAR-01", "RP-VAR-02")),
        pytest.param(4, 2, marks=pytest.mark.rule("RP-VAR-01", "RP-VAR-03")),
    ],
)
def test_less_random_setup_gives_everyone_each_class_colour_and_gold_for_more_players(
    players: int, gold_dice: int
) -> None:
    state = position(*party(players), setup="less random")
    play(state, draw_starting_dice, dice=[0] * players * (6 + gold_dice))
    given = [*CLASS_COLORS, *["gold"] * gold_dice]
    assert starting_colors(state) == [given] * players
    assert +Counter(state.bag) == Counter(FULL_BAG) - Counter(given * players)


@pytest.mark.rule("RP-VAR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_it_the_starting_dice_are_drawn_blindly(players: int) -> None:
    state = position(*party(players))
    dice = players + 4
    last_of_the_bag = [73 - drawn - 1 for drawn in range(players * dice)]
    play(state, draw_starting_dice, bag=last_of_the_bag, dice=[0] * players * dice)
    drawn = [color for colors in starting_colors(state) for color in colors]
    assert drawn[:13] == ["gold"] * min(13, len(drawn))
    assert +Counter(state.bag) == Counter(FULL_BAG) - Counter(drawn)


@pytest.mark.rule("RP-VAR-05")
def test_less_random_dice_are_rolled_and_placed_with_the_usual_gold() -> None:
    state = position(*party(3), setup="less random")
    play(state, draw_starting_dice, dice=[0, 1, 2, 3, 4, 5, 0] * 3)
    dice = state.players[0].starting
    assert dice == [
        Die(color, value) for color, value in zip([*CLASS_COLORS, "gold"], [1, 2, 3, 4, 5, 6, 1], strict=True)
    ]
    rows: list[Attribute] = ["strength", "strength", "strength", "wisdom", "wisdom", "wisdom", "charisma"]
    answers = placings(dice, *rows)
    played = play(state, place_starting_dice, answers * 3)
    assert {topic for _, topic in played.topics} == {"setup.die", "setup.row"}
    assert [player.gold for player in state.players] == [5 + 2 * 1 + 2] * 3
    assert [len(row) for row in state.players[0].rows] == [3, 0, 0, 0, 3, 1]


# Random market deck


@pytest.mark.rule("RP-VAR-06")
def test_a_mixed_market_deck_is_one_deck_without_regard_to_rank() -> None:
    state = position(*party(4), market_deck="mixed")
    play(state, build_market_deck)
    assert sorted(state.deck) == sorted(CARDS)
    assert state.lower_deck == []
    assert state.discard == []


@pytest.mark.rule("RP-VAR-06")
def test_a_ranked_market_deck_has_the_1_dot_cards_on_top_of_the_2_dot_cards() -> None:
    state = position(*party(4))
    play(state, build_market_deck)
    assert (len(state.deck), len(state.lower_deck)) == (26, 27)
    assert {CARDS[card].dots for card in state.deck} == {1}
    assert {CARDS[card].dots for card in state.lower_deck} == {2}


@pytest.mark.rule("RP-VAR-07")
@pytest.mark.parametrize(("players", "removed"), [(2, 14), (3, 6), (4, 0)])
def test_from_a_mixed_deck_cards_of_any_rank_are_discarded_for_fewer_players(players: int, removed: int) -> None:
    state = position(*party(players), market_deck="mixed")
    ends = [53 - drawn - 1 for drawn in range(removed)]
    expected = [*reversed(state.deck)][:removed]
    play(state, build_market_deck, deck__removed=ends)
    assert state.discard == expected
    assert len(state.deck) == 53 - removed
    assert state.lower_deck == []


@pytest.mark.rule("RP-VAR-07")
@pytest.mark.parametrize(("players", "removed"), [(2, 7), (3, 3), (4, 0)])
def test_from_a_ranked_deck_half_of_them_are_discarded_from_each_rank(players: int, removed: int) -> None:
    state = position(*party(players))
    play(state, build_market_deck, deck__removed=[0] * 2 * removed)
    assert [CARDS[card].dots for card in state.discard] == [1] * removed + [2] * removed
    assert (len(state.deck), len(state.lower_deck)) == (26 - removed, 27 - removed)


@pytest.mark.rule("RP-VAR-06", "RP-VAR-07")
@pytest.mark.parametrize(("players", "discarded", "market"), [(2, 14, 3), (3, 6, 4), (4, 0, 5)])
@pytest.mark.parametrize("market_deck", ["mixed", "ranked"])
def test_a_dealt_table_has_its_market_deck_and_discard_pile(
    players: int, discarded: int, market: int, market_deck: str
) -> None:
    state = at_placing(players, seed=3, market_deck=market_deck).state
    assert (len(state.discard), len(state.market)) == (discarded, market)
    assert len(state.deck) + len(state.lower_deck) == 53 - discarded - market
    assert bool(state.lower_deck) == (market_deck == "ranked")


# Friendly market


@pytest.mark.rule("RP-VAR-08")
def test_in_a_friendly_market_gold_is_taken_and_no_card_discarded() -> None:
    state = position(hero("druid", gold=0), hero(), phase="market", market="climb weak longsword", friendly_market=True)
    played = play(state, lambda table: market_turn(table, 0))
    assert played.topics == []
    assert state.players[0].gold == 2
    assert state.market == ["climb", "weak", "longsword"]
    assert state.discard == []
    assert state.market_done


@pytest.mark.rule("RP-VAR-08")
def test_in_a_friendly_market_who_can_buy_chooses_between_that_and_gold() -> None:
    cost = CARDS["climb"].cost
    state = position(hero("druid", gold=cost), hero(), phase="market", market="climb reckless", friendly_market=True)
    played = play(state, lambda table: market_turn(table, 0), [TakeGold()])
    assert played.asked[0].moves == [Buy("climb", cost), TakeGold()]
    assert state.players[0].gold == cost + 2


@pytest.mark.rule("RP-VAR-08")
def test_without_it_a_card_must_be_discarded_for_the_gold() -> None:
    state = position(hero("druid", gold=0), hero(), phase="market", market="climb weak longsword")
    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("weak")])
    assert played.asked[0].moves == [DiscardCard("climb"), DiscardCard("weak"), DiscardCard("longsword")]
    assert state.players[0].gold == 2
    assert (state.market, state.discard) == (["climb", "longsword"], ["weak"])


@pytest.mark.rule("RP-VAR-09")
def test_in_a_friendly_market_the_cleric_moves_his_token_all_the_same() -> None:
    state = position(hero("cleric", gold=0), hero(), phase="market", market="climb", friendly_market=True)
    play(state, lambda table: market_turn(table, 0), [StepToken("down")])
    assert state.players[0].token == (2, 1)
    assert (state.players[0].gold, state.market) == (2, ["climb"])


@pytest.mark.rule("RP-VAR-09")
def test_in_a_friendly_market_the_ancient_spear_brings_its_gold_all_the_same() -> None:
    armed = hero("druid", gold=0, weapons="ancient_spear")
    state = position(armed, hero(), phase="market", market="climb", friendly_market=True)
    play(state, lambda table: market_turn(table, 0))
    assert state.players[0].gold == 4


@pytest.mark.rule("RP-VAR-09")
def test_the_cleric_may_also_leave_his_token_where_it_is() -> None:
    state = position(hero("cleric", gold=0), hero(), phase="market", market="climb", friendly_market=True)
    play(state, lambda table: market_turn(table, 0), [Skip()])
    assert state.players[0].token == (1, 1)


# Short game


@pytest.mark.rule("RP-VAR-10")
@pytest.mark.parametrize(("players", "short", "normal"), [(2, 8, 6), (3, 9, 7), (4, 10, 8)])
def test_in_a_short_game_everyone_starts_with_two_dice_more(players: int, short: int, normal: int) -> None:
    for dice, is_short in [(short, True), (normal, False)]:
        state = position(*party(players), short_game=is_short)
        play(state, draw_starting_dice, bag=[0] * dice * players, dice=[3] * dice * players)
        assert [len(player.starting) for player in state.players] == [dice] * players
        assert sum(state.bag.values()) == 73 - dice * players


@pytest.mark.rule("RP-VAR-10")
@pytest.mark.parametrize(("players", "gold_dice"), [(2, 0), (3, 1), (4, 2)])
def test_with_the_less_random_setup_the_two_more_are_drawn_at_random(players: int, gold_dice: int) -> None:
    state = position(*party(players), short_game=True, setup="less random")
    gold: list[Color] = ["gold"] * gold_dice
    given = [*CLASS_COLORS, *gold]
    play(state, draw_starting_dice, bag=[0] * 2 * players, dice=[0] * (8 + gold_dice) * players)
    assert [Counter(colors) - Counter(given) for colors in starting_colors(state)][:2] == [Counter(green=2)] * 2
    assert [Counter(given) - Counter(colors) for colors in starting_colors(state)] == [Counter()] * players
    assert [len(colors) for colors in starting_colors(state)] == [8 + gold_dice] * players


class AlwaysTheLast(Rigged):
    """Chance that draws gold dice from the bag as long as there are any."""

    def below(self, n: int, stream: str) -> int:
        return n - 1


@pytest.mark.rule("RP-VAR-03", "RP-VAR-10")
def test_dice_drawn_at_random_never_take_the_gold_dice_that_others_are_to_be_given() -> None:
    state = position(*party(4), short_game=True, setup="less random")
    stretch.play(GAME, state, draw_starting_dice, chance=AlwaysTheLast())
    assert [colors.count("gold") >= 2 for colors in starting_colors(state)] == [True] * 4
    assert min(state.bag.values()) >= 0
    assert sum(state.bag.values()) == 73 - 4 * 10


@pytest.mark.rule("RP-VAR-11")
@pytest.mark.parametrize(("short_game", "gold"), [(True, [5, 5, 5, 5]), (False, [6, 7, 5, 5])])
def test_in_a_short_game_nobody_gets_more_than_5_gold(short_game: bool, gold: list[int]) -> None:
    players = party(4)
    for player in players:
        player.gold = 0
    state = position(*players, start=2, short_game=short_game)
    play(state, give_gold)
    assert [player.gold for player in state.players] == gold


@pytest.mark.rule("RP-VAR-12")
@pytest.mark.parametrize(("players", "short", "normal"), [(2, 10, 12), (3, 9, 11), (4, 8, 10)])
def test_a_short_game_lasts_two_rounds_less(players: int, short: int, normal: int) -> None:
    for rounds, is_short in [(short, True), (normal, False)]:
        match = finished(players, seed=players, short_game=is_short)
        began = [event.round for event in match.events(0) if isinstance(event, RoundBegan)]
        assert began == list(range(1, rounds + 1))
        assert [len(row) for player in match.state.players for row in player.rows] == [3] * 6 * players
