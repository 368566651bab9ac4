"""Attempts of Call to Adventure in a line, with made-up challenges, and cards played into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import (
    ACT_OF,
    ALLIES,
    CHALLENGES,
    FATE,
    PARTS,
    STRIPS,
    Ally,
    Challenge,
    Path,
    Reward,
)
from questhall.games.calltoadventure.components import Ability
from questhall.games.calltoadventure.moves import PlayCard
from questhall.games.calltoadventure.rules.attempt import difficulty, result
from questhall.games.calltoadventure.rules.playing import announce, playable, take_effect
from questhall.games.calltoadventure.state import (
    ODIUM,
    AllyCard,
    Attempt,
    Odium,
    Options,
    PathName,
    Player,
    Slot,
    State,
    Step,
)
from questhall.games.calltoadventure.state import (
    Played as Waiting,
)
from support import stretch
from support.stretch import Played, Rigged

TRIAL = Challenge(
    id="trial",
    act=1,
    difficulty=5,
    abilities=("strength", "intelligence"),
    upper=Path(Reward(tragedy=1)),
    lower=Path(Reward(icons=("radiant",)), harder=True),
)
"""Strength and intelligence, difficulty 5; the lower path is harder and gives a Radiant icon."""
OTHER_TRIAL = Challenge(
    id="other_trial", act=1, difficulty=4, abilities=("wisdom", "charisma"), upper=TRIAL.upper, lower=TRIAL.upper
)
RADIANT_TRIAL = Challenge(
    id="radiant_trial", act=1, difficulty=4, abilities=("wisdom", "charisma"), upper=TRIAL.lower, lower=TRIAL.upper
)
"""A Radiant icon on the upper path."""


def lay_in_made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three trials, two friends and some training, for the length of a test."""
    for trial in (TRIAL, OTHER_TRIAL, RADIANT_TRIAL):
        monkeypatch.setitem(CHALLENGES, trial.id, trial)
        monkeypatch.setitem(ACT_OF, trial.id, trial.act)
    for name in ("friend", "cousin"):
        ally = Ally(id=name, act=1)
        monkeypatch.setitem(ALLIES, name, ally)
        monkeypatch.setitem(PARTS, name, ally)
        monkeypatch.setitem(STRIPS, name, ally.reward)
    trained: tuple[Ability, ...] = ("strength", "strength", "intelligence")
    monkeypatch.setitem(STRIPS, "trained", Reward(abilities=trained))


def hero(*, xp: int = 3, corruption: int = 2, allies: str = "", hand: str = "", trained: bool = True) -> Player:
    """A hero with two icons of strength and one of intelligence; an ally that was sacrificed has a star."""
    return Player(
        story=["trained"] if trained else [],
        xp=xp,
        corruption=corruption,
        allies=[AllyCard(word.rstrip("*"), word.endswith("*")) for word in allies.split()],
        hand=hand.split(),
    )


def position(
    *heroes: Player,
    at: Step = "act",
    card: str = "",
    path: PathName = "upper",
    cast: str = "",
    scheme: str | None = None,
    ally: str = "",
    **attempt: Any,
) -> State:
    """A turn of seat 0, in a competitive match unless a scheme is named; with a `card` an attempt at it.

    A cast is told rune by rune, with the face that lies up: `cast="core1:0 strength1:1"`.
    """
    players = list(heroes) or [hero(), hero()]
    state = State(
        counters={},
        options=Options(mode="competitive" if scheme is None else "cooperative"),
        players=players,
        origins=[],
        motivations=[],
        destinies=[],
        decks=[[], [], []],
        heroes=["stormlight", "chasm_duty"],
        antiheroes=["voidlight", "honorblade"],
        discards=[[], [], []],
        rows=[[Slot("trial", ally), Slot("other_trial"), Slot("radiant_trial")], [], []],
        open=1,
        odium=Odium(5, scheme, []) if scheme is not None else None,  # type: ignore[arg-type]
        phase="turn",
        step=at,
    )
    if card:
        challenge = CHALLENGES[card]
        abilities: list[Ability] = [*challenge.abilities] or ["strength", "intelligence"]
        state.attempt = Attempt(card, challenge.act, path, abilities, **attempt)
        words = [word.split(":") for word in cast.split()]
        state.attempt.runes = [rune for rune, _ in words]
        state.attempt.faces = [int(face) for _, face in words]
        state.attempt.casts = bool(words)
    return state


def before(*heroes: Player, card: str = "trial", **more: Any) -> State:
    return position(*heroes, at="before", card=card, **more)


def during(*heroes: Player, card: str = "trial", cast: str = "core1:0 core2:1 strength1:1", **more: Any) -> State:
    """Core runes with a bar and a blank, and strength: together 3."""
    return position(*heroes, at="during", card=card, cast=cast, **more)


def after(*heroes: Player, card: str = "trial", succeeded: bool = True, **more: Any) -> State:
    return position(*heroes, at="after", card=card, cast="core1:0", succeeded=succeeded, **more)


def offered(state: State, card: str, seat: int = 0) -> list[int | None]:
    """On whom a seat with this card in hand could play it now; None: on nobody in particular."""
    state.players[seat].hand.append(card)
    moves = playable(state, seat)
    state.players[seat].hand.remove(card)
    return [move.other_seat for move in moves if move.card == card]


def use(
    state: State,
    card: str,
    target: int | None = 0,
    *,
    seat: int = 0,
    answers: Sequence[Move] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """A seat plays a card as the rules let it, and it takes effect."""
    assert target in offered(state, card, seat), f"{card} cannot be played on {target}"
    state.players[seat].hand.append(card)

    def stretch_of_play(table: Table[State]) -> Play[None]:
        announce(table, seat, PlayCard(card, target))
        yield from take_effect(table)

    played = stretch.play(GAME, state, stretch_of_play, answers, chance)
    assert state.players[seat].played[-1] == card
    return played


def odium_plays(state: State, card: str, answers: Sequence[Move] = (), chance: Rigged | None = None) -> Played[State]:
    """Odium's card takes effect on the active hero."""
    assert FATE[card].has_skull
    state.stack.append(Waiting(card, ODIUM, state.active))
    played = stretch.play(GAME, state, take_effect, answers, chance)
    assert not state.stack
    return played


def margin(state: State) -> tuple[int, int]:
    """Result and difficulty."""
    return result(state), difficulty(state)
