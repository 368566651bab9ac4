"""Diplomacy: the skill that copies a rival."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.events import (
    SkillUsed,
    TokenMoved,
)
from questhall.games.rollplayer.moves import (
    Buy,
    Flip,
    Skip,
    UseSkill,
)
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.skills import usable_skills
from questhall.games.rollplayer.state import SkillCard, State
from support.rollplayer import faces, hero, play, position
from support.rollplayer_skills import (
    MARKET_SKILLS,
    POOL_SKILLS,
    cost,
    use,
)
from support.stretch import CutIn

# Diplomacy


def diplomat(rival: str, **facts: object) -> State:
    """Seat 0 owns Diplomacy, seat 1 this skill."""
    player = hero("wizard", sheet={"strength": "r5 b2"}, skills="diplomacy", gold=9)
    other = hero("druid", "elf", skills=rival)
    return position(player, other, **{"pool": "g1 p3 y6", "market": "longsword", "discard": "honest"} | facts)  # type: ignore[arg-type]


@pytest.mark.rule("RP-CLAR-05", "RP-CLAR-06")
def test_diplomacy_copies_a_rivals_skill_with_its_arrow_and_turns_itself_alone() -> None:
    state = diplomat("cure_wounds")
    played = use(state, "diplomacy", [Flip("strength", 2)], copied="cure_wounds")
    assert played.events[:2] == [SkillUsed(0, "diplomacy", "cure_wounds"), TokenMoved(0, "up")]
    assert [player.token for player in state.players] == [(0, 1), (1, 1)]
    assert faces(state, 0, "strength") == "r5 b5"
    assert [player.skills for player in state.players] == [
        [SkillCard("diplomacy", exhausted=True)],
        [SkillCard("cure_wounds", exhausted=False)],
    ]
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_copies_all_rivals_skills_and_no_own_ones() -> None:
    player = hero("wizard", skills="diplomacy pickpocket* concentrate*")
    state = position(
        player, hero("druid", skills="cure_wounds climb*"), hero("bard", skills="knowledge"), pool="g1 p3 y6 b6"
    )
    copies = ["cure_wounds", "climb", "knowledge"]
    assert usable_skills(state, 0) == [UseSkill("diplomacy", copied) for copied in copies]
    assert usable_skills(state, 1) == [UseSkill("cure_wounds")]


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_waits_for_the_moment_and_the_room_of_the_copied_skill() -> None:
    for skill in POOL_SKILLS:
        assert usable_skills(diplomat(skill), 0) == [UseSkill("diplomacy", skill)]
        assert usable_skills(diplomat(skill, phase="market"), 0) == []
    for skill in MARKET_SKILLS:
        assert usable_skills(diplomat(skill, phase="market"), 0) == [UseSkill("diplomacy", skill)]
        assert usable_skills(diplomat(skill, phase="market", start=1), 0) == []
    at_the_edge = diplomat("cure_wounds")
    at_the_edge.players[0].token = (0, 1)
    assert usable_skills(at_the_edge, 0) == []


@pytest.mark.rule("RP-CLAR-05", "RP-CLAR-07")
def test_diplomacy_may_be_used_for_the_step_alone() -> None:
    state = diplomat("cure_wounds")
    use(state, "diplomacy", [Skip()], copied="cure_wounds")
    assert state.players[0].token == (0, 1)
    assert faces(state, 0, "strength") == "r5 b2"
    assert state.players[0].skills == [SkillCard("diplomacy", exhausted=True)]


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_can_open_a_lock_in_place_of_the_own_market_turn() -> None:
    state = diplomat("open_lock", phase="market", deck="chain_helm")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("diplomacy", "open_lock")), Buy("chain_helm", cost("chain_helm"))]
    play(state, lambda table: market_turn(table, 0), answers, deck__market=[0])
    assert (state.players[0].armour, state.players[0].token) == (["chain_helm"], (2, 1))
    assert state.players[1].skills == [SkillCard("open_lock")]


def test_diplomacy_has_nothing_to_copy_where_nobody_has_a_skill() -> None:
    assert usable_skills(diplomat(""), 0) == []
