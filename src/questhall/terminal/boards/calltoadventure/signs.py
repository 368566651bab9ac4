"""Cards, runes and rewards in few signs: STR, ◇2, ▲, ☾. The legend below the rows says what they mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rich.padding import Padding
from rich.text import Text

from questhall.games.calltoadventure.cards.define import CHALLENGES, FATE, PARTS, Reward
from questhall.games.calltoadventure.components import DARK, FACES, VALUES, Symbol
from questhall.games.calltoadventure.state import AllyCard, PathName, Player
from questhall.games.calltoadventure.table_view import HeroView
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

HERO, ANTIHERO = "▲", "▼"
TRIUMPH, TRAGEDY = "◇", "◆"
MOON, SUN, RADIANT = "☾", "☼", "☉"
UPPER, LOWER = "↑", "↓"
SIDE_SIGNS = {"hero": HERO, "antihero": ANTIHERO}
PATH_SIGNS: dict[PathName, str] = {"upper": UPPER, "lower": LOWER}
FACE_SIGNS: dict[Symbol, str] = {
    "blank": "○",
    "bar": "|",
    "ability": "●",
    "moon": MOON,
    "hero": HERO,
    "antihero": ANTIHERO,
    "either": HERO + ANTIHERO,
}
"""Experience is told in words."""


def reward_words(reward: Reward, voice: Voice) -> str:
    """Everything a strip shows."""
    return " ".join(reward_parts(reward, voice))


def reward_parts(reward: Reward, voice: Voice) -> Iterator[str]:
    yield from (times(short(ability, voice), count) for ability, count in Counter(reward.abilities).items())
    yield from (times(icon_sign(icon, voice), count) for icon, count in Counter(reward.icons).items())
    if reward.triumph:
        yield f"{TRIUMPH}{reward.triumph}"
    if reward.tragedy:
        yield f"{TRAGEDY}{reward.tragedy}"
    signs = {HERO: reward.hero, ANTIHERO: reward.antihero, MOON: reward.moons, SUN: reward.suns}
    yield from (times(sign, count) for sign, count in signs.items() if count)
    if reward.xp:
        yield voice.say("experience", xp=reward.xp)


def standing_words(reward: Reward, voice: Voice) -> str:
    """What stays in the story: what a card brings once is told in its text."""
    return reward_words(replace(reward, hero=0, antihero=0, xp=0, moons=0, suns=0), voice)


def times(word: str, count: int) -> str:
    return word if count == 1 else f"{word}×{count}"


def short(ability: str, voice: Voice) -> str:
    return voice.say(f"text-ability-{ability}")


def icon_sign(icon: str, voice: Voice) -> str:
    return RADIANT if icon == "radiant" else voice.name("icon", icon)


def name_of(card: str, voice: Voice) -> str:
    """Of a card, or of the path that was taken: `escape/upper`."""
    return voice.name("path" if "/" in card else "card", card)


def text_of(card: str, voice: Voice) -> str:
    """What is printed on a card about what it does; a challenge says nothing but its paths."""
    message = f"card-{dashed(card)}.text"
    return voice.say(message) if voice.has(message) else ""


def strip_reward(strip: str) -> Reward:
    """The symbols of something in a story."""
    card, _, path = strip.partition("/")
    if path:
        return CHALLENGES[card].path("upper" if path == "upper" else "lower").reward
    return PARTS[card].reward


def is_at_work(strip: str) -> bool:
    """Whether a strip goes on doing something, so that its text is worth a look."""
    part = PARTS.get(strip)
    return part is not None and bool(part.power or part.bonus or part.triggers or part.rights)


def side_sign(card: str) -> str:
    return SIDE_SIGNS[FATE[card].side]


def rune_word(rune: str, voice: Voice) -> str:
    """`core`, `Dark`, `STR`, and with a star the special rune of an ability."""
    kind, number = rune[:-1], rune[-1]
    if rune in DARK or kind == "core":
        return voice.say(f"text-rune-{kind}")
    return short(kind, voice) + ("*" if number == "3" else "")


def face_sign(rune: str, face: int, voice: Voice) -> str:
    symbol = FACES[rune][face]
    return FACE_SIGNS.get(symbol) or voice.say("text-face-xp")


def face_value(rune: str, face: int) -> int:
    return VALUES[FACES[rune][face]]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def indented(text: Text, by: int = 2) -> Padding:
    """All lines of a text that may need several begin a little to the right."""
    return Padding(text, (0, 0, 0, by))


def as_player(hero: HeroView) -> Player:
    """What lies open of a hero, for questions that the rules answer."""
    return Player(
        origin=hero.origin,
        motivation=hero.motivation,
        destiny=hero.destiny,
        is_revealed=hero.is_revealed,
        story=hero.story,
        allies=[AllyCard(ally.id, ally.is_down) for ally in hero.allies],
        xp=hero.xp,
        corruption=hero.corruption,
        used_up=hero.used,
    )
