"""What a hero's story holds: catalogue chapters ICON, RAD and what TERM says of the story."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from questhall.games.calltoadventure.cards.define import (
    PARTS,
    STEPS,
    STRIPS,
    Count,
    Happening,
    Power,
    StoryPart,
    Trigger,
)
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SETS, Ability, Icon
from questhall.games.calltoadventure.state import Player, Step

Powers = tuple[tuple[str, Power], ...]
"""Each with the card it is on."""


@dataclass(frozen=True)
class Story:
    """CA-GEN-10  A story added up: icons and points, and the cards that do something."""

    has: dict[Ability | Icon, int]
    """Abilities and icons together,"""
    abilities: dict[Ability, int]
    """and by themselves."""
    icons: dict[Icon, int]
    triumph: int
    tragedy: int
    powers: Powers
    own: dict[Step, Powers]
    """What could be used in a step of the own turn,"""
    helping: dict[Step, Powers]
    """and in one of another hero's."""
    bonuses: tuple[Count, ...]
    triggers: dict[Trigger, tuple[tuple[str, Happening], ...]]
    rights: tuple[str, ...]


def visible(player: Player) -> tuple[str, ...]:
    """CA-TERM-08  The strips that count: character cards, visible paths, traits and allies.

    CA-GEN-07  Whatever path comes into the story makes the hero stronger from then on.
    A destiny counts once it lies face up, a sacrificed ally counts no more.
    """
    strips = (player.origin, player.motivation, *player.story)
    if player.is_revealed:
        strips += (player.destiny,)
    if player.allies:
        strips += tuple([ally.id for ally in player.allies if not ally.is_down])
    return strips


def story_of(player: Player) -> Story:
    """CA-TERM-09  Without the Corruption track and the cards that were played."""
    if player.allies:
        return add_up(visible(player))
    if player.is_revealed:
        return add_up((player.origin, player.motivation, *player.story, player.destiny))
    return add_up((player.origin, player.motivation, *player.story))


@lru_cache(maxsize=1 << 15)
def add_up(strips: tuple[str, ...]) -> Story:
    """It is asked for many times between two changes of a story."""
    has: dict[Ability | Icon, int] = dict.fromkeys((*ABILITIES, *ICONS), 0)
    triumph = tragedy = 0
    for reward in [STRIPS[strip] for strip in strips if strip]:
        for what in reward.shown:
            has[what] += 1
        triumph += reward.triumph
        tragedy += reward.tragedy
    parts = [PARTS[strip] for strip in strips if strip in PARTS]
    powers = tuple([(part.id, part.power) for part in parts if part.power is not None])
    return Story(
        has,
        {ability: has[ability] for ability in ABILITIES},
        {icon: has[icon] for icon in ICONS},
        triumph,
        tragedy,
        powers,
        by_step(powers),
        by_step(tuple([(card, power) for card, power in powers if power.any_hero and power.moment != "turn"])),
        tuple([part.bonus for part in parts if part.bonus is not None]),
        triggers_of(parts),
        tuple([right for part in parts for right in part.rights]),
    )


def by_step(powers: Powers) -> dict[Step, Powers]:
    """The powers whose moment lies in a step of the turn."""
    steps: dict[Step, Powers] = {}
    for card, power in powers:
        for step in STEPS[power.moment]:
            steps[step] = (*steps.get(step, ()), (card, power))
    return steps


def triggers_of(parts: list[StoryPart]) -> dict[Trigger, tuple[tuple[str, Happening], ...]]:
    triggers: dict[Trigger, tuple[tuple[str, Happening], ...]] = {}
    for part in parts:
        for trigger, happening in part.triggers.items():
            triggers[trigger] = (*triggers.get(trigger, ()), (part.id, happening))
    return triggers


def abilities(player: Player, ability: Ability) -> int:
    """CA-FAQ-01  How many icons of an ability the story holds: more than three may be useful."""
    return story_of(player).abilities[ability]


def icons(player: Player, icon: Icon) -> int:
    """How many story icons of a kind, for good."""
    return story_of(player).icons[icon]


def radiants(player: Player) -> int:
    """CA-TERM-05  Radiant icons, as powers ask for them: those until the end of the turn included.

    CA-RAD-02  They switch powers on, and weaken Odium where his scheme says so; to a cast they add nothing themselves.
    """
    return story_of(player).icons["radiant"] + player.radiant


def has_right(player: Player, right: str) -> bool:
    return right in story_of(player).rights


def set_points(count: int) -> int:
    """CA-TERM-06  What so many story icons of one kind are worth at the end."""
    return SETS[min(count, len(SETS) - 1)]
