"""What lies before a hero: values, items, allies, experience."""

from __future__ import annotations

from rich.text import Text

from questhall.games.runebound1.components import ATTRIBUTES, COLOURS
from questhall.games.runebound1.table_view import AllyView, HeroView, TableView
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def title_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Who it is, and how the hero fares."""
    hero = view.heroes[seat]
    text = ink(f"{seat + 1} {voice.player(seat)}", f"bold {seat_style(seat)}")
    if not hero.hero:
        return text
    text.append(f"  {voice.name('card', hero.hero)}", style="bold")
    if hero.is_dead:
        return text.append("  ").append(voice.say("text-dead"), style="red")
    text.append("  ").append(voice.say("text-life", left=hero.life - hero.wounds, most=hero.life))
    text.append("  ").append(voice.say("text-stamina", left=hero.stamina - hero.exhaustion, most=hero.stamina))
    text.append("  ").append(voice.say("gold", gold=hero.gold))
    text.append("  ").append(voice.say("text-runes", count=hero.runes + len(hero.trophies)), style="bold red")
    if hero.hex >= 0:
        text.append("  ").append(voice.name("hex", str(hero.hex)), style="italic")
    return text.append(f"  {voice.say('text-knocked-out')}", style="red") if hero.is_knocked_out else text


def rival_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Another hero in one line and a half."""
    hero = view.heroes[seat]
    text = title_line(view, seat, voice)
    if hero.hero and not hero.is_dead:
        cards = [voice.name("card", card) for card in (*hero.items, *(ally.card for ally in hero.allies))]
        text.append(f"\n    {numbers(hero, voice)}  {', '.join(cards)}", style="dim")
    return text


def numbers(hero: HeroView, voice: Voice) -> str:
    """Attributes with the damage of their attack."""
    pairs = zip(ATTRIBUTES, hero.attributes, hero.damage, strict=True)
    return "  ".join(f"{voice.name('attribute', name)} {value}/{damage}" for name, value, damage in pairs)


def own_sheet(view: TableView, seat: int, voice: Voice) -> Text:
    """Everything the player at the screen has."""
    hero = view.heroes[seat]
    text = title_line(view, seat, voice).append(f"\n    {numbers(hero, voice)}\n")
    counters = [f"{voice.name('colour', c)} {n}" for c, n in zip(COLOURS, hero.counters, strict=True) if n]
    rows = [
        ("text-skills", [f"{voice.name('skill', skill)} +{plus}" for skill, plus in hero.skills.items()]),
        ("text-items", [card_line(card, hero, voice) for card in hero.items]),
        ("text-allies", [ally_line(ally, hero, voice) for ally in hero.allies]),
        ("text-counters", counters),
    ]
    for message, cards in rows:
        if cards:
            text.append(f"    {voice.say(message)}: ", style="dim").append("; ".join(cards)).append("\n")
    return text.append(f"    {voice.say('text-experience', points=hero.points, cost=view.improvement)}")


def card_line(card: str, hero: HeroView, voice: Voice) -> str:
    """An activated card stands in brackets."""
    name = voice.name("card", card)
    return f"({name})" if card in hero.face_down else name


def ally_line(ally: AllyView, hero: HeroView, voice: Voice) -> str:
    name = card_line(ally.card, hero, voice)
    life = voice.say("text-life", left=ally.life - ally.wounds, most=ally.life)
    values = "/".join(map(str, ally.attributes))
    return f"{name} [{life}; {values}]"
