"""What card text is: catalogue chapter ABIL."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.runebound3.cards.define import ADVENTURES, Gain
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.adventure import CardDiscarded, OptionTaken, OutcomeTaken
from questhall.games.runebound3.events.hero import DiceRolled, Healed, Suffered
from questhall.games.runebound3.events.market import AssetOffered, AssetTaken, GoldGained, GoldPaid
from questhall.games.runebound3.events.skills import SkillLearned, SkillsDrawn, TrophyClaimed
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.market import TakeAsset
from questhall.games.runebound3.moves.skills import TakeSkill
from questhall.games.runebound3.moves.terrain import MoveTo, TakeOutcome
from questhall.games.runebound3.moves.turn import RollToMove
from questhall.games.runebound3.rules.adventure import attempt_quest, resolve_event
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.rules.terrain import conversions
from questhall.games.runebound3.rules.turn import take_turn
from support.runebound3 import HEX, PLAINS, WILD, hero, hex_of, play, position
from support.runebound3_enemies import against, surge, surges_offered
from support.runebound3_matches import seen
from support.stretch import Rigged


@pytest.mark.rule("R3-ABIL-01")
def test_each_paragraph_of_an_enemy_card_is_an_ability_of_its_own() -> None:
    """The witch has two: using one leaves the other."""
    state = against("witch", "corbin.1:0 corbin.2:0 corbin.3:0", surges=3, damage=2)
    assert surges_offered(state) == {"witch_hex", "witch_brew"}

    surge(state, "witch_brew")

    assert surges_offered(state) == {"witch_hex"}


@pytest.mark.rule("R3-ABIL-01")
def test_each_paragraph_of_an_asset_is_used_for_itself() -> None:
    """The hill goat lets one die count as hills, and another as mountains, each once a turn."""
    state = position(hero("corbin", "3,11", assets="hill_goat"), hero("mok", "everton"))
    climb = MoveTo(hex_of("3,12"), 0, PLAINS, "hill_goat_mountains")

    assert [ability.id for ability in conversions(state, 0)] == ["hill_goat_hills", "hill_goat_mountains"]

    play(state, take_turn, [RollToMove(), climb, Done()], Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS]))

    assert state.players[0].hex == hex_of("3,12")
    assert [ability.id for ability in conversions(state, 0)] == ["hill_goat_hills"]


@pytest.mark.rule("R3-ABIL-03")
def test_what_stands_first_on_a_card_is_done_first() -> None:
    """The Wandering Trader wants a coin, then a test of spirit, and then something may be taken from a market."""
    trader: Any = ADVENTURES["wandering_trader"]
    state = position(hero("mok", gold=1), hero("corbin", "everton"), skill_deck="parry parry", asset_deck="griffin")
    state.markets = {"tamalir": ["camp_kettle", "bolas", "ember_sceptre"]}

    script = [TakeOption(2), TakeAsset("bolas")]
    chance = Rigged(deck__skills=[0, 0], deck__assets=[0])
    played = play(state, lambda table: resolve_event(table, 0, trader), script, chance)

    assert played.events == [
        OptionTaken(0, "wandering_trader", 2),
        GoldPaid(0, 1),
        attribute_tests.TestBegan(0, "spirit", ("parry", "parry")),
        attribute_tests.TestEnded(0, 2),
        CardDiscarded("wandering_trader"),
        AssetOffered("tamalir", "griffin"),
        AssetTaken(0, "bolas"),
    ]


@pytest.mark.rule("R3-ABIL-04")
def test_of_several_effects_the_first_mentioned_comes_first() -> None:
    """Moonlight: draw a skill card, and learn one from the hand; so it may be the card that was just drawn."""
    state = position(hero("corbin", quests="moonlight"), hero("mok", "everton"), skill_deck="vigilance")
    state.players[0].hex = HEX["moonlight_marsh"]

    script = [TakeOutcome(3), TakeSkill("vigilance")]
    chance = Rigged(seat__0__terrain=[WILD, WILD, PLAINS], deck__skills=[0])
    played = play(state, lambda table: attempt_quest(table, 0, "moonlight"), script, chance)

    assert seen(played, 0) == [
        DiceRolled(0, "explore", (WILD, WILD, PLAINS)),
        OutcomeTaken(0, "moonlight", 3),
        TrophyClaimed(0, "moonlight"),
        SkillsDrawn(0, 1, ("vigilance",)),
        SkillLearned(0, "vigilance"),
    ]


@pytest.mark.rule("R3-ABIL-04")
@pytest.mark.parametrize(
    ("what", "told"),
    [
        (Gain(damage=1, gold=2), [Suffered(0, 1), GoldGained(0, 2)]),
        (Gain(heal=2, gold=1), [Healed(0, 2), GoldGained(0, 1)]),
        (Gain(damage=2, heal=1), [Suffered(0, 2), Healed(0, 1)]),
    ],
)
def test_the_effects_of_a_sentence_come_in_its_order(what: Gain, told: list[Any]) -> None:
    state = position(hero("corbin", damage=3), hero("mok", "everton"))

    played = play(state, lambda table: gain(table, 0, what))

    assert played.events == told
