"""Options of a game: read from anything, listed for lobbies and sweeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import MsgspecError, Struct, convert, to_builtins
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, type_info

from questhall.engine.errors import BadOption
from questhall.engine.values import Options

if TYPE_CHECKING:
    from questhall.engine.game import Game

O = TypeVar("O", bound=Options)  # noqa: E741


class Option(Struct, frozen=True):
    """One thing a table can choose about a game, with all its values."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str


@cache
def list_options(kind: type[Options]) -> tuple[Option, ...]:
    """Every option of a game, in the order the game declares them."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    return tuple(Option(field.name, values_of(field.type), field.default) for field in info.fields)


def draw_options(
    game: Game[Any], seats: int, pick: Callable[[Sequence[Any]], Any], fixed: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """A value for every option by chance, but for those that are fixed, so that so many can play it."""
    options = list_options(game.options)
    while True:
        drawn = {option.name: pick(option.values) for option in options} | dict(fixed or {})
        if not options or game.suits(read_options(game.options, drawn), seats):
            return drawn


def values_of(kind: Any) -> tuple[bool | int | str, ...]:
    if isinstance(kind, BoolType):
        return (False, True)
    if isinstance(kind, LiteralType):
        return tuple(value for value in kind.values if value is not None)
    if isinstance(kind, IntType) and kind.ge is not None and kind.le is not None:
        return tuple(range(kind.ge, kind.le + 1))
    raise TypeError(f"an option must be a bool, a Literal or a bounded int, not {kind}")


def read_options(kind: type[O], given: Mapping[str, Any] | Options | None) -> O:
    """Options from whatever a person, a file or a program gives; anything wrong is a `BadOption`."""
    if isinstance(given, kind):
        return given
    if not given:
        return kind()
    named = dict(given) if isinstance(given, Mapping) else to_builtins(given)
    options = {option.name: option for option in list_options(kind)}
    for name in named:
        if name not in options:
            known = ", ".join(options) or "none"
            sentence = f"there is no option {name!r}; there is {known}"
            raise BadOption(sentence, "no-such-option", option=name, known=known)
    try:
        return convert(named, kind, strict=False)
    except MsgspecError:
        wrong = next(name for name, value in named.items() if not fits(kind, name, value))
        values = ", ".join(str(value).lower() for value in options[wrong].values)
        raise BadOption(f"option {wrong} takes {values}", "option-takes", option=wrong, values=values) from None


def fits(kind: type[Options], name: str, value: Any) -> bool:
    try:
        convert({name: value}, kind, strict=False)
    except MsgspecError:
        return False
    return True
