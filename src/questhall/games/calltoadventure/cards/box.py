"""The box: every deck is laid in here, once."""

from __future__ import annotations

from questhall.games.calltoadventure.cards import (
    antiheroes,
    base_characters,
    base_fate,
    base_story,
    destinies,
    heroes,
    motivations,
    odium,
    origins,
)
from questhall.games.calltoadventure.cards.define import (
    ACT_OF,
    ALLIES,
    CHALLENGES,
    DESTINIES,
    FATE,
    HELPERS,
    HELPFUL,
    MOTIVATIONS,
    ORIGINS,
    PARTS,
    SCHEMES,
    STEPS,
    STRIPS,
    TRAITS,
    WORKING,
    Ally,
    Challenge,
    Destiny,
    FateCard,
    Motivation,
    Origin,
    StoryPart,
    Trait,
)
from questhall.games.calltoadventure.cards.story import act1, act2, act3, allies

DECKS: dict[type[StoryPart], dict[str, StoryPart]] = {
    Origin: ORIGINS,  # type: ignore[dict-item]
    Motivation: MOTIVATIONS,  # type: ignore[dict-item]
    Destiny: DESTINIES,  # type: ignore[dict-item]
    Trait: TRAITS,  # type: ignore[dict-item]
    Ally: ALLIES,  # type: ignore[dict-item]
}


def lay_in(*cards: StoryPart | Challenge) -> None:
    for card in cards:
        if isinstance(card, Challenge):
            CHALLENGES[card.id] = card
            STRIPS[f"{card.id}/upper"] = card.upper.reward
            STRIPS[f"{card.id}/lower"] = card.lower.reward
        else:
            DECKS[type(card)][card.id] = PARTS[card.id] = card
            STRIPS[card.id] = card.reward
            note(card)
        if isinstance(card, Challenge | Trait) and card.act:
            ACT_OF[card.id] = card.act


def note(card: StoryPart) -> None:
    """Whether a card does something in a story, for its own hero or for others."""
    if card.power or card.bonus or card.triggers or card.rights:
        WORKING.add(card.id)
    if isinstance(card, Destiny) and card.power and card.power.any_hero:
        HELPERS.add(card.id)
        HELPFUL.update(STEPS[card.power.moment])


def lay_in_fate(*cards: FateCard) -> None:
    for card in cards:
        FATE[card.id] = card


lay_in(*origins.CARDS, *motivations.CARDS, *destinies.CARDS, *base_characters.CARDS)
lay_in(*act1.CARDS, *act2.CARDS, *act3.CARDS, *allies.CARDS, *base_story.CARDS, odium.CARD)
lay_in_fate(*heroes.CARDS, *antiheroes.CARDS, *base_fate.CARDS)
SCHEMES.update((scheme.id, scheme) for scheme in odium.SCHEME_CARDS)
