"""Story cards and story quests: catalogue chapters STORY, SQUEST."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.cards.define import STORIES, Outcome, StoryCard
from questhall.games.runebound3.events.story import StoryDrawn, StoryFailed, StorySolved
from questhall.games.runebound3.rules.adventure import begin_fight, explore_for_outcome
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.state import State, in_turn_order

SLOTS = 6


def draw_story(table: Table[State]) -> Play[None]:
    """R3-TIME-05  The top card of the story deck is drawn and resolved.

    R3-STORY-03  What is no story quest happens at once and is discarded.
    R3-SQUEST-01  A story quest is put on the free slot with the lowest number.
    """
    state = table.state
    if not state.story_deck:
        return
    state.drawn = id = table.draw(state.story_deck, "deck.story")
    card = STORIES[id]
    slot = place_story_quest(state, id) if card.is_quest else 0
    table.tell(StoryDrawn(id, slot))
    if card.drawn is not None:
        yield from card.drawn(table, state.first)
    if not card.is_quest:
        state.story_discard.append(id)
    state.drawn = ""


def place_story_quest(state: State, id: str) -> int:
    """The number of its slot. If none is free, the oldest story quest makes room (our ruling)."""
    if "" not in state.slots:
        take_away(state, next(iter(state.solved)))
    slot = state.slots.index("")
    state.slots[slot] = id
    state.solved[id] = []
    return slot + 1


def take_away(state: State, id: str) -> None:
    """The card is discarded, its slot is free, and its token leaves the board."""
    state.slots[state.slots.index(id)] = ""
    del state.solved[id]
    state.story_discard.append(id)


def story_token(id: str) -> Hex | None:
    """The hex with the token of a story quest; where any of several hexes will do, none is put on the board."""
    hexes = STORIES[id].hexes if id else ()
    return hexes[0] if len(hexes) == 1 else None


def stories_here(state: State, seat: int) -> list[str]:
    """R3-SQUEST-02  The hero must be on the hex the card names."""
    hex = state.players[seat].hex
    return [id for id, solvers in state.solved.items() if hex in STORIES[id].hexes and seat not in solvers]


def attempt_story(table: Table[State], seat: int, id: str) -> Play[None]:
    """Explore, test or fight, as the card says."""
    card = STORIES[id]
    if card.enemy is not None:
        begin_fight(table.state, seat, card.enemy.id, "story", id)
        return
    table.state.task = id
    passed = yield from meets_task(table, seat, card)
    table.state.task = ""
    if passed:
        yield from solve(table, seat, card)
    else:
        table.tell(StoryFailed(seat, id))
        yield from gain(table, seat, card.fail)


def meets_task(table: Table[State], seat: int, card: StoryCard) -> Play[bool]:
    if card.needs:
        outcome = yield from explore_for_outcome(table, seat, [Outcome(card.gain, card.needs)])
        return outcome is not None
    assert card.test is not None
    return (yield from take_test(table, seat, card.test)) >= card.successes


def solved_by_fight(table: Table[State], seat: int, id: str) -> Play[None]:
    """R3-STORY-04  The enemy of a story card is no trophy."""
    yield from solve(table, seat, STORIES[id])


def solve(table: Table[State], seat: int, card: StoryCard) -> Play[None]:
    """The first hero to solve it takes what it brings; some wait for every hero."""
    state = table.state
    table.tell(StorySolved(seat, card.id))
    state.solved[card.id].append(seat)
    if not card.each:
        take_away(state, card.id)
    clear_solved(state)
    yield from gain(table, seat, card.gain)


def clear_solved(state: State) -> None:
    """Story quests that every hero still in the game has solved are over."""
    for id, solvers in [*state.solved.items()]:
        if all(seat in solvers for seat in in_turn_order(state)):
            take_away(state, id)
