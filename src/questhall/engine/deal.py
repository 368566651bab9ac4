"""Where a match starts from: everything but the moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import token_bytes
from typing import Any

from questhall.engine.chance import key_of_seed
from questhall.engine.errors import QuesthallError
from questhall.engine.game import Game
from questhall.engine.options import read_options
from questhall.engine.values import Options


@dataclass(frozen=True)
class Deal:
    """Game, seats, options and the secret key of its chance. The same deal can be played by many tables."""

    game: Game[Any]
    seats: int
    options: Options
    key: bytes
    open_seed: int | None = None
    """The seed a person chose, announced to the table; None for a secret deal."""
    campaign: Any = None
    past_bots: bool = True
    """Whether undo may also take back what bots did since."""

    def without_key(self) -> Deal:
        """For imagined matches: the real chance must not be in them."""
        return replace(self, key=b"", open_seed=None)


def make_deal(
    game: Game[Any],
    seats: int,
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    campaign: Any = None,
    past_bots: bool = True,
) -> Deal:
    """A deal from a seed that the table knows, or a secret one."""
    if seats not in game.players:
        counts = ", ".join(str(count) for count in game.players)
        sentence = f"{game.title['en']} can be played by {counts} players, not by {seats}"
        raise QuesthallError(sentence, "wrong-count", counts=counts, seats=seats)
    key = token_bytes(32) if seed is None else key_of_seed(seed)
    return Deal(game, seats, read_options(game.options, options), key, seed, campaign, past_bots)
