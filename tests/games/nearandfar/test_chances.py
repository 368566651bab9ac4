"""The chances told at the table, against every way the dice can fall under the real rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

import pytest

import questhall
from questhall.bots import make_bot
from questhall.engine import Move, Odds
from questhall.games.nearandfar.chances import odds
from questhall.games.nearandfar.events.journey import BossDefeated, QuestDone, ThreatDefeated
from questhall.games.nearandfar.events.town import DuelWon
from questhall.games.nearandfar.moves import (
    Challenge,
    ChooseOption,
    FightBoss,
    FightThreat,
    SpendHearts,
    TakeQuest,
    UseTreasure,
)
from questhall.games.nearandfar.rules.duel import duel
from questhall.games.nearandfar.rules.threats import fight
from questhall.games.nearandfar.state import Campaign, Fight, Quest, Sheet, State
from questhall.games.nearandfar.story.define import Choice, Passage, Words
from questhall.games.nearandfar.view import view
from support.nearandfar import dice, go, on_the_map, play, player, position, storybook

FACES = range(1, 7)
BOMB, TONIC, OTHER_TONIC = "fire_bomb_1", "clever_tonic_1", "clever_tonic_2"
COIN = 2
"""A coin space of map 1, with book B."""


def campaign() -> Campaign:
    """In which there are talents."""
    return Campaign("campaign", [Sheet("vera"), Sheet("grear")])


def told(state: State, ref: str, detail: str = "") -> Odds:
    return next(each for each in odds(view(state, 0)) if (each.ref, each.detail) == (ref, detail))


def nothing_more(help: list[Move]) -> list[Move]:
    """The roll as it fell; whoever has nothing to add is not asked."""
    return [SpendHearts(0)] if help else []


def share(come: Iterable[bool]) -> float:
    all_of_them = [*come]
    return sum(all_of_them) / len(all_of_them)


@pytest.mark.parametrize("fair", [True, False])
@pytest.mark.parametrize(("one", "more"), [
    ({}, []),
    ({"hearts": 2}, [SpendHearts(2)]),
    ({"hearts": 1, "animals": f"bird:{BOMB}"}, [UseTreasure(BOMB), SpendHearts(1)]),
    ({"hearts": 1, "food": 1, "talents": "martial_arts meditation"}, [SpendHearts(2, 1)]),
])  # fmt: skip
def test_duels_are_won_as_often_as_is_told(fair: bool, one: dict[str, Any], more: list[Move]) -> None:
    """Every pair of dice, without hearts and with all that helps."""

    def table() -> State:
        other = player("grear", place="farm", team="brock_the_bruiser")
        return position(player(place="gate", team="", **one), other, campaign=campaign())

    def wins(answers: list[Move]) -> float:
        falls = [
            play(table(), lambda at: duel(at, 0, Challenge(1, fair)), answers, dice(mine, theirs))
            for mine, theirs in product(FACES, FACES)
        ]
        return share(bool(fall.events_of(DuelWon)) for fall in falls)

    chance = told(table(), "seat:1", "fair" if fair else "unfair")
    assert (chance.chance, chance.helped) == (wins(nothing_more(more)), wins(more) if more else None)


def test_against_the_character_whom_nobody_plays_only_his_die_counts() -> None:
    state = position(player(place="gate", team=""), player("grear", place="map", team="brock_the_bruiser"))
    assert told(state, "building:town_hall", "fair").chance == 15 / 36
    assert told(state, "building:town_hall", "unfair").chance == 21 / 36
    assert not [each for each in odds(view(state, 0)) if each.ref == "seat:1"], "who is on the map fights nobody here"


@pytest.mark.parametrize("strength", [4, 6, 9, 15])
@pytest.mark.parametrize(("one", "more"), [
    ({"team": "dog_1 brock_the_bruiser"}, []),
    ({"team": "", "hearts": 2}, [SpendHearts(2)]),
    ({"team": "", "hearts": 1, "animals": f"bird:{BOMB} bird:{TONIC}"}, [UseTreasure(BOMB), SpendHearts(1)]),
])  # fmt: skip
def test_threats_fall_as_often_as_is_told(strength: int, one: dict[str, Any], more: list[Move]) -> None:
    def table() -> State:
        state = position(on_the_map(0, **one), player("grear", place="farm", team="cat_1"))
        state.threats, state.turn.target = [strength], 1
        return state

    def wins(answers: list[Move]) -> float:
        falls = [play(table(), lambda at: fight(at, 0, FightThreat(strength)), answers, dice(roll)) for roll in FACES]
        return share(bool(fall.events_of(ThreatDefeated)) for fall in falls)

    chance = told(table(), f"threat:{strength}")
    assert (chance.what, chance.chance) == ("fight", wins(nothing_more(more)))
    assert chance.helped == (wins(more) if more else None)


def test_bosses_have_their_chances_and_for_a_bounty_hunter_every_threat_has(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch)  # a boss leaves nothing to read

    def table(talents: str = "") -> State:
        hunter = on_the_map(0, team="brock_the_bruiser", hearts=9, talents=talents)
        state = position(hunter, player("grear", place="farm", team="cat_1"), campaign=campaign())
        state.threats, state.bosses, state.turn.target = [9, 11], ["zag"], 1
        return state

    falls = [play(table(), lambda at: fight(at, 0, FightBoss("zag")), [SpendHearts(9)], dice(roll)) for roll in FACES]
    assert told(table(), "boss:zag").helped == share(bool(fall.events_of(BossDefeated)) for fall in falls)
    assert [each.ref for each in odds(view(table(), 0))] == ["threat:9", "boss:zag"]
    assert [each.ref for each in odds(view(table("bounty_hunting"), 0))] == ["threat:9", "threat:11", "boss:zag"]


X = Words("x", "x")
PAGE = Passage("B", X, (Choice(X, "skill", 5), Choice(X, "combat", 6), Choice(X)), X)


@pytest.mark.parametrize(("one", "skill", "combat"), [
    ({"team": "dog_1 brock_the_bruiser"}, [], []),
    ({"team": "dog_1", "hearts": 2}, [SpendHearts(2)], [SpendHearts(2)]),
    (
        {"team": "", "hearts": 1, "animals": f"bird:{BOMB} bird:{TONIC} bird:{OTHER_TONIC}"},
        [UseTreasure(TONIC), UseTreasure(OTHER_TONIC), SpendHearts(1)],
        [UseTreasure(BOMB), SpendHearts(1)],
    ),
])  # fmt: skip
def test_checks_are_passed_as_often_as_is_told(
    monkeypatch: pytest.MonkeyPatch, one: dict[str, Any], skill: list[Move], combat: list[Move]
) -> None:
    storybook(monkeypatch, PAGE)

    def table() -> State:
        return position(on_the_map(COIN, **one), player("grear", place="farm", team="cat_1"), quests=[COIN])

    def passes(option: int, answers: list[Move]) -> float:
        done = (TakeQuest(), ChooseOption(option), *answers)
        return share(bool(go(table(), *done, chance=dice(roll)).events_of(QuestDone)) for roll in FACES)

    open_book = table()
    open_book.turn.quest = Quest("B", False, [0, 1, 2])
    assert [each.ref for each in odds(view(open_book, 0))] == ["option:0", "option:1"], "no check, no chance"
    for option, more in enumerate((skill, combat)):
        chance = told(open_book, f"option:{option}")
        assert chance.chance == passes(option, nothing_more(skill))
        assert chance.helped == (passes(option, more) if more else None)


def test_where_nothing_lies_ahead_nothing_is_told() -> None:
    state = position(on_the_map(0), player("grear", place="farm", team="cat_1"))
    assert odds(view(state, 0)) == odds(view(state, None)), "of whose turn it is, for everybody who looks"
    assert [each.ref for each in odds(view(state, 1))] == ["threat:4"]
    state.turn.fight = Fight("threat", 3, 0, 4, threat=4)
    assert odds(view(state, 0)) == [], "the die lies there"
    state.turn.fight, state.turn.action = None, "done"
    assert odds(view(state, 0)) == []
    state.turn.action, state.phase = "", "draft"
    assert odds(view(state, 0)) == []


def test_they_are_the_same_in_every_imagined_match() -> None:
    match, bots, seen = questhall.new("nearandfar", players=2, seed=5), [make_bot("greedy", seat) for seat in (0, 1)], 0
    while not match.over and seen < 40:
        seat = next(iter(match.asks))
        if match.odds(seat):
            seen += 1
            assert match.imagine(seat, Random(seen)).odds(seat) == match.odds(seat)
        match.play(seat, bots[seat].choose(match, seat))
    assert seen == 40
