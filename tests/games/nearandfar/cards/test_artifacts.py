"""Artifacts one by one: what each does for whoever has claimed it, and what it asks for."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Event, Table
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS, MapSheet, Path, Spot
from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, Adventurer, Effect
from questhall.games.nearandfar.components import TRIBES, Building, Icons
from questhall.games.nearandfar.events.gains import AnimalTaken, CoinTakenFrom
from questhall.games.nearandfar.moves import CampAnywhere, TakeAnimal, Visit
from questhall.games.nearandfar.rules.town import visit as go_to
from questhall.games.nearandfar.state import Beast, Options, Player, State
from support import stretch
from support.stretch import Rigged

SHEET = MapSheet(
    number=1,
    id="made_up",
    spots=(Spot("town", 0, 0), Spot("coin", 1, 0), Spot("pepper", 2, 0), Spot("gem", 3, 0)),
    paths=(Path(0, 1), Path(1, 2), Path(2, 3)),
    routes={},
)


@pytest.fixture(autouse=True)
def made_up_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map of three spaces, and three adventurers of each tribe: `nomads_1` and so on."""
    monkeypatch.setitem(MAPS, 1, SHEET)
    for tribe in TRIBES:
        for number in (1, 2, 3):
            name = f"{tribe}_{number}"
            monkeypatch.setitem(ADVENTURERS, name, Adventurer(name, tribe, 1, Icons()))


def position(*players: Player, **more: Any) -> State:
    """A table of these players, or of two without anything."""
    return State(
        counters={},
        options=Options(),
        map=1,
        players=list(players) or [Player(), Player()],
        ordinary=[],
        special=[],
        treasures=[],
        bag=[],
        arcade=[],
        birds=more.pop("birds", 6),
        threats=[4, 5, 6],
        **more,
    )


def use(state: State, effect: Effect | None) -> list[Event]:
    """Run an effect that asks nothing for seat 0, and hear what was told."""
    lines: list[Any] = []
    table: Table[State] = Table(GAME, state, range(len(state.players)), Rigged(), [], lines, [])
    assert effect is not None
    assert effect(table, 0) is None
    return lines


def visit(card: str, building: Building) -> Player:
    """A player without anything claimed `card` and visits: what is there afterwards?"""
    state = position()
    use(state, ARTIFACTS[card].on_visit[building])
    return state.players[0]


def scores(card: str, *players: Player, **more: Any) -> int:
    """Points of a card for seat 0 at the end."""
    points = ARTIFACTS[card].at_end
    assert points is not None
    return points(position(*players, **more), 0)


def is_claimable(card: str, player: Player, **more: Any) -> bool:
    needs = ARTIFACTS[card].needs
    assert needs is not None
    return needs(position(player, Player(), **more), 0)


# Visits


@pytest.mark.parametrize(
    ("card", "building", "gained"),
    [
        ("mayors_seal", "town_hall", Player(reputation=1)),
        ("barrel_organ", "saloon", Player(food=1)),
        ("master_key", "saloon", Player(coins=1)),
        ("jade_flute", "stables", Player(food=2)),
        ("weather_glass", "stables", Player(food=1)),
        ("master_key", "stables", Player(coins=1)),
        ("lockpicks", "store", Player(coins=1)),
        ("master_key", "store", Player(coins=1)),
        ("copper_watering_can", "farm", Player(food=2)),
        ("weather_glass", "farm", Player(food=1)),
        ("moon_lens", "hut", Player(gems=1)),
        ("gold_magnet", "mine", Player(coins=1)),
        ("miners_lamp", "mine", Player(gems=1)),
    ],
)
def test_a_visit_brings_something(card: str, building: Building, gained: Player) -> None:
    assert visit(card, building) == gained


def test_no_other_building_brings_anything() -> None:
    tried = {
        ("mayors_seal", ("town_hall",)),
        ("barrel_organ", ("saloon",)),
        ("master_key", ("saloon", "stables", "store")),
        ("jade_flute", ("stables",)),
        ("weather_glass", ("farm", "stables")),
        ("lockpicks", ("store",)),
        ("copper_watering_can", ("farm",)),
        ("moon_lens", ("hut",)),
        ("gold_magnet", ("mine",)),
        ("miners_lamp", ("mine",)),
    }
    assert {(card.id, tuple(card.on_visit)) for card in ARTIFACTS.values() if card.on_visit} == tried


@pytest.mark.parametrize("card", ["crown_of_guile", "nightmare_amulet"])
def test_each_opponent_in_the_building_pays_a_coin(card: str) -> None:
    state = position(
        Player(place="farm", coins=1),
        Player(place="farm", coins=3),
        Player(place="mine", coins=3),
        Player(place="farm", coins=1),
    )

    events = use(state, ARTIFACTS[card].on_any_visit)

    assert [player.coins for player in state.players] == [3, 2, 3, 0]
    assert events == [CoinTakenFrom(0, 1), CoinTakenFrom(0, 3)]


@pytest.mark.parametrize("card", ["crown_of_guile", "nightmare_amulet"])
def test_an_opponent_without_coins_pays_nothing(card: str) -> None:
    state = position(Player(place="farm"), Player(place="farm", gems=5))

    assert use(state, ARTIFACTS[card].on_any_visit) == []
    assert [player.coins for player in state.players] == [0, 0]


def test_the_flute_pays_for_a_bird() -> None:
    state = position(Player(artifacts=["jade_flute"]), Player(), phase="turn")

    stretch.play(GAME, state, lambda table: go_to(table, 0, Visit("stables")), [TakeAnimal("bird")])

    assert state.players[0].food == 1
    assert state.players[0].animals == [Beast("bird")]


# On the road, and when they are claimed


def test_the_sooty_kettle_cooks_at_every_camp() -> None:
    state = position()
    use(state, ARTIFACTS["sooty_kettle"].on_camp)
    assert state.players[0] == Player(food=1)


def test_the_bird_whistle_calls_a_pack_bird() -> None:
    state = position()

    assert use(state, ARTIFACTS["bird_whistle"].on_claim) == [AnimalTaken(0, "bird")]

    assert state.players[0].animals == [Beast("bird")]
    assert state.birds == 5


@pytest.mark.parametrize(("animals", "birds"), [(3, 6), (0, 0)])
def test_no_bird_comes_without_room_or_to_empty_stables(animals: int, birds: int) -> None:
    state = position(Player(animals=[Beast("turtle") for _ in range(animals)]), Player(), birds=birds)

    assert use(state, ARTIFACTS["bird_whistle"].on_claim) == []
    assert len(state.players[0].animals) == animals


def test_mercenaries_camp_on_any_empty_space() -> None:
    state = position(Player(team=["dog_1"], space=1, hearts=0), Player(), camps={2: 1}, quests=[3])
    contract = ARTIFACTS["mercenary_contract"].on_claim
    assert contract is not None

    played = stretch.play(GAME, state, lambda table: contract(table, 0), [CampAnywhere(3)])

    assert played.asked[0].moves == [CampAnywhere(1), CampAnywhere(3)]
    assert (state.camps, state.quests) == ({2: 1, 3: 0}, [3])
    mercenaries = state.players[0]
    assert (mercenaries.camps, mercenaries.coins, mercenaries.gems) == (1, 1, 1)
    assert (mercenaries.space, mercenaries.hearts) == (1, 0)


def test_mercenaries_find_no_place_on_a_full_map() -> None:
    state = position(camps={1: 1, 2: 1, 3: 0})
    contract = ARTIFACTS["mercenary_contract"].on_claim
    assert contract is not None

    stretch.play(GAME, state, lambda table: contract(table, 0))

    assert state.camps == {1: 1, 2: 1, 3: 0}
    assert state.players[0].camps == 0


# At the end


@pytest.mark.parametrize(
    ("card", "tribe", "other"),
    [
        ("ancient_treaty", "nomads", "mystics"),
        ("star_mantle", "mystics", "outlaws"),
        ("gaming_dice", "outlaws", "lizardfolk"),
        ("legendary_scroll", "lizardfolk", "nomads"),
    ],
)
def test_adventurers_of_a_tribe_score_in_team_and_reserve(card: str, tribe: Any, other: Any) -> None:
    mine = Player(team=["dog_1", f"{tribe}_1", f"{other}_1"], reserve=[f"{tribe}_2", f"{other}_2"])
    rich = Player(chiefs=[tribe], tokens={tribe: 3})
    assert scores(card, mine, Player(team=[f"{tribe}_3"])) == 2
    assert scores(card, rich, Player()) == 0


@pytest.mark.parametrize(("others", "points"), [((4, 0), 4), ((3, 1), 4), ((3, 2), 0), ((6, 0), 0)])
def test_the_ancient_compass_is_for_whoever_alone_has_most_coins_and_gems(others: tuple[int, int], points: int) -> None:
    coins, gems = others
    assert scores("ancient_compass", Player(coins=2, gems=3), Player(coins=coins, gems=gems), Player(coins=1)) == points


@pytest.mark.parametrize(("food", "points"), [(1, 3), (2, 0), (3, 0)])
def test_the_silver_spoon_is_for_whoever_alone_has_most_food(food: int, points: int) -> None:
    assert scores("silver_spoon", Player(food=2), Player(food=food)) == points


@pytest.mark.parametrize(("threats", "points"), [([], 0), ([4], 0), ([4, 5], 1), ([4, 5, 6], 1), ([4, 5, 6, 7], 2)])
def test_the_bone_tally_counts_pairs_of_enemies(threats: list[int], points: int) -> None:
    assert scores("bone_tally", Player(threats=threats), Player(threats=[8, 9])) == points


def test_bosses_are_enemies_too() -> None:
    assert scores("bone_tally", Player(threats=[4], bosses=["zag"]), Player()) == 1


@pytest.mark.parametrize(("cells", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_plan_of_the_mine_counts_pairs_of_own_camps_in_it(cells: int, points: int) -> None:
    mine = {8: 1, 9: 1} | dict.fromkeys(range(cells), 0)
    assert scores("plan_of_the_mine", mine=mine, camps={1: 0, 2: 0}) == points


def test_the_drum_beats_for_chiefs() -> None:
    assert scores("drum_of_the_chiefs", Player(chiefs=["nomads", "mystics"]), Player(chiefs=["outlaws"])) == 4


@pytest.mark.parametrize(
    ("camps", "points"), [({1: 0}, 3), ({1: 0, 2: 0, 3: 1}, 3), ({1: 0, 2: 1}, 0), ({1: 1}, 0), ({}, 0)]
)
def test_the_globe_is_for_whoever_alone_has_most_camps_on_the_map(camps: dict[int, int], points: int) -> None:
    assert scores("surveyors_globe", camps=camps, mine={0: 1, 1: 1, 2: 1}) == points


@pytest.mark.parametrize(
    ("counts", "points"), [((0, 0, 0, 0), 0), ((3, 2, 1, 0), 0), ((1, 1, 1, 1), 3), ((2, 3, 2, 4), 6)]
)
def test_the_banner_counts_sets_of_all_four_tokens(counts: tuple[int, ...], points: int) -> None:
    tokens = dict(zip(TRIBES, counts, strict=True))
    assert scores("banner_of_four_tribes", Player(tokens=tokens), Player()) == points


def test_a_tribe_without_any_token_ever_makes_no_set() -> None:
    assert scores("banner_of_four_tribes", Player(tokens={"nomads": 3}), Player()) == 0


@pytest.mark.parametrize(("reputation", "points"), [(5, 0), (0, 0), (-1, 0), (-2, 1), (-4, 2), (-5, 2), (-6, 3)])
def test_the_outcasts_ring_pays_for_bad_reputation(reputation: int, points: int) -> None:
    assert scores("outcasts_ring", Player(reputation=reputation), Player(reputation=-6)) == points


# What is asked for and not spent


def test_the_musket_asks_for_two_enemies() -> None:
    assert not is_claimable("thunder_musket", Player(threats=[9]))
    assert is_claimable("thunder_musket", Player(threats=[4, 9]))


def test_the_owls_eye_asks_for_two_treasures() -> None:
    assert not is_claimable("owls_eye", Player(animals=[Beast("bird", "old_shovel"), Beast("bird")]))
    assert is_claimable("owls_eye", Player(animals=[Beast("bird", "old_shovel")], beside="snare"))


def test_the_wagon_asks_for_an_own_camp_on_a_trade_route() -> None:
    assert not is_claimable("trade_wagon", Player(), camps={1: 0, 3: 0, 2: 1})
    assert is_claimable("trade_wagon", Player(), camps={2: 0})


def test_the_thinking_machine_asks_for_three_camps_in_the_mine() -> None:
    assert not is_claimable("thinking_machine", Player(camps=9), mine={0: 0, 1: 0, 2: 1})
    assert is_claimable("thinking_machine", Player(), mine={0: 0, 1: 0, 2: 0, 3: 1})


def test_the_cloak_asks_for_two_pack_animals() -> None:
    assert not is_claimable("wind_woven_cloak", Player(animals=[Beast("bird")]))
    assert is_claimable("wind_woven_cloak", Player(animals=[Beast("bird"), Beast("turtle")]))


def test_the_drum_asks_for_two_adventurers_of_one_tribe() -> None:
    mixed = Player(team=["nomads_1", "mystics_1"], reserve=["outlaws_1"], tokens={"nomads": 2}, chiefs=["nomads"])
    assert not is_claimable("drum_of_the_chiefs", mixed)
    assert is_claimable("drum_of_the_chiefs", Player(team=["nomads_1"], reserve=["nomads_2"]))
