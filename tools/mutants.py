"""The ways to break a module: one condition, one number, one word or one line at a time.

Nothing is broken that no rule can notice: type hints, docstrings, assertions, imports, the settings of a class.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

OPPOSITE = {
    "==": ["!="],
    "!=": ["=="],
    "in": ["not in"],
    "not in": ["in"],
    "is": ["is not"],
    "is not": ["is"],
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
}
"""What a comparison turns into: its limit moves, or it says the contrary."""
SHIFTED = {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"]}
"""In a chain such as `low <= value <= high` only a limit moves."""
ARITHMETIC = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*")}
NAMESAKES = {"min": "max", "max": "min", "any": "all", "all": "any"}
COMPARISON = re.compile(r"not\s+in\b|is\s+not\b|<=|>=|==|!=|<|>|\bin\b|\bis\b")
WORD = re.compile(r"[a-z][a-z_]*( [a-z]+)?")
SEQUENCES = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict, ast.Set)
SHORT = 40


@dataclass(frozen=True)
class Mutant:
    """One broken place: what stands there, and what will."""

    file: str
    line: int
    column: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    symbol: str
    """The function or table it belongs to."""

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}:{self.column} {self.kind} {short(self.before)} → {short(self.after)}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.after + source[self.end :]


def short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHORT else line[: SHORT - 1] + "…"


def mutants_of(sources: Mapping[str, str]) -> list[Mutant]:
    """Every way to break these modules, by file and place."""
    words = Words(sources.values())
    found = (mutant for file, source in sources.items() for mutant in Breaker(file, source, words).found())
    return sorted(found, key=lambda mutant: (mutant.file, mutant.start, mutant.end, mutant.after))


def by_place(mutants: Iterable[Mutant]) -> list[list[Mutant]]:
    """Mutants of one place together, so that a number that can be broken in two ways counts once in a draw."""
    places: dict[tuple[str, int, int], list[Mutant]] = {}
    for mutant in mutants:
        places.setdefault((mutant.file, mutant.start, mutant.end), []).append(mutant)
    return list(places.values())


class Words:
    """Which words can stand for another: those of one `Literal`, else ids that a module uses and others know."""

    def __init__(self, sources: Iterable[str]) -> None:
        self.families: list[list[str]] = []
        self.uses: Counter[str] = Counter()
        for source in sources:
            for node in ast.walk(ast.parse(source)):
                if is_literal_type(node):
                    self.families.append(strings_in(node))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str) and WORD.fullmatch(node.value):
                    self.uses[node.value] += 1

    def instead_of(self, word: str, module: Sequence[str]) -> str | None:
        family = next((each for each in self.families if word in each), None)
        if family is None and self.uses[word] > 1:
            family = sorted({each for each in module if self.uses[each] > 1})
        if family is None or len(family) < 2:
            return None
        return family[(family.index(word) + 1) % len(family)]


def is_literal_type(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"


def strings_in(tree: ast.AST) -> list[str]:
    return [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


class Breaker(ast.NodeVisitor):
    """Walks through one module and notes what can be broken."""

    def __init__(self, file: str, source: str, words: Words) -> None:
        self.file, self.source, self.words = file, source, words
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self.begins = [0]
        for line in self.lines:
            self.begins.append(self.begins[-1] + len(line) + 1)
        self.ids = [text for text in strings_in(self.tree) if WORD.fullmatch(text)]
        self.functions: list[ast.FunctionDef] = []
        self.symbol = ""
        self.mutants: list[Mutant] = []

    def found(self) -> list[Mutant]:
        for statement in self.tree.body:
            self.symbol = symbol_of(statement)
            self.visit(statement)
        return self.mutants

    # places

    def offset(self, line: int, column: int) -> int:
        """From the parser's line and byte to a character of the source."""
        return self.begins[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def note(self, kind: str, start: int, end: int, *after: str) -> None:
        line = self.source.count("\n", 0, start) + 1
        column = start - self.begins[line - 1] + 1
        before = self.source[start:end]
        self.mutants += [
            Mutant(self.file, line, column, kind, start, end, before, each, self.symbol) for each in after
        ]

    def note_node(self, kind: str, node: ast.expr | ast.stmt, *after: str) -> None:
        self.note(kind, *self.span(node), *after)

    def note_between(self, kind: str, left: ast.expr, right: ast.expr, sign: re.Pattern[str], after: Change) -> None:
        """Break the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        operator = sign.search(self.source, start, end)
        assert operator is not None
        self.note(kind, operator.start(), operator.end(), *after(" ".join(operator.group().split())))

    # what is left alone

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """The parser does not know the places inside an f-string."""

    def visit_arg(self, node: ast.arg) -> None:
        """Only a type hint stands here."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.dump(node.annotation):
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not is_literal_type(node):
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not self.functions:
            self.symbol = node.name
        self.functions.append(node)
        for part in (*node.decorator_list, node.args, *node.body):
            self.visit(part)
        self.functions.pop()

    # conditions

    def negate(self, condition: ast.expr) -> None:
        """Turn a condition into its contrary; a plain comparison does that by its operator."""
        if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
            self.note_node("condition", condition, f"({self.text(condition.operand)})")
        elif isinstance(condition, ast.Compare) and len(condition.ops) == 1:
            pass
        elif not isinstance(condition, ast.Constant):
            self.note_node("condition", condition, f"(not ({self.text(condition)}))")

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        """A yes or no is turned round; a return that is not the last line is dropped."""
        function = self.functions[-1]
        if node.value is not None and (is_yes_or_no(function) or isinstance(node.value, ast.BoolOp)):
            self.negate(node.value)
        if node is not function.body[-1]:
            self.note_node("line", node, "pass")
        self.generic_visit(node)

    # operators

    def visit_Compare(self, node: ast.Compare) -> None:
        turned = OPPOSITE if len(node.ops) == 1 else SHIFTED
        for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
            self.note_between("comparison", left, right, COMPARISON, lambda sign: turned.get(sign, []))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.note_between("and/or", left, right, re.compile(rf"\b{old}\b"), lambda _: [new])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        signs = ARITHMETIC.get(type(node.op))
        if signs is not None and not isinstance(node.left, SEQUENCES) and not isinstance(node.right, SEQUENCES):
            old, new = signs
            self.note_between("arithmetic", node.left, node.right, re.compile(re.escape(old)), lambda _: [new])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note_node("line", node, "pass")
        signs = ARITHMETIC.get(type(node.op))
        if signs is not None and not isinstance(node.value, (*SEQUENCES, ast.Call)):
            start, end = self.span(node.target)[1], self.span(node.value)[0]
            place = self.source.index(signs[0], start, end)
            self.note("arithmetic", place, place + len(signs[0]), signs[1])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMESAKES:
            self.note_node("function", node.func, NAMESAKES[node.func.id])
        self.generic_visit(node)

    # facts

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.note_node("yes/no", node, str(not value))
        elif isinstance(value, int):
            self.note_node("number", node, str(value - 1), str(value + 1))
        elif isinstance(value, str) and WORD.fullmatch(value):
            other = self.words.instead_of(value, self.ids)
            if other is not None:
                self.note_node("word", node, f'"{other}"')

    # lines

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self.note_node("line", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Dropped only where the program could go on without it: in the state, or a name that has a value already."""
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            return
        if self.functions and not self.is_first_value(node):
            self.note_node("line", node, "pass")
        self.generic_visit(node)

    def is_first_value(self, node: ast.Assign) -> bool:
        earlier = set(names_before(self.functions[-1], node))
        return any(name not in earlier for target in node.targets for name in stored_names(target))

    def drop(self, node: ast.stmt) -> None:
        self.note_node("line", node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.drop(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.drop(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.drop(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What cannot happen raises an AssertionError; to drop that line changes nothing."""
        if "AssertionError" not in ast.dump(node):
            self.drop(node)


Change = Callable[[str], list[str]]


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
