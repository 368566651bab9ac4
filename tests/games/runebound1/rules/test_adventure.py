"""The adventure phase: catalogue chapters ADV, EVENT, ENC, UNDEF, FAIL, WIN, AEVENT."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import HEX_OF, NEIGHBOURS, SPOTS, hex_at
from questhall.games.runebound1.components import Colour
from questhall.games.runebound1.events.adventure import (
    CardDrawn,
    ChallengeFailed,
    ChallengeResumed,
    ChallengeWon,
    CounterTaken,
    EventBegan,
    EventIgnored,
    SpotsRefilled,
)
from questhall.games.runebound1.events.fight import KnockedOut
from questhall.games.runebound1.events.market import CardKept, GoldGained
from questhall.games.runebound1.moves.answers import Done
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, Exert, FightOn, RollTest
from questhall.games.runebound1.moves.turn import Attempt, LetBe
from questhall.games.runebound1.rules.adventure import chances
from questhall.games.runebound1.rules.bonuses import attribute
from questhall.games.runebound1.state import Ally, Phase, State, Undefeated
from questhall.games.runebound1.view import view
from support.runebound1 import play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

GREEN, YELLOW, RED = spot("green"), spot("yellow"), spot("red")
BEFORE = NEIGHBOURS[GREEN][0]
EMPTY_LAND = hex_at(2, 4)
OVER: tuple[Phase, ...] = ("market", "experience")
KILL = [FightOn(), AttackWith("ann")]
"""One hit, ranged, with the cleaver is the death of a goblin."""


def at(hex: int = GREEN, decks: Mapping[str, str] | None = None, **more: Any) -> State:
    """Ann strikes so hard that one ranged hit kills a goblin."""
    mine = {key: more.pop(key) for key in ("gold", "wounds", "items", "allies", "came_from") if key in more}
    mine["items"] = f"cleaver {mine.get('items', '')}"
    return position(hero("ann", hex, **mine), hero("bob"), phase="adventure", decks=decks, **more)


def adventure(state: State, answers: Sequence[Move], **chance: list[int]) -> Played[State]:
    """From the choice to the end of the phase."""
    return play(state, until(*OVER), answers, Rigged(**chance))


@pytest.mark.rule("R1-ADV-01")
def test_an_adventure_may_be_attempted_or_left_alone() -> None:
    state = at()

    played = adventure(state, [LetBe()])

    assert played.asked[0].moves == [Attempt(), LetBe()]
    assert (state.phase, state.venture) == ("market", None)
    assert GREEN in state.spots


@pytest.mark.rule("R1-ADV-02")
@pytest.mark.parametrize(
    ("hex", "colour", "card"), [(GREEN, "green", "goblin"), (YELLOW, "yellow", "stray"), (RED, "red", "wyrm")]
)
def test_a_card_of_the_counters_colour_is_drawn_and_shown_to_all(hex: int, colour: Colour, card: str) -> None:
    state = at(hex, {"green": "goblin", "yellow": "stray", "red": "wyrm"})

    played = adventure(state, [Attempt(), *KILL], **{f"deck__{colour}": [0]}, **d20(0, 20))

    assert played.events_of(CardDrawn) == [CardDrawn(0, colour, card)]
    assert state.decks[colour].cards == []


@pytest.mark.rule("R1-ADV-03", "R1-CHAL-01")
def test_a_challenge_is_a_fight_to_win_or_a_test_to_pass() -> None:
    fought = adventure(at(decks={"green": "goblin"}), [Attempt(), *KILL], deck__green=[0], **d20(0, 20))
    tested = adventure(at(decks={"green": "riddle"}), [Attempt(), RollTest()], deck__green=[0], **d20(0, 20))

    assert fought.topics[1:] == [(0, "fight.escape"), (0, "fight.act")]
    assert tested.topics[1:] == [(0, "test.roll")]
    assert fought.events_of(ChallengeWon) == [ChallengeWon(0, "goblin")]
    assert tested.events_of(ChallengeWon) == [ChallengeWon(0, "riddle")]


@pytest.mark.rule("R1-ADV-04")
def test_after_a_challenge_no_further_card_is_drawn() -> None:
    state = at(decks={"green": "goblin orc"})

    played = adventure(state, [Attempt(), *KILL], deck__green=[0], **d20(0, 20))

    assert len(played.events_of(CardDrawn)) == 1
    assert (state.phase, state.decks["green"].cards) == ("market", ["orc"])


@pytest.mark.rule("R1-ADV-05")
def test_in_a_town_with_an_adventure_both_phases_are_played() -> None:
    dawnsmoor = HEX_OF["dawnsmoor"]
    assert SPOTS[dawnsmoor].colour == "green"
    state = at(dawnsmoor, {"green": "goblin"}, market="ring")

    adventure(state, [Attempt(), *KILL], deck__green=[0], **d20(0, 20))
    assert state.phase == "market"
    traded = play(state, until("experience"), [Done()], Rigged(deck__market=[0]))
    assert traded.topics == [(0, "market.act")]


@pytest.mark.rule("R1-MOVE-17", "R1-MARKET-01")
def test_on_a_hex_with_neither_adventure_nor_town_both_phases_are_skipped() -> None:
    state = at(EMPTY_LAND, market="ring")

    played = play(state, until("experience"))

    assert (played.asked, played.events) == ([], [])
    assert state.market.cards == ["ring"]


@pytest.mark.rule("R1-WIN-02", "R1-WIN-03", "R1-WIN-04")
def test_a_defeated_challenge_pays_its_gold_gives_its_counter_and_leaves_play() -> None:
    state = at(decks={"green": "goblin"})

    played = adventure(state, [Attempt(), *KILL], deck__green=[0], **d20(0, 20))

    assert played.events_of(GoldGained) == [GoldGained(0, 2)]
    assert played.events_of(CounterTaken) == [CounterTaken(0, "green")]
    assert (state.players[0].gold, state.players[0].counters) == (2, [1, 0, 0, 0])
    assert GREEN not in state.spots
    assert state.discards["green"] == ["goblin"]


@pytest.mark.rule("R1-WIN-02", "R1-WIN-04")
def test_some_challenges_are_their_own_reward_as_item_or_ally() -> None:
    state = at(YELLOW, {"yellow": "stray"})
    adventure(state, [Attempt(), *KILL], deck__yellow=[0], **d20(0, 20))
    assert state.players[0].allies == [Ally("stray")]

    state = at(YELLOW, {"yellow": "hoard"})
    kept = adventure(state, [Attempt(), *KILL], deck__yellow=[0], **d20(0, 20))
    assert state.players[0].items == ["cleaver", "hoard"]
    assert kept.events_of(CardKept) == [CardKept(0, "hoard")]
    assert state.discards["yellow"] == [], "it has not left play"


@pytest.mark.rule("R1-WIN-06")
def test_a_challenge_that_is_a_test_is_rewarded_like_a_fight() -> None:
    state = at(decks={"green": "riddle"})

    adventure(state, [Attempt(), Exert(), RollTest()], deck__green=[0], **d20(0, 11))

    assert (state.players[0].gold, state.players[0].counters) == (1, [1, 0, 0, 0])
    assert GREEN not in state.spots
    assert state.discards["green"] == ["riddle"]


@pytest.mark.rule("R1-FAIL-01", "R1-FAIL-02")
def test_a_failed_test_leaves_the_challenge_on_the_track_and_the_hero_where_he_is() -> None:
    state = at(decks={"green": "riddle"})

    played = adventure(state, [Attempt(), RollTest()], deck__green=[0], **d20(0, 13))

    assert played.events_of(ChallengeFailed) == [ChallengeFailed(0, "riddle")]
    assert state.undefeated == [Undefeated(1, "riddle", GREEN)]
    assert (state.players[0].hex, state.players[0].gold) == (GREEN, 0)
    state.phase = "adventure"
    again = adventure(state, [Attempt(), RollTest()], **d20(0, 14))
    assert again.events_of(ChallengeWon) == [ChallengeWon(0, "riddle")]


# Events


@pytest.mark.rule("R1-EVENT-02", "R1-EVENT-05")
def test_an_event_enters_the_empty_box_and_another_card_is_drawn() -> None:
    state = at(decks={"green": "wind goblin"})

    played = adventure(state, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))

    assert state.event_box == ["wind"]
    assert played.events_of(EventBegan) == [EventBegan("wind")]
    assert [event.card for event in played.events_of(CardDrawn)] == ["wind", "goblin"]


@pytest.mark.rule("R1-EVENT-01")
def test_an_event_in_force_is_about_everybody() -> None:
    state = at(event_box="fog")

    assert [attribute(state, seat, 0) for seat in (0, 1)] == [2 - 1, 3 - 1]
    state.event_box = []
    assert [attribute(state, seat, 0) for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("R1-EVENT-03", "R1-EVENT-04", "R1-EVENT-06")
@pytest.mark.parametrize(
    ("drawn", "box", "gone"),
    [("breeze", ["wind"], ["breeze"]), ("squall", ["wind"], ["squall"]), ("storm", ["wind", "storm"], [])],
)
def test_only_a_higher_number_replaces_the_event_in_force(drawn: str, box: list[str], gone: list[str]) -> None:
    state = at(decks={"green": f"{drawn} goblin"}, event_box="wind")

    played = adventure(state, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))

    assert state.event_box == box
    assert [event.card for event in played.events_of(EventIgnored)] == gone
    assert [event.card for event in played.events_of(CardDrawn)] == [drawn, "goblin"], "in any case one draws again"


@pytest.mark.rule("R1-EVENT-04")
def test_an_ignored_event_leaves_play_without_any_effect() -> None:
    state = at(decks={"green": "plague goblin"}, event_box="wind")

    adventure(state, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))

    assert state.players[0].wounds == 0
    assert state.discards["green"] == ["plague", "goblin"]


@pytest.mark.rule("R1-EVENT-03")
def test_only_the_top_event_is_in_force_and_the_covered_one_has_not_left_play() -> None:
    state = at(decks={"green": "storm goblin"}, event_box="fog")
    adventure(state, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))

    assert state.event_box == ["fog", "storm"]
    assert attribute(state, 0, 0) == 2, "the fog is covered"
    assert state.discards["green"] == ["goblin"]


def starred(colour: Colour) -> list[int]:
    return [hex for hex, spot in SPOTS.items() if spot == (colour, True)]


def test_an_event_that_begins_puts_counters_back_on_starred_spots_of_its_colour_and_easier_ones() -> None:
    state = at(YELLOW, {"yellow": "gale stray"}, bank=(9, 2, 9, 0))
    state.spots = [YELLOW]

    played = adventure(state, [Attempt(), *KILL], deck__yellow=[0, 0], **d20(0, 20))

    back = [*starred("green"), *[hex for hex in starred("yellow") if hex != YELLOW][:2]]
    assert played.events_of(SpotsRefilled) == [SpotsRefilled("green", 7), SpotsRefilled("yellow", 2)]
    assert sorted(state.spots) == sorted(back), "blue is harder, and the bank had but two yellow ones"
    assert state.bank == [2, 0, 9, 0]


@pytest.mark.rule("R1-AEVENT-01")
@pytest.mark.parametrize(("drawn", "box"), [("breeze", ["wind"]), ("squall", ["wind", "squall"])])
def test_in_the_advanced_game_an_equal_number_is_enough(drawn: str, box: list[str]) -> None:
    state = at(decks={"green": f"{drawn} goblin"}, event_box="wind", equal_events=True)

    adventure(state, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))

    assert state.event_box == box


# Encounters


@pytest.mark.rule("R1-ENC-01", "R1-ENC-02")
def test_an_encounter_must_be_carried_out_as_a_test_or_a_fight() -> None:
    test = adventure(
        at(decks={"green": "beggar goblin"}),
        [Attempt(), *KILL],
        deck__green=[0, 0],
        **d20(0, 11, 20),
    )
    fight = adventure(
        at(decks={"green": "brawl goblin"}), [Attempt(), *KILL, *KILL], deck__green=[0, 0], **d20(0, 20, 20)
    )

    assert test.state.players[0].gold == 1 + 2, "for the beggar and the goblin"
    assert fight.state.players[0].gold == 1 + 2
    assert fight.topics == [(0, "adventure.choose"), *[(0, "fight.escape"), (0, "fight.act")] * 2]


@pytest.mark.rule("R1-ENC-03")
def test_after_an_encounter_the_card_is_kept_or_leaves_play() -> None:
    kept = at(decks={"green": "gift goblin"})
    adventure(kept, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20))
    assert kept.players[0].items == ["cleaver", "gift"]
    assert kept.discards["green"] == ["goblin"]

    gone = at(decks={"green": "beggar goblin"})
    adventure(gone, [Attempt(), *KILL], deck__green=[0, 0], **d20(0, 20, 20))
    assert gone.players[0].items == ["cleaver"]
    assert gone.discards["green"] == ["beggar", "goblin"]


@pytest.mark.rule("R1-ENC-04", "R1-ENC-05")
def test_an_encounter_gives_no_counter_and_is_followed_by_another_card() -> None:
    state = at(decks={"green": "beggar riddle"})

    played = adventure(state, [Attempt(), RollTest()], deck__green=[0, 0], **d20(0, 20, 1))

    assert [event.card for event in played.events_of(CardDrawn)] == ["beggar", "riddle"]
    assert state.players[0].counters == [0, 0, 0, 0]
    assert GREEN in state.spots


@pytest.mark.rule("R1-ENC-06")
def test_an_encounter_never_goes_to_the_track() -> None:
    failed = at(decks={"green": "beggar riddle"})
    adventure(failed, [Attempt(), RollTest()], deck__green=[0, 0], **d20(0, 1, 20))
    assert (failed.undefeated, failed.discards["green"]) == ([], ["beggar", "riddle"])

    escaped = at(decks={"green": "brawl goblin"}, came_from=BEFORE)
    adventure(escaped, [Attempt(), Escape()], deck__green=[0], **d20(0, 20))
    assert (escaped.undefeated, escaped.discards["green"]) == ([], ["brawl"])
    assert (escaped.players[0].hex, escaped.phase) == (BEFORE, "experience")

    lost = at(decks={"green": "brawl goblin"}, wounds=4)
    played = adventure(lost, [Attempt(), FightOn(), Defend()], deck__green=[0], **d20(0, 1))
    assert (lost.undefeated, lost.discards["green"]) == ([], ["brawl"])
    assert len(played.events_of(KnockedOut)) == 1
    assert lost.phase == "experience"


# Undefeated challenges


def with_goblin_waiting(**more: Any) -> State:
    return at(decks={"green": "orc"}, track=[Undefeated(4, "goblin", GREEN)], **more)


@pytest.mark.rule("R1-UNDEF-01")
def test_a_challenge_of_the_track_may_be_looked_at_and_left_alone() -> None:
    state = with_goblin_waiting()

    for viewer in (0, 1, None):
        assert [waiting.card for waiting in view(state, viewer).undefeated] == ["goblin"]
    assert chances(state, 0) == [Attempt(), LetBe()]
    adventure(state, [LetBe()])
    assert state.undefeated == [Undefeated(4, "goblin", GREEN)]


@pytest.mark.rule("R1-UNDEF-02")
def test_where_a_challenge_waits_it_is_taken_on_and_no_card_is_drawn() -> None:
    state = with_goblin_waiting()

    played = adventure(state, [Attempt(), *KILL], **d20(0, 20))

    assert played.events_of(ChallengeResumed) == [ChallengeResumed(0, "goblin")]
    assert played.events_of(CardDrawn) == []
    assert state.decks["green"].cards == ["orc"]


@pytest.mark.rule("R1-WIN-05")
def test_a_challenge_of_the_track_brings_its_reward_and_the_counter_of_the_hex() -> None:
    state = with_goblin_waiting()

    adventure(state, [Attempt(), *KILL], **d20(0, 20))

    assert (state.players[0].gold, state.players[0].counters) == (2, [1, 0, 0, 0])
    assert state.undefeated == [], "its numbered counter is back on the track"
    assert GREEN not in state.spots


@pytest.mark.rule("R1-UNDEF-02")
def test_a_counter_of_the_track_alone_makes_a_hex_adventurous() -> None:
    state = at(EMPTY_LAND, track=[Undefeated(1, "goblin", EMPTY_LAND)])

    assert chances(state, 0) == [Attempt(), LetBe()]
    adventure(state, [Attempt(), *KILL], **d20(0, 20))
    assert state.players[0].counters == [0, 0, 0, 0], "there is no adventure counter to win"


def test_where_no_card_of_the_colour_is_left_the_adventure_is_over() -> None:
    state = at()

    played = adventure(state, [Attempt()])

    assert (played.events, state.venture, state.phase) == ([], None, "market")
    assert GREEN in state.spots


def test_where_only_events_and_encounters_are_left_nobody_draws_for_ever() -> None:
    state = at(decks={"green": "beggar wind"})

    played = adventure(state, [Attempt()])

    assert (played.events, state.phase, state.decks["green"].cards) == ([], "market", ["beggar", "wind"])
