"""Quests: catalogue chapter QUEST."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.engine import Move
from questhall.games.runebound3.board import GEMS, HEXES
from questhall.games.runebound3.cards.define import ADVENTURES, Quest
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.events.adventure import (
    AdventureBegan,
    CardDiscarded,
    OutcomeTaken,
    QuestFailed,
    QuestTaken,
)
from questhall.games.runebound3.events.hero import DiceRolled, HeroDelayed
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.moves.turn import Adventure, AttemptQuest
from questhall.games.runebound3.rules.adventure import attempt_quest
from questhall.games.runebound3.rules.terrain import can_pay
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from questhall.games.runebound3.view import view
from support.runebound3 import (
    FOREST_HILLS,
    HILLS_PLAINS,
    MOUNTAINS_WATER,
    PLAINS,
    PLAINS_FOREST,
    WILD,
    hero,
    play,
    position,
)
from support.stretch import Played, Rigged

QUESTS = {id: card for id, card in ADVENTURES.items() if isinstance(card, Quest)}
DONE, FIRST, SECOND, THIRD = Done(), TakeOutcome(1), TakeOutcome(2), TakeOutcome(3)


def on_quest(id: str, *others: str, who: str = "corbin", skill_deck: str | None = None) -> State:
    """A hero with quests on the last hex of the first of them."""
    mine = hero(who, gold=0, quests=" ".join((id, *others)))
    mine.hex = QUESTS[id].hexes[-1]
    return position(mine, hero("lissa", "everton"), skill_deck=skill_deck)


def attempt(state: State, id: str, dice: Sequence[int], *answers: Move, **chance: list[int]) -> Played[State]:
    rigged = Rigged(seat__0__terrain=[*dice], **chance)
    return play(state, lambda table: attempt_quest(table, 0, id), answers, rigged)


@pytest.mark.rule("R3-QUEST-01")
def test_a_drawn_quest_is_laid_face_up_beside_the_hero() -> None:
    mine = hero("corbin")
    mine.hex = next(hex for hex, deck in GEMS.items() if deck == "exploration")
    state = position(mine, hero("mok"))
    state.decks["exploration"] = ["my_kitty"]

    played = play(state, take_turn, [Adventure()], Rigged(deck__exploration=[0]))

    assert played.events == [AdventureBegan(0, "exploration", "my_kitty"), QuestTaken(0, "my_kitty")]
    for viewer in (0, 1, None):
        assert [each.quests for each in view(state, viewer).heroes] == [["my_kitty"], []]
        assert view(state, viewer).heroes[0].trophies == []


@pytest.mark.rule("R3-QUEST-02", "R3-QUEST-05")
def test_every_quest_is_tied_to_hexes_of_the_board_and_has_one_to_three_outcomes() -> None:
    assert len(QUESTS) == 40
    for quest in QUESTS.values():
        assert set() < set(quest.hexes) <= set(HEXES), quest.id
        assert 1 <= len(quest.outcomes) <= 3, quest.id
        assert all(bool(outcome.needs) != bool(outcome.successes) for outcome in quest.outcomes), quest.id
        assert all(bool(outcome.successes) == bool(quest.test) for outcome in quest.outcomes), quest.id


@pytest.mark.rule("R3-QUEST-03")
@pytest.mark.parametrize("id", ["dwarven_prowess", "burning_watchtower", "bloodstone"])
def test_a_quest_can_be_tried_on_its_marked_hexes_and_nowhere_else(id: str) -> None:
    state = on_quest(id)
    hexes = []
    for hex in HEXES:
        state.players[0].hex = hex
        if AttemptQuest(id) in turn_moves(state, 0):
            hexes.append(hex)

    assert hexes == sorted(QUESTS[id].hexes)


@pytest.mark.rule("R3-QUEST-03")
def test_a_quest_is_tried_only_by_the_hero_it_lies_beside() -> None:
    state = on_quest("my_kitty")
    state.players[1].hex = state.players[0].hex
    state.players[1].points = 3

    assert AttemptQuest("my_kitty") in turn_moves(state, 0)
    assert AttemptQuest("my_kitty") not in turn_moves(state, 1)


@pytest.mark.rule("R3-QUEST-03")
@pytest.mark.parametrize(
    ("id", "chance", "first"),
    [
        ("my_kitty", {"seat__0__terrain": [HILLS_PLAINS] * 3}, "DiceRolled"),
        ("barn_raising", {"deck__skills": [0] * 3}, "TestBegan"),
    ],
)
def test_what_the_card_tells_the_hero_to_do_is_done_first(id: str, chance: dict[str, list[int]], first: str) -> None:
    state = on_quest(id, skill_deck="unbowed aegis steadfast")

    script: list[Move] = [AttemptQuest(id), *([DONE] if id == "my_kitty" else [])]
    played = play(state, take_turn, script, Rigged(**chance))

    assert type(played.events[0]).__name__ == first
    assert played.events[-1] == QuestFailed(0, id)


@pytest.mark.rule("R3-QUEST-04")
def test_a_hero_may_hold_all_quests_there_are() -> None:
    held = [id for id in QUESTS if id != "my_kitty" and QUESTS[id].scenario in (None, "margath")]
    mine = hero("corbin", quests=" ".join(held))
    mine.hex = next(hex for hex, deck in GEMS.items() if deck == "exploration")
    state = position(mine, hero("mok"))
    state.decks["exploration"] = ["my_kitty"]

    played = play(state, take_turn, [Adventure()], Rigged(deck__exploration=[0]))

    assert played.topics == [(0, "turn.act")]
    assert mine.quests == [*held, "my_kitty"]


@pytest.mark.rule("R3-QUEST-06", "R3-QUEST-07")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((FOREST_HILLS, PLAINS, PLAINS), [FIRST]),
        ((FOREST_HILLS, HILLS_PLAINS, PLAINS), [FIRST, SECOND]),
        ((HILLS_PLAINS, MOUNTAINS_WATER, PLAINS), [FIRST, THIRD]),
        ((WILD, WILD, PLAINS), [FIRST, SECOND, THIRD]),
        ((WILD, PLAINS, PLAINS), [FIRST]),
        ((MOUNTAINS_WATER, MOUNTAINS_WATER, PLAINS_FOREST), []),
    ],
)
def test_each_symbol_asks_for_a_die_that_matches_it(dice: tuple[int, ...], met: list[Move]) -> None:
    """Dwarven Prowess asks for hills, for two hills, for hills and mountains."""
    state = on_quest("dwarven_prowess")

    played = attempt(state, "dwarven_prowess", dice, *([DONE] if met else []))

    assert [asked.moves for asked in played.asked] == ([[*met, DONE]] if met else [])


@pytest.mark.rule("R3-QUEST-06")
@pytest.mark.parametrize(("outcome", "gold"), [(FIRST, 1), (SECOND, 3)])
def test_the_outcome_of_the_same_number_is_what_one_gets(outcome: TakeOutcome, gold: int) -> None:
    state = on_quest("dwarven_prowess")

    played = attempt(state, "dwarven_prowess", (FOREST_HILLS, FOREST_HILLS, PLAINS), outcome)

    assert played.events == [
        DiceRolled(0, "explore", (FOREST_HILLS, FOREST_HILLS, PLAINS)),
        OutcomeTaken(0, "dwarven_prowess", outcome.outcome),
        TrophyClaimed(0, "dwarven_prowess"),
        GoldGained(0, gold),
    ]


@pytest.mark.rule("R3-QUEST-08")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((MOUNTAINS_WATER, MOUNTAINS_WATER, MOUNTAINS_WATER), [FIRST]),
        ((WILD, PLAINS, PLAINS), [FIRST]),
        ((WILD, MOUNTAINS_WATER, PLAINS), [FIRST, SECOND, THIRD]),
        ((WILD, WILD, FOREST_HILLS), [FIRST, SECOND]),
    ],
)
def test_a_wild_that_is_asked_for_is_paid_only_with_a_wild(dice: tuple[int, ...], met: list[Move]) -> None:
    """Swamp Tales asks for water, for water and a wild, for water twice and plains."""
    state = on_quest("swamp_tales")

    played = attempt(state, "swamp_tales", dice, DONE)

    assert played.asked[0].moves == [*met, DONE]


@pytest.mark.rule("R3-QUEST-09")
@pytest.mark.parametrize(
    ("needs", "dice", "paid"),
    [
        (("mountains", "water"), (MOUNTAINS_WATER, WILD), True),
        (("mountains", "water"), (MOUNTAINS_WATER, MOUNTAINS_WATER), True),
        (("mountains", "water"), (WILD, WILD), True),
        (("mountains", "water"), (MOUNTAINS_WATER, PLAINS), False),
        (("wild", "wild"), (WILD, WILD), True),
        (("wild", "wild"), (WILD, MOUNTAINS_WATER), False),
        (("wild", "wild"), (MOUNTAINS_WATER, MOUNTAINS_WATER), False),
    ],
)
def test_the_printed_example_of_requirements(needs: tuple[Symbol, ...], dice: tuple[int, ...], paid: bool) -> None:
    assert can_pay(dice, needs) is can_pay(dice[::-1], needs) is paid


@pytest.mark.rule("R3-QUEST-10")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((MOUNTAINS_WATER, FOREST_HILLS, HILLS_PLAINS), [FIRST, SECOND]),
        ((MOUNTAINS_WATER, FOREST_HILLS, MOUNTAINS_WATER), [SECOND, THIRD]),
        ((WILD, FOREST_HILLS, FOREST_HILLS), [FIRST, SECOND]),
        ((WILD, WILD, FOREST_HILLS), [FIRST, SECOND, THIRD]),
    ],
)
def test_one_die_pays_for_one_symbol_although_it_shows_two(dice: tuple[int, ...], met: list[Move]) -> None:
    """My Kitty asks for plains, for forest and mountains, for water, mountains and forest."""
    state = on_quest("my_kitty")

    played = attempt(state, "my_kitty", dice, DONE)

    assert played.asked[0].moves == [*met, DONE]


@pytest.mark.rule("R3-QUEST-11")
def test_an_outcome_may_be_declined_and_the_quest_tried_again() -> None:
    state = on_quest("dwarven_prowess")
    mine = state.players[0]

    played = attempt(state, "dwarven_prowess", (WILD, WILD, WILD), DONE)

    assert played.asked[0].moves == [FIRST, SECOND, THIRD, DONE]
    assert played.events[1:] == [QuestFailed(0, "dwarven_prowess")]
    assert (mine.quests, mine.trophies, mine.gold) == (["dwarven_prowess"], [], 0)
    attempt(state, "dwarven_prowess", (WILD, WILD, WILD), SECOND)
    assert (mine.quests, mine.gold) == ([], 3)


@pytest.mark.rule("R3-QUEST-11")
def test_an_outcome_won_by_successes_may_be_declined_too() -> None:
    state = on_quest("duel_at_dawn", skill_deck="parry parry parry")

    played = attempt(state, "duel_at_dawn", (), DONE, deck__skills=[0, 0, 0])

    assert played.asked[0].moves == [FIRST, SECOND, THIRD, DONE]
    assert (state.players[0].quests, state.players[0].trophies) == (["duel_at_dawn"], [])


@pytest.mark.rule("R3-QUEST-12", "R3-TROPHY-08")
@pytest.mark.parametrize("outcome", [FIRST, SECOND])
def test_a_resolved_quest_is_claimed_as_a_trophy(outcome: TakeOutcome) -> None:
    state = on_quest("swamp_tales")

    attempt(state, "swamp_tales", (WILD, WILD, WILD), outcome)

    mine = state.players[0]
    assert ([trophy.card for trophy in mine.trophies], mine.quests) == (["swamp_tales"], [])
    assert state.discards["exploration"] == []


@pytest.mark.rule("R3-QUEST-12", "R3-TROPHY-08")
def test_a_quest_whose_outcome_says_so_is_discarded_instead() -> None:
    state = on_quest("swamp_tales")

    played = attempt(state, "swamp_tales", (WILD, WILD, WILD), THIRD)

    assert played.events[1:] == [OutcomeTaken(0, "swamp_tales", 3), CardDiscarded("swamp_tales"), HeroDelayed(0)]
    mine = state.players[0]
    assert (mine.trophies, mine.quests, state.discards["exploration"]) == ([], [], ["swamp_tales"])


@pytest.mark.rule("R3-QUEST-13")
def test_of_several_outcomes_only_one_is_resolved() -> None:
    state = on_quest("dwarven_prowess")

    played = attempt(state, "dwarven_prowess", (WILD, WILD, WILD), SECOND)

    assert played.topics == [(0, "quest.explore")]
    assert played.events_of(OutcomeTaken) == [OutcomeTaken(0, "dwarven_prowess", 2)]
    assert played.events_of(GoldGained) == [GoldGained(0, 3)]
    assert not [move for move in turn_moves(state, 0) if isinstance(move, AttemptQuest)]


@pytest.mark.rule("R3-QUEST-14")
def test_if_no_outcome_can_be_resolved_the_quest_stays_and_is_tried_again() -> None:
    state = on_quest("dwarven_prowess")
    mine = state.players[0]

    played = play(
        state, take_turn, [AttemptQuest("dwarven_prowess")], Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS])
    )

    assert played.events == [DiceRolled(0, "explore", (PLAINS,) * 3), QuestFailed(0, "dwarven_prowess")]
    assert (mine.quests, mine.points, mine.hex) == (["dwarven_prowess"], 2, QUESTS["dwarven_prowess"].hexes[-1])
    assert AttemptQuest("dwarven_prowess") in turn_moves(state, 0)
