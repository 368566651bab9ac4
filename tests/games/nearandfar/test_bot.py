"""What the bots know: three treasures are worth more than each by itself, the first food is a pack animal's, and a
token can be the fourth flag."""

from __future__ import annotations

from questhall.games.nearandfar.bot.town import farm_worth, hut_worth, stables_worth
from questhall.games.nearandfar.bot.trading import Plan, best_deal
from questhall.games.nearandfar.bot.worth import CHIEF, MINERAL, TREASURE, pack_worth, treasure_worth
from questhall.games.nearandfar.state import State
from support.nearandfar import player, position

RIVAL = "grear"
FAR_FROM_THE_END = 12.0


def two(animals: str = "", food: int = 0) -> State:
    one = player(place="mine", animals=animals, food=food)
    return position(one, player(RIVAL, place="stables", team="cat_1"))


def test_every_treasure_is_worth_more_than_the_one_before() -> None:
    packs = ("bird bird bird", "bird:snare bird bird", "bird:snare bird:old_shovel bird")
    first, second, third = (treasure_worth(two(animals=pack).players[0]) for pack in packs)
    assert TREASURE < first < second < third
    assert third > 3.5


def test_a_treasure_in_the_place_of_another_brings_little() -> None:
    state = two(animals="bird:snare")
    assert treasure_worth(state.players[0]) < 0.5
    assert hut_worth(state, 0) < 0.5 < hut_worth(two(animals="bird:snare bird"), 0)


def test_a_pack_on_its_way_counts_and_a_full_one_is_in_the_points_already() -> None:
    bare, some, full = (
        pack_worth(two(animals=pack).players[0], FAR_FROM_THE_END)
        for pack in ("bird bird bird", "bird:snare bird:old_shovel bird", "bird:snare bird:old_shovel bird:rusty_bell")
    )
    assert bare == full < some


def test_the_first_food_is_for_a_pack_animal() -> None:
    assert farm_worth(two(), 0) > farm_worth(two(animals="bird bird bird"), 0)
    assert stables_worth(two(), 0) == 0.0 < stables_worth(two(food=1), 0)
    assert stables_worth(two(animals="bird bird bird", food=1), 0) == 0.0


def with_flags(tokens: str, coins: int) -> State:
    """Somebody with a lizard in the team and these tokens."""
    one = player(place="mine", team="dog_1 skrit_the_brawler", tokens=tokens, coins=coins)
    return position(one, player(RIVAL, place="stables", team="cat_1"))


def test_three_coins_are_traded_for_the_flag_that_brings_a_chief() -> None:
    deal = best_deal(with_flags("lizardfolk lizardfolk", coins=4), 0)
    assert deal == Plan(CHIEF + 1.0 - 3 * MINERAL, "lizardfolk", ("coin", "coin", "coin"), 0)


def test_a_chief_two_trades_away_is_worth_half_in_each() -> None:
    deal = best_deal(with_flags("lizardfolk", coins=4), 0)
    assert deal == Plan(CHIEF / 2 + 1.0 - 3 * MINERAL, "lizardfolk", ("coin", "coin", "coin"), 0)


def test_for_a_chief_there_must_be_two_flags_enough_to_give_and_no_other_owner() -> None:
    assert best_deal(with_flags("", coins=4), 0) is None
    assert best_deal(with_flags("lizardfolk lizardfolk", coins=2), 0) is None
    taken = with_flags("lizardfolk lizardfolk", coins=4)
    taken.chiefs.remove("lizardfolk")
    assert best_deal(taken, 0) is None
