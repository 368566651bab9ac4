"""The twelve origins: two abilities, and a power for the whole game.

Six look at the announced path, three bring experience, three deal with cards.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import Count, Origin, Power, Reward
from questhall.games.calltoadventure.cards.happenings import a_card, experience
from questhall.games.calltoadventure.components import SIDES
from questhall.games.calltoadventure.moves import DrawFrom, PickCard
from questhall.games.calltoadventure.rules.attempt import announced, raise_result
from questhall.games.calltoadventure.rules.gains import discard_card, draw_card
from questhall.games.calltoadventure.state import State


def on_paths(*better: str, worse: str = "") -> Count:
    """+1 for each of these the announced path gives, -1 for the other.

    The other path of the challenge counts for nothing.
    """

    def bonus(state: State, seat: int) -> int:
        assert state.attempt is not None
        given = announced(state.attempt).reward.given
        plus = -1 if worse in given else 0
        for what in better:
            if what in given:
                plus += 1
        return plus

    return bonus


# Cards for the hand


def has_cards(state: State, seat: int) -> bool:
    return bool(state.players[seat].hand)


def feint(table: Table[State], seat: int) -> Play[None]:
    card = yield from pick_from_hand(table, seat)
    discard_card(table, seat, card)
    raise_result(table, 2)


def study(table: Table[State], seat: int) -> Play[None]:
    """The deck first: a card that was picked is a secret, and no question may come before it is laid down."""
    answer = yield from table.choose(seat, "origin.draw", decks_to_draw_from)
    card = yield from pick_from_hand(table, seat)
    discard_card(table, seat, card)
    draw_card(table, seat, answer.side)


def pick_from_hand(table: Table[State], seat: int) -> Play[str]:
    """Two copies of a card are one move, but nobody else knows that: so it is asked for."""
    several = len(table.state.players[seat].hand) > 1
    answer = yield from table.choose(seat, "origin.discard", cards_to_discard, always=several)
    return answer.card


def cards_to_discard(state: State, seat: int) -> list[PickCard]:
    return [*map(PickCard, dict.fromkeys(state.players[seat].hand))]


def decks_to_draw_from(state: State, seat: int) -> list[DrawFrom]:
    return [*map(DrawFrom, SIDES)]


CARDS = (
    # The path
    Origin(
        id="healer",
        reward=Reward(abilities=("dexterity", "intelligence")),
        bonus=on_paths("intelligence", "suns"),
    ),
    Origin(
        id="parshendi",
        reward=Reward(abilities=("strength", "wisdom")),
        bonus=on_paths("faith", "magic", worse="nobility"),
    ),
    Origin(
        id="farmer",
        reward=Reward(abilities=("constitution", "wisdom")),
        bonus=on_paths("radiant"),
    ),
    Origin(
        id="street_thief",
        reward=Reward(abilities=("dexterity", "charisma")),
        bonus=on_paths("villainy", "moons", worse="justice"),
    ),
    Origin(
        id="lighteyed_heir",
        reward=Reward(abilities=("intelligence", "charisma")),
        bonus=on_paths("nobility", "justice"),
    ),
    Origin(
        id="bridgeman",
        reward=Reward(abilities=("dexterity", "constitution")),
        bonus=on_paths("hero", "antihero"),
    ),
    # Experience
    Origin(
        id="soldier",
        reward=Reward(abilities=("strength", "constitution")),
        triggers={"failed": experience(1)},
    ),
    Origin(
        id="thaylen_merchant",
        reward=Reward(abilities=("wisdom", "charisma")),
        triggers={"trait": experience(1)},
    ),
    Origin(
        id="caravan_guard",
        reward=Reward(abilities=("strength", "dexterity")),
        rights=("free journey",),
    ),
    # Cards
    Origin(
        id="duelist",
        reward=Reward(abilities=("strength", "charisma")),
        power=Power("during", feint, can=has_cards),
    ),
    Origin(
        id="artifabrian",
        reward=Reward(abilities=("constitution", "intelligence")),
        power=Power("turn", a_card("hero"), xp=1),
    ),
    Origin(
        id="ardent",
        reward=Reward(abilities=("intelligence", "wisdom")),
        power=Power("turn", study, can=has_cards),
    ),
)
