"""Odium and his schemes: what adds to his experience and what takes from it."""

from __future__ import annotations

import pytest

from questhall.engine import Table
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import CHALLENGES, SCHEMES, Trigger
from questhall.games.calltoadventure.cards.odium import CARD, SCHEME_CARDS
from questhall.games.calltoadventure.events.odium import OdiumGained, OdiumLost
from questhall.games.calltoadventure.moves import UsePower
from questhall.games.calltoadventure.rules.attempt import bars_dark_runes, difficulty
from questhall.games.calltoadventure.rules.gains import gain_moons, gain_suns, happen
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.state import State
from support import stretch
from support.calltoadventure_fate import before, during, hero, lay_in_made_up_cards, position, use


@pytest.fixture(autouse=True)
def made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in_made_up_cards(monkeypatch)


def odium_after(state: State, trigger: Trigger, seat: int = 1) -> int:
    """His experience once something has happened to a hero; he begins with 5."""

    def it_happens(table: Table[State]) -> None:
        happen(table, seat, trigger)

    stretch.play(GAME, state, it_happens)
    assert state.odium is not None
    return state.odium.xp


def changes(scheme: str) -> dict[str, int]:
    """What each trigger of a scheme adds for two heroes."""
    triggers = [trigger for card in SCHEME_CARDS for trigger in card.triggers]
    found = {trigger: odium_after(position(scheme=scheme), trigger) - 5 for trigger in triggers}
    return {trigger: change for trigger, change in found.items() if change}


@pytest.mark.rule("CA-COMP-05")
def test_odium_and_four_schemes() -> None:
    assert CHALLENGES["odium"] is CARD
    assert set(SCHEMES) == {"radiants_united", "true_desolation", "contest_of_champions", "broken_bonds"}


@pytest.mark.rule("CA-ODIUM-18", "CA-ODIUM-21")
def test_odium_is_a_challenge_of_nine_with_one_path_that_gives_a_radiant_icon() -> None:
    state = before(card="odium", scheme="radiants_united")

    assert CARD.upper == CARD.lower
    assert CARD.upper.reward.gives("radiant")
    assert difficulty(state) == 9
    assert state.attempt is not None
    assert bars_dark_runes(state.attempt)


@pytest.mark.rule("CA-MODE-03")
def test_two_schemes_are_for_one_player() -> None:
    assert [card.id for card in SCHEME_CARDS if card.is_solo] == ["radiants_united", "true_desolation"]


@pytest.mark.rule("CA-SCHEME-01", "CA-ODIUM-12")
def test_radiants_united() -> None:
    assert changes("radiants_united") == {"moon": 1, "radiant": -1}


@pytest.mark.rule("CA-SCHEME-01", "CA-ODIUM-12")
def test_true_desolation() -> None:
    assert changes("true_desolation") == {"failed": 1, "row opened": 2, "sun": -1, "radiant": -1, "set": -2}


@pytest.mark.parametrize("scheme", ["true_desolation", "broken_bonds"])
def test_a_new_act_counts_every_hero(scheme: str) -> None:
    assert odium_after(position(hero(), scheme=scheme), "row opened", 0) == 6
    assert odium_after(position(hero(), hero(), hero(), scheme=scheme), "row opened") == 8


@pytest.mark.rule("CA-SCHEME-01", "CA-ODIUM-12")
def test_contest_of_champions() -> None:
    assert changes("contest_of_champions") == {"moon": 1, "antihero played": 1, "sun": -1, "radiant": -1, "set": -1}


@pytest.mark.rule("CA-SCHEME-01", "CA-ODIUM-12")
def test_broken_bonds() -> None:
    assert changes("broken_bonds") == {"failed": 1, "ally lost": 1, "row opened": 2, "helped": -1}


@pytest.mark.rule("CA-FAQ-29")
def test_every_moon_of_several_counts() -> None:
    state = position(scheme="radiants_united")
    played = stretch.play(GAME, state, lambda table: gain_moons(table, 1, 3))
    assert played.events_of(OdiumGained) == [OdiumGained(1)] * 3


@pytest.mark.rule("CA-FAQ-27")
def test_a_hero_who_cannot_sink_any_further_gives_odium_nothing() -> None:
    state = position(hero(corruption=6), scheme="radiants_united")
    played = stretch.play(GAME, state, lambda table: gain_moons(table, 0, 2))
    assert played.events == []


def test_suns_weaken_odium_in_the_true_desolation() -> None:
    state = position(scheme="true_desolation")
    played = stretch.play(GAME, state, lambda table: gain_suns(table, 0, 2))
    assert played.events_of(OdiumLost) == [OdiumLost(1)] * 2


@pytest.mark.rule("CA-FAQ-28")
def test_what_happens_before_act_one_does_not_count() -> None:
    state = position(scheme="radiants_united")
    state.phase = "beginning"
    assert odium_after(state, "moon") == 5


def test_odium_never_has_less_than_nothing() -> None:
    state = position(scheme="true_desolation")
    assert state.odium is not None
    state.odium.xp = 1
    assert odium_after(state, "set") == 0


def test_an_antihero_card_feeds_odium_in_the_contest_of_champions() -> None:
    state = during(scheme="contest_of_champions")

    use(state, "sudden_highstorm", seat=1)

    assert state.odium is not None
    assert state.odium.xp == 6


def test_a_card_for_another_hero_mends_broken_bonds_and_one_for_oneself_does_not() -> None:
    for_another, for_oneself = during(scheme="broken_bonds"), during(scheme="broken_bonds")

    use(for_another, "shoulder_to_shoulder", 0, seat=1)
    use(for_oneself, "shoulder_to_shoulder", 0, seat=0)

    assert [state.odium.xp for state in (for_another, for_oneself) if state.odium] == [4, 5]


def test_with_broken_bonds_a_hero_may_give_experience_once_an_act() -> None:
    state = position(scheme="broken_bonds")
    assert usable_powers(state, 0) == [UsePower("broken_bonds")]
    assert not usable_powers(state, 1)  # it is not his turn

    stretch.play(GAME, state, lambda table: use_power(table, 0, "broken_bonds"))

    assert state.odium is not None
    assert (state.odium.xp, state.players[0].xp) == (4, 2)
    assert not usable_powers(state, 0)
    assert state.players[0].used_up == ["broken_bonds"]


def test_nobody_gives_experience_that_he_has_not_or_that_odium_has_no_more() -> None:
    poor, weak = position(hero(xp=0), scheme="broken_bonds"), position(scheme="broken_bonds")
    assert weak.odium is not None
    weak.odium.xp = 0

    assert not usable_powers(poor, 0)
    assert not usable_powers(weak, 0)
