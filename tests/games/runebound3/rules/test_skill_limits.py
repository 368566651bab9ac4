"""How many skills a hero can have learned: catalogue chapters SKILL, BODY, MIND, SPIRIT."""

from __future__ import annotations

import pytest

from questhall.engine import IllegalMove, Move
from questhall.games.runebound3.events.skills import SkillDiscarded, SkillLearned, TrophySpent
from questhall.games.runebound3.moves.market import Refuse, Sell
from questhall.games.runebound3.moves.skills import DiscardSkill, Learn
from questhall.games.runebound3.moves.turn import Shop
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import Player, State
from support.runebound3 import hero, play, position
from support.runebound3_matches import match_at
from support.stretch import Played, Rigged


def table(mine: Player, *, points: int = 3) -> State:
    """A hero alone on the hex; Mok is far away."""
    mine.points = points
    return position(mine, hero("mok", "everton"))


def learn(state: State, *answers: Move) -> Played[State]:
    return play(state, take_turn, answers)


MINDS = "vigilance dicing"
BODIES = "shield_breaker marksmanship mountaineering"


@pytest.mark.rule("R3-SKILL-12", "R3-BODY-02", "R3-ATTR-05")
def test_corbin_has_room_for_three_body_skills_and_no_fourth() -> None:
    state = table(hero("corbin", skills="shield_breaker marksmanship"))

    assert play(state, lambda table: place_skill(table, 0, "mountaineering")).asked == []

    played = play(state, lambda table: place_skill(table, 0, "pickpocket"), [DiscardSkill("pickpocket")])
    assert played.asked[0].moves == [*map(DiscardSkill, [*BODIES.split(), "pickpocket"])]
    assert state.players[0].skills == BODIES.split()


@pytest.mark.rule("R3-MIND-02", "R3-SKILL-12")
def test_corbin_has_room_for_two_mind_skills_and_no_third() -> None:
    state = table(hero("corbin", skills="shield_breaker vigilance"))

    assert play(state, lambda table: place_skill(table, 0, "dicing")).asked == []

    played = play(state, lambda table: place_skill(table, 0, "silver_tongue"), [DiscardSkill("vigilance")])
    assert played.asked[0].moves == [*map(DiscardSkill, [*MINDS.split(), "silver_tongue"])]
    assert state.players[0].skills == ["shield_breaker", "dicing", "silver_tongue"]


@pytest.mark.rule("R3-SPIRIT-02", "R3-SKILL-12")
def test_corbin_without_spirit_keeps_no_spirit_skill() -> None:
    state = table(hero("corbin", skills="shield_breaker"))

    played = play(state, lambda table: place_skill(table, 0, "healing_touch"))

    assert played.events == [SkillLearned(0, "healing_touch"), SkillDiscarded(0, "healing_touch")]
    assert (state.players[0].skills, state.skill_discard) == (["shield_breaker"], ["healing_touch"])


@pytest.mark.rule("R3-SKILL-13")
def test_a_hero_who_loses_an_attribute_discards_learned_skills_of_that_type_of_his_choice() -> None:
    skills = f"{MINDS} silver_tongue shield_breaker"
    mine = hero("corbin", gold=0, skills=skills, assets="stargazers_robe", hand="unbowed")
    state = table(mine)
    state.markets["tamalir"] = ["satchel", "bear_pelt", "griffin"]

    script = [Shop(), Sell("stargazers_robe"), DiscardSkill("dicing"), Refuse("satchel")]
    played = play(state, take_turn, script, Rigged(deck__assets=[0]))

    assert played.topics == [(0, "turn.act"), (0, "shop.sell"), (0, "skills.discard"), (0, "shop.buy")]
    assert played.asked[2].moves == [*map(DiscardSkill, [*MINDS.split(), "silver_tongue"])]
    assert (mine.skills, mine.hand) == (["vigilance", "silver_tongue", "shield_breaker"], ["unbowed"])
    assert state.skill_discard == ["dicing"]


@pytest.mark.rule("R3-SKILL-13")
def test_a_discarded_skill_that_raised_other_attributes_takes_skills_of_those_with_it() -> None:
    """Jack of All Trades is a body skill that adds one to each attribute."""
    bodies = [*BODIES.split(), "pickpocket"]
    mine = hero("hawthorne", skills=f"jack_of_all_trades {BODIES} {MINDS}")
    state = table(mine)

    script = [*map(DiscardSkill, ("jack_of_all_trades", "mountaineering", "dicing"))]
    played = play(state, lambda table: place_skill(table, 0, "pickpocket"), script)

    assert [asked.moves for asked in played.asked] == [
        [*map(DiscardSkill, ("jack_of_all_trades", *bodies))],
        [*map(DiscardSkill, bodies)],
        [*map(DiscardSkill, MINDS.split())],
    ]
    assert mine.skills == ["shield_breaker", "marksmanship", "vigilance", "pickpocket"]


@pytest.mark.rule("R3-SKILL-14")
def test_no_move_of_a_turn_discards_a_learned_skill() -> None:
    state = table(hero("corbin", skills=f"{BODIES} {MINDS}", hand="unbowed", trophies="ogre", assets="satchel"))
    match = match_at(state)

    for skill in (BODIES + " " + MINDS).split():
        with pytest.raises(IllegalMove):
            match.play(0, DiscardSkill(skill))

    moves = [*match.asks[0].moves, *match.offers.get(0, ())]
    assert not any(isinstance(move, DiscardSkill) for move in moves)
    assert match.state.players[0].skills == [*BODIES.split(), *MINDS.split()]


@pytest.mark.rule("R3-SKILL-15")
@pytest.mark.parametrize("given_up", [*BODIES.split(), "pickpocket"])
def test_a_hero_may_learn_one_too_many_and_then_discards_any_of_that_type(given_up: str) -> None:
    mine = hero("corbin", skills=BODIES, hand="pickpocket", trophies="ogre")
    state = table(mine)

    played = learn(state, Learn("pickpocket"), DiscardSkill(given_up))

    assert played.topics == [(0, "turn.act"), (0, "skills.discard")]
    assert played.events == [TrophySpent(0, "ogre"), SkillLearned(0, "pickpocket"), SkillDiscarded(0, given_up)]
    assert mine.skills == [skill for skill in [*BODIES.split(), "pickpocket"] if skill != given_up]
    assert state.skill_discard == [given_up]


@pytest.mark.rule("R3-SKILL-15")
def test_a_skill_that_raises_its_own_attribute_enough_costs_no_other() -> None:
    mine = hero("corbin", skills=BODIES, hand="holy_zeal", trophies="ogre tales_of_old")
    state = table(mine)

    played = learn(state, Learn("holy_zeal"))

    assert played.topics == [(0, "turn.act")]
    assert mine.skills == [*BODIES.split(), "holy_zeal"]
