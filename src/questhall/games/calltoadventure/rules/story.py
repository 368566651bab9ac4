"""What a hero's story holds: catalogue chapters ICON, RAD and what TERM says of the story."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from questhall.games.calltoadventure.cards.define import (
    PARTS,
    STEPS,
    STRIPS,
    WORKING,
    Count,
    Happening,
    Power,
    StoryPart,
    Trigger,
)
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SETS, Ability, Icon
from questhall.games.calltoadventure.state import ALL_STEPS, Player, Step

Powers = tuple[tuple[str, Power], ...]
"""Each with the card it is on."""
NO_ICONS: dict[Ability | Icon, int] = dict.fromkeys((*ABILITIES, *ICONS), 0)
NO_POWERS: dict[Step, Powers] = dict.fromkeys(ALL_STEPS, ())


class Works(Struct, frozen=True, gc=False):
    """What the cards of a story do there, besides counting."""

    powers: Powers
    own: dict[Step, Powers]
    """What could be used in a step of the own turn,"""
    helping: dict[Step, Powers]
    """and in one of another hero's."""
    bonuses: tuple[Count, ...]
    triggers: dict[Trigger, tuple[tuple[str, Happening], ...]]
    rights: tuple[str, ...]


class Story(Struct, frozen=True, gc=False):
    """CA-GEN-10  A story added up: icons and points, and the cards that do something."""

    has: dict[Ability | Icon, int]
    """Abilities and icons together."""
    triumph: int
    tragedy: int
    works: Works

    @property
    def abilities(self) -> dict[Ability, int]:
        return {ability: self.has[ability] for ability in ABILITIES}

    @property
    def icons(self) -> dict[Icon, int]:
        return {icon: self.has[icon] for icon in ICONS}


def visible(player: Player) -> tuple[str, ...]:
    """CA-TERM-08  The strips that count: character cards, visible paths, traits and allies.

    CA-GEN-07  Whatever path comes into the story makes the hero stronger from then on.
    A destiny counts once it lies face up, a sacrificed ally counts no more.
    """
    strips = [player.origin, player.motivation, *player.story]
    if player.is_revealed:
        strips.append(player.destiny)
    for ally in player.allies:
        if not ally.is_down:
            strips.append(ally.id)
    return tuple(strips)


def story_of(player: Player) -> Story:
    """CA-TERM-09  Without the Corruption track and the cards that were played.

    Where it is asked for most, what is remembered is taken without this call: `player.remembered or story_of(player)`.
    """
    story: Story | None = player.remembered
    if story is None:
        story = player.remembered = add_up(visible(player))
    return story


def grow(player: Player, strip: str) -> None:
    """A strip has come into a story: it is added to what is remembered."""
    before: Story | None = player.remembered
    if before is None:
        return
    reward = STRIPS[strip]
    has = before.has.copy()
    for what in reward.shown:
        has[what] += 1
    triumph, tragedy = before.triumph + reward.triumph, before.tragedy + reward.tragedy
    works = works_of(working(visible(player))) if strip in WORKING else before.works
    player.remembered = Story(has, triumph, tragedy, works)


@lru_cache(maxsize=1 << 12)
def add_up(strips: tuple[str, ...]) -> Story:
    """It is asked for many times between two changes of a story."""
    has = NO_ICONS.copy()
    triumph = tragedy = 0
    for reward in [STRIPS[strip] for strip in strips if strip]:
        for what in reward.shown:
            has[what] += 1
        triumph += reward.triumph
        tragedy += reward.tragedy
    return Story(has, triumph, tragedy, works_of(working(strips)))


def working(strips: tuple[str, ...]) -> tuple[str, ...]:
    """Those that do something in a story, besides counting."""
    return tuple([strip for strip in strips if strip in WORKING])


@cache
def works_of(cards: tuple[str, ...]) -> Works:
    """Fewer cards work than count: heroes whose stories differ otherwise share this."""
    parts = [PARTS[card] for card in cards]
    powers = tuple([(part.id, part.power) for part in parts if part.power is not None])
    return Works(
        powers,
        by_step(powers),
        by_step(tuple([(card, power) for card, power in powers if power.any_hero and power.moment != "turn"])),
        tuple([part.bonus for part in parts if part.bonus is not None]),
        triggers_of(parts),
        tuple([right for part in parts for right in part.rights]),
    )


def by_step(powers: Powers) -> dict[Step, Powers]:
    """For each step of a turn, the powers whose moment lies in it."""
    steps = NO_POWERS.copy()
    for card, power in powers:
        for step in STEPS[power.moment]:
            steps[step] += ((card, power),)
    return steps


def triggers_of(parts: list[StoryPart]) -> dict[Trigger, tuple[tuple[str, Happening], ...]]:
    triggers: dict[Trigger, tuple[tuple[str, Happening], ...]] = {}
    for part in parts:
        for trigger, happening in part.triggers.items():
            triggers[trigger] = (*triggers.get(trigger, ()), (part.id, happening))
    return triggers


def abilities(player: Player, ability: Ability) -> int:
    """CA-FAQ-01  How many icons of an ability the story holds: more than three may be useful."""
    return story_of(player).has[ability]


def icons(player: Player, icon: Icon) -> int:
    """How many story icons of a kind, for good."""
    return story_of(player).has[icon]


def radiants(player: Player) -> int:
    """CA-TERM-05  Radiant icons, as powers ask for them: those until the end of the turn included.

    CA-RAD-02  They switch powers on, and weaken Odium where his scheme says so; to a cast they add nothing themselves.
    """
    return story_of(player).has["radiant"] + player.radiant


def has_right(player: Player, right: str) -> bool:
    return right in story_of(player).works.rights


def set_points(count: int) -> int:
    """CA-TERM-06  What so many story icons of one kind are worth at the end."""
    return SETS[min(count, len(SETS) - 1)]
