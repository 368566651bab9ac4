"""What goes on in the middle: whose turn it is, Odium, the cast, the cards that wait to take effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from questhall.games.calltoadventure.state import ODIUM
from questhall.games.calltoadventure.table_view import AttemptView, PlayedView, TableView
from questhall.terminal.boards.calltoadventure.cards import fate_title, in_short
from questhall.terminal.boards.calltoadventure.chances import chance_words
from questhall.terminal.boards.calltoadventure.signs import (
    face_sign,
    face_value,
    indented,
    name_of,
    reward_words,
    rune_word,
    signed,
    strip_reward,
    text_of,
    times,
)
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed


def header(view: TableView, voice: Voice) -> Text:
    """The phase, whose turn it is, who takes a last one, and what the decks of hero and antihero cards hold."""
    text = ink(voice.name("phase", view.phase), "bold")
    if view.phase in ("turn", "confrontation"):
        text.append("  ").append(voice.player(view.active), style=f"bold {seat_style(view.active)}")
    decks = voice.say("text-fate-decks", hero=view.hero_deck, antihero=view.antihero_deck)
    text.append(f"  {decks}", style="dim")
    if view.closer is not None and view.phase == "turn":
        text.append("  ").append(voice.say("text-last-turns", name=voice.player(view.closer)), style="bold red")
    return text


def odium_lines(view: TableView, voice: Voice) -> Iterator[RenderableType]:
    """His experience, his scheme and what he has revealed in this turn."""
    odium = view.odium
    if odium is None:
        return
    title = ink(voice.name("card", "odium"), "bold red")
    title.append("  ").append(voice.say("experience", xp=odium.xp), style="bold")
    yield title.append(f"  {voice.say('text-deck', cards=odium.deck, discard=len(odium.discard))}", style="dim")
    yield indented(ink(f"{name_of(odium.scheme, voice)}: ", "bold").append(text_of(odium.scheme, voice)))
    for card in odium.revealed:
        yield indented(ink(f"{fate_title(card, 1, voice)}: ", "bold").append(text_of(card, voice)))


def dealt_lines(view: TableView, voice: Voice) -> Iterator[RenderableType]:
    """Of two character cards of each kind one is kept: all are worth reading before the first is chosen."""
    if view.seat is None or view.phase != "characters":
        return
    yield ink(voice.say("text-dealt"), "bold")
    for card in view.heroes[view.seat].dealt:
        yield indented(ink(f"{name_of(card, voice)}: ", "bold").append(in_short(card, voice)))


def attempt_lines(view: TableView, voice: Voice) -> Iterator[RenderableType]:
    """The path and what it brings, the runes that lie ready or what they show, the result against the difficulty."""
    attempt = view.attempt
    if attempt is None:
        return
    path = f"{attempt.card}/{attempt.path}"
    title = ink(voice.player(view.active), f"bold {seat_style(view.active)}")
    title.append("  ").append(voice.name("card", attempt.card), style="bold")
    title.append(f": {name_of(path, voice)} ").append(reward_words(strip_reward(path), voice), style="cyan")
    yield title.append("  ").append(voice.say("text-difficulty", difficulty=attempt.difficulty), style="bold")
    yield indented(cast_line(attempt, voice) if attempt.casts else ready_line(view, attempt, voice))
    for mark in attempt.marks:
        yield indented(ink(voice.say(f"text-mark-{dashed(mark)}"), "yellow"))


def ready_line(view: TableView, attempt: AttemptView, voice: Voice) -> Text:
    """Before the cast: how many runes of which kind, the bonus, the chance."""
    counts = Counter(rune_word(rune, voice) for rune in attempt.runes)
    text = ink(voice.say("text-ready"), "dim").append(" ")
    text.append(" ".join(times(word, count) for word, count in counts.items()))
    if attempt.bonus:
        text.append(f"  {voice.say('text-bonus', bonus=signed(attempt.bonus))}")
    return text.append("  ").append(chance_words(view, "attempt", voice), style="bold")


def cast_line(attempt: AttemptView, voice: Voice) -> Text:
    """After the cast: every rune with its face, and how the sum with the bonus stands against the difficulty."""
    text = Text()
    for rune, face in zip(attempt.runes, attempt.faces, strict=True):
        style = ("dim", "", "bold")[face_value(rune, face)]
        text.append(f"[{rune_word(rune, voice)} {face_sign(rune, face, voice)}]", style=style).append(" ")
    total = attempt.sum + attempt.bonus
    passes = total >= attempt.difficulty
    bonus = signed(attempt.bonus) if attempt.bonus else "none"
    words = voice.say("text-result", sum=attempt.sum, bonus=bonus, total=total, difficulty=attempt.difficulty)
    text.append(f" {words} {'✓' if passes else '✗'}", style="bold green" if passes else "bold red")
    return text.append(f"  {voice.say('text-cast-number', number=attempt.casts)}" if attempt.casts > 1 else "")


def stack_lines(view: TableView, voice: Voice) -> Iterator[RenderableType]:
    """Cards that were played and wait: the one played last takes effect first."""
    if view.stack:
        yield ink(voice.say("text-stack"), "bold")
    for number, played in enumerate(reversed(view.stack), start=1):
        yield indented(stack_line(played, number, voice))


def stack_line(played: PlayedView, number: int, voice: Voice) -> Text:
    who = voice.name("card", "odium") if played.seat == ODIUM else voice.player(played.seat)
    aim = f" → {voice.player(played.target)}" if played.target >= 0 else ""
    text = ink(f"{number} {fate_title(played.card, 1, voice)}", "strike" if played.is_cancelled else "bold")
    text.append(f" ({who}{aim}) ", style="dim")
    return text.append(voice.say("text-cancelled") if played.is_cancelled else text_of(played.card, voice))


def found_lines(view: TableView, voice: Voice) -> Iterator[Text]:
    """Allies that came up and are to be attached."""
    for ally in view.found:
        yield ink(f"{voice.say('text-kind-ally')} {name_of(ally, voice)}: ", "bold").append(text_of(ally, voice))
