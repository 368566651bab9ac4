"""The ways to break a module: one condition, one number, one word or one line at a time.

Nothing is broken that no rule can notice: type hints, docstrings, assertions, imports, the settings of a class.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping

from breaking.mutant import Mutant
from breaking.words import Words, is_first_value, is_literal_type, is_yes_or_no, symbol_of, words_in

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
SEQUENCES = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict, ast.Set)
Change = Callable[[str], list[str]]


def mutants_of(sources: Mapping[str, str]) -> list[Mutant]:
    """Every way to break these modules, by file and place."""
    words = Words(sources.values())
    found = (mutant for file, source in sources.items() for mutant in Breaker(file, source, words).found())
    return sorted(found, key=lambda mutant: (mutant.file, mutant.start, mutant.end, mutant.after))


class Breaker(ast.NodeVisitor):
    """Walks through one module and notes what can be broken."""

    def __init__(self, file: str, source: str, words: Words) -> None:
        self.file, self.source, self.words = file, source, words
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self.begins = [0]
        for line in self.lines:
            self.begins.append(self.begins[-1] + len(line) + 1)
        self.page = words_in(self.tree)
        self.functions: list[ast.FunctionDef] = []
        self.symbol = ""
        self.mutants: list[Mutant] = []

    def found(self) -> list[Mutant]:
        for statement in self.tree.body:
            self.symbol = symbol_of(statement)
            self.visit(statement)
        return self.mutants

    # -- places

    def offset(self, line: int, column: int) -> int:
        """From the parser's line and byte to a character of the source."""
        return self.begins[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def note_span(self, kind: str, start: int, end: int, *ways: str) -> None:
        line = self.source.count("\n", 0, start) + 1
        column = start - self.begins[line - 1] + 1
        before, printed = self.source[start:end], not self.functions
        for after in ways:
            self.mutants.append(Mutant(self.file, line, column, kind, start, end, before, after, self.symbol, printed))

    def note(self, kind: str, node: ast.expr | ast.stmt, *ways: str) -> None:
        self.note_span(kind, *self.span(node), *ways)

    def note_between(self, kind: str, left: ast.expr, right: ast.expr, sign: re.Pattern[str], ways: Change) -> None:
        """Break the operator that stands between two expressions."""
        operator = sign.search(self.source, self.span(left)[1], self.span(right)[0])
        assert operator is not None
        self.note_span(kind, operator.start(), operator.end(), *ways(" ".join(operator.group().split())))

    # -- what is left alone

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """The parser does not know the places inside an f-string."""

    def visit_arg(self, node: ast.arg) -> None:
        """Only a type hint stands here."""

    def visit_keyword(self, node: ast.keyword) -> None:
        """`zip(…, strict=True)` is an assertion in other words."""
        if node.arg != "strict":
            self.generic_visit(node)

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
        """What stands in the decorators of a card is printed on it."""
        if not self.functions:
            self.symbol = node.name
        for decorator in node.decorator_list:
            self.visit(decorator)
        self.functions.append(node)
        for part in (node.args, *node.body):
            self.visit(part)
        self.functions.pop()

    # -- conditions

    def negate(self, condition: ast.expr) -> None:
        """Turn a condition into its contrary; a plain comparison does that by its operator."""
        if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
            self.note("condition", condition, f"({self.text(condition.operand)})")
        elif isinstance(condition, ast.Compare) and len(condition.ops) == 1:
            return
        elif not isinstance(condition, ast.Constant):
            self.note("condition", condition, f"(not ({self.text(condition)}))")

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
            self.note("line", node, "pass")
        self.generic_visit(node)

    # -- operators

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
        self.note("line", node, "pass")
        signs = ARITHMETIC.get(type(node.op))
        if signs is not None and not isinstance(node.value, (*SEQUENCES, ast.Call)):
            place = self.source.index(signs[0], self.span(node.target)[1])
            self.note_span("arithmetic", place, place + len(signs[0]), signs[1])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMESAKES:
            self.note("function", node.func, NAMESAKES[node.func.id])
        self.generic_visit(node)

    # -- facts

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("yes/no", node, str(not node.value))
        elif isinstance(node.value, int):
            self.note("number", node, str(node.value - 1), str(node.value + 1))
        elif isinstance(node.value, str):
            other = self.words.instead_of(node.value, self.page)
            if other is not None:
                self.note("word", node, f'"{other}"')

    # -- lines

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # else a docstring
            self.drop(node)
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Dropped only where the program could go on without it: in the state, or a name that has a value already."""
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            return
        if self.functions and not is_first_value(node, self.functions[-1]):
            self.drop(node)
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What cannot happen raises an AssertionError; to drop that line changes nothing."""
        if "AssertionError" not in ast.dump(node):
            self.drop(node)

    def drop(self, node: ast.stmt) -> None:
        self.note("line", node, "pass")

    visit_Continue = visit_Break = visit_Delete = drop
