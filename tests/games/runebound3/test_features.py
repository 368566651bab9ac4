"""What balance tables are told about a match of Runebound."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.moves.market import Buy
from questhall.games.runebound3.moves.skills import Learn, TakeSkill
from questhall.games.runebound3.moves.turn import EndTurn
from support.runebound3 import hero, position


def test_a_hero_is_told_with_lore_and_the_end_of_the_match() -> None:
    state = position(hero("mok", tokens=3), hero("lissa"))
    state.winner = 1
    assert GAME.features is not None
    assert GAME.features(state, 0) == {
        "hero": ["mok"],
        "end": ["margath: villain-defeated"],
        "tokens": ["3 lore"],
    }
    assert GAME.features(state, None) == {}


def test_an_eliminated_hero_is_not_counted_among_those_without_lore() -> None:
    state = position(hero("mok"), hero("lissa"))
    state.players[0].is_eliminated = True
    assert GAME.features is not None
    assert GAME.features(state, 0)["tokens"] == ["eliminated"]


@pytest.mark.parametrize(
    ("move", "card"),
    [(Buy("satchel"), "satchel"), (Learn("parry"), "parry"), (TakeSkill("parry"), ""), (EndTurn(), "")],
)
def test_assets_are_bought_and_skills_are_learned(move: Move, card: str) -> None:
    assert GAME.buys is not None
    assert GAME.buys(move) == card
