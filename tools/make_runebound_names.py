"""Writes what the hexes and the combat tokens of Runebound are called.

A hex has the name of its place or region, or of its terrain with coordinates; a token that of its two faces. Run it
after a change of the board or the tokens: `python tools/make_runebound_names.py`.
"""

from __future__ import annotations

from pathlib import Path

from questhall.games.runebound3.board import HEIGHT, HEXES, PLACE_AT, TERRAIN
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.tokens import TOKENS
from questhall.text.facts import dashed

TEXTS = Path(__file__).parent.parent / "src/questhall/games/runebound3/text"
HEADER = {
    "en": "# The hexes of the board and the combat tokens, written by tools/make_runebound_names.py.",
    "ru": "# Клетки поля и боевые жетоны; файл записан программой tools/make_runebound_names.py.",
}


def coordinates(hex: int) -> str:
    """A letter for the column, from the west, and a number from the north: G7."""
    column, place = divmod(hex, HEIGHT)
    return f"{chr(ord('A') + column)}{place + 1}"


def name_of(hex: int) -> str:
    if hex in PLACE_AT:
        return f"{{ place-{dashed(PLACE_AT[hex].id)} }}"
    region = next((region for region, hexes in REGIONS.items() if hex in hexes), None)
    word = f"region-{dashed(region)}" if region is not None else f"terrain-{TERRAIN[hex]}"
    return f"{{ {word} }} {coordinates(hex)}"


def faces_of(token: str) -> str:
    return " / ".join(f"{{ shows-{face.symbol}-{face.value} }}" for face in TOKENS[token])


def names(lang: str) -> str:
    hexes = [f"hex-{hex} = {name_of(hex)}" for hex in HEXES]
    tokens = [f"token-{dashed(token)} = {faces_of(token)}" for token in TOKENS]
    return "\n".join([HEADER[lang], "", *hexes, "", *tokens, ""])


def main() -> None:
    for lang in HEADER:
        (TEXTS / lang / "names.ftl").write_text(names(lang), "utf-8")


if __name__ == "__main__":
    main()
