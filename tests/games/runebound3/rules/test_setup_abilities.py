"""What heroes do during set-up, and the turning of their cards: catalogue chapter SETUP."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.board import NEIGHBOURS
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.hero import DiceRolled, DieRerolled, Exerted, Moved
from questhall.games.runebound3.events.market import AssetBought, GoldGained, GoldPaid
from questhall.games.runebound3.events.skills import SkillLearned, SkillsDrawn
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption, Use
from questhall.games.runebound3.moves.market import Buy
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard, TakeSkill
from questhall.games.runebound3.moves.terrain import Go, MoveTo, RerollDie
from questhall.games.runebound3.moves.turn import EndTurn, RollToMove
from questhall.games.runebound3.rules.setup import setup_abilities
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import Player, State, in_turn_order
from support.runebound3 import HEX, MOUNTAINS_WATER, PLAINS, WILD, hero, hex_of, play, position
from support.runebound3_matches import seen, until_phase
from support.stretch import CutIn, Played, Rigged

DONE, DECLINE = Done(), Decline()
DEALT = [0] * 12
STAYS = TakeOption(2), DONE
"""Corbin sets out, and stays where he is: nothing happens."""


def ready(*heroes: Player, first: int = 0, **decks: str) -> State:
    """Heroes are placed and hold their cards; the abilities come next."""
    state = position(*heroes, **decks)  # type: ignore[arg-type]
    state.phase, state.first = "abilities", first
    state.queue = in_turn_order(state)
    return state


def abilities(state: State, *answers: Move | CutIn, **chance: list[int]) -> Played[State]:
    assets = [*chance.pop("assets", []), *DEALT]
    return play(state, until_phase("turn"), answers, Rigged(deck__assets=assets, **chance))


@pytest.mark.rule("R3-SETUP-13", "R3-SETUP-09")
def test_in_turn_order_each_resolves_the_ability_that_lies_up_at_set_up() -> None:
    mok = hero("mok", hand="tireless spark_rune")
    state = ready(hero("corbin", "firmament", gold=2), hero("thorn", "everton", gold=2), mok, first=1)

    played = abilities(state, DECLINE, *STAYS)

    assert played.topics == [(2, "setup.mok"), (0, "setup.corbin"), (0, "move.go")]
    assert played.events_of(GoldGained) == [GoldGained(1, 2)]
    assert [player.gold for player in state.players[:2]] == [2, 4]
    assert (state.phase, state.active) == ("turn", 1)


@pytest.mark.rule("R3-SETUP-13", "R3-SETUP-09")
def test_the_card_is_turned_afterwards_and_the_other_side_holds_from_then_on() -> None:
    """Mok's Strong Spirit, to be used at any moment of a turn, cannot be used at set-up."""
    state = ready(hero("mok", hand="tireless spark_rune"), hero("corbin"))

    played = abilities(state, DECLINE, *STAYS)

    assert [asked.offers for asked in played.asked] == [{}, {}, {}]
    turn = play(state, take_turn, [EndTurn()])
    assert Use("strong_spirit") in turn.asked[0].offers[0]
    assert not any(isinstance(move, TakeSkill | TakeOption) for move in turn.asked[0].moves)


@pytest.mark.rule("R3-SETUP-14")
def test_laurel_cannot_find_paths_during_set_up_but_in_her_first_turn() -> None:
    state = ready(hero("laurel", "everton", hand="tireless"), hero("corbin"))

    played = abilities(state, DONE, *STAYS, seat__0__terrain=[PLAINS, MOUNTAINS_WATER])

    plains = [MoveTo(hex_of(place), 0, PLAINS) for place in ("4,1", "3,2", "4,0", "4,2")]
    assert played.asked[0].moves == [*plains, RerollDie(0, PLAINS), RerollDie(1, MOUNTAINS_WATER), DONE]
    assert played.asked[0].offers == {}
    roll = Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS])
    turn = play(state, take_turn, [RollToMove(), DONE], roll)
    assert turn.asked[1].offers == {0: [Use("pathfinding")]}


@pytest.mark.rule("R3-SETUP-15")
def test_laurel_may_exert_to_reroll_the_two_dice_of_her_set_up() -> None:
    state = ready(hero("laurel", "everton", hand="tireless steadfast"), hero("corbin", gold=2))

    played = abilities(
        state,
        *(RerollDie(1, MOUNTAINS_WATER), ExertCard("tireless")),
        *(MoveTo(hex_of("3,0"), 1, WILD), MoveTo(hex_of("4,0"), 0, PLAINS), *STAYS),
        seat__0__terrain=[PLAINS, MOUNTAINS_WATER, WILD],
    )

    assert seen(played)[:5] == [
        DiceRolled(0, "move", (PLAINS, MOUNTAINS_WATER)),
        Exerted(0, "tireless"),
        DieRerolled(0, 1, WILD),
        Moved(0, hex_of("3,0"), WILD),
        Moved(0, hex_of("4,0"), PLAINS),
    ]
    assert (state.players[0].hex, state.players[0].hand) == (hex_of("4,0"), ["steadfast"])
    assert (state.skill_discard, state.rolled) == (["tireless"], None)


@pytest.mark.rule("R3-SETUP-15")
def test_without_cards_in_hand_laurel_cannot_reroll_and_she_may_stay() -> None:
    state = ready(hero("laurel", "everton"), hero("corbin"))

    played = abilities(state, DONE, *STAYS, seat__0__terrain=[PLAINS, PLAINS])

    assert played.asked[0].moves[-1] == DONE
    assert not any(isinstance(move, RerollDie) for move in played.asked[0].moves)
    assert state.players[0].hex == HEX["everton"]


@pytest.mark.rule("R3-SETUP-13")
def test_corbin_has_a_skill_card_more_to_choose_from_or_moves_a_hex() -> None:
    state = ready(hero("corbin", "firmament", gold=2, hand="tireless steadfast parry"), skill_deck="aegis miracle")

    played = abilities(state, TakeOption(1), DiscardSkill("parry"), deck__skills=[1])

    assert played.asked[0].moves == [TakeOption(1), TakeOption(2)]
    assert seen(played)[0] == SkillsDrawn(0, 1)
    assert (state.players[0].hand, state.players[0].hex) == (["tireless", "steadfast", "miracle"], HEX["firmament"])
    assert state.players[0].gold == 2


@pytest.mark.rule("R3-SETUP-13")
def test_corbin_moves_by_one_hex_at_most() -> None:
    state = ready(hero("corbin", "firmament", gold=2, hand="tireless"))
    first = Go(NEIGHBOURS[HEX["firmament"]][0])

    played = abilities(state, TakeOption(2), first)

    assert played.topics == [(0, "setup.corbin"), (0, "move.go")]
    assert played.asked[1].moves == [*map(Go, NEIGHBOURS[HEX["firmament"]]), DONE]
    assert (state.players[0].hex, state.players[0].hand, state.players[0].gold) == (first.hex, ["tireless"], 2)


@pytest.mark.rule("R3-SETUP-13")
def test_lissa_has_a_card_more_to_choose_from() -> None:
    state = ready(hero("lissa", gold=1, hand="tireless steadfast parry"), skill_deck="aegis miracle")

    played = abilities(state, DiscardSkill("parry"), deck__skills=[1])

    assert played.asked[0].moves == [DiscardSkill(card) for card in ("miracle", "parry", "steadfast", "tireless")]
    assert state.players[0].hand == ["tireless", "steadfast", "miracle"]
    assert seen(played)[0] == SkillsDrawn(0, 1)
    assert state.players[0].gold == 1


@pytest.mark.rule("R3-SETUP-13")
def test_hawthorne_has_two_coins_more_and_may_buy_one_of_three_assets_before_the_markets_open() -> None:
    """The satchel costs 2, the short bow 6, the blade of valour 12."""
    rest = "firestone serrated_axe rune_rod shieldbreaker ember_sceptre monks_habit traders_attire chain_mail"
    rest += " battle_robe alchemists_belt healers_kit"
    offered = ["satchel", "blade_of_valour", "short_bow"]
    for answer, assets, gold in [
        (Buy("satchel"), ["satchel"], 4),
        (Buy("short_bow"), ["short_bow"], 0),
        (DECLINE, [], 6),
    ]:
        state = ready(hero("hawthorne", gold=4), asset_deck=f"{' '.join(offered)} {rest}")

        played = abilities(state, answer, assets=[0, 0, 0])

        assert played.asked[0].moves == [Buy("satchel"), Buy("short_bow"), DECLINE]
        assert (state.players[0].assets, state.players[0].gold, state.shown) == (assets, gold, [])
        prices = {asset: ASSETS[asset].price for asset in assets}
        bought = [
            event for asset, price in prices.items() for event in (GoldPaid(0, price), AssetBought(0, asset, price))
        ]
        assert seen(played)[: 1 + len(bought)] == [GoldGained(0, 2), *bought]
        in_markets = [asset for market in state.markets.values() for asset in market]
        assert {*offered} - {*assets} <= {*in_markets, *state.asset_deck}
        assert not {*assets} & {*in_markets, *state.asset_deck}


@pytest.mark.rule("R3-SETUP-13")
def test_mok_may_learn_a_skill_of_a_single_trophy_for_nothing() -> None:
    """Tireless costs two trophies, Spark Rune and Steadfast one and four."""
    for answer, skills, hand in [
        (TakeSkill("spark_rune"), ["spark_rune"], ["tireless", "steadfast"]),
        (DECLINE, [], ["tireless", "spark_rune", "steadfast"]),
    ]:
        state = ready(hero("mok", hand="tireless spark_rune steadfast"))

        played = abilities(state, answer)

        assert played.asked[0].moves == [TakeSkill("spark_rune"), DECLINE]
        assert (state.players[0].skills, state.players[0].hand) == (skills, hand)
        assert played.events_of(SkillLearned) == [SkillLearned(0, skill) for skill in skills]


@pytest.mark.rule("R3-SETUP-13")
def test_hawthorne_may_spend_his_last_coin() -> None:
    state = ready(hero("hawthorne", gold=ASSETS["short_bow"].price - 2))

    played = abilities(state, Buy("short_bow"), assets=[state.asset_deck.index("short_bow"), 0, 0])

    assert (Buy("short_bow") in played.asked[0].moves, state.players[0].gold) == (True, 0)


@pytest.mark.rule("R3-SETUP-13")
def test_nobody_learns_from_a_missing_question_what_mok_does_not_hold() -> None:
    """Without a skill of a single trophy he is asked all the same."""
    state = ready(hero("mok", hand="tireless steadfast"))

    assert abilities(state, DECLINE).asked[0].moves == [DECLINE]


@pytest.mark.rule("R3-SETUP-13")
def test_thorn_finds_two_coins() -> None:
    state = ready(hero("thorn", "everton", gold=2))

    played = abilities(state)

    assert (played.topics, seen(played)[:1]) == ([], [GoldGained(0, 2)])
    assert (state.players[0].gold, state.players[0].hex) == (4, HEX["everton"])


def test_the_markets_are_dealt_after_the_abilities() -> None:
    """Hawthorne's three assets are laid open before any market is."""
    state = ready(hero("hawthorne", gold=1))
    played = play(state, setup_abilities, [DECLINE], Rigged(deck__assets=[0, 0, 0, *DEALT]))
    assert [len(market) for market in state.markets.values()] == [3, 3, 3, 3]
    assert (played.topics, state.shown, len(state.asset_deck)) == ([(0, "setup.hawthorne")], [], 60 - 12)
