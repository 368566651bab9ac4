"""What a hero's story is worth so far and may still become, in points."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.calltoadventure.cards.define import ALLIES, DESTINIES, FATE, Reward
from questhall.games.calltoadventure.components import ABILITIES, ICONS, LOWEST, TRACK, WHOLE_STORY
from questhall.games.calltoadventure.rules.scoring import count
from questhall.games.calltoadventure.rules.story import set_points, story_of
from questhall.games.calltoadventure.state import Player, State

ABILITY = (1.0, 0.9, 0.65, 0.15)
"""What the first, second, third and any further icon of an ability bring to all casts of a whole game …"""
ABILITY_WORTH = 3.2
"""… and the most an icon is worth, at the beginning."""
ICON_HOPE = (0.0, 1.1, 1.2, 1.6, 0.0)
"""What so many icons of a kind promise beyond what they are worth already, with the whole game before them."""
CARD_IN_HAND = 1.35
CARD_BARRED = 0.3
"""One the track does not allow to be played now."""
EXPERIENCE = 0.25
"""What an experience is worth beyond its point, while there are casts to come."""
NEAR_THE_END = 0.6
"""What it takes to stand next to the lowest space."""
BONUS = 0.7
"""One to the result of the next turn."""


def worth(state: State, seat: int, *, knows_destiny: bool) -> float:
    """Points so far, and what icons, cards and experience may still bring."""
    player = state.players[seat]
    if not player.origin:
        return 0.0
    points = sum(line.stars for line in count(state, seat, with_destiny=knows_destiny))
    return points + hope(state, player)


def hope(state: State, player: Player) -> float:
    """What is no point yet."""
    left = max(0, WHOLE_STORY - len(player.story)) / WHOLE_STORY
    story = story_of(player)
    total = ABILITY_WORTH * left * ability_strength(tuple(story.abilities.values()))
    total += left * sum(ICON_HOPE[min(story.has[icon], len(ICON_HOPE) - 1)] for icon in ICONS)
    total += EXPERIENCE * left * min(player.xp, 6)
    total += BONUS * (player.next_bonus + player.turn_bonus) * (left > 0)
    total += sum(card_in_hand(player, card) for card in player.hand) * (0.5 + 0.5 * (left > 0))
    if player.corruption == LOWEST - 1:
        total -= NEAR_THE_END * left
    if not player.is_revealed and player.destiny and DESTINIES[player.destiny].is_radiant:
        total += left
    return total


def card_in_hand(player: Player, card: str) -> float:
    return CARD_IN_HAND if FATE[card].side in TRACK[player.corruption].plays else CARD_BARRED


@lru_cache(4096)
def ability_strength(counts: tuple[int, ...]) -> float:
    """Icons bring less the more there are of one kind; the two best kinds count most."""
    strengths = sorted((sum(ABILITY[min(n, 3)] for n in range(held)) for held in counts), reverse=True)
    return sum(strength * weight for strength, weight in zip(strengths, (1.0, 0.9, 0.8, 0.7, 0.6, 0.5), strict=True))


def reward_worth(state: State, seat: int, strip: Reward, ally: str) -> float:
    """What a strip that may come into the story brings: counted by laying it there in thought."""
    player = state.players[seat]
    left = max(0, WHOLE_STORY - len(player.story) - 1) / WHOLE_STORY
    story = story_of(player)
    total = float(strip.triumph + strip.tragedy)
    before = tuple(story.abilities.values())
    after = tuple(story.has[ability] + strip.abilities.count(ability) for ability in ABILITIES)
    total += ABILITY_WORTH * left * (ability_strength(after) - ability_strength(before))
    for icon in dict.fromkeys(strip.icons):
        total += icon_worth(story.has[icon], strip.icons.count(icon), left)
    total += strip.xp * (1.0 + EXPERIENCE) + (strip.hero + strip.antihero) * CARD_IN_HAND
    total += track_worth(player, strip.moons - strip.suns)
    if ally:
        total += 1.0 + reward_worth(state, seat, ALLIES[ally].reward, "")
    return total


def icon_worth(held: int, more: int, left: float) -> float:
    def value(icons: int) -> float:
        return set_points(icons) + left * ICON_HOPE[min(icons, len(ICON_HOPE) - 1)]

    return value(held + more) - value(held)


def track_worth(player: Player, down: int) -> float:
    """What moving so many spaces down (or up) changes in the count."""
    space = min(LOWEST, max(0, player.corruption + down))
    now, then = TRACK[player.corruption], TRACK[space]
    return float(then.triumph + then.tragedy - now.triumph - now.tragedy)
