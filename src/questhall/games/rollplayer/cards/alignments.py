"""The seventeen alignments: nine star values, good at the top, lawful on the left."""

from __future__ import annotations

Grid = tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]

ALIGNMENTS: dict[str, Grid] = {
    "arbiter": ((+1, 0, -1), (+3, 0, -3), (+1, 0, -1)),
    "champion": ((0, 0, -1), (+3, 0, -1), (0, 0, -1)),
    "eccentric": ((-1, 0, 0), (-1, 0, +3), (-1, 0, 0)),
    "free_spirit": ((-1, 0, +1), (-3, 0, +3), (-1, 0, +1)),
    "guardian": ((0, +3, 0), (0, 0, 0), (-1, -1, -1)),
    "hermit": ((-1, 0, -1), (0, +3, 0), (-1, 0, -1)),
    "lunatic": ((-3, -1, 0), (-1, 0, +1), (0, +1, +3)),
    "maniac": ((-1, -1, 0), (-1, 0, 0), (0, 0, +3)),
    "narcissist": ((-1, -1, -1), (0, 0, 0), (0, +3, 0)),
    "neurotic": ((0, -1, -1), (0, 0, -1), (+3, 0, 0)),
    "protector": ((+1, +3, +1), (0, 0, 0), (-1, -3, -1)),
    "rebel": ((0, +1, +3), (-1, 0, +1), (-3, -1, 0)),
    "renegade": ((0, 0, +3), (-1, 0, 0), (-1, -1, 0)),
    "scoundrel": ((-1, -3, -1), (0, 0, 0), (+1, +3, +1)),
    "sentinel": ((+3, 0, 0), (0, 0, -1), (0, -1, -1)),
    "sociopath": ((0, -1, -3), (+1, 0, -1), (+3, +1, 0)),
    "truth_seeker": ((+3, +1, 0), (+1, 0, -1), (0, -1, -3)),
}
