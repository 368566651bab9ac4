"""Learning skills: catalogue chapter SKILL."""

from __future__ import annotations

import pytest

from questhall.engine import IllegalMove, Move
from questhall.games.runebound3.cards.define import SKILLS, Cost
from questhall.games.runebound3.events.hero import Healed
from questhall.games.runebound3.events.skills import SkillLearned, TrophySpent
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.market import Refuse
from questhall.games.runebound3.moves.skills import Learn, SpendTrophy
from questhall.games.runebound3.moves.turn import EndTurn, Idle, RollToMove, Shop
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import Player, State
from questhall.games.runebound3.view import view
from support.runebound3 import PLAINS, hero, play, position
from support.runebound3_matches import match_at, several
from support.stretch import Played, Rigged

TROPHY: dict[Cost, str] = {"exploration": "swamp_tales", "social": "tales_of_old", "combat": "ogre"}
END_TURN, IDLE = EndTurn(), Idle()


def table(mine: Player, *, points: int = 3) -> State:
    """A hero alone on the hex; Mok is far away."""
    mine.points = points
    return position(mine, hero("mok", "everton"))


def learning(state: State) -> list[Learn]:
    return [move for move in turn_moves(state, 0) if isinstance(move, Learn)]


def learn(state: State, *answers: Move) -> Played[State]:
    return play(state, take_turn, answers)


@pytest.mark.rule("R3-SKILL-01", "R3-SKILL-06")
def test_skills_are_learned_before_between_and_after_actions_as_many_as_one_can_pay() -> None:
    mine = hero("corbin", hand="living_off_the_land vigilance water_strider", trophies="ogre witch ettin razorwing")
    state = table(mine, points=2)

    script = [Learn("living_off_the_land"), IDLE, Learn("vigilance"), IDLE, Learn("water_strider")]
    played = play(state, several(5), script)

    learned = ["living_off_the_land", "vigilance", "water_strider"]
    assert played.topics == [(0, "turn.act")] * 5
    assert played.events_of(SkillLearned) == [SkillLearned(0, skill) for skill in learned]
    assert played.asked[-1].moves == [Learn("water_strider"), END_TURN], "no action points are left"
    assert (mine.skills, mine.points, len(mine.trophies), state.active) == (learned, 0, 1, 0)


@pytest.mark.rule("R3-SKILL-01")
def test_nobody_learns_in_the_turn_of_another() -> None:
    other = hero("mok", "everton", hand="vigilance", trophies="ogre")
    match = match_at(position(hero("corbin"), other))

    with pytest.raises(IllegalMove):
        match.play(1, Learn("vigilance"))

    assert (match.state.players[1].hand, match.state.players[1].skills) == (["vigilance"], [])
    assert [*match.offers.get(1, ())] == []


@pytest.mark.rule("R3-SKILL-01")
def test_learning_may_be_left_out() -> None:
    state = table(hero("corbin", hand="vigilance", trophies="ogre"))

    learn(state, END_TURN)

    assert (state.active, state.players[0].hand, len(state.players[0].trophies)) == (1, ["vigilance"], 1)


@pytest.mark.rule("R3-SKILL-02")
def test_a_skill_in_hand_gives_no_ability_and_no_bonus() -> None:
    cards = "healing_touch long_stride bear_strength"
    state = table(hero("mok", damage=4, hand=f"{cards} parry"))

    played = learn(state, END_TURN)

    corbin_sees = view(state, 1).heroes[0]
    assert Use("healing_touch_heal") not in played.asked[0].offers.get(0, [])
    assert (corbin_sees.speed, corbin_sees.body, corbin_sees.health) == (3, 2, 9)


@pytest.mark.rule("R3-SKILL-05", "R3-SKILL-02")
def test_a_learned_skill_lies_face_up_beside_the_hero_and_works_from_then_on() -> None:
    mine = hero("mok", damage=4, hand="healing_touch parry", trophies="ogre witch")
    state = table(mine)

    played = play(state, several(2), [Learn("healing_touch"), END_TURN])

    assert played.events_of(SkillLearned) == [SkillLearned(0, "healing_touch")]
    assert view(state, 1).heroes[0].skills == ["healing_touch"]
    assert mine.hand == ["parry"]
    assert [Use("healing_touch_heal") in asked.offers.get(0, []) for asked in played.asked] == [False, True]


@pytest.mark.rule("R3-SKILL-03")
@pytest.mark.parametrize(
    ("skill", "trophies", "can"),
    [
        ("lessons_of_battle", "ogre", True),
        ("lessons_of_battle", "tales_of_old swamp_tales", False),
        ("silver_tongue", "tales_of_old", True),
        ("silver_tongue", "ogre swamp_tales", False),
        ("water_walking", "swamp_tales", True),
        ("water_walking", "ogre tales_of_old", False),
        ("hush_money", "tales_of_old runesmith ogre", True),
        ("hush_money", "tales_of_old swamp_tales ogre", False),
        ("battle_fury", "ogre witch ettin", False),
        ("battle_fury", "ogre witch tales_of_old swamp_tales", True),
        ("vigilance", "", False),
    ],
)
def test_a_skill_asks_for_a_trophy_of_the_type_of_each_symbol(skill: str, trophies: str, can: bool) -> None:
    state = table(hero("mok", hand=skill, trophies=trophies))

    assert learning(state) == ([Learn(skill)] if can else [])


@pytest.mark.rule("R3-SKILL-03")
def test_exactly_the_cost_is_spent_the_coloured_symbols_by_their_own_type() -> None:
    mine = hero("thorn", hand="hush_money", trophies="swamp_tales ogre tales_of_old runesmith witch")
    state = table(mine)

    played = learn(state, Learn("hush_money"), SpendTrophy("combat"))

    assert played.topics == [(0, "turn.act"), (0, "learn.pay")]
    assert played.events == [
        TrophySpent(0, "tales_of_old"),
        TrophySpent(0, "runesmith"),
        TrophySpent(0, "ogre"),
        SkillLearned(0, "hush_money"),
    ]
    assert [trophy.card for trophy in mine.trophies] == ["swamp_tales", "witch"]
    assert mine.points == 3, "learning is no action"


@pytest.mark.rule("R3-SKILL-04")
@pytest.mark.parametrize("deck", TROPHY)
def test_a_grey_symbol_is_paid_with_any_trophy(deck: Cost) -> None:
    mine = hero("corbin", hand="vigilance", trophies=" ".join(TROPHY.values()))
    state = table(mine)

    played = learn(state, Learn("vigilance"), SpendTrophy(deck))

    assert played.asked[1].moves == [*map(SpendTrophy, TROPHY)]
    assert played.events == [TrophySpent(0, TROPHY[deck]), SkillLearned(0, "vigilance")]
    assert [trophy.card for trophy in mine.trophies] == [card for each, card in TROPHY.items() if each != deck]


@pytest.mark.rule("R3-SKILL-07")
def test_in_the_middle_of_a_move_nothing_is_learned() -> None:
    state = table(hero("corbin", "8,1", hand="vigilance", trophies="ogre"))

    roll = Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS])
    played = play(state, several(2), [RollToMove(), Done(), END_TURN], roll)

    assert [Learn("vigilance") in asked.moves for asked in played.asked] == [True, False, True]
    assert played.asked[1].offers == {}


@pytest.mark.rule("R3-SKILL-07")
def test_in_the_middle_of_shopping_learning_is_refused() -> None:
    state = table(hero("corbin", hand="vigilance", trophies="ogre", assets="satchel"))
    state.markets["tamalir"] = ["bear_pelt", "griffin", "camp_kettle"]
    match = match_at(state)
    match.play(0, Shop())

    for topic, answer in (("shop.sell", Done()), ("shop.buy", Refuse("griffin"))):
        assert match.asks[0].topic == topic
        with pytest.raises(IllegalMove):
            match.play(0, Learn("vigilance"))
        match.play(0, answer)

    match.play(0, Learn("vigilance"))
    assert match.state.players[0].skills == ["vigilance"]


@pytest.mark.rule("R3-SKILL-16", "R3-SKILL-17")
def test_the_deck_of_a_match_is_made_of_all_six_sets_of_ten() -> None:
    deck = position().skill_deck

    sets = ["nature", "military", "wanderlust", "fortune", "gods", "runes"]
    assert sorted(SKILLS[card].set for card in deck) == sorted(each for each in sets for _ in range(10))
    assert len(set(deck)) == 60


@pytest.mark.rule("R3-SKILL-05")
def test_what_a_skill_does_on_being_learned_does_not_wait() -> None:
    """War Aria raises the health of a defeated hero: he stands at once."""
    mine = hero("mok", damage=8, skills="small_mercies")
    state = table(mine)

    played = play(state, lambda table: place_skill(table, 0, "war_aria"))

    assert (played.events, view(state, None).heroes[0].health) == ([SkillLearned(0, "war_aria")], 11)
    assert played.events_of(Healed) == []


@pytest.mark.rule("R3-SKILL-03")
def test_a_skill_one_cannot_pay_for_is_refused_for_that_and_one_that_does_not_exist_is_refused_too() -> None:
    match = match_at(position(hero("lissa", hand="tireless"), hero("mok", "forge")))

    refusals = [match.why_not(0, f"hand:{name}") for name in ("tireless", "nonsense")]

    assert [refusal and refusal.reason for refusal in refusals] == ["too-few-trophies", "not-now-hand"]
    with pytest.raises(IllegalMove):
        match.play(0, Learn("nonsense"))
