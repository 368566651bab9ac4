"""The chances that are told with a position: of every path ahead, of the cast that lies ready."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec import msgpack

from questhall.engine import Odds
from questhall.games.calltoadventure.chances import odds
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import pool, succeeds, the_attempt
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import attempt, hero, position
from support.calltoadventure_matches import confronting, finished_hero

CORE_RUNES = ["core1", "core2", "core3"]


def told(state: State, ref: str, seat: int | None = 0) -> list[Odds]:
    return [each for each in odds(view(state, seat)) if each.ref == ref]


def by_hand(state: State) -> float:
    """Every way the runes can fall, with the result read by the rules themselves."""
    trial = msgpack.decode(msgpack.encode(state), type=State)
    under_way = the_attempt(trial)
    under_way.runes = pool(trial)
    good = 0
    falls = [*product((0, 1), repeat=len(under_way.runes))]
    for fall in falls:
        under_way.faces = [*fall]
        good += succeeds(trial)
    return good / len(falls)


def test_every_path_within_reach_has_its_chance_with_and_without_dark_runes() -> None:
    """A soldier's constitution suits the escape of 4; its lower path is harder."""
    state = position(hero(xp=2), hero("healer"), act1="escape lighteyes")
    runes = [*CORE_RUNES, "constitution1"]
    assert odds(view(state, 0)) == [
        Odds("path:escape/upper", "success", chance(runes, 4)),
        Odds("path:escape/upper", "dark", chance([*runes, "dark1"], 4), detail="1"),
        Odds("path:escape/upper", "dark", chance([*runes, "dark1", "dark2"], 4), detail="2"),
        Odds("path:escape/lower", "success", chance(runes, 5)),
        Odds("path:escape/lower", "dark", chance([*runes, "dark1"], 5), detail="1"),
        Odds("path:escape/lower", "dark", chance([*runes, "dark1", "dark2"], 5), detail="2"),
    ]


def test_on_a_radiant_path_no_dark_runes_are_told() -> None:
    state = position(hero(xp=3), hero("healer"), act1="recruiting_day")
    assert [each.what for each in told(state, "path:recruiting_day/lower")] == ["success"]
    assert [each.what for each in told(state, "path:recruiting_day/upper")] == ["success", "dark", "dark", "dark"]


def test_an_ally_and_bonuses_of_the_turn_count() -> None:
    plain = position(hero(xp=0), hero("healer"), act1="escape")
    with_ally = position(hero(xp=0), hero("healer"), act1="escape+sister")
    runes = [*CORE_RUNES, "constitution1"]
    assert [each.chance for each in told(plain, "path:escape/upper")] == [chance(runes, 4)]
    assert [each.chance for each in told(with_ally, "path:escape/upper")] == [chance(runes, 5)]
    with_ally.players[0].turn_bonus = 2
    assert [each.chance for each in told(with_ally, "path:escape/upper")] == [chance(runes, 3)]


def test_a_power_of_the_origin_counts_on_the_path_it_looks_at() -> None:
    """A farmer is better where a Radiant icon is to be won."""
    state = position(hero("farmer", xp=0), hero("healer"), act1="recruiting_day")
    assert told(state, "path:recruiting_day/lower")[0].chance == chance(CORE_RUNES, 3)
    assert told(state, "path:recruiting_day/upper")[0].chance == chance(CORE_RUNES, 4)


def test_everybody_sees_the_chances_of_whose_turn_it_is() -> None:
    state = position(hero(), hero("healer"), act1="escape")
    assert odds(view(state, 0)) == odds(view(state, 1)) == odds(view(state, None)) != []


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("escape", {}),
        ("escape", {"plus": 1, "bought": 2}),
        ("recruiting_day", {"harder": 1, "free_dark": 1, "added": ["charisma3"]}),
        ("encounter_with_a_shardbearer", {"removed": ["core3"], "plus": 2}),
    ],
)
def test_the_cast_that_lies_ready_is_counted_as_the_rules_would_read_it(card: str, more: dict[str, Any]) -> None:
    trained = "weathered_by_storms slavers_wagon/upper"
    state = position(hero(story=trained, xp=0), hero("healer"), act1=f"{card}+sister")
    state.players[0].turn_bonus = 1
    attempt(state, card, **more)
    assert told(state, "attempt") == [Odds("attempt", "success", by_hand(state))]
    assert len(odds(view(state, 1))) == 1


def test_while_dark_runes_are_bought_each_has_its_chance() -> None:
    state = attempt(position(hero(xp=1), hero("healer"), act1="escape"), "escape", step="runes")
    runes = [*CORE_RUNES, "constitution1"]
    assert told(state, "attempt") == [
        Odds("attempt", "success", chance(runes, 4)),
        Odds("attempt", "dark", chance([*runes, "dark1"], 4), detail="1"),
    ]


def test_once_the_runes_lie_there_is_no_chance_left_to_tell() -> None:
    state = attempt(position(hero(), hero("healer"), act1="escape"), "escape", step="during")
    under_way = the_attempt(state)
    under_way.runes, under_way.faces, under_way.casts = CORE_RUNES, [0, 0, 0], 1
    assert odds(view(state, 0)) == []


def test_against_odium_every_pair_of_abilities_has_its_chance() -> None:
    """A finished hero has two icons of strength and two of dexterity; a bonus kept for this turn counts."""
    state = confronting(finished_hero(xp=3), finished_hero("healer"))
    pairs = odds(view(state, 0))
    assert len(pairs) == 15
    assert {each.what for each in pairs} == {"success"}  # no Dark runes
    seven = [*CORE_RUNES, "strength1", "strength2", "dexterity1", "dexterity2"]
    assert told(state, "pair:strength/dexterity")[0].chance == chance(seven, 9)
    state.players[0].next_bonus = 2
    assert told(state, "pair:strength/dexterity")[0].chance == chance(seven, 7)
