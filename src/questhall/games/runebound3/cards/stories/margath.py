"""The story deck of the Rise of Margath: seven story quests for lore, three events."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACES, distances_from
from questhall.games.runebound3.cards.ability import surge
from questhall.games.runebound3.cards.define import Enemy, Gain, StoryCard
from questhall.games.runebound3.events.market import AssetRefused
from questhall.games.runebound3.moves.market import Refuse
from questhall.games.runebound3.moves.terrain import ChooseHex
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.assets import leave_market
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.health import heal, suffer
from questhall.games.runebound3.rules.parties import opponent
from questhall.games.runebound3.rules.pool import recast_one, remove_all
from questhall.games.runebound3.rules.scenario import PLACE_HEX
from questhall.games.runebound3.rules.time import refresh_gems
from questhall.games.runebound3.state import State, Who, in_turn_order

CITIES = tuple(place.hex for place in PLACES if place.kind == "city")
SHRINES = tuple(place.hex for place in PLACES if place.kind == "shrine")
FORTRESSES = tuple(place.hex for place in PLACES if place.kind == "fortress")
FIRE_REACHES, FIRE_HURTS = 3, 2

# Events


def falling_stars(table: Table[State], who: Who) -> Play[None]:
    """All adventure gems are turned face up, as on a refresh space."""
    refresh_gems(table)
    yield from ()


def fire_from_above(table: Table[State], who: Who) -> Play[None]:
    """The first player names a city; around it the land burns."""
    answer = yield from table.choose(who, "story.city", lambda *_: [*map(ChooseHex, CITIES)])
    far = distances_from(answer.hex)
    for seat in in_turn_order(table.state):
        if far[table.state.players[seat].hex] <= FIRE_REACHES:
            yield from suffer(table, seat, FIRE_HURTS)


def panic_in_the_markets(table: Table[State], who: Who) -> Play[None]:
    """In turn order each hero discards an asset of any market, and another takes its place."""
    for seat in in_turn_order(table.state):
        answer = yield from table.choose(seat, "story.market", wares, otherwise=None)
        if answer is not None:
            table.tell(AssetRefused(seat, answer.asset))
            leave_market(table, answer.asset)
            table.state.asset_discard.append(answer.asset)


def wares(state: State, seat: int) -> Sequence[Refuse]:
    return [Refuse(asset) for market in state.markets.values() for asset in market]


# Enemies of story quests


def cinders(table: Table[State], who: Who) -> Play[None]:
    """The opponent recasts a token of the enemy's choice."""
    yield from recast_one(table, who, opponent(table.state, who))


def lance(table: Table[State], who: Who) -> Play[None]:
    yield from deal(table, who, 2)


def shelter(table: Table[State], who: Who) -> Play[None]:
    heal(table, who, 1)
    yield from ()


def fury(table: Table[State], who: Who) -> Play[None]:
    """First the shields are torn away, then she bites."""
    remove_all(table, opponent(table.state, who), "shield")
    yield from deal(table, who, 1)


ASH_RIDER = Enemy(
    "ash_rider",
    "combat",
    "margath",
    health=6,
    traits=("warrior", "humanoid"),
    abilities=(surge("ash_rider_cinders", 1, cinders), surge("ash_rider_lance", 2, lance)),
)
BROOD_MOTHER = Enemy(
    "brood_mother",
    "combat",
    "margath",
    health=5,
    traits=("beast", "dragon"),
    bonuses={"health_per_token": 1},
    abilities=(surge("brood_mother_shelter", 1, shelter), surge("brood_mother_fury", 2, fury)),
)

CARDS = (
    StoryCard(
        "depths_of_the_lake_of_tears",
        "margath",
        REGIONS["lake_of_tears"],
        needs=("water", "water"),
        gain=Gain(gold=1, tokens=1),
        each=True,
    ),
    StoryCard("visions_of_dawn", "margath", SHRINES, test="spirit", gain=Gain(tokens=1), each=True),
    StoryCard(
        "written_in_the_stars",
        "margath",
        (PLACE_HEX["firmament"],),
        test="mind",
        gain=Gain(tokens=1, draw=1),
    ),
    StoryCard("rider_in_the_ash", "margath", REGIONS["ash_hills"], enemy=ASH_RIDER, gain=Gain(tokens=1)),
    StoryCard(
        "nest_under_the_fangs",
        "margath",
        REGIONS["fangs_of_mennara"],
        enemy=BROOD_MOTHER,
        gain=Gain(gold=2, tokens=1),
    ),
    StoryCard("oath_on_the_walls", "margath", FORTRESSES, test="body", gain=Gain(tokens=1), each=True),
    StoryCard(
        "voices_under_the_mountain",
        "margath",
        (PLACE_HEX["underground_city"],),
        needs=("hills", "mountains"),
        gain=Gain(tokens=1),
        fail=Gain(damage=1),
        each=True,
    ),
    StoryCard("falling_stars", "margath", drawn=falling_stars),
    StoryCard("fire_from_above", "margath", drawn=fire_from_above),
    StoryCard("panic_in_the_markets", "margath", drawn=panic_in_the_markets),
)
