"""How the paths of a map are written down: `"0-1 1-4"` joins the town with space 1, and space 1 with space 4."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import Path, Symbol


def trails(free: str, threats: str, treasures: str) -> tuple[Path, ...]:
    """All paths of a map, those without a symbol first."""
    return (*joined(free, ""), *joined(threats, "threat"), *joined(treasures, "treasure"))


def joined(pairs: str, symbol: Symbol) -> tuple[Path, ...]:
    """Paths with the same symbol."""
    ends = (pair.split("-") for pair in pairs.split())
    return tuple(Path(int(a), int(b), symbol) for a, b in ends)
