"""The market phase: the rules on weapons, catalogue chapter MARKET."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.rollplayer.events import CardBought, GoldTaken, WeaponDropped
from questhall.games.rollplayer.moves import (
    Buy,
    DiscardCard,
    Done,
    DropWeapon,
    PlaceDie,
    Skip,
    TakeCard,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import hands, market_turn
from questhall.games.rollplayer.state import State
from support.rollplayer import hero, play, position
from support.rollplayer_matches import match_at, random_match, until
from support.rollplayer_skills import cost
from support.stretch import CutIn, Played


def armed(weapons: str, market: str) -> State:
    """Seat 0 with weapons and 9 gold, at the market; two of these cards are there for the two players."""
    player = hero("ranger", gold=9, weapons=weapons)
    return position(player, hero("monk"), phase="market", market=f"{market} loyal", taken={0: 1, 1: 2})


def visit(state: State, *answers: Move) -> Played[State]:
    return play(state, lambda table: market_turn(table, 0), answers)


@pytest.mark.rule("RP-MARKET-10", "RP-MARKET-12")
@pytest.mark.parametrize(
    ("owned", "new", "drops"),
    [
        ("", "longbow", [()]),
        ("", "tower_shield", [()]),
        ("blessed_mace", "tower_shield", [()]),
        ("blessed_mace", "longbow", [("blessed_mace",)]),
        ("blessed_mace longsword", "tower_shield", [("blessed_mace",), ("longsword",)]),
        ("blessed_mace longsword", "longbow", [("blessed_mace", "longsword")]),
        ("quarterstaff", "tower_shield", [("quarterstaff",)]),
        ("quarterstaff", "longbow", [("quarterstaff",)]),
    ],
)
def test_a_weapon_is_bought_only_with_hands_free_for_it(owned: str, new: str, drops: list[tuple[str, ...]]) -> None:
    state = armed(owned, new)

    played = visit(state, Buy(new, cost(new), 0, drops[-1]))

    purchases = [move for move in played.asked[0].moves if isinstance(move, Buy) and move.card == new]
    assert purchases == [Buy(new, cost(new), 0, drop) for drop in drops]
    assert state.players[0].weapons == [*(weapon for weapon in owned.split() if weapon not in drops[-1]), new]
    assert state.discard == list(drops[-1])


@pytest.mark.rule("RP-MARKET-10")
@pytest.mark.parametrize("players", [2, 4])
def test_weapons_never_show_more_than_two_hands(players: int) -> None:
    most = 0
    for seed in range(4):
        for match in random_match(players, seed, cut_ins=0.05):
            most = max(most, *map(hands, match.state.players))
    assert most == 2


@pytest.mark.rule("RP-MARKET-10")
def test_buying_one_weapon_too_many_is_refused() -> None:
    match = match_at(armed("quarterstaff", "tower_shield"))

    with pytest.raises(IllegalMove):
        match.play(0, Buy("tower_shield", cost("tower_shield")))

    assert match.state.players[0].weapons == ["quarterstaff"]


@pytest.mark.rule("RP-MARKET-12")
def test_the_old_weapons_are_discarded_before_the_new_one_is_taken() -> None:
    state = armed("blessed_mace longsword", "longbow")

    played = visit(state, Buy("longbow", cost("longbow"), 0, ("blessed_mace", "longsword")))

    assert played.events == [
        WeaponDropped(0, "blessed_mace"),
        WeaponDropped(0, "longsword"),
        CardBought(0, "longbow", cost("longbow"), 0),
    ]


@pytest.mark.rule("RP-MARKET-12")
def test_armour_traits_and_skills_need_no_hands() -> None:
    state = armed("quarterstaff", "chain_helm climb")

    played = visit(state, Buy("chain_helm", cost("chain_helm")))

    purchases = [move for move in played.asked[0].moves if isinstance(move, Buy)]
    assert purchases == [
        Buy("chain_helm", cost("chain_helm")),
        Buy("climb", cost("climb")),
        Buy("loyal", cost("loyal")),
    ]
    assert (state.players[0].weapons, state.players[0].armour) == (["quarterstaff"], ["chain_helm"])


@pytest.mark.rule("RP-MARKET-11")
def test_a_weapon_may_be_dropped_at_any_time_even_in_another_players_turn() -> None:
    state = position(hero("ranger"), hero("monk", weapons="blessed_mace longsword"), pool="r1 k2 k3", discard="weak")

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [CutIn(1, DropWeapon("longsword")), TakeCard(1), PlaceDie("charisma"), Skip()],
    )

    assert played.asked[0].offers == {1: [DropWeapon("blessed_mace"), DropWeapon("longsword")]}
    assert [asked.offers for asked in played.asked[1:]] == [{1: [DropWeapon("blessed_mace")]}] * 3
    assert state.players[1].weapons == ["blessed_mace"]
    assert state.discard == ["weak", "longsword"]
    assert played.events_of(WeaponDropped) == [WeaponDropped(1, "longsword")]


@pytest.mark.rule("RP-MARKET-11")
def test_a_dropped_weapon_pays_nothing_and_does_not_take_the_market_turn() -> None:
    state = armed("quarterstaff", "tower_shield")

    answers: list[Move | CutIn] = [CutIn(0, DropWeapon("quarterstaff")), Buy("tower_shield", cost("tower_shield"))]
    played = play(state, lambda table: market_turn(table, 0), answers)

    assert played.events_of(GoldTaken) == []
    assert (state.players[0].weapons, state.players[0].gold) == (["tower_shield"], 9 - cost("tower_shield"))


@pytest.mark.rule("RP-MARKET-11")
def test_the_last_moment_to_drop_a_weapon_is_just_before_the_count() -> None:
    state = position(hero("ranger", weapons="longsword"), hero("monk"), phase="final", round=12, queue=[0, 1])

    played = play(state, until("over"), [CutIn(0, DropWeapon("longsword")), Done()])

    assert played.topics == [(0, "final.last"), (0, "final.last")]
    assert played.asked[1].offers == {}
    assert (state.players[0].weapons, state.discard) == ([], ["longsword"])


@pytest.mark.rule("RP-MARKET-11")
def test_a_rival_cannot_drop_my_weapon() -> None:
    match = match_at(armed("quarterstaff", "tower_shield"))

    with pytest.raises(IllegalMove):
        match.play(1, DropWeapon("quarterstaff"))

    match.play(0, DiscardCard("loyal"))
    assert match.state.players[0].weapons == ["quarterstaff"]


@pytest.mark.rule("RP-MARKET-04", "RP-MARKET-12")
def test_charisma_tokens_also_pay_for_a_weapon_that_replaces_another() -> None:
    state = armed("quarterstaff", "longbow")
    state.players[0].charisma = 1

    price = cost("longbow")
    played = visit(state, Buy("longbow", price - 1, 1, ("quarterstaff",)))

    buys = [move for move in played.asked[0].moves if isinstance(move, Buy) and move.card == "longbow"]
    assert buys == [Buy("longbow", price, 0, ("quarterstaff",)), Buy("longbow", price - 1, 1, ("quarterstaff",))]
    assert (state.players[0].gold, state.players[0].charisma) == (9 - price + 1, 0)


@pytest.mark.rule("RP-MARKET-04", "RP-MARKET-12")
def test_a_token_can_make_up_the_last_gold_for_a_weapon_that_replaces_another() -> None:
    state = armed("quarterstaff", "longbow")
    price = cost("longbow")
    state.players[0].gold, state.players[0].charisma = price - 1, 1

    visit(state, Buy("longbow", price - 1, 1, ("quarterstaff",)))

    assert (state.players[0].gold, state.players[0].charisma, state.players[0].weapons) == (0, 0, ["longbow"])
