"""The time track and the two acts: catalogue chapters TIME, ACT, GEM."""

from __future__ import annotations

import pytest

import questhall
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.events.hero import DiceRolled
from questhall.games.runebound3.events.rounds import ActBegan, GemsRefreshed, MatchEnded, TimeMoved, TurnBegan
from questhall.games.runebound3.events.story import StoryDrawn, VillainMoved, VillainPlaced, ZombiesPlaced
from questhall.games.runebound3.moves.turn import EndTurn
from questhall.games.runebound3.rules.time import end_round
from questhall.games.runebound3.state import State
from support.runebound3 import HEX, PLAINS, WILD, hero, hex_of, play, position
from support.runebound3_matches import match_at, several
from support.stretch import Played, Rigged

STORY_SPACES = (2, 5, 8, 11)
REFRESH_SPACES = (6, 12)
QUESTS = "depths_of_the_lake_of_tears visions_of_dawn written_in_the_stars oath_on_the_walls"


def on_space(space: int, *, act: int = 1, scenario: str = "margath", stories: str = QUESTS) -> State:
    """The last turn of a round is over; the time token lies on this space."""
    state = position(hero("corbin"), hero("mok", "forge"), act=act, scenario=scenario)
    state.time, state.phase, state.queue = space - 1, "round end", []
    state.round = space - 1 + 12 * (act - 1)
    state.story_deck = stories.split()
    return state


def end(state: State, **chance: list[int]) -> Played[State]:
    return play(state, end_round, [], Rigged(**chance))


@pytest.mark.rule("R3-TIME-01", "R3-TIME-02")
def test_the_token_shows_how_many_rounds_have_passed() -> None:
    state = on_space(1, stories="")
    seen = []
    for _ in range(11):
        [moved] = end(state).events_of(TimeMoved)
        seen.append((moved.space, moved.act, state.round))
        state.phase = "round end"
    assert seen == [(space, 1, space - 1) for space in range(2, 13)]


@pytest.mark.rule("R3-TIME-05")
@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("space", range(2, 13))
def test_on_each_of_the_four_story_spaces_the_top_card_of_the_story_deck_is_drawn(space: int, act: int) -> None:
    state = on_space(space - 1, act=act)
    has_symbol = space in STORY_SPACES

    played = end(state, **({"deck__story": [2]} if has_symbol else {}))

    assert played.events_of(StoryDrawn) == ([StoryDrawn("written_in_the_stars", 1)] if has_symbol else [])
    assert state.slots == ["written_in_the_stars" if has_symbol else "", "", "", "", "", ""]
    assert len(state.story_deck) == 4 - has_symbol


@pytest.mark.rule("R3-TIME-05")
def test_the_drawn_card_is_resolved_before_the_next_turn() -> None:
    state = on_space(4, stories="falling_stars")
    state.gems.remove(hex_of("1,7"))

    played = end(state, deck__story=[0])

    assert played.events == [
        TimeMoved(5, 1),
        StoryDrawn("falling_stars", 0),
        GemsRefreshed(1),
        TurnBegan(0, 5),
    ]
    assert (state.story_discard, state.drawn) == (["falling_stars"], "")


@pytest.mark.rule("R3-TIME-06", "R3-GEM-03")
@pytest.mark.parametrize("act", [1, 2])
@pytest.mark.parametrize("space", range(2, 13))
def test_on_a_refresh_space_all_gems_are_turned_face_up(space: int, act: int) -> None:
    state = on_space(space - 1, act=act, stories="")
    state.gems = [hex_of("4,9"), hex_of("0,0")]

    played = end(state)

    is_refresh = space in REFRESH_SPACES
    assert played.events_of(GemsRefreshed) == ([GemsRefreshed(25)] if is_refresh else [])
    assert sorted(state.gems) == sorted(GEMS if is_refresh else map(hex_of, ("4,9", "0,0")))


@pytest.mark.rule("R3-TIME-07", "R3-GEM-03")
def test_a_gem_that_shares_its_hex_with_a_hero_is_not_refreshed() -> None:
    """Corbin stands on a gem that is face down, Mok on one that is face up."""
    state = on_space(5, stories="")
    state.players[0].hex, state.players[1].hex = hex_of("4,9"), hex_of("0,0")
    state.gems = [hex_of("0,0"), hex_of("2,3")]

    played = end(state)

    assert played.events == [TimeMoved(6, 1), GemsRefreshed(24), TurnBegan(0, 6)]
    assert sorted(state.gems) == sorted(hex for hex in GEMS if hex != hex_of("4,9"))


@pytest.mark.rule("R3-ACT-02")
def test_an_act_ends_only_after_everyone_has_taken_a_turn_on_the_last_space() -> None:
    state = on_space(11, stories="")
    state.villain = -1

    arriving = end(state)
    turns = play(state, several(2), [EndTurn(), EndTurn()])

    assert (arriving.events_of(VillainPlaced), turns.events_of(VillainPlaced)) == ([], [])
    assert (state.act, state.time, state.villain) == (1, 11, -1)
    ending = play(state, several(1))
    assert ending.events == [
        VillainPlaced(HEX["firmament"]),
        ActBegan(2),
        TimeMoved(1, 2),
        TurnBegan(0, 13),
    ]


@pytest.mark.rule("R3-ACT-03", "R3-TIME-03", "R3-ACT-01")
def test_after_the_first_act_the_token_goes_back_to_the_start_and_shows_its_second_side() -> None:
    match = match_at(turns_on(on_space(12, stories="")))
    assert (match.view(None).time, match.view(None).act) == (12, 1)

    match.play(0, EndTurn())
    assert (match.view(None).time, match.view(None).act) == (12, 1)
    match.play(1, EndTurn())

    assert (match.view(None).time, match.view(None).act, match.view(None).round) == (1, 2, 13)
    assert match.events(None)[-3:] == [ActBegan(2), TimeMoved(1, 2), TurnBegan(0, 13)]


def turns_on(state: State) -> State:
    """The same before the turns of that round."""
    state.phase, state.queue = "turn", [0, 1]
    return state


@pytest.mark.rule("R3-ACT-01")
def test_every_match_begins_in_the_first_of_two_acts() -> None:
    for seed in range(3):
        assert questhall.new("runebound3", players=2, seed=seed).view(None).act == 1


@pytest.mark.rule("R3-TIME-04", "R3-ACT-04")
def test_in_the_second_act_the_token_stays_on_the_last_space_and_margath_marches_instead() -> None:
    state = on_space(12, act=2)
    state.villain = HEX["firmament"]
    rolls = [[WILD, PLAINS, PLAINS, PLAINS, WILD], [PLAINS] * 5, [PLAINS, WILD, PLAINS, PLAINS, PLAINS]]
    way = [hex_of("9,6"), hex_of("9,6"), hex_of("8,6")]

    for number, (faces, hex) in enumerate(zip(rolls, way, strict=True), start=25):
        played = end(state, villain__march=faces)

        assert played.events == [
            DiceRolled(0, "ability", tuple(faces)),
            VillainMoved(faces.count(WILD), hex),
            TurnBegan(0, number),
        ]
        assert (state.time, state.act, state.villain, len(state.story_deck)) == (11, 2, hex, 4)
        state.phase, state.queue = "round end", []


@pytest.mark.rule("R3-ACT-04")
def test_when_the_corpse_king_s_second_act_is_over_all_have_lost() -> None:
    state = on_space(12, act=2, scenario="corpse_king")
    state.villain = HEX["cursed_ruins"]

    played = end(state)

    assert played.events == [MatchEnded("time-is-up", None)]
    assert (state.phase, state.winner, state.time, state.act) == ("over", None, 11, 2)


@pytest.mark.rule("R3-ACT-02")
def test_the_corpse_king_s_second_act_is_played_to_the_end_of_the_round_on_the_last_space() -> None:
    state = on_space(11, act=2, scenario="corpse_king", stories="")

    arriving = end(state)

    assert arriving.events[0] == TimeMoved(12, 2)
    assert state.phase == "turn"
    played = play(state, several(3), [EndTurn(), EndTurn()])
    assert played.events == [TurnBegan(1, 24), MatchEnded("time-is-up", None)]


@pytest.mark.rule("R3-ACT-02")
def test_at_the_end_of_the_corpse_king_s_first_act_he_rises_among_zombies() -> None:
    state = on_space(12, scenario="corpse_king", stories="")

    played = end(state)

    ruins = HEX["cursed_ruins"]
    assert played.events[0] == VillainPlaced(ruins)
    assert [event.hex for event in played.events_of(ZombiesPlaced)] == [ruins]
    assert played.events[-3:] == [ActBegan(2), TimeMoved(1, 2), TurnBegan(0, 13)]


@pytest.mark.rule("R3-ACT-04")
def test_tamalir_falls_when_margath_reaches_it() -> None:
    state = on_space(12, act=2)
    state.villain = hex_of("7,6")

    played = end(state, villain__march=[WILD] * 5)

    assert played.events == [
        DiceRolled(0, "ability", (WILD,) * 5),
        VillainMoved(5, HEX["tamalir"]),
        MatchEnded("tamalir-fell", None),
    ]
    assert state.phase == "over"


@pytest.mark.rule("R3-TIME-03")
def test_the_first_space_has_no_symbol_to_resolve_on_the_way_back() -> None:
    state = on_space(12)
    state.gems = []

    played = end(state)

    assert played.events_of(StoryDrawn) == played.events_of(GemsRefreshed) == []
    assert (state.gems, len(state.story_deck)) == ([], 4)
