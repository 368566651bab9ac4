"""A hero's board: three columns with their strips, abilities and icons counted, the track, allies, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from questhall.games.calltoadventure.cards.define import FATE
from questhall.games.calltoadventure.components import CARDS_PER_CHAPTER, TRACK
from questhall.games.calltoadventure.table_view import HeroView, TableView
from questhall.terminal.boards.calltoadventure.cards import fate_title
from questhall.terminal.boards.calltoadventure.counts import abilities_line, icons_line, label, purse_line, track_line
from questhall.terminal.boards.calltoadventure.score import score_line
from questhall.terminal.boards.calltoadventure.signs import (
    indented,
    is_at_work,
    name_of,
    reward_words,
    standing_words,
    strip_reward,
    text_of,
)
from questhall.terminal.screen import Room, ink, seat_style
from questhall.terminal.voice import Voice

EMPTY = "·"
COLUMNS = ("origin", "motivation", "destiny")


def sheet(view: TableView, seat: int, voice: Voice, room: Room) -> RenderableType:
    """Everything before one hero, in a frame of the player's colour; on a small screen without the texts."""
    hero = view.heroes[seat]
    board = in_lines(hero, voice) if room.is_small else in_columns(hero, voice)
    counts = [purse_line(hero, voice), abilities_line(hero, voice), icons_line(hero, voice), track_line(hero, voice)]
    cards = [*ally_lines(hero, voice), *hand_lines(hero, voice, with_texts=not room.is_small)]
    inside = Group(board, *counts, *cards, score_line(hero.score, voice))
    title = ink(voice.player(seat), f"bold {seat_style(seat)}")
    return Panel(inside, title=title, title_align="left", border_style=seat_style(seat), box=box.ROUNDED)


def in_columns(hero: HeroView, voice: Voice) -> Table:
    """Three character cards side by side, below them what was tucked there; a dot where there is still room."""
    table = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in COLUMNS:
        table.add_column(ratio=1)
    characters = (hero.origin, hero.motivation, hero.destiny)
    table.add_row(*(character(hero, number, voice) for number in range(len(COLUMNS))))
    table.add_row(*(Text(text_of(card, voice) if card else "", style="dim") for card in characters))
    columns = [tucked(hero, number) for number in range(len(COLUMNS))]
    for strips in zip_longest(*columns):
        table.add_row(*(strip_line(strip, voice) if strip is not None else "" for strip in strips))
    return table


def in_lines(hero: HeroView, voice: Voice) -> Group:
    """The same one below the other."""
    lines: list[Text] = []
    for number in range(len(COLUMNS)):
        lines.append(character(hero, number, voice))
        lines += [strip_line(strip, voice) for strip in tucked(hero, number) if strip]
    return Group(*lines)


def character(hero: HeroView, number: int, voice: Voice) -> Text:
    """A character card with its symbols."""
    card = (hero.origin, hero.motivation, hero.destiny)[number]
    kind = voice.say(f"text-kind-{COLUMNS[number]}")
    if not card:
        return ink(f"{kind}: {voice.say('text-hidden')}", "dim")
    text = ink(kind, "dim").append(f" {name_of(card, voice)}", style="bold")
    signs = standing_words(strip_reward(card), voice)
    text.append(f" {signs}" if signs else "", style="cyan")
    is_secret = COLUMNS[number] == "destiny" and not hero.is_revealed
    return text.append(f" ({voice.say('text-secret')})", style="dim") if is_secret else text


def tucked(hero: HeroView, number: int) -> list[str]:
    """The strips under a character card, three at least: empty where a card is still to come."""
    start = number * CARDS_PER_CHAPTER
    end = start + CARDS_PER_CHAPTER if number < len(COLUMNS) - 1 else None
    strips = hero.story[start:end]
    return strips + [""] * (CARDS_PER_CHAPTER - len(strips))


def strip_line(strip: str, voice: Voice) -> Text:
    """The path that was taken, or the trait, with its symbols; what still works is told."""
    if not strip:
        return ink(f" {EMPTY}", "dim")
    text = ink(f" {name_of(strip, voice)}").append(f" {reward_words(strip_reward(strip), voice)}", style="cyan")
    return text.append(f" {text_of(strip, voice)}", style="dim") if is_at_work(strip) else text


def ally_lines(hero: HeroView, voice: Voice) -> Iterator[Text]:
    for ally in hero.allies:
        text = label("text-kind-ally", voice).append(
            name_of(ally.id, voice), style="strike" if ally.is_down else "bold"
        )
        yield text.append(f" {voice.say('text-ally-lost') if ally.is_down else text_of(ally.id, voice)}", style="dim")


def hand_lines(hero: HeroView, voice: Voice, *, with_texts: bool) -> Iterator[RenderableType]:
    """The own cards with their moment, or their text that begins with it; of others how many of each kind."""
    if not hero.hand:
        if hero.hero_cards or hero.antihero_cards:
            yield ink(voice.say("text-hand-of", hero=hero.hero_cards, antihero=hero.antihero_cards))
        return
    yield ink(voice.say("text-hand"), "bold")
    for card, count in Counter(hero.hand).items():
        may = FATE[card].side in TRACK[hero.corruption].plays
        text = ink(f"{fate_title(card, count, voice)}: ", "bold" if may else "dim")
        text.append(text_of(card, voice) if with_texts else voice.say(f"text-moment-{FATE[card].moment}"))
        yield indented(text if may else text.append(f" ✗ {voice.say('text-track-bars')}", style="red"))
