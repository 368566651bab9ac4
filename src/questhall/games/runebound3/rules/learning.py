"""Learning skills, their limits, and training: catalogue chapters SKILL, TRAIN, BODY, MIND, SPIRIT."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import SKILLS, Cost, Skill
from questhall.games.runebound3.events.skills import SkillDiscarded, SkillLearned
from questhall.games.runebound3.heroes import ATTRIBUTES, Attribute
from questhall.games.runebound3.moves.skills import DiscardSkill, Learn, SpendTrophy
from questhall.games.runebound3.rules.bonuses import at_least_zero, hand_limit
from questhall.games.runebound3.rules.exerting import draw_skills, keep_hand_limit
from questhall.games.runebound3.rules.health import follow_health
from questhall.games.runebound3.rules.parties import resolve_moment
from questhall.games.runebound3.rules.trophies import DECKS, spend_trophy, trophies_of
from questhall.games.runebound3.state import Player, State


def learnable(state: State, seat: int) -> list[Learn]:
    """R3-SKILL-03  Whoever has the trophies may learn a skill of the hand."""
    player = state.players[seat]
    if not player.trophies:
        return []
    return [Learn(card) for card in sorted(set(player.hand)) if can_afford(state, seat, SKILLS[card])]


def can_afford(state: State, seat: int, skill: Skill) -> bool:
    """R3-SKILL-04  A grey symbol is paid with any trophy."""
    if len(skill.cost) > len(state.players[seat].trophies):
        return False
    asked = Counter(skill.cost)
    return all(len(trophies_of(state, seat, deck)) >= asked[deck] for deck in DECKS)


def learn(table: Table[State], seat: int, card: str) -> Play[None]:
    """Pay with trophies, the coloured symbols first, then put the skill face up beside the hero.

    R3-SKILL-01  Any number of skills in one turn, before and after actions,
    R3-SKILL-06  also after the last one,
    R3-SKILL-07  but not in the middle of one.
    R3-TROPHY-01  Trophies are there to be spent on skills.
    """
    skill = SKILLS[card]
    state = table.state
    for symbol in sorted(skill.cost, key=lambda symbol: symbol == "any"):
        yield from pay_symbol(table, seat, symbol)
    state.players[seat].hand.remove(card)
    yield from place_skill(table, seat, card)


def pay_symbol(table: Table[State], seat: int, symbol: Cost) -> Play[None]:
    def ways(state: State, seat: int) -> Sequence[SpendTrophy]:
        return [SpendTrophy(deck) for deck in DECKS if symbol in ("any", deck) and trophies_of(state, seat, deck)]

    answer = yield from table.choose(seat, "learn.pay", ways)
    spend_trophy(table, seat, answer.deck)


def place_skill(table: Table[State], seat: int, card: str) -> Play[None]:
    """R3-SKILL-05  A learned skill lies face up and works from now on."""
    table.state.players[seat].skills.append(card)
    table.learn("skill")
    table.tell(SkillLearned(seat, card))
    yield from keep_limits(table, seat)
    yield from resolve_moment(table, seat, "learned")


def keep_limits(table: Table[State], seat: int) -> Play[None]:
    """Cards came or went: skills, hand and health follow."""
    player = table.state.players[seat]
    while any(has_too_many(player, name) for name in ATTRIBUTES):  # what is discarded may lower another attribute
        for name in ATTRIBUTES:
            yield from keep_skill_limit(table, seat, name)
    yield from keep_hand_limit(table, seat)
    yield from follow_health(table, seat)


def keep_skill_limit(table: Table[State], seat: int, name: Attribute) -> Play[None]:
    """R3-SKILL-12  No more learned skills of a type than the attribute has points.

    R3-ATTR-05  So it is for each attribute:
    R3-BODY-02  body,
    R3-MIND-02  mind
    R3-SPIRIT-02  and spirit.
    R3-SKILL-13  What is too many is discarded,
    R3-SKILL-15  also by learning one more: the hero chooses which, be it the new one.
    R3-SKILL-14  For no other reason are learned skills discarded.
    """
    player = table.state.players[seat]
    while has_too_many(player, name):
        answer = yield from table.choose(
            seat, "skills.discard", lambda state, seat: [*map(DiscardSkill, skills_of(state.players[seat], name))]
        )
        player.skills.remove(answer.skill)
        table.state.skill_discard.append(answer.skill)
        table.tell(SkillDiscarded(seat, answer.skill))


def has_too_many(player: Player, name: Attribute) -> bool:
    return len(skills_of(player, name)) > at_least_zero(player, name)


def skills_of(player: Player, name: Attribute) -> list[str]:
    return [card for card in player.skills if SKILLS[card].kind == name]


def train(table: Table[State], seat: int) -> Play[None]:
    """R3-TRAIN-01  Draw as many skill cards as the hand limit, then discard down to it.

    R3-TRAIN-02  Nothing is learned before that.
    """
    yield from draw_skills(table, seat, hand_limit(table.state.players[seat]))
