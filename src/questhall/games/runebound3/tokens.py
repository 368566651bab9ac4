"""The 60 combat tokens with both their faces.

A face is written as the box prints it: a number if the symbol counts more than once, the symbol, a star if it is gold.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple, get_args

CombatSymbol = Literal["physical", "magic", "skull", "surge", "agility", "double", "shield", "dash"]
SYMBOLS: dict[str, CombatSymbol] = {symbol[:4]: symbol for symbol in get_args(CombatSymbol)}


class TokenFace(NamedTuple):
    """One side of a combat token."""

    symbol: CombatSymbol
    value: int
    gold: bool
    """It counts for initiative."""


HERO_TOKENS: dict[str, tuple[str, str, str]] = {
    "corbin": ("2 phys / surg", "phys* / shie", "agil / phys"),
    "laurel": ("2 phys / surg", "shie / phys*", "surg* / agil"),
    "lissa": ("2 phys / shie", "magi* / agil", "agil* / surg*"),
    "hawthorne": ("2 phys / shie", "phys* / agil", "phys* / dash"),
    "mok": ("2 magi / doub", "agil* / shie", "surg* / phys"),
    "thorn": ("2 surg / magi", "doub / magi*", "agil* / magi"),
}

ENEMY_TOKENS = {
    "enemy.1": "skul / shie",
    "enemy.2": "skul / agil",
    "enemy.3": "skul* / surg",
    "enemy.4": "skul / dash*",
    "enemy.5": "doub / dash*",
}
VETERAN_TOKEN = {"veteran": "2 skul / surg*"}
"""R3-VET-01  In the second act every enemy casts it too."""
VILLAIN_TOKENS = {"margath": "2 skul / surg", "vorakesh": "2 surg / skul"}

ASSET_TOKENS = {
    "A01": "agil* / dash",
    "A02": "magi / surg",
    "A03": "phys / dash",
    "A04": "2 phys / dash",
    "A05": "2 surg / doub",
    "A06": "2 phys / surg*",
    "A07": "2 magi* / surg",
    "A08": "shie / dash*",
    "A09": "agil / dash",
    "A10": "shie / dash",
    "A11": "magi* / 2 surg",
    "B01": "magi / agil",
    "B02": "surg / agil",
    "B03": "phys / agil",
    "B04": "phys / dash",
    "B05": "phys / dash*",
    "B06": "phys / surg*",
    "B07": "magi / surg*",
    "B08": "3 phys / agil",
    "B09": "shie / surg*",
    "B10": "2 shie / phys",
    "B11": "2 shie / surg",
    "C01": "doub / surg",
    "C02": "2 surg* / doub",
    "C03": "magi / surg",
    "C04": "phys / agil",
    "C05": "phys* / shie",
    "C06": "phys / 2 surg",
    "C07": "2 phys* / shie",
    "C08": "surg / agil",
    "C09": "shie / dash*",
    "C10": "magi / doub",
    "C11": "doub* / surg",
    "C12": "2 shie / magi",
}
"""By the code that is printed on the asset too.

R3-LIMIT-05  There is one of each.
"""

WRITTEN: dict[str, str] = (
    {f"{hero}.{place}": faces for hero, tokens in HERO_TOKENS.items() for place, faces in enumerate(tokens, start=1)}
    | ENEMY_TOKENS
    | VETERAN_TOKEN
    | VILLAIN_TOKENS
    | ASSET_TOKENS
)
FACE = re.compile(r"(?:(\d) )?([a-z]{4})(\*?)")


@cache
def faces_of(token: str) -> tuple[TokenFace, TokenFace]:
    """R3-TOK-01  Two faces with different symbols."""
    one, other = (read_face(words) for words in WRITTEN[token].split(" / "))
    return one, other


def read_face(words: str) -> TokenFace:
    found = FACE.fullmatch(words)
    if found is None:
        raise ValueError(f"no face of a token: {words!r}")
    value, symbol, star = found.groups()
    return TokenFace(SYMBOLS[symbol], int(value or 1), bool(star))


TOKENS: dict[str, tuple[TokenFace, TokenFace]] = {token: faces_of(token) for token in WRITTEN}
