"""Everything in the box, laid in by id. Whoever plays imports this first."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.cards.adventures import ADVENTURE_CARDS
from questhall.games.runebound3.cards.assets import ASSET_CARDS
from questhall.games.runebound3.cards.define import (
    ABILITIES,
    ADVENTURES,
    ASSETS,
    ENEMIES,
    HERO_ABILITIES,
    SKILLS,
    STORIES,
    Asset,
    Enemy,
    Skill,
)
from questhall.games.runebound3.cards.heroes import ABILITIES_OF
from questhall.games.runebound3.cards.skills import SKILL_CARDS
from questhall.games.runebound3.cards.stories import STORY_CARDS
from questhall.games.runebound3.cards.villains import VILLAINS


def lay_in_abilities(abilities: Iterable[Ability]) -> None:
    for ability in abilities:
        assert ability.id not in ABILITIES, ability.id
        ABILITIES[ability.id] = ability


def lay_in() -> None:
    HERO_ABILITIES.update(ABILITIES_OF)
    SKILLS.update({card.id: card for card in SKILL_CARDS})
    ASSETS.update({card.id: card for card in ASSET_CARDS})
    ADVENTURES.update({card.id: card for card in ADVENTURE_CARDS})
    STORIES.update({card.id: card for card in STORY_CARDS})
    enemies = [card for card in ADVENTURE_CARDS if isinstance(card, Enemy)]
    enemies += [card.enemy for card in STORY_CARDS if card.enemy is not None]
    ENEMIES.update({card.id: card for card in (*enemies, *VILLAINS)})
    owners: list[Skill | Asset | Enemy] = [*SKILL_CARDS, *ASSET_CARDS, *ENEMIES.values()]
    for owner in owners:
        lay_in_abilities(owner.abilities)
    for abilities in ABILITIES_OF.values():
        lay_in_abilities(abilities)


lay_in()
