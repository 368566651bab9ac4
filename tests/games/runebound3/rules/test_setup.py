"""Setting up: catalogue chapters SETUP, FIRST, GEM, from the board to the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

import questhall
from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.runebound3.board import GEMS, Deck
from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, SKILLS, STORIES
from questhall.games.runebound3.events.fight import TokensCast
from questhall.games.runebound3.events.market import AssetOffered, GoldGained
from questhall.games.runebound3.events.rounds import FirstPlayer, HeroTaken, Placed, ScenarioChosen, TurnBegan
from questhall.games.runebound3.events.skills import SkillsDrawn
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.setup import Place, TakeHero
from questhall.games.runebound3.moves.skills import DiscardSkill
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.state import State
from support.runebound3 import HEX, fight, hex_of, play
from support.runebound3_matches import box, match_at, seen, until_phase
from support.stretch import Played, Rigged

HEROES = ["corbin", "laurel", "lissa", "hawthorne", "mok", "thorn"]
SHRINES = ["suvars_haven", "ithyrite_forge", "hunting_circle", "aris_sanctuary", "madness_pass"]
FORTRESSES = ["caer_loek", "telis_castle", "fort_rodrik", "firmament", "sundergard"]
SETTLEMENTS = ["everton", "underground_city", "trade_town", "bright_dale", "red_bridge"]
PRINTED_GEMS: dict[Deck, str] = {
    "exploration": "1,7 3,0 4,9 6,14 6,2 9,12 11,4 11,9 13,0",
    "social": "0,0 0,12 2,3 5,12 7,0 9,8 10,14 12,2 13,8",
    "combat": "0,4 0,9 3,14 5,4 7,9 8,5 10,0 12,5 13,14",
}


def take(*heroes: str) -> list[Move]:
    return [TakeHero(hero) for hero in heroes]


def put(*places: str) -> list[Move]:
    return [Place(HEX[place]) for place in places]


def top(count: int) -> list[int]:
    """So many draws of whatever lies first."""
    return [0] * count


def choose(state: State, *heroes: str, first: int = 0, scenario: list[int] | None = None) -> Played[State]:
    """Heroes are chosen, and skill cards are drawn for all of them."""
    drawn = sum(4 if hero in ("laurel", "thorn") else 3 for hero in heroes)
    chance = Rigged(first=[first], deck__skills=top(drawn), scenario=scenario or [])
    return play(state, until_phase("places"), take(*heroes), chance)


@pytest.mark.rule("R3-SETUP-01", "R3-GEM-01")
@pytest.mark.parametrize("deck", PRINTED_GEMS)
def test_a_gem_of_its_colour_lies_face_up_on_every_hex_that_shows_its_symbol(deck: Deck) -> None:
    match = questhall.new("runebound3", players=2, seed=1)
    printed = [hex_of(place) for place in PRINTED_GEMS[deck].split()]

    assert [hex for hex in match.view(None).gems if GEMS[hex] == deck] == sorted(printed)
    assert len(match.view(None).gems) == 27


@pytest.mark.rule("R3-SETUP-03")
@pytest.mark.parametrize(("scenario", "other"), [("margath", "corpse_king"), ("corpse_king", "margath")])
def test_the_story_deck_is_that_of_the_chosen_scenario_and_the_other_stays_in_the_box(
    scenario: str, other: str
) -> None:
    state = box(1, scenario=scenario)

    played = choose(state, "corbin")

    assert sorted(state.story_deck) == sorted(card.id for card in STORIES.values() if card.scenario == scenario)
    assert len(state.story_deck) == 10
    assert not set(state.story_deck) & {card.id for card in STORIES.values() if card.scenario == other}
    assert seen(played)[:2] == [ScenarioChosen(scenario), FirstPlayer(0)]  # type: ignore[arg-type]


@pytest.mark.rule("R3-SETUP-05")
@pytest.mark.parametrize(("roll", "scenario"), [(0, "margath"), (1, "corpse_king")])
def test_who_cannot_agree_on_a_scenario_leaves_it_to_chance(roll: int, scenario: str) -> None:
    state = box(1, scenario="random")

    played = choose(state, "corbin", scenario=[roll])

    assert seen(played)[0] == ScenarioChosen(scenario)  # type: ignore[arg-type]
    assert {STORIES[card].scenario for card in state.story_deck} == {scenario}


@pytest.mark.rule("R3-SETUP-06", "R3-SETUP-07")
@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_each_adventure_deck_has_20_cards_of_the_base_and_10_of_the_scenario(scenario: str) -> None:
    state = box(1, scenario=scenario)

    choose(state, "corbin")

    for deck, cards in state.decks.items():
        assert len(cards) == len(set(cards)) == 30
        assert {ADVENTURES[card].deck for card in cards} == {deck}
        assert Counter(ADVENTURES[card].scenario for card in cards) == {None: 20, scenario: 10}
    assert state.discards == {"exploration": [], "social": [], "combat": []}


@pytest.mark.rule("R3-SETUP-08", "R3-FIRST-01", "R3-ORDER-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_chance_names_the_first_player_and_heroes_are_taken_from_there_clockwise(first: int, order: list[int]) -> None:
    state = box(4)

    played = choose(state, "mok", "corbin", "thorn", "lissa", first=first)

    assert played.topics == [(seat, "setup.hero") for seat in order]
    assert [event for event in seen(played) if isinstance(event, FirstPlayer | HeroTaken)] == [
        FirstPlayer(first),
        *(HeroTaken(seat, hero) for seat, hero in zip(order, ["mok", "corbin", "thorn", "lissa"], strict=True)),
    ]


@pytest.mark.rule("R3-SETUP-08")
def test_everyone_chooses_among_the_heroes_that_are_left() -> None:
    played = choose(box(3), "mok", "corbin", "thorn")

    assert [asked.moves for asked in played.asked] == [
        take(*HEROES),
        take("corbin", "laurel", "lissa", "hawthorne", "thorn"),
        take("laurel", "lissa", "hawthorne", "thorn"),
    ]


@pytest.mark.rule("R3-SETUP-08")
def test_a_hero_who_is_taken_is_refused_to_the_next() -> None:
    match = match_at(box(2, heroes="chosen"))
    first, second = match.state.first, 1 - match.state.first
    match.play(first, TakeHero("mok"))

    with pytest.raises(IllegalMove):
        match.play(second, TakeHero("mok"))

    match.play(second, TakeHero("lissa"))
    assert match.view(None).heroes[second].hero == "lissa"


@pytest.mark.rule("R3-FIRST-01")
def test_every_seat_is_first_player_now_and_then() -> None:
    firsts = Counter(questhall.new("runebound3", players=4, seed=seed).view(None).first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) >= 8


def test_heroes_can_be_dealt() -> None:
    state = box(2, heroes="dealt")
    played = play(state, until_phase("places"), [], Rigged(first=[1], heroes=[5, 4], deck__skills=top(7)))
    assert [player.hero for player in state.players] == ["mok", "thorn"]
    assert played.asked == []


@pytest.mark.rule("R3-SETUP-10")
@pytest.mark.parametrize(
    ("hero", "gold"), [("corbin", 2), ("laurel", 2), ("lissa", 1), ("hawthorne", 3), ("mok", 2), ("thorn", 2)]
)
def test_a_hero_comes_with_the_printed_gold_and_three_combat_tokens(hero: str, gold: int) -> None:
    state = box(1)

    played = choose(state, hero)

    assert state.players[0].gold == gold
    assert [event for event in seen(played) if isinstance(event, GoldGained)] == [GoldGained(0, gold)]
    fight(state, "ogre", phase="cast")
    cast = play(state, fight_on, [], Rigged(seat__0__tokens=[0, 0, 0], enemy__tokens=[0, 0, 0, 0, 0]))
    assert cast.events_of(TokensCast)[0].tokens == (f"{hero}.1", f"{hero}.2", f"{hero}.3")


@pytest.mark.rule("R3-ALLY-01", "R3-LORE-01")
@pytest.mark.parametrize(("scenario", "tokens"), [("margath", 0), ("corpse_king", 1)])
def test_against_the_corpse_king_every_hero_begins_with_an_ally(scenario: str, tokens: int) -> None:
    state = box(2, scenario=scenario)

    choose(state, "mok", "corbin")

    assert [player.tokens for player in state.players] == [tokens, tokens]


@pytest.mark.rule("R3-SETUP-11", "R3-ORDER-01")
def test_in_turn_order_each_draws_as_many_skill_cards_as_the_hand_limit() -> None:
    state = box(3)

    played = choose(state, "laurel", "corbin", "thorn", first=1)

    drawn = [event for event in seen(played) if isinstance(event, SkillsDrawn)]
    assert drawn == [SkillsDrawn(1, 4), SkillsDrawn(2, 3), SkillsDrawn(0, 4)]
    assert [len(player.hand) for player in state.players] == [4, 4, 3]
    hands = [card for player in state.players for card in player.hand]
    assert sorted([*hands, *state.skill_deck]) == sorted(SKILLS)


@pytest.mark.rule("R3-SETUP-11")
def test_skill_cards_come_from_anywhere_in_the_shuffled_deck() -> None:
    state = box(1)
    chance = Rigged(first=[0], deck__skills=[59, 0, 30])
    play(state, until_phase("places"), take("corbin"), chance)
    cards = list(SKILLS)
    assert state.players[0].hand == [cards[59], cards[0], cards[31]]


@pytest.mark.rule("R3-SETUP-12", "R3-HEX-02")
def test_in_turn_order_each_hero_is_put_on_any_hex_of_the_kind_on_the_card() -> None:
    state = box(4)
    choose(state, "corbin", "mok", "hawthorne", "thorn", first=2)

    played = play(state, until_phase("abilities"), put("firmament", "madness_pass", "firmament", "trade_town"))

    assert played.topics == [(seat, "setup.place") for seat in (2, 3, 0, 1)]
    assert [asked.moves for asked in played.asked] == [
        put(*FORTRESSES),
        put(*SHRINES),
        put(*FORTRESSES),
        put(*SETTLEMENTS),
    ]
    assert played.events == [
        Placed(2, HEX["firmament"]),
        Placed(3, HEX["madness_pass"]),
        Placed(0, HEX["firmament"]),
        Placed(1, HEX["trade_town"]),
    ]
    assert [player.hex for player in state.players] == [
        HEX[place] for place in ("firmament", "trade_town", "firmament", "madness_pass")
    ]


@pytest.mark.rule("R3-SETUP-12")
@pytest.mark.parametrize(
    ("hero", "places"), [("laurel", SETTLEMENTS), ("lissa", SHRINES), ("corbin", FORTRESSES), ("thorn", SETTLEMENTS)]
)
def test_nobody_begins_on_a_hex_of_another_kind(hero: str, places: list[str]) -> None:
    state = box(1)
    choose(state, hero)
    played = play(state, until_phase("abilities"), put(places[-1]))
    assert played.asked[0].moves == put(*places)


def begun(first: int = 0, assets: list[int] | None = None) -> Played[State]:
    """Corbin and Lissa at the beginning of the first round."""
    state = box(2)
    choose(state, "corbin", "lissa", first=first)
    play(state, until_phase("abilities"), put("firmament", "madness_pass"))
    return play(state, until_phase("turn"), *last_step(state, assets))


def last_step(state: State, assets: list[int] | None) -> tuple[list[Move], Rigged]:
    """Corbin sets out and stays; Lissa draws a card and discards it again."""
    lissa = next(player for player in state.players if player.hero == "lissa")
    drawn = state.skill_deck[0]
    assert drawn not in lissa.hand
    return [TakeOption(2), Done(), DiscardSkill(drawn)], Rigged(deck__skills=[0], deck__assets=assets or top(12))


@pytest.mark.rule("R3-SETUP-16")
def test_three_assets_are_dealt_face_up_to_each_of_the_four_markets() -> None:
    played = begun(assets=[5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    state, cards = played.state, list(ASSETS)

    dealt = [cards[5], *cards[:5], *cards[6:12]]
    assert state.markets == {
        "tamalir": dealt[:3],
        "forge": dealt[3:6],
        "dawnsmoor": dealt[6:9],
        "riverwatch": dealt[9:],
    }
    assert [(event.city, event.asset) for event in played.events_of(AssetOffered)] == [
        (city, asset) for city, assets in state.markets.items() for asset in assets
    ]
    assert sorted([*dealt, *state.asset_deck]) == sorted(ASSETS)


@pytest.mark.rule("R3-SETUP-17")
def test_the_time_token_begins_on_the_first_space_with_its_first_side_up() -> None:
    view = questhall.new("runebound3", players=2, seed=3).view(None)
    assert (view.time, view.act, view.round) == (1, 1, 1)
    state = begun().state
    assert (state.time, state.act, state.round) == (0, 1, 0)
    assert (state.slots, state.story_discard, len(state.story_deck)) == ([""] * 6, [], 10)


@pytest.mark.rule("R3-SETUP-18", "R3-ACTIVE-01")
@pytest.mark.parametrize("first", [0, 1])
def test_then_the_first_player_begins_with_a_turn(first: int) -> None:
    played = begun(first)

    assert played.events[-1] == TurnBegan(first, 1)
    assert (played.state.active, played.state.queue) == (first, [first, 1 - first])
    match = match_at(played.state)
    assert {seat: ask.topic for seat, ask in match.asks.items()} == {first: "turn.act"}
