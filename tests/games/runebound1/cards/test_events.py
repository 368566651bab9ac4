"""The ten events: what each of them changes while it is in force."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.components import COLOURS
from questhall.games.runebound1.events.adventure import EventEnded
from questhall.games.runebound1.events.fight import AttackRolled
from questhall.games.runebound1.events.market import CardBought
from questhall.games.runebound1.moves.fight import AttackWith
from questhall.games.runebound1.moves.market import Buy, Heal
from questhall.games.runebound1.moves.turn import Improve, Rest, StepAside
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.bonuses import law
from questhall.games.runebound1.rules.knock_out import knock_out
from questhall.games.runebound1.rules.market import market_phase
from questhall.games.runebound1.rules.rewards import win_challenge
from questhall.games.runebound1.state import State, Venture
from support.runebound1 import fight, hero, hex_of, play, take_out
from support.runebound1_cards import DEFEND, DONE, go, one_of_two
from support.stretch import Played


def visit(event: str, *answers: Move, gold: int = 12) -> Played[State]:
    """A visit to Tamalir, where chain mail is on sale and a wand is the next card."""
    state = one_of_two(hero("mordrog", gold=gold, wounds=2), phase="market", event=event)
    state.stalls["tamalir"] = [take_out(state, "chain_mail")]
    state.market.over = [take_out(state, "willow_wand")]
    return play(state, market_phase, [*answers, DONE])


@pytest.mark.parametrize(("event", "mail", "wand"), [("harvest_fair", 8, 3), ("war_taxes", 10, 5), ("", 9, 4)])
def test_prices_rise_and_fall(event: str, mail: int, wand: int) -> None:
    bought = visit(event, Buy("chain_mail"), Buy("willow_wand"), gold=20).events_of(CardBought)
    assert bought == [CardBought(0, "chain_mail", mail), CardBought(0, "willow_wand", wand)]


@pytest.mark.parametrize(("event", "price"), [("grey_plague", 2), ("", 1)])
def test_a_plague_makes_healing_dearer(event: str, price: int) -> None:
    state = visit(event, Heal("mordrog")).state
    assert (state.players[0].gold, state.players[0].wounds) == (12 - price, 0)


def test_a_siege_closes_the_markets() -> None:
    state = one_of_two(hero("mordrog"), phase="market", event="siege_of_the_towns")
    assert play(state, market_phase).asked == []
    assert state.phase == "experience"


@pytest.mark.parametrize(
    ("event", "tolls"),
    [("hard_winter", (1, 1, 0, 0)), ("ghouls_on_the_roads", (0, 0, 1, 0)), ("", (0, 0, 0, 0))],
)
def test_some_ways_are_tiring(event: str, tolls: tuple[int, ...]) -> None:
    ways = (("6,6", "5,6"), ("0,5", "0,4"), ("6,6", "6,7"), ("6,0", "5,0"))
    for (here, there), toll in zip(ways, tolls, strict=True):
        state = one_of_two(hero("mordrog", here), event=event)
        play(state, beat, [StepAside(hex_of(there))])
        assert state.players[0].exhaustion == toll, there


@pytest.mark.parametrize(("event", "rests"), [("howling_nights", []), ("", [Rest("mordrog")])])
def test_nobody_rests_while_it_howls(event: str, rests: list[Rest]) -> None:
    state = one_of_two(hero("mordrog", exhaustion=2), event=event)
    played = play(state, beat, [StepAside(hex_of("5,5"))])
    assert [move for move in played.asked[0].moves if isinstance(move, Rest)] == rests


@pytest.mark.parametrize(("card", "gold"), [("wolf_pack", 3 + 1), ("cursed_knight", 7)])
def test_a_bounty_is_paid_for_green_challenges(card: str, gold: int) -> None:
    state = one_of_two(hero("mordrog", "6,0", gold=0), phase="adventure", event="bounty_on_vermin")
    assert beat_it(state, card).state.players[0].gold == gold


def beat_it(state: State, card: str) -> Played[State]:
    """Win this challenge."""
    challenge = ADVENTURES[take_out(state, card)]
    assert isinstance(challenge, Challenge)
    state.venture = Venture(challenge.colour, card)
    return play(state, lambda table: win_challenge(table, 0, challenge))


@pytest.mark.parametrize(("card", "target"), [("dragon_of_frost", 16 + 1), ("bone_colossus", 15)])
def test_the_dragons_shadow_makes_red_enemies_stronger(card: str, target: int) -> None:
    state = fight(one_of_two(hero("mordrog", "6,0"), event="dragons_shadow"), card, no_escape=True)
    played = go(state, DEFEND, AttackWith("mordrog"), attack=20, defence=(20, 20) if card == "dragon_of_frost" else 20)
    assert played.events_of(AttackRolled)[0].target == target


def test_when_margath_calls_allies_want_to_be_paid() -> None:
    assert law(one_of_two(hero("mordrog"), event="margath_calls"), "wages") == 1
    assert law(one_of_two(hero("mordrog")), "wages") == 0


@pytest.mark.parametrize(
    ("event", "card", "is_over"),
    [
        ("dragons_shadow", "dragon_of_ash", True),
        ("dragons_shadow", "bone_colossus", False),
        ("margath_calls", "dragon_of_ash", True),
        ("harvest_fair", "dragon_of_ash", False),
    ],
)
def test_the_great_events_end_when_a_red_challenge_is_beaten(event: str, card: str, *, is_over: bool) -> None:
    state = one_of_two(hero("mordrog", "6,0"), phase="adventure", event=event)
    played = beat_it(state, card)
    assert played.events_of(EventEnded) == [EventEnded(event)] * is_over
    assert state.event_box == [event] * (not is_over)


@pytest.mark.parametrize(
    ("event", "is_over"),
    [
        ("harvest_fair", True),
        ("hard_winter", True),
        ("bounty_on_vermin", True),
        ("ghouls_on_the_roads", True),
        ("war_taxes", True),
        ("howling_nights", True),
        ("grey_plague", True),
        ("siege_of_the_towns", True),
        ("dragons_shadow", False),
        ("margath_calls", False),
    ],
)
def test_the_lesser_events_end_when_a_hero_improves(event: str, *, is_over: bool) -> None:
    state = one_of_two(hero("mordrog", counters=(0, 3, 0, 0)), phase="experience", event=event)
    played = play(state, beat, [Improve("body")])
    assert state.players[0].improved == [0, 1, 0]
    assert played.events_of(EventEnded) == [EventEnded(event)] * is_over
    assert state.event_box == [event] * (not is_over)


@pytest.mark.parametrize(
    ("event", "colours"), [("harvest_fair", 1), ("war_taxes", 2), ("dragons_shadow", 3), ("margath_calls", 4)]
)
def test_an_event_puts_counters_back_on_the_starred_spots_of_its_colour_and_easier_ones(
    event: str, colours: int
) -> None:
    state = one_of_two(hero("mordrog", "6,0"), phase="adventure")
    state.spots = []
    state.bank = [18, 14, 10, 8]
    state.venture = Venture(ADVENTURES[event].colour, take_out(state, event))
    play(state, beat)
    starred = [hex for hex, spot in SPOTS.items() if spot.starred and spot.colour in COLOURS[:colours]]
    assert sorted(state.spots) == sorted(starred)


@pytest.mark.parametrize(
    ("event", "is_uneasy"),
    [
        ("harvest_fair", False),
        ("hard_winter", False),
        ("bounty_on_vermin", False),
        ("war_taxes", False),
        ("ghouls_on_the_roads", True),
        ("howling_nights", True),
        ("grey_plague", True),
        ("siege_of_the_towns", True),
        ("dragons_shadow", True),
        ("margath_calls", True),
    ],
)
def test_in_times_of_unrest_a_knock_out_puts_green_and_yellow_counters_back(event: str, *, is_uneasy: bool) -> None:
    state = one_of_two(hero("mordrog", "6,0"), phase="adventure", event=event)
    state.spots, state.bank = [], [18, 14, 10, 8]
    play(state, lambda table: knock_out(table, 0))
    starred = [hex for hex, spot in SPOTS.items() if spot.starred and spot.colour in ("green", "yellow")]
    assert sorted(state.spots) == (sorted(starred) if is_uneasy else [])
