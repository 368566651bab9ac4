"""Positions of Near and Far in a line or two, and stretches of its play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from questhall.engine import Box, Move, Play, Table
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.rules import quests as quests_module
from questhall.games.nearandfar.rules.journey import adventure, begin_moving
from questhall.games.nearandfar.rules.setup import lay_out
from questhall.games.nearandfar.rules.turn import take_turn
from questhall.games.nearandfar.state import Beast, Campaign, Options, Player, Sheet, State, Visit, treasures_of
from questhall.games.nearandfar.story.define import Passage
from support import stretch
from support.stretch import CutIn, Played, Rigged


def player(
    character: str = "vera",
    *,
    place: str = "saloon",
    team: str = "dog_1",
    reserve: str = "",
    animals: str = "",
    tokens: str = "",
    hand: str = "",
    artifacts: str = "",
    keepsakes: str = "",
    talents: str = "",
    chiefs: str = "",
    sheet: Sheet | None = None,
    **more: Any,
) -> Player:
    """A player: cards and tokens are named in one string; `animals="bird turtle:snare"`, the second with a treasure."""
    sheet = sheet or Sheet()
    sheet.talents += talents.split()
    return Player(
        character=character,  # type: ignore[arg-type]
        place=place,  # type: ignore[arg-type]
        team=team.split(),
        reserve=reserve.split(),
        animals=[beast(word) for word in animals.split()],
        tokens={tribe: tokens.split().count(tribe) for tribe in TRIBES},
        hand=hand.split(),
        artifacts=artifacts.split(),
        keepsakes=keepsakes.split(),
        chiefs=chiefs.split(),  # type: ignore[arg-type]
        sheet=sheet,
        **more,
    )


def beast(word: str) -> Beast:
    kind, _, treasure = word.partition(":")
    return Beast(kind, treasure)  # type: ignore[arg-type]


def on_the_map(space: int, **more: Any) -> Player:
    """A player whose standee is on a space of the map."""
    return player(place="map", space=space, **more)


def position(
    *players: Player,
    mode: str = "first",
    map: int = 1,
    row: str = "",
    quests: Sequence[int] = (),
    camps: Mapping[int, int] | None = None,
    mine: Mapping[int, int] | None = None,
    campaign: Campaign | None = None,
    round: int = 2,
    **options: Any,
) -> State:
    """A table in the middle of a game, the turn of seat 0. Whatever somebody has is taken out of its deck."""
    seats = [*players] or [player(), player("grear", place="gate", team="cat_1")]
    state = lay_out(Box(len(seats), Options(mode=mode, **options), campaign))  # type: ignore[arg-type]
    state.players = seats
    state.map, state.phase, state.round = map, "turn", round
    state.row = row.split()
    state.quests = [*quests]
    state.camps, state.mine = dict(camps or {}), dict(mine or {})
    state.neutral = "riza" if len(seats) == 2 else ""
    take_out(state)
    return state


def take_out(state: State) -> None:
    """Nothing lies in two places."""
    used = [*state.row]
    for one in state.players:
        used += [*one.team, *one.reserve, *one.hand, *one.dealt, *one.artifacts, *one.keepsakes, *treasures_of(one)]
        state.birds -= len(one.animals)
        state.threats = [threat for threat in state.threats if threat not in one.threats]
        state.chiefs = [tribe for tribe in state.chiefs if tribe not in one.chiefs]
    for pile in (state.ordinary, state.special, state.treasures, state.bag, state.keepsakes):
        pile[:] = [piece for piece in pile if piece not in used]


def dice(*faces: int, **streams: Sequence[int]) -> Rigged:
    """Dice that show these faces, one after the other; other streams count from 0."""
    return Rigged(die=[face - 1 for face in faces], **streams)


def play(
    state: State,
    stretch_of_play: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """Run a stretch of play with a script of answers and rigged chance; both must fit exactly."""
    return stretch.play(GAME, state, stretch_of_play, answers, chance)


def turn(state: State, *answers: Move | CutIn, chance: Rigged | None = None) -> Played[State]:
    """A whole turn of the active player."""
    return play(state, take_turn, answers, chance)


def go(state: State, *answers: Move | CutIn, chance: Rigged | None = None) -> Played[State]:
    """What the active player does on the map, from the first step on."""
    begin_moving(state, state.active)
    return play(state, lambda table: adventure(table, state.active, None), answers, chance)


def inside(state: State, building: str) -> State:
    """Seat 0 has come into a building and is about to act."""
    state.players[0].place = building  # type: ignore[assignment]
    state.turn.action = "visit"
    state.turn.visit = Visit(building)  # type: ignore[arg-type]
    return state


def for_seat(
    rule: Callable[[Table[State], int], Play[Any] | None], seat: int = 0
) -> Callable[[Table[State]], Play[Any] | None]:
    """A rule that is about a seat, as a stretch of play."""
    return lambda table: rule(table, seat)


def visiting(state: State, building: str, rule: Any, *answers: Move, chance: Rigged | None = None) -> Played[State]:
    """The action of a building for seat 0, who has just come in."""
    return play(inside(state, building), for_seat(rule), answers, chance)


def storybook(monkeypatch: pytest.MonkeyPatch, *passages: Passage, arcade: Sequence[Passage] = ()) -> None:
    """These passages are the storybook for the rest of the test, and these cards the arcade deck, if any."""
    monkeypatch.setattr(quests_module, "PASSAGES", {passage.key: passage for passage in passages})
    if arcade:
        monkeypatch.setattr(quests_module, "ARCADE", {card.key: card for card in arcade})
