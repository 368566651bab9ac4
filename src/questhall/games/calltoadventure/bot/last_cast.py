"""The last casts: how likely all heroes pass Odium's challenge and clear his card, if they go on as heroes do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import floor
from typing import NamedTuple

from questhall.games.calltoadventure.cards.define import DESTINIES, FATE, Power
from questhall.games.calltoadventure.components import CORE, LOWEST, ODIUM_DIFFICULTY, TRACK, WHOLE_STORY
from questhall.games.calltoadventure.odds import Kinds, ways
from questhall.games.calltoadventure.rules.story import add_up, visible
from questhall.games.calltoadventure.state import Player

GROWTH = (0.9, 0.9, 0.9, 0.8, 0.8, 0.8, 0.2, 0.2, 0.2)
"""What each card of a story adds to the two best abilities, if it is still to come: those of act III bring points …"""
ROOM = 1.3
"""… and what each icon that is missing there could add at most."""
LUCK = 0.15
"""Cards for the hand that come along with it."""
POWER = 1.4
"""What the power of an order adds to a cast, once there are Radiant icons enough."""
SHADOW = 0.3
"""What Odium's own cards take from it."""
LAST_TURN = 0.75
"""Of the last turns after the first hero is done one in four is a failure."""
HELP = {
    "immortal_words": 1.0,
    "stormlight": 1.0,
    "hasty_shelter": 0.4,
    "words_of_an_ideal": 2.0,
    "morning_kata": 1.0,
    "ardents_blessing": 1.0,
    "glyphward": 0.2,
    "whisper_of_a_spren": 1.5,
    "shoulder_to_shoulder": 2.0,
    "borrowed_shardplate": 1.1,
    "honorblade": 3.0,
    "sudden_highstorm": 1.5,
}
"""What cards add to a last cast, whoever holds them."""
OPEN = 0.6
"""What it is worth that hero cards may be played, whatever they will be."""
QUARTERS = 4


class Caster(NamedTuple):
    """A cast to come: its runes, and what stands beside them. Without runes it is a result."""

    runes: Kinds
    plus: float


class Sketch(NamedTuple):
    """A hero as he will stand before Odium, in a few numbers."""

    best: tuple[int, int]
    """Icons of the two best abilities,"""
    plus: float
    """what powers add,"""
    cards: int
    """and how long the story is."""


def sketch(player: Player, *gains: str) -> Sketch:
    """A hero, with the strips he is about to gain: the card itself, and an ally perhaps."""
    hidden = not player.is_revealed
    spent = player.destiny in player.used
    return draw(visible(player) + gains, player.destiny, hidden, spent, len(player.story) + bool(gains))


@lru_cache(1 << 14)
def draw(strips: tuple[str, ...], destiny: str, is_hidden: bool, is_spent: bool, cards: int) -> Sketch:
    story = add_up(strips)
    *_, other, best = sorted(story.abilities.values())
    power = DESTINIES[destiny].power if destiny and not is_spent else None
    plus = 0.0 if power is None else order_power(power, story.has["radiant"] + is_hidden)
    return Sketch((min(3, best), min(3, other)), plus, cards)


def order_power(power: Power, radiants: int) -> float:
    """The nearer a hero is to what his order asks for, the more its power may be hoped for."""
    return POWER * min(1.0, radiants / max(1, power.radiant)) ** 2


@lru_cache(1 << 14)
def caster(hero: Sketch, to_come: float, help: float) -> Caster:
    """The last cast of a hero who has so many cards still to come."""
    one, other = hero.best
    runes = (len(CORE), min(one, 2) + min(other, 2), (one > 2) + (other > 2))
    growth = min(part_of(GROWTH, hero.cards, to_come), ROOM * (6 - one - other)) + LUCK * to_come
    return Caster(runes, quarter(hero.plus + growth + help - SHADOW))


def part_of(ladder: tuple[float, ...], cards: int, more: float) -> float:
    """What so many more cards bring, after those there are already."""
    whole = floor(more)
    total = sum(ladder[cards : cards + whole])
    return total + (more - whole) * ladder[cards + whole] if cards + whole < len(ladder) else total


def quarter(number: float) -> float:
    return round(QUARTERS * number) / QUARTERS


def to_come(heroes: Sequence[Sketch]) -> list[float]:
    """How many cards each hero may still gain: the story told first ends all others a turn later."""
    least = min(WHOLE_STORY - hero.cards for hero in heroes)
    return [min(WHOLE_STORY - hero.cards, least + LAST_TURN) for hero in heroes]


def help_in_hand(player: Player, down: float = 0.0) -> float:
    """The cards that may be played where the marker will stand."""
    plays = TRACK[min(LOWEST, player.corruption + round(down))].plays
    return sum(HELP.get(card, 0.0) for card in player.hand if FATE[card].side in plays)


def late_help(player: Player) -> float:
    """Those of them that may still be played when the runes have fallen."""
    plays = TRACK[player.corruption].plays
    cards = [FATE[card] for card in player.hand if FATE[card].moment in ("any", "during")]
    return sum(HELP.get(card.id, 0.0) for card in cards if card.side in plays)


def help_to_come(player: Player, down: float = 0.0) -> float:
    """Where hero cards may be played, those that will be drawn will help, too."""
    return OPEN if "hero" in TRACK[min(LOWEST, player.corruption + round(down))].plays else 0.0


def chance_of_all(casters: Sequence[Caster], xp: float) -> float:
    """How likely all of them pass and clear so much experience together."""
    low = floor(xp)
    part = xp - low
    order = tuple(sorted(casters))
    sure = enough(order, max(0, low))
    return sure if part < 0.01 else (1 - part) * sure + part * enough(order, max(0, low + 1))


def enough(casters: tuple[Caster, ...], xp: int) -> float:
    return sum(together(casters)[xp:])


@lru_cache(1 << 14)
def together(casters: tuple[Caster, ...]) -> tuple[float, ...]:
    """How likely all pass with so much in all above what they need."""
    if not casters:
        return (1.0,)
    rest, own = together(casters[:-1]), above(casters[-1])
    if not rest or not own:
        return ()
    sums = [0.0] * (len(rest) + len(own) - 1)
    for i, one in enumerate(rest):
        for j, other in enumerate(own):
            sums[i + j] += one * other
    return tuple(sums)


@lru_cache(1 << 12)
def above(cast: Caster) -> tuple[float, ...]:
    """How likely a cast passes with 0, 1, 2 … above what it needs; what is missing to 1 fails."""
    sums = ways(cast.runes)
    low = floor(cast.plus)
    part = cast.plus - low
    found: list[float] = []
    for margin in range(max(0, len(sums) + low + 1 - ODIUM_DIFFICULTY)):
        total = margin + ODIUM_DIFFICULTY - low
        found.append(((1 - part) * at(sums, total) + part * at(sums, total - 1)) / sum(sums))
    return tuple(found)


def at(sums: tuple[int, ...], total: int) -> int:
    return sums[total] if 0 <= total < len(sums) else 0
