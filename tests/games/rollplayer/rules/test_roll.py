"""The roll phase: catalogue chapter ROLL."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.events import PoolLaid, PoolRolled, RoundBegan
from questhall.games.rollplayer.moves import LayDie, PlaceDie, Skip, TakeCard
from questhall.games.rollplayer.rules.roll import roll_phase
from questhall.games.rollplayer.state import bag_count, unchosen
from support.rollplayer import faces, hero, play, pool, position
from support.rollplayer_matches import draws, party, random_match, until


@pytest.mark.rule("RP-ROLL-01")
def test_the_start_player_draws_and_rolls_a_die_for_every_initiative_card() -> None:
    state = position(*party(3), phase="roll", start=1, round=4)

    played = play(state, roll_phase, bag=draws(state, "gbry"), dice=[0, 1, 2, 3])

    assert played.events == [
        RoundBegan(5, 11, 1),
        PoolRolled(1, ("green", "blue", "red", "gold"), (1, 2, 3, 4)),
        PoolLaid((1, 2, 3, 4), ("green", "blue", "red", "gold"), (1, 2, 3, 4)),
    ]
    assert state.bag == {"green": 9, "blue": 9, "red": 9, "purple": 10, "black": 10, "white": 10, "gold": 12}


@pytest.mark.parametrize(
    ("players", "dice"),
    [
        pytest.param(2, 3, marks=pytest.mark.rule("RP-ROLL-02")),
        pytest.param(3, 4, marks=pytest.mark.rule("RP-ROLL-03")),
        pytest.param(4, 5, marks=pytest.mark.rule("RP-ROLL-04")),
    ],
)
def test_one_die_more_than_players_is_rolled(players: int, dice: int) -> None:
    state = position(*party(players), phase="roll", round=0)

    play(state, roll_phase, bag=[0] * dice, dice=list(range(dice)))

    assert pool(state) == " ".join(["g1", "g2", "g3", "g4", "g5"][:dice])
    assert bag_count(state) == 73 - dice


@pytest.mark.rule("RP-ROLL-05")
def test_the_dice_are_laid_in_ascending_order_of_value() -> None:
    state = position(*party(4), phase="roll")

    played = play(state, roll_phase, bag=draws(state, "wgpkr"), dice=[5, 1, 4, 0, 2])

    assert pool(state) == "k1 g2 r3 p5 w6"
    assert played.topics == []


@pytest.mark.rule("RP-ROLL-06")
def test_the_dice_on_the_initiative_cards_are_the_pool_the_players_choose_from() -> None:
    state = position(hero("rogue"), hero("monk", "elf"), phase="roll", start=1)

    played = play(
        state,
        until("market"),
        [TakeCard(2), PlaceDie("wisdom"), Skip(), TakeCard(3), PlaceDie("charisma"), Skip()],
        bag=draws(state, "bwr"),
        dice=[3, 1, 5],
    )

    assert [move for move in played.asked[0].moves if isinstance(move, TakeCard)] == [*map(TakeCard, (1, 2, 3))]
    assert [move for move in played.asked[3].moves if isinstance(move, TakeCard)] == [*map(TakeCard, (1, 3))]
    assert (faces(state, 1, "wisdom"), faces(state, 0, "charisma")) == ("b4", "r6")
    assert pool(state) == "w2 - -"


@pytest.mark.rule("RP-ROLL-07")
def test_of_equal_values_the_start_player_decides_the_order() -> None:
    state = position(*party(4), phase="roll", start=2)

    played = play(
        state, roll_phase, [LayDie(2, "white"), LayDie(3, "red")], bag=draws(state, "wgrkp"), dice=[3, 3, 3, 0, 5]
    )

    assert played.topics == [(2, "roll.tie"), (2, "roll.tie")]
    assert played.asked[0].moves == [LayDie(2, "green"), LayDie(2, "red"), LayDie(2, "white")]
    assert played.asked[1].moves == [LayDie(3, "green"), LayDie(3, "red")]
    assert pool(state) == "k1 w4 r4 g4 p6"
    assert played.events[-1] == PoolLaid((1, 2, 3, 4, 5), ("black", "white", "red", "green", "purple"), (1, 4, 4, 4, 6))


@pytest.mark.rule("RP-ROLL-07")
def test_each_group_of_equal_values_is_decided_by_itself() -> None:
    state = position(*party(4), phase="roll")

    played = play(
        state, roll_phase, [LayDie(1, "green"), LayDie(4, "purple")], bag=draws(state, "gbrpk"), dice=[1, 1, 2, 4, 4]
    )

    assert [asked.moves for asked in played.asked] == [
        [LayDie(1, "green"), LayDie(1, "blue")],
        [LayDie(4, "purple"), LayDie(4, "black")],
    ]
    assert pool(state) == "g2 b2 r3 p5 k5"


@pytest.mark.rule("RP-ROLL-07")
def test_equal_dice_leave_nothing_to_decide() -> None:
    state = position(hero("ranger"), hero("monk", skills="pickpocket"), hero("rogue"), phase="roll")

    played = play(state, roll_phase, [LayDie(1, "blue")], bag=draws(state, "rbrg"), dice=[1, 1, 1, 5])

    assert [asked.moves for asked in played.asked] == [[LayDie(1, "blue"), LayDie(1, "red")]]
    assert pool(state) == "b2 r2 r2 g6"


@pytest.mark.rule("RP-ROLL-08")
@pytest.mark.parametrize(("color", "laid"), [("purple", "r1 y4 p6 g6"), ("green", "r1 y4 g6 p6")])
def test_example_two_sixes_go_to_cards_3_and_4_as_the_start_player_wishes(color: str, laid: str) -> None:
    state = position(*party(3), phase="roll")

    played = play(
        state,
        roll_phase,
        [LayDie(3, color)],  # type: ignore[arg-type]
        bag=draws(state, "gryp"),
        dice=[5, 0, 3, 5],
    )

    assert played.topics == [(0, "roll.tie")]
    assert played.asked[0].moves == [LayDie(3, "green"), LayDie(3, "purple")]
    assert pool(state) == laid
    assert [card.gold for card in state.initiative] == [0, 1, 1, 0]


@pytest.mark.rule("RP-ROLL-09")
@pytest.mark.parametrize(("players", "left"), [(2, 39), (3, 22), (4, 5)])
def test_the_bag_never_runs_short_and_holds_5_dice_before_the_last_roll_of_four_players(
    players: int, left: int
) -> None:
    for seed in range(3):
        for match in random_match(players, seed):
            state = match.state
            if state.round == state.rounds and state.phase == "dice":
                assert len(unchosen(state)) == players + 1
                assert bag_count(state) + len(unchosen(state)) == left
                break
        else:
            pytest.fail("the last round never came")
