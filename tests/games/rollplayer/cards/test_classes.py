"""Classes whose ability is about cards, gold and alignment: effect, limits, and that it can be left out."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.cards.classes import CLASSES, sides_of
from questhall.games.rollplayer.cards.define import CARDS, Armour, Weapon
from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.components import CHARISMA, CLASS_COLORS
from questhall.games.rollplayer.events import CardAdded, TokenStayed
from questhall.games.rollplayer.moves import (
    AddCard,
    Buy,
    DiscardCard,
    PlaceDie,
    Refresh,
    Skip,
    StayPut,
    StepToken,
    TakeCard,
    UseSkill,
)
from questhall.games.rollplayer.play import beat, before_market
from questhall.games.rollplayer.rules.cleanup import discard_tokens, refresh_skills
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn, price
from questhall.games.rollplayer.rules.skills import usable_skills, use_skill
from questhall.games.rollplayer.state import Player, SkillCard, State
from support.rollplayer import hero, play, position
from support.stretch import CutIn

ALL = [card.id for card in CLASSES]
STEPS = [StepToken("up"), StepToken("down"), StepToken("left"), StepToken("right")]


def cost(card: str) -> int:
    return CARDS[card].cost


def at_market(player: Player, market: str, **facts: object) -> State:
    return position(player, hero("druid", "elf"), phase="market", market=market, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("RP-CLASS-04")
def test_each_of_the_twelve_classes_has_an_ability_of_its_own() -> None:
    assert {card.id: (card.color, card.ability) for card in CLASSES} == {
        "cleric": ("white", "charitable"),
        "paladin": ("white", "vigilant"),
        "druid": ("green", "attuned"),
        "ranger": ("green", "skilled"),
        "monk": ("purple", "enlightened"),
        "bard": ("purple", "charming"),
        "rogue": ("black", "mischievous"),
        "thief": ("black", "shrewd"),
        "sorcerer": ("blue", "mysterious"),
        "wizard": ("blue", "enigmatic"),
        "warrior": ("red", "prepared"),
        "barbarian": ("red", "powerful"),
    }
    assert [len(sides_of(color)) for color in CLASS_COLORS] == [2] * 6
    assert sides_of("white") == ("cleric", "paladin")


# The Cleric is charitable


def test_the_cleric_may_move_his_token_when_he_discards_for_gold() -> None:
    state = at_market(hero("cleric", gold=0), "weak climb")
    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("weak"), StepToken("left")])
    assert played.asked[1].moves == [*STEPS, Skip()]
    assert (state.players[0].token, state.players[0].gold) == ((1, 0), 2)


def test_the_cleric_may_leave_his_token_alone_and_never_leaves_the_card() -> None:
    state = at_market(hero("cleric", gold=0, token=(0, 0)), "weak climb")
    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("weak"), Skip()])
    assert played.asked[1].moves == [StepToken("down"), StepToken("right"), Skip()]
    assert state.players[0].token == (0, 0)


def test_the_cleric_moves_nothing_when_he_buys_and_nobody_else_when_discarding() -> None:
    state = at_market(hero("cleric", gold=9), "climb weak")
    assert play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb"))]).topics == [
        (0, "market.turn")
    ]
    for other in ALL:
        if other != "cleric":
            state = at_market(hero(other, gold=0), "climb weak")
            played = play(state, lambda table: market_turn(table, 0), [DiscardCard("climb")])
            assert played.topics == [(0, "market.turn")]


# The Paladin is vigilant


@pytest.mark.rule("RP-CLAR-01")
@pytest.mark.parametrize(("answer", "token"), [(StepToken("right"), (1, 2)), (StayPut(), (1, 1))])
def test_the_paladin_may_stay_put_when_a_trait_would_move_him(
    answer: StepToken | StayPut, token: tuple[int, int]
) -> None:
    state = at_market(hero("paladin", gold=9), "weak")
    played = play(state, lambda table: market_turn(table, 0), [Buy("weak", cost("weak")), answer])
    assert played.asked[1].moves == [StepToken("right"), StayPut()]
    assert (state.players[0].token, state.players[0].traits) == (token, ["weak"])
    assert played.events_of(TokenStayed) == ([TokenStayed(0)] if answer == StayPut() else [])


@pytest.mark.rule("RP-CLAR-01")
@pytest.mark.parametrize(("answer", "token"), [(StepToken("down"), (2, 1)), (StayPut(), (1, 1))])
def test_the_paladin_may_stay_put_when_he_uses_a_skill(answer: StepToken | StayPut, token: tuple[int, int]) -> None:
    state = position(hero("paladin", skills="pickpocket", gold=0), hero("druid"))
    play(state, lambda table: use_skill(table, 0, UseSkill("pickpocket")), [answer])
    assert (state.players[0].token, state.players[0].gold) == (token, PICKPOCKET_GOLD)
    assert state.players[0].skills == [SkillCard("pickpocket", exhausted=True)]


@pytest.mark.rule("RP-CLAR-01")
def test_the_paladin_uses_a_skill_even_where_its_arrow_points_off_the_card() -> None:
    state = position(hero("paladin", skills="pickpocket", gold=0, token=(2, 0)), hero("druid"))
    assert usable_skills(state, 0) == [UseSkill("pickpocket")]
    played = play(state, lambda table: use_skill(table, 0, UseSkill("pickpocket")))
    assert played.topics == []
    assert (state.players[0].token, state.players[0].gold) == ((2, 0), PICKPOCKET_GOLD)
    cleric = position(hero("cleric", skills="pickpocket", token=(2, 0)), hero("druid"))
    assert usable_skills(cleric, 0) == []


def test_the_paladin_is_not_asked_for_a_trait_that_cannot_move_him() -> None:
    state = at_market(hero("paladin", gold=9, token=(1, 2)), "weak")
    played = play(state, lambda table: market_turn(table, 0), [Buy("weak", cost("weak"))])
    assert played.topics == [(0, "market.turn")]
    assert state.players[0].token == (1, 2)


# The Druid is attuned


@pytest.mark.rule("RP-CLAR-21", "RP-CLAR-22")
def test_before_the_market_phase_the_druid_may_add_any_card_of_the_discard_pile() -> None:
    state = position(hero("wizard"), hero("druid"), market="climb weak nimble", discard="proud honest loyal")
    state.phase = "before market"
    played = play(state, before_market, [AddCard("loyal")])
    assert played.topics == [(1, "class.attuned")]
    assert played.asked[0].moves == [AddCard("honest"), AddCard("loyal"), AddCard("proud"), Skip()]
    assert (state.market, state.discard) == (["climb", "weak", "nimble", "loyal"], ["proud", "honest"])
    assert played.events == [CardAdded(1, "loyal")]


@pytest.mark.rule("RP-CLAR-21")
def test_the_druid_may_add_nothing_and_cannot_without_discards() -> None:
    state = position(hero("druid"), hero("wizard"), market="climb", discard="proud")
    play(state, before_market, [Skip()])
    assert (state.market, state.discard) == (["climb"], ["proud"])
    assert play(position(hero("druid"), hero("wizard"), market="climb"), before_market).topics == []


@pytest.mark.rule("RP-CLAR-21")
def test_nobody_but_the_druid_may_add_a_card() -> None:
    others = [name for name in ALL if name != "druid"]
    for name in others:
        state = position(hero(name), hero("wizard"), market="climb", discard="proud")
        assert play(state, before_market).topics == []


@pytest.mark.rule("RP-CLAR-23")
def test_with_four_players_the_druid_brings_a_sixth_card_before_anybody_buys() -> None:
    heroes = [hero("wizard"), hero("warrior"), hero("bard"), hero("druid", "elf")]
    state = position(
        *heroes,
        market="climb weak nimble proud honest",
        discard="loyal",
        pool="- - - r4 r5",
        taken={0: 1, 1: 2, 2: 3},
        queue=[3],
    )
    answers = [TakeCard(5), PlaceDie("charisma"), Skip(), AddCard("loyal")]
    played = play(state, beat, answers)
    assert played.topics[-2:] == [(3, "attribute.charisma"), (3, "class.attuned")]
    assert state.market == ["climb", "weak", "nimble", "proud", "honest", "loyal"]
    assert (state.phase, state.queue) == ("market", [0, 1, 2, 3])


# The Ranger is skilled


def refreshed(player: Player, *answers: Refresh | Skip) -> list[str]:
    """The skills that stand upright after the cleanup step."""
    state = position(player, hero("bard"), phase="cleanup")
    play(state, refresh_skills, answers)
    return [card.id for card in player.skills if not card.exhausted]


@pytest.mark.rule("RP-CLAR-01")
def test_the_ranger_may_refresh_two_skills() -> None:
    skills = "climb* search* knowledge*"
    assert refreshed(hero("ranger", skills=skills), Refresh("climb"), Refresh("knowledge")) == ["climb", "knowledge"]
    assert refreshed(hero("ranger", skills=skills), Refresh("search"), Skip()) == ["search"]
    assert refreshed(hero("ranger", skills=skills), Skip()) == []


def test_the_ranger_is_not_offered_the_same_skill_twice() -> None:
    state = position(hero("ranger", skills="climb* search*"), hero("bard"), phase="cleanup")
    played = play(state, refresh_skills, [Refresh("climb"), Refresh("search")])
    assert [asked.moves for asked in played.asked] == [
        [Refresh("climb"), Refresh("search"), Skip()],
        [Refresh("search"), Skip()],
    ]
    assert refreshed(hero("ranger", skills="climb*"), Refresh("climb")) == ["climb"]


@pytest.mark.parametrize("name", [name for name in ALL if name != "ranger"])
def test_everybody_else_refreshes_one_skill(name: str) -> None:
    assert refreshed(hero(name, skills="climb* search*"), Refresh("search")) == ["search"]


# The Bard is charming


def bard(gold: int, charisma: int = 0, *, placed: int | None = CHARISMA, weapons: str = "") -> Player:
    player = hero("bard", gold=gold, charisma=charisma, weapons=weapons)
    player.placed_row = placed
    return player


@pytest.mark.rule("RP-CLAR-01", "RP-CLAR-16")
def test_the_bard_buys_twice_in_his_own_market_turn() -> None:
    state = at_market(bard(20), "climb chain_helm nimble")
    answers = [Buy("climb", cost("climb")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers)
    assert played.topics == [(0, "market.turn"), (0, "class.charming")]
    player = state.players[0]
    assert ([card.id for card in player.skills], player.armour) == (["climb"], ["chain_helm"])
    assert (player.gold, state.market) == (20 - cost("climb") - cost("chain_helm"), ["nimble"])


@pytest.mark.rule("RP-CLAR-18")
def test_the_second_time_the_bard_buys_or_passes_and_discards_nothing() -> None:
    state = at_market(bard(cost("climb") + cost("weak")), "climb weak reckless")
    played = play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb")), Skip()])
    assert played.asked[1].moves == [Buy("weak", cost("weak")), Skip()]
    assert (state.players[0].gold, state.market) == (cost("weak"), ["weak", "reckless"])


@pytest.mark.rule("RP-CLAR-18")
def test_a_bard_who_discards_for_gold_does_not_buy_besides() -> None:
    state = at_market(bard(20), "climb weak")
    assert play(state, lambda table: market_turn(table, 0), [DiscardCard("weak")]).topics == [(0, "market.turn")]


@pytest.mark.rule("RP-CLAR-17")
def test_a_charisma_token_helps_with_one_of_the_two_purchases() -> None:
    for first, second in [(1, 0), (0, 1)]:
        state = at_market(bard(20, charisma=1), "climb weak")
        answers = [Buy("climb", cost("climb") - first, first), Buy("weak", cost("weak") - second, second)]
        played = play(state, lambda table: market_turn(table, 0), answers)
        offered = [move.tokens for move in played.asked[1].moves if isinstance(move, Buy)]
        assert offered == ([0] if first else [0, 1])
        assert (state.players[0].charisma, state.players[0].gold) == (0, 20 - cost("climb") - cost("weak") + 1)


@pytest.mark.rule("RP-CLAR-16")
def test_the_bard_charms_only_in_the_round_in_which_his_die_went_to_charisma() -> None:
    for placed in [None, *range(5)]:
        state = at_market(bard(20, placed=placed), "climb weak")
        assert play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb"))]).topics == [
            (0, "market.turn")
        ]
    state = position(hero("bard"), hero("druid"), pool="r1 b2 g3")
    play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert state.players[0].placed_row == CHARISMA
    discard_tokens(state)
    assert state.players[0].placed_row is None


@pytest.mark.parametrize("name", [name for name in ALL if name != "bard"])
def test_nobody_else_buys_twice(name: str) -> None:
    player = hero(name, gold=20)
    player.placed_row = CHARISMA
    state = at_market(player, "climb weak")
    assert play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb"))]).topics == [
        (0, "market.turn")
    ]


def test_heavy_crossbow_cheapens_both_purchases_of_the_bard() -> None:
    state = at_market(bard(cost("climb") + cost("weak") - 2, weapons="heavy_crossbow"), "climb weak")
    play(state, lambda table: market_turn(table, 0), [Buy("climb", cost("climb") - 1), Buy("weak", cost("weak") - 1)])
    assert state.players[0].gold == 0


def test_a_bard_who_buys_by_move_silently_has_used_his_whole_market_turn() -> None:
    player = bard(20)
    player.skills = [SkillCard("move_silently")]
    state = at_market(player, "climb weak", discard="chain_helm")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("move_silently")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers)
    assert played.topics == [(0, "market.turn"), (0, "skill.move_silently")]


# The Warrior is prepared


@pytest.mark.parametrize("name", ALL)
def test_weapons_and_armour_cost_the_warrior_1_gold_less_and_nobody_else(name: str) -> None:
    off = 1 if name == "warrior" else 0
    assert {id: price(hero(name), card) for id, card in CARDS.items()} == {
        id: card.cost - (off if isinstance(card, Weapon | Armour) else 0) for id, card in CARDS.items()
    }


def test_prepared_heavy_crossbow_and_charisma_add_up() -> None:
    warrior = hero("warrior", gold=cost("chain_helm") - 3, charisma=1, weapons="heavy_crossbow")
    state = at_market(warrior, "chain_helm")
    play(state, lambda table: market_turn(table, 0), [Buy("chain_helm", cost("chain_helm") - 3, 1)])
    assert (warrior.gold, warrior.charisma, warrior.armour) == (0, 0, ["chain_helm"])
