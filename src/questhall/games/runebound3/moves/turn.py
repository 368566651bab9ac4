"""What action points buy, and the end of a turn."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.board import Hex


class Adventure(Move, frozen=True):
    """Turn the gem face down and draw a card, for two action points."""


class Step(Move, frozen=True):
    """Move to a neighbouring hex, for an action point."""

    hex: Hex


class RollToMove(Move, frozen=True):
    """Roll terrain dice to move, for an action point."""


class Rest(Move, frozen=True):
    """Rest, for an action point."""


class Shop(Move, frozen=True):
    """Visit the market of this city, for an action point."""


class Train(Move, frozen=True):
    """Draw skill cards, for an action point."""


class Idle(Move, frozen=True):
    """Spend an action point on nothing."""


class StandUp(Move, frozen=True):
    """Spend an action point to be delayed no longer."""


class UseAction(Move, frozen=True):
    """Use an ability that costs an action point."""

    ability: str


class AttemptQuest(Move, frozen=True):
    """Try to complete a quest here, for an action point."""

    quest: str


class FollowRumour(Move, frozen=True):
    """Look into a rumour here, for an action point."""

    rumour: str


class AttemptStory(Move, frozen=True):
    """Try to solve a story quest here, for an action point."""

    story: str


class EngageVillain(Move, frozen=True):
    """Engage the villain on this hex, for an action point."""


class KillZombie(Move, frozen=True):
    """Kill a zombie on this hex, for an action point."""


class Challenge(Move, frozen=True):
    """Challenge the hero of this seat."""

    seat: int


class EndTurn(Move, frozen=True):
    """Let the turn pass on."""


TurnMove = (
    Adventure
    | Step
    | RollToMove
    | Rest
    | Shop
    | Train
    | Idle
    | StandUp
    | UseAction
    | AttemptQuest
    | FollowRumour
    | AttemptStory
    | EngageVillain
    | KillZombie
    | Challenge
    | EndTurn
)
