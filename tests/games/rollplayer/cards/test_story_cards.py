"""Backstories and alignments: the order behind the printed cards."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.components import CLASS_COLORS

Cell = tuple[int, int]


@pytest.mark.parametrize("backstory", BACKSTORIES)
def test_a_backstory_marks_one_cell_a_row_and_every_class_colour_once(backstory: str) -> None:
    marks = BACKSTORIES[backstory]
    assert len(marks) == 6
    assert sorted(color for color, _ in marks) == sorted(CLASS_COLORS)
    assert Counter(cell for _, cell in marks) == {1: 1, 2: 2, 3: 3}


def test_there_are_sixteen_different_backstories() -> None:
    assert len(set(BACKSTORIES.values())) == len(BACKSTORIES) == 16


MILD: dict[str, Cell] = {
    "sentinel": (0, 0),
    "guardian": (0, 1),
    "renegade": (0, 2),
    "champion": (1, 0),
    "eccentric": (1, 2),
    "neurotic": (2, 0),
    "narcissist": (2, 1),
    "maniac": (2, 2),
}
STRONG: dict[str, Cell] = {
    "truth_seeker": (0, 0),
    "protector": (0, 1),
    "rebel": (0, 2),
    "arbiter": (1, 0),
    "free_spirit": (1, 2),
    "sociopath": (2, 0),
    "scoundrel": (2, 1),
    "lunatic": (2, 2),
}
CENTRE = (1, 1)


def beside(cell: Cell) -> list[Cell]:
    """The cells next to it on the rim."""
    row, column = cell
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if 0 <= r <= 2 and 0 <= c <= 2 and (r, c) != CENTRE]


def grid(stars: dict[Cell, int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(stars.get((row, column), 0) for column in range(3)) for row in range(3))


@pytest.mark.parametrize("alignment", MILD)
def test_a_mild_alignment_wants_one_cell_and_dislikes_the_opposite_side(alignment: str) -> None:
    wanted = MILD[alignment]
    opposite = (2 - wanted[0], 2 - wanted[1])
    assert ALIGNMENTS[alignment] == grid({wanted: 3} | {cell: -1 for cell in [opposite, *beside(opposite)]})


@pytest.mark.parametrize("alignment", STRONG)
def test_a_strong_alignment_pays_around_its_cell_and_costs_around_the_opposite_one(alignment: str) -> None:
    wanted = STRONG[alignment]
    opposite = (2 - wanted[0], 2 - wanted[1])
    near, far = {cell: 1 for cell in beside(wanted)}, {cell: -1 for cell in beside(opposite)}
    assert ALIGNMENTS[alignment] == grid(near | far | {wanted: 3, opposite: -3})


def test_the_hermit_wants_the_centre_and_no_corner() -> None:
    assert ALIGNMENTS["hermit"] == grid({CENTRE: 3} | {corner: -1 for corner in [(0, 0), (0, 2), (2, 0), (2, 2)]})
    assert sorted(ALIGNMENTS) == sorted([*MILD, *STRONG, "hermit"])
