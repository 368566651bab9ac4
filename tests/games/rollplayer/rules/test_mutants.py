"""Corners of the rules that a broken line could turn unnoticed: found with `tools/break_rules.py`."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.components import CHARISMA, WISDOM
from questhall.games.rollplayer.events import CardTrashed, EnemyRolled
from questhall.games.rollplayer.moves import (
    AddCard,
    Buy,
    DiscardCard,
    DropWeapon,
    LayDie,
    Perform,
    PlaceDie,
    RerollPlaced,
    Skip,
    StepToken,
    TakeCard,
    UseSkill,
)
from questhall.games.rollplayer.play import before_market, cleanup
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.state import Player
from support.rollplayer import hero, play, position
from support.rollplayer_matches import draws, match_at
from support.rollplayer_setup import at_first_round
from support.rollplayer_skills import cost
from support.stretch import CutIn

SKIP = Skip()
RIGHTS = {1: [UseSkill("pickpocket"), DropWeapon("longbow")]}


def rival() -> Player:
    """A neighbour who may use a skill or drop a weapon at any moment."""
    return hero("wizard", "elf", skills="pickpocket", weapons="longbow")


# The question of a class ability is a moment like any other


@pytest.mark.rule("RP-SKILL-07", "RP-MARKET-11")
def test_others_may_cut_in_while_the_druid_looks_through_the_discard_pile() -> None:
    state = position(hero("druid"), rival(), phase="before market", market="climb", discard="proud")
    played = play(state, before_market, [CutIn(1, DropWeapon("longbow")), AddCard("longbow")])
    assert [asked.offers for asked in played.asked] == [RIGHTS, {1: [UseSkill("pickpocket")]}]
    assert played.asked[1].moves == [AddCard("longbow"), AddCard("proud"), SKIP]
    assert (state.market, state.discard) == (["climb", "longbow"], ["proud"])


@pytest.mark.rule("RP-SKILL-07", "RP-MARKET-11")
def test_others_may_cut_in_while_the_cleric_thinks_about_a_step() -> None:
    state = position(hero("cleric"), rival(), phase="market", market="climb weak")
    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("weak"), StepToken("up")])
    assert [(asked.topic, asked.offers) for asked in played.asked] == [
        ("market.turn", RIGHTS),
        ("class.charitable", RIGHTS),
    ]


@pytest.mark.rule("RP-SKILL-07", "RP-MARKET-11")
def test_others_may_cut_in_while_the_bard_thinks_about_a_second_card() -> None:
    state = position(hero("bard"), rival(), phase="market", market="climb weak")
    state.players[0].placed_row = CHARISMA
    played = play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb")), SKIP])
    assert [(asked.topic, asked.offers[1]) for asked in played.asked] == [
        ("market.turn", RIGHTS[1]),
        ("class.charming", RIGHTS[1]),
    ]


@pytest.mark.rule("RP-SKILL-07", "RP-MARKET-11")
def test_others_may_cut_in_while_the_sorcerer_thinks_about_a_reroll() -> None:
    state = position(hero("sorcerer"), rival(), pool="r1 b3 g6")
    answers = [TakeCard(1), PlaceDie("wisdom"), RerollPlaced(), SKIP]
    played = play(state, lambda table: dice_turn(table, 0), answers, dice=[1])
    assert [(asked.topic, asked.offers) for asked in played.asked] == [
        ("dice.card", RIGHTS),
        ("dice.row", RIGHTS),
        ("class.mysterious", RIGHTS),
        ("attribute.wisdom", RIGHTS),
    ]


# What a class and the enemy may choose from


@pytest.mark.rule("RP-CLAR-01")
def test_the_monks_second_action_is_any_but_wisdom() -> None:
    state = position(hero("monk"), hero("druid", "elf"))
    played = play(state, lambda table: attribute_action(table, 0, WISDOM), [StepToken("up"), SKIP])
    assert played.asked[1].moves == [
        Perform("strength"),
        Perform("dexterity"),
        Perform("constitution"),
        Perform("intelligence"),
        Perform("charisma"),
        SKIP,
    ]


@pytest.mark.parametrize("chosen", [2, 3])
@pytest.mark.parametrize("market", ["", "climb", "climb weak"])
def test_in_a_market_of_fewer_than_three_cards_the_enemy_takes_none(market: str, chosen: int) -> None:
    state = position(hero(), phase="before market", market=market, taken={0: chosen})
    played = play(state, before_market, enemy=[0])
    assert (played.events_of(EnemyRolled), played.events_of(CardTrashed)) == ([EnemyRolled(1)], [])
    assert (state.market, state.trash) == (market.split(), [])


# Where one part of the game ends and the next begins


@pytest.mark.rule("RP-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_starts_with_charisma_tokens_or_market_cards(players: int) -> None:
    heroes = at_first_round(players, seed=1).state.players
    assert [player.charisma for player in heroes] == [0] * players
    assert [[*player.weapons, *player.armour, *player.skills, *player.traits] for player in heroes] == [[]] * players


@pytest.mark.rule("RP-CLAR-21")
def test_the_druid_is_asked_between_the_dice_phase_and_the_market_phase() -> None:
    state = position(hero("wizard"), hero("druid", "elf"), pool="- r4 r5", taken={0: 1}, queue=[1], discard="loyal")
    match = match_at(state)
    phases = []
    for move in (TakeCard(3), PlaceDie("charisma"), SKIP, AddCard("loyal")):
        phases.append((match.asks[1].topic, match.state.phase))
        match.play(1, move)
    assert phases == [
        ("dice.card", "dice"),
        ("dice.row", "dice"),
        ("attribute.charisma", "dice"),
        ("class.attuned", "before market"),
    ]
    assert match.state.phase == "market"


@pytest.mark.rule("RP-CLAR-11")
def test_while_the_dice_of_a_new_round_are_laid_no_skill_reaches_them() -> None:
    state = position(hero("ranger", skills="climb intimidate negotiate"), hero("monk", skills="pickpocket"))
    state.phase = "cleanup"
    chance = {"bag": draws(state, "rbg"), "dice": [0, 0, 1], "deck__market": [0, 0, 0]}
    played = play(state, cleanup, [LayDie(1, "red")], **chance)
    assert [(asked.topic, asked.offers) for asked in played.asked] == [("roll.tie", {1: [UseSkill("pickpocket")]})]
