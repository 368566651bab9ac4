"""How likely a test is to bring successes: what a seat knows of the skill deck is which cards it has not seen."""

from __future__ import annotations

from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.odds import chance_of_successes
from questhall.games.runebound3.table_view import TableView


def chance_of_test(view: TableView, successes: int, cards: int) -> float:
    """How often the next cards of the skill deck bear so many symbols of success.

    For the seat the deck is any part of the cards it has not seen; the others are in other hands. When the deck runs
    out, the discard pile is shuffled, and everybody has seen that.
    """
    if successes <= 0:
        return 1.0
    unseen = unseen_skills(view)
    hits, deck = successes_in(unseen), view.decks["skills"]
    if cards <= deck:
        return chance_of_successes(successes, cards, hits, len(unseen))
    pile, rest = view.skill_discard, min(cards - deck, len(view.skill_discard))
    return sum(
        exactly(first, deck, hits, len(unseen))
        * (1.0 if first >= successes else chance_of_successes(successes - first, rest, successes_in(pile), len(pile)))
        for first in range(deck + 1)
    )


def exactly(successes: int, revealed: int, hits: int, cards: int) -> float:
    if not revealed:
        return 1.0
    at_least = chance_of_successes(successes, revealed, hits, cards)
    return at_least - chance_of_successes(successes + 1, revealed, hits, cards)


def unseen_skills(view: TableView) -> list[str]:
    """Those of the deck and of the other hands."""
    seen = {*view.skill_discard, *view.revealed, *view.shown, *view.out}
    for hero in view.heroes:
        seen |= {*hero.hand, *hero.skills}
    return [card for card in SKILLS if card not in seen]


def successes_shown(view: TableView) -> int:
    """On the cards revealed so far."""
    return successes_in(view.revealed)


def successes_in(cards: list[str]) -> int:
    return sum(SKILLS[card].success for card in cards)
