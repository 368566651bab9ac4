"""Skills in the hands of seat 0, for the tests of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.engine import Move
from questhall.games.rollplayer.cards.define import CARDS, Skill
from questhall.games.rollplayer.moves import UseSkill
from questhall.games.rollplayer.rules.skills import usable_skills, use_skill
from questhall.games.rollplayer.state import Player, State
from support.rollplayer import hero, play, position
from support.stretch import Played

MARKET_SKILLS = ["move_silently", "open_lock"]
POOL_SKILLS = ["climb", "intimidate", "negotiate"]
ANY_TIME = ["acrobatics", "concentrate", "cure_wounds", "knowledge", "pickpocket", "search", "sleight_of_hand"]
OF_THEIR_OWN = [*MARKET_SKILLS, *POOL_SKILLS, *ANY_TIME]
SHEET = {"strength": "r1 b2", "charisma": "w3"}


def skill_card(id: str) -> Skill:
    card = CARDS[id]
    assert isinstance(card, Skill)
    return card


def cost(card: str) -> int:
    return CARDS[card].cost


def use(
    state: State, skill: str, answers: Sequence[Move] = (), *, copied: str = "", **chance: list[int]
) -> Played[State]:
    """Seat 0 uses a skill, which must be usable."""
    move = UseSkill(skill, copied)
    assert move in usable_skills(state, 0)
    return play(state, lambda table: use_skill(table, 0, move), answers, **chance)


def dice_phase(*heroes: Player, **table: Any) -> State:
    """Three black dice wait to be taken."""
    return position(*heroes, **{"pool": "k1 k2 k3", **table})


def user(skills: str, **more: Any) -> Player:
    """A hero with dice on the sheet and these skills."""
    return hero("ranger", sheet=SHEET, skills=skills, **more)


def with_skill(skill: str, **facts: object) -> State:
    """Seat 0 owns the skill and stands in a place where every skill has something to do."""
    owner = hero("wizard", sheet={"strength": "r5 b2"}, skills=skill, gold=9)
    rival = hero("druid", "elf", sheet={"charisma": "w4"})
    return position(owner, rival, **{"pool": "g1 p3 y6", "market": "longsword weak", "discard": "honest"} | facts)  # type: ignore[arg-type]


def phase_for(skill: str) -> str:
    return "market" if skill in MARKET_SKILLS else "dice"
