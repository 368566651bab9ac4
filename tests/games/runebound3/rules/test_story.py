"""Story cards, story quests and what belongs to a scenario: catalogue chapters STORY, SQUEST, SCEN."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.board import HEXES, PLACES
from questhall.games.runebound3.cards.define import ADVENTURES, STORIES
from questhall.games.runebound3.events.fight import FightEnded
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.events.rounds import GemsRefreshed, TimeMoved
from questhall.games.runebound3.events.story import StoryDrawn, StoryFailed, StorySolved, TokensGained
from questhall.games.runebound3.moves.terrain import ChooseHex
from questhall.games.runebound3.moves.turn import AttemptStory
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.time import move_time
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import FightEnd, State
from questhall.games.runebound3.view import view
from support.runebound3 import HEX, hero, play, position
from support.runebound3_matches import box, until_phase
from support.runebound3_stories import draw, lay_story
from support.stretch import Rigged

STAR, BLANK = "parry", "unbowed"
LAKE, STARS, DAWN = "depths_of_the_lake_of_tears", "written_in_the_stars", "visions_of_dawn"
MARGATH = [id for id, card in STORIES.items() if card.scenario == "margath"]


def tries(state: State, seat: int = 0) -> list[AttemptStory]:
    return [move for move in turn_moves(state, seat) if isinstance(move, AttemptStory)]


def where_tried(state: State, story: str) -> list[int]:
    """Every hex on which the hero could try a story quest."""
    hexes = []
    for hex in HEXES:
        state.players[0].hex = hex
        hexes += [hex] if AttemptStory(story) in tries(state) else []
    return hexes


@pytest.mark.rule("R3-STORY-01", "R3-TIME-05")
@pytest.mark.parametrize("space", range(2, 13))
def test_a_story_card_is_drawn_whenever_the_time_token_reaches_a_story_space(space: int) -> None:
    state = position(hero("corbin"), hero("mok"))
    state.time = space - 2
    state.story_deck = [DAWN, LAKE]
    is_story = space in (2, 5, 8, 11)

    played = play(state, move_time, (), Rigged(deck__story=[1] if is_story else []))

    drawn = [StoryDrawn(LAKE, 1)] if is_story else []
    refreshed = [GemsRefreshed(0)] if space in (6, 12) else []
    assert played.events == [TimeMoved(space, 1), *refreshed, *drawn]
    assert state.story_deck == ([DAWN] if is_story else [DAWN, LAKE])


@pytest.mark.rule("R3-STORY-02")
def test_in_two_passes_of_the_time_token_two_of_the_ten_story_cards_stay_unused() -> None:
    """From the first space of the first act to the last of the second."""
    state = position(hero("corbin"), hero("mok"))

    def both_acts(table: Table[State]) -> Play[None]:
        for _ in range(23):
            yield from move_time(table)

    played = play(state, both_acts, (), Rigged(deck__story=[0] * 8))

    assert [drawn.story for drawn in played.events_of(StoryDrawn)] == MARGATH[:8]
    assert state.story_deck == MARGATH[8:]
    assert (state.time, state.act) == (11, 2)


@pytest.mark.rule("R3-STORY-03")
def test_a_story_card_that_is_no_quest_happens_at_once_and_is_discarded() -> None:
    state = position(hero("corbin"), hero("mok", "everton"))

    played = draw(state, "fire_from_above", ChooseHex(HEX["tamalir"]))

    assert played.events == [StoryDrawn("fire_from_above", 0), Suffered(0, 2)]
    assert (state.story_discard, state.slots, state.drawn) == (["fire_from_above"], [""] * 6, "")


@pytest.mark.rule("R3-STORY-03")
def test_a_story_quest_stays() -> None:
    state = position(hero("corbin"), hero("mok", "everton"))

    draw(state, LAKE)

    assert (state.story_discard, state.slots) == ([], [LAKE, *[""] * 5])


@pytest.mark.rule("R3-STORY-04")
def test_the_story_card_of_a_defeated_enemy_is_no_trophy() -> None:
    state = position(hero("lissa", "ash_hills"), hero("mok"))
    lay_story(state, "rider_in_the_ash")
    play(state, take_turn, [AttemptStory("rider_in_the_ash")])
    assert state.fight is not None
    state.fight.phase, state.fight.end = "done", "won"

    played = play(state, fight_on)

    assert played.events == [
        FightEnded(0, "ash_rider", None, "won"),
        StorySolved(0, "rider_in_the_ash"),
        TokensGained(0, "margath", 1),
    ]
    assert (state.players[0].trophies, state.story_discard) == ([], ["rider_in_the_ash"])


@pytest.mark.rule("R3-STORY-04")
@pytest.mark.parametrize("end", ["lost", "retreated"])
def test_the_enemy_of_a_story_card_that_was_not_beaten_waits_for_the_next(end: FightEnd) -> None:
    state = position(hero("lissa", "ash_hills"), hero("mok"))
    lay_story(state, "rider_in_the_ash")
    play(state, take_turn, [AttemptStory("rider_in_the_ash")])
    assert state.fight is not None
    state.fight.phase, state.fight.end = "done", end

    played = play(state, fight_on)

    assert played.events == [FightEnded(0, "ash_rider", None, end), StoryFailed(0, "rider_in_the_ash")]
    assert (tries(state), state.players[0].tokens) == ([AttemptStory("rider_in_the_ash")], 0)


@pytest.mark.rule("R3-SQUEST-01")
def test_a_story_quest_goes_to_the_free_slot_with_the_lowest_number() -> None:
    state = position()
    quests = [id for id in MARGATH if STORIES[id].is_quest]

    drawn = [draw(state, quest).events_of(StoryDrawn)[0].slot for quest in quests[:3]]
    assert (drawn, [slot.story for slot in view(state, 1).slots]) == ([1, 2, 3], [*quests[:3], "", "", ""])

    state.slots[1] = ""
    del state.solved[quests[1]]
    assert draw(state, quests[3]).events_of(StoryDrawn) == [StoryDrawn(quests[3], 2)]
    assert draw(state, quests[4]).events_of(StoryDrawn) == [StoryDrawn(quests[4], 4)]
    assert state.slots == [quests[0], quests[3], quests[2], quests[4], "", ""]


@pytest.mark.rule("R3-SQUEST-02")
@pytest.mark.parametrize(("story", "place"), [(LAKE, "lake_of_tears"), (STARS, "firmament")])
def test_a_story_quest_is_tried_on_the_hex_its_card_names_and_nowhere_else(story: str, place: str) -> None:
    state = position(hero("corbin"), hero("mok"))
    assert where_tried(state, story) == []

    lay_story(state, story)

    assert where_tried(state, story) == [HEX[place]]
    assert view(state, 1).slots[0].token == HEX[place]


@pytest.mark.rule("R3-SQUEST-02")
@pytest.mark.parametrize(("skills", "solved"), [((BLANK, STAR), True), ((BLANK, BLANK), False)])
def test_whoever_is_there_resolves_the_ability_of_the_card(skills: tuple[str, str], solved: bool) -> None:
    mine = hero("corbin", "firmament")
    state = position(mine, hero("mok", "firmament"), skill_deck=" ".join(skills))
    lay_story(state, STARS)

    cards = [0, 0, 0] if solved else [0, 0]
    played = play(state, take_turn, [AttemptStory(STARS)], Rigged(deck__skills=cards))

    assert played.events_of(StorySolved) == ([StorySolved(0, STARS)] if solved else [])
    assert played.events_of(StoryFailed) == ([] if solved else [StoryFailed(0, STARS)])
    assert (mine.tokens, mine.points, state.slots[0]) == (int(solved), 2, "" if solved else STARS)
    state.players[1].points = 3
    assert tries(state, 1) == ([] if solved else [AttemptStory(STARS)]), "the first to solve it has it"


@pytest.mark.rule("R3-SQUEST-03")
def test_a_story_quest_of_any_shrine_is_tried_in_each_of_them() -> None:
    state = position(hero("corbin"), hero("mok"))
    lay_story(state, DAWN)

    assert where_tried(state, DAWN) == sorted(place.hex for place in PLACES if place.kind == "shrine")
    assert view(state, 1).slots[0].token is None


@pytest.mark.rule("R3-SCEN-01", "R3-SETUP-03", "R3-SETUP-06")
@pytest.mark.parametrize(("scenario", "other"), [("margath", "corpse_king"), ("corpse_king", "margath")])
def test_a_scenario_brings_ten_cards_to_each_adventure_deck_and_ten_story_cards(scenario: str, other: str) -> None:
    state = box(2, scenario=scenario, heroes="dealt")
    play(state, until_phase("places"), (), Rigged(first=[0], heroes=[0, 0], deck__skills=[0] * 7))

    for cards in state.decks.values():
        assert Counter(ADVENTURES[card].scenario for card in cards) == {None: 20, scenario: 10}
    assert [STORIES[card].scenario for card in state.story_deck] == [scenario] * 10
    laid_out = {card for cards in state.decks.values() for card in cards}
    assert not {card for card in ADVENTURES if ADVENTURES[card].scenario == other} & laid_out


@pytest.mark.rule("R3-SCEN-02")
def test_every_card_of_a_scenario_bears_its_mark() -> None:
    marks = Counter(card.scenario for card in ADVENTURES.values()) + Counter(card.scenario for card in STORIES.values())

    assert marks == {None: 60, "margath": 40, "corpse_king": 40}
