"""The tool that weighs a skill of Runebound in fights: one hero, the same foe, another skill in the free place."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.rules.bonuses import hero_health
from questhall.games.runebound3.rules.scenario import VILLAIN
from weigh_skills import NOTHING, Comer, comers, fought, is_won, rivals, table


@pytest.fixture(scope="module")
def comer() -> Comer:
    """The first hero who comes to the villain in a match of greedy bots."""
    return next(comers(1, 9000))


def test_others_are_those_of_the_same_cost_that_matter_in_a_fight() -> None:
    others = rivals("sand_in_the_eyes")
    assert {len(SKILLS[other].cost) for other in others} == {2}
    assert {"parry", "holy_zeal"} <= {*others}, "an ability for fights, and a health more"
    assert {"sand_in_the_eyes", "dicing", "weather_sense"}.isdisjoint(others)


def test_a_fight_with_the_same_chance_ends_alike_and_wounds_decide_it(comer: Comer) -> None:
    villain, player = VILLAIN[comer.state.scenario], comer.state.players[comer.seat]
    ends = [is_won(comer, player.skills, villain, "villain", seed) for seed in range(6)]
    assert ends == [is_won(comer, player.skills, villain, "villain", seed) for seed in range(6)]
    unhurt, player.damage = player.damage, hero_health(player) - 1
    worn_out = [is_won(comer, player.skills, villain, "villain", seed) for seed in range(6)]
    player.damage = unhurt
    assert sum(worn_out) < sum(ends)


def test_every_skill_stands_in_the_free_place_once(comer: Comer) -> None:
    won = fought([comer], "sand_in_the_eyes", 1, 5)
    for wins in won.values():
        assert {*wins} == {NOTHING, "sand_in_the_eyes", *rivals("sand_in_the_eyes")}
        assert {len(by_hero) for by_hero in wins.values()} == {1}


def test_differences_are_taken_hero_by_hero() -> None:
    won = {card: [0.5, 0.5, 0.0, 0.0] for card in (NOTHING, *rivals("sand_in_the_eyes"))}
    won["sand_in_the_eyes"] = [1.0, 1.0, 0.5, 0.5]
    _, _, best, *_, mean = table("villains", won, "sand_in_the_eyes")
    assert "sand_in_the_eyes*" in best
    assert "+50.0 ± 0.0" in best, "every hero won half a fight more, though heroes differ"
    assert mean.endswith("+50.0 ± 0.0")
