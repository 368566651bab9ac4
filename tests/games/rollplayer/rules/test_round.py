"""The round, the end of the match and the quick reference: catalogue chapters ROUND, END, REF."""

from __future__ import annotations

from itertools import groupby

import pytest

from questhall import IllegalMove
from questhall.games.rollplayer.events import (
    CardBought,
    CardTaken,
    DiePlaced,
    GoldTaken,
    MarketCleared,
    MarketDealt,
    MatchEnded,
    PoolLaid,
    PoolRolled,
    RoundBegan,
    StartPlayer,
    TokenMoved,
)
from questhall.games.rollplayer.moves import Buy, DiscardCard, PlaceDie, Skip, TakeCard
from questhall.games.rollplayer.state import State
from support.rollplayer import hero, play, position
from support.rollplayer_matches import draws, finished_match, random_match, until
from support.rollplayer_skills import cost

SKIP = Skip()
BODY, MIND = ("strength", "dexterity", "constitution"), ("intelligence", "wisdom", "charisma")
EIGHTEEN = {row: "r6 r5 b4" for row in BODY} | {row: "w4 g5 g6" for row in MIND}
POOR_EIGHTEEN = {row: "p1 p2 y3" for row in BODY} | {row: "k1 k2 y3" for row in MIND}


@pytest.mark.rule("RP-ROUND-01")
def test_a_round_is_roll_dice_market_and_cleanup() -> None:
    state = position(hero("ranger"), hero("rogue"), phase="roll", market="loyal chain_gorget honest", start=1, round=2)

    played = play(
        state,
        until("cleanup"),
        [
            *(TakeCard(3), PlaceDie("strength"), SKIP),
            *(TakeCard(1), PlaceDie("strength"), SKIP),
            *(Buy("loyal", cost("loyal")), DiscardCard("honest")),
        ],
        bag=draws(state, "krw"),
        dice=[0, 1, 2],
    )

    assert [event for event in played.events if isinstance(event, RoundBegan)] == [RoundBegan(3, 12, 1)]
    assert [type(event) for event in played.events[:3]] == [RoundBegan, PoolRolled, PoolLaid]
    assert played.topics == [
        *((1, "dice.card"), (1, "dice.row"), (1, "attribute.strength")),
        *((0, "dice.card"), (0, "dice.row"), (0, "attribute.strength")),
        *((0, "market.turn"), (1, "market.turn")),
    ]

    played = play(state, until("dice"), deck__market=[0, 0, 0], bag=[0, 0, 0], dice=[0, 1, 2])

    assert [type(event) for event in played.events] == [
        *(MarketCleared, MarketDealt, StartPlayer),
        *(RoundBegan, PoolRolled, PoolLaid),
    ]
    assert state.round == 4


@pytest.mark.rule("RP-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phases_follow_each_other_in_every_round(players: int) -> None:
    seen: list[tuple[int, str]] = []
    for match in random_match(players, seed=3):
        if match.state.round and not match.over:
            seen.append((match.state.round, match.state.phase))

    order = ["roll", "dice", "before market", "market", "cleanup", "final"]
    steps = [step for step, _ in groupby(seen)]
    assert steps == sorted(steps, key=lambda step: (step[0], order.index(step[1])))
    for number in range(1, match.state.rounds + 1):
        assert {(number, "dice"), (number, "market")} <= set(steps)


@pytest.mark.rule("RP-ROUND-02")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 11), (4, 10)])
def test_the_match_lasts_12_11_or_10_rounds(players: int, rounds: int) -> None:
    for seed in range(3):
        events = finished_match(players, seed).events(None)
        begun = [event for event in events if isinstance(event, RoundBegan)]
        assert [(event.round, event.rounds) for event in begun] == [(number, rounds) for number in range(1, rounds + 1)]


@pytest.mark.rule("RP-ROUND-02")
@pytest.mark.parametrize(("players", "starting"), [(2, 6), (3, 7), (4, 8)])
def test_each_round_adds_exactly_one_die_to_every_sheet(players: int, starting: int) -> None:
    for match in random_match(players, seed=8):
        state: State = match.state
        if state.phase == "market":
            dice = [sum(map(len, player.rows)) for player in state.players]
            assert dice == [starting + state.round] * players


@pytest.mark.rule("RP-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_match_ends_with_the_round_in_which_all_sheets_are_full(players: int) -> None:
    for match in random_match(players, seed=13):
        state: State = match.state
        full = [all(len(row) == 3 for row in player.rows) for player in state.players]
        if state.phase == "market" and state.round < state.rounds:
            assert full == [False] * players
        if state.phase == "market" and state.round == state.rounds:
            assert full == [True] * players

    assert match.state.phase == "over"
    assert full == [True] * players


@pytest.mark.rule("RP-END-01")
def test_the_market_phase_of_the_last_round_is_still_played() -> None:
    state = position(
        hero("ranger", sheet=EIGHTEEN | {"charisma": "w4 g5"}),
        hero("rogue", sheet=POOR_EIGHTEEN | {"charisma": "w4 y5"}),
        phase="roll",
        round=11,
        market="loyal chain_gorget honest",
    )

    played = play(
        state,
        until("over"),
        [*(TakeCard(1), SKIP), *(TakeCard(3), SKIP), *(Buy("loyal", cost("loyal")), DiscardCard("honest"))],
        bag=draws(state, "kkw"),
        dice=[0, 1, 2],
    )

    assert played.topics == [
        *((0, "dice.card"), (0, "attribute.charisma")),  # only one row has a cell left
        *((1, "dice.card"), (1, "attribute.charisma")),
        *((0, "market.turn"), (1, "market.turn")),
    ]
    assert [type(event) for event in played.events][-1] is MatchEnded
    assert state.phase == "over"


@pytest.mark.rule("RP-END-02")
def test_after_the_last_round_the_stars_are_counted_and_the_winner_is_known() -> None:
    # three goals of 14 or more, 6 red dice, 3 for the hermit's centre, 1 for two cells of the backstory; then 3 alone
    state = position(
        hero("warrior", sheet=EIGHTEEN, traits="courageous"),
        hero("warrior", sheet=POOR_EIGHTEEN),
        phase="cleanup",
        round=12,
    )

    played = play(state, until("over"))

    assert played.events == [MatchEnded(totals=(3 + 6 + 3 + 1, 3), places=(1, 2))]


@pytest.mark.rule("RP-END-02")
def test_a_match_that_is_over_takes_no_move_and_has_a_result() -> None:
    match = finished_match(3, seed=4)

    assert match.over
    assert match.result is not None
    assert [event for event in match.events(None) if isinstance(event, MatchEnded)] == [
        MatchEnded(match.result.totals, match.result.places)
    ]
    best = max(match.result.totals)
    assert all(match.result.totals[seat] == best for seat in match.result.winners)
    with pytest.raises(IllegalMove):
        match.play(0, TakeCard(1))


@pytest.mark.rule("RP-END-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_counted_before_the_end(players: int) -> None:
    for match in random_match(players, seed=21):
        if not match.over:
            assert match.result is None
            assert not [event for event in match.events(None) if isinstance(event, MatchEnded)]


@pytest.mark.rule("RP-REF-02")
def test_quick_reference_die_then_gold_then_action() -> None:
    state = position(
        hero("ranger", sheet={"charisma": "g1 g2", "wisdom": "b1"}), hero("rogue"), pool="r1 y4 p6", queue=[0]
    )

    played = play(state, until("market"), [TakeCard(2), PlaceDie("charisma"), SKIP])

    assert played.topics == [(0, "dice.card"), (0, "dice.row"), (0, "attribute.charisma")]
    assert played.events[:2] == [CardTaken(0, 2, "gold", 4), DiePlaced(0, "gold", 4, "charisma", 3)]
    assert sorted((event.why, event.gold) for event in played.events_of(GoldTaken)) == [
        ("card", 1),
        ("die", 2),
        ("row", 1),
    ]
    assert state.players[0].gold == 9


@pytest.mark.rule("RP-REF-03")
def test_quick_reference_buy_or_discard_then_token_then_card_back() -> None:
    state = position(
        hero("ranger"), hero("rogue"), phase="market", market="honorable climb proud", taken={0: 2, 1: 3}, queue=[0, 1]
    )

    played = play(state, until("cleanup"), [Buy("honorable", cost("honorable")), DiscardCard("climb")])

    assert played.events_of(CardBought) == [CardBought(0, "honorable", cost("honorable"), 0)]
    assert played.events_of(TokenMoved) == [TokenMoved(0, "left")]
    assert played.events_of(GoldTaken) == [GoldTaken(1, 2, "discard")]
    assert [card.holder for card in state.initiative] == [None, None, None]
