"""Set-up, rounds and time, and the end of the match."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.state import Act, Scenario


class ScenarioChosen(Event, frozen=True):
    scenario: Scenario


class FirstPlayer(Event, frozen=True):
    seat: int


class HeroTaken(Event, frozen=True):
    seat: int
    hero: str


class Placed(Event, frozen=True):
    seat: int
    hex: Hex


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class TimeMoved(Event, frozen=True):
    space: int
    act: Act


class ActBegan(Event, frozen=True):
    act: Act


class GemsRefreshed(Event, frozen=True):
    count: int


class MatchEnded(Event, frozen=True):
    end: str
    seat: int | None


RoundEvent = (
    ScenarioChosen | FirstPlayer | HeroTaken | Placed | TurnBegan | TimeMoved | ActBegan | GemsRefreshed | MatchEnded
)
