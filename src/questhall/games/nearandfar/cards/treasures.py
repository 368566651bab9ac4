"""The 36 treasures, each on the back of a pack animal.

The rulebook names eight of them: bombs, bell, snare, shovel, journal, and the three that count at the end. The
others are ours.

NF-TREC-06  The coin purse pays only whoever alone has the most coins,
NF-TREC-11  the ancient recipe whoever alone has the most food.
NF-TREC-09  The snare gives a single food for a visit to the hut, however many treasures are drawn there.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.bonuses import coins, enemies_defeated, food, food_left, for_the_most, gems
from questhall.games.nearandfar.cards.define import Treasure
from questhall.games.nearandfar.components import Icons
from questhall.games.nearandfar.moves import TakeGood
from questhall.games.nearandfar.rules.gains import gain_mineral
from questhall.games.nearandfar.rules.saloon import hire_once
from questhall.games.nearandfar.rules.store import draw_some, one_more
from questhall.games.nearandfar.state import State

FIRST, SHARED_FIRST, SECOND = 4, 2, 2


def plain(id: str, icons: Icons) -> Treasure:
    """Nothing but symbols."""
    return Treasure(id=id, name=id, icons=icons)


def draw_an_artifact(table: Table[State], seat: int) -> Play[None]:
    """NF-TREC-12  Old Journal: an artifact of either deck, kept or discarded at once."""
    yield from draw_some(table, seat, "journal.deck", one_more)


def dig_up(table: Table[State], seat: int) -> Play[None]:
    """NF-TREC-10  Old Shovel: a coin or a gem, besides whatever the camp pays."""
    answer = yield from table.choose(seat, "camp.shovel", coin_or_gem, True)
    gain_mineral(table, seat, "coin" if answer.good == "coin" else "gem")


def coin_or_gem(state: State, seat: int) -> list[TakeGood]:
    return [TakeGood("coin"), TakeGood("gem")]


def bounty(state: State, seat: int) -> int:
    """NF-TREC-05  Bounty Contract: whoever has defeated most, or second most; of those who share second place nobody.

    Whoever has defeated nobody is in no place at all.
    """
    defeated = [enemies_defeated(state, each) for each in range(len(state.players))]
    mine = defeated[seat]
    better = {count for count in defeated if count > mine}
    is_alone = defeated.count(mine) == 1
    if not mine or len(better) > 1:
        return 0
    if better:
        return SECOND if is_alone else 0
    return FIRST if is_alone else SHARED_FIRST


def coins_left(state: State, seat: int) -> int:
    return state.players[seat].coins


SYMBOLS = (
    plain("watchmakers_loupe", Icons(skill=1)),
    plain("tool_roll", Icons(skill=1)),
    plain("folding_ladder", Icons(skill=1)),
    plain("dog_eared_almanac", Icons(skill=1)),
    plain("notched_cutlass", Icons(combat=1)),
    plain("iron_knuckles", Icons(combat=1)),
    plain("hornet_sling", Icons(combat=1)),
    plain("bramble_whip", Icons(combat=1)),
    plain("feather_pillow", Icons(hearts=2)),
    plain("lucky_horseshoe", Icons(hearts=2)),
    plain("honey_pot", Icons(hearts=2)),
    plain("mouth_organ", Icons(hearts=2)),
    plain("brass_spyglass", Icons(search=1)),
    plain("dowsing_rod", Icons(search=1)),
    plain("cracked_monocle", Icons(search=1)),
    plain("winged_sandals", Icons(movement=1)),
    plain("desert_stilts", Icons(movement=1)),
)

USED_UP = (
    *(Treasure(id=f"fire_bomb_{copy}", name="fire_bomb", fight=3) for copy in (1, 2, 3)),
    *(Treasure(id=f"clever_tonic_{copy}", name="clever_tonic", skill=3) for copy in (1, 2)),
    *(Treasure(id=f"smelling_salts_{copy}", name="smelling_salts", gives_hearts=3) for copy in (1, 2)),
)

VISITS = (
    Treasure(id="rusty_bell", name="rusty_bell", on_visit={"mine": hire_once}),
    Treasure(id="snare", name="snare", on_visit={"hut": food(1)}),
    Treasure(id="old_journal", name="old_journal", on_visit={"saloon": draw_an_artifact}),
    Treasure(id="feed_bag", name="feed_bag", on_visit={"stables": food(1)}),
    Treasure(id="scarecrows_hat", name="scarecrows_hat", on_visit={"farm": coins(1)}),
    Treasure(id="brass_abacus", name="brass_abacus", on_visit={"store": gems(1)}),
    Treasure(id="councillors_gavel", name="councillors_gavel", on_visit={"town_hall": coins(1)}),
)

OTHERS = (
    Treasure(id="jingling_decoy", name="jingling_decoy", avoids="coin"),
    Treasure(id="old_shovel", name="old_shovel", on_camp=dig_up),
    Treasure(id="bounty_contract", name="bounty_contract", at_end=bounty),
    Treasure(id="coin_purse", name="coin_purse", at_end=for_the_most(2, coins_left)),
    Treasure(id="ancient_recipe", name="ancient_recipe", at_end=for_the_most(2, food_left)),
)

CARDS = (*SYMBOLS, *USED_UP, *VISITS, *OTHERS)
