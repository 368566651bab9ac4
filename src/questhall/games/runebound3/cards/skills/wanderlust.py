"""Wanderlust: skills of the road, of body and mind."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability, once_per_turn, spend_as, surge
from questhall.games.runebound3.cards.define import ADVENTURES, Cost, Skill
from questhall.games.runebound3.cards.skills.conditions import can_walk, half_of_mind
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.skills import SpendTrophy, TakeTrophy
from questhall.games.runebound3.rules.attribute_tests import reveal_one_more
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.rules.movement import travel
from questhall.games.runebound3.rules.parties import opponent
from questhall.games.runebound3.rules.pool import flip_one
from questhall.games.runebound3.rules.trophies import DECKS, decks_with_cards, gain_trophy, spend_trophy, trophies_of
from questhall.games.runebound3.state import State, Who

DONE = Done()
STUFFED = 3
OMENS = 2


def stuff_a_trophy(table: Table[State], who: Who) -> Play[None]:
    spend_trophy(table, who, "combat")
    gain_gold(table, who, STUFFED)
    yield from ()


def has_a_combat_trophy(state: State, who: Who) -> bool:
    return bool(trophies_of(state, who, "combat"))


def write_it_down(table: Table[State], who: Who) -> Play[None]:
    """A coin from the publisher, and a card."""
    gain_gold(table, who, 1)
    yield from draw_skills(table, who, 1)


def has_just_explored(state: State, who: Who) -> bool:
    """The newest trophy lies last."""
    trophies = state.players[who].trophies
    return bool(trophies) and ADVENTURES[trophies[-1].card].deck == "exploration"


def walk_on(table: Table[State], who: Who) -> Play[None]:
    """Between two dice of a move too, for it neither interrupts nor ends the move action."""  # R3-OPT-03
    yield from travel(table, who, 1)


def read_omens(table: Table[State], who: Who) -> Play[None]:
    for _ in range(OMENS):
        reveal_one_more(table, who)
    yield from ()


def swap_a_trophy(table: Table[State], who: Who) -> Play[None]:
    """One of any type is spent, and one of another type gained."""
    given = yield from table.choose(who, "trophy.spend", lambda state, who: [*trophies_to_swap(state, who), DONE])
    if not isinstance(given, SpendTrophy):
        return
    spend_trophy(table, who, given.deck)
    wanted = yield from table.choose(who, "trophy.deck", lambda state, who: other_types(state, who, given.deck))
    yield from gain_trophy(table, who, wanted.deck)


def trophies_to_swap(state: State, who: Who) -> Sequence[SpendTrophy]:
    own = [deck for deck in DECKS if trophies_of(state, who, deck)]
    return [SpendTrophy(deck) for deck in own if other_types(state, who, deck)]


def other_types(state: State, who: Who, given: Cost) -> Sequence[TakeTrophy]:
    return [each for each in decks_with_cards(state, who) if each.deck != given]


def trick(table: Table[State], who: Who) -> Play[None]:
    """Half of the mind, rounded up, is dealt first."""
    yield from deal(table, who, half_of_mind(table.state, who), "magic")
    yield from flip_one(table, who, opponent(table.state, who))
    yield from flip_one(table, who, who)


WANDERLUST = (
    Skill(
        "mountaineering",
        "wanderlust",
        "body",
        ("any",),
        success=True,
        abilities=(spend_as("mountaineering_die", "mountains"),),
    ),
    Skill(
        "taxidermist",
        "wanderlust",
        "body",
        ("any",),
        abilities=(once_per_turn("taxidermist_sale", stuff_a_trophy, has_a_combat_trophy),),
    ),
    Skill(
        "travel_journal",
        "wanderlust",
        "mind",
        ("exploration",),
        success=True,
        abilities=(
            Ability("travel_journal_page", "trophy", write_it_down, limit="turn", must=True, can=has_just_explored),
        ),
    ),
    Skill(
        "tireless",
        "wanderlust",
        "body",
        ("any", "exploration"),
        abilities=(once_per_turn("tireless_step", walk_on, can_walk),),
    ),
    Skill(
        "omens_of_the_road",
        "wanderlust",
        "spirit",
        ("any", "social"),
        bonuses={"spirit": 1},
        abilities=(Ability("omens_of_the_road_reveal", "tested", read_omens, limit="turn"),),
    ),
    Skill(
        "curio_swap",
        "wanderlust",
        "mind",
        ("any", "social"),
        success=True,
        bonuses={"health": 1},
        abilities=(
            once_per_turn("curio_swap_trophy", swap_a_trophy, lambda state, who: bool(trophies_to_swap(state, who))),
        ),
    ),
    Skill(
        "long_stride",
        "wanderlust",
        "body",
        ("any", "any", "exploration"),
        success=True,
        bonuses={"speed": 1, "health": 1},
    ),
    Skill(
        "jack_of_all_trades",
        "wanderlust",
        "body",
        ("combat", "exploration", "social"),
        bonuses={"body": 1, "mind": 1, "spirit": 1},
    ),
    Skill(
        "foreign_tricks",
        "wanderlust",
        "mind",
        ("any", "combat", "social"),
        abilities=(surge("foreign_tricks_flip", 1, trick),),
    ),
    Skill(
        "call_of_the_road",
        "wanderlust",
        "mind",
        ("any", "any", "exploration", "social"),
        bonuses={"adventurer": 1, "health": 2},
    ),
)
"""Ten cards, the cheapest first."""
