"""What lies before a hero: values, cards, trophies, quests."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from questhall.games.runebound3.cards.define import ASSETS, SKILLS
from questhall.games.runebound3.table_view import HeroView, TableView
from questhall.terminal.boards.runebound3.places import coordinates, hexes_of_card, places
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def title_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Who it is, and how the hero fares."""
    hero = view.heroes[seat]
    text = ink(f"{seat + 1} {voice.player(seat)}", f"bold {seat_style(seat)}")
    if not hero.hero:
        return text
    text.append(f"  {voice.name('hero', hero.hero)}", style="bold")
    if hero.is_eliminated:
        return text.append("  ").append(voice.say("text-out"), style="red")
    text.append("  ").append(
        voice.say("text-values", health=hero.health - hero.damage, most=hero.health, gold=hero.gold), style=""
    )
    text.append("  ").append(voice.say(f"text-tokens-{view.scenario.replace('_', '-')}", count=hero.tokens))
    if hero.hex >= 0:
        text.append("  ").append(f"{voice.name('hex', str(hero.hex))} ({coordinates(hero.hex)})", style="italic")
    return text.append_text(troubles(hero, voice))


def troubles(hero: HeroView, voice: Voice) -> Text:
    text = Text()
    if hero.is_defeated:
        text.append("  ").append(voice.say("text-defeated"), style="bold red")
    if hero.is_delayed:
        text.append("  ").append(voice.say("text-delayed"), style="yellow")
    return text


def rival_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Another hero in one line and a half."""
    hero = view.heroes[seat]
    text = title_line(view, seat, voice)
    if hero.hero and not hero.is_eliminated:
        cards = [
            *(voice.name("skill", card) for card in hero.skills),
            *(voice.name("asset", card) for card in hero.assets),
        ]
        text.append(f"\n    {voice.say('text-hand', count=len(hero.hand))}  ", style="dim")
        text.append(trophies(hero, voice), style="dim").append("  " + ", ".join(cards), style="dim")
    return text


def trophies(hero: HeroView, voice: Voice) -> str:
    counts = Counter(trophy.deck for trophy in hero.trophies)
    words = [f"{voice.name('deck', deck)} {count}" for deck, count in sorted(counts.items())]
    return voice.say("text-trophies", cards=", ".join(words) or "—")


def own_sheet(view: TableView, seat: int, voice: Voice) -> Text:
    """Everything the player at the screen has."""
    hero = view.heroes[seat]
    text = title_line(view, seat, voice).append("\n    ")
    text.append(
        voice.say("text-attributes", body=hero.body, mind=hero.mind, spirit=hero.spirit, speed=hero.speed)
    ).append("  ").append(voice.say("text-points", count=hero.points), style="bold").append("\n")
    rows = [
        ("text-cards-hand", [skill_in_hand(card, voice) for card in hero.hand if card]),
        ("text-cards-skills", [voice.name("skill", card) for card in hero.skills]),
        ("text-cards-assets", [asset_line(card, voice) for card in hero.assets]),
        ("text-cards-quests", [place_line(card, voice) for card in hero.quests]),
        ("text-cards-rumours", [place_line(card, voice) for card in hero.rumours]),
    ]
    for message, cards in rows:
        if cards:
            text.append(f"    {voice.say(message)}: ", style="dim").append("; ".join(cards)).append("\n")
    return text.append("    ").append(trophies(hero, voice))


def skill_in_hand(card: str, voice: Voice) -> str:
    skill = SKILLS[card]
    cost = "+".join(voice.say(f"text-cost-{symbol}") for symbol in skill.cost)
    star = " ★" if skill.success else ""
    return f"{voice.name('skill', card)} ({voice.name('attribute', skill.kind)}, {cost}{star})"


def asset_line(card: str, voice: Voice) -> str:
    token = ASSETS[card].token
    return f"{voice.name('asset', card)} [{voice.name('token', token)}]" if token else voice.name("asset", card)


def place_line(card: str, voice: Voice) -> str:
    return f"{voice.name('card', card)} → {places(hexes_of_card(card), voice)}"
