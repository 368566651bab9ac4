"""Heroes of Call to Adventure with the stories their character cards look at, and stretches of their play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Move, Play, Table
from questhall.games.calltoadventure.cards import box
from questhall.games.calltoadventure.cards.define import (
    CHALLENGES,
    DESTINIES,
    FATE,
    PARTS,
    STRIPS,
    Challenge,
    FateCard,
    Path,
    Reward,
    Trigger,
)
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SIDES, START
from questhall.games.calltoadventure.moves import UsePower
from questhall.games.calltoadventure.rules.attempt import bonuses
from questhall.games.calltoadventure.rules.gains import happen
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.state import AllyCard, Attempt, Odium, Options, Player, State, Step
from support import stretch
from support.stretch import Played, Rigged

assert box.DECKS  # the cards are laid in when it is imported
PLAIN: dict[str, Reward] = {
    **{f"a {ability}": Reward(abilities=(ability,)) for ability in ABILITIES},
    **{f"a {icon}": Reward(icons=(icon,)) for icon in ICONS},
    **{f"ally{number}": Reward() for number in (1, 2, 3, 4)},
}
"""Strips that show a single icon, and allies that show none: the cards under test are the only real ones."""
NO_GAME: Any = None
"""Stretches without open questions need no game."""


def lay_in_plain_cards(monkeypatch: Any) -> None:
    for strip, reward in PLAIN.items():
        monkeypatch.setitem(STRIPS, strip, reward)
    for side in SIDES:
        for number in (1, 2):
            card = FateCard(id=f"{side}{number}", side=side, moment="any", effect=lambda table, played: None)
            monkeypatch.setitem(FATE, card.id, card)


def lay_in_trial(monkeypatch: Any, upper: Reward, lower: Reward) -> None:
    """The challenge that is attempted in these tests: strength and wisdom suit it."""
    trial = Challenge(
        id="trial", act=1, difficulty=5, abilities=("strength", "wisdom"), upper=Path(upper), lower=Path(lower)
    )
    monkeypatch.setitem(CHALLENGES, "trial", trial)


def hero(
    *cards: str, story: str = "", allies: str = "", lost: str = "", hand: str = "", xp: int = 3, space: int = START
) -> Player:
    """A hero with some character cards: a destiny lies face up. `story="wisdom wisdom faith"` are single icons."""
    player = Player(xp=xp, corruption=space, hand=hand.split())
    player.story = [f"a {icon}" for icon in story.split()]
    player.allies = [AllyCard(ally) for ally in allies.split()] + [AllyCard(ally, True) for ally in lost.split()]
    for card in cards:
        kind = type(PARTS[card]).__name__.lower()
        setattr(player, kind, card)
    player.is_revealed = player.destiny in DESTINIES and DESTINIES[player.destiny].is_radiant
    return player


def position(*heroes: Player, step: Step = "act", against_odium: bool = False) -> State:
    """Somewhere in the turn of seat 0; each deck holds two cards."""
    return State(
        counters={},
        options=Options(),
        players=list(heroes),
        origins=[],
        motivations=[],
        destinies=[],
        decks=[[], [], []],
        heroes=["hero1", "hero2"],
        antiheroes=["antihero1", "antihero2"],
        discards=[[], [], []],
        rows=[[], [], []],
        open=1,
        odium=Odium(5, "radiants_united", []) if against_odium else None,
        phase="turn",
        step=step,
    )


def trying(*heroes: Player, step: Step = "before", cast: str = "", card: str = "trial") -> State:
    """Seat 0 attempts something by the upper path; a cast is written rune by rune: `cast="core1:0 strength1:1"`."""
    state = position(*heroes, step=step)
    attempt = state.attempt = Attempt(card, 1 if card == "trial" else 0, "upper", ["strength", "wisdom"])
    if cast:
        attempt.runes = [word.partition(":")[0] for word in cast.split()]
        attempt.faces = [int(word.partition(":")[2]) for word in cast.split()]
        attempt.casts = 1
    return state


def play(
    state: State,
    stretch_of_play: Callable[[Table[State]], Play[Any] | None],
    answers: Sequence[Move] = (),
    chance: Rigged | None = None,
) -> Played[State]:
    """Run a stretch of play with a script of answers and rigged chance; both must fit exactly."""
    return stretch.play(NO_GAME, state, stretch_of_play, answers, chance)


def use(
    state: State, card: str, answers: Sequence[Move] = (), chance: Rigged | None = None, seat: int = 0
) -> Played[State]:
    """Use a power, as a window would: it must be usable."""
    assert can_use(state, card, seat), f"{card} cannot be used now"
    return play(state, lambda table: use_power(table, seat, card), answers, chance)


def can_use(state: State, card: str, seat: int = 0) -> bool:
    return UsePower(card) in usable_powers(state, seat)


def after(state: State, trigger: Trigger, chance: Rigged | None = None) -> Player:
    """What becomes of the first hero when something has happened to him."""
    play(state, lambda table: happen(table, 0, trigger), (), chance)
    return state.players[0]


def plus(state: State) -> int:
    """Everything added to the result."""
    return bonuses(state)


def points(state: State, seat: int = 0) -> int:
    """What the destiny of a hero is worth."""
    return DESTINIES[state.players[seat].destiny].points(state, seat)
