"""Everything in the box, laid in by id. Whoever plays imports this first."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.runebound1.cards.adventures import ADVENTURE_CARDS
from questhall.games.runebound1.cards.define import (
    ABILITIES,
    ADVENTURES,
    ALLIES,
    FOES,
    HEROES,
    ITEMS,
    LAWS,
    Ability,
    AdventureCard,
    Ally,
    Challenge,
    Encounter,
    EventCard,
    Hero,
    Item,
)
from questhall.games.runebound1.cards.heroes import HERO_CARDS
from questhall.games.runebound1.cards.market import ALLY_CARDS, ITEM_CARDS


def rewards() -> tuple[list[Item], list[Ally]]:
    """Adventure cards that are kept as items or allies."""
    challenges = [card for card in ADVENTURE_CARDS if isinstance(card, Challenge)]
    items = [card.reward.item for card in challenges if card.reward.item is not None]
    items += [card.kept for card in ADVENTURE_CARDS if isinstance(card, Encounter) and card.kept is not None]
    return items, [card.reward.ally for card in challenges if card.reward.ally is not None]


def lay_in_abilities(abilities: Iterable[Ability]) -> None:
    for ability in abilities:
        assert ability.id not in ABILITIES, ability.id
        ABILITIES[ability.id] = ability


def lay_in_adventure(card: AdventureCard) -> None:
    ADVENTURES[card.id] = card
    if isinstance(card, Challenge | Encounter) and card.foe is not None:
        FOES[card.id] = card.foe
    if isinstance(card, EventCard):
        LAWS[card.id] = card.gives


def lay_in() -> None:
    items, allies = rewards()
    HEROES.update({card.id: card for card in HERO_CARDS})
    ITEMS.update({card.id: card for card in (*ITEM_CARDS, *items)})
    ALLIES.update({card.id: card for card in (*ALLY_CARDS, *allies)})
    for card in ADVENTURE_CARDS:
        lay_in_adventure(card)
    owners: list[Hero | Item | Ally] = [*HEROES.values(), *ITEMS.values(), *ALLIES.values()]
    for owner in owners:
        lay_in_abilities(owner.abilities)


lay_in()
