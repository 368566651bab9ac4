"""Travel hazards: catalogue chapter AHAZ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import HEX_OF, TERRAIN, hex_at
from questhall.games.runebound1.components import COLOURS
from questhall.games.runebound1.events.adventure import CardDrawn, CounterTaken, HazardMet, HazardRolled, NoCounterLeft
from questhall.games.runebound1.events.fight import KnockedOut
from questhall.games.runebound1.moves.answers import Done, PickHex, Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend, RollTest
from questhall.games.runebound1.moves.turn import StayHere
from questhall.games.runebound1.rules.hazards import hazard_colour, is_in_the_wild
from questhall.games.runebound1.state import State, Undefeated
from support.runebound1 import FOREST_RIVER, MOUNTAINS_SWAMP, ROAD_PLAINS, ROAD_PLAINS_HILLS, play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

WILD = hex_at(2, 4)
"""Plains without a spot."""
MET = [MOUNTAINS_SWAMP, FOREST_RIVER]
"""Dice that do not show plains."""


def wandering(decks: dict[str, str] | None = None, doom: str = "orc", **more: Any) -> State:
    """Ann has ended her movement on open plains; her cleaver kills a goblin with one ranged hit."""
    mine = {key: more.pop(key) for key in ("wounds", "gold", "counters", "raised") if key in more}
    items = f"cleaver {more.pop('items', '')}"
    return position(
        hero("ann", more.pop("at", WILD), items=items, **mine),
        hero("bob"),
        phase="adventure",
        decks=decks or {},
        doom=doom,
        **{"hazards": True} | more,
    )


def travel(state: State, faces: Sequence[int], answers: Sequence[Move] = (), **chance: list[int]) -> Played[State]:
    return play(state, until("market", "experience"), answers, Rigged(seat__0__hazard=list(faces), **chance))


@pytest.mark.rule("R1-AHAZ-01")
def test_two_dice_are_rolled_on_a_hex_without_town_adventure_and_other_heroes() -> None:
    assert TERRAIN[WILD] == "plains"
    rolled = travel(wandering(), [ROAD_PLAINS, ROAD_PLAINS])
    assert rolled.events_of(HazardRolled) == [HazardRolled(0, (ROAD_PLAINS, ROAD_PLAINS), False)]

    safe = [
        wandering(at=HEX_OF["tamalir"]),
        wandering(at=spot("green")),
        wandering(track=[Undefeated(1, "orc", WILD)]),
        position(hero("ann", WILD), hero("bob", WILD), phase="adventure", doom="orc", hazards=True),
    ]
    assert [is_in_the_wild(state, 0) for state in safe] == [False] * 4
    assert is_in_the_wild(wandering(), 0)


@pytest.mark.rule("R1-AHAZ-01", "R1-AMODE-01")
def test_in_the_basic_game_nobody_rolls_for_hazards() -> None:
    state = position(hero("ann", WILD), hero("bob"), phase="adventure")

    assert play(state, until("experience")).events == []


@pytest.mark.rule("R1-AHAZ-02")
def test_the_dice_are_rolled_after_all_cards_that_are_used_after_moving() -> None:
    state = wandering(items="flag")
    state.phase = "movement"

    played = travel(state, [ROAD_PLAINS, ROAD_PLAINS], [StayHere(), Use("flag", "flag")])

    assert played.asked[1].moves == [Use("flag", "flag"), Done()]
    assert isinstance(played.events[-1], HazardRolled)


@pytest.mark.rule("R1-AHAZ-03")
@pytest.mark.parametrize("faces", [[ROAD_PLAINS, MOUNTAINS_SWAMP], [MOUNTAINS_SWAMP, ROAD_PLAINS_HILLS]])
def test_one_symbol_of_the_hex_is_enough_and_nothing_happens(faces: list[int]) -> None:
    state = wandering({"green": "goblin"})

    played = travel(state, faces)

    assert played.events == [HazardRolled(0, tuple(faces), False)]
    assert state.phase == "market"


@pytest.mark.rule("R1-AHAZ-04")
def test_else_the_dice_are_rolled_again_and_all_symbols_count() -> None:
    state = wandering({"green": "goblin"})

    played = travel(state, [*MET, ROAD_PLAINS_HILLS, FOREST_RIVER], [AttackWith("ann")], deck__green=[0], **d20(0, 20))

    assert played.events[:2] == [HazardRolled(0, tuple(MET), True), HazardMet(0, 5, "green")]


@pytest.mark.rule("R1-AHAZ-05", "R1-AHAZ-06", "R1-AHAZ-17")
def test_the_symbols_are_counted_along_the_doom_track_round_and_round() -> None:
    state = wandering(doom="orc stray goblin")

    assert [hazard_colour(state, count) for count in range(1, 8)] == [
        "green", "yellow", "green", "green", "yellow", "green", "green",
    ]  # fmt: skip
    assert hazard_colour(wandering(doom="orc stray giant wyrm goblin"), 4) == "red"


@pytest.mark.rule("R1-AHAZ-05")
def test_the_card_is_drawn_from_the_deck_of_the_colour_the_count_ends_on() -> None:
    state = wandering({"green": "goblin", "yellow": "stray"}, doom="orc hoard")

    played = travel(state, [*MET, FOREST_RIVER, MOUNTAINS_SWAMP], [AttackWith("ann")], deck__yellow=[0], **d20(0, 20))

    assert played.events_of(CardDrawn) == [CardDrawn(0, "yellow", "stray")]


@pytest.mark.rule("R1-AHAZ-07", "R1-AHAZ-11")
def test_a_hazard_is_fought_like_any_challenge_but_without_an_escape_phase() -> None:
    state = wandering({"green": "goblin"})

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__green=[0], **d20(0, 20))

    assert played.topics == [(0, "fight.act")]


@pytest.mark.rule("R1-AHAZ-08")
@pytest.mark.parametrize("card", ["beggar", "wind"])
def test_an_event_or_encounter_is_carried_out_and_no_further_card_is_drawn(card: str) -> None:
    state = wandering({"green": f"{card} goblin"})
    dice: dict[str, Any] = d20(0, 20) if card == "beggar" else {}

    played = travel(state, [*MET, *MET], deck__green=[0], **dice)

    assert [event.card for event in played.events_of(CardDrawn)] == [card]
    assert (state.phase, state.venture, state.decks["green"].cards) == ("market", None, ["goblin"])
    assert (state.event_box, state.players[0].gold) == ((["wind"], 0) if card == "wind" else ([], 1))


@pytest.mark.rule("R1-AHAZ-09", "R1-AHAZ-10")
def test_before_combat_texts_of_cards_and_of_the_hazard_do_not_count() -> None:
    state = wandering({"yellow": "herald"}, doom="hoard", items="horn")

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__yellow=[0], **d20(0, 20))

    assert played.topics == [(0, "fight.act")], "the horn is not asked for"
    assert state.players[0].gold == 0, "the herald brought nothing"


@pytest.mark.rule("R1-AHAZ-09", "R1-AHAZ-11")
def test_an_encounter_that_comes_to_blows_on_the_way_has_no_escape_and_no_before_combat_cards_either() -> None:
    state = wandering({"green": "brawl goblin"}, items="horn")

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__green=[0], **d20(0, 20))

    assert played.topics == [(0, "fight.act")]
    assert (state.players[0].gold, state.phase) == (1, "market")


@pytest.mark.rule("R1-AHAZ-12")
@pytest.mark.parametrize(
    ("card", "colour"), [("goblin", "green"), ("stray", "yellow"), ("hoard", "yellow"), ("wyrm", "red")]
)
def test_a_beaten_hazard_gives_none_of_its_rewards(card: str, colour: str) -> None:
    start = {"green": "orc", "yellow": "herald", "red": "drake"}[colour]
    state = wandering({colour: card}, doom=start)

    travel(state, [*MET, *MET], [AttackWith("ann")], **{f"deck__{colour}": [0]}, **d20(0, 20))

    ann = state.players[0]
    assert (ann.gold, ann.items, ann.allies) == (0, ["cleaver"], [])


@pytest.mark.rule("R1-AHAZ-12")
def test_who_beats_margath_as_a_hazard_has_won_all_the_same() -> None:
    state = wandering({"red": "tyrant"}, doom="drake")

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__red=[0], **d20(0, 20))

    assert played.over
    assert state.winner == 0


@pytest.mark.rule("R1-AHAZ-13")
def test_a_beaten_hazard_gives_a_counter_of_its_colour_from_the_bank() -> None:
    state = wandering({"yellow": "herald"}, doom="hoard", bank=(3, 1, 0, 0))
    spots = list(state.spots)

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__yellow=[0], **d20(0, 20))

    assert played.events_of(CounterTaken) == [CounterTaken(0, "yellow")]
    assert (state.players[0].counters, state.bank) == ([0, 1, 0, 0], [3, 0, 0, 0])
    assert state.spots == spots, "none from the board"


@pytest.mark.rule("R1-AHAZ-13")
def test_the_bank_may_give_change_of_the_same_worth() -> None:
    state = wandering({"blue": "ogre"}, doom="giant", bank=(2, 1, 0, 0))

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__blue=[0], **d20(0, 20))

    assert (state.players[0].counters, state.bank) == ([1, 1, 0, 0], [1, 0, 0, 0])
    assert played.events_of(NoCounterLeft) == []


@pytest.mark.rule("R1-AHAZ-14")
def test_if_the_bank_has_no_counters_of_that_worth_there_is_no_experience() -> None:
    state = wandering({"yellow": "herald"}, doom="hoard", bank=(1, 0, 2, 1))

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__yellow=[0], **d20(0, 20))

    assert played.events_of(NoCounterLeft) == [NoCounterLeft(0, "yellow")]
    assert (state.players[0].counters, state.bank) == ([0, 0, 0, 0], [1, 0, 2, 1])


@pytest.mark.rule("R1-VAR-10")
def test_a_hazard_of_a_colour_that_is_closed_to_the_hero_must_be_fought_all_the_same() -> None:
    state = wandering({"green": "goblin"}, raised=3, life=True)

    played = travel(state, [*MET, *MET], [AttackWith("ann")], deck__green=[0], **d20(0, 20))

    assert played.events_of(CardDrawn) == [CardDrawn(0, "green", "goblin")]


@pytest.mark.rule("R1-AHAZ-15")
def test_a_hazard_goes_to_the_doom_track_beaten_or_not() -> None:
    beaten = wandering({"green": "goblin"})
    travel(beaten, [*MET, *MET], [AttackWith("ann")], deck__green=[0], **d20(0, 20))
    assert (beaten.doom, beaten.undefeated, beaten.discards["green"]) == (["orc", "goblin"], [], [])

    failed = wandering({"green": "riddle"})
    travel(failed, [*MET, *MET], [RollTest()], deck__green=[0], **d20(0, 1))
    assert (failed.doom, failed.undefeated) == (["orc", "riddle"], [])


@pytest.mark.rule("R1-AHAZ-16")
def test_who_is_knocked_out_by_a_hazard_loses_all_gold_and_the_card_goes_to_the_doom_track() -> None:
    state = wandering({"green": "goblin"}, wounds=5, gold=5, counters=(1, 0, 0, 0), advanced=True)

    home = PickHex(HEX_OF["greyhaven"])
    played = travel(state, [*MET, *MET], [Defend(), home], deck__green=[0], **d20(0, 1))

    assert len(played.events_of(KnockedOut)) == 1
    assert (state.players[0].gold, state.players[0].counters, state.players[0].items) == (0, [0] * len(COLOURS), [])
    assert (state.doom, state.undefeated, state.phase) == (["orc", "goblin"], [], "experience")
