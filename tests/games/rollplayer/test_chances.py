"""The chances of rerolls: each of the six results is played through the rules and counted as at the end."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import questhall
from questhall.engine import Match, Move, Odds
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.cards.classes import CLASSES
from questhall.games.rollplayer.chances import odds
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FACES, INTELLIGENCE, RACES, ROW_OF, Attribute
from questhall.games.rollplayer.moves import (
    GiveDie,
    KeepRoll,
    Perform,
    PlaceDie,
    Reroll,
    RerollPlaced,
    RestoreRoll,
    Skip,
    Swap,
    SwapWith,
    TakeCard,
    TakeFromBag,
    UseSkill,
)
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.scoring import final_values, score_goals
from questhall.games.rollplayer.state import State
from questhall.games.rollplayer.view import view
from support.rollplayer import COLOR, hero, play, position
from support.rollplayer_matches import match_at, random_match

Told = dict[tuple[str, str], float]
"""By the die and by what may come of it."""
ASKED_OF_A_REROLL = {"attribute.intelligence", "class.mysterious"}
SKIP = Skip()
SHEET = {"strength": "r6 b5 y4", "dexterity": "g6", "intelligence": "w3 p1", "charisma": "k6 w6 y1"}


def told(found: list[Odds]) -> Told:
    assert all((each.helped, each.tries, each.detail) == (None, 0, each.what) for each in found)
    chances = {(each.ref, each.what): each.chance for each in found}
    assert len(chances) == len(found)
    return chances


def at_the_reroll(state: State) -> Match:
    """Seat 0 lays a green 2 into the row of intelligence, and may reroll any of its dice."""
    match = match_at(state)
    play_all(match, TakeCard(1), PlaceDie("intelligence"))
    if match.asks[0].topic == "class.mysterious":
        match.play(0, SKIP)
    assert match.asks[0].topic == "attribute.intelligence"
    return match


def play_all(match: Match, *moves: Move) -> None:
    """Seat 0 makes all these moves."""
    for move in moves:
        match.play(0, move)


def meets(state: State, row: Attribute) -> bool:
    """Whether the row of seat 0 earns its stars, by the rules of the final count."""
    player = state.players[0]
    return score_goals(player, final_values(player))[ROW_OF[row]].stars > 0


def all_results(state: State, row: Attribute, cell: int) -> list[list[State]]:
    """The intelligence action with each result of the die: where it leads if that is kept, and if it is turned back."""
    old = value_at(state, row, cell)
    found = []
    for result in range(1, FACES + 1):
        ways: list[list[Move]] = [[KeepRoll(result)], [RestoreRoll(old)]] if result != old else [[]]
        found.append([rerolled(state, [Reroll(row, cell), *answers], result) for answers in ways])
    return found


def rerolled(state: State, answers: list[Move], result: int) -> State:
    end = deepcopy(state)
    play(end, lambda table: attribute_action(table, 0, INTELLIGENCE), answers, dice=[result - 1])
    return end


def value_at(state: State, row: Attribute, cell: int) -> int:
    return state.players[0].rows[ROW_OF[row]][cell - 1].value


def share(hits: list[bool]) -> float:
    return sum(hits) / len(hits)


def random_sheet(rng: Random) -> dict[str, str]:
    """Rows of one to three dice; six sides and seven colours by chance."""
    letters = [letter for letter in COLOR for _ in range(10)]
    rng.shuffle(letters)
    rows = {row: rng.choice((1, 2, 3, 3)) for row in ATTRIBUTES}
    rows["intelligence"] = 2
    return {row: " ".join(f"{letters.pop()}{rng.randint(1, 6)}" for _ in range(dice)) for row, dice in rows.items()}


@pytest.mark.parametrize("seed", range(len(CLASSES)))
def test_what_may_be_turned_back_is_told_as_the_rules_play_it(seed: int) -> None:
    """Every class with random dice, races and weapons; goals are met as the final count says."""
    rng = Random(seed)
    weapons = rng.choice(("", "longsword", "jeweled_dagger", "longsword jeweled_dagger"))
    me = hero(CLASSES[seed].id, rng.choice([*RACES]), sheet=random_sheet(rng), weapons=weapons)
    match = at_the_reroll(position(me, hero("monk", "elf"), pool="g2 p3 y4"))
    state, found = match.state, told(match.odds(0))

    for row in ATTRIBUTES:
        dice = state.players[0].rows[ROW_OF[row]]
        for cell, die in enumerate(dice, start=1):
            ref, results = f"die:{row}.{cell}", all_results(state, row, cell)
            raised = share([any(value_at(end, row, cell) > die.value for end in ends) for ends in results])
            met = share([any(meets(end, row) for end in ends) for ends in results])
            assert found.pop((ref, "higher")) == raised
            assert found.pop((ref, "goal"), None) == (met if len(dice) == CELLS else None)
    assert found == {}


@pytest.mark.parametrize(
    ("sheet", "race", "goal"),
    [
        ("r6 r6 r5", "human", [0.0, 0.0, 1 / 6]),
        ("r6 r6 r6", "human", [1.0, 1.0, 1.0]),
        ("r6 r6 r6", "halfling", [0.0, 0.0, 0.0]),
        ("r6 r6 r3", "orc", [0.0, 0.0, 1 / 6]),
        ("r5 r6 r6", "orc", [1 / 6, 1 / 6, 1 / 6]),
        ("b1 b1 b1", "human", [0.0, 0.0, 0.0]),
    ],
)
def test_a_goal_of_exactly_18_with_the_race(sheet: str, race: str, goal: list[float]) -> None:
    match = at_the_reroll(position(hero("warrior", race, sheet={"strength": sheet}), hero("druid"), pool="g2 p3 y4"))
    found = told(match.odds(0))
    assert [found[f"die:strength.{cell}", "goal"] for cell in (1, 2, 3)] == goal


def test_only_full_rows_have_a_goal_that_is_met_or_missed() -> None:
    match = at_the_reroll(position(hero(sheet=SHEET), hero("druid", "elf"), pool="g2 p3 y4"))
    full = [f"die:{row}.{cell}" for row in ("strength", "intelligence", "charisma") for cell in (1, 2, 3)]
    assert [each.ref for each in match.odds(0) if each.what == "goal"] == full
    assert [each.what for each in match.odds(0)] == ["goal"] * 9 + ["higher"] * 10


@pytest.mark.parametrize("row", ["strength", "wisdom"])
@pytest.mark.parametrize("drafted", [1, 4, 6])
def test_what_stays_as_it_falls_may_also_lose(row: Attribute, drafted: int) -> None:
    """The mysterious Sorcerer: the six results as the rules play them, into a full row and into an empty one."""
    rows = {"strength": "r6 b5", "charisma": "w1"}
    before = position(hero("sorcerer", "orc", sheet=rows), hero("druid"), pool=f"g{drafted} p6 y6")
    match = match_at(deepcopy(before))
    play_all(match, TakeCard(1), PlaceDie(row))
    assert match.asks[0].topic == "class.mysterious"
    cell = len(match.state.players[0].rows[ROW_OF[row]])
    answers = [TakeCard(1), PlaceDie(row), RerollPlaced(), SKIP]
    ends = [
        play(deepcopy(before), lambda table: dice_turn(table, 0), answers, dice=[result]).state
        for result in range(FACES)
    ]

    expected = {
        "higher": share([value_at(end, row, cell) > drafted for end in ends]),
        "lower": share([value_at(end, row, cell) < drafted for end in ends]),
    }
    if cell == 3:
        expected["goal"] = share([meets(end, row) for end in ends])
    assert told(match.odds(0)) == {(f"die:{row}.{cell}", what): chance for what, chance in expected.items()}


def test_a_goal_met_is_safe_only_where_the_die_may_be_turned_back() -> None:
    """Strength of a Sorcerer, 14 or more: 6 + 5 + 4 meets it."""
    match = match_at(position(hero("sorcerer", sheet={"strength": "r6 b5"}), hero("druid"), pool="g4 p6 y6"))
    play_all(match, TakeCard(1), PlaceDie("strength"))
    assert told(match.odds(0))["die:strength.3", "goal"] == 4 / 6
    kept = match_at(position(hero("sorcerer", sheet={"strength": "r6 b5 g4"}), hero("druid"), pool="g2 p6 y6"))
    play_all(kept, TakeCard(1), PlaceDie("intelligence"), SKIP)
    assert kept.asks[0].topic == "attribute.intelligence"
    assert told(kept.odds(0))["die:strength.3", "goal"] == 1.0


# Who is told, and when


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_whoever_may_reroll_is_told_and_nobody_else(players: int, seed: int) -> None:
    topics = set()
    for match in random_match(players, seed):
        asked = {seat for seat, ask in match.asks.items() if ask.topic in ASKED_OF_A_REROLL}
        assert {seat for seat in match.seats if match.odds(seat)} == asked
        assert match.odds(None) == []
        topics |= {ask.topic for ask in match.asks.values()} & ASKED_OF_A_REROLL
        for seat in asked:
            rerolls = {ref for move in match.asks[seat].moves if isinstance(move, Reroll) for ref in GAME.touches(move)}
            assert not rerolls or {each.ref for each in match.odds(seat)} == rerolls
    assert topics


@pytest.mark.parametrize("seed", [1, 2])
def test_imagined_copied_and_loaded_matches_tell_the_same(seed: int) -> None:
    rng, seen = Random(seed), 0
    for match in random_match(3, seed):
        seat, ask = next(iter(match.asks.items()), (0, None))
        if ask is None or ask.topic not in ASKED_OF_A_REROLL:
            continue
        seen += 1
        expected = match.odds(seat)
        assert expected
        for other in (match.imagine(seat, rng), match.imagine(seat, rng, light=True), match.clone()):
            assert other.odds(seat) == expected
        assert questhall.load(match.save()).odds(seat) == expected
    assert seen


def test_a_question_in_between_is_about_something_else() -> None:
    """Seat 0 cuts in with Acrobatics while it may reroll, then seat 1 with Knowledge; then the reroll is asked anew."""
    me = hero("warrior", sheet={"strength": "r6 b5 y4"}, skills="acrobatics")
    match = at_the_reroll(position(me, hero("druid", sheet={"wisdom": "g1"}, skills="knowledge"), pool="g2 p3 y4"))
    before = told(match.odds(0))
    match.play(0, UseSkill("acrobatics"))
    assert match.asks[0].topic == "attribute.dexterity"
    assert match.odds(0) == []
    match.play(0, Swap("strength", 1))
    assert match.odds(0) == []
    match.play(0, SwapWith("strength", 3))

    assert match.asks[0].topic == "attribute.intelligence"
    after = told(match.odds(0))
    assert after["die:strength.1", "higher"] == before["die:strength.3", "higher"] != before["die:strength.1", "higher"]

    match.play(1, UseSkill("knowledge"))
    assert match.asks[1].topic == "attribute.any"
    assert (match.odds(0), match.odds(1)) == ([], [])
    match.play(1, Perform("intelligence"))
    assert (match.odds(0), told(match.odds(1))) == ([], {("die:wisdom.1", "higher"): 5 / 6})
    match.play(1, SKIP)
    assert (told(match.odds(0)), match.odds(1)) == (after, [])


def test_after_the_reroll_nothing_is_left_to_chance() -> None:
    match = at_the_reroll(position(hero(sheet=SHEET), hero("druid", "elf"), pool="g2 p3 y4"))
    match.play(0, Reroll("intelligence", 2))
    assert all(match.odds(seat) == [] for seat in match.seats)
    seat, ask = next(iter(match.asks.items()))
    if seat == 0:
        match.play(0, ask.moves[0])
        assert all(match.odds(seat) == [] for seat in match.seats)


def test_undone_it_is_told_again() -> None:
    match = at_the_reroll(position(hero(sheet=SHEET), hero("druid", "elf"), pool="g2 p3 y4"))
    before = match.odds(0)
    match.play(0, SKIP)
    assert match.odds(0) == []
    match.undo(0)
    assert match.odds(0) == before


def test_the_placed_die_is_found_where_a_skill_has_put_it_or_not_at_all() -> None:
    """Another red 1 on the sheet is not the one just placed."""
    me = hero("sorcerer", sheet={"strength": "r1", "wisdom": "b5 g2"}, skills="acrobatics search")
    match = match_at(position(me, hero("druid"), pool="r1 b3 g6"))
    play_all(match, TakeCard(1), PlaceDie("strength"), UseSkill("acrobatics"))
    assert match.odds(0) == []
    play_all(match, Swap("strength", 2), SwapWith("wisdom", 1))
    assert match.asks[0].topic == "class.mysterious"
    assert told(match.odds(0)) == {("die:wisdom.1", "higher"): 5 / 6, ("die:wisdom.1", "lower"): 0.0}

    play_all(match, UseSkill("search"), GiveDie("wisdom", 1), TakeFromBag("white"))
    assert match.asks[0].topic == "class.mysterious"
    assert match.odds(0) == []


def test_a_view_without_a_question_tells_nothing() -> None:
    state = position(hero(sheet=SHEET), hero("druid", "elf"))
    assert [odds(view(state, seat)) for seat in (0, 1, None)] == [[], [], []]
