"""What a hero has, in numbers: experience, abilities, story icons, the place on the Corruption track."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from questhall.games.calltoadventure.cards.define import FATE
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SETS, TRACK, Space
from questhall.games.calltoadventure.rules.story import set_points
from questhall.games.calltoadventure.table_view import HeroView
from questhall.terminal.boards.calltoadventure.signs import SIDE_SIGNS, TRAGEDY, TRIUMPH, signed
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice


def purse_line(hero: HeroView, voice: Voice) -> Text:
    """Experience, bonuses to come, cards played, the oath."""
    parts = [voice.say("experience", xp=hero.xp)]
    if hero.turn_bonus:
        parts.append(voice.say("text-turn-bonus", bonus=signed(hero.turn_bonus)))
    if hero.next_bonus:
        parts.append(voice.say("text-next-bonus", bonus=signed(hero.next_bonus)))
    if hero.played:
        played = Counter(SIDE_SIGNS[FATE[card].side] for card in hero.played)
        parts.append(voice.say("text-played", cards=" ".join(f"{sign}{count}" for sign, count in played.items())))
    if hero.oath:
        parts.append(voice.say(f"text-oath-{hero.oath}"))
    if hero.has_passed:
        parts.append(voice.say("text-stood"))
    return ink(" · ".join(parts), "bold")


def abilities_line(hero: HeroView, voice: Voice) -> Text:
    text = label("text-abilities", voice)
    for ability in ABILITIES:
        count = hero.abilities[ability]
        text.append(f"{voice.name('ability', ability)} {count}  ", style="" if count else "dim")
    return text


def icons_line(hero: HeroView, voice: Voice) -> Text:
    """How far each set of story icons has come, and what it is worth now."""
    text = label("text-icons", voice)
    most = len(SETS) - 1
    for icon in ICONS:
        count = hero.icons[icon]
        if not count:
            continue
        text.append(f"{voice.name('icon', icon)} {'●' * count}{'○' * (most - count)}")
        text.append(f" {signed(set_points(count))}  " if set_points(count) else "  ", style="bold")
    if hero.radiant:
        text.append(voice.say("text-radiant-now", count=hero.radiant), style="yellow")
    return text if hero.radiant or any(hero.icons.values()) else text.append("—", style="dim")


def track_line(hero: HeroView, voice: Voice) -> Text:
    """The seven spaces from the top down, the marker's in brackets, and what may be played there."""
    text = label("text-track", voice)
    for number, space in enumerate(TRACK):
        here = number == hero.corruption
        text.append(
            f"[{space_signs(space)}]" if here else f" {space_signs(space)} ", style="bold reverse" if here else "dim"
        )
    plays = TRACK[hero.corruption].plays
    return text.append(f"  {voice.say('text-playable', sides='-'.join(plays))}")


def space_signs(space: Space) -> str:
    worth = f"{TRAGEDY}{space.tragedy}" if space.tragedy else f"{TRIUMPH}{space.triumph}".replace("-", "−")
    return worth + "".join(SIDE_SIGNS[side] for side in space.plays)


def label(message: str, voice: Voice) -> Text:
    return ink(f"{voice.say(message)} ", "dim")
