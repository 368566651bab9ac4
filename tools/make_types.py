"""Writes the client's types: `lib/wire.ts` from the server's messages, `boards/<key>/types.ts` from each game.

`python tools/make_types.py` writes the files; a test compares them with what this would write.
"""

from __future__ import annotations

import inspect as look
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec import inspect as shape

from questhall.engine import Game
from questhall.engine import game as box
from questhall.engine.game import GameInfo
from questhall.games import GAMES
from questhall.server import bodies, bodies_days, messages

WIRES = (bodies, bodies_days, messages)
CLIENT = Path(__file__).parents[1] / "client" / "src"
HEAD = "// Made by tools/make_types.py. Do not edit.\n"
LOOSE = """
/** A move, an event or a view, whatever the game: a board narrows it to its own types. */
export type Move = { type: string } & Record<string, unknown>;
export type GameEvent = { type: string } & Record<string, unknown>;
export type View = unknown;
"""
RAW = {"move": "Move", "best": "Move | null", "moves": "Move", "instead_of": "Move", "events": "GameEvent"}
"""What a field of raw JSON holds, by its name; others hold a view."""
PLAIN: Mapping[type, str] = {
    shape.AnyType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}


class Writer:
    """Collects the types that some roots need, and prints them in TypeScript."""

    def __init__(self, *modules: ModuleType, loose: bool) -> None:
        self.loose = loose
        self.choices = {name: get_args(value) for module in modules for name, value in literals_of(module)}
        self.aliases = {frozenset(values): name for name, values in self.choices.items()}
        self.structs: dict[str, shape.StructType] = {}
        self.sent: set[str] = set()
        """Structs that come from the server: it always writes every field."""

    def add(self, kind: Any, *, sent: bool) -> str:
        """Take a type and all it is made of; its name in TypeScript."""
        return self.name(shape.type_info(kind), "", sent)

    def name(self, kind: shape.Type, field: str, sent: bool) -> str:
        match kind:
            case shape.StructType():
                return self.struct(kind, sent)
            case shape.RawType() | shape.AnyType() if self.loose and field in RAW:
                return RAW[field]
            case shape.RawType():
                return "View"
            case shape.LiteralType():
                return self.aliases.get(frozenset(kind.values)) or " | ".join(map(quoted, kind.values))
        return self.compound(kind, field, sent)

    def compound(self, kind: shape.Type, field: str, sent: bool) -> str:
        """A type made of others."""
        match kind:
            case shape.UnionType():
                return " | ".join(self.name(each, field, sent) for each in kind.types)
            case shape.TupleType():
                return f"[{', '.join(self.name(each, field, sent) for each in kind.item_types)}]"
            case shape.ListType() | shape.VarTupleType():
                inner = self.name(kind.item_type, field, sent)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case shape.DictType():
                record = f"Record<{self.name(kind.key_type, field, sent)}, {self.name(kind.value_type, field, sent)}>"
                return f"Partial<{record}>" if isinstance(kind.key_type, shape.LiteralType) else record
        return PLAIN[type(kind)]

    def struct(self, kind: shape.StructType, sent: bool) -> str:
        name = {"Event": "GameEvent"}.get(kind.cls.__name__, kind.cls.__name__)
        if name not in self.structs or (sent and name not in self.sent):
            self.structs[name] = kind
            self.sent |= {name} if sent else set()
            for field in kind.fields:
                self.name(field.type, field.name, sent)
        return name

    def text(self) -> Iterator[str]:
        for name, values in sorted(self.choices.items()):
            yield f"export type {name} = {' | '.join(map(quoted, values))};\n"
        for name, kind in self.structs.items():
            yield f"\n{comment(kind.cls)}export interface {name} {{\n"
            if kind.tag is not None:
                yield f"  type: {quoted(kind.tag)};\n"
            for field in kind.fields:
                mark = "" if name in self.sent or field.required else "?"
                yield f"  {field.encode_name}{mark}: {self.name(field.type, field.name, name in self.sent)};\n"
            yield "}\n"


def literals_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The named choices of a module: `Pace`, `Color`."""
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            yield name, value


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def comment(cls: type) -> str:
    """What the type says of itself; msgspec writes a signature where there is no sentence."""
    doc = look.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""


def wire() -> str:
    """All that travels between the server and a browser."""
    writer = Writer(bodies, bodies_days, messages, box, loose=True)
    unions = {"BrowserMessage": False, "TableMessage": True}
    lines = [
        f"\nexport type {name} = {writer.add(getattr(messages, name), sent=sent)};\n" for name, sent in unions.items()
    ]
    for kind in filter(is_message, [kind for module in WIRES for kind in vars(module).values()]):
        writer.add(kind, sent=not kind.__struct_config__.forbid_unknown_fields)
    writer.add(GameInfo, sent=True)
    return HEAD + LOOSE + "\n" + "".join(writer.text()) + "".join(lines)


def is_message(kind: Any) -> bool:
    """A type of the wire's own, and none that others are made from."""
    wires = [module.__name__ for module in WIRES]
    own = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ in wires
    return own and not kind.__subclasses__()


def board(game: Game[Any]) -> str:
    """What a board draws and a player does in one game."""
    writer = Writer(*modules_of(game), loose=False)
    roots = {"View": game.views, "GameMove": game.moves, "GameEvent": game.told}
    printed = getattr(game, "printed", None)
    if printed is not None:
        roots["Printed"] = type(printed() if callable(printed) else printed)
    if game.campaigns is not None:
        roots["CampaignPage"] = look.get_annotations(game.campaigns.view, eval_str=True)["return"]
    lines = [alias(root, writer.add(kind, sent=True)) for root, kind in roots.items()]
    return HEAD + "\n" + "".join(writer.text()) + "".join(lines)


def alias(root: str, name: str) -> str:
    return "" if root == name else f"\nexport type {root} = {name};\n"


def modules_of(game: Game[Any]) -> list[ModuleType]:
    """Where the game's types stand: their own modules know the names of its choices."""
    kinds = [*members(game.views), *members(game.moves), *members(game.events)]
    found = {look.getmodule(kind) for kind in kinds}
    return sorted((module for module in found if module is not None), key=lambda module: module.__name__)


def members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if isinstance(kind, UnionType) else (kind,)


def files() -> dict[Path, str]:
    """Every file with its text."""
    boards = {CLIENT / "boards" / key / "types.ts": board(game) for key, game in GAMES.items()}
    return {CLIENT / "lib" / "wire.ts": wire(), **boards}


def main() -> None:
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
