"""The antihero deck: what its fourteen cards do, and the skull cards in Odium's hands."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.antiheroes import CARDS
from questhall.games.calltoadventure.components import Ability
from questhall.games.calltoadventure.events.attempt import AbilitiesChanged, Announced, RuneRemoved
from questhall.games.calltoadventure.events.gains import ExperienceLost, NoEffect
from questhall.games.calltoadventure.events.odium import OdiumGained
from questhall.games.calltoadventure.moves import PickAbilities, PickRune, Sacrifice
from questhall.games.calltoadventure.rules.attempt import cast, pool, symbols
from questhall.games.calltoadventure.rules.powers import is_barred
from support import stretch
from support.calltoadventure_fate import (
    after,
    before,
    during,
    hero,
    lay_in_made_up_cards,
    margin,
    odium_plays,
    offered,
    position,
    use,
)
from support.stretch import Rigged

SCHEME = "radiants_united"


@pytest.fixture(autouse=True)
def made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in_made_up_cards(monkeypatch)


@pytest.mark.rule("CA-COMP-04")
def test_the_deck_has_24_cards() -> None:
    assert sum(card.copies for card in CARDS) == 24
    assert {(card.side, card.is_base) for card in CARDS} == {("antihero", False)}
    assert all(card.copies == 2 for card in CARDS if not card.has_skull)


@pytest.mark.rule("CA-ODIUM-07")
def test_six_cards_carry_the_skull() -> None:
    assert {card.id: card.copies for card in CARDS if card.has_skull} == {
        "broken_oath": 1,
        "embrace_the_thrill": 1,
        "ravages_of_war": 1,
        "the_everstorm": 2,
        "unmade_influence": 1,
    }


def test_timing_of_the_cards() -> None:
    moments = [card.moment for card in CARDS]
    assert {moment: moments.count(moment) for moment in moments} == {"any": 3, "before": 6, "during": 4, "after": 1}


# Broken Oath


def test_a_broken_oath_bars_radiant_powers_and_costs_the_hero_experience() -> None:
    state = before()

    played = use(state, "broken_oath", 0, seat=1)

    assert is_barred(state)
    assert played.events_of(ExperienceLost) == [ExperienceLost(0, 1)]


def test_a_broken_oath_of_odiums_adds_to_his_experience_instead() -> None:
    state = during(scheme=SCHEME)

    played = odium_plays(state, "broken_oath")

    assert is_barred(state)
    assert played.events_of(OdiumGained) == [OdiumGained(1)]
    assert state.players[0].xp == 3


# Embrace the Thrill, Voidlight


@pytest.mark.rule("CA-FAQ-08")
def test_embrace_the_thrill_drawn_in_the_cast_casts_two_dark_runes_at_once() -> None:
    state = during()

    use(state, "embrace_the_thrill", chance=Rigged(runes=[0, 1]))

    assert state.attempt is not None
    assert symbols(state.attempt)[-2:] == ["bar", "moon"]
    assert margin(state) == (6, 5)
    assert state.players[0].xp == 3


def test_the_thrill_before_the_cast_adds_to_the_runes() -> None:
    state = before()

    use(state, "embrace_the_thrill", seat=1)

    assert pool(state)[-2:] == ["dark1", "dark2"]


@pytest.mark.rule("CA-FAQ-10")
def test_dark_runes_by_a_card_come_on_the_lowest_space_too() -> None:
    state = before(hero(corruption=6))

    use(state, "voidlight")

    assert pool(state)[-1] == "dark1"


@pytest.mark.rule("CA-RAD-08", "CA-ODIUM-27")
@pytest.mark.parametrize("card", ["embrace_the_thrill", "voidlight"])
def test_no_card_adds_dark_runes_on_a_path_with_a_radiant_icon(card: str) -> None:
    assert offered(before(path="lower"), card) == []
    assert offered(before(path="upper"), card) == [0]
    assert offered(before(card="odium", scheme=SCHEME), card) == []


@pytest.mark.rule("CA-ODIUM-27")
def test_the_thrill_of_odiums_is_ignored_on_a_path_with_a_radiant_icon() -> None:
    state = during(path="lower", scheme=SCHEME)

    played = odium_plays(state, "embrace_the_thrill")

    assert played.events == [NoEffect("embrace_the_thrill")]
    assert margin(state) == (3, 6)


@pytest.mark.rule("CA-FAQ-26")
def test_the_thrill_of_odiums_may_help() -> None:
    state = during(scheme=SCHEME)

    odium_plays(state, "embrace_the_thrill", chance=Rigged(runes=[1, 1]))

    assert margin(state) == (7, 5)


def test_there_are_only_three_dark_runes() -> None:
    state = before(bought=2)

    use(state, "embrace_the_thrill")

    assert pool(state)[-3:] == ["dark1", "dark2", "dark3"]
    assert offered(state, "voidlight") == []


# Ravages of War


@pytest.mark.rule("CA-ALLY-12")
def test_the_ravages_of_war_cost_any_hero_an_ally_of_his_choice() -> None:
    state = before(hero(), hero(allies="friend cousin"))
    assert offered(state, "ravages_of_war") == [1]

    played = use(state, "ravages_of_war", 1, answers=[Sacrifice("cousin")])

    assert played.topics == [(1, "ally.sacrifice")]
    assert [(ally.id, ally.is_down) for ally in state.players[1].allies] == [("friend", False), ("cousin", True)]


def test_the_ravages_of_odiums_war_reach_the_active_hero() -> None:
    state = during(hero(allies="friend"), hero(allies="cousin"), scheme=SCHEME)

    odium_plays(state, "ravages_of_war")

    assert [player.allies[0].is_down for player in state.players] == [True, False]


@pytest.mark.rule("CA-FAQ-25")
def test_the_ravages_of_war_are_ignored_without_allies() -> None:
    state = during(hero(allies="friend*"), scheme=SCHEME)

    played = odium_plays(state, "ravages_of_war")

    assert played.events == [NoEffect("ravages_of_war")]


# The Everstorm, Unmade Influence, Honorblade


def test_the_everstorm_is_two_more_to_the_difficulty() -> None:
    by_a_rival, by_odium = during(), during(scheme=SCHEME)

    use(by_a_rival, "the_everstorm", seat=1)
    odium_plays(by_odium, "the_everstorm")

    assert margin(by_a_rival) == margin(by_odium) == (3, 7)


@pytest.mark.rule("CA-FAQ-33")
def test_unmade_influence_is_two_more_and_a_moon() -> None:
    state = during()

    use(state, "unmade_influence")

    assert margin(state) == (5, 5)
    assert [player.corruption for player in state.players] == [3, 2]


@pytest.mark.rule("CA-FAQ-26")
def test_unmade_influence_of_odiums_helps_and_corrupts() -> None:
    state = during(scheme=SCHEME)

    played = odium_plays(state, "unmade_influence")

    assert margin(state) == (5, 5)
    assert state.players[0].corruption == 3
    assert played.events_of(OdiumGained) == [OdiumGained(1)]


def test_the_honorblade_is_three_more_and_a_moon_whoever_hands_it_over() -> None:
    state = during()

    use(state, "honorblade", seat=1)

    assert margin(state) == (6, 5)
    assert [player.corruption for player in state.players] == [3, 2]


def test_the_honorblade_needs_an_attempt_whose_result_is_open() -> None:
    assert offered(before(), "honorblade") == [0]
    assert offered(position(), "honorblade") == []
    assert offered(after(), "honorblade") == []


# Before an attempt


@pytest.mark.rule("CA-FAQ-03", "CA-FAQ-07")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.moment == "before"])
def test_cards_for_the_time_before_an_attempt_cannot_be_played_after_the_cast(card: str) -> None:
    assert offered(before(hero(allies="friend"), hero()), card, seat=1) == [0]
    assert offered(during(hero(allies="friend"), hero()), card) == []


@pytest.mark.rule("CA-FAQ-34")
def test_relentless_fury_forces_the_upper_path_for_two_more() -> None:
    state = before(path="lower")

    played = use(state, "relentless_fury", seat=1)

    assert state.attempt is not None
    assert state.attempt.path == "upper"
    assert played.events_of(Announced) == [Announced(0, "trial/upper", 5)]
    assert margin(state) == (2, 5)


def test_relentless_fury_changes_no_path_that_is_the_upper_one() -> None:
    state = before(path="upper", bought=1)

    played = use(state, "relentless_fury")

    assert played.events_of(Announced) == []
    assert margin(state) == (2, 5)
    assert pool(state)[-1] == "dark1"


def test_dark_runes_that_fury_leads_to_a_radiant_path_are_given_back() -> None:
    state = before(card="radiant_trial", path="lower", bought=2, free_dark=1)

    use(state, "relentless_fury")

    assert pool(state) == ["core1", "core2", "core3"]
    assert state.players[0].xp == 5


def test_odium_knows_no_other_path() -> None:
    assert offered(before(card="odium", scheme=SCHEME), "relentless_fury") == []


@pytest.mark.rule("CA-FAQ-35")
def test_a_stubborn_obstacle_gives_experience_and_is_one_more_to_the_difficulty() -> None:
    state = before()

    use(state, "stubborn_obstacle", seat=1)

    assert margin(state) == (0, 6)
    assert [player.xp for player in state.players] == [4, 3]


def test_boon_and_curse_are_two_experience_and_a_moon() -> None:
    state = before()

    use(state, "boon_and_curse", seat=1)

    assert [(player.xp, player.corruption) for player in state.players] == [(5, 3), (3, 2)]


def test_the_road_through_shadesmar_changes_one_of_the_abilities() -> None:
    state = before()

    played = use(state, "road_through_shadesmar", seat=1, answers=[PickAbilities("intelligence", "charisma")])

    others: tuple[Ability, ...] = ("dexterity", "constitution", "wisdom", "charisma")
    assert played.topics == [(1, "card.abilities")]
    assert played.asked[0].moves == [
        *(PickAbilities("strength", other) for other in others),
        *(PickAbilities("intelligence", other) for other in others),
    ]
    assert played.events_of(AbilitiesChanged) == [AbilitiesChanged(0, "intelligence", "charisma")]
    assert pool(state) == ["core1", "core2", "core3", "intelligence1"]
    assert margin(state) == (0, 6)


def test_the_road_through_shadesmar_needs_two_abilities_to_choose_from() -> None:
    state = before()
    assert state.attempt is not None
    state.attempt.abilities = ["strength"]
    assert offered(state, "road_through_shadesmar") == []


# During an attempt


@pytest.mark.rule("CA-FAQ-04")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.moment == "during"])
def test_cards_for_an_attempt_can_be_played_after_the_cast(card: str) -> None:
    assert offered(during(), card, seat=1) == [0]
    assert offered(before(), card) == []
    assert offered(after(), card) == []


@pytest.mark.rule("CA-RETRY-02")
def test_a_sudden_highstorm_repeats_anybodys_cast_and_effects_remain() -> None:
    state = during(plus=1)

    use(state, "sudden_highstorm", seat=1)
    assert offered(state, "sudden_highstorm") == []

    stretch.play(GAME, state, cast, chance=Rigged(runes=[1, 1, 1, 0, 0, 0]))
    assert margin(state) == (4, 5)


def test_a_blade_in_the_dark_takes_a_rune_out_of_the_cast() -> None:
    state = during(cast="core1:0 strength1:1 dark1:1", bought=1)

    played = use(state, "blade_in_the_dark", seat=1, answers=[PickRune("strength1")])

    assert played.topics == [(1, "card.remove")]
    assert played.asked[0].moves == [PickRune("core1"), PickRune("strength1"), PickRune("dark1")]
    assert played.events_of(RuneRemoved) == [RuneRemoved(0, "strength1")]
    assert margin(state) == (3, 5)


def test_a_dark_rune_that_is_cut_out_takes_its_moon_along() -> None:
    state = during(cast="core1:0 dark1:1", bought=1)

    use(state, "blade_in_the_dark", answers=[PickRune("dark1")])

    assert state.attempt is not None
    assert symbols(state.attempt) == ["bar"]


def test_a_rune_that_was_cut_out_is_not_cast_again() -> None:
    state = during(removed=["strength1"])
    assert "strength1" not in pool(state)


# After an attempt


def test_the_right_of_the_strong_takes_experience_from_whoever_attempted_something() -> None:
    state = after(hero(xp=1), hero())

    use(state, "right_of_the_strong", 0, seat=1)

    assert [player.xp for player in state.players] == [0, 4]
    assert offered(state, "right_of_the_strong", 1) == []


def test_after_an_own_attempt_it_takes_experience_from_nobody() -> None:
    state = after(hero(xp=0), hero())

    use(state, "right_of_the_strong", 0)

    assert [player.xp for player in state.players] == [1, 3]


def test_the_right_of_the_strong_needs_an_attempt_that_is_over() -> None:
    assert offered(during(), "right_of_the_strong") == []
    assert offered(position(at="after"), "right_of_the_strong") == []


@pytest.mark.rule("CA-TRACK-08")
def test_on_a_space_with_the_hero_symbol_no_antihero_cards_are_played() -> None:
    state = during(hero(corruption=1), hero())
    assert offered(state, "honorblade", 0) == []
    assert offered(state, "honorblade", 1) == [0]
