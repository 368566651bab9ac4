"""Body, mind and spirit: catalogue chapters ATTR, BODY, MIND, SPIRIT."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.fight import Struck
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.events.skills import SkillLearned
from questhall.games.runebound3.moves.fight import Pass, UseSurge
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.state import Player
from questhall.games.runebound3.table_view import HeroView
from support.runebound3 import fight, hero, play, position
from support.runebound3_matches import match_at
from support.stretch import Rigged


def seen_hero(mine: Player) -> HeroView:
    """A hero as everyone sees it."""
    view: HeroView = match_at(position(mine, hero("mok", "forge"))).view(None).heroes[0]
    return view


def attributes(mine: Player) -> tuple[int, int, int]:
    seen = seen_hero(mine)
    return seen.body, seen.mind, seen.spirit


PRINTED = (3, 2, 0)
"""Corbin's."""


@pytest.mark.rule("R3-BODY-03")
@pytest.mark.parametrize(
    ("card", "where", "more"),
    [
        ("serrated_axe", "assets", 1),
        ("clawed_glove", "assets", 1),
        ("spiked_armor", "assets", 1),
        ("bear_strength", "skills", 1),
    ],
)
def test_a_card_adds_to_body_what_it_says(card: str, where: str, more: int) -> None:
    assert attributes(hero("corbin", **{where: card})) == (3 + more, 2, 0)  # type: ignore[arg-type]
    assert attributes(hero("corbin")) == PRINTED


@pytest.mark.rule("R3-MIND-03")
@pytest.mark.parametrize(("card", "where", "more"), [("stargazers_robe", "assets", 1), ("cunning", "skills", 2)])
def test_a_card_adds_to_mind_what_it_says(card: str, where: str, more: int) -> None:
    assert attributes(hero("corbin", **{where: card})) == (3, 2 + more, 0)  # type: ignore[arg-type]


@pytest.mark.rule("R3-SPIRIT-03")
@pytest.mark.parametrize(("card", "more"), [("monks_habit", 1), ("staff_of_light", 1), ("mana_armor", 1), ("", 0)])
def test_a_card_adds_to_spirit_what_it_says(card: str, more: int) -> None:
    assert attributes(hero("corbin", assets=card)) == (3, 2, more)


@pytest.mark.rule("R3-BODY-03", "R3-MIND-03", "R3-SPIRIT-03")
def test_some_cards_raise_all_three() -> None:
    assert attributes(hero("corbin", assets="elven_armor")) == (4, 3, 1)
    assert attributes(hero("corbin", skills="jack_of_all_trades")) == (4, 3, 1)


@pytest.mark.rule("R3-BODY-03")
def test_a_raised_attribute_counts_in_a_test() -> None:
    for assets, cards in [("", 3), ("serrated_axe", 4)]:
        state = position(hero("corbin", assets=assets), skill_deck="aegis miracle taming dicing cunning")
        played = play(state, lambda table: take_test(table, 0, "body"), [], Rigged(deck__skills=[0] * cards))
        assert len(played.events_of(attribute_tests.TestBegan)[0].skills) == cards


@pytest.mark.rule("R3-ATTR-02", "R3-ATTR-03")
@pytest.mark.parametrize(
    ("skills", "assets", "mind"),
    [
        ("cunning", "", 4),
        ("holy_zeal", "", 1),
        ("cunning holy_zeal", "", 3),
        ("cunning holy_zeal magical_ambition", "", 2),
        ("cunning holy_zeal", "fine_doublet", 4),
    ],
)
def test_all_modifiers_are_added_up(skills: str, assets: str, mind: int) -> None:
    """Cunning gives +2 mind, Holy Zeal and Magical Ambition -1 each, a fine doublet +1: +2 and -1 are +1."""
    assert attributes(hero("corbin", skills=skills, assets=assets))[1] == mind


@pytest.mark.rule("R3-ATTR-04")
def test_an_attribute_can_become_negative() -> None:
    """A Staff Officer has -1 spirit, and Corbin none to begin with."""
    assert attributes(hero("corbin", skills="staff_officer")) == (3, 4, -1)


@pytest.mark.rule("R3-ATTR-04")
def test_a_hero_whose_spirit_sinks_below_zero_has_no_spirit_skill_and_need_discard_nothing_else() -> None:
    state = position(hero("corbin", hand="parry"))

    played = play(state, lambda table: place_skill(table, 0, "staff_officer"))

    assert (played.events, played.asked) == ([SkillLearned(0, "staff_officer")], [])
    assert (state.players[0].skills, state.players[0].hand) == (["staff_officer"], ["parry"])


@pytest.mark.rule("R3-ATTR-04")
@pytest.mark.parametrize(("skills", "spirit", "health"), [("", 0, 10), ("staff_officer", -1, 10)])
def test_for_abilities_less_than_nothing_is_nothing(skills: str, spirit: int, health: int) -> None:
    """The War Aria gives health for each point of spirit, and takes none for a lack of it."""
    seen = seen_hero(hero("corbin", skills=f"war_aria {skills}"))
    assert (seen.spirit, seen.health) == (spirit, health)
    assert seen_hero(hero("corbin", skills="war_aria", assets="monks_habit")).health == 11


@pytest.mark.rule("R3-ATTR-04")
@pytest.mark.parametrize(("assets", "damage"), [("monks_habit", 1), ("", 0)])
def test_an_ability_that_counts_an_attribute_counts_none_below_zero(assets: str, damage: int) -> None:
    """The Rune of Flame deals magic damage equal to spirit; with spirit 0 or less it is no use."""
    for skills in ("rune_of_flame", "rune_of_flame staff_officer"):
        state = position(hero("corbin", skills=skills, assets=assets))
        fight(state, "rebels", mine="A11:1", theirs="enemy.4:1")
        bursts = damage and skills == "rune_of_flame"
        answer = UseSurge("rune_of_flame_burst", ("A11",), 2) if bursts else Pass()

        played = play(state, fight_on, [answer])

        abilities = [move.ability for move in played.asked[0].moves if isinstance(move, UseSurge)]
        assert ("rune_of_flame_burst" in abilities) == bool(bursts)
        assert played.events_of(Suffered) == ([Suffered(None, damage)] if bursts else [])
        assert played.events_of(Struck) == []
