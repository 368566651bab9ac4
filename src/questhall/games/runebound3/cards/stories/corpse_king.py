"""The story deck of the Corpse King: six story quests that wake zombies, four events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACES, Hex
from questhall.games.runebound3.cards.ability import Effect, surge
from questhall.games.runebound3.cards.define import Enemy, Gain, StoryCard
from questhall.games.runebound3.cards.villains import double_skulls
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.terrain import ChooseHex
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.damage import deal
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.rules.health import heal, suffer
from questhall.games.runebound3.rules.parties import opponent, side_of, the_fight
from questhall.games.runebound3.rules.pool import recast_spent
from questhall.games.runebound3.rules.scenario import PLACE_HEX
from questhall.games.runebound3.rules.zombies import move_zombies, near_zombies, place_zombies
from questhall.games.runebound3.state import State, Who, in_turn_order

FORTRESSES = tuple(place.hex for place in PLACES if place.kind == "fortress")
CURSED_RUINS = REGIONS["cursed_ruins"][0]
ARIS, TELIS = PLACE_HEX["aris_sanctuary"], PLACE_HEX["telis_castle"]
MARCH, SEEDS, TOLL = 2, 2, 2
BLOOD, EARTH = TakeOption(1), TakeOption(2)


def rising(*hexes: Hex) -> Effect:
    """When the card is drawn, a zombie rises on each of these hexes."""

    def rise(table: Table[State], who: Who) -> Play[None]:
        for hex, count in Counter(hexes).items():
            place_zombies(table, hex, count)
        yield from ()

    return rise


# Events


def night_march(table: Table[State], who: Who) -> Play[None]:
    """One more rises at the Cursed Ruins; then all of them walk to the nearest heroes."""
    place_zombies(table, CURSED_RUINS)
    yield from move_zombies(table, MARCH)


def seed_of_bones(table: Table[State], who: Who) -> Play[None]:
    """The first player puts more zombies where there are some; the first of all rises at the Cursed Ruins."""
    for _ in range(SEEDS):
        answer = yield from table.choose(who, "story.zombie", haunted, otherwise=None)
        place_zombies(table, CURSED_RUINS if answer is None else answer.hex)


def haunted(state: State, seat: int) -> Sequence[ChooseHex]:
    return [*map(ChooseHex, sorted(set(state.zombies)))]


def breath_of_the_grave(table: Table[State], who: Who) -> Play[None]:
    """Heroes on a zombie's hex or next to one suffer; the others pay for candles."""
    for seat in in_turn_order(table.state):
        if near_zombies(table.state, seat):
            yield from suffer(table, seat, 1)
        else:
            pay(table, seat, 1)


def toll_of_the_living(table: Table[State], who: Who) -> Play[None]:
    """In turn order each hero pays in blood, or a zombie rises where the hero is."""
    state = table.state
    for seat in in_turn_order(state):
        answer = yield from table.choose(seat, "story.toll", tolls)
        if answer == BLOOD:
            yield from suffer(table, seat, TOLL)
        else:
            place_zombies(table, state.players[seat].hex)


def tolls(state: State, seat: int) -> Sequence[TakeOption]:
    """A defeated hero has no blood to give."""
    return [EARTH] if state.players[seat].is_defeated else [BLOOD, EARTH]


# Enemies of story quests


def hush(table: Table[State], who: Who) -> Play[None]:
    """The opponent cannot use surge abilities in this combat round."""
    side_of(table.state, opponent(table.state, who)).marks.append("no_surges")
    yield from ()


def marrow(table: Table[State], who: Who) -> Play[None]:
    """He heals even if the damage is blocked."""
    yield from deal(table, who, 2)
    if not the_fight(table.state).end:
        heal(table, who, 1)


CORPSE_CAPTAIN = Enemy(
    "corpse_captain",
    "combat",
    "corpse_king",
    health=6,
    traits=("warrior", "undead"),
    bonuses={"no_retreat": 1},
    abilities=(surge("corpse_captain_ranks", 1, recast_spent), surge("corpse_captain_charge", 3, double_skulls)),
)
BONE_WARDEN = Enemy(
    "bone_warden",
    "combat",
    "corpse_king",
    health=7,
    traits=("mystic", "undead"),
    abilities=(surge("bone_warden_hush", 1, hush), surge("bone_warden_marrow", 2, marrow)),
)

CARDS = (
    StoryCard("bell_at_aris", "corpse_king", (ARIS,), rising(ARIS), test="spirit", gain=Gain(tokens=1)),
    StoryCard(
        "siege_of_telis", "corpse_king", (TELIS,), rising(TELIS, TELIS), enemy=CORPSE_CAPTAIN, gain=Gain(tokens=1)
    ),
    StoryCard(
        "drowned_column",
        "corpse_king",
        REGIONS["zedricks_crossing"],
        rising(REGIONS["moonlight_marsh"][-1]),
        needs=("forest", "water"),
        gain=Gain(tokens=1),
    ),
    StoryCard(
        "gravediggers_ledger",
        "corpse_king",
        (PLACE_HEX["trade_town"],),
        rising(REGIONS["riverlands"][-1]),
        test="mind",
        gain=Gain(gold=2, trophies=("social",)),
    ),
    StoryCard(
        "watchfires",
        "corpse_king",
        FORTRESSES,
        rising(CURSED_RUINS, REGIONS["southern_plains"][0]),
        test="body",
        gain=Gain(trophies=("any",)),
        each=True,
    ),
    StoryCard(
        "warden_of_the_thicket",
        "corpse_king",
        REGIONS["thicket_of_despair"],
        rising(REGIONS["thicket_of_despair"][1]),
        enemy=BONE_WARDEN,
        gain=Gain(trophies=("combat", "exploration")),
    ),
    StoryCard("night_march", "corpse_king", drawn=night_march),
    StoryCard("seed_of_bones", "corpse_king", drawn=seed_of_bones),
    StoryCard("breath_of_the_grave", "corpse_king", drawn=breath_of_the_grave),
    StoryCard("toll_of_the_living", "corpse_king", drawn=toll_of_the_living),
)
