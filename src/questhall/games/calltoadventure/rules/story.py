"""What a hero's story holds: catalogue chapters ICON, RAD and what TERM says of the story."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from questhall.games.calltoadventure.cards.define import PARTS, STRIPS, Count, Happening, Power, Trigger
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SETS, Ability, Icon
from questhall.games.calltoadventure.state import Player


@dataclass(frozen=True)
class Story:
    """CA-GEN-10  A story added up: icons and points, and the cards that do something."""

    abilities: dict[Ability, int]
    icons: dict[Icon, int]
    triumph: int
    tragedy: int
    powers: tuple[tuple[str, Power], ...]
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
        strips += tuple(ally.id for ally in player.allies if not ally.is_down)
    return strips


def story_of(player: Player) -> Story:
    """CA-TERM-09  Without the Corruption track and the cards that were played."""
    return add_up(visible(player))


@lru_cache(maxsize=1 << 15)
def add_up(strips: tuple[str, ...]) -> Story:
    rewards = [STRIPS[strip] for strip in strips if strip]
    parts = [PARTS[strip] for strip in strips if strip in PARTS]
    triggers: dict[Trigger, tuple[tuple[str, Happening], ...]] = {}
    for part in parts:
        for trigger, happening in part.triggers.items():
            triggers[trigger] = (*triggers.get(trigger, ()), (part.id, happening))
    return Story(
        {ability: sum(reward.abilities.count(ability) for reward in rewards) for ability in ABILITIES},
        {icon: sum(reward.icons.count(icon) for reward in rewards) for icon in ICONS},
        sum(reward.triumph for reward in rewards),
        sum(reward.tragedy for reward in rewards),
        tuple((part.id, part.power) for part in parts if part.power is not None),
        tuple(part.bonus for part in parts if part.bonus is not None),
        triggers,
        tuple(right for part in parts for right in part.rights),
    )


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
