"""Negotiate, Intimidate and Climb: skills that change the dice on unchosen initiative cards."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.events import (
    DieExchanged,
    GoldTaken,
    PoolDieChanged,
)
from questhall.games.rollplayer.moves import (
    FlipPool,
    GiveDie,
    LayDie,
    Skip,
    TakeFromPool,
    TurnPool,
)
from support.rollplayer import faces, pool
from support.rollplayer_skills import (
    use,
    with_skill,
)

# Negotiate


@pytest.mark.rule("RP-CLAR-30")
@pytest.mark.parametrize(("class_card", "gold"), [("wizard", 2), ("thief", 4)])
def test_negotiate_exchanges_a_die_with_the_pool_and_a_gold_die_pays(class_card: str, gold: int) -> None:
    state = with_skill("negotiate")
    state.players[0].class_card = class_card
    played = use(state, "negotiate", [GiveDie("strength", 2), TakeFromPool(3)])
    assert faces(state, 0, "strength") == "r5 y6"
    assert pool(state) == "g1 b2 p3"
    assert state.players[0].gold == 9 + gold
    assert played.events_of(DieExchanged) == [DieExchanged(0, "strength", 2, "blue", 2, "gold", 6)]
    assert played.events_of(GoldTaken) == [GoldTaken(0, gold, "die")]


@pytest.mark.rule("RP-CLAR-30")
def test_negotiate_pays_nothing_for_other_colours_or_for_a_gold_die_given_away() -> None:
    state = with_skill("negotiate")
    state.players[0].rows[0][0].color = "gold"
    use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(2)])
    assert (faces(state, 0, "strength"), pool(state)) == ("p3 b2", "g1 y5 y6")
    assert state.players[0].gold == 9


def test_negotiate_offers_own_dice_and_unchosen_cards_alone() -> None:
    state = with_skill("negotiate", taken={1: 2})
    played = use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(1)])
    assert [asked.moves for asked in played.asked] == [
        [GiveDie("strength", 1), GiveDie("strength", 2), Skip()],
        [TakeFromPool(1), TakeFromPool(3)],
    ]
    assert (faces(state, 0, "strength"), pool(state)) == ("g1 b2", "r5 - y6")


@pytest.mark.rule("RP-CLAR-31")
def test_after_negotiate_its_user_decides_ties_as_if_he_were_the_start_player() -> None:
    state = with_skill("negotiate", pool="g1 p5 y6", start=1)
    played = use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(1), LayDie(1, "purple")])
    assert (played.asked[2].seat, played.asked[2].moves) == (0, [LayDie(1, "red"), LayDie(1, "purple")])
    assert (faces(state, 0, "strength"), pool(state)) == ("g1 b2", "p5 r5 y6")


# Intimidate and Climb


@pytest.mark.rule("RP-CLAR-11")
def test_intimidate_turns_one_unchosen_die_to_any_other_value() -> None:
    state = with_skill("intimidate", pool="g1 p3 y6", taken={1: 2})
    played = use(state, "intimidate", [TurnPool(3, 2)])
    assert played.asked[0].moves == [
        *(TurnPool(1, value) for value in (2, 3, 4, 5, 6)),
        *(TurnPool(3, value) for value in (1, 2, 3, 4, 5)),
        Skip(),
    ]
    assert played.events_of(PoolDieChanged) == [PoolDieChanged(0, 3, "gold", 6, 2)]
    assert pool(state) == "g1 - y2"


@pytest.mark.rule("RP-CLAR-12")
def test_after_intimidate_its_user_lays_the_pool_and_decides_ties() -> None:
    state = with_skill("intimidate", start=1)
    played = use(state, "intimidate", [TurnPool(1, 6), LayDie(2, "gold")])
    assert (played.asked[1].seat, played.asked[1].moves) == (0, [LayDie(2, "green"), LayDie(2, "gold")])
    assert pool(state) == "p3 y6 g6"


@pytest.mark.rule("RP-CLAR-12")
def test_gold_stays_on_its_initiative_card_when_the_pool_is_laid_anew() -> None:
    state = with_skill("climb", pool="g2 p3 y6")
    use(state, "climb", [FlipPool(1)])
    assert pool(state) == "p3 g5 y6"
    assert [card.gold for card in state.initiative] == [0, 1, 0]


@pytest.mark.rule("RP-SKILL-03")
def test_intimidate_used_for_its_step_alone_leaves_the_pool_as_it_lies() -> None:
    state = with_skill("intimidate", pool="y6 p3 g1")
    use(state, "intimidate", [Skip()])
    assert pool(state) == "y6 p3 g1"


@pytest.mark.rule("RP-CLAR-11")
def test_climb_turns_one_unchosen_die_to_its_opposite_face() -> None:
    state = with_skill("climb", pool="g2 p3 y6", taken={1: 2})
    played = use(state, "climb", [FlipPool(3)])
    assert played.asked[0].moves == [FlipPool(1), FlipPool(3), Skip()]
    assert played.events_of(PoolDieChanged) == [PoolDieChanged(0, 3, "gold", 6, 1)]


@pytest.mark.rule("RP-CLAR-12")
def test_after_climb_the_unchosen_cards_are_refilled_in_ascending_order() -> None:
    state = with_skill("climb", pool="g2 p3 y6", taken={1: 2})
    use(state, "climb", [FlipPool(3)])
    assert pool(state) == "y1 - g2"


@pytest.mark.rule("RP-CLAR-12")
def test_after_climb_its_user_decides_ties() -> None:
    state = with_skill("climb", start=1)
    played = use(state, "climb", [FlipPool(3), LayDie(1, "gold")])
    assert played.topics == [(0, "skill.climb"), (0, "roll.tie")]
    assert pool(state) == "y1 g1 p3"
