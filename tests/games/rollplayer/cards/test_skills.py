"""The thirteen skills: what all have in common, and those that touch the own dice and gold."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.cards.define import CARDS, Skill
from questhall.games.rollplayer.components import ATTRIBUTES, DIRECTIONS
from questhall.games.rollplayer.events import (
    DieMoved,
    GoldTaken,
    SkillUsed,
    TokenMoved,
)
from questhall.games.rollplayer.moves import (
    Adjust,
    Flip,
    GiveDie,
    MoveDie,
    MoveTo,
    Perform,
    PlaceDie,
    Skip,
    Swap,
    SwapWith,
    TakeCard,
    TakeFromBag,
    TakeToken,
    UseSkill,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.skills import usable_skills
from questhall.games.rollplayer.state import SkillCard
from support.rollplayer import faces, hero, play, pool, position
from support.rollplayer_skills import (
    ANY_TIME,
    MARKET_SKILLS,
    OF_THEIR_OWN,
    POOL_SKILLS,
    phase_for,
    skill_card,
    use,
    with_skill,
)
from support.stretch import CutIn

ONE_DOT = ["acrobatics", "climb", "cure_wounds", "intimidate", "pickpocket", "sleight_of_hand"]
TWO_DOTS = ["concentrate", "diplomacy", "knowledge", "move_silently", "negotiate", "open_lock", "search"]
BEFORE_THE_EDGE: dict[str, tuple[int, int]] = {"left": (1, 0), "down": (2, 1), "right": (1, 2), "up": (0, 1)}


# What all have in common


def test_six_skills_have_one_dot_and_seven_have_two() -> None:
    skills = [card for card in CARDS.values() if isinstance(card, Skill)]
    assert sorted(card.id for card in skills if card.dots == 1) == ONE_DOT
    assert sorted(card.id for card in skills if card.dots == 2) == TWO_DOTS
    assert sorted([*OF_THEIR_OWN, "diplomacy"]) == sorted(card.id for card in skills)


def test_three_skills_point_in_each_direction_and_diplomacy_in_none() -> None:
    skills = [card for card in CARDS.values() if isinstance(card, Skill)]
    assert Counter(card.arrow for card in skills) == {"left": 3, "right": 3, "up": 3, "down": 3, None: 1}
    assert skill_card("diplomacy").arrow is None


@pytest.mark.rule("RP-CARD-13", "RP-SKILL-02", "RP-SKILL-04")
@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_every_skill_steps_along_its_arrow_and_is_turned_sideways(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill))
    rows = [list(map(str, row)) for row in state.players[0].rows]
    top = [0] if skill == "open_lock" else []
    played = use(state, skill, [] if skill == "pickpocket" else [Skip()], deck__market=top)
    arrow = skill_card(skill).arrow
    assert arrow is not None
    assert played.events[:2] == [SkillUsed(0, skill), TokenMoved(0, arrow)]
    down, right = DIRECTIONS[arrow]
    assert state.players[0].token == (1 + down, 1 + right)
    assert state.players[0].skills == [SkillCard(skill, exhausted=True)]
    assert [list(map(str, row)) for row in state.players[0].rows] == rows
    assert (pool(state), state.market, state.market_done) == ("g1 p3 y6", ["longsword", "weak"], False)
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-SKILL-05")
@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_no_skill_can_be_used_whose_arrow_points_off_the_card(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill))
    assert usable_skills(state, 0) == [UseSkill(skill)]
    arrow = skill_card(skill).arrow
    assert arrow is not None
    state.players[0].token = BEFORE_THE_EDGE[arrow]
    assert usable_skills(state, 0) == []


PHASES = ["roll", "dice", "before market", "market", "cleanup", "final"]


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_every_skill_has_its_moment(skill: str) -> None:
    usable = [phase for phase in PHASES if usable_skills(with_skill(skill, phase=phase), 0)]
    in_time = {"market": ["market"], "dice": ["dice"]}
    assert usable == (PHASES if skill in ANY_TIME else in_time[phase_for(skill)])


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_only_market_skills_wait_for_the_own_turn(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill), start=1)
    assert usable_skills(state, 0) == ([] if skill in MARKET_SKILLS else [UseSkill(skill)])


@pytest.mark.parametrize("skill", MARKET_SKILLS)
def test_a_market_skill_comes_too_late_once_the_turn_is_used(skill: str) -> None:
    state = with_skill(skill, phase="market")
    state.market_done = True
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-CLAR-11")
@pytest.mark.parametrize("skill", POOL_SKILLS)
def test_a_skill_for_the_pool_needs_an_unchosen_initiative_card(skill: str) -> None:
    state = with_skill(skill, pool="- - y6", taken={0: 1, 1: 2})
    assert usable_skills(state, 0) == [UseSkill(skill)]
    state.initiative[2].die = None
    assert usable_skills(state, 0) == []


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_a_used_skill_cannot_be_used_again_until_refreshed(skill: str) -> None:
    assert usable_skills(with_skill(f"{skill}*", phase=phase_for(skill)), 0) == []


# Concentrate


def test_concentrate_changes_one_own_die_by_up_to_two_and_never_past_1_or_6() -> None:
    state = with_skill("concentrate")
    played = use(state, "concentrate", [Adjust("strength", 2, 2)])
    assert played.asked[0].moves == [
        *(Adjust("strength", 1, by) for by in (-2, -1, 1)),
        *(Adjust("strength", 2, by) for by in (-1, 1, 2)),
        Skip(),
    ]
    assert faces(state, 0, "strength") == "r5 b4"


def test_a_quarterstaff_does_not_lengthen_concentrate() -> None:
    state = with_skill("concentrate")
    state.players[0].rows[0][0].value = 4
    state.players[0].weapons = ["quarterstaff"]
    played = use(state, "concentrate", [Adjust("strength", 1, -2)])
    assert [move.by for move in played.asked[0].moves if isinstance(move, Adjust) and move.cell == 1] == [-2, -1, 1, 2]
    assert faces(state, 0, "strength") == "r2 b2"


# Knowledge


def test_knowledge_performs_any_one_attribute_action() -> None:
    state = with_skill("knowledge", phase="cleanup")
    played = use(state, "knowledge", [Perform("strength"), Flip("strength", 1)])
    assert played.asked[0].moves == [*(Perform(attribute) for attribute in ATTRIBUTES), Skip()]
    assert faces(state, 0, "strength") == "r2 b2"


def test_knowledge_does_not_count_as_the_action_of_the_dice_phase() -> None:
    state = with_skill("knowledge")
    answers: list[Move | CutIn] = [
        TakeCard(1),
        PlaceDie("charisma"),
        CutIn(0, UseSkill("knowledge")),
        Perform("charisma"),
        TakeToken(),
        TakeToken(),
    ]
    play(state, lambda table: dice_turn(table, 0), answers)
    assert state.players[0].charisma == 2


def test_the_action_chosen_with_knowledge_may_still_be_left_out() -> None:
    state = with_skill("knowledge")
    use(state, "knowledge", [Perform("charisma"), Skip()])
    assert state.players[0].charisma == 0


# Pickpocket


def test_pickpocket_gains_three_gold() -> None:
    state = with_skill("pickpocket")
    played = use(state, "pickpocket")
    assert [player.gold for player in state.players] == [9 + 3, 5]
    assert played.events_of(GoldTaken) == [GoldTaken(0, 3, "pickpocket")]


# Acrobatics, Sleight of Hand


def test_acrobatics_swaps_two_own_dice() -> None:
    player = hero("wizard", sheet={"strength": "r5 g1", "charisma": "b2"}, skills="acrobatics")
    state = position(player, hero("druid"), phase="market")
    played = use(state, "acrobatics", [Swap("strength", 1), SwapWith("charisma", 1)])
    assert [asked.moves for asked in played.asked] == [
        [Swap("strength", 1), Swap("strength", 2), Swap("charisma", 1), Skip()],
        [SwapWith("strength", 2), SwapWith("charisma", 1)],
    ]
    assert (faces(state, 0, "strength"), faces(state, 0, "charisma")) == ("b2 g1", "r5")


@pytest.mark.rule("RP-CLAR-13", "RP-CLAR-14", "RP-CLAR-15")
def test_sleight_of_hand_moves_a_die_closes_the_gap_and_brings_neither_action_nor_gold() -> None:
    player = hero("wizard", sheet={"strength": "r1 y2 g3", "charisma": "b4 k5"}, skills="sleight_of_hand")
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [MoveDie("strength", 2), MoveTo("charisma")])
    assert (faces(state, 0, "strength"), faces(state, 0, "charisma")) == ("r1 g3", "b4 k5 y2")
    assert played.topics == [(0, "skill.move_die"), (0, "skill.move_to")]
    assert player.gold == 5
    assert (player.charisma, played.events_of(GoldTaken)) == (0, [])
    assert played.events_of(DieMoved) == [DieMoved(0, "gold", 2, "strength", "charisma")]


def test_sleight_of_hand_moves_to_another_row_with_room() -> None:
    full = {attribute: "g1 g1 g1" for attribute in ("intelligence", "wisdom")}
    player = hero("wizard", sheet={"strength": "r1 y2", "dexterity": "b1 b1 b1", **full}, skills="sleight_of_hand")
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [MoveDie("strength", 1), MoveTo("constitution")])
    assert played.asked[1].moves == [MoveTo("constitution"), MoveTo("charisma")]
    assert (faces(state, 0, "strength"), faces(state, 0, "constitution")) == ("y2", "r1")


def test_sleight_of_hand_offers_no_die_that_has_nowhere_to_go() -> None:
    sheet: dict[str, str] = {attribute: "y1 y1" if attribute == "charisma" else "y1 y1 y1" for attribute in ATTRIBUTES}
    player = hero("wizard", sheet={**sheet, "strength": "r1 g2 b3", "wisdom": "g1 g1 g1", "dexterity": "k1 k1 k1"})
    player.skills = [SkillCard("sleight_of_hand")]
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [Skip()])
    movable = [(attribute, cell) for attribute in ATTRIBUTES if attribute != "charisma" for cell in (1, 2, 3)]
    assert played.asked[0].moves == [*(MoveDie(attribute, cell) for attribute, cell in movable), Skip()]


def test_sleight_of_hand_moves_nothing_on_a_full_or_an_empty_sheet() -> None:
    sheet: dict[str, str] = {
        attribute: f"{color}1 {color}1 {color}1" for attribute, color in zip(ATTRIBUTES, "gbrpkw", strict=True)
    }
    for dice in (sheet, {}):
        state = position(hero("wizard", sheet=dice, skills="sleight_of_hand"), hero("druid"))
        assert use(state, "sleight_of_hand").topics == []
        assert state.players[0].rows == hero(sheet=dice).rows


def test_a_row_reopened_by_sleight_of_hand_pays_again_for_a_drafted_die() -> None:
    player = hero("wizard", sheet={"charisma": "r1 g2 b3"}, skills="sleight_of_hand", gold=0)
    state = position(player, hero("druid"), pool="k1 w2 p3")
    use(state, "sleight_of_hand", [MoveDie("charisma", 1), MoveTo("wisdom")])
    play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert (faces(state, 0, "charisma"), player.gold) == ("g2 b3 k1", 1)


# Search


@pytest.mark.rule("RP-CLAR-19")
def test_search_exchanges_a_die_for_any_colour_in_the_bag_and_keeps_cell_and_value() -> None:
    state = with_skill("search")
    state.bag["green"], state.bag["white"] = 0, 1
    bag = dict(state.bag)
    played = use(state, "search", [GiveDie("strength", 2), TakeFromBag("white")])
    assert played.asked[0].moves == [GiveDie("strength", 1), GiveDie("strength", 2), Skip()]
    assert played.asked[1].moves == [
        TakeFromBag(color) for color in ("blue", "red", "purple", "black", "white", "gold")
    ]
    assert faces(state, 0, "strength") == "r5 w2"
    assert state.bag == bag | {"white": 0, "blue": bag["blue"] + 1}
    assert state.players[0].gold == 9


@pytest.mark.rule("RP-CLAR-20")
@pytest.mark.parametrize(("class_card", "gold"), [("wizard", 2), ("thief", 4)])
def test_a_gold_die_found_by_search_pays(class_card: str, gold: int) -> None:
    state = with_skill("search")
    state.players[0].class_card = class_card
    played = use(state, "search", [GiveDie("strength", 1), TakeFromBag("gold")])
    assert faces(state, 0, "strength") == "y5 b2"
    assert state.players[0].gold == 9 + gold
    assert played.events_of(GoldTaken) == [GoldTaken(0, gold, "die")]


def test_search_finds_nothing_in_an_empty_bag() -> None:
    state = with_skill("search")
    state.bag = {color: 0 for color in state.bag}
    assert use(state, "search").topics == []
    assert (faces(state, 0, "strength"), state.players[0].token) == ("r5 b2", (0, 1))


# Cure Wounds


def test_cure_wounds_turns_one_own_die_to_its_opposite_face() -> None:
    state = with_skill("cure_wounds", phase="roll")
    played = use(state, "cure_wounds", [Flip("strength", 1)])
    assert played.asked[0].moves == [Flip("strength", 1), Flip("strength", 2), Skip()]
    assert faces(state, 0, "strength") == "r2 b2"
