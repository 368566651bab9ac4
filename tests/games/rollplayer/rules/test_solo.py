"""The solo game but for its enemy die: catalogue chapter SOLO."""

from __future__ import annotations

import pytest

from questhall.engine import Table
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import ATTRIBUTES
from questhall.games.rollplayer.events import (
    CardTrashed,
    MarketCleared,
    MarketDealt,
    RoundBegan,
)
from questhall.games.rollplayer.moves import (
    AddCard,
    Buy,
    DiscardCard,
    Skip,
    TakeSheet,
)
from questhall.games.rollplayer.play import beat, before_market
from questhall.games.rollplayer.rules.cleanup import draw_card
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.roll import roll_phase
from questhall.games.rollplayer.rules.scoring import final_count
from questhall.games.rollplayer.rules.setup import deal
from questhall.games.rollplayer.rules.skills import usable_skills, use_skill
from questhall.games.rollplayer.rules.solo import clear_solo_market, solo_rank
from questhall.games.rollplayer.state import Player, State
from support.rollplayer import hero, play, pool, position
from support.rollplayer_matches import draws, until
from support.rollplayer_setup import at_placing, finished
from support.stretch import Played

MARKET = "climb weak longsword"


# Setting up


@pytest.mark.rule("RP-SOLO-01")
def test_the_solo_game_is_laid_out_for_two_players() -> None:
    solo, two = at_placing(1, seed=5).state, at_placing(2, seed=5).state
    for state in (solo, two):
        assert [card.number for card in state.initiative] == [1, 2, 3]
        assert [card.gold for card in state.initiative] == [0, 1, 0]
        assert len(state.market) == 3
        assert [CARDS[card].dots for card in state.discard] == [1] * 7 + [2] * 7
        assert [player.gold for player in state.players] == [5] * len(state.players)


@pytest.mark.rule("RP-SOLO-02")
def test_one_character_sheet_is_used() -> None:
    match = at_placing(1, seed=5)
    taken = [entry.move for entry in match.journal if isinstance(entry.move, TakeSheet)]
    assert [player.race for player in match.state.players] == [move.race for move in taken]
    assert len(taken) == 1


def at_deal(players: int) -> State:
    """A table about to be dealt."""
    heroes = [hero("warrior"), hero("druid", "elf")][:players]
    return position(*heroes, phase="deal")


@pytest.mark.rule("RP-SOLO-03")
def test_diplomacy_is_out_before_the_market_deck_is_built() -> None:
    assert "diplomacy" not in at_deal(1).deck
    assert sorted([*at_deal(1).deck, "diplomacy"]) == sorted(at_deal(2).deck)
    state = at_placing(1, seed=5).state
    assert len(state.deck) + len(state.lower_deck) == 52 - 14 - 3 - 1
    everywhere = [*state.deck, *state.lower_deck, *state.discard, *state.market, *state.trash]
    assert sorted([*everywhere, "diplomacy"]) == sorted(CARDS)


def dealt(players: int, dice: int, trashed: int) -> Played[State]:
    state = at_deal(players)
    return play(
        state,
        deal,
        deck__backstory=[0] * players,
        deck__alignment=[0] * players,
        deck__removed=[0] * 14,
        deck__market=[0, 1, 2, 0][: 3 + trashed],
        bag=[0] * dice,
        dice=list(range(6)) * (dice // 6),
    )


@pytest.mark.rule("RP-SOLO-04")
def test_a_gold_die_is_set_aside_as_the_enemy_die() -> None:
    solo, two = dealt(1, 6, 1).state, dealt(2, 12, 0).state
    assert (solo.aside, solo.bag["gold"]) == (["gold"], 12)
    assert (two.aside, two.bag["gold"]) == ([], 13)
    assert sum(solo.bag.values()) == 73 - 6 - 1


@pytest.mark.rule("RP-SOLO-05")
def test_after_the_market_the_top_card_of_the_deck_starts_the_trash_pile() -> None:
    solo, two = dealt(1, 6, 1), dealt(2, 12, 0)
    dealing = [event for event in solo.events if isinstance(event, MarketDealt | CardTrashed)]
    assert dealing == [MarketDealt(tuple(solo.state.market)), CardTrashed(solo.state.trash[0])]
    assert len(solo.state.trash) == 1
    assert CARDS[solo.state.trash[0]].dots == 1
    assert (len(solo.state.market), len(solo.state.discard)) == (3, 14)
    assert (len(solo.state.deck), len(solo.state.lower_deck)) == (26 - 7 - 4, 26 - 7)
    assert two.state.trash == []


@pytest.mark.rule("RP-SOLO-06")
def test_the_solo_player_draws_and_rolls_6_dice_and_places_them() -> None:
    state = dealt(1, 6, 1).state
    assert [(die.color, die.value) for die in state.players[0].starting] == [("green", value) for value in range(1, 7)]
    match = at_placing(1, seed=5)
    while match.state.phase == "placing":
        match.play(0, match.asks[0].moves[-1])
    assert sum(len(row) for row in match.state.players[0].rows) == 6


# The trash pile


def turn_over(table: Table[State]) -> None:
    """The top card of the deck is drawn and laid on the market."""
    table.state.market.append(draw_card(table))


@pytest.mark.rule("RP-SOLO-07")
def test_the_attuned_druid_reaches_the_discard_pile_and_not_the_trash() -> None:
    state = position(hero("druid"), phase="before market", market=MARKET, discard="nimble acrobatics", taken={0: 1})
    state.trash = ["cunning"]
    played = play(state, before_market, [Skip()])
    assert played.asked[0].moves == [AddCard("acrobatics"), AddCard("nimble"), Skip()]


@pytest.mark.rule("RP-SOLO-07")
def test_move_silently_does_not_reach_the_trash() -> None:
    sneaky = hero("bard", skills="move_silently", gold=9)
    state = position(sneaky, phase="market", market=MARKET, discard="nimble")
    state.trash = ["cunning"]
    (use,) = usable_skills(state, 0)
    played = play(state, lambda table: use_skill(table, 0, use), [Skip()])
    assert played.asked[0].moves == [Buy("nimble", CARDS["nimble"].cost), Skip()]
    state.discard, state.players[0].skills[0].exhausted, state.players[0].token = [], False, (1, 1)
    assert play(state, lambda table: use_skill(table, 0, use)).topics == []


@pytest.mark.rule("RP-SOLO-07")
def test_trash_is_never_shuffled_into_a_new_deck() -> None:
    state = position(hero(), discard="nimble acrobatics", deck="honest")
    state.deck, state.trash = [], ["cunning"]
    play(state, turn_over, deck__market=[1])
    assert (state.market, state.deck, state.discard, state.trash) == (["nimble"], ["acrobatics"], [], ["cunning"])


# Rounds


@pytest.mark.rule("RP-SOLO-08", "RP-SOLO-35")
def test_a_solo_match_has_12_rounds_all_started_by_its_player() -> None:
    match = finished(1, seed=11)
    began = [(event.round, event.seat) for event in match.events(0) if isinstance(event, RoundBegan)]
    assert began == [(round, 0) for round in range(1, 13)]
    assert [len(row) for row in match.state.players[0].rows] == [3] * 6
    assert match.result is not None
    assert match.result.places == (1,)


@pytest.mark.rule("RP-SOLO-09")
def test_three_dice_are_rolled_and_laid_in_ascending_order() -> None:
    state = position(hero(), phase="roll", round=3)
    play(state, roll_phase, bag=draws(state, "rgy"), dice=[5, 1, 3])
    assert pool(state) == "g2 y4 r6"
    assert (state.phase, state.round, state.queue) == ("dice", 4, [0])


# Market and cleanup


@pytest.mark.rule("RP-SOLO-31")
def test_the_solo_player_buys_one_of_the_cards_left_or_discards_one() -> None:
    cost = CARDS["climb"].cost
    state = position(hero("druid", gold=cost), phase="market", market="climb reckless")
    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("reckless")])
    assert played.asked[0].moves == [Buy("climb", cost), DiscardCard("climb"), DiscardCard("reckless")]
    assert (state.players[0].gold, state.market, state.discard) == (cost + 2, ["climb"], ["reckless"])


@pytest.mark.parametrize(
    ("left", "discarded", "trashed"),
    [
        pytest.param("", [], [], marks=pytest.mark.rule("RP-SOLO-32")),
        pytest.param("climb", ["climb"], [], marks=pytest.mark.rule("RP-SOLO-32")),
        pytest.param("climb weak", ["climb"], ["weak"], marks=pytest.mark.rule("RP-SOLO-32", "RP-SOLO-33")),
        pytest.param("weak climb", ["weak"], ["climb"], marks=pytest.mark.rule("RP-SOLO-32", "RP-SOLO-33")),
        pytest.param("climb weak nimble", ["climb"], ["weak", "nimble"], marks=pytest.mark.rule("RP-SOLO-33")),
    ],
)
def test_the_leftmost_card_left_is_discarded_and_the_others_are_trashed(
    left: str, discarded: list[str], trashed: list[str]
) -> None:
    state = position(hero(), phase="cleanup", market=left, discard="honest")
    state.trash = ["cunning"]
    played = play(state, clear_solo_market)
    assert state.market == []
    assert state.discard == ["honest", *discarded]
    assert state.trash == ["cunning", *trashed]
    assert played.events_of(CardTrashed) == [CardTrashed(card) for card in trashed]
    assert played.events_of(MarketCleared) == [MarketCleared((card,)) for card in discarded]


@pytest.mark.rule("RP-SOLO-32")
def test_with_two_players_all_cards_left_are_discarded() -> None:
    state = position(phase="cleanup", round=12, market="climb weak")
    play(state, beat)
    assert state.trash == []


@pytest.mark.rule("RP-SOLO-34")
def test_cleanup_is_as_usual_and_leaves_the_enemy_die_aside() -> None:
    player = hero("warrior", charisma=2)
    state = position(player, phase="cleanup", market="climb weak", pool="r1 b3 -", deck="honest loyal cunning proud")
    state.aside, state.bag["gold"], state.initiative[1].gold = ["gold"], 12, 0
    bag = dict(state.bag)
    play(state, until("dice"), deck__market=[0, 0, 0], bag=[0, 0, 0], dice=[0, 1, 2])
    assert state.market == ["honest", "loyal", "cunning"]
    assert (state.discard, state.trash) == (["climb"], ["weak"])
    assert state.aside == ["gold"]
    assert state.bag == bag | {"red": bag["red"] + 1, "blue": bag["blue"] + 1, "green": bag["green"] - 3}
    assert [card.gold for card in state.initiative] == [0, 1, 0]
    assert (state.players[0].charisma, state.start) == (0, 0)


@pytest.mark.rule("RP-SOLO-34")
def test_the_enemy_die_stays_aside_to_the_end_of_a_match() -> None:
    state = finished(1, seed=12).state
    on_sheet = sum(die.color == "gold" for row in state.players[0].rows for die in row)
    in_pool = sum(card.die is not None and card.die.color == "gold" for card in state.initiative)
    assert state.aside == ["gold"]
    assert state.bag["gold"] == 13 - 1 - on_sheet - in_pool


@pytest.mark.rule("RP-SOLO-35")
def test_the_solo_match_ends_after_the_round_in_which_the_sheet_is_full() -> None:
    for round, phase in [(11, "dice"), (12, "final")]:
        state = position(hero(), phase="cleanup", round=round)
        three = [0] * 3 if round < 12 else []
        play(state, until(phase), deck__market=three, bag=three, dice=three)
        assert (state.phase, state.round) == (phase, 12)


# The count


@pytest.mark.rule("RP-SOLO-36")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2), (31, 3), (80, 10)])
def test_every_full_8_gold_are_a_star(gold: int, stars: int) -> None:
    rich = hero("warrior", gold=gold, alignment="guardian")
    assert final_count(position(rich)).totals == (stars,)
    assert final_count(position(rich, hero("druid"))).totals[0] == 0


RANKS = [
    pytest.param(60, "true-hero", marks=pytest.mark.rule("RP-SOLO-37")),
    pytest.param(38, "true-hero", marks=pytest.mark.rule("RP-SOLO-37")),
    pytest.param(37, "clan-leader", marks=pytest.mark.rule("RP-SOLO-38")),
    pytest.param(34, "clan-leader", marks=pytest.mark.rule("RP-SOLO-38")),
    pytest.param(33, "celebrity", marks=pytest.mark.rule("RP-SOLO-39")),
    pytest.param(30, "celebrity", marks=pytest.mark.rule("RP-SOLO-39")),
    pytest.param(29, "adventurer", marks=pytest.mark.rule("RP-SOLO-40")),
    pytest.param(26, "adventurer", marks=pytest.mark.rule("RP-SOLO-40")),
    pytest.param(25, "mercenary", marks=pytest.mark.rule("RP-SOLO-41")),
    pytest.param(22, "mercenary", marks=pytest.mark.rule("RP-SOLO-41")),
    pytest.param(21, "npc", marks=pytest.mark.rule("RP-SOLO-42")),
    pytest.param(0, "npc", marks=pytest.mark.rule("RP-SOLO-42")),
    pytest.param(-3, "npc", marks=pytest.mark.rule("RP-SOLO-42")),
]


def of_worth(stars: int) -> Player:
    """A hero with so many stars in all, made of gold and of the cell under his token."""
    if stars < 0:
        return hero("warrior", gold=0, alignment="arbiter", token=(1, 2))
    return hero("warrior", gold=8 * stars, alignment="guardian")


@pytest.mark.parametrize(("stars", "rank"), RANKS)
def test_the_stars_of_a_solo_hero_earn_a_rank(stars: int, rank: str) -> None:
    result = final_count(position(of_worth(stars)))
    assert (result.totals, result.title) == ((stars,), rank)
    assert solo_rank(stars) == rank


@pytest.mark.rule("RP-SOLO-37")
def test_with_more_players_nobody_gets_a_rank() -> None:
    assert final_count(position(of_worth(40), hero("druid"))).title == ""


@pytest.mark.rule("RP-SOLO-07", "RP-SOLO-34")
@pytest.mark.parametrize("seed", [21, 22, 23])
def test_in_a_whole_solo_match_no_card_and_no_die_gets_lost(seed: int) -> None:
    match = finished(1, seed=seed)
    state = match.state
    assert len(match.game.pieces(state)) == 73 + 52
    trashed = [event.card for event in match.events(0) if isinstance(event, CardTrashed)]
    assert state.trash == trashed
    assert len(trashed) == len(set(trashed)) >= 12
    assert [len(row) for row in state.players[0].rows] == [3] * len(ATTRIBUTES)
