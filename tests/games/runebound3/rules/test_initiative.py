"""Who acts first in a combat round: catalogue chapters INIT and DASH."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.events.fight import Initiative, TokensCast
from questhall.games.runebound3.moves.fight import Pass
from questhall.games.runebound3.state import State
from support.runebound3 import fight, hero, position
from support.runebound3_fights import fight_until, of
from support.stretch import Rigged


def about_to_cast() -> State:
    """Corbin against plain rebels whom seat 1 plays."""
    return fight(position(hero("corbin"), hero("mok"), enemy="neighbour"), "rebels", phase="cast")


@pytest.mark.rule("R3-CBT-10", "R3-INIT-02", "R3-INIT-03")
@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        ([0, 0, 0], [1, 1, 1, 0, 0], (0, 1, 0)),
        ([0, 0, 0], [1, 1, 0, 0, 0], (0, 1, 1)),
        ([0, 0, 0], [1, 1, 0, 1, 0], (None, 2, 1)),
        ([0, 1, 0], [1, 1, 1, 0, 0], (0, 0, 0)),
        ([0, 1, 0], [1, 1, 0, 0, 0], (None, 1, 0)),
    ],
)
def test_more_gold_symbols_act_first_and_on_a_tie_the_attacker(
    mine: list[int], theirs: list[int], first: tuple[int | None, int, int]
) -> None:
    state = about_to_cast()

    cast = fight_until(state, "act", (), Rigged(seat__0__tokens=mine, enemy__tokens=theirs))
    played = fight_until(state, "act", [Pass()])

    assert of(cast, Initiative) == [Initiative(*first)]
    assert played.topics == [(1 if first[0] is None else 0, "fight.act")]


@pytest.mark.rule("R3-INIT-01")
def test_gold_counts_only_on_the_face_that_lies_up() -> None:
    """Corbin's second token has gold damage on one side and a plain shield on the other."""
    counted = []
    for face in (0, 1):
        state = about_to_cast()
        chance = Rigged(seat__0__tokens=[0, face, 0], enemy__tokens=[0, 0, 1, 0, 0])
        counted += of(fight_until(state, "act", (), chance), Initiative)

    assert counted == [Initiative(0, 1, 0), Initiative(0, 0, 0)]


@pytest.mark.rule("R3-INIT-04")
def test_a_gold_token_of_any_number_counts_as_one() -> None:
    """The Truesight Bow shows 2 golden damage, the Ember Sceptre 2 golden magic."""
    state = position(hero("corbin", assets="truesight_bow ember_sceptre"), hero("mok"))
    fight(state, "rebels", phase="cast")

    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0, 1, 0, 0, 0], enemy__tokens=[0, 0, 0, 1, 1]))

    assert of(played, TokensCast)[0].shows[3:] == ("physical.2", "magic.2")
    assert of(played, Initiative) == [Initiative(None, 3, 2)]


@pytest.mark.rule("R3-DASH-02")
def test_golden_dashes_count_for_initiative_and_others_do_not() -> None:
    state = position(hero("hawthorne", assets="leather_armor"), hero("mok"))
    fight(state, "rebels", phase="cast")

    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0, 1, 1, 1], enemy__tokens=[0, 0, 1, 1, 1]))

    assert of(played, TokensCast)[0].shows == ("physical.2", "agility.1", "dash.1", "dash.1")
    assert of(played, Initiative) == [Initiative(None, 2, 1)]
