"""Using skills: catalogue chapter SKILL."""

from __future__ import annotations

from questhall.engine import Move, Play, Question, Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.cards.define import CARDS, Skill
from questhall.games.rollplayer.events import SkillUsed
from questhall.games.rollplayer.moves import Done, DropWeapon, UseSkill
from questhall.games.rollplayer.rules.alignment import can_step, follow_arrow
from questhall.games.rollplayer.rules.market import drop_weapon
from questhall.games.rollplayer.rules.roll import asking
from questhall.games.rollplayer.state import Player, State, skill_of

DONE = Done()
NOTHING: tuple[Move, ...] = ()


def offers(state: State, question: Question, seat: int) -> tuple[Move, ...] | list[Move]:
    """What a seat may do at any moment: use a skill, drop a weapon.

    RP-SKILL-07  Even in another player's turn, unless the card says otherwise.
    """
    player = state.players[seat]
    if not player.skills and not player.weapons:
        return NOTHING
    return [*usable_skills(state, seat), *map(DropWeapon, player.weapons)]


def holds_up(state: State, question: Question, seat: int) -> bool:
    """Whether a seat has a skill to use, so that even a lone move is asked for."""
    return bool(state.players[seat].skills) and bool(usable_skills(state, seat))


def usable_skills(state: State, seat: int) -> list[UseSkill]:
    """The skills a seat could use now, copies by Diplomacy included.

    RP-CARD-14  Any number of skills may be owned.
    """
    moves: list[UseSkill] = []
    for card in state.players[seat].skills:
        if card.exhausted:  # RP-SKILL-06
            continue
        if card.id == "diplomacy":
            moves += diplomacy(state, seat)
        elif is_usable(state, seat, skill_card(card.id)):
            moves.append(UseSkill(card.id))
    return moves


def is_usable(state: State, seat: int, skill: Skill) -> bool:
    """RP-SKILL-05  If the token cannot follow the arrow, the skill cannot be used (a vigilant Paladin stays put).

    RP-SKILL-06  Only while its card is upright.
    """
    player = state.players[seat]
    if skill.arrow is None or not skill.moment(state, seat):
        return False
    return can_step(player, skill.arrow) or has_ability(player, "vigilant")


def diplomacy(state: State, seat: int) -> list[UseSkill]:
    """RP-CLAR-06  Diplomacy copies a skill of another player, when that skill could be used."""
    copies: list[UseSkill] = []
    for other, player in enumerate(state.players):
        if other != seat:
            copies += [
                UseSkill("diplomacy", card.id) for card in player.skills if is_usable(state, seat, skill_card(card.id))
            ]
    return copies


def cut_in(table: Table[State], seat: int, move: UseSkill | DropWeapon) -> Play[None]:
    """Somebody uses a right that holds at any moment."""
    if isinstance(move, DropWeapon):
        drop_weapon(table, seat, move.weapon)
    else:
        yield from asking(table, None, use_skill(table, seat, move))


def use_skill(table: Table[State], seat: int, move: UseSkill) -> Play[None]:
    """Step along the arrow, apply the effect, turn the card sideways.

    RP-CARD-13  Every use changes the alignment of its owner.
    RP-SKILL-02  First the token moves 1 cell along the arrow.
    RP-SKILL-03  Then the effect, which may be left out.
    RP-SKILL-04  Finally the card is turned sideways.
    RP-CLAR-05  Diplomacy turns itself, not the card it copies.
    RP-CLAR-07  It too may be used for the step alone.
    """
    player = table.state.players[seat]
    skill = skill_card(move.copied or move.skill)
    table.tell(SkillUsed(seat, move.skill, move.copied))
    assert skill.arrow is not None
    assert skill.effect is not None
    yield from follow_arrow(table, seat, skill.arrow)
    yield from skill.effect(table, seat)
    exhaust(player, move.skill)


def exhaust(player: Player, skill: str) -> None:
    card = skill_of(player, skill)
    assert card is not None
    card.exhausted = True


def skill_card(id: str) -> Skill:
    card = CARDS[id]
    assert isinstance(card, Skill)
    return card


def use_new_skill(table: Table[State], seat: int) -> Play[None]:
    """RP-SKILL-01  A skill may be used in the turn in which it was bought: its buyer is asked before the turn ends."""
    new = table.state.new_skill
    if any(move.skill == new for move in usable_skills(table.state, seat)):
        yield from table.choose(seat, "market.new_skill", lambda *_: (DONE,), open=True, always=True)


def last_uses(table: Table[State], seat: int) -> Play[None]:
    """The last moment to use skills and to drop weapons, before the final count."""
    player = table.state.players[seat]
    if usable_skills(table.state, seat) or player.weapons:
        yield from table.choose(seat, "final.last", lambda *_: (DONE,), open=True, always=True)
