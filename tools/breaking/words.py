"""What a page of source says about its words and names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator

WORD = re.compile(r"[a-z][a-z_]*( [a-z]+)?")
"""An id: `gold`, `open_lock`, `before market`; not a topic such as `market.buy`."""


class Words:
    """Which word can stand for another: one of the same `Literal`, else another id of the page."""

    def __init__(self, sources: Iterable[str]) -> None:
        self.families: list[list[str]] = []
        self.uses: Counter[str] = Counter()
        for source in sources:
            tree = ast.parse(source)
            self.families += [strings_in(node) for node in ast.walk(tree) if is_literal_type(node)]
            self.uses.update(words_in(tree))

    def instead_of(self, word: str, page: Iterable[str]) -> str | None:
        """The next word of the family; an id used only once connects nothing and is left alone."""
        family = next((each for each in self.families if word in each), [])
        if not family and self.uses[word] > 1:
            family = sorted({each for each in page if self.uses[each] > 1})
        return family[(family.index(word) + 1) % len(family)] if len(family) > 1 else None


def is_literal_type(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"


def strings_in(tree: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def words_in(tree: ast.AST) -> list[str]:
    return [text for text in strings_in(tree) if WORD.fullmatch(text)]


def symbol_of(statement: ast.stmt) -> str:
    """What a statement of a module defines."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def is_yes_or_no(function: ast.FunctionDef) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "bool"


def is_first_value(statement: ast.Assign, function: ast.FunctionDef) -> bool:
    """Whether a name gets its first value here, so that the lines below cannot do without it."""
    earlier = set(names_before(function, statement))
    return any(name not in earlier for target in statement.targets for name in stored_names(target))


def stored_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def names_before(function: ast.FunctionDef, statement: ast.stmt) -> Iterator[str]:
    """Names that have a value when this statement of a function is reached, as far as the page says."""
    for node in ast.walk(function):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.lineno < statement.lineno:
            yield node.id
