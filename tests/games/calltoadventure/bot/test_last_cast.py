"""How bots reckon with the last casts: exact where the runes are known, hopeful where cards are still to come."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.bot.last_cast import Caster, Sketch, above, caster, chance_of_all, sketch, to_come
from questhall.games.calltoadventure.odds import chance_of
from support.calltoadventure import hero

SIX_ICONS = Caster((3, 4, 2), 0.0)
"""Three core runes, four ordinary ones, two special ones."""


def test_one_hero_passes_as_often_as_the_odds_say() -> None:
    assert chance_of_all([SIX_ICONS], 0.0) == pytest.approx(chance_of((3, 4, 2), 9))


def test_experience_on_the_card_must_be_cast_as_well() -> None:
    assert chance_of_all([SIX_ICONS], 2.0) == pytest.approx(chance_of((3, 4, 2), 11))


def test_half_an_experience_lies_in_the_middle() -> None:
    none, one = chance_of_all([SIX_ICONS], 0.0), chance_of_all([SIX_ICONS], 1.0)
    assert chance_of_all([SIX_ICONS], 0.5) == pytest.approx((none + one) / 2)


def test_all_heroes_must_pass() -> None:
    alone = chance_of_all([SIX_ICONS], 0.0)
    assert chance_of_all([SIX_ICONS, SIX_ICONS], 0.0) == pytest.approx(alone**2)


def test_what_one_has_too_much_helps_the_other() -> None:
    """A result of 11 and one of 9 clear 2 experience, not 3."""
    casts = [Caster((0, 0, 0), 11.0), Caster((0, 0, 0), 9.0)]
    assert [chance_of_all(casts, xp) for xp in (2.0, 3.0)] == [1.0, 0.0]


def test_a_result_that_is_too_low_fails() -> None:
    assert sum(above(Caster((0, 0, 0), 8.0))) == 0.0


def test_a_hero_is_judged_by_the_two_best_abilities() -> None:
    """A soldier has strength and constitution; two paths teach strength."""
    soldier = hero(story="sparring_ground/upper buried_quarry/upper")
    assert sketch(soldier).best == (3, 1)
    assert sketch(soldier, "recruiting_day/lower").best == (3, 2)


def test_cards_still_to_come_promise_less_to_a_hero_who_has_all_runes() -> None:
    full, poor = Sketch((3, 3), 0.0, 3), Sketch((1, 1), 0.0, 3)
    assert caster(poor, 6.0, 0.0).plus > caster(full, 6.0, 0.0).plus


def test_the_story_told_first_ends_the_others() -> None:
    eight, three = Sketch((1, 1), 0.0, 8), Sketch((1, 1), 0.0, 3)
    assert to_come([eight, three]) == [1, 1.75]


def test_a_power_counts_more_the_nearer_its_radiant_icons_are() -> None:
    """An elsecaller needs four."""
    one = sketch(hero(destiny="elsecaller", revealed=True))
    two = sketch(hero(destiny="elsecaller", revealed=True, story="recruiting_day/lower"))
    assert 0.0 < one.plus < two.plus
