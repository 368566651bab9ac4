"""What bots know of abilities: every one of them, and nothing that is in no box."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.bot.abilities import BY_FIGHTER, BY_NAME, FIGHT_MOMENTS, Fighter, done_by_surges
from questhall.games.runebound3.bot.strength import EDGE
from questhall.games.runebound3.bot.worth import ABILITY_WORTH, BONUS_WORTH, KNOWN_WORTH, added_by, added_by_skill
from questhall.games.runebound3.cards.ability import nothing as no_effect
from questhall.games.runebound3.cards.ability import surge
from questhall.games.runebound3.cards.define import ABILITIES, ASSETS, HERO_ABILITIES, SKILLS, Asset, Skill
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.rules.scenario import VILLAIN

OWN = [ability for hero in HEROES for ability in HERO_ABILITIES[hero]]
CARDS: list[Skill | Asset] = [*SKILLS.values(), *ASSETS.values()]
ON_CARDS = [ability for card in CARDS for ability in card.abilities]
IN_FIGHTS = {each.id for each in (*OWN, *ON_CARDS) if each.moment == "surge" or each.moment in FIGHT_MOMENTS}
WELL_EQUIPPED = ("ancient_sword", "firestone", "chain_mail")
FIGHTER = Fighter(physical=2.0, magic=1.0, mind=2, spirit=2)


def test_every_ability_for_fights_is_known_once_and_no_other() -> None:
    assert {*BY_NAME, *BY_FIGHTER} == IN_FIGHTS
    assert not {*BY_NAME} & {*BY_FIGHTER}


def test_every_other_ability_is_worth_something_by_its_moment_or_by_its_name() -> None:
    assert {*KNOWN_WORTH} <= {*ABILITIES}
    for ability in ON_CARDS:
        assert ability.id in IN_FIGHTS or ability.id in KNOWN_WORTH or ability.moment in ABILITY_WORTH, ability.id


def test_heroes_and_villains_with_an_edge_are_in_the_box() -> None:
    assert {*EDGE} <= {*HEROES, *VILLAIN.values()}


def test_every_bonus_on_a_card_counts_somewhere() -> None:
    """In the measures of a fight, in health, or by the table."""
    measured = {"health", "fierce", "guard", "armour", "charm"} | {f"health_per_{name}" for name in ("body", "spirit")}
    words = {word for card in CARDS for word in card.bonuses}
    assert words <= {*BONUS_WORTH} | measured


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_is_worth_something_to_some_hero(skill: str) -> None:
    assert max(added_by_skill(hero, (), WELL_EQUIPPED, skill) for hero in HEROES) > 0.2


@pytest.mark.parametrize("asset", ASSETS)
def test_every_asset_is_worth_something_to_some_hero(asset: str) -> None:
    assert max(added_by(hero, (), (), asset) for hero in HEROES) > 0.2


def test_surges_go_where_they_do_most() -> None:
    flare, roots = surge("firestone_flare", 1, no_effect), surge("entangling_roots_grip", 1, no_effect)
    rod = surge("rune_rod_discharge", 0, no_effect)
    assert done_by_surges(1.0, [flare, roots], FIGHTER, 0.1) == BY_NAME["entangling_roots_grip"]
    assert done_by_surges(3.0, [roots, rod], FIGHTER, 0.1) == BY_NAME["entangling_roots_grip"] + 2.0
    assert done_by_surges(2.0, [flare], FIGHTER, 0.1) == pytest.approx(BY_NAME["firestone_flare"] + 0.1)


def test_an_ability_for_two_surges_waits_for_both() -> None:
    orb = surge("puppeteers_orb_strings", 2, no_effect)
    assert done_by_surges(2.0, [orb], FIGHTER, 0.1) < BY_NAME["puppeteers_orb_strings"]
