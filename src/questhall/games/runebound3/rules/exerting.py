"""The hand of skill cards: drawing, the hand limit, exerting. Catalogue chapters DRAW, HAND, EXERT."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.events.hero import Exerted
from questhall.games.runebound3.events.skills import SkillDiscarded, SkillsDrawn
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard
from questhall.games.runebound3.rules.bonuses import hand_limit
from questhall.games.runebound3.state import State


def take_from_skill_deck(table: Table[State], count: int) -> list[str]:
    """Cards from the top of the skill deck.

    R3-DRAW-01  Cards are drawn from the top.
    R3-SKILL-08  When the deck runs out, its discard pile is shuffled and becomes the new deck.
    R3-LIMIT-04  The same holds for assets.
    """
    state = table.state
    cards: list[str] = []
    while len(cards) < count:
        if not state.skill_deck:
            state.skill_deck, state.skill_discard = state.skill_discard, []
        if not state.skill_deck:
            break
        cards += table.draws(state.skill_deck, min(count - len(cards), len(state.skill_deck)), "deck.skills")
    return cards


def draw_skills(table: Table[State], seat: int, count: int) -> Play[None]:
    """R3-DRAW-04  Several cards are drawn before any is looked at.

    R3-DRAW-03  Then the hand is cut down to its limit.
    """
    cards = take_from_skill_deck(table, count)
    if cards:
        table.state.players[seat].hand += cards
        table.tell_only([seat], SkillsDrawn(seat, len(cards), tuple(cards)), SkillsDrawn(seat, len(cards)))
    yield from keep_hand_limit(table, seat)


def hand_cards(state: State, seat: int) -> Sequence[DiscardSkill]:
    return [DiscardSkill(card) for card in sorted(set(state.players[seat].hand))]


def keep_hand_limit(table: Table[State], seat: int) -> Play[None]:
    """R3-SKILL-10  Nobody holds more skill cards than the hand limit.

    R3-HAND-02  What is too many is discarded at once.
    R3-SKILL-11  Otherwise no card is discarded from the hand at will.
    """
    player = table.state.players[seat]
    while len(player.hand) > hand_limit(player):
        answer = yield from table.choose(seat, "hand.discard", hand_cards)
        discard_from_hand(table, seat, answer.skill)
        table.tell(SkillDiscarded(seat, answer.skill))


def discard_from_hand(table: Table[State], seat: int, card: str) -> None:
    """R3-DISCARD-01  Face up, on the pile next to its deck."""
    state = table.state
    state.players[seat].hand.remove(card)
    state.skill_discard.append(card)
    table.learn("hand")


def cards_to_exert(state: State, seat: int) -> Sequence[ExertCard]:
    return [ExertCard(card) for card in sorted(set(state.players[seat].hand))]


def exert(table: Table[State], seat: int) -> Play[None]:
    """R3-EXERT-01  A hero exerts by discarding a skill card from hand.

    R3-EXERT-06  Only the hand limits how often.
    """
    answer = yield from table.choose(seat, "hand.exert", cards_to_exert, always=True)
    discard_from_hand(table, seat, answer.skill)
    table.tell(Exerted(seat, answer.skill))
