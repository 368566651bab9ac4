"""The eight weapons: what each does for its owner, and where it stops."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.cards.define import CARDS, Weapon
from questhall.games.rollplayer.components import ARMOUR_STARS, ROW_OF
from questhall.games.rollplayer.events import GoldTaken
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Done,
    DropWeapon,
    Perform,
    PlaceDie,
    Skip,
    StepToken,
    TakeCard,
)
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.cleanup import clear_market
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import buy, market_turn, price
from questhall.games.rollplayer.rules.scoring import final_value, score
from questhall.games.rollplayer.rules.skills import usable_skills, use_skill
from questhall.games.rollplayer.state import Player
from support.rollplayer import hero, play, position
from support.stretch import CutIn

STRENGTH, CONSTITUTION, WISDOM = ROW_OF["strength"], ROW_OF["constitution"], ROW_OF["wisdom"]


def goal(player: Player, attribute: str) -> int:
    return next(line.stars for line in score(player, solo=False) if line.detail == attribute)


def armour_stars(player: Player) -> dict[str, int]:
    return {line.detail: line.stars for line in score(player, solo=False) if line.what == "armour"}


@pytest.mark.rule("RP-CARD-08")
def test_every_weapon_has_its_rank_and_needs_one_hand_or_two() -> None:
    weapons = [card for card in CARDS.values() if isinstance(card, Weapon)]
    assert {card.id: (card.dots, card.hands) for card in weapons} == {
        "longsword": (1, 1),
        "blessed_mace": (1, 1),
        "jeweled_dagger": (1, 1),
        "longbow": (2, 2),
        "tower_shield": (2, 1),
        "ancient_spear": (1, 2),
        "quarterstaff": (1, 2),
        "heavy_crossbow": (1, 2),
    }


# Longsword and Jeweled Dagger


@pytest.mark.rule("RP-CLAR-08")
def test_longsword_counts_dice_of_the_class_colour_one_higher_even_beyond_6() -> None:
    for weapons, value in [("", 16), ("longsword", 18)]:
        player = hero("warrior", sheet={"strength": "r6 b5 r5"}, weapons=weapons)
        assert final_value(player, STRENGTH) == value
    assert goal(hero("warrior", sheet={"strength": "r6 b5 r5"}, weapons="longsword"), "strength") == 4


@pytest.mark.rule("RP-CLAR-08")
def test_longsword_knows_only_the_own_class_colour() -> None:
    row = {"strength": "r4 g4 y4"}
    values = {
        each: final_value(hero(each, sheet=row, weapons="longsword"), STRENGTH) for each in ("warrior", "druid", "bard")
    }
    assert values == {"warrior": 13, "druid": 13, "bard": 12}


@pytest.mark.rule("RP-CLAR-08", "RP-CLAR-10")
def test_jeweled_dagger_makes_5_6_and_5_count_as_18() -> None:
    row = {"strength": "b5 y6 y5"}
    assert final_value(hero("warrior", sheet=row), STRENGTH) == 16
    assert final_value(hero("warrior", sheet=row, weapons="jeweled_dagger"), STRENGTH) == 18
    assert goal(hero("warrior", sheet=row, weapons="jeweled_dagger"), "strength") == 4


@pytest.mark.rule("RP-CLAR-08")
def test_longsword_and_jeweled_dagger_each_count_their_own_dice() -> None:
    player = hero("warrior", sheet={"strength": "r6 y6 b6"}, weapons="longsword jeweled_dagger")
    assert final_value(player, STRENGTH) == 7 + 7 + 6


@pytest.mark.rule("RP-CLAR-10")
def test_an_unwanted_bonus_is_lost_by_dropping_the_weapon_before_the_count() -> None:
    warrior = hero("warrior", sheet={"strength": "r6 b6 r6"}, weapons="longsword")
    assert goal(warrior, "strength") == 0
    state = position(warrior, hero("druid"), phase="final", round=12)
    played = play(state, beat, [CutIn(0, DropWeapon("longsword")), Done()])
    assert played.topics == [(0, "final.last"), (0, "final.last")]
    assert goal(warrior, "strength") == 4
    assert state.discard == ["longsword"]


# Blessed Mace


def token_after_wisdom(player: Player, *answers: StepToken | Skip) -> tuple[int, int]:
    state = position(player, hero("druid"))
    play(state, lambda table: attribute_action(table, 0, WISDOM), answers)
    return player.token


def test_blessed_mace_moves_the_token_up_to_two_cells_for_wisdom() -> None:
    assert token_after_wisdom(hero(weapons="blessed_mace"), StepToken("up"), StepToken("left")) == (0, 0)
    assert token_after_wisdom(hero(weapons="blessed_mace"), StepToken("up"), StepToken("down")) == (1, 1)
    assert token_after_wisdom(hero(weapons="blessed_mace", token=(2, 2)), StepToken("up"), StepToken("up")) == (0, 2)


def test_the_second_step_of_the_blessed_mace_may_be_left_out_and_so_may_the_first() -> None:
    assert token_after_wisdom(hero(weapons="blessed_mace"), StepToken("up"), Skip()) == (0, 1)
    assert token_after_wisdom(hero(weapons="blessed_mace"), Skip()) == (1, 1)


def test_the_blessed_mace_stays_on_the_grid() -> None:
    state = position(hero(weapons="blessed_mace"), hero("druid"))
    played = play(state, lambda table: attribute_action(table, 0, WISDOM), [StepToken("up"), Skip()])
    assert played.asked[1].moves == [StepToken("down"), StepToken("left"), StepToken("right"), Skip()]


def test_without_the_blessed_mace_wisdom_is_one_step() -> None:
    assert token_after_wisdom(hero(weapons="longsword"), StepToken("up")) == (0, 1)


def test_the_blessed_mace_helps_knowledge_and_no_arrow() -> None:
    wise = hero(weapons="blessed_mace", skills="knowledge")
    state = position(wise, hero("druid"))
    (use,) = usable_skills(state, 0)
    play(state, lambda table: use_skill(table, 0, use), [Perform("wisdom"), StepToken("right"), StepToken("right")])
    assert wise.token == (1, 2)
    trader = hero("wizard", weapons="blessed_mace")
    state = position(trader, hero("druid"), phase="market", market="weak")
    play(state, lambda table: market_turn(table, 0), [Buy("weak", CARDS["weak"].cost)])
    assert trader.token == (1, 2)


# Longbow


@pytest.mark.parametrize(
    ("players", "card", "coins"),
    [
        (2, 1, []),
        (2, 2, [(1, "card"), (4, "longbow")]),
        (2, 3, [(4, "longbow")]),
        (3, 2, [(1, "card")]),
        (3, 3, [(1, "card"), (4, "longbow")]),
        (3, 4, [(4, "longbow")]),
        (4, 3, [(1, "card")]),
        (4, 4, [(1, "card"), (4, "longbow")]),
        (4, 5, [(4, "longbow")]),
    ],
)
def test_longbow_pays_four_gold_for_the_two_highest_initiative_cards_in_use(
    players: int, card: int, coins: list[tuple[int, str]]
) -> None:
    heroes = [hero("wizard", gold=0, weapons="longbow"), hero("druid"), hero("warrior"), hero("bard")][:players]
    state = position(*heroes, pool="r1 b2 g3 p4 k5")
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(card), PlaceDie("charisma"), Skip()])
    assert state.players[0].gold == sum(gold for gold, _ in coins)
    assert [(event.gold, event.why) for event in played.events_of(GoldTaken)] == coins


def test_without_the_longbow_the_highest_card_pays_nothing() -> None:
    state = position(hero("wizard", gold=0), hero("druid", weapons="longbow"), pool="r1 b2 g3")
    play(state, lambda table: dice_turn(table, 0), [TakeCard(3), PlaceDie("charisma"), Skip()])
    assert [player.gold for player in state.players] == [0, 5]


# Tower Shield


CHAIN = ["chain_helm", "chain_tunic", "chain_gorget", "chain_leggings", "chain_vambraces"]
LEATHER = ["leather_boots", "leather_gloves", "leather_greaves", "leather_pauldron"]
MYSTIC = ["mystic_cloak", "mystic_cowl", "mystic_robes"]


def shielded(chain: int = 0, leather: int = 0, mystic: int = 0, class_card: str = "warrior") -> dict[str, int]:
    """Stars for so many pieces of each kind, with Tower Shield."""
    armour = [*CHAIN[:chain], *LEATHER[:leather], *MYSTIC[:mystic]]
    return armour_stars(hero(class_card, armour=" ".join(armour), weapons="tower_shield"))


@pytest.mark.rule("RP-CLAR-24")
def test_tower_shield_gives_nothing_without_armour() -> None:
    assert shielded() == {}
    assert sum(line.stars for line in score(hero(weapons="tower_shield", alignment="guardian"), solo=False)) == 0


@pytest.mark.rule("RP-CLAR-25", "RP-CLAR-26")
@pytest.mark.parametrize(
    ("chain", "leather", "mystic"), [(5, 0, 0), (0, 4, 0), (0, 0, 3), (5, 4, 0), (5, 0, 3), (0, 4, 3), (5, 4, 3)]
)
def test_tower_shield_gives_nothing_when_all_sets_are_complete(chain: int, leather: int, mystic: int) -> None:
    complete = {"chain": (chain, ARMOUR_STARS["chain"][-1] + 1), "leather": (leather, ARMOUR_STARS["leather"][-1])}
    complete["mystic"] = (mystic, ARMOUR_STARS["mystic"][-1])
    assert shielded(chain, leather, mystic) == {kind: stars for kind, (count, stars) in complete.items() if count}


@pytest.mark.rule("RP-CLAR-26")
def test_complete_are_5_chain_4_leather_and_3_mystic_cards() -> None:
    for count in range(1, 5):
        assert shielded(chain=count) == {"chain": ARMOUR_STARS["chain"][count] + 1}
    for count in range(1, 4):
        assert shielded(leather=count) == {"leather": ARMOUR_STARS["leather"][count]}
    for count in range(1, 3):
        assert shielded(mystic=count) == {"mystic": ARMOUR_STARS["mystic"][count]}


def test_tower_shield_lifts_three_chain_cards_to_the_7_stars_of_four() -> None:
    assert shielded(chain=3, class_card="druid") == {"chain": 7}
    assert armour_stars(hero("druid", armour=" ".join(CHAIN[:3]))) == {"chain": ARMOUR_STARS["chain"][2]}


def test_tower_shield_improves_the_one_set_where_it_earns_most() -> None:
    chain, leather, mystic = ARMOUR_STARS["chain"], ARMOUR_STARS["leather"], ARMOUR_STARS["mystic"]
    assert shielded(chain=4, leather=1, mystic=2, class_card="druid") == {
        "chain": chain[4],
        "leather": leather[0] + 1,
        "mystic": mystic[1],
    }
    assert shielded(chain=1, mystic=2, class_card="druid") == {"chain": chain[0], "mystic": mystic[2]}
    assert shielded(chain=5, leather=2) == {"chain": chain[4] + 1, "leather": leather[2]}


def test_tower_shield_begins_no_set() -> None:
    assert shielded(leather=4) == {"leather": ARMOUR_STARS["leather"][3]}


# Ancient Spear


def discarding_pays(player: Player, friendly: bool = False) -> int:
    state = position(player, hero("druid"), phase="market", market="reckless climb", friendly_market=friendly)
    play(state, lambda table: market_turn(table, 0), [] if friendly else [DiscardCard("climb")])
    return player.gold


def test_ancient_spear_pays_two_gold_more_for_a_discarded_market_card() -> None:
    assert discarding_pays(hero("wizard", gold=0, weapons="ancient_spear")) == 4
    assert discarding_pays(hero("wizard", gold=0, weapons="quarterstaff")) == 2
    assert discarding_pays(hero("wizard", gold=0, weapons="ancient_spear"), friendly=True) == 4


def test_ancient_spear_pays_nothing_for_a_purchase_or_for_cards_left_over() -> None:
    cost = CARDS["climb"].cost
    state = position(
        hero("wizard", gold=cost, weapons="ancient_spear"), hero("druid"), phase="market", market="climb weak"
    )
    play(state, lambda table: market_turn(table, 0), [Buy("climb", cost)])
    play(state, clear_market)
    assert (state.players[0].gold, state.discard) == (0, ["weak"])


# Quarterstaff


def constitution_moves(player: Player) -> list[Adjust | Skip]:
    state = position(player, hero("druid"))
    played = play(state, lambda table: attribute_action(table, 0, CONSTITUTION), [Skip()])
    return played.asked[0].moves  # type: ignore[return-value]


def test_quarterstaff_turns_a_die_to_any_other_value_from_1_to_6() -> None:
    player = hero(sheet={"strength": "r1", "wisdom": "p4 k6"}, weapons="quarterstaff")
    assert constitution_moves(player) == [
        *(Adjust("strength", 1, by) for by in (1, 2, 3, 4, 5)),
        *(Adjust("wisdom", 1, by) for by in (-3, -2, -1, 1, 2)),
        *(Adjust("wisdom", 2, by) for by in (-5, -4, -3, -2, -1)),
        Skip(),
    ]


def test_without_the_quarterstaff_constitution_changes_a_die_by_one() -> None:
    player = hero(sheet={"strength": "r1 b3 g6"}, weapons="heavy_crossbow")
    moves = [Adjust("strength", 1, 1), Adjust("strength", 2, -1), Adjust("strength", 2, 1), Adjust("strength", 3, -1)]
    assert constitution_moves(player) == [*moves, Skip()]


def test_a_quarterstaff_turns_a_1_into_a_6_and_helps_knowledge_too() -> None:
    player = hero(sheet={"strength": "r1"}, weapons="quarterstaff", skills="knowledge")
    state = position(player, hero("druid"))
    play(state, lambda table: attribute_action(table, 0, CONSTITUTION), [Adjust("strength", 1, 5)])
    assert player.rows[0][0].value == 6
    (use,) = usable_skills(state, 0)
    play(state, lambda table: use_skill(table, 0, use), [Perform("constitution"), Adjust("strength", 1, -2)])
    assert player.rows[0][0].value == 4


# Heavy Crossbow


def test_heavy_crossbow_takes_one_gold_off_every_card() -> None:
    plain, armed = hero("druid"), hero("druid", weapons="heavy_crossbow")
    assert {id: price(plain, card) for id, card in CARDS.items()} == {id: card.cost for id, card in CARDS.items()}
    assert {id: price(armed, card) for id, card in CARDS.items()} == {id: card.cost - 1 for id, card in CARDS.items()}


def test_heavy_crossbow_and_charisma_tokens_add_up() -> None:
    cost = CARDS["reckless"].cost
    player = hero("druid", gold=cost - 2, charisma=1, weapons="heavy_crossbow")
    state = position(player, hero("wizard"), phase="market", market="reckless")
    played = play(state, lambda table: market_turn(table, 0), [Buy("reckless", cost - 2, 1)])
    assert played.asked[0].moves == [Buy("reckless", 6 - 2, 1), DiscardCard("reckless")]
    assert (player.gold, player.charisma, player.traits) == (0, 0, ["reckless"])


@pytest.mark.rule("RP-MARKET-12")
def test_heavy_crossbow_dropped_to_make_room_takes_nothing_off_the_new_weapon() -> None:
    cost = CARDS["longbow"].cost
    player = hero("druid", gold=cost, weapons="heavy_crossbow")
    state = position(player, hero("wizard"), phase="market", market="longbow climb")
    played = play(state, lambda table: market_turn(table, 0), [Buy("longbow", cost, drop=("heavy_crossbow",))])
    buys = [move for move in played.asked[0].moves if isinstance(move, Buy)]
    assert buys == [Buy("longbow", cost, drop=("heavy_crossbow",)), Buy("climb", CARDS["climb"].cost - 1)]
    assert (player.gold, player.weapons, state.discard) == (0, ["longbow"], ["heavy_crossbow"])


def test_a_weapon_bought_lies_in_the_weapon_area_and_works_at_once() -> None:
    player = hero("druid", gold=9)
    state = position(player, hero("wizard"), phase="market", market="heavy_crossbow climb")
    play(state, lambda table: buy(table, 0, Buy("heavy_crossbow", CARDS["heavy_crossbow"].cost), state.market))
    assert player.weapons == ["heavy_crossbow"]
    assert price(player, CARDS["climb"]) == CARDS["climb"].cost - 1
