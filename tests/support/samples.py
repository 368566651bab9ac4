"""Moves and events of every type, with every value their fields can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import inspect

Ids = Callable[[str], list[str]]
"""The ids known for a field that holds a plain string."""


def types_in(union: Any) -> list[inspect.StructType]:
    info = inspect.type_info(union)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [member for member in members if isinstance(member, inspect.StructType)]


def samples_of(union: Any, ids: Ids) -> Iterator[Any]:
    """For every type one value with the first of everything, then one for every other value of every field."""
    for kind in types_in(union):
        values = {field.name: values_for(field.name, field.type, ids) for field in kind.fields}
        first = {name: each[0] for name, each in values.items()}
        yield kind.cls(**first)
        for name, each in values.items():
            for value in each[1:]:
                yield kind.cls(**{**first, name: value})


def values_for(name: str, kind: inspect.Type, ids: Ids) -> list[Any]:
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.BoolType):
        return [False, True]
    if isinstance(kind, inspect.IntType):
        numbered = [int(id) for id in ids(name) if id.isdigit()]
        return numbered or ([0, 1] if name.endswith("seat") else [1, 0, 2, 5, 11, 21, -1])
    if isinstance(kind, inspect.UnionType):
        plain = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
        return [*values_for(name, plain, ids), None]
    if isinstance(kind, inspect.StrType):
        return ids(name)
    if isinstance(kind, inspect.VarTupleType):
        return [tuple(values_for(name.removesuffix("s"), kind.item_type, ids)[:2])]
    raise TypeError(f"{name} holds {kind}")
