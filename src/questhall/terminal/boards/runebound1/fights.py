"""A fight: the enemy with its numbers, the hero with his, and what a roll needs."""

from __future__ import annotations

from rich.text import Text

from questhall.engine import Move
from questhall.games.runebound1.components import ATTACKS, KINDS, Kind
from questhall.games.runebound1.moves.fight import AttackWith, Defend
from questhall.games.runebound1.table_view import FightView, TableView
from questhall.terminal.boards.runebound1.middle import card_words
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice

SURE = 1
"""Less than that no die shows."""
UNKNOWN = "?"
"""Between heroes the defender has not rolled yet."""


def fight_lines(view: TableView, fight: FightView, voice: Voice) -> Text:
    """The two sides, and the three phases in columns: what is to be reached, what is added, what a failure costs."""
    text = ink(voice.name("phase", "final") + ". ", "bold red") if fight.reason == "final" else Text()
    text.append(voice.say("text-fight", round=fight.round), style="bold red").append("\n")
    if fight.rival is None:
        text.append(card_words(fight.card, voice), style="bold")
        text.append("  ").append(voice.say("text-life", left=fight.life - fight.wounds, most=fight.life)).append("\n")
    else:
        hero = view.heroes[fight.rival]
        text.append(voice.player(fight.rival), style=f"bold {seat_style(fight.rival)}")
        text.append("  ").append(voice.say("text-life", left=hero.life - hero.wounds, most=hero.life)).append("\n")
    for kind in KINDS:
        text.append_text(phase_line(fight, kind, voice))
    return text


def phase_line(fight: FightView, kind: Kind, voice: Voice) -> Text:
    is_now = fight.phase == "round" and fight.step == kind
    words = voice.say(
        "text-phase",
        kind=voice.name("kind", ATTACKS[kind]),
        target=fight.targets[kind] or UNKNOWN,
        attack=fight.attack[kind],
        defence=fight.defence[kind],
        damage=fight.damage[kind],
    )
    return ink("▶ " if is_now else "  ", "bold").append(words, style="bold" if is_now else "").append("\n")


def needed_words(view: TableView, move: Move, voice: Voice) -> str:
    """What an attack or a defence needs on the die; nothing for other moves."""
    fight = view.fight
    if fight is None:
        return ""
    kind = fight.step
    if isinstance(move, Defend):
        return needs(fight.targets[kind] - fight.defence[kind], voice) if fight.damage[kind] else ""
    if isinstance(move, AttackWith):
        hero = view.heroes[fight.seat]
        allies = {ally.card: ally.attributes[kind] for ally in hero.allies}
        return needs(fight.targets[kind] - allies.get(move.who, fight.attack[kind]), voice)
    return ""


def needs(number: int, voice: Voice) -> str:
    return voice.say("text-needs", number=max(SURE, number))
