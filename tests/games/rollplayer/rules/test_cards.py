"""What market cards are and do, type by type."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.components import Direction
from questhall.games.rollplayer.events import SkillUsed, TokenMoved
from questhall.games.rollplayer.moves import Adjust, Buy, DiscardCard, PlaceDie, Skip, TakeCard, UseSkill
from questhall.games.rollplayer.rules.attributes import perform
from questhall.games.rollplayer.rules.cleanup import draw_card
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import drop_weapon, market_turn
from questhall.games.rollplayer.rules.scoring import final_count
from questhall.games.rollplayer.state import Player, State
from support.rollplayer import hero, play, position
from support.rollplayer_skills import cost
from support.stretch import CutIn, Played

SKIP = Skip()
ALL_ARMOUR = (
    "chain_gorget chain_vambraces chain_helm chain_tunic chain_leggings leather_greaves leather_boots "
    "leather_gloves leather_pauldron mystic_cowl mystic_robes mystic_cloak"
)
ALL_SKILLS = (
    "concentrate search negotiate pickpocket acrobatics open_lock climb "
    "intimidate move_silently knowledge cure_wounds sleight_of_hand diplomacy"
)
ALL_TRAITS = (
    "steadfast honorable nimble proud weak clumsy foolish reckless focused compassionate "
    "obsessed cunning greedy honest loyal obnoxious dedicated courageous envious famous"
)


def at_market(player: Player, market: str) -> State:
    """The market turn of seat 0."""
    return position(player, hero("ranger", "elf"), phase="market", market=market, taken={0: 1, 1: 2}, queue=[0, 1])


def market_turn_of_0(table: Table[State]) -> Play[None]:
    return market_turn(table, 0)


def dice_turn_of_0(table: Table[State]) -> Play[None]:
    return dice_turn(table, 0)


def buy(player: Player, card: str) -> Played[State]:
    """Seat 0 pays the printed cost of a card in gold."""
    return play(at_market(player, card), market_turn_of_0, [Buy(card, cost(card))])


def stars(player: Player, what: str) -> int:
    """What seat 0 counts under one heading at the end."""
    lines = final_count(position(player, hero("ranger"))).lines[0]
    return sum(line.stars for line in lines if line.what == what)


# All cards


@pytest.mark.rule("RP-CARD-01")
def test_a_bought_card_improves_the_character_for_the_rest_of_the_game() -> None:
    """The Wizard wants exactly 17 dexterity; with the Longsword his three blue dice make it out of 14."""
    wizard = hero("wizard", gold=6, sheet={"dexterity": "b5 b5 b4"})
    assert stars(wizard, "goal") == 0
    state = buy(wizard, "longsword").state
    assert (wizard.weapons, state.market) == (["longsword"], [])
    assert stars(wizard, "goal") == 3


@pytest.mark.rule("RP-CARD-03")
@pytest.mark.parametrize(
    ("trait", "direction", "token"),
    [
        ("honest", "up", (0, 1)),
        ("cunning", "down", (2, 1)),
        ("dedicated", "left", (1, 0)),
        ("reckless", "right", (1, 2)),
    ],
)
def test_an_arrow_moves_the_own_token_exactly_one_cell(
    trait: str, direction: Direction, token: tuple[int, int]
) -> None:
    played = buy(hero("wizard", gold=6), trait)
    assert [player.token for player in played.state.players] == [token, (1, 1)]
    assert played.events_of(TokenMoved) == [TokenMoved(0, direction)]


@pytest.mark.rule("RP-CARD-04")
@pytest.mark.parametrize(("gold", "purchases"), [(5, []), (6, [Buy("reckless", 6)]), (9, [Buy("reckless", 6)])])
def test_a_card_is_bought_for_its_cost_and_not_for_less(gold: int, purchases: list[Move]) -> None:
    state = at_market(hero("wizard", gold=gold), "reckless climb")
    played = play(state, market_turn_of_0, [*purchases, DiscardCard("reckless")][:1])
    assert [move for move in played.asked[0].moves if isinstance(move, Buy) and move.card == "reckless"] == purchases
    assert state.players[0].gold == (gold - 6 if purchases else gold + 2)


@pytest.mark.rule("RP-CARD-05")
def test_after_set_up_ranks_do_not_matter_when_the_discards_become_the_deck() -> None:
    drawn = []
    for place in range(4):
        state = position(discard="weak clumsy longsword longbow", deck="climb")
        state.deck.clear()
        play(state, lambda table: drawn.append(draw_card(table)), deck__market=[place])
    assert {card: CARDS[card].dots for card in drawn} == {"clumsy": 2, "longbow": 2, "longsword": 1, "weak": 1}


@pytest.mark.rule("RP-CARD-05")
def test_after_set_up_cards_of_both_ranks_are_bought_alike() -> None:
    """Two traits, one with 1 dot and one with 2."""
    assert (CARDS["honest"].dots, CARDS["proud"].dots) == (1, 2)
    purchases = [Buy("honest", cost("honest")), Buy("proud", cost("proud"))]
    for purchase in purchases:
        state = at_market(hero("wizard", gold=max(cost("honest"), cost("proud"))), "honest proud")
        played = play(state, market_turn_of_0, [purchase])
        assert played.asked[0].moves == [*purchases, DiscardCard("honest"), DiscardCard("proud")]
        assert state.players[0].traits == [purchase.card]


@pytest.mark.rule("RP-CARD-06")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_goes_to_exactly_one_of_the_four_areas(card: str) -> None:
    player = buy(hero("wizard", gold=6), card).state.players[0]
    areas = {
        "weapon": player.weapons,
        "armour": player.armour,
        "skill": [skill.id for skill in player.skills],
        "trait": player.traits,
    }
    kind = type(CARDS[card]).__name__.lower()
    assert areas == {area: [card] if area == kind else [] for area in areas}


# Weapons


@pytest.mark.rule("RP-CARD-07")
def test_a_weapon_gives_its_ability_again_and_again_until_it_is_dropped() -> None:
    """The Quarterstaff: constitution turns a die to any value."""
    state = position(hero("wizard", sheet={"strength": "r1"}, weapons="quarterstaff"), hero("ranger"))
    any_value = [Adjust("strength", 1, by) for by in (1, 2, 3, 4, 5)]
    for _ in range(2):
        played = play(state, lambda table: perform(table, 0, "constitution"), [SKIP])
        assert played.asked[0].moves == [*any_value, SKIP]
    play(state, lambda table: drop_weapon(table, 0, "quarterstaff"))
    played = play(state, lambda table: perform(table, 0, "constitution"), [SKIP])
    assert played.asked[0].moves == [any_value[0], SKIP]


@pytest.mark.rule("RP-CARD-07")
def test_a_weapon_helps_its_owner_only() -> None:
    state = position(hero("wizard", sheet={"strength": "r1"}), hero("ranger", weapons="quarterstaff"))
    played = play(state, lambda table: perform(table, 0, "constitution"), [SKIP])
    assert played.asked[0].moves == [Adjust("strength", 1, 1), SKIP]


def drops(weapons: str, card: str) -> list[tuple[str, ...]]:
    """What a player with these weapons may drop to buy that one."""
    state = at_market(hero("wizard", gold=6, weapons=weapons), card)
    played = play(state, market_turn_of_0, [DiscardCard(card)])
    return [move.drop for move in played.asked[0].moves if isinstance(move, Buy)]


@pytest.mark.rule("RP-CARD-09")
@pytest.mark.parametrize(
    ("weapons", "card", "dropped"),
    [
        ("", "longbow", [()]),
        ("longsword", "jeweled_dagger", [()]),
        ("longsword", "longbow", [("longsword",)]),
        ("longbow", "longsword", [("longbow",)]),
        ("longbow", "quarterstaff", [("longbow",)]),
        ("longsword jeweled_dagger", "blessed_mace", [("longsword",), ("jeweled_dagger",)]),
        ("longsword jeweled_dagger", "longbow", [("longsword", "jeweled_dagger")]),
    ],
)
def test_weapons_of_a_player_never_need_more_than_two_hands(
    weapons: str, card: str, dropped: list[tuple[str, ...]]
) -> None:
    assert drops(weapons, card) == dropped


@pytest.mark.rule("RP-CARD-09")
def test_the_dropped_weapon_is_gone_when_the_new_one_is_taken() -> None:
    state = at_market(hero("wizard", gold=6, weapons="longsword jeweled_dagger"), "longbow")
    play(state, market_turn_of_0, [Buy("longbow", cost("longbow"), 0, ("longsword", "jeweled_dagger"))])
    assert state.players[0].weapons == ["longbow"]
    assert state.discard == ["longsword", "jeweled_dagger"]


# Armour


@pytest.mark.rule("RP-CARD-11")
@pytest.mark.parametrize(
    ("phase", "turn", "answers"),
    [
        ("dice", dice_turn_of_0, [TakeCard(1), PlaceDie("strength"), SKIP]),
        ("market", market_turn_of_0, [DiscardCard("climb")]),
    ],
)
def test_armour_changes_nothing_in_play(
    phase: str, turn: Callable[[Table[State]], Play[None]], answers: list[Move]
) -> None:
    asked = []
    for armour in ("", ALL_ARMOUR):
        wearer = hero("wizard", gold=4, armour=armour, sheet={"wisdom": "g4"}, skills="pickpocket")
        state = position(
            wearer, hero("ranger"), phase=phase, pool="b1 b2 y3", market="climb weak longbow", queue=[0, 1]
        )
        played = play(state, turn, answers)
        asked.append((played.asked, played.events, wearer.gold, wearer.token, wearer.rows))
    assert asked[0] == asked[1]


@pytest.mark.rule("RP-CARD-11")
def test_armour_earns_stars_at_the_end() -> None:
    assert stars(hero("thief"), "armour") == 0
    assert stars(hero("thief", armour="chain_gorget chain_vambraces chain_helm chain_tunic"), "armour") == 7


@pytest.mark.rule("RP-CARD-12")
def test_any_number_of_armour_cards_may_be_owned_also_of_different_kinds() -> None:
    collector = hero("wizard", gold=0)
    for card in ALL_ARMOUR.split():
        collector.gold = cost(card)
        buy(collector, card)
    assert collector.armour == ALL_ARMOUR.split()
    assert stars(collector, "armour") == 11 + 8 + 6 + 1, "three sets, and mystic names the blue of the Wizard"


# Skills


@pytest.mark.rule("RP-CARD-13")
def test_every_use_of_a_skill_gives_its_ability_and_changes_the_alignment() -> None:
    """Pickpocket: gold, and a step down."""
    thief = hero("wizard", gold=5, skills="pickpocket", token=(0, 1))
    state = position(thief, hero("ranger"), pool="b1 b2 b3")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("pickpocket")), TakeCard(1), PlaceDie("wisdom"), SKIP]
    played = play(state, dice_turn_of_0, answers)
    assert (thief.gold, thief.token) == (5 + PICKPOCKET_GOLD, (1, 1))
    assert [type(event) for event in played.events[:2]] == [SkillUsed, TokenMoved]

    thief.skills[0].exhausted = False
    thief.rows[4].clear()
    state = position(thief, hero("ranger"), pool="b1 b2 b3")
    play(state, dice_turn_of_0, answers)
    assert (thief.gold, thief.token) == (5 + 2 * PICKPOCKET_GOLD, (2, 1))


@pytest.mark.rule("RP-CARD-13")
def test_a_skill_that_is_only_owned_does_nothing() -> None:
    owner = buy(hero("wizard", gold=6), "pickpocket").state.players[0]
    assert (owner.gold, owner.token) == (6 - cost("pickpocket"), (1, 1))
    assert stars(owner, "trait") == 0


@pytest.mark.rule("RP-CARD-14")
def test_any_number_of_skills_may_be_owned() -> None:
    master = hero("wizard")
    for card in ALL_SKILLS.split():
        master.gold = cost(card)
        buy(master, card)
    assert [skill.id for skill in master.skills] == ALL_SKILLS.split()
    assert not any(skill.exhausted for skill in master.skills)


# Traits


@pytest.mark.rule("RP-CARD-15")
def test_a_trait_changes_the_alignment_when_it_is_bought_and_never_again() -> None:
    state = at_market(hero("wizard", gold=6), "honest weak")
    play(state, market_turn_of_0, [Buy("honest", cost("honest"))])
    assert state.players[0].token == (0, 1)

    state = position(state.players[0], hero("ranger"), pool="b1 b2 b3")
    play(state, dice_turn_of_0, [TakeCard(1), PlaceDie("strength"), SKIP])
    assert state.players[0].token == (0, 1)


@pytest.mark.rule("RP-CARD-16")
@pytest.mark.parametrize(("dice", "earned"), [("r4 r3 r3", 3), ("r4 r4 r3", 0)])
def test_a_trait_earns_stars_at_the_end_only_if_its_condition_is_met(dice: str, earned: int) -> None:
    """Weak: strength of 10 or less."""
    assert stars(hero("wizard", traits="weak", sheet={"strength": dice}), "trait") == earned
    assert stars(hero("wizard", sheet={"strength": dice}), "trait") == 0


@pytest.mark.rule("RP-CARD-17")
def test_any_number_of_traits_may_be_owned() -> None:
    somebody = hero("wizard")
    for card in ALL_TRAITS.split():
        somebody.gold = cost(card)
        buy(somebody, card)
    assert somebody.traits == ALL_TRAITS.split()
    lines = [line.detail for line in final_count(position(somebody, hero("ranger"))).lines[0] if line.what == "trait"]
    assert lines == ALL_TRAITS.split(), "each is counted"
