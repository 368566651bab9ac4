"""The others at the table, two lines each."""

from __future__ import annotations

from rich.text import Text

from questhall.games.calltoadventure.components import ABILITIES, ICONS, TRACK, WHOLE_STORY
from questhall.games.calltoadventure.state import chapter
from questhall.games.calltoadventure.table_view import HeroView, TableView
from questhall.terminal.boards.calltoadventure.counts import space_signs
from questhall.terminal.boards.calltoadventure.score import total
from questhall.terminal.boards.calltoadventure.signs import as_player, icon_sign, name_of, short
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def rival_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Who it is and how far along; what the hero has and what it is worth."""
    hero = view.heroes[seat]
    text = ink(f"▌ {voice.player(seat)}", f"bold {seat_style(seat)}")
    if not hero.origin:
        return text
    names = [name_of(card, voice) for card in (hero.origin, hero.motivation, hero.destiny) if card]
    text.append(f"  {' · '.join(names)}")
    act = voice.name("act", str(chapter(as_player(hero))))
    text.append(f"  {act}, {voice.say('text-story', cards=len(hero.story), whole=WHOLE_STORY)}", style="dim")
    text.append(f"  {voice.say('text-points-now', count=total(hero.score))}", style="yellow")
    return text.append("\n    ").append(" · ".join(belongings(hero, voice)), style="dim")


def belongings(hero: HeroView, voice: Voice) -> list[str]:
    abilities = " ".join(
        f"{short(ability, voice)}{count}" for ability in ABILITIES if (count := hero.abilities[ability])
    )
    icons = " ".join(f"{icon_sign(icon, voice)}{count}" for icon in ICONS if (count := hero.icons[icon]))
    parts = [
        voice.say("experience", xp=hero.xp),
        f"{voice.say('text-track')} {space_signs(TRACK[hero.corruption])}",
        voice.say("text-hand-of", hero=hero.hero_cards, antihero=hero.antihero_cards),
        abilities,
        icons,
        ", ".join(name_of(ally.id, voice) for ally in hero.allies if not ally.is_down),
        voice.say(f"text-oath-{hero.oath}") if hero.oath else "",
    ]
    return [part for part in parts if part]
