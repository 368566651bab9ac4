"""What travels by HTTP about games that last for days: vacations, and how somebody learns that it is his turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from questhall.server.bodies import Lang

LONGEST_VACATION = 14


class Vacation(Struct):
    """While you are away your clocks stand still at tables where a bank lasts for a day or longer."""

    until: float
    """When you will be back, in seconds since 1970; 0: you are here."""
    left: int
    """How many days of vacation you may still take within a year of the first,"""
    longest: int
    """and how many at a time."""


class GoAway(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=LONGEST_VACATION)]


class Reach(Struct):
    """How the hall tells you that it is your turn, when you are not at the table."""

    letters: bool
    """Whether this hall can send letters at all,"""
    calls: bool
    """and whether it calls the address of a program."""
    mail: str
    confirmed: bool
    """Nobody gets a letter before he has said that the address is his."""
    hook: str
    on: bool
    """Switched off, both stay as they are, and nothing is sent."""


class SetMail(Struct, forbid_unknown_fields=True):
    """Where letters shall go, and in which language; empty: nowhere."""

    mail: Annotated[
        str,
        Meta(max_length=200, pattern=r"^$|^[^@\s<>\"(),:;\[\]\\\x00-\x1f\x7f]+@[^@\s<>\"(),:;\[\]\\\x00-\x1f\x7f]+$"),
    ]
    lang: Lang = "en"


class SetHook(Struct, forbid_unknown_fields=True):
    """The address of a program that shall be called; empty: none. It is called at once, to see that it is there."""

    hook: Annotated[str, Meta(max_length=500)]
    lang: Lang = "en"


class SwitchReach(Struct, forbid_unknown_fields=True):
    on: bool


class LetterCode(Struct, forbid_unknown_fields=True):
    """What a letter brought along, to confirm an address or to get no more of them."""

    code: Annotated[str, Meta(min_length=20, max_length=60)]


class ForgetMe(Struct, forbid_unknown_fields=True):
    """An account says its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Done(Struct):
    done: bool = True
